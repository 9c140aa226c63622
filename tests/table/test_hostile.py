"""Whoever misbehaves is refused or dropped, and nobody else notices."""

import asyncio
import contextlib
import json
import socket
import time
from random import Random
from typing import Any

import httpx
import pytest
import websockets

from spieltisch.table.guard import Door, RateLimit
from spieltisch.table.settings import Settings
from tests.table.playing import PATIENCE, Player, Server, player, serving, table_test


async def closed_with(one: Player) -> int | None:
    """The code with which the server ends a connection."""
    try:
        while True:
            await one.hear()
    except websockets.ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else None


@table_test
async def test_a_forged_or_missing_token_only_looks_on(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    for forged in ("", "x" * 43, cookie[:-1] + ("A" if cookie[-1] != "A" else "B"), "." * 2000, "%00%ff"):
        async with player(server, table, forged) as stranger:
            await stranger.until("state")
            assert stranger.state["me"] == []
            assert stranger.state["asked"] == {}
            assert stranger.state["view"]["seat"] is None
            for order in ("resign", "rematch", "back"):
                await stranger.do(order, seat=0)
                assert (await stranger.until("refused"))["code"] == "not-yours"
            await stranger.do("move", n=stranger.state["n"], seat=0, action=0)
            assert (await stranger.until("refused"))["code"] == "not-yours"
            await stranger.do("undo", n=stranger.state["n"], seat=0)
            assert (await stranger.until("refused"))["code"] == "not-yours"
            await stranger.do("name", seat=0, name="Eve")
            assert (await stranger.until("refused"))["code"] == "not-yours"
    answer = server.post(f"/api/tables/{table}/sit", {"secret": "x" * 43})
    assert answer.status_code == 409


@table_test
async def test_a_token_of_one_table_opens_no_other(server: Server) -> None:
    _, cookie, _ = server.table(["me", "random"])
    other, _, _ = server.table(["me", "random"])
    async with player(server, other, cookie) as stranger:
        await stranger.until("state")
        assert stranger.state["me"] == []


@table_test
async def test_a_foreign_origin_is_refused(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    for origin in ("https://evil.example", "null", f"http://127.0.0.1:{server.port}.evil.example", None):
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with player(server, table, cookie, origin=origin):
                pass
        assert refused.value.response.status_code == 403
        headers = {"origin": origin} if origin else {}
        answer = httpx.post(f"{server.url}/api/tables", json={"game": "reef", "seats": []}, headers=headers)
        assert (answer.status_code, answer.json()["error"]["code"]) == (403, "origin")


def test_a_foreign_host_is_refused(server: Server) -> None:
    """A foreign name that was made to point here must not turn a foreign page into one of ours."""
    headers = {"host": "evil.example", "origin": "http://evil.example"}
    assert httpx.get(f"{server.url}/api/games", headers=headers).json()["error"]["code"] == "host"
    assert httpx.get(f"{server.url}/api/games", headers={"host": f"localhost:{server.port}"}).status_code == 200


BAD_FRAMES: list[tuple[Any, int]] = [
    ("x" * 9000, 1009),
    (json.dumps({"do": "chat", "text": "x" * 9000}), 1009),
    ("not json", 1007),
    ("[" * 4000, 1007),
    ('{"do":"move","n":' + "[" * 3000 + "]" * 3000 + "}", 1007),
    ('{"do":"dance"}', 1007),
    ('{"do":"move","n":-1,"seat":0,"action":0}', 1007),
    ('{"do":"move","n":1e99,"seat":0,"action":0}', 1007),
    ('{"do":"move","n":0,"seat":0,"action":' + "9" * 400 + "}", 1007),
    ('{"do":"move","n":0,"seat":0,"action":"0"}', 1007),
    ('{"do":"chat","text":"' + "x" * 301 + '"}', 1007),
    ("null", 1007),
    ("", 1007),
    (b"\x00\xff binary", 1003),
]


@pytest.mark.parametrize(("frame", "code"), BAD_FRAMES)
@table_test
async def test_a_bad_frame_ends_its_connection_only(server: Server, frame: Any, code: int) -> None:
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada, player(server, table, cookie) as bad:
        await ada.until("state")
        await bad.until("state")
        await bad.socket.send(frame)
        assert await closed_with(bad) == code
        await ada.do("ping")
        await ada.until("pong")
        await ada.play(Random(1), moves=1)


@table_test
async def test_impossible_moves_are_refused_and_change_nothing(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada:
        await ada.wait(lambda state: state["asked"])
        before = ada.state
        for action in (2**31, 2**62, 999_999):
            await ada.do("move", n=before["n"], seat=0, action=action)
            assert (await ada.until("refused"))["code"] == "illegal"
            assert await ada.until("state") == before
        await ada.do("move", n=before["n"], seat=7, action=0)
        assert (await ada.until("refused"))["code"] == "not-yours"
        await ada.do("move", n=before["n"] + 5, seat=0, action=0)
        assert (await ada.until("refused"))["code"] == "stale"


@table_test
async def test_a_flood_is_dropped(sqlite_url: str) -> None:
    with serving(sqlite_url, messages_per_second=1) as server:  # however slow this machine is, 300 are too many
        table, cookie, _ = server.table(["me", "random"])
        async with player(server, table, cookie) as ada, player(server, table) as flood:
            await ada.until("state")
            await flood.until("state")
            for _ in range(300):
                await flood.do("ping")
            assert await closed_with(flood) == 1008
            await ada.play(Random(1), moves=2)


@table_test
async def test_a_flood_of_talk_is_refused_but_not_the_talker(server: Server) -> None:
    table, _, _ = server.table(["me", "random"])
    async with player(server, table) as watcher:
        begun = time.monotonic()
        for _ in range(20):
            await watcher.do("chat", text="look at me")
        await watcher.do("ping")
        await watcher.until("pong")
        said = [message["type"] for message in watcher.came]
        assert 5 <= said.count("chat") <= 6 + time.monotonic() - begun, "five, and one more each second"
        assert said.count("chat") + said.count("refused") == 20


@table_test
async def test_a_slow_reader_is_dropped_and_holds_nobody_up(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"], game="king_of_tokyo")
    slow, dropped, asked = raw_socket(server, table, cookie), b"a slow reader was dropped", 400
    before = server.log.count(dropped)
    hello = json.dumps({"do": "hello"}).encode()
    async with player(server, table, cookie) as ada:
        await ada.wait(lambda state: state["asked"])
        with contextlib.suppress(ConnectionError):
            for _ in range(asked):  # it wants the whole state again and again, and takes nothing
                slow.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        while server.log.count(dropped) == before:
            await asyncio.sleep(0.02)
        await ada.play(Random(1), moves=2)
        told = asked * max(map(len, ada.frames))
    assert told > 3_000_000
    assert unread(slow) < told / 2, "it was cut off long before all that there was to tell"


def raw_socket(server: Server, table: str, device: str) -> socket.socket:
    """Somebody with a tiny window who never reads."""
    slow = socket.socket()
    slow.settimeout(PATIENCE)
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    slow.connect(("127.0.0.1", server.port))
    slow.sendall(
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.url}\r\n"
        f"Cookie: device={device}\r\n"
        "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
    )
    return slow


def unread(slow: socket.socket) -> int:
    """Bytes that had been sent, up to the end of the line."""
    came = 0
    with slow, contextlib.suppress(ConnectionError):
        while data := slow.recv(65536):
            came += len(data)
    return came


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"x", 400),
        (b"[" * 100_000, 400),
        (b'{"game":' + b"[" * 50_000 + b"]" * 50_000 + b"}", 400),
        (b'{"game":"reef","seats":[],"options":' + b'{"a":' * 30_000 + b"1" + b"}" * 30_001, 400),
        (b"\xff\xfe", 400),
        (b'{"game":"reef","seats":[{"kind":"me"}],"surprise":1}', 400),
        (b'{"game":"reef","seats":[{"kind":"me"}]}', 400),
        (b'{"game":"reef","seats":[{"kind":"me"},{"kind":"me"}]}', 400),
        (b'{"game":"reef","seats":[{"kind":"me"},{"kind":"bot","level":"god"}]}', 400),
        (b'{"game":"../reef","seats":[]}', 404),
        (b'"' + b"x" * 400_000 + b'"', 413),
    ],
)
def test_a_bad_body_is_refused_with_a_sentence(server: Server, body: bytes, status: int) -> None:
    headers = {"origin": server.url, "content-type": "application/json"}
    answer = httpx.post(f"{server.url}/api/tables", content=body, headers=headers)
    assert answer.status_code == status
    assert answer.json()["error"]["message"]


