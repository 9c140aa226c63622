"""Where a game was won and how much was luck: the moments of a game, added up.

For every seat: start + luck + own choices + the others' choices + unseen = result, in shares of the victory. This holds
exactly, by the way it is reckoned: the chances of every position are added when they are reached and taken away when
they are left, so all but the result cancel. What a move changed goes to one part, or to two:

- a move of chance: all of it is luck;
- a choice: what it changed as far as its seat could know is the seat's own; the rest is unseen;
- a move without a choice: all of it is unseen.

So unseen is what neither luck nor choices explain: cards that others held, plans made at the same time, what only a
look from later on saw, and the noise of the games played on. It should come without a direction, so that it cancels
in the long run. Its margin says how far a sum of just these changes strays from nothing if each might as well have
been the other way; this is the stated error of start + luck + choices = result, and a sum outside of it means that the
judgement leans to one side. The margins of the other parts are those of sampling: another seed moves them by as much.
"""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from math import sqrt
from typing import Any

from spieltisch.coach.chances import Estimate
from spieltisch.coach.hint import reasons_known
from spieltisch.coach.moments import Choice, Depth, Moment, moments
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.record import Record, replay
from spieltisch.engine.registry import game

FORMAT = "spieltisch-analysis-3"
TURNING_POINTS = 5  # at most,
SWING = 0.08  # of the victory at least, and twice the standard error
COSTLIEST = 3  # choices of a seat that are told


class NothingToAnalyse(SpieltischError):
    """A game that has not ended."""


@dataclass(frozen=True)
class Account:
    """One seat's game in shares of the victory."""

    start: float
    luck: float
    unseen: float  # what neither luck nor choices explain, so that all parts add up to the result
    own: float  # choices, beside those of a quick player
    others: float  # choices of the others
    result: float
    margins: dict[str, float]  # of each part above: twice its standard error; that of unseen is the stated error
    errors: float  # what its clear errors gave away, 0 or below
    choices: int  # real ones
    mean_loss: float  # of a choice
    costliest: tuple[int, ...]  # the moments of its dearest choices, the dearest first


@dataclass(frozen=True)
class Turning:
    """A move after which the game was another."""

    n: int
    seat: int  # who moved, or CHANCE
    gained: int  # the seat that gained most by it,
    by: float  # and how much


@dataclass(frozen=True)
class Analysis:
    record: Record
    depth: Depth
    seed: int
    seconds: float  # of thinking
    moments: tuple[Moment, ...]
    accounts: tuple[Account, ...]
    turning: tuple[Turning, ...]

    def json(self) -> dict[str, Any]:
        """Ready for JSON; the moments stand in the order of the moves."""
        return {
            "format": FORMAT,
            "game": self.record.game,
            "version": self.record.version,
            "seats": self.record.seats,
            "names": self.record.names,
            "moves": len(self.record.moves),
            "depth": asdict(self.depth),
            "seed": self.seed,
            "seconds": round(self.seconds, 1),
            "moments": [
                asdict(one) | {"chances": known.chances}
                for one, known in zip(self.moments, held(self.moments), strict=True)
            ],
            "accounts": [asdict(one) for one in self.accounts],
            "turning": [asdict(one) for one in self.turning],
        }


