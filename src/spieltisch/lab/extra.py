"""Other people's libraries are extras: without one, a sentence says which to install."""

import importlib
from typing import Any

from spieltisch.engine.errors import SpieltischError

EXTRA = {"ray": "cluster"}  # the extra that brings a library; all others come with [lab]


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
    extra = EXTRA.get(library.partition(".")[0], "lab")
    absent = (missing.name or "").partition(".")[0] == library.partition(".")[0]
    cause = "is not installed" if absent else f"cannot be imported ({missing})"
    return MissingExtra(f'{library} {cause}: pip install "spieltisch[{extra}]" brings it')
