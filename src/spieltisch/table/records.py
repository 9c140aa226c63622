"""Finished games go out, as records and replays, and records come in."""

from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from spieltisch.engine.game import Json
from spieltisch.table import seating
from spieltisch.table.answers import answer, body, decoded, house_of, levels, one_more_table, room_of
from spieltisch.table.bots import check_record, first_of_page, replay_page, write_record
from spieltisch.table.devices import give_cookie, known
from spieltisch.table.encoding import encode
from spieltisch.table.guard import household
from spieltisch.table.seating import Table, moves_of_round
from spieltisch.table.setting_up import level_of, of_record, resumed
from spieltisch.table.thinkers import PAGE_WAITS, Errand

RECORD_BODY = 2_000_000
SMALL_BODY = 1_000


async def finished_round(request: Request) -> tuple[Table, Json, list[tuple[int, int]]]:
    """Table, result and moves of a finished round; the last one unless ?round= names another."""
    room, house = await room_of(request), house_of(request)
    result = seating.finished_round(await house.store.results_of(room.id), request.query_params.get("round"))

    async def read() -> list[tuple[int, int]]:
        return moves_of_round(await house.store.entries(room.id), result["round"])

    return room.table, result, await house.replays.moves(end_of(result), read)


def end_of(result: Json) -> tuple[str, int, int]:
    """Which end of which round this is."""
    return result["table"], result["round"], result["finished"]


def errand(request: Request, table: str = "", deep: bool = True) -> Errand:
    return Errand(PAGE_WAITS, table, household(request.client.host) if request.client else "", deep)


async def record(request: Request) -> Response:
    table, result, moves = await finished_round(request)
    facts = table.facts
    text = await house_of(request).thinkers.run(
        write_record,
        facts.game,
        facts.version,
        facts.options,
        moves,
        result["names"],
        result["reason"] == "end",
        errand=errand(request, facts.id),
    )
    return Response(
        text,
        media_type="application/json",
        headers={"content-disposition": f'attachment; filename="{facts.game}-{facts.id}.json"'},
    )


async def replay(request: Request) -> Response:
    """Some positions of a finished game: the page of the replay on which ``?from=`` lies."""
    table, result, moves = await finished_round(request)
    house, facts = house_of(request), table.facts
    first = first_of_page(request.query_params.get("from", "0"), len(moves))

    async def make() -> str:
        return await house.thinkers.run(replay_page, *facts.of_game, moves, first, errand=errand(request, facts.id))

    steps = await house.replays.page(end_of(result), first, make)
    start = encode({"game": facts.game, "seats": facts.seats, "names": result["names"], "moves": len(moves)})
    return Response(start[:-1] + f',"steps":{steps}}}'.encode(), media_type="application/json")


async def import_record(request: Request) -> Response:
    one_more_table(request)
    text = (await body(request, RECORD_BODY)).decode("utf-8", "replace")
    house = house_of(request)
    brought = await house.thinkers.run(check_record, text, errand=errand(request))
    device = None if brought.finished else known(request)
    room = await house.bring(*of_record(brought, device))
    made = answer({"table": room.id, "status": room.table.status()}, 201)
    if device is not None:
        give_cookie(request, made)
    return made


class From(msgspec.Struct, forbid_unknown_fields=True):
    n: Annotated[int, msgspec.Meta(ge=0)]
    seat: Annotated[int, msgspec.Meta(ge=0)]
    level: Annotated[str, msgspec.Meta(max_length=100)] | None = None


async def play_on(request: Request) -> Response:
    """A table that begins in the middle of a finished game: one seat is the asker's, bots have the others."""
    one_more_table(request)
    wanted = decoded(await body(request, SMALL_BODY), From)
    table, result, moves = await finished_round(request)
    level = level_of(wanted.level, levels(request, table.facts.game))
    begun = resumed(table.facts, result["names"], moves, wanted.n, wanted.seat, level, known(request))
    room = await house_of(request).bring(*begun)
    made = answer({"table": room.id}, 201)
    give_cookie(request, made)
    return made
