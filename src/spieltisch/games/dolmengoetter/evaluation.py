"""What the bots know about Die Dolmengötter: points, dolmens where they lie, and what the next stones could bring."""

from math import exp
from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import lowest
from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.rng import Rng
from spieltisch.games.dolmengoetter.dolmens import (
    LEVEL,
    height,
    many_of,
    owner_of,
    size_of,
    stones_in,
    value_of,
    with_stone,
)
from spieltisch.games.dolmengoetter.rules import (
    DECLINE,
    DOLMEN,
    DRUIDS,
    FLY,
    GATHER,
    LEAVE,
    NONE,
    POINT,
    STONE,
    TIE,
    TURN,
    DolmenState,
)

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


class DolmenKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, DolmenState)
        over = state.to_act() == OVER
        if over:
            places = state.places()
            if places[seat] == 1:
                return 1.0 / places.count(1)
        mine = 0.0
        best = -1000.0
        sum_of_others = 0.0
        promises = [0.0] * int(state.seats) if over else self.promises(state)
        for other in range(state.seats):
            worth = promises[other] + (float(state.points[other]) if over else self.worth(state, other))
            if other == seat:
                mine = worth
            else:
                best = max(best, worth)
                sum_of_others += worth
        rival = 0.8 * best + 0.2 * sum_of_others / float(state.seats - 1)
        if over:
            return LOST / (1.0 + max(0.0, best - mine))  # whoever has lost would rather lose by little than stall
        left = float(state.stones_left()) / float(state.seats * state.house.stones)
        return 1.0 / (1.0 + exp((rival - mine) / (LAST_SPREAD + SPREAD * left)))

    def promises(self, state: DolmenState) -> list[float]:
        """What each seat may expect of its dolmens on the board and of rights about to be served."""
        found = [0.0] * int(state.seats)
        stacks = state.stacks
        for circle in range(len(stacks)):
            stack: i64 = stacks[circle]
            if stack != 0:
                size: i64 = len(state.house.circles[circle])
                sunk = SINK * float(size - stones_in(state.tally(circle)))
                factor = float(size // 2 + 1) - sunk
                while stack != 0:
                    found[owner_of(stack)] += max(LEAST_FACTOR, factor) * float(value_of(stack))
                    stack >>= LEVEL
                    factor -= 1.0
        rights: i64 = state.rights
        while rights != 0:
            place = lowest(rights)
            found[state.right_holder(place)] += RIGHT * TYPICAL * self.factor(state, place)
            rights &= rights - 1
        return found

    def factor(self, state: DolmenState, circle: i64) -> float:
        """Of the level that a dolmen built in this circle now would get."""
        top = len(state.house.circles[circle]) // 2 + 1
        if state.standing(state.tally(circle)) == TIE:
            return float(top - height(state.stacks[circle]))
        return float(top)

    def worth(self, state: DolmenState, seat: i64) -> float:
        """Points, and what supply and druids may still bring."""
        stones = state.stones[seat]
        value = float(state.points[seat]) + PER_STONE * float(stones)
        supply: i64 = state.supply[seat]
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
        for druid in range(seat * DRUIDS, seat * DRUIDS + DRUIDS):
            place: i64 = state.druids[druid]
            if place != NONE:
                threat = max(0.0, self.gain(state, place, seat))
                hopes += 0.5 * threat
                best = max(best, threat)
            if state.lying >> druid & 1 == 0:
                value += MOBILE
        # With few stones a hope is worth less than the point that keeping the stone costs.
        return value + THREAT * (hopes + best) * min(1.0, float(stones) / MANY_STONES)

    def gain(self, state: DolmenState, place: i64, seat: i64) -> float:
        """About the points that a stone of this seat on this place brings it, less what it brings to others."""
        found = 0.0
        for circle in state.house.circles_of[place]:
            after = with_stone(state.tally(circle), seat)
            holder = state.right(after, seat)
            if holder == NONE or state.supply[holder] == 0:
                continue
            top: i64 = len(state.house.circles[circle]) // 2 + 1
            if state.standing(after) == TIE:
                top -= height(state.stacks[circle])
            if holder == seat:
                found += TYPICAL * float(top)
            else:
                found -= TYPICAL * float(top)
        return found

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """High dolmens to high places, and of three actions the one that leaves the best stone."""
        assert isinstance(state, DolmenState)
        phase = state.phase
        moves = state.moves(seat)
        if phase == DOLMEN:
            return self.quick_dolmen(state, moves)
        if phase == LEAVE:
            return STONE if state.points[seat] <= 3 or self.gain(state, state.spot, seat) > -1.0 else POINT
        action: i64 = moves[rng.below(len(moves))]
        if phase == TURN:
            action = self.better(state, action, moves[rng.below(len(moves))])
            return self.better(state, action, moves[rng.below(len(moves))])
        return action

    def quick_dolmen(self, state: DolmenState, moves: list[int]) -> i64:
        factor = self.factor(state, state.circle)
        if factor <= 0.0 and size_of(state.supply[state.holder]) > 1:
            return DECLINE
        return moves[-1] if factor >= 3.0 else moves[1]

    def better(self, state: DolmenState, one: i64, two: i64) -> i64:
        return one if self.promise(state, one) >= self.promise(state, two) else two

    def promise(self, state: DolmenState, action: i64) -> float:
        """Of an action at the beginning of a turn."""
        if GATHER <= action < FLY:
            return -0.5
        druid = action - FLY if action >= FLY else action // (GATHER // DRUIDS)
        return self.gain(state, state.druids[state.active * DRUIDS + druid], state.active)
