"""A thumb on a screen: what may be answered now lies on it, whole, uncovered and large enough."""

import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Page

from tests.browser.hands import number

# Nothing of this in any word for people: a message unfilled, P36, the place 2,1 of a hex.
CODE = r"/[{}]|\$\w|\b[A-Z]{1,2}\d{1,2}\b|-?\d,-?\d+:/"

# Looks at the table as it stands. Faults are sentences; answers are points that a finger can tap.
LOOK = (
    """() => {
  const CODE = """
    + CODE
    + """
  const faults = []
  const answers = []
  const table = document.querySelector('.table')
  const name = (el) => el.dataset.thing ?? el.dataset.action ?? (el.getAttribute('aria-label') || el.textContent.trim() || el.className).slice(0, 40)
  const inside = (box) => box.left >= -.5 && box.top >= -.5 && box.right <= innerWidth + .5 && box.bottom <= innerHeight + .5
  const seen = (el) => { const box = el.getBoundingClientRect(); return box.width > 0 && box.height > 0 && getComputedStyle(el).visibility !== 'hidden' }
  const top = (x, y) => document.elementFromPoint(x, y)
  const hits = (el, x, y) => { const at = top(x, y); return at !== null && (el === at || el.contains(at)) }

  /** A point of this thing with so much of the thing around it that a finger finds it. */
  function patch(el, box, least) {
    const r = least / 2 - 2
    const steps = [.5, .3, .7, .15, .85]
    for (const v of steps) for (const u of steps) {
      const [x, y] = [box.left + u * box.width, box.top + v * box.height]
      if ([[0, 0], [-r, 0], [r, 0], [0, -r], [0, r]].every(([dx, dy]) => hits(el, x + dx, y + dy))) return [x, y]
    }
    return null
  }

  /** What lies over its centre or a corner, if anything does. What is drawn or turned is looked at where it is: it does not fill its box. */
  function covered(el, box) {
    const fills = Math.abs(el.offsetWidth - box.width) < .75 && Math.abs(el.offsetHeight - box.height) < .75
    const round = Math.min(parseFloat(getComputedStyle(el).borderTopLeftRadius) || 0, box.width / 2, box.height / 2)
    const [dx, dy] = fills ? [.3 * round + 1, .3 * round + 1] : [.15 * box.width, .15 * box.height]
    const [left, right, upper, lower] = [box.left + dx, box.right - dx, box.top + dy, box.bottom - dy]
    for (const [x, y] of [[(left + right) / 2, (upper + lower) / 2], [left, upper], [right, upper], [left, lower], [right, lower]]) {
      const there = document.elementsFromPoint(x, y).some((one) => one === el || el.contains(one))
      // drawn figures may stand before each other, as long as a finger finds room on each
      if ((there || fills) && !hits(el, x, y) && (fills || !top(x, y)?.closest('.thing'))) return called(top(x, y))
    }
    return null
  }
  const called = (el) => el?.closest('[data-thing]')?.dataset.thing ?? el?.getAttribute('class') ?? el?.nodeName

  function check(el) {
    // a list of many answers scrolls by itself
    if (el.closest('[data-scrolls]')) el.scrollIntoView({ block: 'nearest' })
    const box = el.getBoundingClientRect()
    const what = name(el)
    if (!inside(box)) { faults.push(`outside the screen: ${what} ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`); return }
    const least = el.closest('[data-dense]') ? 24 : 40
    if (Math.min(box.width, box.height) < least - .5) faults.push(`too small: ${what} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)
    const over = covered(el, box)
    if (over) faults.push(`covered: ${what} by ${over}`)
    const at = patch(el, box, Math.min(least, box.width, box.height))
    if (!at) { faults.push(`no room for a finger: ${what}, there is ${called(top(box.left + box.width / 2, box.top + box.height / 2))}`); return }
    answers.push({ what, x: at[0], y: at[1], scrolls: Boolean(el.closest('[data-scrolls]')) })
  }

  const asked = [...document.querySelectorAll('.thing.lit, .prompt [data-action]:not(:disabled)')].filter(seen)
  asked.forEach(check)
  const bare = [...document.querySelectorAll('.table button, .table [role=tab], .table a')].filter((el) => seen(el) && !asked.includes(el))
  for (const el of bare) {
    if (el.closest('[data-scrolls]')) el.scrollIntoView({ block: 'nearest' })
    const box = el.getBoundingClientRect()
    if (!inside(box)) faults.push(`outside the screen: ${name(el)}`)
    else if (covered(el, box)) faults.push(`covered: ${name(el)} by ${covered(el, box)}`)
    if (Math.min(box.width, box.height) < 40 - .5) faults.push(`too small: ${name(el)} ${box.width.toFixed(0)}x${box.height.toFixed(0)}`)
  }
  // words in a box of their own: all of them, unless it says by an ellipsis that there are more
  const worded = (el) => [...el.childNodes].some((one) => one.nodeType === Node.TEXT_NODE && one.textContent.trim())
  const inner = [...document.querySelectorAll('.thing.html *, .prompt button *, .table [role=tab] *')].filter((el) => worded(el) && getComputedStyle(el).overflow === 'hidden' && getComputedStyle(el).webkitLineClamp === 'none' && !el.closest('.visually-hidden'))
  for (const el of [...document.querySelectorAll('.prompt button, .prompt .main, .thing.html.lit, .zone-bar .name, .chip .figures'), ...inner]) {
    if (seen(el) && (el.scrollWidth > el.clientWidth + 2 || el.scrollHeight > el.clientHeight + 3)) faults.push(`cut off: ${name(el)}`)
  }
  // who is who, with names as short as those of the bots
  for (const el of document.querySelectorAll('.chip .name')) {
    if (seen(el) && el.textContent.length <= 5 && el.scrollWidth > el.clientWidth + 1) faults.push(`a name is cut: ${el.textContent}`)
  }

  const question = document.querySelector('.prompt .main')
  const box = question?.getBoundingClientRect()
  if (!box || !inside(box) || !hits(document.querySelector('.prompt'), box.left + 2, box.top + box.height / 2)) faults.push('the question is not to be seen')
  // letters as large as asked for, of the question more than of anything else
  const wanted = JSON.parse(localStorage.getItem('spieltisch-settings')).text ?? 100
  const letters = question && parseFloat(getComputedStyle(question).fontSize)
  const most = innerHeight < 480 ? 140 : innerHeight < 650 ? 160 : innerHeight < 700 ? 175 : 200 // docs/decisions.md, The table
  const least = (16.8 * Math.min(wanted, most)) / 100
  if (wanted > 100 && letters < least - .5) faults.push(`the question has letters of ${letters.toFixed(1)} px, not ${least.toFixed(1)}: ${question.textContent}`)
  // a phone as it comes: the question in two lines, the board as high as it can be
  if (wanted === 100 && innerWidth < 500) {
    const high = document.querySelector('.table .board').clientHeight
    if (high < (innerHeight < 650 ? 250 : 280)) faults.push(`the board is only ${high} px high`)
    if (question && question.clientHeight > 2.5 * parseFloat(getComputedStyle(question).lineHeight)) faults.push(`more than two lines: ${question.textContent}`)
  }
  // amber is a promise
  for (const ring of document.querySelectorAll('.table .thing:not(.lit, .picked, :focus-visible) > .ring')) {
    const style = getComputedStyle(ring)
    if (style.opacity > 0 && style.visibility === 'visible' && style.display !== 'none') faults.push(`glows and cannot be tapped: ${name(ring.parentElement)}`)
  }
  const badges = [...document.querySelectorAll('.table [role=tab] .badge')].map((el) => ({ tab: el.closest('[role=tab]').id, number: Number(el.textContent) }))
  if (!answers.length) faults.push('nothing to answer beside the question')

  const root = document.documentElement
  if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways by ${root.scrollWidth - innerWidth}`)
  if (root.scrollHeight > innerHeight + 1) faults.push(`the page scrolls by ${root.scrollHeight - innerHeight}`)

  /** Words that stand on two lines, though nothing in them allows it. The hyphen of a joint belongs to the letter after it: its last box counts. */
  function pieces(node) {
    const range = document.createRange()
    const letter = (at) => {
      range.setStart(node, at)
      range.setEnd(node, at + 1)
      return [...range.getClientRects()].at(-1)
    }
    return [...node.textContent.matchAll(/[\\p{L}\\p{N}]{4,}|\\p{N}{2,}/gu)].filter((word) => {
      const [first, last] = [letter(word.index), letter(word.index + word[0].length - 1)]
      return first && last && last.top > first.top + first.height / 2
    }).map((word) => word[0])
  }
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
  const small = new Set()
  const broken = new Set()
  const texts = []
  while (walker.nextNode()) {
    const el = walker.currentNode.parentElement
    if (!el?.closest('.talk, script, style')) texts.push(walker.currentNode.textContent)
    if (!walker.currentNode.textContent.trim() || !el || el.closest('.visually-hidden, [hidden], script, style')) continue
    const box = el.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    let size = parseFloat(getComputedStyle(el).fontSize)
    if (el.ownerSVGElement) { const m = el.getScreenCTM(); size *= Math.sqrt(Math.abs(m.a * m.d - m.b * m.c)) }
    if (size < 11.9) small.add(`${walker.currentNode.textContent.trim().slice(0, 12)} ${size.toFixed(1)} px`)
    if (!el.ownerSVGElement && !el.closest('.talk')) pieces(walker.currentNode).forEach((word) => broken.add(`${word} in ${el.closest('[class]')?.getAttribute('class')}`))
  }
  // what is read aloud and what stands there: words, nothing unfilled and no code of the program
  const heard = [...table.querySelectorAll('[aria-label], [aria-description], [title]')].flatMap((el) =>
    ['aria-label', 'aria-description', 'title'].map((one) => el.getAttribute(one) ?? ''))
  const codes = new Set([...heard, ...texts].filter((one) => CODE.test(one)))
  if (codes.size) faults.push(`a code: ${[...codes].slice(0, 4).join(' | ')}`)
  if (small.size) faults.push(`small text: ${[...small].slice(0, 4).join(', ')}`)
  if (broken.size) faults.push(`broken in the middle: ${[...broken].slice(0, 4).join(', ')}`)

  const board = document.querySelector('.table .board')?.getBoundingClientRect()
  return { faults, answers, badges, board: board ? [board.x, board.y, board.width, board.height].map(Math.round) : null }
}"""
)

