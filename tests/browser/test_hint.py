"""A hint at the table: it glows, says why, and goes when the choice is made."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import DESK, PHONE, Open

# The things that a hint rings, each with what lies under the middle of its ring.
RINGED = """() => [...document.querySelectorAll('[data-advised]')].map((ring) => {
  const box = ring.getBoundingClientRect()
  const under = document.elementsFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  const thing = ring.dataset.advised
  return under.some((one) => one.closest(thing === 'answer' ? '.answer' : `[data-thing="${thing}"]`))
})"""


# The first ringed thing that is not picked yet.
NEXT = """() => [...document.querySelectorAll('[data-advised]')].map((ring) => ring.dataset.advised)
  .map((thing) => thing === 'answer' ? '.prompt .answer' : `[data-thing="${thing}"].lit:not(.picked)`)
  .find((wanted) => document.querySelector(wanted))"""


def ask(page: Page) -> None:
    button = page.locator("button.hint")
    expect(button).to_be_enabled()
    button.click()
    page.get_by_role("region", name="Hint").or_(page.get_by_role("region", name="Tipp")).wait_for()
    page.locator("[data-advised]").first.wait_for()


@pytest.mark.parametrize(
    ("game", "size", "lang"), [("king_of_tokyo", DESK, "de"), ("reef", PHONE, "en"), ("dolmengoetter", PHONE, "de")]
)
def test_a_hint_glows_says_why_and_can_be_followed(game: str, size: tuple[int, int], lang: str, visitor: Open) -> None:
    """Given a game against bots, when somebody asks, then rings lie on the choice, and clicking them makes it."""
    page = visitor(size=size, lang=lang, touch=size == PHONE)
    hands.start(page, game)
    ask(page)
    assert all(page.evaluate(RINGED)), "a ring marks nothing, or the card covers it"
    card = page.locator("section.card")
    assert card.locator("li").count() in (1, 2)
    compare = card.locator(".compare")
    if compare.count():
        compare.click()
        assert 1 <= card.locator(".bar").count() <= 3
        expect(card.locator(".bar + b").first).to_contain_text("%")
    before = hands.number(page)
    for _ in range(12):
        if hands.number(page) > before or not page.locator("[data-advised]").count():
            break
        page.locator(page.evaluate(NEXT)).first.click()
        page.wait_for_timeout(200)
    hands.wait_until(lambda: hands.number(page) > before)
    expect(card).to_have_count(0)


def test_escape_closes_a_hint_and_it_is_read_aloud(visitor: Open) -> None:
    page = visitor()
    hands.start(page, "reef")
    ask(page)
    expect(page.locator("section.card h2")).to_have_attribute("aria-live", "polite")
    page.keyboard.press("Escape")
    expect(page.locator("section.card")).to_have_count(0)
    expect(page.locator("[data-advised]")).to_have_count(0)


def test_no_lamp_with_other_people_unless_the_host_allows_hints(visitor: Open) -> None:
    """Given a table of two people, then there is a lamp only where the host said so."""
    for allowed in (False, True):
        page = visitor()
        page.locator('.card[data-game="reef"]').click()
        hands.pick(page, "mode", "screen")
        if allowed:
            page.get_by_label("Everybody at the table may ask for hints").check()
        page.locator("button.start").click()
        page.locator(".prompt").wait_for()
        expect(page.locator("button.hint")).to_have_count(int(allowed))
