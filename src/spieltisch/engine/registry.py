"""Finding the games: a folder that holds one is a game. There is no list to edit.

A game is a package with a ``GAME`` in its ``__init__.py``. It lies in ``spieltisch/games``, in a folder named by the
environment variable SPIELTISCH_GAMES (several: separated like PATH), under the game's id; or an installed package
names it by an entry point of the group ``spieltisch.games``: ``nim = "spieltisch_nim"``.
"""

import importlib
import importlib.util
import logging
import os
import pkgutil
import re
import sys
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import ModuleType

from spieltisch.engine.contract import State
from spieltisch.engine.errors import BrokenGame, UnknownGame, UnknownVersion
from spieltisch.engine.game import Game, short

package = importlib.import_module("spieltisch.games")  # by its name: the engine knows no game
OLDER = re.compile(r"v([1-9][0-9]*)")  # the folder of an older version, inside that of its game
complained: set[str] = set()  # about games that cannot be played: once is enough


def games() -> list[str]:
    """The ids of all games that can be played, found by looking. One that is broken is told of and left out.

    >>> "reef" in games()
    True
    """
    return [id for id in found() if whole(id)]


def found() -> list[str]:
    """The ids of all games there are, playable or not."""
    look_again()
    return sorted({*(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg), *plugged()})


@cache
def plugged() -> dict[str, str]:
    """The games that other installed packages bring: each one's package, by its id."""
    return {entry.name: entry.module for entry in entry_points(group="spieltisch.games")}


def look_again() -> None:
    """Let SPIELTISCH_GAMES take part in the search, also when it was set after the import."""
    for place in os.environ.get("SPIELTISCH_GAMES", "").split(os.pathsep):
        if place and place not in package.__path__:
            if not Path(place).is_dir():
                raise UnknownGame(f"SPIELTISCH_GAMES names {place}, which is no folder")
            package.__path__.append(place)


def whole(id: str) -> bool:
    try:
        game(id)
    except BrokenGame as wrong:
        if id not in complained:
            complained.add(id)
            logging.getLogger("spieltisch").warning("spieltisch: %s", wrong)
        return False
    return True


def home(id: str) -> str:
    """The name of a game's package."""
    return plugged().get(id, f"spieltisch.games.{id}")


def game(id: str, version: int = 0) -> Game:
    """The game of this id by the rules of today, or by those of an older version that its folder keeps (v1, v2...)."""
    module = sys.modules.get(home(id)) if isinstance(id, str) else None  # searched once, not at every message
    if module is None or not hasattr(module, "GAME"):
        if id not in found():
            raise UnknownGame(f"there is no game {short(id)}; there are: {', '.join(games())}")
        module = imported(id)
    today: Game = module.GAME
    return today if version in (0, today.version) else older(today, version)


def imported(id: str) -> ModuleType:
    """A game's package; BrokenGame with a sentence if it cannot be had, whatever its author's code does."""
    try:
        module = importlib.import_module(home(id))
        today = getattr(module, "GAME", None)
        if not isinstance(today, Game) or today.id != id:
            raise TypeError(f"{home(id)} must hold a GAME of the id {id}")
    except Exception as wrong:
        said = " ".join(str(wrong).split())
        raise BrokenGame(f"the game {id} cannot be played: {said} ({type(wrong).__name__})") from wrong
    return module


def older(today: Game, version: int) -> Game:
    """A game by the rules of an older version."""
    name = f"{home(today.id)}.v{version}"
    if type(version) is not int or importlib.util.find_spec(name) is None:
        raise UnknownVersion(
            f"{today.id} is at version {today.version} of its rules and does not keep version {short(version)}"
        )
    kept = importlib.import_module(name).GAME
    assert isinstance(kept, Game), f"{name} must hold a GAME"
    assert (kept.id, kept.version) == (today.id, version), f"{name} must hold version {version} of {today.id}"
    return kept


def game_of(state: State) -> Game:
    """The game that a position belongs to: its class lives in the game's package, or in that of an older version."""
    id, version = origin(type(state).__module__)
    return game(id, version)


@cache
def origin(module: str) -> tuple[str, int]:
    """The game that a module belongs to, and the version of its rules, 0 for those of today."""
    for id, name in {"": "spieltisch.games", **plugged()}.items():
        if module.startswith(f"{name}."):
            inside = [id] * bool(id) + module.removeprefix(f"{name}.").split(".")
            old = OLDER.fullmatch(inside[1]) if len(inside) > 1 else None
            return inside[0], int(old[1]) if old else 0
    raise UnknownGame(f"no game is called {short(module)}: a position's class lies in the package of its game")


def part(id: str, name: str) -> ModuleType | None:
    """An optional module of a game's folder (``observation``, ``balance``, ``terminal``), None where it has none."""
    full = f"{home(game(id).id)}.{name}"
    return importlib.import_module(full) if importlib.util.find_spec(full) is not None else None


def folder(id: str) -> Path:
    """Where a game's text files and rules lie."""
    game(id)
    return Path(str(sys.modules[home(id)].__file__)).parent
