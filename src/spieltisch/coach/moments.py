"""A finished game looked at move by move. Each move has luck of its own, so a game can be looked at in pieces."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from spieltisch.bots.judge import Judge
from spieltisch.bots.search import Settings
from spieltisch.bots.tree import value
from spieltisch.coach.chances import Estimate, Player, hardly_any_chance
from spieltisch.engine.contract import CHANCE, OVER, Knowledge, State
from spieltisch.engine.record import Record, replay
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

CLOSE = 0.02  # of the victory: whatever costs less is never called a mistake
# What a choice is called by the share of the victory that it gave away.
CLASSES = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "slip"), (CLOSE, "small"))
AGAIN = 1 << 56  # another luck for the same position
SHOWN = 3  # the best choices that are told with their chances


@dataclass(frozen=True)
class Depth:
    """How long is thought about each move."""

    iterations: int = 1000  # of the search for the best choice
    comparing: int = 500  # of the searches that compare the choice made with it
    rollouts: int = 800  # games played on from a position at most, for the chances of victory there

    @classmethod
    def of(cls, iterations: int) -> "Depth":
        """The rest in the usual proportion.

        >>> Depth.of(100)
        Depth(iterations=100, comparing=50, rollouts=80)
        """
        part = iterations / cls.iterations
        return cls(iterations, max(1, round(part * cls.comparing)), max(1, round(part * cls.rollouts)))


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


def moments(
    record: Record, first: int, last: int, depth: Depth, seed: int, luck_only: bool = False
) -> Iterator[Moment]:
    """The positions from ``first`` up to but not ``last``; position 0 is the start, the last one the end.

    ``luck_only``: no choice is judged, and the chances are told where chance begins and ends alone: as a whole analysis
    has them, in a part of its time.
    """
    rolled = held = False
    for n, state in enumerate(replay(record)):
        secret = len(state.deciders()) > 1
        rolls = n < len(record.moves) and record.moves[n][1] == CHANCE
        if first <= n < last:
            known = rolled or (not held if secret else not forced(record, n, state))
            if luck_only:
                yield unjudged(record, n, state, depth, seed, rolls != rolled or n == len(record.moves))
            else:
                yield moment(record, n, state, depth, seed, known)
        rolled = rolls
        held = secret


def forced(record: Record, n: int, state: State) -> bool:
    if n == len(record.moves):
        return False
    seat = record.moves[n][1]
    return seat != CHANCE and len(state.legal(seat)) == 1


def unjudged(record: Record, n: int, state: State, depth: Depth, seed: int, known: bool) -> Moment:
    """``known``: the chances are worth knowing, others follow from them."""
    seat = record.moves[n][1] if n < len(record.moves) else OVER
    secret = len(state.deciders()) > 1
    if not known:
        return Moment(n, seat, None, secret=secret)
    player = Player(knowledge_of(record), own_seed(seed, n), far=hardly_any_chance(record))
    found = player.chances(state, depth.rollouts)
    return Moment(n, seat, found.shares, found.errors, secret=secret)


def moment(record: Record, n: int, state: State, depth: Depth, seed: int, known: bool) -> Moment:
    bare = unjudged(record, n, state, depth, seed, known)
    if bare.seat in (CHANCE, OVER) or forced(record, n, state):
        return bare
    window, action = Seat(state, bare.seat), record.moves[n][0]
    choice = judged_alone(record, n, window, action, depth, seed)
    changed = None if bare.secret else changed_alone(record, n, window, action, depth, seed)
    return replace(bare, choice=choice, changed=changed)


def judged_alone(record: Record, n: int, window: Seat, action: int, depth: Depth, seed: int) -> Choice:
    """A choice, from what the seat knows alone."""
    judge = Judge(knowledge_of(record), Rng(own_seed(seed, n)), Settings(iterations=depth.iterations))
    return judged(judge, window, action, depth)


def changed_alone(record: Record, n: int, window: Seat, action: int, depth: Depth, seed: int) -> Estimate:
    """What it changed, from what the seat knows alone: by another luck than that of the chances, which see all."""
    player = Player(knowledge_of(record), own_seed(seed, n) + AGAIN, far=hardly_any_chance(record))
    return player.changed(window, action, depth.rollouts)


def knowledge_of(record: Record) -> Knowledge | None:
    return game(record.game, record.version).knowledge


def own_seed(seed: int, n: int) -> int:
    """Each position has luck of its own."""
    return (seed << 24) + n


def judged(judge: Judge, seat: Seat, action: int, depth: Depth) -> Choice:
    """The choice made beside the best one that the search finds.

    Of a hundred comparisons the largest are so large by luck, too: what seems to cost something is weighed once more,
    and only the second weighing says whether it does, and how much.
    """
    best = judge.best(seat)
    offers = offered(judge)
    if action == best:
        return Choice(action, best, 0.0, 0.0, "best", offers)
    loss, error = compared(judge, seat, best, action, depth)
    if called(loss, error) != "close":
        loss, error = compared(judge, seat, best, action, depth)
    kind = called(loss, error)
    return Choice(action, best, loss if kind != "close" else 0.0, error, kind, offers)


def compared(judge: Judge, seat: Seat, best: int, action: int, depth: Depth) -> tuple[float, float]:
    """What one choice gives away against another, and the standard error of that."""
    one, other = judge.weigh(seat, best, depth.comparing), judge.weigh(seat, action, depth.comparing)
    return one.shares[seat.seat] - other.shares[seat.seat], (one.error**2 + other.error**2) ** 0.5


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
