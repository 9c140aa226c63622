"""§5: how often does a pattern occur in a reef? Exact, never greedy.

A reef is 16 stacks, a stack is an int of three bits a coral with the top coral lowest (0: no coral):
colours are 1 red, 2 yellow, 3 green, 4 purple. Sets of cells are 16-bit masks, a1 b1 c1 d1 a2 ... d4.
"""

from typing import Final

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


AROUND: Final = [neighbours(cell) for cell in range(CELLS)]


class Requirement:
    """What one cell of a pattern asks for (§5.1): a colour or any, and a height between two bounds."""

    def __init__(self, colour: i64, lowest: i64, highest: i64) -> None:
        self.colour: i64 = colour
        self.lowest: i64 = lowest
        self.highest: i64 = highest

    def fulfilled(self, stacks: list[int], reef: i64) -> i64:
        """The cells of a reef, which begins at ``reef`` in ``stacks``, whose stack fits."""
        cells: i64 = 0
        for cell in range(CELLS):
            stack: i64 = stacks[reef + cell]
            if stack == EMPTY or (self.colour != ANY_COLOUR and stack & 7 != self.colour):
                continue
            if self.lowest > 1 or self.highest < 4:
                h = height(stack)
                if h < self.lowest or h > self.highest:
                    continue
            cells |= bit(cell)
        return cells


class Pattern:
    """What the lower half of a card shows."""

    def occurrences(self, stacks: list[int], reef: i64) -> list[int]:
        """Every place where the pattern fits, as sets of cells."""
        raise NotImplementedError

    def count(self, stacks: list[int], reef: i64) -> i64:
        """How many times the card pays its printed value."""
        raise NotImplementedError

    def scored(self, stacks: list[int], reef: i64) -> list[int]:
        """The sets of cells that pay, one for each time: a best choice, to be shown."""
        raise NotImplementedError


class Shape(Pattern):
    """An ordinary pattern: cells with requirements, in any rotation, each coral counted once (§5.2, §5.3)."""

    def __init__(self, requirements: list[Requirement], places: list[list[int]]) -> None:
        self.requirements = requirements
        self.places = places  # each place: for each requirement the cells that must fulfil it
        self.is_single = len(requirements) == 1 and places[0][0] == 1

    def occurrences(self, stacks: list[int], reef: i64) -> list[int]:
        found: list[int] = []
        first = self.requirements[0].fulfilled(stacks, reef)
        if first == 0:
            return found
        if len(self.requirements) == 1:
            for place in self.places:
                cells: i64 = place[0]
                if cells & first == cells:
                    found.append(cells)
            return found
        second = self.requirements[1].fulfilled(stacks, reef)
        if second == 0:
            return found
        rest = [asked.fulfilled(stacks, reef) for asked in self.requirements[2:]]
        for place in self.places:
            one: i64 = place[0]
            two: i64 = place[1]
            if one & first != one or two & second != two:
                continue
            whole: i64 = one | two
            for at, fitting in enumerate(rest):
                if place[at + 2] & fitting != place[at + 2]:
                    break
                whole |= place[at + 2]
            else:
                if whole not in found:
                    found.append(whole)
        return found

    def count(self, stacks: list[int], reef: i64) -> i64:
        if self.is_single:
            return count(self.requirements[0].fulfilled(stacks, reef))
        return most_disjoint(self.occurrences(stacks, reef))

    def scored(self, stacks: list[int], reef: i64) -> list[int]:
        return best_disjoint(self.occurrences(stacks, reef))


class Ring(Pattern):
    """One of the eight special patterns: ring corals around a highest stack of the centre colour (§5.4)."""

    def __init__(self, centre: i64, ring: i64) -> None:
        self.centre: i64 = centre
        self.ring: i64 = ring

    def matching(self, stacks: list[int], reef: i64) -> i64:
        """The ring corals around the highest stack that has most of them."""
        ring: i64 = 0
        highest: i64 = 0
        for cell in range(CELLS):
            stack: i64 = stacks[reef + cell]
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
                around: i64 = ring & AROUND[cell]
                if count(around) > count(best):
                    best = around
        return best

    def occurrences(self, stacks: list[int], reef: i64) -> list[int]:
        return [1 << cell for cell in members(self.matching(stacks, reef))]

    def count(self, stacks: list[int], reef: i64) -> i64:
        return count(self.matching(stacks, reef))

    def scored(self, stacks: list[int], reef: i64) -> list[int]:
        return self.occurrences(stacks, reef)


def most_disjoint(occurrences: list[int]) -> i64:
    """§5.3: the size of a largest choice of occurrences without a common cell."""
    if len(occurrences) < 2:
        return len(occurrences)
    covered: i64 = 0
    apart = True
    for cells in occurrences:
        if covered & cells != 0:
            apart = False
        covered |= cells
    if apart:
        return len(occurrences)
    # Branch on the lowest cell that any occurrence covers: it stays unused, or one occurrence uses it.
    lowest: i64 = covered & -covered
    best = most_disjoint([cells for cells in occurrences if cells & lowest == 0])
    for used in occurrences:
        if used & lowest != 0:
            best = max(best, 1 + most_disjoint([cells for cells in occurrences if cells & used == 0]))
    return best


def best_disjoint(occurrences: list[int]) -> list[int]:
    """A choice of ``most_disjoint`` size."""
    wanted = most_disjoint(occurrences)
    if wanted == 0:
        return []
    for used in occurrences:
        rest = [cells for cells in occurrences if cells & used == 0]
        if most_disjoint(rest) == wanted - 1:
            return [used, *best_disjoint(rest)]
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
