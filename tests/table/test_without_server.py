"""The tables of one browser, without the browser: what the page asks, what it hears, what is kept."""

import json
import random
import subprocess
import sys
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest

import spieltisch
from spieltisch.engine.registry import games
from spieltisch.site import archive, writing
from spieltisch.site.worker import Home
from spieltisch.table.pages import routes

OURS = ("antler_island", "dolmengoetter", "king_of_tokyo", "poseidons_kingdom", "reef")


class Browser:
    """A page and its storage, as web/src/site/worker.ts runs them."""

    def __init__(self, kept: dict[Any, str] | None = None) -> None:
        self.kept = {} if kept is None else kept
        self.heard: list[Any] = []
        self.home = Home(self.keep, lambda line, text: self.heard.append(json.loads(text)))
        for (what, table, n), text in self.kept.items():
            if what == "table":
                self.home.remember(table, text)
            elif what == "analysis":
                self.home.remember_analysis(table, n, text)

    def keep(self, what: str, table: str, n: int, text: str) -> None:
        assert what != "entries" or (what, table, n) not in self.kept, "number n is written once"
        self.kept[what, table, n] = text

    def ask(self, path: str, body: Any = None) -> Any:
        self.open(path.split("?")[0].split("/")[3] if path.startswith("/api/tables/") else "")
        answer = json.loads(self.home.ask(path, None if body is None else json.dumps(body)))
        return answer["status"], json.loads(answer["body"])

    def open(self, table: str) -> None:
        if self.home.lacks(table):
            written = sorted((n, text) for (what, of, n), text in self.kept.items() if (what, of) == ("entries", table))
            self.home.open(table, json.dumps([entry for _, text in written for entry in json.loads(text)]))

    def look(self, table: str) -> None:
        self.open(table)
        assert self.home.connect(1, table)
        self.say(do="hello", seen=0)

    def say(self, **said: Any) -> None:
        self.home.hear(1, json.dumps(said))

    def state(self) -> Any:
        return [one for one in self.heard if one["type"] == "state"][-1]

    def play(self, moves: int, rng: random.Random) -> None:
        """Choose at random where asked, and let the bots think."""
        for _ in range(moves):
            state = self.state()
            if state["over"]:
                return
            if state["asked"]:
                seat, asked = next(iter(state["asked"].items()))
                self.say(do="move", n=state["n"], seat=int(seat), action=rng.choice(asked["choices"])["action"])
            elif self.home.think() is not None:
                self.home.act()


def table(browser: Browser, game: str, *seats: dict[str, str], **more: Any) -> str:
    status, made = browser.ask("/api/tables", {"game": game, "seats": list(seats), **more})
    assert status == 201, made
    browser.look(made["table"])
    return str(made["table"])


