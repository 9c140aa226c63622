"""The board of Die Dolmengötter in a terminal, drawn from the view alone."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from spieltisch.engine.game import Text, player

COLUMNS, ROWS = 112, 36
SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
PAPER, NET, RUNE = "", "bright_black", "cyan"


class Canvas:
    """A sheet of characters with coordinates of the board."""

    def __init__(self, width: int, height: int) -> None:
        self.across = (COLUMNS - 9) / width
        self.down = (ROWS - 1) / height
        self.cells = [[(" ", PAPER)] * COLUMNS for _ in range(ROWS)]

    def at(self, x: int, y: int) -> tuple[int, int]:
        return round(x * self.across) + 4, round(y * self.down)

    def write(self, x: int, y: int, text: str, style: str, below: int = 0) -> None:
        """A text with its middle at this point of the board, or some rows below."""
        column, row = self.at(x, y)
        start = max(0, min(COLUMNS - len(text), column - len(text) // 2))
        for offset, sign in enumerate(text):
            self.cells[min(ROWS - 1, row + below)][start + offset] = (sign, style)

    def line(self, one: tuple[int, int], two: tuple[int, int]) -> None:
        """An edge, as a dotted line."""
        steps = max(abs(one[0] - two[0]), 2 * abs(one[1] - two[1]), 1)
        for step in range(0, steps + 1, 2):
            column = round(one[0] + (two[0] - one[0]) * step / steps)
            row = round(one[1] + (two[1] - one[1]) * step / steps)
            self.cells[row][column] = ("·", NET)

    def lines(self) -> list[Line]:
        drawn = []
        for row in self.cells:
            line = Line(no_wrap=True)
            for sign, style in row:
                line.append(sign, style=style or None)
            drawn.append(line)
        return drawn


def draw(view: dict[str, Any], say: Callable[[Text], str]) -> RenderableType:
    canvas = Canvas(*view["canvas"])
    places = {place["id"]: place for place in view["places"]}
    for one, two in view["edges"]:
        ends = [canvas.at(places[name]["x"], places[name]["y"]) for name in (one, two)]
        canvas.line(ends[0], ends[1])
    for circle in view["circles"]:
        draw_circle(canvas, circle, view)
    for place in view["places"]:
        draw_place(canvas, place, view["left"] == place["id"])
    return Group(*canvas.lines(), players(view, say))


def draw_place(canvas: Canvas, place: dict[str, Any], left: bool) -> None:
    """A free place by its name and rune, a stone as ■ with its seat, a druid upright ♟ or lying ~ with its place."""
    x, y = place["x"], place["y"]
    if place["stone"] is not None:
        canvas.write(x, y, f"■{place['stone'] + 1}", SEAT_STYLES[place["stone"]])
    elif place["druid"] is not None:
        seat = place["druid"]["seat"]
        sign = "~" if place["druid"]["lying"] else "♟"
        canvas.write(x, y, f"{sign}{seat + 1}:{place['id']}", SEAT_STYLES[seat] + " reverse")
    else:
        rune = place["rune"]["letter"] if place["rune"] else ""
        canvas.write(x, y, place["id"] + (f" {rune}" if rune else ""), "bold" if left else RUNE if rune else PAPER)


def draw_circle(canvas: Canvas, circle: dict[str, Any], view: dict[str, Any]) -> None:
    """Name and factor; the stones of each seat with = for a tie; the stack from the top, ? for a hidden value."""
    asked = circle["id"] == view["circle"] or any(right["circle"] == circle["id"] for right in view["rights"])
    x, y = circle["x"], circle["y"]
    done = "✓" if circle["complete"] else ""
    canvas.write(x, y, f"{circle['id']}×{circle['factors'][0]}{done}", "bold reverse" if asked else NET, -1)
    if any(circle["counts"]):
        mark = {"tie": "=", "majority": "!", "undecided": ""}[circle["standing"]]
        style = SEAT_STYLES[circle["leaders"][0]] if circle["standing"] == "majority" else PAPER
        canvas.write(x, y, "-".join(map(str, circle["counts"])) + mark, style)
    if circle["stack"]:
        stack = "".join(f"{one['seat'] + 1}{letter(one['value'])}" for one in circle["stack"])
        canvas.write(x, y, f"[{stack}]", SEAT_STYLES[circle["stack"][0]["seat"]], 1)


def letter(value: int | None) -> str:
    """A dolmen after its seat: 1 to 4 as raised figures, so that seat and value are told apart."""
    return "?" if value is None else "⁰¹²³⁴"[value]


def players(view: dict[str, Any], say: Callable[[Text], str]) -> Table:
    table = Table(box=None, pad_edge=False)
    for key in ("", "points", "stones", "dolmens-left", "dolmens-built", "dolmens-scored"):
        table.add_column(say(Text(key)) if key else "", justify="left" if not key else "right")
    for seat, one in enumerate(view["players"]):
        name = f"{'▶' if seat == view['active'] else ' '} {seat + 1} {say(player(seat))}"
        supply = f"{one['dolmens']}" + (f" ({digits(one['supply'])})" if one["supply"] else "")
        row = [name, str(one["points"]), str(one["stones"]), supply, str(one["built"]), digits(one["scored"])]
        table.add_row(*row, style=SEAT_STYLES[seat])
    return table


def digits(values: list[int]) -> str:
    return "".join(map(str, values))
