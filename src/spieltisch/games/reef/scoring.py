"""§5: how often does a pattern occur in a reef? Exact, never greedy.

A reef is 16 stacks, a stack is an int of three bits a coral with the top coral lowest (0: no coral):
colours are 1 red, 2 yellow, 3 green, 4 purple. Sets of cells are 16-bit masks, a1 b1 c1 d1 a2 ... d4.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, count, members

CELLS: Final = 16
ANY_COLOUR: Final = 0
EMPTY: Final = 0


def height(stack: i64) -> i64:
    if stack < 8:
        return 0 if stack == EMPTY else 1
    if stack < 64:
        return 2
    return 3 if stack < 512 else 4


def top(stack: i64) -> i64:
    """The colour that counts: only the view from above does."""
    return stack & 7


def neighbours(cell: int) -> int:
    """The up to eight cells around a cell."""
    row, column = divmod(cell, 4)
    around = 0
    for r in range(max(0, row - 1), min(4, row + 2)):
        for c in range(max(0, column - 1), min(4, column + 2)):
            around |= 1 << (4 * r + c)
    return around & ~(1 << cell)


AROUND: Final = vec[i64]([neighbours(cell) for cell in range(CELLS)])


@final
class Requirement:
    """What one cell of a pattern asks for (§5.1): a colour or any, and a height between two bounds."""

    def __init__(self, colour: i64, lowest: i64, highest: i64) -> None:
        self.colour: i64 = colour
        self.lowest: i64 = lowest
        self.highest: i64 = highest
        # The higher a stack, the greater its int: heights are bounds of that, too, without asking for the height.
        self.least: i64 = bit(3 * (lowest - 1))
        self.most: i64 = bit(3 * highest) - 1

    def fulfilled(self, stacks: vec[i64], reef: i64) -> i64:
        """The cells of a reef, which begins at ``reef`` in ``stacks``, whose stack fits."""
        colour = self.colour
        least = self.least
        most = self.most
        cells: i64 = 0
        for cell in range(CELLS):
            stack = stacks[reef + cell]
            if least <= stack <= most and (stack & 7 == colour or colour == ANY_COLOUR):
                cells |= bit(cell)
        return cells


class Pattern:
    """What the lower half of a card shows. ``stacks`` holds a reef from ``reef`` on."""

    def occurrences(self, stacks: vec[i64], reef: i64) -> vec[i64]:
        """Every place where the pattern fits, as sets of cells."""
        raise NotImplementedError

    def count(self, stacks: vec[i64], reef: i64) -> i64:
        """How many times the card pays its printed value."""
        raise NotImplementedError

    def scored(self, stacks: vec[i64], reef: i64) -> list[int]:
        """The sets of cells that pay, one for each time: a best choice, to be shown."""
        raise NotImplementedError


@final
class Shape(Pattern):
    """An ordinary pattern: cells with requirements, in any rotation, each coral counted once (§5.2, §5.3)."""

    def __init__(self, requirements: list[Requirement], places: list[list[int]]) -> None:
        self.requirements: vec[Requirement] = vec[Requirement](requirements)
        self.width: i64 = len(requirements)
        self.fitting: vec[i64] = vec[i64]([0] * len(requirements))  # paper for the cells that fulfil each
        self.places = places  # each place: for each requirement the cells that must fulfil it
        flat = [cells for place in places for cells in place]
        self.laid: vec[i64] = vec[i64](flat)  # the same one after the other, for the hot path
        self.is_single = len(requirements) == 1 and places[0][0] == 1

    def occurrences(self, stacks: vec[i64], reef: i64) -> vec[i64]:
        found = vec[i64]()
        if not self.fits(stacks, reef):
            return found
        fitting = self.fitting
        places = self.laid
        width = self.width
        place: i64 = 0
        while place < len(places):
            whole: i64 = 0
            for asked in range(width):
                cells = places[place + asked]
                if cells & fitting[asked] != cells:
                    whole = 0
                    break
                whole |= cells
            if whole != 0 and whole not in found:
                found = append(found, whole)
            place += width
        return found

    def fits(self, stacks: vec[i64], reef: i64) -> bool:
        """Write down which cells fulfil each requirement; false as soon as one is not fulfilled anywhere."""
        fitting = self.fitting
        requirements = self.requirements
        for asked in range(self.width):
            fitting[asked] = requirements[asked].fulfilled(stacks, reef)
            if fitting[asked] == 0:
                return False
        return True

    def count(self, stacks: vec[i64], reef: i64) -> i64:
        if self.is_single:
            return count(self.requirements[0].fulfilled(stacks, reef))
        return most_disjoint(self.occurrences(stacks, reef))

    def scored(self, stacks: vec[i64], reef: i64) -> list[int]:
        return best_disjoint(self.occurrences(stacks, reef))


@final
class Ring(Pattern):
    """One of the eight special patterns: ring corals around a highest stack of the centre colour (§5.4)."""

    def __init__(self, centre: i64, ring: i64) -> None:
        self.centre: i64 = centre
        self.ring: i64 = ring

    def matching(self, stacks: vec[i64], reef: i64) -> i64:
        """The ring corals around the highest stack that has most of them."""
        ring: i64 = 0
        highest: i64 = 0
        for cell in range(CELLS):
            stack = stacks[reef + cell]
            if stack & 7 == self.ring:
                ring |= bit(cell)
            if stack & 7 == self.centre and height(stack) > highest:
                highest = height(stack)
        best: i64 = 0
        if highest == 0 or ring == 0:
            return best
        for cell in range(CELLS):
            stack = stacks[reef + cell]
            if stack & 7 == self.centre and height(stack) == highest:
                around = ring & AROUND[cell]
                if count(around) > count(best):
                    best = around
        return best

    def occurrences(self, stacks: vec[i64], reef: i64) -> vec[i64]:
        return vec[i64]([1 << cell for cell in members(self.matching(stacks, reef))])

    def count(self, stacks: vec[i64], reef: i64) -> i64:
        return count(self.matching(stacks, reef))

    def scored(self, stacks: vec[i64], reef: i64) -> list[int]:
        return [1 << cell for cell in members(self.matching(stacks, reef))]


def most_disjoint(occurrences: vec[i64]) -> i64:
    """§5.3: the size of a largest choice of occurrences without a common cell."""
    covered: i64 = 0
    apart = True
    for cells in occurrences:
        if covered & cells != 0:
            apart = False
        covered |= cells
    if apart:
        return len(occurrences)
    # Branch on the lowest cell that any occurrence covers: it stays unused, or one occurrence uses it.
    lowest = covered & -covered
    best = most_disjoint(without(occurrences, lowest))
    for used in occurrences:
        if used & lowest != 0:
            with_used = 1 + most_disjoint(without(occurrences, used))
            if with_used > best:
                best = with_used
    return best


def without(occurrences: vec[i64], used: i64) -> vec[i64]:
    """Those that share no cell with ``used``."""
    rest = vec[i64](capacity=len(occurrences))
    for cells in occurrences:
        if cells & used == 0:
            rest = append(rest, cells)
    return rest


def best_disjoint(occurrences: vec[i64]) -> list[int]:
    """A choice of ``most_disjoint`` size."""
    wanted = most_disjoint(occurrences)
    if wanted == 0:
        return []
    for used in occurrences:
        rest = without(occurrences, used)
        if most_disjoint(rest) == wanted - 1:
            return [int(used), *best_disjoint(rest)]
    return []


def turned(cells: list[tuple[int, int, int]]) -> list[tuple[int, int, int]]:
    """A pattern a quarter turn on: (row, column, requirement)."""
    return [(column, -row, asked) for row, column, asked in cells]


def places(cells: list[tuple[int, int, int]], requirements: int) -> list[list[int]]:
    """All ways to lay a pattern on the board: each rotation, each shift."""
    found: list[list[int]] = []
    for _ in range(4):
        top_row = min(row for row, _, _ in cells)
        left = min(column for _, column, _ in cells)
        for down in range(4):
            for right in range(4):
                shifted = [(row - top_row + down, column - left + right, asked) for row, column, asked in cells]
                if all(row < 4 and column < 4 for row, column, _ in shifted):
                    place = [0] * requirements
                    for row, column, asked in shifted:
                        place[asked] |= 1 << (4 * row + column)
                    if place not in found:
                        found.append(place)
        cells = turned(cells)
    return found
