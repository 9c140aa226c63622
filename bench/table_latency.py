"""What a move costs the table, how fast it reaches the opponent, and what open games cost: before and after.

    python bench/table_latency.py                              both versions, all games
    python bench/table_latency.py --before none --game reef    this version only
    python bench/table_latency.py --before none --game reef --open --analyses 10    while games are analysed

Before is another version of this repository, checked out and compiled in a folder that is thrown away. An echo server,
which only hands on messages of 1,000 bytes, runs first for scale: compare figures within one run, since another program
on the machine slows all of them. Two people sit at each table (as few as can play), and a move a second is made there.
All people are in this one process: how late it was itself is said beside (p99 of a sleep that should end on time), and
how long the disk took meanwhile for a page of ours: a move waits for it, too, whoever else keeps it busy.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402
import msgspec  # noqa: E402
import websockets  # noqa: E402
from tests.table.playing import changed, free_port  # noqa: E402

import spieltisch  # noqa: E402
from spieltisch.coach.selfplay import played  # noqa: E402

BEFORE = "164e5b9"  # the last version that told every reader everything
SETTLED = 2.0  # seconds from the last one's coming to the first move
RATE = 1.0  # moves a second in each game
TICK = 0.01  # seconds between two looks at how late we are ourselves
BESIDE = 0.05  # seconds between two pages that we write ourselves
PAGE = bytes(4096)
SIZE = 1_000  # bytes of an echo: more than most moves at the table bring
decode = msgspec.json.Decoder().decode


def main() -> None:
    asked = arguments()
    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (limit, limit))
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with versions(asked.before) as roots:
        with echo_server() as (port, process):
            before = cpu_of(process)
            with undisturbed():
                found, late = asyncio.run(echo_latency(port, asked.games, asked.seconds))
            spent = 1000 * (cpu_of(process) - before) / max(1, len(found))
            print(f"{'echo':28} {latency(found)}, {spent:5.2f} ms CPU a move, {late}")
        for game in asked.game or spieltisch.games():
            for name, root in roots.items():
                with Table(root) as table:
                    beside = analysing(table, asked.analyses)
                    with undisturbed():
                        found = asyncio.run(measured(table, game, asked.games, asked.seconds))
                    print(f"{game + ', ' + name:28} {found}{progress(table, beside)}")
        for count in asked.open:
            for name, root in roots.items():
                print(f"{f'{count:,} open games, {name}':28} {opened(root, count)}")


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--before", default=BEFORE, help="commit to compare with, a folder that holds one, or none")
    parser.add_argument("--game", action="append", help="only this game; may be given several times")
    parser.add_argument("--games", type=int, default=200, help="tables at the same time")
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each measurement lasts")
    parser.add_argument(
        "--analyses", type=int, default=0, help="finished games that are analysed meanwhile, 20 at most"
    )
    parser.add_argument("--open", type=int, nargs="*", default=[1_000, 5_000, 20_000], help="numbers of open games")
    return parser.parse_args()


def latency(found: list[float]) -> str:
    return f"p50 {share(found, 0.5) * 1000:6.2f} ms, p99 {share(found, 0.99) * 1000:6.2f} ms, {len(found):5} moves"


def share(found: list[float], part: float) -> float:
    return sorted(found)[int(len(found) * part)] if found else float("nan")


def cpu_of(process: int) -> float:
    times = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


async def lateness(seconds: float, settled: float = 0.0) -> str:
    """How late we are ourselves meanwhile, once all have come."""
    await asyncio.sleep(settled)
    found, until = [], time.perf_counter() + seconds
    while time.perf_counter() < until:
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        found.append(time.perf_counter() - due)
    return f"we late p99 {share(found, 0.99) * 1000:.2f} ms"


async def waits_of_disk(all_here: asyncio.Barrier, seconds: float) -> str:
    await all_here.wait()
    found = await asyncio.to_thread(synced, seconds)
    return (
        f"disk p50 {share(found, 0.5) * 1000:.2f}, p99 {share(found, 0.99) * 1000:.2f}, max {max(found) * 1000:.0f} ms"
    )


def synced(seconds: float) -> list[float]:
    """How long a page takes to reach the disk, beside the server's own."""
    found, until = [], time.perf_counter() + SETTLED + seconds
    with tempfile.NamedTemporaryFile(prefix="spieltisch-bench-") as file:
        while time.perf_counter() < until:
            time.sleep(BESIDE)
            os.pwrite(file.fileno(), PAGE, 0)
            begun = time.perf_counter()
            os.fdatasync(file.fileno())
            found.append(time.perf_counter() - begun)
    return found


