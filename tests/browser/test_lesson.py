"""The guided first games, played to their end by clicks: no dead end, and every wrong click gets a sentence.

Each lesson is played on a desk and on a phone, the languages in turn, so that the five cover all four combinations; each
in all four with REACH=1 (make reach). LESSON_SHOTS=folder takes a picture of every bubble.
"""

import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

import spieltisch
from spieltisch.engine.lesson import Lesson, lesson
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.hands import number, wait_until

SHOTS = os.environ.get("LESSON_SHOTS", "")
SMALL, TABLET = (360, 640), (768, 1024)
SIZES = {"desk": DESK, "phone": PHONE, "small": SMALL, "tablet": TABLET}
LESSONS = [id for id in spieltisch.games() if lesson(id) is not None]
BUBBLE = ".bubble.placed"
LANGUAGES = ("de", "en")
# (lesson, size, language)
PLAYED = [
    (id, size, lang)
    for turn, id in enumerate(LESSONS)
    for other, size in enumerate(("desk", "phone"))
    for number, lang in enumerate(LANGUAGES)
    if os.environ.get("REACH") or (turn + other + number) % 2 == 0
]
CLICKS = 12  # that one choice takes at most

# The boxes of what the bubble points at or asks to click, and how much of them it covers.
COVERED = """() => {
  const bubble = document.querySelector('.bubble').getBoundingClientRect()
  return [...document.querySelectorAll('.veil .edge')].map((hole) => {
    const box = hole.getBoundingClientRect()
    const wide = Math.min(box.right, bubble.right) - Math.max(box.left, bubble.left)
    const high = Math.min(box.bottom, bubble.bottom) - Math.max(box.top, bubble.top)
    return wide > 0 && high > 0 ? Math.round(wide * high) : 0
  })
}"""
INSIDE = """() => {
  const box = document.querySelector('.bubble').getBoundingClientRect()
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
}"""


# Two frames later all that follows from a click is drawn.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


def taught(id: str) -> Lesson:
    found = lesson(id)
    assert found is not None
    return found


def tap(page: Page, target: Locator, touch: bool) -> None:
    if touch:
        target.tap()
    else:
        target.click()


def next_thing(page: Page) -> Locator:
    """What the bubble asks to click now: a thing, or the answer in words."""
    bubble = page.locator(BUBBLE)
    thing, action = bubble.get_attribute("data-next"), bubble.get_attribute("data-action")
    if thing:
        found = page.locator(f'.table [data-thing="{thing}"]:visible')
        if found.count():
            return found.first
    return page.locator(f'.prompt [data-action="{action}"]').first


def do_it(page: Page, touch: bool) -> None:
    """The clicks of one deed, each where the bubble points."""
    before = number(page)

    def asks() -> str | None:
        """What the bubble asks to click; None while the choice is on its way."""
        bubble = page.locator(BUBBLE)
        return bubble.get_attribute("data-next") if bubble.count() else None

    for _ in range(CLICKS):
        asked = asks()
        tap(page, next_thing(page), touch)
        wait_until(lambda asked=asked: number(page) > before or asks() not in (asked, None))  # type: ignore[misc]
        if number(page) > before:
            return
    raise AssertionError(f"{page.locator(BUBBLE).get_attribute('data-step')} is not done by {CLICKS} clicks")


def try_something_else(page: Page) -> bool:
    """Clicks on what glows but was not asked for, until a choice would be made; whether there was such a thing."""
    before, asked = number(page), page.locator(BUBBLE).get_attribute("data-step")
    for _ in range(3):
        bubble = page.locator(BUBBLE)
        thing, action = bubble.get_attribute("data-next"), bubble.get_attribute("data-action")
        others = page.locator(
            f'.table .thing.lit:visible:not([data-thing="{thing}"]),'
            f' .prompt .answer[data-action]:not([data-action="{action}"]):visible'
        )
        if not others.count():
            break
        others.last.dispatch_event("click")
        page.evaluate(DRAWN)
        if page.locator(".tried").count():
            expect(page.locator(".tried")).to_have_text(re.compile(r"\w.*[.!?]$"))
            assert not re.search(r"lesson-|choice-|\{", page.locator(".tried").inner_text())
            assert number(page) == before, f"{asked}: a choice that was not asked for was played"
            return True
    return False


