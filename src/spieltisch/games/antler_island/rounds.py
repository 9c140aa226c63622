"""§4.4, §7, §9: the end of a turn, a new round, the end of the game."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.antler_island import needs
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.draws import Roll
from spieltisch.games.antler_island.island import ALL_USED, INWARD, SHORE, SPACES
from spieltisch.games.antler_island.planning import begin_planning
from spieltisch.games.antler_island.state import TILES_EACH, TOKENS_EACH, AntlerState, next_seat
from spieltisch.games.antler_island.wily import roar

END_ONLY: Final = vec[i64]([s.END_TURN])
END_OR_ROAR: Final = vec[i64]([s.END_TURN, s.ROAR])


# §4: the end of a turn


def end_fight(state: AntlerState) -> None:
    """An action that was a fight is over."""
    state.clear_fight()
    state.at[s.RIVALS_LEFT] = 0
    state.at[s.ORIGIN] = NONE
    end_action(state)


def end_action(state: AntlerState) -> None:
    state.at[PHASE] = s.TURN_END
    if not state.might_roar():
        end_turn(state)


@final
class TurnEnd(Phase[AntlerState]):
    """§4.5: after the action, Roaring Stag can still be played."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        return END_OR_ROAR if state.can_roar() else END_ONLY

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        if action == s.ROAR:
            roar(state)
        end_turn(state)

    def needs(self, state: AntlerState) -> str:
        return needs.action(state, NONE) or needs.no_fight(state) or needs.no_growth(state)


def end_turn(state: AntlerState) -> None:
    """§4.4: everybody has four turns a round."""
    at = state.at
    at[ACTOR] = next_seat(state, at[ACTOR])
    at[s.MARKER] = NONE
    for seat in range(state.seats):
        at[s.PLAYED + seat] = 0
    if at[s.USED + at[ACTOR]] == ALL_USED:
        end_round(state)
    else:
        at[PHASE] = s.TURN


# §7: a new round


def end_round(state: AntlerState) -> None:
    at = state.at
    if highest_track(state) >= state.house.mark:  # §9.1
        at[PHASE] = s.END
        if state.events is not None:
            state.tell("over", {"points": state.scores()})
        return
    at[s.ROUND] = min(s.MANY, at[s.ROUND] + 1)
    at[s.START_SEAT] = next_seat(state, at[s.START_SEAT])  # §7.1
    at[ACTOR] = at[s.START_SEAT]
    for seat in range(state.seats):  # §7.2: all tiles back, the blank one unseen
        at[s.USED + seat] = 0
        for tile in range(TILES_EACH):
            at[s.PLANS + TILES_EACH * seat + tile] = NONE
    climb(state)
    at[PHASE] = s.FOOD_ROLL


def highest_track(state: AntlerState) -> i64:
    most: i64 = 0
    for seat in range(state.seats):
        most = max(most, state.at[s.TRACK + seat])
    return most


def climb(state: AntlerState) -> None:
    """§7.3: every doe goes one space inwards; those on the peak stay."""
    at = state.at
    for inner in range(SPACES):  # from the peak outwards, so that no doe climbs twice
        space: i64 = SPACES - 1 - inner
        does = at[s.DOES + space]
        at[s.DOES + space] = 0
        at[s.DOES + INWARD[space]] += does
    if state.events is not None:
        state.tell("climbed", {})


@final
class FoodRoll(Roll):
    """§7.4: food for each space of the colour with fewer than two tokens."""

    def rolled(self, state: AntlerState, colour: i64) -> None:
        new_food(state, colour)
        state.at[PHASE] = s.DOE_ROLL
        if not group_complete(state):
            begin_planning(state)

    def needs(self, state: AntlerState) -> str:
        return between_rounds(state) or ("" if state.at[s.ROLLED] == NONE else "no colour is rolled yet")


