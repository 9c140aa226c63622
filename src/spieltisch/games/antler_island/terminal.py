"""Antler Island in the terminal: told in sentences, or drawn. Both are made from the view."""

from collections.abc import Callable
from math import cos, radians, sin
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.text import Text as Styled

from spieltisch.engine.canvas import Canvas
from spieltisch.engine.game import Text, player

Say = Callable[[Text], str]

SPACE_STYLES = {"orange": "bold #e08a2e", "white": "bold", "purple": "bold #a878d0", None: ""}
MARKS = {"orange": "●", "white": "■", "purple": "▲", None: ""}  # no colour alone carries meaning
STAG_STYLES = {
    "red": "bold white on #a02c2c",
    "blue": "bold white on #2c5aa0",
    "yellow": "bold black on #e3c53a",
    "black": "bold white on #222222",
}
COLUMNS, ROWS = 112, 33
RADII = {0: (50, 15), 1: (27, 8), 2: (0, 0)}  # of the shore, the middle and the peak, in columns and rows


def space_text(id: str, terrain: str) -> Text:
    return Text(f"space-{terrain}", {"id": id, "number": int(id[1:] or 0)})


def named(view: dict[str, Any], id: str) -> Text:
    return space_text(id, next(space["terrain"] for space in view["island"] if space["id"] == id))


def kind(name: str) -> Text:
    return Text(f"tile-{name}")


# In sentences


def tell(view: dict[str, Any], say: Say) -> list[str]:
    supply, wily = view["supply"], view["wily"]
    lines = [say(Text("tell-round", {"round": view["round"], "mark": view["end_mark"]}))]
    lines += [line for seat in range(view["seats"]) for line in tell_mat(view, seat, say)]
    if view["fight"]:
        lines += tell_fight(view, say)
    lines += [tell_space(space, say) for space in view["island"] if contents(space, say)]
    stag = view["players"][view["seat"]]["stag"] if view["seat"] is not None else None
    if stag is not None:
        steps = next(space["steps"] for space in view["island"] if space["id"] == stag)
        near = ", ".join(say(named(view, id)) for id in steps)
        lines.append(say(Text("tell-near", {"spaces": near})))
    lines.append(say(Text("tell-supply", {key: supply[key] for key in ("does", "food", "antlers")})))
    return [*lines, tell_wily(wily, say), *tell_effects(view, say)]


def tell_wily(wily: dict[str, Any], say: Say) -> str:
    if wily["open"] is None:
        return say(Text("tell-wily-none", {"pile": wily["pile"]}))
    return say(Text("tell-wily", {"pile": wily["pile"], "kind": kind(wily["open"])}))


def tell_effects(view: dict[str, Any], say: Say) -> list[str]:
    """What each wily tile does that lies open or is one's own."""
    known = {view["wily"]["open"]}.union(*({*one["open"], *(one["hidden"] or ())} for one in view["players"]))
    return [
        say(Text("tell-effect", {"kind": kind(name), "effect": Text(f"effect-{name}")}))
        for name in view["wily"]["kinds"]
        if name in known
    ]


def tell_space(space: dict[str, Any], say: Say) -> str:
    """What is on a space, its colour, and where its does will climb."""
    place = say(space_text(space["id"], space["terrain"]))
    if space["colour"]:
        place = say(Text("tell-coloured", {"space": place, "colour": Text(f"colour-{space['colour']}")}))
    return f"{place}: {', '.join(contents(space, say))}."


def contents(space: dict[str, Any], say: Say) -> list[str]:
    found = [say(Text("tell-stag", {"seat": player(seat)})) for seat in space["stags"]]
    if space["does"]:
        found.append(say(Text("tell-does", {"does": space["does"]})))
    if space["food"]:
        found.append(say(Text("tell-tokens", {"tokens": len(space["food"])})))
    return found


