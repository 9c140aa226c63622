"""Everything that lies on the table, and the small handgrips: dice, skeletons, who comes next.

Colours of dice are the seats' own, 0..3, and NEUTRAL. A die with a value is one int, 6 * colour + value - 1;
a die on the ocean is 30 * strip + die.
"""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.contract import State
from spieltisch.engine.event import Fact
from spieltisch.games.poseidons_kingdom.coral import (
    FREE,
    NONE,
    SKELETON,
    WINDOW,
    Reef,
    column,
    place_for,
    row,
)
from spieltisch.games.poseidons_kingdom.ocean import FIELDS, STRIPS
from spieltisch.games.poseidons_kingdom.wave import COMMON, FALLS, PER_PLAYER, House

NEUTRAL: Final = 4
DICE: Final = 30  # colours times values
TENTACLES: Final = 6
PLACES: Final = 8  # of corals: sums 3 .. 10
LOWEST_SUM: Final = 3
WHITES: Final = 4  # the first four sums are white, the others black
OWN_DICE: Final = 10
NEUTRAL_DICE: Final = 15
SKELETONS: Final = 9

# The choices, in named blocks: the int of an action is its block plus the thing chosen.
BUILD_REEF: Final = 0
LOAD_WAVE: Final = 1
ENOUGH: Final = 2  # take no more dice
STORE: Final = 3
EAT: Final = 4
NOTHING: Final = 5
NO_LOOK: Final = 6
NO_CORAL: Final = 7
NO_BONUS: Final = 8
TILE: Final = 9  # + kind - 1: the tile to build
LOADS: Final = 12  # + number - 1: so many dice on the wave
FROM: Final = 22  # + field: the swimmer that stands there
TO: Final = 42  # + field: where a swimmer goes
TENTACLE: Final = 62  # + tentacle: eat there
DIE: Final = 68  # + die: one of the dice just taken, to store it next or to eat it
LOOK: Final = 98  # + place: under this coral
CORAL: Final = 106  # + place: pay for this coral
FIGURE: Final = 114  # + seat: whose figure moves next on the kraken track
BONUS: Final = 118  # + bonus action
TAKE: Final = 124  # + 30 * strip + die: take it from the ocean
HEX: Final = 364  # + hex: this hex of the own reef, what for depends on the phase
ACTIONS: Final = HEX + WINDOW
# The outcomes of chance.
FIRST: Final = ACTIONS  # + seat: who begins
FALL: Final = FIRST + 4  # + how a die falls (see wave.py), the last one: it misses
REVEAL: Final = FALL + FALLS + 1  # + kind of coral - 1: what a place turns out to hide

# What is to be decided next.
CHOOSING_FIRST: Final = 0
ENTERING: Final = 1  # set-up: a swimmer onto the ocean
STEP_ONE: Final = 2
CHOOSING_TILE: Final = 3
FIRST_HEX: Final = 4
SECOND_HEX: Final = 5
LOADING: Final = 6
CHOOSING_SWIMMER: Final = 7
SWIMMING: Final = 8
TAKING: Final = 9
FOOD_TAKEN: Final = 10
NEXT_DIE: Final = 11
SLOT: Final = 12
CHOOSING_TENTACLE: Final = 13
MEAL: Final = 14
LOOKING: Final = 15
PEEKING: Final = 16  # as LOOKING, but it cannot be declined
REVEALING: Final = 17
ORDER: Final = 18
EATEN: Final = 19  # a hex for the skeleton
RETURNING: Final = 20
TIPPING: Final = 21
CHOOSING_BONUS: Final = 22
DRIFTER: Final = 23  # bonus SWIM: which swimmer
DRIFTING: Final = 24  # bonus SWIM: where to
FORAGING: Final = 25
WHITE: Final = 26
BLACK: Final = 27
PAYING: Final = 28
END: Final = 29
PHASES: Final = [
    "first",
    "entering",
    "step-one",
    "tile",
    "first-hex",
    "second-hex",
    "loading",
    "swimmer",
    "swimming",
    "taking",
    "food",
    "next-die",
    "slot",
    "tentacle",
    "meal",
    "looking",
    "peeking",
    "revealing",
    "order",
    "eaten",
    "returning",
    "tipping",
    "bonus",
    "drifter",
    "drifting",
    "foraging",
    "white",
    "black",
    "paying",
    "over",
]

