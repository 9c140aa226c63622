"""The conformance suite, every check on every registered game at every seat count."""

from collections.abc import Callable
from pathlib import Path

import pytest

import spieltisch
from spieltisch import testing

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]
PLAYTHROUGHS = Path(__file__).parent.parent / "playthroughs"


@pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_conformance(id: str, seats: int, check: Callable[[str, int, int], None]) -> None:
    check(id, seats, 1)


@pytest.mark.parametrize("id", spieltisch.games())
def test_texts_and_rules_are_complete_in_both_languages(id: str) -> None:
    testing.check_texts(id)


@pytest.mark.parametrize("id", spieltisch.games())
def test_lesson(id: str) -> None:
    """Given a game's lesson, when it is played as written, then the rules still let it."""
    testing.check_lesson(id)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_playthrough(id: str, seats: int) -> None:
    """A game told in words has not changed. After a change of rules: make playthroughs, and read the diff."""
    file = PLAYTHROUGHS / f"{id}-{seats}.txt"
    assert file.exists(), f"there is no playthrough of {id} with {seats} seats: make playthroughs"
    assert testing.playthrough(id, seats) == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("id", spieltisch.games())
def test_other_worlds_do_occur(id: str) -> None:
    """Where a seat does not know all, a redeal shows it other worlds."""
    for state in testing.some_positions(id, spieltisch.game(id).seats[-1], 2):
        world = state.copy()
        world.redeal(0, spieltisch.Rng(9))
        if world.key() != state.key():
            return
    raise AssertionError("no redeal ever changed anything")
