"""Starting, stopping, starting again; and one clear sentence where it cannot be done."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
import subprocess
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest

from spieltisch.table.settings import BadSetting, Settings, read_settings
from tests.table.playing import PATIENCE, ROOT, Server, free_port, player, serving, table_test

if TYPE_CHECKING:
    from tests.table.conftest import Cluster


def says(db: str, *words: str, port: int | None = None, **settings: str) -> None:
    """The server does not start: exit code 2 and one sentence with these words."""
    server = Server(db, port, **settings)  # type: ignore[arg-type]
    done = subprocess.run(
        server.command(),
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        timeout=PATIENCE,
        cwd=ROOT,
    )
    said = done.stderr.decode().strip()
    assert done.returncode == 2, said
    assert len(said.splitlines()) == 1, said
    assert said.startswith("spieltisch: ")
    for word in words:
        assert word in said


def test_a_port_in_use(sqlite_url: str) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        says(sqlite_url, f"port {port} is already in use", "--port", port=port)


def test_a_proxy_that_is_no_address(sqlite_url: str) -> None:
    says(sqlite_url, "--proxies", "10.0.0.0/24", "'my proxy'", proxies="127.0.0.1, my proxy")


def test_a_database_of_another_program(tmp_path: Path) -> None:
    file = tmp_path / "other.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("CREATE TABLE recipes (id INTEGER)")
    says(f"sqlite:///{file}", "another program")
    assert sqlite3.connect(file).execute("SELECT count(*) FROM sqlite_master").fetchone() == (1,)


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    file = tmp_path / "letter.sqlite"
    file.write_text("Dear Sir or Madam, " * 100)
    says(f"sqlite:///{file}", "no SQLite database")
    assert file.read_text().startswith("Dear")


def test_a_locked_database(tmp_path: Path, sqlite_url: str) -> None:
    with serving(sqlite_url):
        says(sqlite_url, "another server already uses", "PostgreSQL")
    with sqlite3.connect(tmp_path / "table.sqlite", isolation_level=None) as other:
        other.execute("BEGIN EXCLUSIVE")
        says(sqlite_url, "locked by another program")


def test_a_folder_that_cannot_be_written_to() -> None:
    says("sqlite:////sys/spieltisch/table.sqlite", "cannot be written to")
    says("sqlite:////dev/null/table.sqlite", "cannot be written to")


def test_a_database_of_a_newer_version(tmp_path: Path, sqlite_url: str) -> None:
    with serving(sqlite_url):
        pass
    with sqlite3.connect(tmp_path / "table.sqlite") as newer:
        newer.execute("PRAGMA user_version=9999")
    says(sqlite_url, "newer version")


def test_a_database_that_is_none() -> None:
    says("mysql://root:secret@localhost/x", "sqlite:///FILE or postgresql://")
    says(f"postgresql://nobody:secret@127.0.0.1:{free_port()}/x", "does not answer")


def test_a_schema_of_another_program(cluster: "Cluster", postgres_url: str) -> None:
    name = postgres_url.rsplit("/", 1)[1]
    asyncio.run(cluster.execute("CREATE SCHEMA spieltisch", name))
    says(postgres_url, "another program")
    says(cluster.url("nowhere"), "there is no database", "createdb")


def test_settings_by_flag_and_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_PORT", "8111")
    monkeypatch.setenv("SPIELTISCH_LAN", "yes")
    assert read_settings([]) == Settings(port=8111, lan=True)
    assert read_settings(["--port", "8222", "--bot-pause", "0.1"]) == Settings(port=8222, lan=True, bot_pause=0.1)
    monkeypatch.setenv("SPIELTISCH_PORT", "many")
    with pytest.raises(BadSetting, match="SPIELTISCH_PORT must be a number"):
        read_settings([])


@table_test
async def test_a_stop_is_clean_and_told(db: str) -> None:
    with serving(db) as server:
        table, cookie, _ = server.table(["me", "greedy"])
        async with player(server, table, cookie) as ada:
            await ada.play(Random(1), moves=2)
            assert await asyncio.to_thread(server.stop) == 0
        lines = [json.loads(line) for line in server.log.decode().splitlines()]
        assert [line["event"] for line in lines] == ["serving", "stopped"]


@table_test
async def test_a_restart_in_the_middle_goes_on_where_it_was(db: str) -> None:
    server = Server(db).start()
    try:
        table, cookie, _ = server.table(["me", "random"])
        async with player(server, table, cookie) as ada:
            await ada.play(Random(1), moves=6)
            await ada.wait(lambda state: state["asked"])
            before = ada.state
        server.stop(signal.SIGKILL)
        server.start()
        async with player(server, table, cookie) as ada:
            assert await ada.until("state") == before
            await ada.play(Random(2))
            assert ada.state["over"]["reason"] == "end"
    finally:
        server.stop()


@table_test
async def test_bots_go_on_by_themselves_after_a_restart(db: str) -> None:
    """Nobody looks, the server is killed, nobody looks: the game still comes to its end."""
    server = Server(db, bot_pause=0.01).start()
    try:
        table, _, _ = server.table(["random", "random"], public=True)
        server.stop(signal.SIGKILL)
        server.start()
        until = time.monotonic() + PATIENCE
        while server.get(f"/api/tables/{table}").json()["status"] != "finished":
            assert time.monotonic() < until
            await asyncio.sleep(0.2)
    finally:
        server.stop()


def test_a_game_is_opened_when_somebody_asks_for_it(sqlite_url: str) -> None:
    """Given running games; when the server starts again; then it holds none of them, and one as soon as it is asked for."""

    def rooms(server: Server) -> str:
        figures = server.get("/metrics").text.splitlines()
        return next(line.split()[1] for line in figures if line.startswith("spieltisch_rooms "))

    with serving(sqlite_url) as server:
        tables = [server.table(["me", "random"])[0] for _ in range(3)]
        assert rooms(server) == "3.0"
    with serving(sqlite_url) as server:
        assert rooms(server) == "0.0"
        assert server.get(f"/api/tables/{tables[1]}").json()["status"] == "running"
        assert rooms(server) == "1.0"


@table_test
async def test_no_worker_outlives_a_killed_server(sqlite_url: str) -> None:
    server = Server(sqlite_url).start()
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada:
        await ada.play(Random(1), moves=12)  # so many that the bot has thought, whoever began
    workers = server.workers()
    assert workers
    server.stop(signal.SIGKILL)
    until = time.monotonic() + PATIENCE
    while any(Path(f"/proc/{worker}").exists() for worker in workers):
        assert time.monotonic() < until
        await asyncio.sleep(0.1)


@table_test
async def test_the_time_a_server_is_away_is_nobodys(sqlite_url: str) -> None:
    server = Server(sqlite_url).start()
    try:
        table, cookie, _ = server.table(["me", "random"], clock={"minutes": 1, "increment": 0})
        async with player(server, table, cookie) as ada:
            await ada.wait(lambda state: state["asked"])
        server.stop(signal.SIGKILL)
        file = sqlite_url.removeprefix("sqlite:///")
        with sqlite3.connect(file) as long_ago:
            long_ago.execute("UPDATE entries SET at = at - 3600000")
        server.start()
        async with player(server, table, cookie) as ada:
            await ada.wait(lambda state: state["asked"])
            assert ada.state["clocks"][0] > 30
    finally:
        server.stop()


def test_the_health_page(server: Server) -> None:
    health = server.get("/healthz").json()
    assert health["ok"] is True
    assert health["games"] >= 1


def test_two_servers_migrate_one_database_at_once(postgres_url: str) -> None:
    servers = [Server(postgres_url) for _ in range(2)]
    with ThreadPoolExecutor() as at_once:
        started = [at_once.submit(server.start) for server in servers]
        assert [each.exception() for each in started] == [None, None]
    assert [server.stop() for server in servers] == [0, 0]
