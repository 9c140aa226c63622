"""What goes wrong in the tables of one browser becomes an answer: nobody waits for ever."""

import random
from typing import Any

import pytest

from spieltisch.site import worker
from tests.table.test_without_server import BOT, ME, Browser, table


def broken(*_: object) -> Any:
    raise RuntimeError("no memory")


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/games/reef/puzzles/9999", None, 404, "not-found"),
        ("/api/games/chess/puzzles/0", None, 404, "not-found"),
        ("/api/tables", {"game": "reef", "seats": ["x"]}, 400, "bad-request"),
        ("/api/tables", [], 400, "bad-request"),
        ("/api/tables", {"game": "reef", "seats": [ME, BOT], "options": {"deck": {"cards": 3}}}, 400, "bad-request"),
        ("/api/records", [1], 400, "bad-request"),
        ("/api/lessons", {"game": 3}, 400, "bad-request"),
    ],
)
def test_whatever_is_asked_is_answered_with_a_sentence(path: str, body: Any, status: int, code: str) -> None:
    answer = Browser().ask(path, body)
    assert (answer[0], answer[1]["error"]["code"]) == (status, code)
    assert " " in answer[1]["error"]["message"]


def test_what_breaks_is_answered_and_said(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(worker, "puzzles", broken)
    status, answer = Browser().ask("/api/puzzles")
    assert (status, answer["error"]["code"]) == (500, "broken")
    assert "no memory" in capsys.readouterr().err


def test_a_bot_that_cannot_think_plays_something(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    browser = Browser()
    table(browser, "dolmengoetter", BOT, BOT, ME)
    monkeypatch.setattr(worker, "choose", broken)
    browser.play(20_000, random.Random(3))
    assert browser.state()["over"]
    assert "no memory" in capsys.readouterr().err


def test_an_analysis_that_breaks_can_be_asked_for_once_more(monkeypatch: pytest.MonkeyPatch) -> None:
    browser = Browser()
    id = table(browser, "dolmengoetter", ME, BOT)
    browser.play(20_000, random.Random(5))
    with monkeypatch.context() as patched:
        patched.setattr(worker, "piece", broken)
        browser.ask(f"/api/tables/{id}/analysis", {})
        assert browser.home.ponder()
        assert not browser.home.ponder()
    assert browser.ask(f"/api/tables/{id}/analysis")[1]["status"] == "none"
    assert browser.ask(f"/api/tables/{id}/analysis", {})[1]["status"] == "running"


def test_a_table_that_could_not_be_kept_is_none() -> None:
    browser = Browser()
    id = table(browser, "reef", ME, BOT)
    browser.home.lose(id)
    assert browser.ask("/api/tables?status=mine")[1]["tables"] == []
    assert browser.ask(f"/api/tables/{id}")[0] == 404
