"""King of Tokyo in the terminal, drawn from the view."""

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from spieltisch.engine.game import Text

Say = Callable[[Text], str]

SIGNS = {"1": "  1  ", "2": "  2  ", "3": "  3  ", "heart": "  ♥  ", "energy": "  ϟ  ", "claw": " /// "}
STYLES = {
    "1": "bold white on #44546a",
    "2": "bold white on #2f6690",
    "3": "bold white on #6b3fa0",
    "heart": "bold white on #b3273a",
    "energy": "bold black on #7bc96f",
    "claw": "bold black on #f2a33a",
}
SEATS = "▲●■◆★⬢"
PLACES = {"city": "bold black on #f2b632", "bay": "bold white on #2f6690", "outside": "dim"}


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    parts: list[RenderableType] = [standings(view, say)]
    if view["dice"]["faces"] or view["dice"]["rolling"]:
        parts.append(dice(view["dice"], say))
    parts.append(market(view, say))
    seat = view["seat"]
    if seat is not None and view["players"][seat]["cards"]:
        parts.append(mine(view["players"][seat]["cards"], say))
    return Group(*parts)


# The monsters


def standings(view: dict[str, Any], say: Say) -> RenderableType:
    table = Table(expand=False, header_style="dim")
    table.add_column("")
    for key in ("life", "points", "energy", "place", "cards"):
        table.add_column(say(Text(f"board-{key}")))
    for seat, monster in enumerate(view["players"]):
        turn = "▶ " if seat == view["active"] else "  "
        name = Styled(f"{turn}{SEATS[seat]} {view['names'][seat]}", "bold" if seat == view["active"] else "")
        name.append(f"\n    {monster['monster']}", "dim")
        if not monster["alive"]:
            table.add_row(name, Styled("✝ 0", "dim"), "", "", "", "", style="dim strike")
            continue
        place = Styled(f" {say(Text('place-' + monster['place']))} ", PLACES[monster["place"]])
        held = Styled(", ").join(Styled(card_line(card, say)) for card in monster["cards"])
        table.add_row(name, life(monster), points(monster), energy(monster), place, held)
    return table


def life(monster: dict[str, Any]) -> Styled:
    left, most = monster["life"], monster["max_life"]
    style = "bold red" if left <= 3 else "yellow" if left <= 6 else "green"
    shown = Styled.assemble((f"{left:2} ", "bold"), ("♥" * left, style), ("·" * (most - left), "dim"))
    if monster["poison"]:
        shown.append(f"\n   ☠ {monster['poison']}", "magenta")
    if monster["shrink"]:
        shown.append(f"  ▾ {monster['shrink']}", "cyan")
    return shown


def points(monster: dict[str, Any]) -> Styled:
    won = monster["points"]
    return Styled.assemble((f"{won:2} ", "bold"), ("★" * (won // 2), "yellow"), ("·" * (10 - won // 2), "dim"))


def energy(monster: dict[str, Any]) -> Styled:
    return Styled.assemble((f"{monster['energy']:2} ", "bold"), ("ϟ" * min(monster["energy"], 8), "green"))


def card_line(card: dict[str, Any], say: Say) -> str:
    line = name(card, say)
    if card.get("copies"):
        line += f" → {say(Text('card-' + card['copies'].removesuffix('_2')))}"
    return f"{line} [{card['stock']}]" if card["stock"] else line


def name(card: dict[str, Any], say: Say) -> str:
    return say(Text(card["name"]["key"]))


# The dice


def dice(hand: dict[str, Any], say: Say) -> RenderableType:
    row = Table.grid(padding=(0, 1))
    rolling = [Styled("╭─────╮\n│  ?  │\n╰─────╯", "dim")] * hand["rolling"]
    row.add_row(*[die(face) for face in hand["faces"]], *rolling)
    parts: list[RenderableType] = [row]
    if "three" in hand:
        parts.append(chances(say(Text("board-three")), hand["three"]))
    return Panel(Group(*parts), title=f"↻ {hand['rerolls']}", title_align="left", expand=False, border_style="dim")


def die(face: str) -> Styled:
    style = STYLES[face]
    return Styled.assemble(("       \n", style), (f" {SIGNS[face]} ", style), ("\n       ", style))


def chances(label: str, odds: dict[str, float]) -> Styled:
    """The exact odds of at least three of a face, if all rerolls go for it."""
    line = Styled(f"{label} ", "dim")
    for face, chance in odds.items():
        line.append(f"{SIGNS[face].strip()} ", "bold")
        line.append(f"{100 * chance:.0f} %   ", "green" if chance >= 0.5 else "dim" if chance < 0.1 else "")
    return line


# The cards


def market(view: dict[str, Any], say: Say) -> RenderableType:
    shown = [face(card, say) if card else Panel("", width=30) for card in view["market"]]
    if view["top"]:
        shown.append(face(view["top"], say, say(Text("board-top"))))
    shown.append(Panel(f"▤ {view['deck']}\n[dim]✗ {len(view['discard'])}[/]", width=9))
    return Columns(shown)


def face(card: dict[str, Any], say: Say, note: str = "") -> RenderableType:
    kind = say(Text(f"board-{card['kind']}"))
    price = f"{card['price']} ϟ" if card["price"] == card["cost"] else f"[strike]{card['cost']}[/] {card['price']} ϟ"
    return Panel(
        say(Text(card["text"]["key"])),
        title=f"[bold]{name(card, say)}[/]",
        subtitle=f"{price} · {kind}{f' · {note}' if note else ''}",
        width=30,
        border_style="green" if card["kind"] == "keep" else "yellow",
    )


def mine(cards: list[dict[str, Any]], say: Say) -> RenderableType:
    """What the own cards do, line by line."""
    table = Table.grid(padding=(0, 2))
    for card in cards:
        table.add_row(Styled(card_line(card, say), "bold"), say(Text(card["text"]["key"])))
    return Panel(table, title=say(Text("board-mine")), title_align="left", expand=False, border_style="green")
