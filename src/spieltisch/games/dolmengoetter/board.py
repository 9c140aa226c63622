"""The board and the figures of the box, read from ``components.json`` or from a file of a player's own (§7.3)."""

import json
import re
from bisect import bisect_left
from typing import Any, Final

from spieltisch.engine.components import brought, components
from spieltisch.engine.errors import BadOption
from spieltisch.engine.game import short

MOST_PLACES: Final = 84
MOST_CIRCLES: Final = 40
SIZES: Final = (4, 6, 8)
CORNER: Final = "F"  # the rune of the four corners; every other rune joins two places
SEATS: Final = ("2", "3", "4", "5")
NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9]{0,7}")
NUMBERS: Final = ("no circle", "one circle", "two circles", "three circles")


class Figures:
    """§2.2: what each player takes."""

    def __init__(self, stones: int, dolmens: list[int]) -> None:
        self.stones = stones
        self.dolmens = dolmens  # how many of the values 1, 2, 3, 4


class Board:
    """The net of places. Numbers of places and circles are their places in the lists."""

    def __init__(self, data: dict[str, Any], figures: dict[str, Figures]) -> None:
        places: list[Any] = data["places"]
        circles: list[Any] = data["circles"]
        self.canvas: list[int] = list(data["canvas"])
        self.runes: dict[str, str] = dict(data.get("runes", {}))
        self.figures = figures
        self.names: list[str] = [place["id"] for place in places]
        self.number: dict[str, int] = {name: place for place, name in enumerate(self.names)}
        self.at: list[list[int]] = [[place["x"], place["y"]] for place in places]
        self.rune: list[str] = [place.get("rune", "") for place in places]
        self.label: list[list[int]] = [list(place.get("label", [place["x"], place["y"]])) for place in places]
        self.circle_names: list[str] = [circle["id"] for circle in circles]
        self.circle_number: dict[str, int] = {name: circle for circle, name in enumerate(self.circle_names)}
        self.middle: list[list[int]] = [[circle["x"], circle["y"]] for circle in circles]
        self.circles: list[list[int]] = [[self.number[name] for name in outline(circle)] for circle in circles]
        self.sizes: list[int] = [len(circle) for circle in self.circles]
        self.factors: list[list[int]] = [factors(size) for size in self.sizes]
        self.circles_of: list[list[int]] = [
            [number for number, circle in enumerate(self.circles) if place in circle] for place in range(len(places))
        ]
        self.edges: list[list[int]] = sides(self.circles)
        self.neighbours: list[list[int]] = [[] for _ in places]
        for one, two in self.edges:
            self.neighbours[one].append(two)
            self.neighbours[two].append(one)
        # §3.4: a rune joins its places like an edge.
        self.opposite: list[list[int]] = [
            [other for other, same in enumerate(self.rune) if rune != "" and same == rune and other != place]
            for place, rune in enumerate(self.rune)
        ]
        self.links: list[list[int]] = [
            sorted(joined) + self.opposite[place] for place, joined in enumerate(self.neighbours)
        ]


