"""The command, as a person types it."""

import json
from pathlib import Path

import pytest

import spieltisch
from spieltisch.cli import main


def answers(*lines: str):  # type: ignore[no-untyped-def]
    """Somebody at the keyboard who types these lines and then leaves."""
    waiting = iter(lines)

    def ask(question: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    return ask


def sentence(capsys: pytest.CaptureFixture[str]) -> str:
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said.removeprefix("spieltisch: ").rstrip()


def test_games_lists_every_game_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert all(id in said for id in spieltisch.games())


@pytest.mark.parametrize("language", ["en", "de"])
def test_rules_are_printed(language: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "reef", "--lang", language]) == 0
    assert "§3.1" in capsys.readouterr().out


def test_a_wrong_card_of_an_own_deck_is_named_with_file_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    deck = tmp_path / "my-reef.json"
    good = ",\n".join(f'{{"id": "c{n}", "corals": "RR", "pattern": ["R"], "points": 1}}' for n in range(59))
    deck.write_text('{"cards": [\n {"id": "a", "corals": "RR", "pattern": ["Q"], "points": 1},\n' + good + "\n]}")
    assert main(["play", "reef", "--deck", str(deck)]) == 2
    assert sentence(capsys).startswith(f"{deck}: line 2: card a: the pattern cell 'Q'")


@pytest.mark.parametrize("broken", [lambda text: text[:200], lambda text: text.replace('"seats": 2', '"seats": 3')])
def test_a_broken_record_is_refused(broken, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:  # type: ignore[no-untyped-def]
    file = tmp_path / "game.json"
    file.write_text(broken(spieltisch.Record("reef", seats=2).dumps()))
    assert main(["replay", str(file)]) == 2
    assert sentence(capsys).startswith("the record")


def test_a_game_is_played_saved_and_replayed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a person who always types 1, when the game is over, then it is saved and can be stepped through."""
    file = tmp_path / "game.json"
    monkeypatch.setattr("builtins.input", lambda _="": "1")
    assert main(["play", "reef", "--seats", "me,random", "--seed", "3", "--save", str(file)]) == 0
    assert "Final standings" in capsys.readouterr().out
    assert spieltisch.Record.loads(file.read_text()).finished
    assert main(["replay", str(file), "--all"]) == 0
    assert "Final standings" in capsys.readouterr().out


def test_the_commands_of_a_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "half.json"
    typed = answers("?", "list", "fly", "99", "rules", "1", "undo", "undo", f"save {file}", "quit")
    monkeypatch.setattr("builtins.input", typed)
    assert main(["play", "reef", "--seats", "me,random", "--seed", "3", "--lang", "de"]) == 0
    said = capsys.readouterr().out
    for words in ("Tippe die Nummer", "„fly“ geht jetzt nicht", "Zurückgenommen", "Nichts zurückzunehmen", "Bis bald"):
        assert words in said
    assert not json.loads(file.read_text())["finished"]


def test_simulate_counts_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "reef", "--games", "20", "--bots", "greedy,random"]) == 0
    said = capsys.readouterr().out
    assert "20 games" in said
    assert "100.0%" in said
