"""Whose browser this is: one random secret for each device, in one cookie. The server keeps its hash with the seats."""

import hashlib
import secrets
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from spieltisch.table.house import House

COOKIE = "device"
OLD = "seat-"  # once every seat had a cookie of its own: seat-<table>, with its secrets separated by dots
YEAR = 365 * 86_400
LONGEST = 100  # characters of a secret, at most


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()


def device_of(connection: HTTPConnection) -> str:
    """The hash of the device's secret; empty for a device that has none yet."""
    secret = connection.scope.get("device", "")
    return hashed(secret) if secret else ""


def known(connection: HTTPConnection) -> str:
    """The same for somebody who is about to get a seat: a device without a secret gets one, by ``give_cookie``."""
    connection.scope["device"] = connection.scope.get("device") or new_secret()
    return device_of(connection)


def give_cookie(connection: HTTPConnection, response: Response) -> None:
    response.set_cookie(
        COOKIE,
        connection.scope["device"],
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=connection.url.scheme in ("https", "wss"),
    )


class Devices:
    """Tells every request its device, and takes over the cookies that seats had of their own."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            return await self.app(scope, receive, send)
        connection = HTTPConnection(scope)
        scope["device"] = connection.cookies.get(COOKIE, "")[:LONGEST]
        old = {name: value for name, value in connection.cookies.items() if name.startswith(OLD)}
        if not old:
            return await self.app(scope, receive, send)
        cookies = Response()
        if await take_over(scope["app"].state.house, known(connection), old):
            give_cookie(connection, cookies)
        for name in old:
            cookies.delete_cookie(name)

        async def with_cookies(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableHeaders(scope=message)
                for cookie in cookies.headers.getlist("set-cookie"):
                    headers.append("set-cookie", cookie)
            await send(message)

        return await self.app(scope, receive, with_cookies)


async def take_over(house: "House", device: str, old: dict[str, str]) -> bool:
    """Give the seats of old cookies to the device; whether it has a seat now.

    A page asks several things at once: one transaction, so that one answer names the device and has all its seats.
    """
    seats = [(name.removeprefix(OLD), hashed(secret)) for name, value in old.items() for secret in value.split(".")]
    await house.store.take_over(device, seats)
    tables = await house.store.tables_of(device, len(seats))
    for room in [house.rooms[id] for id in tables if id in house.rooms]:
        room.table.chairs = await house.store.chairs(room.id)
    return bool(tables)
