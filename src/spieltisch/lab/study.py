"""A study: many games of the same bots at the same table, cut into pieces that anybody can play."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from operator import index
from typing import Protocol, Self, TypeVar

from rich.console import Console

from spieltisch.bots import Bot, Guest, bot, known_as
from spieltisch.engine.contract import State
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Json
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.lab.crew import progress, work

# Streams of chance that must not meet: that of the table, and one for each seat's bot.
TABLE_STREAM, BOT_STREAM = 1 << 64, 2 << 64
PIECES = 250  # that a study is cut into, if each has a game at least
LARGEST = 2000  # games of a piece: the progress bar shall move


@dataclass(frozen=True)
class Study:
    """Who plays what. Game number n always takes the same course, whoever plays it and whatever is played besides."""

    game: str
    bots: tuple[str, ...]
    options: dict[str, Json] = field(default_factory=dict)
    seed: int = 1

    @property
    def seats(self) -> int:
        return len(self.bots)

    def start(self) -> State:
        return game(self.game).new(self.seats, self.options)

    def table_seed(self, number: int) -> int:
        return TABLE_STREAM + (self.seed << 32) + number

    def table_rng(self, number: int) -> Rng:
        return Rng(self.table_seed(number))

    def players(self, number: int) -> list[Bot]:
        """The bots of one game, fresh, and without caps in seconds: they would not play the same elsewhere."""
        seed = BOT_STREAM + (((self.seed << 32) + number) << 4)
        return [bot(name, self.game, seed + seat, None) for seat, name in enumerate(self.bots)]


@dataclass(frozen=True)
class Piece:
    """Some games of a study."""

    study: Study
    first: int
    count: int

    def numbers(self) -> range:
        return range(self.first, self.first + self.count)


class Merged(Protocol):
    """What a piece brings: it can be added to the pieces before it."""

    def add(self, more: Self) -> None: ...


Found = TypeVar("Found", bound=Merged)


class Shelf(Protocol[Found]):
    """Where pieces are kept until all are played, so that an interrupted study goes on."""

    def found(self) -> dict[int, Found]: ...

    def add(self, number: int, piece: Found) -> None: ...


def several(bots: Guest | Sequence[Guest]) -> Sequence[Guest]:
    """One bot for all, or one each: as a list."""
    return bots if isinstance(bots, Sequence) and not isinstance(bots, str) else [bots]


def study(
    id: str,
    bots: Guest | Sequence[Guest] = "random",
    seats: int | None = None,
    options: dict[str, Json] | None = None,
    seed: int = 1,
) -> Study:
    """A study of a game: one bot for all seats, or one each. Without ``seats``: as few as can play."""
    rules = game(id)
    names = [known_as(one) for one in several(bots)]
    wanted = index(seats or (len(names) if len(names) > 1 else rules.seats[0]))
    names = names * wanted if len(names) == 1 else names
    if len(names) != wanted:
        raise SpieltischError(f"{len(names)} bots are named for {wanted} seats; name one for all, or one each")
    rules.check_seats(wanted)
    for name in names:
        bot(name, id)
    return Study(id, tuple(names), rules.complete(options or {}), index(seed))


def pieces(whole: Study, games: int) -> list[Piece]:
    """The same cut for any number of workers, so that sums round alike.

    >>> [(piece.first, piece.count) for piece in pieces(study("reef"), 1001)][-2:]
    [(996, 4), (1000, 1)]
    """
    if games < 1:
        raise SpieltischError("at least one game must be played")
    size = min(LARGEST, max(1, games // PIECES))
    return [Piece(whole, first, min(size, games - first)) for first in range(0, games, size)]


def conduct(
    task: Callable[[Piece], Found],
    whole: Study,
    games: int,
    jobs: int = 1,
    cluster: str | None = None,
    console: Console | None = None,
    shelf: Shelf[Found] | None = None,
) -> Found:
    """Play the study and add up its pieces in their order: the result is the same to the last bit, however it came."""
    cut = pieces(whole, games)
    found = {} if shelf is None else shelf.found()
    missing = [number for number in range(len(cut)) if number not in found]
    with progress(console) as bar:
        done = sum(cut[number].count for number in found)
        shown = bar.add_task(f"{whole.game}, {whole.seats} seats", total=games, completed=done)
        for at, part in work(task, [cut[number] for number in missing], jobs, cluster):
            found[missing[at]] = part
            if shelf is not None:
                shelf.add(missing[at], part)
            bar.advance(shown, cut[missing[at]].count)
    total = found[0]
    for number in range(1, len(cut)):
        total.add(found[number])
    return total
