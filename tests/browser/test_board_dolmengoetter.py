"""Die Dolmengötter on its board: a druid gathers herbs, and its flight is drawn before the click that lands it."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.hands import start, wait_until

UPRIGHT = ".thing.druid.lit"


def settled(page: Page) -> None:
    """Puts the own druids on the board until a turn begins."""
    lit = page.locator(".thing.place.lit")
    for _ in range(3):
        wait_until(lambda: lit.count() > 40)
        free = lit.count()
        lit.nth(free // 2).click()  # waits until the board stands still
        wait_until(lambda free=free: lit.count() != free)
    page.locator(UPRIGHT).first.wait_for()


def lie_down(page: Page) -> str:
    druid = page.locator(UPRIGHT).first
    name = druid.get_attribute("data-thing") or ""
    druid.click(force=True)
    page.locator('[data-thing="herbs"]').click()
    wait_until(lambda: page.locator(f'[data-thing="{name}"].lit').count() > 0)
    return name


def test_a_druid_flies(visitor: Open) -> None:
    page = visitor("/")
    start(page, "dolmengoetter", players=2)
    settled(page)
    name = lie_down(page)
    expect(page.locator(f'[data-thing="{name}"]')).to_have_accessible_name(
        f"Lying druid of Ada on place {int(name[7:])}: it can fly"
    )
    page.locator(f'[data-thing="{name}"]').click(force=True)
    places = page.locator(".pieces .thing.place.lit")
    wait_until(lambda: places.count() > 20)
    target = places.nth(5)
    goal = (target.get_attribute("data-thing") or "")[6:]
    target.hover(force=True)
    expect(page.locator(".way")).to_have_count(1)  # the flight as an arc
    expect(page.locator(".effect").first).to_be_attached()  # what the stone would do to its circles
    target.click(force=True)
    expect(page.locator(f'[data-thing="druid:{goal}"]')).to_have_count(1)
    page.locator('.prompt [data-thing^="place:"]').click()
    expect(page.locator(f'.pieces [data-thing="place:{name[6:]}"]')).to_have_accessible_name(
        re.compile(rf"^Place {int(name[7:])}, stone of Ada(, rune \w+)?$")
    )


def test_one_thumb_and_a_reason(visitor: Open) -> None:
    page = visitor("/", size=PHONE)
    start(page, "dolmengoetter", players=2)
    settled(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator('[data-thing="circle:C14"]').click(force=True, position={"x": 20, "y": 30})
    expect(page.locator(".raised")).to_contain_text("free")  # the circle large, with its stack
    page.locator(".raised").click()
    page.locator(".thing.druid:not(.lit)").first.click(force=True)
    expect(page.locator(".prompt .note")).to_contain_text("belongs to")
