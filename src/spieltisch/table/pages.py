"""HTTP: the lobby, the texts, records and replays, and the browser side as files."""

import io
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Annotated, Any, TypeVar

import msgspec
import segno
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Route

from spieltisch._pure import compiled
from spieltisch.bots import bots as levels
from spieltisch.engine.errors import BadOption, SpieltischError, UnknownGame
from spieltisch.engine.game import Game, Json
from spieltisch.engine.registry import folder, game, games
from spieltisch.table.bots import check_record, replay_steps, write_record
from spieltisch.table.entries import START
from spieltisch.table.guard import RateLimit, own_address
from spieltisch.table.house import House, hashed, new_secret
from spieltisch.table.names import clean
from spieltisch.table.rooms import Refusal, Room
from spieltisch.table.seating import Table, gentle, moves_of
from spieltisch.table.store import BOT, PERSON, Chair
from spieltisch.table.wire import encode

TEXTS = Path(__file__).parent.parent  # the table's own messages, beside those of each game
LANGUAGES = sorted(file.name.split(".")[1] for file in TEXTS.glob("text.*.ftl"))
STATIC = Path(__file__).parent / "static"
PAGE = 20  # games on one page of a list
OWN = 50  # tables of one's own that are looked for, by their cookies
SMALL_BODY = 300_000  # bytes; own components come as options
RECORD_BODY = 2_000_000
YEAR = 365 * 86_400
STATUS = {
    "not-found": 404,
    "too-many": 429,
    "busy": 503,
    "storage": 503,
    "taken": 409,
    "no-seat": 409,
    "outdated": 410,
    "not-finished": 409,
    "too-large": 413,
}

T = TypeVar("T")
Page = Callable[[Request], Awaitable[Response]]
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
    public: bool = False
    clock: NewClock | None = None
    takeover: Word | msgspec.UnsetType | None = msgspec.UNSET


class Sit(msgspec.Struct, forbid_unknown_fields=True):
    secret: Word | None = None
    seat: int | None = None
    name: Word = ""


def answer(data: Json, status: int = 200) -> Response:
    return Response(encode(data), status, media_type="application/json", headers={"cache-control": "no-store"})


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


# Games and texts


async def healthz(request: Request) -> Response:
    return answer({"ok": True, "compiled": compiled(), "games": len(games())})


async def list_games(request: Request) -> Response:
    cards = [game_card(game(id)) for id in games()]
    return answer({"games": cards, "levels": levels(), "url": public_url(request)})


def public_url(request: Request) -> str:
    """Where other people reach this server: who opens it on the machine itself must not hand on 127.0.0.1."""
    url = request.base_url
    if house_of(request).settings.lan and url.hostname in ("127.0.0.1", "localhost", "::1"):
        url = url.replace(hostname=own_address())
    return str(url).rstrip("/")


def game_card(rules: Game) -> Json:
    return {
        "id": rules.id,
        "version": rules.version,
        "seats": list(rules.seats),
        "minutes": rules.minutes,
        "options": [
            {
                "name": option.name,
                "default": option.default,
                "choices": list(option.choices),
                "file": option.read is not None,
            }
            for option in rules.options
        ],
    }


def text_of(place: Path, name: str) -> str:
    file = place / name
    return file.read_text(encoding="utf-8") if file.exists() else ""


def language(request: Request) -> str:
    named = str(request.path_params["language"])
    if named not in LANGUAGES:
        raise Refusal("not-found", f"there are texts in {' and '.join(LANGUAGES)}")
    return named


def plain(text: str, kind: str) -> Response:
    return Response(text, media_type=f"{kind}; charset=utf-8", headers={"cache-control": "no-cache"})


async def table_text(request: Request) -> Response:
    return plain(text_of(TEXTS, f"text.{language(request)}.ftl"), "text/plain")


async def game_text(request: Request) -> Response:
    name = f"text.{language(request)}.ftl"
    own = text_of(folder(request.path_params["game"]), name)
    return plain(text_of(TEXTS, name) + "\n" + own, "text/plain")


async def game_rules(request: Request) -> Response:
    name = f"rules.{language(request)}.md"
    return plain(text_of(folder(request.path_params["game"]), name), "text/markdown")


# Tables


