"""Which choices are worth a thought: of those that come to the same or nearly the same, one.

Nothing here changes what is legal; it only keeps the bots from comparing forty hexes of empty table, or the orders
in which the same dice can be taken.
"""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.games.poseidons_kingdom.coral import FREE, NONE
from spieltisch.games.poseidons_kingdom.larder import promise, stored_without, tiles_to_win
from spieltisch.games.poseidons_kingdom.pieces import (
    DIE,
    EATEN,
    ENOUGH,
    FIRST_HEX,
    FORAGING,
    HEX,
    LOOK,
    LOOKING,
    MEAL,
    NEUTRAL,
    NEXT_DIE,
    NO_LOOK,
    PAYING,
    PEEKING,
    SLOT,
    TAKE,
    TAKING,
    WHITES,
)
from spieltisch.games.poseidons_kingdom.rules import KingdomState

FEW: Final = 3
BESIDE: Final = 4  # hexes of the table


def worth_a_thought(state: KingdomState, seat: i64, moves: list[int]) -> list[int]:
    """At least one of the choices."""
    phase = state.phase
    if phase == NEXT_DIE:
        return moves[:1]  # all of them are stored, one after the other
    if phase == FIRST_HEX:
        return first_hexes(state, seat, moves)
    if phase == SLOT:
        return slots(state, seat, moves)
    if phase == TAKING or phase == FORAGING:
        return takes(state, seat, moves)
    if phase == MEAL or phase == PAYING:
        return one_of_each_value(state, seat, moves)
    if phase == EATEN:
        return cheapest(state, seat, moves)
    if phase == LOOKING or phase == PEEKING:
        return looks(state, seat, moves)
    return moves


def first_hexes(state: KingdomState, seat: i64, moves: list[int]) -> list[int]:
    """All places on the reef, and those of the table that touch most of it."""
    reef = state.reefs[seat]
    on_top: i64 = len(moves) - len(reef.choices_beside(HEX))
    return moves[:on_top] + reef.closest_beside(HEX, BESIDE)


def slots(state: KingdomState, seat: i64, moves: list[int]) -> list[int]:
    """A few free hexes; an old die is only removed where there is no free hex."""
    reef = state.reefs[seat]
    items = state.items[seat]
    free: i64 = 0
    while free < len(moves) and items[reef.index(moves[free] - HEX)] == FREE:
        free += 1
    if free > 0:
        return cheapest(state, seat, moves[:free])
    tiles = tiles_to_win(state, seat)
    costs: list[int] = []
    for action in moves:
        costs.append(-int(promise(tiles, stored_without(items, reef.index(action - HEX)))))
    return least(moves, costs)


def cheapest(state: KingdomState, seat: i64, moves: list[int]) -> list[int]:
    """The hexes that are missed least, one of each height and symbol."""
    reef = state.reefs[seat]
    items = state.items[seat]
    open = open_pairs(state, seat)
    costs: list[int] = []
    seen: list[int] = []
    found: list[int] = []
    for action in moves:
        at = reef.index(action - HEX)
        cost = 32 * reef.heights[at] + 8 * min(3, open[at]) + 2 * reef.symbols[at] + (1 if items[at] != FREE else 0)
        if int(cost) not in seen:
            seen.append(int(cost))
            found.append(action)
            costs.append(int(cost))
    return least(found, costs)


def open_pairs(state: KingdomState, seat: i64) -> list[int]:
    """On how many places for a tile each hex of the reef lies."""
    reef = state.reefs[seat]
    items = state.items[seat]
    pairs = reef.pairs_on_top()
    found: list[int] = [0] * int(reef.size)
    for n in range(0, len(pairs), 2):
        a = pairs[n]
        b = pairs[n + 1]
        if items[a] == FREE and items[b] == FREE:
            found[a] += 1
            found[b] += 1
    return found


def least(moves: list[int], costs: list[int]) -> list[int]:
    """The few choices with the lowest costs."""
    if len(moves) <= FEW:
        return moves
    left = costs[:]
    found: list[int] = []
    for _ in range(FEW):
        best: i64 = 0
        for n in range(len(left)):
            if left[n] < left[best]:
                best = n
        found.append(moves[best])
        left[best] = 1 << 20
    return found


def takes(state: KingdomState, seat: i64, moves: list[int]) -> list[int]:
    """One die of each value, rather not another player's, and in ascending order: the order does not matter."""
    lowest: i64 = 0
    if state.phase == TAKING:
        for die in state.taken:
            lowest = max(lowest, die % 6)
    best: list[int] = [NONE] * 6
    for action in moves:
        if action != ENOUGH:
            value = (action - TAKE) % 6
            if value >= lowest and (best[value] == NONE or foreign(seat, best[value] - TAKE)):
                best[value] = action
    found = [action for action in best if action != NONE]
    if moves[len(moves) - 1] == ENOUGH:
        found.append(ENOUGH)
    return found if found else moves


def foreign(seat: i64, at: i64) -> bool:
    """Whether eating the die moves the figure of another player."""
    colour = at % 30 // 6
    return colour != seat and colour != NEUTRAL


def one_of_each_value(state: KingdomState, seat: i64, moves: list[int]) -> list[int]:
    """Of the dice for a meal one of each value: of those in the fingers before stored ones, rather not another's."""
    reef = state.reefs[seat]
    items = state.items[seat]
    best: list[int] = [NONE] * 6
    costs: list[int] = [1 << 20] * 6
    for action in moves:
        die: i64 = action - DIE
        cost: i64 = 0
        if action >= HEX:
            at = reef.index(action - HEX)
            die = items[at] - 1
            cost = 16 - reef.heights[at]
        if foreign(seat, die):
            cost += 32
        if cost < costs[die % 6]:
            costs[die % 6] = int(cost)
            best[die % 6] = action
    return [action for action in best if action != NONE]


def looks(state: KingdomState, seat: i64, moves: list[int]) -> list[int]:
    """A white and a black coral not seen yet; none, if all were seen."""
    known: i64 = state.peeks[seat]
    found: list[int] = []
    black = False
    for action in moves:
        place: i64 = action - LOOK
        if action != NO_LOOK and known & bit(place) == 0 and (not found or (place >= WHITES and not black)):
            found.append(action)
            black = place >= WHITES
    return found if found else moves[len(moves) - 1 :]
