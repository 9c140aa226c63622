"""§8.1, §8.5, §8.6: gaining a wily tile, for a won fight or for grown antlers."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.antler_island import needs
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.actions import grow_on
from spieltisch.games.antler_island.draws import Draw, DrawTile
from spieltisch.games.antler_island.fight import next_rival, rewarded
from spieltisch.games.antler_island.island import GROW, KINDS, MOST_TILES, one, size
from spieltisch.games.antler_island.rounds import end_fight
from spieltisch.games.antler_island.set_up import dealt
from spieltisch.games.antler_island.state import AntlerState
from spieltisch.games.antler_island.wily import discard


@final
class Gaining(Phase[AntlerState]):
    """§8.1: the open tile, which is replaced at once, or one of the pile."""

    def decider(self, state: AntlerState) -> i64:
        return state.gainer()

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        at = state.at
        found = state.house.paper
        n: i64 = 0
        if at[s.OPEN_TILE] != NONE:
            found[0] = s.TAKE_OPEN
            n = 1
        if at[s.PILE] != 0 or at[s.TILE_DISCARD] != 0:
            found[n] = s.TAKE_PILE
            n += 1
        return found[:n]

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        at = state.at
        if action == s.TAKE_PILE:
            refill(state)
            at[PHASE] = s.DRAWING
            return
        kind = at[s.OPEN_TILE]
        at[s.SHOWN + seat] += one(kind)
        at[s.OPEN_TILE] = NONE
        if state.events is not None:
            state.tell("took_open", {"seat": int(seat), "kind": KINDS[kind]})
        if refill(state):
            at[PHASE] = s.TURNING_UP
        else:
            gained(state)

    def needs(self, state: AntlerState) -> str:
        return earned(state) or tiles_at_most(state, MOST_TILES)


def refill(state: AntlerState) -> bool:
    """§8.6: an empty draw pile is made of the discard pile; whether there is a tile to draw."""
    at = state.at
    if at[s.PILE] == 0 and at[s.TILE_DISCARD] != 0:
        at[s.PILE] = at[s.TILE_DISCARD]
        at[s.FRESH_TILES] = at[s.TILE_DISCARD]
        at[s.TILE_DISCARD] = 0
        if state.events is not None:
            state.tell("tiles_shuffled", {})
    return at[s.PILE] != 0


@final
class Drawing(DrawTile):
    """§8.1: a tile of the pile, kept hidden."""

    def drawn(self, state: AntlerState, kind: i64) -> None:
        gained(state)

    def needs(self, state: AntlerState) -> str:
        return earned(state) or tiles_at_most(state, MOST_TILES)


@final
class TurningUp(Draw):
    """§8.1: an open tile that was taken is replaced; §2.2: so is the first one turned up."""

    def things(self, state: AntlerState) -> i64:
        return state.at[s.PILE]

    def first(self) -> i64:
        return s.TILE

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        at = state.at
        kind = action - s.TILE
        at[s.PILE] -= one(kind)
        at[s.FRESH_TILES] -= one(kind)
        at[s.OPEN_TILE] = kind
        if state.events is not None:
            state.tell("turned_up", {"kind": KINDS[kind]})
        if at[s.ROUND] == 0:
            at[PHASE] = s.CHOOSE_FIRST
        else:
            gained(state)

    def needs(self, state: AntlerState) -> str:
        if state.at[s.OPEN_TILE] != NONE:
            return "a tile is turned up only where none lies open"
        if state.at[s.ROUND] == 0:
            tiles = state.seats if state.house.starting_tile else 0
            return needs.set_up(state) or dealt(state, state.seats, tiles)
        return earned(state) or tiles_at_most(state, MOST_TILES + 1)


def gained(state: AntlerState) -> None:
    if tiles_of(state, state.gainer()) > MOST_TILES:
        state.at[PHASE] = s.DROPPING
    else:
        resume(state)


def tiles_of(state: AntlerState, seat: i64) -> i64:
    return size(state.at[s.SHOWN + seat]) + size(state.at[s.HIDDEN + seat])


@final
class Dropping(Phase[AntlerState]):
    """§8.5: of four tiles one goes."""

    def decider(self, state: AntlerState) -> i64:
        return state.gainer()

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        at = state.at
        found = state.house.paper
        n: i64 = 0
        for kind in range(len(KINDS)):
            if at[s.SHOWN + seat] >> (4 * kind) & 15:
                found[n] = s.DROP + kind
                n += 1
            if at[s.HIDDEN + seat] >> (4 * kind) & 15:
                found[n] = s.DROP + len(KINDS) + kind
                n += 1
        return found[:n]

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        kind = (action - s.DROP) % len(KINDS)
        if action - s.DROP < len(KINDS):
            state.at[s.SHOWN + seat] -= one(kind)
        else:
            state.at[s.HIDDEN + seat] -= one(kind)
        if state.events is not None:
            state.tell("dropped", {"seat": int(seat), "kind": KINDS[kind]})
        discard(state, kind)
        resume(state)

    def needs(self, state: AntlerState) -> str:
        wrong = earned(state)
        if not wrong and tiles_of(state, state.gainer()) != MOST_TILES + 1:
            return f"a tile is discarded by who has more than {MOST_TILES}"
        return wrong


def resume(state: AntlerState) -> None:
    """On with what brought the tile: antlers that grow, a fight against the next stag, or the end of one."""
    if state.at[s.WINNER] == NONE:
        grow_on(state)
    elif state.fights_on():
        next_rival(state)
    else:
        end_fight(state)


def earned(state: AntlerState) -> str:
    """A tile is the reward of a fight (§6.8), or of a new even number of antler ends (§5.5)."""
    at = state.at
    if at[s.ORIGIN] != NONE:
        return rewarded(state)
    seat = at[ACTOR]
    if at[s.ENDS + seat] & 1 or at[s.ENDS + seat] != at[s.HIGHEST + seat] or at[s.ENDS + seat] <= s.START_ENDS:
        return "growing brings a wily tile for a new even number of antler ends"
    return needs.action(state, GROW) or needs.no_fight(state)


def tiles_at_most(state: AntlerState, most: i64) -> str:
    return f"the taker has more than {most} wily tiles" if tiles_of(state, state.gainer()) > most else ""