def tell_mat(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    one = view["players"][seat]
    args: dict[str, Text | str | int] = {key: one[key] for key in ("ends", "broken", "track")}
    lines = [say(Text("tell-player", args | {"seat": player(seat)}))]
    lines[0] += " " + say(Text("tell-victor" if one["victor"] else "tell-no-victor"))
    if one["stag"] is not None:
        lines.append(say(Text("tell-stands", {"seat": player(seat), "space": named(view, one["stag"])})))
    lines.append(say(Text("tell-food", {"food": food_in_words(one, say)})))
    tiles = [say(Text("tell-open-tile", {"kind": kind(name)})) for name in one["open"]]
    if one["hidden"] is None:
        tiles += [say(Text("tell-hidden-tiles", {"tiles": one["hidden_tiles"]}))] if one["hidden_tiles"] else []
    else:
        tiles += [say(Text("tell-hidden-tile", {"kind": kind(name)})) for name in one["hidden"]]
    if tiles:
        lines.append(say(Text("tell-tiles", {"tiles": ", ".join(tiles)})))
    return [" ".join([*lines, *tell_plan(one, say)])]


def food_in_words(one: dict[str, Any], say: Say) -> str:
    if one["food"] is not None:
        return ", ".join(map(str, one["food"])) or say(Text("tell-none"))
    food = say(Text("tell-tokens", {"tokens": one["tokens"]}) if one["tokens"] else Text("tell-none"))
    if one["known_food"]:
        food += " " + say(Text("tell-known", {"food": ", ".join(map(str, one["known_food"]))}))
    return food


def tell_plan(one: dict[str, Any], say: Say) -> list[str]:
    if one["acts"] is None:
        return [say(Text("tell-planned" if one["confirmed"] else "tell-plans"))]
    plan = plan_in_words(one, say)
    return [say(Text("tell-plan", {"plan": plan}))] if plan else []


def plan_in_words(one: dict[str, Any], say: Say) -> str:
    """For each action the markers: own ones by name, those of others by number, with those revealed."""
    found = []
    for act, pile in one["acts"].items():
        if one["plan"] is not None:
            laid = [tile for tile, where in one["plan"].items() if where == act]
            marks = [marker(tile, tile in pile["revealed"], say) for tile in laid]
        else:
            marks = [marker(tile, True, say) for tile in pile["revealed"]]
            marks += [say(Text("tell-covered", {"markers": pile["covered"]}))] if pile["covered"] else []
        if marks:
            found.append(say(Text("tell-laid", {"tiles": ", ".join(marks), "act": Text(f"act-{act}")})))
    return "; ".join(found)


def marker(tile: str, revealed: bool, say: Say) -> str:
    name = Text("tell-blank" if tile == "blank" else f"marker-{tile.lower()}")
    return say(Text("tell-revealed", {"tile": name})) if revealed else say(name)


def tell_fight(view: dict[str, Any], say: Say) -> list[str]:
    """Who fights where, and what each has put in; after the lock what decided, also once an end broke off."""
    duel = view["fight"]
    lines = [say(Text("tell-fight", {"space": named(view, duel["space"])}))]
    for side in duel["committed"]:
        args: dict[str, Text | str | int] = {"seat": player(side["seat"])}
        if side["food"] is None:
            ends = view["players"][side["seat"]]["ends"]
            lines.append(say(Text("tell-side-hidden", args | {"ends": ends, "tokens": side["tokens"]})))
        else:
            args |= {"ends": side["strength"] - sum(side["food"]), "strength": side["strength"]}
            food = ", ".join(map(str, side["food"])) or say(Text("tell-none"))
            lines.append(say(Text("tell-side", args | {"food": food})))
    return lines


def result(choice: dict[str, Any], view: dict[str, Any], say: Say) -> str:
    if choice["touches"] == ["confirm"]:
        return plan_in_words(view["players"][view["seat"]], say)
    preview = choice["preview"] or {}
    for key in ("strength", "ends", "track"):
        if key in preview:
            return say(Text(f"result-{key}", {"number": preview[key]}))
    if "to" in preview and preview.get("stag") is None:
        space = next(space for space in view["island"] if space["id"] == preview["to"])
        if isinstance(preview.get("from"), list):
            return ", ".join(say(named(view, id)) for id in preview["from"])
        there = contents(space | {"stags": []}, say)
        return say(Text("result-there", {"things": ", ".join(there)})) if there else ""
    return ""


OWN_NUMBERS = {"reveal X": 4, "roar": 5, "enough": 0, "grow": 0, "pass": 0}


def own_number(choice: dict[str, Any]) -> int | None:
    """Markers go by their figures and food by its value; beside them the X comes fourth, and 0 is no more food."""
    said, _, value = choice["notation"].rpartition(" ")
    if said in ("reveal", "commit", "hand in", "save") and value.isdigit():
        return int(value)
    return OWN_NUMBERS.get(choice["notation"])


# Drawn


def draw(view: dict[str, Any], say: Say) -> RenderableType:
    parts: list[RenderableType] = [island(view, say)]
    if view["fight"]:
        parts.append(fight(view, say))
    mats = [mat(view, seat, say) for seat in range(view["seats"])]
    return Group(*parts, Columns([*mats, supplies(view, say)]))


def glance(view: dict[str, Any], say: Say) -> RenderableType | None:
    """In a fight: what lies in it."""
    return fight(view, say) if view["fight"] else None


def island(view: dict[str, Any], say: Say) -> Styled:
    """The spaces where they lie, with a way between neighbours and nowhere else."""
    canvas = Canvas(COLUMNS, ROWS)
    at = {space["id"]: position(space) for space in view["island"]}
    for space in view["island"]:
        for other in (id for id in space["neighbours"] if id > space["id"]):
            canvas.line(at[space["id"]], at[other], "dim")
    for space in view["island"]:
        column, row = at[space["id"]]
        style = SPACE_STYLES[space["colour"]] or ("italic" if space["terrain"] == "marsh" else "bold")
        name = say(space_text(space["id"], space["terrain"]))
        canvas.write(column, row, f"{MARKS[space['colour']]}{name}", style)
        if things(space):
            canvas.write(column, row + 1, things(space), "bold")
    return Styled("\n").join(Styled.assemble(*row, no_wrap=True) for row in canvas.cells)


def position(space: dict[str, Any]) -> tuple[int, int]:
    """Shore 1 to 12 and middle 1 to 8 clockwise; middle 1 lies between shores 12 and 1."""
    across, down = RADII[space["level"]]
    number = int(space["id"][1:] or 0)
    turn = radians(30 * number - 15 if space["level"] == 0 else 45 * (number - 1))
    return round(COLUMNS / 2 + across * sin(turn)), round(ROWS / 2 - 1 - down * cos(turn))


def things(space: dict[str, Any]) -> str:
    """Stags by their seat, does, food."""
    found = [f"♞{seat + 1}" for seat in space["stags"]]
    found += [f"♀{space['does']}"] if space["does"] else []
    found += [f"◆{len(space['food'])}"] if space["food"] else []
    return " ".join(found)


def supplies(view: dict[str, Any], say: Say) -> RenderableType:
    supply = view["supply"]
    lines = [
        say(Text("tell-round", {"round": view["round"], "mark": view["end_mark"]})),
        say(Text("tell-supply", {key: supply[key] for key in ("does", "food", "antlers")})),
        tell_wily(view["wily"], say),
    ]
    return Panel("\n".join(lines), width=36)


def fight(view: dict[str, Any], say: Say) -> RenderableType:
    where, *sides = tell_fight(view, say)
    return Panel("\n".join(sides), title=Styled(where), expand=False)


def mat(view: dict[str, Any], seat: int, say: Say) -> RenderableType:
    one = view["players"][seat]
    turn = "▶ " if seat in view["deciders"] else ""
    title = Styled.assemble(turn, (f" ♞{seat + 1} ", STAG_STYLES[one["colour"]]), f" {view['names'][seat]}")
    return Panel(Styled("\n".join(tell_mat(view, seat, say))), title=title, width=36)
