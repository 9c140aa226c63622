"""§11: the end of the turn, and §3.6: whose turn is next."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.phase import Phase
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.damage import hurt_self
from spieltisch.games.king_of_tokyo.elimination import after_effect, check_victory
from spieltisch.games.king_of_tokyo.monsters import drop, gain_energy, score
from spieltisch.games.king_of_tokyo.rolling import active_decides
from spieltisch.games.king_of_tokyo.state import KingState, kind_of, paid, unless_upon

TURN_OR_NOT: Final = vec[i64]([s.TAKE_TURN, s.PASS])


def evening(state: KingState) -> None:
    """What comes last is laid down first."""
    seat = state.at[s.ACTIVE]
    state.later(s.DO_NEXT)
    if state.at[s.POWERS + seat] != 0:
        state.later(s.DO_FREEZE)
        state.later(s.DO_POISON)
        state.later(s.DO_DUSK)
        state.later(s.DO_SELL)
    elif state.at[s.POISON + seat] > 0:
        state.later(s.DO_POISON)


def sell(state: KingState) -> None:
    """§11.1: Metamorph."""
    seat = state.at[s.ACTIVE]
    if keep.metamorph(state, seat):
        state.ask(s.SELL_CARDS, seat)


@final
class SellCards(Phase[KingState]):
    """§11.1: discard own Keep cards for what was paid."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        found = vec[i64]([s.DONE])
        for card in range(c.IN_PLAY):
            if state.owns(seat, card):
                found = append(found, s.SELL + card)
        return found

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action == s.DONE:
            return
        at = state.at
        card = action - s.SELL
        refund = paid(at, card)
        at[s.ENERGY + seat] = min(s.MANY, at[s.ENERGY + seat] + refund)
        if state.events is not None:
            state.tell("sold", {"seat": int(seat), "card": c.IDS[kind_of(card)], "energy": int(refund)})
        state.later(s.DO_SELL)
        drop(state, card)
        after_effect(state)

    def needs(self, state: KingState) -> str:
        if not keep.metamorph(state, state.at[s.ACTIVE]):
            return "only Metamorph sells cards"
        return active_decides(state) or unless_upon(state, [[s.DO_NEXT, s.DO_FREEZE, s.DO_POISON, s.DO_DUSK]])


def dusk(state: KingState) -> None:
    """§11.2 to §11.5, each a complete effect."""
    seat = state.at[s.ACTIVE]
    if state.has(seat, c.ROOTING_FOR_THE_UNDERDOG):
        score(state, seat, keep.rooting_for_the_underdog(state, seat), c.IDS[c.ROOTING_FOR_THE_UNDERDOG])
        if check_victory(state):
            return
    if state.has(seat, c.ENERGY_HOARDER):
        score(state, seat, keep.energy_hoarder(state, seat), c.IDS[c.ENERGY_HOARDER])
        if check_victory(state):
            return
    if state.has(seat, c.HERBIVORE):
        score(state, seat, keep.herbivore(state, seat), c.IDS[c.HERBIVORE])
        if check_victory(state):
            return
    gain_energy(state, seat, keep.solar_powered(state, seat), c.IDS[c.SOLAR_POWERED])


def poisoned(state: KingState) -> None:
    """§11.6: 1 damage for each poison counter."""
    seat = state.at[s.ACTIVE]
    if state.at[s.POISON + seat] > 0:
        hurt_self(state, seat, state.at[s.POISON + seat])


def freeze_time(state: KingState) -> None:
    seat = state.at[s.ACTIVE]
    if keep.freeze_time(state, seat):
        state.ask(s.FREEZE, seat)


@final
class Freeze(Phase[KingState]):
    """§11.7: another turn with a die less, or not."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return TURN_OR_NOT

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action == s.TAKE_TURN:
            state.at[s.NEXT_PENALTY] = state.at[s.PENALTY] + 1

    def needs(self, state: KingState) -> str:
        if not keep.freeze_time(state, state.at[s.ACTIVE]) or state.at[s.PENALTY] == d.MOST:
            return "Freeze Time gives another turn after three 1s"
        return active_decides(state) or unless_upon(state, [[s.DO_NEXT]])


def next_turn(state: KingState) -> None:
    """§3.6: Freeze Time, then Frenzy turns, own ones first, then the next seat."""
    at = state.at
    if state.house.late and check_victory(state, True):
        return
    state.end_attack()
    at[s.WINGED] = 0
    at[s.OFFER] = 0
    at[s.PENALTY] = at[s.NEXT_PENALTY]
    at[s.NEXT_PENALTY] = 0
    if at[s.EXTRA] != 0:
        state.set_extra_turns([seat for seat in state.extra_turns() if state.is_alive(seat)])
    if at[s.PENALTY] == 0:
        if at[s.EXTRA] != 0:
            take_extra_turn(state)
        else:
            at[s.ACTIVE] = state.left_of(at[s.REGULAR])
            at[s.REGULAR] = at[s.ACTIVE]
    state.later(s.DO_START)


def take_extra_turn(state: KingState) -> None:
    waiting = state.extra_turns()
    mine = int(state.at[s.ACTIVE])
    seat = mine if mine in waiting else waiting[0]
    waiting.remove(seat)
    state.set_extra_turns(waiting)
    state.at[s.ACTIVE] = seat
