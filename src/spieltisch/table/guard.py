"""The door: who may come in, how often, how much at once, and what the browser may do with our pages."""

import contextlib
import ipaddress
import socket
import time
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Receive, Scope, Send

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


@dataclass(slots=True)
class Bucket:
    """So many tokens a second, and a store of them for a burst."""

    rate: float
    burst: float
    tokens: float = field(default=-1.0)
    at: float = field(default_factory=time.monotonic)

    def take(self) -> bool:
        now = time.monotonic()
        stored = self.burst if self.tokens < 0 else self.tokens + (now - self.at) * self.rate
        self.tokens, self.at = min(self.burst, stored), now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class RateLimit:
    """One bucket for each address. People on this machine itself are not counted."""

    def __init__(self, per_minute: int) -> None:
        self.per_minute = per_minute
        self.buckets: dict[str, Bucket] = {}

    def admits(self, address: str) -> bool:
        if is_local(address):
            return True
        if len(self.buckets) >= ADDRESSES:
            self.buckets.pop(next(iter(self.buckets)))
        bucket = self.buckets.setdefault(address, Bucket(self.per_minute / 60, max(5.0, self.per_minute / 6)))
        return bucket.take()


def is_local(address: str) -> bool:
    try:
        return ipaddress.ip_address(address).is_loopback
    except ValueError:
        return False


def header(scope: Scope, name: bytes) -> str | None:
    return next((value.decode("latin-1") for key, value in scope["headers"] if key == name), None)


def address(scope: Scope) -> str:
    return str((scope.get("client") or ("", 0))[0])


class Door:
    """Wraps the whole application: Host and Origin are ours, nobody knocks too often, answers carry the headers."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.names = settings.all_hosts() | {"localhost", socket.gethostname().lower()}
        self.limit = RateLimit(settings.requests_per_minute)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        refusal = self.refusal(scope)
        if scope["type"] == "websocket":
            if refusal is None:
                return await self.app(scope, receive, send)
            return await deny(scope, send, refusal)

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        if refusal is None:
            return await self.app(scope, receive, with_headers)
        return await deny(scope, with_headers, refusal)

    def refusal(self, scope: Scope) -> tuple[int, str, str] | None:
        """Status, code and sentence if this request must not come in."""
        host = (header(scope, b"host") or "").lower()
        if not self.known(host):
            # A foreign name that points at our address would let a foreign page act as one of ours.
            return 403, "host", "this server is not known under that name; add it with --hosts"
        asks_to_change = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD", "OPTIONS")
        if asks_to_change and not same_origin(header(scope, b"origin"), host):
            return 403, "origin", "this request comes from another page"
        if not self.limit.admits(address(scope)):
            return 429, "too-many", "too many requests from this address; wait a minute"
        return None

    def known(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname or ""
        if name in self.names or name.removesuffix(".local") in self.names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


def same_origin(origin: str | None, host: str) -> bool:
    if origin is None:
        return False
    parts = urlsplit(origin.lower())
    return parts.scheme in ("http", "https") and parts.netloc == host


async def deny(scope: Scope, send: Send, refusal: tuple[int, str, str]) -> None:
    status, code, sentence = refusal
    body = f'{{"error":{{"code":"{code}","message":"{sentence}"}}}}'.encode()
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers: list[Any] = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": f"{kind}.start", "status": status, "headers": headers})
    await send({"type": f"{kind}.body", "body": body})


def own_address() -> str:
    """The address of this machine in its network; no packet is sent for it."""
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return socket.gethostname()
