"""PostgreSQL: several servers may share it. Its primary keys decide who writes; NOTIFY only wakes the others."""

import asyncio
import contextlib
import logging
from collections.abc import Iterator
from typing import Any

import asyncpg

from spieltisch.table.database import (
    News,
    Row,
    Statement,
    Unreachable,
    Unusable,
    migrations,
    statements,
    without_password,
)
from spieltisch.table.logs import log

SCHEMA = "spieltisch"
CHANNEL = "spieltisch"
MIGRATION_LOCK = 0x53505449  # servers that start at the same time migrate one after the other
CONNECTIONS = 8
PATIENCE = 10.0  # seconds for one statement
AGAIN = 2.0  # seconds until a lost connection is tried again


class Postgres:
    shared = True

    def __init__(self, url: str, pool: "asyncpg.Pool[asyncpg.Record]") -> None:
        self.url = url
        self.pool = pool
        self.hearing: asyncio.Task[None] | None = None

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        with reaching():
            return [tuple(row) for row in await self.pool.fetch(sql, *args)]

    async def write(self, *statements: Statement, news: str | None = None) -> bool:
        *first, last = statements
        with reaching():
            try:
                async with (
                    self.pool.acquire(timeout=PATIENCE) as connection,
                    connection.transaction() if first else contextlib.nullcontext(),
                ):
                    for sql, args in first:
                        await connection.execute(sql, *args)
                    sql, args = last if news is None else announced(last, news)
                    await connection.execute(sql, *args)
            except asyncpg.UniqueViolationError:
                return False
        return True

    async def tell(self, *news: str) -> None:
        with reaching():
            await self.pool.execute("SELECT pg_notify($1, one) FROM unnest($2::text[]) one", CHANNEL, news)

    def listen(self, news: News) -> None:
        self.hearing = asyncio.get_running_loop().create_task(self.hear(news))

    async def hear(self, news: News) -> None:
        """Listen on a connection of its own, and again after it broke."""
        while True:
            try:
                connection = await connect(self.url)
                await connection.add_listener(CHANNEL, lambda _c, _p, _ch, text: news(str(text)))
                while not connection.is_closed():
                    await asyncio.sleep(1)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
                log("the database cannot be heard", logging.WARNING, reason=type(wrong).__name__)
            await asyncio.sleep(AGAIN)

    async def close(self) -> None:
        if self.hearing is not None:
            self.hearing.cancel()
            await asyncio.gather(self.hearing, return_exceptions=True)
        with contextlib.suppress(asyncio.TimeoutError):
            await asyncio.wait_for(self.pool.close(), 5)


def announced(statement: Statement, news: str) -> Statement:
    """A statement that tells the other servers as well: a move, which is one alone, goes one way and back, not four."""
    sql, args = statement
    at = len(args)
    notify = f"SELECT pg_notify(${at + 1}, ${at + 2}) FROM (SELECT count(*) FROM written) AS all_of_it"
    return f"WITH written AS ({sql} RETURNING 1) {notify}", (*args, CHANNEL, news)


@contextlib.contextmanager
def reaching() -> Iterator[None]:
    try:
        yield
    except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
        raise Unreachable(f"{type(wrong).__name__}: {wrong}") from wrong


async def connect(url: str) -> "asyncpg.Connection[asyncpg.Record]":
    return await asyncpg.connect(url, timeout=PATIENCE, server_settings={"search_path": SCHEMA})


async def as_it_is(_: "asyncpg.Connection[asyncpg.Record]") -> None:
    """Nobody here sets anything in a session: asking for that to be undone would be one more way for each move."""


async def open_postgres(url: str) -> Postgres:
    shown = without_password(url)
    try:
        connection = await connect(url)
        try:
            async with connection.transaction():
                await migrate(connection, shown)
        finally:
            await connection.close()
        pool = await asyncpg.create_pool(
            url,
            min_size=1,
            max_size=CONNECTIONS,
            command_timeout=PATIENCE,
            reset=as_it_is,
            server_settings={"search_path": SCHEMA, "application_name": "spieltisch"},
        )
    except (asyncpg.InvalidPasswordError, asyncpg.InvalidAuthorizationSpecificationError):
        raise Unusable(f"PostgreSQL refuses the user or password for {shown}") from None
    except asyncpg.InvalidCatalogNameError:
        raise Unusable(f"there is no database {shown}; create it with createdb") from None
    except asyncpg.InsufficientPrivilegeError:
        raise Unusable(f"the user may not create the schema {SCHEMA} in {shown}") from None
    except (OSError, TimeoutError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as wrong:
        raise Unusable(f"PostgreSQL at {shown} does not answer: {wrong or type(wrong).__name__}") from None
    return Postgres(url, pool)


async def migrate(connection: "asyncpg.Connection[asyncpg.Record]", shown: str) -> None:
    """Bring the schema to the newest form, or say why it is not ours."""
    await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATION_LOCK)
    ours = await connection.fetchval("SELECT to_regclass($1)", f"{SCHEMA}.migrations")
    if ours is None:
        if await connection.fetchval("SELECT count(*) FROM pg_namespace WHERE nspname = $1", SCHEMA):
            raise Unusable(f"the schema {SCHEMA} in {shown} belongs to another program; name another database")
        await connection.execute(f"CREATE SCHEMA {SCHEMA}")
        await connection.execute(f"CREATE TABLE {SCHEMA}.migrations (number INTEGER PRIMARY KEY)")
    done = await connection.fetchval(f"SELECT coalesce(max(number), 0) FROM {SCHEMA}.migrations")
    known = migrations()
    if done > known[-1][0]:
        raise Unusable(f"{shown} was written by a newer version of Spieltisch; update this one")
    for number, script in known:
        if number > done:
            for statement in statements(script):
                await connection.execute(statement)
            await connection.execute(f"INSERT INTO {SCHEMA}.migrations VALUES ($1)", number)
