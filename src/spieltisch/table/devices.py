"""Whose browser this is: one random secret for each device, in one cookie. The server keeps its hash with the seats."""

import hashlib
import re
import secrets
from typing import TYPE_CHECKING

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from spieltisch.table.company import now_ms
from spieltisch.table.refusal import Refusal

if TYPE_CHECKING:
    from spieltisch.table.house import House

COOKIE = "device"
OLD = "seat-"  # once every seat had a cookie of its own: seat-<table>, with its secrets separated by dots
YEAR = 365 * 86_400
OLD_NAME = re.compile(OLD + "[2-9a-z]{12}")
OLD_SECRET = r"[\w-]{43}"
OLD_VALUE = re.compile(rf"{OLD_SECRET}(\.{OLD_SECRET}){{0,11}}", re.ASCII)
MOVING = 600_000  # milliseconds that one may take for the way to another device
OLD_SEATS = 200  # that are taken over at once; a browser that has more brings the rest with its next request
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
        old = old_seats(connection.cookies)
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


def old_seats(cookies: dict[str, str]) -> dict[str, list[str]]:
    """The old cookies and their secrets, as many as are taken over at once; what is none of ours is left alone."""
    found: dict[str, list[str]] = {}
    left = OLD_SEATS
    for name, value in cookies.items():
        if OLD_NAME.fullmatch(name) and OLD_VALUE.fullmatch(value):
            held = value.split(".")
            left -= len(held)
            if left < 0:
                break
            found[name] = held
    return found


async def take_over(house: "House", device: str, old: dict[str, list[str]]) -> bool:
    """Give the seats of old cookies to the device; whether it has a seat now.

    A page asks several things at once: one transaction, so that one answer names the device and has all its seats.
    """
    seats = [(name.removeprefix(OLD), hashed(secret)) for name, held in old.items() for secret in held]
    await house.store.take_over(device, seats)
    tables = await house.store.tables_of(device, len(seats))
    for room in [house.rooms[id] for id in tables if id in house.rooms]:
        room.table.chairs = await house.store.chairs(room.id)
    return bool(tables)


# To another device


async def move_out(house: "House", device: str) -> str | None:
    """A secret by which another device takes over what this one plays, once and soon; None if it plays nothing."""
    if not device or not await house.store.unfinished(device):
        return None
    secret, now = new_secret(), now_ms()
    await house.store.move_out(device, hashed(secret), now, now + MOVING)
    return secret


async def move_in(house: "House", device: str, secret: str) -> int:
    """This device takes over what another one plays; at how many tables. There one looks on from now on."""
    old = await house.store.mover(hashed(secret), now_ms())
    if old is None:
        raise Refusal("too-late", "these games were taken over already, or the file is older than ten minutes")
    if old == device:
        return 0
    tables = await house.store.unfinished(old)
    await house.store.move_in(device, old, hashed(secret))
    for id in tables:
        room = await house.room(id) if id in house.rooms or id in house.opening else None
        if room is not None:
            await room.hear_chairs()
    await house.store.database.tell(*(house.store.news(id, "chairs") for id in tables))
    return len(set(tables) & set(await house.store.unfinished(device)))
