"""Sources of points and components by names for people, in their language."""

from spieltisch.coach.ledger import source_text
from spieltisch.words import Words


def named(words: Words, name: str) -> str:
    """What the game's texts say for a name of its ``balance.py``.

    It may be a message, alone or with arguments, or plain words, for which a message ``balance-plain-words`` may stand;
    a number at their end is its argument. Else it is said part by part, and what is unknown as it is.

    >>> english, german = Words("king_of_tokyo", "en"), Words("king_of_tokyo", "de")
    >>> named(english, "card-acid_attack"), named(english, "entering Tokyo"), named(german, "entering Tokyo")
    ('Acid Attack', 'entering Tokyo', 'Einzug in Tokyo')
    >>> named(Words("reef", "en"), "balance-card-line one=colour-y"), named(Words("reef", "de"), "kind of pattern")
    ('three yellow in a line', 'Art des Musters')
    >>> dolmens = Words("dolmengoetter", "de")
    >>> named(dolmens, "dolmen of 3"), named(dolmens, "dolmen of 4"), named(dolmens, "source-circle 12")
    ('Dolmen mit 3', 'Dolmen mit 4', 'Steinkreis 12')
    """
    key, *args = name.split()
    if key.startswith("source-") and key in words.messages:
        return words(source_text(name))
    if args and key in words.messages and all("=" in arg for arg in args):
        return words.say(key, **{arg.partition("=")[0]: value(words, arg.partition("=")[2]) for arg in args})
    plain, number = (key, *args), ""
    if args and args[-1].isdigit():
        plain, number = (key, *args[:-1]), args[-1]
    known = message(" ".join(plain))
    if known in words.messages:
        return words.say(known, n=number) if number else words.say(known)
    return " ".join(part_of(words, part) for part in name.split())


def message(plain: str) -> str:
    """
    >>> message("paid for leaving no stone")
    'balance-paid-for-leaving-no-stone'
    """
    return "-".join(["balance", *"".join(sign if sign.isalnum() else " " for sign in plain).split()])


def value(words: Words, text: str) -> str | int:
    return int(text) if text.isdigit() else words.say(text) if text in words.messages else text


def part_of(words: Words, part: str) -> str:
    """A word of a name; what follows it stays."""
    bare = part.rstrip(",:")
    for key in (bare if "-" in bare else "", message(bare)):
        if key in words.messages:
            return words.say(key) + part[len(bare) :]
    return part