# Every explanation on the table, as a finger that stays would read it; those with a code in them.
TIPS = (
    """() => {
  const CODE = """
    + CODE
    + """
  const later = window.setTimeout
  const found = new Set()
  for (const el of document.querySelectorAll('.table [data-explained]')) {
    let show = null
    window.setTimeout = (what) => { show ??= what; return 0 }
    el.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch' }))
    window.setTimeout = later
    if (!show) continue
    window.setTimeout = () => 0
    show()
    window.setTimeout = later
    const said = document.querySelector('.tip-bubble.on')?.textContent ?? ''
    if (CODE.test(said)) found.add(said)
    el.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'mouse' }))
  }
  return found.size ? [`a code in an explanation: ${[...found].slice(0, 4).join(' | ')}`] : []
}"""
)

# Whatever a tap can change: the table, what is picked and lit, what is said.
MARK = """() => {
  const all = (wanted, say) => [...document.querySelectorAll(wanted)].map(say).join('|')
  return [document.querySelector('.table')?.dataset.n, all('.thing.lit', (el) => el.dataset.thing), all('.thing.picked', (el) => el.dataset.thing),
    document.querySelector('.prompt')?.textContent, document.querySelector('.zone-large')?.textContent, document.querySelector('[role=tab][aria-selected=true]')?.id].join('§')
}"""


