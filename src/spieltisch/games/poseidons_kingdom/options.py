"""§13: the options of a game that are numbers, and §10.2 how a die falls with them.

Each die is one outcome: it misses the ocean, or falls into a strip with a value, perhaps on the foam at the
strip's edge, which counts for the next strip towards the beach.
"""

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.errors import BadOption
from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom.ocean import BEACH, BOX, STRIPS

# §10.5: the bonus actions.
PEEK: Final = 0
LOAD: Final = 1
SWIM: Final = 2
FORAGE: Final = 3
BUILD: Final = 4
KRAKEN: Final = 5
BONUS_ACTIONS: Final = ("peek", "load", "swim", "forage", "build", "kraken")
OUT_OF_REACH: Final = 1000  # the sum of a bonus action that is not in play

SIDES: Final = 6  # of a die
FALLS: Final = 96  # (2 * strip + foam) * 6 + value - 1
MISSED: Final = 96  # the one outcome more

# §9.3, §13.5: how many skeletons there are.
PER_PLAYER: Final = 0
COMMON: Final = 1
UNLIMITED: Final = 2
STOCKS: Final = ("per_player_9", "common_36", "unlimited")

DEFAULT_MISS: Final[float] = BOX["wave"]["miss"]
DEFAULT_FOAM: Final[float] = BOX["wave"]["foam"]
DEFAULT_WEIGHTS: Final[list[int]] = [strip["weight"] for strip in BOX["strips"]]
DEFAULT_TIERS: Final[dict[str, int]] = BOX["bonus"]


@final
class Falls:
    """How a die of the breaking wave falls."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.miss: float = options["miss_probability"]
        self.foam: float = options["foam_probability"]
        weights: list[int] = options["strip_weights"]
        self.weights: vec[i64] = vec[i64](weights)
        self.weight: i64 = sum(weights)
        self.chances: list[tuple[int, float]] = self.every_chance()

    def every_chance(self) -> list[tuple[int, float]]:
        """Every way a die can fall, with its probability."""
        found: list[tuple[int, float]] = []
        for strip in range(STRIPS):
            share = (1.0 - self.miss) * float(self.weights[strip]) / float(self.weight) / float(SIDES)
            foam = 0.0 if strip == BEACH else self.foam
            for wet, chance in ((0, share * (1.0 - foam)), (1, share * foam)):
                if chance > 0.0:
                    for value in range(SIDES):
                        found.append(((2 * strip + wet) * SIDES + value, chance))
        if self.miss > 0.0:
            found.append((MISSED, self.miss))
        return found

    def sample(self, rng: Rng) -> i64:
        """How one die falls."""
        if rng.random() < self.miss:
            return MISSED
        left: i64 = rng.below(self.weight)
        strip: i64 = 0
        while left >= self.weights[strip]:
            left -= self.weights[strip]
            strip += 1
        wet: i64 = 1 if strip != BEACH and rng.random() < self.foam else 0
        return (2 * strip + wet) * SIDES + rng.below(SIDES)


# What the options take that are not one of a few words.


def check_rounds(value: Any) -> Any:
    if value is not None and (isinstance(value, bool) or not isinstance(value, int) or not 1 <= value <= 1000):
        raise BadOption(f"option max_rounds takes a number of 1 to 1000 or none, not {value}")
    return value


def check_miss(value: Any) -> Any:
    return probability("miss_probability", value, 0.9)


def check_foam(value: Any) -> Any:
    return probability("foam_probability", value, 1.0)


def probability(name: str, value: Any, most: float) -> Any:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0.0 <= value <= most:
        raise BadOption(f"option {name} takes a number of 0 to {most}, not {value}")
    return float(value)


def check_weights(value: Any) -> Any:
    fits = isinstance(value, list) and len(value) == STRIPS
    if not fits or any(isinstance(w, bool) or not isinstance(w, int) or not 0 <= w <= 1000 for w in value):
        raise BadOption("option strip_weights takes eight numbers of 0 to 1000, from the deep sea to the beach")
    if sum(value) == 0:
        raise BadOption("option strip_weights needs at least one strip on which dice can fall")
    return value


def check_tiers(value: Any) -> Any:
    if not isinstance(value, dict) or any(name not in BONUS_ACTIONS for name in value):
        raise BadOption(f"option bonus_tiers takes the sums of some of {', '.join(BONUS_ACTIONS)}")
    if any(isinstance(s, bool) or not isinstance(s, int) or not 1 <= s <= 60 for s in value.values()):
        raise BadOption("option bonus_tiers takes sums of 1 to 60")
    return value


assert FALLS == MISSED == STRIPS * 2 * SIDES