ME, BOT = {"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "greedy", "name": "Bo"}


@pytest.mark.parametrize("game", OURS)
def test_a_game_is_closed_in_the_middle_and_finished_later(game: str) -> None:
    browser, rng = Browser(), random.Random(game)
    id = table(browser, game, ME, BOT, BOT)
    browser.play(12, rng)
    before = browser.state()

    again = Browser(browser.kept)
    (mine,) = again.ask("/api/tables?status=mine")[1]["tables"]
    assert (mine["table"], mine["me"], mine["deciders"]) == (id, before["me"], before["view"]["deciders"])
    again.look(id)
    assert again.state()["n"] == before["n"]
    assert again.state()["view"] == before["view"]

    again.play(20_000, rng)
    assert sorted(again.state()["over"]["places"])[0] == 1
    assert again.ask("/api/tables?status=mine")[1]["tables"] == []
    listed = again.ask("/api/tables?status=finished&page=0")[1]["tables"]
    assert [(one["table"], one["reason"], one["levels"]) for one in listed] == [(id, "end", [None, "greedy", "greedy"])]

    status, record = again.ask(f"/api/tables/{id}/record")
    assert (status, spieltisch.Record.from_json(record).finished) == (200, True)
    assert Browser().ask("/api/records", record)[1]["status"] == "finished"
    assert len(again.ask(f"/api/tables/{id}/replay?from=0")[1]["steps"]) > 10
    sources = again.ask(f"/api/tables/{id}/end")[1]["sources"]
    assert [sum(one["points"] for one in seat) for seat in sources] == listed[0]["scores"]


def test_a_finished_game_is_played_on_from_its_middle() -> None:
    browser = Browser()
    id = table(browser, "dolmengoetter", ME, BOT)
    browser.play(20_000, random.Random(5))
    steps = browser.ask(f"/api/tables/{id}/replay?from=0")[1]["steps"]
    middle = next(step for step in steps[20:] if step["seat"] == 0)["n"] - 1
    status, made = browser.ask(f"/api/tables/{id}/from", {"n": middle, "seat": 0})
    assert status == 201
    assert browser.home.connect(2, made["table"])
    state = browser.state()
    assert (state["me"], state["view"]["deciders"], state["over"]) == ([0], [0], None)
    assert browser.ask(f"/api/tables/{id}/from", {"n": 0, "seat": 7})[0] == 400


def test_an_analysis_is_made_step_by_step_and_kept() -> None:
    browser = Browser()
    id = table(browser, "dolmengoetter", ME, BOT)
    browser.play(20_000, random.Random(5))
    assert browser.ask(f"/api/tables/{id}/analysis")[1]["status"] == "none"
    assert browser.ask(f"/api/tables/{id}/analysis", {})[1]["status"] == "running"
    for _ in range(3):
        assert browser.home.ponder()
    assert browser.ask(f"/api/tables/{id}/analysis")[1]["done"] == 3
    while browser.home.ponder():
        pass
    assert browser.ask(f"/api/tables/{id}/analysis")[1]["status"] == "done"
    assert Browser(browser.kept).ask(f"/api/tables/{id}/analysis")[1]["analysis"]["accounts"]


def test_an_analysis_of_an_older_form_is_made_anew() -> None:
    browser = Browser()
    id = table(browser, "dolmengoetter", ME, BOT)
    browser.play(20_000, random.Random(5))
    browser.home.analyses[id, 0] = '{"format": "spieltisch-analysis-1"}'
    assert browser.ask(f"/api/tables/{id}/analysis")[1]["status"] == "none"
    assert browser.ask("/api/exercises")[1] == {"exercises": []}
    assert browser.ask(f"/api/tables/{id}/analysis", {})[1]["status"] == "running"


def test_a_hint_and_a_lesson_are_given_here_too() -> None:
    browser = Browser()
    id = table(browser, "reef", ME, BOT)
    while not browser.state()["asked"]:
        browser.play(1, random.Random(1))
    state = browser.state()
    status, hint = browser.ask(f"/api/tables/{id}/hint", {"n": state["n"], "seat": state["me"][0]})
    assert (status, bool(hint["choices"])) == (200, True)
    listed = browser.ask("/api/puzzles")[1]["games"]
    assert browser.ask(f"/api/games/{listed[0]['game']}/puzzles/0")[0] == 200
    status, made = browser.ask("/api/lessons", {"game": "reef", "name": "Ada"})
    assert status == 201
    assert browser.ask(f"/api/tables/{made['table']}")[1]["lesson"] >= 0


def test_a_choice_can_be_taken_back_and_another_seat_is_not_touched() -> None:
    browser = Browser()
    table(browser, "reef", ME, {"kind": "me", "name": "Bo"}, hot_seat=True)
    state = browser.state()
    seat = int(next(iter(state["asked"])))
    browser.say(do="move", n=state["n"], seat=seat, action=state["asked"][str(seat)]["choices"][0]["action"])
    moved = browser.state()
    assert moved["can_undo"]
    browser.say(do="undo", n=moved["n"], seat=seat)
    assert browser.state()["view"] == state["view"]
    browser.say(do="move", n=0, seat=seat, action=1)
    assert [one["code"] for one in browser.heard if one["type"] == "refused"] == ["stale"]


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "reef", "seats": [ME, {"kind": "person"}]}, "no-server"),
        ({"game": "reef", "seats": [ME, ME]}, "bad-request"),
        ({"game": "reef", "seats": [ME, {"kind": "bot", "level": "genius"}]}, "bad-request"),
        ({"game": "chess", "seats": [ME, BOT]}, "bad-request"),
        ({"game": "reef", "seats": [ME, BOT], "options": {"deck": "no deck"}}, "bad-request"),
        ({}, "bad-request"),
    ],
)
def test_what_cannot_be_is_refused_with_a_sentence(body: Any, code: str) -> None:
    status, answer = Browser().ask("/api/tables", body)
    assert (status, answer["error"]["code"]) == (400, code)
    assert answer["error"]["message"]