def new_food(state: AntlerState, colour: i64) -> None:
    """Empty spaces come first, should the tokens run short."""
    at = state.at
    spaces = state.house.island.coloured[colour]
    bare: i64 = 0
    for space in spaces:
        if at[s.LYING + TOKENS_EACH * space] == NONE:
            bare |= bit(space)
    for space in spaces:
        if bare >> space & 1:
            lay_food(state, space, s.LYING + TOKENS_EACH * space)
    for space in spaces:
        if bare >> space & 1 == 0 and at[s.LYING + TOKENS_EACH * space + 1] == NONE:
            lay_food(state, space, s.LYING + TOKENS_EACH * space + 1)


def lay_food(state: AntlerState, space: i64, token: i64) -> None:
    """A token of the present supply, as far as there is any."""
    if state.supply() == 0:
        if state.at[s.FOOD_DISCARD] == 0:
            return
        shuffle_food(state)
    state.at[token] = 0
    if state.events is not None:
        state.tell("food_laid", {"space": int(space)})


def shuffle_food(state: AntlerState) -> None:
    """§7.6: the discarded tokens become the supply; tokens on the island stay those of the old one."""
    at = state.at
    if at[s.POOLS] != 0:
        older: i64 = 1
        while at[s.POOLS + older] != 0:
            older += 1
        at[s.POOLS + older] = at[s.POOLS]
        for token in range(SHORE * TOKENS_EACH):
            if at[s.LYING + token] == 0:
                at[s.LYING + token] = older
    at[s.POOLS] = at[s.FOOD_DISCARD]
    at[s.FRESH_FOOD] = at[s.FOOD_DISCARD]
    at[s.FOOD_DISCARD] = 0
    if state.events is not None:
        state.tell("food_shuffled", {})


@final
class DoeRoll(Roll):
    """§7.5: a group of does, one on each outside space of the colour."""

    def rolled(self, state: AntlerState, colour: i64) -> None:
        new_does(state, colour)
        if group_complete(state):
            state.at[s.ROLLED] = colour
            state.at[PHASE] = s.MORE_DOES
        else:
            begin_planning(state)

    def needs(self, state: AntlerState) -> str:
        if not group_complete(state):
            return "a group of does that is not complete does not come"
        return between_rounds(state) or ("" if state.at[s.ROLLED] == NONE else "no colour is rolled yet")


@final
class MoreDoes(Roll):
    """§7.5: a second group on another colour."""

    def again(self, state: AntlerState, colour: i64) -> bool:
        return colour == state.at[s.ROLLED]

    def rolled(self, state: AntlerState, colour: i64) -> None:
        new_does(state, colour)
        state.at[s.ROLLED] = NONE
        begin_planning(state)

    def needs(self, state: AntlerState) -> str:
        if not group_complete(state):
            return "a group of does that is not complete does not come"
        return between_rounds(state) or ("the first group came on a colour" if state.at[s.ROLLED] == NONE else "")


def group_complete(state: AntlerState) -> bool:
    return state.doe_supply() >= state.seats


def new_does(state: AntlerState, colour: i64) -> None:
    for space in state.house.island.coloured[colour]:
        doe_comes(state, space)


def doe_comes(state: AntlerState, space: i64) -> None:
    state.at[s.DOES + space] += 1
    if state.events is not None:
        state.tell("doe_came", {"space": int(space)})


def between_rounds(state: AntlerState) -> str:
    if state.at[ACTOR] != state.at[s.START_SEAT] or state.at[s.ROUND] < 2:
        return "a new round begins with its start player"
    if highest_track(state) >= state.house.mark:
        return f"the game is over when a doe track has reached {state.house.mark}"
    return needs.in_round(state) or needs.no_plans(state) or needs.no_turn(state)


# §9: the end


@final
class End(Phase[AntlerState]):
    """§9.1: a doe track has reached the mark, and the round is played to its end."""

    def needs(self, state: AntlerState) -> str:
        if highest_track(state) < state.house.mark:
            return f"the game is not over: no doe track has reached {state.house.mark}"
        if state.at[s.MARKER] != NONE or state.at[s.USED + state.at[ACTOR]] != ALL_USED:
            return "the round is played to its end"
        return needs.turns(state) or needs.no_fight(state) or needs.no_growth(state)
