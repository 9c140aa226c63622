"""HTTP: the addresses, and behind them the lobby: tables and who sits at them."""

import asyncio
import io
from contextlib import suppress
from functools import lru_cache
from hmac import compare_digest
from typing import Annotated, Any

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from spieltisch._pure import compiled
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Json
from spieltisch.engine.lesson import lesson
from spieltisch.engine.names import clean
from spieltisch.engine.registry import game, games
from spieltisch.table.after import analyse, analysis, end, exercises, one_exercise, one_puzzle, puzzles
from spieltisch.table.answers import (
    Page,
    answer,
    body,
    decoded,
    house_of,
    levels,
    one_more_table,
    page,
    plain,
    public_url,
    room_of,
)
from spieltisch.table.bots import check_components
from spieltisch.table.company import now_ms
from spieltisch.table.database import Unreachable
from spieltisch.table.devices import device_of, give_cookie, hashed, known, move_in, move_out, new_secret
from spieltisch.table.facts import BOT, PERSON, Chair
from spieltisch.table.files import (
    browser,
    game_board,
    game_lesson,
    game_rules,
    game_text,
    lesson_text,
    list_games,
    table_text,
)
from spieltisch.table.guard import household, is_local
from spieltisch.table.house import used_up
from spieltisch.table.records import end_of, errand, import_record, play_on, record, replay
from spieltisch.table.refusal import Refusal
from spieltisch.table.rooms import Room
from spieltisch.table.seating import Table
from spieltisch.table.setting_up import learners, level_of
from spieltisch.table.thinkers import PERSON_WAITS, Errand
from spieltisch.table.wire import Reader

PATIENCE = 3.0  # seconds that the health page gives the database
PAGE = 20  # games on one page of a list
OWN = 50  # tables of one's own in the list, at most
SMALL_BODY = 300_000  # bytes; own components come as options

Word = Annotated[str, msgspec.Meta(max_length=100)]


class NewSeat(msgspec.Struct, forbid_unknown_fields=True):
    kind: str
    name: Word = ""
    level: Word | None = None


class NewClock(msgspec.Struct, forbid_unknown_fields=True):
    minutes: Annotated[float, msgspec.Meta(gt=0, le=10_000)]
    increment: Annotated[float, msgspec.Meta(ge=0, le=10_000)] = 0


class NewTable(msgspec.Struct, forbid_unknown_fields=True):
    game: Word
    seats: Annotated[list[NewSeat], msgspec.Meta(max_length=12)]
    options: dict[str, Any] = {}
    hot_seat: bool = False
    box: bool = False  # chance comes out of the real box
    public: bool = False
    clock: NewClock | None = None
    takeover: Word | msgspec.UnsetType | None = msgspec.UNSET
    free_seats: bool = True
    spectators_talk: bool = True
    hints: bool = False


class NewLesson(msgspec.Struct, forbid_unknown_fields=True):
    game: Word
    name: Word = ""


class Renew(msgspec.Struct, forbid_unknown_fields=True):
    seat: int


class PlaceBot(msgspec.Struct, forbid_unknown_fields=True):
    seat: int
    name: Word = ""
    level: Word | None = None


class AskHint(msgspec.Struct, forbid_unknown_fields=True):
    n: int
    seat: int


class MoveIn(msgspec.Struct, forbid_unknown_fields=True):
    secret: Word


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    secret: Word | None = None
    seat: int | None = None
    name: Word = ""


# How it goes


async def healthz(request: Request) -> Response:
    """Whether a move could be stored now: it writes."""
    try:
        async with asyncio.timeout(PATIENCE):
            await house_of(request).store.pulse(now_ms())
    except (Unreachable, TimeoutError) as wrong:
        return answer({"ok": False, "reason": str(wrong) or "the database does not answer"}, 503)
    return answer({"ok": True, "compiled": compiled(), "games": len(games())})


