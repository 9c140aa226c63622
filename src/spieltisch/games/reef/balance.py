"""What a designer asks of Reef: where points come from, and what each pattern is worth."""

from spieltisch.engine.event import Fact
from spieltisch.games.reef.rules import START_POINTS, ReefState

SOURCES = {"took": "points on the display", "scored": "patterns", "last": "cards left in hand"}


def points(event: dict[str, Fact], state: ReefState) -> list[tuple[int, str, int]]:
    seat, gain = event.get("seat"), event.get("points")
    if event["event"] == "paid" and isinstance(seat, int):
        return [(seat, "paid for drawing", -1)]
    if event["event"] in SOURCES and isinstance(seat, int) and isinstance(gain, int):
        return [(seat, SOURCES[str(event["event"])], gain)]
    return []


def last_points(state: ReefState) -> list[tuple[int, str, int]]:
    return [(seat, "start", START_POINTS) for seat in range(int(state.seats))]


def uses(event: dict[str, Fact], state: ReefState) -> list[tuple[int, str, str]]:
    """The kinds of pattern and the cards that a seat played."""
    seat, card, label = event.get("seat"), event.get("card"), event.get("label")
    if event["event"] != "played" or not isinstance(seat, int):
        return []
    kind, drawing, worth = str(label).split(":")
    return [(seat, "kind of pattern", kind), (seat, "card", f"{card} ({drawing.strip()}, {worth})")]
