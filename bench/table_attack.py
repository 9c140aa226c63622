"""Attack a table on this machine in every way that once hurt, and see what another player notices of it.

Run with ``python bench/table_attack.py [seconds of each attack] [--only NAME]``. Four pairs of people play Reef at
tables of their own, twenty moves a second each; for each attack the time until a move reaches the opponent is measured
first in quiet, then while the attack runs. It exits with 1 if another player's p99 was more than five times its quiet
value in an attack, and again when that was repeated. The attackers are processes of their own at the lowest priority.
They come from this machine, which the limits by address do not count: all that stands before the table is what it bears
itself. Only one attack (crowd) comes from elsewhere, as a proxy would hand it on.
"""

import argparse
import asyncio
import contextlib
import json
import os
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

import httpx  # noqa: E402
import websockets  # noqa: E402
from tests.table.playing import Player, Server, player  # noqa: E402

import spieltisch  # noqa: E402
from spieltisch._pure import compiled  # noqa: E402

QUIET = 5.0  # seconds
PAIRS = 4
RATE = 20.0  # moves a second of each pair
GOAL = 5.0  # times the quiet p99
SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seconds", nargs="?", type=float, default=8.0)
    parser.add_argument("--only", choices=ATTACKS)
    parser.add_argument("--attack", nargs=2, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    if asked.attack:
        name, port = asked.attack
        os.nice(19)
        print(json.dumps(ATTACKS[name](Target(int(port), asked.seconds))), flush=True)
        return 0
    load = f"{os.getloadavg()[0]:.1f} on {os.cpu_count()} cores"
    print(f"load of this machine before: {load}; compiled rules: {compiled()}")
    ratios = {name: best_of_two(name, asked.seconds) for name in ([asked.only] if asked.only else ATTACKS)}
    print(f"worst p99 during an attack: {max(ratios.values()):.1f} times the quiet one (goal: at most {GOAL:g})")
    missed = [name for name, ratio in ratios.items() if ratio > GOAL]
    if missed:
        print(f"MISSED, twice each: {', '.join(missed)}")
    return 1 if missed else 0


def best_of_two(name: str, seconds: float) -> float:
    """An attack that misses the goal is measured once more: something else on the machine may have been at fault."""
    ratio = attacked(name, seconds)
    return min(ratio, attacked(name, seconds)) if ratio > GOAL else ratio


def attacked(name: str, seconds: float) -> float:
    """Measure quiet, then under one attack, on a server of its own; how many times the p99 grew."""
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"sqlite:///{folder}/table.sqlite", messages_per_second=30).start()
        try:
            quiet, during, report = asyncio.run(compared(server, name, seconds))
        finally:
            server.stop()
    ratio = p99(during) / p99(quiet)
    print(
        f"{name:11} quiet p50 {ms(statistics.median(quiet))} p99 {ms(p99(quiet))} | attacked p50"
        f" {ms(statistics.median(during))} p99 {ms(p99(during))} of {len(during)} | p99 times {ratio:.1f} | {report}",
        flush=True,
    )
    return ratio


async def compared(server: Server, name: str, seconds: float) -> tuple[list[float], list[float], str]:
    pairs = [await asyncio.to_thread(Pair.sit, server) for _ in range(PAIRS)]
    async with contextlib.AsyncExitStack() as stack:
        for pair in pairs:
            await pair.connect(stack, server)
        await measured(pairs, 1.0)
        quiet = await measured(pairs, QUIET)
        command = [sys.executable, __file__, str(seconds), "--attack", name, str(server.port)]
        attacker = await asyncio.create_subprocess_exec(*command, stdout=subprocess.PIPE)
        assert attacker.stdout is not None
        await attacker.stdout.readline()  # it is ready
        during = await measured(pairs, seconds)
        said, _ = await attacker.communicate()
    return quiet, during, ", ".join(f"{what} {figure}" for what, figure in json.loads(said).items())


def p99(figures: list[float]) -> float:
    return sorted(figures)[int(len(figures) * 0.99)]


