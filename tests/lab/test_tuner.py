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


def test_the_ladder_writes_its_table(tmp_path: Path) -> None:
    page = tmp_path / "bots.md"
    page.write_text(f"above\n{ladder.BEGIN}\nold\n{ladder.END}\nbelow\n")
    row = ladder.measure("reef", ("greedy", "random", 4, None), 1, tmp_path / "games", Console(quiet=True))
    ladder.write(tmp_path, [row])
    ladder.write(tmp_path, [])
    text = page.read_text()
    assert text.startswith("above\n")
    assert text.endswith("\nbelow\n")
    assert "old" not in text
    assert "4 games" in text
    assert json.loads((tmp_path / "ladder.json").read_text()) == [row]
