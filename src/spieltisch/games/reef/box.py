"""With the real box: which card came, as people tell it to the table."""

from spieltisch.engine.fields import ACTOR, PHASE
from spieltisch.engine.game import Choice, Prompt, Text, player
from spieltisch.games.reef.rules import PHASES
from spieltisch.games.reef.state import CARD, FIRST, ReefState
from spieltisch.games.reef.view import face, name


def asked(state: ReefState) -> Prompt:
    phase = PHASES[state.at[PHASE]]
    return Prompt(Text(f"box-{phase.name.replace(' ', '-')}", {"who": player(int(state.at[ACTOR]))}), phase.rule)


def outcome(state: ReefState, action: int) -> Choice:
    if action < CARD:
        seat = action - FIRST
        return Choice(Text("box-begins", {"who": player(seat)}), (f"seat:{seat}",))
    card = state.house.deck.cards[action - CARD]
    return Choice(name(card), (f"card:{card.name}",), face(card))