@contextlib.contextmanager
def undisturbed() -> Iterator[None]:
    """Our own search for garbage must not count as the table's time: with 400 boards in one process it takes long."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


# Two versions


@contextlib.contextmanager
def versions(before: str) -> Iterator[dict[str, Path]]:
    """Where the versions lie, the older one first."""
    if before == "none":
        yield {"now": ROOT}
    elif Path(before).is_dir():
        yield {"before": Path(before).resolve(), "now": ROOT}
    else:
        folder = Path(tempfile.mkdtemp(prefix="spieltisch-before-"))
        try:
            git("worktree", "add", "--detach", str(folder / "src"), before)
            compiling = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
            subprocess.run(compiling, cwd=folder / "src", check=True, stdout=subprocess.DEVNULL)
            yield {"before": folder / "src", "now": ROOT}
        finally:
            git("worktree", "remove", "--force", str(folder / "src"))
            shutil.rmtree(folder)


def git(*words: str) -> None:
    subprocess.run(["git", *words], cwd=ROOT, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


class Table:
    """A server of one version, with a database that is thrown away."""

    def __init__(self, root: Path, file: Path | None = None) -> None:
        self.root = root
        self.folder = tempfile.TemporaryDirectory(prefix="spieltisch-bench-")
        self.file = file or Path(self.folder.name) / "table.sqlite"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> "Table":
        flags = [f"--port={self.port}", f"--db=sqlite:///{self.file}", "--workers=1", "--bot-pause=0", "--log=error"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "spieltisch.table", *flags],
            env={**os.environ, "PYTHONPATH": str(self.root / "src")},
            stdout=subprocess.DEVNULL,
            cwd=self.root,
        )
        until = time.monotonic() + 120
        while time.monotonic() < until:
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", timeout=5).status_code == 200:
                    return self
            time.sleep(0.01)
        raise AssertionError("the server did not start")

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.wait()
        self.folder.cleanup()

    def cpu(self) -> float:
        """Seconds of CPU that the server has used: neighbours on the machine do not change it much."""
        return cpu_of(self.process.pid)

    def memory(self) -> float:
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.split("VmRSS:")[1].split()[0]) / 1024

    def new(self, client: httpx.Client, game: str) -> tuple[str, list[str]]:
        """A table's id and the cookies of its people, all seated: each version keeps its own kind of cookie."""
        seats = [{"kind": "me"}, *[{"kind": "person"}] * (spieltisch.game(game).seats[0] - 1)]
        headers = {"origin": self.url}
        made = client.post(f"{self.url}/api/tables", json={"game": game, "seats": seats}, headers=headers)
        table, cookies = made.json()["table"], [cookie_of(client)]
        for link in made.json()["links"]:
            body = {"secret": link.split("#seat=")[1]}
            client.post(f"{self.url}/api/tables/{table}/sit", json=body, headers=headers)
            cookies.append(cookie_of(client))
        return table, cookies


def cookie_of(client: httpx.Client) -> str:
    found = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    client.cookies.clear()
    return found


# Analyses beside it


def analysing(table: Table, count: int) -> list[str]:
    """So many analyses begun, each asked for by a device of its own."""
    begun = []
    for seed in range(count):
        record = played("reef", ["greedy", "greedy"], seed)
        with httpx.Client(timeout=60, base_url=table.url, headers={"origin": table.url}) as client:
            brought = client.post("/api/records", json=json.loads(record.dumps())).raise_for_status().json()["table"]
            client.post("/api/tables", json={"game": "reef", "seats": [{"kind": "me"}, {"kind": "person"}]})  # a cookie
            client.post(f"/api/tables/{brought}/analysis", json={}).raise_for_status()
        begun.append(brought)
    return begun


