"""§6, §9: the ocean: its fields and strips, the ways of the swimmers and the route of the shark.

A field is its number on the circuit, clockwise from D1. A set of fields is a 20-bit mask.
"""

import json
from pathlib import Path
from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit, members

BOX: Final[dict[str, Any]] = json.loads((Path(__file__).parent / "components.json").read_text(encoding="utf-8"))

FIELDS: Final = 20
STRIPS: Final = 8
BEACH: Final = 7
NAMES: Final[list[str]] = [field["id"] for field in BOX["fields"]]
STRIP: Final[list[int]] = [field["strip"] for field in BOX["fields"]]
DIE_SYMBOL: Final[list[bool]] = [field["die"] for field in BOX["fields"]]
ENTRANCES: Final[list[int]] = [n for n, field in enumerate(BOX["fields"]) if field["enter"]]
NUMBERS: Final[list[list[int]]] = [[field["shark"][side] for field in BOX["fields"]] for side in range(2)]

# §9.1: the figure eight. The shark's place is its index on the route.
ROUTE: Final[list[int]] = [NAMES.index(name) for name in BOX["shark"]["route"]]
ROUTE_AT: Final[list[int]] = [ROUTE.index(field) for field in range(FIELDS)]


def around() -> list[int]:
    """The neighbours of each field: along the circuit, and across the middle."""
    found = [1 << (field + 1) % FIELDS | 1 << (field - 1) % FIELDS for field in range(FIELDS)]
    for one, other in BOX["crossing"]:
        found[NAMES.index(one)] |= 1 << NAMES.index(other)
        found[NAMES.index(other)] |= 1 << NAMES.index(one)
    return found


AROUND: Final = around()
FARTHEST: Final = FIELDS  # no way is longer


def within_reach(start: i64, shark: i64) -> list[int]:
    """The fields within 0, 1, 2 ... steps of ``start`` without the start itself, never onto or past the shark."""
    sea: i64 = (bit(FIELDS) - 1) & ~bit(shark)
    reached: i64 = bit(start)
    found: list[int] = []
    for _ in range(FARTHEST + 1):
        found.append(int(reached & ~bit(start)))
        wider = reached
        for field in members(reached):
            wider |= sea & AROUND[field]
        reached = wider
    return found


REACH: Final = [within_reach(start, shark) for shark in range(FIELDS) for start in range(FIELDS)]
TARGETS: Final = [[members(fields) for fields in reach] for reach in REACH]


def targets(start: i64, steps: i64, shark: i64) -> list[int]:
    """§6.2: where a swimmer can go."""
    return TARGETS[shark * FIELDS + start][min(steps, FARTHEST)]
