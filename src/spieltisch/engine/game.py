"""What a game's folder hands to the table: its name, seats and options, and its modules."""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from operator import index
from typing import Any, NamedTuple, Protocol, SupportsIndex

from spieltisch.engine.contract import Knowledge, State
from spieltisch.engine.errors import BadOption, BadSeats
from spieltisch.engine.event import Fact

LONGEST = 41  # letters of a wrong value that a sentence quotes
Json = Any  # what json.dumps takes: dict, list, str, int, float, bool, None


@dataclass(frozen=True, slots=True)
class Text:
    """Something to say: a message of the game's text files and its arguments, which may be texts themselves."""

    key: str
    args: dict[str, "Text | str | int"] = field(default_factory=dict)

    def json(self) -> Json:
        args = {name: arg.json() if isinstance(arg, Text) else arg for name, arg in self.args.items()}
        return {"key": self.key, "args": args}


def text(data: Json) -> Text:
    """A text back from its JSON.

    >>> text(Text("card", {"owner": player(1)}).json()) == Text("card", {"owner": player(1)})
    True
    """
    return Text(data["key"], {name: text(arg) if isinstance(arg, dict) else arg for name, arg in data["args"].items()})


@lru_cache(10)
def player(seat: int) -> Text:
    """The name of a seat: put in by whoever shows the text, since only the table knows who sits there."""
    return Text("player", {"seat": seat})


class Choice(NamedTuple):
    """How one choice reads, which things on the board it touches, and what it would bring.

    ``touches`` are names that the game's board gives to its parts (``hand:2``, ``cell:b3``), in the order
    in which a person would click them. ``preview`` is whatever the board needs to show the result.
    """

    text: Text
    touches: tuple[str, ...] = ()
    preview: Json = None


@dataclass(frozen=True, slots=True)
class Prompt:
    """What is asked now, and the paragraph of the short rules that it comes from."""

    text: Text
    rule: str


@dataclass(frozen=True, slots=True)
class Option:
    """A rule variant of a game. ``check`` returns the value to keep or raises BadOption with a sentence.

    ``read`` makes a value from the text of a file that a player supplies, for components of one's own.
    """

    name: str
    default: Json
    choices: tuple[Json, ...] = ()
    check: Callable[[Json], Json] | None = None
    read: Callable[[str], Json] | None = None

    def accept(self, value: Json) -> Json:
        same = [choice for choice in self.choices if choice == value and type(choice) is type(value)]
        if self.choices and not same:
            raise BadOption(f"option {self.name} takes {' or '.join(map(say, self.choices))}, not {say(value)}")
        return self.check(value) if self.check is not None else value


def say(value: Json) -> str:
    """A value as a person writes it on the command line."""
    if value is None:
        return "none"
    return str(value).lower() if isinstance(value, bool) else short(value, str)


def short(value: Json, shown: Callable[[Json], str] = repr) -> str:
    """A wrong value as a sentence may quote it: printable, and not longer than a line.

    >>> short("R" * 1000)
    "'RRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRRR…"
    """
    try:
        text = shown(value)
    except ValueError:  # a number of thousands of digits
        return "a very long number"
    text = "".join(letter if letter.isprintable() else "?" for letter in text[:LONGEST])
    return text if len(text) < LONGEST else text[:-1] + "…"


class RulesModule(Protocol):
    """rules.py: the state and its transitions."""

    def start(self, seats: int, options: dict[str, Json]) -> State:
        """A start position; the chance of the set-up still open."""
        ...


class ViewModule(Protocol):
    """view.py: what a seat may see and how everything reads. ``seat`` None is a spectator.

    The state is annotated Any here because every game takes its own class of state.
    """

    def view(self, state: Any, seat: int | None) -> dict[str, Json]:
        """What this seat may see, ready for JSON."""
        ...

    def prompt(self, state: Any, seat: int) -> Prompt:
        """What this decider is asked."""
        ...

    def choice(self, state: Any, action: int, seat: int) -> Choice:
        """One of the decider's legal choices in words."""
        ...

    def event(self, seen: dict[str, Fact]) -> Text:
        """An event, as a seat saw it, in words."""
        ...

    def notation(self, state: Any, action: int) -> str:
        """A choice or an outcome of chance as a short text, unlike that of every other legal one."""
        ...

    def show(self, state: Any, seat: int | None) -> str:
        """The position as a few lines of plain text, as this seat may see it."""
        ...


class PositionModule(Protocol):
    """position.py: positions as JSON."""

    def dump(self, state: Any) -> dict[str, Json]:
        """The whole position, secrets included."""
        ...

    def load(self, seats: int, options: dict[str, Json], data: dict[str, Json]) -> State:
        """The position back; BadPosition with a sentence when the box could not show it."""
        ...

    def check(self, state: Any) -> None:
        """BadPosition when the pieces do not add up: the game's own invariants, asserted in every random game."""
        ...


@dataclass(frozen=True)
class Game:
    """One game. ``version`` is that of its rules: it goes into records and changes when old ones would not replay."""

    id: str
    version: int
    seats: tuple[int, ...]
    minutes: int
    actions: int  # the choices of seats are 0 .. actions-1; outcomes of chance may lie above
    rules: RulesModule
    view: ViewModule
    position: PositionModule
    options: tuple[Option, ...] = ()
    knowledge: Knowledge | None = None

    def check_seats(self, seats: int) -> None:
        if not isinstance(seats, SupportsIndex) or seats not in self.seats:
            raise BadSeats(f"{self.id} is played by {self.seats[0]} to {self.seats[-1]}, not by {seats!r}")

    def complete(self, options: dict[str, Json]) -> dict[str, Json]:
        """The options given, checked, with the defaults of those left out."""
        if not isinstance(options, dict):
            raise BadOption(f"the options of {self.id} are names with values, not {short(options)}")
        known = {option.name: option for option in self.options}
        for name in options:
            if name not in known:
                names = ", ".join(known) or "none"
                raise BadOption(f"{self.id} has no option {short(name, str)}; it has: {names}")
        return {name: option.accept(options.get(name, option.default)) for name, option in known.items()}

    def new(self, seats: int, options: dict[str, Json]) -> State:
        self.check_seats(seats)
        return self.rules.start(index(seats), self.complete(options))

    def __reduce__(self) -> tuple[object, ...]:
        """A copy of something that plays a game has the same rules, found by their name."""
        from spieltisch.engine.registry import game  # which knows this module

        return game, (self.id, self.version)
