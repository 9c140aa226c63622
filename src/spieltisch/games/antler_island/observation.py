"""What a seat knows of Antler Island as numbers, for learning programs. Seats are counted from the one that looks."""

from typing import Final, final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import (
    ACTS,
    COLOURS,
    DOES_IN_BOX,
    KINDS,
    PIECES,
    SHORE,
    SPACES,
    TILES,
    size,
)
from spieltisch.games.antler_island.state import ATTACK, DEFENCE, TOKENS_EACH, AntlerState

VERSION: Final = 2  # 2: own food picked for antlers, phases in the order of the rules
SEATS: Final = 4
FOODS: Final = 3
WILY: Final = 6
MARKERS: Final = 5
ACTIONS: Final = 4
MOST_OUTCOMES: Final = WILY  # of one event of chance: kinds of wily tiles
MANY: Final = 9999  # more rounds or points than any game sees
ALL: Final = 45  # no more tokens or tiles of a sort than that

# What, how many numbers, the lowest and the highest that they can be.
LAYOUT: list[tuple[str, int, int | list[int], int | list[int]]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("phase, one of 31 in the order of the rules", s.END + 1, 0, 1),
    ("round, mark at which the game ends", 2, 0, [MANY, 12]),
    ("start player, one of the seats", SEATS, 0, 1),
    ("whose turn it is, one of the seats", SEATS, 0, 1),
    ("who owes a choice", SEATS, 0, 1),
    ("colour rolled, one of three", len(COLOURS), 0, 1),
    ("does on each space", SPACES, 0, DOES_IN_BOX),
    ("food tokens on each outside space", SHORE, 0, TOKENS_EACH),
    ("for each seat: space of its stag, one of 21", SEATS * SPACES, 0, 1),
    (
        "antler ends, broken ones, most ends so far, place on the track, points: of each seat",
        5 * SEATS,
        0,
        [most for most in (PIECES, PIECES, PIECES, MANY, MANY) for _seat in range(SEATS)],
    ),
    ("who has a winning stag token", SEATS, 0, 1),
    ("food tokens of each seat", SEATS, 0, ALL),
    ("own food of value 1, 2, 3", FOODS, 0, ALL),
    ("for each seat and value: food that everybody knows it to hold", SEATS * FOODS, 0, ALL),
    ("for each seat and kind: open wily tiles", SEATS * WILY, 0, ALL),
    ("hidden wily tiles of each seat", SEATS, 0, ALL),
    ("own hidden wily tiles of each kind", WILY, 0, ALL),
    ("for each seat and kind: wily tiles played in this turn", SEATS * WILY, 0, 1),
    ("own plan: for each tile the action, one of four", MARKERS * ACTIONS, 0, 1),
    ("own rearrangements of the plan", 1, 0, 9),
    ("whose plan is fixed", SEATS, 0, 1),
    ("for each seat and action: covered tiles there", SEATS * ACTIONS, 0, MARKERS),
    ("for each seat and tile: revealed, at which action", SEATS * MARKERS * ACTIONS, 0, 1),
    ("tile of this turn, one of five", MARKERS, 0, 1),
    ("food picked for antlers, antler pieces still to grow", 2, 0, [ALL, 7]),
    ("own food picked for antlers of value 1, 2, 3", FOODS, 0, ALL),
    ("defender, one of the seats", SEATS, 0, 1),
    ("stags still to be fought", SEATS, 0, 1),
    ("where the attack came from, one of 21", SPACES, 0, 1),
    ("food revealed in the fight", 1, 0, 1),
    ("winner of the fight, one of the seats", SEATS, 0, 1),
    ("tokens committed by attacker and defender", 2, 0, ALL),
    ("values of these, as far as this seat knows them", 2 * FOODS, 0, ALL),
    ("token kept by attacker and defender", 2, 0, 3),
    ("open wily tile, one of six", WILY, 0, 1),
    ("wily tiles left to draw", 1, 0, ALL),
    ("wily tiles discarded, of each kind", WILY, 0, ALL),
    ("wily tiles shuffled into the pile, of each kind", WILY, 0, ALL),
    ("food discarded, of each value", FOODS, 0, ALL),
    ("food shuffled into the supply, of each value", FOODS, 0, ALL),
    ("food, does and antlers left", 3, 0, [ALL, DOES_IN_BOX, PIECES]),
]


@final
class AntlerWriter(Writer[AntlerState]):
    def write(self, state: AntlerState, row: Row) -> None:
        island(state, row)
        mats(state, row)
        plans(state, row)
        fight(state, row)
        stakes(state, row)
        supplies(state, row)


def each(row: Row, things: i64, kinds: i64) -> None:
    """How many of each kind a multiset holds (island.py)."""
    for kind in range(kinds):
        row.number(things >> (4 * kind) & 15)


def sizes(state: AntlerState, row: Row, field: i64) -> None:
    """How many things each seat has in a multiset."""
    for away in range(state.seats):
        row.put(away, size(state.at[field + row.other(away)]))
    row.skip(SEATS)


