"""A server in a process of its own, and people who play at it over the wire."""

import asyncio
import contextlib
import functools
import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

ROOT = Path(__file__).parents[2]


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """``python -m spieltisch.table`` with a database that outlives it."""

    def __init__(self, db: str, port: int | None = None, **settings: Any) -> None:
        self.port = port or free_port()
        self.db = db
        self.settings = {"bot_pause": 0, "workers": 1, "messages_per_second": 2000} | settings
        self.process: subprocess.Popen[bytes] | None = None
        self.log = b""

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in self.settings.items()]
        return [sys.executable, "-m", "spieltisch.table", f"--port={self.port}", f"--db={self.db}", *flags]

    def start(self) -> "Server":
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
        self.process = subprocess.Popen(
            self.command(), env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=ROOT
        )
        until = time.monotonic() + 30
        while time.monotonic() < until:
            with contextlib.suppress(OSError, httpx.HTTPError):
                if httpx.get(f"{self.url}/healthz", timeout=1).status_code == 200:
                    return self
            if self.process.poll() is not None:
                break
            time.sleep(0.03)
        self.stop(signal.SIGKILL)
        raise AssertionError(f"the server did not start: {self.log.decode()}")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        assert self.process is not None
        self.process.send_signal(how)
        try:
            _, log = self.process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            _, log = self.process.communicate()
        self.log += log
        return int(self.process.returncode)

    def post(self, path: str, body: Any, **options: Any) -> httpx.Response:
        headers = {"origin": self.url} | options.pop("headers", {})
        return httpx.post(self.url + path, json=body, headers=headers, timeout=30, **options)

    def get(self, path: str, **options: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=30, **options)

    def table(self, seats: list[Any], game: str = "reef", **more: Any) -> tuple[str, str, list[str]]:
        """Open a table: its id, the opener's cookie, the links' secrets. Seats: me, person, or a bot's level."""
        listed = [{"kind": seat} if seat in ("me", "person") else {"kind": "bot", "level": seat} for seat in seats]
        made = self.post("/api/tables", {"game": game, "seats": listed, **more})
        assert made.status_code == 201, made.text
        secrets = [link.split("#seat=")[1] for link in made.json()["links"]]
        return made.json()["table"], made.cookies.get(f"seat-{made.json()['table']}", ""), secrets

    def sit(self, table: str, secret: str, name: str = "") -> None:
        answer = self.post(f"/api/tables/{table}/sit", {"secret": secret, "name": name})
        assert answer.status_code == 200, answer.text


@contextlib.contextmanager
def serving(db: str, **settings: Any) -> Iterator[Server]:
    server = Server(db, **settings).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


class Player:
    """One connection to a table: keeps the last state and everything that came."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.came: list[dict[str, Any]] = []
        self.frames: list[str] = []  # the same, byte for byte

    async def hear(self, timeout: float = 10) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.socket.recv(), timeout)
        message: dict[str, Any] = json.loads(frame)
        self.frames.append(str(frame))
        self.came.append(message)
        if message["type"] == "state":
            self.state = message
        return message

    async def until(self, *types: str, timeout: float = 10) -> dict[str, Any]:
        """Wait for a message of one of these types."""
        while True:
            message = await self.hear(timeout)
            if message["type"] in types:
                return message

    async def wait(self, ready: Any, timeout: float = 20) -> dict[str, Any]:
        """Read until the state is as wanted."""
        while not self.state or not ready(self.state):
            await self.hear(timeout)
        return self.state

    async def do(self, what: str, **more: Any) -> None:
        await self.socket.send(json.dumps({"do": what, **more}))

    async def move(self, rng: Random) -> None:
        """Some choice of the first own seat that is asked."""
        seat, asked = next(iter(self.state["asked"].items()))
        action = rng.choice(asked["choices"])["action"]
        await self.do("move", n=self.state["n"], seat=int(seat), action=action)

    async def play(self, rng: Random, moves: int = 10_000) -> None:
        """Play to the end of the game, or so many choices."""
        for _ in range(moves):
            await self.wait(lambda state: state["asked"] or state["over"])
            if self.state["over"]:
                return
            n = self.state["n"]
            await self.move(rng)
            await self.wait(lambda state, n=n: state["n"] > n)


@contextlib.asynccontextmanager
async def player(server: Server, table: str, cookie: str = "", **options: Any) -> AsyncIterator[Player]:
    headers = {"Cookie": f"seat-{table}={cookie}"} if cookie else {}
    url = f"ws://127.0.0.1:{server.port}/ws/{table}"
    origin = options.pop("origin", server.url)
    async with websockets.connect(url, origin=origin, additional_headers=headers, **options) as socket:
        yield Player(socket)


def table_test(test: Any = None, *, seconds: float = 60) -> Any:
    """A test that talks to a server: runs to its end, or fails after a while."""
    if test is None:
        return functools.partial(table_test, seconds=seconds)

    @functools.wraps(test)
    def run(*args: Any, **more: Any) -> None:
        async def limited() -> None:
            async with asyncio.timeout(seconds):
                await test(*args, **more)

        asyncio.run(limited())

    return run
