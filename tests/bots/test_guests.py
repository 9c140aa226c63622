"""Bots that others wrote sit down wherever a bot's name is taken, and what they answer is checked."""

import importlib
import sys
from pathlib import Path

import pytest

import spieltisch
from spieltisch.bots import Bot, UnknownBot, bot, known_as
from spieltisch.bots.command import BotFailed
from spieltisch.bots.match import play_match
from spieltisch.lab.arena import Match, arena, fill
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
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    importlib.invalidate_caches()
    return "mybots"


@pytest.mark.parametrize("name", ["Last", "Plain", "made"])
def test_a_class_or_factory_of_a_module_plays_in_the_arena(mine: str, name: str) -> None:
    played = fill(Match("reef", (f"{mine}:{name}", "random"), games=2, seats=2))
    assert [one.lineup[0] for one in played] == [f"{mine}:{name}", "random"]


def test_classes_factories_and_instances_are_taken_as_they_are() -> None:
    played = arena("reef", [First, First()], games=2)
    assert {name.partition("#")[0] for one in played for name in one.lineup} == {known_as(First)}
    assert len({name for one in played for name in one.lineup}) == 2
    assert study("reef", First).bots == (known_as(First),) * 2
    assert study("reef", [First, lambda seed: First()]).players(0)[1].choose
    assert isinstance(bot(First, "reef"), First)


def test_a_guest_sits_at_a_gymnasium() -> None:
    gymnasium = pytest.importorskip("spieltisch.lab.gymnasium")
    env = gymnasium.SeatEnv("reef", bots=First)
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].sum() > 0


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("mybots:Nobody", "there is no bot 'mybots:Nobody': the module mybots has no Nobody"),
        ("nomodule:Bot", "there is no bot 'nomodule:Bot': there is no module nomodule"),
        (":Bot", "there is no bot ':Bot': a bot of your own is named module:Class"),
        ("mybots:NOTHING", "mybots:NOTHING is no bot: it has no method choose"),
        ("mybots:Needy", "mybots:Needy asks for 'wishes': a bot is made with game and seed, or with nothing"),
        ("nobody", "there is no bot 'nobody'; there are: random, greedy"),
        ("cmd:./no-such-program", "the bot './no-such-program' cannot be started: there is no such program"),
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


@pytest.mark.parametrize("answer", [10**6, -1, None, "place R b2", 1.0])
def test_a_wrong_answer_ends_the_match_with_a_sentence(answer: object) -> None:
    """Given a bot that answers what is not open, when it is asked, then nothing hangs and the sentence names it."""
    with pytest.raises(spieltisch.IllegalAction, match=r"Cheat chose .* for seat \d, which is not open to it"):
        play_match(spieltisch.new("reef"), [Cheat(answer), Cheat(answer)], spieltisch.Rng(1))


# Programs


def program(folder: Path, body: str) -> str:
    file = folder / "bot.py"
    file.write_text("import json, sys, time\n" + body)
    return f"cmd:{sys.executable} {file}"


def test_the_example_in_javascript_plays_and_beats_chance(tmp_path: Path) -> None:
    (tmp_path / "mybot.js").write_text(EXAMPLE)
    assert len(EXAMPLE.strip().splitlines()) <= 23
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


def test_a_wrong_time_limit_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPIELTISCH_BOT_SECONDS", "soon")
    with pytest.raises(UnknownBot, match="SPIELTISCH_BOT_SECONDS is a number of seconds above 0, not 'soon'"):
        bot(f"cmd:{sys.executable}", "reef")
