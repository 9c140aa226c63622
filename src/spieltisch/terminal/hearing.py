"""Which choice somebody means by the words typed: ``grün auf c3``, ``c3 grün``, ``place G c3``."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence

SPELLINGS = str.maketrans({"ä": "ae", "ö": "oe", "ü": "ue", "ß": "ss", "×": "x"})
WORD = re.compile(r"-?\d+,-?\d+|\w+")
SHORTEST = 2  # letters that may stand for a longer word


def words_of(said: str) -> list[str]:
    """The words and numbers of a sentence, however they are written.

    >>> words_of("Grün auf c3!")
    ['gruen', 'auf', 'c3']
    >>> words_of("2× Tatze")
    ['2x', 'tatze']
    """
    return WORD.findall(said.casefold().translate(SPELLINGS))


def meant(said: str, phrases: Mapping[int, Sequence[str]]) -> list[int]:
    """The choices that these words can mean: those that read so; or so in another order; or those that contain them.

    >>> meant("auf c3 grün", {7: ["grün auf c3"], 8: ["grün auf d3"]})
    [7]
    >>> meant("gr", {7: ["grün auf c3"], 8: ["grün auf d3"]})
    [7, 8]
    """
    typed = words_of(said)
    if not typed:
        return []
    heard = {action: [words_of(phrase) for phrase in ways] for action, ways in phrases.items()}
    for fits in (list.__eq__, reordered, contains):
        found = [action for action, ways in heard.items() if any(fits(way, typed) for way in ways)]
        if found:
            return found
    return []


def reordered(phrase: list[str], typed: list[str]) -> bool:
    return sorted(phrase) == sorted(typed)


def contains(phrase: list[str], typed: list[str]) -> bool:
    """Whether each typed word is one of the phrase, or begins one; a number must be the whole number."""
    left = Counter(phrase)
    for word in sorted(typed, key=len, reverse=True):
        found = word if left[word] else next((other for other in left if begins(word, other) and left[other]), None)
        if found is None:
            return False
        left[found] -= 1
    return True


def begins(word: str, other: str) -> bool:
    return len(word) >= SHORTEST and word.isalpha() and other.startswith(word)
