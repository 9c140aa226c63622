"""Texts in a language: the engine and the games say keys and arguments, here they become sentences.

The text files are Project Fluent; the browser reads the same ones.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from spieltisch.engine.game import Text
from spieltisch.engine.registry import folder

LANGUAGES = ("en", "de")


@cache
def bundle(id: str, language: str) -> FluentBundle:
    """All messages of a game and the table's own, in one language."""
    messages = FluentBundle([language], use_isolating=False)
    for place in (Path(__file__).parent, folder(id)):
        file = place / f"text.{language}.ftl"
        if file.exists():
            messages.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return messages


class Words:
    """Says texts of one game in one language, with the names of those at the table.

    >>> from spieltisch.engine.game import Text, player
    >>> Words("reef", "en", ["Ada", "Bo"])(player(1))
    'Bo'
    """

    def __init__(self, id: str, language: str, names: Sequence[str] = ()) -> None:
        self.bundle = bundle(id, language if language in LANGUAGES else "en")
        self.names = names

    def __call__(self, text: Text) -> str:
        if text.key == "player":
            seat = text.args["seat"]
            assert isinstance(seat, int)
            return self.names[seat] if seat < len(self.names) else f"{seat + 1}"
        if not self.bundle.has_message(text.key):
            raise KeyError(f"the text files have no message {text.key!r}")
        args = {name: self(arg) if isinstance(arg, Text) else arg for name, arg in text.args.items()}
        pattern = self.bundle.get_message(text.key).value
        assert pattern is not None
        said, errors = self.bundle.format_pattern(pattern, args)
        if errors:
            raise KeyError(f"message {text.key!r}: {errors[0]}")
        return str(said)

    def say(self, key: str, **args: Text | str | int) -> str:
        return self(Text(key, args))


def rules_text(id: str, language: str) -> str:
    """The short rules of a game, as Markdown."""
    return (folder(id) / f"rules.{language}.md").read_text(encoding="utf-8")
