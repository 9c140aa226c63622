"""The rules of King of Tokyo: §2, the set-up, and the table of phases. § numbers are those of ``rules.en.md``.

Each chapter has its file: turn.py (§3), rolling.py (§4), reading.py (§5), attack.py (§6), damage.py (§7), yielding.py
(§6.7 to §6.9), elimination.py (§9, §1), buying.py (§10), evening.py (§11); monsters.py is what they all do to monsters
(§8), keep.py and discard.py are the cards.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.fields import NONE
from spieltisch.engine.phase import SEAT, Phase, table
from spieltisch.games.king_of_tokyo import (
    attack,
    buying,
    damage,
    elimination,
    evening,
    reading,
    rolling,
    turn,
    yielding,
)
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.state import FIELDS, KingHouse, KingState, lay_on, unless_upon


def start(seats: int, options: dict[str, Any]) -> KingState:
    """§2.1: everybody outside, all cards in the deck; three will be turned up, then the first turn begins."""
    state = KingState(KingHouse(seats, options, PHASES), FIELDS.begin(seats))
    at = state.at
    at[s.ALIVE] = (1 << seats) - 1
    for kind, copies in enumerate(state.house.deck.copies):
        for _copy in range(copies):
            lay_on(at, s.DECK, kind)
    state.later(s.DO_START)
    state.later(s.DO_REFILL)
    state.ask(s.CHOOSE_FIRST, CHANCE)
    return state


@final
class ChooseFirst(Phase[KingState]):
    """§2.3: everybody rolls for claws, equals again: as all dice are alike, every seat is as likely."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return vec[i64]([s.FIRST + int(first) for first in range(state.seats)])

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        state.at[s.ACTIVE] = action - s.FIRST
        state.at[s.REGULAR] = action - s.FIRST
        if state.events is not None:
            state.tell("first", {"seat": int(action - s.FIRST)})

    def needs(self, state: KingState) -> str:
        untouched = start(int(state.seats), state.house.options)
        return "" if untouched == state else "before the first monster is chosen nothing has happened"


@final
class Work(Phase[KingState]):
    """Between two phases: what was to be done later. No position ever stays here."""

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action > s.LAST_OF_TURN:
            do_for_all(state, action)
        elif state.is_alive(state.at[s.ACTIVE]):
            do_in_turn(state, action)
        else:
            # §3.5: the turn of an eliminated monster ends at once.
            state.never_mind()
            evening.next_turn(state)

    def needs(self, state: KingState) -> str:
        return "the phase 'work' is only passed through"


def do_in_turn(state: KingState, task: i64) -> None:
    if task == s.DO_ROLL:
        rolling.roll(state)
    elif task == s.DO_CHANGE:
        rolling.change(state)
    elif task == s.DO_RESOLVE:
        reading.resolve(state)
    elif task == s.DO_CLAWS:
        attack.claws(state)
    elif task == s.DO_YIELDS:
        yielding.yields(state)
    elif task == s.DO_BURROWING:
        yielding.burrow(state)
    elif task == s.DO_ENTRY:
        yielding.entry(state)
    elif task == s.DO_SHOP:
        buying.shop(state)
    elif task == s.DO_SELL:
        evening.sell(state)
    elif task == s.DO_DUSK:
        evening.dusk(state)
    elif task == s.DO_POISON:
        evening.poisoned(state)
    else:
        evening.freeze_time(state)


def do_for_all(state: KingState, task: i64) -> None:
    if task == s.DO_REFILL:
        buying.refill(state)
    elif task == s.DO_WINDOW:
        buying.window(state)
    elif task == s.DO_BOUGHT:
        elimination.after_effect(state)
    elif task == s.DO_LOSS:
        buying.lose_bigger(state)
    elif task == s.DO_START:
        turn.start_turn(state)
    else:
        evening.next_turn(state)


@final
class End(Phase[KingState]):
    """§1: somebody has won, or all have fallen."""

    def needs(self, state: KingState) -> str:
        winner = state.at[s.WINNER]
        if winner == NONE:
            fits = state.at[s.ALIVE] == 0
        else:
            fits = state.is_alive(winner) and (state.living() == 1 or state.at[s.POINTS + winner] == s.GOAL)
        return unless_upon(state, [[]]) if fits else "who wins has 20 points or is the only one left"


PHASES: Final[list[Phase[Any]]] = table(
    [
        Work(s.WORK, "work", CHANCE, "3.1"),
        ChooseFirst(s.CHOOSE_FIRST, "first", CHANCE, "2.3"),
        buying.Draw(s.DRAW, "draw", CHANCE, "10.2"),
        turn.AimAgain(s.AIM_AGAIN, "aim again", SEAT, "3.4"),
        rolling.Rolling(s.ROLLING, "rolling", CHANCE, "4.1"),
        rolling.Throw(s.THROW, "throw", SEAT, "4.2"),
        rolling.ProbeDice(s.PROBE_DICE, "probe", SEAT, "4.4"),
        rolling.Probing(s.PROBING, "probing", CHANCE, "4.4"),
        rolling.ChangeDice(s.CHANGE_DICE, "change", SEAT, "4.5"),
        rolling.Dwelling(s.DWELLING, "dwelling", CHANCE, "4.5"),
        reading.UseHeart(s.USE_HEART, "heart", SEAT, "5.3"),
        reading.ShareHeart(s.SHARE_HEART, "share", SEAT, "5.4"),
        attack.FlyOff(s.FLY_OFF, "jets", SEAT, "6.5"),
        damage.Hiding(s.HIDING, "hiding", CHANCE, "7.3"),
        damage.Brace(s.BRACE, "brace", SEAT, "7.4"),
        yielding.Leave(s.LEAVE, "yield", SEAT, "6.7"),
        buying.Shop(s.SHOP, "shop", SEAT, "10.1"),
        buying.Peek(s.PEEK, "peek", CHANCE, "10.5"),
        buying.Snatch(s.SNATCH, "opportunity", SEAT, "10.6"),
        buying.Charge(s.CHARGE, "charge", SEAT, "10.7"),
        buying.AimFirst(s.AIM_FIRST, "aim", SEAT, "10.8"),
        evening.SellCards(s.SELL_CARDS, "sell", SEAT, "11.1"),
        evening.Freeze(s.FREEZE, "freeze", SEAT, "11.7"),
        End(s.END, "over", OVER, "1.1"),
    ]
)
