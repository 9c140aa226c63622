"""A guided first game: a record with words, in a game's ``lesson.json``. docs/lessons.md shows how to write one.

Chance and the other seats play what is written for as long as the learner does what is asked. Whoever does something
else has left the script: from there on it is a game like any other.
"""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache

from spieltisch.engine.contract import CHANCE, State
from spieltisch.engine.errors import BadNotation, SpieltischError
from spieltisch.engine.game import Json
from spieltisch.engine.play import advance, asks
from spieltisch.engine.record import Move
from spieltisch.engine.registry import folder, game_of
from spieltisch.engine.rng import Rng
from spieltisch.engine.words import parse

LEFT = -1  # the line of whoever has left the script


class BadLesson(SpieltischError):
    """A lesson that cannot be read."""


@dataclass(frozen=True, slots=True)
class Line:
    """What is played next: the outcome of chance, the move of another seat, or what the learner may do here."""

    seat: int
    wanted: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """A bubble: the message ``lesson-<say>``, the things it points at, and for a deed the choices that will do."""

    chapter: str
    say: str
    at: tuple[str, ...]
    do: tuple[str, ...]
    line: int  # it is shown when the game has come so far

    def messages(self) -> tuple[str, ...]:
        """The messages it needs: a deed also names itself, and says what anything else would have done."""
        key = f"lesson-{self.say}"
        return (key, f"{key}-do", f"{key}-else") if self.do else (key,)


@dataclass(frozen=True, slots=True)
class Lesson:
    names: tuple[str, ...]  # of the seats; the learner's is empty
    options: dict[str, Json]
    chapters: tuple[str, ...]
    lines: tuple[Line, ...]
    steps: tuple[Step, ...]
    labels: dict[str, str]  # what the picture of the board points out: a name for its words, and the thing

    @property
    def learner(self) -> int:
        return self.names.index("")

    def messages(self) -> list[str]:
        """All messages of the lesson, each once."""
        found = [f"lesson-chapter-{chapter}" for chapter in self.chapters]
        found += [f"lesson-label-{name}" for name in self.labels]
        return list(dict.fromkeys([*found, *(key for step in self.steps for key in step.messages())]))

    def read_on(self, line: int, state: State, action: int, seat: int) -> int:
        """The line to go on with when this is played now; forced choices play themselves and are not written."""
        if line == LEFT or (seat != CHANCE and not asks(state, seat)):
            return line
        if line == len(self.lines):
            return LEFT
        asked = self.lines[line]
        said = game_of(state).view.notation(state, action)
        return line + 1 if seat == asked.seat and said in asked.wanted else LEFT

    def reached(self, state: State, moves: list[Move]) -> int:
        """The line after these moves from the start position, which is played on."""
        line = 0
        for action, seat in moves:
            line = self.read_on(line, state, action, seat)
            state.step(action, seat)
        return line

    def written(self, line: int, state: State, seat: int) -> int | None:
        """What the script has this seat, or chance, do now; None where it has nothing."""
        if not 0 <= line < len(self.lines) or self.lines[line].seat != seat:
            return None
        try:
            return parse(state, self.lines[line].wanted[0], None if seat == CHANCE else seat)
        except BadNotation:
            return None

    def end(self, state: State) -> State:
        """The position in which the script ends, from the start position, which is played on."""
        for line, asked in enumerate(self.lines):
            advance(state, None, openly=True)
            action = self.written(line, state, asked.seat)
            if action is None:
                raise BadLesson(f"line {line + 1} cannot be played: {asked.wanted[0]}")
            state.step(action, asked.seat)
        advance(state, None, openly=True)
        return state

    def advance(self, state: State, line: int, rng: Rng) -> list[Move]:
        """Play on over what is forced and over chance, as it is written, until somebody has a choice."""
        made: list[Move] = []
        while True:
            made += advance(state, None, openly=True)
            outcome = self.written(line, state, CHANCE) if state.to_act() == CHANCE else None
            if outcome is None:
                return made + advance(state, rng, openly=True)
            state.step(outcome, CHANCE)
            made.append((outcome, CHANCE))
            line += 1


@cache
def lesson(id: str) -> Lesson | None:
    """The lesson of a game, None where it has none.

    >>> found = lesson("reef")
    >>> found is not None and found.learner
    0
    """
    file = folder(id) / "lesson.json"
    if not file.is_file():
        return None
    try:
        return read(json.loads(file.read_text(encoding="utf-8")))
    except (ValueError, KeyError, TypeError, AttributeError) as wrong:
        raise BadLesson(f"the lesson of {id} cannot be read: {wrong}") from wrong


def read(data: Json) -> Lesson:
    """A lesson from its JSON. A line of the script is ``"chance: …"`` or ``"2: …"``, a bubble is an object."""
    names = tuple(data["names"])
    learner = names.index("")
    lines: list[Line] = []
    steps: list[Step] = []
    for chapter in data["chapters"]:
        for one in chapter["script"]:
            if isinstance(one, str):
                who, _, said = one.partition(": ")
                lines.append(Line(CHANCE if who == "chance" else int(who) - 1, (said,)))
                continue
            do = listed(one.get("do"))
            steps.append(Step(chapter["name"], one["say"], listed(one.get("at")), do, len(lines)))
            if do:
                lines.append(Line(learner, do))
    chapters = tuple(chapter["name"] for chapter in data["chapters"])
    return Lesson(names, data.get("options", {}), chapters, tuple(lines), tuple(steps), data.get("labels", {}))


def listed(value: str | Iterable[str] | None) -> tuple[str, ...]:
    return () if value is None else (value,) if isinstance(value, str) else tuple(value)
