"""Positions of Die Dolmengötter for the tests, and how to play on them."""

import json
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch import BadNotation, State
from spieltisch.engine.registry import folder

COLOURS = "RBGYV"
BOX: dict[str, Any] = json.loads((Path(folder("dolmengoetter")) / "components.json").read_text(encoding="utf-8"))
FIGURES = {int(seats): each for seats, each in BOX["figures"].items()}
START: dict[str, Any] = {"game": "dolmengoetter", "version": 1, "format": "spieltisch-position-1"}


def links() -> dict[str, set[str]]:
    """Neighbours by edge or rune."""
    found: dict[str, set[str]] = {place["id"]: set() for place in BOX["places"]}
    for circle in BOX["circles"]:
        outline = circle["places"].split()
        for one, two in zip(outline, [*outline[1:], outline[0]], strict=True):
            found[one].add(two)
            found[two].add(one)
    for one in BOX["places"]:
        for two in BOX["places"]:
            if one is not two and "rune" in one and one["rune"] == two.get("rune"):
                found[one["id"]].add(two["id"])
    return found


LINKS = links()
CIRCLES = {circle["id"]: circle["places"].split() for circle in BOX["circles"]}


def around(places: set[str]) -> set[str]:
    """These places, their neighbours, and everything in their circles."""
    near = set(places).union(*(LINKS[place] for place in places))
    return near.union(*(outline for outline in CIRCLES.values() if places & set(outline)))


def table(
    druids: str = "",
    stones: str = "",
    stacks: str = "",
    active: str = "R",
    seats: int = 3,
    points: dict[str, int] | None = None,
    supply: dict[str, list[int]] | None = None,
    stones_each: int | None = None,
    ender: str = "",
    extra: int = -1,
    options: dict[str, Any] | None = None,
    upright: bool = False,
) -> State:
    """A position: ``druids`` like "R P20, B P24~" (~ lies), ``stones`` like "R P23 P24, B P28", ``stacks`` like
    "C09 R4 B1" from the top. Druids not named stand far away from everything, and lie unless ``upright``."""
    laid = pieces(stones)
    placed = pieces(druids)
    named = {place.rstrip("~") for group in (laid, placed) for places in group.values() for place in places}
    parking = iter([place for place in LINKS if place not in around(named)])
    players = []
    for seat in range(seats):
        colour = COLOURS[seat]
        mine = placed.get(colour, [])
        parked = [next(parking) + ("" if upright else "~") for _ in range(3 - len(mine))]
        each = stones_each or FIGURES[seats]["stones"]
        players.append(
            {
                "points": (points or {}).get(colour, 4),
                "stones": each - len(laid.get(colour, [])),
                "stones_at": laid.get(colour, []),
                "druids": [place.rstrip("~") for place in mine + parked],
                "lying": [at for at, place in enumerate(mine + parked) if place.endswith("~")],
                "supply": (supply or {}).get(colour, whole_supply(seats, colour, stacks)),
            }
        )
    board = None
    if stones_each:
        figures = {str(seats): {"stones": stones_each, "dolmens": FIGURES[seats]["dolmens"]}}
        board = {part: BOX[part] for part in ("canvas", "runes", "places", "circles")} | {"figures": figures}
    return spieltisch.load(
        START
        | {
            "seats": seats,
            "options": {"board": board} | (options or {}),
            "phase": "turn",
            "first": 0,
            "active": COLOURS.index(active),
            "flyer": -1,
            "spot": None,
            "rights": [],
            "circle": None,
            "ender": COLOURS.index(ender) if ender else -1,
            "extra": extra,
            "stacks": {words[0]: [dolmen(word) for word in words[1:]] for words in entries(stacks)},
            "players": players,
        }
    )


def entries(text: str) -> list[list[str]]:
    return [entry.split() for entry in text.split(",") if entry.strip()]


def pieces(text: str) -> dict[str, list[str]]:
    return {words[0]: words[1:] for words in entries(text)}


def dolmen(word: str) -> list[int]:
    return [COLOURS.index(word[0]), int(word[1])]


def whole_supply(seats: int, colour: str, stacks: str) -> list[int]:
    """All dolmens of a colour but those in the stacks."""
    left = [value for value in (1, 2, 3, 4) for _ in range(FIGURES[seats]["dolmens"][value - 1])]
    for words in entries(stacks):
        for word in words[1:]:
            if word[0] == colour:
                left.remove(int(word[1]))
    return left


def open_to(state: State) -> list[str]:
    return [spieltisch.notation(state, action) for action in state.legal()]


def play(state: State, *moves: str) -> State:
    for move in moves:
        state.apply(spieltisch.parse(state, move))
    return state


def refused(state: State, move: str) -> bool:
    """Whether the rules do not offer this."""
    with pytest.raises(BadNotation):
        spieltisch.parse(state, move)
    return True


def destinations(state: State, druid: str) -> set[str]:
    return {move.split()[2] for move in open_to(state) if move.startswith(f"wander {druid} ")}


def leave_stone(state: State, place: str, to: str = "") -> set[str]:
    """The active player's lying druid flies away from ``place`` and leaves a stone. Gives the rights that arise."""
    play(state, f"fly {place}")
    circles = {name for name, outline in CIRCLES.items() if place in outline}
    near = {one for name in circles for one in CIRCLES[name]}
    far = to or next(move.split()[1] for move in open_to(state) if move.split()[1] not in near)
    play(state, f"land {far}")
    events = spieltisch.listen(state)
    if "stone" in open_to(state):
        play(state, "stone")
    ends = {"majority": "top", "tie": "under"}
    return {
        f"{event.facts['circle']} {ends[event.kind]} {COLOURS[event.facts['seat']]}"  # type: ignore[index]
        for event in events
        if event.kind in ends
    }


def told(state: State) -> list[str]:
    return [event.kind for event in state.events or []]


def stack(state: State, circle: str) -> list[str]:
    """A stack from the top, all values open."""
    return [f"{COLOURS[seat]}{value}" for seat, value in spieltisch.dump(state)["stacks"].get(circle, [])]


def circle(state: State, name: str, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in spieltisch.view(state, seat)["circles"] if one["id"] == name)
    return found


def place(state: State, name: str) -> dict[str, Any]:
    found: dict[str, Any] = next(one for one in spieltisch.view(state, None)["places"] if one["id"] == name)
    return found


def who(state: State) -> str:
    return COLOURS[state.to_act()]


def of(state: State, colour: str, seat: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = spieltisch.view(state, seat)["players"][COLOURS.index(colour)]
    return found
