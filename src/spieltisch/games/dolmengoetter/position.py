"""Positions of Die Dolmengötter as JSON, and what the box can show."""

from typing import Any

from spieltisch.engine.bits import members
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.game import Json
from spieltisch.games.dolmengoetter.board import Board
from spieltisch.games.dolmengoetter.dolmens import LEVEL, dolmen_of, many_of, owner_of, packed, value_of
from spieltisch.games.dolmengoetter.rules import (
    CHOOSE_FIRST,
    DOLMEN,
    DRUID,
    DRUIDS,
    END,
    FLIGHT,
    FREE,
    LEAST_POINTS,
    LEAVE,
    NONE,
    RIGHTS,
    SETTLE,
    TURN,
    DolmenState,
    House,
)

PHASES = ("first", "settle", "turn", "flight", "leave", "rights", "dolmen", "over")


def dump(state: DolmenState) -> dict[str, Json]:
    board = state.house.board
    return {
        "options": state.house.options,
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "active": int(state.active),
        "flyer": int(state.flyer),
        "spot": None if state.spot == NONE else board.names[state.spot],
        "rights": [board.circle_names[circle] for circle in members(state.rights)],
        "circle": None if state.circle == NONE else board.circle_names[state.circle],
        "ender": int(state.ender),
        "extra": int(state.extra),
        "stacks": {
            board.circle_names[circle]: dolmens(stack) for circle, stack in enumerate(state.stacks) if stack != 0
        },
        "players": [
            {
                "points": state.points[seat],
                "stones": state.stones[seat],
                "supply": values(state.supply[seat]),
                "druids": [
                    None if place == NONE else board.names[place]
                    for place in state.druids[seat * DRUIDS : (seat + 1) * DRUIDS]
                ],
                "lying": [druid for druid in range(DRUIDS) if state.lying >> (seat * DRUIDS + druid) & 1],
                "stones_at": [board.names[place] for place, there in enumerate(state.board) if there == seat + 1],
            }
            for seat in range(state.seats)
        ],
    }


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


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> DolmenState:
    house = House(seats, options)
    board = house.board
    if data["phase"] not in PHASES:
        raise BadPosition(f"the phase {data['phase']!r} is none of {', '.join(PHASES)}")
    players = data["players"]
    if len(players) != seats:
        raise BadPosition(f"the position has {len(players)} players for {seats} seats")
    there = [FREE] * len(board.names)
    druids: list[int] = []
    lying = 0
    for seat, player in enumerate(players):
        for name in player["stones_at"]:
            occupy(board, there, name, seat + 1)
        if len(player["druids"]) != DRUIDS:
            raise BadPosition(f"seat {seat} has {DRUIDS} druids, on the board or not yet")
        for name in player["druids"]:
            druids.append(NONE if name is None else occupy(board, there, name, DRUID + seat))
        for druid in player["lying"]:
            if druid not in range(DRUIDS):
                raise BadPosition(f"the druids of a seat are numbered 0, 1, 2; {druid!r} cannot lie")
            lying |= 1 << (seat * DRUIDS + druid)
    stacks = [0] * len(board.circles)
    for name, stack in data["stacks"].items():
        stacks[circle_of(board, name)] = stack_of(seats, name, stack)
    state = DolmenState(
        seats,
        house,
        PHASES.index(data["phase"]),
        data["first"],
        data["active"],
        data["flyer"],
        NONE if data["spot"] is None else place_of(board, data["spot"]),
        sum(1 << circle for circle in {circle_of(board, name) for name in data["rights"]}),
        NONE if data["circle"] is None else circle_of(board, data["circle"]),
        NONE,
        data["ender"],
        data["extra"],
        lying,
        there,
        druids,
        stacks,
        [player["stones"] for player in players],
        [player["points"] for player in players],
        [supply_of(seat, player["supply"]) for seat, player in enumerate(players)],
    )
    if state.phase == DOLMEN and state.circle != NONE:
        state.holder = state.right_holder(state.circle)
    return state


def place_of(board: Board, name: Any) -> int:
    if name not in board.number:
        raise BadPosition(f"the board has no place {name!r}")
    return board.number[name]


