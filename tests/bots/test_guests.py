"""Bots that others wrote sit down wherever a bot's name is taken, and what they answer is checked."""

import importlib
import io
import json
import sys
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

import spieltisch
from spieltisch.bots import Bot, UnknownBot, bot, bots, known_as
from spieltisch.bots.command import BotFailed, CommandBot, Program, idle, words
from spieltisch.bots.guests import plugged
from spieltisch.bots.match import play_match
from spieltisch.cli import main
from spieltisch.lab.arena import Match, arena, fill
from spieltisch.lab.simulation import simulate
from spieltisch.lab.study import study

EXAMPLE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text().split("```javascript\n")[1].split("```")[0]
MINE = '''
from spieltisch.bots import Bot

class Last(Bot):
    def __init__(self, seed):
        self.seed = seed
    def choose(self, seat):
        return seat.legal()[-1]

class Plain:
    """No subclass of anything: it has a choose, that is enough."""
    def choose(self, seat):
        return [one["action"] for one in seat.choices()][0]

class Needy:
    def __init__(self, wishes): ...

def made(game, seed=0, **more):
    assert game == "reef"
    return Last(seed)

class Picky:
    def __init__(self, game):
        self.known = {"reef": 1}[game]
    def choose(self, seat):
        return seat.legal()[0]

class Lost:
    def choose(self, seat):
        return {}["way"]

NOTHING = 3
'''


class First(Bot):
    def choose(self, seat: spieltisch.Seat) -> int:
        return seat.legal()[0]


