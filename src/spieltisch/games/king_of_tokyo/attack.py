"""§6.1 to §6.6: claws, whom they hit and how hard, and who flies off before."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import NONE
from spieltisch.engine.phase import Phase
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.damage import damage, deal, dealing_holds, next_target, strike
from spieltisch.games.king_of_tokyo.elimination import check_victory
from spieltisch.games.king_of_tokyo.monsters import enter, score
from spieltisch.games.king_of_tokyo.state import KingState
from spieltisch.games.king_of_tokyo.yielding import YIELD_OR_STAY, answer, ask_to_yield, yielding_holds


def claws(state: KingState) -> None:
    at = state.at
    seat = at[s.ACTIVE]
    number = d.count_of(at[s.DICE], d.CLAW)
    state.later(s.DO_SHOP)
    at[s.MARKS] |= s.CLAWED
    more: i64 = 0
    if at[s.POWERS + seat] != 0:
        more = more_damage(state, seat)
        if number > 0 and state.has(seat, c.ALPHA_MONSTER):
            score(state, seat, keep.alpha_monster(state, seat), c.IDS[c.ALPHA_MONSTER])
            if check_victory(state):
                return
    if number == 0:
        if more > 0:
            splash(state, seat, more)
    elif at[s.CITY] == NONE:
        # §6.2: an empty City is taken without any damage. (Who stands in Bay has moved up already.)
        enter(state, seat)
        check_victory(state)
    else:
        attack(state, seat, number + more)


def more_damage(state: KingState, seat: i64) -> i64:
    """§6.10: what works without claws too. Each Acid Attack deals its point once a turn."""
    if state.owns(seat, c.ACID_ATTACK):
        state.at[s.MARKS] |= s.ACID
    if state.copies_by_mimic(seat, c.ACID_ATTACK):
        state.at[s.MARKS] |= s.ACID << 1
    return keep.acid_attack(state, seat) + keep.poison_quills(state, seat)


def splash(state: KingState, seat: i64, amount: i64) -> None:
    """§6.10: damage without claws to all in the other place."""
    targets = state.others_place(seat)
    if targets != 0:
        strike(state, seat, amount, targets)


def attack(state: KingState, seat: i64, amount: i64) -> None:
    """§6.3, §6.4: who is hit, and how hard."""
    at = state.at
    targets = state.others_place(seat)
    if at[s.POWERS + seat] != 0:
        amount += keep.spiked_tail(state, seat) + keep.urbavore(state, seat)
        if state.in_tokyo(seat):
            amount += keep.burrowing(state, seat)
        if keep.nova_breath(state, seat):
            targets = at[s.ALIVE] & ~bit(seat)
    at[s.ASSAULT] = s.STORMING
    at[s.MAY_YIELD] = targets & state.in_town() & ~bit(seat)
    state.later(s.DO_ENTRY)
    state.later(s.DO_YIELDS)
    deal(state, seat, amount, targets)
    at[s.CLAWS_HIT] = targets
    if state.in_play() >> c.JETS & 1:
        jets(state)
    else:
        damage(state)


def jets(state: KingState) -> None:
    """§6.5: owners of Jets decide before the damage, City first."""
    if ask_to_yield(state, state.at[s.CITY], s.FLY_OFF) or ask_to_yield(state, state.at[s.BAY], s.FLY_OFF):
        return
    damage(state)


@final
class FlyOff(Phase[KingState]):
    """§6.5: who yields takes no damage, who stays is not asked again."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return YIELD_OR_STAY

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        answer(state, action, seat)
        jets(state)

    def needs(self, state: KingState) -> str:
        if state.at[s.STAGE] != 0 or next_target(state) == NONE:
            return "who has Jets decides before the damage"
        return yielding_holds(state) or dealing_holds(state)
