"""What a seat knows of Poseidon's Kingdom as numbers, for learners. Seats are counted from the one that looks."""

from functools import partial
from typing import Final

from mypy_extensions import i64

from spieltisch.engine import numbers
from spieltisch.engine.numbers import one_of
from spieltisch.games.poseidons_kingdom.coral import FREE, HEXES, NONE, SKELETON, column, row
from spieltisch.games.poseidons_kingdom.kraken import CORAL_KINDS, TRACK
from spieltisch.games.poseidons_kingdom.ocean import FIELDS, ROUTE, STRIPS
from spieltisch.games.poseidons_kingdom.pieces import DICE, END, PLACES, TENTACLES
from spieltisch.games.poseidons_kingdom.rules import KingdomState
from spieltisch.games.poseidons_kingdom.wave import FALLS

VERSION: Final = 1
MOST_OUTCOMES: Final = FALLS + 1  # of one event of chance: how a die falls
SEATS: Final = 4
seat_of = partial(numbers.seat_of, SEATS)
turned = partial(numbers.turned, SEATS)
COLOURS: Final = 5  # of dice: those of the seats, and the neutral ones
KINDS: Final = 6  # of corals, the unknown one included
PER_HEX: Final = 9

LAYOUT: list[tuple[str, int]] = [
    ("seated: 1 for each seat of this game", SEATS),
    ("phase, one of 30", END + 1),
    ("round, turns left of the last round", 2),
    ("start player, one of the seats", SEATS),
    ("whose turn it is, one of the seats", SEATS),
    ("who decides, one of the seats", SEATS),
    ("dolphin, one of the seats", SEATS),
    ("shark: its field, one of 20", FIELDS),
    ("shark: heading, 1 or -1", 1),
    ("for each seat and field: swimmers there", SEATS * FIELDS),
    ("for each strip, colour and value: dice there", STRIPS * DICE),
    ("dice left of each colour", COLOURS),
    ("dice on the wave of each colour", COLOURS),
    ("dice of each colour that missed the ocean", COLOURS),
    ("reef tiles left of each kind", 3),
    ("for each seat and tentacle: value of its safe tile", SEATS * TENTACLES),
    ("for each seat: its figure on the track, one of seven", SEATS * TRACK),
    ("fields that each figure is still to move", SEATS),
    ("for each coral: its kind, as far as this seat knows it, one of six", PLACES * KINDS),
    ("for each coral: its owner, one of the seats", PLACES * SEATS),
    ("for each coral: who has looked under it", PLACES * SEATS),
    ("skeletons beside the reef of each seat", SEATS),
    ("sum of the dice of each seat, for the bonus actions", SEATS),
    ("dice in the fingers, of each colour and value", DICE),
    ("dice of these that are eaten", DICE),
    ("die being stored, of each colour and value", DICE),
    ("field of the swimmer that moves, one of 20", FIELDS),
    ("tile being built, one of three", 3),
    ("first half of it: laid, column, row", 3),
    ("tentacle or coral aimed at, one of eight", PLACES),
    ("an old die was removed; work still to be done", 2),
    (
        "for each seat and hex of its reef, at most 60: column, row, height, symbol, value of its die, whose die, "
        "skeleton, stored in this turn, chosen for the meal",
        SEATS * HEXES * PER_HEX,
    ),
]


def colour_of(state: KingdomState, seat: i64, colour: i64) -> i64:
    """The colours of the seats turn with them, the neutral one stays."""
    return (colour - seat + state.seats) % state.seats if colour < state.seats else colour


