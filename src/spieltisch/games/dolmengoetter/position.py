"""Positions of Die Dolmengötter as JSON, and what the box can show."""

from typing import Any

from spieltisch.engine.bits import bit, members
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.game import Json
from spieltisch.engine.phase import check_phase, phase_named
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.board import Board
from spieltisch.games.dolmengoetter.pieces import LEVEL, dolmen_of, many_of, owner_of, packed, value_of
from spieltisch.games.dolmengoetter.rules import PHASES, start
from spieltisch.games.dolmengoetter.scoring import is_complete
from spieltisch.games.dolmengoetter.state import DolmenState

VALUES = range(1, 5)  # of dolmens
MOST_FACTOR = 5  # §5.2

# The order that a position's JSON has always had. A plain field of state.py that is not named here follows by itself.
PARTS = ("options", "phase", "first", "active", "flyer", "spot", "rights", "circle", "ender", "extra", "stacks")


def dump(state: DolmenState) -> dict[str, Json]:
    """The plain fields as they are, places and circles by their names."""
    at = state.at
    board = state.house.board
    parts: dict[str, Json] = {
        "options": state.house.options,
        "phase": PHASES[at[PHASE]].name,
        **state.dump_plain(),
        "spot": None if at[s.SPOT] == NONE else board.names[at[s.SPOT]],
        "rights": [board.circle_names[circle] for circle in members(at[s.OPEN_RIGHTS])],
        "circle": None if at[s.CIRCLE] == NONE else board.circle_names[at[s.CIRCLE]],
        "stacks": {
            name: dolmens(at[s.STACKS + circle])
            for circle, name in enumerate(board.circle_names)
            if at[s.STACKS + circle] != 0
        },
    }
    players = [
        {
            **state.dump_seat(seat),
            "supply": values(at[s.SUPPLY + seat]),
            "druids": [None if place == NONE else board.names[place] for place in druids(state, seat)],
            "lying": members(at[s.LYING + seat]),
            "stones_at": [name for place, name in enumerate(board.names) if at[s.PLACES + place] == seat + 1],
        }
        for seat in range(state.seats)
    ]
    return {name: parts[name] for name in PARTS} | parts | {"players": players}


def dolmens(stack: int) -> list[list[int]]:
    """A stack from top to bottom: seat and value of each dolmen."""
    found: list[list[int]] = []
    while stack != 0:
        found.append([int(owner_of(stack)), int(value_of(stack))])
        stack >>= LEVEL
    return found


def values(supply: int) -> list[int]:
    """The dolmens of a supply, the highest first."""
    return [value for value in (4, 3, 2, 1) for _ in range(many_of(supply, value))]


def druids(state: DolmenState, seat: int) -> list[int]:
    """Where the druids of a seat are; NONE for one that is not yet on the board."""
    mine = s.STANDS + seat * s.DRUIDS
    return [int(state.at[mine + druid]) for druid in range(s.DRUIDS)]


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> DolmenState:
    state = start(seats, options)
    board = state.house.board
    phase = phase_named(PHASES, data["phase"])
    players = data["players"]
    check_seats(seats, phase, data["first"], data["active"])
    state.load_plain(data, players)
    at = state.at
    at[PHASE] = phase
    at[s.SPOT] = NONE if data["spot"] is None else place_of(board, data["spot"])
    at[s.CIRCLE] = NONE if data["circle"] is None else circle_of(board, data["circle"])
    for name in listed(data, "rights"):
        at[s.OPEN_RIGHTS] |= bit(circle_of(board, name))
    for name in data["stacks"]:
        at[s.STACKS + circle_of(board, name)] = stack_of(board, seats, name, listed(data["stacks"], name))
    for seat, player in enumerate(players):
        at[s.SUPPLY + seat] = supply_of(seat, listed(player, "supply"))
        load_pieces(state, seat, player)
    return state


def check_seats(seats: int, phase: int, first: Any, active: Any) -> None:
    if (phase != s.CHOOSE_FIRST and not among(first, range(seats))) or not among(active, range(seats)):
        raise BadPosition("the start player and the active player are seats of this game")


def load_pieces(state: DolmenState, seat: int, player: Json) -> None:
    """The stones and druids of a seat on the board."""
    for name in listed(player, "stones_at"):
        state.lay(seat, free_place(state, name))
    if len(listed(player, "druids")) != s.DRUIDS:
        raise BadPosition(f"seat {seat} has {s.DRUIDS} druids, on the board or not yet")
    for druid, name in enumerate(player["druids"]):
        if name is not None:
            place = free_place(state, name)
            state.at[s.STANDS + seat * s.DRUIDS + druid] = place
            state.at[s.PLACES + place] = s.DRUID + seat
    for number in listed(player, "lying"):
        if not among(number, range(s.DRUIDS)):
            raise BadPosition(f"the druids of a seat are numbered 0, 1, 2; {number!r} cannot lie")
        state.at[s.LYING + seat] |= bit(number)