def ms(seconds: float) -> str:
    return f"{seconds * 1000:6.1f} ms"


# The others


class Pair:
    """Two people at a table who play without a pause; the moves of both are timed at the other one."""

    def __init__(self, table: str, devices: list[str]) -> None:
        self.table, self.devices = table, devices
        self.players: list[Player] = []
        self.rng = Random(1)

    @staticmethod
    def sit(server: Server) -> "Pair":
        table, host, (link,) = server.table(["me", "person"])
        return Pair(table, [host, server.sit(table, link)])

    async def connect(self, stack: contextlib.AsyncExitStack, server: Server) -> None:
        for device in self.devices:
            self.players.append(await stack.enter_async_context(player(server, self.table, device)))
        for one in self.players:
            await one.wait(lambda state: state["view"])

    async def move(self) -> float | None:
        """How long until the other one heard of a move; None where there was none to make."""
        one, other = self.players
        mover = next((who for who in (one, other) if who.state["asked"]), None)
        n = one.state["n"]
        if mover is None:  # the game is over: both want another one
            for who in (one, other):
                await who.do("rematch", seat=who.state["me"][0])
            for who in (one, other):
                await who.wait(lambda state: not state["over"])
            return None
        sent = time.perf_counter()
        await mover.move(self.rng)
        hearer = other if mover is one else one
        await hearer.wait(lambda state: state["n"] > n, timeout=60)
        took = time.perf_counter() - sent
        await mover.wait(lambda state: state["n"] >= hearer.state["n"], timeout=60)
        for who in (one, other):
            who.came.clear()
            who.frames.clear()
        return took

    async def play(self, until: float) -> list[float]:
        times = []
        while time.monotonic() < until:
            took = await self.move()
            if took is not None:
                times.append(took)
            await asyncio.sleep(self.rng.uniform(0.5, 1.5) / RATE)
        return times


async def measured(pairs: list[Pair], seconds: float) -> list[float]:
    until = time.monotonic() + seconds
    return [took for times in await asyncio.gather(*(pair.play(until) for pair in pairs)) for took in times]


# The attacks


class Target(Server):
    """A server that somebody else started."""

    def __init__(self, port: int, seconds: float) -> None:
        super().__init__("", port)
        self.seconds = seconds

    def ready(self) -> float:
        """All that the attack needs is set up: it begins now. Until when."""
        print("ready", flush=True)
        return time.monotonic() + self.seconds


def components(server: Target) -> dict[str, Any]:
    """1: own components that take long to check; the largest that are still read, and much larger ones."""
    files = {
        "reef": ["[" + "0," * 145_000 + "0]", "[" + "0," * 49_000 + "0]"],
        "dolmengoetter": ["{" + ",".join(f'"k{at}":0' for at in range(size)) + "}" for size in (25_000, 8_000)],
    }
    bodies = [
        {"game": game, "seats": SEATS, "options": {"deck" if game == "reef" else "board": file}}
        for game, listed in files.items()
        for file in listed
    ]
    asked, slowest, until = 0, 0.0, server.ready()
    while time.monotonic() < until:
        begun = time.monotonic()
        server.post("/api/tables", bodies[asked % len(bodies)])
        slowest = max(slowest, time.monotonic() - begun)
        asked += 1
    return {"requests": asked, "slowest": ms(slowest)}


def cookies(server: Target) -> dict[str, Any]:
    """2: one browser opens table after table; then headers as long as 130 cookies once were."""
    with httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=60) as browser:
        tables: list[str] = []
        until = server.ready()
        while time.monotonic() < until and len(tables) < 300:
            tables.append(browser.post("/api/tables", json={"game": "reef", "seats": SEATS}).json()["table"])
            browser.get("/api/tables?status=mine")
        sent = len(browser.build_request("GET", "/").headers["cookie"])
        device = browser.cookies["device"]
    seat = asyncio.run(first_state(server, tables[0], f"device={device}"))["me"]
    try:
        asyncio.run(first_state(server, tables[0], f"device={device}; x={'x' * 9000}"))
        long = "let in"
    except websockets.InvalidStatus as refused:
        long = f"answered {refused.response.status_code}"
    return {"tables": len(tables), "bytes of cookies": sent, "seat of the first": seat, "9 kB of cookies": long}


