"""Bots with one thing changed, to find out whether it helps.

``hard:horizon=0`` changes a setting of the search. ``greedy+SPREAD=20`` changes a number of the game's evaluation:
its file is read once more, uncompiled, and the number written over. So two evaluations can meet in one game.
"""

from collections.abc import Callable
from functools import cache
from types import ModuleType

from spieltisch.bots import Bot, UnknownBot, bot
from spieltisch.engine.contract import Knowledge
from spieltisch.engine.registry import folder, game, home


def bot_of(name: str, id: str, seed: int = 0, clock: Callable[[], float] | None = None) -> Bot:
    """A bot by its name, which may name changed numbers of the evaluation after a plus."""
    plain, *numbers = name.split("+")
    return bot(plain, id, seed, clock, varied(id, tuple(numbers)) if numbers else None)


@cache
def varied(id: str, numbers: tuple[str, ...]) -> Knowledge:
    """The game's knowledge with some numbers of its evaluation.py changed.

    >>> varied("reef", ("SPREAD=20",)).__class__.__name__
    'ReefKnowledge'
    """
    known = game(id).knowledge
    if known is None:
        raise UnknownBot(f"{id} has no evaluation whose numbers could be changed")
    module = ModuleType(type(known).__module__)
    inside = module.__name__.removeprefix(f"{home(id)}.").split(".")
    source = folder(id).joinpath(*inside).with_suffix(".py")
    exec(compile(source.read_text(encoding="utf-8"), str(source), "exec"), module.__dict__)
    for number in numbers:
        constant, _, value = number.partition("=")
        if not isinstance(getattr(module, constant, None), int | float):
            raise UnknownBot(f"the evaluation of {id} has no number {constant!r}")
        try:
            setattr(module, constant, type(getattr(module, constant))(value))
        except ValueError:
            raise UnknownBot(f"{constant} takes a number, not {value!r}") from None
    changed = getattr(module, type(known).__name__)()
    assert isinstance(changed, Knowledge)
    return changed
