"""What a net is told of Reef: no card by its name, but what each would bring.

Seats are counted from the one that looks.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import count, lowest
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.reef import state as s
from spieltisch.games.reef.bots.evaluation import one_short
from spieltisch.games.reef.scoring import CELLS, Shape, height
from spieltisch.games.reef.state import ReefState

VERSION: Final = 2
SEATS: Final = 4
COLOURS: Final = 4
HAND: Final = 4  # cards that a hand holds at the most
BEST: Final = 40  # no card is told to bring more points than that
TALLEST: Final = 4
LEADS: Final = 200

# What, how many numbers, the lowest and the highest that they can be, and how much counts as 1. No input for each
# value: what a card of 12 points is worth must be known to a net that has seen cards of 10 points only.
LAYOUT: list[tuple[str, int, int, int] | tuple[str, int, int, int, int]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("phase, one of 11", s.END + 1, 0, 1),
    ("who acts, one of the seats", SEATS, 0, 1),
    ("round", 1, 0, 40, 10),
    ("points that each seat is ahead of the one that looks", SEATS, -LEADS, LEADS, 10),
    ("cards in each hand", SEATS, 0, HAND),
    ("for each seat: what its cards bring now, the best first", SEATS * HAND, 0, BEST, 5),
    ("for each seat: points of cards that lack one coral", SEATS, 0, BEST, 5),
    ("what each card of the display would bring the own reef now, with the points on it", s.SLOTS, 0, BEST, 5),
    ("what the card being played would bring whoever plays it", 1, 0, BEST, 5),
    ("corals to be placed now, of each colour", COLOURS, 0, 4),
    ("corals left of each colour, the fewest first", COLOURS, 0, 24, 6),
    ("for each seat: tops of each colour", SEATS * COLOURS, 0, CELLS, 4),
    ("for each seat: stacks of height 1, 2, 3, 4", SEATS * TALLEST, 0, CELLS, 4),
]


@final
class ReefInputs(Writer[ReefState]):
    def write(self, state: ReefState, row: Row) -> None:
        at = state.at
        row.seated()
        row.one_of(s.END + 1, at[PHASE])
        row.seat_of(at[ACTOR])
        row.number(at[s.ROUND])
        mine = at[s.POINTS + row.seat]
        for away in range(1, state.seats):
            row.put(away, at[s.POINTS + row.other(away)] - mine)
        row.skip(SEATS)
        hands(state, row)
        display(state, row)
        supply(state, row)
        reefs(state, row)


def hands(state: ReefState, row: Row) -> None:
    at = state.at
    for away in range(state.seats):
        row.put(away, count(at[s.HANDS + row.other(away)]))
    row.skip(SEATS)
    for away in range(state.seats):
        seat = row.other(away)
        reef = s.STACKS + seat * CELLS
        best = vec[i64]([0, 0, 0, 0])
        short: i64 = 0
        hand = at[s.HANDS + seat]
        while hand != 0:
            card = state.card(lowest(hand))
            insert(best, card.points * card.pattern.count(at, reef))
            if isinstance(card.pattern, Shape) and one_short(card.pattern, at, reef):
                short += card.points
            hand &= hand - 1
        for place in range(HAND):
            row.put(HAND * away + place, best[place])
        row.put(HAND * SEATS + away, short)
    row.skip((HAND + 1) * SEATS)


def insert(best: vec[i64], value: i64) -> None:
    """Into a row that falls; what no longer fits is forgotten."""
    for place in range(len(best)):
        if value > best[place]:
            kept = best[place]
            best[place] = value
            value = kept


def display(state: ReefState, row: Row) -> None:
    at = state.at
    for slot in range(s.SLOTS):
        if at[s.DISPLAY + slot] != NONE:
            card = state.card(at[s.DISPLAY + slot])
            row.put(slot, card.points * card.pattern.count(at, s.STACKS + row.seat * CELLS) + at[s.TOKENS + slot])
    row.skip(s.SLOTS)
    if at[s.PLAYING] != NONE:
        card = state.card(at[s.PLAYING])
        row.put(0, card.points * card.pattern.count(at, s.STACKS + at[ACTOR] * CELLS))
    row.skip(1)


def supply(state: ReefState, row: Row) -> None:
    at = state.at
    for colour in range(COLOURS):
        row.number(at[s.FINGERS] >> (4 * colour) & 15)
    fewest = vec[i64]([0, 0, 0, 0])
    for colour in range(COLOURS):
        insert(fewest, at[s.SUPPLY + colour])
    for colour in range(COLOURS):
        row.number(fewest[COLOURS - 1 - colour])


def reefs(state: ReefState, row: Row) -> None:
    at = state.at
    for away in range(state.seats):
        stacks = s.STACKS + row.other(away) * CELLS
        for cell in range(CELLS):
            stack = at[stacks + cell]
            if stack != 0:
                row.add(COLOURS * away + (stack & 7) - 1, 1)
                row.add(COLOURS * SEATS + TALLEST * away + height(stack) - 1, 1)
    row.skip((COLOURS + TALLEST) * SEATS)


WRITER: Final = ReefInputs()