def listed(part: Json, name: str) -> list[Any]:
    found = part[name]
    if not isinstance(found, list):
        raise BadPosition(f"{name} is a list")
    return found


def among(value: Any, numbers: range) -> bool:
    """Whether it is one of these whole numbers."""
    return isinstance(value, int) and not isinstance(value, bool) and value in numbers


def place_of(board: Board, name: Any) -> int:
    if name not in board.number:
        raise BadPosition(f"the board has no place {name!r}")
    return board.number[name]


def circle_of(board: Board, name: Any) -> int:
    if name not in board.circle_number:
        raise BadPosition(f"the board has no circle {name!r}")
    return board.circle_number[name]


def free_place(state: DolmenState, name: Any) -> int:
    place = place_of(state.house.board, name)
    if state.at[s.PLACES + place] != s.FREE:
        raise BadPosition(f"there are two pieces on {name}")
    return place


def stack_of(board: Board, seats: int, name: str, stack: list[list[int]]) -> int:
    most = board.sizes[circle_of(board, name)] - 2
    if len(stack) > most:
        raise BadPosition(f"circle {name} holds at most {most} dolmens")
    found = 0
    for seat, value in reversed(stack):
        if not among(seat, range(seats)) or not among(value, VALUES):
            raise BadPosition(f"the stack of {name} holds dolmens as [seat, value] with values from 1 to 4")
        found = found << LEVEL | int(dolmen_of(seat, value))
    return found


def supply_of(seat: int, dolmens: list[int]) -> int:
    if not all(among(value, VALUES) for value in dolmens) or any(dolmens.count(value) > 15 for value in VALUES):
        raise BadPosition(f"the supply of seat {seat} holds dolmens of 1, 2, 3 and 4")
    return packed([dolmens.count(value) for value in VALUES])


def check(state: DolmenState) -> None:
    check_seats(int(state.seats), state.at[PHASE], state.at[s.START_SEAT], state.at[ACTOR])
    check_phase(state)
    for seat in range(state.seats):
        check_pieces(state, seat)
        check_dolmens(state, seat)
    check_stacks(state)


def check_pieces(state: DolmenState, seat: int) -> None:
    at = state.at
    house = state.house
    places = [at[s.PLACES + place] for place in range(house.places)]
    laid, left = places.count(seat + 1), at[s.STONES + seat]
    if left + laid != house.stones:
        raise BadPosition(f"seat {seat} has {left} stones and {laid} on the board, the box gives {house.stones}")
    standing = [place for place in druids(state, seat) if place != NONE]
    if sorted(standing) != [place for place, there in enumerate(places) if there == s.DRUID + seat]:
        raise BadPosition(f"the druids of seat {seat} are not where the board has them")


def check_dolmens(state: DolmenState, seat: int) -> None:
    house = state.house
    unseen = state.unseen(seat)
    for value in VALUES:
        if many_of(unseen, value) > many_of(house.dolmens, value):
            raise BadPosition(
                f"seat {seat} has {many_of(unseen, value)} dolmens of {value}, "
                f"the box gives {many_of(house.dolmens, value)}"
            )
    points = state.at[s.POINTS + seat]
    if points < s.LEAST_POINTS:
        raise BadPosition(f"nobody ever has fewer than {s.LEAST_POINTS} point")
    scored = state.at[s.SUPPLY + seat] if state.at[PHASE] == s.END else unseen
    most = house.start_points + MOST_FACTOR * (sum(values(house.dolmens)) - sum(values(scored)))
    if points > most:
        raise BadPosition(f"seat {seat} has {points} points; what it has scored brings {most} at most")


def check_stacks(state: DolmenState) -> None:
    """§5.3: scored dolmens are gone, but rights of the new stone are served first."""
    at = state.at
    house = state.house
    new = list(house.circles_of[at[s.SPOT]]) if at[s.OPEN_RIGHTS] != 0 else []
    for circle, name in enumerate(house.board.circle_names):
        if at[s.STACKS + circle] != 0 and is_complete(state, circle) and circle not in new:
            raise BadPosition(f"circle {name} is complete: its dolmens have been scored and are gone")
