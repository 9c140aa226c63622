"""Positions of Antler Island for the tests: say what matters, the rest of the box follows."""

from typing import Any

import spieltisch
from spieltisch import CHANCE, State

KINDS = ["speed", "greed", "hotRut", "saveStrength", "sturdyAntlers", "roar"]
FAR = ["O7", "O8", "O5", "O10"]  # where stags stand that are not mentioned


def plan_of(plan: str | dict[str, str]) -> dict[str, str]:
    """A plan; a single word lays all five tiles there."""
    if isinstance(plan, str):
        return dict.fromkeys(("1", "2", "3", "X", "blank"), plan)
    return {tile: plan.get(tile, "move") for tile in ("1", "2", "3", "X", "blank")}


def without(things: list[Any], gone: list[Any]) -> list[Any]:
    left = list(things)
    for thing in gone:
        left.remove(thing)
    return left


def scene(
    *players: dict[str, Any],
    seats: int = 4,
    does: dict[str, int] | None = None,
    food: dict[str, Any] | None = None,
    open_tile: str | None = "greed",
    pile: list[str] | None = None,
    food_discard: list[int] | None = None,
    options: dict[str, Any] | None = None,
    **fields: Any,
) -> State:
    """Player 1 is about to reveal a marker; the others have used as many, if nothing is said of theirs.

    Tiles and food that are not mentioned lie in the piles. With ``pile`` given, the tiles left over are discarded.
    """
    everybody = [*players, *[{}] * (seats - len(players))]
    people = [person(number, {"used": everybody[0].get("used", []), **given}) for number, given in enumerate(everybody)]
    taken = [p["stag"] for p in people]
    for p in people:
        if p["stag"] is None:
            p["stag"] = next(at for at in FAR if at not in taken and not (seats == 3 and at == "O10"))
            taken.append(p["stag"])
    held = [value for p in people for value in p["food"]]
    discarded = list(food_discard or [])
    pool = without([1, 2, 3] * 9, held + discarded)
    tiles = without(KINDS * 2, [kind for p in people for kind in p["open"] + p["hidden"]])
    if open_tile is not None:
        tiles.remove(open_tile)
    draw = tiles if pile is None else pile
    data: dict[str, Any] = {
        "format": "spieltisch-position-1",
        "game": "antler_island",
        "version": 1,
        "seats": seats,
        "options": options or {},
        "phase": "turn",
        "round": 2,
        "first": 0,
        "active": 0,
        "rolled": None,
        "does": does or {},
        "food": {at: [0] * lying if isinstance(lying, int) else lying for at, lying in (food or {}).items()},
        "pools": [pool],
        "food_discard": discarded,
        "food_shuffled": [1, 2, 3] * 9,
        "pile": draw,
        "open_tile": open_tile,
        "tile_discard": without(tiles, draw),
        "tiles_shuffled": KINDS * 2,
        "marker": None,
        "growing": 0,
        "put_down": [],
        "fight": None,
        "players": people,
    }
    return spieltisch.load(data | fields)


def person(number: int, given: dict[str, Any]) -> dict[str, Any]:
    ends = given.pop("ends", 2)
    found: dict[str, Any] = {
        "stag": None,
        "ends": ends,
        "broken": 0,
        "highest": max(2, ends),
        "track": 0,
        "victor": False,
        "food": [],
        "known_food": [],
        "open": [],
        "hidden": [],
        "confirmed": False,
        "rearranged": 0,
        "used": [],
        "played": [],
        "plan": plan_of(given.pop("plan", "move")),
    }
    unknown = set(given) - set(found)
    assert not unknown, unknown
    return found | given


def play(state: State, *lines: str) -> None:
    """Act in the notation, whoever is to act."""
    for line in lines:
        action = spieltisch.parse(state, line)
        turn = int(state.to_act())
        state.apply(action) if turn == CHANCE else state.apply(action, turn)


def options(state: State) -> list[str]:
    """What can be played now, in the notation."""
    return [spieltisch.notation(state, action) for action in state.legal(int(state.to_act()))]


def targets(state: State, word: str) -> set[str]:
    """The spaces offered after this word of the notation: ``move``, ``speed``, ``leave`` or ``stand``."""
    return {line.split()[1] for line in options(state) if line.startswith(word + " ")}


def seen(state: State, seat: int | None = None) -> dict[str, Any]:
    return spieltisch.view(state, seat)


def mat(state: State, seat: int) -> dict[str, Any]:
    """A player's mat as its owner sees it."""
    found: dict[str, Any] = seen(state, seat)["players"][seat]
    return found


def space(state: State, name: str) -> dict[str, Any]:
    return next(at for at in seen(state)["island"] if at["id"] == name)


def does(state: State) -> dict[str, int]:
    return {at["id"]: at["does"] for at in seen(state)["island"] if at["does"]}


def foods(state: State) -> dict[str, int]:
    return {at["id"]: len(at["food"]) for at in seen(state)["island"] if at["food"]}


def set_up(state: State, *rolls: str, first: int = 1, tiles: bool = True) -> None:
    """From the empty table to the planning of round 1, the stags on the first free space each."""
    seats = state.seats
    play(state, *["food 1", "food 2", "food 3", "food 1"][:seats])
    if tiles:
        play(state, *["tile speed", "tile greed", "tile roar", "tile speed"][:seats])
    play(state, "tile hotRut", f"first {first}", f"roll {rolls[0]}")
    for _ in range(seats):
        play(state, options(state)[0])
    play(state, *(f"roll {colour}" for colour in rolls[1:]))


def confirm_all(state: State, act: str = "move") -> None:
    """Everybody lays all five tiles at one action."""
    for seat in list(state.deciders()):
        for tile in ("1", "2", "3", "X", "blank"):
            state.apply(spieltisch.parse(state, f"plan {tile} {act}", seat), seat)
        state.apply(spieltisch.parse(state, "confirm", seat), seat)
