"""Antler Island in the terminal, drawn from the view."""

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from spieltisch.engine.game import Text

SPACE_STYLES = {"orange": "#e08a2e", "white": "#f2efe6", "purple": "#a878d0"}
MARKS = {"orange": "●", "white": "■", "purple": "▲", None: " "}  # no colour alone carries meaning
STAG_STYLES = {
    "red": "bold white on #a02c2c",
    "blue": "bold white on #2c5aa0",
    "yellow": "bold black on #e3c53a",
    "black": "bold white on #222222",
}
# The island from above: shore, middle and peak as rows of a square.
ROWS = (
    ("O11", "O12", None, "O1", "O2"),
    ("O10", "M8", "M1", "M2", "O3"),
    (None, "M7", "C", "M3", None),
    ("O9", "M6", "M5", "M4", "O4"),
    ("O8", "O7", None, "O6", "O5"),
)


def draw(view: dict[str, Any], say: Callable[[Text], str]) -> RenderableType:
    parts: list[RenderableType] = [Columns([island(view), supplies(view, say)])]
    if view["fight"]:
        parts.append(fight(view))
    parts.append(Columns([mat(view, seat, say) for seat in range(view["seats"])]))
    return Group(*parts)


def island(view: dict[str, Any]) -> RenderableType:
    spaces = {space["id"]: space for space in view["island"]}
    grid = Table.grid(padding=(0, 1))
    for row in ROWS:
        grid.add_row(*(cell(view, spaces.get(name)) if name else "" for name in row))
    return grid


def cell(view: dict[str, Any], space: dict[str, Any] | None) -> RenderableType:
    """A space: its stags, its does ♀ and its food tokens ◆."""
    if space is None:
        return ""
    style = SPACE_STYLES.get(
        space["colour"], {"marsh": "blue", "meadow": "green", "peak": "bold"}.get(space["terrain"], "")
    )
    head = f"{MARKS[space['colour']]}{space['id']}" + (" ≈" if space["terrain"] == "marsh" else "")
    stags = [Styled(f" {seat + 1} ", STAG_STYLES[view["players"][seat]["colour"]]) for seat in space["stags"]]
    things = f"{'♀' * space['does'] if space['does'] < 4 else '♀' + str(space['does'])}{'◆' * len(space['food'])}"
    return Panel(Styled.assemble(*stags, things or " "), title=head, style=style, width=11, padding=0)


def supplies(view: dict[str, Any], say: Callable[[Text], str]) -> RenderableType:
    wily, supply = view["wily"], view["supply"]
    lines = [
        f"⟳ {view['round']}   ⚑ {view['end_mark']}",
        f"♀ {supply['does']}   ◆ {supply['food']}   ψ {supply['antlers']}",
        f"▤ {wily['pile']}   {kind(wily['open'], say) if wily['open'] else '–'}",
    ]
    if view["turn"]:
        lines.append(f"▶ {view['turn']['tile']}: {say(Text('act-' + view['turn']['act']))}")
    return Panel("\n".join(lines), width=34)


def kind(name: str, say: Callable[[Text], str]) -> str:
    return say(Text(f"tile-{name}"))


def fight(view: dict[str, Any]) -> RenderableType:
    duel = view["fight"]
    sides = []
    for side in duel["committed"]:
        food = " ".join(map(str, side["food"])) if side["food"] is not None else "? " * side["tokens"]
        strength = f" = {side['strength']}" if side["strength"] is not None else ""
        ends = view["players"][side["seat"]]["ends"]
        sides.append(f"{view['names'][side['seat']]} ψ{ends} + {food or '–'}{strength}")
    return Panel("  ⚔  ".join(sides), title=duel["space"])


def mat(view: dict[str, Any], seat: int, say: Callable[[Text], str]) -> RenderableType:
    player = view["players"][seat]
    food = " ".join(map(str, player["food"])) if player["food"] is not None else "? " * player["tokens"]
    if player["food"] is None and player["known_food"]:
        food += f"({' '.join(map(str, player['known_food']))}!)"
    hidden = player["hidden"] if player["hidden"] is not None else ["?"] * player["hidden_tiles"]
    tiles = [kind(name, say) for name in player["open"]]
    tiles += [f"({kind(name, say) if name != '?' else '?'})" for name in hidden]
    lines = [
        f"♀ {player['track']}{' ★' if player['victor'] else ''}   ψ {player['ends']}"
        + (f" (−{player['broken']})" if player["broken"] else ""),
        f"◆ {food or '–'}",
        f"▤ {', '.join(tiles) or '–'}",
        *plan(player, say),
    ]
    turn = "▶ " if seat in view["deciders"] else ""
    style = STAG_STYLES[player["colour"]]
    title = f"{turn}[{style}] {seat + 1} [/] {view['names'][seat]}  {player['stag'] or ''}"
    return Panel("\n".join(lines), title=title, width=34)


def plan(player: dict[str, Any], say: Callable[[Text], str]) -> list[str]:
    """For each action the tiles: own ones by name, covered ones of others as ▮, revealed ones in brackets."""
    if player["acts"] is None:
        return ["✓" if player["confirmed"] else "…"]
    lines = []
    for act, pile in player["acts"].items():
        if player["plan"] is not None:
            mine = [tile for tile, laid in player["plan"].items() if laid == act]
            marks = [f"\\[{tile}]" if tile in pile["revealed"] else tile.replace("blank", "▯") for tile in mine]
        else:
            marks = [f"\\[{tile}]" for tile in pile["revealed"]] + ["▮"] * pile["covered"]
        lines.append(f"{say(Text('act-' + act)):<9} {' '.join(marks)}")
    return lines