async def first_state(server: Target, table: str, cookies: str) -> dict[str, Any]:
    async with player(server, table, cookies=cookies) as one:
        return await one.until("state")


def links(server: Target) -> dict[str, Any]:
    """3: the host tries the used link of a guest, as a link, as a device and as an old cookie."""
    table, _, (link,) = server.table(["me", "person"])
    server.sit(table, link)
    tried, got, until = 0, 0, server.ready()
    while time.monotonic() < until:
        got += server.post(f"/api/tables/{table}/sit", {"secret": link}).status_code == 200
        for cookie in (f"device={link}", f"seat-{table}={link}"):
            got += bool(asyncio.run(first_state(server, table, cookie))["me"])
        tried += 3
    return {"tries": tried, "seats got": got}


def questions(server: Target) -> dict[str, Any]:
    """4: somebody looks on at Antler Island, to tell by the questions who holds what. Here it is only the load of it.

    That nobody can tell is tested by ``testing.check_questions``; by the time of bots: in tests/table/test_rooms.py.
    """
    tables = [server.table(["medium"] * 4, game="antler_island")[0] for _ in range(3)]
    until = server.ready()

    async def all_of_them() -> int:
        return sum(await asyncio.gather(*(watch(server, table, until) for table in tables)))

    return {"tables": len(tables), "messages": asyncio.run(all_of_them())}


async def watch(server: Target, table: str, until: float) -> int:
    """Look on; how many messages came."""
    heard = 0
    async with player(server, table) as one:
        with contextlib.suppress(TimeoutError):
            while True:
                await one.hear(until - time.monotonic())
                heard += 1
                one.came.clear()
                one.frames.clear()
    return heard


def bots(server: Target) -> dict[str, Any]:
    """5: twenty tables of four experts at which somebody looks on, and the replay of a long game again and again."""
    long = finished_game(server)
    experts = [server.table(["expert"] * 4)[0] for _ in range(20)]
    replays, slowest = 0, 0.0
    turns = []
    table, host, _ = server.table(["me", "easy"])
    until = server.ready()

    async def play() -> None:
        async with player(server, table, host) as one:
            while time.monotonic() < until:
                with contextlib.suppress(TimeoutError):
                    await one.wait(
                        lambda state: state["asked"] or state["over"], timeout=max(0.1, until - time.monotonic())
                    )
                if not one.state["asked"]:
                    return
                n, sent = one.state["n"], time.monotonic()
                await one.move(Random(n))
                await one.wait(lambda state, n=n: state["n"] > n)
                with contextlib.suppress(TimeoutError):
                    await one.wait(lambda state: state["asked"] or state["over"], timeout=60)
                turns.append(time.monotonic() - sent)

    async def both() -> None:
        nonlocal replays, slowest
        playing = asyncio.gather(play(), *(watch(server, table, until) for table in experts))
        while time.monotonic() < until:
            begun = time.monotonic()
            await asyncio.to_thread(server.get, f"/api/tables/{long}/replay")
            slowest = max(slowest, time.monotonic() - begun)
            replays += 1
        await playing

    asyncio.run(both())
    turn = f"{max(turns, default=0):.2f} s"
    return {"replays": replays, "slowest replay": ms(slowest), "longest turn of somebody's easy bot": turn}


def finished_game(server: Target) -> str:
    record = spieltisch.Record("antler_island", 4)
    state, rng = record.start(), spieltisch.Rng(5)
    while state.to_act() != spieltisch.OVER:
        if state.to_act() == spieltisch.CHANCE:
            record.play(state, state.sample(rng))
        else:
            seat = rng.choice(state.deciders())
            record.play(state, rng.choice(state.legal(seat)), seat)
    return str(server.post("/api/records", record.json()).json()["table"])


