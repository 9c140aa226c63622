"""A position as a row of small numbers, from the side of one seat: what the evaluation weighs."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, count
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.bots.larder import (
    LACKS,
    TO_STRIP,
    Sight,
    dice_of,
    feast,
    joined,
    promise,
    sums_of,
    tiles_to_win,
)
from spieltisch.games.poseidons_kingdom.bots.policy import eaten_at
from spieltisch.games.poseidons_kingdom.bots.treasure import best_corals
from spieltisch.games.poseidons_kingdom.dice import how_many, values_of
from spieltisch.games.poseidons_kingdom.kraken import MEAL_SIZE
from spieltisch.games.poseidons_kingdom.ocean import CIRCUIT, ROUTE, ROUTE_AT, STRIP, STRIPS, targets
from spieltisch.games.poseidons_kingdom.reef import ARROW, FIRST_HALF, FOOD, SECOND_HALF
from spieltisch.games.poseidons_kingdom.state import KingdomState

POINTS: Final = 0  # tiles
LEFT: Final = 1  # friends still held
ALMOST: Final = 2  # 1: at most one friend is held
TILES: Final = 3  # values of tiles within reach, by size of the meal (2 .. 5) and dice lacking (0 .. size - 1)
READY: Final = 17  # the best tile for stored dice alone
NOW: Final = 18  # what the best strip promises more than the stored dice, in the turn under way,
SOON: Final = 19  # in the next,
LATER: Final = 20  # and what another promises more in the one after; hundredths of points
ARROWS: Final = 21  # levels 2, 3, 4 or more, times the friends that the leader is still to free
FOODS: Final = 24
WAVES: Final = 27
SEEN: Final = 30  # visible symbols
RISE: Final = 31  # how much higher than level 1 the next tile can lie, times the friends of the leader
FREE_HEXES: Final = 32
DEAD: Final = 33  # skeletons
FIGURE: Final = 34  # fields on the kraken track
ON_OCEAN: Final = 35  # own dice
ON_WAVE: Final = 36
THREAT: Final = 37  # swimmers near before the shark
GONE: Final = 38  # swimmers to come back
CORALS: Final = 39  # what corals the dice can pay for, hundredths of points, if the leader holds 0, 1, 2 friends
LOOKS: Final = 42
ROW: Final = 43
EMPTY: Final = vec[i64]([0] * ROW)

FIRST_OF_SIZE: Final = vec[i64]([0, 0, TILES, TILES + 2, TILES + 5, TILES + 9])  # in the row, by the size of the meal
NEAR_THE_END: Final = 2  # friends of the leader
DANGER: Final = vec[i64]([0, 7, 6, 5, 4, 3, 2, 1])  # for a swimmer so many fields ahead of the shark
EATEN_COST: Final = 80  # hundredths of points
ARROW_AND_FOOD: Final = 2  # the kind of tile that is assumed while it is being chosen

# Sets of phases
BUILDING: Final[i64] = bit(s.CHOOSING_TILE) | bit(s.FIRST_HEX) | bit(s.SECOND_HEX)
BUILDING_OR_LOADING: Final[i64] = BUILDING | bit(s.STEP_ONE) | bit(s.LOADING)
SWIMMING: Final[i64] = bit(s.CHOOSING_SWIMMER) | bit(s.SWIMMING)
AT_THE_FOOD: Final[i64] = bit(s.TAKING) | bit(s.FOOD_TAKEN) | bit(s.WHITE) | bit(s.BLACK) | bit(s.PAYING)


@final
class Outlook:
    """What a seat has and may hope for, at any point of a turn."""

    def __init__(self, state: KingdomState, seat: i64, sight: Sight, strips: vec[i64]) -> None:
        self.state = state
        self.seat: i64 = seat
        self.sight = sight
        self.strips = strips  # the dice of each strip
        self.dice: i64 = dice_in_hand(state, seat, sight)
        self.tiles = tiles_to_win(state, seat)
        self.row: vec[i64] = EMPTY[:]

    def features(self, rest: i64) -> vec[i64]:
        """The row before the last round; ``rest`` is how many friends the leader is still to free."""
        state = self.state
        seat = self.seat
        row = self.row
        self.add_tiles()
        self.add_reef(rest)
        self.add_strips()
        self.add_swimmers()
        row[FIGURE] = max(0, state.at[s.FIGURES + seat])
        for slot in range(s.MOST_SLOTS):
            if state.at[s.ON_WAVE + slot] == seat:
                row[ON_WAVE] += 1
        for strip in range(STRIPS):
            row[ON_OCEAN] += how_many(state.at[s.OCEAN + s.COLOURS * strip + seat])
        row[LOOKS] = count(state.at[s.PEEKS + seat])
        if rest <= NEAR_THE_END:
            sight = self.sight
            pays = sight.payable() if self.dice == sight.dice else sums_of(self.dice)
            row[CORALS + rest] = best_corals(state, seat, sight, pays)
        return row

    def add_tiles(self) -> None:
        """Tiles won, and those that the dice in hand have come near to."""
        state = self.state
        tiles = self.tiles
        row = self.row
        row[POINTS] = state.safe_points(self.seat)
        if state.at[PHASE] == s.MEAL and state.at[s.ACTIVE] == self.seat:
            # The meal is as good as eaten.
            row[POINTS] += tiles[state.at[s.TARGET]]
            tiles[state.at[s.TARGET]] = 0
        friends: i64 = 0
        lacks = LACKS[self.dice]
        for t in range(s.TENTACLES):
            tile = tiles[t]
            if tile != 0:
                friends += 1
                size = MEAL_SIZE[t]
                lack: i64 = lacks >> 4 * t & 15
                if lack < size:
                    row[FIRST_OF_SIZE[size] + lack] += tile
                if lack == 0 and tile > row[READY]:
                    row[READY] = tile
        row[LEFT] = friends
        row[ALMOST] = 1 if friends <= 1 else 0

    def add_reef(self, rest: i64) -> None:
        """Abilities and room, with a tile that is just being built as if it lay already."""
        state = self.state
        sight = self.sight
        row = self.row
        arrow = sight.arrow
        food = sight.food
        wave = sight.wave
        row[SEEN] = sight.arrows + sight.foods + sight.waves
        if state.at[ACTOR] == self.seat and BUILDING >> state.at[PHASE] & 1:
            level = max(1, sight.rise)
            if state.at[PHASE] == s.SECOND_HEX:
                at = sight.reef.index(state.at[s.HALF])
                level = 1 if at == NONE else sight.reef.heights[at] + 1
            kind = state.at[s.IN_HAND] if state.at[PHASE] != s.CHOOSING_TILE else ARROW_AND_FOOD
            row[SEEN] += 2
            for symbol in (FIRST_HALF[kind], SECOND_HALF[kind]):
                if symbol == ARROW:
                    arrow = max(arrow, level)
                elif symbol == FOOD:
                    food = max(food, level)
                else:
                    wave = max(wave, level)
        self.add_levels(ARROWS, arrow, rest)
        self.add_levels(FOODS, food, rest)
        self.add_levels(WAVES, wave, rest)
        row[RISE] = max(0, sight.rise - 1) * rest
        row[FREE_HEXES] = min(6, sight.free)
        row[DEAD] = sight.dead + state.at[s.LOOSE + self.seat]

    def add_levels(self, first: i64, level: i64, rest: i64) -> None:
        for n in range(3):
            if level >= n + 2:
                self.row[first + n] = rest

    def add_swimmers(self) -> None:
        state = self.state
        for n in range(2):
            field = state.at[s.SWIMMERS + 2 * self.seat + n]
            if field == NONE:
                self.row[GONE] += 1
            else:
                ahead = (state.at[s.HEADING] * (ROUTE_AT[field] - state.at[s.SHARK])) % CIRCUIT
                if ahead < len(DANGER):
                    self.row[THREAT] += DANGER[ahead]

    # Dice on the ocean

    def add_strips(self) -> None:
        """What the strips promise beyond the dice in hand: in the turn under way, or in the next ones."""
        state = self.state
        now = promise(self.tiles, self.dice)
        phase = state.at[PHASE]
        if state.at[s.ACTIVE] == self.seat and s.FOOD_TAKEN <= phase <= s.CHOOSING_TENTACLE:
            self.row[NOW] = feast(self.tiles, self.dice, 0, 0) - now
        elif state.at[s.ACTIVE] == self.seat and phase == s.TAKING:
            most = self.sight.food - how_many(values_of(state.at, s.TAKEN))
            self.row[NOW] = feast(self.tiles, self.dice, self.strips[STRIP[state.at[s.SWIMMER]]], most) - now
        elif before_swimming(state, self.seat):
            self.row[NOW] = self.best_strip() - now
        else:
            self.add_next_turns(now)

    def add_next_turns(self, now: i64) -> None:
        soon: i64 = 0
        later: i64 = 0
        for strip in range(STRIPS):
            dice = self.strips[strip]
            if dice != 0:
                turns = self.turns_to(strip)
                if turns <= 2:
                    gain = feast(self.tiles, self.dice, dice, self.sight.food) - now
                    if turns == 1:
                        soon = max(soon, gain)
                    else:
                        later = max(later, gain)
        self.row[SOON] = soon
        self.row[LATER] = max(0, later - soon)

    def turns_to(self, strip: i64) -> i64:
        nearest: i64 = CIRCUIT
        for n in range(2):
            field = self.state.at[s.SWIMMERS + 2 * self.seat + n]
            if field != NONE:
                nearest = min(nearest, TO_STRIP[field * STRIPS + strip])
        return (nearest + self.sight.arrow - 1) // self.sight.arrow

    def best_strip(self) -> i64:
        """What the best of the strips that can be reached in this turn promises."""
        best = feast(self.tiles, self.dice, 0, 0)
        tried: i64 = 0
        for n in range(2):
            for field in self.fields_in_reach(n):
                strip = STRIP[field]
                if tried >> strip & 1 == 0 and self.strips[strip] != 0:
                    value = feast(self.tiles, self.dice, self.strips[strip], self.sight.food)
                    if eaten_at(self.state, field):
                        value -= EATEN_COST
                    else:
                        tried |= bit(strip)
                    best = max(best, value)
        return best

    def fields_in_reach(self, n: i64) -> vec[i64]:
        """Where the seat can swim in the turn under way with its first or second swimmer."""
        at = self.state.at
        start = at[s.SWIMMERS + 2 * self.seat + n]
        if at[PHASE] == s.SWIMMING:
            if n == 1:
                return vec[i64]()  # only the one that was chosen swims
            start = at[s.SWIMMER]
        return targets(start, self.sight.arrow, ROUTE[at[s.SHARK]])

    # The last round

    def corals(self) -> i64:
        """What the coral meal can bring, in hundredths, with the dice in hand and those within reach."""
        best = best_corals(self.state, self.seat, self.sight, sums_of(self.dice))
        if before_swimming(self.state, self.seat):
            tried: i64 = 0
            for n in range(2):
                for field in self.fields_in_reach(n):
                    strip = STRIP[field]
                    if tried >> strip & 1 == 0 and self.strips[strip] != 0:
                        tried |= bit(strip)
                        pays = sums_of(joined(self.dice, self.strips[strip]))
                        best = max(best, best_corals(self.state, self.seat, self.sight, pays))
        return best


def leaders_friends(state: KingdomState) -> i64:
    """How many friends the leader is still to free: how long the game may last."""
    least: i64 = s.TENTACLES
    for seat in range(state.seats):
        least = min(least, state.friends(seat))
    return least


def dice_in_hand(state: KingdomState, seat: i64, sight: Sight) -> i64:
    """Stored dice, and those in the fingers."""
    taken = values_of(state.at, s.TAKEN)
    if taken == 0:
        return sight.dice
    holder = state.at[ACTOR] if state.at[PHASE] == s.SLOT or state.at[PHASE] == s.NEXT_DIE else state.at[s.ACTIVE]
    return joined(sight.dice, dice_of(taken)) if seat == holder else sight.dice


def before_swimming(state: KingdomState, seat: i64) -> bool:
    phase = state.at[PHASE]
    if state.at[s.ACTIVE] != seat:
        return False
    if SWIMMING >> phase & 1:
        return True
    # A tile can also be built as a bonus action, when the turn is nearly over.
    return BUILDING_OR_LOADING >> phase & 1 != 0 and state.at[s.TODO] & bit(s.DO_SWIM) != 0


def meal_to_come(state: KingdomState, seat: i64) -> bool:
    """Whether the seat's coral meal of the last round still lies ahead, or is under way."""
    turn = (seat - state.at[s.ACTIVE]) % state.seats
    if turn > 0:
        return turn < state.at[s.LAST]
    if AT_THE_FOOD >> state.at[PHASE] & 1 or state.at[s.TODO] & bit(s.DO_BLACK):
        return True
    return before_swimming(state, seat)
