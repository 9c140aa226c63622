"""The command, as a person types it."""

import json
import subprocess
from pathlib import Path

import pytest

import spieltisch
from spieltisch.cli import main, parser, variant
from spieltisch.coach.selfplay import played
from spieltisch.engine.registry import folder


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
    for id in spieltisch.games():
        assert all(option.name in said for option in spieltisch.game(id).options), "whole, to be typed"
    assert all(line in said for line in ("immediate, end_of_turn", "a file: --board FILE", "[8,13,17,18,16,13,9,6]"))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("miss_probability=0.25", 0.25),
        ("strip_weights=[1,1,1,1,1,1,1,9]", [1, 1, 1, 1, 1, 1, 1, 9]),
        ('bonus_tiers={"peek": 2}', {"peek": 2}),
        ("max_rounds=none", None),
        ("initial_wave=breaks_before_first_turn", "breaks_before_first_turn"),
    ],
)
def test_every_kind_of_option_can_be_typed(typed: str, meant: object, tmp_path: Path) -> None:
    file = tmp_path / "found.json"
    words = ["arena", "poseidons_kingdom", "--bots", "greedy,random", "--games", "1", "--option", typed]
    assert main([*words, "--json", str(file)]) == 0
    assert json.loads(file.read_text())["options"][typed.partition("=")[0]] == meant


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


