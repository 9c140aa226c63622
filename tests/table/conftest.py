"""Databases for the tests: a file that is thrown away, and a PostgreSQL cluster of our own."""

import asyncio
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import asyncpg
import pytest

from tests.table.playing import PATIENCE, Server, ended, free_port, serving


def postgres_programs() -> Path:
    """Where PostgreSQL's programs lie."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    on_path = shutil.which("initdb")
    if on_path:
        return Path(on_path).parent
    pytest.fail("these tests need PostgreSQL: make test installs it, or run tools/install-tests", pytrace=False)


class Cluster:
    """PostgreSQL on a free port, in a folder of its own, as a user without rights."""

    def __init__(self) -> None:
        programs = postgres_programs()
        names = [name for name in ("postgres", "nobody") if has_user(name)]
        self.user = names[0] if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="spieltisch-pg-"))
        if self.user:
            shutil.chown(self.folder, self.user)
        self.port = free_port()
        self.program, self.data = programs / "postgres", self.folder / "data"
        self.run([programs / "initdb", "-D", self.data, "-U", "table", "-A", "trust", "--no-sync", "-E", "UTF8"])
        self.launch()

    def launch(self) -> None:
        settings = {
            "port": self.port,
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": self.folder,
            "fsync": "off",  # our server is killed in these tests, not PostgreSQL
            "max_connections": 60,
        }
        flags = [part for name, value in settings.items() for part in ("-c", f"{name}={value}")]
        self.process = subprocess.Popen(
            [self.program, "-D", self.data, *flags],
            user=self.user,
            stdout=subprocess.DEVNULL,
            stderr=(self.folder / "log").open("wb"),
            cwd=self.folder,
        )
        self.wait()

    def run(self, command: list[Path | str]) -> None:
        done = subprocess.run(command, user=self.user, capture_output=True, cwd=self.folder, timeout=PATIENCE)
        assert done.returncode == 0, done.stderr.decode()

    def wait(self) -> None:
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            try:
                return asyncio.run(self.execute("SELECT 1"))
            except (OSError, asyncpg.PostgresError):
                time.sleep(0.05)
        raise AssertionError("PostgreSQL did not start")

    async def execute(self, sql: str, database: str = "postgres") -> None:
        connection = await asyncpg.connect(self.url(database), timeout=PATIENCE, command_timeout=PATIENCE)
        await connection.execute(sql)
        await connection.close()

    def url(self, database: str) -> str:
        return f"postgresql://table@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        name = f"t{time.monotonic_ns()}"
        asyncio.run(self.execute(f"CREATE DATABASE {name}"))
        return self.url(name)

    def halt(self) -> None:
        """At once, as if it had been killed."""
        self.process.send_signal(signal.SIGQUIT)
        ended(self.process)

    def stop(self) -> None:
        self.halt()
        shutil.rmtree(self.folder, ignore_errors=True)


def has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    cluster = Cluster()
    yield cluster
    cluster.stop()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/table.sqlite"


@pytest.fixture
def postgres_url(cluster: Cluster) -> str:
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def db(request: pytest.FixtureRequest) -> str:
    """The same test on both databases."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not stop it."""
    with serving(f"sqlite:///{tmp_path_factory.mktemp('table')}/table.sqlite", takeover_after=0.6) as running:
        yield running
