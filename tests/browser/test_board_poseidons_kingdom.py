"""The board of Poseidon's Kingdom: a tile is built on the reef, a creature swims, and the shark is seen coming."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.hands import start, wait_until

DECLINE = '[data-thing="no-bonus"].lit, [data-thing="no-look"].lit'


def go_to_own_turn(page: Page) -> None:
    """Creatures enter, and whatever is asked before the first own turn is answered."""

    def asked() -> bool:
        if page.locator('[data-thing="tiles"].lit').count():
            return True
        refuse = page.locator(DECLINE)
        things = refuse if refuse.count() else page.locator(".thing.lit")
        if things.count():
            things.last.dispatch_event("click")
            page.wait_for_timeout(100)
        return False

    wait_until(asked, 60)


def test_a_tile_is_built_and_the_shark_is_seen_coming(visitor: Open) -> None:
    page = visitor("/")
    start(page, "poseidons_kingdom", players=2)
    go_to_own_turn(page)
    page.locator('[data-thing="field:L3"]').click(force=True)
    expect(page.locator(".prompt")).to_contain_text("First build")  # why not

    page.locator('.tiles [data-thing="tiles"].lit').first.click()  # one click: to build, and this tile
    place = page.locator('.reef [data-thing="hex:1,-1"].lit')
    place.hover()
    expect(page.locator(".reef .ghost text")).to_have_text("1")  # one half as it would lie, on level 1
    place.click()
    other = page.locator('.reef [data-thing="hex:2,-1"].lit.place')
    expect(page.locator('[data-thing="hex:3,1"]')).to_have_attribute("aria-disabled", "true")
    other.hover()
    expect(page.locator(".reef .ghost text")).to_have_count(2)  # both halves
    other.click()

    field = page.locator(".field.lit").first
    creature = page.locator(".swimmer.lit").first
    creature.or_(field).wait_for()
    if creature.count():  # where both share a field, there is nothing to choose
        creature.click()
    field.hover()
    expect(page.locator(".play .path")).to_be_visible()  # the shark's way, if one stops here
    expect(page.locator(".tag")).to_contain_text("Shark")
    name = str(field.get_attribute("data-thing")).removeprefix("field:")
    field.click()
    expect(page.locator(".tab-body")).to_contain_text(f"to {name}")


def test_on_a_phone_the_picture_that_is_asked_about_comes_forward(visitor: Open) -> None:
    page = visitor("/", size=PHONE)
    start(page, "poseidons_kingdom", players=2)
    go_to_own_turn(page)
    page.locator('.answers [data-thing="tiles"].lit').click()
    tile = page.locator('.tiles .thing.lit[data-thing^="tile:"]').first
    tile.wait_for()  # the reef with its tiles lies before the thumb
    box = tile.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] < PHONE[1]
    tile.click()
    page.locator('.reef .thing.lit[data-thing^="hex:"]').first.wait_for()
    page.get_by_role("button", name="Kraken", exact=True).click()
    expect(page.locator('[data-thing="coral:3"]')).to_be_visible()
