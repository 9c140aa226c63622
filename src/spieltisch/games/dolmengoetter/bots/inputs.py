"""What a net is told of Die Dolmengötter: nothing of one board's places. Seats are counted from the one that looks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import lowest
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.bots.evaluation import DolmenKnowledge
from spieltisch.games.dolmengoetter.dolmens import right_holder
from spieltisch.games.dolmengoetter.pieces import LEVEL, many_of, owner_of, size_of, stones_in, value_of
from spieltisch.games.dolmengoetter.scoring import top_factor
from spieltisch.games.dolmengoetter.state import DRUIDS, END, DolmenState

VERSION: Final = 2
SEATS: Final = 5
VALUES: Final = 4
LEADS: Final = 100
STONES: Final = 24
DOLMENS: Final = 12
GAIN: Final = 12
FACTORS: Final = 5  # of a dolmen: 0, 1, 2, 3, 4 or more

# What, how many numbers, the lowest and the highest that they can be, and how much counts as 1.
LAYOUT: list[tuple[str, int, int, int] | tuple[str, int, int, int, int]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("phase, one of 8", END + 1, 0, 1),
    ("who decides, one of the seats", SEATS, 0, 1),
    ("whose turn it is, one of the seats", SEATS, 0, 1),
    ("points that each seat is ahead of the one that looks", SEATS, -LEADS, LEADS, 10),
    ("stones left to each seat", SEATS, 0, STONES, 5),
    ("dolmens left to each seat", SEATS, 0, DOLMENS, 4),
    ("own dolmens left, of each value", VALUES, 0, 6, 2),
    ("who first built the last dolmen, one of the seats", SEATS, 0, 1),
    ("for each seat: upright druids", SEATS, 0, DRUIDS),
    ("for each seat: what a stone where its druids stand would bring, the best first", SEATS * DRUIDS, -GAIN, GAIN, 5),
    ("for each seat: rights that are about to be served", SEATS, 0, 4),
    ("for each seat: its dolmens on the board that count 0, 1, 2, 3, 4 times now", SEATS * FACTORS, 0, DOLMENS, 2),
    ("for each seat: places still open in the circles of its dolmens", SEATS, 0, 60, 10),
    ("for each seat: what its dolmens on the board would count now", SEATS, 0, LEADS, 10),
]


@final
class DolmenInputs(Writer[DolmenState]):
    def __init__(self) -> None:
        self.knowledge = DolmenKnowledge()

    def write(self, state: DolmenState, row: Row) -> None:
        at = state.at
        row.seated()
        row.one_of(END + 1, at[PHASE])
        row.seat_of(state.to_act())
        row.seat_of(at[ACTOR])
        for away in range(1, state.seats):
            row.put(away, at[s.POINTS + row.other(away)] - at[s.POINTS + row.seat])
        row.skip(SEATS)
        row.each(at, s.STONES)
        for away in range(state.seats):
            row.put(away, size_of(at[s.SUPPLY + row.other(away)]))
        row.skip(SEATS)
        for value in range(1, VALUES + 1):
            row.number(many_of(at[s.SUPPLY + row.seat], value))
        row.seat_of(at[s.ENDER])
        self.druids(state, row)
        rights(state, row)
        dolmens(state, row)

    def druids(self, state: DolmenState, row: Row) -> None:
        at = state.at
        for away in range(state.seats):
            seat = row.other(away)
            best = vec[i64]([-GAIN, -GAIN, -GAIN])
            for druid in range(DRUIDS):
                row.add(away, 1 - (at[s.LYING + seat] >> druid & 1))
                place = at[s.STANDS + seat * DRUIDS + druid]
                gain: i64 = 0
                if place != NONE:
                    gain = int(self.knowledge.gain(state, place, seat))
                for rank in range(DRUIDS):
                    if gain > best[rank]:
                        lower = best[rank]
                        best[rank] = gain
                        gain = lower
            for rank in range(DRUIDS):
                row.put(SEATS + DRUIDS * away + rank, best[rank])
        row.skip(SEATS * (1 + DRUIDS))


def rights(state: DolmenState, row: Row) -> None:
    left = state.at[s.OPEN_RIGHTS]
    while left != 0:
        row.add(row.away(right_holder(state, lowest(left))), 1)
        left &= left - 1
    row.skip(SEATS)


def dolmens(state: DolmenState, row: Row) -> None:
    """§5.2: a dolmen counts its value times a factor that falls from the top of its stack down."""
    at = state.at
    sizes = state.house.sizes
    for circle in range(len(sizes)):
        stack = at[s.STACKS + circle]
        if stack != 0:
            free = sizes[circle] - stones_in(at[s.TALLIES + circle])
            factor = top_factor(state, circle)
            while stack != 0:
                away = row.away(owner_of(stack))
                row.add(FACTORS * away + max(0, min(FACTORS - 1, factor)), 1)
                row.add(FACTORS * SEATS + away, free)
                row.add((FACTORS + 1) * SEATS + away, value_of(stack) * factor)
                factor -= 1
                stack >>= LEVEL
    row.skip((FACTORS + 2) * SEATS)


WRITER: Final = DolmenInputs()
