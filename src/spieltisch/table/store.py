"""What is kept about tables, and every statement that reads or writes it."""

import asyncio
import json
from dataclasses import replace
from hashlib import md5
from typing import Any

import msgspec

from spieltisch.engine.game import Json
from spieltisch.table.database import Database, Statement
from spieltisch.table.entries import UNDO, Entry
from spieltisch.table.facts import BOT, FINISHED, OPEN, RUNNING, Chair, Result, TableFacts, Talk

APPEND = "INSERT INTO entries (table_id, n, kind, seat, action, at) VALUES "
TOGETHER = 100  # entries in one statement
TABLE = (
    "INSERT INTO tables (id, game, version, seats, options, settings, public, host, status, created, changed)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10)"
)
CHAIR = (
    "INSERT INTO chairs (table_id, chair, kind, name, level, secret, taken, device)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
)
STATUS = "UPDATE tables SET status = $2, changed = $3 WHERE id = $1"
RESULT = (
    "INSERT INTO results (table_id, round, game, names, places, scores, reason, moves, finished)"
    " VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
)
# The end was taken back: the result of the last round, and what was found about it, are those of another game.
ENDED = "round = (SELECT MAX(round) FROM results WHERE table_id = $1)"
REOPENED = tuple(f"DELETE FROM {kept} WHERE table_id = $1 AND {ENDED}" for kept in ("analyses", "results"))
MAY_LACK = ("level", "secret", "device")  # what not every chair has
TALK = "INSERT INTO chat (table_id, n, seat, name, text, at) VALUES ($1, $2, $3, $4, $5, $6)"


