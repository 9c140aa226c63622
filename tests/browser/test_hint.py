"""A hint at the table: it glows, says why, and goes when the choice is made."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.test_lesson import SPILT

HIGH = "document.querySelector('section.card').getBoundingClientRect().height / innerHeight"

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


@pytest.mark.parametrize("size", [PHONE, (360, 640)])
def test_on_a_phone_a_hint_is_a_low_sheet_that_says_how_long_it_thinks(size: tuple[int, int], visitor: Open) -> None:
    """Given a phone, then the sheet takes 35 % of the height at most; while it thinks it counts and can be sent away."""
    page = visitor(size=size, lang="de", touch=True)
    hands.start(page, "king_of_tokyo")
    sheet = page.locator("section.card.placed")
    page.route("**/hint", lambda route: None)  # an answer that never comes
    page.locator("button.hint").click()
    expect(sheet.get_by_role("timer")).to_have_text(re.compile(r"^[1-9] s$"))
    assert page.evaluate(HIGH) <= 0.35
    before = hands.number(page)
    sheet.get_by_role("button", name="Abbrechen").click()
    expect(sheet).to_have_count(0)
    assert hands.number(page) == before
    page.unroute("**/hint")
    ask(page)
    for more in (sheet, sheet.locator(".compare")):  # as it comes, then with the chances
        if more.count():
            more.click()
            page.wait_for_timeout(300)
            assert page.evaluate(HIGH) <= 0.35
            assert all(page.evaluate(RINGED))
            expect(sheet.get_by_role("button", name="Schließen")).to_be_in_viewport()
    assert sheet.bounding_box()["width"] > 0.9 * size[0]  # type: ignore[index]


@pytest.mark.parametrize("text", [150, 200])
@pytest.mark.parametrize("size", [PHONE, (360, 640)])
def test_a_hint_has_letters_as_large_as_the_question(size: tuple[int, int], text: int, visitor: Open) -> None:
    """Given large letters on a phone, then a hint follows, nothing of it is cut, and its buttons can be pressed."""
    page = visitor(size=size, text=text, lang="de", touch=True)
    hands.start(page, "king_of_tokyo")
    ask(page)
    for more in ("h2", ".compare"):  # as it comes, then with the chances
        if page.locator(f"section.card {more}").count():
            page.locator(f"section.card {more}").tap()
            page.wait_for_timeout(300)
            letters, asked = page.evaluate(
                "['section.card ol', '.prompt .main'].map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"
            )
            assert letters >= 0.85 * asked
            assert page.evaluate(SPILT, "section.card") == []
            assert page.evaluate(HIGH) <= 0.5


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
