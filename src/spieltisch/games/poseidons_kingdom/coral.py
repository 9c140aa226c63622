"""§4: the reef: double hexes laid side by side and on top of each other.

A hex is one int: its column q and row r in a window round the starting reef. The grid has no border in the
rules; the window can never bind. The starting reef covers q 0..3 and r 0..1, each of the 26 tiles of the box
carries a reef at most two hexes further, so no hex ever lies more than 52 from it; one more hex all round keeps
the neighbours of every building place inside.

A reef never changes: building makes a new one. So all copies of a position share their reefs, and what is
derived from a reef is worked out once.
"""

from typing import Final

from mypy_extensions import i64

from spieltisch.games.poseidons_kingdom.ocean import BOX

TILES: Final = 26
RIM: Final = 2 * TILES + 1
COLUMNS: Final = 4 + 2 * RIM
ROWS: Final = 2 + 2 * RIM
WINDOW: Final = COLUMNS * ROWS
HEXES: Final = 8 + 2 * TILES  # a reef shows at most so many hexes

NONE: Final = -1
NO_SYMBOL: Final = 0
ARROW: Final = 1
WAVE: Final = 2
FOOD: Final = 3
SYMBOLS: Final = ("none", "arrow", "wave", "food")

# The kinds of tiles and the symbols of their two halves.
START: Final = 0
KINDS: Final = ("start", "AW", "AF", "WF")
FIRST_HALF: Final = [NO_SYMBOL, ARROW, ARROW, WAVE]
SECOND_HALF: Final = [NO_SYMBOL, WAVE, FOOD, FOOD]

# What lies on a hex: nothing, a die (1 + its number), or a skeleton.
FREE: Final = 0
SKELETON: Final = 31

# (q+1, r), (q+1, r-1), (q, r-1), (q-1, r), (q-1, r+1), (q, r+1): direction d + 3 is the way back.
DIRECTIONS: Final = [ROWS, ROWS - 1, -1, -ROWS, 1 - ROWS, 1]


def hex_at(q: i64, r: i64) -> i64:
    return (q + RIM) * ROWS + r + RIM


def column(hex: i64) -> i64:
    return hex // ROWS - RIM


def row(hex: i64) -> i64:
    return hex % ROWS - RIM


