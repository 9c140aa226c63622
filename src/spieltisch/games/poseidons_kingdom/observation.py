"""What a seat knows of Poseidon's Kingdom as numbers, for learners. Seats are counted from the one that looks."""

from typing import Final, final

from mypy_extensions import i64

from spieltisch.engine.bits import count
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.poseidons_kingdom import reef as r
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.building import on_wave
from spieltisch.games.poseidons_kingdom.dice import VALUES
from spieltisch.games.poseidons_kingdom.ocean import CIRCUIT, ROUTE, STRIPS
from spieltisch.games.poseidons_kingdom.options import FALLS
from spieltisch.games.poseidons_kingdom.reef import (
    COLUMNS,
    FOOD,
    FREE,
    MOST_HEXES,
    RIM,
    ROWS,
    SKELETON,
    TILES,
    column,
)
from spieltisch.games.poseidons_kingdom.state import COLOURS, DICE, END, PLACES, SEATS, TENTACLES, TRACK, KingdomState

VERSION: Final = 1
MOST_OUTCOMES: Final = FALLS + 1  # of one event of chance: how a die falls
KINDS: Final = 6  # of corals, the unknown one included
PER_HEX: Final = 9
STEPS: Final = 11  # that may still be to be done in a turn

# What, how many numbers, the lowest and the highest that they can be.
LAYOUT: list[tuple[str, int, int | list[int], int | list[int]]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("phase, one of 30", END + 1, 0, 1),
    ("round, turns left of the last round", 2, 0, [s.MANY, SEATS]),
    ("start player, one of the seats", SEATS, 0, 1),
    ("whose turn it is, one of the seats", SEATS, 0, 1),
    ("who decides, one of the seats", SEATS, 0, 1),
    ("dolphin, one of the seats", SEATS, 0, 1),
    ("shark: its field, one of 20", CIRCUIT, 0, 1),
    ("shark: heading, 1 or -1", 1, -1, 1),
    ("for each seat and field: swimmers there", SEATS * CIRCUIT, 0, 2),
    ("for each strip, colour and value: dice there", STRIPS * DICE, 0, s.NEUTRAL_DICE),
    ("dice left of each colour", COLOURS, 0, s.NEUTRAL_DICE),
    ("dice on the wave of each colour", COLOURS, 0, s.NEUTRAL_DICE),
    ("dice of each colour that missed the ocean", COLOURS, 0, s.NEUTRAL_DICE),
    ("reef tiles left of each kind", 3, 0, TILES),
    ("for each seat and tentacle: value of its safe tile", SEATS * TENTACLES, 0, 6),
    ("for each seat: its figure on the track, one of seven", SEATS * TRACK, 0, 1),
    ("fields that each figure is still to move", SEATS, 0, 60),
    ("for each coral: its kind, as far as this seat knows it, one of six", PLACES * KINDS, 0, 1),
    ("for each coral: its owner, one of the seats", PLACES * SEATS, 0, 1),
    ("for each coral: who has looked under it", PLACES * SEATS, 0, 1),
    ("skeletons beside the reef of each seat", SEATS, 0, s.MANY),
    ("sum of the dice of each seat, for the bonus actions", SEATS, 0, 60),
    ("dice in the fingers, of each colour and value", DICE, 0, s.NEUTRAL_DICE),
    ("dice of these that are eaten", DICE, 0, s.NEUTRAL_DICE),
    ("die being stored, of each colour and value", DICE, 0, 1),
    ("field of the swimmer that moves, one of 20", CIRCUIT, 0, 1),
    ("tile being built, one of three", 3, 0, 1),
    ("first half of it: laid, column, row", 3, [0, -RIM, -RIM], [1, COLUMNS - RIM - 1, ROWS - RIM - 1]),
    ("tentacle or coral aimed at, one of eight", PLACES, 0, 1),
    ("an old die was removed; work still to be done", 2, 0, [1, STEPS]),
    (
        "for each seat and hex of its reef, at most 60: column, row, height, symbol, value of its die, whose die, "
        "skeleton, stored in this turn, chosen for the meal",
        SEATS * MOST_HEXES * PER_HEX,
        [-RIM, -RIM, 0, 0, 0, 0, 0, 0, 0],
        [COLUMNS - RIM - 1, ROWS - RIM - 1, TILES + 1, FOOD, VALUES, COLOURS, 1, 1, 1],
    ),
]


@final
class KingdomWriter(Writer[KingdomState]):
    def write(self, state: KingdomState, row: Row) -> None:
        turn(state, row)
        ocean(state, row)
        kraken(state, row)
        corals(state, row)
        fingers(state, row)
        for away in range(state.seats):
            reef(state, row, row.other(away))
        row.skip((SEATS - state.seats) * MOST_HEXES * PER_HEX)


