"""A bot's window onto the table: what one seat sees, may do and can imagine. Never the true position."""

from mypy_extensions import i64

from spieltisch.engine.contract import State
from spieltisch.engine.rng import Rng


class Seat:
    """Handed to a bot instead of the position, so that no bot can peek."""

    def __init__(self, state: State, seat: i64) -> None:
        self._state = state
        self.seat: i64 = seat

    def legal(self) -> list[int]:
        return self._state.legal(self.seat)

    def sample(self, rng: Rng) -> State:
        """A position that could be the true one, as far as this seat knows."""
        world = self._state.copy()
        world.redeal(self.seat, rng)
        return world
