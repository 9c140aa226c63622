"""What a designer asks of Die Dolmengötter: what each circle is worth."""

from spieltisch.engine.event import Fact
from spieltisch.games.dolmengoetter.position import dolmens
from spieltisch.games.dolmengoetter.scoring import top_factor
from spieltisch.games.dolmengoetter.state import STACKS, DolmenState
from spieltisch.games.dolmengoetter.view import number_in


def circle(event: dict[str, Fact], state: DolmenState) -> str:
    board = state.house.board
    return f"circle of {board.sizes[board.circle_number[str(event['circle'])]]}"


def points(event: dict[str, Fact], state: DolmenState) -> list[tuple[int, str, int]]:
    seat, gain = event.get("seat"), event.get("points")
    if event["event"] == "point" and isinstance(seat, int):
        return [(seat, "source-paid", -1)]
    if event["event"] == "scored" and isinstance(seat, int) and isinstance(gain, int):
        return [(seat, f"source-circle {number_in(str(event['circle']))}", gain)]
    return []


def last_points(state: DolmenState) -> list[tuple[int, str, int]]:
    return [(seat, "source-start", int(state.house.start_points)) for seat in range(int(state.seats))]


def counting(state: DolmenState) -> list[tuple[str, dict[int, int], tuple[str, ...]]]:
    """§6.3: every stack still on the board, where it lies."""
    found: list[tuple[str, dict[int, int], tuple[str, ...]]] = []
    for circle, name in enumerate(state.house.board.circle_names):
        gains: dict[int, int] = {}
        factor = int(top_factor(state, circle))
        for level, (seat, value) in enumerate(dolmens(state.at[STACKS + circle])):
            gains[seat] = gains.get(seat, 0) + value * (factor - level)
        if gains:
            found.append((f"source-circle {number_in(name)}", gains, (f"circle:{name}",)))
    return found


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
