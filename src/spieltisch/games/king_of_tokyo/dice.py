"""The dice. Dice on the table have no order, so every roll is one of 5005 multisets, each known by its number.

The multisets of up to nine dice stand in one table, small ones first. Set 0 has no die; ``ADD`` puts one more in.
"""

from itertools import combinations_with_replacement
from math import comb, factorial
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.rng import Rng

ONE: Final = 0
TWO: Final = 1
THREE: Final = 2
HEART: Final = 3
ENERGY: Final = 4
CLAW: Final = 5
FACES: Final = 6
FACE_NAMES: Final = ("1", "2", "3", "heart", "energy", "claw")

MOST: Final = 9  # six dice, two Extra Heads and a Mimic of one
SETS: Final = 5005  # multisets of 0 to 9 dice
KEEPABLE: Final = 3003  # of them, those of at most 8 dice: all that can be kept while others are rerolled
NO_DICE: Final = 0

FACES_OF: Final = [faces for size in range(MOST + 1) for faces in combinations_with_replacement(range(FACES), size)]
NUMBER: Final = {faces: number for number, faces in enumerate(FACES_OF)}
SIZE: Final = vec[i64]([len(faces) for faces in FACES_OF])
COUNT: Final = vec[i64]([faces.count(face) for faces in FACES_OF for face in range(FACES)])  # [6 * set + face]
ADD: Final = vec[i64](  # [6 * set + face]: the set with one more die
    [NUMBER[tuple(sorted((*FACES_OF[number], face)))] for number in range(KEEPABLE) for face in range(FACES)]
)


def count_of(dice: i64, face: i64) -> i64:
    """How many dice show this face."""
    return COUNT[FACES * dice + face]


def join(dice: i64, more: i64) -> i64:
    """Two handfuls of dice together."""
    if dice == NO_DICE:
        return more
    for face in range(FACES):
        for _die in range(count_of(more, face)):
            dice = ADD[FACES * dice + face]
    return dice


def without(dice: i64, face: i64) -> i64:
    """The dice but one that shows this face."""
    return change(dice, face, face, 0)


def change(dice: i64, old: i64, new: i64, put: i64) -> i64:
    """The dice with one of the ``old`` faces taken out, and ``put`` (0 or 1) dice showing ``new`` instead."""
    found: i64 = NO_DICE
    for face in range(FACES):
        n = count_of(dice, face)
        if face == old:
            n -= 1
        if face == new:
            n += put
        for _die in range(n):
            found = ADD[FACES * found + face]
    return found


def throw(dice: i64, rng: Rng) -> i64:
    """A roll of so many dice."""
    found: i64 = NO_DICE
    for _die in range(dice):
        found = ADD[FACES * found + rng.below(FACES)]
    return found


def rolls(dice: i64) -> list[int]:
    """Every result that so many dice can show."""
    return list(range(comb(int(dice) + FACES - 1, FACES), comb(int(dice) + FACES, FACES)))


def ways(number: int) -> int:
    """In how many orders the dice of a set can fall: the multinomial coefficient."""
    faces = FACES_OF[number]
    found = factorial(len(faces))
    for face in range(FACES):
        found //= factorial(faces.count(face))
    return found


def odds(dice: int) -> list[tuple[int, float]]:
    """Every result of so many dice with its exact probability."""
    return [(number, ways(number) / FACES**dice) for number in rolls(dice)]


def binomial(dice: int, chance: float) -> list[float]:
    """The exact odds that 0, 1, ... of so many dice succeed."""
    return [
        factorial(dice) // factorial(hits) // factorial(dice - hits) * chance**hits * (1.0 - chance) ** (dice - hits)
        for hits in range(dice + 1)
    ]


def hit_odds(kept: int, rolled: int, rerolls: int, wanted: int) -> float:
    """The exact odds to end with ``wanted`` dice of one face when every other die is rolled up to ``rerolls`` times.

    >>> round(hit_odds(0, 6, 3, 3), 4)  # three equal dice of a face chosen beforehand, in three rolls
    0.4998
    """
    if rerolls == 0:
        return 1.0 if kept >= wanted else 0.0
    each = binomial(rolled, 1.0 - (5.0 / 6.0) ** rerolls)
    return sum(each[max(0, min(wanted - kept, rolled + 1)) :])


def subsets(number: int) -> list[int]:
    """The sets that can be kept out of a set while at least one die is rerolled, small ones first."""
    found = {NO_DICE}
    for face in FACES_OF[number]:
        found |= {int(ADD[FACES * one + face]) for one in found if SIZE[one] < MOST - 1}
    return sorted(one for one in found if SIZE[one] < SIZE[number])


def name(number: int) -> str:
    """A set of dice in words.

    >>> name(NUMBER[(0, 0, 5)])
    '1 1 claw'
    """
    return " ".join([FACE_NAMES[face] for face in FACES_OF[number]]) or "none"


def faces(dice: i64) -> list[str]:
    """What the dice show."""
    return [FACE_NAMES[face] for face in FACES_OF[dice]]


def number_of(names: str) -> int:
    """The set of dice back from its words; ValueError for anything else."""
    if names == "none":
        return NO_DICE
    return NUMBER[tuple(sorted([FACE_NAMES.index(face) for face in names.split()]))]
