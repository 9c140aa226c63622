"""Poseidon's Kingdom in the terminal: told in sentences, or drawn. Both are made from the view."""

from collections.abc import Callable
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Styled

from spieltisch.engine.canvas import Canvas
from spieltisch.engine.game import Text, player, text

Say = Callable[[Text], str]

STYLES = {
    "blue": "bold white on #2a5fb0",
    "yellow": "bold black on #f2c632",
    "green": "bold white on #2f7a2a",
    "orange": "bold black on #e8872a",
    "neutral": "bold black on #c8c8c8",
}
SYMBOLS = {"none": " ", "arrow": "➤", "wave": "≈", "food": "◆"}
ABILITIES = ("arrow", "wave", "food")
AT_SEA = {"entering", "swimmer", "swimming", "taking", "returning", "drifter", "drifting", "foraging"}
WIDE, HIGH = 8, 3  # of a hex, in columns and rows


def field(name: str) -> Text:
    return Text(f"field-{name[0].lower()}", {"number": int(name[1:])})


def die_text(one: dict[str, Any]) -> Text:
    return Text("die", {"colour": Text(f"colour-{one['colour']}"), "value": one["value"]})


def joined(parts: list[Text], say: Say) -> str:
    return ", ".join(say(part) for part in parts)


# In sentences


def tell(view: dict[str, Any], say: Say) -> list[str]:
    lines = [tell_shark(view, say), tell_wave(view, say)]
    lines += [tell_strip(strip, say) for strip in view["ocean"]["strips"] if strip["dice"]]
    lines += [line for seat in range(view["seats"]) for line in tell_player(view, seat, say)]
    lines += [tell_tentacle(one, say) for one in view["tentacles"]]
    lines += tell_corals(view, say)
    tiles = ", ".join(f"{say(Text(f'tile-{kind}'))} {left}" for kind, left in view["tiles"].items())
    lines.append(say(Text("tell-tiles", {"tiles": tiles, "neutral": view["neutral"]})))
    held = [die_text(one) for one in (*view["busy"]["taken"], *view["busy"]["eating"])]
    if held:
        lines.append(say(Text("tell-held", {"seat": player(view["busy"]["seat"]), "dice": joined(held, say)})))
    return lines


def tell_shark(view: dict[str, Any], say: Say) -> str:
    ahead = joined([field(name) for name in view["shark"]["ahead"]], say)
    return say(Text("tell-shark", {"field": field(view["shark"]["field"]), "ahead": ahead}))


def tell_wave(view: dict[str, Any], say: Say) -> str:
    wave = view["wave"]
    counts = [f"{say(Text(f'colour-{one}'))} {wave['dice'].count(one)}" for one in STYLES if one in wave["dice"]]
    args: dict[str, Text | str | int] = {
        "dice": len(wave["dice"]),
        "slots": wave["slots"],
        "colours": ", ".join(counts),
    }
    return say(Text("tell-wave" if counts else "tell-wave-empty", args))


def tell_strip(strip: dict[str, Any], say: Say) -> str:
    dice = joined([die_text(one) for one in strip["dice"]], say)
    return say(Text("tell-strip", {"strip": text(strip["name"]), "dice": dice}))


