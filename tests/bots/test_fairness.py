"""No bot can peek: what its seat cannot know does not change what it does."""

import pytest

import spieltisch
from spieltisch import OVER, Rng, Seat, State, testing
from spieltisch.bots import LEVELS, Bot, bot, bots
from spieltisch.bots.match import play_match
from spieltisch.engine.registry import game

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


class Somebody(Bot):
    """A player of another kind, who happens to choose as one of ours."""

    def __init__(self, own: Bot) -> None:
        self.own = own

    def choose(self, seat: Seat) -> int:
        return int(self.own.choose(seat))


@pytest.mark.parametrize("id", spieltisch.games())
def test_it_makes_no_difference_who_plays_the_others(id: str) -> None:
    """All seats taken: move for move the same game, whoever of them is no bot of ours."""
    seats = game(id).seats[-1]

    def course(somebody: int) -> list[int]:
        sitting: list[Bot] = [bot("medium:iterations=4:looks=20", id, seat, clock=None) for seat in range(seats)]
        if somebody >= 0:
            sitting[somebody] = Somebody(sitting[somebody])
        state = game(id).new(seats, {})
        play_match(state, sitting, Rng(8))
        return [*state.places(), *state.scores(), hash(state.key())]

    among_ourselves = course(-1)
    for seat in (0, seats - 1):
        assert course(seat) == among_ourselves


def test_nobody_is_ganged_up_on() -> None:
    """Three equal monsters and a weaker one, in turn on every seat: none of the three gains or loses by where it sits
    beside the weak one, and the weak one does not come in last more often than its play explains: it wins some."""
    games, wins = 240, [0, 0, 0, 0]  # by the places from the weak one on
    for number in range(games):
        weak = number % 4
        state = game("king_of_tokyo").new(4, {})
        names = ["easy" if seat == weak else "greedy" for seat in range(4)]
        sitting = [bot(name, "king_of_tokyo", 4 * number + seat) for seat, name in enumerate(names)]
        play_match(state, sitting, Rng(number))
        for seat, place in enumerate(state.places()):
            wins[(seat - weak) % 4] += place == 1
    share = sum(wins[1:]) / 3
    spread = (games * (share / games) * (1 - share / games)) ** 0.5
    assert all(abs(won - share) < 2.5 * spread for won in wins[1:])
    assert wins[0] > games * 0.05
