"""``spieltisch analyse``, as a person types it."""

import json
import re
from pathlib import Path

import pytest

from spieltisch import Record
from spieltisch.cli import main
from spieltisch.coach.selfplay import played
from spieltisch.words import LANGUAGES, Words

PARTS = ("start", "luck", "own", "others", "unseen", "result", "mean")


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    record = played("reef", ["greedy", "random"], seed=1)
    record.names = ["Annegret", "Bartholomäus"]
    file = tmp_path_factory.mktemp("analyse") / "game.json"
    file.write_text(record.dumps(), encoding="utf-8")
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_heading_is_cut_at_80_columns(
    language: str, file: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["analyse", str(file), "--iterations", "20", "--lang", language]) == 0
    said = capsys.readouterr().out
    assert "…" not in said
    assert max(len(line) for line in said.splitlines()) <= 80
    say = Words("reef", language)
    for part in PARTS:
        assert set(say.say(f"analysis-{part}").split()) <= set(said.split()), part
    for heading in ("analysis-turning", "analysis-costliest"):
        assert say.say(heading) in said


def test_seats_without_names_are_players_with_a_number(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a record in which nobody has a name, then no bare number stands for somebody."""
    file = tmp_path / "game.json"
    file.write_text(played("reef", ["greedy", "random"], seed=1).dumps(), encoding="utf-8")
    assert main(["analyse", str(file), "--iterations", "2", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    assert "Spieler 1" in said
    assert not re.search(r"^ 1 ", said, re.MULTILINE)


def test_all_thinking_follows_the_iterations_and_every_costly_choice_has_a_reason(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a small budget, then nothing is thought through longer than it says, and what was better is said why."""
    assert main(["analyse", str(file), "--iterations", "100", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["depth"] == {"iterations": 100, "comparing": 50, "rollouts": 80}
    costly = [one["choice"] for one in found["moments"] if one["choice"] is not None and one["choice"]["loss"]]
    assert costly, "a random player makes no mistakes: the test is empty"
    assert all(choice["better"]["reasons"] for choice in costly)


def test_a_game_that_is_not_over_is_refused_in_a_sentence(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    half = file.with_name("half.json")
    half.write_text(Record("reef", 2).dumps(), encoding="utf-8")
    assert main(["analyse", str(half)]) != 0
    assert "only a finished game can be analysed" in capsys.readouterr().err