# What moves has come to rest, and what measures its box has been painted with it; what breathes for ever does not count.
SETTLED = """async () => {
  await Promise.all(document.getAnimations()
    .filter((one) => one.effect.getComputedTiming().iterations !== Infinity).map((one) => one.finished.catch(() => 0)))
  for (let i = 0; i < 2; i++) await new Promise((painted) => requestAnimationFrame(painted))
}"""


BLINK = 250  # milliseconds, until what comes late has come
LATE = 5  # every so many looks there is another after a blink


@dataclass
class Found:
    """What was seen: how many questions at how many looks, and what was wrong at which look."""

    decisions: int = 0
    looks: int = 0
    wrong: dict[int, list[str]] = field(default_factory=dict)

    def add(self, faults: list[str]) -> None:
        if faults:
            self.wrong.setdefault(self.looks, []).extend(faults)

    def __str__(self) -> str:
        lines = [f"{len(self.wrong)} of {self.looks} looks at {self.decisions} questions show a fault"]
        lines += [f"  {at}: {'; '.join(dict.fromkeys(faults))}" for at, faults in self.wrong.items()]
        return "\n".join(lines)


def play(
    page: Page, decisions: int | None, chance: random.Random, begin: Callable[[Page], None], seconds: float = 600
) -> Found:
    """Answers so many questions by taps, in as many games as it takes (None: one whole game), and looks before each tap."""
    found = Found()
    table, question = "", -1
    board: list[int] | None = None
    end = time.monotonic() + seconds
    begin(page)
    while True:
        assert time.monotonic() < end, f"only {found.decisions} answers in {seconds} seconds\n{found}"
        if page.locator(".table").get_attribute("data-over") == "yes":
            if decisions is None:
                return found
            begin(page)
        if not asked(page):
            page.wait_for_timeout(30)
            continue
        if (page.url, number(page)) != (table, question):
            if found.decisions == decisions:
                return found
            found.decisions += 1
            board = board if page.url == table else None
            table, question = page.url, number(page)
        take_note(page)
        seen = look(page, found)
        answers = seen["answers"]
        for badge in seen["badges"]:
            answers = behind(page, badge, found) or answers
        if board is not None and seen["board"] != board:
            found.add([f"the board moved from {board} to {seen['board']}"])
        board = seen["board"]
        if answers:
            tap(page, chance.choice(answers), found)
        else:
            force(page, chance)


