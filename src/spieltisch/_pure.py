"""SPIELTISCH_PURE=1 runs the Python sources although compiled modules lie beside them: for debugging and tests."""

import os
import sys
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path


def only_sources() -> None:
    """Let every folder of this package be searched for Python files only, if the variable asks for it."""
    if not os.environ.get("SPIELTISCH_PURE"):
        return
    here = Path(__file__).parent
    for folder in [here, *(path for path in here.rglob("*") if path.is_dir())]:
        sys.path_importer_cache[str(folder)] = FileFinder(str(folder), (SourceFileLoader, SOURCE_SUFFIXES))


def compiled() -> bool:
    """Whether the rules run as compiled modules."""
    from spieltisch.engine import contract

    return not str(contract.__file__).endswith(".py")
