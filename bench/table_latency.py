"""How fast a move reaches the opponent, what a thousand open games cost, and whether bots hold anybody up.

Run with ``python bench/table_latency.py [games] [seconds]``. A bare echo server, which only hands messages of the same
size on, runs first for scale: compare the two within one run, since another program on the machine slows both.
"""

import asyncio
import contextlib
import os
import resource
import statistics
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
from tests.table.playing import Server, free_port  # noqa: E402

from spieltisch.bots import bots  # noqa: E402

RATE = 1.0  # moves a second in each game
SIZE = 7_000  # bytes of an echo: about what a move at the table brings
decode = msgspec.json.Decoder().decode


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seconds = float(sys.argv[2]) if len(sys.argv) > 2 else 20.0
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    with echo_server() as port:
        show(f"echo, {games} pairs", asyncio.run(echo_latency(port, games, seconds)))
    with table_server() as server:
        before = cpu(server)
        latencies = asyncio.run(table_latency(server, games, seconds))
        show(f"table, {games} games", latencies)
        spent = 1000 * (cpu(server) - before) / len(latencies)
        print(f"  the server spent {spent:.2f} ms of CPU on each move, the opening of the tables included")
        print(f"  memory of the server with {games} running games: {memory(server):.0f} MB")
    with table_server() as server:
        empty, full = memory(server), asyncio.run(memory_with_people(server, 1000))
        print(f"memory: {empty:.0f} MB empty, {full:.0f} MB with 1,000 open games and both people of each looking on")
    with table_server() as server:
        asyncio.run(lag(server))


def show(what: str, latencies: list[float]) -> None:
    ranked = sorted(latencies)
    p50, p99 = statistics.median(ranked), ranked[int(len(ranked) * 0.99)]
    print(
        f"{what}: p50 {p50 * 1000:.2f} ms, p99 {p99 * 1000:.2f} ms, worst {ranked[-1] * 1000:.1f} ms of {len(ranked)}"
    )


@contextlib.contextmanager
def table_server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/table.sqlite").start()
        try:
            yield server
        finally:
            server.stop()


def cpu(server: Server) -> float:
    """Seconds of CPU that the server has used: neighbours on the machine do not change it much."""
    assert server.process is not None
    times = Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def memory(server: Server) -> float:
    assert server.process is not None
    status = Path(f"/proc/{server.process.pid}/status").read_text()
    return int(status.split("VmRSS:")[1].split()[0]) / 1024


# The table


def open_table(client: httpx.Client, url: str, seats: list[dict[str, str]]) -> tuple[str, list[str]]:
    """A table's id and the secrets of its people, all seated."""
    headers = {"origin": url}
    made = client.post(f"{url}/api/tables", json={"game": "reef", "seats": seats}, headers=headers)
    table = made.json()["table"]
    secrets = [link.split("#seat=")[1] for link in made.json()["links"]]
    for secret in secrets:
        client.post(f"{url}/api/tables/{table}/sit", json={"secret": secret}, headers=headers)
    own = made.cookies.get(f"seat-{table}")
    client.cookies.clear()
    return table, [own, *secrets] if own else secrets


@contextlib.asynccontextmanager
async def connected(port: int, path: str, secret: str | None = None) -> AsyncIterator[websockets.ClientConnection]:
    headers = {"Cookie": f"seat-{path.split('/')[-1]}={secret}"} if secret else {}
    async with websockets.connect(
        f"ws://127.0.0.1:{port}{path}",
        origin=f"http://127.0.0.1:{port}",  # type: ignore[arg-type]
        additional_headers=headers,
        compression=None,
        max_queue=None,
        open_timeout=60,
    ) as socket:
        yield socket