class Cheat:
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, seat: spieltisch.Seat) -> object:
        return self.answer


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A module of the folder that the command is run in."""
    (tmp_path / "mybots.py").write_text(MINE)
    (tmp_path / "brokenbots.py").write_text("def choose(:")
    (tmp_path / "leavingbots.py").write_text("import sys; sys.exit(3)")
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    importlib.invalidate_caches()
    return "mybots"


@pytest.mark.parametrize("name", ["Last", "Plain", "made"])
def test_a_class_or_factory_of_a_module_plays_in_the_arena(mine: str, name: str) -> None:
    played = fill(Match("reef", (f"{mine}:{name}", "random"), games=2, seats=2))
    assert [one.lineup[0] for one in played] == [f"{mine}:{name}", "random"]


def test_a_guest_plays_in_the_terminal(
    mine: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given guests on all seats, when they play in the terminal, then the game goes to its end and names them."""
    monkeypatch.setattr("sys.stdin", io.StringIO(""))
    assert main(["play", "reef", "--seats", f"{mine}:Plain,{mine}:made", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "Final standings" in said
    assert f"{mine}:Plain" in said


def test_a_guest_is_reported_on(mine: str, tmp_path: Path) -> None:
    """Given a guest and another to compare with, when they are reported on, then the pages and figures are there."""
    pytest.importorskip("plotly")
    asked = ["report", "reef", "--games", "2", "--bots", f"{mine}:Plain", "-o", "one.html"]
    assert main(asked) == 0
    assert f"{mine}:Plain" in (tmp_path / "one.html").read_text()
    asked = ["report", "reef", "--games", "2", "--bots", f"{mine}:Plain,random", "-o", "two.html"]
    assert main([*asked, "--against", f"bots={mine}:made,random", "--json", "told.json"]) == 0
    assert f"{mine}:made" in (tmp_path / "two.html").read_text()
    assert json.loads((tmp_path / "told.json").read_text())["figures"]


def test_a_guest_sits_down_in_a_room_on_the_web(tmp_path: Path) -> None:
    """Given a bot of the operator, when somebody seats it at a table, then it plays there to the end."""
    playing = pytest.importorskip("tests.table.playing")
    name = f"{__name__}:First"  # servers of tests run in the root of the clone

    @playing.table_test
    async def play() -> None:
        with playing.serving(f"sqlite:///{tmp_path / 'table.sqlite'}", bots=name) as server:
            assert name in server.get("/api/games").text
            table, cookie, _ = server.table(["me", name])
            async with playing.player(server, table, cookie) as ada:
                await ada.play(Random(1))
                assert ada.state["over"]["reason"] == "end"
            assert server.stop() == 0

    play()


def test_classes_factories_and_instances_are_taken_as_they_are() -> None:
    played = arena("reef", [First, First()], games=2)
    assert {name.partition("#")[0] for one in played for name in one.lineup} == {known_as(First)}
    assert len({name for one in played for name in one.lineup}) == 2
    assert study("reef", First).bots == (known_as(First),) * 2
    assert study("reef", [First, lambda seed: First()]).players(0)[1].choose
    assert isinstance(bot(First, "reef"), First)


class Callable(First):
    """Like a module of PyTorch: made, with a choose, and it can be called."""

    def __call__(self) -> None:
        raise AssertionError("it is no factory")


def test_a_bot_that_is_made_is_no_factory_though_it_can_be_called() -> None:
    """Given an instance that can be called, when it is named as a bot, then it sits down itself."""
    mine = Callable()
    assert bot(mine, "reef") is mine


@dataclass
class Same(First):
    """Equal to others of its kind; with arrays in it, nobody could even say whether."""

    weights: object = None

    def __eq__(self, other: object) -> bool:
        raise ValueError("the truth value of an array is ambiguous")


def test_bots_are_told_apart_by_who_they_are() -> None:
    """Given two instances that cannot be compared, when they are named, then each has its own name and keeps it."""
    one, two = Same(), Same()
    assert known_as(one) == known_as(one) != known_as(two) == known_as(two)
    assert bot(two, "reef") is two


def test_a_simulation_makes_its_bots_for_each_game() -> None:
    """Given a bot that counts what it is asked, when games are simulated, then none carries the game before into the next."""
    made: list[object] = []

    class Counting(First):
        def __init__(self, seed: int) -> None:
            made.append(seed)

    simulate(spieltisch.game("reef"), 3, [known_as(Counting)], 2, {})
    assert len(set(made)) >= 2 * 3


def test_a_guest_sits_at_a_gymnasium() -> None:
    gymnasium = pytest.importorskip("spieltisch.lab.gymnasium")
    env = gymnasium.SeatEnv("reef", bots=First)
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].sum() > 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mybots:Nobody", "there is no bot 'mybots:Nobody': the module mybots has no Nobody"),
        ("mybots.py:Last", "there is no bot 'mybots.py:Last': a module is named without .py: mybots:Last"),
        ("nomodule:Bot", "there is no bot 'nomodule:Bot': there is no module nomodule"),
        (":Bot", "there is no bot ':Bot': a bot of your own is named module:Class"),
        ("mybots:NOTHING", "mybots:NOTHING is no bot: it has no method choose"),
        ("mybots:Needy", "mybots:Needy asks for 'wishes': a bot is made with game and seed, or with nothing"),
        ("nobody", "there is no bot 'nobody'; there are: random, greedy"),
        ("cmd:./no-such-program", "the bot './no-such-program' cannot be started: there is no such program"),
        ("brokenbots:Bot", "there is no bot 'brokenbots:Bot': brokenbots cannot be imported (SyntaxError: "),
        ("leavingbots:Bot", "there is no bot 'leavingbots:Bot': leavingbots cannot be imported (SystemExit: 3"),
        ('cmd:"unclosed', "the bot '\"unclosed' cannot be started: No closing quotation"),
        ("hard:evaluation=", "evaluation= names an evaluation: hand, net or the file of a net"),
        ("hard:iterations=0", "hard:iterations=0 would think for ever"),
        ("hard:iterations=-5", "the setting iterations of a bot takes 0 to 1e+09, not -5"),
        ("hard:exploration=nan", "the setting exploration of a bot takes 0 to 1000, not nan"),
        ("hard:exploration=inf", "the setting exploration of a bot takes 0 to 1000, not inf"),
        ("hard:width=0", "the setting width of a bot takes 1 to 1e"),
        ("hard:iterations=many", "the setting iterations of a bot takes a number, not 'many'"),
        ("hard:depth=3", "a search has no setting 'depth'"),
    ],
)
def test_a_bot_that_cannot_be_had_is_refused_with_a_sentence(mine: str, name: str, said: str) -> None:
    with pytest.raises(UnknownBot) as wrong:
        bot(name, "reef")
    assert str(wrong.value).startswith(said)