def look(page: Page, found: Found) -> dict[str, Any]:
    """The table as it stands; now and then also a moment later: what is drawn late neither moves nor covers anything."""
    found.looks += 1
    seen: dict[str, Any] = page.evaluate(LOOK)
    found.add(seen["faults"])
    if found.looks % LATE == 0:
        found.add(page.evaluate(TIPS))
        page.wait_for_timeout(BLINK)
        later = page.evaluate(LOOK)
        found.add([f"a moment later: {fault}" for fault in later["faults"]])
        if (seen["board"], places(seen)) != (later["board"], places(later)):
            found.add([f"a moment later things lie elsewhere: {places(seen)}, then {places(later)}"])
    return seen


def take_note(page: Page) -> None:
    """What was revealed to this seat alone stays large until a finger taps it: first of all that."""
    for _ in range(page.locator("[data-revealed]").count()):
        page.touchscreen.tap(*middle(page, "[data-revealed]"))
        page.locator("[data-revealed]").wait_for(state="detached")
        page.evaluate(SETTLED)


def places(seen: dict[str, Any]) -> list[tuple[str, int, int]]:
    return [(one["what"], round(one["x"]), round(one["y"])) for one in seen["answers"]]


def asked(page: Page) -> bool:
    """Whether this seat is asked and the page stands still."""
    page.evaluate(SETTLED)
    first = page.evaluate(MARK)
    page.wait_for_timeout(40)
    lit = page.locator(".thing.lit, .prompt [data-action]:not(:disabled), .choice:not(:disabled)").count()
    return first == page.evaluate(MARK) and bool(lit or page.locator("[role=tab] .badge").count())


def behind(page: Page, badge: dict[str, object], found: Found) -> list[dict[str, object]]:
    """What a tab with a badge holds: as many answers as it says, each within reach."""
    page.touchscreen.tap(*middle(page, f"#{badge['tab']}"))
    page.wait_for_timeout(60)
    page.evaluate(SETTLED)
    seen = page.evaluate(LOOK)
    found.add([fault for fault in seen["faults"] if not fault.startswith("nothing to answer")])
    # two dice of one colour and value are one thing
    there = page.locator(f"#{str(badge['tab']).split('-')[0]} .thing.lit").evaluate_all(
        "all => new Set(all.map((one) => one.dataset.thing)).size"
    )
    if there != badge["number"]:
        found.add([f"the badge of {badge['tab']} says {badge['number']}, there are {there}"])
    answers: list[dict[str, object]] = seen["answers"]
    return answers


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).bounding_box()
    assert box, selector
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def tap(page: Page, answer: dict[str, object], found: Found) -> None:
    """A real tap; something must come of it."""
    before = page.evaluate(MARK)
    if answer["scrolls"]:
        page.locator(f'[data-thing="{answer["what"]}"], [data-action="{answer["what"]}"]').first.tap()
    else:
        page.touchscreen.tap(float(str(answer["x"])), float(str(answer["y"])))
    for _ in range(60):
        if page.evaluate(MARK) != before:
            return
        page.wait_for_timeout(25)
    at = page.evaluate(
        "([x, y]) => document.elementFromPoint(x, y)?.outerHTML.slice(0, 120)", [answer["x"], answer["y"]]
    )
    found.add([f"a tap on {answer['what']} did nothing, there is {at}"])
    force(page, random.Random(found.looks))


def force(page: Page, chance: random.Random) -> None:
    """Goes on where no finger could: by a click from within."""
    page.evaluate(
        """(at) => {
          const all = [...document.querySelectorAll('.thing.lit, .prompt [data-action]:not(:disabled), .choice:not(:disabled)')]
          all[Math.floor(at * all.length)]?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
        }""",
        chance.random(),
    )
    page.wait_for_timeout(120)
