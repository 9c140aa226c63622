"""With the real box: chance decides nothing but who begins."""

from spieltisch.engine.fields import PHASE
from spieltisch.engine.game import Choice, Prompt, Text, player
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.rules import PHASES
from spieltisch.games.dolmengoetter.state import DolmenState


def asked(state: DolmenState) -> Prompt:
    return Prompt(Text("box-first"), PHASES[state.at[PHASE]].rule)


def odds(state: DolmenState, seat: int) -> list[tuple[int, float]]:
    """Nothing is hidden in who begins."""
    return state.odds()


def outcome(state: DolmenState, action: int) -> Choice:
    seat = action - s.FIRST
    return Choice(Text("box-begins", {"who": player(seat)}), (f"seat:{seat}",))
