"""How many games ended, as rows of numbers: the compiled side of ``rollout.py``."""

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.contract import State
from spieltisch.engine.play import playout
from spieltisch.engine.rng import Rng


class Results:
    """Of each game the choices made in it, and the points and place of each seat."""

    def __init__(self, games: int, seats: int) -> None:
        self.seats: i64 = seats
        self.decisions: vec[i64] = vec[i64]([0] * games)
        self.scores: vec[i64] = vec[i64]([0] * (games * seats))
        self.places: vec[i64] = vec[i64]([0] * (games * seats))

    def note(self, game: i64, decisions: i64, state: State) -> None:
        """A game that is over."""
        self.decisions[game] = decisions
        first = game * self.seats
        for seat, points in enumerate(state.scores()):
            self.scores[first + seat] = points
        for seat, place in enumerate(state.places()):
            self.places[first + seat] = place

    def play_randomly(self, start: State, seed: int) -> None:
        """Games of random choices, each with the next seed."""
        for game in range(len(self.decisions)):
            state = start.copy()
            self.note(game, playout(state, Rng(seed + int(game))), state)
