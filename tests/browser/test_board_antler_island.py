"""The board of Antler Island: a stag is set on the shore, a plan is laid tile by tile on the mat, a tile is revealed."""

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import start


def test_a_plan_is_laid_on_the_mat(visitor: Open) -> None:
    page = visitor("/")
    start(page, "antler_island", players=3)
    page.locator('.thing.space.lit, [data-thing="act:move"].lit').first.wait_for()
    if page.locator(".thing.space.lit").count():  # who comes last has one space left and is not asked
        page.locator(".thing.space.lit").first.click()  # the stag goes ashore

    for number, act in enumerate(("move", "eat", "move", "rut", "grow")):
        place = page.locator(f'[data-thing="act:{act}"].lit')
        place.wait_for()
        expect(page.locator(".pile .tile.laid")).to_have_count(number)
        place.hover()
        expect(place.locator(".would")).to_be_visible()  # the tile as it would lie
        place.click()
    expect(page.locator('[data-thing="act:move"] .tile')).to_have_count(2)

    page.locator('[data-thing="confirm"].lit').click()
    tile = page.locator('[data-thing="tile:1"].lit')
    tile.wait_for()
    page.locator('[data-thing="tile:blank"]').click(force=True)
    expect(page.locator(".prompt")).to_contain_text("never revealed")  # why not
    tile.click()
    way = page.locator(".thing.space.lit").first
    way.wait_for()
    way.hover(force=True)
    expect(page.locator(".play .ghost")).to_be_visible()  # the stag as it would stand
