"""No bot can peek: what its seat cannot know does not change what it does."""

import pytest

import spieltisch
from spieltisch import OVER, Rng, Seat, State, testing
from spieltisch.bots import LEVELS, bot, bots

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]
POSITIONS = 3  # of one random game each


def name_in_a_hurry(name: str) -> str:
    """The bot with a small budget: fairness does not depend on it."""
    return f"{name}:iterations=24:looks=60" if name in LEVELS[1:] else name


def decisions(id: str, seats: int, seed: int) -> list[State]:
    """Positions of a random game with a real choice, spread over it."""
    found = [
        state.copy()
        for state, _, turn in testing.random_game(id, seats, seed)
        if turn >= 0 and len(state.moves(turn)) > 1
    ]
    return found[len(found) // 7 :: max(1, len(found) // POSITIONS)][:POSITIONS]


def another_truth(state: State, seat: int, seed: int) -> State:
    """A position that this seat cannot tell from the true one."""
    world = state.copy()
    world.redeal(seat, Rng(seed))
    return world


@pytest.mark.parametrize("name", bots())
@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_same_view_same_seed_same_choice(id: str, seats: int, name: str) -> None:
    for state in decisions(id, seats, seed=5):
        for seat in state.deciders():
            choices = {
                int(bot(name_in_a_hurry(name), id, 11, clock=None).choose(Seat(truth, seat)))
                for truth in [state, *(another_truth(state, seat, seed) for seed in (1, 2))]
            }
            assert len(choices) == 1, f"{name} knows more than seat {seat} can see"
            assert choices <= set(state.legal(seat))


def test_there_are_hidden_things_to_be_fair_about() -> None:
    """The test above would be empty if redealing never changed a position."""
    changed = 0
    for state in decisions("reef", 2, seed=5):
        assert state.to_act() != OVER
        changed += another_truth(state, int(state.to_act()), 1).key() != state.key()
    assert changed > 0