def test_a_varied_bot_plays_on_in_a_saved_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a game with a bot of other settings, when it is resumed, then that bot chooses for its seat."""
    file = tmp_path / "half.json"
    monkeypatch.setattr("builtins.input", answers("1", "quit"))
    assert main(["play", "reef", "--seats", "me,hard:iterations=4", "--seed", "3", "--save", str(file)]) == 0
    before = spieltisch.Record.loads(file.read_text(encoding="utf-8"))
    capsys.readouterr()
    monkeypatch.setattr("builtins.input", answers(*["1"] * 6, "quit"))
    assert main(["play", "--resume", str(file), "--seed", "3"]) == 0
    after = spieltisch.Record.loads(file.read_text(encoding="utf-8"))
    assert len(after.moves) > len(before.moves) + 6
    assert "turn, hard" not in capsys.readouterr().out, "nobody is asked for the bot"


@pytest.mark.parametrize("name", ["mybots:Dreamer", "cmd:node mybot.js", "hard:iterations=4000:horizon=1"])
def test_a_file_does_not_say_what_is_run(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Given a game with a bot of somebody's own, or one whose name was cut, when it is resumed, then a sentence asks
    who sits where: a file from elsewhere must not start programs here."""
    file = tmp_path / "half.json"
    record = spieltisch.Record("reef", 2, names=["Ada", name])
    file.write_text(record.dumps(), encoding="utf-8")
    assert main(["play", "--resume", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"spieltisch: {name[:24]} plays in {file}: say who sits where, as in --seats ")


def kept(tmp_path: Path, names: list[str]) -> Path:
    """A file with a game of Reef between two people."""
    record = played("reef", ["random", "random"], seed=1)
    record.names = names
    file = tmp_path / "game.json"
    file.write_text(record.dumps(), encoding="utf-8")
    return file


# How each command that tells of people is called, so that it does not take long.
TELLING = [
    ("hint", "--move", "30", "--level", "medium:iterations=4"),
    ("analyse", "--iterations", "4"),
    ("replay", "--all"),
]


@pytest.mark.parametrize("command", TELLING, ids=lambda command: command[0])
def test_a_name_is_a_name_whatever_it_looks_like(
    command: tuple[str, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given people called like marks of the screen's own language, then their names are shown as they are."""
    monkeypatch.setenv("COLUMNS", "120")
    file = kept(tmp_path, ["[/red]", "[dim]Bo"])
    assert main([command[0], str(file), *command[1:]]) == 0
    said = capsys.readouterr().out
    assert "[/red]" in said
    assert "[dim]Bo" in said


@pytest.mark.parametrize("command", TELLING, ids=lambda command: command[0])
def test_who_has_no_name_is_the_player_of_a_number(
    command: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a game in which one has a name and one has none, then nobody is nameless."""
    file = kept(tmp_path, ["Ada", ""])
    assert main([command[0], str(file), *command[1:]]) == 0
    said = capsys.readouterr().out
    assert "Ada" in said
    assert "Player 2" in said


def test_a_game_that_is_over_is_not_said_to_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "whole.json"
    assert main(["play", "reef", "--seats", "random,random", "--seed", "3", "--save", str(file)]) == 0
    said = capsys.readouterr().out
    assert f"spieltisch replay {file}" in said
    assert "--resume" not in said


def test_simulate_counts_wins(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "reef", "--games", "20", "--bots", "greedy,random"]) == 0
    said = capsys.readouterr().out
    assert "20 games" in said
    assert "100.0%" in said


def test_names_may_be_parted_by_a_comma_and_a_space(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "reef", "--games", "1", "--bots", "greedy, random", "--json"]) == 0
    assert [seat["bot"] for seat in json.loads(capsys.readouterr().out)["seats"]] == ["greedy", "random"]


def test_a_bar_is_for_people_who_look_on(capsys: pytest.CaptureFixture[str]) -> None:
    """Given a stderr that is no terminal, when games are played, then no line of a progress bar gets into it."""
    assert main(["simulate", "reef", "--games", "2", "--json"]) == 0
    assert capsys.readouterr().err == ""
    assert main(["arena", "reef", "--games", "1", "--bots", "greedy,random", "--json"]) == 0
    assert " left " not in capsys.readouterr().err


def test_slow_rules_are_told_once_with_a_remedy(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given rules that were not compiled, when a command thinks, then a sentence says what to do; else nothing."""
    monkeypatch.setattr("spieltisch.cli.compiled", lambda: False)
    monkeypatch.delenv("SPIELTISCH_PURE", raising=False)
    assert main(["games"]) == 0
    assert capsys.readouterr().err == ""
    assert main(["simulate", "reef", "--games", "1", "--json"]) == 0
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "pip install --force-reinstall --no-deps --no-binary spieltisch spieltisch" in said


def test_a_device_is_written_to_without_force(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json", "/dev/null"]) == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("shell", ["bash", "zsh"])
def test_completion_names_commands_and_games(shell: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["completion", shell]) == 0
    said = capsys.readouterr().out
    assert all(word in said for word in ("arena", "simulate", *spieltisch.games()))


@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("spieltisch play re", {"reef"}),
        ("spieltisch replay my-", {"my-game.json", "my-games"}),
        ("spieltisch play reef --save my-g", {"my-game.json", "my-games"}),
        ("spieltisch site -o my-", {"my-games"}),
        ("spieltisch arena reef --bots ha", {"hard"}),
        ("spieltisch arena reef --bots greedy,ra", {"greedy,random"}),
        ("spieltisch play reef --seats m", {"me", "medium", "master"}),
        ("spieltisch tune ki", {"king_of_tokyo"}),
        ("spieltisch tune reef ha", {"hard"}),
    ],
)
def test_a_tab_offers_what_fits(
    typed: str, offered: set[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a folder with a file and a folder, when Tab is pressed in bash, then games, bots and files are offered."""
    (tmp_path / "my-game.json").touch()
    (tmp_path / "my-games").mkdir()
    assert main(["completion", "bash"]) == 0
    words = typed.split()
    asked = (
        f"COMP_WORDS=({typed}); COMP_CWORD={len(words) - 1}; _shtab_spieltisch; printf '%s\\n' \"${{COMPREPLY[@]}}\""
    )
    script = capsys.readouterr().out + asked
    told = subprocess.run(["bash", "-c", script], cwd=tmp_path, capture_output=True, text=True)
    assert set(told.stdout.split()) == offered, told.stderr


@pytest.mark.parametrize(
    ("command", "keys"),
    [
        ("tune reef medium:iterations=4 looks=1 --games 2", {"medium:iterations=4:looks=1"}),
        ("calibrate reef random --games 1", {"game", "seats", "loss", "even", "bins"}),
    ],
)
def test_studies_are_told_as_json(command: str, keys: set[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command.split(), "--json"]) == 0
    assert set(json.loads(capsys.readouterr().out)) == keys


def test_hint_and_analysis_are_told_as_json(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = spieltisch.Record("reef", seats=2)
    state, rng = record.start(), spieltisch.Rng(1)
    while (turn := int(state.to_act())) != spieltisch.OVER:
        action = int(state.sample(rng)) if turn < 0 else rng.choice(state.moves(turn))
        record.play(state, action, turn)
    record.finished = True
    file = tmp_path / "game.json"
    file.write_text(record.dumps())
    last = max(at for at, (_, seat) in enumerate(record.moves) if seat >= 0)
    asked = ["hint", str(file), "--move", str(last), "--level", "medium:iterations=4", "--json"]
    assert main(asked) == 0
    assert json.loads(capsys.readouterr().out)
    assert main(["analyse", str(file), "--iterations", "2", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)


@pytest.mark.parametrize(
    ("command", "head"),
    [
        ("arena reef --bots greedy,random --games 1 --csv -", "bot,"),
        ("report reef --bots random --games 2 --against deck_face_up=true --csv -", "chapter,name,"),
        ("report reef --bots random --games 2 --against deck_face_up=true --json", "{"),
        ("puzzles reef -n 1 -o -", "{"),
    ],
)
def test_a_dash_prints(
    command: str, head: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given - where a file is named, when the work is done, then the text is printed alone, and no file is called so."""
    if "report" in command:
        pytest.importorskip("plotly")
    monkeypatch.setattr("spieltisch.coach.puzzles.find", lambda *_: iter(()))
    monkeypatch.chdir(tmp_path)
    assert main(command.split()) == 0
    assert capsys.readouterr().out.startswith(head)
    assert not (tmp_path / "-").exists()


def test_a_variant_is_called_as_it_was_typed(tmp_path: Path) -> None:
    """Given a variant with a program as its bot, when it is labelled, then only the path of a deck or board is cut."""
    deck = tmp_path / "my.json"
    deck.write_text((folder("reef") / "components.json").read_text(encoding="utf-8"), encoding="utf-8")
    asked = parser().parse_args(["report", "reef", "--against", "bots=cmd:node /x/y.js", "--against", f"deck={deck}"])
    assert variant(spieltisch.game("reef"), asked).label == "bots=cmd:node /x/y.js; deck=my.json"


def test_a_site_is_told_as_json(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    written = {"index.html": b"<html>", "python-1.zip": b"12345"}
    monkeypatch.setattr("spieltisch.site.writing.write_site", lambda folder, pyodide: written)
    assert main(["site", "-o", "there", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["files"] == 2
    assert told["first_visit"]["the rules in Python"] == 5
