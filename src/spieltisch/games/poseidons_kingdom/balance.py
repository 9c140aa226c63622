"""What a designer asks of Poseidon's Kingdom: what each tentacle and each coral is worth."""

from spieltisch.engine.event import Fact
from spieltisch.games.poseidons_kingdom.kraken import CORAL_KINDS, TASK_NAMES
from spieltisch.games.poseidons_kingdom.pieces import PLACES
from spieltisch.games.poseidons_kingdom.rules import KingdomState
from spieltisch.games.poseidons_kingdom.scoring import coral_points, safe_points

NAMES = {"tentacle": [f"T{number}: task-{task}" for number, task in enumerate(TASK_NAMES, 1)]}


def last_points(state: KingdomState) -> list[tuple[int, str, int]]:
    found = [(seat, "safe tiles", int(safe_points(state, seat))) for seat in range(int(state.seats))]
    for place in range(PLACES):
        seat, kind = state.owners[place], state.corals[place]
        if seat >= 0 and kind != 0:
            found.append((seat, f"coral: coral-{CORAL_KINDS[kind]}", int(coral_points(state, seat, kind))))
    return found


def uses(event: dict[str, Fact], state: KingdomState) -> list[tuple[int, str, str]]:
    """The tentacles at which a seat freed its friend."""
    seat, tentacle = event.get("seat"), event.get("tentacle")
    if event["event"] != "freed" or not isinstance(seat, int) or not isinstance(tentacle, int):
        return []
    return [(seat, "tentacle", f"T{tentacle + 1}: task-{TASK_NAMES[tentacle]}")]


def last_uses(state: KingdomState) -> list[tuple[int, str, str]]:
    """The corals that a seat took."""
    owned = [(state.owners[place], place) for place in range(PLACES) if state.owners[place] >= 0]
    return [(seat, "coral", f"sum {place + 3}") for seat, place in owned]