def progress(table: Table, begun: list[str]) -> str:
    if not begun:
        return ""
    found = [httpx.get(f"{table.url}/api/tables/{one}/analysis").json() for one in begun]
    done, of = sum(one["done"] for one in found), sum(one["of"] for one in found)
    return f"; {len(begun)} analyses meanwhile, {done:,} of {of:,} positions judged"


# Moves


class Counting(websockets.ClientConnection):
    """Counts what comes over the wire."""

    came = 0

    def data_received(self, data: bytes) -> None:
        self.came += len(data)
        super().data_received(data)


@contextlib.asynccontextmanager
async def connected(port: int, path: str, cookie: str = "") -> AsyncIterator[Counting]:
    async with websockets.connect(
        f"ws://127.0.0.1:{port}{path}",
        origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
        additional_headers={"Cookie": cookie} if cookie else {},
        create_connection=Counting,
        max_queue=None,
        open_timeout=60,
    ) as socket:
        yield socket  # type: ignore[misc]


class Seat:
    """Reads one socket all the time, as the browser does, and notes when each message came."""

    def __init__(self, socket: Counting) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.told_at: dict[int, float] = {}  # n: when what happened after it came
        self.news = asyncio.Event()
        self.before = 0

    async def read(self) -> None:
        await self.socket.send('{"do":"hello","seen":0,"changes":1}')
        with contextlib.suppress(websockets.ConnectionClosed):
            async for data in self.socket:
                came = time.perf_counter()
                message = decode(data)
                if message["type"] in ("events", "change"):
                    self.told_at[message["from"]] = came
                if message["type"] == "change":
                    wanted = {key: message["state"][key] for key in ("n", "asked", "over") if key in message["state"]}
                    self.state = changed(self.state, wanted)
                elif message["type"] == "state":
                    self.state = {key: message[key] for key in ("n", "asked", "over")}
                self.news.set()

    def bytes_since(self) -> int:
        since, self.before = self.socket.came - self.before, self.socket.came
        return since


async def measured(table: Table, game: str, games: int, seconds: float) -> str:
    with httpx.Client(timeout=60) as client:
        opened = [table.new(client, game) for _ in range(games)]
    rng, latencies, sizes, cpu = Random(1), [], [], []
    all_here = asyncio.Barrier(games + 2)

    async def watch() -> str:
        await all_here.wait()
        await asyncio.sleep(SETTLED)
        cpu.append(table.cpu())
        late = await lateness(seconds)
        cpu.append(table.cpu())
        return late

    watching = asyncio.create_task(watch())
    waiting = asyncio.create_task(waits_of_disk(all_here, seconds))
    plays = [one_game(table.port, *one, all_here, seconds, Random(rng.random())) for one in opened]
    for found, size in await asyncio.gather(*plays):
        latencies += found
        sizes += size
    late, disk = await watching, await waiting
    spent = 1000 * (cpu[1] - cpu[0]) / max(1, len(latencies))
    wire = f"{share(sizes, 0.5):6,.0f} bytes p50, {share(sizes, 0.95):6,.0f} p95 a move and reader"
    return f"{latency(latencies)}, {spent:5.2f} ms CPU a move, {wire}, {table.memory():.0f} MB, {late}, {disk}"


async def one_game(
    port: int, table: str, cookies: list[str], all_here: asyncio.Barrier, seconds: float, rng: Random
) -> tuple[list[float], list[float]]:
    """One move each second, from whoever is asked; how long until the others heard of it, and what each was sent."""
    latencies: list[float] = []
    sizes: list[float] = []
    async with contextlib.AsyncExitStack() as stack:
        seats = [Seat(await stack.enter_async_context(connected(port, f"/ws/{table}", cookie))) for cookie in cookies]
        reading = [asyncio.create_task(seat.read()) for seat in seats]
        while not all(seat.state for seat in seats):
            await asyncio.sleep(0.1)
        await all_here.wait()
        begin = time.monotonic() + SETTLED
        await asyncio.sleep(SETTLED + rng.uniform(0, 1 / RATE))  # not all at once
        for seat in seats:
            seat.bytes_since()
        while time.monotonic() < begin + seconds:
            mover = next((seat for seat in seats if seat.state.get("asked")), None)
            if mover is None:
                break
            took = await move(mover, next(seat for seat in seats if seat is not mover), rng)
            if took > 0:
                latencies.append(took)
            await asyncio.sleep(1 / RATE)
            sizes += [seat.bytes_since() for seat in seats]
        for task in reading:
            task.cancel()
    return latencies, sizes


