"""What a designer asks of King of Tokyo: where points come from, and what each card is worth."""

from spieltisch.engine.event import Fact
from spieltisch.games.king_of_tokyo.cards import IDS
from spieltisch.games.king_of_tokyo.rules import KingOfTokyoState

OTHER = "lost when eliminated"
SOURCES = {"dice": "dice", "entry": "entering Tokyo", "tokyo": "starting a turn in Tokyo"}

NAMES = {"card": sorted(f"card-{id}" for id in IDS)}


def points(event: dict[str, Fact], state: KingOfTokyoState) -> list[tuple[int, str, int]]:
    seat, gain = event.get("seat"), event.get("points")
    if event["event"] != "points" or not isinstance(seat, int) or not isinstance(gain, int):
        return []
    return [(seat, SOURCES.get(str(event.get("why")), "cards"), gain)]


def uses(event: dict[str, Fact], state: KingOfTokyoState) -> list[tuple[int, str, str]]:
    """The cards that a seat bought."""
    seat = event.get("seat")
    if event["event"] not in ("bought", "took_over") or not isinstance(seat, int):
        return []
    return [(seat, "card", f"card-{event.get('card')}")]
