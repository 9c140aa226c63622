"""A position of Antler Island: its choices, its numbers, its options. § numbers are those of ``rules.en.md``."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import rank
from spieltisch.engine.errors import BadOption
from spieltisch.engine.fields import ACTOR, NONE, PHASE, Fields
from spieltisch.engine.phase import FieldState, House, Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.antler_island.island import (
    ACTS,
    ALL_FOOD,
    ALL_TILES,
    ALL_USED,
    BLANK,
    DOES_IN_BOX,
    ISLANDS,
    LEVEL,
    PEAK,
    PIECES,
    ROARING,
    SHORE,
    SPACES,
    Island,
    common,
    gathered,
    listed,
    size,
    without,
    worth,
)

# The choices, in named blocks: the int of an action is its block plus the thing chosen.
PLAN: Final = 0  # + 4 * tile + action: lay the next marker
CONFIRM: Final = 20  # the plan
REARRANGE: Final = 21  # take all five tiles back
STAND: Final = 22  # + space: where the stag begins
REVEAL: Final = 34  # + tile: the marker of this turn
ROAR: Final = 38  # play Roaring Stag
GO_ON: Final = 39  # carry out the action without a tile
END_TURN: Final = 40
STEP: Final = 41  # + space: move there
RUN: Final = 62  # + space: move there with Speed
MATE_TWICE: Final = 83  # play Hotter Rut
EAT_MORE: Final = 84  # play Greed
PASS: Final = 85  # play no tile
HAND_IN: Final = 86  # + value - 1: food for antlers
SPROUT: Final = 89  # that is all the food: grow
FIGHT: Final = 90  # + seat: fight this stag next
COMMIT: Final = 94  # + value - 1: food for the fight
ENOUGH: Final = 97  # that is all the food for the fight
RETREAT: Final = 98
HOLD: Final = 99
GIVE_UP: Final = 100
LOCK: Final = 101
KEEP: Final = 102  # + value - 1: play Save Strength and keep this token
STAY_STURDY: Final = 105  # play Sturdy Antlers
LEAVE: Final = 106  # + space: where the beaten stag goes
TAKE_OPEN: Final = 127  # the open wily tile
TAKE_PILE: Final = 128  # a wily tile of the draw pile
DROP: Final = 129  # + kind, + 6 more for a hidden one: the tile to discard
ACTIONS: Final = 141
# The outcomes of chance.
FIRST: Final = 141  # + seat: the start player
ROLL: Final = 145  # + colour: the die
FOOD: Final = 148  # + value - 1: the food token that somebody looks at
TILE: Final = 151  # + kind: the wily tile drawn

# What is to be done next: the table of phases stands in rules.py.
DEAL_FOOD: Final = 0
DEAL_TILE: Final = 1
CHOOSE_FIRST: Final = 2
STAG_ROLL: Final = 3
SETTLING: Final = 4
START_ROLL: Final = 5
PLANNING: Final = 6
TURN: Final = 7
ACTING: Final = 8
EATING: Final = 9
GREEDY: Final = 10
EXTRA_FOOD: Final = 11
GROWING: Final = 12
RIVALS: Final = 13
COMMITTING: Final = 14
ANSWERING: Final = 15
DEFENDING: Final = 16
DECIDING: Final = 17
SAVING: Final = 18
SAVING_TOO: Final = 19
LOSING: Final = 20
LEAVING: Final = 21
GAINING: Final = 22
DRAWING: Final = 23
TURNING_UP: Final = 24
DROPPING: Final = 25
TURN_END: Final = 26
FOOD_ROLL: Final = 27
DOE_ROLL: Final = 28
MORE_DOES: Final = 29
END: Final = 30

# The two sides of a fight, for the fields of a fight that each side has.
ATTACK: Final = 0  # of the active seat, which attacks
DEFENCE: Final = 1

TILES_EACH: Final = 5  # markers
TOKENS_EACH: Final = 2  # food tokens on a space, at most
MOST_POOLS: Final = 25  # the present supply, and an older one for each of the 24 tokens on the island
START_ENDS: Final = 2
END_MARK: Final = {3: 12, 4: 10}
PEAK_POINTS: Final = 3
MEADOW_POINTS: Final = 1
MANY: Final = 99_999  # more rounds or does than any game sees: nobody counts further

# The numbers of a position. Food and wily tiles are multisets (island.py); sets of seats, tiles, kinds are bit masks.
#
# Food that lies on the island has no value until somebody looks at it. It is known only which shuffled supply it came
# from: pool 0 is the present one, with all its tokens on the island; a supply that ran out while tokens of it still lay
# there keeps a pool of its own.
FIELDS: Final = Fields(seats=4, actor="active")  # whose turn it is; in a fight the attacker
ROUND: Final[i64] = FIELDS.one("round", 0, MANY)  # 0 while the island is set up
START_SEAT: Final[i64] = FIELDS.one("first", NONE, 3, start=NONE)  # the start player
GROWTH: Final[i64] = FIELDS.one("growing", 0, 7)  # antler pieces still to be added
ROLLED: Final[i64] = FIELDS.one("rolled", NONE, 2, start=NONE, plain=False)  # the stags' colour, later the first does'
CONFIRMED: Final[i64] = FIELDS.one("confirmed", 0, 15, plain=False)  # the seats whose plan is fixed
MARKER: Final[i64] = FIELDS.one("marker", NONE, BLANK, start=NONE, plain=False)  # the tile revealed in this turn
DEFENDER: Final[i64] = FIELDS.one("defender", NONE, 3, start=NONE, plain=False)
RIVALS_LEFT: Final[i64] = FIELDS.one("rivals", 0, 15, plain=False)  # further stags to be fought on the same space
ORIGIN: Final[i64] = FIELDS.one("origin", NONE, PEAK, start=NONE, plain=False)  # where the attacker's move began
LOCKED: Final[i64] = FIELDS.one("locked", 0, 1, plain=False)  # 1 when the committed food was revealed
WINNER: Final[i64] = FIELDS.one("winner", NONE, 3, start=NONE, plain=False)
# Of the two sides of a fight:
STAKE: Final[i64] = FIELDS.row("stake", 2, 0, ALL_FOOD, plain=False)  # food put down; also what is picked for antlers
SAVED: Final[i64] = FIELDS.row("saved", 2, 0, 3, plain=False)  # the value of the token kept by Save Strength
REVEALED: Final[i64] = FIELDS.row("revealed", 2, 0, ALL_FOOD, plain=False)  # the food that decided, also once discarded
STRENGTH: Final[i64] = FIELDS.row("strength", 2, 0, 59, plain=False)  # with which the antlers locked
VICTORS: Final[i64] = FIELDS.one("victors", 0, 15, plain=False)  # the seats with a winning stag token
FOOD_DISCARD: Final[i64] = FIELDS.one("food_discard", 0, ALL_FOOD, plain=False)
FRESH_FOOD: Final[i64] = FIELDS.one("fresh_food", 0, ALL_FOOD, start=ALL_FOOD, plain=False)  # seen shuffled into pool 0
PILE: Final[i64] = FIELDS.one("pile", 0, ALL_TILES, start=ALL_TILES, plain=False)  # which comes next is decided later
OPEN_TILE: Final[i64] = FIELDS.one("open_tile", NONE, 5, start=NONE, plain=False)
TILE_DISCARD: Final[i64] = FIELDS.one("tile_discard", 0, ALL_TILES, plain=False)
# What was shuffled into the draw pile, without what was turned up since:
FRESH_TILES: Final[i64] = FIELDS.one("fresh_tiles", 0, ALL_TILES, start=ALL_TILES, plain=False)
DOES: Final[i64] = FIELDS.row("does", SPACES, 0, DOES_IN_BOX, plain=False)  # on each space
# The pool of each token on the outside spaces, the older one of a space first; NONE where none lies:
LYING: Final[i64] = FIELDS.row("food", SHORE * TOKENS_EACH, NONE, MOST_POOLS - 1, start=NONE, plain=False)
POOLS: Final[i64] = FIELDS.row("pools", MOST_POOLS, 0, ALL_FOOD, plain=False)
STAGS: Final[i64] = FIELDS.each("stags", NONE, PEAK, start=NONE, plain=False)  # the space of each
ENDS: Final[i64] = FIELDS.each("ends", 0, PIECES, start=START_ENDS)
BROKEN: Final[i64] = FIELDS.each("broken", 0, PIECES)
HIGHEST: Final[i64] = FIELDS.each("highest", START_ENDS, PIECES, start=START_ENDS)  # most ends so far
TRACK: Final[i64] = FIELDS.each("track", 0, MANY)
STOCK: Final[i64] = FIELDS.each("stock", 0, ALL_FOOD, plain=False)  # the food of each seat
KNOWN: Final[i64] = FIELDS.each("known", 0, ALL_FOOD, plain=False)  # the part of it that everybody knows
SHOWN: Final[i64] = FIELDS.each("shown", 0, ALL_TILES, plain=False)  # open wily tiles
HIDDEN: Final[i64] = FIELDS.each("hidden", 0, ALL_TILES, plain=False)  # hidden ones
PLAYED: Final[i64] = FIELDS.each("played", 0, 63, plain=False)  # kinds of wily tiles played in this turn
USED: Final[i64] = FIELDS.each("used", 0, ALL_USED, plain=False)  # markers revealed in this round
CHANGES: Final[i64] = FIELDS.each("changes", 0, 9, plain=False)  # "rearranged" in JSON, of this planning
PLANS: Final[i64] = FIELDS.each("plans", NONE, 3, start=NONE, size=TILES_EACH, plain=False)  # the action of each tile


@final
class AntlerHouse(House):
    """The options of a game (§10) and its island, shared by all its positions."""

    def __init__(self, seats: int, options: dict[str, Any], phases: list[Phase[Any]]) -> None:
        super().__init__(seats, options, FIELDS, phases)
        self.island: Island = ISLANDS[seats - 3]
        self.mark: i64 = END_MARK[seats]
        self.starting_tile: bool = options["startingWilyTile"]
        self.defender_tiles: bool = options["fightTilesForDefender"]
        self.least_handed_in: i64 = options["growMinimumTokens"]
        self.rearrangements: i64 = options["rearrangements"]
        heights = options["bodyHeightsCm"]
        if heights is not None and len(heights) != seats:
            raise BadOption(f"option bodyHeightsCm needs one height for each of the {seats} players")
        self.heights: list[int] = [0] * seats if heights is None else heights
        self.paper: vec[i64] = vec[i64]([0] * 32)  # to write a list of choices on: faster than to append


@final
class AntlerState(FieldState):
    @property
    def house(self) -> AntlerHouse:
        return cast(AntlerHouse, self.shared)

    def copy(self) -> "AntlerState":
        return AntlerState(self.shared, self.at[:])

    def __getattr__(self, name: str) -> Any:
        return self.named(name)

    # §1: the island

    def stag(self, seat: i64) -> i64:
        """The space of a seat's stag."""
        return self.at[STAGS + seat]

    def occupied(self) -> i64:
        """The spaces with a stag, as a set."""
        at = self.at
        spaces: i64 = 0
        for seat in range(self.seats):
            if at[STAGS + seat] != NONE:
                spaces |= bit(at[STAGS + seat])
        return spaces

    def doe_supply(self) -> i64:
        at = self.at
        left: i64 = DOES_IN_BOX
        for space in range(SPACES):
            left -= at[DOES + space]
        return left

    def antler_supply(self) -> i64:
        at = self.at
        left: i64 = PIECES
        for seat in range(self.seats):
            left -= at[ENDS + seat] + at[BROKEN + seat]
        return left

    def supply(self) -> i64:
        """How many food tokens the supply holds: those of its pool that do not lie on the island."""
        at = self.at
        left = size(at[POOLS])
        for token in range(SHORE * TOKENS_EACH):
            if at[LYING + token] == 0:
                left -= 1
        return left

    def food_here(self, space: i64) -> bool:
        """Food lies on this space."""
        return space < SHORE and self.at[LYING + TOKENS_EACH * space] != NONE

    # §3, §4: plans

    def laid(self, seat: i64) -> i64:
        """How many tiles of the plan are laid."""
        at = self.at
        plan = PLANS + TILES_EACH * seat
        tiles: i64 = 0
        while tiles < TILES_EACH and at[plan + tiles] != NONE:
            tiles += 1
        return tiles

    def planned(self, seat: i64, tile: i64) -> i64:
        """The action at which the tile lies; NONE while it is not laid."""
        return self.at[PLANS + TILES_EACH * seat + tile]

    def act(self) -> i64:
        """The action that is being carried out."""
        return self.planned(self.at[ACTOR], self.at[MARKER])

    # §6: the fight

    def fighter(self, side: i64) -> i64:
        """The seat of a side."""
        return self.at[ACTOR] if side == ATTACK else self.at[DEFENDER]

    def contested(self) -> i64:
        """The space that is fought over: whoever has won stands on it."""
        return self.stag(self.gainer())

    def loser(self) -> i64:
        """Who leaves the contested space. After a tie it is the attacker."""
        return self.at[DEFENDER] if self.at[WINNER] == self.at[ACTOR] else self.at[ACTOR]

    def gainer(self) -> i64:
        """Who takes a wily tile: the winner of the fight or the stag whose antlers grow."""
        return self.at[WINNER] if self.at[WINNER] != NONE else self.at[ACTOR]

    def clear_fight(self) -> None:
        """Nothing is left of the fight before."""
        at = self.at
        at[DEFENDER] = NONE
        at[LOCKED] = 0
        at[WINNER] = NONE
        for side in range(2):
            at[STAKE + side] = 0
            at[SAVED + side] = 0
            at[REVEALED + side] = 0
            at[STRENGTH + side] = 0

    def fights_on(self) -> bool:
        """§6.9: the attacker has won, and another stag stands on the space."""
        return self.at[WINNER] == self.at[ACTOR] and self.at[RIVALS_LEFT] != 0

    # §8: wily tiles

    def holds(self, seat: i64, kind: i64) -> bool:
        """The seat has such a tile and has played none of the kind in this turn."""
        at = self.at
        if at[PLAYED + seat] >> kind & 1:
            return False
        return (at[SHOWN + seat] | at[HIDDEN + seat]) >> (4 * kind) & 15 != 0

    def might_hold(self, seat: i64, kind: i64) -> bool:
        """As far as the others know. §8.3: a seat is asked whenever it might."""
        at = self.at
        if at[PLAYED + seat] >> kind & 1:
            return False
        return at[HIDDEN + seat] != 0 or at[SHOWN + seat] >> (4 * kind) & 15 != 0

    def does_near(self, seat: i64) -> bool:
        """Some neighbour space of the stag, marshes included, holds a doe."""
        at = self.at
        for space in self.house.island.neighbours[at[STAGS + seat]]:
            if at[DOES + space] != 0:
                return True
        return False

    def can_roar(self) -> bool:
        return self.holds(self.at[ACTOR], ROARING) and self.does_near(self.at[ACTOR])

    def might_roar(self) -> bool:
        return self.might_hold(self.at[ACTOR], ROARING) and self.does_near(self.at[ACTOR])

    def covered(self, seat: i64) -> bool:
        """Plans, food and tiles lie hidden: who has none to play is asked like those who have some."""
        phase = self.at[PHASE]
        if phase == TURN:
            return self.might_roar()
        return phase not in (SETTLING, RIVALS, LEAVING, GAINING)  # there the choices follow from what lies open

    # §9: the end

    def points(self, seat: i64) -> i64:
        """§9.2: nothing without a won fight; else a point a doe, and 3 on the peak or 1 on a meadow."""
        at = self.at
        if at[VICTORS] >> seat & 1 == 0:
            return 0
        space = at[STAGS + seat]
        return at[TRACK + seat] + (0 if space < SHORE else PEAK_POINTS if space == PEAK else MEADOW_POINTS)

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """§9.3: points, antler ends, height on the island, food, and body height where it is known."""
        keys: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            space = self.at[STAGS + seat]
            level = int(LEVEL[space]) if space != NONE else 0
            food = int(worth(self.at[STOCK + seat]))
            keys.append((int(self.points(seat)), int(self.at[ENDS + seat]), level, food, self.house.heights[seat]))
        return rank(keys)

    # What a seat cannot know (§1.4, §3.2): the plans, food and hidden tiles of the others, and what comes next.

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.at[PHASE] == END:
            return
        self.redeal_plans(seat, rng)
        self.redeal_tiles(seat, rng)
        self.redeal_food(seat, rng)

    def redeal_plans(self, seat: i64, rng: Rng) -> None:
        at = self.at
        for other in range(self.seats):
            if other == seat:
                continue
            if at[PHASE] != PLANNING:
                self.redeal_markers(other, rng)
                continue
            fixed = at[CONFIRMED] >> other & 1 != 0
            at[CHANGES + other] = 0
            for tile in range(TILES_EACH):
                at[PLANS + TILES_EACH * other + tile] = rng.below(len(ACTS)) if fixed else NONE

    def redeal_markers(self, other: i64, rng: Rng) -> None:
        """Everybody knows how many tiles lie at which action, and those that were revealed."""
        plan = PLANS + TILES_EACH * other
        covered = [tile for tile in range(TILES_EACH) if self.at[USED + other] >> tile & 1 == 0]
        acts = sorted([int(self.at[plan + tile]) for tile in covered])
        rng.shuffle(acts)
        for tile, act in zip(covered, acts):
            self.at[plan + tile] = act

    def redeal_tiles(self, seat: i64, rng: Rng) -> None:
        """The draw pile can only hold what was shuffled into it; the rest is with the others."""
        at = self.at
        unseen = at[PILE]
        for other in range(self.seats):
            if other != seat:
                unseen += at[HIDDEN + other]
        number = size(at[PILE])
        pile = listed(common(unseen, at[FRESH_TILES]))
        rng.shuffle(pile)
        at[PILE] = gathered(pile[:number])
        rest = listed(without(unseen, at[PILE]))
        rng.shuffle(rest)
        for other in range(self.seats):
            if other != seat:
                number = size(at[HIDDEN + other])
                at[HIDDEN + other] = gathered(rest[:number])
                rest = rest[number:]

    def redeal_food(self, seat: i64, rng: Rng) -> None:
        """The supply can only hold what was shuffled into it; of the others' food some is known by all."""
        at = self.at
        unseen: i64 = 0
        for pool in range(MOST_POOLS):
            unseen += at[POOLS + pool]
        for other in range(self.seats):
            if other != seat:
                unseen += at[STOCK + other] + self.secret_stake(other) - at[KNOWN + other]
        number = size(at[POOLS])
        supply = listed(common(unseen, at[FRESH_FOOD]))
        rng.shuffle(supply)
        at[POOLS] = gathered(supply[:number])
        rest = listed(without(unseen, at[POOLS]))
        rng.shuffle(rest)
        for older in range(1, MOST_POOLS):
            number = size(at[POOLS + older])
            if number != 0:
                at[POOLS + older] = gathered(rest[:number])
                rest = rest[number:]
        for other in range(self.seats):
            if other != seat:
                stake = self.secret_stake(other)
                number = size(at[STOCK + other] + stake) - size(at[KNOWN + other])
                held = rest[:number]
                rest = rest[number:]
                self.hand_out(other, held, stake, rng)

    def secret_stake(self, seat: i64) -> i64:
        """Food that this seat has put down and nobody else has seen."""
        at = self.at
        if at[LOCKED] != 0:
            return 0
        return at[STAKE + ATTACK] if seat == at[ACTOR] else at[STAKE + DEFENCE] if seat == at[DEFENDER] else 0

    def hand_out(self, other: i64, held: list[int], stake: i64, rng: Rng) -> None:
        """Give another seat its food, and put down any of it where some was put down."""
        at = self.at
        held = sorted(held + listed(at[KNOWN + other]))
        rng.shuffle(held)
        down = size(stake)
        at[STOCK + other] = gathered(held[down:])
        if stake != 0:
            at[STAKE + (ATTACK if other == at[ACTOR] else DEFENCE)] = gathered(held[:down])


def next_seat(state: AntlerState, seat: i64) -> i64:
    """Round the table."""
    return 0 if seat + 1 == state.seats else seat + 1
