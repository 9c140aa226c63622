"""Small sets as the bits of an int: bit n stands for thing n, n below 62."""

from librt.vecs import vec
from mypy_extensions import i64


def bit(n: i64) -> i64:
    """The set of n alone: 1 << n.

    mypyc writes a literal 1 as a C int, which ends at bit 31; a computed one is a whole i64.
    """
    one: i64 = n - n + 1
    return one << n


def count(things: i64) -> i64:
    """How many things are in the set.

    >>> int(count(0b1011))
    3
    """
    # Adds neighbouring bits, pairs, nibbles, bytes: five times as fast as taking one bit after the other.
    pairs: i64 = things - ((things >> 1) & 0x1555555555555555)  # below 2**62, where a literal is free
    nibbles: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    whole: i64 = (nibbles + (nibbles >> 4)) & 0x0F0F0F0F0F0F0F0F
    whole += whole >> 8
    whole += whole >> 16
    whole += whole >> 32
    return whole & 127


def lowest(things: i64) -> i64:
    """The lowest thing of a set that is not empty."""
    return count((things & -things) - 1)


def members(things: i64) -> list[int]:
    """The things of a set in ascending order.

    >>> members(0b1011)
    [0, 1, 3]
    """
    found: list[int] = []
    while things != 0:
        found.append(int(lowest(things)))
        things &= things - 1
    return found


def write(things: i64, row: vec[i64]) -> i64:
    """The same at the beginning of a row of numbers, and how many they are: a third of the time of a list."""
    written: i64 = 0
    while things != 0:
        row[written] = lowest(things)
        things &= things - 1
        written += 1
    return written
