"""Where points come from and who used what: a game's ``balance.py``, found by its name. A game may do without."""

from collections.abc import Callable
from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.event import Event, Fact
from spieltisch.engine.game import Text
from spieltisch.engine.registry import part

Facts = dict[str, Fact]
Points = list[tuple[int, str, int]]  # (seat, source, points)
Uses = list[tuple[int, str, str]]  # (seat, kind of component, its name)
Counts = list[tuple[str, dict[int, int], tuple[str, ...]]]  # (source, points by seat, things on the board)


class Balance:
    """What a game's ``balance.py`` offers, each part optional:

    ``points(event, state)`` and ``uses(event, state)`` read an event with all its facts and the position after it,
    ``last_points(state)`` and ``last_uses(state)`` the position at the end. What no source explains counts as
    ``OTHER``. A source is a message of the game's text files, perhaps with the name that it takes, as in
    ``source-circle 12``. Names are plain words; one with a hyphen may be a message, too, as in ``T2: task-run3``.
    ``counting(state)`` is the final scoring, one step after the other: a source, the points of each seat, and the
    things that count. What lies at a seat is named with it, as in ``seat:1 cell:b3``. A game whose points all come at
    the end needs no ``last_points`` beside it. ``NOTES`` explains the names of a kind of component, ``NAMES`` lists
    them all. ``decided(state)`` says how a game that is over was decided, where its points do not tell.
    """

    def __init__(self, id: str) -> None:
        module: Any = part(id, "balance")
        self._points: Callable[[Facts, State], Points] = getattr(module, "points", no_event)
        self._uses: Callable[[Facts, State], Uses] = getattr(module, "uses", no_event)
        self.other: str = getattr(module, "OTHER", "source-other")
        self.notes: dict[str, str] = getattr(module, "NOTES", {})
        self.names: dict[str, list[str]] = getattr(module, "NAMES", {})
        self.decided: Callable[[State], Text | None] = getattr(module, "decided", undecided)
        self.counting: Callable[[State], Counts] = getattr(module, "counting", nothing)
        self.last_points: Callable[[State], Points] = getattr(module, "last_points", self.counted)
        self.last_uses: Callable[[State], Uses] = getattr(module, "last_uses", nothing)

    def points(self, event: Event, state: State) -> Points:
        return self._points(whole(event), state)

    def counted(self, state: State) -> Points:
        """The points of the final scoring."""
        return [(seat, source, gain) for source, gains, _ in self.counting(state) for seat, gain in gains.items()]

    def uses(self, event: Event, state: State) -> Uses:
        return self._uses(whole(event), state)


def whole(event: Event) -> Facts:
    """Everything about an event: after the game, and in the lab, nothing is hidden."""
    return {"event": event.kind} | event.facts | (event.secret or {})


def no_event(event: Facts, state: State) -> list[Any]:
    return []


def nothing(state: State) -> list[Any]:
    return []


def undecided(state: State) -> Text | None:
    return None
