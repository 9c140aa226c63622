"""Connections before there is a request: how many there are, how long they stay silent, how much they send.

uvicorn limits none of it (its ``limit_concurrency`` answers 503 to everybody once silent connections have used it up),
and ``--lan`` has no proxy before it that would. So its two protocols are taken as they are, with a gate before them.
"""

import asyncio
import struct
from collections import Counter
from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Network
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from spieltisch.table.deflate import LARGE, Compression
from spieltisch.table.guard import (
    HEADERS,
    TOGETHER,
    Bucket,
    RateLimit,
    household,
    ip_of,
    is_local,
    new_id,
    refusal_body,
)
from spieltisch.table.logs import log
from spieltisch.table.system import most_files

HEAD_SECONDS = 10.0  # for the request line and the headers
BODY_SECONDS = 60.0  # for the rest: a record of 2 MB over a slow line
HEAD = 32 * 1024  # bytes of request line and headers; a browser with a cookie for each of 180 seats sends 15,000
PIECE = 1024  # bytes of a socket that are read in one go: at most 170 empty frames
LINGER = 1.0  # seconds between the word why and the end: what a client still sends would make it lose the word
MESSAGES = 30  # of a socket a second, unless somebody says otherwise
LINE = 8_000  # bytes of one header where a WebSocket begins: its library takes no more
LINES = 100
SILENT = 512  # connections without a request under way; the one that is silent the longest makes room
UNREAD = 1_000_000  # bytes that may wait for a slow reader
UNHEARD = 16  # messages of one connection that wait for us, before no more are read
SPARE = 200  # files that are no connections: the database, the workers, the pages
WHOLE_TEXT, COMPRESSED = 0x81, 0x40  # the first byte of a frame (RFC 6455, 5.2), and its bit by RFC 7692
SHORT, LONG, LONGEST = struct.Struct("!BB"), struct.Struct("!BBH"), struct.Struct("!BBQ")  # how it begins, by length


Network = IPv4Network | IPv6Network


