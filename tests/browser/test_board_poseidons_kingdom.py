"""The board of Poseidon's Kingdom: a tile is built on the reef, a creature swims, and the shark is seen coming."""

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open
from tests.browser.hands import number, start, wait_until
from tests.browser.test_lesson import do_it, led_to

DECLINE = ".prompt [data-action]:not(:disabled)"


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
    expect(page.locator(".play .path")).to_have_count(1)  # the shark's way, if one stops here
    expect(page.locator(".tag")).to_contain_text("Shark")
    name = str(field.get_attribute("data-thing")).removeprefix("field:")
    field.click()
    said = {"D": "deep sea {}", "L": "wave {} left", "R": "wave {} right", "B": "beach {}"}[name[0]].format(name[1:])
    expect(page.locator(".tab-body")).to_contain_text(f"to {said}")


def test_on_a_phone_the_picture_that_is_asked_about_comes_forward(visitor: Open) -> None:
    page = visitor("/", size=PHONE, touch=True)
    start(page, "poseidons_kingdom", players=2)
    go_to_own_turn(page)
    page.locator(".prompt [data-action]", has_text="Build").tap()
    page.locator('.tiles .thing.lit[data-thing^="tile:"]').first.tap()  # the tiles lie before the thumb
    expect(page.get_by_role("tab", name="Reef")).to_have_attribute("aria-selected", "true")

    hexes = page.locator('.reef [data-thing="hex:0,0"] .spot')
    before = hexes.bounding_box()
    page.locator('.reef [data-thing="hex:1,-1"].lit').tap()
    other = page.locator('.reef [data-thing="hex:2,-1"].lit')
    other.tap()
    expect(page.locator(".reef .ghost text")).to_have_count(2)  # first the tile as it would lie
    assert hexes.bounding_box() == before, "the reef shifts while one builds"
    other.tap()

    expect(page.get_by_role("tab", name="Ocean")).to_have_attribute("aria-selected", "true")
    page.get_by_role("tab", name="Kraken").tap()
    expect(page.locator('[data-thing="coral:3"]')).to_be_visible()


def test_the_way_of_the_shark_is_seen_before_one_swims(visitor: Open) -> None:
    page = visitor("/", size=PHONE, touch=True)
    start(page, "poseidons_kingdom", players=2)
    go_to_own_turn(page)
    page.locator(".prompt [data-action]", has_text="Load").tap()
    page.locator('[data-thing="load:1"].lit, .field.lit, .swimmer.lit').first.wait_for()
    load = page.locator('[data-thing="load:1"].lit')
    if load.count():
        load.tap()
    field = page.locator(".field.lit").first
    creature = page.locator(".swimmer.lit").first
    creature.or_(field).first.wait_for()
    if creature.count():
        creature.tap()
    field.wait_for()
    n = number(page)
    field.tap()
    expect(page.locator(".play .path")).to_have_count(1)
    expect(page.locator(".prompt [data-action]")).to_contain_text("shark")
    assert number(page) == n, "one tap only shows it"
    page.locator(".prompt [data-action]").tap()
    wait_until(lambda: number(page) > n)


def test_on_a_desk_no_step_is_marked_before_the_first_turn_and_a_coral_leaves_the_question_free(visitor: Open) -> None:
    """Given creatures being placed, then no step is current; given a look under a coral, then the question is whole."""
    page = visitor("/lesson/poseidons_kingdom")
    led_to(page, "first")
    expect(page.locator(".prompt .steps li")).to_have_count(4)
    expect(page.locator(".prompt .steps [aria-current]")).to_have_count(0)
    led_to(page, "peek")
    do_it(page, touch=False)
    coral, question = page.locator("button.found").bounding_box(), page.locator(".zone-prompt").bounding_box()
    assert coral
    assert question
    assert coral["x"] + coral["width"] <= question["x"]