class Reef:
    """The visible hexes in the order of their numbers, and all tiles for those who draw the stacks.

    Things that lie on hexes are kept by the position, by the index of the hex in ``hexes``.
    """

    def __init__(
        self, hexes: list[int], heights: list[int], symbols: list[int], mates: list[int], tiles: list[int]
    ) -> None:
        self.hexes = hexes  # ascending
        self.heights = heights  # how many tiles lie on the hex
        self.symbols = symbols  # of the top tile
        self.mates = mates  # the direction in which the other half of the top tile lies
        self.tiles = tiles  # packed, ascending: by level, then hexes
        self.size: i64 = len(hexes)
        # Worked out when first asked for:
        self.beside: list[int] | None = None
        self.close: list[int] | None = None
        self.around: list[int] | None = None
        self.on_top: list[int] | None = None

    def index(self, hex: i64) -> i64:
        """The index of a hex of this reef, NONE for the table beside it."""
        low: i64 = 0
        high: i64 = self.size
        while low < high:
            middle = (low + high) >> 1
            if self.hexes[middle] < hex:
                low = middle + 1
            else:
                high = middle
        return low if low < self.size and self.hexes[low] == hex else NONE

    def touches(self, hex: i64) -> bool:
        """Whether a neighbour of this hex belongs to the reef."""
        for direction in DIRECTIONS:
            if self.index(hex + direction) != NONE:
                return True
        return False

    def neighbours(self) -> list[int]:
        """The indices of the six neighbours of each hex, NONE for the table."""
        if self.around is None:
            found: list[int] = []
            for hex in self.hexes:
                for direction in DIRECTIONS:
                    found.append(int(self.index(hex + direction)))
            self.around = found
        return self.around

    # §4.2, §4.3: where may a tile lie?

    def pairs_on_top(self) -> list[int]:
        """Neighbours of one height under two different tiles: index a, index b, index a, ..."""
        if self.on_top is None:
            found: list[int] = []
            around = self.neighbours()
            for a in range(self.size):
                for d in range(3):
                    b: i64 = around[6 * a + d]
                    if b != NONE and self.heights[a] == self.heights[b] and self.mates[a] != d:
                        found.append(int(a))
                        found.append(int(b))
            self.on_top = found
        return self.on_top

    def choices_beside(self, block: i64) -> list[int]:
        """``hexes_beside`` as choices of one block of actions, made once and shared."""
        if self.beside is None:
            self.beside = [int(block + hex) for hex in self.hexes_beside()]
        return self.beside

    def closest_beside(self, block: i64, most: i64) -> list[int]:
        """Those of ``choices_beside`` that touch most of the reef, at most so many; made once and shared."""
        if self.close is None:
            found: list[int] = []
            choices = self.choices_beside(block)
            for touched in range(6, 0, -1):
                for choice in choices:
                    if len(found) < most and self.touched(choice - block) == touched:
                        found.append(choice)
            self.close = found
        return self.close

    def touched(self, hex: i64) -> i64:
        """How many neighbours of a hex belong to the reef."""
        number: i64 = 0
        for direction in DIRECTIONS:
            if self.index(hex + direction) != NONE:
                number += 1
        return number

    def hexes_beside(self) -> list[int]:
        """Every hex of the table on which half a tile can lie: it or its other half touches the reef."""
        # A small map of the surroundings: 1 reef, 2 touches the reef, 3 touches only hexes that touch it.
        left: i64 = column(self.hexes[0]) - 3
        right: i64 = column(self.hexes[self.size - 1]) + 3
        bottom: i64 = row(self.hexes[0])
        top: i64 = bottom
        for hex in self.hexes:
            bottom = min(bottom, row(hex))
            top = max(top, row(hex))
        bottom -= 3
        high: i64 = top + 3 - bottom + 1
        ways = [int(high), int(high) - 1, -1, -int(high), 1 - int(high), 1]
        cells: list[int] = [0] * int((right - left + 1) * high)
        reef: list[int] = []
        for hex in self.hexes:
            cell = (column(hex) - left) * high + row(hex) - bottom
            cells[cell] = 1
            reef.append(int(cell))
        for ring in range(2, 4):
            outside: list[int] = []
            for cell in reef:
                for way in ways:
                    near: i64 = cell + way
                    if cells[near] == 0:
                        cells[near] = int(ring)
                        outside.append(int(near))
            reef = outside
        found: list[int] = []
        for at in range(len(cells)):
            mark: i64 = cells[at]
            if mark == 3 or (mark == 2 and has_room(cells, ways, at)):
                found.append(int(hex_at(at // high + left, at % high + bottom)))
        return found

    def partners_beside(self, hex: i64) -> list[int]:
        """§4.2: the other half of a tile whose first half lies on the table."""
        touching = self.touches(hex)
        found: list[int] = []
        for direction in DIRECTIONS:
            other: i64 = hex + direction
            if self.index(other) == NONE and (touching or self.touches(other)):
                found.append(int(other))
        return found

    def partners_on_top(self, a: i64) -> list[int]:
        """§4.3: the indices of the hexes on which the other half can lie, if nothing lies there."""
        found: list[int] = []
        around = self.neighbours()
        for d in range(6):
            b: i64 = around[6 * a + d]
            if b != NONE and self.heights[a] == self.heights[b] and self.mates[a] != d:
                found.append(int(b))
        return found

    def built(self, kind: i64, a: i64, b: i64) -> "Reef":
        """The reef with one more tile, its first symbol on hex a, its second on hex b."""
        hexes = self.hexes
        heights = self.heights[:]
        symbols = self.symbols[:]
        mates = self.mates[:]
        if self.index(a) == NONE:
            hexes = hexes[:]
            for hex in (min(a, b), max(a, b)):
                at = place_for(hexes, hex)
                hexes.insert(at, int(hex))
                heights.insert(at, 0)
                symbols.insert(at, NO_SYMBOL)
                mates.insert(at, NONE)
        one = place_for(hexes, a)
        two = place_for(hexes, b)
        way = direction_of(b - a)
        heights[one] += 1
        heights[two] += 1
        symbols[one] = FIRST_HALF[kind]
        symbols[two] = SECOND_HALF[kind]
        mates[one] = int(way)
        mates[two] = int((way + 3) % 6)
        tiles = self.tiles[:]
        tile = pack(heights[one], kind, a, b)
        tiles.insert(place_for(tiles, tile), int(tile))
        new = Reef(hexes, heights, symbols, mates, tiles)
        if new.size == self.size:
            new.beside = self.beside
            new.close = self.close
            new.around = self.around
        return new

    # §4.4, §4.5: what the reef is worth, seen from above. ``items`` says what lies on its hexes.

    def ability(self, symbol: i64, items: list[int]) -> i64:
        """The highest level on which the symbol is seen and not dead; 1 without it."""
        best: i64 = 1
        for n in range(self.size):
            if self.heights[n] > best and self.symbols[n] == symbol and items[n] != SKELETON:
                best = self.heights[n]
        return best

    def visible(self, symbol: i64, items: list[int]) -> i64:
        """How many of these symbols are seen and not dead."""
        seen: i64 = 0
        for n in range(self.size):
            if self.symbols[n] == symbol and items[n] != SKELETON:
                seen += 1
        return seen

    def height(self) -> i64:
        best: i64 = 0
        for height in self.heights:
            best = max(best, height)
        return best


def has_room(cells: list[int], ways: list[int], at: i64) -> bool:
    """Whether the other half of a tile finds a place beside this cell."""
    for way in ways:
        if cells[at + way] != 1:
            return True
    return False


def place_for(sorted: list[int], item: i64) -> i64:
    """Where an item stands, or would stand, in an ascending list."""
    low: i64 = 0
    high: i64 = len(sorted)
    while low < high:
        middle = (low + high) >> 1
        if sorted[middle] < item:
            low = middle + 1
        else:
            high = middle
    return low


def direction_of(difference: i64) -> i64:
    for d in range(6):
        if DIRECTIONS[d] == difference:
            return d
    return NONE


def pack(level: i64, kind: i64, a: i64, b: i64) -> i64:
    """A tile as one int, for the list of tiles: level, kind and its two hexes."""
    return ((level * WINDOW + a) * WINDOW + b) * 4 + kind


def unpack(tile: int) -> tuple[int, int, int, int]:
    """Level, kind, first hex, second hex."""
    rest, kind = divmod(tile, 4)
    rest, b = divmod(rest, WINDOW)
    level, a = divmod(rest, WINDOW)
    return level, kind, a, b


def starting_reef() -> Reef:
    reef = Reef([], [], [], [], [])
    for one, other in BOX["start_reef"]:
        reef = reef.built(START, hex_at(one[0], one[1]), hex_at(other[0], other[1]))
    return reef


STARTING_REEF: Final = starting_reef()
