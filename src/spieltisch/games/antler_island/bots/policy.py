"""A sensible choice at the cost of a glance, for the rollouts of a search."""

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.rng import Rng
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.bots.outlook import guess, squash
from spieltisch.games.antler_island.island import EAT, GROW, LEVEL, MOVE, RUT, worth
from spieltisch.games.antler_island.state import ATTACK, DEFENCE, AntlerState


def quick(state: AntlerState, seat: i64, rng: Rng) -> i64:
    moves = state.moves(seat)
    last = moves[len(moves) - 1]
    if len(moves) == 1:
        return last
    phase = state.at[PHASE]
    if phase == s.PLANNING:
        return s.CONFIRM if moves[0] == s.CONFIRM else lay(state, seat, moves, rng)
    if phase == s.ACTING:
        return head(state, moves, rng)
    if phase == s.COMMITTING or phase == s.DEFENDING:
        return stake(moves, rng)
    if phase == s.DECIDING or phase == s.ANSWERING:
        return stand(state, seat, rng)
    if phase == s.GROWING:
        # The dearest token, as long as there is any: food is best in antlers, most of the time.
        return last if rng.below(4) != 0 or moves[0] != s.SPROUT else s.SPROUT
    if last == s.ROAR:
        return s.ROAR if rng.below(2) == 0 else moves[0]
    if last == s.EAT_MORE or (last >= s.KEEP and last <= s.STAY_STURDY):
        return last
    return moves[rng.below(len(moves))]


def lay(state: AntlerState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
    """What the space offers first, then anything; early tiles rather move, late ones rather rut."""
    space = state.stag(seat)
    if state.laid(seat) == 0:
        if state.at[s.DOES + space] != 0:
            return moves[RUT]
        if state.food_here(space):
            return moves[EAT]
    luck = rng.below(8)
    if luck < 3:
        return moves[MOVE]
    if luck < 6:
        return moves[RUT]
    return moves[GROW] if luck == 6 and state.at[s.STOCK + seat] != 0 else moves[EAT]


def head(state: AntlerState, moves: vec[i64], rng: Rng) -> i64:
    """Towards does and uphill; past stags that look stronger."""
    if moves[0] == s.GO_ON:
        return moves[1] if moves[1] == s.MATE_TWICE else moves[rng.below(len(moves))]
    at = state.at
    best = moves[0]
    most: i64 = -1000
    others = state.occupied() & ~bit(state.stag(at[ACTOR]))
    for action in moves:
        if action < s.STEP:
            continue
        space = action - (s.RUN if action >= s.RUN else s.STEP)
        value = 4 * at[s.DOES + space] + 3 * LEVEL[space] + rng.below(6) - (2 if action >= s.RUN else 0)
        if others >> space & 1:
            value += 4 if at[s.VICTORS] >> at[ACTOR] & 1 == 0 else -2
        if value > most:
            most = value
            best = action
    return best


def stake(moves: vec[i64], rng: Rng) -> i64:
    """The dearest food first, and now and then that is enough."""
    best: i64 = NONE
    may_stop = False
    for action in moves:
        if action >= s.COMMIT and action < s.ENOUGH:
            best = action
        may_stop = may_stop or action == s.ENOUGH
    if best == NONE or (may_stop and rng.below(3) == 0):
        return s.ENOUGH
    return best


def stand(state: AntlerState, seat: i64, rng: Rng) -> i64:
    """Stand the fight that is likely to be won."""
    brave = chance(state, seat) > 0.35 + 0.3 * rng.random()
    if state.at[PHASE] == s.DECIDING:
        return s.LOCK if brave else s.GIVE_UP
    return s.HOLD if brave else s.RETREAT


def chance(state: AntlerState, seat: i64) -> float:
    """Of winning the fight that runs and is not locked yet."""
    at = state.at
    attack = float(at[s.ENDS + at[ACTOR]] + worth(at[s.STAKE + ATTACK]))
    if at[PHASE] == s.COMMITTING and at[s.STAKE + ATTACK] == 0:
        attack = guess(state, at[ACTOR])
    defence = float(at[s.ENDS + at[s.DEFENDER]] + worth(at[s.STAKE + DEFENCE]))
    if at[s.STAKE + DEFENCE] == 0 and at[PHASE] != s.DECIDING:
        defence = guess(state, at[s.DEFENDER]) - 0.5  # it may retreat
    share = squash((attack - defence) / 1.5)
    return share if seat == at[ACTOR] else 1.0 - share
