"""What the bots know about Poseidon's Kingdom: how good a position is, what to do at a glance, what to leave out.

The evaluation weighs the features of every seat; the lead over the best other seat, put through a logistic curve, is
the chance to win.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.contract import Knowledge, State
from spieltisch.engine.fields import PHASE
from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.bots.features import ROW, Outlook, leaders_friends, meal_to_come
from spieltisch.games.poseidons_kingdom.bots.larder import Eyes, dice_by_strip
from spieltisch.games.poseidons_kingdom.bots.policy import Policy
from spieltisch.games.poseidons_kingdom.bots.pruning import worth_a_thought
from spieltisch.games.poseidons_kingdom.bots.treasure import coral_worths
from spieltisch.games.poseidons_kingdom.state import KingdomState

# In points, in the order of the row in features.py. Set by hand, then moved by hand about halfway to what a ridge fit
# of 121 games told (a forerunner of bench/kingdom_weights.py, one seat in six with the evaluation before); greedy with
# them won 37 of 60 games against greedy with the hand-set ones, where bots heed ``sensible``.
WEIGHTS: Final = [
    1.0, -1.4, 0.5,  # points, friends left, almost none left
    0.40, 0.2,  # tiles for two dice, of which 0, 1 lack
    0.40, 0.25, 0.1,  # for three
    0.40, 0.27, 0.14, 0.05,  # for four
    0.40, 0.27, 0.14, 0.06, 0.03,  # for five
    0.2, 0.0070, 0.0040, 0.002,  # ready, now, soon, later
    0.08, 0.0, 0.06,  # arrows of level 2, 3, 4
    0.23, 0.2, 0.1,  # food
    0.05, 0.02, 0.0,  # waves
    0.4, 0.1, 0.1, -0.5,  # symbols seen, rise, free hexes, skeletons
    0.55, 0.3, 0.35,  # figure, dice on the ocean, on the wave
    -0.1, -1.0,  # threat, gone
    0.005, 0.006, 0.0045,  # corals
    0.4,  # looks
]  # fmt: skip
LAST_CORALS: Final = 0.009  # of a hundredth of what the coral meal of the last round can bring
SPREAD: Final = 2.2  # points of lead that make the odds e : 1 at the end,
SPREAD_EARLY: Final = 0.3  # and so much more for each friend that the leader is still to free


WEIGHT: Final = vec[float](WEIGHTS)


@final
class KingdomKnowledge(Knowledge):
    def __init__(self) -> None:
        self.eyes = Eyes()
        self.policy = Policy(self.eyes)

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, KingdomState)
        return self.policy.choose(state, seat, rng)

    def sensible(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        assert isinstance(state, KingdomState)
        return worth_a_thought(state, seat, moves)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, KingdomState)
        if state.at[PHASE] == s.END:
            places = state.places()
            return 1.0 / places.count(1) if places[seat] == 1 else 0.0
        rest = leaders_friends(state)
        strips = dice_by_strip(state)
        mine = self.value(state, seat, strips, rest)
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.value(state, other, strips, rest))
        return 1.0 / (1.0 + exp((best - mine) / (SPREAD + SPREAD_EARLY * float(rest))))

    def value(self, state: KingdomState, seat: i64, strips: vec[i64], rest: i64) -> float:
        """In points: what the seat has, and what it may hope for."""
        outlook = Outlook(state, seat, self.eyes.sight(state, seat), strips)
        if state.at[s.LAST] > 0:
            return self.last_value(outlook)
        value = 0.0
        row = outlook.features(rest)
        for n in range(ROW):
            if row[n] != 0:
                value += WEIGHT[n] * float(row[n])
        return value

    def last_value(self, outlook: Outlook) -> float:
        """Tiles, corals, and in the last round the corals still to be paid."""
        state = outlook.state
        seat = outlook.seat
        value = float(state.safe_points(seat))
        worths = coral_worths(state, seat, outlook.sight)
        for place in range(s.PLACES):
            if state.at[s.OWNERS + place] == seat:
                value += 0.01 * float(worths[state.at[s.CORALS + place]])
        if meal_to_come(state, seat):
            value += LAST_CORALS * float(outlook.corals())
        return value
