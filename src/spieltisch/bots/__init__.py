"""Bots by name. They know the contract, never a game; a game may hand them its knowledge.

A bot is handed a ``Seat``, never the true position: it cannot peek.

>>> import spieltisch
>>> from spieltisch.bots import bot
>>> state = spieltisch.new("reef", seats=2)
>>> _ = spieltisch.advance(state, spieltisch.Rng(3))
>>> choice = bot("medium", "reef", seed=1).choose(spieltisch.Seat(state, state.to_act()))
>>> spieltisch.notation(state, choice)[:5]
'place'
"""

import time
from collections.abc import Callable
from typing import Any

from spieltisch.bots.command import CommandBot
from spieltisch.bots.contract import Bot
from spieltisch.bots.greedy import ALL, GreedyBot
from spieltisch.bots.guests import Guest, UnknownBot, guest, known_as, plugged, told_apart
from spieltisch.bots.nets import HAND, LEARNED, best_known, evaluation
from spieltisch.bots.random import RandomBot
from spieltisch.bots.score import ScoreKnowledge
from spieltisch.bots.search import SearchBot, Settings
from spieltisch.engine.contract import Knowledge
from spieltisch.engine.registry import game, part
from spieltisch.engine.rng import Rng

EVALUATION = "evaluation="  # before the name of one: hand, net, or the file of a net
COMMAND = "cmd:"  # before the command line of a bot that is a program of its own
SIGHT = 60  # of a hundred choices that it has, the easy bot notices so many

# The levels that people choose from, from the weakest to the strongest. What thinking is worth differs from game to
# game, so a game may name other numbers, by level, as LEVELS of its bots package: neighbours shall be evenly apart.
SEARCHES: dict[str, dict[str, float]] = {
    "medium": {"iterations": 50},
    "hard": {"iterations": 200},
    "expert": {"iterations": 1200, "seconds": 2.0},
    "master": {"iterations": 12_000, "seconds": 8.0},
}
LEVELS = ("easy", *SEARCHES)
KINDS = ("random", "greedy", *LEVELS)


# What a setting of a search may be: anything else makes it hang, or means nothing.
RANGES: dict[str, tuple[float, float]] = {
    "iterations": (0, 1e9),
    "seconds": (0, 86_400),
    "horizon": (-2, 1000),
    "exploration": (0, 1000),
    "trust": (0, 1e6),
    "looks": (1, 1e6),
    "width": (1, 1e6),
    "widening": (0, 1e6),
    "place_share": (0, 1),
    "finish": (0, 1e6),
    "care": (-2, 1000),
}


def bots() -> list[str]:
    """The names of all bots: ours, and those that installed packages bring.

    >>> bots()[:7]
    ['random', 'greedy', 'easy', 'medium', 'hard', 'expert', 'master']
    """
    return [*KINDS, *sorted(set(plugged()) - set(KINDS))]


def bot(
    name: Guest,
    id: str,
    seed: int = 0,
    clock: Callable[[], float] | None = time.monotonic,
    knowledge: Knowledge | None = None,
    version: int = 0,
) -> Bot:
    """A bot of this name for a game.

    Same seed, same choices; only a cap of seconds can change them, and ``clock=None`` takes it off.
    A level that searches can be varied, for experiments: ``hard:iterations=2000:horizon=0``. Levels that search think
    with the net that comes with their game, where there is one; ``evaluation=hand``, ``evaluation=net`` or
    ``evaluation=FILE`` says otherwise, also for greedy and easy. Any bot can be given other ``knowledge`` than the
    game's own. ``version``: of the rules, where they are not those of today.

    A bot of one's own is named ``module:Class``, by an entry point of the group ``spieltisch.bots``, or given as a
    class, a factory or an instance; ``module:Class:depth=3`` is made with that argument. A program in any language is
    ``cmd:node mybot.js``. docs/bots.md tells more.
    """
    name = known_as(name)
    kind, *changes = name.split(":")
    if name == "random":
        return RandomBot(Rng(seed))
    if kind in ("greedy", "easy"):
        known = knowledge or told(changes, id, version) or game(id, version).knowledge
        for change in changes:
            raise UnknownBot(f"{kind} takes no setting but {EVALUATION}..., not {change!r}")
        sight = level("easy", id).get("sight", SIGHT) if kind == "easy" else ALL
        return GreedyBot(known or ScoreKnowledge(), Rng(seed), int(sight))
    if kind in SEARCHES:
        return thinker(name, id, seed, clock, knowledge, version)
    if name.startswith(COMMAND):
        return CommandBot(name.removeprefix(COMMAND), id, seed)
    plain, _ = told_apart(name)
    if ":" in plain or plain in plugged():
        own: Bot = guest(name, id, seed)
        return own
    raise UnknownBot(f"there is no bot {plain!r}; there are: {', '.join(bots())}, or module:Class")


