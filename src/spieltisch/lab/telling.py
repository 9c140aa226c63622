"""What a report says, in one language: the lab's own texts, the game's, and numbers as the language writes them."""

from pathlib import Path

from spieltisch.engine.errors import SpieltischError
from spieltisch.fluent import Messages
from spieltisch.lab.findings import Rate
from spieltisch.lab.markup import interval, percent
from spieltisch.lab.names import named
from spieltisch.words import LANGUAGES, Words

SIGNS = {"en": ".,", "de": ",."}  # before decimals, and between thousands


class Telling:
    """
    >>> german = Telling("reef", "de")
    >>> german.say("report-seat", seat=2), german.decimal(1234.56), german.named("kind of pattern")
    ('Platz 2', '1.234,6', 'Art des Musters')
    """

    def __init__(self, game: str, language: str, seats: int = 0) -> None:
        if language not in LANGUAGES:
            raise SpieltischError(f"there are texts in {' and '.join(LANGUAGES)}, not in {language!r}")
        own = Path(__file__).parent / f"text.{language}.ftl"
        self.language = language
        self.messages = Messages(language, own.read_text(encoding="utf-8"))
        self.words = Words(game, language, [self.say("report-seat", seat=seat + 1) for seat in range(seats)])

    def say(self, key: str, **args: str | int) -> str:
        return self.messages.say(key, args)

    def named(self, name: str) -> str:
        """A component, or a kind of them."""
        return named(self.words, name)

    # Numbers

    @property
    def signs(self) -> str:
        return SIGNS[self.language]

    def written(self, figures: str) -> str:
        """Numbers written in English, as this language writes them."""
        return figures.translate(str.maketrans(".,-", self.signs + "\u2212"))

    def decimal(self, value: float, digits: int = 1) -> str:
        return self.written(f"{value:,.{digits}f}")

    def count(self, number: int) -> str:
        return self.written(f"{number:,}")

    def n(self, number: int) -> str:
        return f"n = {self.count(number)}"

    def percent(self, share: float) -> str:
        return self.written(percent(share))

    def interval(self, found: Rate) -> str:
        return self.written(interval(found))

    def with_n(self, found: Rate) -> list[str]:
        """Two cells of a table: the rate, and how many cases there were."""
        return [self.interval(found), self.count(found.n)]