def test_only_json_is_taken(server: Server) -> None:
    headers = {"origin": server.url, "content-type": "text/plain"}
    answer = httpx.post(f"{server.url}/api/tables", content=b"{}", headers=headers)
    assert answer.status_code == 400


def test_the_answers_carry_a_strict_policy(server: Server) -> None:
    for path in ("/", "/healthz", "/api/games", "/nowhere.txt", "/t/abc"):
        headers = server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    made = server.post("/api/tables", {"game": "reef", "seats": [{"kind": "me"}, {"kind": "bot"}]})
    cookie = made.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert len(cookie.split("=")[1].split(";")[0]) >= 43  # 32 bytes


@pytest.mark.parametrize(
    "path", ["/..%2f..%2fetc/passwd", "/assets/../../serve.py", "/%2e%2e/serve.py", "//etc/passwd"]
)
def test_no_file_outside_the_browser_side_is_served(server: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE) as raw:
        raw.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        answer = b""
        while data := raw.recv(65536):
            answer += data
    assert b"root:" not in answer
    assert b"import" not in answer


def test_addresses_are_limited_but_not_this_machine() -> None:
    limit = RateLimit(60)
    assert all(limit.admits("127.0.0.1") for _ in range(1000))
    assert sum(limit.admits("203.0.113.9") for _ in range(1000)) < 15
    assert limit.admits("203.0.113.10")


def test_the_door_stops_a_flood_of_requests() -> None:
    door = Door(None, Settings(requests_per_minute=60))  # type: ignore[arg-type]
    scope = {"type": "http", "method": "GET", "headers": [(b"host", b"10.0.0.5")], "client": ("10.0.0.7", 1)}
    refusals = [door.refusal(scope) for _ in range(100)]
    assert refusals[0] is None
    assert refusals[-1] is not None
    assert refusals[-1][0] == 429
