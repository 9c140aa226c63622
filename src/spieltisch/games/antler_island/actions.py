"""§5: the four actions, move, eat, rut and grow."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.antler_island import needs
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.draws import DrawFood
from spieltisch.games.antler_island.fight import begin_fight
from spieltisch.games.antler_island.island import (
    EAT,
    GREED,
    GROW,
    HOT_RUT,
    MOST_FOOD,
    SPEED,
    listed,
    one,
    size,
    without,
    worth,
)
from spieltisch.games.antler_island.rounds import end_action, shuffle_food
from spieltisch.games.antler_island.state import ATTACK, TOKENS_EACH, AntlerState
from spieltisch.games.antler_island.wily import offer_tile, play

# §5.1: move


def targets(state: AntlerState, seat: i64) -> vec[i64]:
    """Neighbour spaces that are no marsh; with Speed those at two steps whose space in between is free."""
    here = state.at[s.STAGS + seat]
    island = state.house.island
    found = state.house.paper
    n: i64 = 0
    for space in island.steps[here]:
        found[n] = s.STEP + space
        n += 1
    if state.holds(seat, SPEED):
        free = ~state.occupied()
        far = island.far[here]
        between = island.between[here]
        for way in range(len(far)):
            if between[way] & free != 0:
                found[n] = s.RUN + far[way]
                n += 1
    if state.can_roar():
        found[n] = s.ROAR
        n += 1
    return found[:n]


def run(state: AntlerState, space: i64) -> None:
    """§8.4: Speed."""
    play(state, SPEED, state.at[ACTOR])
    go(state, space)


def go(state: AntlerState, space: i64) -> None:
    """The stag moves; where others stand, a fight begins at once."""
    at = state.at
    seat = at[ACTOR]
    here = at[s.STAGS + seat]
    at[s.STAGS + seat] = space
    if state.events is not None:
        state.tell("moved", {"seat": int(seat), "from": int(here), "to": int(space)})
    rivals: i64 = 0
    for other in range(state.seats):
        if other != seat and at[s.STAGS + other] == space:
            rivals |= bit(other)
    if rivals == 0:
        end_action(state)
    else:
        begin_fight(state, rivals, origin=here)


# §5.2: eat


def eat(state: AntlerState) -> bool:
    """Whether there is food on the space, and room for it."""
    seat = state.at[ACTOR]
    if not state.food_here(state.at[s.STAGS + seat]) or size(state.at[s.STOCK + seat]) >= MOST_FOOD:
        return False
    state.at[PHASE] = s.EATING
    return True


@final
class Eating(DrawFood):
    """All the food, as far as five tokens can be held; the older one goes first."""

    def pool(self, state: AntlerState) -> i64:
        return state.at[s.LYING + TOKENS_EACH * state.at[s.STAGS + state.at[ACTOR]]]

    def seen(self, state: AntlerState, value: i64) -> None:
        if state.events is not None:
            seat = int(state.at[ACTOR])
            space = int(state.at[s.STAGS + seat])
            state.tell("ate", {"seat": seat, "space": space}, {"value": int(value) + 1}, [seat])

    def drawn(self, state: AntlerState, value: i64) -> None:
        at = state.at
        seat = at[ACTOR]
        token = s.LYING + TOKENS_EACH * at[s.STAGS + seat]
        at[token] = at[token + 1]
        at[token + 1] = NONE
        room = size(at[s.STOCK + seat]) < MOST_FOOD
        if room and at[token] != NONE:
            return
        if room and state.might_hold(seat, GREED) and (at[s.FOOD_DISCARD] != 0 or state.supply() != 0):
            at[PHASE] = s.GREEDY
        else:
            end_action(state)

    def needs(self, state: AntlerState) -> str:
        if not state.food_here(state.at[s.STAGS + state.at[ACTOR]]):
            return "there is nothing to eat for the active stag"
        return eats(state)


@final
class Greedy(Phase[AntlerState]):
    """§8.4: Greed, when the stag has eaten: one more token of the supply."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        return vec[i64]([s.PASS, s.EAT_MORE] if state.holds(seat, GREED) else [s.PASS])

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        if action == s.PASS:
            end_action(state)
            return
        play(state, GREED, seat)
        if state.supply() == 0:
            shuffle_food(state)
        state.at[PHASE] = s.EXTRA_FOOD

    def needs(self, state: AntlerState) -> str:
        if state.supply() == 0 and state.at[s.FOOD_DISCARD] == 0:
            return "there is no food left in the supply"
        return eats(state)


