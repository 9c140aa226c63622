"""Positions made of fields and phases: the form in which our games are written.

A game lists its phases in one table, in the order of its sheet. A phase says who decides, what can be chosen, what
a choice does (and so what comes next), and what must hold for a position to be in it. Who acts, what is legal and
what happens follow from the table.
"""

from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spieltisch.engine.contract import CHANCE, OVER, State, ints
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.fields import ACTOR, PHASE, Fields
from spieltisch.engine.rng import Rng

# Who decides in a phase: CHANCE, OVER (nobody any more), or
SEAT: Final = 0  # the seat at ACTOR
SEVERAL: Final = 1  # several seats at the same time: the deciders() of the phase
OTHER: Final = 2  # one seat that is not at ACTOR: the decider() of the phase

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Phase(Generic[S]):
    """One kind of moment in a game."""

    def __init__(self, number: i64, name: str, who: i64, rule: str) -> None:
        self.number: i64 = number
        self.name = name  # as a position's JSON says it
        self.who: i64 = who
        self.rule = rule  # the paragraph of the short rules

    def moves(self, state: S, seat: i64) -> vec[i64]:
        """The choices open to the seat, or at CHANCE the possible outcomes."""
        raise NotImplementedError

    def step(self, state: S, action: i64, seat: i64) -> None:
        """Carry out one of them, and say which phase comes next."""
        raise NotImplementedError

    def needs(self, state: S) -> str:
        """What is wrong with a position that claims to be in this phase, in a sentence; empty if nothing is."""
        return ""

    # At CHANCE; where not every outcome is as likely, a phase says how likely it is.

    def sample(self, state: S, rng: Rng) -> i64:
        outcomes = self.moves(state, CHANCE)
        return outcomes[rng.below(len(outcomes))]

    def odds(self, state: S) -> list[tuple[int, float]]:
        outcomes = self.moves(state, CHANCE)
        return [(int(outcome), 1.0 / float(len(outcomes))) for outcome in outcomes]

    # With SEVERAL, and with OTHER

    def deciders(self, state: S) -> list[int]:
        """With SEVERAL: every seat that owes a choice."""
        raise NotImplementedError

    def decider(self, state: S) -> i64:
        """One of them; with OTHER the one that decides."""
        return self.deciders(state)[0]


@mypyc_attr(allow_interpreted_subclasses=True)
class House:
    """What all positions of one game share: the seats, the options, the fields and the phases."""

    def __init__(self, seats: int, options: dict[str, Any], fields: Fields, phases: list[Phase[Any]]) -> None:
        self.seats: i64 = seats
        self.options = options
        self.fields = fields
        # A call by way of a vec is twice as fast as by a list, which asks each phase what it is.
        self.phases = vec[Phase](phases)  # type: ignore[type-arg]  # uncompiled, a vec takes a plain class
        self.who: vec[i64] = vec[i64]([int(phase.who) for phase in phases])


