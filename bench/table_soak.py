"""Many tables for a while, over two servers and PostgreSQL: memory stays flat, no error, every game is kept exactly.

Run with ``python bench/table_soak.py [--minutes 20] [--tables 300]``. The arrangement is that of compose.yaml as plain
processes: nginx (if it is installed; else people go to both servers in turn), two servers, one worker for their bots,
PostgreSQL. At half of the tables people play by a script, with each other or with a bot; at the others bots play among
themselves and somebody looks on. All five games; a table that is over makes room for a new one. What a game needs grows
with its length, so people resign after a while: then games of every length end as often as others begin. Everything
runs on this machine, over loopback, and ends by itself.

At the end each finished game's record is played through, and each game that was still going on is read from the
database: the last position that somebody saw must come out. It ends in an AssertionError if one does not, if a server
logged a warning, or if the memory of a process grew.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402
import websockets  # noqa: E402
from tests.table.arrangement import NGINX, Arrangement, arrangement  # noqa: E402
from tests.table.conftest import Cluster  # noqa: E402
from tests.table.playing import Player, Server, children, player  # noqa: E402

import spieltisch  # noqa: E402
from spieltisch.engine.record import replay  # noqa: E402
from spieltisch.table.database import open_database  # noqa: E402
from spieltisch.table.seating import Table  # noqa: E402
from spieltisch.table.store import Store  # noqa: E402

WHO = [("me", "person"), ("me", "easy"), ("random", "random"), ("greedy", "random")]  # at the first seat, at the others
SAMPLE = 10.0  # seconds between two looks at the memory
STAYS = 0.1, 0.3  # of the whole time somebody plays at one table, at least and at most
GROWTH, SLACK = 1.1, 10.0  # the last quarter may need so many times the second one, and so many MB more


@dataclass
class Seen:
    """The last position of a table that somebody was shown, and to whom."""

    n: int
    seat: int | None
    view: Any


@dataclass
class Soak:
    all: Arrangement
    seconds: float
    pause: float  # seconds between two choices of a person or a bot
    rng: Random = field(default_factory=lambda: Random(1))
    seen: dict[str, Seen] = field(default_factory=dict)  # of tables that are not over
    figures: Counter[str] = field(default_factory=Counter)
    turn: Iterator[int] = field(default_factory=count)
    memory: dict[str, list[float]] = field(default_factory=dict)
    slowest: float = 0.0  # seconds until somebody was connected

    def __post_init__(self) -> None:
        self.until = time.monotonic() + self.seconds

    def server(self) -> Server:
        """Where the next request goes; nginx takes the servers in turn itself."""
        return self.all.door if NGINX else self.all.servers[next(self.turn) % 2]

    def over(self) -> bool:
        return time.monotonic() >= self.until

    # Tables

    async def tables(self, number: int) -> None:
        """One place in the room: game after game."""
        game = spieltisch.games()[number % len(spieltisch.games())]
        first, others = WHO[number // 5 % len(WHO)]
        seats = spieltisch.game(game).seats
        await asyncio.sleep(self.rng.uniform(0, 30))  # not all at once
        while not self.over():
            try:
                await self.one_table(game, [first, *[others] * (self.rng.choice(seats) - 1)])
            except httpx.TransportError:  # thirty seconds without an answer, on a machine with much else to do
                self.figures["requests that were not answered in time"] += 1

    async def one_table(self, game: str, asked: list[str]) -> None:
        table, host, links = await asyncio.to_thread(self.server().table, asked, game)
        for link in links:
            await asyncio.to_thread(self.sit, table, link)
        self.figures["tables"] += 1
        people = [host, *links] if "me" in asked else [""]
        await asyncio.gather(*(self.one_person(table, device) for device in people))

    def sit(self, table: str, link: str) -> None:
        server = self.server()
        self.all.door.devices[link] = server.sit(table, link)

    async def one_person(self, table: str, device: str) -> None:
        """Play, or look on where there is no device; the connection may break, and begins anew."""
        rng = Random(self.rng.random())
        leaves = min(self.until, time.monotonic() + rng.uniform(*STAYS) * self.seconds) if device else self.until
        cookie = self.all.door.devices.get(device, device)
        while not self.over():
            begun = time.monotonic()
            with contextlib.suppress(websockets.WebSocketException, OSError):
                async with player(self.server(), table, cookie, open_timeout=60) as one:
                    self.slowest = max(self.slowest, time.monotonic() - begun)
                    await one.do("hello", seen=0, changes=1)
                    await self.at_the_table(one, table, leaves, rng)
                    return
            self.figures["connections that broke"] += 1

    async def at_the_table(self, one: Player, table: str, leaves: float, rng: Random) -> None:
        may_move = 0.0
        while not self.over():
            state = one.state
            if state.get("over"):
                await self.check_record(table, state)
                return
            if state.get("me") and time.monotonic() >= leaves:
                await one.do("resign", seat=state["me"][0])
                leaves = self.until
            if state.get("asked") and time.monotonic() >= may_move:
                n = state["n"]
                await one.move(rng)
                self.figures["choices of people"] += 1
                may_move = time.monotonic() + self.pause * rng.uniform(0.5, 1.5)
                with contextlib.suppress(TimeoutError):
                    await one.wait(lambda state, n=n: state["n"] > n, timeout=30)
                continue
            due = min(leaves, may_move) if state.get("asked") else leaves
            with contextlib.suppress(TimeoutError):
                await one.hear(max(0.05, due - time.monotonic()))
            one.came.clear()
            one.frames.clear()
            if one.state.get("view"):
                self.remember(table, one.state)

    def remember(self, table: str, state: dict[str, Any]) -> None:
        if table not in self.seen or self.seen[table].n <= state["n"]:
            self.seen[table] = Seen(state["n"], state["view"]["seat"], state["view"])

    # Checks

    async def check_record(self, table: str, state: dict[str, Any]) -> None:
        """The record of a finished game leads to the position that was seen last."""
        self.seen.pop(table, None)
        ask = f"/api/tables/{table}/record"
        while (answer := await asyncio.to_thread(self.server().get, ask)).status_code == 429:
            await asyncio.sleep(1)  # all these people have one address
        assert answer.status_code == 200, answer.text
        end = await asyncio.to_thread(lambda: list(replay(spieltisch.Record.loads(answer.text)))[-1])
        found = spieltisch.view(end, state["view"]["seat"])
        assert as_json(found) == as_json(state["view"]), f"the record of {table} leads elsewhere"
        self.figures["records that lead to the position seen"] += 1

    async def check_unfinished(self, db: str) -> None:
        """What the database holds of games that are going on leads to the position that was seen last."""
        database = await open_database(db)
        store = Store(database)
        for id, seen in self.seen.items():
            facts = await store.facts(id)
            assert facts is not None
            table = Table(facts, await store.chairs(id))
            table.add_all((await store.entries(id))[: seen.n])
            assert table.n == seen.n, f"{id} had {seen.n} entries"
            assert as_json(spieltisch.view(table.round.state, seen.seat)) == as_json(seen.view), f"{id} is another game"
            self.figures["unfinished games as they were seen"] += 1
        await database.close()

    async def watch(self) -> None:
        while not self.over():
            for name, pids in self.processes().items():
                self.memory.setdefault(name, []).append(sum(map(megabytes, pids)))
            await asyncio.sleep(SAMPLE)

    def processes(self) -> dict[str, list[int]]:
        found = {}
        for number, server in enumerate(self.all.servers, 1):
            assert server.process is not None
            found[f"server {number}"] = [server.process.pid, *children(server.process.pid)]
        return found | {"worker": [self.all.worker.pid, *children(self.all.worker.pid)]}

    def check_memory(self) -> None:
        for name, samples in self.memory.items():
            quarters = [samples[len(samples) * k // 4 : len(samples) * (k + 1) // 4] for k in range(4)]
            means = [sum(part) / len(part) for part in quarters]
            print(f"{name:9} memory in quarters: {', '.join(f'{mean:.0f} MB' for mean in means)}", flush=True)
            assert means[3] <= means[1] * GROWTH + SLACK, f"the memory of {name} grows"

    def report(self) -> None:
        for what, figure in sorted(self.figures.items()):
            print(f"{what}: {figure:,}")
        print(f"slowest connection: {self.slowest:.1f} s")


def as_json(view: Any) -> Any:
    return json.loads(json.dumps(view))


def megabytes(pid: int) -> float:
    return int(Path(f"/proc/{pid}/status").read_text().split("VmRSS:")[1].split()[0]) / 1024


def moves(all: Arrangement) -> Counter[str]:
    """Choices that the servers counted, by whom."""
    found: Counter[str] = Counter()
    for server in all.servers:
        for line in server.get("/metrics").text.splitlines():
            if line.startswith("spieltisch_moves_total{"):
                found[line.split('"')[1]] += int(float(line.rsplit(" ", 1)[1]))
    return found


async def run(all: Arrangement, minutes: float, tables: int, pause: float) -> Soak:
    soak = Soak(all, 60 * minutes, pause)
    watching = asyncio.create_task(soak.watch())
    await asyncio.gather(*(soak.tables(number) for number in range(tables)))
    await watching
    for who, figure in moves(all).items():
        soak.figures[f"choices stored, by a {who}"] = figure
    return soak


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--tables", type=int, default=300)
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between two choices at a table")
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; nginx: {bool(NGINX)}")
    cluster = Cluster()
    try:
        db = cluster.new_database()
        with arrangement(db, bot_pause=asked.pause, log="warning") as all:
            soak = asyncio.run(run(all, asked.minutes, asked.tables, asked.pause))
        asyncio.run(soak.check_unfinished(db))
    finally:
        cluster.stop()
    soak.report()
    logged = [line for server in all.servers for line in server.log.decode().splitlines()]
    print(f"lines in the logs of level warning or worse: {len(logged)}", *logged[:10], sep="\n  ")
    soak.check_memory()
    assert not logged


if __name__ == "__main__":
    main()
