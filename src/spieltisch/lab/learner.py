"""Fits a net to lessons, in numpy.

Own code instead of a library: the net has one hidden layer and inputs that are nearly all 0, its gradient is ten
lines, and numpy is installed in seconds where PyTorch is a gigabyte.
"""

from dataclasses import dataclass
from typing import Any

from spieltisch.bots.nets import Weights
from spieltisch.lab.extra import need

BATCH = 512
DECAY, DECAY_SQUARES, TINY = 0.9, 0.999, 1e-8  # of Adam, as its authors have them
SHRINK = 1e-5  # of the weights, with each step
LAMBDA = 0.8  # how far a target looks to the end of the game, rather than to what the net says of the next position


@dataclass
class Rows:
    """Lessons as arrays: all inputs that are not 0, row after row."""

    places: Any  # uint16
    amounts: Any  # float32
    ends: Any  # where the inputs of each row end
    shares: Any  # of the victory, in the end
    games: Any  # seats and positions of each game

    def arrays(self) -> dict[str, Any]:
        return dict(vars(self))

    @property
    def count(self) -> int:
        return len(self.ends)


def joined(parts: list[Rows]) -> Rows:
    np = need("numpy")
    offsets = np.cumsum([0, *(len(part.places) for part in parts)])
    return Rows(
        np.concatenate([part.places for part in parts]),
        np.concatenate([part.amounts for part in parts]),
        np.concatenate([part.ends + offset for part, offset in zip(parts, offsets, strict=False)]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.games for part in parts]),
    )


class Learner:
    """The weights of a net that is being trained, and what Adam remembers of its steps."""

    NAMES = ("rows", "bias", "top")

    def __init__(self, size: int, units: int, seed: int) -> None:
        np = need("numpy")
        chance = np.random.default_rng(seed)
        self.units = units
        rows = (chance.standard_normal((size, units + 1)) * 0.05).astype("float32")
        rows[:, units] = 0
        rows[size - 1, units] = 1  # it begins as the hand-made evaluation
        self.weights = {"rows": rows, "bias": np.zeros(units + 1, "float32"), "top": np.zeros(units, "float32")}
        self.means = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.squares = {name: np.zeros_like(array) for name, array in self.weights.items()}
        self.steps = 0

    def exported(self) -> Weights:
        """The weights as a net file takes them."""
        rows, bias, top = (self.weights[name].astype("float64") for name in self.NAMES)
        return Weights(rows.ravel().tolist(), bias.tolist(), top.tolist())

    # On disk

    def kept(self) -> dict[str, Any]:
        found: dict[str, Any] = {"steps": self.steps}
        for name in self.NAMES:
            found |= {name: self.weights[name], f"mean_{name}": self.means[name], f"square_{name}": self.squares[name]}
        return found

    def recall(self, found: Any) -> None:
        self.steps = int(found["steps"])
        for name in self.NAMES:
            self.weights[name] = found[name]
            self.means[name], self.squares[name] = found[f"mean_{name}"], found[f"square_{name}"]

    # Forward

    def dense(self, lessons: Rows, chosen: Any) -> Any:
        """Some rows with their zeros."""
        np = need("numpy")
        ends = lessons.ends[chosen]
        sizes = ends - np.where(chosen > 0, lessons.ends[chosen - 1], 0)
        line = np.repeat(np.arange(len(chosen)), sizes)
        at = np.arange(len(line)) + np.repeat(ends - np.cumsum(sizes), sizes)
        inputs = np.zeros((len(chosen), len(self.weights["rows"])), "float32")
        inputs[line, lessons.places[at]] = lessons.amounts[at]
        return inputs

    def forward(self, inputs: Any) -> tuple[Any, Any]:
        """The hidden units, and the chance of victory."""
        np = need("numpy")
        sums = inputs @ self.weights["rows"] + self.weights["bias"]
        hidden = np.maximum(sums[:, : self.units], 0)
        odds = sums[:, self.units] + hidden @ self.weights["top"]
        return hidden, 1 / (1 + np.exp(-np.clip(odds, -30, 30)))

    def chances(self, lessons: Rows) -> Any:
        """What the net says of every row."""
        np = need("numpy")
        found = [
            self.forward(self.dense(lessons, np.arange(first, min(first + BATCH, lessons.count))))[1]
            for first in range(0, lessons.count, BATCH)
        ]
        return np.concatenate(found)

    # Learning

    def targets(self, lessons: Rows) -> Any:
        """For each row the result of its game, mixed with what the net says of the positions on the way there."""
        np = need("numpy")
        said, found, first = self.chances(lessons), lessons.shares.astype("float32"), 0
        for seats, positions in lessons.games.reshape(-1, 2):
            end = first + seats * positions
            ahead = found[max(first, end - seats) : end].copy()
            for start in range(end - 2 * seats, first - 1, -seats):
                ahead = LAMBDA * ahead + (1 - LAMBDA) * said[start + seats : start + 2 * seats]
                found[start : start + seats] = ahead
            first = end
        return np.clip(found, 0, 1)

    def learn(self, lessons: Rows, targets: Any, seed: int, rate: float) -> float:
        """Once through all rows in another order; the mean surprise."""
        np = need("numpy")
        order = np.random.default_rng(seed).permutation(lessons.count)
        surprise = 0.0
        for first in range(0, len(order), BATCH):
            chosen = order[first : first + BATCH]
            inputs, wanted = self.dense(lessons, chosen), targets[chosen]
            hidden, said = self.forward(inputs)
            safe = np.clip(said, 1e-6, 1 - 1e-6)
            surprise -= float((wanted * np.log(safe) + (1 - wanted) * np.log(1 - safe)).sum())
            error = ((said - wanted) / len(chosen)).astype("float32")
            back = np.empty((len(chosen), self.units + 1), "float32")
            back[:, : self.units] = np.where(hidden > 0, np.outer(error, self.weights["top"]), 0)
            back[:, self.units] = error
            self.step({"rows": inputs.T @ back, "bias": back.sum(0), "top": hidden.T @ error}, rate)
        return surprise / lessons.count

    def step(self, slopes: dict[str, Any], rate: float) -> None:
        """One step of Adam."""
        np = need("numpy")
        self.steps += 1
        warm = rate * np.sqrt(1 - DECAY_SQUARES**self.steps) / (1 - DECAY**self.steps)
        for name, slope in slopes.items():
            mean, square, weights = self.means[name], self.squares[name], self.weights[name]
            mean += (1 - DECAY) * (slope - mean)
            square += (1 - DECAY_SQUARES) * (slope * slope - square)
            weights -= (warm * mean / (np.sqrt(square) + TINY)).astype("float32")
        self.weights["rows"] *= 1 - SHRINK
