"""The rules of Antler Island: how a game begins, and its phases in the order of the rule sheet.

§ numbers are those of ``rules.en.md``. A turn goes through turn.py, actions.py, fight.py, gaining.py and rounds.py.
"""

from typing import Any, Final

from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.phase import OTHER, SEAT, SEVERAL, Phase, table
from spieltisch.games.antler_island import actions, fight, gaining, planning, rounds, set_up, turn
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import ALL_FOOD
from spieltisch.games.antler_island.state import ATTACK, DEFENCE, AntlerHouse, AntlerState


def start(seats: int, options: dict[str, Any]) -> AntlerState:
    """§2.2: all food tokens lie in the supply."""
    state = AntlerState(AntlerHouse(seats, options, PHASES), s.FIELDS.begin(seats))
    state.at[s.POOLS] = ALL_FOOD
    return state


PHASES: Final[list[Phase[Any]]] = table(
    [
        set_up.DealFood(s.DEAL_FOOD, "deal food", CHANCE, "2.2"),
        set_up.DealTile(s.DEAL_TILE, "deal tile", CHANCE, "2.2"),
        set_up.ChooseFirst(s.CHOOSE_FIRST, "first", CHANCE, "2.3"),
        set_up.StagRoll(s.STAG_ROLL, "stag roll", CHANCE, "2.4", "stags"),
        set_up.Settling(s.SETTLING, "settling", SEAT, "2.4"),
        set_up.StartRoll(s.START_ROLL, "start roll", CHANCE, "2.5", "food"),
        planning.Planning(s.PLANNING, "planning", SEVERAL, "3.1"),
        turn.Turn(s.TURN, "turn", SEAT, "4.1"),
        turn.Acting(s.ACTING, "acting", SEAT, "4.3"),
        actions.Eating(s.EATING, "eating", CHANCE, "5.2"),
        actions.Greedy(s.GREEDY, "greedy", SEAT, "8.4"),
        actions.ExtraFood(s.EXTRA_FOOD, "extra food", CHANCE, "8.4"),
        actions.Growing(s.GROWING, "growing", SEAT, "5.4"),
        fight.Rivals(s.RIVALS, "rivals", SEAT, "6.9"),
        fight.Committing(s.COMMITTING, "committing", SEAT, "6.2", ATTACK),
        fight.Answering(s.ANSWERING, "answering", OTHER, "6.3"),
        fight.Committing(s.DEFENDING, "defending", OTHER, "6.3", DEFENCE),
        fight.Deciding(s.DECIDING, "deciding", SEAT, "6.4"),
        fight.Saving(s.SAVING, "saving", SEAT, "6.6", ATTACK),
        fight.Saving(s.SAVING_TOO, "saving too", OTHER, "6.6", DEFENCE),
        fight.Losing(s.LOSING, "losing", OTHER, "6.6"),
        fight.Leaving(s.LEAVING, "leaving", OTHER, "6.7"),
        gaining.Gaining(s.GAINING, "gaining", OTHER, "8.1"),
        gaining.Drawing(s.DRAWING, "drawing", CHANCE, "8.1"),
        gaining.TurningUp(s.TURNING_UP, "turning up", CHANCE, "8.1"),
        gaining.Dropping(s.DROPPING, "dropping", OTHER, "8.5"),
        rounds.TurnEnd(s.TURN_END, "turn end", SEAT, "4.5"),
        rounds.FoodRoll(s.FOOD_ROLL, "food roll", CHANCE, "7.4", "food"),
        rounds.DoeRoll(s.DOE_ROLL, "doe roll", CHANCE, "7.5", "does"),
        rounds.MoreDoes(s.MORE_DOES, "more does", CHANCE, "7.5", "does"),
        rounds.End(s.END, "over", OVER, "9.1"),
    ]
)