class Seat:
    """Reads one socket all the time and notes when each message came."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.told_at: dict[int, float] = {}  # n: when its events came
        self.news = asyncio.Event()

    async def read(self) -> None:
        with contextlib.suppress(websockets.ConnectionClosed):
            async for data in self.socket:
                came = time.perf_counter()
                message = decode(data)
                if message["type"] == "events":
                    self.told_at[message["from"]] = came
                elif message["type"] == "state":
                    self.state = message
                    self.news.set()


async def table_latency(server: Server, games: int, seconds: float) -> list[float]:
    with httpx.Client(timeout=60) as client:
        tables = [open_table(client, server.url, [{"kind": "me"}, {"kind": "person"}]) for _ in range(games)]
    rng = Random(1)
    plays = [one_game(server.port, table, secrets, seconds, Random(rng.random())) for table, secrets in tables]
    return [latency for found in await asyncio.gather(*plays) for latency in found]


async def one_game(port: int, table: str, secrets: list[str], seconds: float, rng: Random) -> list[float]:
    """One move each second, from whoever is asked; how long until the other one heard of it."""
    latencies = []
    async with connected(port, f"/ws/{table}", secrets[0]) as one, connected(port, f"/ws/{table}", secrets[1]) as two:
        seats = [Seat(one), Seat(two)]
        reading = [asyncio.create_task(seat.read()) for seat in seats]
        await asyncio.sleep(rng.uniform(1, 1 + 1 / RATE))  # so that not all move at once
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            mover = next((seat for seat in seats if seat.state.get("asked")), None)
            if mover is not None:
                latencies.append(await move(mover, seats[1 - seats.index(mover)], rng))
            elif seats[0].state.get("over"):
                break
            await asyncio.sleep(1 / RATE)
        for task in reading:
            task.cancel()
    return [latency for latency in latencies if latency > 0]


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


# A thousand games


async def memory_with_people(server: Server, games: int) -> float:
    async with contextlib.AsyncExitStack() as stack:
        client = stack.enter_context(httpx.Client(timeout=60))
        for _ in range(games):
            table, secrets = open_table(client, server.url, [{"kind": "me"}, {"kind": "person"}])
            for secret in secrets:
                socket = await stack.enter_async_context(connected(server.port, f"/ws/{table}", secret))
                await socket.recv()
        await asyncio.sleep(1)
        return memory(server)


# Bots


async def lag(server: Server) -> None:
    """The round trip of a ping, with and without bots thinking."""
    with httpx.Client(timeout=60) as client:
        quiet, _ = open_table(client, server.url, [{"kind": "bot", "level": "random"}, {"kind": "person"}])
        show("ping, no bot thinks", await pings(server.port, quiet, 3))
        level = bots()[-1]
        for _ in range(8):
            open_table(client, server.url, [{"kind": "bot", "level": level}, {"kind": "bot", "level": level}])
        show(f"ping, 8 tables of bots ({level}) think", await pings(server.port, quiet, 6))


async def pings(port: int, table: str, seconds: float) -> list[float]:
    found = []
    async with connected(port, f"/ws/{table}") as socket:
        await asyncio.sleep(0.5)
        until = time.perf_counter() + seconds
        while time.perf_counter() < until:
            sent = time.perf_counter()
            await socket.send('{"do":"ping"}')
            while '"pong"' not in str(await socket.recv()):
                pass
            found.append(time.perf_counter() - sent)
            await asyncio.sleep(0.01)
    return found


# The echo server


@contextlib.contextmanager
def echo_server() -> Iterator[int]:
    port = free_port()
    process = subprocess.Popen([sys.executable, __file__, "--echo", str(port)])
    try:
        for _ in range(300):
            with contextlib.suppress(httpx.HTTPError):
                httpx.get(f"http://127.0.0.1:{port}/")
                break
            time.sleep(0.1)
        yield port
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


async def echo_latency(port: int, pairs: int, seconds: float) -> list[float]:
    rng = Random(1)
    found = await asyncio.gather(*(one_echo(port, number, seconds, Random(rng.random())) for number in range(pairs)))
    return [latency for latencies in found for latency in latencies]


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