def bubbles(page: Page, id: str) -> Iterator[str]:
    """The bubbles as they come, until the lesson is over."""
    steps = [(step.say, bool(step.do)) for step in taught(id).steps]
    for say, _ in steps:
        page.locator(f'{BUBBLE}[data-step="{say}"]').wait_for()
        yield say
    expect(page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize(("id", "size", "lang"), PLAYED)
def test_a_lesson_is_played_to_its_end(visitor: Open, id: str, size: str, lang: str) -> None:
    touch = size != "desk"
    page = visitor(f"/lesson/{id}", size=SIZES[size], touch=touch, lang=lang)
    deeds = {step.say for step in taught(id).steps if step.do}
    open_deeds = {step.say for step in taught(id).steps if len(step.do) > 1}  # anything else may do as well
    tried = 0
    for count, say in enumerate(bubbles(page, id)):
        page.evaluate(DRAWN)
        assert page.evaluate(INSIDE), f"{say}: a part of the bubble is outside the window"
        assert not any(page.evaluate(COVERED)), f"{say}: the bubble covers what it speaks of"
        if SHOTS:
            Path(SHOTS).mkdir(parents=True, exist_ok=True)
            page.screenshot(path=f"{SHOTS}/{id}-{size}-{lang}-{count:02}-{say}.png")
        if say not in deeds:
            tap(page, page.locator('.bubble [data-does="on"]'), touch)
            continue
        if say not in open_deeds and try_something_else(page):
            tried += 1
        do_it(page, touch)
    assert tried >= len(deeds) // 2, "there was too little else to try"
    expect(page.locator(".table .thing.lit, .prompt .answer").first).to_be_visible()  # the rest is free


def test_a_click_on_what_does_not_glow_gets_a_sentence(visitor: Open) -> None:
    page = visitor("/lesson/reef")
    page.locator('.bubble [data-does="on"]').click()
    page.locator(f'{BUBBLE}[data-step="red"]').wait_for()
    before = number(page)
    page.locator('[data-thing="cell:a1"]').dispatch_event("click")
    expect(page.locator(".tried")).to_have_text(re.compile(r"\w.*[.!?]$"))
    assert number(page) == before


def test_a_lesson_can_be_left_resumed_and_begun_again(visitor: Open) -> None:
    page = visitor("/lesson/reef")
    page.locator(BUBBLE).wait_for()
    page.locator('.bubble [data-does="on"]').click()
    page.locator('.bubble [data-does="show"]').click()
    page.locator(f'{BUBBLE}[data-step="yellow"]').wait_for()
    table = page.url

    page.goto(table.split("/t/")[0] + "/lesson/reef")  # on the same device it goes on where it was
    page.locator(f'{BUBBLE}[data-step="yellow"]').wait_for()
    assert page.url == table

    page.get_by_role("button", name="Skip the lesson").click()
    expect(page.locator(".bubble")).to_have_count(0)
    page.get_by_role("button", name="Lesson", exact=True).click()
    page.locator(f'{BUBBLE}[data-step="yellow"]').wait_for()
    page.get_by_role("button", name="Back").click()  # an undo: the step before
    page.locator(f'{BUBBLE}[data-step="welcome"]').wait_for()

    page.goto(table.split("/t/")[0] + "/lesson/reef?again")
    page.locator(f'{BUBBLE}[data-step="welcome"]').wait_for()
    assert page.url != table


def test_whoever_leaves_the_script_plays_freely(visitor: Open) -> None:
    page = visitor("/lesson/reef")
    page.locator(BUBBLE).wait_for()
    page.get_by_role("button", name="Skip the lesson").click()
    for cell in ("c3", "b2", "b3"):
        before = number(page)
        page.locator(f'[data-thing="cell:{cell}"]').click()
        wait_until(lambda before=before: number(page) > before)  # type: ignore[misc]
    page.locator('[data-thing^="slot:"].lit').first.wait_for()  # the bot has placed its corals, too
    expect(page.get_by_role("button", name="Lesson", exact=True)).to_have_count(0)


def test_a_lesson_by_keyboard(visitor: Open) -> None:
    """Focus is in the bubble, then on the thing; what is said can be found by a screen reader."""
    page = visitor("/lesson/reef")
    bubble = page.get_by_role("dialog", name="Your reef")
    expect(bubble).to_be_focused()
    expect(bubble).to_have_accessible_description(re.compile("Welcome under water"))
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.locator(f'{BUBBLE}[data-step="red"]').wait_for()
    expect(bubble).to_be_focused()
    for _ in range(4):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.thing"):
            break
    expect(page.locator('[data-thing="cell:b3"]')).to_be_focused()
    page.keyboard.press("Enter")
    page.locator(f'{BUBBLE}[data-step="yellow"]').wait_for()
    page.keyboard.press("Escape")
    expect(page.locator(".bubble")).to_have_count(0)


def test_a_game_without_a_lesson_says_so(visitor: Open) -> None:
    page = visitor("/lesson/chess")
    expect(page.get_by_text("There is no lesson for this game.")).to_be_visible()
