"""The bot that takes what looks best at once, by its game's evaluation."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.bots.contract import Bot
from spieltisch.engine.contract import Knowledge, State
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

WORLDS: Final = 2  # imagined positions that a choice is judged in
LOOKS: Final = 600  # positions evaluated for one choice in one world, about
ALL: Final = 100  # of a hundred choices are noticed


class GreedyBot(Bot):
    """Looks along its own chain of choices as far as its looks allow; chance or another seat ends the look.

    With less ``sight`` it overlooks some of its choices, and takes the best of those that it has noticed.
    """

    def __init__(
        self, knowledge: Knowledge, rng: Rng, sight: i64 = ALL, looks: i64 = LOOKS, worlds: i64 = WORLDS
    ) -> None:
        self.knowledge = knowledge
        self.rng = rng
        self.sight: i64 = sight
        self.looks: i64 = looks
        self.worlds: i64 = worlds

    def choose(self, seat: Seat) -> i64:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        moves = self.knowledge.sensible(seat.sample(self.rng), seat.seat, vec[i64](legal))
        if self.sight < ALL:
            moves = self.noticed(moves)
        values = judged(self.knowledge, seat, moves, self.looks, self.rng, self.worlds)
        best = max(values)
        return self.rng.choice([int(moves[at]) for at, value in enumerate(values) if value >= best - 1e-12])

    def noticed(self, moves: vec[i64]) -> vec[i64]:
        """Each of them by chance, but one at least."""
        seen = [action for action in moves if self.rng.below(ALL) < self.sight]
        return vec[i64](seen if len(seen) > 0 else [moves[self.rng.below(len(moves))]])


def judged(
    knowledge: Knowledge, seat: Seat, legal: vec[i64], looks: i64, rng: Rng, worlds: i64 = WORLDS
) -> list[float]:
    """What each choice is worth to the seat, on the average of a few positions that could be the true one."""
    values = [0.0] * len(legal)
    for _world in range(worlds):
        world = seat.sample(rng)
        for at in range(len(legal)):
            after = world.copy()
            after.step(legal[at], seat.seat)
            values[at] += look(knowledge, after, seat.seat, looks // len(legal)) / float(worlds)
    return values


def look(knowledge: Knowledge, state: State, seat: i64, looks: i64) -> float:
    """What the position is worth to the seat after its own best further choices."""
    if state.to_act() != seat:
        return knowledge.evaluate(state, seat)
    moves = state.moves(seat)
    if len(moves) > 1:
        moves = knowledge.sensible(state, seat, moves)
    if len(moves) > looks:
        return knowledge.evaluate(state, seat)
    best = -1.0
    for action in moves:
        after = state.copy()
        after.step(action, seat)
        best = max(best, look(knowledge, after, seat, looks // len(moves)))
    return best
