"""What a seat knows of Antler Island as numbers, for learning programs. Seats are counted from the one that looks."""

from functools import partial
from typing import Final

from mypy_extensions import i64

from spieltisch.engine import numbers
from spieltisch.engine.numbers import bits, one_of
from spieltisch.games.antler_island.island import ACTS, COLOURS, KINDS, SHORE, SPACES, TILES, size
from spieltisch.games.antler_island.rules import AntlerState
from spieltisch.games.antler_island.state import END, GROWING, NONE, PLANNING

VERSION: Final = 1
SEATS: Final = 4
seat_of = partial(numbers.seat_of, SEATS)
turned = partial(numbers.turned, SEATS)
FOODS: Final = 3
WILY: Final = 6
MARKERS: Final = 5
ACTIONS: Final = 4
MOST_OUTCOMES: Final = WILY  # of one event of chance: kinds of wily tiles

LAYOUT: list[tuple[str, int]] = [
    ("seated: 1 for each seat of this game", SEATS),
    ("phase, one of 31", END + 1),
    ("round, mark at which the game ends", 2),
    ("start player, one of the seats", SEATS),
    ("whose turn it is, one of the seats", SEATS),
    ("who owes a choice", SEATS),
    ("colour rolled, one of three", len(COLOURS)),
    ("does on each space", SPACES),
    ("food tokens on each outside space", SHORE),
    ("for each seat: space of its stag, one of 21", SEATS * SPACES),
    ("antler ends, broken ones, most ends so far, place on the track, points: of each seat", 5 * SEATS),
    ("who has a winning stag token", SEATS),
    ("food tokens of each seat", SEATS),
    ("own food of value 1, 2, 3", FOODS),
    ("for each seat and value: food that everybody knows it to hold", SEATS * FOODS),
    ("for each seat and kind: open wily tiles", SEATS * WILY),
    ("hidden wily tiles of each seat", SEATS),
    ("own hidden wily tiles of each kind", WILY),
    ("for each seat and kind: wily tiles played in this turn", SEATS * WILY),
    ("own plan: for each tile the action, one of four", MARKERS * ACTIONS),
    ("own rearrangements of the plan", 1),
    ("whose plan is fixed", SEATS),
    ("for each seat and action: covered tiles there", SEATS * ACTIONS),
    ("for each seat and tile: revealed, at which action", SEATS * MARKERS * ACTIONS),
    ("tile of this turn, one of five", MARKERS),
    ("food picked for antlers, antler pieces still to grow", 2),
    ("defender, one of the seats", SEATS),
    ("stags still to be fought", SEATS),
    ("where the attack came from, one of 21", SPACES),
    ("food revealed in the fight", 1),
    ("winner of the fight, one of the seats", SEATS),
    ("tokens committed by attacker and defender", 2),
    ("values of these, as far as this seat knows them", 2 * FOODS),
    ("token kept by attacker and defender", 2),
    ("open wily tile, one of six", WILY),
    ("wily tiles left to draw", 1),
    ("wily tiles discarded, of each kind", WILY),
    ("wily tiles shuffled into the pile, of each kind", WILY),
    ("food discarded, of each value", FOODS),
    ("food shuffled into the supply, of each value", FOODS),
    ("food, does and antlers left", 3),
]


def each(things: i64, kinds: i64) -> list[int]:
    """How many of each kind a multiset holds (island.py)."""
    return [int(things >> (4 * kind) & 15) for kind in range(kinds)]


def observe(state: AntlerState, seat: i64) -> list[int]:
    """The numbers of LAYOUT, one after the other. A seat that is not in the game is all zero."""
    return island(state, seat) + mats(state, seat) + plans(state, seat) + fight(state, seat) + supplies(state)


