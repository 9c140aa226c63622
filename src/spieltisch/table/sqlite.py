"""SQLite: one writer thread that commits together what arrives together, one thread that reads, one that tidies.

Every commit waits for the disk (WAL, synchronous=FULL); the group commit is what makes that cheap. What was committed
is brought from the log of SQLite into its file beside the writer: in the writer, every 250th move would wait for it.
"""

import asyncio
import contextlib
import os
import queue
import re
import sqlite3
import threading
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from pathlib import Path
from typing import Any

from spieltisch.table.database import News, Row, Statement, Unreachable, Unusable, migrations, statements
from spieltisch.table.system import lock_file

APPLICATION = 0x53505449  # "SPTI", in the header of the file: this database is ours
PATIENCE = 2.0  # seconds to wait for another program that holds the file
TOGETHER = 200  # writes in one commit
TIDY = 5.0  # seconds between two looks for what is in the log and not yet in the file: most pages come again and again
LONGEST_LOG = 10_000  # pages of it, 40 MB, from which on the writer tidies up itself

TAKEN = (sqlite3.SQLITE_CONSTRAINT_PRIMARYKEY, sqlite3.SQLITE_CONSTRAINT_UNIQUE)

Job = tuple[tuple[Statement, ...], "asyncio.Future[bool]", asyncio.AbstractEventLoop]


@lru_cache(500)
def positional(sql: str) -> tuple[str, list[int]]:
    """The same statement for SQLite, and which argument stands at each place: by place they are bound faster."""
    return re.sub(r"\$\d+", "?", sql), [int(number) - 1 for number in re.findall(r"\$(\d+)", sql)]


def run(connection: sqlite3.Connection, sql: str, args: tuple[Any, ...]) -> sqlite3.Cursor:
    text, order = positional(sql)
    return connection.execute(text, [args[at] for at in order])


class Sqlite:
    shared = False

    def __init__(self, file: Path, lock: int) -> None:
        self.file = file
        self.lock = lock  # the file itself, kept open
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.reading = ThreadPoolExecutor(1, "sqlite-read")
        self.reader = connect(file)
        self.writer = connect(file)
        self.writer.execute(f"PRAGMA wal_autocheckpoint={LONGEST_LOG}")
        self.closing = threading.Event()
        jobs = (self.work, self.tidy)
        self.threads = [threading.Thread(target=job, name=f"sqlite-{job.__name__}", daemon=True) for job in jobs]
        for thread in self.threads:
            thread.start()

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        def read() -> list[Row]:
            try:
                return run(self.reader, sql, args).fetchall()
            except sqlite3.Error as wrong:
                raise Unreachable(str(wrong)) from wrong

        return await asyncio.get_running_loop().run_in_executor(self.reading, read)

    async def write(self, *statements: Statement, news: str | None = None) -> bool:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[bool] = loop.create_future()
        self.jobs.put((statements, done, loop))
        return await done

    async def tell(self, *news: str) -> None:
        """Nobody else is there: the lock admits one server."""

    def listen(self, news: News) -> None: ...

    async def close(self) -> None:
        self.closing.set()
        self.jobs.put(None)
        for thread in self.threads:
            await asyncio.to_thread(thread.join)
        self.reading.shutdown()
        self.reader.close()
        self.writer.close()
        os.close(self.lock)

    # The thread that tidies

    def tidy(self) -> None:
        connection = connect(self.file)
        while not self.closing.wait(TIDY):
            with contextlib.suppress(sqlite3.Error):  # a full disk, another program: the log keeps it all
                for _ in range(2):  # the second time what came during the first: an empty log begins anew
                    connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        connection.close()

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
        """One transaction for all. Nobody hears before the disk has it."""
        results: list[bool | Exception] = []
        try:
            self.still_there()
            results = [True] * len(jobs) if self.written([one for job in jobs for one in job[0]]) else self.apart(jobs)
        except Exception as wrong:  # whatever it is: if this thread ended, everybody would wait for ever
            self.undo()
            results = [Unreachable(str(wrong))] * len(jobs)
        settled = [(job[1], result) for job, result in zip(jobs, results, strict=True)]
        with contextlib.suppress(RuntimeError):  # the loop may have ended meanwhile
            jobs[0][2].call_soon_threadsafe(settle, settled)  # one loop has one database

    def still_there(self) -> None:
        """Moves that go into a file that was deleted or replaced would be gone with the server."""
        try:
            same = os.path.samestat(os.stat(self.file), os.fstat(self.lock))
        except OSError:
            same = False
        if not same:
            raise sqlite3.OperationalError(f"the file {self.file} was deleted or replaced; start the server again")

    def written(self, statements: list[Statement]) -> bool:
        """All in one transaction. False, and nothing is: one of them breaks a rule of the tables, or fits in none."""
        alone = len(statements) == 1  # as most moves are: a transaction by itself
        if not alone:
            self.writer.execute("BEGIN IMMEDIATE")
        try:
            for sql, args in statements:
                run(self.writer, sql, args)
        except Exception as wrong:
            if not of_statement(wrong):
                raise
            self.undo()
            return False
        if not alone:
            self.writer.execute("COMMIT")
        return True

    def apart(self, jobs: list[Job]) -> list[bool | Exception]:
        """One transaction again, without the jobs that cannot be written: each has a savepoint to go back to."""
        self.writer.execute("BEGIN IMMEDIATE")
        results = [self.attempt(job[0]) for job in jobs]
        self.writer.execute("COMMIT")
        return results

    def attempt(self, job: tuple[Statement, ...]) -> bool | Exception:
        self.writer.execute("SAVEPOINT job")
        try:
            for sql, args in job:
                run(self.writer, sql, args)
        except Exception as wrong:
            if not of_statement(wrong):
                raise
            self.writer.execute("ROLLBACK TO job")
            return False if getattr(wrong, "sqlite_errorcode", None) in TAKEN else Unreachable(str(wrong))
        finally:
            self.writer.execute("RELEASE job")
        return True

    def undo(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self.writer.execute("ROLLBACK")


def of_statement(wrong: Exception) -> bool:
    """Whether the fault lies in what was to be written, and not in the file or the disk."""
    return isinstance(wrong, sqlite3.IntegrityError) or not isinstance(wrong, sqlite3.Error)


def settle(settled: "list[tuple[asyncio.Future[bool], bool | Exception]]") -> None:
    for done, result in settled:
        if done.done():
            continue
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
    """One server a file: without NOTIFY a second one would not hear of the first one's moves.

    The lock is on the database itself, so nobody can delete it alone. SQLite's own locks are of another kind (POSIX),
    but a process loses them when it closes the file in any way: this one is closed last.
    """
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        lock = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as wrong:
        raise Unusable(f"the database {file} cannot be written to: {wrong.strerror}") from None
    try:
        lock_file(lock)
    except OSError:
        os.close(lock)
        raise Unusable(f"another server already uses the database {file}; several servers need PostgreSQL") from None
    # Who may read the file may look into all hands; -wal and -shm follow it. Windows has no such rights.
    with contextlib.suppress(OSError, AttributeError):
        os.fchmod(lock, 0o600)
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
