"""Five modern board games at one open table.

>>> import spieltisch
>>> state = spieltisch.new("reef", seats=2)
>>> rng = spieltisch.Rng(7)
>>> spieltisch.playout(state, rng) > 50
True
>>> state.to_act() == spieltisch.OVER
True
"""

from typing import TYPE_CHECKING

from spieltisch._pure import only_sources

only_sources()

if TYPE_CHECKING:
    from spieltisch.engine.registry import games
else:
    from spieltisch import games  # the package, which can be called like the function

from spieltisch.engine.contract import ANY, CHANCE, OVER, Knowledge, State  # noqa: E402
from spieltisch.engine.errors import (  # noqa: E402
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalAction,
    SpieltischError,
    UnknownGame,
)
from spieltisch.engine.event import Event  # noqa: E402
from spieltisch.engine.play import advance, playout  # noqa: E402
from spieltisch.engine.record import Record, replay  # noqa: E402
from spieltisch.engine.registry import game  # noqa: E402
from spieltisch.engine.rng import Rng  # noqa: E402
from spieltisch.engine.seat import Seat  # noqa: E402
from spieltisch.engine.table import (  # noqa: E402
    choices,
    dump,
    listen,
    load,
    new,
    position,
    prompt,
    show,
    told,
    view,
)
from spieltisch.engine.words import notation, parse  # noqa: E402

__version__ = "0.1.0"

__all__ = [
    "ANY",
    "CHANCE",
    "OVER",
    "BadNotation",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "BadSeats",
    "Event",
    "IllegalAction",
    "Knowledge",
    "Record",
    "Rng",
    "Seat",
    "SpieltischError",
    "State",
    "UnknownGame",
    "advance",
    "choices",
    "dump",
    "game",
    "games",
    "listen",
    "load",
    "new",
    "notation",
    "parse",
    "playout",
    "position",
    "prompt",
    "replay",
    "show",
    "told",
    "view",
]
