"""What the bots know about Reef: points now, and what the cards in hand could bring."""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import lowest
from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.fields import ACTOR, PHASE
from spieltisch.engine.rng import Rng
from spieltisch.games.reef import state as s
from spieltisch.games.reef.rules import times
from spieltisch.games.reef.scoring import CELLS, Shape
from spieltisch.games.reef.state import ReefState

PER_CARD: Final = 1.0  # a card in hand is half a turn already spent
NOW: Final = 0.75  # of the points a hand card would bring at once
ONE_SHORT: Final = 0.35  # of the points of an occurrence that lacks one cell
SPREAD: Final = 9.0  # a lead of so many points makes a victory e times as likely,
# fitted to 50 games of medium bots; ``spieltisch calibrate reef greedy --games 30``


@final
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
        at = state.at
        reef = s.STACKS + seat * CELLS
        value = float(at[s.POINTS + seat])
        hand = at[s.HANDS + seat]
        while hand != 0:
            card = state.card(lowest(hand))
            often = card.pattern.count(at, reef)
            value += PER_CARD + NOW * float(often * card.points)
            if isinstance(card.pattern, Shape) and one_short(card.pattern, at, reef):
                value += ONE_SHORT * float(card.points)
            hand &= hand - 1
        return value

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """Of two random choices the better one: a coral that makes the card being played score."""
        assert isinstance(state, ReefState)
        moves = state.moves(seat)
        action = moves[rng.below(len(moves))]
        phase = state.at[PHASE]
        if phase == s.BUILD:
            return self.better_place(state, action, moves[rng.below(len(moves))])
        if phase == s.TURN and action < s.PLACE:
            return min(action, moves[rng.below(len(moves))])  # rather take than draw
        return action

    def better_place(self, state: ReefState, one: i64, two: i64) -> i64:
        return one if self.times_after(state, one) >= self.times_after(state, two) else two

    def times_after(self, state: ReefState, action: i64) -> i64:
        """How often the card being played would score with this coral placed."""
        at = state.at
        stack = s.STACKS + at[ACTOR] * CELLS + (action - s.PLACE) % CELLS
        before = at[stack]
        at[stack] = before << 3 | ((action - s.PLACE) // CELLS + 1)
        often = times(state)
        at[stack] = before
        return often


def one_short(pattern: Shape, stacks: vec[i64], reef: i64) -> bool:
    """Whether some place of the pattern lacks just one cell."""
    requirements = pattern.requirements
    fitting = vec[i64]([asked.fulfilled(stacks, reef) for asked in requirements])
    places = pattern.laid
    width = pattern.width
    place: i64 = 0
    while place < len(places):
        missing: i64 = 0
        for asked in range(width):
            wanting = places[place + asked] & ~fitting[asked]
            if wanting != 0:
                missing += 1 if wanting & (wanting - 1) == 0 else 2
        if missing == 1:
            return True
        place += width
    return False