def test_unlimited_iterations_need_seconds_and_a_clock() -> None:
    assert bot("hard:iterations=0:seconds=0.01", "reef")
    with pytest.raises(UnknownBot, match="would think for ever"):
        bot("hard:iterations=0:seconds=0.01", "reef", clock=None)


@pytest.mark.parametrize("answer", [10**6, -1, None, "place R b2", 1.0, True])
def test_a_wrong_answer_ends_the_match_with_a_sentence(answer: object) -> None:
    """Given a bot that answers what is not open, when it is asked, then nothing hangs and the sentence names it."""
    with pytest.raises(spieltisch.IllegalAction, match=r"Cheat chose .* for seat \d, which is not open to it"):
        play_match(spieltisch.new("reef"), [Cheat(answer), Cheat(answer)], spieltisch.Rng(1))


def test_a_number_of_numpy_is_an_answer() -> None:
    numpy = pytest.importorskip("numpy")

    class Wide:
        def choose(self, seat: spieltisch.Seat) -> object:
            return numpy.int64(seat.legal()[0])

    assert play_match(spieltisch.new("reef"), [Wide(), Wide()], spieltisch.Rng(1)) > 0


def test_a_bot_that_raises_gets_a_sentence(mine: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Given bots that raise when made or asked, when they enter the arena, then one sentence says where, and no more."""
    assert main(["arena", "king_of_tokyo", "--games", "1", "--bots", f"{mine}:Picky,random"]) == 2
    assert (
        "mybots:Picky cannot be made for king_of_tokyo: KeyError: 'king_of_tokyo', mybots.py" in capsys.readouterr().err
    )
    assert main(["arena", "king_of_tokyo", "--games", "1", "--bots", f"{mine}:Lost,random"]) == 2
    said = capsys.readouterr().err
    assert "Lost could not choose for seat" in said
    assert "Traceback" not in said


def test_numbers_that_cannot_be_reckoned_with_get_a_sentence() -> None:
    with pytest.raises(BotFailed, match=r"greedy\+SPREAD=0 cannot be reckoned with: ZeroDivisionError"):
        fill(Match("reef", ("greedy+SPREAD=0", "random"), games=1, seats=2))


def test_a_server_offers_a_bot_of_one_game_there(mine: str) -> None:
    """Given a bot that refuses all games but one, when a server begins, then it is taken; one for no game is not."""
    serve = pytest.importorskip("spieltisch.table.serve")
    serve.no_bot.cache_clear()
    serve.check_bots(serve.Settings(bots=f"{mine}:Picky"))
    assert serve.no_bot(f"{mine}:Picky", "reef") == ""
    assert serve.no_bot(f"{mine}:Picky", "king_of_tokyo")
    with pytest.raises(serve.CannotServe, match="asks for 'wishes'"):
        serve.check_bots(serve.Settings(bots=f"{mine}:Needy"))


def test_an_installed_package_brings_a_bot(mine: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = tmp_path / "mybots-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: mybots\nVersion: 1.0\n")
    (about / "entry_points.txt").write_text("[spieltisch.bots]\nlast = mybots:Last\n")
    monkeypatch.syspath_prepend(tmp_path)
    plugged.cache_clear()
    try:
        assert "last" in bots()
        assert type(bot("last", "reef")).__name__ == "Last"
        assert len(fill(Match("reef", ("last", "random"), games=1, seats=2))) == 1
    finally:
        plugged.cache_clear()


# Programs


def program(folder: Path, body: str) -> str:
    file = folder / "bot.py"
    file.write_text("import json, sys, time\n" + body)
    return f"cmd:{sys.executable} {file}"


def test_the_example_in_javascript_plays_and_beats_chance(tmp_path: Path) -> None:
    (tmp_path / "mybot.js").write_text(EXAMPLE)
    assert len(EXAMPLE.strip().splitlines()) <= 20
    name = f"cmd:node {tmp_path / 'mybot.js'}"
    played = fill(Match("reef", (name, "random"), games=6, seats=2))
    assert sum(one.share(one.lineup.index(name)) for one in played) >= 4


def test_a_program_may_answer_by_notation_and_plays_several_games(tmp_path: Path) -> None:
    body = """
for line in sys.stdin:
    told = json.loads(line)
    if "choices" in told:
        print(json.dumps({"choose": told["choices"][-1]["notation"]}), flush=True)
"""
    played = fill(Match("reef", (program(tmp_path, body), "random"), games=2, seats=2))
    assert len(played) == 2


def test_a_path_of_windows_keeps_its_backslashes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a command line of Windows, when it is parted into words, then paths stay whole, also those with spaces."""
    with monkeypatch.context() as there:
        there.setattr("spieltisch.bots.command.os.name", "nt")
        said = words(r'C:\bots\mine.exe "C:\My bots\book.txt" --fast')
    assert said == [r"C:\bots\mine.exe", r"C:\My bots\book.txt", "--fast"]


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("for line in sys.stdin: print('hello', flush=True)", 'must answer a line like {"choose": 3}, not hello'),
        ("for line in sys.stdin: print('[]', flush=True)", 'must answer a line like {"choose": 3}, not []'),
        ("for line in sys.stdin: print('{\"choose\": 99999}', flush=True)", "chose 99999, which is not open to it"),
        ("sys.exit()", "has ended before the game"),
        ("time.sleep(60)", "did not answer within 0.5 seconds"),
    ],
)
def test_a_program_that_fails_ends_the_match_with_a_sentence(
    body: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if "within" in said:
        monkeypatch.setenv("SPIELTISCH_BOT_SECONDS", "0.5")
    with pytest.raises(BotFailed) as wrong:
        fill(Match("reef", (program(tmp_path, body), "random"), games=1, seats=2))
    assert said in str(wrong.value)


def test_a_program_that_never_reads_does_not_hang(tmp_path: Path) -> None:
    """Given a program that reads nothing, when it is told more than a pipe holds, then the time limit holds."""
    one = Program(program(tmp_path, "time.sleep(60)").removeprefix("cmd:"))
    one.tell({"long": "x" * 1_000_000})
    with pytest.raises(BotFailed, match="did not answer within"):
        one.hear(0.2)
    one.end()


def test_a_program_that_failed_is_not_asked_again(tmp_path: Path) -> None:
    """Given a program whose answer was wrong, when its bot is gone, then it has ended, and no other game gets it."""
    name = program(tmp_path, "for line in sys.stdin: print('hello', flush=True)").removeprefix("cmd:")
    state = spieltisch.new("reef")
    spieltisch.advance(state, spieltisch.Rng(1))
    asked = CommandBot(name, "reef", 1)
    with pytest.raises(BotFailed):
        asked.choose(spieltisch.Seat(state, state.to_act()))
    del asked
    assert idle[name] == []


def test_a_wrong_time_limit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_BOT_SECONDS", "soon")
    with pytest.raises(UnknownBot, match="SPIELTISCH_BOT_SECONDS is a number of seconds above 0, not 'soon'"):
        bot(f"cmd:{sys.executable}", "reef")
