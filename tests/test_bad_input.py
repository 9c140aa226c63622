"""Whatever is typed wrong gets one sentence on stderr and exit code 2, before any work begins, and loses nothing."""

import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch
from spieltisch.cli import main


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game, a cut one, a file that is none, and a page that somebody wants to keep."""
    record = spieltisch.Record("reef", seats=2)
    state = record.start()
    record.play(state, state.legal()[0])
    (tmp_path / "game.json").write_text(record.dumps())
    (tmp_path / "cut.json").write_text(record.dumps()[:100])
    (tmp_path / "noise.bin").write_bytes(bytes(range(256)))
    (tmp_path / "kept.html").write_text("kept")
    (tmp_path / "arena.jsonl").write_text('{"format": "another"}\n')
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "bots.md").write_text("# Bots")
    (tmp_path / "docs" / "ladder.json").write_text("[3]")
    (tmp_path / "leaving.py").write_text(LEAVING)
    monkeypatch.chdir(tmp_path)
    return tmp_path


LEAVING = """import sys
class Leaving:
    def choose(self, seat):
        sys.exit(3)
class Unmade:
    def __init__(self):
        sys.exit(4)
    def choose(self, seat):
        return 0
"""
WRONG = [
    ("fly", "argument COMMAND: invalid choice: 'fly'"),
    ("--fast", "unrecognized arguments: --fast"),
    ("games reef", "unrecognized arguments: reef"),
    ("rules", "the following arguments are required: game"),
    ("rules chess", "there is no game 'chess'; there are: "),
    ("rules reef --lang fr", "argument --lang: invalid choice: 'fr'"),
    ("play chess", "there is no game 'chess'"),
    ("play reef --seats me", "reef is played by 2 to 4, not by 1"),
    ("play reef --seats me,nobody", "there is no bot 'nobody'; there are: random, greedy"),
    ("play reef --seats me,", "there is no bot ''"),
    ("play reef --option colour=1", "reef has no option colour"),
    ("play reef --option deck_face_up", "--option takes NAME=VALUE"),
    ("play reef --option deck_face_up=maybe", "option deck_face_up takes false or true, not maybe"),
    ("play reef --deck no-such-file.json", "no-such-file.json: No such file or directory"),
    ("play reef --deck noise.bin", "noise.bin: this is no text file"),
    ("play reef --deck game.json", "game.json: "),
    ("play reef --board x.json", "reef takes no board of your own"),
    ("play reef --save kept.html", "kept.html is there already: name another file, or add --force"),
    ("play reef --save nowhere/game.json", "nowhere/game.json cannot be written: name another file"),
    ("play reef --save .", ". cannot be written: name another file"),
    ("play reef --seed soon", "argument --seed: invalid int value: 'soon'"),
    ("replay no-such-file.json", "no-such-file.json: No such file or directory"),
    ("replay cut.json", "the record is cut off"),
    ("replay noise.bin", "the record is cut off"),
    ("replay .", ".: Is a directory"),
    ("hint game.json --move 99", "the record has 1 moves, there is no position after move 99"),
    ("hint game.json --move -1", "the record has 1 moves, there is no position after move -1"),
    ("hint game.json --move 1 --seat 0", "argument --seat: a whole number from 1 on is wanted, not '0'"),
    ("hint game.json --move 0", "dice or cards decide here"),
    ("hint cut.json", "the record is cut off"),
    ("simulate reef --seats 7", "reef is played by 2 to 4, not by 7"),
    ("simulate reef --seats 0", "argument --seats: a whole number from 1 on is wanted, not '0'"),
    ("simulate reef --games 0", "argument --games: a whole number from 1 on is wanted, not '0'"),
    ("simulate reef --games 1e3", "argument --games: a whole number from 1 on is wanted, not '1e3'"),
    ("simulate reef --bots greedy,random,random,random,random", "reef is played by 2 to 4, not by 5"),
    ("simulate reef --bots clever", "there is no bot 'clever'"),
    ("simulate reef --json nowhere/x.json", "nowhere/x.json cannot be written"),
    ("arena reef --bots greedy", "a match needs two different bots at least"),
    ("arena reef --bots greedy,greedy", "a match needs two different bots at least"),
    ("arena reef --bots greedy,nomodule:Bot", "there is no bot 'nomodule:Bot': there is no module nomodule"),
    ("arena reef --bots greedy,cmd:./nobot", "the bot './nobot' cannot be started: there is no such program"),
    ("arena reef --jobs 0", "argument --jobs: a whole number from 1 on is wanted, not '0'"),
    ("arena reef --seats 9", "reef is played by 2 to 4, not by 9"),
    ("arena reef --results kept.html", "kept.html holds no results of an arena"),
    ("arena reef --results arena.jsonl", "arena.jsonl holds no results of an arena"),
    ("arena reef --csv kept.html", "kept.html is there already"),
    ("arena reef --json .", ". cannot be written"),
    ("report reef -o kept.html", "kept.html is there already: name another file, or add --force"),
    ("report reef -o nowhere/report.html", "nowhere/report.html cannot be written"),
    ("report chess -o report.html", "there is no game 'chess'"),
    ("report reef --bots greedy,greedy,greedy --seats 2", "3 bots are named for 2 seats"),
    ("tune reef greedy SPREAD", "a change is NAME=value,value, not 'SPREAD'"),
    ("tune reef greedy NOTHING=3", "the evaluation of reef has no number 'NOTHING'"),
    ("tune reef greedy SPREAD=15,nan", "SPREAD takes a number, not 'nan'"),
    ("tune reef mybot:Quick iterations=2", "there is no bot 'mybot:Quick': there is no module mybot"),
    ("tune reef greedy SPREAD=15 --against mybot:Quick", "there is no bot 'mybot:Quick': there is no module mybot"),
    ("tune reef leaving:Leaving iterations=2", "leaving:Leaving takes no setting 'iterations'"),
    ("tune reef gredy SPREAD=2", "there is no bot 'gredy'; there are: "),
    ("tune reef random iterations=2", "tune varies greedy, easy, medium, hard, expert, master and bots of your own"),
    ("tune reef cmd:./nobot depth=2", "tune varies greedy, easy,"),
    ("arena reef --bots greedy+SPREAD=nan,random", "SPREAD takes a number, not 'nan'"),
    ("arena reef --bots mybot:Quick+SPREAD=3,random", "mybot:Quick has no numbers that could be changed"),
    ("arena reef --bots hard:evaluation=,greedy", "evaluation= names an evaluation: hand, net or the file of a net"),
    ('arena reef --bots cmd:"unclosed,random', "the bot '\"unclosed' cannot be started: No closing quotation"),
    ("think --port 99999", "--port is a number from 0 to 65535, not 99999"),
    ("think --port -1", "--port is a number from 0 to 65535, not -1"),
    ("think --workers -3", "--workers is a number from 0 to 1000, not -3"),
    ("tune reef hard depth=3", "a search has no setting 'depth'"),
    ("calibrate reef greedy --games 0", "at least one game must be played"),
    ("calibrate reef greedy --seats 9", "reef is played by 2 to 4, not by 9"),
    ("ladder --rungs hard/god --docs .", "there is no rung 'hard/god'; there are: "),
    ("ladder --docs .", ". holds no bots.md"),
    ("train chess -o my.net", "there is no game 'chess'"),
    ("train reef", "the following arguments are required: -o/--net"),
    ("train reef --minutes 0 -o my.net", "a training takes more than no time, not 0 hours"),
    ("train reef --hours nan -o my.net", "a training takes more than no time, not nan hours"),
    ("train reef --minutes 1 --hours 1 -o my.net", "argument --hours: not allowed with argument --minutes"),
    ("train reef --games 0 -o my.net", "a generation has 1 to 524288 games"),
    ("train reef --units 999 -o my.net", "a generation has 1 to 524288 games, and a net 1 to 256 units"),
    ("train reef -o kept.html", "kept.html is there already: name another file, or add --force"),
    ("train reef -o nowhere/my.net", "nowhere/my.net cannot be written"),
    ("train reef -o my.net --plot kept.html", "kept.html is there already"),
    ("arena reef --bots greedy,hard:evaluation=kept.html", "kept.html holds no net: spieltisch train makes one"),
    ("arena reef --bots greedy,hard:evaluation=my.net", "there is no evaluation 'my.net'"),
    ("arena reef --bots greedy,greedy:iterations=3", "greedy takes no setting but evaluation=..."),
    ("completion cmd", "argument shell: invalid choice: 'cmd'"),
    ("serve --log loud", "--log takes debug, info, warning, error, not 'loud'"),
    ("serve --port many", "argument --port: invalid int value: 'many'"),
    ("serve --port -1", "--port is a number from 0 on, not -1"),
    ("serve --bot-pause nan", "--bot-pause is a number from 0 on, not nan"),
    ("serve --port 99999", "the address 127.0.0.1 port 99999 cannot be listened on"),
    ("serve --port 0 --db mysql://x", "the database"),
    ("serve --port 0 --bots nobody", "there is no bot 'nobody'"),
    ("play reef --option start_points=²", "reef has no option start_points"),
    ("play dolmengoetter --option start_points=²", "option start_points takes 4 or 5, not ²"),
    ("play dolmengoetter --option start_points=--4", "option start_points takes 4 or 5, not --4"),
    (f"play dolmengoetter --option start_points={'9' * 5000}", "option start_points takes 4 or 5, not 9999"),
    ("play reef --save loop", "loop cannot be written: name another file"),
    ("play reef --save /proc/game.json", "/proc/game.json cannot be written: name another file"),
    ("puzzles reef -o loop", "loop cannot be written: name another file"),
    ("arena reef --results loop", "loop cannot be written: name another file"),
    ("arena reef --results noise.bin", "noise.bin holds no results of an arena"),
    ("arena reef --json new.txt --csv new.txt", "new.txt is named for two outputs: give each a file of its own"),
    ("report reef --against deck_face_up=true -o new --json new", "new is named for two outputs"),
    ("train reef -o new --plot new", "new is named for two outputs: give each a file of its own"),
    ("train reef -o -", "- is standard output, where JSON and CSV can go: name a file for all else"),
    ("report reef -o -", "- is standard output, where JSON and CSV can go"),
    ("play reef --save -", "- is standard output, where JSON and CSV can go"),
    ("arena reef --results -", "- is standard output, where JSON and CSV can go"),
    ("arena reef --json - --csv -", "- is named for two outputs: give each a file of its own"),
    ("train reef -o .", ". cannot be written: name another file"),
    ("hint noise.bin", "the record is cut off"),
    ("analyse noise.bin", "the record is cut off"),
    ("ladder --games reef,chess --docs docs", "there is no game 'chess'"),
    ("ladder --jobs 0 --docs docs", "--jobs is a number from 1 on"),
    ("ladder --most -1 --docs docs", "--jobs is a number from 1 on, and --most one from 0 on"),
    ("ladder --docs docs", "docs/ladder.json holds no ladder: remove it to begin anew"),
    ("arena reef --bots hard:iterations=9:iterations=8,random", "the setting iterations of a bot is given twice"),
    ("simulate reef --bots leaving:Leaving", "Leaving could not choose for seat"),
    ("simulate reef --bots leaving:Unmade", "leaving:Unmade cannot be made for reef: SystemExit: 4"),
    ("simulate reef --bots cmd:true", "the bot 'true' has ended before the game"),
]
# Arguments that nobody would find after a split at the spaces.
EMPTY = [
    (["play", ""], "there is no game ''"),
    (["play", "reef", "--seats", ""], "reef is played by 2 to 4, not by 1"),
    (["play", "--resume", ""], ".: Is a directory"),
    (["train", "reef", "-o", ""], ". cannot be written: name another file"),
    (["serve", "--db", ""], "the database must be sqlite:///FILE or postgresql://HOST/NAME, not ''"),
    (["serve", "--host", ""], "--host names the address to listen on, for instance 127.0.0.1, and cannot be empty"),
    (["think", "--host", " "], "--host names the address to listen on, for instance 127.0.0.1, and cannot be empty"),
    (["rules", ""], "there is no game ''"),
]
SETTINGS = [
    ("simulate reef --bots hard:iterations=0", "hard:iterations=0 would think for ever"),
    ("simulate reef --bots hard:iterations=-1", "the setting iterations of a bot takes 0 to"),
    ("simulate reef --bots hard:exploration=nan", "the setting exploration of a bot takes 0 to 1000, not nan"),
    ("simulate reef --bots hard:exploration=-inf", "the setting exploration of a bot takes 0 to 1000, not -inf"),
    ("simulate reef --bots hard:width=0", "the setting width of a bot takes 1 to"),
    ("simulate reef --bots hard:place_share=2", "the setting place_share of a bot takes 0 to 1, not 2"),
    ("simulate reef --bots hard:iterations", "the setting iterations of a bot takes a number, not ''"),
    ("arena reef --bots hard:iterations=0:seconds=1,greedy", "hard:iterations=0:seconds=1 would think for ever"),
]
VARIABLES = [
    ("SPIELTISCH_GAMES", "/nowhere", "games", "SPIELTISCH_GAMES names /nowhere, which is no folder"),
    ("SPIELTISCH_GAMES", "/nowhere", "serve", "SPIELTISCH_GAMES names /nowhere, which is no folder"),
    ("SPIELTISCH_PORT", "many", "serve", "SPIELTISCH_PORT must be a number, not 'many'"),
    ("SPIELTISCH_HOST", "", "serve", "--host names the address to listen on"),
    ("SPIELTISCH_LOG", "loud", "serve", "--log takes debug, info, warning, error, not 'loud'"),
    ("SPIELTISCH_BOT_SECONDS", "soon", "arena reef --bots cmd:node,random", "SPIELTISCH_BOT_SECONDS is a number"),
]


def refused(command: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused_words(command.split(), said, folder, capsys)


def refused_words(words: list[str], said: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(folder)
    assert main(words) == 2
    out, err = capsys.readouterr()
    assert err.count("\n") == 1, err
    assert err.startswith(f"spieltisch: {said}"), err
    assert out == ""
    assert contents(folder) == before, "a file was touched"


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.is_file()}


@pytest.mark.parametrize(("command", "said"), WRONG, ids=[command for command, _ in WRONG])
def test_a_wrong_command(command: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused(command, said, folder, capsys)


@pytest.mark.parametrize(("words", "said"), EMPTY, ids=[" ".join(words) for words, _ in EMPTY])
def test_an_empty_argument(words: list[str], said: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused_words(words, said, folder, capsys)


@pytest.mark.parametrize(("command", "said"), SETTINGS, ids=[command for command, _ in SETTINGS])
def test_a_wrong_setting_of_a_bot(command: str, said: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    refused(command, said, folder, capsys)


@pytest.mark.parametrize(("name", "value", "command", "said"), VARIABLES)
def test_a_wrong_variable(
    name: str,
    value: str,
    command: str,
    said: str,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(name, value)
    refused(command, said, folder, capsys)


def run(*arguments: str, **variables: str) -> subprocess.CompletedProcess[bytes]:
    where = {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(Path(spieltisch.__file__).parents[1]), "SPIELTISCH_PURE": "1"}
    command = [sys.executable, "-m", "spieltisch", *arguments]
    return subprocess.run(command, env=where | variables, capture_output=True, check=False)


def test_without_a_command_there_is_help() -> None:
    told = run()
    assert told.returncode == 0
    assert b"spieltisch play reef" in told.stdout


@pytest.mark.parametrize("arguments", [["rules", "dolmengoetter", "--lang", "de"], ["games"], ["nonsense"]])
@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_a_terminal_without_utf8_works(arguments: list[str], encoding: str) -> None:
    """Given a locale that lacks our letters, when something is printed, then it is, with other letters."""
    told = run(*arguments, PYTHONIOENCODING=encoding, PYTHONUTF8="0", LC_ALL="C", PYTHONCOERCECLOCALE="0")
    assert b"Traceback" not in told.stderr
    assert told.returncode == (2 if arguments == ["nonsense"] else 0)


def test_the_locale_c_works() -> None:
    """Given the locale C, whose streams are no strict ones, when rules are printed, then they are."""
    told = run("rules", "dolmengoetter", "--lang", "de", PYTHONUTF8="0", LC_ALL="C", PYTHONCOERCECLOCALE="0")
    assert told.returncode == 0, told.stderr
    assert b"1" in told.stdout


def test_who_closes_the_pipe_sees_no_traceback() -> None:
    where = f"{sys.executable} -m spieltisch rules king_of_tokyo | head -n 1"
    path = str(Path(spieltisch.__file__).parents[1])
    told = subprocess.run(where, shell=True, env={"PATH": "/usr/bin:/bin", "PYTHONPATH": path}, capture_output=True)
    assert b"Error" not in told.stderr