class Store:
    def __init__(self, database: Database, by: str = "") -> None:
        self.database = database
        self.by = by  # the server that writes, so that it need not hear its own news

    def news(self, id: str, what: str) -> str:
        return msgspec.json.encode({"t": id, "what": what, "by": self.by}).decode()

    async def create(self, facts: TableFacts, chairs: list[Chair], status: str) -> bool:
        table = (
            facts.id,
            facts.game,
            facts.version,
            facts.seats,
            json.dumps(facts.options),
            json.dumps(facts.settings),
            int(facts.public),
            facts.host,
            status,
            facts.created,
        )
        written: list[Statement] = [(TABLE, table)]
        for number, chair in enumerate(chairs):
            row = (chair.kind, chair.name, chair.level, chair.secret, int(chair.taken), chair.device)
            written.append((CHAIR, (facts.id, number, *row)))
        return await self.database.write(*written)

    async def pulse(self, at: int) -> None:
        """Write something, to see whether writing works."""
        await self.database.write(
            ("INSERT INTO pulse (id, at) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET at = excluded.at", (at,))
        )

    async def facts(self, id: str) -> TableFacts | None:
        if not (id.isascii() and id.isalnum()):  # PostgreSQL takes no NUL, not even in a question
            return None
        found = await self.database.rows(
            "SELECT game, version, seats, options, settings, public, created, host FROM tables WHERE id = $1", id
        )
        if not found:
            return None
        game, version, seats, options, settings, public, *more = found[0]
        return TableFacts(id, game, version, seats, json.loads(options), json.loads(settings), bool(public), *more)

    async def chairs(self, id: str) -> list[Chair]:
        found = await self.database.rows(
            "SELECT kind, name, level, secret, taken, device FROM chairs WHERE table_id = $1 ORDER BY chair", id
        )
        return [
            Chair(kind, name, level, secret, bool(taken), device) for kind, name, level, secret, taken, device in found
        ]

    async def entries(self, id: str, start: int = 0) -> list[Entry]:
        found = await self.database.rows(
            "SELECT kind, seat, action, at FROM entries WHERE table_id = $1 AND n >= $2 ORDER BY n", id, start
        )
        return list(map(Entry._make, found))

    async def append(
        self, id: str, n: int, entries: list[Entry], status: str | None = None, result: Result | None = None
    ) -> bool:
        """Write entries n, n+1, ... durably, or none of them: False if somebody else has written n already."""
        written: list[Statement] = []
        for first in range(0, len(entries), TOGETHER):
            if first:
                await asyncio.sleep(0)  # a record that is brought: others have their turn
            written.append(appending(id, n + first, entries[first : first + TOGETHER]))
        at = entries[-1].at
        if status is not None:
            written.append((STATUS, (id, status, at)))
        if status == RUNNING and entries[0].kind == UNDO:
            written += [(statement, (id,)) for statement in REOPENED]
        if result is not None:
            written.append((RESULT, (id, *result.row(), at)))
        return await self.database.write(*written, news=self.news(id, "log"))

    # Chairs

    async def sit(self, id: str, number: int, name: str, device: str, link: str | None = None) -> Chair | None:
        """Give a free chair to a device, which uses its link up; None if somebody else was quicker.

        Who comes by a link sits down by that of now only: it may have been renewed at another server.
        """
        by_link, more = ("", ()) if link is None else (" AND secret = $5", (link,))
        await self.database.write(
            (
                "UPDATE chairs SET taken = 1, name = $3, device = $4, secret = NULL"
                f" WHERE table_id = $1 AND chair = $2 AND taken = 0{by_link}",
                (id, number, name, device, *more),
            ),
            news=self.news(id, "chairs"),
        )
        now = (await self.chairs(id))[number]
        return now if now.device == device else None

    async def place_bot(self, id: str, number: int, name: str, level: str) -> bool:
        """Give a free chair to a bot; False if somebody was quicker."""
        await self.database.write(
            (
                "UPDATE chairs SET kind = $3, name = $4, level = $5, taken = 1, secret = NULL"
                " WHERE table_id = $1 AND chair = $2 AND taken = 0",
                (id, number, BOT, name, level),
            ),
            news=self.news(id, "chairs"),
        )
        return (await self.chairs(id))[number].kind == BOT

    async def renew(self, id: str, number: int, secret: str) -> Chair:
        """Another link for a free chair; the one of before is worth nothing any more."""
        await self.database.write(
            (
                "UPDATE chairs SET secret = $3 WHERE table_id = $1 AND chair = $2 AND taken = 0",
                (id, number, secret),
            ),
            news=self.news(id, "chairs"),
        )
        return (await self.chairs(id))[number]

    async def take_over(self, device: str, seats: list[tuple[str, str]]) -> None:
        """Taken chairs that still have the secret of an old cookie, by table and hash, become the device's."""
        pairs = ", ".join(f"(${at}, ${at + 1})" for at in range(2, 2 + 2 * len(seats), 2))
        await self.database.write(
            (
                "UPDATE chairs SET device = $1, secret = NULL"
                f" WHERE taken = 1 AND device IS NULL AND (table_id, secret) IN (VALUES {pairs})",
                (device, *(part for seat in seats for part in seat)),
            )
        )

    async def move_out(self, device: str, secret: str, now: int, until: int) -> None:
        """Until then, whoever has this secret may take what this device plays; the one of before is worth nothing."""
        await self.database.write(
            ("DELETE FROM moving WHERE until < $1", (now,)),
            (
                "INSERT INTO moving (device, secret, until) VALUES ($1, $2, $3)"
                " ON CONFLICT (device) DO UPDATE SET secret = excluded.secret, until = excluded.until",
                (device, secret, until),
            ),
        )

    async def mover(self, secret: str, now: int) -> str | None:
        """The device that left by this secret, if it still holds."""
        found = await self.database.rows("SELECT device FROM moving WHERE secret = $1 AND until >= $2", secret, now)
        return str(found[0][0]) if found else None

    async def move_in(self, device: str, old: str, secret: str) -> None:
        """The chairs and tables of the old device that are not over become the new one's, which uses the secret up.

        Where both sit at a table they stay two: they may be two people.
        """
        left = "EXISTS (SELECT 1 FROM moving WHERE device = $2 AND secret = $3)"
        await self.database.write(
            (
                f"UPDATE chairs SET device = $1 WHERE device = $2 AND {left}"
                " AND table_id IN (SELECT id FROM tables WHERE status <> $4)"
                " AND table_id NOT IN (SELECT table_id FROM chairs WHERE device = $1)",
                (device, old, secret, FINISHED),
            ),
            (
                f"UPDATE tables SET host = $1 WHERE host = $2 AND status <> $4 AND {left}",
                (device, old, secret, FINISHED),
            ),
            ("DELETE FROM moving WHERE secret = $1", (secret,)),
        )

    async def unfinished(self, device: str) -> list[str]:
        """Tables that are not over, where the device has a seat or which it opened."""
        found = await self.database.rows(
            "SELECT id FROM tables WHERE status <> $2"
            " AND (host = $1 OR id IN (SELECT table_id FROM chairs WHERE device = $1))",
            device,
            FINISHED,
        )
        return [row[0] for row in found]

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

    async def stands(self, ids: list[str]) -> dict[str, tuple[int, int, str]]:
        """How long the logs of these tables and their talk are, and the seal of who sits there; only asked where
        several servers write."""
        chairs = " || '/' || ".join(("kind", "name", "taken", *(f"coalesce({one}, '')" for one in MAY_LACK)))
        found = await self.database.rows(
            "SELECT id, coalesce((SELECT max(n) + 1 FROM entries WHERE table_id = t.id), 0),"
            " coalesce((SELECT max(n) + 1 FROM chat WHERE table_id = t.id), 0),"
            f" md5(convert_to(host || (SELECT string_agg(E'\n' || {chairs}, '' ORDER BY chair) FROM chairs"
            " WHERE table_id = t.id), 'UTF8')) FROM tables t WHERE id = ANY($1::text[])",
            ids,
        )
        return {row[0]: row[1:] for row in found}

    # Analyses

    async def keep_analysis(self, id: str, round: int, finished: int, whole: str) -> bool:
        """False if another server was quicker. One of an older form makes room; one of a round that was reopened
        since then is not kept: ``finished`` says which end it is about."""
        return await self.database.write(
            (
                "DELETE FROM analyses WHERE table_id = $1 AND round = $2"
                " AND EXISTS (SELECT 1 FROM results WHERE table_id = $1 AND round = $2 AND finished = $3)",
                (id, round, finished),
            ),
            (
                "INSERT INTO analyses (table_id, round, whole) SELECT table_id, round, $4 FROM results"
                " WHERE table_id = $1 AND round = $2 AND finished = $3",
                (id, round, finished, whole),
            ),
        )

    async def analysis(self, id: str, round: int) -> str | None:
        found = await self.database.rows("SELECT whole FROM analyses WHERE table_id = $1 AND round = $2", id, round)
        return str(found[0][0]) if found else None

    async def analyses_of(self, device: str, limit: int) -> list[tuple[str, int, str]]:
        """What was found in the newest games of a device: table, round, the whole analysis."""
        found = await self.database.rows(
            "SELECT a.table_id, a.round, a.whole FROM analyses a"
            " JOIN results r ON r.table_id = a.table_id AND r.round = a.round"
            " WHERE a.table_id IN (SELECT table_id FROM chairs WHERE device = $1) ORDER BY r.finished DESC LIMIT $2",
            device,
            limit,
        )
        return [(id, round, whole) for id, round, whole in found]

    # Retention

    async def unused_tables(self, since: int, limit: int) -> list[str]:
        """Tables at which nothing was done and nothing said since then, the oldest first."""
        found = await self.database.rows(
            "SELECT id FROM tables t WHERE changed < $1"
            " AND NOT EXISTS (SELECT 1 FROM entries WHERE table_id = t.id AND at >= $1)"
            " AND NOT EXISTS (SELECT 1 FROM chat WHERE table_id = t.id AND at >= $1)"
            " ORDER BY changed LIMIT $2",
            since,
            limit,
        )
        return [row[0] for row in found]

    async def delete(self, ids: list[str]) -> None:
        """These tables with all that belongs to them, or none."""
        holders = ", ".join(f"${at}" for at in range(1, 1 + len(ids)))
        holding = ("chat", "analyses", "results", "entries", "chairs")
        parts = [f"DELETE FROM {part} WHERE table_id IN ({holders})" for part in holding]
        statements = [*parts, f"DELETE FROM tables WHERE id IN ({holders})"]
        await self.database.write(*((statement, tuple(ids)) for statement in statements))

    # Lists

    async def open_tables(self, limit: int) -> list[str]:
        found = await self.database.rows(
            "SELECT id FROM tables WHERE status = $1 AND public = 1 ORDER BY changed DESC LIMIT $2", OPEN, limit
        )
        return [row[0] for row in found]

    async def tables_of(self, device: str, limit: int) -> list[str]:
        """Where the device has a seat: games that are not over first, then the newest."""
        found = await self.database.rows(
            "SELECT id FROM tables WHERE id IN (SELECT table_id FROM chairs WHERE device = $1)"
            " ORDER BY CASE status WHEN $2 THEN 1 ELSE 0 END, changed DESC LIMIT $3",
            device,
            FINISHED,
            limit,
        )
        return [row[0] for row in found]

    async def results(self, limit: int, offset: int, device: str) -> list[dict[str, Json]]:
        """Finished games of public tables and of those where the device has a seat, the newest first."""
        found = await self.database.rows(
            "SELECT r.table_id, r.round, r.game, r.names, r.places, r.scores, r.reason, r.moves, r.finished"
            " FROM results r JOIN tables t ON t.id = r.table_id"
            " WHERE t.public = 1 OR t.id IN (SELECT table_id FROM chairs WHERE device = $3)"
            " ORDER BY r.finished DESC LIMIT $1 OFFSET $2",
            limit,
            offset,
            device,
        )
        return [listed(row) for row in found]

    async def own_results(self, limit: int, offset: int, device: str) -> list[dict[str, Json]]:
        """Finished games of a device, the newest first: which seats were its own, and of what level the others were.

        ``practice``: it was a lesson, or played on from the middle of another game.
        """
        found = await self.database.rows(
            "SELECT table_id, round, game, names, places, scores, reason, moves, finished FROM results"
            " WHERE table_id IN (SELECT table_id FROM chairs WHERE device = $3)"
            " ORDER BY finished DESC LIMIT $1 OFFSET $2",
            limit,
            offset,
            device,
        )
        games = [listed(row) for row in found]
        tables = {id: (await self.facts(id), await self.chairs(id)) for id in {game["table"] for game in games}}
        for game in games:
            facts, chairs = tables[game["table"]]
            on = facts.moved_on(game["round"]) if facts is not None else 0  # None: it was deleted meanwhile
            seats = [chairs[(seat + on) % len(chairs)] for seat in range(len(chairs))]  # as Table.chair_of
            game["me"] = [seat for seat, chair in enumerate(seats) if chair.device == device]
            game["levels"] = [chair.level for chair in seats]
            game["practice"] = facts is not None and facts.practice(game["round"])
        return games

    async def results_of(self, id: str) -> list[dict[str, Json]]:
        found = await self.database.rows(
            "SELECT table_id, round, game, names, places, scores, reason, moves, finished"
            " FROM results WHERE table_id = $1 ORDER BY round",
            id,
        )
        return [listed(row) for row in found]


def seal(host: str, chairs: list[Chair]) -> str:
    """What stands for who sits at a table and who opened it, as the database works it out."""
    told = [
        "/".join((one.kind, one.name, str(int(one.taken)), *(getattr(one, name) or "" for name in MAY_LACK)))
        for one in chairs
    ]
    return md5("\n".join([host, *told]).encode(), usedforsecurity=False).hexdigest()


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
