"""After the game: how it was decided, where the points came from, and its analysis. Given a finished game."""

import time
from typing import Any

import pytest

import spieltisch
from spieltisch.coach.selfplay import played
from tests.table.playing import Server, serving


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