def tell_player(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    one = view["players"][seat]
    swimmers = joined([field(name) for name in one["swimmers"] if name], say)
    where = Text("tell-swimmers", {"fields": swimmers}) if swimmers else Text("tell-no-swimmers")
    args: dict[str, Text | str | int] = {"seat": player(seat), "colour": Text(f"colour-{one['colour']}")}
    args |= {"dice": one["supply"], "swimmers": where, "friends": len(one["friends"])}
    parts = [say(Text("tell-player", args))]
    if one["figure"]:
        parts.append(say(Text("tell-figure", {"track": track(one["figure"])})))
    if one["safe"] and not one["face_down"]:
        values = ", ".join(str(tile["value"]) for tile in one["safe"])
        parts.append(say(Text("tell-safe", {"values": values})))
    elif one["safe"]:
        parts.append(say(Text("tell-safe-hidden", {"tiles": len(one["safe"])})))
    able: dict[str, Text | str | int] = {symbol: one["abilities"][symbol] for symbol in ABILITIES}
    reef = [say(Text("tell-abilities", able | {"seat": player(seat)}))]
    reef += [
        say(Text("tell-hex", {"hex": hex["hex"], "things": ", ".join(tell_hex(hex, say))}))
        for hex in one["reef"]["hexes"]
        if tell_hex(hex, say)
    ]
    bare = [hex["hex"] for hex in one["reef"]["hexes"] if not tell_hex(hex, say)]
    if bare:
        reef.append(say(Text("tell-bare", {"number": len(bare), "hexes": "; ".join(bare)})))
    return [" ".join(parts), " ".join(reef)]


def track(name: str) -> Text:
    return Text("tell-track", {"number": int(name[1:])}) if name[1:] else Text("tell-head")


def tell_hex(hex: dict[str, Any], say: Say) -> list[str]:
    """What is seen on a hex; a bare one of the first level is named with its like."""
    found = [say(Text(f"symbol-{hex['symbol']}"))] if hex["symbol"] != "none" else []
    if hex["height"] > 1:
        found.append(say(Text("tell-level", {"level": hex["height"]})))
    if hex["die"]:
        found.append(say(die_text(hex["die"])))
    if hex["skeleton"]:
        found.append(say(Text("tell-skeleton")))
    return found


def tell_tentacle(one: dict[str, Any], say: Say) -> str:
    name = tentacle(one)
    friends = joined([player(seat) for seat in one["friends"]], say)
    if not friends:
        return say(Text("tell-tentacle-empty", {"tentacle": name}))
    return say(Text("tell-tentacle", {"tentacle": name, "friends": friends, "value": one["stack"][0]}))


def tentacle(one: dict[str, Any]) -> Text:
    return Text("tentacle", {"number": int(one["id"][1:]), "task": text(one["name"])})


def tell_corals(view: dict[str, Any], say: Say) -> list[str]:
    unknown = [str(one["sum"]) for one in view["corals"] if not one["kind"] and one["owner"] is None]
    lines = [tell_coral(one, say) for one in view["corals"] if one["kind"] or one["owner"] is not None]
    return [say(Text("tell-unknown-corals", {"sums": ", ".join(unknown)})), *lines] if unknown else lines


def tell_coral(one: dict[str, Any], say: Say) -> str:
    kind = Text(f"coral-{one['kind']}") if one["kind"] else Text("tell-unknown")
    args: dict[str, Text | str | int] = {"sum": one["sum"], "kind": kind}
    if one["owner"] is not None:
        return say(Text("tell-coral-owned", args | {"seat": player(one["owner"])}))
    return say(Text("tell-coral", args))


def together(kind: str, texts: list[Text], say: Say) -> str:
    """The way of the shark, and the dice of a wave that breaks."""
    if kind == "shark":
        *over, goal = [named for one in texts if isinstance(named := one.args["field"], Text)]
        return say(Text("event-shark-way", {"over": joined(over, say), "field": goal}))
    if kind == "landed":
        fallen = [Text(one.key.replace("event-", "tell-"), one.args) for one in texts]
        return say(Text("event-landed-many", {"dice": joined(fallen, say)}))
    return ""


def result(choice: dict[str, Any], view: dict[str, Any], say: Say) -> str:
    preview = choice["preview"] or {}
    if preview.get("full"):
        return say(Text("result-full"))
    if "abilities" in preview:
        args: dict[str, Text | str | int] = {symbol: preview["abilities"][symbol] for symbol in ABILITIES}
        return say(Text("result-abilities", args))
    if preview.get("points") is not None and view["phase"] != "peeking":  # a look brings nothing yet
        return say(Text("result-points", {"points": preview["points"]}))
    if "tentacles" in preview:
        return joined([tentacle(one) for one in view["tentacles"] if one["id"] in preview["tentacles"]], say)
    if "targets" in preview:
        return say(Text("result-targets", {"fields": joined([field(name) for name in preview["targets"]], say)}))
    if preview.get("dice") and "strip" in preview:
        strip = view["ocean"]["strips"][preview["strip"]]
        return joined([die_text(one) for one in strip["dice"]], say)
    return ""


def usual(choices: list[dict[str, Any]], view: dict[str, Any]) -> list[dict[str, Any]]:
    """Fields to enter at by their numbers, not round the ocean as the shark swims."""
    if view["phase"] != "entering":
        return choices
    return sorted(choices, key=lambda choice: (choice["notation"][-2] != "D", choice["notation"]))


def own_number(choice: dict[str, Any]) -> int | None:
    """Corals go by their sums: whoever types one means that coral, and 0 is none."""
    first, _, rest = choice["notation"].partition(" ")
    if choice["notation"] in ("no look", "no coral"):
        return 0
    return int(rest) if first in ("look", "coral") else None


# Drawn


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    sea = Panel(ocean(view, say), title=say(Text("board-ocean")), expand=False)
    kraken = Panel(
        Group(*(Styled(line) for line in kraken_lines(view, say))), title=say(Text("board-kraken")), expand=False
    )
    return Group(sea, kraken, Columns([reef(view, seat, say) for seat in range(view["seats"])]))


def glance(view: dict[str, Any], say: Say) -> RenderableType:
    """While somebody swims the ocean, otherwise the own reef, where tiles are laid and dice are stored."""
    return ocean(view, say) if view["phase"] in AT_SEA else reef(view, view["seat"], say)


def kraken_lines(view: dict[str, Any], say: Say) -> list[str]:
    return [tell_tentacle(one, say) for one in view["tentacles"]] + tell_corals(view, say)


def die(one: dict[str, Any]) -> Styled:
    return Styled(f" {one['die']} ", STYLES[one["colour"]])


def dice(many: list[dict[str, Any]]) -> Styled:
    return Styled(" ").join(map(die, many)) if many else Styled("")


def ocean(view: dict[str, Any], say: Say) -> RenderableType:
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
        name = Styled(say(text(strip["name"])), "dim")
        grid.add_row(left, Styled.assemble(name, " ", dice(strip["dice"])), right)
    return grid


def place(view: dict[str, Any], field: dict[str, Any]) -> Styled:
    """A field with its number, its swimmers, and the shark if it is there."""
    shark = view["shark"]
    found = Styled.assemble(f"{field['id']}", (f"/{field['number']}{'*' if field['die'] else ''}", "dim"))
    if shark["field"] == field["id"]:
        found.append(f" ◢►{shark['ahead'][0]}", "bold red")
    for seat, one in enumerate(view["players"], 1):
        for swimmer in one["swimmers"]:
            if swimmer == field["id"]:
                found.append(f" {seat} ", STYLES[one["colour"]])
    return found


def reef(view: dict[str, Any], seat: int, say: Say) -> RenderableType:
    """The reef from above: each hex with its name, its level and symbol, what lies on it, and the borders of tiles."""
    one = view["players"][seat]
    hexes = {hex["hex"]: hex for hex in one["reef"]["hexes"]}
    left = min(2 * hex["q"] + hex["r"] for hex in hexes.values())
    top = min(hex["r"] for hex in hexes.values())
    right = max(2 * hex["q"] + hex["r"] for hex in hexes.values())
    bottom = max(hex["r"] for hex in hexes.values())
    canvas = Canvas((right - left) * WIDE // 2 + WIDE + 1, (bottom - top + 1) * HIGH + 1)
    at = {name: ((2 * hex["q"] + hex["r"] - left) * WIDE // 2, (hex["r"] - top) * HIGH) for name, hex in hexes.items()}
    partner = partners(one["reef"]["tiles"])
    for name, hex in hexes.items():
        draw_hex(canvas, at[name], hex, partner.get(name))
    rows = Styled("\n").join(Styled.assemble(*row, no_wrap=True) for row in canvas.cells)
    able = "  ".join(f"{SYMBOLS[symbol]}{one['abilities'][symbol]}" for symbol in ABILITIES)
    turn = "▶ " if seat in view["deciders"] else ""
    title = Styled.assemble(turn, (f" {seat + 1} {view['names'][seat]} ", STYLES[one["colour"]]))
    foot = f"{able}  ▪{one['supply']}  ☠{one['skeletons']['all']}"
    return Panel(rows, title=title, subtitle=foot, expand=False)


def partners(tiles: list[dict[str, Any]]) -> dict[str, str]:
    """For each hex the other half of the tile that is seen there: the highest one."""
    found: dict[str, str] = {}
    for tile in sorted(tiles, key=lambda tile: tile["level"]):
        one, two = tile["hexes"]
        found[one], found[two] = two, one
    return {name: other for name, other in found.items() if found[other] == name}  # the other half may be covered


# The six neighbours of a hex, where the border to each begins on the canvas, and its signs from there.
BORDERS = {
    (0, -1): (0, 0, "┼───"),
    (1, -1): (WIDE // 2, 0, "────┼"),
    (-1, 1): (0, HIGH, "┼───"),
    (0, 1): (WIDE // 2, HIGH, "────┼"),
    (-1, 0): (0, 1, "│"),
    (1, 0): (WIDE, 1, "│"),
}


def draw_hex(canvas: Canvas, at: tuple[int, int], hex: dict[str, Any], partner: str | None) -> None:
    """Its name, then its level and symbol with what lies there; a border all round, but not inside a tile."""
    column, row = at
    for (q, r), (right, below, signs) in BORDERS.items():
        inside = partner == f"{hex['q'] + q},{hex['r'] + r}"
        for more in range(HIGH - 1 if signs == "│" else 1):
            for offset, sign in enumerate(signs):
                canvas.write(
                    column + right + offset, row + below + more, " " if inside and sign != "┼" else sign, "dim"
                )
    item = "☠" if hex["skeleton"] else hex["die"]["die"] if hex["die"] else ""
    style = STYLES[hex["die"]["colour"]] if hex["die"] else "bold"
    canvas.write(column + WIDE // 2, row + 1, hex["hex"], "dim")
    canvas.write(column + WIDE // 2, row + 2, f"{hex['height']}{SYMBOLS[hex['symbol']]}{item}", style)
