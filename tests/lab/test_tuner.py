"""Variants of bots, the tuner and the ladder that are built on the arena."""

import json
from pathlib import Path

import pytest
from rich.console import Console

import spieltisch
from spieltisch import Rng, Seat
from spieltisch.bots import UnknownBot
from spieltisch.games.reef.bots.evaluation import SPREAD
from spieltisch.lab import ladder
from spieltisch.lab.tuner import tune
from spieltisch.lab.variants import bot_of, varied


def test_a_changed_number_changes_the_evaluation_of_this_bot_only() -> None:
    state = spieltisch.new("reef", 2)
    rng = Rng(5)
    for _ in range(60):
        state.step(state.sample(rng) if state.to_act() < 0 else rng.choice(state.moves(state.to_act())), state.to_act())
    own = spieltisch.game("reef").knowledge
    assert own is not None
    before = own.evaluate(state, 0)
    assert varied("reef", (f"SPREAD={SPREAD}",)).evaluate(state, 0) == pytest.approx(before)
    assert varied("reef", ("SPREAD=300",)).evaluate(state, 0) != pytest.approx(before)
    assert own.evaluate(state, 0) == before
    spieltisch.advance(state, rng)
    seat = Seat(state, state.to_act())
    assert bot_of("medium:iterations=10+SPREAD=20", "reef").choose(seat) in state.legal(state.to_act())


def test_numbers_that_do_not_exist_are_refused() -> None:
    with pytest.raises(UnknownBot, match="no number 'LUCK'"):
        bot_of("greedy+LUCK=1", "reef")
    with pytest.raises(UnknownBot, match="takes a number, not 'much'"):
        bot_of("greedy+SPREAD=much", "reef")


def test_the_tuner_reports_every_value() -> None:
    found = tune("reef", "medium:iterations=8", "looks=1,600", games=2, console=Console(quiet=True))
    assert list(found) == ["medium:iterations=8:looks=1", "medium:iterations=8:looks=600"]
    assert found["medium:iterations=8:looks=600"].games == 2


BOT = """
class Dreamer:
    def __init__(self, game, DEPTH=1, style="calm"):
        assert (game, type(DEPTH), type(style)) == ("reef", int, str)
        self.pick = DEPTH if style == "calm" else 0
    def choose(self, seat):
        return seat.legal()[-self.pick]
"""


@pytest.fixture
def dreamer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "dreaming.py").write_text(BOT)
    monkeypatch.syspath_prepend(tmp_path)
    return "dreaming:Dreamer"


def test_a_bot_of_ones_own_is_made_with_each_value(dreamer: str) -> None:
    """Given a bot of one's own, when it is tuned, then each value is an argument, against itself or somebody else."""
    for rival in (None, "random"):
        found = tune("reef", dreamer, "DEPTH=2,1", games=2, console=Console(quiet=True), against=rival)
        assert [one.games for one in found.values()] == [2, 2]
        assert list(found) == [f"{dreamer}:DEPTH=2", f"{dreamer}:DEPTH=1"]
    found = tune("reef", dreamer, "style=wild", games=2, console=Console(quiet=True))
    assert list(found) == [f"{dreamer}:style=wild"]


def test_one_of_ours_is_tuned_against_a_bot_of_ones_own(dreamer: str) -> None:
    found = tune("reef", "greedy", "SPREAD=20", games=2, console=Console(quiet=True), against=dreamer)
    assert found["greedy+SPREAD=20"].games == 2


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ("pluck=1", "dreaming:Dreamer takes no setting 'pluck'"),
        ("DEPTH=two", "cannot be made for reef: AssertionError"),
    ],
)
def test_a_value_that_a_bot_does_not_take_is_refused(dreamer: str, change: str, said: str) -> None:
    with pytest.raises(UnknownBot, match=said):
        tune("reef", dreamer, change, games=2, console=Console(quiet=True))


def test_the_ladder_writes_its_table(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"above\n{ladder.BEGIN}\nold\n{ladder.END}\nbelow\n")
    rung = ("greedy", "random", 4, None)
    row, crowded = (ladder.measure("reef", rung, seats, 1, tmp_path / "games", Console(quiet=True)) for seats in (2, 4))
    ladder.write(tmp_path, [row])
    ladder.write(tmp_path, [crowded])
    text = page.read_text()
    assert text.startswith("above\n")
    assert text.endswith("\nbelow\n")
    assert "old" not in text
    assert text.count("4 games)") == 1
    assert text.count("4 games; ahead of each") == 1
    assert json.loads((tmp_path / "ladder.json").read_text()) == [row, crowded]
