"""The chances of victory in a position: many games played on from it, always by the same quick player.

One player for all positions: so what a roll or a choice changed is its own doing, and not that of a judge who suddenly
looks closer. Before a roll the mean is taken over all that it could bring, so luck is nothing on the average.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from spieltisch.bots.judge import Judge
from spieltisch.bots.search import BY_THE_GAME, TO_THE_END, Settings
from spieltisch.bots.tree import Node
from spieltisch.engine.contract import CHANCE, Knowledge, State
from spieltisch.engine.record import Record
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

BATCHES = 16  # by whose spread the error is known
SELDOM = 20  # moves or more to one of chance: hardly any noise


def hardly_any_chance(record: Record) -> bool:
    return SELDOM * sum(seat == CHANCE for _, seat in record.moves) < len(record.moves)


@dataclass(frozen=True)
class Estimate:
    """A figure for each seat, and its standard error."""

    shares: tuple[float, ...]
    errors: tuple[float, ...]


class Player:
    """Plays on for as many rounds as the game asks, then its evaluation speaks; near the end, to the end.

    All turns are played alike, at a glance; only where a game asks for no round beyond the turn under way, with care.
    ``far``: to the end from everywhere: the judgement never changes its mind. It pays where chance adds no noise.
    """

    def __init__(self, knowledge: Knowledge | None, seed: int, far: bool = False) -> None:
        self.rng = Rng(seed)
        alone = knowledge is not None and knowledge.rounds() == 0
        settings = Settings() if alone else Settings(finish=0, horizon=TO_THE_END if far else BY_THE_GAME)
        self.judge = Judge(knowledge, self.rng, settings)

    def chances(self, state: State, rollouts: int) -> Estimate:
        """Of each seat, with all cards on the table."""
        each = max(1, rollouts // BATCHES)
        return estimate([self.judge.chances(state, each) for _ in range(BATCHES)])

    def changed(self, seat: Seat, action: int, rollouts: int) -> Estimate:
        """What a choice changed for each seat, on the average of the positions that could be the true one.

        After it games are played on as far as before it: nobody is blamed for what is seen only from later on.
        """
        each = max(1, rollouts // BATCHES)
        changes = []
        for _ in range(BATCHES):
            world = seat.sample(self.rng)
            before = self.judge.chances(world, each)
            world.step(action, seat.seat)
            changes.append([(late - early) for early, late in zip(before, self.after(world, seat, each), strict=True)])
        return estimate(changes)

    def after(self, world: State, seat: Seat, times: int) -> list[float]:
        """The chances as the seat's turn saw them."""
        total = [0.0] * int(world.seats)
        for _ in range(times):
            copy = world.copy()
            self.judge.path = [Node(-1, seat.seat, 0.0)]
            actor = self.judge.after_chance(copy)
            if actor >= 0:
                actor = self.judge.roll_out(copy, actor)
            self.judge.count(copy, actor)
            total = [one + win / times for one, win in zip(total, self.judge.wins, strict=True)]
        return total


def estimate(batches: Sequence[Sequence[float]]) -> Estimate:
    """Mean and standard error of what each batch says.

    >>> estimate([(0.4, 0.6), (0.6, 0.4)])
    Estimate(shares=(0.5, 0.5), errors=(0.1, 0.1))
    """
    n = len(batches)
    means = [sum(column) / n for column in zip(*batches, strict=True)]
    errors = [
        sqrt(sum((one - mean) ** 2 for one in column) / (n * (n - 1)))
        for mean, column in zip(means, zip(*batches, strict=True), strict=True)
    ]
    return Estimate(tuple(means), tuple(round(error, 6) for error in errors))