async def create_table(request: Request) -> Response:
    limit: RateLimit = request.app.state.new_tables
    if not limit.admits(request.client.host if request.client else ""):
        raise Refusal("too-many", "too many new tables from this address; wait a minute")
    wanted = decoded(await body(request, SMALL_BODY), NewTable)
    rules = game(wanted.game)
    chairs, mine, links = seat_people(wanted)
    takeover = gentle() if wanted.takeover is msgspec.UNSET else wanted.takeover
    if takeover is not None:
        known_level(takeover)
    settings = {
        "clock": msgspec.to_builtins(wanted.clock),
        "takeover": takeover,
        "hot_seat": wanted.hot_seat,
    }
    room = await house_of(request).create(
        wanted.game, chairs, own_components(rules, wanted.options), settings, wanted.public
    )
    made = answer({"table": room.id, "links": [f"/t/{room.id}#seat={secret}" for secret in links]}, 201)
    if mine:
        give_cookie(request, made, room.id, mine)
    return made


def seat_people(wanted: NewTable) -> tuple[list[Chair], list[str], list[str]]:
    """The chairs, the secrets of the one who opens the table, and those to be handed on."""
    chairs: list[Chair] = []
    mine: list[str] = []
    links: list[str] = []
    for seat in wanted.seats:
        if seat.kind == BOT:
            level = seat.level or gentle()
            known_level(level)
            chairs.append(Chair(BOT, clean(seat.name), level, None, True))
        elif seat.kind in ("me", PERSON):
            secret = new_secret()
            (mine if seat.kind == "me" else links).append(secret)
            chairs.append(Chair(PERSON, clean(seat.name), None, hashed(secret), seat.kind == "me"))
        else:
            raise Refusal("bad-request", "a seat is for me, person or bot")
    if len(mine) > 1 and not wanted.hot_seat:
        raise Refusal("bad-request", "several seats for one device need hot_seat")
    return chairs, mine, links


def known_level(level: str) -> None:
    if level not in levels():
        raise Refusal("bad-request", f"there is no bot of that level; there are: {', '.join(levels())}")


def own_components(rules: Game, options: dict[str, Json]) -> dict[str, Json]:
    """Options, where the text of a player's own file stands for its components."""
    readers = {option.name: option.read for option in rules.options if option.read is not None}
    given: dict[str, Json] = {}
    for name, value in options.items():
        read = readers.get(name)
        try:
            given[name] = read(value) if read is not None and isinstance(value, str) else value
        except BadOption:
            raise
        except (ValueError, TypeError, KeyError, RecursionError):
            raise BadOption(f"the file for {name} cannot be read") from None
    return given


def give_cookie(request: Request, response: Response, table: str, secrets: list[str]) -> None:
    response.set_cookie(
        f"seat-{table}",
        ".".join(secrets),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def sit(request: Request) -> Response:
    wanted = decoded(await body(request, SMALL_BODY), Sit)
    room, house = await room_of(request), house_of(request)
    table = room.table
    if wanted.secret is not None:
        secret = wanted.secret
        held = [at for at, chair in enumerate(table.chairs) if chair.secret == hashed(secret)]
        if not held:
            raise Refusal("no-seat", "this link does not belong to a seat of this table")
        if not table.chairs[held[0]].taken:
            await house.sit(room, held[0], clean(wanted.name) or table.chairs[held[0]].name, secret)
    elif wanted.seat is not None and 0 <= wanted.seat < len(table.chairs):
        secret = new_secret()
        await house.sit(room, table.chair_of(wanted.seat), clean(wanted.name), secret)
    else:
        raise Refusal("bad-request", "say a secret or the number of a seat")
    before = [one for one in request.cookies.get(f"seat-{room.id}", "").split(".") if one]
    seated = answer({"table": room.id})
    # A person's device may hold several seats only where the table was set up round one screen.
    kept = before if table.facts.settings.get("hot_seat") else []
    give_cookie(request, seated, room.id, [*(one for one in kept if one != secret), secret])
    return seated


async def one_table(request: Request) -> Response:
    return answer((await room_of(request)).table.public())


async def list_tables(request: Request) -> Response:
    house, status = house_of(request), request.query_params.get("status", "open")
    own = [name.removeprefix("seat-") for name in request.cookies if name.startswith("seat-")][-OWN:]
    if status == "finished":
        number = request.query_params.get("page", "0")
        if not number.isdecimal() or len(number) > 6:
            raise Refusal("bad-request", "the page must be a number")
        return answer({"tables": await house.store.results(PAGE, PAGE * int(number), own)})
    if status not in ("open", "mine"):
        raise Refusal("bad-request", "the status must be open, mine or finished")
    listed = []
    for id in own if status == "mine" else await house.store.open_tables(PAGE):
        with suppress(Refusal, SpieltischError):  # a game that cannot be opened any more is not worth an error here
            room = await house.room(id)
            if room is not None:
                listed.append(room.table.public())
    return answer({"tables": listed})


# Records


async def finished_round(request: Request) -> tuple[Table, list[tuple[int, int]], list[str], str]:
    """Table, moves, names and reason of a finished round; the last one unless ?round= names another."""
    room, house = await room_of(request), house_of(request)
    results = await house.store.results_of(room.id)
    wanted = request.query_params.get("round")
    chosen = [one for one in results if wanted is None or str(one["round"]) == wanted]
    if not chosen:
        raise Refusal("not-finished", "this game is not finished: nobody may look into its hands yet")
    number = chosen[-1]["round"]
    entries = await house.store.entries(room.id)
    starts = [at for at, entry in enumerate(entries) if entry.kind == START]
    first = next(at for at in starts if entries[at].action == number)
    last = next((at for at in starts if at > first), len(entries))
    return room.table, moves_of(entries[first:last]), chosen[-1]["names"], chosen[-1]["reason"]


async def record(request: Request) -> Response:
    table, moves, names, reason = await finished_round(request)
    facts = table.facts
    text = await house_of(request).thinkers.run(write_record, facts.game, facts.options, moves, names, reason == "end")
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{facts.game}-{facts.id}.json"'},
    )


