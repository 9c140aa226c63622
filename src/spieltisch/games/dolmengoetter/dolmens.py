"""§4: which dolmens a new stone brings, and how they are built."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, count, lowest, members
from spieltisch.engine.event import Fact
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.ending import end_turn, in_turn, last_dolmen, nothing_else
from spieltisch.games.dolmengoetter.pieces import LEVEL, among_leaders, dolmen_of, height, kinds, without_stone
from spieltisch.games.dolmengoetter.scoring import score_circles
from spieltisch.games.dolmengoetter.state import DolmenHouse, DolmenState

QUALIFIED: Final = 3  # stones in a circle, of two colours at least
TIE: Final = -1  # standing of a circle: the seat with the majority, TIE or UNDECIDED
UNDECIDED: Final = -2


def standing(house: DolmenHouse, tally: i64) -> i64:
    """§4.1 to §4.3: who has the majority; or TIE; or UNDECIDED, as long as a circle counts for nobody."""
    most: i64 = 0
    leader: i64 = TIE
    stones: i64 = 0
    colours: i64 = 0
    seat: i64 = 0
    while tally != 0:
        here = tally & 15
        if here != 0:
            stones += here
            colours += 1
            if here > most:
                most = here
                leader = seat
            elif here == most:
                leader = TIE
        tally >>= 4
        seat += 1
    if stones < QUALIFIED or colours < 2 or (most == 1 and not house.three_way_tie):
        return UNDECIDED
    return leader


def is_tie(state: DolmenState, circle: i64) -> bool:
    return standing(state.house, state.at[s.TALLIES + circle]) == TIE


def right(house: DolmenHouse, after: i64, stone: i64) -> i64:
    """§4.2 to §4.4: who may build in a circle after this seat laid a stone there, or NONE."""
    now = standing(house, after)
    if now == UNDECIDED:
        return NONE
    if now == TIE:  # §4.3: only who caused it; the stone of another leaves the tie as it was
        return stone if among_leaders(after, stone) else NONE
    before = standing(house, without_stone(after, stone))
    return NONE if before == now else now


def look_at_circles(state: DolmenState) -> None:
    """§4.5: all rights that the new stone brings, at most one in each of its circles."""
    at = state.at
    house = state.house
    for circle in house.circles_of[at[s.SPOT]]:
        holder = right(house, at[s.TALLIES + circle], at[ACTOR])
        if holder != NONE and at[s.SUPPLY + holder] != 0 and not is_full(state, circle):
            at[s.OPEN_RIGHTS] |= bit(circle)
            if state.events is not None:
                kind = "tie" if is_tie(state, circle) else "majority"
                state.tell(kind, {"seat": int(holder), "circle": state.circle_name(circle)})
    next_right(state)


def is_full(state: DolmenState, circle: i64) -> bool:
    """§4.6: never the case in a whole game, as only the third stone and later ones bring a dolmen."""
    return height(state.at[s.STACKS + circle]) >= state.house.sizes[circle] - 2


def right_holder(state: DolmenState, circle: i64) -> i64:
    """Whose right in this circle is open: nothing changes there until it is served."""
    now = standing(state.house, state.at[s.TALLIES + circle])
    return state.at[ACTOR] if now == TIE else now


def next_right(state: DolmenState) -> None:
    """§4.5: the active player names the next circle while there are two or more."""
    at = state.at
    if at[s.OPEN_RIGHTS] != 0:
        lapse(state)
    rights = at[s.OPEN_RIGHTS]
    at[s.CIRCLE] = NONE
    if rights == 0:
        score_circles(state)
        end_turn(state)
    elif rights & (rights - 1) == 0:
        serve(state, lowest(rights))
    else:
        at[PHASE] = s.RIGHTS


def lapse(state: DolmenState) -> None:
    """§4.5: whoever has run out of dolmens has no right any more."""
    at = state.at
    rest = at[s.OPEN_RIGHTS]
    while rest != 0:
        circle = lowest(rest)
        holder = right_holder(state, circle)
        if at[s.SUPPLY + holder] == 0:
            at[s.OPEN_RIGHTS] &= ~bit(circle)
            if state.events is not None:
                state.tell("lapsed", {"seat": int(holder), "circle": state.circle_name(circle)})
        rest &= rest - 1


def serve(state: DolmenState, circle: i64) -> None:
    state.at[s.CIRCLE] = circle
    state.at[PHASE] = s.DOLMEN


@final
class Rights(Phase[DolmenState]):
    """§4.5: of several rights, the active player says which circle comes next."""

    def moves(self, state: DolmenState, seat: i64) -> vec[i64]:
        return vec[i64]([s.RESOLVE + circle for circle in members(state.at[s.OPEN_RIGHTS])])

    def step(self, state: DolmenState, action: i64, seat: i64) -> None:
        serve(state, action - s.RESOLVE)

    def needs(self, state: DolmenState) -> str:
        if count(state.at[s.OPEN_RIGHTS]) < 2:
            return "the order of rights is asked for where there are two or more"
        return rights_hold(state)


DOLMENS: Final = vec[vec[i64]](
    [
        vec[i64]([s.DECLINE] + [s.BUILD + value for value in range(1, 5) if values >> (value - 1) & 1])
        for values in range(16)
    ]
)


@final
class Dolmen(Phase[DolmenState]):
    """§4.2, §4.3: whoever has the right in the circle being served builds a dolmen of any value, or none."""

    def decider(self, state: DolmenState) -> i64:
        return right_holder(state, state.at[s.CIRCLE])

    def moves(self, state: DolmenState, seat: i64) -> vec[i64]:
        return DOLMENS[kinds(state.at[s.SUPPLY + seat])]

    def step(self, state: DolmenState, action: i64, seat: i64) -> None:
        circle = state.at[s.CIRCLE]
        if action != s.DECLINE:
            build(state, circle, seat, action - s.BUILD)
        elif state.events is not None:
            state.tell("declined", {"seat": int(seat), "circle": state.circle_name(circle)})
        state.at[s.OPEN_RIGHTS] &= ~bit(circle)
        next_right(state)

    def needs(self, state: DolmenState) -> str:
        circle = state.at[s.CIRCLE]
        if circle != NONE and state.at[s.OPEN_RIGHTS] & bit(circle) == 0:
            return "the circle where a dolmen may be built is one with an open right"
        return rights_hold(state)


def build(state: DolmenState, circle: i64, seat: i64, value: i64) -> None:
    """§4.2, §4.3: a majority lays its dolmen on top of the stack, a tie pushes it under."""
    at = state.at
    stack = at[s.STACKS + circle]
    dolmen = dolmen_of(seat, value)
    under = is_tie(state, circle)
    at[s.STACKS + circle] = stack + dolmen * bit(LEVEL * height(stack)) if under else stack * bit(LEVEL) + dolmen
    at[s.SUPPLY + seat] -= bit(4 * (value - 1))
    if state.events is not None:
        kind = "pushed" if under else "laid"
        facts: dict[str, Fact] = {"seat": int(seat), "circle": state.circle_name(circle)}
        state.tell(kind, facts, {"value": int(value)}, [int(seat)])
    if at[s.SUPPLY + seat] == 0:
        last_dolmen(state, seat)


def rights_hold(state: DolmenState) -> str:
    """What both phases need: every open right comes from the new stone."""
    at = state.at
    spot = at[s.SPOT]
    if spot != NONE and at[s.PLACES + spot] != at[ACTOR] + 1:
        return "rights come from a new stone of the active player"
    wrong = nothing_else(state)
    if wrong:
        return wrong
    for circle in members(at[s.OPEN_RIGHTS]):
        if circle not in state.house.circles_of[spot]:
            return f"circle {state.circle_name(circle)} has no new stone, so it gives no right"
        holder = right(state.house, at[s.TALLIES + circle], at[ACTOR])
        if holder == NONE or at[s.SUPPLY + holder] == 0 or is_full(state, circle):
            return f"nobody has a right to build in circle {state.circle_name(circle)}"
    return in_turn(state)
