"""Five modern board games at one open table.

>>> import spieltisch
>>> state = spieltisch.new("reef", seats=2)
>>> rng = spieltisch.Rng(7)
>>> spieltisch.playout(state, rng) > 50
True
>>> state.to_act() == spieltisch.OVER
True
"""

from importlib import import_module
from types import ModuleType
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

PARTS = ("bots", "coach", "lab", "testing", "words")


def __getattr__(name: str) -> ModuleType:
    """``spieltisch.lab`` and the other parts are imported when somebody asks for them."""
    if name in PARTS:
        return import_module(f"spieltisch.{name}")
    raise AttributeError(f"module 'spieltisch' has no attribute {name!r}")


def __dir__() -> list[str]:
    """What a Tab offers: the names of the API, and none of the tools of this file."""
    return sorted({*__all__, *PARTS, *(name for name in globals() if name.startswith("__"))})


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
