"""§5: step 1: build the reef or load the big wave. Both are bonus actions too."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.reef import FREE, KINDS, TILES, WAVE, name_of, pack, place_for
from spieltisch.games.poseidons_kingdom.state import KingdomState, go_on

BUILD_OR_LOAD: Final = vec[i64]([s.BUILD_REEF, s.LOAD_WAVE])
BUILD_ONLY: Final = vec[i64]([s.BUILD_REEF])
LOAD_ONLY: Final = vec[i64]([s.LOAD_WAVE])


@final
class StepOne(Phase[KingdomState]):
    """§5.3: one of both must be done, if one can be done."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        if not can_build(state):
            return LOAD_ONLY
        return BUILD_OR_LOAD if can_load(state, seat) else BUILD_ONLY

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        state.at[PHASE] = s.CHOOSING_TILE if action == s.BUILD_REEF else s.LOADING

    def needs(self, state: KingdomState) -> str:
        if not step_one_possible(state):
            return "step 1 is skipped where nothing can be built or loaded"
        return s.at_rest(state, []) or s.by_the_active(state, s.WHOLE_TURN)


def step_one_possible(state: KingdomState) -> bool:
    return can_build(state) or can_load(state, state.at[s.ACTIVE])


# §5.1: building


def can_build(state: KingdomState) -> bool:
    at = state.at
    return at[s.TILES_LEFT] + at[s.TILES_LEFT + 1] + at[s.TILES_LEFT + 2] > 0


def may_build_now(state: KingdomState) -> str:
    """In step 1, or as a bonus action."""
    if state.at[s.TODO] & bit(s.DO_SWIM) != 0:
        return s.by_the_active(state, s.WHOLE_TURN)
    return s.in_bonus(state)


@final
class ChoosingTile(Phase[KingdomState]):
    """§5.1: any tile that is left."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        n: i64 = 0
        for kind in range(3):
            if state.at[s.TILES_LEFT + kind] > 0:
                found[n] = s.TILE + kind
                n += 1
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        state.at[s.IN_HAND] = action - s.TILE + 1
        state.at[PHASE] = s.FIRST_HEX

    def needs(self, state: KingdomState) -> str:
        if not can_build(state):
            return "there is no tile left to build"
        return s.at_rest(state, []) or may_build_now(state)


@final
class FirstHex(Phase[KingdomState]):
    """§4.2, §4.3: the hex for the first half, on the reef before those beside it."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        reef = state.reefs[seat]
        hexes = reef.hexes
        pairs = reef.pairs_on_top(state.at, state.items_at(seat))
        on_top: i64 = 0
        for index in pairs:
            on_top |= bit(index)
        found = state.house.paper
        n: i64 = 0
        for index in range(reef.size):
            if on_top >> index & 1:
                found[n] = s.HEX + hexes[index]
                n += 1
        for place in reef.beside:
            found[n] = s.HEX + place
            n += 1
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        state.at[s.HALF] = action - s.HEX
        state.at[PHASE] = s.SECOND_HEX

    def needs(self, state: KingdomState) -> str:
        return s.at_rest(state, ["tile"]) or holds_a_tile(state)


