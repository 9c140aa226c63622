"""A table is set up: by what somebody agreed on, or by the record of a game."""

import secrets
from collections.abc import Sequence

from spieltisch.engine.game import Json
from spieltisch.engine.lesson import Lesson
from spieltisch.engine.record import Move, Record
from spieltisch.engine.registry import game
from spieltisch.table.bots import read_component
from spieltisch.table.company import now_ms
from spieltisch.table.entries import START, Entry
from spieltisch.table.facts import BOT, PERSON, Chair, GameFacts, TableFacts
from spieltisch.table.refusal import Refusal
from spieltisch.table.seating import Table, as_entries, gentle

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else

STAY: dict[str, Json] = {"stay": True}  # who plays another round keeps seat and colour


def new_id() -> str:
    """Whoever knows it may look on: 59 bits, so it cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def set_up(
    game_id: str,
    chairs: Sequence[Chair],
    options: dict[str, Json],
    settings: dict[str, Json],
    public: bool = False,
    host: str = "",
) -> Table:
    """A new table; what the rules refuse is refused here. Own components take their time."""
    rules = game(game_id)
    rules.check_seats(len(chairs))
    complete = rules.complete({name: read_component(rules, name, value) for name, value in options.items()})
    agreed = settings | STAY
    facts = TableFacts(new_id(), game_id, rules.version, len(chairs), complete, agreed, public, now_ms(), host)
    return Table(facts, list(chairs))


def learners(taught: Lesson, name: str, device: str) -> list[Chair]:
    """The chairs of a lesson: its learner, and bots of the names that it gives."""
    learner = Chair(PERSON, name, taken=True, device=device)
    return [Chair(BOT, other, gentle(), None, True) if other else learner for other in taught.names]


def level_of(wanted: str | None, levels: Sequence[str]) -> str:
    """The level of a bot; a gentle one where none is asked for."""
    level = wanted or gentle()
    if level not in levels:
        raise Refusal("bad-request", f"there is no bot of that level; there are: {', '.join(levels)}")
    return level


def of_record(record: Record, device: str | None) -> tuple[Table, list[Entry]]:
    """A table for a record: finished, or to be played on at the device that brought it."""
    named = record.names or [""] * record.seats
    chairs = [Chair(PERSON, named[at], taken=True, device=device) for at in range(record.seats)]
    return brought((record.game, record.version, record.seats, record.options), chairs, record.moves)


def resumed(
    facts: TableFacts, names: list[str], moves: list[Move], n: int, seat: int, level: str, device: str
) -> tuple[Table, list[Entry]]:
    """A table that begins in the middle of a finished game: one seat is the asker's, bots have the others."""
    if not 0 <= n < len(moves) or not 0 <= seat < facts.seats:
        raise Refusal("bad-request", f"a game goes on from a move before its end, 0 to {len(moves) - 1}, with a seat")
    chairs = [Chair(BOT, name, level, None, True) for name in names]
    chairs[seat] = Chair(PERSON, names[seat], taken=True, device=device)
    return brought(facts.of_game, chairs, moves[:n], {"resumed": True})


def brought(
    game: GameFacts, chairs: Sequence[Chair], moves: list[Move], settings: dict[str, Json] | None = None
) -> tuple[Table, list[Entry]]:
    """A table for moves that were made elsewhere, and the log that it will have."""
    facts = TableFacts(new_id(), *game, {"hot_seat": True} | STAY | (settings or {}), False, now_ms())
    return Table(facts, list(chairs)), [Entry(START, -1, 0, now_ms()), *as_entries(moves, now_ms())]
