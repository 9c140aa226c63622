"""What a net is told of Antler Island: how every stag stands when new plans are made, where a search asks it.

Seats are counted from the one that looks. No space is named: what it offers is.
"""

from typing import Final, final

from mypy_extensions import i64

from spieltisch.engine.bits import bit, count
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.bots.outlook import NEARNESS
from spieltisch.games.antler_island.island import ALL_USED, LEVEL, SHORE, SPACES, size, worth
from spieltisch.games.antler_island.observation import SEATS as MOST
from spieltisch.games.antler_island.state import TOKENS_EACH, AntlerState

VERSION: Final = 2
SEATS: Final = MOST
WILY: Final = 6
MARKERS: Final = 4  # revealed by each seat in a round
HEIGHTS: Final = 3
FAR: Final = 99  # no game has so many points or rounds
FED: Final = 15  # no stock is worth more
TALL: Final = 50
FULL: Final = 999  # hundredths of a doe
HERD: Final = 14

# What, how many numbers, the lowest and the highest that they can be, and how much counts as 1.
LAYOUT: list[tuple[str, int, int, int] | tuple[str, int, int, int, int]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("phase, one of 31 in the order of the rules", s.END + 1, 0, 1),
    ("start player, one of the seats", SEATS, 0, 1),
    ("whose turn it is, one of the seats", SEATS, 0, 1),
    ("round", 1, 0, FAR, 4),
    ("points from the foremost doe track to the mark", 1, -FAR, FAR, 4),
    ("points that each seat is ahead of the one that looks", SEATS, -FAR, FAR, 4),
    ("place of each seat on the doe track", SEATS, 0, FAR, 4),
    ("who has a winning stag token", SEATS, 0, 1),
    ("antler ends of each seat", SEATS, 0, TALL, 4),
    ("broken antler ends of each seat", SEATS, 0, TALL, 2),
    ("ends to grow beyond the most so far, of each seat", SEATS, 0, TALL, 2),
    ("food tokens of each seat", SEATS, 0, 5),
    ("value of the own food", 1, 0, FED, 4),
    ("value of the food that everybody knows each seat to hold", SEATS, 0, FED, 4),
    ("for each seat and kind: an open wily tile", SEATS * WILY, 0, 1),
    ("hidden wily tiles of each seat", SEATS, 0, 3),
    ("own hidden wily tiles of each kind", WILY, 0, 1),
    ("covered markers of each seat", SEATS, 0, MARKERS),
    ("for each seat: height of its stag, one of three", SEATS * HEIGHTS, 0, 1),
    ("for each seat: does where its stag stands", SEATS, 0, 4),
    ("for each seat: food where its stag stands", SEATS, 0, TOKENS_EACH),
    ("for each seat: what the does near its stag promise, in hundredths", SEATS, 0, FULL, 100),
    ("for each seat: other stags within one step", SEATS, 0, SEATS - 1),
    ("does on the island", 1, 0, HERD, 4),
]


@final
class AntlerInputs(Writer[AntlerState]):
    def write(self, state: AntlerState, row: Row) -> None:
        race(state, row)
        mats(state, row)
        stags(state, row)


def race(state: AntlerState, row: Row) -> None:
    at = state.at
    row.seated()
    row.one_of(s.END + 1, at[PHASE])
    row.seat_of(at[s.START_SEAT])
    row.seat_of(at[ACTOR])
    row.number(min(FAR, at[s.ROUND]))
    foremost: i64 = 0
    for seat in range(state.seats):
        foremost = max(foremost, at[s.TRACK + seat])
    row.number(state.house.mark - min(FAR, foremost))
    mine = state.points(row.seat)
    for away in range(1, state.seats):
        row.put(away, state.points(row.other(away)) - mine)
    row.skip(SEATS)
    row.each(at, s.TRACK)
    row.seats_in(at[s.VICTORS])


def mats(state: AntlerState, row: Row) -> None:
    at = state.at
    row.each(at, s.ENDS)
    row.each(at, s.BROKEN)
    for away in range(state.seats):
        seat = row.other(away)
        row.put(away, max(0, at[s.HIGHEST + seat] - at[s.ENDS + seat]))
        row.put(SEATS + away, size(at[s.STOCK + seat]))
        row.put(2 * SEATS + 1 + away, worth(at[s.KNOWN + seat]))
        tiles(at[s.SHOWN + seat], row, 3 * SEATS + 1 + WILY * away)
    row.put(2 * SEATS, worth(at[s.STOCK + row.seat]))
    row.skip(3 * SEATS + 1 + WILY * SEATS)
    for away in range(state.seats):
        row.put(away, size(at[s.HIDDEN + row.other(away)]))
        row.put(SEATS + WILY + away, MARKERS - count(at[s.USED + row.other(away)] & ALL_USED))
    tiles(at[s.HIDDEN + row.seat], row, SEATS)
    row.skip(2 * SEATS + WILY)


def tiles(held: i64, row: Row, place: i64) -> None:
    """Of which kinds a multiset has any."""
    for kind in range(WILY):
        if held >> (4 * kind) & 15:
            row.put(place + kind, 1)


def stags(state: AntlerState, row: Row) -> None:
    at = state.at
    steps = state.house.island.steps
    near = NEARNESS[state.seats - 3]
    for away in range(state.seats):
        seat = row.other(away)
        space = at[s.STAGS + seat]
        if space == NONE:
            continue
        row.put(HEIGHTS * away + LEVEL[space], 1)
        row.put(HEIGHTS * SEATS + away, at[s.DOES + space])
        if space < SHORE:
            for token in range(TOKENS_EACH):
                row.add((HEIGHTS + 1) * SEATS + away, 1 if at[s.LYING + TOKENS_EACH * space + token] != NONE else 0)
        promised: i64 = 0
        for doe in range(SPACES):
            promised += at[s.DOES + doe] * near[SPACES * space + doe]
        row.put((HEIGHTS + 2) * SEATS + away, promised)
        others = state.occupied() & ~bit(space)
        for step in steps[space]:
            row.add((HEIGHTS + 3) * SEATS + away, others >> step & 1)
    row.skip((HEIGHTS + 4) * SEATS)
    for space in range(SPACES):
        row.add(0, at[s.DOES + space])
    row.skip(1)


WRITER: Final = AntlerInputs()
