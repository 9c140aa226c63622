"""What a choice in Reef would change, as numbers, for many tables at once: input for a small network.

Read in numpy from nothing but the observations and masks of ``spieltisch.lab.vector("reef", seats=2)``. A reef is a bit
mask of its 16 cells for each requirement of the deck (red at any height, green exactly two high, ...): the cells that
fulfil it. A pattern lies in a place if no cell is missing there; it is one short if a single one is.
"""

from dataclasses import dataclass
from typing import Any

import numpy as np

from spieltisch.games.reef.deck import BOX
from spieltisch.games.reef.scoring import AROUND, Ring
from spieltisch.games.reef.state import DRAW, PLACE, PLAY, TAKE
from spieltisch.lab.observation import observation

Array = np.ndarray[Any, Any]
CARDS, CELLS, MOST_PLACES = 60, 16, 48
BITS = (1 << np.arange(CELLS)).astype(np.uint16)
CORNER, CENTRE = np.zeros(CELLS), np.zeros(CELLS)
CORNER[[0, 3, 12, 15]] = CENTRE[[5, 6, 9, 10]] = 1
PARTS = np.cumsum([part.length for part in observation("reef").LAYOUT])[:-1]
POINTS = int(PARTS[4])  # in an observation: of the one who looks, then of the others

# What a row about a choice holds; the last three have a number a colour.
TAKES, DRAWS, PLACES, PLAYS, PAYS, SHORT, PRINTED, TOKENS, CARD, HAND, HEIGHT, EDGE, LAST = (
    0,
    1,
    2,
    3,
    4,
    5,
    6,
    7,
    8,
    10,
    12,
    13,
    15,
)
BRINGS, COLOUR, BELOW = 16, 20, 24
EACH_CHOICE, EACH_TABLE = 29, 38


