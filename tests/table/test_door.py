"""Before there is a request, and when one goes wrong: nobody stands in the way of others, every answer is one of ours."""

import asyncio
import contextlib
import gc
import json
import re
import resource
import socket
import time
import weakref
from collections.abc import AsyncIterator, Iterator
from ipaddress import ip_network
from pathlib import Path
from typing import Any, cast

import pytest
import websockets
from uvicorn.server import ServerState

from spieltisch.table import sockets
from spieltisch.table.files import static_file
from spieltisch.table.guard import HEADERS, Door, RateLimit, household, is_local
from spieltisch.table.settings import Settings
from spieltisch.table.sockets import Gate
from tests.engine.test_sixth_game import write_nim
from tests.table.playing import PATIENCE, Server, player, serving, table_test

POLICY = [name.decode() for name, _ in HEADERS]


def ask(server: Server, raw: bytes, *, seconds: float = PATIENCE) -> tuple[int, dict[str, str], bytes]:
    """Send these bytes; status, headers and body of the answer. Status 0: the line was cut."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=seconds) as line:
        answer = b""
        with contextlib.suppress(ConnectionError):
            line.sendall(raw)
            while data := line.recv(65536):
                answer += data
    head, _, body = answer.partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    headers = dict(line.lower().split(": ", 1) for line in lines[1:] if ": " in line)
    return int(lines[0].split()[1]) if answer else 0, headers, body


def get(server: Server, path: str, *lines: str, host: str = "127.0.0.1", method: str = "GET") -> Any:
    head = [f"{method} {path} HTTP/1.1", f"Host: {host}", "Connection: close", *lines]
    return ask(server, "\r\n".join([*head, "", ""]).encode())


@contextlib.contextmanager
def half_sent(server: Server, number: int) -> Iterator[list[socket.socket]]:
    """Connections that begin a request and say no more."""
    lines = []
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    try:
        for _ in range(number):
            line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)
            line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            lines.append(line)
        yield lines
    finally:
        for line in lines:
            line.close()


@pytest.mark.parametrize("files", [None, 700])
@table_test
async def test_silent_connections_keep_nobody_out(sqlite_url: str, files: int | None) -> None:
    """Given 1,100 half-sent requests, also where the system allows few open files, then the next one is answered."""
    with serving(sqlite_url, files=files) as server, half_sent(server, 1100):
        table, host, _ = server.table(["me", "random"])
        async with player(server, table, host) as ada:
            await ada.wait(lambda state: state["asked"])
        assert get(server, "/api/games")[0] == 200


async def short_of_patience(monkeypatch: pytest.MonkeyPatch, request: bytes) -> tuple[bytes, float]:
    """A server that waits half a second for everything; what it answers to these bytes, and when it hangs up."""
    monkeypatch.setattr(sockets, "HEAD_SECONDS", 0.5)
    monkeypatch.setattr(sockets, "BODY_SECONDS", 0.5)

    async def app(scope: Any, receive: Any, send: Any) -> None:
        while (await receive()).get("more_body"):
            pass

    config = sockets.Config(app, Gate(100, 100), lifespan="off")
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: sockets.Http(config, state, {}), "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*listening.sockets[0].getsockname())
    begun = time.monotonic()
    writer.write(request)
    answer = await reader.read()
    writer.close()
    listening.close()
    assert config.gate.open == 0
    return answer, time.monotonic() - begun


@contextlib.asynccontextmanager
async def a_door(app: Any) -> AsyncIterator[tuple[str, ServerState]]:
    """An application behind our protocols, in this process: its address, and who is connected."""
    config = sockets.Config(app, Gate(100, 100), lifespan="off")
    config.load()
    state = ServerState()
    loop = asyncio.get_running_loop()
    listening = await loop.create_server(lambda: sockets.Http(config, state, {}), "127.0.0.1", 0)
    try:
        yield "ws://127.0.0.1:{1}".format(*listening.sockets[0].getsockname()), state
    finally:
        listening.close()


@table_test
async def test_a_socket_that_is_gone_leaves_nothing_for_the_collector() -> None:
    """Given sockets that came and went, with and without a good-bye; then nothing is kept of them, not even for a while."""

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    gc.collect()
    gc.disable()
    try:
        async with a_door(app) as (url, state):
            kept = []
            for polite in (True, False):
                socket = await websockets.connect(url)
                await socket.send("hello")
                kept += [weakref.ref(connection) for connection in state.connections]
                if polite:
                    await socket.close()
                socket.transport.abort()
            assert len(kept) == 2
            async with asyncio.timeout(PATIENCE):
                while any(connection() is not None for connection in kept):
                    await asyncio.sleep(0.01)
    finally:
        gc.enable()


@table_test
async def test_who_sends_more_than_is_heard_is_read_no_further_and_loses_nothing() -> None:
    heard: list[str] = []
    go_on = asyncio.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await go_on.wait()
        while (message := await receive())["type"] != "websocket.disconnect":
            heard.append(message["text"])

    async with a_door(app) as (url, state), websockets.connect(url, write_limit=2**24) as socket:
        for number in range(sockets.UNHEARD):
            await socket.send(str(number))
        (ours,) = state.connections
        async with asyncio.timeout(PATIENCE):
            while ours.queue.qsize() < sockets.UNHEARD:
                await asyncio.sleep(0.01)
            assert not ours.read_paused
            await socket.send(str(sockets.UNHEARD))
            while not ours.read_paused:
                await asyncio.sleep(0.01)
            await socket.send(str(sockets.UNHEARD + 1))
            go_on.set()
            while len(heard) < sockets.UNHEARD + 2:
                await asyncio.sleep(0.01)
    assert heard == [str(number) for number in range(sockets.UNHEARD + 2)]


EMPTY = b"\x80\0\0\0\0"  # the length and the mask of a frame without anything in it


@pytest.mark.parametrize(
    ("first", "again"), [(b"", b"\x89" + EMPTY), (b"", b"\x8a" + EMPTY), (b"\x01" + EMPTY, b"\0" + EMPTY)]
)
@table_test
async def test_a_flood_of_empty_frames_is_cut_off(first: bytes, again: bytes) -> None:
    """Given a socket that sends pings, pongs or pieces of a message without end; then it is told why it is closed."""
    over = asyncio.Event()

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        over.set()

    async with a_door(app) as (url, state), asyncio.timeout(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
        writer.write(handshake("Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {'A' * 22}=="))
        await reader.readuntil(b"\r\n\r\n")
        (ours,) = cast("set[Any]", state.connections)
        counted: list[int] = []
        parse = ours.conn.receive_data

        def noted(data: bytes) -> None:
            counted.append(len(data))
            parse(data)

        ours.conn.receive_data = noted
        writer.write(first + again * 50_000)
        answer = await reader.readuntil(b"too many frames")
        await over.wait()
        assert answer.endswith(b"\x88\x11\x03\xf0too many frames")
        assert answer.count(b"\x8a\0") <= 3 * 2 * sockets.MESSAGES + sockets.PIECE // 6
        assert max(counted) <= sockets.PIECE, "others have their turn between two pieces"
        assert sum(counted) < 20_000, "and nothing is read beyond what is allowed"
        writer.close()


@table_test
async def test_frames_are_counted_for_all_sockets_of_an_address() -> None:
    """Given an address with many sockets; when each sends few pings; then together they may send so many."""

    async def app(_scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async with a_door(app) as (url, state), contextlib.AsyncExitStack() as stack, asyncio.timeout(20):

        async def come(address: str) -> websockets.ClientConnection:
            headers = {"X-Forwarded-For": address}
            return await stack.enter_async_context(websockets.connect(url, additional_headers=headers))

        ours, others = (
            [await come("203.0.113.9") for _ in range(3)],
            [await come("203.0.113.10"), await come("127.0.0.1")],
        )
        some = cast("Any", next(iter(state.connections)))
        some.config.frames = RateLimit(0.01, 5)
        for one in (*ours, *others):
            with contextlib.suppress(websockets.ConnectionClosed):
                for _ in range(2):
                    await (await one.ping())
        await ours[2].wait_closed()
        assert [one.close_code for one in (*ours, *others)] == [None, None, 1008, None, None]


def handshake(*lines: str, method: str = "GET", body: str = "") -> bytes:
    head = [f"{method} /ws/abc HTTP/1.1", "Host: 127.0.0.1", "Upgrade: websocket", "Connection: upgrade", *lines]
    return "\r\n".join([*head, "", body]).encode()


KEY = f"Sec-WebSocket-Key: {'A' * 22}=="
VERSION = "Sec-WebSocket-Version: 13"


@pytest.mark.parametrize(
    ("raw", "status"),
    [
        (handshake(VERSION), 400),
        (handshake(VERSION, "Sec-WebSocket-Key: short"), 400),
        (handshake(KEY), 400),
        (handshake(KEY, "Sec-WebSocket-Version: 12"), 400),
        (handshake(VERSION, KEY, "Content-Length: 2", body="{}"), 400),
        (handshake(VERSION, KEY, method="POST"), 405),
    ],
)
def test_a_broken_handshake_is_answered_like_everything_else(server: Server, raw: bytes, status: int) -> None:
    """Then there is a status, a sentence, the headers of all answers, and a line in the log of the same number."""
    answered, headers, body = ask(server, raw, seconds=10)
    assert answered == status
    assert json.loads(body)["error"]["message"]
    assert set(POLICY) <= set(headers)
    assert re.fullmatch("[0-9a-f]{12}", headers["x-request-id"])
    assert headers["x-request-id"].encode() in server.log


@pytest.mark.parametrize(
    "endless", [b"X-Endless: " + b"x" * 500_000, b"X-More: x\r\n" * 40_000], ids=["one line", "many lines"]
)
@table_test
async def test_what_comes_after_a_body_in_pieces_is_counted(endless: bytes) -> None:
    """Given a request whose trailers never end; then it is refused, and none of them becomes a header."""
    seen: list[Any] = []

    async def app(scope: Any, receive: Any, _send: Any) -> None:
        while (await receive()).get("more_body"):
            pass
        seen.extend(scope["headers"])

    async with a_door(app) as (url, _), asyncio.timeout(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
        writer.write(b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n")
        with contextlib.suppress(ConnectionError):
            for at in range(0, len(endless), 10_000):
                writer.write(endless[at : at + 10_000])
                await writer.drain()
        assert b" 431 " in (await reader.readline())
        writer.close()
        assert [name for name, _ in seen if name.startswith(b"x-")] == []


@table_test
async def test_a_body_in_small_pieces_with_trailers_is_taken() -> None:
    """Given a body of many one-byte pieces, and a trailer; then it is read to its end, and answered."""
    body = b"1\r\nx\r\n" * 20_000

    async def app(scope: Any, receive: Any, send: Any) -> None:
        read = 0
        while (message := await receive()).get("more_body"):
            read += len(message["body"])
        read += len(message.get("body", b""))
        names = ",".join(name.decode() for name, _ in scope["headers"])
        await send({"type": "http.response.start", "status": 200, "headers": [(b"read", f"{read} {names}".encode())]})
        await send({"type": "http.response.body", "body": b""})

    async with a_door(app) as (url, _), asyncio.timeout(20):
        reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
        writer.write(b"POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n" + body)
        await writer.drain()
        await asyncio.sleep(0.1)
        writer.write(b"0\r\nX-Sum: 7\r\n\r\n")
        answer = await reader.readuntil(b"\r\n\r\n")
        assert b"read: 20000 host,transfer-encoding\r\n" in answer
        writer.close()


@pytest.mark.parametrize(
    "request_so_far",
    [
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100\r\n\r\n{",
        b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n",
    ],
)
@table_test
async def test_who_stops_in_the_middle_is_cut_off(monkeypatch: pytest.MonkeyPatch, request_so_far: bytes) -> None:
    answer, seconds = await short_of_patience(monkeypatch, request_so_far)
    assert answer == b""
    assert seconds >= 0.4


def test_an_endless_header_is_cut_off(server: Server) -> None:
    sent, most = 0, 50_000_000
    with (
        socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line,
        contextlib.suppress(ConnectionError),
    ):
        line.sendall(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Endless: ")
        while sent < most:
            sent += line.send(b"x" * 65536)
    assert sent < most  # the kernels of both sides hold some of it; the server took 100 kB


@pytest.mark.parametrize(
    ("path", "length", "fits"),
    [("/", 20_000, True), ("/", 60_000, False), ("/ws/abc", 7_000, True), ("/ws/abc", 9_000, False)],
)
def test_too_long_a_header_is_answered(server: Server, path: str, length: int, fits: bool) -> None:
    key = "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA=="
    upgrade = ["Upgrade: websocket", "Connection: upgrade", "Sec-WebSocket-Version: 13", key]
    head = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.url}",
        f"Cookie: a={'x' * length}",
    ]
    head += upgrade if path != "/" else ["Connection: close"]
    status, headers, _ = ask(server, "\r\n".join([*head, "", ""]).encode())
    assert status in ((200, 404) if fits else (431,))
    assert headers["x-request-id"]
    assert set(POLICY) <= set(headers)


def test_many_pipelined_requests_are_answered_in_order(server: Server) -> None:
    one = b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\n"
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as line:
        line.sendall((one + b"\r\n") * 20 + one + b"Connection: close\r\n\r\n")
        answer = b""
        while data := line.recv(65536):
            answer += data
    assert answer.count(b"HTTP/1.1 200") == 21


# How many


class Line:
    """A connection, as the gate sees it."""

    def __init__(self, gate: Gate, peer: str) -> None:
        self.gate, self.peer, self.dropped = gate, peer, False
        self.admitted = gate.admits(self)  # type: ignore[arg-type]

    def drop(self) -> None:
        self.dropped = True
        self.gate.silent.pop(self, None)  # type: ignore[call-overload]
        self.gate.leave(self.peer)


def test_one_address_has_so_many_connections() -> None:
    gate = Gate(1000, 10)
    lines = [Line(gate, "203.0.113.9") for _ in range(20)]
    assert sum(line.admitted for line in lines) == 10
    assert Line(gate, "203.0.113.10").admitted
    assert all(Line(gate, "127.0.0.1").admitted for _ in range(100))
    family = [Line(gate, f"2001:db8:1:2::{at:x}") for at in range(20)]  # one household, many addresses
    assert sum(line.admitted for line in family) == 10


def test_a_proxy_brings_as_many_people_as_there_are() -> None:
    gate = Gate(1000, 10, [ip_network("10.1.0.0/16")])
    assert all(Line(gate, "10.1.2.3").admitted for _ in range(100))
    assert sum(Line(gate, "10.2.0.1").admitted for _ in range(20)) == 10


def test_only_a_proxy_is_believed_who_comes(sqlite_url: str) -> None:
    said = {"x-forwarded-for": "192.0.2.7"}
    with serving(sqlite_url) as server:  # this machine is a proxy unless somebody says otherwise
        assert server.get("/metrics", headers=said).status_code == 404
    with serving(sqlite_url, proxies="10.1.0.0/16") as server:
        assert server.get("/metrics", headers=said).status_code == 200


def test_who_is_silent_the_longest_makes_room() -> None:
    gate = Gate(100, 1000)
    lines = [Line(gate, f"203.0.113.{at}") for at in range(50)]
    for line in lines[::2]:
        gate.silent.pop(line)  # type: ignore[call-overload] # has a request under way
    more = [Line(gate, "198.51.100.1") for _ in range(60)]
    assert all(line.admitted for line in more)
    assert [line.dropped for line in lines] == [False, True] * 25
    assert gate.open <= 100


def test_a_full_house_refuses() -> None:
    gate = Gate(10, 1000)
    for at in range(10):
        gate.silent.pop(Line(gate, f"203.0.113.{at}"))  # type: ignore[call-overload]
    assert not Line(gate, "198.51.100.1").admitted


def test_one_address_behind_a_proxy_has_so_many_requests_at_once() -> None:
    door = Door(None, Settings(connections_per_address=5))  # type: ignore[arg-type]
    scope = {"type": "http", "method": "GET", "headers": [(b"host", b"10.0.0.5")], "client": ("10.0.0.7", 1)}
    door.inside["10.0.0.7"] = 6
    refused = door.refusal(scope)
    assert refused is not None
    assert refused[0] == 429


def test_an_address_of_ipv4_is_one_also_on_a_socket_of_ipv6() -> None:
    """Where a server listens on ::, each visitor comes as ::ffff:192.0.2.7: not all of them from one network."""
    assert household("::ffff:192.0.2.7") == household("192.0.2.7") != household("::ffff:192.0.2.8")
    assert household("2001:db8::1") == household("2001:db8::2") != household("2001:db8:0:1::1")
    assert is_local("::ffff:127.0.0.1")
    assert not is_local("::ffff:192.0.2.7")
    gate = Gate(1000, 10, [ip_network("10.1.0.0/16")])
    assert gate.is_trusted("::ffff:10.1.2.3")
    assert not gate.is_trusted("::ffff:10.2.2.3")


def test_a_proxy_is_believed_also_on_a_socket_of_ipv6(sqlite_url: str) -> None:
    with serving(sqlite_url, host="::") as server:
        assert server.get("/metrics").status_code == 200
        assert server.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"}).status_code == 404


def test_who_has_too_many_connections_drives_nobody_out() -> None:
    """Given an address with as many connections as it may have; when it comes again; then nobody is dropped for it."""
    gate = Gate(100, 10)
    others = [Line(gate, f"203.0.113.{at}") for at in range(40)]
    assert sum(Line(gate, "198.51.100.1").admitted for _ in range(30)) == 10
    assert not any(line.dropped for line in others)


def test_the_addresses_that_are_remembered_are_bounded() -> None:
    limit = RateLimit(60)
    for at in range(12_000):
        limit.admits(f"10.{at % 200}.{at // 200 % 250}.{at // 50_000}")
    assert len(limit.buckets) <= 10_000


# What used to break


@pytest.mark.parametrize(
    ("path", "host", "lines", "statuses"),
    [
        ("/", "[::1", [], (403,)),
        ("/", "[::1]", [], (200, 404)),
        ("/", "127.0.0.1:99999999", [], (403,)),
        ("/", "a b", [], (403,)),
        ("/api/tables", "127.0.0.1", ["Origin: http://["], (403,)),
        ("/%00", "127.0.0.1", [], (200, 404)),
        ("/" + "a" * 300, "127.0.0.1", [], (200, 404)),
        ("/" + "a/" * 2500, "127.0.0.1", [], (200, 404)),
        ("/" + "a" * 5000 + ".png", "127.0.0.1", [], (404,)),
        ("/assets/%00.js", "127.0.0.1", [], (404,)),
        ("/api/tables/%00", "127.0.0.1", [], (404,)),
        ("/api/tables/%ed%a0%80", "127.0.0.1", [], (404,)),
        ("/ws/%00", "127.0.0.1", [], (404, 200)),
        ("/api/games/%00/text.de.ftl", "127.0.0.1", [], (404,)),
        ("/api/tables?status=finished&page=%00", "127.0.0.1", [], (400,)),
    ],
)
def test_odd_requests_are_answered(db: str, path: str, host: str, lines: list[str], statuses: tuple[int, ...]) -> None:
    with lent(db) as server:
        method = "POST" if lines else "GET"
        status, headers, _ = get(server, path, *lines, host=host, method=method)
        assert status in statuses
        assert set(POLICY) <= set(headers)
        assert re.fullmatch("[0-9a-f]{12}", headers["x-request-id"])


SERVERS: dict[str, Server] = {}


@contextlib.contextmanager
def lent(db: str) -> Iterator[Server]:
    """The server of a kind of database, kept for the tests that come."""
    kind = db.split(":")[0]
    if kind not in SERVERS:
        SERVERS[kind] = Server(db).start()
    yield SERVERS[kind]


@pytest.fixture(scope="module", autouse=True)
def send_home() -> Iterator[None]:
    yield
    for server in SERVERS.values():
        server.stop()
    SERVERS.clear()


def new_table(options: Any, game: str, seats: int) -> dict[str, Any]:
    return {"game": game, "seats": [{"kind": "me"}] + [{"kind": "bot"}] * (seats - 1), "options": options}


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", new_table({"deck": '[{"id":[]}]'}, "king_of_tokyo", 2)),
        ("/api/tables", new_table({"deck": [{"id": []}]}, "king_of_tokyo", 2)),
        ("/api/tables", new_table({"deck": [{"id": {}}]}, "reef", 2)),
        (
            "/api/tables",
            new_table({"deck": [{"id": "a", "kind": [], "corals": "RR", "pattern": [], "points": 1}]}, "reef", 2),
        ),
        ("/api/tables", new_table({"bodyHeightsCm": "1" * 5000}, "antler_island", 3)),
        ("/api/tables", new_table({"bodyHeightsCm": f"{'1' * 5000},170,170"}, "antler_island", 3)),
        (
            "/api/tables",
            new_table({"board": {"canvas": [1, 1], "places": [[]] * 6, "circles": []}}, "dolmengoetter", 2),
        ),
        ("/api/records", {"format": "spieltisch-record-1", "game": "\ud800"}),
        ("/api/records", {"format": "spieltisch-record-1", "names": ["\ud800"], "check": "x"}),
        ("/api/tables/abc/sit", {"secret": "\ud800"}),
    ],
)
def test_odd_bodies_are_refused_with_a_sentence(server: Server, path: str, body: Any) -> None:
    answer = server.post(path, content=json.dumps(body), headers={"content-type": "application/json"})
    assert 400 <= answer.status_code < 500, answer.text
    assert len(answer.json()["error"]["message"]) < 300
    assert set(POLICY) <= set(answer.headers)


def test_what_broke_is_answered_with_the_number_that_the_log_knows(tmp_path: Path) -> None:
    """Given a game whose card cannot be made, when it is asked for, then the 500 is one of ours and in the log."""
    write_nim(tmp_path / "games", "nim_odd")
    init = tmp_path / "games" / "nim_odd" / "__init__.py"
    init.write_text(init.read_text() + "object.__setattr__(GAME, 'minutes', print)\n")
    with serving(f"sqlite:///{tmp_path}/table.sqlite", games=tmp_path / "games") as server:
        status, headers, body = get(server, "/api/games")
        assert status == 500
        assert set(POLICY) <= set(headers)
        assert json.loads(body)["error"]["code"] == "broken"
        server.stop()
        lines = [json.loads(line) for line in server.log.decode().splitlines()]
        (failed,) = [line for line in lines if line.get("id") == headers["x-request-id"]]
        assert "TypeError" in failed["error"]


def test_no_address_that_was_ever_asked_is_kept() -> None:
    assert not hasattr(static_file, "cache_info")
