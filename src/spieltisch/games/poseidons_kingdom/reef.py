"""§4: the reef: double hexes laid side by side and on top of each other.

A hex is one int: its column q and row r in a window round the starting reef. The grid has no border in the
rules; the window can never bind. The starting reef covers q 0..3 and r 0..1, each of the 26 tiles of the box
carries a reef at most two hexes further, so no hex ever lies more than 52 from it; one more hex all round keeps
the neighbours of every building place inside.

A reef never changes: building makes a new one out of it. So all copies of a position share their reefs.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.fields import NONE
from spieltisch.games.poseidons_kingdom.ocean import BOX

TILES: Final = 26
RIM: Final = 53
COLUMNS: Final = 110
ROWS: Final = 108
WINDOW: Final = 11880
MOST_HEXES: Final = 60  # that a reef can show

NO_SYMBOL: Final = 0
ARROW: Final = 1
WAVE: Final = 2
FOOD: Final = 3
SYMBOLS: Final = ("none", "arrow", "wave", "food")

# The kinds of tiles and the symbols of their two halves.
START: Final = 0
KINDS: Final = ("start", "AW", "AF", "WF")
FIRST_HALF: Final = vec[i64]([NO_SYMBOL, ARROW, ARROW, WAVE])
SECOND_HALF: Final = vec[i64]([NO_SYMBOL, WAVE, FOOD, FOOD])

# What lies on a hex: nothing, a die (1 + its number), or a skeleton.
FREE: Final = 0
SKELETON: Final = 31

# (q+1, r), (q+1, r-1), (q, r-1), (q-1, r), (q-1, r+1), (q, r+1): direction d + 3 is the way back.
WAYS: Final[list[int]] = [ROWS, ROWS - 1, -1, -ROWS, 1 - ROWS, 1]
DIRECTIONS: Final = vec[i64](WAYS)
NEXT_COLUMN: Final = 108  # the first three neighbours with a higher number: direction 0,
NEXT_BELOW: Final = 107  # direction 1,
NEXT_ROW: Final = 1  # and direction 5


def around_tile(other: int) -> vec[i64]:
    """The hexes within two of a tile that covers 0 and ``other``, ascending."""
    near = {0, other}
    for _ in range(2):
        near |= {place + way for place in near for way in WAYS}
    return vec[i64](sorted(near - {0, other}))


AROUND_TILE: Final = vec[vec[i64]]([around_tile(way) for way in WAYS])
BLANK: Final = vec[i64]([0] * 1024)  # a part of it is a new row


def hex_at(q: i64, r: i64) -> i64:
    return (q + RIM) * ROWS + r + RIM


def column(place: i64) -> i64:
    return place // ROWS - RIM


def row(place: i64) -> i64:
    return place % ROWS - RIM


def name_of(place: i64) -> str:
    """A hex as people write it."""
    return f"{column(place)},{row(place)}"


@final
class Reef:
    """The visible hexes in the order of their numbers, seen from above.

    What lies on them is kept by the position, by the index of the hex in ``hexes``.
    """

    def __init__(
        self, hexes: vec[i64], heights: vec[i64], symbols: vec[i64], mates: vec[i64], beside: vec[i64]
    ) -> None:
        self.hexes = hexes  # ascending
        self.heights = heights  # how many tiles lie on the hex
        self.symbols = symbols  # of the top tile
        self.mates = mates  # the direction in which the other half of the top tile lies
        self.beside = beside  # §4.2: the hexes of the table on which half a tile can lie, ascending
        self.size: i64 = len(hexes)
        self.close: vec[i64] = vec[i64]()  # see ``closest_beside``

    def index(self, place: i64) -> i64:
        """The index of a hex of this reef, NONE for the table beside it."""
        at = place_for(self.hexes, self.size, place)
        return at if at < self.size and self.hexes[at] == place else NONE

    def touches(self, place: i64) -> bool:
        """Whether a neighbour of this hex belongs to the reef."""
        for direction in DIRECTIONS:
            if self.index(place + direction) != NONE:
                return True
        return False

    def has_room(self, place: i64) -> bool:
        """Whether the other half of a tile finds table beside this hex."""
        for direction in DIRECTIONS:
            if self.index(place + direction) == NONE:
                return True
        return False

    def touched(self, place: i64) -> i64:
        """How many neighbours of a hex belong to the reef."""
        number: i64 = 0
        for direction in DIRECTIONS:
            if self.index(place + direction) != NONE:
                number += 1
        return number

    # §4.2, §4.3: where may a tile lie?

    def partners_beside(self, place: i64) -> vec[i64]:
        """§4.2: the other half of a tile whose first half lies on the table."""
        touching = self.touches(place)
        found = vec[i64](capacity=6)
        for direction in DIRECTIONS:
            other = place + direction
            if self.index(other) == NONE and (touching or self.touches(other)):
                found = append(found, other)
        return found

    def partners_on_top(self, a: i64) -> vec[i64]:
        """§4.3: the indices of the hexes on which the other half can lie, if nothing lies there."""
        found = vec[i64](capacity=6)
        for d in range(6):
            b = self.index(self.hexes[a] + DIRECTIONS[d])
            if b != NONE and self.heights[a] == self.heights[b] and self.mates[a] != d:
                found = append(found, b)
        return found

    def pairs_on_top(self, at: vec[i64], items: i64) -> vec[i64]:
        """§4.3: the places for a tile on top: index, index of its neighbour, index, ... Nothing lies on either;
        what lies where stands in the row ``at`` from ``items`` on.
        """
        hexes = self.hexes
        found = BLANK[: 6 * self.size]
        n: i64 = 0
        across: i64 = 0
        below: i64 = 0
        for a in range(self.size):
            here = hexes[a]
            # The neighbours of ascending hexes ascend, too: each of the two is found by going on from the last.
            while across < self.size and hexes[across] < here + NEXT_COLUMN:
                across += 1
            while below < self.size and hexes[below] < here + NEXT_BELOW:
                below += 1
            if at[items + a] != FREE:
                continue
            if across < self.size and hexes[across] == here + NEXT_COLUMN and self.bridged(a, across, 0, at, items):
                n = noted(found, n, a, across)
            if below < self.size and hexes[below] == here + NEXT_BELOW and self.bridged(a, below, 1, at, items):
                n = noted(found, n, a, below)
            if a + 1 < self.size and hexes[a + 1] == here + NEXT_ROW and self.bridged(a, a + 1, 5, at, items):
                n = noted(found, n, a, a + 1)
        return found[:n]

    def bridged(self, a: i64, b: i64, d: i64, at: vec[i64], items: i64) -> bool:
        """Whether a tile can lie on hex a and its neighbour b in direction d."""
        return self.heights[a] == self.heights[b] and self.mates[a] != d and at[items + b] == FREE

    def closest_beside(self, most: i64) -> vec[i64]:
        """Those of ``beside`` that touch most of the reef, at most so many; worked out when first asked for."""
        if len(self.close) == 0:
            found = vec[i64](capacity=most)
            for touched in range(6, 0, -1):
                for place in self.beside:
                    if len(found) < most and self.touched(place) == touched:
                        found = append(found, place)
            self.close = found
        return self.close

    # §5.1: building

    def built(self, kind: i64, a: i64, b: i64) -> "Reef":
        """The reef with one more tile, its first symbol on hex a, its second on hex b."""
        way = direction_of(b - a)
        wider = self if self.index(a) != NONE else self.widened(a, b, way)
        one = wider.index(a)
        two = wider.index(b)
        heights = wider.heights[:]
        symbols = wider.symbols[:]
        mates = wider.mates[:]
        heights[one] += 1
        heights[two] += 1
        symbols[one] = FIRST_HALF[kind]
        symbols[two] = SECOND_HALF[kind]
        mates[one] = way
        mates[two] = (way + 3) % 6
        new = Reef(wider.hexes, heights, symbols, mates, wider.beside)
        if wider is self:
            new.close = self.close
        return new

    def widened(self, a: i64, b: i64, way: i64) -> "Reef":
        """The reef with two more hexes, on which no tile lies yet."""
        low = min(a, b)
        high = max(a, b)
        first = place_for(self.hexes, self.size, low)
        second = place_for(self.hexes, self.size, high) + 1
        wider = Reef(
            with_two(self.hexes, first, low, second, high),
            with_two(self.heights, first, 0, second, 0),
            with_two(self.symbols, first, NO_SYMBOL, second, NO_SYMBOL),
            with_two(self.mates, first, NONE, second, NONE),
            self.beside,
        )
        wider.grow_border(a, b, way)
        return wider

    def grow_border(self, a: i64, b: i64, way: i64) -> None:
        """Half a tile can lie on every hex within two of the reef, except in a hole of a single hex.

        Only round the new tile, which covers a and b, has anything changed.
        """
        old = self.beside
        near = AROUND_TILE[way]
        found = BLANK[: len(old) + len(near)]
        n: i64 = 0
        i: i64 = 0
        for offset in near:
            place = a + offset
            while i < len(old) and old[i] < place:
                if old[i] != a and old[i] != b:
                    found[n] = old[i]
                    n += 1
                i += 1
            known = i < len(old) and old[i] == place
            if known:
                i += 1
            if (known or self.index(place) == NONE) and self.has_room(place):
                found[n] = place
                n += 1
        while i < len(old):
            if old[i] != a and old[i] != b:
                found[n] = old[i]
                n += 1
            i += 1
        self.beside = found[:n]

    # §4.4, §4.5: what the reef is worth, seen from above. What lies on its hexes stands in ``at`` from ``items`` on.

    def ability(self, symbol: i64, at: vec[i64], items: i64) -> i64:
        """The highest level on which the symbol is seen and not dead; 1 without it."""
        heights = self.heights
        symbols = self.symbols
        best: i64 = 1
        for n in range(self.size):
            if heights[n] > best and symbols[n] == symbol and at[items + n] != SKELETON:
                best = heights[n]
        return best

    def visible(self, symbol: i64, at: vec[i64], items: i64) -> i64:
        """How many of these symbols are seen and not dead."""
        seen: i64 = 0
        for n in range(self.size):
            if self.symbols[n] == symbol and at[items + n] != SKELETON:
                seen += 1
        return seen

    def height(self) -> i64:
        best: i64 = 0
        for height in self.heights:
            best = max(best, height)
        return best


def noted(pairs: vec[i64], n: i64, a: i64, b: i64) -> i64:
    pairs[n] = a
    pairs[n + 1] = b
    return n + 2


def place_for(ascending: vec[i64], size: i64, item: i64) -> i64:
    """Where an item stands, or would stand, among the first ``size`` of an ascending row."""
    low: i64 = 0
    high = size
    while low < high:
        middle = (low + high) >> 1
        if ascending[middle] < item:
            low = middle + 1
        else:
            high = middle
    return low


def with_two(values: vec[i64], first: i64, low: i64, second: i64, high: i64) -> vec[i64]:
    """A new row with two more values at these places."""
    found = BLANK[: len(values) + 2]
    found[first] = low
    found[second] = high
    for n in range(first):
        found[n] = values[n]
    for n in range(first + 1, second):
        found[n] = values[n - 1]
    for n in range(second + 1, len(found)):
        found[n] = values[n - 2]
    return found


def direction_of(difference: i64) -> i64:
    for d in range(6):
        if DIRECTIONS[d] == difference:
            return d
    return NONE


# A laid tile is one int, so that all tiles of a table are one ascending row: whose, level, hexes, kind.


def pack(seat: i64, level: i64, kind: i64, a: i64, b: i64) -> i64:
    return (((seat * (TILES + 2) + level) * WINDOW + a) * WINDOW + b) * 4 + kind


def unpack(tile: int) -> tuple[int, int, int, int, int]:
    """Whose, level, kind, first hex, second hex."""
    rest, kind = divmod(tile, 4)
    rest, b = divmod(rest, WINDOW)
    rest, a = divmod(rest, WINDOW)
    seat, level = divmod(rest, TILES + 2)
    return seat, level, kind, a, b


MOST_PACKED: Final = 4 * (TILES + 2) * WINDOW * WINDOW * 4  # above every packed tile


def starting_reef() -> Reef:
    reef = Reef(vec[i64](), vec[i64](), vec[i64](), vec[i64](), vec[i64]())
    for one, other in BOX["start_reef"]:
        reef = reef.built(START, hex_at(one[0], one[1]), hex_at(other[0], other[1]))
    return reef


def reefs_of(seats: i64, laid: list[int]) -> list[Reef]:
    """The reefs of all seats, from their tiles in ascending order."""
    found = [STARTING_REEF] * int(seats)
    for tile in laid:
        seat, _, kind, a, b = unpack(tile)
        found[seat] = found[seat].built(kind, a, b)
    return found


STARTING_REEF: Final = starting_reef()
STARTING_TILES: Final[list[int]] = [
    int(pack(0, 1, START, hex_at(one[0], one[1]), hex_at(other[0], other[1]))) for one, other in BOX["start_reef"]
]

assert sum(BOX["tiles"].values()) == TILES
assert (RIM, COLUMNS, ROWS) == (2 * TILES + 1, 4 + 2 * RIM, 2 + 2 * RIM)
assert (WINDOW, MOST_HEXES) == (COLUMNS * ROWS, 8 + 2 * TILES)
assert WAYS[0::5] == [NEXT_COLUMN, NEXT_ROW]
assert WAYS[1] == NEXT_BELOW