def told(changes: list[str], id: str, version: int) -> Knowledge | None:
    """The evaluation that a name asks for, None if it asks for none; taken out of the changes."""
    named = [change for change in changes if change.startswith(EVALUATION)]
    for change in named:
        changes.remove(change)
    name = named[-1].removeprefix(EVALUATION) if named else ""
    if named and not name:
        raise UnknownBot(f"{EVALUATION} names an evaluation: {HAND}, {LEARNED} or the file of a net")
    if name == HAND and game(id, version).knowledge is None:
        raise UnknownBot(f"{id} has no hand-made evaluation")
    return evaluation(name, id, version) if name else None


def thinker(
    name: str,
    id: str,
    seed: int = 0,
    clock: Callable[[], float] | None = time.monotonic,
    knowledge: Knowledge | None = None,
    version: int = 0,
) -> SearchBot:
    """A bot that searches and so can say what it thought: ``explain(thinker("expert", "reef"), seat)``."""
    kind, *changes = name.split(":")
    if kind not in SEARCHES:
        raise UnknownBot(f"{name!r} is no bot that searches; these do: {', '.join(SEARCHES)}")
    known = knowledge or told(changes, id, version) or best_known(id, version)
    chosen = settings(level(kind, id), changes)
    if chosen["iterations"] == 0 and not (chosen.get("seconds") and clock):
        raise UnknownBot(f"{name} would think for ever: give it iterations, or seconds where a clock runs")
    return SearchBot(known, Rng(seed), Settings(**chosen), clock)


def level(kind: str, id: str) -> dict[str, float]:
    """What this level has in this game: as in every game, and what the game names."""
    named: dict[str, dict[str, float]] = getattr(part(id, "bots"), "LEVELS", {})
    return SEARCHES.get(kind, {}) | named.get(kind, {})


def settings(before: dict[str, float], changes: list[str]) -> dict[str, Any]:
    """The settings of a level, with some changed."""
    chosen: dict[str, Any] = dict(before)
    kinds = Settings().values()
    for change in changes:
        setting, _, value = change.partition("=")
        if setting not in kinds:
            raise UnknownBot(f"a search has no setting {setting!r}; it has: {', '.join(kinds)}")
        if [one.partition("=")[0] for one in changes].count(setting) > 1:
            raise UnknownBot(f"the setting {setting} of a bot is given twice")
        kind, (low, high) = type(kinds[setting]), RANGES[setting]
        try:
            chosen[setting] = kind(value)
        except ValueError:
            raise UnknownBot(f"the setting {setting} of a bot takes a number, not {value!r}") from None
        if not low <= chosen[setting] <= high:  # which is so for nan, too
            raise UnknownBot(f"the setting {setting} of a bot takes {low:g} to {high:g}, not {value}")
    return chosen


__all__ = ["LEVELS", "Bot", "Guest", "UnknownBot", "bot", "bots", "known_as", "thinker"]
