"""At every size and with large letters: 30 decisions of each game, made by touch; on a phone a whole game of each."""

import os
import random
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, Open, picture
from tests.browser.hands import pick
from tests.browser.reach import play

SIZES = [(390, 844), (360, 740), (390, 664), (360, 640), (768, 1024), (1024, 768), (844, 390), (1280, 800)]
TEXTS = [100, 150, 200]
LAID_OUT = ("antler_island", "dolmengoetter", "king_of_tokyo", "poseidons_kingdom", "reef")
# A sample of the whole, half as long: the smallest phone, the phone on its side, a tablet with large letters.
SAMPLE = [((360, 640), 100), ((844, 390), 100), ((768, 1024), 200)]
WHOLE = [(size, text) for size in SIZES for text in TEXTS]
DECISIONS = 30 if os.environ.get("REACH") else 15


def cell(value: tuple[int, int] | int) -> str:
    """How a size or a size of letters is called."""
    return "x".join(map(str, value)) if isinstance(value, tuple) else f"{value}%"


def level(game: str) -> str:
    return "greedy" if game == "antler_island" else "random"


def sit_down(page: Page, server: str, game: str, company: Literal["first", "last"]) -> None:
    """At a new table with bots, the fewest or the most that it has room for."""
    page.goto(f"{server}/new/{game}")
    page.locator("button.start").wait_for()
    counts = page.locator('input[name="count"]')
    if counts.count():
        pick(page, "count", getattr(counts, company).get_attribute("value"))
    pick(page, "level", level(game))
    page.locator("button.start").click()
    page.locator(".prompt").wait_for()


@pytest.mark.parametrize("game", LAID_OUT)
@pytest.mark.parametrize(
    ("size", "text"),
    WHOLE if os.environ.get("REACH") else SAMPLE,
    ids=cell,
)
def test_a_thumb_reaches_every_answer(game: str, size: tuple[int, int], text: int, visitor: Open, server: str) -> None:
    page = visitor("/", size=size, text=text, lang="de", touch=True)
    chance = random.Random(f"{game} {size} {text}")
    found = play(page, DECISIONS, chance, lambda page: sit_down(page, server, game, "last"))
    picture(page, f"reach-{game}-{size[0]}x{size[1]}-{text}")
    assert not found.wrong, str(found)


@pytest.mark.parametrize("game", LAID_OUT if os.environ.get("REACH") else ["king_of_tokyo"])  # the shortest of them
def test_a_thumb_plays_a_whole_game(game: str, visitor: Open, server: str) -> None:
    page = visitor("/", size=PHONE, touch=True)
    found = play(page, None, random.Random(game), lambda page: sit_down(page, server, game, "first"))
    expect(page.locator("dialog.standings")).to_be_visible()
    picture(page, f"whole-game-{game}")
    assert not found.wrong, str(found)
