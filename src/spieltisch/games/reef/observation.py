"""What a seat knows of Reef as numbers, for learning programs. Seats are counted from the one that looks."""

from typing import Final, final

from mypy_extensions import i64

from spieltisch.engine.bits import count, lowest
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.reef import state as s
from spieltisch.games.reef.deck import SIZE
from spieltisch.games.reef.scoring import CELLS, height
from spieltisch.games.reef.state import ReefState

VERSION: Final = 1
MOST_OUTCOMES: Final = SIZE  # of one event of chance: the deck's cards
SEATS: Final = 4
COLOURS: Final = 4

# What, how many numbers, the lowest and the highest that they can be.
LAYOUT: list[tuple[str, int, int, int]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("phase, one of 11", s.END + 1, 0, 1),
    ("round", 1, 0, s.MANY),
    ("start player, one of the seats", SEATS, 0, 1),
    ("who acts, one of the seats", SEATS, 0, 1),
    ("points of each seat", SEATS, 0, s.MANY),
    ("cards in each hand", SEATS, 0, SIZE),
    ("corals left of each colour", COLOURS, 0, s.CORALS[SEATS]),
    ("corals to be placed now, of each colour", COLOURS, 0, 9),
    ("cards left in the deck", 1, 0, SIZE),
    ("points lying on each slot", s.SLOTS, 0, s.MANY),
    ("card in each slot, one of 60", s.SLOTS * SIZE, 0, 1),
    ("top of a face-up deck, one of 60", SIZE, 0, 1),
    ("card being played, one of 60", SIZE, 0, 1),
    ("own hand, 1 for each card", SIZE, 0, 1),
    ("cards of the next, second and third next hand that were seen being taken", (SEATS - 1) * SIZE, 0, 1),
    ("cards played by anybody", SIZE, 0, 1),
    ("for each seat and cell: height of the stack", SEATS * CELLS, 0, 4),
    ("for each seat and cell: colour of the top, one of 4", SEATS * CELLS * COLOURS, 0, 1),
]


@final
class ReefWriter(Writer[ReefState]):
    def write(self, state: ReefState, row: Row) -> None:
        turn(state, row)
        cards(state, row)
        reefs(state, row)


def turn(state: ReefState, row: Row) -> None:
    """Whose turn it is, the points and the supply."""
    at = state.at
    row.seated()
    row.one_of(s.END + 1, at[PHASE])
    row.number(at[s.ROUND])
    row.seat_of(at[s.START_SEAT])
    row.seat_of(at[ACTOR] if at[s.START_SEAT] != NONE else NONE)
    row.each(at, s.POINTS)
    for away in range(state.seats):
        row.put(away, count(at[s.HANDS + row.other(away)]))
    row.skip(SEATS)
    for c in range(COLOURS):
        row.number(at[s.SUPPLY + c])
    for c in range(COLOURS):
        row.number(at[s.FINGERS] >> (4 * c) & 15)
    row.number(state.deck_size())
    for slot in range(s.SLOTS):
        row.number(at[s.TOKENS + slot])


def cards(state: ReefState, row: Row) -> None:
    at = state.at
    for slot in range(s.SLOTS):
        row.one_of(SIZE, at[s.DISPLAY + slot])
    row.one_of(SIZE, at[s.FACE_UP])
    row.one_of(SIZE, at[s.PLAYING])
    several(row, at[s.HANDS + row.seat])
    for away in range(1, SEATS):
        several(row, at[s.SEEN + row.other(away)] if away < state.seats else 0)
    gone: i64 = 0
    for seat in range(state.seats):
        gone |= at[s.DISCARDS + seat]
    several(row, gone)


def several(row: Row, held: i64) -> None:
    """A set of cards, few of the 60."""
    while held != 0:
        row.put(lowest(held), 1)
        held &= held - 1
    row.skip(SIZE)


def reefs(state: ReefState, row: Row) -> None:
    """Only the top and the height of a stack ever count (§5)."""
    at = state.at
    for away in range(state.seats):
        stacks = s.STACKS + row.other(away) * CELLS
        for cell in range(CELLS):
            stack = at[stacks + cell]
            if stack != 0:
                place = away * CELLS + cell
                row.put(place, height(stack))
                row.put(SEATS * CELLS + place * COLOURS + (stack & 7) - 1, 1)
    row.skip(SEATS * CELLS * (1 + COLOURS))


WRITER: Final = ReefWriter()
