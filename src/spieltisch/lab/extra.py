"""Other people's libraries are extras: without one, a sentence says which to install."""

import importlib
from typing import Any

from spieltisch.engine.errors import SpieltischError

# What to install for a library; all others come with the extra [lab].
BROUGHT_BY = {
    "ray": '"spieltisch[cluster]"',
    "pandas": "pandas",
    "numpy": '"spieltisch[train]"',  # and nothing else
    "pyspiel": '"spieltisch[openspiel]"',
    "asyncpg": '"spieltisch[postgres]"',
    **dict.fromkeys(("gymnasium", "pettingzoo"), '"spieltisch[rl]"'),
    **dict.fromkeys(("plotly", "polars", "pyarrow", "choix"), '"spieltisch[report]"'),
    **dict.fromkeys(("starlette", "uvicorn", "msgspec", "segno", "websockets", "httptools"), '"spieltisch[table]"'),
    **dict.fromkeys(("uvloop", "prometheus_client"), '"spieltisch[table]"'),
}


class MissingExtra(SpieltischError):
    """A library of an extra that is not installed."""


def need(library: str) -> Any:
    """The library, or MissingExtra with a sentence.

    >>> need("json").dumps([])
    '[]'
    >>> need("no_such_library")
    Traceback (most recent call last):
    spieltisch.lab.extra.MissingExtra: no_such_library is not installed: pip install "spieltisch[lab]" brings it
    """
    try:
        return importlib.import_module(library)
    except ImportError as missing:
        raise missing_extra(library, missing) from None


def missing_extra(library: str, missing: ImportError) -> MissingExtra:
    """The sentence for a library that could not be imported; another cause than its absence is named too."""
    whole = library.partition(".")[0]
    package = BROUGHT_BY.get(whole, '"spieltisch[lab]"')
    absent = (missing.name or "").partition(".")[0] == whole
    cause = "is not installed" if absent else f"cannot be imported ({missing})"
    return MissingExtra(f"{whole} {cause}: pip install {package} brings it")
