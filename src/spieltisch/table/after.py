"""After the game: how it was decided, where the points came from, what an analysis finds, and exercises from it."""

import asyncio
import json

from starlette.requests import Request
from starlette.responses import Response

from spieltisch.coach.analysis import FORMAT
from spieltisch.engine.game import Json
from spieltisch.engine.registry import games
from spieltisch.table import coaching
from spieltisch.table.analyses import Job
from spieltisch.table.answers import answer, body, house_of
from spieltisch.table.coaching import end_page, exercise, puzzle
from spieltisch.table.devices import device_of
from spieltisch.table.guard import household
from spieltisch.table.house import House
from spieltisch.table.records import end_of, errand, finished_round
from spieltisch.table.refusal import Refusal

SMALL_BODY = 1_000
RECENT, ANALYSED = 100, 10  # games of a device that are looked at for exercises, and analyses among them
END = -1  # where the end of a game is kept among the pages of its replay


async def end(request: Request) -> Response:
    """How the game was decided, and where each seat's points came from."""
    table, result, moves = await finished_round(request)
    house, facts = house_of(request), table.facts

    async def make() -> str:
        finished = result["reason"] == "end"
        return await house.thinkers.run(end_page, facts.of_game, moves, finished, errand=errand(request, facts.id))

    text = await house.replays.page(end_of(result), END, make)
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


async def analysis(request: Request) -> Response:
    """What was found, or how far it is."""
    table, result, moves = await finished_round(request)
    return await progress(house_of(request), table.facts.id, result, len(moves) + 1)


async def analyse(request: Request) -> Response:
    """Begin, unless somebody did before."""
    await body(request, SMALL_BODY)
    table, result, moves = await finished_round(request)
    house, facts = house_of(request), table.facts
    if await kept(house, facts.id, result["round"]) is None:
        address = household(request.client.host) if request.client else ""
        job = Job(facts.of_game, moves, result["reason"] == "end", device_of(request) or address, address)
        house.analyses.begin(house, end_of(result), job)
    return await progress(house, facts.id, result, len(moves) + 1)


async def progress(house: House, id: str, result: Json, positions: int) -> Response:
    job = house.analyses.jobs.get(end_of(result))
    found, running = (job.found, job.running) if job is not None else (None, False)
    whole = await kept(house, id, result["round"])
    return answer(coaching.progress(whole, found, running, positions, result["reason"]))


async def kept(house: House, id: str, round: int) -> Json | None:
    """The analysis of this game; one of an older form counts as none."""
    text = await house.store.analysis(id, round)
    found = json.loads(text) if text is not None else None
    return found if found is not None and found["format"] == FORMAT else None


# Exercises and puzzles


async def exercises(request: Request) -> Response:
    """The costly choices of this device's games that were analysed, the newest game first."""
    house, device = house_of(request), device_of(request)
    games = {(one["table"], one["round"]): one for one in await house.store.own_results(RECENT, 0, device)}
    found = await house.store.analyses_of(device, ANALYSED)
    asked = [(games[id, round], whole) for id, round, whole in found if (id, round) in games]
    listed = await asyncio.get_running_loop().run_in_executor(house.beside, listed_exercises, asked)
    return answer({"exercises": listed})


def listed_exercises(games: list[tuple[Json, str]]) -> list[Json]:
    analyses = [(game, json.loads(whole)) for game, whole in games]
    return [one for game, found in analyses if found["format"] == FORMAT for one in coaching.exercises(game, found)]


async def one_exercise(request: Request) -> Response:
    """A costly choice of this game as a task: ``?n=`` is the number of moves before it."""
    table, result, moves = await finished_round(request)
    house, facts = house_of(request), table.facts
    n = number(request.query_params.get("n", ""))
    asked = coaching.costly(await kept(house, facts.id, result["round"]), n)
    task = await house.thinkers.run(exercise, facts.of_game, moves[:n], *asked, errand=errand(request, facts.id))
    return answer(task | {"names": result["names"]})


async def puzzles(request: Request) -> Response:
    return answer(coaching.puzzles())


async def one_puzzle(request: Request) -> Response:
    id, n = str(request.path_params["game"]), number(str(request.path_params["number"]))
    if id not in games() or n >= coaching.how_many(id):
        raise Refusal("not-found", "there is no such puzzle")
    return answer(await house_of(request).thinkers.run(puzzle, id, n, errand=errand(request)))


def number(text: str) -> int:
    if not text.isdecimal() or len(text) > 6:
        raise Refusal("bad-request", "this is the number of a move or of a puzzle: a whole number")
    return int(text)
