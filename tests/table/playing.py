"""A server in a process of its own, and people who play at it over the wire."""

import asyncio
import contextlib
import functools
import json
import os
import resource
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import websockets

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0  # seconds for what takes a blink on a quiet machine: who waits longer waits in vain


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def children(parent: int) -> list[int]:
    """The processes that another one started."""
    return [int(pid) for file in Path(f"/proc/{parent}/task").glob("*/children") for pid in file.read_text().split()]


def command_of(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:  # gone
        return b""


def ended(process: subprocess.Popen[bytes], seconds: float = PATIENCE) -> int:
    """How a process ended that was told to; one that does not is killed."""
    try:
        return process.wait(seconds)
    except subprocess.TimeoutExpired:
        process.kill()
        return process.wait(seconds)


class Server:
    """``python -m spieltisch.table`` with a database that outlives it."""

    def __init__(
        self,
        db: str,
        port: int | None = None,
        files: int | None = None,
        games: Path | None = None,
        module: str = "spieltisch.table",
        **settings: Any,
    ) -> None:
        self.port = port or free_port()
        self.db = db
        self.files = files  # open files that the system allows it
        self.games = games  # a folder of more games
        self.module = module
        self.settings = {"bot_pause": 0, "workers": 1, "messages_per_second": 2000} | settings
        self.process: subprocess.Popen[bytes] | None = None
        # Not a pipe: a full one that nobody reads would stop the server.
        self.said = tempfile.TemporaryFile()  # noqa: SIM115
        self.devices: dict[str, str] = {}  # the secret of a link: that of the device which sat down by it

    @property
    def log(self) -> bytes:
        """What it wrote to standard error so far, over all its starts."""
        return os.pread(self.said.fileno(), os.fstat(self.said.fileno()).st_size, 0)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def command(self) -> list[str]:
        flags = [f"--{name.replace('_', '-')}={value}" for name, value in self.settings.items()]
        return [sys.executable, "-m", self.module, f"--port={self.port}", f"--db={self.db}", *flags]

    def start(self) -> "Server":
        environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "SPIELTISCH_GAMES": str(self.games or "")}
        self.process = subprocess.Popen(
            self.command(), env=environment, stdout=subprocess.DEVNULL, stderr=self.said, cwd=ROOT
        )
        if self.files is not None:
            resource.prlimit(self.process.pid, resource.RLIMIT_NOFILE, (self.files, self.files))
        until = time.monotonic() + 90
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
        return ended(self.process)

    def workers(self) -> list[int]:
        """The processes in which its bots think; another one of its children only looks after shared memory."""
        assert self.process is not None
        return [pid for pid in children(self.process.pid) if b"spawn_main" in command_of(pid)]

    def post(self, path: str, body: Any = None, **options: Any) -> httpx.Response:
        headers = {"origin": self.url} | options.pop("headers", {})
        sent = {"json": body} if "content" not in options else {}
        return httpx.post(self.url + path, headers=headers, timeout=PATIENCE, **sent, **options)

    def get(self, path: str, **options: Any) -> httpx.Response:
        return httpx.get(self.url + path, timeout=PATIENCE, **options)

    def table(self, seats: list[Any], game: str = "reef", **more: Any) -> tuple[str, str, list[str]]:
        """Open a table: its id, the opener's device, the links' secrets. Seats: me, person, or a bot's level."""
        listed = [{"kind": seat} if seat in ("me", "person") else {"kind": "bot", "level": seat} for seat in seats]
        made = self.post("/api/tables", {"game": game, "seats": listed, **more})
        assert made.status_code == 201, made.text
        secrets = [link.split("#seat=")[1] for link in made.json()["links"]]
        return made.json()["table"], made.cookies["device"], secrets

    def sit(self, table: str, secret: str, name: str = "") -> str:
        """Sit down by a link on a new device; its secret."""
        answer = self.post(f"/api/tables/{table}/sit", {"secret": secret, "name": name})
        assert answer.status_code == 200, answer.text
        self.devices[secret] = answer.cookies["device"]
        return self.devices[secret]


@contextlib.contextmanager
def serving(db: str, **settings: Any) -> Iterator[Server]:
    server = Server(db, **settings).start()
    try:
        yield server
    finally:
        if server.process is not None and server.process.poll() is None:
            server.stop()


def changed(old: Any, change: Any) -> Any:
    """A piece of JSON after a change, as docs/protocol.md tells it."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        made = dict(enumerate(old))
        for at, part in change.items():
            if part == []:
                made = {key: value for key, value in made.items() if key < int(at)}
            else:
                made[int(at)] = changed(made.get(int(at)), part)
        return list(made.values())
    made = old | {key: changed(old.get(key), part) for key, part in change.items() if part != []}
    return {key: value for key, value in made.items() if change.get(key) != []}


class Player:
    """One connection to a table: keeps the last state and everything that came."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.state: dict[str, Any] = {}
        self.came: list[dict[str, Any]] = []
        self.frames: list[str] = []  # the same, byte for byte

    async def hear(self, timeout: float = PATIENCE) -> dict[str, Any]:
        frame = await asyncio.wait_for(self.socket.recv(), timeout)
        message: dict[str, Any] = json.loads(frame)
        self.frames.append(str(frame))
        self.came.append(message)
        if message["type"] == "state":
            self.state = message
        elif message["type"] == "change":
            self.state = changed(self.state, message["state"])
        return message

    async def until(self, *types: str, timeout: float = PATIENCE) -> dict[str, Any]:
        """Wait for a message of one of these types."""
        while True:
            message = await self.hear(timeout)
            if message["type"] in types:
                return message

    async def wait(self, ready: Any, timeout: float = PATIENCE) -> dict[str, Any]:
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
    """Somebody at a table: by the device's secret, or by that of the link by which the device sat down."""
    cookies = options.pop("cookies", f"device={server.devices.get(cookie, cookie)}" if cookie else "")
    headers = {"Cookie": cookies} if cookies else {}
    url = f"ws://127.0.0.1:{server.port}/ws/{table}"
    origin = options.pop("origin", server.url)
    options = {"open_timeout": PATIENCE, "ping_timeout": PATIENCE} | options
    async with websockets.connect(url, origin=origin, additional_headers=headers, **options) as socket:
        yield Player(socket)


def table_test(test: Any = None, *, seconds: float = 240) -> Any:
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
