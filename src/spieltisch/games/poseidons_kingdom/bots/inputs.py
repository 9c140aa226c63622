"""What a net is told of Poseidon's Kingdom: the features of every seat. Seats are counted from the one that looks."""

from typing import Final, final

from mypy_extensions import i64

from spieltisch.engine.fields import PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.bots import features as f
from spieltisch.games.poseidons_kingdom.bots.larder import Eyes, dice_by_strip
from spieltisch.games.poseidons_kingdom.state import END, SEATS, KingdomState

VERSION: Final = 2
MANY: Final = 1000  # hundredths of points
MOST: Final = 30  # points of tiles
FRIENDS: Final = 8
# The highest number of each feature, in the order of features.py.
HIGHEST: list[int] = [
    *(MOST, FRIENDS, 1),  # points, friends left, almost none left
    *[MOST] * 14,  # tiles within reach
    *(6, MANY, MANY, MANY),  # ready, now, soon, later
    *[FRIENDS] * 9,  # arrows, food, waves
    *(MOST, MOST, 6, 12),  # symbols seen, rise, free hexes, skeletons
    *(6, 12, 6, 14, 2),  # figure, dice on the ocean and on the wave, threat, gone
    *(MANY, MANY, MANY, FRIENDS),  # corals, looks
]
MUCH: list[int] = [max(1, most // 6) for most in HIGHEST]

# What, how many numbers, the lowest and the highest that they can be, and how much counts as 1.
Numbers = int | list[int]
LAYOUT: list[tuple[str, int, Numbers, Numbers] | tuple[str, int, Numbers, Numbers, Numbers]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("phase, one of 30", END + 1, 0, 1),
    ("turns left of the last round", 1, 0, SEATS),
    ("whose turn it is, one of the seats", SEATS, 0, 1),
    ("who decides, one of the seats", SEATS, 0, 1),
    ("dolphin, one of the seats", SEATS, 0, 1),
    ("friends that the leader is still to free", 1, 0, FRIENDS),
    ("for each seat: the features of features.py, in that order", SEATS * f.ROW, 0, HIGHEST, MUCH),
]
assert len(HIGHEST) == f.ROW


@final
class KingdomInputs(Writer[KingdomState]):
    def __init__(self) -> None:
        self.eyes = Eyes()

    def write(self, state: KingdomState, row: Row) -> None:
        at = state.at
        row.seated()
        row.one_of(END + 1, at[PHASE])
        row.number(at[s.LAST])
        row.seat_of(at[s.ACTIVE])
        row.seat_of(state.to_act())
        row.seat_of(at[s.DOLPHIN])
        rest = f.leaders_friends(state)
        row.number(rest)
        strips = dice_by_strip(state)
        for away in range(state.seats):
            seat = row.other(away)
            found = f.Outlook(state, seat, self.eyes.sight(state, seat), strips).features(rest)
            for n in range(f.ROW):
                feature: i64 = found[n]
                if feature != 0:
                    row.put(n, feature)
            row.skip(f.ROW)
        row.skip((SEATS - state.seats) * f.ROW)


WRITER: Final = KingdomInputs()
