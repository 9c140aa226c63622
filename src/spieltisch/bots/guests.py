"""Bots that others wrote: ``module:Class``, an entry point of the group ``spieltisch.bots``, a class, a factory, or
an instance, wherever a bot's name is taken."""

import importlib
import inspect
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from spieltisch.bots.contract import Bot
from spieltisch.engine.errors import SpieltischError

Guest = str | Bot | Callable[..., Any]  # who may be named where a bot is wanted

present: dict[str, Any] = {}  # guests that were handed over as objects, by the names made for them


class UnknownBot(SpieltischError):
    """There is no bot of that name."""


class BotFailed(SpieltischError):
    """A bot that answers wrongly, too late, or not at all."""


def in_short(wrong: BaseException) -> str:
    """What somebody's own code raised, as a part of a sentence: one line, with the place where it happened.

    >>> in_short(KeyError("reef"))
    "KeyError: 'reef'"
    """
    said = (str(wrong).splitlines() or [""])[0]
    at = wrong.__traceback__
    while at is not None and at.tb_next is not None:
        at = at.tb_next
    where = "" if at is None else f", {Path(at.tb_frame.f_code.co_filename).name} line {at.tb_lineno}"
    return f"{type(wrong).__name__}{': ' if said else ''}{said[:200]}{where}"


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
    if not callable(guest) and not is_made(guest):
        raise UnknownBot(f"a bot has a method choose(seat), and {type(guest).__name__} has none")
    kind: Any = type(guest) if is_made(guest) else guest
    name = f"{kind.__module__}:{getattr(kind, '__qualname__', type(kind).__qualname__)}"
    if kind is guest and found(name) is guest:
        return name
    number = next((at for at, one in enumerate(present.values()) if one is guest), len(present))
    name = f"{name}#{number + 1}"
    present[name] = guest
    return name


def is_made(guest: object) -> bool:
    """Whether this is a bot already, also one that can be called: no class or function that makes one."""
    return not isinstance(guest, type) and callable(getattr(guest, "choose", None))


def guest(name: str, id: str, seed: int) -> Any:
    """A bot by the name of an object, an entry point or ``module:Class``, with settings; UnknownBot with a sentence."""
    plain, settings = told_apart(name)
    made = present.get(plain)
    if made is None:
        path = plugged().get(plain, plain)
        made = found(path)
        if made is None:
            raise UnknownBot(f"there is no bot {plain!r}: {why_not(path)}")
    if settings and is_made(made):
        raise UnknownBot(f"{plain} is made already: only a class or a function takes settings")
    bot = made if is_made(made) or not callable(made) else called(made, plain, {"game": id, "seed": seed}, settings)
    if not is_made(bot):
        raise UnknownBot(f"{plain} is no bot: it has no method choose(seat)")
    return bot


def told_apart(name: str) -> tuple[str, dict[str, Any]]:
    """Who is named, and with which settings.

    >>> told_apart("mybots:Dreamer:dreams=20:style=bold")
    ('mybots:Dreamer', {'dreams': 20, 'style': 'bold'})
    """
    parts = name.split(":")
    settings = [part.partition("=") for part in parts if "=" in part]
    return ":".join(part for part in parts if "=" not in part), {key: value(said) for key, _, said in settings}


def value(said: str) -> int | float | str:
    """A setting as it is typed: a number if it reads as one."""
    for kind in (int, float):
        with suppress(ValueError):
            return kind(said)
    return said


def called(maker: Callable[..., Any], name: str, offered: dict[str, Any], settings: dict[str, Any]) -> Any:
    """A class or a factory is called with what is offered, as far as it takes it by name, and with the settings."""
    try:
        takes = inspect.signature(maker).parameters.values()
    except (ValueError, TypeError):  # a compiled class that does not say
        takes = {}.values()
    names = {one.name for one in takes if one.kind in (one.POSITIONAL_OR_KEYWORD, one.KEYWORD_ONLY)}
    every = any(one.kind is one.VAR_KEYWORD for one in takes)
    wanted = {key: said for key, said in offered.items() if every or key in names} | settings
    missing = [one.name for one in takes if one.default is one.empty and one.name not in wanted and one.kind < 2]
    if missing:
        raise UnknownBot(f"{name} asks for {missing[0]!r}: a bot is made with game and seed, or with nothing")
    strange = [key for key in settings if not every and key not in names]
    if strange:
        raise UnknownBot(f"{name} takes no setting {strange[0]!r}")
    try:
        return maker(**wanted)
    except (Exception, SystemExit) as wrong:  # whatever somebody's own code does
        raise UnknownBot(f"{name} cannot be made for {offered['game']}: {in_short(wrong)}") from wrong


def found(path: str) -> Any:
    """What ``module:Class`` names, or None. A module of the folder where the command is run counts too."""
    module, _, inside = path.partition(":")
    if "" not in sys.path:
        sys.path.append("")
    try:
        thing = importlib.import_module(module)
        for part in inside.split("."):
            thing = getattr(thing, part)
    except (Exception, SystemExit):  # a module of somebody's own may raise anything: why_not() says what
        return None
    return thing


def why_not(path: str) -> str:
    """Why nothing was found, in a few words."""
    module, _, inside = path.partition(":")
    try:
        importlib.import_module(module)
    except ImportError as wrong:
        missing = getattr(wrong, "name", None)
        if module.endswith(".py"):
            return f"a module is named without .py: {module.removesuffix('.py')}:{inside or 'Class'}"
        return f"there is no module {module}" if missing == module else f"{module} cannot be imported ({wrong})"
    except (ValueError, TypeError) as wrong:
        if not module or module.startswith("."):
            return "a bot of your own is named module:Class"
        return f"{module} cannot be imported ({in_short(wrong)})"
    except SyntaxError as wrong:
        return f"{module} cannot be imported (SyntaxError: {wrong})"
    except (Exception, SystemExit) as wrong:
        return f"{module} cannot be imported ({in_short(wrong)})"
    return f"the module {module} has no {inside}"
