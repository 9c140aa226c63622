"""Poseidon's Kingdom in the terminal, drawn from the view."""

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from spieltisch.engine.game import Text

STYLES = {
    "blue": "bold white on #2a5fb0",
    "yellow": "bold black on #f2c632",
    "green": "bold white on #2f7a2a",
    "orange": "bold black on #e8872a",
    "neutral": "bold black on #c8c8c8",
}
SYMBOLS = {"none": "·", "arrow": "➤", "wave": "≈", "food": "◆"}


def draw(view: dict[str, Any], say: Callable[[Text], str]) -> RenderableType:
    head = Columns([Panel(ocean(view, say), title="≋"), Panel(kraken(view, say), title="T1 … T6")])
    return Group(head, Columns([reef(view, seat) for seat in range(view["seats"])]))


def die(one: dict[str, Any]) -> Styled:
    return Styled(f" {one['die']} ", STYLES[one["colour"]])


def dice(many: list[dict[str, Any]]) -> Styled:
    return Styled(" ").join(map(die, many)) if many else Styled("")


def said(name: dict[str, Any], say: Callable[[Text], str]) -> str:
    return say(Text(name["key"], name["args"]))


def ocean(view: dict[str, Any], say: Callable[[Text], str]) -> RenderableType:
    """The strips from the deep sea to the beach, with the fields on both sides and the dice between."""
    wave = view["wave"]
    slots = Styled("").join(Styled(f" {colour[0].upper()} ", STYLES[colour]) for colour in wave["dice"])
    grid = Table.grid(padding=(0, 1))
    grid.add_row("", Styled.assemble(slots, Styled(" ▫ " * (wave["slots"] - len(wave["dice"])), "dim")), "")
    for number, strip in enumerate(view["ocean"]["strips"]):
        fields = [field for field in view["ocean"]["fields"] if field["strip"] == number]
        fields.sort(key=lambda field: field["at"])
        half = len(fields) // 2
        left, right = (
            Styled("  ").join(place(view, field) for field in part) for part in (fields[:half], fields[half:])
        )
        name = Styled(said(strip["name"], say), "dim")
        grid.add_row(left, Styled.assemble(name, " ", dice(strip["dice"])), right)
    return grid


def place(view: dict[str, Any], field: dict[str, Any]) -> Styled:
    """A field with its number, its creatures, and the shark if it is there."""
    shark = view["shark"]
    found = Styled.assemble(f"{field['id']}", (f"/{field['number']}{'*' if field['die'] else ''}", "dim"))
    if shark["field"] == field["id"]:
        found.append(f" SHARK→{shark['ahead'][0]}", "bold red")
    for seat, player in enumerate(view["players"], 1):
        for swimmer in player["swimmers"]:
            if swimmer == field["id"]:
                found.append(f" {seat} ", STYLES[player["colour"]])
    return found


def kraken(view: dict[str, Any], say: Callable[[Text], str]) -> RenderableType:
    grid = Table.grid(padding=(0, 1))
    for tentacle in view["tentacles"]:
        held = Styled("").join(
            Styled(f" {seat + 1} ", STYLES[view["players"][seat]["colour"]]) for seat in tentacle["friends"]
        )
        stack = " ".join(map(str, tentacle["stack"])) or "-"
        grid.add_row(tentacle["id"], said(tentacle["name"], say), f"[dim]{stack}[/]", held)
    track = Styled("")
    for field in view["track"]:
        track.append(f" {field['field']}")
        for seat in field["figures"]:
            track.append(f"{seat + 1}", STYLES[view["players"][seat]["colour"]])
    corals = Styled("  ").join(coral(one, view, say) for one in view["corals"])
    supply = "  ".join(f"{kind} {left}" for kind, left in view["tiles"].items())
    return Group(grid, track, corals, Styled(f"{supply}   ▪ {view['neutral']}", "dim"))


def coral(one: dict[str, Any], view: dict[str, Any], say: Callable[[Text], str]) -> Styled:
    kind = say(Text(f"coral-{one['kind']}")) if one["kind"] else "?"
    if one["owner"] is None:
        return Styled(f"{one['sum']}:{kind}")
    return Styled(f"{one['sum']}:{kind}@{one['owner'] + 1}", STYLES[view["players"][one["owner"]]["colour"]])


def reef(view: dict[str, Any], seat: int) -> RenderableType:
    """The reef from above: height, symbol, and what lies on each hex; rows are shifted like hexes."""
    player = view["players"][seat]
    hexes = {(hex["q"], hex["r"]): hex for hex in player["reef"]["hexes"]}
    lines = []
    left = min(2 * q + r for q, r in hexes)
    for r in sorted({r for _, r in hexes}):
        line = Styled("")
        at = left
        for q in sorted(q for q, other in hexes if other == r):
            line.append("  " * (2 * q + r - at))
            line.append_text(cell(hexes[q, r]))
            at = 2 * q + r + 2
        lines.append(line)
    able = player["abilities"]
    safe = " ".join("▯" if player["face_down"] else str(tile["value"]) for tile in player["safe"])
    foot = f"➤{able['arrow']} ≈{able['wave']} ◆{able['food']}  ▪{player['supply']}  ☠{player['skeletons']['all']}"
    turn = "▶ " if seat in view["deciders"] else ""
    title = Styled.assemble(turn, (f" {view['names'][seat]} ", STYLES[player["colour"]]), f" {safe}")
    return Panel(Group(*lines), title=title, subtitle=foot)


def cell(hex: dict[str, Any]) -> Styled:
    if hex["skeleton"]:
        return Styled("☠   ", "dim")
    found = Styled(f"{hex['height']}{SYMBOLS[hex['symbol']]}")
    return found.append_text(
        Styled(f"{hex['die']['die']}", STYLES[hex["die"]["colour"]]) if hex["die"] else Styled("  ")
    )
