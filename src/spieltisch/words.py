"""Texts in a language: the engine and the games say keys and arguments, here they become sentences.

The text files are Project Fluent; the browser reads the same ones.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from spieltisch.engine.game import Text
from spieltisch.engine.record import Record
from spieltisch.engine.registry import folder
from spieltisch.fluent import Messages

LANGUAGES = ("en", "de")


@cache
def messages(id: str, language: str) -> Messages:
    """All messages of a game and the table's own, in one language."""
    files = [place / f"text.{language}.ftl" for place in (Path(__file__).parent, folder(id))]
    return Messages(language, *(file.read_text(encoding="utf-8") for file in files if file.exists()))


@cache
def lesson_messages(id: str, language: str) -> Messages:
    """The words of a game's lesson, which stand in files of their own."""
    return Messages(language, (folder(id) / f"lesson.{language}.ftl").read_text(encoding="utf-8"))


class Words:
    """Says texts of one game in one language, with the names of those at the table.

    >>> from spieltisch.engine.game import Text, player
    >>> Words("reef", "en", ["Ada", "Bo"])(player(1))
    'Bo'
    """

    def __init__(self, id: str, language: str, names: Sequence[str] = ()) -> None:
        self.language = language if language in LANGUAGES else "en"
        self.messages = messages(id, self.language)
        self.names = names

    def __call__(self, text: Text) -> str:
        if text.key == "player":
            seat = text.args["seat"]
            assert isinstance(seat, int)
            return self.names[seat] if seat < len(self.names) else f"{seat + 1}"
        args = {name: self(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
        return self.messages.say(text.key, args)

    def say(self, key: str, **args: Text | str | int) -> str:
        return self(Text(key, args))

    def figure(self, written: str) -> str:
        """A number as the language writes it: German has a comma, and a space before the sign.

        >>> Words("reef", "de").figure("51% ±1.5%")
        '51 % ±1,5 %'
        """
        return written.replace(".", ",").replace("%", " %") if self.language == "de" else written


def names_of(record: Record, language: str) -> list[str]:
    """Who sat there: who gave no name is the player of a number."""
    say = Words(record.game, language).say
    given = record.names or [""] * record.seats
    return [name or say("web-player-number", number=seat + 1) for seat, name in enumerate(given)]


def rules_text(id: str, language: str) -> str:
    """The short rules of a game, as Markdown."""
    return (folder(id) / f"rules.{language}.md").read_text(encoding="utf-8")