@final
class SecondHex(Phase[KingdomState]):
    """§4.2, §4.3: the hex for the other half."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        at = state.at
        reef = state.reefs[seat]
        half = reef.index(at[s.HALF])
        found = state.house.paper
        n: i64 = 0
        if half == NONE:
            for place in reef.partners_beside(at[s.HALF]):
                found[n] = s.HEX + place
                n += 1
            return found[:n]
        for index in reef.partners_on_top(half):
            if at[state.items_at(seat) + index] == FREE:
                found[n] = s.HEX + reef.hexes[index]
                n += 1
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        build(state, state.at[s.HALF], action - s.HEX)

    def needs(self, state: KingdomState) -> str:
        wrong = s.at_rest(state, ["tile", "hex"]) or holds_a_tile(state)
        if wrong:
            return wrong
        half = state.at[s.HALF]
        if half == NONE or s.HEX + half not in state.house.phases[s.FIRST_HEX].moves(state, state.at[ACTOR]):
            return "the first half of the tile cannot lie there"
        return ""


def holds_a_tile(state: KingdomState) -> str:
    kind = state.at[s.IN_HAND]
    if kind == 0 or state.at[s.TILES_LEFT + kind - 1] == 0:
        return "a tile that is left is held exactly while its place is chosen"
    return may_build_now(state)


def build(state: KingdomState, a: i64, b: i64) -> None:
    """The tile lies with its first symbol on hex a, its second on hex b."""
    at = state.at
    seat = at[ACTOR]
    kind = at[s.IN_HAND]
    old = state.reefs[seat]
    new = old.built(kind, a, b)
    reefs = state.reefs[:]
    reefs[seat] = new
    state.reefs = reefs
    level = new.heights[new.index(a)]
    if new.size > old.size:
        items = state.items_at(seat)
        make_room(at, items + new.index(min(a, b)), items + new.index(max(a, b)))
    lay(at, pack(seat, level, kind, a, b))
    at[s.TILES_LEFT + kind - 1] -= 1
    at[s.IN_HAND] = 0
    at[s.HALF] = NONE
    if state.events is not None:
        hexes = [name_of(a), name_of(b)]
        state.tell("built", {"seat": int(seat), "tile": KINDS[kind], "hexes": hexes, "level": int(level)})
    go_on(state)


def make_room(at: vec[i64], first: i64, second: i64) -> None:
    """Two new hexes have come between the others: what lies on those moves up."""
    for n in range(s.ITEMS + s.ALL_HEXES - 1, second, -1):
        at[n] = at[n - 2]
    for n in range(second - 1, first, -1):
        at[n] = at[n - 1]
    at[first] = FREE
    at[second] = FREE


def lay(at: vec[i64], tile: i64) -> None:
    """Into the ascending row of all tiles."""
    laid = at[s.LAID : s.LAID + TILES]
    place = s.LAID + place_for(laid, TILES, tile)
    for n in range(s.LAID + TILES - 1, place, -1):
        at[n] = at[n - 1]
    at[place] = tile


# §5.2: loading


@final
class Loading(Phase[KingdomState]):
    """§5.2: one or more dice of the own supply."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        most = most_loads(state, seat)
        found = state.house.paper
        for number in range(most):
            found[number] = s.LOADS + number
        return found[:most]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        load(state, seat, action - s.LOADS + 1)

    def needs(self, state: KingdomState) -> str:
        if not can_load(state, state.at[s.ACTIVE]):
            return "the active player has no die or no slot to load"
        return s.at_rest(state, []) or s.by_the_active(state, s.WHOLE_TURN)


def can_load(state: KingdomState, seat: i64) -> bool:
    return state.at[s.SUPPLY + seat] > 0 and not wave_full(state)


def most_loads(state: KingdomState, seat: i64) -> i64:
    """Limited by the wave ability, the own supply and the free slots."""
    free = state.house.slots - on_wave(state)
    return min(state.ability(seat, WAVE), min(free, state.at[s.SUPPLY + seat]))


def load(state: KingdomState, seat: i64, number: i64) -> None:
    put_on_wave(state, seat, number)
    if state.events is not None:
        state.tell("loaded", {"seat": int(seat), "number": int(number), "full": wave_full(state)})
    go_on(state)


# The wave


def on_wave(state: KingdomState) -> i64:
    """How many dice stand on it."""
    number: i64 = 0
    while number < s.MOST_SLOTS and state.at[s.ON_WAVE + number] != NONE:
        number += 1
    return number


def wave_full(state: KingdomState) -> bool:
    return state.at[s.ON_WAVE + state.house.slots - 1] != NONE


def put_on_wave(state: KingdomState, colour: i64, number: i64) -> None:
    """From the supply, onto the lowest free slots."""
    state.at[s.SUPPLY + colour] -= number
    slot = s.ON_WAVE + on_wave(state)
    for n in range(number):
        state.at[slot + n] = colour


def wave_colours(state: KingdomState) -> list[int]:
    """The colours of the dice on it, in the order of the slots."""
    return [int(state.at[s.ON_WAVE + slot]) for slot in range(on_wave(state))]
