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

from spieltisch.bots.contract import Bot
from spieltisch.bots.greedy import GreedyBot
from spieltisch.bots.random import RandomBot
from spieltisch.bots.score import ScoreKnowledge
from spieltisch.bots.search import SearchBot, Settings
from spieltisch.engine.contract import Knowledge
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng

LAPSES = 25  # of a hundred real choices that the easy bot makes without looking

# The levels that people choose from, the same in every game, from the weakest to the strongest.
SEARCHES: dict[str, dict[str, float]] = {
    "medium": {"iterations": 50},
    "hard": {"iterations": 200},
    "expert": {"iterations": 1200, "seconds": 2.0},
}
LEVELS = ("easy", *SEARCHES)
KINDS = ("random", "greedy", *LEVELS)


class UnknownBot(SpieltischError):
    """There is no bot of that name."""


def bots() -> list[str]:
    """The names of all bots.

    >>> bots()
    ['random', 'greedy', 'easy', 'medium', 'hard', 'expert']
    """
    return list(KINDS)


def bot(
    name: str,
    id: str,
    seed: int = 0,
    clock: Callable[[], float] | None = time.monotonic,
    knowledge: Knowledge | None = None,
) -> Bot:
    """A bot of this name for a game.

    Same seed, same choices; only the expert's cap of seconds can change them, and ``clock=None`` takes it off.
    A level that searches can be varied, for experiments: ``hard:iterations=2000:horizon=0``; and any bot can be
    given other ``knowledge`` than the game's own.
    """
    knowledge = knowledge or game(id).knowledge
    if name == "random":
        return RandomBot(Rng(seed))
    if name == "greedy":
        return GreedyBot(knowledge or ScoreKnowledge(), Rng(seed))
    if name == "easy":
        return GreedyBot(knowledge or ScoreKnowledge(), Rng(seed), LAPSES)
    if name.split(":")[0] in SEARCHES:
        return thinker(name, id, seed, clock, knowledge)
    raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bots())}")


def thinker(
    name: str,
    id: str,
    seed: int = 0,
    clock: Callable[[], float] | None = time.monotonic,
    knowledge: Knowledge | None = None,
) -> SearchBot:
    """A bot that searches and so can say what it thought: ``explain(thinker("expert", "reef"), seat)``."""
    level, *changes = name.split(":")
    if level not in SEARCHES:
        raise UnknownBot(f"{name!r} is no bot that searches; these do: {', '.join(SEARCHES)}")
    return SearchBot(knowledge or game(id).knowledge, Rng(seed), settings(level, changes), clock)


def settings(level: str, changes: list[str]) -> Settings:
    """The settings of a level, with some changed."""
    chosen: dict[str, Any] = dict(SEARCHES[level])
    kinds = Settings().values()
    for change in changes:
        setting, _, value = change.partition("=")
        if setting not in kinds:
            raise UnknownBot(f"a search has no setting {setting!r}; it has: {', '.join(kinds)}")
        try:
            chosen[setting] = type(kinds[setting])(value)
        except ValueError:
            raise UnknownBot(f"the setting {setting} of a bot takes a number, not {value!r}") from None
    return Settings(**chosen)


__all__ = ["LEVELS", "Bot", "UnknownBot", "bot", "bots", "thinker"]
