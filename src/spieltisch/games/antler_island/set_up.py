"""§2: setting up, the rules before the first round."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.antler_island import needs
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.draws import DrawFood, DrawTile, Roll
from spieltisch.games.antler_island.island import size
from spieltisch.games.antler_island.planning import begin_planning
from spieltisch.games.antler_island.rounds import doe_comes, new_does, new_food
from spieltisch.games.antler_island.state import AntlerState, next_seat


@final
class DealFood(DrawFood):
    """§2.2: everybody draws a food token and looks at it, in seat order."""

    def drawn(self, state: AntlerState, value: i64) -> None:
        at = state.at
        at[ACTOR] += 1
        if at[ACTOR] == state.seats:
            at[ACTOR] = 0
            at[PHASE] = s.DEAL_TILE if state.house.starting_tile else s.TURNING_UP

    def needs(self, state: AntlerState) -> str:
        return needs.set_up(state) or dealt(state, state.at[ACTOR], 0)


@final
class DealTile(DrawTile):
    """§2.2: everybody gets a hidden wily tile."""

    def drawn(self, state: AntlerState, kind: i64) -> None:
        at = state.at
        at[ACTOR] += 1
        if at[ACTOR] == state.seats:
            at[ACTOR] = 0
            at[PHASE] = s.TURNING_UP

    def needs(self, state: AntlerState) -> str:
        if not state.house.starting_tile:
            return "nobody gets a wily tile at the start of this game"
        return needs.set_up(state) or dealt(state, state.seats, state.at[ACTOR])


def dealt(state: AntlerState, food: i64, tiles: i64) -> str:
    """So many seats have their food token, so many their tile, and nothing else has happened."""
    at = state.at
    for seat in range(state.seats):
        if size(at[s.STOCK + seat]) != (1 if seat < food else 0):
            return "every seat is dealt one food token, in seat order"
        if size(at[s.HIDDEN + seat]) != (1 if seat < tiles else 0) or at[s.SHOWN + seat] != 0:
            return "every seat is dealt one wily tile, in seat order"
        if at[s.STAGS + seat] != NONE:
            return "a stag stands on the island before its turn"
    if at[s.START_SEAT] != NONE or at[s.ROLLED] != NONE or at[s.OPEN_TILE] != NONE:
        return "the start player and a colour are not named before all is dealt"
    return needs.nobody_plans(state)


@final
class ChooseFirst(Phase[AntlerState]):
    """§2.3: chance names the start player."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        return vec[i64]([s.FIRST + int(first) for first in range(state.seats)])

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        at = state.at
        at[s.START_SEAT] = action - s.FIRST
        at[ACTOR] = action - s.FIRST
        at[PHASE] = s.STAG_ROLL
        if state.events is not None:
            state.tell("first", {"seat": int(action - s.FIRST)})

    def needs(self, state: AntlerState) -> str:
        if state.at[s.START_SEAT] != NONE or state.at[s.ROLLED] != NONE or state.at[ACTOR] != 0:
            return "the start player is not named yet"
        return needs.set_up(state) or needs.nobody_plans(state) or no_stags(state)


def no_stags(state: AntlerState) -> str:
    for seat in range(state.seats):
        if state.at[s.STAGS + seat] != NONE:
            return "a stag stands on the island before its turn"
    return ""


@final
class StagRoll(Roll):
    """§2.4: the die shows where the stags begin."""

    def rolled(self, state: AntlerState, colour: i64) -> None:
        state.at[s.ROLLED] = colour
        state.at[PHASE] = s.SETTLING

    def needs(self, state: AntlerState) -> str:
        at = state.at
        if at[s.START_SEAT] == NONE or at[ACTOR] != at[s.START_SEAT] or at[s.ROLLED] != NONE:
            return "the start player begins, before a colour is rolled"
        return needs.set_up(state) or needs.nobody_plans(state) or no_stags(state)


@final
class Settling(Phase[AntlerState]):
    """§2.4: the stags in turn order on free spaces of the rolled colour."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        taken = state.occupied()
        found = vec[i64](capacity=4)
        for space in state.house.island.coloured[state.at[s.ROLLED]]:
            if taken >> space & 1 == 0:
                found = append(found, s.STAND + space)
        return found

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        at = state.at
        at[s.STAGS + seat] = action - s.STAND
        if state.events is not None:
            state.tell("stood", {"seat": int(seat), "space": int(action - s.STAND)})
        at[ACTOR] = next_seat(state, seat)
        if at[ACTOR] == at[s.START_SEAT]:
            at[PHASE] = s.START_ROLL

    def needs(self, state: AntlerState) -> str:
        stand = (state.at[ACTOR] - state.at[s.START_SEAT] + state.seats) % state.seats
        return needs.set_up(state) or needs.nobody_plans(state) or needs.rolled_colour(state, stand)


@final
class StartRoll(Roll):
    """§2.5: another colour for the food; the does come on the third and on the meadows."""

    def again(self, state: AntlerState, colour: i64) -> bool:
        return colour == state.at[s.ROLLED]

    def rolled(self, state: AntlerState, colour: i64) -> None:
        at = state.at
        new_food(state, colour)
        new_does(state, 3 - colour - at[s.ROLLED])
        for meadow in state.house.island.meadows:
            doe_comes(state, meadow)
        at[s.ROLLED] = NONE
        at[s.ROUND] = 1
        begin_planning(state)

    def needs(self, state: AntlerState) -> str:
        if state.at[ACTOR] != state.at[s.START_SEAT]:
            return "the start player begins"
        return needs.set_up(state) or needs.nobody_plans(state) or needs.rolled_colour(state, state.seats)
