"""What fingers and keys do on a board: enlarge it, look closer before letting go, see where the focus is."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import CDPSession, Page, expect

import spieltisch
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.hands import number, pick, wait_until
from tests.browser.reach import LOOK, MARK, SETTLED
from tests.browser.test_lesson import led_to

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


# Of each thing that glows on a dense board and has a point that a finger meets: its id and that point.
DENSE = """(answers) => answers.filter((one) => document.querySelector(`[data-dense] .thing.lit[data-thing="${one.what}"]`)).map((one) => [one.what, one.x, one.y])"""
# How far the middle of the glass is from this thing in it, in the thing's own widths.
ASIDE = """(thing) => {
  const lens = document.querySelector('.lens').getBoundingClientRect()
  const there = document.querySelector(`.lens [data-thing="${thing}"]`).getBoundingClientRect()
  const aside = (glass, from, to) => Math.max(0, Math.abs(glass - (from + to) / 2) / (to - from) - .5)
  return Math.max(aside(lens.x + lens.width / 2, there.left, there.right), aside(lens.y + lens.height / 2, there.top, there.bottom))
}"""


@pytest.mark.parametrize("game", ["antler_island", "dolmengoetter", "king_of_tokyo", "poseidons_kingdom"])
def test_a_finger_that_stays_sees_larger_what_lies_under_it(game: str, visitor: Open) -> None:
    """Given a dense board, when a finger stays, glides and lets go, then it saw each thing enlarged and took the last."""
    page = sit_down(visitor, game)
    crowded = page.locator("[data-dense] .thing.lit" if game != "king_of_tokyo" else ".dice .thing.lit")
    answer_until(page, lambda: crowded.count() > 1, ".prompt [data-action]", ".zone-shelf .thing.lit", ".thing.lit")
    if game == "king_of_tokyo":  # as with a seventh die
        page.locator(".dice").evaluate("(tray) => tray.setAttribute('data-dense', '')")
    page.evaluate(SETTLED)
    (first, *start), *_, (last, *end) = page.evaluate(DENSE, page.evaluate(LOOK)["answers"])
    before = page.evaluate(MARK)
    hand = page.context.new_cdp_session(page)
    fingers(hand, "touchStart", (start[0], start[1]))
    for thing, at in ((first, start), (last, end)):
        fingers(hand, "touchMove", (at[0], at[1]))
        expect(page.locator(".lens")).to_be_visible()
        label = page.locator(f'.table [data-thing="{thing}"]').first.get_attribute("aria-label")
        expect(page.locator(".lens > span")).to_have_text(str(label))
        assert page.evaluate(ASIDE, thing) == 0
        large, small = (
            page.locator(f'{place} [data-thing="{thing}"]').first.bounding_box() for place in (".lens", ".table")
        )
        assert large
        assert small
        assert large["width"] > 2 * small["width"]
    fingers(hand, "touchEnd")
    expect(page.locator(".lens")).to_have_count(0)
    wait_until(lambda: page.evaluate(MARK) != before)


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


# Every tab that comes forward from now on.
WATCH_TABS = """() => {
  const forward = () => document.querySelector('[role=tab][aria-selected=true]')?.id
  window.seen = [forward()]
  new MutationObserver(() => window.seen.push(forward())).observe(document.querySelector('[role=tablist]'), { subtree: true, attributes: true })
}"""


def answer_until(page: Page, so: Callable[[], bool], *wanted: str) -> None:
    """Clicks what is asked, the first kind of these before the next, until something is so."""

    def step() -> bool:
        if so():
            return True
        asked = [page.locator(one).first for one in wanted if page.locator(one).count()]
        if asked:
            asked[0].dispatch_event("click")
        return False

    wait_until(step, 60)


def test_what_one_looks_at_stays_while_an_answer_is_on_its_way(visitor: Open) -> None:
    page = sit_down(visitor, "poseidons_kingdom")
    places = page.locator(".place.lit")
    answer_until(page, lambda: places.count() > 0, ".prompt [data-action]", ".zone-shelf .thing.lit", ".thing.lit")
    page.evaluate(WATCH_TABS)
    n = number(page)
    places.nth(places.count() // 2).dispatch_event("click")
    wait_until(lambda: number(page) > n)
    assert set(page.evaluate("window.seen.slice(0, 6)")) == {"scene-reef"}


def test_a_finger_leaves_no_preview_behind(visitor: Open) -> None:
    """Where the first coral was laid by a tap, nothing announces the second one."""
    page = sit_down(visitor, "reef")
    cells = page.locator('[data-thing^="cell:"].lit')
    answer_until(page, lambda: cells.count() == 16, ".prompt [data-action]", '[data-thing^="hand:"].lit', ".thing.lit")
    n = number(page)
    cells.nth(5).tap()
    wait_until(lambda: number(page) > n and cells.count() > 0)
    expect(page.locator(".labels .new")).to_have_count(0)


def test_who_follows_the_action_sees_the_seat_that_moves(visitor: Open) -> None:
    page = sit_down(visitor, "reef", follow=True, speed="slow")
    own = page.locator(".zone-large .large")
    expect(own).to_have_count(0)
    page.locator(".thing.lit").first.dispatch_event("click")

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


def test_turning_the_phone_keeps_what_is_picked(visitor: Open) -> None:
    """Given half a choice, a druid that is to wander, when the phone is turned and turned back, then it still goes on."""
    page = sit_down(visitor, "dolmengoetter")
    druid = page.locator(".druid.lit")
    answer_until(page, lambda: druid.count() > 0, ".prompt [data-action]", ".thing.lit")
    druid.first.dispatch_event("click")
    places = page.locator(".pieces .place.lit")
    places.first.wait_for()
    n, question = number(page), page.locator(".prompt .main").inner_text()
    lit = places.evaluate_all("all => all.map((one) => one.dataset.thing)")
    for size in ((844, 390), PHONE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(SETTLED)
        assert places.evaluate_all("all => all.map((one) => one.dataset.thing)") == lit
        expect(page.locator(".prompt .main")).to_have_text(question)
        assert number(page) == n
    for _ in range(2):  # a first tap may show what it leads to
        if number(page) == n:
            places.first.dispatch_event("click")
            page.wait_for_timeout(200)
    wait_until(lambda: number(page) > n)


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


@pytest.mark.parametrize("game", spieltisch.games())
def test_a_rival_is_looked_at_large_while_a_bot_plays(game: str, visitor: Open) -> None:
    page = sit_down(visitor, game, speed="slow")
    skip = page.locator(".prompt .skip")
    answer_until(
        page, lambda: skip.count() > 0, ".prompt .thing.lit", ".prompt [data-action]:not(:disabled)", ".thing.lit"
    )
    page.locator(".zone-others .chip").last.tap()
    expect(page.locator(".zone-large .large")).to_be_visible()
    expect(page.locator(".prompt .main")).to_be_in_viewport()


# The first card of another seat that is shown large from now on: it may be gone before a test has looked.
WATCH_CARDS = """() => {
  const look = () => {
    const card = document.querySelector('.zone-large.theirs .raised')
    if (!card) return requestAnimationFrame(look)
    const [box, prompt] = [card, document.querySelector('.prompt')].map((one) => one.getBoundingClientRect())
    window.shown = { wide: box.width, free: box.bottom <= prompt.top, words: card.textContent }
  }
  look()
}"""
SHOWN = "window.shown"


@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("game", ["antler_island", "reef"])
def test_the_card_that_a_bot_plays_is_shown_large(game: str, size: tuple[int, int], visitor: Open) -> None:
    """Given settings as they come, when a bot plays a card, then all see it large, and the prompt stays free."""
    page = sit_down(visitor, game, speed="fast")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(WATCH_CARDS)
    answer_until(page, lambda: bool(page.evaluate(SHOWN)), ".prompt [data-action]:not(:disabled)", ".thing.lit")
    shown = page.evaluate(SHOWN)
    assert shown["wide"] > 95
    assert shown["free"]
    # with the next question it is gone
    wait_until(lambda: page.locator(".thing.lit, .prompt [data-action]").count() > 0)
    expect(page.locator(".zone-large.theirs")).to_have_count(0)


@pytest.mark.parametrize("size", [PHONE, DESK])
def test_the_card_that_a_bot_buys_is_shown_large(size: tuple[int, int], visitor: Open) -> None:
    """The same in King of Tokyo: in its lesson a bot buys a card."""
    page = visitor("/lesson/king_of_tokyo", size=size, speed="fast")
    led_to(page, "heal")
    page.evaluate(WATCH_CARDS)
    page.locator('.bubble [data-does="show"]').click()
    wait_until(lambda: bool(page.evaluate(SHOWN)))
    shown = page.evaluate(SHOWN)
    assert shown["wide"] > 95
    assert shown["free"]
    assert "Commuter Train" in shown["words"]


@pytest.mark.parametrize("game", spieltisch.games())
def test_a_rival_is_looked_at_large_on_a_desk(game: str, visitor: Open) -> None:
    page = sit_down(visitor, game)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    rival = page.locator(".zone-seats li.seat:not(.me)").first
    name = rival.locator(".who b").inner_text()
    rival.locator("button.head").tap()
    expect(page.locator(".zone-large .large")).to_have_attribute("aria-label", name)
    expect(page.locator(".prompt .main")).to_be_in_viewport()
    rival.locator("button.head").tap()
    expect(page.locator(".zone-large .large")).to_have_count(0)


# The colour of each kind of note and that of a warning, as the browser writes them.
COLOURS = """() => {
  const note = document.querySelector('.note')
  const of = (kind) => { note.className = note.className.replace(/\\b(info|good|no)\\b/, kind); return getComputedStyle(note).color }
  const colours = ['info', 'good', 'no'].map(of)
  note.style.color = 'var(--warn)'
  const warning = getComputedStyle(note).color
  note.style.color = ''
  return [...colours, warning]
}"""


def test_what_worked_and_what_is_told_do_not_look_like_what_went_wrong(visitor: Open) -> None:
    """Given a note of each kind, then none but the refusal has the colour of a warning, by day and at night."""
    page = sit_down(visitor, "reef")
    page.get_by_role("button", name="Menu").tap()
    page.get_by_role("button", name="Change name").tap()
    page.get_by_label("Your name").fill("Ada Byron")
    page.keyboard.press("Enter")
    expect(page.locator(".note.good")).to_have_text("You are called Ada Byron now.")
    # a tap on what cannot be chosen now is told, not reproached
    page.locator(".thing:not(.lit)").first.dispatch_event("click")
    expect(page.locator(".note.info")).to_be_visible()
    for theme in ("light", "dark"):
        page.evaluate("(theme) => { document.documentElement.dataset.theme = theme }", theme)
        told, worked, refused, warning = page.evaluate(COLOURS)
        assert refused == warning
        assert warning not in (told, worked)
