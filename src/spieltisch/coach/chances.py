"""The chances of victory in a position: many games played on from it, always by the same quick player.

One player for all positions: so what a roll or a choice changed is its own doing, and not that of a judge who suddenly
looks closer. Before a roll the mean is taken over all that it could bring, so luck is nothing on the average.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from spieltisch.bots.judge import Judge
from spieltisch.bots.search import BY_THE_GAME, TO_THE_END, Settings
from spieltisch.bots.tree import Node
from spieltisch.engine.contract import CHANCE, OVER, Knowledge, State
from spieltisch.engine.record import Record
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

BATCHES = 16  # by whose spread the error is known
TRIED = 2  # games of a batch that tell how many are needed
LEAST = 128  # games, if so many are asked for
EXACT = 0.005  # of the victory: whatever has a smaller standard error needs no more games
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
        """Of each seat, with all cards on the table; at the end of a game its result, which is certain."""
        if state.to_act() == OVER:
            return Estimate(tuple(self.judge.chances(state, 1)), (0.0,) * int(state.seats))
        return self.batches(lambda times: self.judge.chances(state, times), rollouts)

    def changed(self, seat: Seat, action: int, rollouts: int) -> Estimate:
        """What a choice changed for each seat, on the average of the positions that could be the true one.

        After it games are played on as far as before it: nobody is blamed for what is seen only from later on. Half
        of the games begin before it, half after it.
        """
        return self.batches(lambda times: self.change(seat, action, times), rollouts // 2)

    def change(self, seat: Seat, action: int, times: int) -> list[float]:
        """The mean change, every time in another position that the seat cannot tell from the true one."""
        changes = []
        for _ in range(times):
            world = seat.sample(self.rng)
            before = self.judge.chances(world, 1)
            world.step(action, seat.seat)
            changes.append([late - early for early, late in zip(before, self.after(world, seat), strict=True)])
        return [sum(column) / times for column in zip(*changes, strict=True)]

    def after(self, world: State, seat: Seat) -> Sequence[float]:
        """One game played on, as the seat's turn saw it."""
        self.judge.path = [Node(-1, seat.seat, 0.0)]
        actor = self.judge.after_chance(world)
        if actor >= 0:
            actor = self.judge.roll_out(world, actor)
        self.judge.count(world, actor)
        return self.judge.wins

    def batches(self, play: Callable[[int], Sequence[float]], most: int) -> Estimate:
        """The mean of what ``play`` says of so many games, in batches of equal size."""
        each = self.enough(play, most)
        return estimate([play(each) for _ in range(BATCHES)], each * BATCHES)

    def enough(self, play: Callable[[int], Sequence[float]], most: int) -> int:
        """The games of a batch: as many as make the mean as exact as wanted, and no more.

        A few games tell how far they lie apart: where all is decided, or the judgement hardly varies, few are enough.
        These games do not count: if they did, those that agree by luck would weigh more, and luck would not be fair.
        """
        if most <= LEAST:
            return max(1, most // BATCHES)
        spread = max(estimate([play(TRIED) for _ in range(BATCHES)]).errors)
        wanted = min(most, max(LEAST, ceil(TRIED * BATCHES * (spread / EXACT) ** 2)))
        return ceil(wanted / BATCHES)


def estimate(batches: Sequence[Sequence[float]], games: int = 0) -> Estimate:
    """Mean and standard error of what each batch says; of so many games, if a few equal ones shall be no proof.

    >>> estimate([(0.4, 0.6), (0.6, 0.4)])
    Estimate(shares=(0.5, 0.5), errors=(0.1, 0.1))
    >>> estimate([(1.0, 0.0), (1.0, 0.0)], games=10).errors
    (0.031623, 0.031623)
    """
    n = len(batches)
    means = [sum(column) / n for column in zip(*batches, strict=True)]
    # As if one more game had been seen, a third off the mean.
    doubt = 0.1 / games**2 if games else 0.0
    errors = [
        sqrt(sum((one - mean) ** 2 for one in column) / (n * (n - 1)) + doubt)
        for mean, column in zip(means, zip(*batches, strict=True), strict=True)
    ]
    return Estimate(tuple(means), tuple(round(error, 6) for error in errors))
