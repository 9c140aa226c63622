"""What fingers and keys do on a board: enlarge it, look closer before letting go, see where the focus is."""

import re

import pytest
from playwright.sync_api import CDPSession, Page, expect

import spieltisch
from tests.browser.conftest import PHONE, Open
from tests.browser.hands import number, pick, wait_until

Point = tuple[float, float]


def sit_down(visitor: Open, game: str, **wishes: object) -> Page:
    page = visitor(f"/new/{game}", size=PHONE, touch=True, **wishes)
    page.locator("button.start").wait_for()
    pick(page, "level", "random")
    page.locator("button.start").tap()
    page.locator(".thing.lit").first.wait_for()
    return page


def fingers(hand: CDPSession, kind: str, *points: Point) -> None:
    hand.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y} for x, y in points]})


def middle(page: Page, selector: str) -> Point:
    box = page.locator(selector).first.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_two_fingers_enlarge_the_board_and_a_button_brings_it_back(visitor: Open) -> None:
    page = sit_down(visitor, "poseidons_kingdom")
    before = page.locator(".whole").bounding_box()
    x, y = middle(page, ".zone-board")
    hand = page.context.new_cdp_session(page)
    n = number(page)
    fingers(hand, "touchStart", (x - 20, y), (x + 20, y))
    for step in range(1, 5):
        fingers(hand, "touchMove", (x - 20 - 15 * step, y), (x + 20 + 15 * step, y))
    fingers(hand, "touchEnd")
    enlarged = page.locator(".whole").bounding_box()
    assert before
    assert enlarged
    assert enlarged["width"] > 2 * before["width"]
    assert number(page) == n, "nothing was chosen by it"
    page.get_by_role("button", name="Show the whole board").tap()
    expect(page.locator(".zoomed")).to_have_count(0)
    assert page.locator(".whole").bounding_box() == before


def test_a_finger_that_stays_looks_closer_and_takes_what_it_lets_go_on(visitor: Open) -> None:
    page = sit_down(visitor, "poseidons_kingdom")
    first, second = page.locator(".field.lit").nth(0), page.locator(".field.lit").nth(1)
    n = number(page)
    names = [one.get_attribute("data-thing") for one in (first, second)]
    hand = page.context.new_cdp_session(page)
    fingers(hand, "touchStart", middle(page, f'[data-thing="{names[0]}"]'))
    expect(page.locator(".lens")).to_be_visible()
    x, y = middle(page, f'[data-thing="{names[1]}"]')
    fingers(hand, "touchMove", (x, y))
    expect(page.locator(".lens span")).to_have_text(str(second.get_attribute("aria-label")))
    fingers(hand, "touchEnd")
    expect(page.locator(".lens")).to_have_count(0)
    wait_until(lambda: number(page) > n)
    entered = page.locator(f'[data-thing="{names[1]}"]').get_attribute("aria-label") or ""
    assert "Ada" in entered, "the swimmer entered where the finger let go"


def test_who_follows_the_action_sees_the_seat_that_moves(visitor: Open) -> None:
    page = sit_down(visitor, "reef", follow=True, speed="slow")
    own = page.locator(".zone-large .large")
    expect(own).to_have_count(0)
    page.locator(".cell.lit, .thing.lit").first.dispatch_event("click")

    def followed() -> bool:
        lit = page.locator(".thing.lit, .prompt [data-action]:not(:disabled)")
        if lit.count():
            lit.last.dispatch_event("click")
        return own.count() > 0

    wait_until(followed, 60)
    assert own.get_attribute("aria-label") != "Ada"


# The colours that mark the focus on each thing that Tab can reach: the two rings of a drawn piece, line and shadow of the rest.
FOCUSED = """() => [...document.querySelectorAll('.thing.lit, button, a, input, summary')].flatMap((one) => {
  one.focus()
  if (document.activeElement !== one || !one.matches(':focus-visible') || one.tabIndex < 0) return []
  const seen = (part) => Number(getComputedStyle(part).opacity) === 1
  const rings = [...one.querySelectorAll(':scope > .ring')].filter(seen).map((ring) => getComputedStyle(ring).stroke)
  const style = getComputedStyle(one)
  const line = style.outlineStyle === 'none' ? [] : [style.outlineColor, style.boxShadow]
  return [{ what: one.outerHTML.slice(0, 120), drawn: one.matches('g.thing'), colours: one.matches('g.thing') ? rings : line }]
})"""


