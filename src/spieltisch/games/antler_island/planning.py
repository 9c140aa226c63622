"""§3: planning, in secret and all at the same time."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.antler_island import needs
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import ACTS, BLANK, TILES
from spieltisch.games.antler_island.state import TILES_EACH, AntlerState

LAYINGS: Final = vec[vec[i64]](
    [vec[i64]([s.PLAN + 4 * tile + act for act in range(len(ACTS))]) for tile in range(len(TILES))]
)
CONFIRM_ONLY: Final = vec[i64]([s.CONFIRM])
CONFIRM_OR_REARRANGE: Final = vec[i64]([s.CONFIRM, s.REARRANGE])


def begin_planning(state: AntlerState) -> None:
    at = state.at
    at[PHASE] = s.PLANNING
    at[ACTOR] = at[s.START_SEAT]
    if state.events is not None:
        state.tell("round", {"round": int(at[s.ROUND]), "seat": int(at[s.START_SEAT])})


@final
class Planning(Phase[AntlerState]):
    """§3.1: each marker at one of the four actions; §3.4: then the plan is confirmed, or laid anew."""

    def deciders(self, state: AntlerState) -> list[int]:
        return [seat for seat in range(int(state.seats)) if state.at[s.CONFIRMED] >> seat & 1 == 0]

    def decider(self, state: AntlerState) -> i64:
        confirmed = state.at[s.CONFIRMED]
        seat: i64 = 0
        while confirmed >> seat & 1:
            seat += 1
        return seat

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        tile = state.laid(seat)
        if tile <= BLANK:
            return LAYINGS[tile]
        if state.at[s.CHANGES + seat] < state.house.rearrangements:
            return CONFIRM_OR_REARRANGE
        return CONFIRM_ONLY

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        """§3.2: only the seat itself sees its plan; the others learn when it is fixed."""
        at = state.at
        plan = s.PLANS + TILES_EACH * seat
        if action < s.CONFIRM:
            at[plan + (action >> 2)] = action & 3
        elif action == s.CONFIRM:
            confirm(state, seat)
        else:
            at[s.CHANGES + seat] += 1
            for tile in range(TILES_EACH):
                at[plan + tile] = NONE

    def needs(self, state: AntlerState) -> str:
        at = state.at
        if at[s.CONFIRMED] >= bit(state.seats) - 1:
            return "all plans are confirmed, so nobody plans any more"
        for seat in range(state.seats):
            wrong = needs.whole_plan(state, seat) if at[s.CONFIRMED] >> seat & 1 else ""
            if wrong:
                return wrong
            if at[s.CHANGES + seat] > state.house.rearrangements:
                return f"seat {seat} has laid its plan anew more often than it may"
        if at[s.ROLLED] != NONE or at[ACTOR] != at[s.START_SEAT]:
            return "the players plan when the dice are rolled, and the start player begins"
        return needs.in_round(state) or needs.no_turn(state)


def confirm(state: AntlerState, seat: i64) -> None:
    """§3.4: a confirmed plan is fixed; when all are, the turns begin."""
    at = state.at
    at[s.CONFIRMED] |= bit(seat)
    if state.events is not None:
        state.tell("planned", {"seat": int(seat)})
    if at[s.CONFIRMED] + 1 < bit(state.seats):
        return
    at[s.CONFIRMED] = 0
    for other in range(state.seats):
        at[s.CHANGES + other] = 0
    at[PHASE] = s.TURN
    if state.events is not None:
        state.tell("all_planned", {"seat": int(at[s.START_SEAT])})
