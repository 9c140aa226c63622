"""A position as numbers, for learners: the small parts that the observations of the games are made of."""

from mypy_extensions import i64

from spieltisch.engine.contract import State


def one_of(size: i64, number: i64) -> list[int]:
    """A 1 at its place among zeros; nothing but zeros for a number below 0.

    >>> one_of(4, 2), one_of(2, -1)
    ([0, 0, 1, 0], [0, 0])
    """
    found = [0] * size
    if number >= 0:
        found[number] = 1
    return found


def bits(things: i64, size: i64) -> list[int]:
    """A set of bits, one number for each.

    >>> bits(0b101, 4)
    [1, 0, 1, 0]
    """
    return [int(things >> at & 1) for at in range(size)]


def seat_of(most: i64, state: State, seat: i64, other: i64) -> list[int]:
    """Another seat, one of the most that can play, counted from the one that looks; none below 0."""
    return one_of(most, -1 if other < 0 else (other - seat + state.seats) % state.seats)


def turned(most: i64, state: State, seat: i64, values: list[int]) -> list[int]:
    """One value a seat, from the one that looks on; 0 for seats that nobody holds."""
    found = [0] * most
    for away in range(state.seats):
        found[away] = values[(seat + away) % state.seats]
    return found
