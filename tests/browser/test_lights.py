"""Hovering a line of the log lights what it speaks of: on one's own board, at the seat of a rival, and the seats it names."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import hands
from tests.browser.conftest import PHONE, Open

# What stands within the rings: the things, and the seats whose chip or panel is ringed.
RINGED = """() => {
  const rings = [...document.querySelectorAll('[data-spoken]')].map((one) => one.getBoundingClientRect())
  const close = (a, b) => Math.abs(a - b) < 2
  const found = [...document.querySelectorAll('.table [data-thing], .table [data-seat]')].filter((one) => {
    const box = one.getBoundingClientRect()
    return rings.some((ring) => close(ring.x + 5, box.x) && close(ring.y + 5, box.y)
      && close(ring.width - 10, box.width) && close(ring.height - 10, box.height))
  })
  return found.map((one) => one.dataset.thing ?? `seat ${one.dataset.seat}`)
}"""

# (game, what the line says, a thing that lights)
LINES = [
    ("antler_island", r"Ada (moves|eats|mates|comes ashore)", r"^space:"),
    ("antler_island", r"\b(?!Ada)\w+ moves on", r"^space:"),
    ("dolmengoetter", r"puts a druid", r"^place:"),
    ("king_of_tokyo", r"gains? \d energy|loses \d life|gains \d point|enters", r"^player:\d$"),
    ("king_of_tokyo", r"is turned up", r"^market:\d$"),
    ("poseidons_kingdom", r"A swimmer of \w+ (enters|swims)", r"^field:"),
    ("poseidons_kingdom", r"\b(?!Ada)\w+ builds a tile", r"^seat-[12]:hex:"),
    ("reef", r"Ada places \w+", r"^cell:\w\d$"),
    ("reef", r"\b(?!Ada)\w+ places \w+", r"^seat-[12]:cell:\w\d$"),
    ("reef", r"joins the display", r"^slot:\d$"),
]


def hover(page: Page, says: str) -> list[str]:
    """Plays until the log says so, hovers the line, and tells what is ringed."""
    page.get_by_role("tab", name="Log").click()
    line = page.locator(".log li", has_text=re.compile(says))
    for _ in range(40):
        if line.count():
            break
        hands.click_moves(page, 3)
    line.first.hover()
    expect(page.locator("[data-spoken]").first).to_be_attached()
    found: list[str] = page.evaluate(RINGED)
    return found


@pytest.mark.parametrize(("game", "says", "thing"), LINES)
def test_a_line_of_the_log_lights_what_it_speaks_of(game: str, says: str, thing: str, visitor: Open) -> None:
    page = visitor()
    hands.start(page, game, players=3)
    ringed = hover(page, says)
    assert [one for one in ringed if re.search(thing, one)], ringed


def test_what_a_rival_does_is_not_lit_on_ones_own_reef(visitor: Open) -> None:
    """Given a coral that a rival has placed, when its line is hovered, then the rival's reef and seat light up."""
    page = visitor()
    hands.start(page, "reef", players=2)
    ringed = hover(page, r"\b(?!Ada)\w+ places \w+")
    assert not [one for one in ringed if one.startswith("cell:")], ringed
    assert "seat 1" in ringed
    assert "seat 0" not in ringed


def test_what_was_lit_goes_out_with_the_log(visitor: Open) -> None:
    """Given a line under the mouse, when the window becomes so small that the log folds away, then nothing stays ringed."""
    page = visitor()
    hands.start(page, "king_of_tokyo", players=3)
    hover(page, r"rolls|enters|keeps")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".zone-others")).to_be_visible()
    expect(page.locator("[data-spoken]")).to_have_count(0)
