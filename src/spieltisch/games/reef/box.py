"""With the real box: which card came, as people tell it to the table."""

from spieltisch.engine.bits import members
from spieltisch.engine.fields import ACTOR, PHASE
from spieltisch.engine.game import Choice, Prompt, Text, player
from spieltisch.games.reef import state as s
from spieltisch.games.reef.rules import PHASES
from spieltisch.games.reef.state import ReefState
from spieltisch.games.reef.view import colour, face, name


def asked(state: ReefState) -> Prompt:
    phase = PHASES[state.at[PHASE]]
    return Prompt(Text(f"box-{phase.name.replace(' ', '-')}", {"who": player(int(state.at[ACTOR]))}), phase.rule)


def odds(state: ReefState, seat: int) -> list[tuple[int, float]]:
    """A card that this seat cannot see is in the deck or in a strange hand: each of them is as likely to come."""
    if state.legal()[0] < s.CARD:
        return state.odds()
    at, cards = state.at, int(state.at[s.DECK])
    for other in range(int(state.seats)):
        if other != seat:
            cards |= at[s.HANDS + other] & ~at[s.SEEN + other]
    unseen = members(cards)
    return [(s.CARD + card, 1 / len(unseen)) for card in unseen]


def outcome(state: ReefState, action: int) -> Choice:
    if action < s.CARD:
        seat = action - s.FIRST
        return Choice(Text("box-begins", {"who": player(seat)}), (f"seat:{seat}",))
    card = state.house.deck.cards[action - s.CARD]
    return Choice(name(card), (f"card:{card.name}",), face(card))


def mark(state: ReefState, action: int) -> str:
    """The two corals that a card brings."""
    return f"brings:{state.house.deck.cards[action - s.CARD].corals}" if action >= s.CARD else ""


def component(name: str) -> Text:
    """The two corals that a card brings."""
    corals = name.removeprefix("brings:")
    return Text("corals-two", {"one": colour(corals[0]), "two": colour(corals[1])})
