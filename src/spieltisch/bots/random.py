"""The bot that plays anything."""

from mypy_extensions import i64

from spieltisch.bots.contract import Bot
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat


class RandomBot(Bot):
    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, seat: Seat) -> i64:
        return self.rng.choice(seat.legal())