def hello(server: Target) -> dict[str, Any]:
    """6: one socket asks for everything that ever happened, as often as it may."""
    table = finished_game(server)

    async def ask() -> tuple[int, int]:
        asked = heard = 0
        async with player(server, table) as one:
            await one.until("state")
            until = server.ready()
            while time.monotonic() < until:
                await one.do("hello", seen=0)
                asked += 1
                with contextlib.suppress(TimeoutError):
                    while True:
                        await one.hear(1 / 28)
                        heard += len(one.frames[-1])
                        one.frames.clear()
        return asked, heard

    asked, heard = asyncio.run(ask())
    return {"hellos": asked, "kB of answers": heard // 1000}


def silence(server: Target) -> dict[str, Any]:
    """7: 1,100 connections that begin a request and say no more, and headers that never end."""
    lines: list[socket.socket] = []
    endless, until = 0, server.ready()
    while time.monotonic() < until:
        if len(lines) < 1100:
            line = socket.create_connection(("127.0.0.1", server.port))
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            lines.append(line)
        else:
            with socket.create_connection(("127.0.0.1", server.port)) as line, contextlib.suppress(OSError):
                line.sendall(b"GET / HTTP/1.1\r\nX-Endless: " + b"x" * 10_000_000)
            endless += 1
    for line in lines:
        line.close()
    return {"silent connections": len(lines), "endless headers": endless}


def frames(server: Target) -> dict[str, Any]:
    """8: sockets that send empty pings without end, and come back when they are closed."""
    table, _, _ = server.table(["me", "random"])
    flood, closed, until = b"\x89\x80\0\0\0\0" * 10_000, 0, server.ready()
    head = [f"GET /ws/{table} HTTP/1.1", f"Host: 127.0.0.1:{server.port}", f"Origin: {server.url}"]
    head += ["Upgrade: websocket", "Connection: upgrade", "Sec-WebSocket-Version: 13"]
    head += [f"Sec-WebSocket-Key: {'A' * 22}==", "", ""]
    while time.monotonic() < until:
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as line, contextlib.suppress(OSError):
            line.sendall("\r\n".join(head).encode())
            line.recv(65536)
            while time.monotonic() < until:
                line.sendall(flood)
        closed += 1
    return {"floods": closed}


def trailers(server: Target) -> dict[str, Any]:
    """9: requests whose headers after the body never end, and cookies that only look like old ones."""
    head = f"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
    chunked = f"{head}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX-Endless: ".encode()
    cookie = "seat-x=" + ".".join("x" * 14_000)
    asked, until = 0, server.ready()
    while time.monotonic() < until:
        with socket.create_connection(("127.0.0.1", server.port), timeout=5) as line, contextlib.suppress(OSError):
            line.sendall(chunked + b"x" * 10_000_000)
        server.get("/api/games", headers={"cookie": cookie})
        asked += 1
    return {"endless trailers, and headers full of cookies": asked}


SAYINGS: list[dict[str, Any]] = [
    {"do": "ping"},
    {"do": "hello", "seen": 0},
    {"do": "move", "n": 2**30, "seat": 0, "action": 0},
    {"do": "back", "seat": 0},
    {"do": "chat", "text": "and so on"},
    {"do": "name", "seat": 0, "name": "Ida"},
]


async def talker(server: Target, table: str, device: str, sayings: list[dict[str, Any]], **headers: str) -> list[int]:
    """A socket that says these things in turn, as often as it may, and comes back when it is cut off.

    How often it said something, and how often it could not stay or come in.
    """
    said = cut = 0
    headers = {"Cookie": f"device={device}"} | {name.replace("_", "-"): value for name, value in headers.items()}
    url, until = f"ws://127.0.0.1:{server.port}/ws/{table}", time.monotonic() + server.seconds
    while time.monotonic() < until:
        try:
            async with websockets.connect(url, origin=server.url, additional_headers=headers) as socket:
                reading = asyncio.create_task(read_all(socket))
                while time.monotonic() < until:
                    await socket.send(json.dumps(sayings[said % len(sayings)]))
                    said += 1
                    await asyncio.sleep(1 / 28)
                reading.cancel()
        except (websockets.WebSocketException, OSError):
            cut += 1
            await asyncio.sleep(1.0)
    return [said, cut]


async def read_all(socket: websockets.ClientConnection) -> None:
    with contextlib.suppress(websockets.WebSocketException):
        async for _ in socket:
            pass


def talkers(server: Target, number: int, tables: int, sayings: list[dict[str, Any]], **headers: str) -> dict[str, Any]:
    opened = [server.table(["me", "random"])[:2] for _ in range(tables)]
    server.ready()

    async def all_of_them() -> list[list[int]]:
        return await asyncio.gather(
            *(
                talker(server, *opened[at % tables], sayings[at % len(sayings) :] + sayings, **headers)
                for at in range(number)
            )
        )

    figures = asyncio.run(all_of_them())
    return {"messages": sum(said for said, _ in figures), "cut off or kept out": sum(cut for _, cut in figures)}


def crowd(server: Target) -> dict[str, Any]:
    """10: 150 sockets of one address that each say as much as a socket may.

    The address is one from elsewhere, as a proxy on this machine would hand it on: here what is counted by address is.
    """
    return talkers(server, 150, 30, SAYINGS, x_forwarded_for="203.0.113.9")


def talk(server: Target) -> dict[str, Any]:
    """11: twenty sockets of this machine, which are not counted by address, talk and take names at one table."""
    return talkers(server, 20, 1, SAYINGS[-2:])


def undo(server: Target) -> dict[str, Any]:
    """12: somebody plays on in a game of 19,000 moves and takes back, as often as a socket may."""
    brought = server.post("/api/records", endless_game(19_000).json())
    table, device = brought.json()["table"], brought.cookies["device"]

    async def play() -> tuple[int, int]:
        moves = undone = 0
        async with player(server, table, device) as one:
            await one.wait(lambda state: state["asked"])
            rng, until = Random(1), server.ready()
            while time.monotonic() < until:
                n = one.state["n"]
                if one.state["can_undo"] and rng.random() < 0.8:
                    await one.do("undo", n=n, seat=int(next(iter(one.state["asked"]))))
                    undone += 1
                else:
                    await one.move(rng)
                    moves += 1
                await one.wait(lambda state, n=n: state["n"] > n and state["asked"])
                one.came.clear()
                one.frames.clear()
                await asyncio.sleep(1 / 28)
        return moves, undone

    moves, undone = asyncio.run(play())
    return {"choices": moves, "taken back": undone}


def records(server: Target) -> dict[str, Any]:
    """13: records of 19,000 moves are brought one after the other, and each is opened."""
    record = endless_game(19_000).json()
    brought, slowest, until = 0, 0.0, server.ready()
    while time.monotonic() < until:
        begun = time.monotonic()
        table = server.post("/api/records", record).json()["table"]
        asyncio.run(first_state(server, table, ""))
        slowest = max(slowest, time.monotonic() - begun)
        brought += 1
    return {"records": brought, "slowest": ms(slowest)}


def endless_game(moves: int) -> "spieltisch.Record":
    """People who never do anything but the first thing that they may do go on for ever."""
    record = spieltisch.Record("antler_island", 4)
    state, rng = record.start(), spieltisch.Rng(3)
    while len(record.moves) < moves or state.to_act() == spieltisch.CHANCE:
        if state.to_act() == spieltisch.CHANCE:
            record.play(state, state.sample(rng))
        else:
            seat = state.deciders()[0]
            record.play(state, state.legal(seat)[0], seat)
    return record


ATTACKS: dict[str, Callable[[Target], dict[str, Any]]] = {
    "components": components,
    "cookies": cookies,
    "links": links,
    "questions": questions,
    "bots": bots,
    "hello": hello,
    "silence": silence,
    "frames": frames,
    "trailers": trailers,
    "crowd": crowd,
    "talk": talk,
    "undo": undo,
    "records": records,
}


if __name__ == "__main__":
    sys.exit(main())
