"""An evaluation that was learned: a small net over what a seat knows, in the order of its game's table of inputs.

Few inputs are not zero in any position, so only their weights are summed. All sums have one fixed order: the same
numbers come out to the bit, compiled or not.
"""

from math import exp, log
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.numbers import Row, Writer
from spieltisch.engine.rng import Rng

SURE: Final = 1e-4  # no evaluation is taken to be surer than this
ABREAST: Final = 4  # so many units are summed side by side


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
        # The inputs of the last position that are not 0, and how great they are: so many, written over each time.
        self.found: i64 = 0
        self.places: vec[i64] = vec[i64]([0] * (len(lows) + 1))
        self.amounts: vec[float] = vec[float]([0.0] * (len(lows) + 1))

    def read(self, state: State, seat: i64, said: float) -> None:
        """Find the inputs that are not 0; ``said`` is the chance by the hand-made evaluation."""
        self.row.begin(0, state.seats, seat)
        self.writer.write(state, self.row)
        numbers = self.row.numbers
        places = self.places
        amounts = self.amounts
        found: i64 = 0
        at: i64 = -1
        for written in numbers:  # nearly all are 0
            at += 1
            if written == 0:
                continue
            numbers[at] = 0
            number = min(self.high[at], max(self.low[at], i64(written)))
            scale = self.scale[at]
            if scale != 0.0:
                places[found] = self.first[at]
                amounts[found] = scale * float(number)
                found += 1
            elif number != 0:  # below 0 after those above
                places[found] = self.first[at] + (number - 1 if number > 0 else self.high[at] - number - 1)
                amounts[found] = 1.0
                found += 1
        places[found] = self.size - 1
        amounts[found] = odds_of(said)
        self.found = found + 1


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
        wide = int(units) + 1  # the last one is for the plain sum
        row = (wide + ABREAST - 1) // ABREAST * ABREAST
        self.row: i64 = row
        self.weights: vec[float] = vec[float](filled(weights, wide, row))  # a row for each input
        self.bias: vec[float] = vec[float](filled(bias, wide, row))
        self.top: vec[float] = vec[float](top)
        self.sums: vec[float] = vec[float]([0.0] * row)  # of the last position

    def chance(self, state: State, seat: i64, said: float) -> float:
        """The share of the victory that the seat may expect."""
        self.inputs.read(state, seat, said)
        for unit in range(0, self.row, ABREAST):
            self.add_up(unit)
        top = self.top
        sums = self.sums
        found = sums[self.units]
        for unit in range(self.units):
            if sums[unit] > 0.0:
                found += sums[unit] * top[unit]
        return 1.0 / (1.0 + exp(-min(30.0, max(-30.0, found))))

    def add_up(self, unit: i64) -> None:
        """The sums of this unit and the three after it: side by side no addition waits for the one before."""
        places = self.inputs.places
        amounts = self.inputs.amounts
        weights = self.weights
        row = self.row
        first = self.bias[unit]
        second = self.bias[unit + 1]
        third = self.bias[unit + 2]
        fourth = self.bias[unit + 3]
        for number in range(self.inputs.found):
            at = places[number] * row + unit
            amount = amounts[number]
            first += amount * weights[at]
            second += amount * weights[at + 1]
            third += amount * weights[at + 2]
            fourth += amount * weights[at + 3]
        sums = self.sums
        sums[unit] = first
        sums[unit + 1] = second
        sums[unit + 2] = third
        sums[unit + 3] = fourth


def filled(numbers: list[float], wide: int, row: int) -> list[float]:
    """Rows of so many numbers, filled up to greater ones with zeros."""
    found: list[float] = []
    for at in range(0, len(numbers), wide):
        found += numbers[at : at + wide]
        found += [0.0] * (row - wide)
    return found


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
