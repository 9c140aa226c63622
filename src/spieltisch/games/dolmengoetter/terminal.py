"""Die Dolmengötter in the terminal: told in sentences, or drawn. Both are made from the view."""

from collections.abc import Callable
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text as Line

from spieltisch.engine.canvas import Canvas
from spieltisch.engine.game import Text, player

COLUMNS, ROWS = 112, 36
SEAT_STYLES = ("bold red", "bold blue", "bold green", "bold yellow", "bold magenta")
PAPER, NET, RUNE = "", "bright_black", "cyan"


Say = Callable[[Text], str]


# In sentences


def tell(view: dict[str, Any], say: Say) -> list[str]:
    lines = [line for seat in range(view["seats"]) for line in tell_player(view, seat, say)]
    lines += [tell_circle(view, circle, say) for circle in view["circles"] if any(circle["counts"])]
    lines += [tell_bare_circle(circle, say) for circle in view["circles"] if not any(circle["counts"])]
    lines += tell_neighbours(view, say)
    if view["ender"] is not None:
        lines.append(say(Text("event-ender", {"seat": player(view["ender"])})) + ".")
    return lines


def tell_player(view: dict[str, Any], seat: int, say: Say) -> list[str]:
    one = view["players"][seat]
    args: dict[str, Text | str | int] = {key: one[key] for key in ("points", "stones", "dolmens", "built")}
    lines = [say(Text("tell-player", args | {"seat": player(seat)}))]
    if one["supply"]:
        lines.append(say(Text("tell-supply", {"seat": player(seat), "values": ", ".join(map(str, one["supply"]))})))
    druids = [
        say(Text("tell-lying" if druid["lying"] else "tell-standing", {"place": number(druid["place"])}))
        for druid in one["druids"]
        if druid["place"]
    ]
    if druids:
        lines.append(say(Text("tell-druids", {"seat": player(seat), "places": ", ".join(druids)})))
    stones = [str(number(place["id"])) for place in view["places"] if place["stone"] == seat]
    if stones:
        lines.append(say(Text("tell-stones", {"seat": player(seat), "places": ", ".join(stones)})))
    return lines


def tell_circle(view: dict[str, Any], circle: dict[str, Any], say: Say) -> str:
    """Who has how many stones, which places are left, and the stack from the top."""
    counts = ", ".join(f"{say(player(seat))} {count}" for seat, count in enumerate(circle["counts"]) if count)
    taken = {place["id"] for place in view["places"] if place["stone"] is not None}
    free = ", ".join(str(number(place)) for place in circle["places"] if place not in taken)
    head: dict[str, Text | str | int] = {"circle": number(circle["id"]), "factor": circle["factors"][0]}
    parts = [
        say(Text("tell-circle", head | {"size": len(circle["places"]), "counts": counts})),
        say(Text("tell-free", {"places": free}) if free else Text("tell-full")),
    ]
    if circle["standing"] == "majority":
        parts.append(say(Text("tell-majority", {"seat": player(circle["leaders"][0])})))
    elif circle["standing"] == "tie":
        parts.append(say(Text("tell-tie", {"seats": ", ".join(say(player(seat)) for seat in circle["leaders"])})))
    if circle["stack"]:
        parts.append(say(Text("tell-stack", {"stack": ", ".join(tell_dolmen(one, say) for one in circle["stack"])})))
    return " ".join(parts)


def tell_bare_circle(circle: dict[str, Any], say: Say) -> str:
    """A circle without stones, and so without dolmens: where it lies."""
    places = ", ".join(str(number(place)) for place in circle["places"])
    args: dict[str, Text | str | int] = {"circle": number(circle["id"]), "factor": circle["factors"][0]}
    return say(Text("tell-bare-circle", args | {"places": places}))


def tell_neighbours(view: dict[str, Any], say: Say) -> list[str]:
    """The ways of the board: ten places a line, so that one of them is found by its number."""
    beside: dict[str, list[str]] = {place["id"]: [] for place in view["places"]}
    for one, two in view["edges"]:
        beside[one].append(two)
        beside[two].append(one)
    ways = [tell_place(view, place, beside[place["id"]], say) for place in view["places"]]
    return [
        say(Text("tell-neighbours", {"ways": "; ".join(ways[first : first + 10])})) for first in range(0, len(ways), 10)
    ]


def tell_place(view: dict[str, Any], place: dict[str, Any], beside: list[str], say: Say) -> str:
    """Its neighbours; those with the same rune are neighbours, too (§3.4)."""
    args: dict[str, Text | str | int] = {"place": number(place["id"]), "places": numbers(beside)}
    if not place["rune"]:
        return say(Text("tell-next", args))
    rune = place["rune"]["letter"]
    alike = [one["id"] for one in view["places"] if one["rune"] and one["rune"]["letter"] == rune and one != place]
    return say(Text("tell-next-rune", args | {"rune": rune, "others": numbers(alike)}))


def numbers(names: list[str]) -> str:
    return ", ".join(str(number(name)) for name in sorted(names))


def tell_dolmen(one: dict[str, Any], say: Say) -> str:
    if one["value"] is None:
        return say(player(one["seat"]))
    return say(Text("tell-dolmen", {"seat": player(one["seat"]), "value": one["value"]}))


def number(name: str) -> str | int:
    """``P07`` is called 7; a board of one's own may have other names."""
    return int(name[1:]) if name[:1].isalpha() and name[1:].isdecimal() else name


