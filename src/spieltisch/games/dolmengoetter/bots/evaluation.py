"""What the bots know about Die Dolmengötter: points, dolmens where they lie, and what the next stones could bring."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import lowest
from spieltisch.engine.contract import Knowledge, State
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.rng import Rng
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.board import MOST_PLACES
from spieltisch.games.dolmengoetter.dolmens import TIE, is_tie, right, right_holder, standing
from spieltisch.games.dolmengoetter.pieces import (
    LEVEL,
    height,
    many_of,
    owner_of,
    size_of,
    stones_in,
    value_of,
    with_stone,
)
from spieltisch.games.dolmengoetter.scoring import top_factor
from spieltisch.games.dolmengoetter.state import DolmenState

SINK: Final = 0.14  # factor that a dolmen loses for each place still open in its circle
LEAST_FACTOR: Final = 0.3
TYPICAL: Final = 2.2  # the value of a dolmen somebody will build
RIGHT: Final = 0.85  # of the points of a right that is about to be served
THREAT: Final = 0.30  # of the points that a stone on a druid's place would bring
MANY_STONES: Final = 7.0
PER_STONE: Final = 0.4  # a stone in the supply is worth less than a point: leave it
PER_VALUE: Final = 1.1  # a dolmen kept for a better place, for each of its value, while stones are left
MOBILE: Final = 0.15  # an upright druid
SPREAD: Final = 12.0  # so many points of a lead count at the start as
LAST_SPREAD: Final = 2.5  # so many at the end
LOST: Final = 0.01


@final
class DolmenKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, DolmenState)
        if state.at[PHASE] == s.END:
            return self.result(state, seat)
        mine = 0.0
        best = -1000.0
        total = 0.0
        worths = self.worths(state)
        for other in range(state.seats):
            worth = worths[other]
            if other == seat:
                mine = worth
            else:
                best = max(best, worth)
                total += worth
        rival = 0.8 * best + 0.2 * total / float(state.seats - 1)
        left = float(state.stones_left()) / float(state.seats * state.house.stones)
        return 1.0 / (1.0 + exp((rival - mine) / (LAST_SPREAD + SPREAD * left)))

    def result(self, state: DolmenState, seat: i64) -> float:
        """Whoever has lost would rather lose by little than stall."""
        places = state.places()
        if places[seat] == 1:
            return 1.0 / places.count(1)
        points = state.scores()
        mine = points.pop(seat)
        return LOST / (1.0 + max(0.0, float(max(points) - mine)))

    def worths(self, state: DolmenState) -> vec[float]:
        """About the points that each seat will have."""
        found = self.promises(state)
        for seat in range(state.seats):
            found[seat] += self.worth(state, seat)
        return found

    def promises(self, state: DolmenState) -> vec[float]:
        """What each seat may expect of its dolmens on the board and of rights about to be served."""
        at = state.at
        sizes = state.house.sizes
        found = vec[float]([0.0] * int(state.seats))
        for circle in range(len(sizes)):
            stack = at[s.STACKS + circle]
            if stack != 0:
                sunk = SINK * float(sizes[circle] - stones_in(at[s.TALLIES + circle]))
                factor = float(top_factor(state, circle)) - sunk
                while stack != 0:
                    found[owner_of(stack)] += max(LEAST_FACTOR, factor) * float(value_of(stack))
                    stack >>= LEVEL
                    factor -= 1.0
        rights = at[s.OPEN_RIGHTS]
        while rights != 0:
            open_circle = lowest(rights)
            found[right_holder(state, open_circle)] += RIGHT * TYPICAL * self.factor(state, open_circle)
            rights &= rights - 1
        return found

    def factor(self, state: DolmenState, circle: i64) -> float:
        """Of the level that a dolmen built in this circle now would get."""
        top = top_factor(state, circle)
        return float(top - height(state.at[s.STACKS + circle])) if is_tie(state, circle) else float(top)

    def worth(self, state: DolmenState, seat: i64) -> float:
        """Points, and what supply and druids may still bring."""
        at = state.at
        stones = at[s.STONES + seat]
        value = float(at[s.POINTS + seat]) + PER_STONE * float(stones)
        supply = at[s.SUPPLY + seat]
        values: i64 = 0
        for one in range(1, 5):
            values += one * many_of(supply, one)
        # What is kept loses its worth with everybody's stones, so that no single stone seems dear.
        left = float(state.stones_left()) / float(state.seats * state.house.stones)
        value += PER_VALUE * left * float(values)
        if stones == 0 or supply == 0:
            return value
        hopes = 0.0
        best = 0.0
        for druid in range(s.DRUIDS):
            place = at[s.STANDS + seat * s.DRUIDS + druid]
            if place != NONE:
                threat = max(0.0, self.gain(state, place, seat))
                hopes += 0.5 * threat
                best = max(best, threat)
            if at[s.LYING + seat] >> druid & 1 == 0:
                value += MOBILE
        # With few stones a hope is worth less than the point that keeping the stone costs.
        return value + THREAT * (hopes + best) * min(1.0, float(stones) / MANY_STONES)

    def gain(self, state: DolmenState, place: i64, seat: i64) -> float:
        """About the points that a stone of this seat on this place brings it, less what it brings to others."""
        at = state.at
        house = state.house
        found = 0.0
        for circle in house.circles_of[place]:
            after = with_stone(at[s.TALLIES + circle], seat)
            holder = right(house, after, seat)
            if holder == NONE or at[s.SUPPLY + holder] == 0:
                continue
            factor = top_factor(state, circle)
            if standing(house, after) == TIE:
                factor -= height(at[s.STACKS + circle])
            if holder == seat:
                found += TYPICAL * float(factor)
            else:
                found -= TYPICAL * float(factor)
        return found

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """High dolmens to high places, and of three actions the one that leaves the best stone."""
        assert isinstance(state, DolmenState)
        at = state.at
        phase = at[PHASE]
        if phase == s.LEAVE:
            return s.STONE if at[s.POINTS + seat] <= 3 or self.gain(state, at[s.SPOT], seat) > -1.0 else s.POINT
        moves = state.moves(seat)
        if phase == s.DOLMEN:
            return self.quick_dolmen(state, seat, moves)
        action = moves[rng.below(len(moves))]
        if phase == s.TURN:
            action = self.better(state, action, moves[rng.below(len(moves))])
            return self.better(state, action, moves[rng.below(len(moves))])
        return action

    def quick_dolmen(self, state: DolmenState, seat: i64, moves: vec[i64]) -> i64:
        factor = self.factor(state, state.at[s.CIRCLE])
        if factor <= 0.0 and size_of(state.at[s.SUPPLY + seat]) > 1:
            return s.DECLINE
        return moves[-1] if factor >= 3.0 else moves[1]

    def better(self, state: DolmenState, one: i64, two: i64) -> i64:
        return one if self.promise(state, one) >= self.promise(state, two) else two

    def promise(self, state: DolmenState, action: i64) -> float:
        """Of an action at the beginning of a turn."""
        if s.GATHER <= action < s.FLY:
            return -0.5
        druid = action - s.FLY if action >= s.FLY else (action - s.GO) // MOST_PLACES
        seat = state.at[ACTOR]
        return self.gain(state, state.at[s.STANDS + seat * s.DRUIDS + druid], seat)
