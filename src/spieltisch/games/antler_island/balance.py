"""What a designer asks of Antler Island: what each wily tile and each plan is worth."""

from spieltisch.engine.event import Fact
from spieltisch.games.antler_island import island
from spieltisch.games.antler_island.island import ACTS, KINDS, TILES
from spieltisch.games.antler_island.state import STAGS, TRACK, VICTORS, AntlerState

NAMES = {"wily tile": [f"tile-{kind}" for kind in KINDS]}


def counting(state: AntlerState) -> list[tuple[str, dict[int, int], tuple[str, ...]]]:
    """§9: nothing without a won fight."""
    seats = range(int(state.seats))
    does = {seat: int(state.at[TRACK + seat]) if state.at[VICTORS] >> seat & 1 else 0 for seat in seats}
    place = {seat: int(state.points(seat)) - does[seat] for seat in seats}
    spaces = tuple(f"space:{island.NAMES[state.at[STAGS + seat]]}" for seat in seats if place[seat])
    return [("source-does", does, tuple(f"track:{seat}" for seat in seats)), ("source-place", place, spaces)]


def plan(state: AntlerState, seat: int) -> str:
    """How many tiles lie at each action: ``2 move, 1 eat``."""
    laid = [int(state.planned(seat, tile)) for tile in range(len(TILES))]
    counts = [(laid.count(act), name) for act, name in enumerate(ACTS) if laid.count(act)]
    return ", ".join([f"{count} {name}" for count, name in counts])


def uses(event: dict[str, Fact], state: AntlerState) -> list[tuple[int, str, str]]:
    seat = event.get("seat")
    if event["event"] == "played" and isinstance(seat, int):
        return [(seat, "wily tile", f"tile-{event['kind']}")]
    if event["event"] == "revealed" and isinstance(seat, int):
        return [(seat, "action", str(event["act"]))]
    if event["event"] == "all_planned":
        return [(other, "plan", plan(state, other)) for other in range(int(state.seats))]
    return []
