"""Compiles the rules with mypyc where a C compiler is at hand; otherwise they run as plain Python."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/spieltisch")
PLAIN = {"__init__.py", "view.py", "position.py", "terminal.py"}  # of a game's folder: seldom called, never compiled


def hot() -> list[str]:
    """The modules to compile: the contract, the rules and knowledge of every game, the bots' search."""
    engine = [
        SOURCE / "engine" / f"{name}.py" for name in ("bits", "errors", "event", "rng", "contract", "play", "seat")
    ]
    games = [path for path in sorted(SOURCE.glob("games/*/*.py")) if path.name not in PLAIN]
    bots = [path for path in sorted(SOURCE.glob("bots/*.py")) if path.name != "__init__.py"]
    return [str(path) for path in [*engine, *games, *bots]]


def extensions() -> list:  # type: ignore[type-arg]
    if os.environ.get("SPIELTISCH_PURE"):
        print("spieltisch: not compiled, as SPIELTISCH_PURE asks; the rules run as plain Python.", file=sys.stderr)
        return []
    if not shutil.which(os.environ.get("CC", "cc")) and not shutil.which("gcc"):
        print("spieltisch: no C compiler found; the rules run as plain Python, twenty times slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    return mypycify(hot(), opt_level="3", debug_level="0", multi_file=False)


setup(ext_modules=extensions())
