"""Everything explains itself: every figure of a seat, every die."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import DESK, PHONE, Open

GAMES = ("antler_island", "dolmengoetter", "king_of_tokyo", "poseidons_kingdom", "reef")

# Figures of seats that no explanation covers: digits in a chip, a seat's panel or one's own line.
UNEXPLAINED = """() => {
  const figures = []
  for (const place of document.querySelectorAll('.chip .figures, .chip .points, .seats .points, .seats .own')) {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const element = walker.currentNode.parentElement
      if (!/\\d/.test(walker.currentNode.textContent) || element.closest('.visually-hidden, .look, [data-thing]')) continue
      if (!element.closest('[data-explained]:not(.chip, .head)')) figures.push(element.className + ': ' + walker.currentNode.textContent)
    }
  }
  return figures
}"""


def tip_of(page: Page, thing: str) -> str:
    """What is said to a pointer that stays on a thing."""
    page.locator(thing).first.hover()
    page.mouse.move(*(one + 1 for one in middle(page, thing)))
    bubble = page.locator(".tip-bubble.on")
    bubble.wait_for()
    return bubble.inner_text()


def middle(page: Page, thing: str) -> tuple[float, float]:
    box = page.locator(thing).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_every_figure_of_a_seat_is_explained(game: str, size: tuple[int, int], visitor: Open) -> None:
    page = visitor(size=size)
    hands.start(page, game)
    assert page.evaluate(UNEXPLAINED) == []


@pytest.mark.parametrize("size", [DESK, PHONE])
@pytest.mark.parametrize("game", GAMES)
def test_the_keyboard_hears_what_the_figures_of_a_seat_mean(game: str, size: tuple[int, int], visitor: Open) -> None:
    """Given the focus on a rival's head, when it stays, then its name and every figure with its meaning come up."""
    page = visitor(size=size)
    hands.start(page, game)
    page.keyboard.press("Tab")  # from now on the focus is seen
    for seat in page.locator(".chip:not(.own), .seats button.head").all():
        figures = seat.locator("xpath=ancestor-or-self::*[self::li][1]").locator(
            "[data-explained]:not([data-thing], button)"
        )
        seat.focus()
        bubble = page.locator(".tip-bubble.on")
        bubble.wait_for()
        lines = bubble.inner_text().split("\n")
        assert lines[0] in (seat.inner_text(), seat.locator("b, .name").first.inner_text())
        assert len(lines) > figures.count() > 0
        assert all(len(line) > 3 for line in lines[1:])
        page.mouse.move(3, 3)
        page.keyboard.press("Escape")
        seat.evaluate("(one) => one.blur()")
        expect(bubble).to_have_count(0)


def test_every_die_of_king_of_tokyo_says_what_it_is_for(visitor: Open) -> None:
    """Given a throw, when the pointer stays on a die, then it says what this face brings."""
    page = visitor(lang="de")
    hands.start(page, "king_of_tokyo", players=2)
    page.locator('[data-thing^="die:"]').first.wait_for()
    for die in range(6):
        said = tip_of(page, f'[data-thing="die:{die}"]')
        assert any(word in said for word in ("Ruhmpunkt", "heilt", "Energie", "nimmt 1 Leben")), said
        page.mouse.move(4, 4)


def test_a_tip_has_letters_as_large_as_the_question(visitor: Open) -> None:
    page = visitor(size=PHONE, lang="de", text=200)
    hands.start(page, "king_of_tokyo", players=2)
    page.locator('[data-thing^="die:"]').first.wait_for()
    tip_of(page, '[data-thing="die:0"]')
    letters, asked = page.evaluate(
        "['.tip-bubble', '.prompt .main'].map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"
    )
    assert letters >= 0.85 * asked


# A thing of each game that says what it is for, and what it says.
SAID_ALOUD = [
    ("king_of_tokyo", "die:0", r"Leben|Ruhmpunkt|Energie"),
    ("poseidons_kingdom", "tentacle:T1", "Gefangene Freunde"),
    ("antler_island", "space:C", "3 Punkte"),
    ("dolmengoetter", "herbs", "legt sich hin"),
]


@pytest.mark.parametrize(("game", "thing", "words"), SAID_ALOUD)
def test_who_cannot_see_hears_what_a_thing_is_for(game: str, thing: str, words: str, visitor: Open) -> None:
    """Given a thing whose explanation says more than its name, then a screen reader reads it out as well, once."""
    page = visitor(lang="de")
    hands.start(page, game, players=3)
    one = page.locator(f'[data-thing="{thing}"]').first
    hands.wait_until(lambda: bool(one.count()) or hands.click_moves(page, 1) is not None)
    expect(one).to_have_accessible_description(re.compile(words))
    name = one.get_attribute("aria-label") or ""
    assert not (one.get_attribute("aria-description") or "").startswith(name)
    assert page.evaluate("() => document.querySelectorAll('[aria-description=\"\"]').length") == 0


def test_after_a_click_the_prompt_asks_the_next_thing(visitor: Open) -> None:
    """Given druids on the board, when one is clicked, then the prompt asks where it goes, with the number of places,
    and a screen reader hears it."""
    page = visitor(lang="de")
    hands.start(page, "dolmengoetter", players=2)
    druid = page.locator('[data-thing^="druid:"].lit')
    hands.wait_until(lambda: bool(druid.count()) or hands.click_moves(page, 1) is not None)
    druid.first.click()
    expect(page.locator(".prompt .main")).to_contain_text("Wohin geht dein Druide?")
    expect(page.locator('[data-live="prompt"]')).to_have_text(re.compile(r"Wohin geht dein Druide\? \d+ Pl"))
