"""The numbers of a position, each declared once: start, check, JSON, copy and key follow from the declaration."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.errors import BadPosition

# The first two numbers of every position.
PHASE: Final = 0  # what is to be done now: the number of a phase
ACTOR: Final = 1  # the seat that does it, where one seat decides

NONE: Final = -1  # no seat, no card, no space


class Field:
    """One number or a row of them, of the table or of each seat."""

    def __init__(self, name: str, at: int, size: int, of_seats: bool, bounds: tuple[int, int], start: int, plain: bool):
        self.name = name
        self.at = at
        self.size = size
        self.of_seats = of_seats
        self.low = bounds[0]
        self.high = bounds[1]
        self.start = start
        self.plain = plain

    def checked(self, value: object) -> int:
        """The value, if it is a number that this field can hold."""
        if not isinstance(value, int) or isinstance(value, bool) or not self.low <= value <= self.high:
            shown = str(value)[:40]
            raise BadPosition(f"{self.name} is a whole number of {self.low} to {self.high}, not {shown}")
        return value

    def listed(self, value: object) -> list[int]:
        """The numbers of this field, from its JSON."""
        if self.size == 1:
            return [self.checked(value)]
        if not isinstance(value, list) or len(value) != self.size:
            raise BadPosition(f"{self.name} is a list of {self.size} numbers")
        return [self.checked(one) for one in value]


class Fields:
    """All fields of a game's positions, in their order. A position of n seats has room for n seats only at its end.

    >>> fields = Fields(seats=4, actor="turn")
    >>> STICKS = fields.one("sticks", 0, 21, start=7)
    >>> POINTS = fields.each("points", 0, 99)
    >>> list(fields.begin(2)), int(STICKS), int(POINTS)
    ([0, 0, 7, 0, 0], 2, 3)
    """

    def __init__(self, seats: int, actor: str = "actor") -> None:
        self.seats = seats
        self.all: list[Field] = []
        self.length = 0
        self.add("phase", 1, False, (0, 255), 0, False)
        self.add(actor, 1, False, (NONE, seats - 1), 0, True)

    def one(self, name: str, low: int, high: int, start: int | None = None, plain: bool = True) -> i64:
        """A number of the table. ``plain``: it stands in the position's JSON as it is, under its name."""
        return self.add(name, 1, False, (low, high), start, plain)

    def row(self, name: str, size: int, low: int, high: int, start: int | None = None, plain: bool = True) -> i64:
        """Several numbers of the table, one after the other."""
        return self.add(name, size, False, (low, high), start, plain)

    def each(self, name: str, low: int, high: int, start: int | None = None, plain: bool = True, size: int = 1) -> i64:
        """A number of each seat, or ``size`` numbers of each: those of seat s begin ``size * s`` further on."""
        return self.add(name, size, True, (low, high), start, plain)

    def add(self, name: str, size: int, of_seats: bool, bounds: tuple[int, int], start: int | None, plain: bool) -> i64:
        first = max(bounds[0], min(bounds[1], 0)) if start is None else start
        self.all.append(Field(name, self.length, size, of_seats, bounds, first, plain))
        at = self.length
        self.length += size * (self.seats if of_seats else 1)
        return at

    def count(self, seats: int) -> int:
        """How many numbers a position of so many seats has: the last field leaves out the seats that nobody has."""
        last = self.all[-1]
        return self.length - (self.seats - seats) * last.size if last.of_seats else self.length

    def begin(self, seats: int) -> vec[i64]:
        """Every field at its start."""
        numbers: list[int] = []
        for field in self.all:
            numbers += [field.start] * (field.size * (self.seats if field.of_seats else 1))
        return vec[i64](numbers[: self.count(seats)])

    def read(self, numbers: vec[i64], name: str, seats: int) -> int | list[int]:
        """A field by its name: a number, or the list of its numbers."""
        for field in self.all:
            if field.name == name:
                if field.size == 1 and not field.of_seats:
                    return int(numbers[field.at])
                length = field.size * (seats if field.of_seats else 1)
                return [int(numbers[at]) for at in range(field.at, field.at + length)]
        raise AttributeError(f"a position of this game has no {name}")

    def fill(self, numbers: vec[i64], at: i64, values: list[Any]) -> None:
        """Put checked values into a field, or into the part of it that begins at ``at``."""
        field = [one for one in self.all if one.at <= at][-1]
        for offset, value in enumerate(values):
            numbers[at + offset] = field.checked(value)

    def check(self, numbers: vec[i64], seats: int) -> None:
        """BadPosition for a number that its field cannot hold."""
        for field in self.all:
            for at in range(field.at, field.at + field.size * (seats if field.of_seats else 1)):
                field.checked(int(numbers[at]))

    # The plain part of a position's JSON

    def dump(self, numbers: vec[i64]) -> dict[str, Any]:
        """The plain fields of the table by name."""
        return {field.name: shown(field, numbers, field.at) for field in self.all if field.plain and not field.of_seats}

    def dump_seat(self, numbers: vec[i64], seat: int) -> dict[str, Any]:
        """The plain fields of a seat by name."""
        return {
            field.name: shown(field, numbers, field.at + field.size * seat)
            for field in self.all
            if field.plain and field.of_seats
        }

    def load(self, seats: int, data: dict[str, Any], players: list[Any]) -> vec[i64]:
        """The plain fields from their JSON, all others at their start. KeyError names one that is missing."""
        if len(players) != seats:
            raise BadPosition(f"the position has {len(players)} players for {seats} seats")
        numbers = self.begin(seats)
        for field in self.all:
            if field.plain:
                for number, part in enumerate(players if field.of_seats else [data]):
                    self.fill(numbers, field.at + field.size * number, field.listed(part[field.name]))
        return numbers


def shown(field: Field, numbers: vec[i64], at: int) -> Any:
    return int(numbers[at]) if field.size == 1 else [int(numbers[at + offset]) for offset in range(field.size)]
