"""Finding the games: a folder that holds one is a game. There is no list to edit.

A game is a package with a ``GAME`` in its ``__init__.py``. It lies in ``spieltisch/games``, or in a folder
named by the environment variable SPIELTISCH_GAMES (several: separated like PATH), under the game's id.
"""

import importlib
import os
import pkgutil
import sys
from pathlib import Path

from spieltisch.engine.contract import State
from spieltisch.engine.errors import UnknownGame
from spieltisch.engine.game import Game

PACKAGE = importlib.import_module("spieltisch.games")  # by its name: spieltisch.games() is the function below


def games() -> list[str]:
    """The ids of all games that can be played, found by looking.

    >>> "reef" in games()
    True
    """
    look_again()
    return sorted(module.name for module in pkgutil.iter_modules(PACKAGE.__path__) if module.ispkg)


def game(id: str) -> Game:
    """The game of this id."""
    module = sys.modules.get(f"spieltisch.games.{id}")  # a folder is searched once, not at every message of a table
    if module is None or not hasattr(module, "GAME"):
        if id not in games():
            raise UnknownGame(f"there is no game {id!r}; there are: {', '.join(games())}")
        module = importlib.import_module(f"spieltisch.games.{id}")
    found = module.GAME
    assert isinstance(found, Game), f"the folder {id} must hold a GAME"
    assert found.id == id, f"the game in the folder {id} calls itself {found.id}"
    return found


def game_of(state: State) -> Game:
    """The game that a position belongs to: its class lives in the game's package."""
    return game(type(state).__module__.removeprefix("spieltisch.games.").split(".")[0])


def folder(id: str) -> Path:
    """Where a game's text files and rules lie."""
    return Path(str(importlib.import_module(f"spieltisch.games.{game(id).id}").__file__)).parent


def look_again() -> None:
    """Let SPIELTISCH_GAMES take part in the search, also when it was set after the import."""
    for place in os.environ.get("SPIELTISCH_GAMES", "").split(os.pathsep):
        if place and place not in PACKAGE.__path__:
            PACKAGE.__path__.append(place)
