"""Reef in the terminal, drawn from the view."""

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from spieltisch.engine.game import Text

STYLES = {
    "R": "bold white on #b8401f",
    "Y": "bold black on #f2b632",
    "G": "bold white on #2f7a2a",
    "P": "bold white on #7d4594",
}


def draw(view: dict[str, Any], say: Callable[[Text], str]) -> RenderableType:
    reefs = [reef(view, seat) for seat in range(view["seats"])]
    supply = Styled("  ").join(Styled.assemble(coral(colour), f" {left}") for colour, left in view["supply"].items())
    display = [card(slot["card"], f"{number}", slot["tokens"]) for number, slot in enumerate(view["display"], 1)]
    market = Columns([*display, Panel(f"{view['deck']}", title="▤", width=9), Panel(supply, title="≋", width=38)])
    seat = view["seat"]
    hand = view["players"][seat]["hand"] if seat is not None else []
    parts: list[RenderableType] = [Columns(reefs), market]
    if hand:
        parts.append(Columns([card(one, one["id"], 0) for one in hand]))
    return Group(*parts)


def coral(colour: str) -> Styled:
    return Styled(f" {colour} ", STYLES[colour])


def reef(view: dict[str, Any], seat: int) -> RenderableType:
    player = view["players"][seat]
    grid = Table.grid(padding=(0, 1))
    for row in range(4):
        cells = [stack(player["reef"][4 * row + column]) for column in range(4)]
        grid.add_row(f"[dim]{row + 1}[/]", *cells)
    grid.add_row("", *[f"[dim] {letter}[/]" for letter in "abcd"])
    turn = "▶ " if seat in view["deciders"] else ""
    title = f"{turn}{view['names'][seat]}  [bold]{player['points']}[/]"
    return Panel(grid, title=title, subtitle="▯" * player["cards"], width=30)


def stack(corals: str) -> Styled:
    """The top coral with the height of its stack."""
    return Styled(f" {corals[-1]}{len(corals)} ", STYLES[corals[-1]]) if corals else Styled("  · ", "dim")


def card(face: dict[str, Any] | None, title: str, tokens: int) -> RenderableType:
    if face is None:
        return Panel("\n\n\n", title=title, width=19)
    corals = Styled.assemble(coral(face["corals"][0]), " ", coral(face["corals"][1]))
    pattern = face["pattern"]
    if isinstance(pattern, dict):
        around = Styled.assemble(coral(pattern["ring"]), " ◌ ", coral(pattern["around"]))
        rows = [around]
    else:
        rows = [Styled(" ").join(cell(part) for part in row.split()) for row in pattern]
    body = Group(corals, *rows, *[""] * (3 - len(rows)))
    return Panel(body, title=title, subtitle=f"{face['points']}{f' +{tokens}' if tokens else ''}", width=19)


def cell(part: str) -> Styled:
    if part == "..":
        return Styled(" · ", "dim")
    return Styled(f"{part:^3}", STYLES.get(part[0], "bold black on white"))
