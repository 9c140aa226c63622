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
from spieltisch.engine.play import advance
from spieltisch.engine.registry import game_of
from spieltisch.engine.words import parse
from tests.browser.conftest import DESK, PHONE, Open
from tests.browser.hands import number, pick, wait_until

SHOTS = os.environ.get("LESSON_SHOTS", "")
SIZES = {"desk": DESK, "phone": PHONE, "small": (360, 640)}
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
# Whether something that is shown large lies over what the bubble speaks of; it may be spoken of itself.
HIDDEN = """() => [...document.querySelectorAll('[data-revealed]')].some((large) => {
  const over = large.getBoundingClientRect()
  return [...document.querySelectorAll('.veil .edge')].some((hole) => {
    const box = hole.getBoundingClientRect()
    const met = box.left < over.right && box.right > over.left && box.top < over.bottom && box.bottom > over.top
    return met && Math.abs(box.width - over.width) > 20
  })
})"""
INSIDE = """() => {
  const box = document.querySelector('.bubble').getBoundingClientRect()
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight
}"""

# What of a card over the table cannot be read or pressed: words that spill out of it, buttons that lie under something.
SPILT = """(card) => {
  const all = document.querySelector(card)
  const frame = all.getBoundingClientRect()
  const faults = []
  if (frame.left < 0 || frame.top < 0 || frame.right > innerWidth || frame.bottom > innerHeight) faults.push('outside the window')
  if (all.scrollWidth > all.clientWidth) faults.push('scrolls sideways')
  for (const one of all.querySelectorAll('h2, p, li, button')) {
    if (!one.checkVisibility()) continue
    one.scrollIntoView({ block: 'nearest' })
    const box = one.getBoundingClientRect()
    const name = one.textContent.trim().slice(0, 30)
    if (box.left < frame.left - .5 || box.right > frame.right + .5 || one.scrollWidth > one.clientWidth + 1) faults.push(`spills at the side: ${name}`)
    if (one.matches('button')) {
      const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
      if (!one.contains(there)) faults.push(`cannot be pressed: ${name}`)
      if (box.bottom > frame.bottom + .5 || box.top < frame.top - .5) faults.push(`spills: ${name}`)
    } else if (one.closest('.words')) {
      const view = one.closest('.words').getBoundingClientRect()
      if (view.height < 60 || view.bottom > frame.bottom + .5) faults.push(`no room for: ${name}`)
    } else if (box.bottom > frame.bottom + .5) faults.push(`spills: ${name}`)
  }
  return faults
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
        assert not page.evaluate(HIDDEN), f"{say}: something shown large covers what it speaks of"
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
    expect(page.locator("button.hint")).to_be_enabled()  # and a hint is there from its first choice on


@pytest.mark.parametrize("text", [150, 200])
@pytest.mark.parametrize("size", ["small", "phone"])
@pytest.mark.parametrize("id", LESSONS if os.environ.get("REACH") else ["reef"])
def test_a_bubble_has_letters_as_large_as_the_question(id: str, size: str, text: int, visitor: Open) -> None:
    """Given large letters on a phone, then a bubble follows, and all of it is on the screen or scrolls to be read."""
    page = visitor(f"/lesson/{id}", size=SIZES[size], text=text, touch=True, lang="de")
    wrong = []
    for say in bubbles(page, id):
        page.evaluate(DRAWN)
        letters, asked = page.evaluate(
            "['#lesson-words p', '.prompt .main'].map((one) => parseFloat(getComputedStyle(document.querySelector(one)).fontSize))"
        )
        if letters < 0.94 * asked:
            wrong.append(f"{say}: letters of {letters} px, the question has {asked} px")
        wrong += [f"{say}: {fault}" for fault in page.evaluate(SPILT, BUBBLE)]
        page.locator('.bubble [data-does="on"], .bubble [data-does="show"]').first.tap()
    assert not wrong, "\n".join(wrong)


# Clicks on what glows but was not asked for, and on one thing of each kind that does not glow: one after the other, each
# until a choice would be made. Gives what got no sentence.
WRONG = r"""async ([most, right]) => {
  const shown = (one) => one.checkVisibility() && one.getBoundingClientRect().width > 0
  const names = (which) =>
    [...new Set([...document.querySelectorAll(which)].filter(shown).map((one) => one.dataset.thing ?? one.dataset.action))]
  const lit = () => names('.table .thing.lit')
  // a tentacle stands for the kraken, a hex for the reef, a tile for all of them
  const stands = { kraken: 'tentacle', reef: 'hex', tiles: 'tile' }
  const dark = () => names('.table .thing:not(.lit):not([aria-pressed="true"])')
    .filter((name) => !asked().some((one) => stands[kind(one ?? '')] === kind(name)))
  const pressed = () => names('.table .thing[aria-pressed="true"]')
  const answers = () => names('.prompt .answer[data-action]')
  const asked = () => Object.values((({ next, action }) => ({ next, action }))(document.querySelector('.bubble').dataset))
  const told = () => document.querySelector('.tried')?.textContent ?? ''
  const kind = (name) => name.split(':')[0]
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
  const click = async (name) => {
    const which = `.table [data-thing="${CSS.escape(name)}"], .prompt .answer[data-action="${CSS.escape(name)}"]`
    const found = [...document.querySelectorAll(which)].find(shown)
    found?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    await drawn()
  }
  const count = document.querySelector('.table').dataset.n
  const first = { lit: lit(), answers: answers(), pressed: pressed() }
  // what belongs to a choice that will do is no wrong click
  const others = [...first.lit, ...first.answers].filter((one) => !asked().includes(one) && !right.includes(one))
  const every = Math.max(1, Math.ceil(others.length / most))
  const unlit = [...new Map(dark().map((one) => [kind(one), one])).values()]
  const tries = [...unlit, ...others.filter((_, i) => i % every === 0)]
  const failed = []
  const attempt = async (one) => {
    const before = told()
    const clicked = [one]
    const question = document.querySelector('.prompt').textContent
    await click(one)
    // what does not glow may still be the second part of a choice: then it goes on with the first
    const goes = () => !unlit.includes(one) || document.querySelector('.prompt').textContent !== question
    while (told() === before && goes() && clicked.length < 5) {
      const free = (name) => ![...clicked, ...asked(), ...pressed()].includes(name)
      const [things, words] = [lit().filter(free), answers().filter(free)]
      const next =
        things.find((name) => !first.lit.includes(name)) ??
        words.find((name) => !first.answers.includes(name)) ??
        things.find((name) => kind(name) !== kind(one)) ??
        words[0] ??
        things[0]
      if (!next) break
      clicked.push(next)
      await click(next)
    }
    for (const extra of pressed()) if (!first.pressed.includes(extra)) await click(extra)
    return told() === before ? [clicked, ''] : [clicked, told()]
  }
  for (const one of tries) {
    let [clicked, said] = await attempt(one)
    if (!said) {
      // perhaps it was the same sentence again: one that gets another between
      const before = told()
      for (const other of [...(unlit.includes(one) ? others : []), ...unlit].filter((name) => name !== one)) {
        if (told() !== before || document.querySelector('.table').dataset.n !== count) break
        await attempt(other)
      }
      ;[clicked, said] = await attempt(one)
    }
    if (!/\w.*[.!?]\s*$/.test(said) || /lesson-|choice-|why-|\{/.test(said))
      failed.push(`${clicked.join(', ')}: ${said || 'nothing'}`)
    if (document.querySelector('.table').dataset.n !== count) return [...failed, clicked.join(', ')]
  }
  return failed
}"""


def touched(id: str) -> Iterator[list[str]]:
    """Of each deed, the things that the choices touch which will do."""
    found = taught(id)
    state = spieltisch.new(id, len(found.names), **found.options)
    for line, asked in enumerate(found.lines):
        advance(state, None, openly=True)
        if asked.seat == found.learner:
            ways = [parse(state, said, asked.seat) for said in asked.wanted]
            yield [thing for way in ways for thing in game_of(state).view.choice(state, way, asked.seat).touches]
        action = found.written(line, state, asked.seat)
        assert action is not None
        state.step(action, asked.seat)


@pytest.mark.parametrize("id", LESSONS if os.environ.get("REACH") else ["reef", "king_of_tokyo"])
def test_every_wrong_click_gets_a_sentence(id: str, visitor: Open) -> None:
    """At each step of a lesson, whatever else glows (all of it with REACH=1) and what does not is told, not played."""
    page = visitor(f"/lesson/{id}", lang="de" if LESSONS.index(id) % 2 else "en")
    right = touched(id)
    unsaid: list[str] = []
    for say in bubbles(page, id):
        page.evaluate(DRAWN)
        if page.locator('.bubble [data-does="on"]').count():
            page.locator('.bubble [data-does="on"]').click()
            continue
        before = number(page)
        failed = page.evaluate(WRONG, [1000 if os.environ.get("REACH") else 3, next(right)])
        unsaid += [f"{say}: {one}" for one in failed]
        assert number(page) == before, f"{say}: a choice that was not asked for was played: {failed}"
        page.locator('.bubble [data-does="show"]').click()
        wait_until(lambda before=before: number(page) > before)  # type: ignore[misc]
    assert not unsaid, "\n".join(unsaid)


def test_a_whole_lesson_is_played_by_keyboard(visitor: Open) -> None:
    """Tab leads from the bubble to what it asks for, Enter does it, and the focus comes back: to the end of a lesson."""
    id = min(LESSONS, key=lambda one: len(taught(one).steps))
    page = visitor(f"/lesson/{id}")
    right = """() => {
      const { dataset } = document.querySelector('.bubble') ?? {}
      const { thing, action, does } = document.activeElement.dataset
      return !dataset || does === 'on' || (thing && thing === dataset.next) || (action && action === dataset.action)
    }"""
    for say in bubbles(page, id):
        expect(page.locator(BUBBLE)).to_be_focused()
        before, bubble = number(page), page.locator(f'{BUBBLE}[data-step="{say}"]')
        for _ in range(CLICKS):
            for _ in range(CLICKS):
                page.keyboard.press("Tab")
                if page.evaluate(right):
                    break
            assert page.evaluate(right), f"{say}: the tab key does not lead to what is asked for"
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)  # the bubble looks for what is next
            if number(page) > before or not bubble.count():
                break
        else:
            raise AssertionError(f"{say} is not done by keyboard")


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


def led_to(page: Page, say: str) -> None:
    """The lesson as it goes for somebody who only watches, up to this bubble."""
    bubble = page.locator(BUBBLE)
    wait_until(lambda: bubble.count() > 0)
    while (step := bubble.get_attribute("data-step")) != say:
        page.locator('.bubble [data-does="on"], .bubble [data-does="show"]').first.click()
        page.locator(f'{BUBBLE}:not([data-step="{step}"])').wait_for()


@pytest.mark.parametrize("size", ["desk", "phone"])
def test_a_coral_that_one_looks_under_stays_large_until_it_is_tapped(size: str, visitor: Open) -> None:
    """Given a look under a coral, then its name and what it counts stay to be read, also while the others play."""
    page = visitor("/lesson/poseidons_kingdom", size=SIZES[size], touch=size == "phone")
    led_to(page, "peek")
    expect(page.locator(".found")).to_have_count(0)
    do_it(page, size == "phone")
    found = page.locator("button.found")
    expect(found).to_contain_text("Bigmouth")
    expect(found).to_contain_text("A point for each food symbol seen on your reef")
    assert page.evaluate("""() => {
      const box = document.querySelector('.found').getBoundingClientRect()
      return box.left >= 0 && box.right <= innerWidth && box.top >= 0 && box.bottom <= innerHeight
        && ![...document.querySelectorAll('.table .thing.lit')].some((one) => {
          const lit = one.getBoundingClientRect()
          return lit.left < box.right && lit.right > box.left && lit.top < box.bottom && lit.bottom > box.top
        })
    }"""), "it lies on what glows, or outside the window"
    page.get_by_role("button", name="Skip the lesson").click()
    expect(found).to_be_visible()
    found.click()
    expect(found).to_have_count(0)


def test_the_steps_of_a_turn_stand_above_the_question_on_a_desk(visitor: Open) -> None:
    """Given Poseidon's Kingdom, then the prompt says which step it is, also while the bonus actions are shown."""
    page = visitor("/lesson/poseidons_kingdom")
    led_to(page, "tile")
    now = page.locator(".prompt .steps [aria-current]")
    expect(now).to_have_text("Build/load")
    led_to(page, "bonus")
    expect(page.locator(".grid")).to_be_visible()
    expect(now).to_have_text("Food")
    expect(page.locator(".steps")).to_have_count(1)


def guest(visitor: Open, server: str, **wishes: object) -> Page:
    """Somebody who follows the link to a seat that nobody has named."""
    host = visitor("/")
    host.locator(".card").first.wait_for()
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "person"}]
    made = host.request.post(
        f"{server}/api/tables", data={"game": "reef", "seats": seats}, headers={"origin": server}
    ).json()
    return visitor(made["links"][0], **wishes)