def circle_of(board: Board, name: Any) -> int:
    if name not in board.circle_number:
        raise BadPosition(f"the board has no circle {name!r}")
    return board.circle_number[name]


def occupy(board: Board, there: list[int], name: str, piece: int) -> int:
    place = place_of(board, name)
    if there[place] != FREE:
        raise BadPosition(f"there are two pieces on {name}")
    there[place] = piece
    return place


def stack_of(seats: int, name: str, stack: list[list[int]]) -> int:
    found = 0
    for seat, value in reversed(stack):
        if seat not in range(seats) or value not in (1, 2, 3, 4):
            raise BadPosition(f"the stack of {name} holds dolmens as [seat, value] with values from 1 to 4")
        found = found << LEVEL | int(dolmen_of(seat, value))
    return found


def supply_of(seat: int, dolmens: list[int]) -> int:
    if any(value not in (1, 2, 3, 4) for value in dolmens) or any(dolmens.count(value) > 15 for value in (1, 2, 3, 4)):
        raise BadPosition(f"the supply of seat {seat} holds dolmens of 1, 2, 3 and 4")
    return packed([dolmens.count(value) for value in (1, 2, 3, 4)])


def check(state: DolmenState) -> None:
    check_numbers(state)
    check_pieces(state)
    check_dolmens(state)
    check_turn(state)


def check_numbers(state: DolmenState) -> None:
    whole = [state.first, state.active, state.flyer, state.ender, state.extra, *state.points, *state.stones]
    if any(not isinstance(value, int) or isinstance(value, bool) for value in whole):
        raise BadPosition("points, stones and turns are whole numbers")
    if min(state.points) < LEAST_POINTS:
        raise BadPosition(f"nobody ever has fewer than {LEAST_POINTS} point")
    seats = range(state.seats)
    if state.active not in seats or (state.phase != CHOOSE_FIRST and state.first not in seats):
        raise BadPosition("the start player and the active player are seats of this game")


def check_pieces(state: DolmenState) -> None:
    board = state.house.board
    for seat in range(state.seats):
        laid = state.board.count(seat + 1)
        if state.stones[seat] < 0 or state.stones[seat] + laid != state.house.stones:
            raise BadPosition(
                f"seat {seat} has {state.stones[seat]} stones and {laid} on the board, "
                f"the box gives {state.house.stones}"
            )
        druids = state.druids[seat * DRUIDS : (seat + 1) * DRUIDS]
        standing = [place for place in druids if place != NONE]
        if state.board.count(DRUID + seat) != len(standing) or any(
            state.board[place] != DRUID + seat for place in standing
        ):
            raise BadPosition(f"the druids of seat {seat} are not where the board has them")
        if state.phase > SETTLE and len(standing) != DRUIDS:
            raise BadPosition(f"seat {seat} has {len(standing)} druids on the board, not {DRUIDS}")
        if state.phase <= SETTLE and druids != standing + [NONE] * (DRUIDS - len(standing)):
            raise BadPosition(f"the druids of seat {seat} are put on the board in their order")
    if state.phase <= SETTLE and (state.lying or any(0 < there < DRUID for there in state.board)):
        raise BadPosition("no stone is laid and no druid lies before the first turn")
    if len(state.board) != len(board.names) or any(there < 0 for there in state.board):
        raise BadPosition("the board has other places than these")


def check_dolmens(state: DolmenState) -> None:
    board = state.house.board
    for seat in range(state.seats):
        left = state.unseen(seat)
        for value in (1, 2, 3, 4):
            if many_of(left, value) > many_of(state.house.dolmens, value):
                raise BadPosition(
                    f"seat {seat} has {many_of(left, value)} dolmens of {value}, "
                    f"the box gives {many_of(state.house.dolmens, value)}"
                )
    pending = members(state.rights)
    for circle, stack in enumerate(state.stacks):
        name, size = board.circle_names[circle], board.sizes[circle]
        if len(dolmens(stack)) > size - 2:
            raise BadPosition(f"circle {name} holds at most {size - 2} dolmens")
        if stack and state.complete(circle) and not (pending and circle in board.circles_of[state.spot]):
            raise BadPosition(f"circle {name} is complete: its dolmens have been scored and are gone")


