"""Supplies, stacks and stones of a circle, each packed into one int."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit

# A supply: four bits count the dolmens of each value, those of value 1 in the lowest ones.
LARGEST_SUPPLY: Final = 0xFFFF


def packed(dolmens: list[int]) -> int:
    """A supply from the numbers of its ones, twos, threes and fours."""
    return sum([many << (4 * at) for at, many in enumerate(dolmens)])


def many_of(supply: i64, value: i64) -> i64:
    return supply >> (4 * (value - 1)) & 15


def size_of(supply: i64) -> i64:
    return (supply & 15) + (supply >> 4 & 15) + (supply >> 8 & 15) + (supply >> 12 & 15)


def kinds(supply: i64) -> i64:
    """Which values a supply still holds: bit 0 for a 1, up to bit 3 for a 4."""
    found: i64 = 0
    if supply & 15 != 0:
        found = 1
    if supply >> 4 & 15 != 0:
        found |= 2
    if supply >> 8 & 15 != 0:
        found |= 4
    if supply >> 12 & 15 != 0:
        found |= 8
    return found


# A stack: six bits a dolmen, its owner and its value, the top one in the lowest bits.
LEVEL: Final = 6
HIGHEST_STACK: Final = (1 << 6 * LEVEL) - 1  # §4.6: six dolmens


def dolmen_of(seat: i64, value: i64) -> i64:
    return 8 * (seat + 1) + value


def owner_of(stack: i64) -> i64:
    """Of the top dolmen."""
    return (stack >> 3 & 7) - 1


def value_of(stack: i64) -> i64:
    """Of the top dolmen."""
    return stack & 7


def height(stack: i64) -> i64:
    levels: i64 = 0
    while stack != 0:
        stack >>= LEVEL
        levels += 1
    return levels


# A tally: four bits a seat count its stones in a circle.


def stones_of(tally: i64, seat: i64) -> i64:
    return tally >> (4 * seat) & 15


def stones_in(tally: i64) -> i64:
    """Of all seats."""
    return (tally * 0x11111 >> 16) & 15  # the product adds all five counts up in bits 16 to 19


def with_stone(tally: i64, seat: i64) -> i64:
    return tally + bit(4 * seat)


def without_stone(tally: i64, seat: i64) -> i64:
    return tally - bit(4 * seat)


def among_leaders(tally: i64, seat: i64) -> bool:
    """Whether nobody has more stones in the circle than this seat."""
    own = stones_of(tally, seat)
    while tally != 0:
        if tally & 15 > own:
            return False
        tally >>= 4
    return True