def test_who_comes_by_a_link_has_the_name_of_the_device(visitor: Open, server: str) -> None:
    page = guest(visitor, server, name="Mia")
    expect(page.locator(".table")).to_contain_text("Mia")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_who_comes_by_a_link_without_a_name_is_asked_once(visitor: Open, server: str) -> None:
    page = guest(visitor, server, name="")
    dialog = page.get_by_role("dialog", name="Welcome! What is your name?")
    dialog.get_by_role("textbox").fill("Noa")
    dialog.get_by_role("button", name="Done").click()
    expect(page.locator(".table")).to_contain_text("Noa")
    page.reload()
    expect(page.locator(".table")).to_contain_text("Noa")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_bots_for_comparing_are_set_apart_wherever_a_level_is_chosen(visitor: Open) -> None:
    """Given a table for friends, then each list of levels has ``random`` and ``greedy`` under a heading of their own."""
    page = visitor("/new/reef")
    pick(page, "mode", "friends")
    for details in page.locator("details:not([open])").all():
        details.locator("summary").click()
    lists = page.locator("select", has=page.locator('option[value="random"]'))
    assert lists.count() >= 1
    for one in lists.all():
        expect(one.locator('optgroup[label="For programmers"] option[value="random"]')).to_have_count(1)
        expect(one.locator('optgroup[label="For programmers"] option[value="greedy"]')).to_have_count(1)
        expect(one.locator(':scope > option[value="easy"]')).to_have_count(1)
        expect(one.locator(':scope > option[value="random"]')).to_have_count(0)