NEEDS_A_SERVER = {"sit", "bot", "links", "qr.svg"}  # friends on other devices; no page asks for it here


def test_every_call_about_a_table_is_answered_here_too() -> None:
    browser = Browser()
    id = table(browser, "dolmengoetter", ME, BOT)
    browser.play(20_000, random.Random(5))
    paths = [str(getattr(route, "path", "")) for route in routes()]
    calls = {path.rpartition("/")[2] for path in paths if path.startswith("/api/tables/{table}/")} - NEEDS_A_SERVER
    assert len(calls) > 5
    for call in calls:
        _, answer = browser.ask(f"/api/tables/{id}/{call}", {})
        assert "no such call" not in json.dumps(answer), call


# The archive and the folder

ALONE = """
import json
from spieltisch.site.worker import Home
for game in {games}:
    heard = []
    home = Home(lambda *kept: None, lambda line, text: heard.append(text))
    seats = [{{"kind": "bot", "level": "greedy"}}] * 3
    made = json.loads(json.loads(home.ask("/api/tables", json.dumps({{"game": game, "seats": seats}})))["body"])
    home.connect(1, made["table"])
    for _ in range(30):
        assert home.think() is not None
        home.act()
    assert json.loads(heard[-1])["n"] > 30, game
print("played")
"""


def test_the_archive_needs_nothing_but_python(tmp_path: Path) -> None:
    """Given the archive alone, without any installed package, when bots play every game from it, then they can."""
    zipfile.ZipFile(BytesIO(archive.archive())).extractall(tmp_path)
    assert not [file for file in tmp_path.rglob("*") if file.name in ("serve.py", "store.py", "arena.py", "cli.py")]
    script = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n" + ALONE.format(games=[*OURS])
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script], capture_output=True, text=True, check=False)
    assert done.stdout == "played\n", done.stderr


def test_the_same_sources_make_the_same_archive() -> None:
    assert archive.archive() == archive.archive()
    assert {f"spieltisch/games/{id}/__init__.py" for id in games() if id in OURS} <= set(archive.files())


def test_a_folder_with_other_things_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "holiday.jpg").write_bytes(b"")
    with pytest.raises(writing.NoSite, match="holds other things"):
        writing.empty_for(tmp_path)


def test_without_pyodide_a_sentence_says_where_to_get_it(tmp_path: Path) -> None:
    with pytest.raises(writing.NoSite, match="npm pack pyodide"):
        writing.runtime_files(tmp_path)


def roll_on(browser: Browser, rng: random.Random) -> bool:
    """Play with the real box to the end; whether that came with something told."""
    told = False
    while not (state := browser.state())["over"]:
        told = not state["asked"]
        if told:
            outcome = rng.choice(state["entry"]["outcomes"])["action"]
            browser.say(do="enter", n=state["n"], action=outcome)
        else:
            seat, asked = next(iter(state["asked"].items()))
            browser.say(do="move", n=state["n"], seat=int(seat), action=rng.choice(asked["choices"])["action"])
    return told


def test_an_end_that_was_taken_back_leaves_no_result_and_no_analysis() -> None:
    """Given a kept result and its analysis; when the end is taken back; then both are gone until it ends again."""
    for seed in range(60):
        browser = Browser()
        id = table(browser, "king_of_tokyo", ME, ME, hot_seat=True, box=True)
        if roll_on(browser, random.Random(seed)):
            break
    browser.ask(f"/api/tables/{id}/analysis", {})
    assert browser.home.jobs
    browser.home.analyses[id, 0] = "{}"
    browser.keep("analysis", id, 0, "{}")
    browser.say(do="undo", n=browser.state()["n"], seat=0)
    assert browser.state()["over"] is None
    assert browser.ask("/api/tables?status=finished")[1]["tables"] == []
    assert not browser.home.jobs
    assert not Browser(browser.kept).home.analyses, "nor after a reload"
    assert browser.ask(f"/api/tables/{id}/end")[0] == 400
    roll_on(browser, random.Random(7))
    (result,) = browser.ask("/api/tables?status=finished")[1]["tables"]
    assert result["moves"] == len(browser.home.rooms[id].table.round.moves)