class Deck:
    """The 60 cards as arrays: the places of their patterns, and the requirement of each cell."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int, int]] = []  # colour (0: any), lowest and highest
        self.masks = np.zeros((2, CARDS, MOST_PLACES), np.uint16)  # of the cells with the first and the second need
        self.needs = np.zeros((2, CARDS), np.int64)
        self.ring = np.array([isinstance(card.pattern, Ring) for card in BOX.cards])
        self.points = np.array([int(card.points) for card in BOX.cards])
        self.corals = np.zeros((CARDS, 4))
        for number, card in enumerate(BOX.cards):
            for colour in (card.first, card.second):
                self.corals[number, colour - 1] += 1
            pattern: Any = card.pattern
            if self.ring[number]:
                self.needs[:, number] = [self.asks(int(colour), 1, 4) for colour in (pattern.centre, pattern.ring)]
                continue
            for which, need in enumerate(pattern.requirements):
                self.needs[which, number] = self.asks(int(need.colour), int(need.lowest), int(need.highest))
                laid = np.array([place[which] for place in pattern.places], np.uint16)
                self.masks[which, number] = np.resize(laid, MOST_PLACES)
        self.size = np.maximum(1, np.bitwise_count(self.masks[0, :, 0] | self.masks[1, :, 0]))
        self.exactly = np.array([[self.asks(colour, h, h) for h in range(1, 5)] for colour in range(5)])
        self.colour = np.array([colour for colour, _, _ in self.asked])
        self.fits = np.zeros((len(self.asked), 5, 5), bool)  # a need, by the colour on top and the height
        for number, (colour, lowest, highest) in enumerate(self.asked):
            for top in range(1, 5):
                self.fits[number, top, lowest : highest + 1] = colour in (0, top)

    def asks(self, *need: int) -> int:
        """The number of a requirement."""
        if need not in self.asked:
            self.asked.append(need)  # type: ignore[arg-type]
        return self.asked.index(need)  # type: ignore[arg-type]


DECK = Deck()


@dataclass
class Reefs:
    """Some reefs: the cells that fulfil each requirement, as they are or after a coral of a colour, cell and height."""

    fulfilled: Array
    coral: tuple[Array, Array, Array] | None = None

    def cells(self, need: Array) -> Array:
        now = self.fulfilled[np.arange(len(need)), need]
        if self.coral is None:
            return now
        colour, cell, height = self.coral
        return (now & ~BITS[cell]) | (DECK.fits[need, colour, height] * BITS[cell])

    def worth(self, card: Array) -> Array:
        """The points that a card pays on each reef (where it overlaps, about), and those that it is a cell short of."""
        first, second = self.cells(DECK.needs[0, card]), self.cells(DECK.needs[1, card])
        one, two = DECK.masks[0, card], DECK.masks[1, card]
        missing = (one & ~first[:, None]) | (two & ~second[:, None])
        covered = np.bitwise_or.reduce(np.where(missing == 0, one | two, 0), axis=1)
        ring = DECK.ring[card]
        times = np.where(ring, self.around(card, second), np.bitwise_count(covered) // DECK.size[card])
        short = ((missing & (missing - np.uint16(1))) == 0) & (missing != 0)
        return DECK.points[card] * np.stack([times, short.any(axis=1) & ~ring])

    def around(self, card: Array, ring: Array) -> Array:
        """How many of the ring's colour lie around the highest stack of the centre's."""
        colour = DECK.colour[DECK.needs[0, card]]
        centre = np.zeros(len(card), np.uint16)
        for height in range(4):
            there = self.cells(DECK.exactly[colour, height])
            centre = np.where(there != 0, there, centre)
        most = np.zeros(len(card), np.uint8)
        for cell in range(CELLS):
            near = np.bitwise_count(ring & np.uint16(AROUND[cell]))
            most = np.maximum(most, np.where(centre & BITS[cell], near, 0))
        return most


@dataclass
class Looked:
    """What a network is told: a row a table, and a row for each open choice, with its table and its action."""

    tables: Array
    choices: Array
    table: Array
    action: Array


class Look:
    """Reads the arrays of ``vector("reef", seats=2)``."""

    def __init__(self, seen: Array, masks: Array) -> None:
        self.count = len(seen)
        parts = np.split(seen, PARTS, axis=1)
        _, self.phase, self.rounds, _, _, self.points, self.held, self.supply, self.fingers, self.left = parts[:10]
        self.tokens, slots, _, self.playing, self.hand, _, _, heights, colours = parts[10:]
        self.shown = slots.reshape(-1, 3, CARDS)
        self.high = heights.reshape(-1, 4, CELLS)
        self.top = (colours.reshape(-1, 4, CELLS, 4) * np.arange(1, 5)).sum(axis=3)
        fits = DECK.fits[:, self.top[:, 0], self.high[:, 0]]
        self.fulfilled = (fits * BITS).sum(axis=2, dtype=np.uint16).T
        # what each card that matters pays now
        self.now = np.zeros((2, self.count, CARDS), np.float32)
        table, card = np.nonzero(self.hand + self.playing + self.shown.sum(axis=1))
        self.now[:, table, card] = Reefs(self.fulfilled[table]).worth(card)
        self.table, self.action = np.nonzero(masks)

    def looked(self) -> Looked:
        return Looked(self.tables(), self.choices(), self.table, self.action)

    def tables(self) -> Array:
        lead = self.points[:, :1] - self.points[:, 1:2]
        columns = [self.points[:, :2] / 30, lead / 20, self.held[:, :2] / 4, self.supply / 18, self.left / 45]
        columns += [self.rounds / 20, self.tokens / 3, self.fingers / 2, self.phase[:, [2, 4, 5]]]
        columns += [count(self.top[:, seat] == colour) for seat in (0, 1) for colour in range(5)]
        columns += [count(self.high[:, 0] == height) for height in range(2, 5)]
        columns += [(now * cards).sum(axis=1)[:, None] / 10 for now in self.now for cards in (self.hand, self.playing)]
        return np.concatenate(columns, axis=1, dtype=np.float32, casting="same_kind")

    def choices(self) -> Array:
        rows = np.zeros((len(self.table), EACH_CHOICE), np.float32)
        kind = np.digitize(self.action, [DRAW, PLACE, PLAY])  # take, draw, place, play
        rows[np.arange(len(rows)), kind] = 1
        takes, places, plays = (np.nonzero(kind == which)[0] for which in (TAKES, PLACES, PLAYS))
        slot = self.action[takes] - TAKE
        rows[takes, TOKENS] = self.tokens[self.table[takes], slot] / 3
        self.about_cards(rows, takes, self.shown[self.table[takes], slot].argmax(axis=1))
        self.about_cards(rows, plays, self.action[plays] - PLAY)
        self.about_corals(rows, places)
        return rows

    def about_cards(self, rows: Array, at: Array, card: Array) -> None:
        """Cards to be taken or played."""
        rows[at, PAYS], rows[at, SHORT] = self.now[:, self.table[at], card] / 10
        rows[at, PRINTED] = DECK.points[card] / 6
        rows[at, BRINGS : BRINGS + 4] = DECK.corals[card] / 2

    def about_corals(self, rows: Array, at: Array) -> None:
        """Corals to be placed: what each changes for the card being played and for those in hand."""
        table = self.table[at]
        colour, cell = np.divmod(self.action[at] - PLACE, CELLS)
        height = self.high[table, 0, cell] + 1
        for column, cards in ((CARD, self.playing), (HAND, self.hand)):
            which, card = np.nonzero(cards[table])
            coral = (colour[which] + 1, cell[which], height[which])
            change = Reefs(self.fulfilled[table[which]], coral).worth(card) - self.now[:, table[which], card]
            for more in (0, 1):
                np.add.at(rows, (at[which], column + more), change[more] / 10)
        rows[at, HEIGHT] = height / 4
        rows[at, EDGE], rows[at, EDGE + 1] = CORNER[cell], CENTRE[cell]
        rows[at, LAST] = self.fingers[table].sum(axis=1) == 1  # then the card scores
        rows[at, COLOUR + colour] = 1
        rows[at, BELOW + self.top[table, 0, cell]] = 1


def count(cells: Array) -> Array:
    return cells.sum(axis=1)[:, None] / 8


def look(seen: Array, masks: Array) -> Looked:
    return Look(seen, masks).looked()
