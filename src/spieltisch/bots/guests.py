"""Bots that others wrote: ``module:Class``, an entry point of the group ``spieltisch.bots``, a class, a factory, or
an instance, wherever a bot's name is taken."""

import importlib
import inspect
import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from typing import Any

from spieltisch.bots.contract import Bot
from spieltisch.engine.errors import SpieltischError

Guest = str | Bot | Callable[..., Any]  # who may be named where a bot is wanted

present: dict[str, Any] = {}  # guests that were handed over as objects, by the names made for them


class UnknownBot(SpieltischError):
    """There is no bot of that name."""


@cache
def plugged() -> dict[str, str]:
    """The bots that installed packages bring, ``module:Class`` by name."""
    return {entry.name: entry.value for entry in entry_points(group="spieltisch.bots")}


def known_as(guest: Guest) -> str:
    """The name under which a guest can be called up: by any process where it is a module's, else by this one.

    >>> from spieltisch.bots.random import RandomBot
    >>> known_as("hard"), known_as(RandomBot)
    ('hard', 'spieltisch.bots.random:RandomBot')
    """
    if isinstance(guest, str):
        return guest
    if not callable(guest) and not hasattr(guest, "choose"):
        raise UnknownBot(f"a bot has a method choose(seat), and {type(guest).__name__} has none")
    kind = guest if callable(guest) else type(guest)
    name = f"{kind.__module__}:{getattr(kind, '__qualname__', type(kind).__qualname__)}"
    if callable(guest) and found(name) is guest:
        return name
    name = f"{name}#{[*present.values(), guest].index(guest) + 1}"
    present[name] = guest
    return name


def guest(name: str, id: str, seed: int) -> Any:
    """A bot by the name of an object, an entry point or ``module:Class``; UnknownBot with a sentence."""
    made = present.get(name)
    if made is None:
        path = plugged().get(name, name)
        made = found(path)
        if made is None:
            raise UnknownBot(f"there is no bot {name!r}: {why_not(path)}")
    bot = called(made, name, id, seed) if callable(made) else made
    if not callable(getattr(bot, "choose", None)):
        raise UnknownBot(f"{name} is no bot: it has no method choose(seat)")
    return bot


def called(maker: Callable[..., Any], name: str, id: str, seed: int) -> Any:
    """A class or a factory is called with ``game`` and ``seed``, as far as it takes them by these names."""
    offered = {"game": id, "seed": seed}
    try:
        takes = inspect.signature(maker).parameters.values()
    except (ValueError, TypeError):  # a compiled class that does not say
        takes = {}.values()
    every = any(one.kind is one.VAR_KEYWORD for one in takes)
    wanted = {key: value for key, value in offered.items() if every or key in {one.name for one in takes}}
    missing = [one.name for one in takes if one.default is one.empty and one.name not in wanted and one.kind < 2]
    if missing:
        raise UnknownBot(f"{name} asks for {missing[0]!r}: a bot is made with game and seed, or with nothing")
    return maker(**wanted)


def found(path: str) -> Any:
    """What ``module:Class`` names, or None. A module of the folder where the command is run counts too."""
    module, _, inside = path.partition(":")
    if "" not in sys.path:
        sys.path.append("")
    try:
        thing = importlib.import_module(module)
        for part in inside.split("."):
            thing = getattr(thing, part)
    except (ImportError, AttributeError, ValueError, TypeError):
        return None
    return thing


def why_not(path: str) -> str:
    """Why nothing was found, in a few words."""
    module, _, inside = path.partition(":")
    try:
        importlib.import_module(module)
    except ImportError as wrong:
        missing = getattr(wrong, "name", None)
        return f"there is no module {module}" if missing == module else f"{module} cannot be imported ({wrong})"
    except (ValueError, TypeError):
        return "a bot of your own is named module:Class"
    return f"the module {module} has no {inside}"