async def replay(request: Request) -> Response:
    table, moves, names, _ = await finished_round(request)
    facts = table.facts
    steps = await house_of(request).thinkers.run(replay_steps, facts.game, facts.seats, facts.options, moves)
    start = encode({"game": facts.game, "seats": facts.seats, "names": names})
    return Response(start[:-1] + b',"steps":' + steps + b"}", media_type="application/json")


async def import_record(request: Request) -> Response:
    text = (await body(request, RECORD_BODY)).decode("utf-8", "replace")
    house = house_of(request)
    game_id, seats, options, moves, names, finished = await house.thinkers.run(check_record, text)
    secrets = [new_secret() for _ in range(seats)]
    named = [clean(name) if isinstance(name, str) else "" for name in names] + [""] * seats
    chairs = [Chair(PERSON, named[at], None, hashed(secret), True) for at, secret in enumerate(secrets)]
    room = await house.import_game(game_id, chairs, options, moves)
    made = answer({"table": room.id, "status": room.table.status()}, 201)
    if not finished:
        give_cookie(request, made, room.id, secrets)
    return made


async def qr(request: Request) -> Response:
    room = await room_of(request)
    url = f"{public_url(request)}/t/{room.id}"
    svg = io.BytesIO()
    segno.make(url, error="m").save(svg, "svg", scale=6, border=3, light="#fff", xmldecl=False, svgclass=None)
    return Response(svg.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-cache"})


# The browser side


@cache
def static_file(path: str) -> Path | None:
    """A file of the built browser side; nothing outside its folder."""
    wanted = (STATIC / path).resolve()
    return wanted if wanted.is_relative_to(STATIC.resolve()) and wanted.is_file() else None


async def browser(request: Request) -> Response:
    """A file, or the single page that draws every address of a person."""
    path = request.path_params["path"]
    if path.startswith("api/"):
        raise Refusal("not-found", "there is no such call")
    found = static_file(path) if path else None
    if found is not None:
        hashed_name = path.startswith("assets/")
        caching = f"public, max-age={YEAR}, immutable" if hashed_name else "no-cache"
        return FileResponse(found, headers={"cache-control": caching})
    shell = STATIC / "index.html"
    if "." in path.rsplit("/", 1)[-1] or not shell.is_file():
        missing = "there is no such file" if shell.is_file() else "the browser side is not built yet"
        return Response(missing, 404, media_type="text/plain")
    return FileResponse(shell, headers={"cache-control": "no-cache"})


def routes() -> list[BaseRoute]:
    def get(path: str, handler: Page) -> Route:
        return Route(path, page(handler), methods=["GET"])

    def post(path: str, handler: Page) -> Route:
        return Route(path, page(handler), methods=["POST"])

    return [
        get("/healthz", healthz),
        get("/api/games", list_games),
        get("/api/text.{language}.ftl", table_text),
        get("/api/games/{game}/text.{language}.ftl", game_text),
        get("/api/games/{game}/rules.{language}.md", game_rules),
        get("/api/tables", list_tables),
        post("/api/tables", create_table),
        post("/api/records", import_record),
        get("/api/tables/{table}", one_table),
        post("/api/tables/{table}/sit", sit),
        get("/api/tables/{table}/record", record),
        get("/api/tables/{table}/replay", replay),
        get("/api/tables/{table}/qr.svg", qr),
        get("/{path:path}", browser),
    ]
