"""What is kept about tables, and every statement that reads or writes it."""

import json
from dataclasses import dataclass, field, replace
from typing import Any

from spieltisch.engine.game import Json
from spieltisch.table.database import Database, Statement
from spieltisch.table.entries import Entry
from spieltisch.table.round import Ending

OPEN, RUNNING, FINISHED = "open", "running", "finished"

PERSON, BOT = "person", "bot"


@dataclass(frozen=True, slots=True)
class Chair:
    """A place at the table for all its rounds: in each round it is another seat of the game."""

    kind: str
    name: str = ""
    level: str | None = None
    secret: str | None = None  # SHA-256 of what its holder has
    taken: bool = False


@dataclass(frozen=True, slots=True)
class TableFacts:
    """What was agreed on when the table was set up."""

    id: str
    game: str
    version: int
    seats: int
    options: dict[str, Json]
    settings: dict[str, Json] = field(default_factory=dict)  # clock, takeover, hot_seat
    public: bool = False
    created: int = 0


@dataclass(frozen=True, slots=True)
class Talk:
    n: int
    seat: int | None
    name: str
    text: str
    at: int


APPEND = "INSERT INTO entries (table_id, n, kind, seat, action, at) VALUES "
TOGETHER = 100  # entries in one statement
TABLE = (
    "INSERT INTO tables (id, game, version, seats, options, settings, public, status, created, changed)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9)"
)
CHAIR = "INSERT INTO chairs (table_id, chair, kind, name, level, secret, taken) VALUES ($1, $2, $3, $4, $5, $6, $7)"
STATUS = "UPDATE tables SET status = $2, changed = $3 WHERE id = $1"
RESULT = (
    "INSERT INTO results (table_id, round, game, names, places, scores, reason, moves, finished)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)
TALK = "INSERT INTO chat (table_id, n, seat, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)"


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


class Store:
    def __init__(self, database: Database, by: str = "") -> None:
        self.database = database
        self.by = by  # the server that writes, so that it need not hear its own news

    def news(self, id: str, what: str) -> str:
        return json.dumps({"t": id, "what": what, "by": self.by})

    async def create(self, facts: TableFacts, chairs: list[Chair], status: str) -> bool:
        table = (
            facts.id,
            facts.game,
            facts.version,
            facts.seats,
            json.dumps(facts.options),
            json.dumps(facts.settings),
            int(facts.public),
            status,
            facts.created,
        )
        written: list[Statement] = [(TABLE, table)]
        for number, chair in enumerate(chairs):
            row = (facts.id, number, chair.kind, chair.name, chair.level, chair.secret, int(chair.taken))
            written.append((CHAIR, row))
        return await self.database.write(*written)

    async def facts(self, id: str) -> TableFacts | None:
        found = await self.database.rows(
            "SELECT game, version, seats, options, settings, public, created FROM tables WHERE id = $1", id
        )
        if not found:
            return None
        game, version, seats, options, settings, public, created = found[0]
        return TableFacts(id, game, version, seats, json.loads(options), json.loads(settings), bool(public), created)

    async def chairs(self, id: str) -> list[Chair]:
        found = await self.database.rows(
            "SELECT kind, name, level, secret, taken FROM chairs WHERE table_id = $1 ORDER BY chair", id
        )
        return [Chair(kind, name, level, secret, bool(taken)) for kind, name, level, secret, taken in found]

    async def entries(self, id: str, start: int = 0) -> list[Entry]:
        found = await self.database.rows(
            "SELECT kind, seat, action, at FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n", id, start
        )
        return [Entry(*row) for row in found]

    async def append(
        self, id: str, n: int, entries: list[Entry], status: str | None = None, result: Result | None = None
    ) -> bool:
        """Write entries n, n+1, ... durably, or none of them: False if somebody else has written n already."""
        written = [
            appending(id, n + first, entries[first : first + TOGETHER]) for first in range(0, len(entries), TOGETHER)
        ]
        at = entries[-1].at
        if status is not None:
            written.append((STATUS, (id, status, at)))
        if result is not None:
            written.append((RESULT, (id, *result.row(), at)))
        return await self.database.write(*written, news=self.news(id, "log"))

    # Chairs

    async def sit(self, id: str, number: int, before: Chair, name: str, secret: str) -> Chair | None:
        """Take a free chair; None if somebody else was quicker."""
        await self.database.write(
            (
                "UPDATE chairs SET taken = 1, name = $3, secret = $4 WHERE table_id = $1 AND chair = $2 AND taken = 0",
                (id, number, name, secret),
            ),
            news=self.news(id, "chairs"),
        )
        now = (await self.chairs(id))[number]
        return now if now.taken and now.secret == secret else None

    async def rename(self, id: str, number: int, chair: Chair, name: str) -> Chair:
        await self.database.write(
            ("UPDATE chairs SET name = $3 WHERE table_id = $1 AND chair = $2", (id, number, name)),
            news=self.news(id, "chairs"),
        )
        return replace(chair, name=name)

    # Talk

    async def talk(self, id: str, last: int) -> list[Talk]:
        """The newest things said, the oldest first."""
        found = await self.database.rows(
            "SELECT n, seat, name, text, at FROM chat WHERE table_id = $1 ORDER BY n DESC LIMIT $2", id, last
        )
        return [Talk(*row) for row in reversed(found)]

    async def say(self, id: str, talk: Talk) -> bool:
        return await self.database.write(
            (TALK, (id, talk.n, talk.seat, talk.name, talk.text, talk.at)), news=self.news(id, "chat")
        )

    async def lengths(self, ids: list[str]) -> dict[str, int]:
        """How long the logs of these tables are; only asked where several servers write."""
        found = await self.database.rows(
            "SELECT table_id, max(n) + 1 FROM entries WHERE table_id = ANY($1::text[]) GROUP BY table_id", ids
        )
        return {row[0]: row[1] for row in found}

    # Lists

    async def open_tables(self, limit: int) -> list[str]:
        found = await self.database.rows(
            "SELECT id FROM tables WHERE status = $1 AND public = 1 ORDER BY changed DESC LIMIT $2", OPEN, limit
        )
        return [row[0] for row in found]

    async def running_tables(self, since: int) -> list[str]:
        found = await self.database.rows(
            "SELECT id FROM tables WHERE status = $1 AND changed >= $2 ORDER BY changed DESC", RUNNING, since
        )
        return [row[0] for row in found]

    async def results(self, limit: int, offset: int, own: list[str]) -> list[dict[str, Json]]:
        """Finished games of public tables and of one's own, the newest first."""
        holders = ", ".join(f"${at}" for at in range(3, 3 + len(own)))
        found = await self.database.rows(
            "SELECT r.table_id, r.round, r.game, r.names, r.places, r.scores, r.reason, r.moves, r.finished"
            " FROM results r JOIN tables t ON t.id = r.table_id"
            f" WHERE t.public = 1{f' OR t.id IN ({holders})' if own else ''}"
            " ORDER BY r.finished DESC LIMIT $1 OFFSET $2",
            limit,
            offset,
            *own,
        )
        return [listed(row) for row in found]

    async def results_of(self, id: str) -> list[dict[str, Json]]:
        found = await self.database.rows(
            "SELECT table_id, round, game, names, places, scores, reason, moves, finished"
            " FROM results WHERE table_id = $1 ORDER BY round",
            id,
        )
        return [listed(row) for row in found]


def appending(id: str, n: int, entries: list[Entry]) -> Statement:
    """One statement for all entries: each one more would be a way to the database and back."""
    values: list[str] = []
    args: list[Any] = [id]
    for k, entry in enumerate(entries):
        at = len(args)
        values.append(f"($1, ${at + 1}, ${at + 2}, ${at + 3}, ${at + 4}, ${at + 5})")
        args += [n + k, entry.kind, entry.seat, entry.action, entry.at]
    return APPEND + ", ".join(values), tuple(args)


def listed(row: tuple[Any, ...]) -> dict[str, Json]:
    id, round, game, names, places, scores, reason, moves, finished = row
    return {
        "table": id,
        "round": round,
        "game": game,
        "names": json.loads(names),
        "places": json.loads(places),
        "scores": json.loads(scores),
        "reason": reason,
        "moves": moves,
        "finished": finished,
    }
