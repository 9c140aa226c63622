"""What the bots reckon with: dice by value in few bits, what they lack for each task, and what a reef shows.

Dice by value are one int here too, but small enough for tables: two bits a value, 1 lowest. More than three equal
dice are never of use, so three stands for more.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, members
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.dice import values_of
from spieltisch.games.poseidons_kingdom.kraken import TASK_NAMES, top_tile
from spieltisch.games.poseidons_kingdom.ocean import AROUND, CIRCUIT, STRIP, STRIPS
from spieltisch.games.poseidons_kingdom.reef import ARROW, FOOD, FREE, MOST_HEXES, SKELETON, STARTING_REEF, WAVE, Reef
from spieltisch.games.poseidons_kingdom.state import TENTACLES, KingdomState

SETS: Final = 4096
WHITE_SUM: Final = 6  # the highest sums of corals
BLACK_SUM: Final = 10
NEAR: Final = vec[i64]([62, 42, 26, 14, 6, 0])  # what a tile is worth, in hundredths, while so many dice are missing


def lacks_of(dice: int) -> int:
    """How many dice a set lacks for each task, four bits a tentacle."""
    counts = [dice >> 2 * value & 3 for value in range(6)]
    most, second = sorted(counts)[:3:-1]
    present = [min(1, count) for count in counts]
    lacks = {
        "pair": 2 - min(2, most),
        "run3": 3 - max(sum(present[low : low + 3]) for low in range(4)),
        "kind3": 3 - most,
        "two-pairs": 4 - min(2, most) - min(2, second),
        "run4": 4 - max(sum(present[low : low + 4]) for low in range(3)),
        "full-house": 5 - most - min(2, second),
    }
    return sum(lacks[name] << 4 * tentacle for tentacle, name in enumerate(TASK_NAMES))


def joined_half(a: int, b: int) -> int:
    return sum(min(3, (a >> lane & 3) + (b >> lane & 3)) << lane for lane in (0, 2, 4))


LACKS: Final = vec[i64]([lacks_of(dice) for dice in range(SETS)])
JOINED: Final = vec[i64]([joined_half(both >> 6, both & 63) for both in range(SETS)])


def joined(a: i64, b: i64) -> i64:
    """Two sets of dice as one."""
    low = JOINED[(a & 63) << 6 | (b & 63)]
    high = JOINED[(a >> 6) << 6 | (b >> 6)]
    return high << 6 | low


def with_one(dice: i64, value: i64) -> i64:
    """The set with one more die; values count from 0 here."""
    lane = 2 * value
    return dice if dice >> lane & 3 == 3 else dice + bit(lane)


def dice_of(counts: i64) -> i64:
    """Dice counted as in the rules (see dice.py) as a set."""
    found: i64 = 0
    for value in range(6):
        found |= min(3, counts >> 8 * value & 255) << 2 * value
    return found


def stored_without(state: KingdomState, seat: i64, without: i64) -> i64:
    """The set of stored dice, without the one at this index."""
    items = state.items_at(seat)
    dice: i64 = 0
    for n in range(state.reefs[seat].size):
        item = state.at[items + n]
        if n != without and item != FREE and item != SKELETON:
            dice = with_one(dice, (item - 1) % 6)
    return dice


def dice_by_strip(state: KingdomState) -> vec[i64]:
    """The set of dice in each strip."""
    found = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
    for strip in range(STRIPS):
        found[strip] = dice_of(values_of(state.at, s.OCEAN + s.COLOURS * strip))
    return found


@final
class Sight:
    """What one look at a reef and the things on it shows. It never changes, so it can be kept as long as they lie."""

    def __init__(self, reef: Reef, at: vec[i64], items: i64) -> None:
        self.reef = reef
        self.items = at[items : items + reef.size]
        self.arrow: i64 = 1  # abilities
        self.food: i64 = 1
        self.wave: i64 = 1
        self.arrows: i64 = 0  # visible symbols
        self.foods: i64 = 0
        self.waves: i64 = 0
        self.free: i64 = 0
        self.dead: i64 = 0
        self.stored: i64 = 0
        self.dice: i64 = 0  # the set of stored dice
        self.rise: i64 = 0  # the highest level on which a tile can be built on top now
        self.sums: vec[i64] = vec[i64]()  # see ``payable``
        for n in range(reef.size):
            self.see(reef.heights[n], reef.symbols[n], at[items + n])
        for n in reef.pairs_on_top(at, items):
            self.rise = max(self.rise, reef.heights[n] + 1)

    def see(self, height: i64, symbol: i64, item: i64) -> None:
        if item == SKELETON:
            self.dead += 1
            return
        if item == FREE:
            self.free += 1
        else:
            self.stored += 1
            self.dice = with_one(self.dice, (item - 1) % 6)
        if symbol == ARROW:
            self.arrows += 1
            self.arrow = max(self.arrow, height)
        elif symbol == FOOD:
            self.foods += 1
            self.food = max(self.food, height)
        elif symbol == WAVE:
            self.waves += 1
            self.wave = max(self.wave, height)

    def shows(self, reef: Reef, at: vec[i64], items: i64) -> bool:
        """Whether it is still the same reef with the same things on it."""
        if self.reef is not reef:
            return False
        for n in range(reef.size):
            if self.items[n] != at[items + n]:
                return False
        return True

    def payable(self) -> vec[i64]:
        """Which white and black sums the stored dice can form side by side (see ``sums_of``)."""
        if len(self.sums) == 0:
            self.sums = sums_of(self.dice)
        return self.sums


def sums_of(dice: i64) -> vec[i64]:
    """For each white sum 0 .. 6 the black sums, a bit each, that other dice of the set can form at the same time."""
    found = vec[i64]([1, 0, 0, 0, 0, 0, 0])
    for value in range(1, 7):
        for _die in range(dice >> 2 * (value - 1) & 3):
            for white in range(WHITE_SUM, -1, -1):
                black = found[white]
                if black != 0:
                    if white + value <= WHITE_SUM:
                        found[white + value] |= black
                    found[white] = (black | black << value) & ((2 << BLACK_SUM) - 1)
    return found


@final
class Eyes:
    """Remembers the last sight of each seat's reef: most of the positions that a bot compares share them."""

    def __init__(self) -> None:
        bare = Sight(STARTING_REEF, vec[i64]([FREE] * MOST_HEXES), 0)
        self.sights = vec[Sight]([bare] * s.SEATS)

    def sight(self, state: KingdomState, seat: i64) -> Sight:
        reef = state.reefs[seat]
        items = state.items_at(seat)
        seen = self.sights[seat]
        if not seen.shows(reef, state.at, items):
            seen = Sight(reef, state.at, items)
            self.sights[seat] = seen
        return seen


