"""Bots with one thing changed, to find out whether it helps.

``hard:horizon=0`` changes a setting of the search. ``greedy+SPREAD=20`` changes a number of the game's evaluation:
its file is read once more, uncompiled, and the number written over. So two evaluations can meet in one game.
"""

from collections.abc import Callable
from functools import cache
from math import isfinite
from types import ModuleType

from spieltisch.bots import COMMAND, KINDS, Bot, UnknownBot, bot
from spieltisch.bots.guests import BotFailed, in_short
from spieltisch.engine.contract import Knowledge
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import folder, game, home
from spieltisch.engine.seat import Seat

VARIED = tuple(kind for kind in KINDS if kind != "random")  # bots that have numbers


class VariedBot(Bot):
    """A bot with changed numbers. Those that its evaluation cannot reckon with get a sentence."""

    def __init__(self, name: str, inner: Bot) -> None:
        self.name = name
        self.inner = inner

    def choose(self, seat: Seat) -> int:
        try:
            return int(self.inner.choose(seat))
        except SpieltischError:
            raise
        except Exception as wrong:
            raise BotFailed(f"{self.name} cannot be reckoned with: {in_short(wrong)}") from wrong


def bot_of(name: str, id: str, seed: int = 0, clock: Callable[[], float] | None = None) -> Bot:
    """A bot by its name, which may name changed numbers of the evaluation after a plus."""
    plain, *numbers = [name] if name.startswith(COMMAND) else name.split("+")
    if not numbers:
        return bot(plain, id, seed, clock)
    if not can_vary(plain):
        raise UnknownBot(f"{plain} has no numbers that could be changed; these have: {', '.join(VARIED)}")
    return VariedBot(name, bot(plain, id, seed, clock, varied(id, tuple(numbers))))


def can_vary(name: str) -> bool:
    """Whether a bot is one of ours that has settings or an evaluation.

    >>> can_vary("hard:iterations=20"), can_vary("mybots:Dreamer")
    (True, False)
    """
    return name.partition("+")[0].partition(":")[0] in VARIED


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
            changed_to = type(getattr(module, constant))(value)
        except ValueError:
            raise UnknownBot(f"{constant} takes a number, not {value!r}") from None
        if not isfinite(changed_to):
            raise UnknownBot(f"{constant} takes a number, not {value!r}")
        setattr(module, constant, changed_to)
    changed = getattr(module, type(known).__name__)()
    assert isinstance(changed, Knowledge)
    return changed
