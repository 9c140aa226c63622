"""A costly choice as a task: what counts as an answer, and what is said of the others."""

from typing import Any

import pytest

import spieltisch
from spieltisch.coach.exercise import of_choice

BEST, DONE, OTHER = 0, 1, 2  # of the choices that are open


def task(loss: float, behind: float, error: float) -> dict[str, Any]:
    """A choice that cost ``loss``, and another one that the search saw so far behind the best one."""
    state, rng = spieltisch.new("reef", seats=2), spieltisch.Rng(1)
    while state.to_act() == spieltisch.CHANCE:
        state.apply(state.sample(rng))
    open_now = state.legal()
    offers = [
        {"action": open_now[BEST], "win": 0.6, "error": 0.01, "visits": 900},
        {"action": open_now[OTHER], "win": 0.6 - behind, "error": error, "visits": 10},
    ]
    choice = {"action": open_now[DONE], "best": open_now[BEST], "loss": loss, "error": 0.01, "offers": offers}
    found = of_choice(state, state.to_act(), choice)
    return found | {"others": open_now[OTHER]}


@pytest.mark.parametrize(
    ("loss", "behind", "error", "solves"),
    [
        (0.2, 0.15, 0.10, False),  # hardly tried: the doubt is no merit
        (0.2, 0.06, 0.04, True),  # within the noise, and nearer to the best one
        (0.2, 0.06, 0.01, False),
        (0.03, 0.018, 0.01, True),  # too close to call
    ],
)
def test_what_comes_close_to_the_best_choice_solves_it_too(
    loss: float, behind: float, error: float, solves: bool
) -> None:
    found = task(loss, behind, error)
    assert (found["others"] in found["answers"]) == solves


def test_of_a_choice_that_was_not_examined_nothing_is_said() -> None:
    """Given choices that the search does not tell of, then they have no figure, not one of 0 %."""
    found = task(0.2, 0.15, 0.1)
    offered = {one["action"] for one in found["asked"]["choices"]}
    assert offered - {int(action) for action in found["wins"]}
