"""§8: what wily tiles do, and where they go. How one is gained stands in gaining.py."""

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import KINDS, ROARING, one
from spieltisch.games.antler_island.state import AntlerState


def play(state: AntlerState, kind: i64, seat: i64) -> None:
    """§8.2: a tile goes to the discard pile; of an open and a hidden one the open."""
    at = state.at
    if at[s.SHOWN + seat] >> (4 * kind) & 15 != 0:
        at[s.SHOWN + seat] -= one(kind)
    else:
        at[s.HIDDEN + seat] -= one(kind)
    at[s.PLAYED + seat] |= bit(kind)
    if state.events is not None:
        state.tell("played", {"seat": int(seat), "kind": KINDS[kind]})
    discard(state, kind)


def discard(state: AntlerState, kind: i64) -> None:
    """§8.6: where nothing else is left, a discarded tile becomes the open one at once."""
    if state.at[s.OPEN_TILE] != NONE:
        state.at[s.TILE_DISCARD] += one(kind)
        return
    state.at[s.OPEN_TILE] = kind
    if state.events is not None:
        state.tell("turned_up", {"kind": KINDS[kind]})


def roar(state: AntlerState) -> None:
    """§8.4: Roaring Stag; a doe of each neighbour space comes to the stag, and the moment stays the same."""
    at = state.at
    seat = at[ACTOR]
    play(state, ROARING, seat)
    here = at[s.STAGS + seat]
    for space in state.house.island.neighbours[here]:
        if at[s.DOES + space] != 0:
            at[s.DOES + space] -= 1
            at[s.DOES + here] += 1
            if state.events is not None:
                state.tell("lured", {"from": int(space), "to": int(here)})


def offer_tile(state: AntlerState) -> bool:
    """§8.1: somebody gains a wily tile, if there is one."""
    if state.at[s.OPEN_TILE] == NONE and state.at[s.PILE] == 0:
        return False
    state.at[PHASE] = s.GAINING
    return True
