"""What would a strong bot do here, and why? The command ``spieltisch hint``; the table asks the same coach."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from spieltisch.coach.hint import LEVEL, NoHint, advice, position_after
from spieltisch.engine.game import text
from spieltisch.engine.record import Record
from spieltisch.engine.registry import game_of
from spieltisch.words import Words

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
    console = console or Console()
    game = Record.loads(record.read_text(encoding="utf-8"))
    state = position_after(game, move)
    found = advice(state, seat, level, seed)
    words = Words(game.game, language, game.names or [str(seat + 1) for seat in range(game.seats)])
    console.print(game_of(state).view.show(state, found["seat"]), highlight=False, markup=False)
    console.print(advice_table(found, most, words))
    for sentence in sentences(found, words):
        console.print(sentence, highlight=False, markup=False)
    return found


def sentences(found: dict[str, Any], words: Words) -> Iterator[str]:
    yield f"{words.say('web-hint-do')} {words(text(found['choices'][0]['text']))}"
    for reason in found["reasons"]:
        yield f"  {words(text(reason))}"
    if found["close"]:
        yield f"  {words.say('web-hint-close')}"
    line = " · ".join(f"{step['seat'] + 1}: {step['notation']}" for step in found["line"])
    yield f"{words.say('hint-line')} {line}"


def advice_table(found: dict[str, Any], most: int, words: Words) -> Table:
    table = Table(title=words.say("hint-title", seat=found["seat"] + 1, iterations=found["iterations"]))
    table.add_column(words.say("hint-choice"))
    for heading in ("visits", "win", "place"):
        table.add_column(words.say(f"hint-{heading}"), justify="right")
    for one in found["choices"][:most]:
        tried = one["win"] is not None
        table.add_row(
            one["notation"],
            str(one["visits"]),
            f"{one['win']:.0%} ±{2 * one['error']:.0%}" if tried else "",
            f"{one['place']:.2f}" if tried else "",
        )
    if len(found["choices"]) > most:
        table.caption = words.say("hint-more", number=len(found["choices"]) - most)
    return table
