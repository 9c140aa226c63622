"""Which choices are worth a thought: of those that come to the same or nearly the same, one.

Nothing here changes what is legal; it only keeps the bots from comparing forty hexes of empty table, or the orders
in which the same dice can be taken.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import NONE, PHASE
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.bots.larder import promise, stored_without, tiles_to_win
from spieltisch.games.poseidons_kingdom.dice import VALUES, item_on, values_of
from spieltisch.games.poseidons_kingdom.reef import BLANK, FREE
from spieltisch.games.poseidons_kingdom.state import KingdomState

FEW: Final = 3
BESIDE: Final = 4  # hexes of the table
FAR: Final = 1 << 20  # more than any cost


def worth_a_thought(state: KingdomState, seat: i64, moves: vec[i64]) -> vec[i64]:
    """At least one of the choices."""
    phase = state.at[PHASE]
    if phase == s.NEXT_DIE:
        return moves[:1]  # all of them are stored, one after the other
    if phase == s.FIRST_HEX:
        return first_hexes(state, seat, moves)
    if phase == s.SLOT:
        return slots(state, seat, moves)
    if phase == s.TAKING or phase == s.FORAGING:
        return takes(state, seat, moves)
    if phase == s.MEAL or phase == s.PAYING:
        return one_of_each_value(state, seat, moves)
    if phase == s.EATEN:
        return cheapest(state, seat, moves)
    if phase == s.LOOKING or phase == s.PEEKING:
        return looks(state, seat, moves)
    return moves


def first_hexes(state: KingdomState, seat: i64, moves: vec[i64]) -> vec[i64]:
    """All places on the reef, and those of the table that touch most of it."""
    reef = state.reefs[seat]
    found = moves[: len(moves) - len(reef.beside)]
    for place in reef.closest_beside(BESIDE):
        found = append(found, s.HEX + place)
    return found


def slots(state: KingdomState, seat: i64, moves: vec[i64]) -> vec[i64]:
    """A few free hexes; an old die is only removed where there is no free hex."""
    free: i64 = 0
    while free < len(moves) and item_on(state, seat, moves[free] - s.HEX) == FREE:
        free += 1
    if free > 0:
        return cheapest(state, seat, moves[:free])
    tiles = tiles_to_win(state, seat)
    costs = BLANK[: len(moves)]
    for n in range(len(moves)):
        costs[n] = -promise(tiles, stored_without(state, seat, state.reefs[seat].index(moves[n] - s.HEX)))
    return least(moves, costs)


def cheapest(state: KingdomState, seat: i64, moves: vec[i64]) -> vec[i64]:
    """The hexes that are missed least, one of each height and symbol."""
    reef = state.reefs[seat]
    items = state.items_at(seat)
    places = places_on(state, seat)
    costs = vec[i64](capacity=8)
    found = vec[i64](capacity=8)
    for action in moves:
        at = reef.index(action - s.HEX)
        full: i64 = 1 if state.at[items + at] != FREE else 0
        cost = 32 * reef.heights[at] + 8 * min(3, places[at]) + 2 * reef.symbols[at] + full
        if cost not in costs:
            costs = append(costs, cost)
            found = append(found, action)
    return least(found, costs)


def places_on(state: KingdomState, seat: i64) -> vec[i64]:
    """On how many places for a tile each hex of the reef lies."""
    reef = state.reefs[seat]
    found = BLANK[: reef.size]
    for index in reef.pairs_on_top(state.at, state.items_at(seat)):
        found[index] += 1
    return found


def least(moves: vec[i64], costs: vec[i64]) -> vec[i64]:
    """The few choices with the lowest costs."""
    if len(moves) <= FEW:
        return moves
    left = costs[:]
    found = vec[i64](capacity=FEW)
    for _choice in range(FEW):
        best: i64 = 0
        for n in range(len(left)):
            if left[n] < left[best]:
                best = n
        found = append(found, moves[best])
        left[best] = FAR
    return found


def takes(state: KingdomState, seat: i64, moves: vec[i64]) -> vec[i64]:
    """One die of each value, rather not another player's, and in ascending order: the order does not matter."""
    lowest: i64 = 0
    if state.at[PHASE] == s.TAKING:
        taken = values_of(state.at, s.TAKEN)
        for value in range(VALUES):
            if taken >> 8 * value & 255:
                lowest = value
    best = vec[i64]([NONE, NONE, NONE, NONE, NONE, NONE])
    for action in moves:
        if action != s.ENOUGH:
            value = (action - s.TAKE) % 6
            if value >= lowest and (best[value] == NONE or foreign(seat, best[value] - s.TAKE)):
                best[value] = action
    found = present(best)
    if moves[len(moves) - 1] == s.ENOUGH:
        found = append(found, s.ENOUGH)
    return found if len(found) > 0 else moves


def present(choices: vec[i64]) -> vec[i64]:
    found = vec[i64](capacity=7)
    for action in choices:
        if action != NONE:
            found = append(found, action)
    return found


def foreign(seat: i64, die: i64) -> bool:
    """Whether eating the die, or one lying in some strip, moves the figure of another player."""
    colour = die % s.DICE // 6
    return colour != seat and colour != s.NEUTRAL


def one_of_each_value(state: KingdomState, seat: i64, moves: vec[i64]) -> vec[i64]:
    """Of the dice for a meal one of each value: of those in the fingers before stored ones, rather not another's."""
    reef = state.reefs[seat]
    best = vec[i64]([NONE, NONE, NONE, NONE, NONE, NONE])
    costs = vec[i64]([FAR, FAR, FAR, FAR, FAR, FAR])
    for action in moves:
        die = action - s.DIE
        cost: i64 = 0
        if action >= s.HEX:
            die = item_on(state, seat, action - s.HEX) - 1
            cost = 16 - reef.heights[reef.index(action - s.HEX)]
        if foreign(seat, die):
            cost += 32
        if cost < costs[die % 6]:
            costs[die % 6] = cost
            best[die % 6] = action
    return present(best)


def looks(state: KingdomState, seat: i64, moves: vec[i64]) -> vec[i64]:
    """A white and a black coral not seen yet; none, if all were seen."""
    known = state.at[s.PEEKS + seat]
    found = vec[i64](capacity=2)
    black = False
    for action in moves:
        place = action - s.LOOK
        if action != s.NO_LOOK and known & bit(place) == 0 and (len(found) == 0 or (place >= s.WHITES and not black)):
            found = append(found, action)
            black = place >= s.WHITES
    return found if len(found) > 0 else moves[len(moves) - 1 :]
