"""The numbers that a seat sees: a game's ``observation.py``, found by its name."""

import importlib
from typing import Any, Protocol, cast

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game


class NoObservation(SpieltischError):
    """A game that does not say how a seat's view reads as numbers."""


class ObservationModule(Protocol):
    """observation.py of a game: what a seat may know, as a list of ints of a fixed length.

    ``LAYOUT`` names the parts and their lengths, in order; they are the same for every number of seats.
    ``VERSION`` rises when the layout or the rules change: results before and after do not compare.
    ``MOST_OUTCOMES`` is how many outcomes chance has at the most in one position.
    """

    LAYOUT: list[tuple[str, int]]
    VERSION: int
    MOST_OUTCOMES: int

    def observe(self, state: Any, seat: int) -> list[int]:
        """The numbers of the layout. A redeal for this seat does not change them."""
        ...


def observation(id: str) -> ObservationModule:
    """How a game reads as numbers; NoObservation when it does not say."""
    name = f"spieltisch.games.{game(id).id}.observation"
    try:
        return cast(ObservationModule, importlib.import_module(name))
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        raise NoObservation(f"{id} has no observation.py: it cannot be learned from numbers yet") from None


def width(id: str) -> int:
    """How many numbers a seat sees.

    >>> width("reef")
    964
    """
    return sum(length for _, length in observation(id).LAYOUT)


def environment_name(id: str) -> str:
    """The versioned name of a game for learners.

    >>> environment_name("reef")
    'spieltisch_reef_v1'
    """
    return f"spieltisch_{id}_v{observation(id).VERSION}"


def layout_table(id: str) -> str:
    """The layout as a table in Markdown, for the documentation.

    >>> layout_table("reef").splitlines()[2]
    '| 0 | 4 | seated: 1 for each seat of this game |'
    """
    rows, at = ["| from | length | what |", "| ---: | ---: | --- |"], 0
    for name, length in observation(id).LAYOUT:
        rows.append(f"| {at} | {length} | {name} |")
        at += length
    return "\n".join(rows)
