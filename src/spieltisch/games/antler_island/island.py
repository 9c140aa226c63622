"""§1: the island and the pieces of the box, read from ``components.json``."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.components import components

BOX: Final[dict[str, Any]] = components(__file__)
NAMES: Final[list[str]] = [space["id"] for space in BOX["spaces"]]
NUMBERS: Final[dict[str, int]] = {name: number for number, name in enumerate(NAMES)}
LEVEL: Final = vec[i64]([space["level"] for space in BOX["spaces"]])
TERRAIN: Final[list[str]] = [space["terrain"] for space in BOX["spaces"]]
INWARD: Final = vec[i64]([NUMBERS[space["inward"]] for space in BOX["spaces"]])
COLOURS: Final[list[str]] = BOX["colours"]
COLOUR: Final[list[int]] = [COLOURS.index(space["colour"]) if space["colour"] else -1 for space in BOX["spaces"]]
SPACES: Final = 21
SHORE: Final = 12  # the outside spaces are 0 .. 11, then come eight middle spaces, then the peak
PEAK: Final = 20

DOES_IN_BOX: Final = 14
PIECES: Final = 50  # of antler
MOST_FOOD: Final = 5
MOST_TILES: Final = 3
MOST_COMMITTED: Final = 3

TILES: Final[list[str]] = BOX["markers"]
ACTS: Final[list[str]] = BOX["actions"]
X: Final = 3
BLANK: Final = 4
ALL_USED: Final = 15  # the four markers that can be revealed
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
        names = [(space["four" if seats == 4 else "three"] or "").split() for space in BOX["spaces"]]
        near = [[NUMBERS[name] for name in row] for row in names]
        steps = [[n for n in row if TERRAIN[n] != "marsh"] for row in near]  # a stag never enters a marsh
        self.spaces = [space for space in range(SPACES) if near[space]]
        self.meadows = [space for space in self.spaces if TERRAIN[space] == "meadow"]
        self.coloured = rows([[s for s in self.spaces if COLOUR[s] == colour] for colour in range(len(COLOURS))])
        self.neighbours = rows(near)
        self.steps = rows(steps)
        # far[s]: the spaces two steps from s and not nearer; between[s]: for each the spaces in between, as a set.
        ways = [two_steps(steps, space) for space in range(SPACES)]
        self.far = rows([sorted(way) for way in ways])
        self.between = rows([[way[target] for target in sorted(way)] for way in ways])


def two_steps(steps: list[list[int]], space: int) -> dict[int, int]:
    """The spaces two steps away, each with the set of those in between."""
    ways: dict[int, int] = {}
    for middle in steps[space]:
        for target in steps[middle]:
            if target != space and target not in steps[space]:
                ways[target] = ways.get(target, 0) | 1 << middle
    return ways


def rows(lists: list[list[int]]) -> vec[vec[i64]]:
    return vec[vec[i64]]([vec[i64](row) for row in lists])


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
    pairs: i64 = (things & 0x0F0F0F) + (things >> 4 & 0x0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16)) & 255


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
        for _thing in range(things & 15):
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


def common(things: i64, others: i64) -> i64:
    """The things in both multisets."""
    return things - without(things, others)


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
