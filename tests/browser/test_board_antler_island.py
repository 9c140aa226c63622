"""The board of Antler Island: a stag is set on the shore, a plan is laid tile by tile on the mat, a tile is revealed."""

import re

from playwright.sync_api import Page, expect

import spieltisch
from spieltisch.words import messages
from tests.browser.conftest import PHONE, Open
from tests.browser.hands import start
from tests.browser.test_lesson import led_to

NAMELESS = """() => {
  const one = document.activeElement
  const name = one.getAttribute('aria-label') || one.textContent.trim() || one.title
  return one === document.body || name ? null : one.outerHTML.slice(0, 120)
}"""


def ashore(page: Page) -> None:
    page.locator('.thing.space.lit, [data-thing="act:move"].lit').first.wait_for()
    if page.locator(".thing.space.lit").count():  # who comes last has one space left and is not asked
        page.locator(".thing.space.lit").first.click()


def press(page: Page, act: str) -> None:
    """A real press on the empty slot of an action: what the hover draws must not take the click away."""
    slot = page.locator(f'[data-thing="act:{act}"].lit .pile')
    slot.wait_for()
    box = slot.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(f'[data-thing="act:{act}"] .would')).to_be_visible()  # the tile as it would lie
    page.mouse.down()
    page.mouse.up()


def test_a_plan_is_laid_on_the_mat(visitor: Open) -> None:
    page = visitor("/")
    start(page, "antler_island", players=3)
    ashore(page)

    for number, act in enumerate(("move", "eat", "move", "rut", "grow")):
        expect(page.locator(".pile .tile.laid")).to_have_count(number)
        press(page, act)
    expect(page.locator('[data-thing="act:move"] .tile.laid')).to_have_count(2)

    page.locator(".prompt .answer").first.click()  # the plan stands
    tile = page.locator('.prompt [data-thing="tile:1"].lit')
    tile.wait_for()
    page.locator('[data-thing="tile:blank"]').click(force=True)
    expect(page.locator(".prompt")).to_contain_text("never revealed")  # why not
    tile.click()
    way = page.locator(".thing.space.lit").first
    way.wait_for()
    way.hover(force=True)
    expect(page.locator(".play .ghost")).to_be_visible()  # the stag as it would stand


def test_every_stop_has_a_name_and_every_shore_a_letter(visitor: Open) -> None:
    page = visitor("/", size=PHONE)
    start(page, "antler_island", players=4, level="greedy")
    ashore(page)
    page.locator('[data-thing="act:move"].lit').wait_for()
    for _ in range(40):
        page.keyboard.press("Tab")
        assert not page.evaluate(NAMELESS)
    shores = spieltisch.view(spieltisch.new("antler_island", 4), None)["island"]
    letters = [str(space["colour"])[0].upper() for space in shores if space["colour"]]
    assert letters.count("O") == letters.count("P") == letters.count("W") == 4  # orange, purple, white
    expect(page.locator(".play text.shore")).to_have_text(letters)  # not by colour alone


# Each open tile in the answer as it stands on the page; gives those that are cut off or too small to read.
CUT = """async (all) => {
  const words = document.querySelector('.prompt .answer .text')
  const cut = []
  for (const one of all) {
    words.textContent = one
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))
    const size = parseFloat(getComputedStyle(words).fontSize)
    if (words.scrollHeight > words.clientHeight + 1 || words.scrollWidth > words.clientWidth || size < 12) cut.push(one)
  }
  return cut
}"""


def test_an_open_tile_says_what_it_does_on_a_small_phone(visitor: Open) -> None:
    """Given a won fight, then the answer says what the open tile is for, and nothing of any of them is cut off."""
    page = visitor("/lesson/antler_island", size=(360, 640), touch=True, lang="de")
    led_to(page, "tile")
    page.get_by_role("button", name="Lektion überspringen").click()
    expect(page.locator(".prompt .answer .text").first).to_have_text(re.compile(r"^[^{]+: [^{]+$"))
    said = messages("antler_island", "de")
    kinds = ("speed", "greed", "hotRut", "saveStrength", "sturdyAntlers", "roar")
    assert (
        page.evaluate(CUT, [f"{said.say(f'tile-{kind}', {})}: {said.say(f'brief-{kind}', {})}" for kind in kinds]) == []
    )
