"""Everything explains itself: every figure of a seat, every die; what a line of the log speaks of lights up."""

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
      if (!element.closest('[data-explained]')) figures.push(element.className + ': ' + walker.currentNode.textContent)
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


def test_every_die_of_king_of_tokyo_says_what_it_is_for(visitor: Open) -> None:
    """Given a throw, when the pointer stays on a die, then it says what this face brings."""
    page = visitor(lang="de")
    hands.start(page, "king_of_tokyo", players=2)
    page.locator('[data-thing^="die:"]').first.wait_for()
    for die in range(6):
        said = tip_of(page, f'[data-thing="die:{die}"]')
        assert any(word in said for word in ("Ruhmpunkt", "heilt", "Energie", "nimmt 1 Leben")), said
        page.mouse.move(4, 4)


def test_after_a_click_the_prompt_asks_the_next_thing(visitor: Open) -> None:
    """Given druids on the board, when one is clicked, then the prompt asks where it goes, with the number of places."""
    page = visitor(lang="de")
    hands.start(page, "dolmengoetter", players=2)
    druid = page.locator('[data-thing^="druid:"].lit')
    hands.wait_until(lambda: bool(druid.count()) or hands.click_moves(page, 1) is not None)
    druid.first.click()
    expect(page.locator(".prompt .main")).to_contain_text("Wohin geht dein Druide?")


def test_a_line_of_the_log_lights_what_it_speaks_of(visitor: Open) -> None:
    page = visitor(lang="en")
    hands.start(page, "dolmengoetter", players=2)
    hands.click_moves(page, 2)
    page.get_by_role("tab", name="Log").click()
    page.locator(".log li", has_text="puts a druid on").first.hover()
    expect(page.locator("[data-spoken]").first).to_be_visible()