async def metrics(request: Request) -> Response:
    """For Prometheus on this machine, or with the word agreed on; nobody else learns that there are any."""
    word = house_of(request).settings.metrics
    said = request.headers.get("authorization", "").removeprefix("Bearer ")
    if not (
        is_local(request.client.host if request.client else "")
        or (word and compare_digest(said.encode(), word.encode()))
    ):
        raise Refusal("not-found", "there is no such page")
    return plain(house_of(request).metrics.text().decode(), "text/plain; version=0.0.4")


# Tables


async def create_table(request: Request) -> Response:
    one_more_table(request)
    wanted = decoded(await body(request, SMALL_BODY), NewTable)
    rules = game(wanted.game)
    host = known(request)
    chairs, links = seat_people(request, wanted, host)
    if wanted.box and wanted.clock:
        raise Refusal("bad-request", "with the real box nobody's thinking time is counted: leave out clock or box")
    takeover = "" if wanted.takeover is msgspec.UNSET else wanted.takeover
    if takeover is not None:
        takeover = level_of(takeover, levels(request, wanted.game))
    settings = {
        "clock": msgspec.to_builtins(wanted.clock),
        "takeover": takeover,
        "hot_seat": wanted.hot_seat,
        "box": wanted.box,
        "free_seats": wanted.free_seats,
        "spectators_talk": wanted.spectators_talk,
        "hints": wanted.hints,
    }
    house, options = house_of(request), wanted.options
    if any(option.read is not None and option.name in options for option in rules.options):
        asked = (wanted.game, len(chairs), options)
        options = await house.thinkers.run(check_components, *asked, errand=errand(request, deep=False))
    room = await house.create(wanted.game, chairs, options, settings, wanted.public, host)
    made = answer({"table": room.id, "links": [seat_link(room, secret) for secret in links]}, 201)
    give_cookie(request, made)
    return made


async def create_lesson(request: Request) -> Response:
    """A table for one learner, where chance and the bots follow the game's lesson and then play freely."""
    one_more_table(request)
    wanted = decoded(await body(request, SMALL_BODY), NewLesson)
    taught = lesson(game(wanted.game).id)
    if taught is None:
        raise Refusal("not-found", "this game has no lesson")
    host = known(request)
    chairs = learners(taught, clean(wanted.name), host)
    room = await house_of(request).create(wanted.game, chairs, taught.options, {"lesson": True}, False, host)
    made = answer({"table": room.id}, 201)
    give_cookie(request, made)
    return made


def seat_link(room: Room, secret: str) -> str:
    return f"/t/{room.id}#seat={secret}"


def seat_people(request: Request, wanted: NewTable, host: str) -> tuple[list[Chair], list[str]]:
    """The chairs, and the secrets of the links to those that are still free."""
    chairs: list[Chair] = []
    links: list[str] = []
    for seat in wanted.seats:
        if seat.kind == BOT:
            level = level_of(seat.level, levels(request, wanted.game))
            chairs.append(Chair(BOT, clean(seat.name), level, None, True))
        elif seat.kind == "me":
            chairs.append(Chair(PERSON, clean(seat.name), taken=True, device=host))
        elif seat.kind == PERSON:
            links.append(new_secret())
            chairs.append(Chair(PERSON, clean(seat.name), secret=hashed(links[-1])))
        else:
            raise Refusal("bad-request", "a seat is for me, person or bot")
    if sum(chair.device == host for chair in chairs) > 1 and not wanted.hot_seat:
        raise Refusal("bad-request", "several seats for one device need hot_seat")
    return chairs, links


