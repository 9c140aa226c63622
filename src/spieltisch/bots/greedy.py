"""The bot that takes what looks best at once, by its game's evaluation."""

from typing import Final

from mypy_extensions import i64

from spieltisch.bots.contract import Bot
from spieltisch.engine.contract import Knowledge, State
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

WORLDS: Final = 2  # imagined positions that a choice is judged in
LOOKS: Final = 600  # positions evaluated for one choice in one world, about


class GreedyBot(Bot):
    """Looks along its own chain of choices as far as its looks allow; chance or another seat ends the look."""

    def __init__(self, knowledge: Knowledge, rng: Rng) -> None:
        self.knowledge = knowledge
        self.rng = rng

    def choose(self, seat: Seat) -> i64:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        values = [0.0] * len(legal)
        for _ in range(WORLDS):
            world = seat.sample(self.rng)
            for at, action in enumerate(legal):
                after = world.copy()
                after.step(action, seat.seat)
                values[at] += self.value(after, seat.seat, LOOKS // len(legal))
        best = max(values)
        return self.rng.choice([action for at, action in enumerate(legal) if values[at] >= best - 1e-12])

    def value(self, state: State, seat: i64, looks: i64) -> float:
        """What the position is worth to the seat after its own best further choices."""
        if state.to_act() != seat:
            return self.knowledge.evaluate(state, seat)
        moves = state.moves(seat)
        if len(moves) > looks:
            return self.knowledge.evaluate(state, seat)
        best = -1.0
        for action in moves:
            after = state.copy()
            after.step(action, seat)
            best = max(best, self.value(after, seat, looks // len(moves)))
        return best
