"""What a seat knows of Die Dolmengötter as numbers, for learners. Seats are counted from the one that looks."""

from functools import partial
from typing import Final

from mypy_extensions import i64

from spieltisch.engine import numbers
from spieltisch.engine.numbers import bits, one_of
from spieltisch.games.dolmengoetter.board import MOST_CIRCLES, MOST_PLACES
from spieltisch.games.dolmengoetter.dolmens import LEVEL, many_of, size_of
from spieltisch.games.dolmengoetter.rules import DRUID, DRUIDS, END, FREE, NONE, DolmenState

VERSION: Final = 1
SEATS: Final = 5
seat_of = partial(numbers.seat_of, SEATS)
turned = partial(numbers.turned, SEATS)
VALUES: Final = 4
MOST_OUTCOMES: Final = SEATS  # of one event of chance: who begins

LAYOUT: list[tuple[str, int]] = [
    ("seated: 1 for each seat of this game", SEATS),
    ("phase, one of 8", END + 1),
    ("who decides, one of the seats", SEATS),
    ("whose turn it is, one of the seats", SEATS),
    ("start player, one of the seats", SEATS),
    ("points of each seat", SEATS),
    ("stones left to each seat", SEATS),
    ("dolmens left to each seat", SEATS),
    ("own dolmens left, of each value", VALUES),
    ("for each seat and value: dolmens that have not been scored", SEATS * VALUES),
    ("who first built the last dolmen, one of the seats", SEATS),
    ("turns still to come once the end is near", 1),
    ("for each seat and place: a stone", SEATS * MOST_PLACES),
    ("for each seat and place: a druid", SEATS * MOST_PLACES),
    ("for each place: the druid there lies down", MOST_PLACES),
    ("place of each own druid, one of 84", DRUIDS * MOST_PLACES),
    ("druid in the air, one of three", DRUIDS),
    ("place just left, one of 84", MOST_PLACES),
    ("circles whose rights are still to be served", MOST_CIRCLES),
    ("circle being served, one of 40", MOST_CIRCLES),
    ("for each seat and circle: its dolmens there", SEATS * MOST_CIRCLES),
    ("for each seat and circle: the factors that they would count now", SEATS * MOST_CIRCLES),
    ("for each circle: what the own dolmens would count now", MOST_CIRCLES),
]


def observe(state: DolmenState, seat: i64) -> list[int]:
    """The numbers of LAYOUT, one after the other. A seat that is not in the game is all zero."""
    return players(state, seat) + places(state, seat) + circles(state, seat)


def players(state: DolmenState, seat: i64) -> list[int]:
    seats = int(state.seats)
    seen = turned(state, seat, [1] * seats) + one_of(END + 1, state.phase)
    seen += seat_of(state, seat, state.to_act()) + seat_of(state, seat, state.active)
    seen += seat_of(state, seat, state.first)
    seen += turned(state, seat, state.points) + turned(state, seat, state.stones)
    seen += turned(state, seat, [int(size_of(supply)) for supply in state.supply])
    seen += [int(many_of(state.supply[seat], value)) for value in range(1, VALUES + 1)]
    for away in range(SEATS):
        unseen: i64 = state.unseen((seat + away) % state.seats) if away < seats else 0
        seen += [int(many_of(unseen, value)) for value in range(1, VALUES + 1)]
    return [*seen, *seat_of(state, seat, state.ender), int(max(0, state.extra))]


def places(state: DolmenState, seat: i64) -> list[int]:
    seats = state.seats
    stones = [0] * (SEATS * MOST_PLACES)
    druids = [0] * (SEATS * MOST_PLACES)
    for place in range(len(state.board)):
        there: i64 = state.board[place]
        if there >= DRUID:
            druids[(there - DRUID - seat + seats) % seats * MOST_PLACES + place] = 1
        elif there != FREE:
            stones[(there - 1 - seat + seats) % seats * MOST_PLACES + place] = 1
    lying = [0] * MOST_PLACES
    for druid in range(DRUIDS * seats):
        if state.lying >> druid & 1 and state.druids[druid] != NONE:
            lying[state.druids[druid]] = 1
    seen = stones + druids + lying
    for own in range(DRUIDS):
        seen += one_of(MOST_PLACES, state.druids[seat * DRUIDS + own])
    return seen + one_of(DRUIDS, state.flyer) + one_of(MOST_PLACES, state.spot)


def circles(state: DolmenState, seat: i64) -> list[int]:
    """§5.2: a dolmen counts its value times a factor that falls from the top of its stack down."""
    dolmens = [0] * (SEATS * MOST_CIRCLES)
    factors = [0] * (SEATS * MOST_CIRCLES)
    own = [0] * MOST_CIRCLES
    for circle in range(len(state.stacks)):
        stack: i64 = state.stacks[circle]
        factor: i64 = len(state.house.circles[circle]) // 2 + 1
        while stack != 0:
            away: i64 = ((stack >> 3 & 7) - 1 - seat + state.seats) % state.seats
            dolmens[away * MOST_CIRCLES + circle] += 1
            factors[away * MOST_CIRCLES + circle] += int(factor)
            if away == 0:
                own[circle] += int((stack & 7) * factor)
            stack >>= LEVEL
            factor -= 1
    return bits(state.rights, MOST_CIRCLES) + one_of(MOST_CIRCLES, state.circle) + dolmens + factors + own