async def sit(request: Request) -> Response:
    """Sit down by a link, which is used up by it, or at a free seat. Who sits here already is let in."""
    wanted = decoded(await body(request, SMALL_BODY), Sit)
    room, house, device = await room_of(request), house_of(request), known(request)
    # A person's device may hold several seats only where the table was set up round one screen.
    own = await house.chairs_of(room, device)
    may_sit = room.table.facts.settings.get("hot_seat") or not own
    chair = chosen_chair(room.table, wanted, device) if may_sit else None
    if chair is not None:
        link = hashed(wanted.secret) if wanted.secret is not None else None
        await house.sit(room, chair, clean(wanted.name) or room.table.chairs[chair].name, device, link)
    elif not own:
        raise used_up()
    seated = answer({"table": room.id})
    give_cookie(request, seated)
    return seated


def chosen_chair(table: Table, wanted: Sit, device: str) -> int | None:
    """The chair that a link leads to, None for a link that leads to none; or the one of a free seat."""
    if wanted.secret is not None:
        return next((at for at, chair in enumerate(table.chairs) if chair.secret == hashed(wanted.secret)), None)
    if wanted.seat is None or not 0 <= wanted.seat < len(table.chairs):
        raise Refusal("bad-request", "say a secret or the number of a seat")
    if not table.facts.settings.get("free_seats", True) and device != table.facts.host:
        raise Refusal("by-link", "the seats of this table are taken by link; ask whoever opened it for one")
    return table.chair_of(wanted.seat)


async def place_bot(request: Request) -> Response:
    """A bot for a seat that is still free, by anybody who sits at the table or opened it."""
    wanted = decoded(await body(request, SMALL_BODY), PlaceBot)
    room, house, device = await room_of(request), house_of(request), device_of(request)
    if not await house.chairs_of(room, device) and (not device or device != room.table.facts.host):
        raise Refusal("not-host", "only those at the table may give a seat to a bot")
    if not 0 <= wanted.seat < len(room.table.chairs):
        raise Refusal("no-seat", "there is no such seat")
    level = level_of(wanted.level, levels(request, room.table.facts.game))
    await house.place_bot(room, room.table.chair_of(wanted.seat), clean(wanted.name), level)
    return answer({"table": room.id})


async def renew_link(request: Request) -> Response:
    """Another link to a seat that is still free, for the one who opened the table."""
    wanted = decoded(await body(request, SMALL_BODY), Renew)
    room, house = await room_of(request), house_of(request)
    if not room.table.facts.host or device_of(request) != room.table.facts.host:
        raise Refusal("not-host", "only the device that opened the table may hand out its links")
    at = room.table.chair_of(wanted.seat)
    if not 0 <= wanted.seat < len(room.table.chairs) or room.table.chairs[at].kind != PERSON:
        raise Refusal("no-seat", "there is no such seat for a person")
    secret = new_secret()
    room.table.chairs[at] = await house.store.renew(room.id, at, hashed(secret))
    if room.table.chairs[at].taken:
        raise Refusal("taken", "somebody sits there already")
    return answer({"link": seat_link(room, secret)})


async def give_hint(request: Request) -> Response:
    """Advice for the choice that a seat of this device owes now; others at the table are told that it asked."""
    wanted = decoded(await body(request, SMALL_BODY), AskHint)
    house, room, device = house_of(request), await room_of(request), device_of(request)
    chairs, seat = await house.chairs_of(room, device), wanted.seat
    room.check_hint([room.table.seat_of(chair) for chair in chairs], wanted.n, seat)
    await room.tell_hint(seat)
    errand = Errand(PERSON_WAITS, room.id, household(request.client.host) if request.client else "")
    return answer(await house.hints.ask(house, room, device, seat, errand))


# To another device


async def leave_device(request: Request) -> Response:
    """A secret that goes to another device in a file, for what this one plays."""
    await body(request, SMALL_BODY)
    return answer({"secret": await move_out(house_of(request), device_of(request))})


async def come_to_device(request: Request) -> Response:
    wanted = decoded(await body(request, SMALL_BODY), MoveIn)
    moved = answer({"tables": await move_in(house_of(request), known(request), wanted.secret)})
    give_cookie(request, moved)
    return moved


# Lists


async def one_table(request: Request) -> Response:
    return answer((await room_of(request)).table.public())