def analyse(
    record: Record, depth: Depth | None = None, seed: int = 0, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Every position and every choice of a finished game. ``progress`` is told the moves done and all of them.

    >>> import spieltisch
    >>> from spieltisch.coach.selfplay import played
    >>> record = played("reef", ["random", "random"], seed=1)
    >>> found = analyse(record, Depth(iterations=20, comparing=10, rollouts=4))
    >>> [abs(one.start + one.luck + one.unseen + one.own + one.others - one.result) < 1e-9 for one in found.accounts]
    [True, True]
    """
    if not record.finished:
        raise NothingToAnalyse("only a finished game can be analysed: play it to its end first")
    depth = depth or Depth()
    began = time.process_time()
    found: list[Moment] = []
    for one in moments(record, 0, len(record.moves) + 1, depth, seed):
        found.append(one)
        if progress is not None:
            progress(len(found), len(record.moves) + 1)
    return added_up(record, depth, seed, time.process_time() - began, found)


def added_up(record: Record, depth: Depth, seed: int, seconds: float, found: Sequence[Moment]) -> Analysis:
    """The whole from all of its moments."""
    known = held(found)
    accounts = tuple(account(seat, found, known) for seat in range(record.seats))
    return Analysis(record, depth, seed, seconds, tuple(found), accounts, turning_points(found, known))


def luck(record: Record, depth: Depth, seed: int) -> list[float]:
    """The luck of every seat alone, as the whole analysis has it, in a part of its time."""
    found = list(moments(record, 0, len(record.moves) + 1, depth, seed, luck_only=True))
    known = held(found)
    return [account(seat, found, known).luck for seat in range(record.seats)]


@dataclass(frozen=True)
class Known:
    """The chances that a position has, and in which they were estimated."""

    n: int
    chances: tuple[float, ...]
    errors: tuple[float, ...]


def held(found: Sequence[Moment]) -> list[Known]:
    """The chances in every position: in secret those of the one before, before a forced move those after it."""
    known = [
        Known(one.n, one.chances, one.errors) if one.chances is not None and one.errors is not None else None
        for one in found
    ]
    for n, one in enumerate(found):
        if one.secret:
            known[n] = known[n] or known[n - 1]
    for n in reversed(range(len(known))):
        known[n] = known[n] or known[n + 1]
    return [one for one in known if one is not None]


class Sum:
    """Changes of the chances of one seat, added up, with the error of the sum: what is added and taken away cancels."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.total = 0.0
        self.variance = 0.0
        self.times: Counter[int] = Counter()  # that the chances of a position were added
        self.squares: dict[int, float] = {}  # of their errors

    def add(self, one: Known, times: int) -> None:
        self.total += times * one.chances[self.seat]
        self.times[one.n] += times
        self.squares[one.n] = one.errors[self.seat] ** 2

    def add_estimate(self, one: Estimate) -> None:
        self.total += one.shares[self.seat]
        self.variance += one.errors[self.seat] ** 2

    def add_change(self, change: float) -> None:
        """One that nobody could foresee: it might as well have been the other way."""
        self.total += change
        self.variance += change**2

    def margin(self) -> float:
        return 2 * sqrt(self.variance + sum(times**2 * self.squares[n] for n, times in self.times.items()))


def account(seat: int, found: Sequence[Moment], known: Sequence[Known]) -> Account:
    sums = {part: Sum(seat) for part in ("start", "luck", "unseen", "own", "others")}
    sums["start"].add(known[0], 1)
    for one, before, after in zip(found, known, known[1:], strict=False):
        if one.seat == CHANCE:
            sums["luck"].add(after, 1)
            sums["luck"].add(before, -1)
            continue
        unseen = after.chances[seat] - before.chances[seat]
        if one.choice is not None:
            seen = one.changed or in_secret(one.choice, one.seat, before.chances)
            sums["own" if one.seat == seat else "others"].add_estimate(seen)
            unseen -= seen.shares[seat]
        sums["unseen"].add_change(unseen)
    own = [one for one in found if one.seat == seat and one.choice is not None]
    dear = sorted((one for one in own if one.choice and one.choice.loss), key=lambda one: -one.choice.loss)  # type: ignore[union-attr]
    errors = -sum(one.choice.loss for one in dear if one.choice)
    return Account(
        **{part: one.total for part, one in sums.items()},
        result=known[-1].chances[seat],
        margins={part: one.margin() for part, one in sums.items()},
        errors=errors,
        choices=len(own),
        mean_loss=-errors / len(own) if own else 0.0,
        costliest=tuple(one.n for one in dear[:COSTLIEST]),
    )


def in_secret(choice: Choice, seat: int, chances: Sequence[float]) -> Estimate:
    """What a choice changed that others did not see yet: its loss is the chooser's, they share it by their chances."""
    others = sum(chances) - chances[seat]
    shares = [choice.loss * (one / others if others > 0 else 1 / (len(chances) - 1)) for one in chances]
    shares[seat] = -choice.loss
    return Estimate(tuple(shares), (choice.error,) * len(shares))


def turning_points(found: Sequence[Moment], known: Sequence[Known]) -> tuple[Turning, ...]:
    """The moves that changed most, in the order of the game; none whose change may be noise."""
    swings = []
    for one, before, after in zip(found, known, known[1:], strict=False):
        gains = [late - early for early, late in zip(before.chances, after.chances, strict=True)]
        gained = gains.index(max(gains))
        noise = 2 * sqrt(before.errors[gained] ** 2 + after.errors[gained] ** 2)
        if one.seat != OVER and gains[gained] >= max(SWING, noise):
            swings.append(Turning(one.n, one.seat, gained, gains[gained]))
    most = sorted(swings, key=lambda swing: -swing.by)[:TURNING_POINTS]
    return tuple(sorted(most, key=lambda swing: swing.n))


def told(found: Analysis) -> dict[str, Any]:
    """The analysis ready for JSON, and each choice in words: what it was, what was better and why, what both touch."""
    say = game(found.record.game, found.record.version).view
    whole = found.json()
    for n, state in enumerate(replay(found.record)):
        choice = whole["moments"][n]["choice"]
        if choice is not None:
            seat = whole["moments"][n]["seat"]
            for offer in (choice, *choice["offers"]):
                one = say.choice(state, offer["action"], seat)
                offer |= {"text": one.text.json(), "touches": list(one.touches)}
            better = say.choice(state, choice["best"], seat)
            why = reasons_known(state, choice["best"], seat) if choice["loss"] else []
            choice["better"] = {
                "text": better.text.json(),
                "touches": list(better.touches),
                "reasons": [text.json() for text in why],
            }
    return whole
