"""What a designer asks of Reef: where points come from, and what each pattern is worth."""

from spieltisch.engine.bits import members
from spieltisch.engine.event import Fact
from spieltisch.engine.game import Text
from spieltisch.games.reef import rules
from spieltisch.games.reef import state as s
from spieltisch.games.reef.scoring import CELLS
from spieltisch.games.reef.state import ReefState
from spieltisch.games.reef.view import cells, named

SOURCES = {"took": "source-display", "scored": "source-patterns", "last": "source-hand"}
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


def points(event: dict[str, Fact], state: ReefState) -> list[tuple[int, str, int]]:
    seat, gain = event.get("seat"), event.get("points")
    if event["event"] == "paid" and isinstance(seat, int):
        return [(seat, "source-paid", -1)]
    if event["event"] in SOURCES and isinstance(seat, int) and isinstance(gain, int):
        return [(seat, SOURCES[str(event["event"])], gain)]
    return []


def last_points(state: ReefState) -> list[tuple[int, str, int]]:
    return [(seat, "source-start", s.START_POINTS) for seat in range(int(state.seats))]


def counting(state: ReefState) -> list[tuple[str, dict[int, int], tuple[str, ...]]]:
    """§6.2: each card still in hand, with the cells that it counts."""
    found = []
    for seat in range(int(state.seats)):
        for number in members(state.at[s.HANDS + seat]):
            card = state.card(number)
            points = int(rules.last_points(state, card, seat))
            marked = card.pattern.scored(state.at, s.STACKS + seat * CELLS)[: points // int(card.points)]
            shown = [f"hand:{card.name}", *(f"cell:{cell}" for mask in marked for cell in cells(mask))]
            found.append(("source-hand", {seat: points}, tuple(f"seat:{seat} {thing}" for thing in shown)))
    return found


def uses(event: dict[str, Fact], state: ReefState) -> list[tuple[int, str, str]]:
    """The kinds of pattern and the cards that a seat played."""
    seat, label = event.get("seat"), str(event.get("label"))
    if event["event"] != "played" or not isinstance(seat, int):
        return []
    kind = label.split(":")[0]
    return [(seat, "kind of pattern", SHAPES.get(kind, kind)), (seat, "card", card_name(label))]


def card_name(label: str) -> str:
    """The message that names a card, with its arguments; a pattern of one's own as it is drawn.

    Not its points: so a card can be compared with the same card of another deck.
    """
    text = named(label)
    if text.key == "card-own":
        return label.split(":")[1].strip()
    told = {name: value.key if isinstance(value, Text) else value for name, value in text.args.items()}
    return " ".join([f"balance-{text.key}", *(f"{name}={value}" for name, value in told.items() if name != "worth")])
