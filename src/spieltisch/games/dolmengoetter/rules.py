"""The rules of Die Dolmengötter: §2, and the table of phases. § numbers are those of ``rules.en.md``.

A chapter of the short rules is a file: §3 druids.py, §4 dolmens.py, §5 scoring.py, §6 ending.py.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import OTHER, SEAT, Phase, table
from spieltisch.games.dolmengoetter import dolmens, druids, ending
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.board import MOST_CIRCLES, MOST_PLACES
from spieltisch.games.dolmengoetter.state import FIELDS, DolmenHouse, DolmenState


def start(seats: int, options: dict[str, Any]) -> DolmenState:
    """§2.2, §2.3: stones, dolmens and points by the number of players."""
    house = DolmenHouse(seats, options, PHASES)
    state = DolmenState(house, FIELDS.begin(seats))
    for seat in range(seats):
        state.at[s.STONES + seat] = house.stones
        state.at[s.SUPPLY + seat] = house.dolmens
        state.at[s.POINTS + seat] = house.start_points
    return state


@final
class ChooseFirst(Phase[DolmenState]):
    """§2.1: chance picks the start player."""

    def moves(self, state: DolmenState, seat: i64) -> vec[i64]:
        return vec[i64]([s.FIRST + int(first) for first in range(state.seats)])

    def step(self, state: DolmenState, action: i64, seat: i64) -> None:
        at = state.at
        at[s.START_SEAT] = action - s.FIRST
        at[ACTOR] = action - s.FIRST
        at[PHASE] = s.SETTLE
        if state.events is not None:
            state.tell("first", {"seat": int(action - s.FIRST)})

    def needs(self, state: DolmenState) -> str:
        if state.at[s.START_SEAT] != NONE or placed(state) > 0:
            return "nobody begins and no druid is on the board before chance has picked the start player"
        return unbegun(state)


@final
class Settle(Phase[DolmenState]):
    """§2.5: one druid after the other, round the table, until everybody has three."""

    def moves(self, state: DolmenState, seat: i64) -> vec[i64]:
        return druids.free_places(state, unplaced(state))

    def step(self, state: DolmenState, action: i64, seat: i64) -> None:
        at = state.at
        druid = (action - s.GO) // MOST_PLACES
        place = (action - s.GO) % MOST_PLACES
        at[s.STANDS + seat * s.DRUIDS + druid] = place
        at[s.PLACES + place] = s.DRUID + seat
        if state.events is not None:
            state.tell("put", {"seat": int(seat), "place": state.name(place)})
        at[ACTOR] = ending.after_seat(seat, state.seats)
        if druid == s.DRUIDS - 1 and at[ACTOR] == at[s.START_SEAT]:
            at[PHASE] = s.TURN

    def needs(self, state: DolmenState) -> str:
        """The druids come round the table, one from each."""
        at = state.at
        seats = state.seats
        many = placed(state)
        for turn in range(seats):
            seat = (at[s.START_SEAT] + turn) % seats
            for druid in range(s.DRUIDS):
                if (at[s.STANDS + seat * s.DRUIDS + druid] != NONE) != (druid * seats + turn < many):
                    return "the druids are put on the board in turn and in their order"
        if many == s.DRUIDS * seats or at[ACTOR] != (at[s.START_SEAT] + many) % seats:
            return "it is another seat's turn to put a druid on the board"
        return unbegun(state)


def unplaced(state: DolmenState) -> i64:
    """The next druid that the active player puts on the board."""
    return placed(state) // state.seats


def placed(state: DolmenState) -> i64:
    """How many druids are on the board."""
    many: i64 = 0
    for druid in range(s.DRUIDS * state.seats):
        many += 1 if state.at[s.STANDS + druid] != NONE else 0
    return many


def unbegun(state: DolmenState) -> str:
    """What both phases need: everything but the druids is as at the start."""
    at = state.at
    house = state.house
    for seat in range(state.seats):
        if at[s.STONES + seat] != house.stones or at[s.LYING + seat] != 0:
            return "no stone is laid and no druid lies before the first turn"
        if at[s.SUPPLY + seat] != house.dolmens or at[s.POINTS + seat] != house.start_points:
            return "nobody has built a dolmen or lost a point before the first turn"
    if any(at[s.STACKS + circle] != 0 for circle in range(MOST_CIRCLES)):
        return "no dolmen is built before the first turn"
    return ending.nothing_else(state)


PHASES: Final[list[Phase[Any]]] = table(
    [
        ChooseFirst(s.CHOOSE_FIRST, "first", CHANCE, "2.1"),
        Settle(s.SETTLE, "settle", SEAT, "2.5"),
        druids.Turn(s.TURN, "turn", SEAT, "3.1"),
        druids.Flight(s.FLIGHT, "flight", SEAT, "3.6"),
        druids.Leave(s.LEAVE, "leave", SEAT, "3.7"),
        dolmens.Rights(s.RIGHTS, "rights", SEAT, "4.5"),
        dolmens.Dolmen(s.DOLMEN, "dolmen", OTHER, "4.2"),
        ending.End(s.END, "over", OVER, "6.4"),
    ]
)
