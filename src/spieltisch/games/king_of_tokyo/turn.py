"""§3: the turn begins."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.phase import Phase
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.buying import aim, aim_moves
from spieltisch.games.king_of_tokyo.elimination import check_victory
from spieltisch.games.king_of_tokyo.monsters import drop, give_energy, pay, score, stock_at
from spieltisch.games.king_of_tokyo.rolling import active_decides
from spieltisch.games.king_of_tokyo.state import KingState, unless_upon


def start_turn(state: KingState) -> None:
    at = state.at
    seat = at[s.ACTIVE]
    at[s.MARKS] = 0
    at[s.OFFER] = 0
    at[s.DICE] = d.NO_DICE
    if state.events is not None:
        state.tell("turn", {"seat": int(seat)})
    state.later(s.DO_ROLL)
    if state.in_tokyo(seat):
        # §3.2
        score(state, seat, 2 + keep.urbavore(state, seat), "tokyo")
        if check_victory(state):
            return
    if at[s.POWERS + seat] != 0:
        if keep.monster_batteries(state, seat):
            discharge(state, seat)
        if keep.mimic(state, seat) and len(aim_moves(state)) > 0:
            state.ask(s.AIM_AGAIN, seat)


def discharge(state: KingState, seat: i64) -> None:
    """§3.3: 2 energy from each of the Monster Batteries; those that are empty go when all have paid."""
    at = state.at
    batteries = vec[i64]()
    if state.owns(seat, c.MONSTER_BATTERIES):
        batteries = append(batteries, c.MONSTER_BATTERIES)
    if state.copies_by_mimic(seat, c.MONSTER_BATTERIES):
        batteries = append(batteries, c.MIMIC)
    for card in batteries:
        back = min(2, at[stock_at(card)])
        at[stock_at(card)] -= back
        give_energy(state, seat, back, c.IDS[c.MONSTER_BATTERIES])
    empty = [int(card) for card in batteries if at[stock_at(card)] == 0]
    for card in empty:
        drop(state, card)


@final
class AimAgain(Phase[KingState]):
    """§3.4: Mimic may copy another card for 1 energy."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        found = vec[i64]([s.PASS])
        for choice in aim_moves(state):
            found = append(found, choice)
        return found

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action == s.PASS:
            return
        pay(state, seat, keep.AIM_PRICE, c.IDS[c.MIMIC])
        state.later(s.DO_BOUGHT)
        aim(state, action - s.AIM)

    def needs(self, state: KingState) -> str:
        if not keep.mimic(state, state.at[s.ACTIVE]):
            return "who aims Mimic again has it, and an energy to pay"
        return active_decides(state) or unless_upon(state, [[s.DO_ROLL]])
