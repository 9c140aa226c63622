"""What the table needs of a database, and what can be wrong with one."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

Row = tuple[Any, ...]
Statement = tuple[str, tuple[Any, ...]]
News = Callable[[str], None]

MIGRATIONS = Path(__file__).parent / "migrations"


class Unusable(Exception):
    """The database cannot be used; the message is one sentence for the person who started the server."""


class Unreachable(Exception):
    """The database cannot be read or written now: a full disk, a lost connection. Nothing was stored."""


class Database(Protocol):
    """SQLite and PostgreSQL behind the same doors. Arguments of a statement are written $1, $2, ...

    What cannot be read or written raises ``Unreachable``.
    """

    shared: bool  # whether other servers may write to it too

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        """Read."""
        ...

    async def write(self, *statements: Statement, news: str | None = None) -> bool:
        """One durable transaction. False, and nothing changed: a key that it would write is already taken.

        ``news`` wakes the other servers on this database.
        """
        ...

    async def tell(self, *news: str) -> None:
        """Tell the other servers something that is not stored."""
        ...

    def listen(self, news: News) -> None:
        """From now on call this with the news of the other servers."""
        ...

    async def close(self) -> None: ...


def migrations() -> list[tuple[int, str]]:
    """The numbered SQL files, in their order."""
    return [(int(file.name[:4]), file.read_text(encoding="utf-8")) for file in sorted(MIGRATIONS.glob("[0-9]*.sql"))]


def statements(script: str) -> list[str]:
    """The single statements of a script: both drivers take one at a time inside a transaction."""
    bare = re.sub(r"--.*", "", script)
    return [part.strip() for part in bare.split(";") if part.strip()]


async def open_database(url: str) -> Database:
    """The database that a URL names: sqlite:///file or postgresql://..."""
    if url.startswith("sqlite:///"):
        from spieltisch.table.sqlite import open_sqlite

        return await open_sqlite(url)
    if url.startswith(("postgresql://", "postgres://")):
        try:
            from spieltisch.table.postgres import open_postgres
        except ImportError:
            raise Unusable("PostgreSQL needs the extra: pip install 'spieltisch[postgres]'") from None
        return await open_postgres(url)
    raise Unusable(f"the database must be sqlite:///FILE or postgresql://HOST/NAME, not {without_password(url)!r}")


def without_password(url: str) -> str:
    return re.sub(r"(?<=://)[^@/]*@", "", url)