# In Die Dolmengötter every place glows at the beginning.
@pytest.mark.parametrize("id", [id for id in LESSONS if id != "dolmengoetter"])
def test_what_does_not_glow_explains_itself_by_keyboard(id: str, visitor: Open) -> None:
    """Given a thing that glows in focus, when the arrows are pressed with shift, then one that does not is explained."""
    page = visitor(f"/lesson/{id}")
    page.locator(BUBBLE).wait_for()
    page.get_by_role("button", name="Skip the lesson").click()
    lit = page.locator(".table .thing.lit:visible").first
    lit.focus()
    for arrow in ("ArrowRight",) * 12 + ("ArrowDown",) * 12 + ("ArrowLeft",) * 12:
        page.keyboard.press(f"Shift+{arrow}")
        if page.evaluate("!document.activeElement.classList.contains('lit')"):
            break
    focused = page.locator(".thing:focus")
    expect(focused).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".tip-bubble.on")).to_have_text(re.compile(r"\w{3}"))


def test_a_game_without_a_lesson_says_so(visitor: Open) -> None:
    page = visitor("/lesson/chess")
    expect(page.get_by_text("There is no lesson for this game.")).to_be_visible()


def test_a_new_device_begins_kindly(visitor: Open, server: str) -> None:
    """Given a device that was never here, then it offers lessons and asks for a name, and levels are explained."""
    page = visitor("/", name="", level="")
    welcome = page.get_by_role("region", name="Welcome")
    expect(welcome.get_by_role("link")).to_have_count(len(spieltisch.games()))
    welcome.get_by_role("textbox").fill("Mia")
    page.locator('.card[data-game="reef"]').click()
    expect(page.locator("a.lesson.first")).to_be_visible()
    expect(page.locator('input[name="level"]:checked')).to_have_value("easy")
    told = set()
    for level in ("easy", "medium", "hard", "expert", "master"):
        pick(page, "level", level)
        told.add(page.locator(".about").inner_text())
    assert len(told) == 5, "a sentence for each"
    expect(page.locator('input[name="level"][value="random"]')).not_to_be_visible()
    page.get_by_text("For programmers").click()
    pick(page, "level", "random")
    page.locator("button.start").click()
    expect(page.locator(".table")).to_contain_text("Mia")
    page.goto(f"{server}/")
    expect(page.locator('.card[data-game="reef"]')).to_be_visible()
    expect(welcome).to_have_count(0)
