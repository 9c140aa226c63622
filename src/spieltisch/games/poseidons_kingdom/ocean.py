"""§6, §9: the ocean: its fields and strips, the ways of the swimmers and the route of the shark.

A field is its number on the circuit, clockwise from D1. A set of fields is a 20-bit mask.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import members
from spieltisch.engine.components import components

BOX: Final[dict[str, Any]] = components(__file__)

CIRCUIT: Final = 20  # fields
STRIPS: Final = 8
BEACH: Final = 7
NAMES: Final[list[str]] = [field["id"] for field in BOX["fields"]]
STRIP: Final = vec[i64]([field["strip"] for field in BOX["fields"]])
DIE_SYMBOL: Final = vec[i64]([int(field["die"]) for field in BOX["fields"]])
ENTRANCES: Final[list[int]] = [n for n, field in enumerate(BOX["fields"]) if field["enter"]]


def shark_numbers(side: int) -> list[int]:
    return [field["shark"][side] for field in BOX["fields"]]


NUMBERS: Final = vec[vec[i64]]([vec[i64](shark_numbers(0)), vec[i64](shark_numbers(1))])  # by side of the ocean

# §9.1: the figure eight. The shark's place is its index on the route.
ON_ROUTE: Final[list[int]] = [NAMES.index(name) for name in BOX["shark"]["route"]]
ROUTE: Final = vec[i64](ON_ROUTE)
ROUTE_AT: Final = vec[i64]([ON_ROUTE.index(field) for field in range(CIRCUIT)])


def around() -> list[int]:
    """The neighbours of each field: along the circuit, and across the middle."""
    found = [1 << (field + 1) % CIRCUIT | 1 << (field - 1) % CIRCUIT for field in range(CIRCUIT)]
    for one, other in BOX["crossing"]:
        found[NAMES.index(one)] |= 1 << NAMES.index(other)
        found[NAMES.index(other)] |= 1 << NAMES.index(one)
    return found


AROUND: Final = around()
FARTHEST: Final = CIRCUIT  # no way is longer


def within_reach(start: int, shark: int) -> list[list[int]]:
    """The fields within 0, 1, 2 ... steps of ``start`` without the start itself, never onto or past the shark."""
    sea = ((1 << CIRCUIT) - 1) & ~(1 << shark)
    reached = 1 << start
    found: list[list[int]] = []
    for _ in range(FARTHEST + 1):
        found.append(members(reached & ~(1 << start)))
        wider = reached
        for field in members(reached):
            wider |= sea & AROUND[field]
        reached = wider
    return found


REACH: Final = [fields for shark in range(CIRCUIT) for start in range(CIRCUIT) for fields in within_reach(start, shark)]
TARGETS: Final = vec[vec[i64]]([vec[i64](fields) for fields in REACH])


def way(start: i64, steps: i64, shark: i64) -> i64:
    """The place in TARGETS of the fields where a swimmer can go."""
    return (shark * CIRCUIT + start) * (FARTHEST + 1) + min(steps, FARTHEST)


def targets(start: i64, steps: i64, shark: i64) -> vec[i64]:
    """§6.2: where a swimmer can go."""
    return TARGETS[way(start, steps, shark)]
