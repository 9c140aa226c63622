"""§3: what the druids do in a turn."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.event import Fact
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.board import MOST_PLACES
from spieltisch.games.dolmengoetter.dolmens import look_at_circles
from spieltisch.games.dolmengoetter.ending import can_act, end_turn, goes_on, nothing_else
from spieltisch.games.dolmengoetter.state import DolmenState


@final
class Turn(Phase[DolmenState]):
    """§3.1: an upright druid wanders or gathers, a lying one flies."""

    def moves(self, state: DolmenState, seat: i64) -> vec[i64]:
        at = state.at
        found = state.house.paper
        n: i64 = 0
        for druid in range(s.DRUIDS):
            if at[s.LYING + seat] >> druid & 1 == 0:
                n = add_ways(state, at[s.STANDS + seat * s.DRUIDS + druid], s.GO + MOST_PLACES * druid, n)
                found[n] = s.GATHER + druid
                n += 1
            elif state.has_room():
                found[n] = s.FLY + druid
                n += 1
        return found[:n]

    def step(self, state: DolmenState, action: i64, seat: i64) -> None:
        if action < s.GATHER:
            wander(state, (action - s.GO) // MOST_PLACES, (action - s.GO) % MOST_PLACES)
        elif action < s.FLY:
            gather(state, action - s.GATHER)
        else:
            state.at[s.FLYER] = action - s.FLY
            state.at[PHASE] = s.FLIGHT

    def needs(self, state: DolmenState) -> str:
        if not can_act(state):
            return f"seat {state.at[ACTOR]} can do nothing: all its druids lie and no place is free"
        return nothing_else(state) or goes_on(state)


def add_ways(state: DolmenState, start: i64, go: i64, n: i64) -> i64:
    """§3.2: the free places next door, by edge or rune (§3.4), become choices from number n on."""
    at = state.at
    found = state.house.paper
    first = n
    druids = False
    for place in state.house.links[start]:
        there = at[s.PLACES + place]
        if there == s.FREE:
            found[n] = go + place
            n += 1
        elif there >= s.DRUID:
            druids = True
    return add_jumps(state, start, go, first, n) if druids else n


def add_jumps(state: DolmenState, start: i64, go: i64, first: i64, n: i64) -> i64:
    """§3.3: the free places behind any chain of druids; none twice, and never the start."""
    at = state.at
    house = state.house
    found = house.paper
    chain = house.chain
    chain[0] = start
    length: i64 = 1
    link: i64 = 0
    while link < length:
        for place in house.links[chain[link]]:
            there = at[s.PLACES + place]
            if there == s.FREE:
                if link > 0 and not holds(found, first, n, go + place):
                    found[n] = go + place
                    n += 1
            elif there >= s.DRUID and not holds(chain, 0, length, place):
                chain[length] = place
                length += 1
        link += 1
    return n


def holds(numbers: vec[i64], first: i64, end: i64, number: i64) -> bool:
    """Whether a number stands in this part of a row."""
    for n in range(first, end):
        if numbers[n] == number:
            return True
    return False


def way(state: DolmenState, start: int, end: int) -> list[int]:
    """The druids passed over on a shortest way, for the eye; the rules only ask for the end."""
    before: dict[int, int] = {start: NONE}
    chain = [start]
    for place in chain:
        for other in state.house.board.links[place]:
            if other == end:
                passed: list[int] = []
                while place != start:
                    passed.insert(0, place)
                    place = before[place]
                return passed
            if state.at[s.PLACES + other] >= s.DRUID and other not in before:
                before[other] = place
                chain.append(other)
    return []


def wander(state: DolmenState, druid: i64, place: i64) -> None:
    """§3.2 to §3.4"""
    if state.events is not None:
        left = state.at[s.STANDS + state.at[ACTOR] * s.DRUIDS + druid]
        passed = [state.name(other) for other in way(state, int(left), int(place))]
        state.tell("jumped" if passed else "wandered", {**ends(state, druid, place), "over": passed})
    move(state, druid, place)


def gather(state: DolmenState, druid: i64) -> None:
    """§3.5: the druid lies down; it can only fly from now on."""
    at = state.at
    seat = at[ACTOR]
    at[s.LYING + seat] |= bit(druid)
    if state.events is not None:
        state.tell("gathered", {"seat": int(seat), "place": state.name(at[s.STANDS + seat * s.DRUIDS + druid])})
    end_turn(state)


@final
class Flight(Phase[DolmenState]):
    """§3.6: a lying druid goes to any free place and stands upright there."""

    def moves(self, state: DolmenState, seat: i64) -> vec[i64]:
        return free_places(state, state.at[s.FLYER])

    def step(self, state: DolmenState, action: i64, seat: i64) -> None:
        at = state.at
        druid = at[s.FLYER]
        place = (action - s.GO) % MOST_PLACES
        if state.events is not None:
            state.tell("flew", ends(state, druid, place))
        at[s.LYING + seat] &= ~bit(druid)
        at[s.FLYER] = NONE
        move(state, druid, place)

    def needs(self, state: DolmenState) -> str:
        at = state.at
        if at[s.FLYER] != NONE and at[s.LYING + at[ACTOR]] & bit(at[s.FLYER]) == 0:
            return "only a lying druid flies"
        if not state.has_room():
            return "no place is free, so nobody can fly"
        return nothing_else(state) or goes_on(state)


def free_places(state: DolmenState, druid: i64) -> vec[i64]:
    """A choice for each free place of the board: this druid goes there."""
    at = state.at
    found = state.house.paper
    n: i64 = 0
    for place in range(state.house.places):
        if at[s.PLACES + place] == s.FREE:
            found[n] = s.GO + MOST_PLACES * druid + place
            n += 1
    return found[:n]


def ends(state: DolmenState, druid: i64, place: i64) -> dict[str, Fact]:
    """A druid's way for an event: whose, from where, to where."""
    seat = state.at[ACTOR]
    left = state.at[s.STANDS + seat * s.DRUIDS + druid]
    return {"seat": int(seat), "from": state.name(left), "to": state.name(place)}