@mypyc_attr(allow_interpreted_subclasses=True)
class FieldState(State):
    """A position all of whose numbers lie in one row, ``at``. Two with the same numbers are the same position."""

    def __init__(self, shared: House, at: vec[i64]) -> None:
        self.seats = shared.seats
        self.events = None
        self.shared = shared
        self.at = at

    def to_act(self) -> i64:
        phase = self.at[PHASE]
        who = self.shared.who[phase]
        if who == SEAT:
            return self.at[ACTOR]
        return who if who < 0 else self.shared.phases[phase].decider(self)

    def deciders(self) -> list[int]:
        phase = self.at[PHASE]
        who = self.shared.who[phase]
        if who == SEAT:
            return [int(self.at[ACTOR])]
        if who == OTHER:
            return [int(self.shared.phases[phase].decider(self))]
        return [] if who < 0 else self.shared.phases[phase].deciders(self)

    def moves(self, seat: i64) -> vec[i64]:
        return self.shared.phases[self.at[PHASE]].moves(self, seat)

    def step(self, action: i64, seat: i64) -> None:
        self.shared.phases[self.at[PHASE]].step(self, action, seat)

    def sample(self, rng: Rng) -> i64:
        return self.shared.phases[self.at[PHASE]].sample(self, rng)

    def odds(self) -> list[tuple[int, float]]:
        return self.shared.phases[self.at[PHASE]].odds(self)

    def key(self) -> object:
        return tuple(self.at)

    def restore(self, at: vec[i64]) -> None:
        """Take over these numbers. A game that keeps beside them what follows from them works it out anew."""
        self.at = at

    def named(self, name: str) -> int | list[int]:
        """A field by its name, for those who look on: a number, or a list of them.

        A game's state answers ``state.round`` with it, by a ``__getattr__`` of its own: a class that may be
        subclassed without a compiler cannot have one.
        """
        return self.shared.fields.read(self.at, name, int(self.seats))

    # The plain part of a position's JSON, for uncompiled code. It hands no row over: mypyc would never free it.

    def dump_plain(self) -> dict[str, Any]:
        """The plain fields of the table by name."""
        return self.shared.fields.dump(self.at)

    def dump_seat(self, seat: int) -> dict[str, Any]:
        """The plain fields of a seat by name."""
        return self.shared.fields.dump_seat(self.at, seat)

    def load_plain(self, data: dict[str, Any], players: list[Any]) -> None:
        """The plain fields from their JSON, all others at their start."""
        self.at = self.shared.fields.load(int(self.seats), data, players)

    def fill(self, at: i64, values: list[Any]) -> None:
        """Put checked values into a field, or into the part of it that begins at ``at``."""
        self.shared.fields.fill(self.at, at, values)

    def __reduce__(self) -> tuple[object, ...]:
        from spieltisch.engine.registry import game_of  # the registry knows this module

        rules = game_of(self)
        return revived, (rules.id, rules.version, int(self.seats), self.shared.options, ints(self.at))


def revived(id: str, version: int, seats: int, options: dict[str, Any], numbers: list[int]) -> FieldState:
    """A position that was pickled."""
    from spieltisch.engine.registry import game

    state = game(id, version).new(seats, options)
    assert isinstance(state, FieldState)
    state.restore(vec[i64](numbers))
    return state


def table(phases: list[Phase[Any]]) -> list[Phase[Any]]:
    """The table of phases, each in the place of its number."""
    for number, phase in enumerate(phases):
        assert phase.number == number, f"phase {phase.name} has number {phase.number} and stands at {number}"
    return phases


def phase_named(phases: list[Phase[Any]], name: object) -> int:
    """The number of a phase, from a position's JSON."""
    names = [phase.name for phase in phases]
    if name not in names:
        raise BadPosition(f"the phase {name!r} is none of {', '.join(names)}")
    return names.index(str(name))


def check_phase(state: FieldState) -> None:
    """BadPosition if a field is out of its range, or if the position cannot be in its phase.

    The numbers come first: only then can a phase look at what they point to.
    """
    house = state.shared
    house.fields.check(state.at, int(house.seats))
    phase = house.phases[state.at[PHASE]]
    if phase.who == SEAT and state.at[ACTOR] < 0:
        raise BadPosition(f"in the phase {phase.name} a seat of this game decides")
    if state.at[ACTOR] >= house.seats:
        raise BadPosition(f"seat {state.at[ACTOR]} is none of this game's {house.seats} seats")
    wrong = phase.needs(state)
    if wrong:
        raise BadPosition(wrong)


def check_choices(state: State) -> None:
    """BadPosition if somebody must choose and has no choice, or chance no outcome."""
    turn = state.to_act()
    for seat in [] if turn == OVER else [CHANCE] if turn == CHANCE else state.deciders():
        if len(state.moves(seat)) == 0:
            raise BadPosition("somebody has to decide in this position and has nothing to choose from")
