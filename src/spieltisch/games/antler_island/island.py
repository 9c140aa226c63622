"""§1: the island and the pieces of the box, read from ``components.json``."""

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit


def box() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))
    return found


BOX: Final = box()
NAMES: Final[list[str]] = [space["id"] for space in BOX["spaces"]]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
LEVEL: Final[list[int]] = [space["level"] for space in BOX["spaces"]]
TERRAIN: Final[list[str]] = [space["terrain"] for space in BOX["spaces"]]
INWARD: Final[list[int]] = [NUMBERS[space["inward"]] for space in BOX["spaces"]]
COLOURS: Final[list[str]] = BOX["colours"]
COLOUR: Final[list[int]] = [COLOURS.index(space["colour"]) if space["colour"] else -1 for space in BOX["spaces"]]
SPACES: Final = 21
SHORE: Final = 12  # the outside spaces are 0 .. 11, then come eight middle spaces, then the peak
PEAK: Final = 20

DOES: Final = 14
PIECES: Final = 50  # of antler
MOST_ON_SPACE: Final = 2  # food tokens
MOST_FOOD: Final = 5
MOST_TILES: Final = 3
MOST_COMMITTED: Final = 3

TILES: Final[list[str]] = BOX["control tiles"]
ACTS: Final[list[str]] = BOX["actions"]
X: Final = 3
BLANK: Final = 4
MOVE: Final = 0
EAT: Final = 1
RUT: Final = 2
GROW: Final = 3

KINDS: Final[list[str]] = list(BOX["wily tiles"])
SPEED: Final = 0
GREED: Final = 1
HOT_RUT: Final = 2
SAVE_STRENGTH: Final = 3
STURDY: Final = 4
ROARING: Final = 5


class Island:
    """The graph for so many players. What lies under the overlay of the three-player game has no neighbours."""

    def __init__(self, seats: int) -> None:
        near = [(space["four" if seats == 4 else "three"] or "").split() for space in BOX["spaces"]]
        self.neighbours: list[list[int]] = [[NUMBERS[name] for name in names] for names in near]
        self.spaces = [space for space in range(SPACES) if self.neighbours[space]]
        # A stag never enters a marsh.
        self.steps = [[n for n in ns if TERRAIN[n] != "marsh"] for ns in self.neighbours]
        self.coloured = [[s for s in self.spaces if COLOUR[s] == colour] for colour in range(len(COLOURS))]
        self.meadows = [space for space in self.spaces if TERRAIN[space] == "meadow"]
        # far[s]: the spaces two steps from s and not nearer; between[s]: for each the spaces in between, as a set.
        self.far: list[list[int]] = []
        self.between: list[list[int]] = []
        for space in range(SPACES):
            ways: dict[int, int] = {}
            for middle in self.steps[space]:
                for target in self.steps[middle]:
                    if target != space and target not in self.steps[space]:
                        ways[target] = ways.get(target, 0) | 1 << middle
            self.far.append(sorted(ways))
            self.between.append([ways[target] for target in sorted(ways)])


ISLANDS: Final = [Island(3), Island(4)]

# Food tokens and wily tiles are small multisets: four bits for each value or kind count them.


def one(kind: i64) -> i64:
    """The multiset of one thing of this kind."""
    return bit(4 * kind)


def size(things: i64) -> i64:
    """How many things.

    >>> int(size(0x203))
    5
    """
    found: i64 = 0
    while things != 0:
        found += things & 15
        things >>= 4
    return found


def worth(food: i64) -> i64:
    """The total value of food tokens: kind 0 has value 1."""
    return (food & 15) + 2 * (food >> 4 & 15) + 3 * (food >> 8 & 15)


def listed(things: i64) -> list[int]:
    """The kinds of all things one by one, in ascending order.

    >>> listed(0x203)
    [0, 0, 0, 2, 2]
    """
    found: list[int] = []
    kind = 0
    while things != 0:
        for _ in range(things & 15):
            found.append(kind)
        things >>= 4
        kind += 1
    return found


def gathered(kinds: list[int]) -> i64:
    """The multiset back from its list."""
    things: i64 = 0
    for kind in kinds:
        things += one(kind)
    return things


def without(things: i64, gone: i64) -> i64:
    """What is left when as many of ``gone`` as there are leave."""
    left: i64 = 0
    for kind in range(6):
        shift: i64 = 4 * kind
        more: i64 = (things >> shift & 15) - (gone >> shift & 15)
        if more > 0:
            left += more << shift
    return left


def common(one: i64, two: i64) -> i64:
    """The things in both multisets."""
    return one - without(one, two)


def pick(things: i64, number: i64) -> i64:
    """The kind of the n-th thing, in the order of ``listed``."""
    kind: i64 = 0
    while number >= (things & 15):
        number -= things & 15
        things >>= 4
        kind += 1
    return kind


ALL_FOOD: Final = sum(number << 4 * (int(value) - 1) for value, number in BOX["food"].items())
ALL_TILES: Final = sum(number << 4 * kind for kind, number in enumerate(BOX["wily tiles"].values()))
