"""What somebody types: with history and completion at a real terminal, as plain lines elsewhere."""

import re
import sys
from collections.abc import Sequence
from typing import Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.completion import WordCompleter


class Leave(Exception):
    """Somebody leaves the table."""


class Reader(Protocol):
    """Who answers questions."""

    def ask(self, question: str, offers: Sequence[str] = ()) -> str: ...


class Keyboard:
    """The arrow keys bring earlier answers back, Tab completes commands and words of the choices."""

    def __init__(self) -> None:
        real = sys.stdin.isatty() and sys.stdout.isatty()
        self.session: PromptSession[str] | None = PromptSession() if real else None

    def ask(self, question: str, offers: Sequence[str] = ()) -> str:
        try:
            if self.session is None:
                return input(question).strip()
            words = sorted({word for offer in offers for word in re.findall(r"\w+", offer)})
            completer = WordCompleter(words, ignore_case=True)
            return self.session.prompt(question, completer=completer, complete_while_typing=False).strip()
        except EOFError:
            raise Leave from None