@pytest.mark.parametrize("game", spieltisch.games())
def test_the_focus_is_seen_on_every_ground(game: str, visitor: Open) -> None:
    """Whatever lies below differs from one of two colours, by day and at night, on the board and beside it."""
    # The last of three stags has no choice of its space, and nothing on the island glows: then another table.
    page = next(page for page in (sit_down(visitor, game) for _ in range(9)) if page.locator("g.thing.lit").count())
    page.keyboard.press("Tab")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        marked = page.evaluate(FOCUSED)
        assert len(marked) > 5
        assert any(one["drawn"] for one in marked)
        faint = [one for one in marked if len(one["colours"]) < 2 or contrast(one["colours"]) < 9]
        assert not faint


def contrast(colours: list[str]) -> float:
    """Of the lightest to the darkest of these colours, as WCAG counts it."""

    def light(colour: str) -> float:
        found = re.search(r"rgb\((\d+), (\d+), (\d+)\)", colour)
        assert found, colour
        parts = [int(part) / 255 for part in found.groups()]
        red, green, blue = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue

    lights = sorted(light(colour) for colour in colours)
    return (lights[-1] + 0.05) / (lights[0] + 0.05)


def test_turning_the_phone_and_the_keyboard_of_the_chat_keep_the_turn(visitor: Open) -> None:
    page = sit_down(visitor, "king_of_tokyo")
    page.locator('[data-thing^="die:"].lit').first.wait_for()
    dice = page.locator('[data-thing^="die:"]')
    before = dice.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))")
    dice.first.tap()

    def sorted_dice() -> list[str]:
        return list(dice.evaluate_all("all => all.map((one) => one.getAttribute('aria-label'))"))

    wait_until(lambda: sorted_dice() != before)
    sorted_once, n = sorted_dice(), number(page)
    for size in ((844, 390), PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.wait_for_timeout(100)
        assert sorted_dice() == sorted_once

    page.get_by_role("button", name="Chat").tap()
    words = page.get_by_role("textbox")
    words.fill("One mo")
    page.set_viewport_size({"width": PHONE[0], "height": 480})  # what a keyboard leaves
    expect(words).to_be_in_viewport(ratio=1)
    words.press_sequentially("ment")
    expect(words).to_have_value("One moment")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("button", name="Close").tap()

    assert sorted_dice() == sorted_once
    assert number(page) == n
    page.locator(".prompt .thing.lit, .prompt [data-action]").last.tap()
    wait_until(lambda: number(page) > n)


def test_the_phone_hums_when_it_is_ones_turn_if_wanted(visitor: Open) -> None:
    hums = "() => { window.hums = 0; navigator.vibrate = () => Boolean(++window.hums) }"
    for wanted in (False, True):
        page = sit_down(visitor, "reef", vibrate=wanted)
        page.evaluate(hums)

        def again(page: Page = page) -> bool:
            """One is asked in the second round: whoever began, the own turn has ended and the others have moved."""
            asked = page.locator(".prompt [data-action], .thing.lit")
            if asked.count() and page.get_by_text("Round 2", exact=True).count():
                return True
            if asked.count():
                asked.first.dispatch_event("click")
            return False

        wait_until(again, 60)
        assert (page.evaluate("window.hums") > 0) == wanted


def test_a_left_hand_has_the_answers_on_its_side(visitor: Open) -> None:
    for left in (False, True):
        page = sit_down(visitor, "reef", left=left)
        page.set_viewport_size({"width": 844, "height": 390})
        expect(page.locator(".table.low")).to_be_visible()
        assert (middle(page, ".zone-prompt")[0] < middle(page, ".zone-board")[0]) == left


def test_a_rival_is_looked_at_large_while_a_bot_plays(visitor: Open) -> None:
    page = sit_down(visitor, "reef", speed="slow")

    def bots_turn() -> bool:
        if page.locator(".prompt .skip").count():
            return True
        page.locator(".prompt [data-action], .thing.lit").first.dispatch_event("click")
        return False

    wait_until(bots_turn)
    page.locator(".zone-others .chip").last.tap()
    expect(page.locator(".zone-large .large")).to_be_visible()
    expect(page.locator(".prompt .main")).to_be_in_viewport()