def island(state: AntlerState, seat: i64) -> list[int]:
    seats = int(state.seats)
    seen = turned(state, seat, [1] * seats) + one_of(END + 1, state.phase)
    seen += [int(state.round), int(state.house.mark)]
    seen += seat_of(state, seat, state.first) + seat_of(state, seat, state.active)
    owing = state.deciders()
    seen += turned(state, seat, [int(other in owing) for other in range(seats)])
    seen += one_of(len(COLOURS), state.rolled) + state.does
    for tokens in state.food:
        seen.append(int(tokens & 31 != 0) + int(tokens >> 5 != 0))
    for away in range(SEATS):
        seen += one_of(SPACES, state.stags[(seat + away) % seats] if away < seats else NONE)
    return seen


def mats(state: AntlerState, seat: i64) -> list[int]:
    seats = int(state.seats)
    seen: list[int] = []
    for values in (state.ends, state.broken, state.highest, state.track, state.scores()):
        seen += turned(state, seat, values)
    seen += turned(state, seat, bits(state.victors, seats))
    seen += turned(state, seat, [int(size(food)) for food in state.stock]) + each(state.stock[seat], FOODS)
    for away in range(SEATS):
        seen += each(state.known[(seat + away) % seats] if away < seats else 0, FOODS)
    for away in range(SEATS):
        seen += each(state.shown[(seat + away) % seats] if away < seats else 0, WILY)
    seen += turned(state, seat, [int(size(tiles)) for tiles in state.hidden]) + each(state.hidden[seat], WILY)
    for away in range(SEATS):
        seen += bits(state.played >> (WILY * ((seat + away) % state.seats)) if away < seats else 0, WILY)
    return seen


def plans(state: AntlerState, seat: i64) -> list[int]:
    """§4: the own plan; of the others how many tiles lie at each action, once all have planned."""
    seats = int(state.seats)
    seen: list[int] = []
    for tile in range(MARKERS):
        seen += one_of(ACTIONS, state.planned(seat, tile))
    seen.append(int(state.changes >> (4 * seat) & 15))
    fixed = state.confirmed if state.phase == PLANNING else NONE
    seen += turned(state, seat, bits(fixed, seats))
    covered = [0] * (SEATS * ACTIONS)
    revealed = [0] * (SEATS * MARKERS * ACTIONS)
    for away in range(seats):
        other = (seat + away) % state.seats
        if away == 0 or state.phase != PLANNING:
            for tile in range(MARKERS):
                act = state.planned(other, tile)
                if act == NONE:
                    continue
                if state.used[other] >> tile & 1:
                    revealed[(away * MARKERS + tile) * ACTIONS + act] = 1
                else:
                    covered[away * ACTIONS + act] += 1
    return seen + covered + revealed


def fight(state: AntlerState, seat: i64) -> list[int]:
    """§6: what each fighter committed is known to itself until the antlers lock."""
    picking = state.phase == GROWING
    fighting = state.origin != NONE
    stake: i64 = state.stake if fighting else 0
    shield: i64 = state.shield if fighting else 0
    open_to_all = state.locked != 0
    seen = one_of(MARKERS, state.marker)
    seen += [int(size(state.stake)) if picking else 0, int(state.growing)]
    seen += seat_of(state, seat, state.defender if fighting else NONE)
    seen += turned(state, seat, bits(state.rivals if fighting else 0, int(state.seats)))
    seen += one_of(SPACES, state.origin)
    seen.append(int(state.locked) if fighting else 0)
    seen += seat_of(state, seat, state.winner if fighting else NONE)
    seen += [int(size(stake)), int(size(shield))]
    seen += each(stake if open_to_all or seat == state.active else 0, FOODS)
    seen += each(shield if open_to_all or seat == state.defender else 0, FOODS)
    return [*seen, int(state.saved & 15) if fighting else 0, int(state.saved >> 4) if fighting else 0]


def supplies(state: AntlerState) -> list[int]:
    seen = [*one_of(WILY, state.open_tile), int(size(state.bag))]
    seen += each(state.tile_discard, WILY) + each(state.fresh_tiles, WILY)
    seen += each(state.food_discard, FOODS) + each(state.fresh_food, FOODS)
    return [*seen, int(state.supply()), int(state.doe_supply()), int(state.antler_supply())]


assert (len(KINDS), len(TILES), len(ACTS)) == (WILY, MARKERS, ACTIONS)
