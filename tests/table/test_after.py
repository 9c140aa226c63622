"""After the game: how it was decided, where the points came from, and its analysis. Given a finished game."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

import spieltisch
from spieltisch.coach.selfplay import played
from spieltisch.table.analyses import MOST, OF_ONE_ADDRESS, STOPPED, WAITING, Analyses, Job
from spieltisch.table.devices import hashed
from spieltisch.table.house import House
from spieltisch.table.refusal import Refusal
from spieltisch.table.settings import Settings
from spieltisch.table.thinkers import Errand, WorkerDied
from tests.table.playing import PATIENCE, Server, player, serving, table_test


def brought(server: Server, id: str, seed: int = 3, keep: int | None = None) -> str:
    """A game of bots, brought as a record; ``keep`` moves of it."""
    record = played(id, ["random"] * spieltisch.game(id).seats[0], seed)
    if keep is not None:
        record.moves = record.moves[:keep]
        record.finished = False
    made = server.post("/api/records", record.json())
    assert made.status_code == 201, made.text
    return str(made.json()["table"])


def analysed(server: Server, table: str, seconds: float = 120) -> dict[str, Any]:
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        found = server.get(f"/api/tables/{table}/analysis").json()
        if found["status"] != "running":
            return dict(found)
        time.sleep(0.1)
    raise AssertionError("the analysis did not end")


@pytest.mark.parametrize("id", spieltisch.games())
def test_the_end_tells_the_source_of_every_point(id: str, server: Server) -> None:
    """When somebody asks for its end, then it says how it was decided, and the sources add up to the scores."""
    record = played(id, ["random"] * spieltisch.game(id).seats[0], 3)
    end = server.get(f"/api/tables/{brought(server, id)}/end").json()
    assert end["decided"]["key"].startswith("decided-")
    scores = list(spieltisch.replay(record))[-1].scores()
    assert [sum(source["points"] for source in seat) for seat in end["sources"]] == scores


def test_nothing_is_told_of_a_game_that_runs(server: Server) -> None:
    """Given a game that is not over, when its end or its analysis is asked for, then it is refused."""
    table = brought(server, "reef", keep=20)
    assert server.get(f"/api/tables/{table}/end").json()["error"]["code"] == "not-finished"
    assert server.get(f"/api/tables/{table}/analysis").json()["error"]["code"] == "not-finished"
    assert server.post(f"/api/tables/{table}/analysis", {}).json()["error"]["code"] == "not-finished"


def test_an_analysis_is_kept_with_the_game(db: str) -> None:
    """When it was worked out, then everybody reads the same one, also after the server was started again."""
    with serving(db, analysis=2) as server:
        table = brought(server, "king_of_tokyo")
        assert server.get(f"/api/tables/{table}/analysis").json()["status"] == "none"
        begun = server.post(f"/api/tables/{table}/analysis", {}).json()
        assert begun["status"] == "running"
        assert begun["of"] > 20
        done = analysed(server, table)
    assert done["status"] == "done"
    found = done["analysis"]
    assert len(found["moments"]) == found["moves"] + 1 == done["of"]
    for one in found["accounts"]:
        parts = one["start"] + one["luck"] + one["own"] + one["others"] + one["unseen"]
        assert parts == pytest.approx(one["result"])
    judged = [one["choice"] for one in found["moments"] if one["choice"]]
    assert all(choice["text"]["key"] and choice["better"]["text"]["key"] for choice in judged)
    with serving(db, analysis=2) as again:
        assert again.post(f"/api/tables/{table}/analysis", {}).json() == done


def test_a_costly_choice_is_an_exercise_and_a_new_game_begins_there(sqlite_url: str) -> None:
    """Given an analysis, then its dearest choice is a task from the eyes of its seat, and bots play on from there."""
    with serving(sqlite_url, analysis=20) as server:
        table = brought(server, "reef")
        server.post(f"/api/tables/{table}/analysis", {})
        found = analysed(server, table)["analysis"]
        n = next(one["costliest"][0] for one in found["accounts"] if one["costliest"])
        task = server.get(f"/api/tables/{table}/exercise?n={n}").json()
        choice = found["moments"][n]["choice"]
        assert (task["seat"], task["done"], task["answers"][0]) == (
            found["moments"][n]["seat"],
            choice["action"],
            choice["best"],
        )
        assert task["view"]["seat"] == task["seat"], "what others hold stays hidden"
        assert {choice["action"], choice["best"]} <= {one["action"] for one in task["asked"]["choices"]}
        assert choice["action"] not in task["answers"]
        assert server.get(f"/api/tables/{table}/exercise?n=0").status_code == 404
        begun = server.post(f"/api/tables/{table}/from", {"n": n, "seat": task["seat"]})
        assert begun.status_code == 201, begun.text
        headers = {"cookie": f"device={begun.cookies['device']}"}
        [mine] = server.get("/api/tables?status=mine", headers=headers).json()["tables"]
        assert mine["table"] == begun.json()["table"]
        assert mine["status"] == "running"
        assert (mine["me"], mine["deciders"]) == ([task["seat"]], [task["seat"]])
        late = server.post(f"/api/tables/{table}/from", {"n": found["moves"], "seat": 0})
        assert late.status_code == 400


def test_exercises_come_from_ones_own_analysed_games(tmp_path: Path) -> None:
    """Given an analysed game of a device, then its costly choices are listed to it, the dearest first, and to nobody else."""
    db, cookie = f"sqlite:///{tmp_path}/table.sqlite", {"cookie": "device=ada"}
    with serving(db, analysis=20) as server:
        table = brought(server, "reef")
        begun = server.post(f"/api/tables/{table}/analysis", {}).json()
        assert begun["status"] == "running"
        found = analysed(server, table)["analysis"]
    seat, dear = next((seat, one["costliest"]) for seat, one in enumerate(found["accounts"]) if one["costliest"])
    with sqlite3.connect(tmp_path / "table.sqlite") as base:
        base.execute("UPDATE chairs SET device = ? WHERE chair = ?", [hashed("ada"), seat])
    with serving(db) as server:
        listed = server.get("/api/exercises", headers=cookie).json()["exercises"]
        assert [one["n"] for one in listed] == dear
        assert all(one["seat"] == seat and one["text"]["key"] for one in listed)
        task = server.get(f"/api/tables/{table}/exercise?n={dear[0]}").json()
        assert task["seat"] == seat
        assert server.get("/api/exercises").json() == {"exercises": []}


def test_the_list_of_games_says_how_far_an_analysis_is(sqlite_url: str) -> None:
    with serving(sqlite_url, analysis=400) as server:
        table, device, _ = server.table(["me", "greedy"], "reef")
        played = asyncio.run(gave_up(server, table, device))
        assert [one["analysing"] for one in played()] == [None]
        server.post(f"/api/tables/{table}/analysis", {})
        assert [0 <= one["analysing"] < 1 for one in played()] == [True]


async def gave_up(server: Server, table: str, device: str) -> Callable[[], list[Any]]:
    async with player(server, table, device) as ada:
        await ada.play(Random(5), moves=20)
        await ada.do("resign", seat=0)
        await ada.wait(lambda state: state["over"])
    path, cookie = "/api/tables?status=played&page=0", {"cookie": f"device={device}"}
    return lambda: list(server.get(path, headers=cookie).json()["tables"])


@pytest.mark.parametrize("id", spieltisch.games())
def test_the_small_picture_of_a_table_shows_what_a_spectator_sees(id: str, server: Server) -> None:
    """Whoever asks for it, a device at the table too: it hangs on the home page for all eyes."""
    table, device, _ = server.table(["me", *["random"] * (spieltisch.game(id).seats[0] - 1)], id)
    shown = server.get(f"/api/tables/{table}/view", headers={"cookie": f"device={device}"}).json()["view"]
    assert shown["seat"] is None
    [mine] = server.get("/api/tables?status=mine", headers={"cookie": f"device={device}"}).json()["tables"]
    assert mine["created"] <= mine["since"] <= time.time() * 1000


def test_everybody_gets_the_same_puzzle_of_the_day(server: Server) -> None:
    listed = server.get("/api/puzzles").json()
    assert listed == server.get("/api/puzzles").json()
    for one in listed["games"]:
        assert one["count"] >= 40
        task = server.get(f"/api/games/{one['game']}/puzzles/{one['today']}").json()
        open = {choice["action"] for choice in task["asked"]["choices"]}
        assert set(task["answers"]) < open
        assert task["done"] in open - set(task["answers"]), "what a greedy player would do is no answer"
        assert task["view"]["seat"] == task["seat"]
    assert server.get("/api/games/reef/puzzles/99999").status_code == 404
    assert server.get("/api/games/reef/puzzles/x").status_code == 400
    assert server.get("/api/games/chess/puzzles/0").status_code == 404


@table_test
async def test_a_game_that_was_broken_off_is_analysed(sqlite_url: str) -> None:
    """Given a game that ended by resignation; when it is analysed; then it ends with the chances that everybody had."""
    with serving(sqlite_url, analysis=20) as server:
        table, device, _ = server.table(["me", "greedy"], "dolmengoetter")
        async with player(server, table, device) as ada:
            await ada.play(Random(5), moves=3)
            await ada.do("resign", seat=0)
            await ada.wait(lambda state: state["over"])
        begun = server.post(f"/api/tables/{table}/analysis", {}).json()
        assert (begun["status"], begun["reason"]) == ("running", "resigned")
        found = analysed(server, table)["analysis"]
    assert any(one["choice"] for one in found["moments"])
    last = found["moments"][-1]
    assert sum(last["chances"]) == pytest.approx(1)
    assert max(last["errors"]) > 0, "nobody has won by the rules"
    for seat, one in enumerate(found["accounts"]):
        parts = one["start"] + one["luck"] + one["own"] + one["others"] + one["unseen"]
        assert parts == pytest.approx(one["result"]) == pytest.approx(last["chances"][seat])


@table_test
async def test_practice_is_told_from_games(server: Server) -> None:
    """Given a game, one played on from its middle, and a lesson; when they are listed; then the latter are practice."""
    table, device, _ = server.table(["me", "greedy"], "reef")
    cookie = {"cookie": f"device={device}"}
    async with player(server, table, device) as ada:
        await ada.play(Random(5))
    on = server.post(f"/api/tables/{table}/from", {"n": 30, "seat": 0}, headers=cookie).json()["table"]
    taught = server.post("/api/lessons", {"game": "reef"}, headers=cookie).json()["table"]
    for one in (on, taught):
        for round in (0, 1):
            async with player(server, one, device) as ada:
                await ada.wait(lambda state, now=round: state["table"]["round"] == now)
                await ada.do("resign", seat=ada.state["me"][0])
                await ada.wait(lambda state: state["over"])
                if round == 0:
                    await ada.do("rematch", seat=ada.state["me"][0])
                    await ada.wait(lambda state: state["over"] is None)
    listed = server.get("/api/tables?status=played&page=0", headers=cookie).json()["tables"]
    practice = {(one["table"], one["round"]) for one in listed if one["practice"]}
    assert practice == {(on, 0), (taught, 0)}
    assert {(one["table"], one["round"]) for one in listed} - practice == {(table, 0), (on, 1), (taught, 1)}


class Busy:
    """A house whose thinkers never come to an end."""

    def __init__(self) -> None:
        self.settings, self.thinkers = Settings(), self
        self.begun: list[str] = []  # the tables of which some work was begun
        self.end = asyncio.Event()

    def spawn(self, work: Coroutine[Any, Any, None]) -> "asyncio.Task[None]":
        return asyncio.ensure_future(work)

    async def run(self, *work: Any, errand: Errand) -> Any:
        self.begun.append(errand.table)
        await self.end.wait()
        raise WorkerDied


@table_test
async def test_cookies_made_up_at_one_address_leave_room_for_others() -> None:
    """Given one visitor with a new device for each game; when he asks for many; then others still get their turn."""
    house, analyses = cast(House, Busy()), Analyses()
    facts = ("reef", 1, 2, {})

    def ask(number: int, address: str) -> str:
        try:
            analyses.begin(house, (f"t{number}", 0, 0), Job(facts, [], True, f"device {number}", address))
        except Refusal as refusal:
            return refusal.code
        return "under way"

    said = [ask(number, "203.0.113.9") for number in range(30)]
    assert said == ["under way"] * OF_ONE_ADDRESS + ["too-many"] * (30 - OF_ONE_ADDRESS)
    assert ask(100, "203.0.113.10") == "under way"
    others = [ask(200 + number, f"198.51.100.{number}") for number in range(MOST + WAITING)]
    taken = MOST + WAITING - OF_ONE_ADDRESS - 1
    assert others == ["under way"] * taken + ["busy"] * (len(others) - taken)
    assert ask(200, "198.51.100.0") == "under way", "who asks again has one"
    await asyncio.sleep(0)
    busy = cast(Busy, house)
    assert len(busy.begun) == MOST, "the others wait"
    busy.end.set()
    await asyncio.wait([job.task for job in analyses.jobs.values() if job.task], timeout=PATIENCE)
    assert len(busy.begun) == MOST + WAITING, "and come in their turn"
    assert busy.begun[:2] == ["t0", "t1"]
    assert ask(300, "203.0.113.9") == "under way"
    await asyncio.sleep(0)


@table_test
async def test_an_analysis_that_broke_off_goes_on_where_it_was_whatever_was_asked_meanwhile() -> None:
    """Given an analysis that broke off; when another game's is begun; then what the first one found is still known."""
    house, analyses = cast(House, Busy()), Analyses()
    facts = ("reef", 1, 2, {})
    cast(Busy, house).end.set()
    for number in range(STOPPED + 2):
        analyses.begin(house, (f"t{number}", 0, 0), Job(facts, [], True, f"device {number}"))
        job = analyses.jobs[f"t{number}", 0, 0]
        job.found.append({"n": 0})
        assert job.task
        with pytest.raises(WorkerDied):
            await asyncio.wait_for(job.task, PATIENCE)
        known = set(analyses.jobs)
        assert {(f"t{one}", 0, 0) for one in range(max(0, number - STOPPED), number)} <= known
        assert len(known) <= STOPPED + 1, "and not without end"


def test_this_machine_itself_is_not_counted(sqlite_url: str) -> None:
    """As everywhere else: a proxy that hands no address on must not make all its visitors one."""
    with serving(sqlite_url, analysis=400) as server:
        for number in range(OF_ONE_ADDRESS + 1):
            table = brought(server, "reef", number)
            begun = server.post(f"/api/tables/{table}/analysis", {}, headers={"cookie": f"device={number:064x}"})
            assert begun.json()["status"] == "running"


def test_one_analysis_at_a_time(sqlite_url: str) -> None:
    """Given that a device has one under way, when it asks for another, then it is told to wait; asking twice is fine."""
    with serving(sqlite_url, analysis=400) as server:
        one, two = brought(server, "reef", 3), brought(server, "reef", 4)
        assert server.post(f"/api/tables/{one}/analysis", {}).json()["status"] == "running"
        assert server.post(f"/api/tables/{one}/analysis", {}).json()["status"] == "running"
        refused = server.post(f"/api/tables/{two}/analysis", {})
        assert refused.status_code == 429
        assert server.get(f"/api/tables/{two}/analysis").json()["status"] == "none"
        assert server.get("/healthz").json()["ok"], "the server answers meanwhile"
