"""What a bot is."""

from mypy_extensions import i64, mypyc_attr

from spieltisch.engine.seat import Seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Chooses for a seat. It sees the seat's window only."""

    def choose(self, seat: Seat) -> i64:
        """One of ``seat.legal()``."""
        raise NotImplementedError
