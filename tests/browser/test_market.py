"""King of Tokyo's market laid out on purpose: every card of the deck in each place, the longest names beside each other."""

import json
import os
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute

import spieltisch
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.words import Words
from tests.browser.conftest import Open
from tests.browser.reach import LOOK, SETTLED
from tests.browser.test_reach import SAMPLE, WHOLE, cell, sit_down
from tests.games.king_of_tokyo_table import Table, monster

CELLS = WHOLE if os.environ.get("REACH") else [((390, 664), 100), *SAMPLE]
SEATS = 6
LAB = "made_in_a_lab"  # who owns it sees the top card of the deck, too


class Shown:
    """A table in the browser at which other positions can be laid out: what the server says of its own is held back."""

    def __init__(self, page: Page) -> None:
        self.state: dict[str, Any] = {}
        self.line: WebSocketRoute | None = None
        page.route_web_socket("**/ws/*", self.listen)

    def listen(self, line: WebSocketRoute) -> None:
        self.line = line
        line.connect_to_server().on_message(self.hear)

    def hear(self, message: str | bytes) -> None:
        said = json.loads(message)
        if self.line and not self.state:
            self.line.send(message)
            if said["type"] == "state" and said["view"]:
                self.state = said

    def lay(self, state: spieltisch.State) -> None:
        asked = {"prompt": spieltisch.prompt(state, 0), "choices": spieltisch.choices(state, 0)}
        assert self.line
        self.line.send(
            json.dumps(self.state | {"me": [0], "view": spieltisch.view(state, 0), "asked": {"0": asked}, "over": None})
        )


def name(card: str, lang: str) -> str:
    return Words("king_of_tokyo", lang).say(f"card-{card}")


def by_length(lang: str) -> list[str]:
    """All cards of the deck, those with the longest words in their names first."""

    def longest(card: str) -> tuple[int, int]:
        said = name(card, lang)
        return max(map(len, said.replace("-", " ").split())), len(said)

    return sorted(c.IDS, key=longest, reverse=True)


def markets(lang: str) -> Iterator[tuple[list[str], str]]:
    """Three cards, and the one on top of the deck if it is known; each card stands in each place, beside its like."""
    cards = by_length(lang)
    for at in range(0, len(cards), 3):
        yield (cards[at : at + 3] + cards[:2])[:3], ""
    cards.remove(LAB)
    for at, top in enumerate(cards):
        yield (cards * 2)[at + 1 : at + 4], top


def shop(market: list[str], top: str) -> spieltisch.State:
    """The first seat buys, and can pay for all."""
    table = Table(SEATS, monster(energy=40, cards=LAB if top else ""), market=" ".join(market)).roll("1 1 2 2 3 3")
    return table.refill(c.NAMES[c.KIND[top]]).state if top else table.state


@pytest.mark.parametrize("lang", ["de", "en"])
@pytest.mark.parametrize(("size", "text"), CELLS, ids=cell)
def test_every_name_has_room(lang: str, size: tuple[int, int], text: int, visitor: Open, server: str) -> None:
    page = visitor("/", size=size, text=text, lang=lang, touch=True)
    shown = Shown(page)
    sit_down(page, server, "king_of_tokyo", "last")
    faults: dict[str, list[str]] = {}
    for market, top in markets(lang):
        shown.lay(shop(market, top))
        page.locator(f'[data-thing="market:0"][aria-label*="{name(market[0], lang)}"]').wait_for()
        page.evaluate(SETTLED)
        found = page.evaluate(LOOK)["faults"]
        if found:
            faults[" ".join([*market, *([f"and {top}"] if top else [])])] = found
    assert not faults, "\n".join(f"{where}: {'; '.join(found)}" for where, found in faults.items())
