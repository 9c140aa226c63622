"""The levels that people choose from: in every game each thinks more than the one below."""

from importlib import import_module
from itertools import pairwise

import pytest

import spieltisch
from spieltisch.bots import LEVELS, SEARCHES, SIGHT, level, thinker


@pytest.mark.parametrize("id", spieltisch.games())
def test_each_level_thinks_more_than_the_one_below(id: str) -> None:
    thoughts = [level(kind, id)["iterations"] for kind in SEARCHES]
    assert all(more >= 3 * fewer for fewer, more in pairwise(thoughts)), thoughts
    assert SIGHT <= level("easy", id).get("sight", SIGHT) < 100  # it overlooks something everywhere


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_game_names_only_levels_that_exist(id: str) -> None:
    named = getattr(import_module(f"spieltisch.games.{id}.bots"), "LEVELS", {})
    assert set(named) <= set(LEVELS)
    assert all(set(settings) == {"sight" if kind == "easy" else "iterations"} for kind, settings in named.items())


def test_what_a_game_names_is_what_its_bot_has() -> None:
    assert int(thinker("hard", "king_of_tokyo").settings.iterations) == 300
    assert int(thinker("hard", "reef").settings.iterations) == 200
    assert int(thinker("hard:iterations=20", "king_of_tokyo").settings.iterations) == 20