def tiles_to_win(state: KingdomState, seat: i64) -> vec[i64]:
    """The tile that each tentacle would give the seat now, 0 where its friend is free."""
    found = vec[i64]([0, 0, 0, 0, 0, 0])
    for t in range(TENTACLES):
        if state.at[s.SAFE + TENTACLES * seat + t] == 0:
            found[t] = top_tile(state, t)
    return found


def promise(tiles: vec[i64], dice: i64) -> i64:
    """What dice are worth for the meals to come, in hundredths of points."""
    lacks = LACKS[dice]
    value: i64 = 0
    for t in range(TENTACLES):
        value += tiles[t] * NEAR[lacks >> 4 * t & 15]
    return value


def feast(tiles: vec[i64], had: i64, got: i64, most: i64) -> i64:
    """What dice are worth if at most so many of others are taken: a meal at once, or a promise."""
    before = LACKS[had]
    after = LACKS[joined(had, got)]
    value: i64 = 0
    old: i64 = 0
    meal: i64 = 0
    used: i64 = 0
    for t in range(TENTACLES):
        tile = tiles[t]
        if tile != 0:
            lacked: i64 = before >> 4 * t & 15
            lacks: i64 = max(after >> 4 * t & 15, lacked - most)
            value += tile * NEAR[lacks]
            old += tile * NEAR[lacked]
            if lacks == 0 and tile > meal:
                meal = tile
                used = tile * NEAR[lacked]
    return max(value, 100 * meal + (old - used) // 2) if meal > 0 else value


def to_strips() -> list[int]:
    """How many fields it is from each field to each strip, at least one: a swimmer has to move."""
    found: list[int] = []
    for field in range(CIRCUIT):
        nearest = [0] * STRIPS
        reached = 1 << field
        for steps in range(1, CIRCUIT):
            near = 0
            for other in members(reached):
                near |= AROUND[other]
            for goal in members(near):
                if nearest[STRIP[goal]] == 0:
                    nearest[STRIP[goal]] = steps
            reached |= near
        found += nearest
    return found


TO_STRIP: Final = vec[i64](to_strips())
