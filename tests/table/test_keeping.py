"""What is stored: truly there, nobody else's to read, for as long as agreed; and the clocks that follow from it."""

import asyncio
import contextlib
import os
import resource
import sqlite3
import stat
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from spieltisch.table import company
from spieltisch.table.database import Unreachable, open_database
from spieltisch.table.entries import MOVE, START, WAKE, Entry
from spieltisch.table.facts import TableFacts
from spieltisch.table.round import Clock, Round
from spieltisch.table.sqlite import LONGEST_LOG, Sqlite
from spieltisch.table.store import Store
from tests.table.playing import PATIENCE, Player, Server, player, serving, table_test
from tests.table.test_serve import says

if TYPE_CHECKING:
    from tests.table.conftest import Cluster

import spieltisch


def file_of(db: str) -> Path:
    return Path(db.removeprefix("sqlite:///"))


async def refused_to_store(one: Player) -> None:
    """A move that cannot be stored is refused, and the table stands as before."""
    await one.wait(lambda state: state["asked"])
    before = one.state
    await one.move(Random(1))
    assert (await one.until("refused"))["code"] == "storage"
    assert (await one.until("state"))["n"] == before["n"]


# Health


@table_test
async def test_a_deleted_file_takes_no_moves(sqlite_url: str) -> None:
    """Given a server whose file was deleted, then it says that it is ill and acknowledges no move."""
    with serving(sqlite_url) as server:
        table, host, _ = server.table(["me", "random"])
        async with player(server, table, host) as ada:
            await ada.wait(lambda state: state["asked"])
            os.remove(file_of(sqlite_url))
            health = server.get("/healthz")
            assert (health.status_code, health.json()["ok"]) == (503, False)
            assert "deleted or replaced" in health.json()["reason"]
            await refused_to_store(ada)


@table_test
async def test_a_full_disk_takes_no_moves_until_there_is_room(sqlite_url: str) -> None:
    """Given a file that may not grow, then moves are refused; as soon as it may, they are taken again."""
    with serving(sqlite_url) as server:
        table, host, _ = server.table(["me", "random"])
        assert server.process is not None
        async with player(server, table, host) as ada:
            await ada.wait(lambda state: state["asked"])
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
            health = await asyncio.to_thread(server.get, "/healthz")
            assert (health.status_code, health.json()["ok"]) == (503, False)
            await refused_to_store(ada)
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
            assert server.get("/healthz").json()["ok"] is True
            await ada.play(Random(2), moves=3)


