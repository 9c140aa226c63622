"""What a seat knows of Die Dolmengötter as numbers, for learners. Seats are counted from the one that looks."""

from typing import Final, final

from mypy_extensions import i64

from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.board import MOST_CIRCLES, MOST_PLACES
from spieltisch.games.dolmengoetter.pieces import LEVEL, many_of, owner_of, size_of, value_of
from spieltisch.games.dolmengoetter.state import DRUIDS, END, DolmenState

VERSION: Final = 1
SEATS: Final = 5
VALUES: Final = 4
MOST_OUTCOMES: Final = SEATS  # of one event of chance: who begins
MOST_STONES: Final = 60
MOST_OF_A_VALUE: Final = 15  # four bits count them: see pieces.py

# What, how many numbers, the lowest and the highest that they can be.
LAYOUT: list[tuple[str, int, int, int]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("phase, one of 8", END + 1, 0, 1),
    ("who decides, one of the seats", SEATS, 0, 1),
    ("whose turn it is, one of the seats", SEATS, 0, 1),
    ("start player, one of the seats", SEATS, 0, 1),
    ("points of each seat", SEATS, 0, s.MOST_POINTS),
    ("stones left to each seat", SEATS, 0, MOST_STONES),
    ("dolmens left to each seat", SEATS, 0, VALUES * MOST_OF_A_VALUE),
    ("own dolmens left, of each value", VALUES, 0, MOST_OF_A_VALUE),
    ("for each seat and value: dolmens that have not been scored", SEATS * VALUES, 0, MOST_OF_A_VALUE),
    ("who first built the last dolmen, one of the seats", SEATS, 0, 1),
    ("turns still to come once the end is near", 1, 0, SEATS - 1),
    ("for each seat and place: a stone", SEATS * MOST_PLACES, 0, 1),
    ("for each seat and place: a druid", SEATS * MOST_PLACES, 0, 1),
    ("for each place: the druid there lies down", MOST_PLACES, 0, 1),
    ("place of each own druid, one of 84", DRUIDS * MOST_PLACES, 0, 1),
    ("druid in the air, one of three", DRUIDS, 0, 1),
    ("place just left, one of 84", MOST_PLACES, 0, 1),
    ("circles whose rights are still to be served", MOST_CIRCLES, 0, 1),
    ("circle being served, one of 40", MOST_CIRCLES, 0, 1),
    ("for each seat and circle: its dolmens there", SEATS * MOST_CIRCLES, 0, 6),
    ("for each seat and circle: the factors that they would count now", SEATS * MOST_CIRCLES, 0, 15),
    ("for each circle: what the own dolmens would count now", MOST_CIRCLES, 0, 60),
]


@final
class DolmenWriter(Writer[DolmenState]):
    def write(self, state: DolmenState, row: Row) -> None:
        players(state, row)
        places(state, row)
        circles(state, row)


def players(state: DolmenState, row: Row) -> None:
    at = state.at
    row.seated()
    row.one_of(END + 1, at[PHASE])
    row.seat_of(state.to_act())
    row.seat_of(at[ACTOR])
    row.seat_of(at[s.START_SEAT])
    row.each(at, s.POINTS)
    row.each(at, s.STONES)
    for away in range(state.seats):
        row.put(away, size_of(at[s.SUPPLY + row.other(away)]))
    row.skip(SEATS)
    supply(row, at[s.SUPPLY + row.seat])
    unscored(state, row)
    row.seat_of(at[s.ENDER])
    row.number(max(0, at[s.EXTRA]))


def supply(row: Row, dolmens: i64) -> None:
    """So many of each value."""
    for value in range(1, VALUES + 1):
        row.number(many_of(dolmens, value))


def unscored(state: DolmenState, row: Row) -> None:
    """§5: which of a seat's dolmens are built is hidden from the others, what has been scored is not."""
    at = state.at
    for away in range(state.seats):
        dolmens = at[s.SUPPLY + row.other(away)]
        for value in range(VALUES):
            row.put(away * VALUES + value, many_of(dolmens, value + 1))
    for circle in range(MOST_CIRCLES):
        stack = at[s.STACKS + circle]
        while stack != 0:
            row.add(row.away(owner_of(stack)) * VALUES + value_of(stack) - 1, 1)
            stack >>= LEVEL
    row.skip(SEATS * VALUES)


def places(state: DolmenState, row: Row) -> None:
    at = state.at
    for place in range(state.house.places):
        there = at[s.PLACES + place]
        if there >= s.DRUID:
            row.put((SEATS + row.away(there - s.DRUID)) * MOST_PLACES + place, 1)
        elif there != s.FREE:
            row.put(row.away(there - 1) * MOST_PLACES + place, 1)
    row.skip(2 * SEATS * MOST_PLACES)
    for seat in range(state.seats):
        for druid in range(DRUIDS):
            place = at[s.STANDS + seat * DRUIDS + druid]
            if place != NONE and at[s.LYING + seat] >> druid & 1:
                row.put(place, 1)
    row.skip(MOST_PLACES)
    for druid in range(DRUIDS):
        row.one_of(MOST_PLACES, at[s.STANDS + row.seat * DRUIDS + druid])
    row.one_of(DRUIDS, at[s.FLYER])
    row.one_of(MOST_PLACES, at[s.SPOT])


def circles(state: DolmenState, row: Row) -> None:
    """§5.2: a dolmen counts its value times a factor that falls from the top of its stack down."""
    at = state.at
    row.bits(at[s.OPEN_RIGHTS], MOST_CIRCLES)
    row.one_of(MOST_CIRCLES, at[s.CIRCLE])
    sizes = state.house.sizes
    for circle in range(len(sizes)):
        stack = at[s.STACKS + circle]
        factor = sizes[circle] // 2 + 1  # of the top one
        while stack != 0:
            away = row.away(owner_of(stack))
            row.add(away * MOST_CIRCLES + circle, 1)
            row.add((SEATS + away) * MOST_CIRCLES + circle, factor)
            if away == 0:
                row.add(2 * SEATS * MOST_CIRCLES + circle, value_of(stack) * factor)
            factor -= 1
            stack >>= LEVEL
    row.skip((2 * SEATS + 1) * MOST_CIRCLES)


WRITER: Final = DolmenWriter()
