"""With the real box: the die, the food tokens and the wily tiles, as people tell them to the table."""

from spieltisch.engine.fields import ACTOR, PHASE
from spieltisch.engine.game import Choice, Prompt, Text, player
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.draws import Roll
from spieltisch.games.antler_island.island import COLOURS, KINDS
from spieltisch.games.antler_island.rules import PHASES
from spieltisch.games.antler_island.state import AntlerState
from spieltisch.games.antler_island.view import name


def asked(state: AntlerState) -> Prompt:
    phase = PHASES[state.at[PHASE]]
    key = f"roll-{phase.purpose}" if isinstance(phase, Roll) else phase.name.replace(" ", "-")
    who = state.gainer() if phase.number == s.DRAWING else state.at[ACTOR]
    return Prompt(Text(f"box-{key}", {"who": player(int(who))}), phase.rule)


def outcome(state: AntlerState, action: int) -> Choice:
    if action >= s.TILE:
        kind = KINDS[action - s.TILE]
        return Choice(name(kind), (f"tile:{kind}",))
    if action >= s.FOOD:
        value = action - s.FOOD + 1
        return Choice(Text("box-food", {"value": value}), (f"food:{value}",))
    if action >= s.ROLL:
        colour = COLOURS[action - s.ROLL]
        return Choice(Text(f"colour-{colour}"), (f"colour:{colour}",))
    seat = action - s.FIRST
    return Choice(Text("box-begins", {"who": player(seat)}), (f"seat:{seat}",))
