"""What the bots know about Reef: points now, and what the cards in hand could bring."""

from math import exp
from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import lowest
from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.rng import Rng
from spieltisch.games.reef.rules import BUILD, PLACE, TURN, ReefState
from spieltisch.games.reef.scoring import CELLS, Shape

PER_CARD: Final = 1.0  # a card in hand is half a turn already spent
NOW: Final = 0.75  # of the points a hand card would bring at once
ONE_SHORT: Final = 0.35  # of the points of an occurrence that lacks one cell
SPREAD: Final = 9.0  # a lead of so many points makes a victory e times as likely


class ReefKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, ReefState)
        if state.to_act() == OVER:
            places = state.places()
            return 1.0 / places.count(1) if places[seat] == 1 else 0.0
        mine = self.worth(state, seat)
        total = 1.0
        for other in range(state.seats):
            if other != seat:
                total += exp((self.worth(state, other) - mine) / SPREAD)
        return 1.0 / total

    def worth(self, state: ReefState, seat: i64) -> float:
        """Points, and the promise of the cards in hand on the present reef."""
        reef = seat * CELLS
        value = float(state.points[seat])
        hand: i64 = state.hands[seat]
        while hand != 0:
            card = state.card(lowest(hand))
            times = card.pattern.count(state.stacks, reef)
            value += PER_CARD + NOW * float(times * card.points)
            if isinstance(card.pattern, Shape):
                value += ONE_SHORT * float(card.points) * float(one_short(card.pattern, state.stacks, reef))
            hand &= hand - 1
        return value

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """Of two random choices the better one: a coral that makes the card being played score."""
        assert isinstance(state, ReefState)
        moves = state.moves(seat)
        action: i64 = moves[rng.below(len(moves))]
        if state.phase == BUILD:
            return self.better_place(state, action, moves[rng.below(len(moves))])
        if state.phase == TURN and action < PLACE:
            return self.better_card(state, action, moves[rng.below(len(moves))])
        return action

    def better_place(self, state: ReefState, one: i64, two: i64) -> i64:
        return one if self.times_after(state, one) >= self.times_after(state, two) else two

    def times_after(self, state: ReefState, action: i64) -> i64:
        at = state.active * CELLS + (action - PLACE) % CELLS
        before = state.stacks[at]
        state.stacks[at] = before << 3 | int((action - PLACE) // CELLS + 1)
        times = state.times()
        state.stacks[at] = before
        return times

    def better_card(self, state: ReefState, one: i64, two: i64) -> i64:
        """Rather take than draw, rather play what scores than take."""
        return min(one, two)


def one_short(pattern: Shape, stacks: list[int], reef: i64) -> i64:
    """Whether some place of the pattern lacks just one cell."""
    fitting = [asked.fulfilled(stacks, reef) for asked in pattern.requirements]
    for place in pattern.places:
        missing: i64 = 0
        for at, cells in enumerate(place):
            wanting: i64 = cells & ~fitting[at]
            if wanting != 0:
                missing += 1 if wanting & (wanting - 1) == 0 else 2
        if missing == 1:
            return 1
    return 0