@final
class ExtraFood(DrawFood):
    """§8.4: the token of Greed."""

    def drawn(self, state: AntlerState, value: i64) -> None:
        end_action(state)

    def needs(self, state: AntlerState) -> str:
        if state.supply() == 0:
            return "there is no food left in the supply"
        return eats(state)


def eats(state: AntlerState) -> str:
    return needs.action(state, EAT) or needs.room_for_food(state) or needs.no_fight(state) or needs.no_growth(state)


# §5.3: rut


def mate(state: AntlerState, does: i64) -> bool:
    """A doe of the space leaves the island; whether there is one."""
    at = state.at
    seat = at[ACTOR]
    space = at[s.STAGS + seat]
    if at[s.DOES + space] < does:
        return False
    at[s.DOES + space] -= does
    at[s.TRACK + seat] = min(s.MANY, at[s.TRACK + seat] + does)
    if state.events is not None:
        state.tell("mated", {"seat": int(seat), "does": int(does), "space": int(space)})
    end_action(state)
    return True


def might_mate_twice(state: AntlerState) -> bool:
    seat = state.at[ACTOR]
    return state.at[s.DOES + state.at[s.STAGS + seat]] >= 2 and state.might_hold(seat, HOT_RUT)


def mate_twice(state: AntlerState) -> None:
    """§8.4: Hotter Rut."""
    play(state, HOT_RUT, state.at[ACTOR])
    mate(state, 2)


# §5.4: grow


def grow(state: AntlerState) -> bool:
    """Whether there is food to hand in, and a piece to grow."""
    seat = state.at[ACTOR]
    if state.at[s.STOCK + seat] == 0 or (state.at[s.BROKEN + seat] == 0 and state.antler_supply() == 0):
        return False
    state.at[PHASE] = s.GROWING
    return True


@final
class Growing(Phase[AntlerState]):
    """Any number of food tokens, one by one."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        at = state.at
        found = state.house.paper
        n: i64 = 0
        if size(at[s.STAKE + ATTACK]) >= state.house.least_handed_in:
            found[0] = s.SPROUT
            n = 1
        for value in range(3):
            if at[s.STOCK + seat] >> (4 * value) & 15:
                found[n] = s.HAND_IN + value
                n += 1
        return found[:n]

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        at = state.at
        if action != s.SPROUT:
            at[s.STOCK + seat] -= one(action - s.HAND_IN)
            at[s.STAKE + ATTACK] += one(action - s.HAND_IN)
            if at[s.STOCK + seat] != 0:
                return
        food = at[s.STAKE + ATTACK]
        at[s.STAKE + ATTACK] = 0
        if food != 0:
            at[s.KNOWN + seat] = without(at[s.KNOWN + seat], food)
            at[s.FOOD_DISCARD] += food
            at[s.GROWTH] = pieces_for(food)
        if state.events is not None:
            state.tell("handed_in", {"seat": int(seat), "food": [value + 1 for value in listed(food)]})
        grow_on(state)

    def needs(self, state: AntlerState) -> str:
        at = state.at
        if at[s.STOCK + at[ACTOR]] == 0:
            return "there is no food left to hand in"
        if size(at[s.STOCK + at[ACTOR]] + at[s.STAKE + ATTACK]) > MOST_FOOD:
            return f"a stag has at most {MOST_FOOD} food tokens"
        if at[s.ORIGIN] != NONE or at[s.STAKE + s.DEFENCE] != 0:
            return "nobody fights while antlers grow"
        return needs.action(state, GROW) or needs.no_growth(state)


def pieces_for(food: i64) -> i64:
    """Half of the sum, rounded down, and at least one."""
    return max(1, worth(food) // 2)


def grow_on(state: AntlerState) -> None:
    """Piece by piece, own broken ones first; §5.5: a new even number of ends brings a wily tile."""
    at = state.at
    seat = at[ACTOR]
    while at[s.GROWTH] > 0:
        if at[s.BROKEN + seat] != 0:
            at[s.BROKEN + seat] -= 1
        elif state.antler_supply() == 0:
            break
        at[s.GROWTH] -= 1
        at[s.ENDS + seat] += 1
        ends = at[s.ENDS + seat]
        if state.events is not None:
            state.tell("grew", {"seat": int(seat), "ends": int(ends)})
        if ends > at[s.HIGHEST + seat]:
            at[s.HIGHEST + seat] = ends
            if ends & 1 == 0 and offer_tile(state):
                return
    at[s.GROWTH] = 0
    end_action(state)
