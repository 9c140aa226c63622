"""SQLite: one writer thread that commits together what arrives together, one thread that reads.

Every commit waits for the disk (WAL, synchronous=FULL); the group commit is what makes that cheap.
"""

import asyncio
import contextlib
import fcntl
import os
import queue
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from spieltisch.table.database import News, Row, Statement, Unusable, migrations, statements

APPLICATION = 0x53505449  # "SPTI", in the header of the file: this database is ours
PATIENCE = 2.0  # seconds to wait for another program that holds the file
TOGETHER = 200  # writes in one commit

Job = tuple[tuple[Statement, ...], "asyncio.Future[bool]", asyncio.AbstractEventLoop]


def named(args: tuple[Any, ...]) -> dict[str, Any]:
    """SQLite takes $1 as the parameter of the name 1, so that one text of SQL serves both databases."""
    return {str(number): value for number, value in enumerate(args, 1)}


class Sqlite:
    shared = False

    def __init__(self, file: Path, lock: int) -> None:
        self.file = file
        self.lock = lock
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.reading = ThreadPoolExecutor(1, "sqlite-read")
        self.reader = connect(file)
        self.writer = connect(file)
        self.thread = threading.Thread(target=self.work, name="sqlite-write", daemon=True)
        self.thread.start()

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        def read() -> list[Row]:
            return self.reader.execute(sql, named(args)).fetchall()

        return await asyncio.get_running_loop().run_in_executor(self.reading, read)

    async def write(self, *statements: Statement, news: str | None = None) -> bool:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self.jobs.put((statements, done, loop))
        return await done

    async def tell(self, news: str) -> None:
        """Nobody else is there: the lock file admits one server."""

    def listen(self, news: News) -> None: ...

    async def close(self) -> None:
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.reading.shutdown()
        self.reader.close()
        self.writer.close()
        os.close(self.lock)

    # The writer thread

    def work(self) -> None:
        while True:
            batch = self.gather()
            jobs = [job for job in batch if job is not None]
            if jobs:
                self.commit(jobs)
            if None in batch:
                return

    def gather(self) -> list[Job | None]:
        """Wait for a job, then take along all that are already there."""
        batch = [self.jobs.get()]
        while len(batch) < TOGETHER and batch[-1] is not None:
            try:
                batch.append(self.jobs.get_nowait())
            except queue.Empty:
                break
        return batch

    def commit(self, jobs: list[Job]) -> None:
        """One transaction for all; a job that breaks a key is undone alone. Nobody hears before the disk has it."""
        results: list[bool | Exception] = []
        try:
            self.writer.execute("BEGIN IMMEDIATE")
            results = [self.attempt(job[0], alone=len(jobs) == 1) for job in jobs]
            self.writer.execute("COMMIT")
        except sqlite3.Error as wrong:
            with contextlib.suppress(sqlite3.Error):
                self.writer.execute("ROLLBACK")
            results = [wrong] * len(jobs)
        for (_, done, loop), result in zip(jobs, results, strict=True):
            with contextlib.suppress(RuntimeError):  # the loop may have ended meanwhile
                loop.call_soon_threadsafe(settle, done, result)

    def attempt(self, job: tuple[Statement, ...], alone: bool) -> bool | Exception:
        """One job of a transaction; it needs a savepoint only if there are others to save."""
        if not alone:
            self.writer.execute("SAVEPOINT job")
        try:
            for sql, args in job:
                self.writer.execute(sql, named(args))
        except sqlite3.Error as wrong:
            self.writer.execute("ROLLBACK" if alone else "ROLLBACK TO job")
            self.writer.execute("BEGIN" if alone else "RELEASE job")
            return False if isinstance(wrong, sqlite3.IntegrityError) else wrong
        if not alone:
            self.writer.execute("RELEASE job")
        return True


def settle(done: "asyncio.Future[bool]", result: bool | Exception) -> None:
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def connect(file: Path) -> sqlite3.Connection:
    connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")
    return connection


async def open_sqlite(url: str) -> Sqlite:
    file = Path(url.removeprefix("sqlite:///")).absolute()
    lock = take_lock(file)
    try:
        prepare(file)
        return Sqlite(file, lock)
    except sqlite3.Error as wrong:
        os.close(lock)
        raise Unusable(sentence(file, wrong)) from None
    except Unusable:
        os.close(lock)
        raise


def take_lock(file: Path) -> int:
    """One server a file: without NOTIFY a second one would not hear of the first one's moves."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(f"{file}-lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as wrong:
        raise Unusable(f"the folder {file.parent} cannot be written to: {wrong.strerror}") from None
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(lock)
        raise Unusable(f"another server already uses the database {file}; several servers need PostgreSQL") from None
    return lock


def prepare(file: Path) -> None:
    """Bring the file to the newest form, or say why it is not ours."""
    known = migrations()
    connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None)
    try:
        ours = connection.execute("PRAGMA application_id").fetchone()[0] == APPLICATION
        tables = connection.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]
        if tables and not ours:
            raise Unusable(f"{file} is a database of another program; name another file with --db")
        version = connection.execute("PRAGMA user_version").fetchone()[0]
        if version > known[-1][0]:
            raise Unusable(f"{file} was written by a newer version of Spieltisch; update this one")
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("BEGIN IMMEDIATE")
        for number, script in known:
            if number > version:
                for statement in statements(script):
                    connection.execute(statement)
        connection.execute(f"PRAGMA application_id={APPLICATION}")
        connection.execute(f"PRAGMA user_version={known[-1][0]}")
        connection.execute("COMMIT")
    finally:
        connection.close()


def sentence(file: Path, wrong: sqlite3.Error) -> str:
    text = str(wrong)
    if "locked" in text or "busy" in text:
        return f"the database {file} is locked by another program; close it and start again"
    if "not a database" in text:
        return f"{file} is no SQLite database; name another file with --db"
    if "readonly" in text or "unable to open" in text:
        return f"the database {file} cannot be written to; check the rights of the file and its folder"
    return f"the database {file} cannot be used: {text}"
