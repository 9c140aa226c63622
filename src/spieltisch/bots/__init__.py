"""Bots by name. They know the contract, never a game; a game may hand them its knowledge.

A bot is handed a ``Seat``, never the true position: it cannot peek.

>>> import spieltisch
>>> from spieltisch.bots import bot
>>> state = spieltisch.new("reef", seats=2)
>>> _ = spieltisch.advance(state, spieltisch.Rng(3))
>>> choice = bot("greedy", "reef", seed=1).choose(spieltisch.Seat(state, state.to_act()))
>>> spieltisch.notation(state, choice)[:5]
'place'
"""

from spieltisch.bots.contract import Bot
from spieltisch.bots.greedy import GreedyBot
from spieltisch.bots.random import RandomBot
from spieltisch.engine.contract import Knowledge
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng

KINDS = ("random", "greedy")


class UnknownBot(SpieltischError):
    """There is no bot of that name."""


def bots() -> list[str]:
    """The names of all bots."""
    return list(KINDS)


def bot(name: str, id: str, seed: int = 0) -> Bot:
    """A bot of this name for a game. Same seed, same choices."""
    knowledge = game(id).knowledge or Knowledge()
    if name == "random":
        return RandomBot(Rng(seed))
    if name == "greedy":
        return GreedyBot(knowledge, Rng(seed))
    raise UnknownBot(f"there is no bot {name!r}; there are: {', '.join(bots())}")


__all__ = ["Bot", "UnknownBot", "bot", "bots"]
