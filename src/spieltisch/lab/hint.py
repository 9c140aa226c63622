"""What would a strong bot do here, and why? The command ``spieltisch hint``; the table asks the same coach."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from spieltisch.coach.hint import LEVEL, NoHint, advice, position_after
from spieltisch.engine.contract import State
from spieltisch.engine.game import text
from spieltisch.engine.record import Record
from spieltisch.engine.registry import game_of, part
from spieltisch.engine.table import view
from spieltisch.screen import screen
from spieltisch.words import Words, names_of

__all__ = ["NoHint", "advice", "hint", "position_after"]


def hint(
    record: Path,
    move: int | None = None,
    seat: int | None = None,
    level: str = LEVEL,
    seed: int = 0,
    most: int = 10,
    console: Console | None = None,
    language: str = "en",
) -> dict[str, Any]:
    """Advice for the position after ``move`` moves, without: the last one.

    Returns what it shows, ready for JSON. Seats count from 0 here and in the JSON, from 1 on the screen.
    """
    console = console or screen()
    game = Record.loads(record.read_text(encoding="utf-8", errors="replace"))
    state = position_after(game, move)
    found = advice(state, seat, level, seed)
    words = Words(game.game, language, names_of(game, language))
    for sentence in position(game.game, state, found["seat"], words):
        console.print(sentence, highlight=False, markup=False)
    console.print(advice_table(found, most, words))
    for sentence in sentences(found, words):
        console.print(sentence, highlight=False, markup=False)
    return found


def position(id: str, state: State, seat: int, words: Words) -> list[str]:
    """The table in the game's own sentences, where it has them."""
    tell = getattr(part(id, "terminal"), "tell", None)
    if tell is None:
        return game_of(state).view.show(state, seat).splitlines()
    told: list[str] = tell(view(state, seat) | {"names": list(words.names)}, words)
    return told


def sentences(found: dict[str, Any], words: Words) -> Iterator[str]:
    yield f"{words.say('web-hint-do')} {words(text(found['choices'][0]['text']))}"
    for reason in found["reasons"]:
        yield f"  {words(text(reason))}"
    if found["close"]:
        yield f"  {words.say('web-hint-close')}"
    yield words.say("hint-line")
    for step in found["line"]:
        yield f"  {words.names[step['seat']]}: {words(text(step['text']))}"


def advice_table(found: dict[str, Any], most: int, words: Words) -> Table:
    table = Table(title=words.say("hint-title", seat=words.names[found["seat"]], iterations=found["iterations"]))
    table.add_column(words.say("hint-choice"))
    for heading in ("visits", "win", "place"):
        table.add_column(words.say(f"hint-{heading}"), justify="right")
    for one in found["choices"][:most]:
        tried = one["win"] is not None
        table.add_row(
            words(text(one["text"])),
            str(one["visits"]),
            words.figure(f"{one['win']:.0%} ±{2 * one['error']:.0%}") if tried else "",
            words.figure(f"{one['place']:.2f}") if tried else "",
        )
    if len(found["choices"]) > most:
        table.caption = words.say("hint-more", number=len(found["choices"]) - most)
    return table
