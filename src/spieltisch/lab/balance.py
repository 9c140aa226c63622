"""Where points come from and who used what: a game's ``balance.py``, found by its name. A game may do without."""

import importlib
from collections.abc import Callable
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.event import Event, Fact
from spieltisch.engine.registry import game

Facts = dict[str, Fact]
Points = list[tuple[int, str, int]]  # (seat, source, points)
Uses = list[tuple[int, str, str]]  # (seat, kind of component, its name)


class Balance:
    """What a game's ``balance.py`` offers, each part optional:

    ``points(event, state)`` and ``uses(event, state)`` read an event with all its facts and the position after it,
    ``last_points(state)`` and ``last_uses(state)`` the position at the end. What no source explains counts as
    ``OTHER``. Sources and names are plain words; one with a hyphen may be a message of the game's text files, as in
    ``T2: task-run3``. ``NOTES`` explains the names of a kind of component, ``NAMES`` lists them all.
    """

    def __init__(self, id: str) -> None:
        name = f"spieltisch.games.{game(id).id}.balance"
        try:
            module: Any = importlib.import_module(name)
        except ModuleNotFoundError as missing:
            if missing.name != name:
                raise
            module = None
        self._points: Callable[[Facts, State], Points] = getattr(module, "points", no_event)
        self._uses: Callable[[Facts, State], Uses] = getattr(module, "uses", no_event)
        self.other: str = getattr(module, "OTHER", "other")
        self.notes: dict[str, str] = getattr(module, "NOTES", {})
        self.names: dict[str, list[str]] = getattr(module, "NAMES", {})
        self.last_points: Callable[[State], Points] = getattr(module, "last_points", nothing)
        self.last_uses: Callable[[State], Uses] = getattr(module, "last_uses", nothing)

    def points(self, event: Event, state: State) -> Points:
        return self._points(whole(event), state)

    def uses(self, event: Event, state: State) -> Uses:
        return self._uses(whole(event), state)


def whole(event: Event) -> Facts:
    """Everything about an event: the lab watches from above."""
    return {"event": event.kind} | event.facts | (event.secret or {})


def no_event(event: Facts, state: State) -> list[Any]:
    return []


def nothing(state: State) -> list[Any]:
    return []