def die_of(state: KingdomState, seat: i64, die: i64) -> i64:
    return 6 * colour_of(state, seat, die // 6) + die % 6


def observe(state: KingdomState, seat: i64) -> list[int]:
    """The numbers of LAYOUT, one after the other. A seat that is not in the game is all zero."""
    seen = turn(state, seat) + ocean(state, seat) + kraken(state, seat) + fingers(state, seat)
    for away in range(SEATS):
        seen += reef(state, seat, (seat + away) % state.seats) if away < state.seats else [0] * (HEXES * PER_HEX)
    return seen


def turn(state: KingdomState, seat: i64) -> list[int]:
    seen = turned(state, seat, [1] * int(state.seats)) + one_of(END + 1, state.phase)
    seen += [int(state.round), int(state.last)]
    seen += seat_of(state, seat, state.first) + seat_of(state, seat, state.active)
    return seen + seat_of(state, seat, state.to_act()) + seat_of(state, seat, state.dolphin)


def ocean(state: KingdomState, seat: i64) -> list[int]:
    seen = [*one_of(FIELDS, ROUTE[state.shark] if state.shark != NONE else NONE), int(state.heading)]
    swimmers = [0] * (SEATS * FIELDS)
    for away in range(state.seats):
        for n in range(2):
            field = state.swimmers[2 * ((seat + away) % state.seats) + n]
            if field != NONE:
                swimmers[away * FIELDS + field] += 1
    dice = [0] * (STRIPS * DICE)
    for at in state.ocean:
        dice[at // DICE * DICE + die_of(state, seat, at % DICE)] += 1
    colours = [0] * (3 * COLOURS)
    for colour in range(COLOURS):
        at_seat = colour_of(state, seat, colour)
        colours[at_seat] = state.supply[colour]
        colours[COLOURS + at_seat] = state.wave.count(colour)
        colours[2 * COLOURS + at_seat] = int(state.missed >> (4 * colour) & 15)
    return seen + swimmers + dice + colours + state.tiles


def kraken(state: KingdomState, seat: i64) -> list[int]:
    seen: list[int] = []
    for away in range(SEATS):
        first = (seat + away) % state.seats * TENTACLES
        seen += state.safe[first : first + TENTACLES] if away < state.seats else [0] * TENTACLES
    for away in range(SEATS):
        seen += one_of(TRACK, state.track[(seat + away) % state.seats] if away < state.seats else NONE)
    seen += turned(state, seat, state.owed)
    for place in range(PLACES):
        seen += one_of(KINDS, state.corals[place] if state.knows(seat, place) else 0)
    for place in range(PLACES):
        seen += seat_of(state, seat, state.owners[place])
    for place in range(PLACES):
        seen += turned(state, seat, [peeked >> int(place) & 1 for peeked in state.peeks])
    return seen + turned(state, seat, state.loose) + turned(state, seat, state.sums)


def fingers(state: KingdomState, seat: i64) -> list[int]:
    """What the seat that acts is doing."""
    seen: list[int] = []
    for dice in (state.taken, state.eating):
        counts = [0] * DICE
        for die in dice:
            counts[die_of(state, seat, die)] += 1
        seen += counts
    seen += one_of(DICE, die_of(state, seat, state.die) if state.die != NONE else NONE)
    seen += one_of(FIELDS, state.field) + one_of(3, state.tile - 1)
    laid = state.hex != NONE
    seen += [int(laid), int(column(state.hex)) if laid else 0, int(row(state.hex)) if laid else 0]
    return seen + one_of(PLACES, state.target) + [int(state.removed), len(state.todo)]


def reef(state: KingdomState, seat: i64, other: i64) -> list[int]:
    """The visible hexes in the order of their numbers."""
    its = state.reefs[other]
    busy = other == state.actor
    seen: list[int] = []
    for n in range(its.size):
        item: i64 = state.items[other][n]
        die = item - 1 if item != FREE and item != SKELETON else NONE
        seen += [int(column(its.hexes[n])), int(row(its.hexes[n])), its.heights[n], its.symbols[n]]
        seen += [0, 0] if die == NONE else [int(die % 6 + 1), int(colour_of(state, seat, die // 6)) + 1]
        seen.append(int(item == SKELETON))
        seen.append(int(busy and state.fresh >> n & 1 == 1))
        seen.append(int(busy and state.chosen >> n & 1 == 1))
    return seen + [0] * (HEXES * PER_HEX - len(seen))


assert len(CORAL_KINDS) == KINDS
