"""The door: who may come in, how often, how much at once, and what the browser may do with our pages."""

import contextlib
import ipaddress
import json
import logging
import re
import secrets
import socket
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field
from functools import lru_cache

from starlette.requests import ClientDisconnect
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from spieltisch.table.database import Unreachable
from spieltisch.table.logs import log
from spieltisch.table.settings import Settings

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " media-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self';"
    " base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
ADDRESSES = 10_000  # remembered for the rate limit, at most
TOGETHER = 10  # an address may say as much as so many connections that say all they may: no school comes near it
HOST = re.compile(r"(?P<name>\[[0-9a-f:.]+\]|[^\[\]:/@?#\\\s]+)(:[0-9]{1,5})?")


@dataclass(slots=True)
class Bucket:
    """So many tokens a second, and a store of them for a burst."""

    rate: float
    burst: float
    tokens: float = field(default=-1.0)
    at: float = field(default_factory=time.monotonic)

    def take(self, number: int = 1) -> bool:
        now = time.monotonic()
        stored = self.burst if self.tokens < 0 else self.tokens + (now - self.at) * self.rate
        self.tokens, self.at = min(self.burst, stored), now
        if self.tokens < number:
            return False
        self.tokens -= number
        return True


class RateLimit:
    """One bucket for each address. People on this machine itself are not counted."""

    def __init__(self, per_minute: float, at_once: float | None = None) -> None:
        self.rate = per_minute / 60
        self.at_once = max(5.0, per_minute / 6) if at_once is None else at_once
        self.buckets: dict[str, Bucket] = {}

    def admits(self, address: str, number: int = 1) -> bool:
        if is_local(address):
            return True
        whose = household(address)
        if whose not in self.buckets:
            if len(self.buckets) >= ADDRESSES:
                self.buckets.pop(next(iter(self.buckets)))
            self.buckets[whose] = Bucket(self.rate, self.at_once)
        return self.buckets[whose].take(number)


@lru_cache(ADDRESSES)
def household(address: str) -> str:
    """What counts as one address: with IPv6 a household has 2**64 of them."""
    ip = ip_of(address)
    if isinstance(ip, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((ip, 64), strict=False))
    return str(ip or address)


@lru_cache(ADDRESSES)
def is_local(address: str) -> bool:
    ip = ip_of(address)
    return ip is not None and ip.is_loopback


def ip_of(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An address of IPv4 as itself, also where it came over a socket of IPv6 (::ffff:192.0.2.7); None: it is none."""
    try:
        ip = ipaddress.ip_address(address)
    except ValueError:
        return None
    return getattr(ip, "ipv4_mapped", None) or ip


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def address(scope: Scope) -> str:
    return str((scope.get("client") or ("", 0))[0])


class Door:
    """Wraps the whole application: Host and Origin are ours, nobody knocks too often or stands in the way, and every
    answer carries the headers and a number under which the log knows it."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = settings.all_hosts() | {"localhost", socket.gethostname().lower()}
        self.limit = RateLimit(settings.requests_per_minute)
        self.most = settings.connections_per_address
        self.inside: Counter[str] = Counter()  # requests and sockets of each address: a proxy has only one itself

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        answer = Answer(scope, send)
        whose = household(address(scope))
        self.inside[whose] += 1
        try:
            refusal = self.refusal(scope)
            if refusal is not None:
                await answer.refuse(*refusal)
            else:
                await self.app(scope, receive, answer.send)
        except (ClientDisconnect, WebSocketDisconnect):
            pass
        except Unreachable as wrong:
            await answer.broken(503, "storage", "the database cannot be reached; try again", str(wrong))
        except Exception:
            sentence = f"something broke here; the log knows it as {answer.id}"
            await answer.broken(500, "broken", sentence, traceback.format_exc())
        finally:
            self.inside[whose] -= 1
            if not self.inside[whose]:
                del self.inside[whose]

    def refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        """Status, code and sentence if this request must not come in."""
        host = (header(scope, b"host") or "").lower()
        if not self.known(host):
            # A foreign name that points at our address would let a foreign page act as one of ours.
            return 403, "host", "this server is not known under that name; add it with --hosts"
        asks_to_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if asks_to_change and header(scope, b"origin") not in (f"http://{host}", f"https://{host}"):
            return 403, "origin", "this request comes from another page"
        who = address(scope)
        if not self.limit.admits(who) or (self.inside[household(who)] > self.most and not is_local(who)):
            return 429, "too-many", "too many requests from this address; wait a minute"
        return None

    def known(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        if found is None:
            return False
        name = found["name"].strip("[]")
        if name in self.names or name.removesuffix(".local") in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


class Answer:
    """The answer to one request, on its way out."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.out = send
        self.id = new_id()
        self.begun = False

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start", "websocket.accept"):
            self.begun = True
            message["headers"] = [*message.get("headers", []), (b"x-request-id", self.id.encode()), *HEADERS]
            self.note("answered", logging.DEBUG, status=message.get("status", 101))
        await self.out(message)

    def note(self, event: str, level: int, **facts: object) -> None:
        log(event, level, id=self.id, path=self.scope["path"][:200], **facts)

    async def refuse(self, status: int, code: str, sentence: str) -> None:
        body = refusal_body(code, sentence)
        kind = "websocket.http.response" if self.scope["type"] == "websocket" else "http.response"
        headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
        await self.send({"type": f"{kind}.start", "status": status, "headers": headers})
        await self.out({"type": f"{kind}.body", "body": body})

    async def broken(self, status: int, code: str, sentence: str, error: str) -> None:
        self.note("a request failed", logging.ERROR, error=error)
        if not self.begun:
            await self.refuse(status, code, sentence)


def new_id() -> str:
    return secrets.token_hex(6)


def refusal_body(code: str, sentence: str) -> bytes:
    return json.dumps({"error": {"code": code, "message": sentence}}).encode()


def own_address() -> str:
    """The address of this machine in its network; no packet is sent for it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return socket.gethostname()
