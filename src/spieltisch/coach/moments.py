"""A finished game looked at move by move. Each move has luck of its own, so a game can be looked at in pieces."""

from collections.abc import Iterator
from dataclasses import dataclass

from spieltisch.bots.judge import Judge
from spieltisch.bots.search import Settings
from spieltisch.bots.tree import value
from spieltisch.coach.chances import Estimate, Player, hardly_any_chance
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.record import Record, replay
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

CLOSE = 0.02  # of the victory: whatever costs less is never called a mistake
# What a choice is called by the share of the victory that it gave away.
CLASSES = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "slip"), (CLOSE, "small"))
SHOWN = 3  # the best choices that are told with their chances


@dataclass(frozen=True)
class Depth:
    """How long is thought about each move."""

    iterations: int = 1000  # of the search for the best choice
    comparing: int = 500  # of the searches that compare the choice made with it
    rollouts: int = 800  # games played on from a position, for the chances of victory there


@dataclass(frozen=True)
class Offer:
    """A choice that was open, as the search saw it."""

    action: int
    win: float
    error: float  # the standard error of ``win``
    visits: int


@dataclass(frozen=True)
class Choice:
    """A real choice that a seat made, judged from what it could know."""

    action: int
    best: int
    loss: float  # of the victory; 0 where it is too close to call
    error: float  # the standard error of the comparison
    kind: str  # best, close, or one of the CLASSES
    offers: tuple[Offer, ...]  # the best ones first


@dataclass(frozen=True)
class Moment:
    """A position of the game, and the move that was made in it."""

    n: int  # moves made before
    seat: int  # who moves: a seat, CHANCE, or OVER
    chances: tuple[float, ...] | None  # of victory; None before a forced move (those after it) and while it is secret
    errors: tuple[float, ...] | None = None  # the standard errors of the chances
    choice: Choice | None = None  # where there was a real one
    secret: bool = False  # several seats choose at the same time: the chances are those of the position before
    changed: Estimate | None = None  # by a choice, as far as its seat could know


def moments(record: Record, first: int, last: int, depth: Depth, seed: int) -> Iterator[Moment]:
    """The positions from ``first`` up to but not ``last``; position 0 is the start, the last one the end."""
    rolled = held = False
    for n, state in enumerate(replay(record)):
        secret = len(state.deciders()) > 1
        if first <= n < last:
            known = rolled or (not held if secret else not forced(record, n, state))
            yield moment(record, n, state, depth, (seed << 24) + n, known)
        rolled = n < len(record.moves) and record.moves[n][1] == CHANCE
        held = secret


def forced(record: Record, n: int, state: State) -> bool:
    if n == len(record.moves):
        return False
    seat = record.moves[n][1]
    return seat != CHANCE and len(state.legal(seat)) == 1


def moment(record: Record, n: int, state: State, depth: Depth, seed: int, known: bool) -> Moment:
    """``known``: the chances are worth knowing, others follow from them."""
    knowledge = game(record.game, record.version).knowledge
    player = Player(knowledge, seed, far=hardly_any_chance(record))
    action, seat = record.moves[n] if n < len(record.moves) else (0, OVER)
    found = player.chances(state, depth.rollouts if seat != OVER else 1) if known else None
    chances, errors = (found.shares, found.errors) if found is not None else (None, None)
    secret = len(state.deciders()) > 1
    if seat in (CHANCE, OVER) or forced(record, n, state):
        return Moment(n, seat, chances, errors, secret=secret)
    window = Seat(state, seat)
    choice = judged(Judge(knowledge, Rng(seed), Settings(iterations=depth.iterations)), window, action, depth)
    changed = player.changed(window, action, depth.rollouts) if not secret else None
    return Moment(n, seat, chances, errors, choice, secret, changed)


def judged(judge: Judge, seat: Seat, action: int, depth: Depth) -> Choice:
    """The choice made beside the best one that the search finds."""
    best = judge.best(seat)
    offers = offered(judge)
    if action == best:
        return Choice(action, best, 0.0, 0.0, "best", offers)
    one, other = judge.weigh(seat, best, depth.comparing), judge.weigh(seat, action, depth.comparing)
    loss = one.shares[seat.seat] - other.shares[seat.seat]
    error = (one.error**2 + other.error**2) ** 0.5
    kind = called(loss, error)
    return Choice(action, best, loss if kind != "close" else 0.0, error, kind, offers)


def offered(judge: Judge) -> tuple[Offer, ...]:
    """The best choices, by the trust that the search has in them."""
    nodes = sorted(judge.root.offered, key=lambda node: (-int(node.visits), -value(node)))
    return tuple(
        Offer(
            int(node.action), node.wins / int(node.visits), judge.spread / float(node.visits) ** 0.5, int(node.visits)
        )
        for node in nodes[:SHOWN]
        if node.visits
    )


def called(loss: float, error: float) -> str:
    """The class of a choice; too close to call if the loss lies within the noise.

    >>> called(0.12, 0.02), called(0.12, 0.07), called(0.01, 0.0)
    ('mistake', 'close', 'close')
    """
    if loss < 2 * error:
        return "close"
    return next((name for least, name in CLASSES if loss >= least), "close")
