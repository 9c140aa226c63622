"""What a designer asks of King of Tokyo: where points come from, and what each card is worth."""

from spieltisch.engine.event import Fact
from spieltisch.engine.fields import NONE
from spieltisch.engine.game import Text, player
from spieltisch.games.king_of_tokyo.cards import IDS
from spieltisch.games.king_of_tokyo.state import WINNER, KingState

OTHER = "source-eliminated"
SOURCES = {"dice": "source-dice", "entry": "source-entry", "tokyo": "source-tokyo"}

NAMES = {"card": sorted(f"card-{id}" for id in IDS)}


def points(event: dict[str, Fact], state: KingState) -> list[tuple[int, str, int]]:
    seat, gain = event.get("seat"), event.get("points")
    if event["event"] != "points" or not isinstance(seat, int) or not isinstance(gain, int):
        return []
    return [(seat, SOURCES.get(str(event.get("why")), "source-cards"), gain)]


def decided(state: KingState) -> Text:
    """§1: the last monster standing, 20 points, or nobody."""
    winner = int(state.at[WINNER])
    if winner == NONE:
        return Text("decided-nobody")
    how = "decided-survived" if state.living() == 1 else "decided-points"
    return Text(how, {"seat": player(winner), "points": state.scores()[winner]})


def uses(event: dict[str, Fact], state: KingState) -> list[tuple[int, str, str]]:
    """The cards that a seat bought."""
    seat = event.get("seat")
    if event["event"] not in ("bought", "took_over") or not isinstance(seat, int):
        return []
    return [(seat, "card", f"card-{event.get('card')}")]
