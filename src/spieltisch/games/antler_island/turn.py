"""§4: a turn, from revealing a marker to carrying out its action."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.antler_island import needs
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.actions import eat, go, grow, mate, mate_twice, might_mate_twice, run, targets
from spieltisch.games.antler_island.island import ACTS, ALL_USED, EAT, HOT_RUT, MOVE, RUT, TILES, X
from spieltisch.games.antler_island.rounds import end_action
from spieltisch.games.antler_island.state import AntlerState
from spieltisch.games.antler_island.wily import roar


def markers(used: int, last: list[int]) -> vec[i64]:
    """§4.1: the smallest number not yet used, or the X."""
    numbers = [tile for tile in range(X) if not used >> tile & 1]
    found = [s.REVEAL + tile for tile in [*numbers[:1], X] if not used >> tile & 1] + last
    return vec[i64](found)


MARKERS: Final = vec[vec[i64]]([markers(used, []) for used in range(16)])
MARKERS_OR_ROAR: Final = vec[vec[i64]]([markers(used, [s.ROAR]) for used in range(16)])


@final
class Turn(Phase[AntlerState]):
    """§4.1: a marker is revealed; §4.5: before that, Roaring Stag can be played."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        used = state.at[s.USED + seat]
        return MARKERS_OR_ROAR[used] if state.can_roar() else MARKERS[used]

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        if action == s.ROAR:
            roar(state)
        else:
            reveal(state, action - s.REVEAL)

    def needs(self, state: AntlerState) -> str:
        at = state.at
        if at[s.USED + at[ACTOR]] == ALL_USED:
            return "the active player has used all four markers of this round"
        if at[s.MARKER] != NONE:
            return "the marker of this turn is not revealed yet"
        return needs.turns(state) or needs.no_fight(state) or needs.no_growth(state)


def reveal(state: AntlerState, tile: i64) -> None:
    """§4.2: a revealed marker is used, whatever comes of it."""
    at = state.at
    seat = at[ACTOR]
    at[s.MARKER] = tile
    at[s.USED + seat] |= bit(tile)
    act = state.act()
    if state.events is not None:
        state.tell("revealed", {"seat": int(seat), "tile": TILES[tile], "act": ACTS[act]})
    at[PHASE] = s.ACTING
    if act != MOVE and not state.might_roar() and not (act == RUT and might_mate_twice(state)):
        carry_out(state)


@final
class Acting(Phase[AntlerState]):
    """§4.3: where to move, or whether to play a tile before the action is carried out."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        if state.act() == MOVE:
            return targets(state, seat)
        found = vec[i64]([s.GO_ON])
        if state.act() == RUT and might_mate_twice(state) and state.holds(seat, HOT_RUT):
            found = append(found, s.MATE_TWICE)
        if state.can_roar():
            found = append(found, s.ROAR)
        return found

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        if action == s.ROAR:
            roar(state)
        elif action == s.GO_ON:
            carry_out(state)
        elif action == s.MATE_TWICE:
            mate_twice(state)
        elif action >= s.RUN:
            run(state, action - s.RUN)
        else:
            go(state, action - s.STEP)

    def needs(self, state: AntlerState) -> str:
        return needs.action(state, NONE) or needs.no_fight(state) or needs.no_growth(state)


def carry_out(state: AntlerState) -> None:
    """§4.3: the action must be carried out if it can be."""
    act = state.act()
    done = eat(state) if act == EAT else mate(state, 1) if act == RUT else grow(state)
    if done:
        return
    if state.events is not None:
        state.tell("idle", {"seat": int(state.at[ACTOR]), "act": ACTS[act]})
    end_action(state)