def result(choice: dict[str, Any], view: dict[str, Any], say: Say) -> str:
    """Which circles the goal touches, and what a stone left behind would do."""
    preview = choice["preview"] or {}
    circles = (preview.get("stone") or {}).get("circles", [])
    if "place" in preview:  # the stone is what is asked about: the circles that it only counts in are told, too
        return "; ".join(part for one in circles for part in effects(one, say) or [tell_counts(one, say)])
    parts = [touched(preview["to"], view, say)] if "to" in preview else []
    done = [part for one in circles for part in effects(one, say)]
    if done:
        parts.append(say(Text("result-stone", {"place": place_name(preview["from"]), "results": "; ".join(done)})))
    return "; ".join(parts)


def place_name(name: str) -> Text:
    return Text("place-name", {"name": number(name)})


def circle_name(name: str) -> Text:
    return Text("circle-name", {"name": number(name)})


def touched(place: str, view: dict[str, Any], say: Say) -> str:
    """The circles round which a place lies."""
    names = [str(number(circle["id"])) for circle in view["circles"] if place in circle["places"]]
    return say(Text("result-touched", {"circles": ", ".join(names), "number": len(names)}))


def effects(circle: dict[str, Any], say: Say) -> list[str]:
    """Whose dolmen a stone brings to a circle, and whether it completes it."""
    name, right = circle_name(circle["circle"]), circle["right"]
    found = []
    if right:
        found.append(say(Text(f"choice-right-{right['end']}", {"circle": name, "seat": player(right["seat"])})))
    if circle["complete"]:
        found.append(say(Text("event-complete", {"circle": name})))
    return found


def tell_counts(circle: dict[str, Any], say: Say) -> str:
    """The stones in a circle, with the one left there."""
    counts = ", ".join(f"{say(player(seat))} {count}" for seat, count in enumerate(circle["counts"]) if count)
    return say(Text("result-counts", {"circle": circle_name(circle["circle"]), "counts": counts}))


def own_number(choice: dict[str, Any]) -> int | None:
    """A druid is put or lands on a place: whoever types its number means the place."""
    kind, _, place = choice["notation"].partition(" ")
    found = number(place) if kind in ("put", "land") else None
    return found if isinstance(found, int) else None


# Drawn


class Sheet(Canvas):
    """A canvas with the coordinates of the board."""

    def __init__(self, width: int, height: int) -> None:
        super().__init__(COLUMNS, ROWS)
        self.across = (COLUMNS - 9) / width
        self.down = (ROWS - 1) / height

    def at(self, x: int, y: int) -> tuple[int, int]:
        return round(x * self.across) + 4, round(y * self.down)

    def lines(self) -> list[Line]:
        return [Line.assemble(*[(sign, style) for sign, style in row], no_wrap=True) for row in self.cells]


def draw(view: dict[str, Any], say: Callable[[Text], str]) -> RenderableType:
    canvas = Sheet(*view["canvas"])
    places = {place["id"]: place for place in view["places"]}
    for one, two in view["edges"]:
        ends = [canvas.at(places[name]["x"], places[name]["y"]) for name in (one, two)]
        canvas.line(ends[0], ends[1], NET)
    for place in view["places"]:
        draw_place(canvas, place, view["left"] == place["id"])
    for circle in view["circles"]:
        draw_circle(canvas, circle, view)
    return Group(*canvas.lines(), players(view, say))


def draw_place(canvas: Sheet, place: dict[str, Any], left: bool) -> None:
    """A place by its number, and its rune; before it ■ and the seat for a stone, ♟ or ~ (lying) for a druid."""
    x, y = place["x"], place["y"]
    rune = f" {place['rune']['letter']}" if place["rune"] else ""
    name = f"{number(place['id'])}{rune}"
    if place["stone"] is not None:
        canvas.write(*canvas.at(x, y), f"■{place['stone'] + 1}:{name}", SEAT_STYLES[place["stone"]])
    elif place["druid"] is not None:
        seat = place["druid"]["seat"]
        sign = "~" if place["druid"]["lying"] else "♟"
        canvas.write(*canvas.at(x, y), f"{sign}{seat + 1}:{name}", SEAT_STYLES[seat] + " reverse")
    else:
        canvas.write(*canvas.at(x, y), name, "bold" if left else RUNE if rune else PAPER)


def draw_circle(canvas: Sheet, circle: dict[str, Any], view: dict[str, Any]) -> None:
    """Name and factor; the stones of each seat with = for a tie; the stack from the top, ? for a hidden value."""
    asked = circle["id"] == view["circle"] or any(right["circle"] == circle["id"] for right in view["rights"])
    done = "✓" if circle["complete"] else ""
    head = f"({number(circle['id'])})×{circle['factors'][0]}{done}"
    written = [(head, "bold reverse" if asked else NET)]
    if any(circle["counts"]):
        mark = {"tie": "=", "majority": "!", "undecided": ""}[circle["standing"]]
        style = SEAT_STYLES[circle["leaders"][0]] if circle["standing"] == "majority" else PAPER
        written.append(("-".join(map(str, circle["counts"])) + mark, style))
    if circle["stack"]:
        stack = "".join(f"{one['seat'] + 1}{letter(one['value'])}" for one in circle["stack"])
        written.append((f"[{stack}]", SEAT_STYLES[circle["stack"][0]["seat"]]))
    column, row = canvas.at(circle["x"], circle["y"])
    rows = [row + below for below in range(-1, 3)]
    for text, style in written:  # no name of a place is covered
        while rows and not canvas.free(column, rows[0], text):
            rows.pop(0)
        if rows:
            canvas.write(column, rows.pop(0), text, style)


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
