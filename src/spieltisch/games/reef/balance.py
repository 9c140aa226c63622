"""What a designer asks of Reef: where points come from, and what each pattern is worth."""

from spieltisch.engine.event import Fact
from spieltisch.games.reef.rules import START_POINTS, ReefState

SOURCES = {"took": "points on the display", "scored": "patterns", "last": "cards left in hand"}
SHAPES = {
    "single": "single coral",
    "height": "stack of one colour",
    "joker": "stack of any colour",
    "pair": "two colours side by side",
    "twins": "two equal stacks",
    "towers": "two towers across",
    "line": "line of three",
    "corner": "corner of three",
    "diag": "diagonal of three",
    "square": "square of four",
    "ring": "ring around a coral",
}
NOTES = {
    "card": "A pattern is read row by row: R, Y, G, P are the colours and * any, .. is free, =2 asks for exactly two "
    "high, 2+ for two or more; of a ring, the centre and the ring. Then the points, and the name of the card."
}


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
    name = f"{drawing.strip()} for {worth} ({card})"
    return [(seat, "kind of pattern", SHAPES.get(kind, kind)), (seat, "card", name)]
