"""The numbers that a seat sees: a game's ``observation.py``, found by its name."""

from functools import cache
from typing import Any, NamedTuple

from spieltisch.engine.contract import State
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.numbers import Listed, Row, Writer
from spieltisch.engine.registry import part

LOW, HIGH = -32768, 32767  # of sixteen bits, where a game sets no closer bounds


class NoObservation(SpieltischError):
    """A game that does not say how a seat's view reads as numbers."""


class Part(NamedTuple):
    """Some numbers of a layout, and what they can be at the least and at the most: all, or each in turn."""

    name: str
    length: int
    low: int | list[int] = LOW
    high: int | list[int] = HIGH

    def lows(self) -> list[int]:
        return spread(self.low, self.length)

    def highs(self) -> list[int]:
        return spread(self.high, self.length)


def spread(bound: int | list[int], length: int) -> list[int]:
    """One bound for each number.

    >>> spread(1, 2), spread([1, 9], 4)
    ([1, 1], [1, 9, 1, 9])
    """
    each = bound if isinstance(bound, list) else [bound]
    return each * (length // len(each))


class Observation:
    """What ``observation.py`` of a game says.

    ``LAYOUT`` lists the parts in order, each with its length and the lowest and highest numbers; it is the same for
    every number of seats. ``VERSION`` rises when the layout or the rules change: results before and after do not
    compare. ``MOST_OUTCOMES`` is how many outcomes chance has at the most in one position. ``WRITER`` writes the
    numbers into a row; in its stead a game may have a function ``observe(state, seat)`` that gives a list.
    """

    def __init__(self, module: Any) -> None:
        self.LAYOUT = [Part(*entry) for entry in module.LAYOUT]
        self.VERSION: int = module.VERSION
        self.MOST_OUTCOMES: int = module.MOST_OUTCOMES
        self.WRITER: Writer[Any] = getattr(module, "WRITER", None) or Listed(module.observe)
        self.most: int = getattr(module, "SEATS", 0)
        self.width = sum(entry.length for entry in self.LAYOUT)

    def observe(self, state: State, seat: int) -> list[int]:
        """The numbers of the layout. A redeal for this seat does not change them."""
        row = Row(self.width, self.most)
        row.begin(0, state.seats, seat)
        self.WRITER.write(state, row)
        return [int(number) for number in row.numbers]


@cache
def observation(id: str) -> Observation:
    """How a game reads as numbers; NoObservation when it does not say."""
    module = part(id, "observation")
    if module is None:
        raise NoObservation(f"{id} has no observation.py: it cannot be learned from numbers yet")
    return Observation(module)


def width(id: str) -> int:
    """How many numbers a seat sees.

    >>> width("reef")
    964
    """
    return observation(id).width


def environment_name(id: str) -> str:
    """The versioned name of a game for learners.

    >>> environment_name("reef")
    'spieltisch_reef_v1'
    """
    return f"spieltisch_{id}_v{observation(id).VERSION}"


def layout_table(id: str) -> str:
    """The layout as a table in Markdown, for the documentation.

    >>> layout_table("reef").splitlines()[2]
    '| 0 | 4 | 0 | 1 | seated: 1 for each seat of this game |'
    """
    rows, at = ["| from | length | lowest | highest | what |", "| ---: | ---: | ---: | ---: | --- |"], 0
    for name, length, low, high in observation(id).LAYOUT:
        rows.append(f"| {at} | {length} | {shown(low)} | {shown(high)} | {name} |")
        at += length
    return "\n".join(rows)


def shown(bound: int | list[int]) -> str:
    return ", ".join(str(one) for one in bound) if isinstance(bound, list) else str(bound)
