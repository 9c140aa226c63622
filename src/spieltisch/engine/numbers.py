"""A position as numbers, for learners: the row that a game's ``observation.py`` writes them into."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar, final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from spieltisch.engine.contract import State

S = TypeVar("S", bound=State)


@final
class Row:
    """The numbers that one seat sees, written one after the other. What nobody writes stays 0.

    Seats are counted from the one that looks: itself first, then the others in the order of play, up to the most that
    can play. Many rows may lie in one vec: ``begin`` says where this one does.

    >>> row = Row(12, most=4)
    >>> row.begin(0, seats=3, seat=2)
    >>> row.seat_of(1), row.one_of(4, 2), row.bits(0b101, 3), row.number(7)
    (None, None, None, None)
    >>> [int(number) for number in row.numbers]
    [0, 0, 1, 0, 0, 0, 1, 0, 1, 0, 1, 7]
    """

    def __init__(self, size: i64, most: i64) -> None:
        nothing: i16 = 0
        self.numbers: vec[i16] = vec[i16]([nothing] * size)  # made here: mypyc never frees a vec that is handed in
        self.most: i64 = most
        self.at: i64 = 0
        self.seats: i64 = 0
        self.seat: i64 = 0

    def begin(self, at: i64, seats: i64, seat: i64) -> None:
        """The row from ``at`` on, which must be all 0, is what this seat sees."""
        self.at = at
        self.seats = seats
        self.seat = seat

    def other(self, away: i64) -> i64:
        """The seat so many places after the one that looks."""
        found = self.seat + away
        return found if found < self.seats else found - self.seats

    def away(self, other: i64) -> i64:
        """How many places after the one that looks a seat comes."""
        return other - self.seat if other >= self.seat else other - self.seat + self.seats

    # The numbers to come

    def number(self, value: i64) -> None:
        self.numbers[self.at] = i16(value)
        self.at += 1

    def skip(self, size: i64) -> None:
        """So many stay as they are."""
        self.at += size

    def one_of(self, size: i64, number: i64) -> None:
        """A 1 at its place among zeros; nothing but zeros for a number below 0."""
        if number >= 0:
            self.numbers[self.at + number] = 1
        self.at += size

    def bits(self, things: i64, size: i64) -> None:
        """A set of bits, one number for each."""
        for thing in range(size):
            if things >> thing & 1:
                self.numbers[self.at + thing] = 1
        self.at += size

    def seat_of(self, other: i64) -> None:
        """A seat, one of the most that can play; none below 0."""
        self.one_of(self.most, self.away(other) if other >= 0 else other)

    def seated(self) -> None:
        """1 for each seat of this game."""
        for away in range(self.seats):
            self.numbers[self.at + away] = 1
        self.at += self.most

    def seats_in(self, seats: i64) -> None:
        """A set of seats as bits, one number a seat."""
        for away in range(self.seats):
            if seats >> self.other(away) & 1:
                self.numbers[self.at + away] = 1
        self.at += self.most

    def each(self, at: vec[i64], field: i64) -> None:
        """A field of each seat, one number a seat."""
        for away in range(self.seats):
            self.numbers[self.at + away] = i16(at[field + self.other(away)])
        self.at += self.most

    # Any number further on

    def put(self, place: i64, value: i64) -> None:
        """Write the number so many places further on, and stay."""
        self.numbers[self.at + place] = i16(value)

    def add(self, place: i64, value: i64) -> None:
        """Let the number so many places further on rise, and stay."""
        self.numbers[self.at + place] += i16(value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Writer(Generic[S]):
    """Writes what a seat may know of a game's positions: the numbers of its LAYOUT, in that order."""

    def write(self, state: S, row: Row) -> None:
        raise NotImplementedError


class Listed(Writer[Any]):
    """The numbers of a game whose ``observation.py`` gives them as a list: ``observe(state, seat)``."""

    def __init__(self, observe: Callable[[Any, int], list[int]]) -> None:
        self.observe = observe

    def write(self, state: Any, row: Row) -> None:
        for number in self.observe(state, int(row.seat)):
            row.number(number)
