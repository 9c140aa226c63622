"""The contract between the rules of a game and everybody who plays it.

A position is a mutable ``State`` with a cheap ``copy``. All that happens in a game is a flat list of
ints: the choices of the seats and the outcomes of chance.

``legal`` and ``apply`` are the checked doors, for people, records and tests. ``moves`` and ``step``
are the same without the check, for programs that only ever play what they were offered.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from spieltisch.engine.errors import IllegalAction
from spieltisch.engine.event import Event, Fact
from spieltisch.engine.rng import Rng

CHANCE: Final = -1  # to_act(): dice or cards decide
OVER: Final = -2  # to_act(): the game has ended
ANY: Final = -3  # a seat left out, where only one can act


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One position of one game. A game fills in every method that raises here."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.events: list[Event] | None = None  # a list as soon as somebody listens; never copied

    # Who acts, and what can they do?

    def to_act(self) -> i64:
        """A seat, CHANCE or OVER. Where several seats owe a choice at the same time: one of them."""
        raise NotImplementedError

    def deciders(self) -> list[int]:
        """Every seat that owes a choice now: more than one in simultaneous planning, none at CHANCE or OVER."""
        seat = self.to_act()
        return [] if seat < 0 else [int(seat)]

    def moves(self, seat: i64) -> list[int]:
        """The choices open to a decider, or at CHANCE the possible outcomes. Shared: never change this list."""
        raise NotImplementedError

    def step(self, action: i64, seat: i64) -> None:
        """Carry out one of ``moves(seat)``."""
        raise NotImplementedError

    def legal(self, seat: i64 = ANY) -> list[int]:
        """The choices open to ``seat``; empty for a seat that owes none now. At CHANCE: the possible outcomes."""
        turn = self.to_act()
        if turn == OVER:
            return []
        if turn == CHANCE:
            return list(self.moves(CHANCE)) if seat < 0 else []
        if seat == ANY:
            return list(self.moves(self.only_decider()))
        return list(self.moves(seat)) if int(seat) in self.deciders() else []

    def apply(self, action: i64, seat: i64 = ANY) -> None:
        """Make a choice or enter an outcome. Anything not legal raises IllegalAction and changes nothing."""
        turn = self.to_act()
        if turn == OVER:
            raise IllegalAction("the game is over, nothing can be played any more")
        if turn == CHANCE:
            if seat >= 0:
                raise IllegalAction("dice or cards decide now, no seat has a choice")
            seat = CHANCE
        elif seat == ANY:
            seat = self.only_decider()
        elif int(seat) not in self.deciders():
            raise IllegalAction(f"seat {seat} has no choice to make now")
        if int(action) not in self.moves(seat):
            raise IllegalAction(f"action {action} is not open to {'chance' if seat == CHANCE else f'seat {seat}'} now")
        self.step(action, seat)

    def only_decider(self) -> i64:
        if len(self.deciders()) != 1:
            raise IllegalAction("several seats can act now: say which one")
        return self.to_act()

    # Chance

    def sample(self, rng: Rng) -> i64:
        """At CHANCE: one outcome, rightly distributed."""
        raise NotImplementedError

    def odds(self) -> list[tuple[int, float]]:
        """At CHANCE: every outcome with its exact probability."""
        raise NotImplementedError

    # Positions

    def copy(self) -> "State":
        """An independent twin. Nobody listens to it."""
        raise NotImplementedError

    def key(self) -> object:
        """Equal for equal positions, hashable."""
        raise NotImplementedError

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Replace all that ``seat`` cannot know by a fair sample of what it could be.

        Two positions that this seat cannot tell apart become the same world for the same ``rng``: put what is
        hidden in one order before you shuffle it.
        """
        raise NotImplementedError

    # Who is ahead?

    def scores(self) -> list[int]:
        """The points of each seat, as far as the rules count them now."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """1 for the winner, after all tie-breaks; shared places are equal. Meaningful at any time, final at OVER."""
        raise NotImplementedError

    # Events

    def tell(
        self, kind: str, facts: dict[str, Fact], secret: dict[str, Fact] | None = None, to: list[int] | None = None
    ) -> None:
        """Report an event. Guard the call by ``if self.events is not None``: then silence costs nothing."""
        if self.events is not None:
            self.events.append(Event(kind, facts, secret, to))


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What a game can tell the bots about itself. Both answers may only use what the position shows."""

    def evaluate(self, state: State, seat: i64) -> float:
        """About the share of the victory that ``seat`` may expect: 0 surely lost, 1 surely won."""
        raise NotImplementedError

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A sensible choice at the cost of a glance, for the rollouts of a search."""
        moves = state.moves(seat)
        return moves[rng.below(len(moves))]

    def sensible(self, state: State, seat: i64, moves: list[int]) -> list[int]:
        """Those of the choices that are worth comparing, at least one: of some that come to the same, one is enough."""
        return moves

    def rounds(self) -> i64:
        """How many rounds ``quick`` plays on in a search before ``evaluate`` is asked: 0 if it sees more at once."""
        return 2

    def careful_rounds(self) -> i64:
        """How many of these are played by what ``evaluate`` likes best instead: better, but dearer."""
        return 0

    def meaning(self, state: State, action: i64) -> i64:
        """Tells apart (by a number below 65,536) what the same choice means after different luck; 0: it is the same.

        A search learns together what means the same. Where the meanings differ, the choices open there differ too.
        """
        return 0

    def reopen(self, state: State, seat: i64) -> None:
        """Take back what others have chosen in secret while ``seat`` still chooses.

        It was dealt at random in an imagined position. Taken back, a search can let them choose with sense.
        """


def rank(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from keys where greater is better: 1 for the best, equal keys share a place.

    >>> rank([(50, 2), (61, 0), (50, 2)])
    [2, 1, 2]
    """
    return [1 + sum(1 for other in keys if other > key) for key in keys]
