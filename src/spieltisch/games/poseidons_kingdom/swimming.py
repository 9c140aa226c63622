"""§6: step 2: one of the own swimmers swims. As a bonus action (§10.5) one swims a field, without food and shark."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.food import begin_food
from spieltisch.games.poseidons_kingdom.ocean import NAMES, REACH, ROUTE, way
from spieltisch.games.poseidons_kingdom.reef import ARROW
from spieltisch.games.poseidons_kingdom.state import KingdomState, Step, ask, go_on

SWIMS: Final = vec[vec[i64]]([vec[i64]([s.TO + field for field in fields]) for fields in REACH])  # as TARGETS


@final
class Swim(Step):
    def begin(self, state: KingdomState) -> None:
        ask(state, s.CHOOSING_SWIMMER, state.at[s.ACTIVE])


class Swimmer(Phase[KingdomState]):
    """§6.1: exactly one of the two; two on one field are as good as one."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        found[0] = s.FROM + state.at[s.SWIMMERS + 2 * seat]
        found[1] = s.FROM + state.at[s.SWIMMERS + 2 * seat + 1]
        return found[:1] if found[0] == found[1] else found[:2]


@final
class ChoosingSwimmer(Swimmer):
    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        state.at[s.SWIMMER] = action - s.FROM
        state.at[PHASE] = s.SWIMMING

    def needs(self, state: KingdomState) -> str:
        return s.at_rest(state, []) or s.by_the_active(state, s.FOOD_STEP)


@final
class Swimming(Phase[KingdomState]):
    """§6.2: at most as many fields as the arrow ability, never onto or past the shark."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        at = state.at
        return SWIMS[way(at[s.SWIMMER], state.ability(seat, ARROW), ROUTE[at[s.SHARK]])]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        swim(state, seat, action - s.TO)
        state.at[s.SWIMMER] = action - s.TO
        begin_food(state)

    def needs(self, state: KingdomState) -> str:
        return s.at_rest(state, ["field"]) or s.in_food_step(state) or s.by_the_active(state, s.FOOD_STEP)


def swim(state: KingdomState, seat: i64, goal: i64) -> None:
    origin = state.at[s.SWIMMER]
    move_swimmer(state, seat, origin, goal)
    if state.events is not None:
        state.tell("swam", {"seat": int(seat), "from": NAMES[origin], "to": NAMES[goal]})


def move_swimmer(state: KingdomState, seat: i64, origin: i64, goal: i64) -> None:
    """One of the seat's two swimmers from a field (or NONE) to another."""
    at = state.at
    first = s.SWIMMERS + 2 * seat
    other = at[first + 1] if at[first] == origin else at[first]
    at[first] = min(other, goal)
    at[first + 1] = max(other, goal)


# §10.5: the bonus action


@final
class Drifter(Swimmer):
    """§10.5: which of the two swims one field."""

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        state.at[s.SWIMMER] = action - s.FROM
        state.at[PHASE] = s.DRIFTING

    def needs(self, state: KingdomState) -> str:
        return s.at_rest(state, []) or s.in_bonus(state)


@final
class Drifting(Phase[KingdomState]):
    """§10.5: where to; neither food nor shark follow."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        return SWIMS[way(state.at[s.SWIMMER], 1, ROUTE[state.at[s.SHARK]])]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        swim(state, seat, action - s.TO)
        state.at[s.SWIMMER] = NONE
        go_on(state)

    def needs(self, state: KingdomState) -> str:
        at = state.at
        swimmers = s.SWIMMERS + 2 * at[ACTOR]
        if at[s.SWIMMER] == NONE or (at[swimmers] != at[s.SWIMMER] and at[swimmers + 1] != at[s.SWIMMER]):
            return "none of the seat's swimmers stands on the field from which it swims"
        return s.at_rest(state, ["field"]) or s.in_bonus(state)