# Work still to be done, on the stack ``todo``: the last one comes first.
DO_SWIM: Final = 0
DO_FOOD: Final = 1
DO_STORE: Final = 2
DO_TRACK: Final = 3
DO_BLACK: Final = 4
DO_SHARK: Final = 5
DO_EATEN: Final = 6
DO_BREAK: Final = 7
DO_CALM: Final = 8
DO_END_TURN: Final = 9
DO_BONUS: Final = 10  # + seats already served
WORK: Final = [
    "swim",
    "food",
    "store",
    "track",
    "black",
    "shark",
    "eaten",
    "break",
    "calm",
    "end-turn",
    "bonus-0",
    "bonus-1",
    "bonus-2",
    "bonus-3",
    "bonus-4",
]


class Pieces(State):
    """One position. Swimmers of a seat stand two by two in ascending order, NONE while off the ocean."""

    def __init__(
        self,
        seats: i64,
        house: House,
        phase: i64,
        first: i64,
        active: i64,
        actor: i64,
        round: i64,
        last: i64,
        shark: i64,
        heading: i64,
        dolphin: i64,
        field: i64,
        tile: i64,
        hex: i64,
        die: i64,
        removed: i64,
        fresh: i64,
        chosen: i64,
        target: i64,
        missed: i64,
        todo: list[int],
        reefs: list[Reef],
        items: list[list[int]],
        loose: list[int],
        swimmers: list[int],
        track: list[int],
        safe: list[int],
        corals: list[int],
        owners: list[int],
        peeks: list[int],
        supply: list[int],
        tiles: list[int],
        wave: list[int],
        ocean: list[int],
        taken: list[int],
        eating: list[int],
        owed: list[int],
        sums: list[int],
    ) -> None:
        self.seats = seats
        self.events = None
        self.house = house
        self.phase: i64 = phase
        self.first: i64 = first  # the start player
        self.active: i64 = active  # whose turn it is
        self.actor: i64 = actor  # who decides now
        self.round: i64 = round
        self.last: i64 = last  # turns left of the last round, 0 before it
        self.shark: i64 = shark  # index on the route
        self.heading: i64 = heading  # 1 or -1
        self.dolphin: i64 = dolphin  # who holds it, where it plays
        self.field: i64 = field  # of the swimmer that moves or has moved in this turn
        self.tile: i64 = tile  # kind being built
        self.hex: i64 = hex  # where its first half lies
        self.die: i64 = die  # being stored
        self.removed: i64 = removed  # 1: an old die has been removed for it
        self.fresh: i64 = fresh  # hexes with dice stored in this step
        self.chosen: i64 = chosen  # hexes whose dice belong to the meal
        self.target: i64 = target  # tentacle of the meal, or place of the coral
        self.missed: i64 = missed  # dice that missed the ocean, four bits a colour
        self.todo = todo
        self.supply = supply  # dice by colour
        self.wave = wave  # colours in the order of the slots
        self.ocean = ocean  # ascending
        self.taken = taken  # dice in the fingers, ascending
        self.eating = eating  # those of them that belong to the meal
        # These are never changed in place but replaced, so that copies can share them.
        self.reefs = reefs
        self.items = items  # what lies on the hexes of each reef
        self.loose = loose  # skeletons beside the reef
        self.swimmers = swimmers
        self.track = track  # 0 the head, 1..6, NONE when the figures are gone
        self.safe = safe  # values of safe tiles, six for each seat by tentacle; 0: the friend is still there
        self.corals = corals  # kind by place, UNKNOWN until somebody has looked
        self.owners = owners  # who took the coral, NONE while it lies on the tableau
        self.peeks = peeks  # places that each seat has seen
        self.tiles = tiles  # reef tiles left by kind - 1
        self.owed = owed  # fields that each figure is still to move
        self.sums = sums  # of the dice, for the bonus actions

    def go_on(self) -> None:
        """Do what is next on the stack until somebody has to decide."""
        raise NotImplementedError

    # Seats

    def after(self, seat: i64) -> i64:
        return (seat + 1) % self.seats

    # Dice

    def return_die(self, die: i64) -> None:
        self.supply[die // 6] += 1

    def put_on_wave(self, colour: i64, number: i64) -> None:
        """From the supply, onto the lowest free slots."""
        self.supply[colour] -= int(number)
        for _ in range(number):
            self.wave.append(int(colour))

    def put_on_ocean(self, strip: i64, die: i64) -> None:
        at = strip * DICE + die
        self.ocean.insert(place_for(self.ocean, at), int(at))

    def lift_from_ocean(self, at: i64) -> None:
        """A die from the ocean into the fingers."""
        self.ocean.pop(place_for(self.ocean, at))
        die = at % DICE
        self.taken.insert(place_for(self.taken, die), int(die))

    def distinct_in(self, strip: i64) -> list[int]:
        """The different dice of a strip, as places on the ocean."""
        found: list[int] = []
        low = strip * DICE
        before: i64 = NONE
        for n in range(place_for(self.ocean, low), len(self.ocean)):
            at: i64 = self.ocean[n]
            if at >= low + DICE:
                break
            if at != before:
                found.append(int(at))
                before = at
        return found

    # Reefs

    def ability(self, seat: i64, symbol: i64) -> i64:
        return self.reefs[seat].ability(symbol, self.items[seat])

    def item(self, seat: i64, hex: i64) -> i64:
        return self.items[seat][self.reefs[seat].index(hex)]

    def put_item(self, seat: i64, hex: i64, item: i64) -> None:
        items = changed(self.items[seat], self.reefs[seat].index(hex), item)
        self.items = self.items[:]
        self.items[seat] = items

    def free_hexes(self, seat: i64) -> list[int]:
        """As choices."""
        reef = self.reefs[seat]
        items = self.items[seat]
        found: list[int] = []
        for n in range(reef.size):
            if items[n] == FREE:
                found.append(HEX + reef.hexes[n])
        return found

    def dice_hexes(self, seat: i64, without: i64) -> list[int]:
        """The hexes with stored dice, except those of a set of indices; as choices."""
        reef = self.reefs[seat]
        items = self.items[seat]
        found: list[int] = []
        for n in range(reef.size):
            item: i64 = items[n]
            if item != FREE and item != SKELETON and without >> n & 1 == 0:
                found.append(HEX + reef.hexes[n])
        return found

    def live_hexes(self, seat: i64) -> i64:
        """How many visible hexes have no skeleton."""
        return len(self.items[seat]) - self.items[seat].count(SKELETON)

    def skeletons(self, seat: i64) -> i64:
        """On the reef and beside it."""
        return self.loose[seat] + self.items[seat].count(SKELETON)

    def skeleton_left(self, seat: i64) -> bool:
        """§9.3: whether there is a marker for one more eaten creature."""
        if self.house.stock == PER_PLAYER:
            return self.skeletons(seat) < SKELETONS
        if self.house.stock == COMMON:
            used: i64 = 0
            for other in range(self.seats):
                used += self.skeletons(other)
            return used < 36
        return True

    # Swimmers

    def move_swimmer(self, seat: i64, origin: i64, goal: i64) -> None:
        """One of the seat's two swimmers from a field (or NONE) to another."""
        one: i64 = self.swimmers[2 * seat]
        two: i64 = self.swimmers[2 * seat + 1]
        if one == origin:
            one = goal
        else:
            two = goal
        self.swimmers = self.swimmers[:]
        self.swimmers[2 * seat] = int(min(one, two))
        self.swimmers[2 * seat + 1] = int(max(one, two))

    def swimmers_of(self, seat: i64) -> list[int]:
        """Choices of a swimmer by its field; two on one field are as good as one."""
        one: i64 = self.swimmers[2 * seat]
        two: i64 = self.swimmers[2 * seat + 1]
        return [FROM + int(one)] if one == two else [FROM + int(one), FROM + int(two)]


def changed(values: list[int], at: i64, value: i64) -> list[int]:
    """A new list with one value changed."""
    new = values[:]
    new[at] = int(value)
    return new


def name_of(hex: i64) -> str:
    """A hex as people write it."""
    return f"{column(hex)},{row(hex)}"


def with_die(facts: dict[str, Fact], die: i64) -> dict[str, Fact]:
    """The facts of an event that concerns a die."""
    facts["colour"] = int(die // 6)
    facts["value"] = int(die % 6 + 1)
    return facts


assert len(PHASES) == END + 1
assert (FROM + FIELDS, TO + FIELDS, TAKE + STRIPS * DICE) == (TO, TENTACLE, HEX)
