"""The table, told in sentences or drawn: by the game's own ``terminal.py`` where it has one.

Each part of a game's ``terminal.py`` is optional:

- ``draw(view, say)`` the whole table as a picture, ``glance(view, say)`` what matters of it in the middle of a turn,
- ``tell(view, say)`` the whole table in sentences,
- ``result(choice, view, say)`` what a choice would bring, ``phrases(choice, say)`` more words that mean it,
- ``together(kind, texts, say)`` several events of one kind that follow each other, in one sentence, or nothing,
- ``usual(choices, view)`` the choices in the order in which people think of them,
- ``own_number(choice)`` the number a choice has in the game itself, where typing it could mean nothing else,
- ``PAUSES`` the events after which the person whom they hit takes a breath.
"""

from collections.abc import Callable
from itertools import groupby
from typing import Any

from rich.console import RenderableType

from spieltisch.coach.ledger import ledger, source_text
from spieltisch.engine.contract import State
from spieltisch.engine.event import Fact
from spieltisch.engine.game import Json, text
from spieltisch.engine.record import Record
from spieltisch.engine.registry import game, game_of, part
from spieltisch.engine.table import choices, view
from spieltisch.words import Words


def offered(id: str, module: str, name: str) -> Callable[..., Any] | None:
    """A function of a game's optional module."""
    return getattr(part(id, module), name, None)


def seen(state: State, seat: int | None, words: Words) -> dict[str, Json]:
    return view(state, seat) | {"names": list(words.names)}


def board(id: str, state: State, seat: int | None, words: Words) -> RenderableType:
    """The table drawn as this seat sees it."""
    draw = offered(id, "terminal", "draw")
    return draw(seen(state, seat, words), words) if draw else game_of(state).view.show(state, seat)


def glance(id: str, state: State, seat: int, words: Words) -> RenderableType | None:
    """What matters in the middle of a turn, drawn."""
    look = offered(id, "terminal", "glance")
    return look(seen(state, seat, words), words) if look else None


def told(id: str, state: State, seat: int | None, words: Words) -> list[str]:
    """The whole table in sentences."""
    tell = offered(id, "terminal", "tell")
    return tell(seen(state, seat, words), words) if tell else game_of(state).view.show(state, seat).splitlines()


def happened(id: str, events: list[dict[str, Fact]], words: Words) -> list[str]:
    """What somebody saw happen, in sentences."""
    together = offered(id, "terminal", "together")
    lines = []
    for kind, run in groupby(events, key=lambda facts: facts["event"]):
        texts = [game(id).view.event(facts) for facts in run]
        one = together(kind, texts, words) if together and len(texts) > 1 else ""
        lines += [f"{said}." for said in ([one] if one else map(words, texts))]
    return lines


def options(id: str, state: State, seat: int, words: Words) -> list[dict[str, Json]]:
    """The choices in the order shown, each with its ``number``, ``said`` (its words), ``result`` and ``phrases``."""
    listed = choices(state, seat)
    here = seen(state, seat, words)
    usual, result, phrases = (offered(id, "terminal", name) for name in ("usual", "result", "phrases"))
    for choice in listed:
        choice["said"] = words(text(choice["text"]))
        choice["result"] = result(choice, here, words) if result else ""
        choice["phrases"] = [choice["said"], choice["notation"], *(phrases(choice, words) if phrases else [])]
    return numbered(id, usual(listed, here) if usual else listed)


def numbered(id: str, listed: list[dict[str, Json]]) -> list[dict[str, Json]]:
    """With the numbers they have in the game, if all have one of their own; otherwise counted."""
    own_number = offered(id, "terminal", "own_number")
    own = [own_number(choice) for choice in listed] if own_number else []
    if None in own or len(set(own)) < len(listed):
        own = list(range(1, len(listed) + 1))
    for choice, number in zip(listed, own, strict=True):
        choice["number"] = number
    return listed


# The end


def source_name(source: str, words: Words) -> str:
    """A name that ends in a number is set off from the points behind it."""
    text = source_text(source)
    return words(text) + (":" if text.args else "")


def by_place(state: State) -> list[int]:
    return sorted(range(state.seats), key=lambda seat: state.places()[seat])


def result_lines(record: Record, state: State, words: Words) -> list[str]:
    """Who came where, and where the points came from."""
    found = ledger(record)
    lines = [f"{words.say('terminal-standings')}:"]
    for seat in by_place(state):
        line = words.say(
            "terminal-result", place=state.places()[seat], name=record.names[seat], points=state.scores()[seat]
        )
        parts = [f"{source_name(source, words)} {points}" for source, points in found[seat].items() if points]
        lines.append(f"{line}: {', '.join(parts)}." if parts else f"{line}.")
    tied = len(set(state.scores())) < record.seats
    return [*lines, words.say("tie-break")] if tied and "tie-break" in words.messages else lines