async def move(mover: Seat, other: Seat, rng: Random) -> float:
    n = mover.state["n"]
    seat, asked = next(iter(mover.state["asked"].items()))
    order = {"do": "move", "n": n, "seat": int(seat), "action": rng.choice(asked["choices"])["action"]}
    data = msgspec.json.encode(order).decode()
    sent = time.perf_counter()
    await mover.socket.send(data)
    for _ in range(100):
        if n in other.told_at:
            return other.told_at[n] - sent
        other.news.clear()
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(other.news.wait(), 0.1)
    return -1


# Open games


def opened(root: Path, count: int) -> str:
    """A server that starts on a database with so many running games: when it answers, and what it takes."""
    with tempfile.TemporaryDirectory(prefix="spieltisch-bench-") as folder:
        file = Path(folder) / "table.sqlite"
        with Table(root, file) as table:
            asyncio.run(measured(table, "reef", 1, 20.0))
        multiplied(file, count)
        begun = time.monotonic()
        with Table(root, file) as table:
            answers = time.monotonic() - begun
            while True:  # until it has nothing to do any more
                before = table.cpu()
                time.sleep(1)
                if table.cpu() - before < 0.05:
                    break
            return f"answers after {answers:.2f} s, {table.cpu():.1f} s CPU until quiet, {table.memory():.0f} MB"


def multiplied(file: Path, count: int) -> None:
    """The one game of a database, so many times."""
    base = sqlite3.connect(file)
    base.execute("PRAGMA foreign_keys=OFF")
    for name, key in (("tables", "id"), ("chairs", "table_id"), ("entries", "table_id")):
        columns = [row[1] for row in base.execute(f"PRAGMA table_info({name})")]
        listed = ", ".join(columns)
        copied = ", ".join(f"{column} || printf('%05d', k)" if column == key else column for column in columns)
        base.execute(
            f"WITH RECURSIVE counted(k) AS (SELECT 1 UNION ALL SELECT k + 1 FROM counted WHERE k < ?)"
            f" INSERT INTO {name} ({listed}) SELECT {copied} FROM {name}, counted",
            [count - 1],
        )
    base.commit()
    base.close()


# The echo server


@contextlib.contextmanager
def echo_server() -> Iterator[tuple[int, int]]:
    """Its port and its process."""
    port = free_port()
    process = subprocess.Popen([sys.executable, __file__, "--echo", str(port)])
    try:
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"http://127.0.0.1:{port}/")
                break
            time.sleep(0.1)
        yield port, process.pid
    finally:
        process.terminate()
        process.wait()


def echo(port: int) -> None:
    import uvicorn

    pairs: dict[str, list[Any]] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            if scope["type"] == "http":
                await send({"type": "http.response.start", "status": 204, "headers": []})
                await send({"type": "http.response.body", "body": b""})
            return
        pair = pairs.setdefault(scope["path"], [])
        pair.append(send)
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            for other in pair:
                await other({"type": "websocket.send", "text": message["text"]})

    uvicorn.run(app, port=port, ws="websockets-sansio", ws_per_message_deflate=False, log_level="error", lifespan="off")


async def echo_latency(port: int, pairs: int, seconds: float) -> tuple[list[float], str]:
    rng = Random(1)
    playing = [one_echo(port, number, seconds, Random(rng.random())) for number in range(pairs)]
    late, *found = await asyncio.gather(lateness(seconds, SETTLED), *playing)
    return [latency for latencies in found for latency in latencies], late


async def one_echo(port: int, number: int, seconds: float, rng: Random) -> list[float]:
    latencies = []
    async with connected(port, f"/{number}") as one, connected(port, f"/{number}") as two:
        await asyncio.sleep(rng.uniform(1, 1 + 1 / RATE))
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            sent = time.perf_counter()
            await one.send("x" * SIZE)
            await two.recv()
            latencies.append(time.perf_counter() - sent)
            await one.recv()
            await asyncio.sleep(1 / RATE)
    return latencies


if __name__ == "__main__":
    if "--echo" in sys.argv:
        echo(int(sys.argv[2]))
    else:
        main()
