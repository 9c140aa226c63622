"""King of Tokyo by hand: dice are kept by clicking them, the odds follow, and what cannot be bought says why."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.hands import number, start, wait_until

DICE = '[data-thing^="die:"]'
ROLL = '.prompt [data-thing="reroll"]'
OTHERS = ".prompt [data-action]:not(:disabled), .thing.html.lit"


def to_the_dice(page: Page) -> None:
    """Answers whatever else is asked, until there are dice that may be kept or thrown again."""
    for _ in range(200):
        if page.locator(ROLL).count():
            return
        other = page.locator(OTHERS)
        if other.count():
            other.first.click(timeout=2000)
        page.wait_for_timeout(50)
    raise AssertionError("no dice to throw")


def odds(page: Page) -> list[str]:
    return page.locator(".odds li .visually-hidden").all_text_contents()


def test_dice_are_kept_by_click(visitor: Open) -> None:
    page = visitor("/")
    start(page, "king_of_tokyo")
    to_the_dice(page)
    dice = page.locator(DICE)
    expect(page.locator(f"{DICE}.lit")).to_have_count(6)
    expect(page.locator(ROLL)).to_contain_text("Roll 6 dice")
    before = odds(page)

    dice.nth(1).click()
    dice.nth(4).click()
    expect(dice.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(page.locator(ROLL)).to_contain_text("Roll 4 dice")
    assert odds(page) != before, "the odds follow the dice that are kept"
    dice.nth(4).click()  # a second click puts it back
    expect(dice.nth(4)).to_have_attribute("aria-pressed", "false")
    expect(page.locator(ROLL)).to_contain_text("Roll 5 dice")
    face = str(dice.nth(1).get_attribute("aria-label")).split(",")[0]

    reached = number(page)
    page.locator(ROLL).click()
    wait_until(lambda: number(page) > reached)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_text(re.compile(rf"Ada keeps 1× {face}$"))).to_have_count(1)
    expect(page.locator(f"{DICE}[aria-pressed='true']")).to_have_count(1)  # it stays kept for the next throw


def test_what_is_too_dear_says_so(visitor: Open) -> None:
    page = visitor("/", size=PHONE, touch=True)
    start(page, "king_of_tokyo")
    to_the_dice(page)
    market = page.get_by_role("tab", name="Market")
    if market.count():
        market.tap()
    page.locator('[data-thing="market:0"]').tap(force=True)
    expect(page.locator(".raised")).to_contain_text("energy short")  # nobody has energy before the first dice count
    page.locator('[data-thing="market:0"]').tap(force=True)
    expect(page.locator(".prompt .note")).to_have_text(re.compile("energy short|after the dice"))


def test_who_may_buy_sees_the_market_even_if_all_is_too_dear(visitor: Open) -> None:
    """Given a phone with room for one compartment, when cards may be bought, then the market is the one that is open."""
    page = visitor("/", size=(360, 640), touch=True)
    start(page, "king_of_tokyo", players=2)
    stop = page.locator('.prompt [data-thing="stop"]')
    asks = page.locator(".prompt .main", has_text=re.compile("Buy cards|too little"))
    for _ in range(400):
        if asks.count():
            break
        answer = stop if stop.count() else page.locator(OTHERS)
        if answer.count():
            answer.first.tap(timeout=2000)
        page.wait_for_timeout(30)
    expect(asks).to_be_visible()
    expect(page.get_by_role("tab", name="Market")).to_have_attribute("aria-selected", "true")