async def list_tables(request: Request) -> Response:
    house, status = house_of(request), request.query_params.get("status", "open")
    device = device_of(request)
    if status in ("finished", "played"):
        number = request.query_params.get("page", "0")
        if not number.isdecimal() or len(number) > 6:
            raise Refusal("bad-request", "the page must be a number")
        wanted = house.store.results if status == "finished" else house.store.own_results
        games = await wanted(PAGE, PAGE * int(number), device)
        if status == "played":
            games = [game | {"analysing": house.analyses.share(end_of(game))} for game in games]
        return answer({"tables": games})
    if status not in ("open", "mine"):
        raise Refusal("bad-request", "the status must be open, mine, played or finished")
    listed = []
    mine = status == "mine"
    for id in await (house.store.tables_of(device, OWN) if mine else house.store.open_tables(PAGE)):
        with suppress(Refusal, SpieltischError):  # a game that cannot be opened any more is not worth an error here
            room = await house.room(id)
            if room is not None:
                listed.append(room.table.public() | (turn(room.table, device) if mine else {}))
    return answer({"tables": listed})


def turn(table: Table, device: str) -> dict[str, Json]:
    """Whose turn it is, and since when."""
    return table.turn_of(device) | {"since": table.entries[-1].at if table.entries else table.facts.created}


async def table_view(request: Request) -> Response:
    """The table as a spectator sees it, for a small picture."""
    return answer({"view": (await room_of(request)).state_for(Reader())["view"]})


async def qr(request: Request) -> Response:
    room = await room_of(request)
    svg = drawn(f"{public_url(request)}/t/{room.id}")
    return Response(svg, media_type="image/svg+xml", headers={"cache-control": "no-cache"})


@lru_cache(256)
def drawn(url: str) -> bytes:
    """An address for the camera of a phone."""
    svg = io.BytesIO()
    segno.make(url, error="m").save(svg, "svg", scale=6, border=3, light="#fff", xmldecl=False, svgclass=None)
    return svg.getvalue()


def routes() -> list[BaseRoute]:
    def get(path: str, handler: Page) -> Route:
        return Route(path, page(handler), methods=["GET"])

    def post(path: str, handler: Page) -> Route:
        return Route(path, page(handler), methods=["POST"])

    return [
        get("/healthz", healthz),
        get("/metrics", metrics),
        get("/api/games", list_games),
        get("/api/text.{language}.ftl", table_text),
        get("/api/games/{game}/text.{language}.ftl", game_text),
        get("/api/games/{game}/lesson", game_lesson),
        get("/api/games/{game}/lesson.{language}.ftl", lesson_text),
        get("/api/games/{game}/rules.{language}.md", game_rules),
        get("/api/games/{game}/board.js", game_board),
        get("/api/tables", list_tables),
        post("/api/tables", create_table),
        post("/api/lessons", create_lesson),
        post("/api/records", import_record),
        post("/api/move-out", leave_device),
        post("/api/move-in", come_to_device),
        get("/api/tables/{table}", one_table),
        post("/api/tables/{table}/sit", sit),
        post("/api/tables/{table}/bot", place_bot),
        post("/api/tables/{table}/links", renew_link),
        post("/api/tables/{table}/hint", give_hint),
        get("/api/tables/{table}/view", table_view),
        get("/api/tables/{table}/record", record),
        get("/api/tables/{table}/replay", replay),
        get("/api/tables/{table}/end", end),
        get("/api/tables/{table}/analysis", analysis),
        post("/api/tables/{table}/analysis", analyse),
        get("/api/tables/{table}/exercise", one_exercise),
        post("/api/tables/{table}/from", play_on),
        get("/api/exercises", exercises),
        get("/api/puzzles", puzzles),
        get("/api/games/{game}/puzzles/{number}", one_puzzle),
        get("/api/tables/{table}/qr.svg", qr),
        get("/{path:path}", browser),
    ]