def factors(size: int) -> list[int]:
    """§5.2: by level, from the top: 3 2 in a circle of four, 5 4 3 2 1 0 in a circle of eight."""
    return [size // 2 + 1 - level for level in range(size - 2)]


def outline(circle: Any) -> list[str]:
    """The places of a circle, written as a list or as one text."""
    places = circle["places"]
    return places.split() if isinstance(places, str) else list(places)


def sides(circles: list[list[int]]) -> list[list[int]]:
    """The edges of the board: the sides of the circles, each once."""
    found: list[list[int]] = []
    known: set[tuple[int, int]] = set()
    for circle in circles:
        for at, place in enumerate(circle):
            before = circle[at - 1]
            edge = (min(place, before), max(place, before))
            if edge not in known:
                known.add(edge)
                found.append([edge[0], edge[1]])
    return sorted(found)


class Inspector:
    """Looks a board over and says in one sentence what is wrong, with the line of the file where that is known."""

    def __init__(self, data: Any, lines: dict[str, list[int]]) -> None:
        self.data = data
        self.lines = lines

    def refuse(self, sentence: str, part: str = "", number: int = 0) -> BadOption:
        lines = self.lines.get(part, [])
        return BadOption(f"line {lines[number]}: {sentence}" if number < len(lines) else sentence)

    def board(self) -> Board:
        """The board, if it is one."""
        data = self.data
        if not isinstance(data, dict):
            raise self.refuse("a board is an object with canvas, places and circles", "board")
        for part in ("canvas", "places", "circles"):
            if part not in data:
                raise self.refuse(f"the board lacks its {part}", "board")
        self.canvas(data["canvas"])
        self.places(data["places"])
        self.circles(data["circles"])
        signs = data.get("runes", {})
        if not isinstance(signs, dict) or not all(
            NAME.fullmatch(rune) and isinstance(sign, str) and len(sign) <= 8 and sign.isprintable()
            for rune, sign in signs.items()
        ):
            raise self.refuse("runes are letters, each with its sign", "runes")
        figures = self.figures(data.get("figures", {}), len(data["places"]))
        board = Board(data, figures)
        self.net(board)
        self.runes(board)
        return board

    def canvas(self, canvas: Any) -> None:
        if not isinstance(canvas, list) or len(canvas) != 2 or not all(number(one, 1, 10000) for one in canvas):
            raise self.refuse("the canvas is its width and height, two numbers up to 10000", "canvas")

    def places(self, places: Any) -> None:
        if not isinstance(places, list) or not 6 <= len(places) <= MOST_PLACES:
            raise self.refuse(f"a board has a list of 6 to {MOST_PLACES} places", "board")
        known: set[str] = set()
        for at, place in enumerate(places):
            self.thing("place", place, at, known)
            rune = place.get("rune", "A")
            if not isinstance(rune, str) or not NAME.fullmatch(rune):
                raise self.refuse(
                    f"place {place['id']}: a rune is a short word of letters, not {short(rune)}", "places", at
                )
            label = place.get("label", [0, 0])
            if not isinstance(label, list) or len(label) != 2 or not all(number(one, -200, 10200) for one in label):
                raise self.refuse(f"place {place['id']}: the label of the rune is its x and y", "places", at)

    def circles(self, circles: Any) -> None:
        if not isinstance(circles, list) or not 1 <= len(circles) <= MOST_CIRCLES:
            raise self.refuse(f"a board has a list of 1 to {MOST_CIRCLES} circles", "board")
        places = {place["id"] for place in self.data["places"]}
        known: set[str] = set()
        for at, circle in enumerate(circles):
            self.thing("circle", circle, at, known)
            names = circle.get("places")
            if isinstance(names, str):
                names = names.split()
            if not isinstance(names, list) or len(names) not in SIZES:
                raise self.refuse(f"circle {circle['id']}: a circle has 4, 6 or 8 places", "circles", at)
            for name in names:
                if not isinstance(name, str) or name not in places:
                    raise self.refuse(f"circle {circle['id']}: there is no place {short(name, str)}", "circles", at)
                if names.count(name) > 1:
                    raise self.refuse(f"circle {circle['id']}: place {name} is named twice", "circles", at)

    def thing(self, kind: str, one: Any, at: int, known: set[str]) -> None:
        """What places and circles have in common: an id of their own, and x and y."""
        part = kind + "s"
        if not isinstance(one, dict) or not isinstance(one.get("id"), str) or not NAME.fullmatch(one["id"]):
            raise self.refuse(f"a {kind} needs an id: a letter and up to seven letters and digits", part, at)
        if one["id"] in known:
            raise self.refuse(f"two {part} have the id {one['id']}", part, at)
        known.add(one["id"])
        if not number(one.get("x"), 0, 10000) or not number(one.get("y"), 0, 10000):
            raise self.refuse(f"{kind} {one['id']}: x and y are whole numbers from 0 to 10000", part, at)

    def figures(self, figures: Any, places: int) -> dict[str, Figures]:
        """§2.2: stones and dolmens by the number of players; what is left out is as in the box."""
        if not isinstance(figures, dict) or not all(seats in SEATS for seats in figures):
            raise self.refuse("the figures are given for 2, 3, 4 or 5 players", "figures")
        found = dict(BOX_FIGURES)
        for seats, each in figures.items():
            stones = each.get("stones") if isinstance(each, dict) else None
            dolmens = each.get("dolmens") if isinstance(each, dict) else None
            part = f"figures {seats}"
            if not number(stones, 1, 60):
                raise self.refuse(f"figures for {seats} players: stones are a number from 1 to 60", part)
            if not isinstance(dolmens, list) or len(dolmens) != 4 or not all(number(one, 0, 15) for one in dolmens):
                raise self.refuse(f"figures for {seats} players: dolmens are four numbers up to 15", part)
            if sum(dolmens) == 0:
                raise self.refuse(f"figures for {seats} players: nobody plays without dolmens", part)
            found[seats] = Figures(int(each["stones"]), list(dolmens))
        return {seats: each for seats, each in found.items() if places > 3 * int(seats)}

    def net(self, board: Board) -> None:
        """Every inner place lies in three circles and has three neighbours, and the net hangs together."""
        shared = [[0] * len(board.names) for _ in board.names]
        for at, circle in enumerate(board.circles):
            for n, place in enumerate(circle):
                shared[place][circle[n - 1]] += 1
                shared[circle[n - 1]][place] += 1
                if shared[place][circle[n - 1]] > 2:
                    edge = f"{board.names[circle[n - 1]]}-{board.names[place]}"
                    raise self.refuse(f"the edge {edge} is a side of more than two circles", "circles", at)
        for place, name in enumerate(board.names):
            self.surroundings(board, place, name)
        reached = [0]
        for place in reached:
            reached.extend([other for other in board.neighbours[place] if other not in reached])
        for place, name in enumerate(board.names):
            if place not in reached:
                raise self.refuse(f"the net falls apart: no way leads from {board.names[0]} to {name}", "places", place)

    def surroundings(self, board: Board, place: int, name: str) -> None:
        circles = len(board.circles_of[place])
        neighbours = len(board.neighbours[place])
        lies = NUMBERS[circles] if circles < 4 else f"{circles} circles"
        if circles == 0 or circles > 3:
            raise self.refuse(f"place {name} lies in {lies}; one, two or three are possible", "places", place)
        if board.rune[place] == "":
            if circles != 3:
                raise self.refuse(
                    f"place {name} has no rune, so it is an inner place and must lie in three circles, not in {lies}",
                    "places",
                    place,
                )
            if neighbours != 3:
                raise self.refuse(f"the inner place {name} has {neighbours} neighbours, not three", "places", place)
        elif circles == 3:
            raise self.refuse(
                f"place {name} lies in three circles, so it is an inner place and carries no rune", "places", place
            )
        elif neighbours != circles + 1:
            raise self.refuse(
                f"place {name} of the border lies in {lies} and must have {circles + 1} neighbours, not {neighbours}",
                "places",
                place,
            )

    def runes(self, board: Board) -> None:
        """Runes come in pairs; F marks the four corners."""
        for place, rune in enumerate(board.rune):
            carriers = board.rune.count(rune)
            if rune == CORNER and carriers != 4:
                raise self.refuse(
                    f"rune {CORNER} marks the four corners, but it stands on {carriers} places", "places", place
                )
            if rune not in ("", CORNER) and carriers != 2:
                raise self.refuse(
                    f"rune {rune} of place {board.names[place]} must stand on two places, not on {carriers}",
                    "places",
                    place,
                )


def number(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def check(value: Any) -> Any:
    """The option ``board``: none for that of the box, or a board of one's own."""
    if value is not None:
        Inspector(value, {}).board()
    return value


def read(text: str) -> Any:
    """The option ``board`` from the text of a file; an error names its line."""
    data = brought(text, "board")
    Inspector(data, lines_of(text)).board()
    return {part: data[part] for part in ("canvas", "figures", "runes", "places", "circles") if part in data}


def lines_of(text: str) -> dict[str, list[int]]:
    """The lines on which the parts of a board begin, each place and circle, and the figures of each player count."""
    ends = [at for at, letter in enumerate(text) if letter == "\n"]

    def line(at: int) -> int:
        return bisect_left(ends, at) + 1

    lines: dict[str, list[int]] = {"board": [1]}
    for part, at in entries(text, skip(text, 0)):
        lines[part] = [line(at)]
        if part in ("places", "circles"):
            lines[part] = [line(entry) for _, entry in entries(text, at)]
        elif part == "figures":
            for seats, entry in entries(text, at):
                lines[f"figures {seats}"] = [line(entry)]
    return lines


def entries(text: str, at: int) -> list[tuple[str, int]]:
    """Names and beginnings of the values in the object or list that begins here; in a list all names are empty."""
    decoder = json.JSONDecoder()
    bracket = text[at]
    found: list[tuple[str, int]] = []
    if bracket not in ("{", "["):
        return found
    at = skip(text, at + 1)
    while text[at] not in ("}", "]"):
        name = ""
        if bracket == "{":
            name, at = decoder.raw_decode(text, at)
            at = skip(text, at)
        found.append((name, at))
        at = skip(text, decoder.raw_decode(text, at)[1])
    return found


def skip(text: str, at: int) -> int:
    """Past blanks, commas and colons."""
    while at < len(text) and text[at] in " \t\r\n,:":
        at += 1
    return at


BOX_DATA: Final[Any] = components(__file__)
BOX_FIGURES: Final[dict[str, Figures]] = {
    seats: Figures(each["stones"], list(each["dolmens"])) for seats, each in BOX_DATA["figures"].items()
}
BOX: Final = Inspector(BOX_DATA, {}).board()


def board_of(option: Any) -> Board:
    return BOX if option is None else Inspector(option, {}).board()