def each_of_seats(state: AntlerState, row: Row, field: i64, kinds: i64) -> None:
    """For each seat and kind: how many it has in a multiset."""
    for away in range(SEATS):
        each(row, state.at[field + row.other(away)] if away < state.seats else 0, kinds)


def island(state: AntlerState, row: Row) -> None:
    at = state.at
    row.seated()
    row.one_of(s.END + 1, at[PHASE])
    row.number(at[s.ROUND])
    row.number(state.house.mark)
    row.seat_of(at[s.START_SEAT])
    row.seat_of(at[ACTOR])
    owing: i64 = 0
    for seat in state.deciders():
        owing |= bit(seat)
    row.seats_in(owing)
    row.one_of(len(COLOURS), at[s.ROLLED])
    for space in range(SPACES):
        row.number(at[s.DOES + space])
    for token in range(SHORE * TOKENS_EACH):
        if at[s.LYING + token] != NONE:
            row.add(token // TOKENS_EACH, 1)
    row.skip(SHORE)
    for away in range(SEATS):
        row.one_of(SPACES, state.stag(row.other(away)) if away < state.seats else NONE)


def mats(state: AntlerState, row: Row) -> None:
    at = state.at
    row.each(at, s.ENDS)
    row.each(at, s.BROKEN)
    row.each(at, s.HIGHEST)
    row.each(at, s.TRACK)
    for away in range(state.seats):
        row.put(away, state.points(row.other(away)))
    row.skip(SEATS)
    row.seats_in(at[s.VICTORS])
    sizes(state, row, s.STOCK)
    each(row, at[s.STOCK + row.seat], FOODS)
    each_of_seats(state, row, s.KNOWN, FOODS)
    each_of_seats(state, row, s.SHOWN, WILY)
    sizes(state, row, s.HIDDEN)
    each(row, at[s.HIDDEN + row.seat], WILY)
    for away in range(SEATS):
        row.bits(at[s.PLAYED + row.other(away)] if away < state.seats else 0, WILY)


def plans(state: AntlerState, row: Row) -> None:
    """§4: the own plan; of the others how many tiles lie at each action, once all have planned."""
    at = state.at
    planning = at[PHASE] == s.PLANNING
    for tile in range(MARKERS):
        row.one_of(ACTIONS, state.planned(row.seat, tile))
    row.number(at[s.CHANGES + row.seat])
    row.seats_in(at[s.CONFIRMED] if planning else NONE)
    for away in range(1 if planning else state.seats):
        seat = row.other(away)
        for tile in range(state.laid(seat)):
            act = state.planned(seat, tile)
            if at[s.USED + seat] >> tile & 1:
                row.put(SEATS * ACTIONS + (away * MARKERS + tile) * ACTIONS + act, 1)
            else:
                row.add(away * ACTIONS + act, 1)
    row.skip(SEATS * ACTIONS * (1 + MARKERS))


def fight(state: AntlerState, row: Row) -> None:
    """§5.5, §6: what is picked for antlers, and who fights whom."""
    at = state.at
    picked = at[s.STAKE + ATTACK] if at[PHASE] == s.GROWING else 0
    row.one_of(MARKERS, at[s.MARKER])
    row.number(size(picked))
    row.number(at[s.GROWTH])
    each(row, picked if row.seat == at[ACTOR] else 0, FOODS)
    row.seat_of(at[s.DEFENDER])
    row.seats_in(at[s.RIVALS_LEFT])
    row.one_of(SPACES, at[s.ORIGIN])
    row.number(at[s.LOCKED])
    row.seat_of(at[s.WINNER])


def stakes(state: AntlerState, row: Row) -> None:
    """§6: what each fighter committed is known to itself until the antlers lock."""
    at = state.at
    locked = at[s.LOCKED] != 0
    food = s.REVEALED if locked else s.STAKE
    fighting = locked or at[s.ORIGIN] != NONE
    for side in range(ATTACK, DEFENCE + 1):
        row.number(size(at[food + side]) if fighting else 0)
    for side in range(ATTACK, DEFENCE + 1):
        known = fighting and (locked or row.seat == state.fighter(side))
        each(row, at[food + side] if known else 0, FOODS)
    for side in range(ATTACK, DEFENCE + 1):
        row.number(at[s.SAVED + side])


def supplies(state: AntlerState, row: Row) -> None:
    at = state.at
    row.one_of(WILY, at[s.OPEN_TILE])
    row.number(size(at[s.PILE]))
    each(row, at[s.TILE_DISCARD], WILY)
    each(row, at[s.FRESH_TILES], WILY)
    each(row, at[s.FOOD_DISCARD], FOODS)
    each(row, at[s.FRESH_FOOD], FOODS)
    row.number(state.supply())
    row.number(state.doe_supply())
    row.number(state.antler_supply())


WRITER: Final = AntlerWriter()

assert (len(KINDS), len(TILES), len(ACTS)) == (WILY, MARKERS, ACTIONS)
