"""What a designer asks of Poseidon's Kingdom: what each tentacle and each coral is worth."""

from spieltisch.engine.event import Fact
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.kraken import TASK_NAMES
from spieltisch.games.poseidons_kingdom.state import KingdomState

NAMES = {"tentacle": [f"T{number}: task-{task}" for number, task in enumerate(TASK_NAMES, 1)]}


def counting(state: KingdomState) -> list[tuple[str, dict[int, int], tuple[str, ...]]]:
    """§11: the safe tiles, then the corals from left to right."""
    tiles = {seat: int(state.safe_points(seat)) for seat in range(int(state.seats))}
    found = [("source-tiles", tiles, tuple(f"seat:{seat}" for seat, points in tiles.items() if points))]
    for place in range(s.PLACES):
        seat, kind = int(state.at[s.OWNERS + place]), state.at[s.CORALS + place]
        if seat >= 0 and kind != 0:
            points = {seat: int(state.coral_points(seat, kind))}
            found.append((f"coral-{s.CORAL_KINDS[kind]}", points, (f"coral:{place + s.LOWEST_SUM}",)))
    return found


def uses(event: dict[str, Fact], state: KingdomState) -> list[tuple[int, str, str]]:
    """The tentacles at which a seat freed its friend."""
    seat, tentacle = event.get("seat"), event.get("tentacle")
    if event["event"] != "freed" or not isinstance(seat, int) or not isinstance(tentacle, int):
        return []
    return [(seat, "tentacle", f"T{tentacle + 1}: task-{TASK_NAMES[tentacle]}")]


def last_uses(state: KingdomState) -> list[tuple[int, str, str]]:
    """The corals that a seat took."""
    owners = [int(state.at[s.OWNERS + place]) for place in range(s.PLACES)]
    return [(seat, "coral", f"sum {place + s.LOWEST_SUM}") for place, seat in enumerate(owners) if seat >= 0]
