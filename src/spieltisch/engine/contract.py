"""The contract between the rules of a game and everybody who plays it.

A position is a mutable ``State`` with a cheap ``copy``. All that happens in a game is a flat list of
ints: the choices of the seats and the outcomes of chance.

``legal`` and ``apply`` are the checked doors, for people, records and tests. ``moves`` and ``step``
are the same without the check, for programs that only ever play what they were offered.
"""

from operator import index
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spieltisch.engine.errors import IllegalAction
from spieltisch.engine.event import Event, Fact
from spieltisch.engine.rng import Rng

CHANCE: Final = -1  # to_act(): dice or cards decide
OVER: Final = -2  # to_act(): the game has ended
ANY: Final = -3  # a seat left out, where only one can act
FARTHEST: Final = 1 << 40  # no action of any game is as great


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

    def moves(self, seat: i64) -> vec[i64]:
        """The choices open to a decider, or at CHANCE the possible outcomes. Shared: never change them."""
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
            return ints(self.moves(CHANCE)) if seat < 0 else []
        if seat == ANY:
            return ints(self.moves(self.only_decider()))
        return ints(self.moves(seat)) if int(seat) in self.deciders() else []

    def apply(self, action: object, seat: object = ANY) -> None:
        """Make a choice or enter an outcome. Anything not legal raises IllegalAction and changes nothing."""
        actor = self.may_act(whole(seat, "a seat"))
        wanted = whole(action, "an action")
        if wanted not in self.moves(actor):
            whom = "chance" if actor == CHANCE else f"seat {actor}"
            raise IllegalAction(f"action {wanted} is not open to {whom} now")
        self.step(wanted, actor)

    def may_act(self, seat: i64) -> i64:
        """Who would act; IllegalAction if this seat cannot."""
        turn = self.to_act()
        if turn == OVER:
            raise IllegalAction("the game is over, nothing can be played any more")
        if turn == CHANCE:
            if seat >= 0:
                raise IllegalAction("dice or cards decide now, no seat has a choice")
            return CHANCE
        if seat == ANY:
            return self.only_decider()
        if int(seat) not in self.deciders():
            raise IllegalAction(f"seat {seat} has no choice to make now")
        return seat

    def covered(self, seat: i64) -> bool:
        """Whether nobody else may see if this decider has a real choice: then it is asked even if it has none.

        Say so wherever the number of its choices hangs on something hidden.
        """
        return False

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

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.key() == other.key()

    def __hash__(self) -> int:
        raise TypeError("a position changes; take its key() where something hashable is needed")

    def __repr__(self) -> str:
        """The position as one line, which ``load`` takes back."""
        from spieltisch.engine.table import known_position  # which knows this module

        return known_position(self) or f"<{type(self).__name__}, a position of no game that is known>"

    def __str__(self) -> str:
        """The position as one line, and what is asked."""
        from spieltisch.engine.table import asked

        return f"{self!r} {asked(self)}"

    def show(self, seat: int | None = None) -> str:
        """The position as a few lines of plain text, as this seat may see it; None is a spectator."""
        from spieltisch.engine.table import show

        return show(self, seat)

    def _repr_html_(self) -> str:
        """The same in a notebook."""
        from spieltisch.engine.table import html

        return html(self)

    def __reduce__(self) -> tuple[object, ...]:
        from spieltisch.engine.table import dump, load

        return load, (dump(self),)

    def __copy__(self) -> "State":
        return self.copy()

    def __deepcopy__(self, known: dict[int, object]) -> "State":
        return self.copy()

    # Who is ahead?

    def scores(self) -> list[int]:
        """The points of each seat, as far as the rules count them now."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """1 for the winner, after all tie-breaks; shared places are equal. Meaningful at any time, final at OVER.

        Without tie-breaks the most points win.
        """
        return rank([(score,) for score in self.scores()])

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

    def at_a_glance(self) -> "Knowledge":
        """Whose ``evaluate`` a search asks on its way to a position that counts: the same, or a cheaper one."""
        return self

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """A sensible choice at the cost of a glance, for the rollouts of a search."""
        moves = state.moves(seat)
        return moves[rng.below(len(moves))]

    def sensible(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
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


def whole(value: object, what: str) -> i64:
    """A number that a caller handed in; IllegalAction for anything else."""
    if isinstance(value, int) and not isinstance(value, bool) and -FARTHEST < value < FARTHEST:
        return value  # at once, as nearly always
    given = number(value)
    if given is None or not -FARTHEST < given < FARTHEST:
        raise IllegalAction(f"{what} is a whole number, not {str(value)[:40]!r}")
    return given


def number(value: object) -> int | None:
    """A whole number, also one of NumPy's; None for anything else."""
    if isinstance(value, bool):
        return None
    if isinstance(value, int):
        return value
    try:
        return index(value)  # type: ignore[arg-type]
    except TypeError:
        return None


def ints(numbers: vec[i64]) -> list[int]:
    return [int(number) for number in numbers]


def rank(keys: list[tuple[int, ...]]) -> list[int]:
    """Places from keys where greater is better: 1 for the best, equal keys share a place.

    >>> rank([(50, 2), (61, 0), (50, 2)])
    [2, 1, 2]
    """
    return [1 + sum(1 for other in keys if other > key) for key in keys]
