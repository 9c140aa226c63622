"""What is known about a table besides its log: what was agreed on, who sits there, what was said, how it ended."""

import json
from dataclasses import dataclass, field
from typing import Any

from spieltisch.engine.game import Json
from spieltisch.table.round import Ending

OPEN, RUNNING, FINISHED = "open", "running", "finished"
PERSON, BOT = "person", "bot"
GameFacts = tuple[str, int, int, dict[str, Json]]  # game, version, seats, options: what a position is made from


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table for all its rounds."""

    kind: str
    name: str = ""
    level: str | None = None
    secret: str | None = None  # SHA-256 of what the link to a free chair holds
    taken: bool = False
    device: str | None = None  # SHA-256 of the secret of the device whose chair it is


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What was agreed on when the table was set up."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, Json]
    # clock, takeover, hot_seat, free_seats, spectators_talk, ..., and how the table came to be: stay, lesson, resumed
    settings: dict[str, Json] = field(default_factory=dict)
    public: bool = False
    created: int = 0
    host: str = ""  # SHA-256 of the secret of the device that opened the table

    @property
    def of_game(self) -> GameFacts:
        return self.game, self.version, self.seats, self.options

    def moved_on(self, round: int) -> int:
        """By how many seats the chairs have moved on: everybody keeps seat and colour, as chance picks who begins.

        Tables that were set up before that was so move on by one seat a round, or their logs would tell another game.
        """
        return 0 if self.settings.get("stay") else round

    def practice(self, round: int) -> bool:
        """Whether a round was no game of its own from its first move on: a lesson, or played on from another game."""
        return round == 0 and bool(self.settings.get("lesson") or self.settings.get("resumed"))


@dataclass(frozen=True, slots=True)
class Talk:
    n: int
    seat: int | None
    name: str
    text: str
    at: int


@dataclass(frozen=True, slots=True)
class Result:
    """A finished round, as the list of finished games shows it."""

    game: str
    round: int
    names: list[str]
    ending: Ending
    moves: int

    def row(self) -> tuple[Any, ...]:
        ending = self.ending
        places, scores = json.dumps(ending.places), json.dumps(ending.scores)
        return (self.round, self.game, json.dumps(self.names), places, scores, ending.reason, self.moves)
