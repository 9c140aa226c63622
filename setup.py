"""Compiles the rules with mypyc where a C compiler is at hand; otherwise they run as plain Python."""

import os
import shutil
import sys
from pathlib import Path

from setuptools import setup

SOURCE = Path("src/spieltisch")
ENGINE = ("bits", "errors", "event", "rng", "contract", "play", "seat")
# Of a game's folder, what is seldom called and never compiled.
PLAIN = {"__init__.py", "view.py", "position.py", "terminal.py", "observation.py", "balance.py"}


def hot() -> list[tuple[list[str], str]]:
    """What to compile, in groups that are built side by side: the engine, the bots, each game."""
    engine = [SOURCE / "engine" / f"{name}.py" for name in ENGINE]
    bots = [path for path in sorted(SOURCE.glob("bots/*.py")) if path.name != "__init__.py"]
    groups = [("engine", engine), ("bots", bots)]
    for game in sorted(path.parent for path in SOURCE.glob("games/*/rules.py")):
        groups.append((game.name, [path for path in sorted(game.glob("*.py")) if path.name not in PLAIN]))
    return [([str(path) for path in paths], f"spieltisch_{name}") for name, paths in groups]


def extensions() -> list:  # type: ignore[type-arg]
    if os.environ.get("SPIELTISCH_PURE"):
        print("spieltisch: not compiled, as SPIELTISCH_PURE asks; the rules run as plain Python.", file=sys.stderr)
        return []
    if not shutil.which(os.environ.get("CC", "cc")) and not shutil.which("gcc"):
        print("spieltisch: no C compiler found; the rules run as plain Python, twenty times slower.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    groups = hot()
    return mypycify([path for paths, _ in groups for path in paths], opt_level="3", debug_level="0", separate=groups)


setup(ext_modules=extensions())
