"""§6.7 to §6.9: who was attacked in Tokyo may yield, Burrowing strikes, the attacker takes a free place."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE
from spieltisch.engine.phase import Phase
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.damage import damage, deal
from spieltisch.games.king_of_tokyo.elimination import check_victory
from spieltisch.games.king_of_tokyo.monsters import enter, leave_tokyo, settle_tokyo
from spieltisch.games.king_of_tokyo.state import KingState, unless_upon

YIELD_OR_STAY: Final = vec[i64]([s.YIELD, s.STAY])


def ask_to_yield(state: KingState, seat: i64, phase: i64) -> bool:
    """Ask an attacked monster in Tokyo that has not been asked yet."""
    at = state.at
    if seat == NONE or at[s.MAY_YIELD] >> seat & 1 == 0 or (phase == s.FLY_OFF and not keep.jets(state, seat)):
        return False
    at[s.MAY_YIELD] &= ~bit(seat)
    state.ask(phase, seat)
    return True


def yields(state: KingState) -> None:
    """§6.7: everybody attacked in Tokyo may yield, City before Bay."""
    at = state.at
    if ask_to_yield(state, at[s.CITY], s.LEAVE) or ask_to_yield(state, at[s.BAY], s.LEAVE):
        return
    at[s.MAY_YIELD] = 0
    if state.in_play() >> c.BURROWING & 1:
        at[s.ASSAULT] = s.DIGGING
        burrow(state)


@final
class Leave(Phase[KingState]):
    """§6.7: yield, or stay."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return YIELD_OR_STAY

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        answer(state, action, seat)
        yields(state)

    def needs(self, state: KingState) -> str:
        return yielding_holds(state) or unless_upon(state, [[s.DO_SHOP, s.DO_ENTRY]])


def yielding_holds(state: KingState) -> str:
    at = state.at
    if at[ACTOR] == at[s.ACTIVE] or not state.in_tokyo(at[ACTOR]) or at[s.MAY_YIELD] >> at[ACTOR] & 1:
        return "who yields was attacked in Tokyo and is asked once"
    return "" if at[s.ASSAULT] == s.STORMING else "nobody yields but to an attack"


def answer(state: KingState, action: i64, seat: i64) -> None:
    at = state.at
    if action == s.STAY:
        if state.events is not None:
            state.tell("stayed", {"seat": int(seat)})
        return
    if state.events is not None:
        state.tell("yielded", {"seat": int(seat)})
    at[s.LEFT + (0 if at[s.CITY] == seat else 1)] = seat
    leave_tokyo(state, seat)
    state.unpack(seat)
    settle_tokyo(state)


def burrow(state: KingState) -> None:
    """§6.8: the attacker that is about to take a place suffers 1 from each owner that has yielded, City first."""
    at = state.at
    for n in range(at[s.ASKED], 2):
        seat = at[s.LEFT + n]
        if seat != NONE and keep.burrowing(state, seat) > 0 and may_enter(state):
            at[s.ASKED] = n + 1
            state.later(s.DO_BURROWING)
            deal(state, seat, keep.burrowing(state, seat), bit(at[s.ACTIVE]))
            damage(state)
            return
    at[s.ASKED] = 0


def may_enter(state: KingState) -> bool:
    """Whether the attacker is outside and a place is free for it."""
    at = state.at
    return state.about_to_enter() and (at[s.CITY] == NONE or (at[s.BAY] == NONE and state.bay_open()))


def entry(state: KingState) -> None:
    """§6.9: the attacker takes a free place, City before Bay."""
    enters = may_enter(state)
    state.end_attack()
    if enters:
        enter(state, state.at[s.ACTIVE])
    settle_tokyo(state)
    if enters:
        check_victory(state)
