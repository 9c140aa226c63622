"""An evaluation that was learned: a small net over what a seat knows, in the order of its game's table of inputs.

Few inputs are not zero in any position, so only their weights are summed. All sums have one fixed order: the same
numbers come out to the bit, compiled or not.
"""

from math import exp, log
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.numbers import Row, Writer
from spieltisch.engine.rng import Rng

SURE: Final = 1e-4  # no evaluation is taken to be surer than this


@final
class Inputs:
    """How the numbers of a row become inputs of a net.

    A number of few values has an input for each of them, of which at most one is 1 (none for 0). A number of many
    values is one input, scaled. The last input of all is what the hand-made evaluation says, as the logarithm of odds.
    """

    def __init__(self, writer: Writer[Any], most: i64, lows: list[int], highs: list[int], scales: list[float]) -> None:
        self.writer = writer
        self.row = Row(len(lows), most)
        self.low: vec[i64] = vec[i64](lows)
        self.high: vec[i64] = vec[i64](highs)
        self.scale: vec[float] = vec[float](scales)  # of a number of many values; 0: an input for each value
        first: list[int] = []
        size = 0
        for low, high, scale in zip(lows, highs, scales, strict=True):
            first.append(size)
            size += high - low if scale == 0.0 else 1
        self.first: vec[i64] = vec[i64](first)  # where the inputs of a number begin
        self.size: i64 = size + 1
        # The inputs of the last position that are not 0, and how great they are.
        self.places: vec[i64] = vec[i64]()
        self.amounts: vec[float] = vec[float]()

    def read(self, state: State, seat: i64, said: float) -> None:
        """Find the inputs that are not 0; ``said`` is the chance by the hand-made evaluation."""
        self.row.begin(0, state.seats, seat)
        self.writer.write(state, self.row)
        numbers = self.row.numbers
        first = self.first
        lows = self.low
        highs = self.high
        scales = self.scale
        places = vec[i64](capacity=128)
        amounts = vec[float](capacity=128)
        for at in range(len(first)):
            number: i64 = i64(numbers[at])
            if number != 0:
                numbers[at] = 0
                number = min(highs[at], max(lows[at], number))
                scale = scales[at]
                if scale != 0.0:
                    places = append(places, first[at])
                    amounts = append(amounts, scale * float(number))
                elif number != 0:  # below 0 after those above
                    places = append(places, first[at] + (number - 1 if number > 0 else highs[at] - number - 1))
                    amounts = append(amounts, 1.0)
        places = append(places, self.size - 1)
        amounts = append(amounts, odds_of(said))
        self.places = places
        self.amounts = amounts


def odds_of(chance: float) -> float:
    """The logarithm of the odds."""
    kept = min(1.0 - SURE, max(SURE, chance))
    return log(kept / (1.0 - kept))


@final
class Net:
    """One layer of hidden units that are 0 or more, and beside it a plain sum of the inputs."""

    def __init__(self, inputs: Inputs, units: i64, weights: list[float], bias: list[float], top: list[float]) -> None:
        self.inputs = inputs
        self.units: i64 = units
        # For each input its weight for every unit and, last, for the plain sum.
        self.weights: vec[float] = vec[float](weights)
        self.bias: vec[float] = vec[float](bias)
        self.top: vec[float] = vec[float](top)

    def chance(self, state: State, seat: i64, said: float) -> float:
        """The share of the victory that the seat may expect."""
        self.inputs.read(state, seat, said)
        units = self.units
        wide = units + 1
        places = self.inputs.places
        amounts = self.inputs.amounts
        weights = self.weights
        sums = self.bias[:]
        for at in range(len(places)):
            start = places[at] * wide
            amount = amounts[at]
            if amount == 1.0:
                for unit in range(wide):
                    sums[unit] += weights[start + unit]
            else:
                for unit in range(wide):
                    sums[unit] += amount * weights[start + unit]
        top = self.top
        found = sums[units]
        for unit in range(units):
            if sums[unit] > 0.0:
                found += sums[unit] * top[unit]
        return 1.0 / (1.0 + exp(-min(30.0, max(-30.0, found))))


@final
class NetKnowledge(Knowledge):
    """A game's knowledge with a learned evaluation in place of the hand-made one; all else is as the game says."""

    def __init__(self, net: Net, hand: Knowledge, rounds: i64, careful: i64, leaves: bool) -> None:
        self.net = net
        self.hand = hand
        self.leaves = leaves
        self.played: i64 = rounds
        self.careful: i64 = careful

    def evaluate(self, state: State, seat: i64) -> float:
        said = self.hand.evaluate(state, seat)
        return said if state.to_act() == OVER else self.net.chance(state, seat, said)

    def at_a_glance(self) -> Knowledge:
        return self.hand if self.leaves else self

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        return self.hand.quick(state, seat, rng)

    def sensible(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        return self.hand.sensible(state, seat, moves)

    def rounds(self) -> i64:
        return self.played

    def careful_rounds(self) -> i64:
        return self.careful

    def meaning(self, state: State, action: i64) -> i64:
        return self.hand.meaning(state, action)

    def reopen(self, state: State, seat: i64) -> None:
        self.hand.reopen(state, seat)