def check_turn(state: DolmenState) -> None:
    phase = state.phase
    if phase == SETTLE:
        check_settling(state)
    if (phase == FLIGHT) != (state.flyer != NONE) or (
        phase == FLIGHT
        and (state.flyer not in range(DRUIDS) or not state.lying >> (state.active * DRUIDS + state.flyer) & 1)
    ):
        raise BadPosition("a lying druid of the active player is named exactly while it flies")
    if (phase in (LEAVE, RIGHTS, DOLMEN)) != (state.spot != NONE):
        raise BadPosition("the place just left is named exactly until stone and dolmens are settled")
    if phase == LEAVE and (state.board[state.spot] != FREE or not state.stones[state.active]):
        raise BadPosition("a stone needs a free place and a supply")
    if phase == LEAVE and state.points[state.active] == LEAST_POINTS:
        raise BadPosition("whoever has one point left leaves the stone without being asked")
    if phase in (TURN, FLIGHT) and not (state.can_act() and (phase == TURN or state.room())):
        raise BadPosition(f"seat {state.active} can do nothing: all its druids lie and no place is free")
    check_rights(state)
    check_end(state)


def check_end(state: DolmenState) -> None:
    phase = state.phase
    if state.ender not in range(NONE, state.seats) or state.extra not in range(NONE, state.seats):
        raise BadPosition("who built the last dolmen is a seat, and each other seat has one turn more at most")
    if state.ender != NONE and state.supply[state.ender] != 0:
        raise BadPosition(f"seat {state.ender} still has dolmens, so it did not call the last turns")
    if state.ender == NONE and (state.extra != NONE or (phase != END and 0 in state.supply)):
        raise BadPosition("who built the last dolmen is named as soon as a supply is empty")
    if state.ender != NONE and phase in (TURN, FLIGHT, LEAVE) and (state.extra < 1 or state.active == state.ender):
        raise BadPosition("after the last dolmen of a player only the others have one turn each")
    ended = state.stones_left() == 0 or state.ender != NONE
    stuck = FREE not in state.board
    if phase == END and not ended and not stuck:
        raise BadPosition("the game is not over: stones and dolmens are left")
    if phase not in (RIGHTS, DOLMEN, END) and state.stones_left() == 0:
        raise BadPosition("the game is over when the last stone is used")


def check_settling(state: DolmenState) -> None:
    """The druids come round the table, one from each."""
    placed = sum(place != NONE for place in state.druids)
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        mine = sum(place != NONE for place in state.druids[seat * DRUIDS : (seat + 1) * DRUIDS])
        if mine != (placed - turn + state.seats - 1) // state.seats:
            raise BadPosition("the druids are put on the board in turn, one after the other")
    if placed == DRUIDS * state.seats or state.active != (state.first + placed) % state.seats:
        raise BadPosition("it is another seat's turn to put a druid on the board")


def check_rights(state: DolmenState) -> None:
    phase = state.phase
    open_rights = members(state.rights)
    if (phase in (RIGHTS, DOLMEN)) != bool(open_rights) or (phase == RIGHTS and len(open_rights) < 2):
        raise BadPosition("rights are open exactly while they are served, and to be ordered if there are two")
    if phase in (RIGHTS, DOLMEN) and state.board[state.spot] != state.active + 1:
        raise BadPosition("rights come from a new stone of the active player")
    if (phase == DOLMEN) != (state.circle != NONE) or (phase == DOLMEN and state.circle not in open_rights):
        raise BadPosition("the circle where a dolmen may be built is one with an open right")
    for circle in open_rights:
        name = state.house.board.circle_names[circle]
        if state.spot not in state.house.board.circles[circle]:
            raise BadPosition(f"circle {name} has no new stone, so it gives no right")
        holder = state.right(state.tally(circle), state.active)
        if holder == NONE or state.supply[holder] == 0 or state.full(circle):
            raise BadPosition(f"nobody has a right to build in circle {name}")
