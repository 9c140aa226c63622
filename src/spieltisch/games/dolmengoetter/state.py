"""A position of Die Dolmengötter: its choices, its numbers, its options. § numbers are those of ``rules.en.md``."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import rank
from spieltisch.engine.errors import BadOption
from spieltisch.engine.fields import NONE, PHASE, Fields
from spieltisch.engine.phase import FieldState, House, Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.dolmengoetter.board import MOST_CIRCLES, MOST_PLACES, Board, board_of
from spieltisch.games.dolmengoetter.pieces import (
    HIGHEST_STACK,
    LARGEST_SUPPLY,
    LEVEL,
    dolmen_of,
    many_of,
    owner_of,
    packed,
    size_of,
    value_of,
)

# The choices, in named blocks: the int of an action is its block plus the thing chosen.
GO: Final = 0  # + MOST_PLACES * druid + place: put it there, let it wander there, or land it there
GATHER: Final = 3 * MOST_PLACES  # + druid: lie down and gather herbs
FLY: Final = GATHER + 3  # + druid: this one flies; where to is the next choice
STONE: Final = FLY + 3  # leave a stone on the place just left
POINT: Final = STONE + 1  # leave none and lose a point
RESOLVE: Final = POINT + 1  # + circle: the right to be served next
DECLINE: Final = RESOLVE + MOST_CIRCLES
BUILD: Final = DECLINE  # + value: build a dolmen of 1 to 4
ACTIONS: Final = BUILD + 5
# The outcomes of chance.
FIRST: Final = ACTIONS  # + seat: who begins

# What is to be done next: the table of phases stands in rules.py.
CHOOSE_FIRST: Final = 0
SETTLE: Final = 1
TURN: Final = 2
FLIGHT: Final = 3
LEAVE: Final = 4
RIGHTS: Final = 5
DOLMEN: Final = 6
END: Final = 7

DRUIDS: Final = 3  # of each seat
ALL_LYING: Final = 7  # all three, a bit each
FREE: Final = 0  # a place holds FREE, a stone (seat + 1) or a druid (DRUID + seat)
DRUID: Final = 8
LEAST_POINTS: Final = 1  # §3.7: the last point cannot be lost
MOST_POINTS: Final = 9999

# The numbers of a position; the seat at ACTOR is the one whose turn it is. How a stack, a supply and a tally are
# packed stands in pieces.py.
FIELDS: Final = Fields(seats=5, actor="active")
START_SEAT: Final[i64] = FIELDS.one("first", NONE, 4, start=NONE)  # the start player
FLYER: Final[i64] = FIELDS.one("flyer", NONE, DRUIDS - 1, start=NONE)  # the druid in the air
SPOT: Final[i64] = FIELDS.one("spot", NONE, MOST_PLACES - 1, start=NONE, plain=False)  # left: a stone may come there
OPEN_RIGHTS: Final[i64] = FIELDS.one("rights", 0, (1 << MOST_CIRCLES) - 1, plain=False)  # circles with one, a bit each
CIRCLE: Final[i64] = FIELDS.one("circle", NONE, MOST_CIRCLES - 1, start=NONE, plain=False)  # whose right is served
ENDER: Final[i64] = FIELDS.one("ender", NONE, 4, start=NONE)  # who built the last dolmen and so called the last turns
EXTRA: Final[i64] = FIELDS.one("extra", NONE, 4, start=NONE)  # last turns to come, with the one being played
PLACES: Final[i64] = FIELDS.row("board", MOST_PLACES, FREE, DRUID + 4, plain=False)  # what stands there
STACKS: Final[i64] = FIELDS.row("stacks", MOST_CIRCLES, 0, HIGHEST_STACK, plain=False)  # the dolmens in each circle
# The stones in each circle. They follow from the places, but every stone and every glance of a bot asks for them: kept,
# games and searches are a third faster.
TALLIES: Final[i64] = FIELDS.row("tallies", MOST_CIRCLES, 0, 0x88888, plain=False)
POINTS: Final[i64] = FIELDS.each("points", 0, MOST_POINTS)
STONES: Final[i64] = FIELDS.each("stones", 0, 60)  # in the supply
SUPPLY: Final[i64] = FIELDS.each("supply", 0, LARGEST_SUPPLY, plain=False)  # of dolmens
LYING: Final[i64] = FIELDS.each("lying", 0, ALL_LYING, plain=False)  # which of the three druids, a bit each
STANDS: Final[i64] = FIELDS.each("druids", NONE, MOST_PLACES - 1, start=NONE, plain=False, size=DRUIDS)  # their places


@final
class DolmenHouse(House):
    """The board and the options of a game, shared by all its positions (§7)."""

    def __init__(self, seats: int, options: dict[str, Any], phases: list[Phase[Any]]) -> None:
        super().__init__(seats, options, FIELDS, phases)
        self.board: Board = board_of(options["board"])
        if str(seats) not in self.board.figures:
            raise BadOption(f"this board has too few places for {seats} players with three druids each")
        figures = self.board.figures[str(seats)]
        self.stones: i64 = figures.stones
        self.dolmens: i64 = packed(figures.dolmens)
        self.start_points: i64 = options["start_points"]
        self.three_way_tie: bool = options["three_way_tie"]
        # The board in the form that the rules read fastest.
        self.places: i64 = len(self.board.names)
        self.links = vec[vec[i64]]([vec[i64](links) for links in self.board.links])
        self.circles_of = vec[vec[i64]]([vec[i64](circles) for circles in self.board.circles_of])
        self.sizes = vec[i64](self.board.sizes)
        self.paper = vec[i64]([0] * (GATHER + 2 * DRUIDS))  # to write a list of choices on
        self.chain = vec[i64]([0] * 16)  # and a chain of druids


@final
class DolmenState(FieldState):
    @property
    def house(self) -> DolmenHouse:
        return cast(DolmenHouse, self.shared)

    def copy(self) -> "DolmenState":
        return DolmenState(self.shared, self.at[:])

    def __getattr__(self, name: str) -> Any:
        return self.named(name)

    def lay(self, seat: i64, place: i64) -> None:
        """A stone of this seat comes to lie on a place, and counts in its circles."""
        self.at[PLACES + place] = seat + 1
        for circle in self.house.circles_of[place]:
            self.at[TALLIES + circle] += bit(4 * seat)

    def stones_left(self) -> i64:
        """In all supplies."""
        at = self.at
        left: i64 = 0
        for seat in range(self.seats):
            left += at[STONES + seat]
        return left

    def has_room(self) -> bool:
        """Whether any place is free of stones and druids."""
        laid = self.seats * self.house.stones - self.stones_left()
        return laid + DRUIDS * self.seats < self.house.places

    def scores(self) -> list[int]:
        return [int(self.at[POINTS + seat]) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """§6.4: most points, then most dolmens built."""
        keys: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            keys.append((int(self.at[POINTS + seat]), int(self.built(seat))))
        return rank(keys)

    def built(self, seat: i64) -> i64:
        """How many dolmens a seat has built in the whole game."""
        return size_of(self.house.dolmens) - size_of(self.at[SUPPLY + seat])

    # What a seat cannot know: the values of other players' dolmens, built and not yet scored or still in the supply.

    def unseen(self, seat: i64) -> i64:
        """What has not been scored of a seat's dolmens, as a supply; which of them are built is hidden from others."""
        at = self.at
        found = at[SUPPLY + seat]
        for circle in range(MOST_CIRCLES):
            stack = at[STACKS + circle]
            while stack != 0:
                if owner_of(stack) == seat:
                    found += bit(4 * (value_of(stack) - 1))
                stack >>= LEVEL
        return found

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.at[PHASE] == END:
            return
        for other in range(self.seats):
            if other != seat:
                self.redeal_dolmens(other, rng)

    def redeal_dolmens(self, owner: i64, rng: Rng) -> None:
        """Every way to spread the values over the built dolmens and the supply is as likely."""
        at = self.at
        pool = self.unseen(owner)
        values: list[int] = []
        for kind in range(1, 5):
            for _dolmen in range(many_of(pool, kind)):
                values.append(kind)
        rng.shuffle(values)
        for circle in range(MOST_CIRCLES):
            stack = at[STACKS + circle]
            dealt: i64 = 0
            level: i64 = 0
            while stack != 0:
                value = value_of(stack)
                if owner_of(stack) == owner:
                    value = values.pop()
                    pool -= bit(4 * (value - 1))
                dealt += dolmen_of(owner_of(stack), value) * bit(level)
                level += LEVEL
                stack >>= LEVEL
            at[STACKS + circle] = dealt
        at[SUPPLY + owner] = pool

    # Names for the events

    def name(self, place: i64) -> str:
        return self.house.board.names[place]

    def circle_name(self, circle: i64) -> str:
        return self.house.board.circle_names[circle]
