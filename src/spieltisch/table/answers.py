"""What every page does: read a request, answer it, and turn what went wrong into a sentence."""

from collections.abc import Awaitable, Callable
from functools import cache
from typing import TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spieltisch.bots import KINDS, bot
from spieltisch.engine.errors import SpieltischError, UnknownGame
from spieltisch.engine.game import Json
from spieltisch.table.encoding import encode
from spieltisch.table.guard import RateLimit, own_address
from spieltisch.table.house import House
from spieltisch.table.refusal import Refusal
from spieltisch.table.rooms import Room

STATUS = {
    "not-found": 404,
    "too-many": 429,
    "busy": 503,
    "storage": 503,
    "taken": 409,
    "no-seat": 409,
    "by-link": 403,
    "not-host": 403,
    "outdated": 410,
    "not-finished": 409,
    "no-hint": 403,
    "stale": 409,
    "not-yours": 403,
    "too-late": 404,
    "too-large": 413,
}
T = TypeVar("T")
Page = Callable[[Request], Awaitable[Response]]


def answer(data: Json, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json", headers={"cache-control": "no-store"})


def plain(text: str, kind: str) -> Response:
    return Response(text, media_type=f"{kind}; charset=utf-8", headers={"cache-control": "no-cache"})


def refused(code: str, message: str) -> Response:
    return answer({"error": {"code": code, "message": message}}, STATUS.get(code, 400))


def page(handler: Page) -> Page:
    """Turn what can go wrong into a sentence."""

    async def guarded(request: Request) -> Response:
        try:
            return await handler(request)
        except Refusal as refusal:
            return refused(refusal.code, refusal.message)
        except UnknownGame as wrong:
            return refused("not-found", str(wrong))
        except SpieltischError as wrong:
            return refused("bad-request", str(wrong))

    return guarded


def house_of(request: Request) -> House:
    house: House = request.app.state.house
    return house


async def body(request: Request, limit: int) -> bytes:
    if request.headers.get("content-type", "").split(";")[0].strip() != "application/json":
        raise Refusal("bad-request", "the content type must be application/json")
    read = bytearray()
    async for part in request.stream():
        read += part
        if len(read) > limit:
            raise Refusal("too-large", f"this is larger than {limit} bytes")
    return bytes(read)


def decoded(data: bytes, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.MsgspecError, RecursionError, UnicodeError) as wrong:
        sentence = str(wrong) if isinstance(wrong, msgspec.ValidationError) else "this is no JSON"
        raise Refusal("bad-request", sentence) from None


async def room_of(request: Request) -> Room:
    room = await house_of(request).room(request.path_params["table"])
    if room is None:
        raise Refusal("not-found", "there is no such table")
    return room


def one_more_table(request: Request) -> None:
    limit: RateLimit = request.app.state.new_tables
    if not limit.admits(request.client.host if request.client else ""):
        raise Refusal("too-many", "too many new tables from this address; wait a minute")


def levels(request: Request, id: str = "") -> list[str]:
    """Who may be put on a seat: our bots, and those that the operator names. For a game: those that play it."""
    own = house_of(request).settings.all_bots()
    return [*KINDS, *(name for name in own if not id or not no_bot(name, id))]


@cache
def no_bot(name: str, id: str) -> str:
    """Why an operator's bot cannot be had for a game; empty if it can. Known from the start on: a bot may be slow to
    make."""
    try:
        bot(name, id)
    except SpieltischError as wrong:
        return str(wrong)
    return ""


def public_url(request: Request) -> str:
    """Where other people reach this server: who opens it on the machine itself must not hand on 127.0.0.1."""
    url = request.base_url
    if house_of(request).settings.lan and url.hostname in ("127.0.0.1", "localhost", "::1"):
        url = url.replace(hostname=own_address())
    return str(url).rstrip("/")