def move(state: DolmenState, druid: i64, place: i64) -> None:
    """§3.7: the druid is there; behind it, a stone or a point, as far as there is a choice."""
    at = state.at
    seat = at[ACTOR]
    stands = s.STANDS + seat * s.DRUIDS + druid
    left = at[stands]
    at[stands] = place
    at[s.PLACES + left] = s.FREE
    at[s.PLACES + place] = s.DRUID + seat
    at[s.SPOT] = left
    if at[s.STONES + seat] == 0:
        end_turn(state)
    elif at[s.POINTS + seat] == s.LEAST_POINTS:
        leave_stone(state)
    else:
        at[PHASE] = s.LEAVE


STONE_OR_POINT: Final = vec[i64]([s.STONE, s.POINT])


@final
class Leave(Phase[DolmenState]):
    """§3.7: leave a stone on the place that the druid came from, or lose a point."""

    def moves(self, state: DolmenState, seat: i64) -> vec[i64]:
        return STONE_OR_POINT

    def step(self, state: DolmenState, action: i64, seat: i64) -> None:
        if action == s.STONE:
            leave_stone(state)
        else:
            lose_point(state)

    def needs(self, state: DolmenState) -> str:
        at = state.at
        seat = at[ACTOR]
        if at[s.SPOT] != NONE and (at[s.PLACES + at[s.SPOT]] != s.FREE or at[s.STONES + seat] == 0):
            return "a stone needs a free place and a supply"
        if at[s.POINTS + seat] == s.LEAST_POINTS:
            return "whoever has one point left leaves the stone without being asked"
        if at[s.LYING + seat] == s.ALL_LYING:
            return "the druid that has just wandered or flown stands upright"
        return nothing_else(state) or goes_on(state)


def leave_stone(state: DolmenState) -> None:
    at = state.at
    seat = at[ACTOR]
    state.lay(seat, at[s.SPOT])
    at[s.STONES + seat] -= 1
    if state.events is not None:
        left = int(at[s.STONES + seat])
        state.tell("stone", {"seat": int(seat), "place": state.name(at[s.SPOT]), "left": left})
    look_at_circles(state)


def lose_point(state: DolmenState) -> None:
    at = state.at
    seat = at[ACTOR]
    at[s.POINTS + seat] -= 1
    if state.events is not None:
        state.tell("point", {"seat": int(seat), "points": int(at[s.POINTS + seat])})
    end_turn(state)
