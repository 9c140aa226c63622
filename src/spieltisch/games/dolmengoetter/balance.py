"""What a designer asks of Die Dolmengötter: what circles of each size are worth."""

from spieltisch.engine.event import Fact
from spieltisch.games.dolmengoetter.rules import DolmenState


def circle(event: dict[str, Fact], state: DolmenState) -> str:
    board = state.house.board
    return f"circle of {board.sizes[board.circle_number[str(event['circle'])]]}"


def points(event: dict[str, Fact], state: DolmenState) -> list[tuple[int, str, int]]:
    seat, gain = event.get("seat"), event.get("points")
    if event["event"] == "point" and isinstance(seat, int):
        return [(seat, "paid for leaving no stone", -1)]
    if event["event"] == "scored" and isinstance(seat, int) and isinstance(gain, int):
        return [(seat, circle(event, state), gain)]
    return []


def last_points(state: DolmenState) -> list[tuple[int, str, int]]:
    return [(seat, "start", state.house.start_points) for seat in range(int(state.seats))]


def uses(event: dict[str, Fact], state: DolmenState) -> list[tuple[int, str, str]]:
    """The dolmens that a seat built, by the size of the circle and by their value."""
    seat = event.get("seat")
    if event["event"] not in ("laid", "pushed") or not isinstance(seat, int):
        return []
    where = "dolmens pushed under a stack" if event["event"] == "pushed" else "dolmens laid on top"
    return [
        (seat, "circle size", circle(event, state)),
        (seat, "dolmen value", f"dolmen of {event['value']}"),
        (seat, "place in the stack", where),
    ]
