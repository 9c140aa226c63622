"""Hands for the tests: they click what glows, or a choice in words, until something is so."""

import random
import time
from collections.abc import Callable

from playwright.sync_api import Page, expect

OPEN = ".thing.lit, .choice:not(:disabled), .prompt [data-action]:not(:disabled)"

# Plays on by itself inside the page: at each turn one click on something that glows or on a choice in words.
PLAY_ON = """async ([seconds, open, pause = 25]) => {
  const end = performance.now() + seconds * 1000
  const over = () => document.querySelector('.table')?.dataset.over === 'yes'
  while (!over() && performance.now() < end) {
    const here = document.querySelector('.curtain .first')
    const things = [...document.querySelectorAll(open)]
    if (here) here.click()
    else if (things.length) {
      things[Math.floor(Math.random() * things.length)].dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
    }
    await new Promise((done) => setTimeout(done, pause))
  }
  return over()
}"""


def number(page: Page) -> int:
    """How many entries the table that is shown has."""
    return int(page.locator(".table").get_attribute("data-n") or 0)


def pick(page: Page, name: str, value: object) -> None:
    """One of several, by a click on its words, once the page stands still."""
    wanted = page.locator(f'input[name="{name}"][value="{value}"]')
    page.locator("label", has=wanted).click()
    expect(wanted).to_be_checked()


def start(page: Page, game: str, players: int = 3, level: str = "random") -> None:
    """From the home page to the table, as a person goes."""
    page.locator(f'.card[data-game="{game}"]').click()
    page.locator("button.start").wait_for()
    if page.locator('input[name="count"]').count():
        pick(page, "count", players)
    closed = page.locator("details.programmers:not([open])", has=page.locator(f'[value="{level}"]'))
    if closed.count():
        closed.locator("summary").click()
    pick(page, "level", level)
    page.locator("button.start").click()
    page.locator(".prompt").wait_for()


def click_moves(page: Page, moves: int, seconds: float = 60) -> None:
    """So many real clicks with the mouse, each on something that may be clicked now."""
    end = time.monotonic() + seconds
    done = 0
    while done < moves and time.monotonic() < end and page.locator(".table").get_attribute("data-over") != "yes":
        things = page.locator(OPEN)
        count = things.count()
        if not count:
            page.wait_for_timeout(50)
            continue
        try:
            things.nth(random.randrange(count)).click(timeout=2000)
            done += 1
        except Exception as error:  # it may have gone out in the meantime
            if "Timeout" not in type(error).__name__:
                raise
        page.wait_for_timeout(30)


def play_on(page: Page, seconds: float = 150) -> None:
    """To the final standings."""
    assert page.evaluate(PLAY_ON, [seconds, OPEN]), "the game did not end"
    page.locator("dialog.standings").wait_for()


def wait_until(so: Callable[[], bool], seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.05)