@table_test
async def test_a_database_that_went_away_takes_no_moves_until_it_is_back(cluster: "Cluster", postgres_url: str) -> None:
    with serving(postgres_url) as server:
        table, host, _ = server.table(["me", "random"])
        name = postgres_url.rsplit("/", 1)[1]
        async with player(server, table, host) as ada:
            await ada.wait(lambda state: state["asked"])
            await cluster.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS false")
            await cluster.execute(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'")
            health = await asyncio.to_thread(server.get, "/healthz")
            assert (health.status_code, health.json()["ok"]) == (503, False)
            listed = await asyncio.to_thread(server.get, "/api/tables")
            assert (listed.status_code, listed.json()["error"]["code"]) == (503, "storage")
            await refused_to_store(ada)
            await cluster.execute(f"ALTER DATABASE {name} WITH ALLOW_CONNECTIONS true")
            assert (await asyncio.to_thread(server.get, "/healthz")).json()["ok"] is True
            await ada.play(Random(2), moves=3)


# The file


def test_the_file_is_for_its_owner_only(sqlite_url: str) -> None:
    file = file_of(sqlite_url)
    file.touch(0o644)
    with serving(sqlite_url) as server:
        server.table(["me", "random"])
        for one in (file, Path(f"{file}-wal"), Path(f"{file}-shm")):
            assert stat.S_IMODE(one.stat().st_mode) == 0o600, one


@table_test
async def test_what_was_committed_comes_into_the_file_beside_the_writer(sqlite_url: str) -> None:
    """No commit waits until the file has it, and nothing stays in the log of SQLite for long."""
    database = await open_database(sqlite_url)
    assert isinstance(database, Sqlite)
    try:
        empty = file_of(sqlite_url).stat().st_size
        assert database.writer.execute("PRAGMA wal_autocheckpoint").fetchone() == (LONGEST_LOG,)
        for number in range(20):
            await Store(database).create(TableFacts(f"t{number}", "reef", 1, 2, {"o": "x" * 20_000}), [], "open")
        while file_of(sqlite_url).stat().st_size < empty + 20 * 20_000:
            await asyncio.sleep(0.05)
    finally:
        await database.close()


@table_test
async def test_of_writes_in_one_commit_only_the_broken_ones_fail(sqlite_url: str) -> None:
    """Given twenty writes at a time, one of a number that is taken, one of a table that is gone; then each is told so."""
    database = await open_database(sqlite_url)
    store = Store(database)
    try:
        await store.create(TableFacts("t", "reef", 1, 2, {}), [], "open")
        places = [("t", n) for n in range(20)]
        places[7], places[12] = ("t", 3), ("gone", 0)
        writing = (store.append(id, n, [Entry(MOVE, 0, n, 1)]) for id, n in places)
        told = await asyncio.gather(*writing, return_exceptions=True)
        assert [at for at, answer in enumerate(told) if answer is not True] == [7, 12]
        assert told[7] is False
        assert isinstance(told[12], Unreachable)
        assert [entry.action for entry in await store.entries("t")] == [n for n in range(20) if n not in (7, 12)]
    finally:
        await database.close()


def test_no_file_can_be_deleted_to_let_a_second_server_in(sqlite_url: str, tmp_path: Path) -> None:
    with serving(sqlite_url):
        for other in tmp_path.iterdir():
            if other != file_of(sqlite_url) and not other.name.endswith(("-wal", "-shm")):
                other.unlink()
        says(sqlite_url, "another server already uses")


# Retention


def age(db: str, table: str, days: float) -> None:
    """Let a table, and all that was done at it, be so old."""
    with contextlib.closing(sqlite3.connect(file_of(db))) as base, base:
        long = int(days * 86_400_000)
        base.execute("UPDATE tables SET changed = changed - ?, created = created - ? WHERE id = ?", [long, long, table])
        for part in ("entries", "chat"):
            base.execute(f"UPDATE {part} SET at = at - ? WHERE table_id = ?", [long, table])


def rows_of(db: str, table: str) -> dict[str, int]:
    parts = {"tables": "id", "chairs": "table_id", "entries": "table_id", "chat": "table_id", "results": "table_id"}
    with contextlib.closing(sqlite3.connect(file_of(db))) as base:
        return {
            part: base.execute(f"SELECT count(*) FROM {part} WHERE {key} = ?", [table]).fetchone()[0]
            for part, key in parts.items()
        }


@table_test
async def test_what_nobody_used_for_long_is_deleted_with_its_talk(sqlite_url: str) -> None:
    """Given --keep 30, when the server starts, then a table of 40 days ago is gone, and one used since is not."""
    with serving(sqlite_url) as server:
        old, used, young = [server.table(["me", "random"])[:2] for _ in range(3)]
        for table, host in (old, used, young):
            async with player(server, table, host) as ada:
                await ada.do("chat", text="good evening")
                await ada.until("chat")
                await ada.do("resign", seat=0)
                await ada.wait(lambda state: state["over"])
    assert min(rows_of(sqlite_url, old[0]).values()) > 0
    for table, _ in (old, used):
        age(sqlite_url, table, 40)
    with contextlib.closing(sqlite3.connect(file_of(sqlite_url))) as base, base:
        base.execute("UPDATE chat SET at = ? WHERE table_id = ?", [time.time_ns() // 1_000_000, used[0]])
    with serving(sqlite_url, keep=30) as server:
        until = time.monotonic() + PATIENCE
        while server.get(f"/api/tables/{old[0]}").status_code != 404:
            assert time.monotonic() < until
            await asyncio.sleep(0.05)
        assert [server.get(f"/api/tables/{table}").status_code for table, _ in (used, young)] == [200, 200]
    assert set(rows_of(sqlite_url, old[0]).values()) == {0}
    assert rows_of(sqlite_url, used[0])["chat"] == 1


@table_test
async def test_old_tables_are_deleted_from_a_shared_database_with_their_analyses(postgres_url: str) -> None:
    """Given --keep 30 and a table of 40 days ago; then nothing of it is left, not even its analysis; a new one stays."""
    with serving(postgres_url) as server:
        old, young = [server.table(["me", "random"])[:2] for _ in range(2)]
        for table, host in (old, young):
            async with player(server, table, host) as ada:
                await ada.do("chat", text="good evening")
                await ada.until("chat")
                await ada.do("resign", seat=0)
                await ada.wait(lambda state: state["over"])
    store = Store(await open_database(postgres_url))
    try:
        for table, _ in (old, young):
            (result,) = await store.results_of(table)
            await store.keep_analysis(table, 0, result["finished"], "{}")
        long = 40 * 86_400_000
        await store.database.write(
            ("UPDATE tables SET changed = changed - $2 WHERE id = $1", (old[0], long)),
            ("UPDATE entries SET at = at - $2 WHERE table_id = $1", (old[0], long)),
            ("UPDATE chat SET at = at - $2 WHERE table_id = $1", (old[0], long)),
        )
        before = [await left_of(store, table) for table, _ in (old, young)]
        assert min(before[0]) > 0
        with serving(postgres_url, keep=30) as server:
            until = time.monotonic() + PATIENCE
            while server.get(f"/api/tables/{old[0]}").status_code != 404:
                assert time.monotonic() < until
                await asyncio.sleep(0.05)
            assert server.get(f"/api/tables/{young[0]}").status_code == 200
        assert await left_of(store, old[0]) == [0] * 6
        assert await left_of(store, young[0]) == before[1]
    finally:
        await store.database.close()


async def left_of(store: Store, table: str) -> list[int]:
    """Rows of a table, in all that is kept of it."""
    parts = ("chairs", "entries", "chat", "results", "analyses")
    asked = [f"SELECT count(*) FROM {part} WHERE table_id = $1" for part in parts]
    asked.append("SELECT count(*) FROM tables WHERE id = $1")
    return [(await store.database.rows(sql, table))[0][0] for sql in asked]


def test_everything_is_kept_unless_somebody_says_how_long(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        table, _, _ = server.table(["me", "random"])
    age(sqlite_url, table, 4000)
    with serving(sqlite_url) as server:
        assert server.get(f"/api/tables/{table}").status_code == 200


# Clocks


def test_who_sets_the_clock_takes_nobodys_time(monkeypatch: pytest.MonkeyPatch) -> None:
    before = company.now_ms()
    for hours in (5, -5):
        monkeypatch.setattr(time, "time_ns", lambda hours=hours: 1_800_000_000 * 10**9 + hours * 3600 * 10**9)
        monkeypatch.setattr(time, "time", lambda hours=hours: 1_800_000_000.0 + hours * 3600)
        assert 0 <= company.now_ms() - before < 60_000


def clocked_round(*entries: Entry) -> Round:
    round = Round(spieltisch.game("reef"), 2, {}, Clock(1, 0), [0, 1])
    for entry in entries:
        round.take(entry)
    return round


def test_a_clock_set_back_while_the_server_was_away_stops_no_game() -> None:
    """Given a last entry from the future, when the server wakes, then time goes on from now."""
    opening = spieltisch.Record("reef", 2)
    state = opening.start()
    rng = spieltisch.Rng(1)
    while state.to_act() == spieltisch.CHANCE:
        opening.play(state, state.sample(rng))
    future = [Entry(START, -1, 0, 9_000_000), *(Entry(MOVE, seat, action, 9_000_000) for action, seat in opening.moves)]
    round = clocked_round(*future, Entry(WAKE, -1, 0, 1_000_000))
    clocks = round.clocks(1_010_000)
    assert clocks is not None
    assert clocks[round.deciders()[0]] == 50_000


@table_test
async def test_time_goes_on_after_a_start_with_the_clock_set_back(sqlite_url: str) -> None:
    server = Server(sqlite_url).start()
    try:
        table, host, _ = server.table(["me", "random"], clock={"minutes": 1, "increment": 0})
        async with player(server, table, host) as ada:
            await ada.wait(lambda state: state["asked"])
        server.stop()
        with contextlib.closing(sqlite3.connect(file_of(sqlite_url))) as base, base:
            base.execute("UPDATE entries SET at = at + 3600000")  # as if the clock had been an hour ahead
        server.start()
        async with player(server, table, host) as ada:
            first = now = await clock_of(ada)
        while now == first:
            async with player(server, table, host) as ada:
                now = await clock_of(ada)
        assert now < first
    finally:
        server.stop()


async def clock_of(one: Player) -> Any:
    await one.wait(lambda state: state["asked"])
    return one.state["clocks"][one.state["me"][0]]