class Gate:
    """Who is connected. A newcomer is let in, if need be in the place of somebody who has said nothing yet."""

    def __init__(self, most: int, per_address: int, proxies: Sequence[Network] = ()) -> None:
        self.proxies = proxies  # many people come through one of them: the door counts these by their own addresses
        self.most = min(most, most_files() - SPARE)
        self.per_address = per_address
        self.open = 0
        self.by_address: Counter[str] = Counter()
        self.silent: dict[Http, None] = {}  # the one that is silent the longest first

    def admits(self, newcomer: "Http") -> bool:
        address = household(newcomer.peer)
        if self.by_address[address] >= self.per_address and not self.is_trusted(newcomer.peer):
            return False
        if self.open >= self.most or len(self.silent) >= min(SILENT, self.most // 2):
            if not self.silent:
                return False
            next(iter(self.silent)).drop()
        self.open += 1
        self.by_address[address] += 1
        self.silent[newcomer] = None
        return True

    def is_trusted(self, peer: str) -> bool:
        ip = ip_of(peer)
        return is_local(peer) or (ip is not None and any(ip in network for network in self.proxies))

    def leave(self, peer: str) -> None:
        address = household(peer)
        self.open -= 1
        self.by_address[address] -= 1
        if not self.by_address[address]:
            del self.by_address[address]


class Config(uvicorn.Config):
    """uvicorn's settings, and the gate that all connections share."""

    def __init__(self, app: Any, gate: Gate, messages: int = MESSAGES, **settings: Any) -> None:
        super().__init__(app, http=Http, ws=Ws, **settings)
        self.gate = gate
        self.messages = messages  # that a socket may send a second
        rate = 2 * TOGETHER * messages
        self.frames = RateLimit(60 * rate, 3 * rate)


class Http(HttpToolsProtocol):
    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.gate: Gate = self.config.gate  # type: ignore[attr-defined]
        self.peer = self.client[0] if self.client else ""
        self.in_head = True  # no whole header has come yet
        self.idle_bytes = 0  # that brought no whole header and nothing of a body: headers, trailers, lengths of chunks
        self.went_on = False  # what came last did
        self.deadline: asyncio.TimerHandle | None = None
        self.admitted = self.gate.admits(self)
        if self.admitted:
            self.wait(HEAD_SECONDS)
        else:
            self.refuse(503, "busy", "too many connections; try again in a minute")

    def connection_lost(self, exc: Exception | None) -> None:
        self.wait(None)
        self.gate.silent.pop(self, None)
        if self.admitted:
            self.gate.leave(self.peer)
        super().connection_lost(exc)

    def drop(self) -> None:
        self.gate.silent.pop(self, None)
        self.transport.abort()

    def wait(self, seconds: float | None) -> None:
        """Give the client so long for what must come next; None: nothing must."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = self.loop.call_later(seconds, self.drop) if seconds is not None else None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self.went_on = False
        super().data_received(data)
        self.idle_bytes = 0 if self.went_on else self.idle_bytes + len(data)
        if self.idle_bytes > HEAD and not self.transport.is_closing():
            if not self.in_head and self.cycle.response_started:
                self.drop()  # there is an answer already: another one would be taken for a part of it
            else:
                self.refuse(431, "too-large", f"the headers are larger than {HEAD} bytes")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head = True
        self.wait(HEAD_SECONDS)

    def on_header(self, name: bytes, value: bytes) -> None:
        if self.in_head:  # what comes after a body in pieces is no header; nobody reads it
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head, self.went_on = False, True
        self.gate.silent.pop(self, None)
        self.wait(BODY_SECONDS)
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > HEAD:
            self.refuse(431, "too-large", f"the headers are larger than {HEAD} bytes")
        else:
            super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.went_on = True
        if not self.transport.is_closing():
            super().on_body(body)

    def on_message_complete(self) -> None:
        self.went_on = True
        self.wait(None)
        if not self.transport.is_closing():
            super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self.pipeline and not self.transport.is_closing():
            self.gate.silent[self] = None

    def handle_websocket_upgrade(self) -> None:
        self.wait(None)
        if len(self.headers) > LINES or any(len(name) + len(value) > LINE for name, value in self.headers):
            self.refuse(431, "too-large", f"a header is larger than {LINE} bytes")
        else:
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # as at the end: else it and we keep each other

    def send_400_response(self, msg: str) -> None:
        self.refuse(400, "bad-request", msg)

    def refuse(self, status: int, code: str, sentence: str) -> None:
        """Answer without the application, and hang up."""
        id, body = new_id(), refusal_body(code, sentence)
        log("refused before a request", id=id, status=status, reason=sentence)
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(body)).encode()),
            (b"connection", b"close"),
            (b"x-request-id", id.encode()),
            *HEADERS,
        ]
        lines = b"".join(name + b": " + value + b"\r\n" for name, value in headers)
        self.transport.write(STATUS_LINE[status] + lines + b"\r\n" + body)
        self.transport.close()


class Frames(ServerProtocol):
    """The library's side of a socket, which counts frames and refuses with an answer like all others."""

    came = 0  # frames since somebody looked

    def recv_frame(self, frame: Frame) -> None:
        self.came += 1
        super().recv_frame(frame)

    def reject(self, status: int, text: str) -> Response:
        id, sentence = new_id(), " ".join(text.split())[:300] or "this connection cannot be opened"
        log("refused before a request", id=id, status=int(status), reason=sentence)
        response = super().reject(status, refusal_body("bad-request", sentence).decode())
        del response.headers["Content-Type"]
        own = [(b"content-type", b"application/json"), (b"x-request-id", id.encode()), *HEADERS]
        for name, value in own:
            response.headers[name.decode()] = value.decode()
        return response


class Ws(WebSocketsSansIOProtocol):
    """A connection that began as HTTP and was counted there.

    The application counts messages. Here all frames are counted, twice as many of them, and by address as well: pings,
    and pieces of messages, never reach it. A frame has at most as many bytes as a message, so bytes are limited with
    them.
    """

    conn: Frames

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn = Frames(extensions=[Compression()], max_size=self.config.ws_max_size, logger=self.logger)
        rate = 2.0 * self.config.messages  # type: ignore[attr-defined]
        self.frames_left = Bucket(rate, 3.0 * rate)
        self.app_state = {**self.app_state, "push": self.push}
        self.heard_out = False  # the application is done with us
        self.hung_up = False  # we are done with the client

    def data_received(self, data: bytes) -> None:
        for at in range(0, len(data), PIECE):
            if self.transport.is_closing() or self.hung_up:
                return
            super().data_received(data[at : at + PIECE])
            came, self.conn.came = self.conn.came, 0
            if not self.handshake_initiated and self.conn.handshake_exc is not None:
                self.refuse()
            elif came and not self.frames_left.take(came):
                self.hang_up(1008, "too many frames")
            elif came and not self.config.frames.admits(self.address(), came):  # type: ignore[attr-defined]
                self.hang_up(1008, "too many frames from this address")

    def address(self) -> str:
        """Who it is, also through a proxy: that is known since the handshake."""
        client = self.scope.get("client")
        return client[0] if client else ""

    def refuse(self) -> None:
        """The library could not read the request: else it would be left without an answer."""
        answer = b"".join(self.conn.data_to_send()) or self.conn.reject(400, "no valid request").serialize()
        self.transport.write(answer)
        self.transport.close()

    def hang_up(self, code: int, reason: str) -> None:
        log("a socket was closed", code=code, reason=reason)
        self.conn.fail(code, reason)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = self.hung_up = True
        self.transport.pause_reading()
        self.close_timer = self.loop.call_later(LINGER, self.transport.close)

    def push(self, data: bytes) -> None:
        """Send a text and never wait. Who reads too slowly is cut off and may come back."""
        if self.conn.state is not State.OPEN or self.transport.is_closing():
            return
        self.transport.write(text_frame(data, self.conn.extensions))
        if self.transport.get_write_buffer_size() > UNREAD:
            log("a slow reader was dropped", path=self.scope["path"])
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """Go on reading while few messages wait: uvicorn stops and starts that for each one."""
        few = not self.read_paused and self.queue.qsize() < UNHEARD
        self.read_paused = self.read_paused or few  # so that it need not be stopped
        super().send_receive_event_to_app()
        self.read_paused = self.read_paused and not few

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.gate.leave(self.client[0] if self.client else "")  # type: ignore[attr-defined]
        super().connection_lost(exc)
        self.let_go()

    def on_task_complete(self, task: "asyncio.Task[None]") -> None:
        super().on_task_complete(task)
        self.heard_out = True
        self.let_go()

    def let_go(self) -> None:
        """At the end of both, drop what leads back to us: else each connection ever made waits for the collector."""
        if self.disconnected and self.heard_out:
            self.app_state.clear()
            self.scope.clear()  # type: ignore[attr-defined]
            self.conn.parser.close()


def text_frame(data: bytes, extensions: Sequence[Extension]) -> bytes:
    """A text as it goes to a client. The library makes the same of five objects, and each reader of a move costs it."""
    first = WHOLE_TEXT
    if len(data) >= LARGE:
        for extension in extensions:
            frame = extension.encode(Frame(Opcode.TEXT, data))
            data, first = bytes(frame.data), WHOLE_TEXT | COMPRESSED
    length = len(data)
    if length < 126:
        return SHORT.pack(first, length) + data
    if length < 1 << 16:
        return LONG.pack(first, 126, length) + data
    return LONGEST.pack(first, 127, length) + data