def colour_of(row: Row, colour: i64) -> i64:
    """The colours of the seats turn with them, the neutral one stays."""
    return row.away(colour) if colour < row.seats else colour


def turn(state: KingdomState, row: Row) -> None:
    at = state.at
    row.seated()
    row.one_of(END + 1, at[PHASE])
    row.number(at[s.ROUND])
    row.number(at[s.LAST])
    row.seat_of(at[s.START_SEAT])
    row.seat_of(at[s.ACTIVE])
    row.seat_of(state.to_act())
    row.seat_of(at[s.DOLPHIN])


def ocean(state: KingdomState, row: Row) -> None:
    at = state.at
    row.one_of(CIRCUIT, ROUTE[at[s.SHARK]])
    row.number(at[s.HEADING])
    for away in range(state.seats):
        for n in range(2):
            field = at[s.SWIMMERS + 2 * row.other(away) + n]
            if field != NONE:
                row.add(away * CIRCUIT + field, 1)
    row.skip(SEATS * CIRCUIT)
    for strip in range(STRIPS):
        handful(state, row, s.OCEAN + COLOURS * strip)
    for colour in range(COLOURS):
        row.put(colour_of(row, colour), at[s.SUPPLY + colour])
        row.put(2 * COLOURS + colour_of(row, colour), at[s.MISSES + colour])
    for slot in range(on_wave(state)):
        row.add(COLOURS + colour_of(row, at[s.ON_WAVE + slot]), 1)
    row.skip(3 * COLOURS)
    for kind in range(3):
        row.number(at[s.TILES_LEFT + kind])


def handful(state: KingdomState, row: Row, field: i64) -> None:
    """Dice that lie together: how many of each colour and value (dice.py)."""
    for colour in range(COLOURS):
        counts = state.at[field + colour]
        place = VALUES * colour_of(row, colour)
        while counts != 0:
            if counts & 255 != 0:
                row.put(place, counts & 255)
            counts >>= 8
            place += 1
    row.skip(DICE)


def kraken(state: KingdomState, row: Row) -> None:
    at = state.at
    for away in range(state.seats):
        for tentacle in range(TENTACLES):
            row.put(away * TENTACLES + tentacle, at[s.SAFE + row.other(away) * TENTACLES + tentacle])
    row.skip(SEATS * TENTACLES)
    for away in range(SEATS):
        row.one_of(TRACK, at[s.FIGURES + row.other(away)] if away < state.seats else NONE)
    row.each(at, s.OWED)


def corals(state: KingdomState, row: Row) -> None:
    at = state.at
    for place in range(PLACES):
        row.one_of(KINDS, at[s.CORALS + place] if state.knows(row.seat, place) else s.UNKNOWN)
    for place in range(PLACES):
        row.seat_of(at[s.OWNERS + place])
    for away in range(state.seats):
        peeked = at[s.PEEKS + row.other(away)]
        for place in range(PLACES):
            row.put(place * SEATS + away, peeked >> place & 1)
    row.skip(PLACES * SEATS)
    row.each(at, s.LOOSE)
    row.each(at, s.SUMS)


def fingers(state: KingdomState, row: Row) -> None:
    """What the seat that acts is doing."""
    at = state.at
    handful(state, row, s.TAKEN)
    handful(state, row, s.EATING)
    die = at[s.STORING]
    row.one_of(DICE, VALUES * colour_of(row, die // VALUES) + die % VALUES if die != NONE else NONE)
    row.one_of(CIRCUIT, at[s.SWIMMER])
    row.one_of(3, at[s.IN_HAND] - 1)
    if at[s.HALF] != NONE:
        row.put(0, 1)
        row.put(1, column(at[s.HALF]))
        row.put(2, r.row(at[s.HALF]))
    row.skip(3)
    row.one_of(PLACES, at[s.TARGET])
    row.number(at[s.REMOVED])
    row.number(count(at[s.TODO]))


def reef(state: KingdomState, row: Row, seat: i64) -> None:
    """The visible hexes in the order of their numbers."""
    at = state.at
    its = state.reefs[seat]
    items = state.items_at(seat)
    for n in range(its.size):
        row.put(0, column(its.hexes[n]))
        row.put(1, r.row(its.hexes[n]))
        row.put(2, its.heights[n])
        row.put(3, its.symbols[n])
        item = at[items + n]
        if item == SKELETON:
            row.put(6, 1)
        elif item != FREE:
            row.put(4, (item - 1) % VALUES + 1)
            row.put(5, colour_of(row, (item - 1) // VALUES) + 1)
        if seat == at[ACTOR]:
            row.put(7, at[s.FRESH] >> n & 1)
            row.put(8, at[s.CHOSEN] >> n & 1)
        row.skip(PER_HEX)
    row.skip((MOST_HEXES - its.size) * PER_HEX)


WRITER: Final = KingdomWriter()

assert len(s.CORAL_KINDS) == KINDS
