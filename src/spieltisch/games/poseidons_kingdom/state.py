"""A position of Poseidon's Kingdom: its choices, its phases, its numbers, and what can be read from them.

Colours of dice are the seats' own, 0..3, and NEUTRAL. A die with a value is one int, 6 * colour + value - 1.
Where dice lie together, each colour has one number that counts how many of them show each value: see dice.py.
§ numbers are those of ``rules.en.md``.
"""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import rank
from spieltisch.engine.fields import ACTOR, NONE, PHASE, Fields
from spieltisch.engine.phase import FieldState, House, Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom.ocean import BOX, CIRCUIT, NUMBERS, STRIPS
from spieltisch.games.poseidons_kingdom.options import BONUS_ACTIONS, COMMON, OUT_OF_REACH, PER_PLAYER, STOCKS, Falls
from spieltisch.games.poseidons_kingdom.reef import (
    ARROW,
    FOOD,
    FREE,
    MOST_PACKED,
    SKELETON,
    STARTING_REEF,
    TILES,
    WAVE,
    WINDOW,
    Reef,
    reefs_of,
)

SEATS: Final = 4
NEUTRAL: Final = 4
COLOURS: Final = 5
DICE: Final = 30  # colours times values
TENTACLES: Final = 6
PLACES: Final = 8  # of corals: sums 3 .. 10
LOWEST_SUM: Final = 3
WHITES: Final = 4  # the first four sums are white, the others black
OWN_DICE: Final = 10
NEUTRAL_DICE: Final = 15
SKELETONS: Final = 9  # of each player
ALL_SKELETONS: Final = 36
SLOTS: Final = [0, 0, 9, 12, 15]  # §1.3: of the wave, by seats
MOST_SLOTS: Final = 15
HEAD: Final = 0  # §8.4: the large field of the track; the small ones are 1 .. 6
TRACK: Final = 7

# §11.4: the kinds of corals.
UNKNOWN: Final = 0  # nobody has seen it yet
SPEEDY_FINS: Final = 1
WAVE_RIDER: Final = 2
BIGMOUTH: Final = 3
TRIDENT: Final = 4
GRAVEYARD: Final = 5
CORAL_KINDS: Final = ("unknown", "speedy-fins", "wave-rider", "bigmouth", "trident", "graveyard")
IN_BOX: Final[list[int]] = [0, *(BOX["corals"][kind] for kind in CORAL_KINDS[1:])]
ALL_CORALS: Final[list[int]] = [kind for kind in range(1, len(IN_BOX)) for _ in range(IN_BOX[kind])]
SYMBOL_OF: Final = vec[i64]([0, ARROW, WAVE, FOOD])  # by kind of coral
NO_SKELETON: Final = 3  # points of the graveyard

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
ACTIONS: Final = 12244
# The outcomes of chance.
FIRST: Final = 12244  # + seat: who begins
FALL: Final = 12248  # + how a die falls (see options.py), the last one: it misses
REVEAL: Final = 12345  # + kind of coral - 1: what a place turns out to hide

# What is to be decided next: the table of phases stands in rules.py.
CHOOSING_FIRST: Final = 0
ENTERING: Final = 1
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
PEEKING: Final = 16
REVEALING: Final = 17
ORDER: Final = 18
EATEN: Final = 19
RETURNING: Final = 20
TIPPING: Final = 21
CHOOSING_BONUS: Final = 22
DRIFTER: Final = 23
DRIFTING: Final = 24
FORAGING: Final = 25
WHITE: Final = 26
BLACK: Final = 27
PAYING: Final = 28
END: Final = 29

# What is still to be done in this turn, a bit each in TODO; the highest comes first. Their table stands in rules.py.
DO_END_TURN: Final = 0
DO_BREAK: Final = 1
DO_EATEN: Final = 2
DO_SHARK: Final = 3
DO_SWIM: Final = 4
DO_CALM: Final = 5
DO_BONUS: Final = 6
DO_FOOD: Final = 7
DO_STORE: Final = 8
DO_BLACK: Final = 9
DO_TRACK: Final = 10
WHOLE_TURN: Final = 0b11111
FOOD_STEP: Final = 0b01111  # what follows after swimming
BONUS_STEP: Final = 0b1100001  # while a seat is at its bonus action
HIGHEST: Final = vec[i64]([todo.bit_length() - 1 for todo in range(2048)])

# The numbers of a position.
ALL_HEXES: Final = 84  # that the reefs can show together: eight to begin with, two more by each tile
MANY: Final = 9999  # more rounds or skeletons than any game sees: nobody counts further
A_HANDFUL: Final = 0x0F0F0F0F0F0F  # no more than 15 dice of a colour show each value
FIELDS: Final = Fields(seats=SEATS)
START_SEAT: Final[i64] = FIELDS.one("first", NONE, 3, start=NONE, plain=False)  # the start player
ACTIVE: Final[i64] = FIELDS.one("active", 0, 3)  # whose turn it is
ROUND: Final[i64] = FIELDS.one("round", 0, MANY)  # 0 while setting up
LAST: Final[i64] = FIELDS.one("last", 0, 4)  # turns left of the last round, 0 before it
SHARK: Final[i64] = FIELDS.one("shark", 0, CIRCUIT - 1, plain=False)  # index on the route
HEADING: Final[i64] = FIELDS.one("heading", -1, 1, start=1, plain=False)  # 1 or -1
DOLPHIN: Final[i64] = FIELDS.one("dolphin", NONE, 3, start=NONE, plain=False)  # who holds it, where it plays
SWIMMER: Final[i64] = FIELDS.one("field", NONE, CIRCUIT - 1, start=NONE, plain=False)  # where who swims stands now
IN_HAND: Final[i64] = FIELDS.one("tile", 0, 3, plain=False)  # kind of the tile being built
HALF: Final[i64] = FIELDS.one("hex", NONE, WINDOW - 1, start=NONE, plain=False)  # where its first half lies
STORING: Final[i64] = FIELDS.one("die", NONE, DICE - 1, start=NONE, plain=False)  # the die being stored
REMOVED: Final[i64] = FIELDS.one("removed", 0, 1)  # 1: an old die has been removed for it
FRESH: Final[i64] = FIELDS.one("fresh", 0, (1 << 60) - 1, plain=False)  # hexes with dice stored in this step
CHOSEN: Final[i64] = FIELDS.one("chosen", 0, (1 << 60) - 1, plain=False)  # hexes whose dice belong to the meal
TARGET: Final[i64] = FIELDS.one("target", NONE, PLACES - 1, start=NONE, plain=False)  # tentacle of the meal, or coral
TODO: Final[i64] = FIELDS.one("todo", 0, 2047, plain=False)  # what is still to be done in this turn
SERVED: Final[i64] = FIELDS.one("served", 0, 4, plain=False)  # seats that have come to their bonus action
MISSES: Final[i64] = FIELDS.row("missed", COLOURS, 0, 15)  # dice of each colour that missed the ocean
ON_WAVE: Final[i64] = FIELDS.row("wave", MOST_SLOTS, NONE, 4, start=NONE, plain=False)  # the colour on each slot
OCEAN: Final[i64] = FIELDS.row("ocean", STRIPS * COLOURS, 0, A_HANDFUL, plain=False)  # dice, by strip and colour
TAKEN: Final[i64] = FIELDS.row("taken", COLOURS, 0, A_HANDFUL, plain=False)  # dice in the fingers
EATING: Final[i64] = FIELDS.row("eating", COLOURS, 0, A_HANDFUL, plain=False)  # those that belong to the meal
SUPPLY: Final[i64] = FIELDS.row("supply", COLOURS, 0, NEUTRAL_DICE, plain=False)  # dice by colour
TILES_LEFT: Final[i64] = FIELDS.row("tiles", 3, 0, TILES, plain=False)  # by kind - 1
LAID: Final[i64] = FIELDS.row("laid", TILES, 0, MOST_PACKED, start=MOST_PACKED, plain=False)  # tiles, ascending
CORALS: Final[i64] = FIELDS.row("corals", PLACES, 0, 5, plain=False)  # the kind on each place
OWNERS: Final[i64] = FIELDS.row("owners", PLACES, NONE, 3, start=NONE, plain=False)  # NONE: still on the tableau
ITEMS: Final[i64] = FIELDS.row("items", ALL_HEXES, 0, SKELETON, plain=False)  # on the hexes of one reef after the other
LOOSE: Final[i64] = FIELDS.each("loose", 0, MANY)  # skeletons beside the reef
FIGURES: Final[i64] = FIELDS.each("track", NONE, TRACK - 1, plain=False)  # NONE when they have left the track
PEEKS: Final[i64] = FIELDS.each("peeks", 0, 255, plain=False)  # places that the seat has seen
OWED: Final[i64] = FIELDS.each("owed", 0, 60)  # fields that the figure is still to move
SUMS: Final[i64] = FIELDS.each("sum", 0, 60)  # of the dice, for the bonus actions
SWIMMERS: Final[i64] = FIELDS.each("swimmers", NONE, CIRCUIT - 1, start=NONE, plain=False, size=2)  # ascending
SAFE: Final[i64] = FIELDS.each("safe", 0, 6, size=TENTACLES)  # the safe tile; 0: the friend is still there

NO_USE: Final = "the dice in the fingers can neither be stored nor eaten"

# What is only used for a while, and at its start in every phase that does not name it.
PASSING: Final = [
    *("field", "tile", "hex", "die", "removed", "fresh", "chosen", "target", "missed", "taken", "eating", "owed"),
]


class Step:
    """Something that comes by itself: it asks somebody, by a phase, or ``go_on`` leads to what comes after it."""

    def __init__(self, number: i64, name: str, rule: str) -> None:
        self.number: i64 = number
        self.name = name  # as a position's JSON says it
        self.rule = rule

    def begin(self, state: "KingdomState") -> None:
        raise NotImplementedError

    def needs(self, state: "KingdomState") -> str:
        """What is wrong with a position in which it is still to come; empty if nothing is."""
        return ""


@final
class KingdomHouse(House):
    """The options of a game and what follows from the number of players, shared by all its positions (§2, §13)."""

    def __init__(self, seats: int, options: dict[str, Any], phases: list[Phase[Any]], steps: list[Step]) -> None:
        super().__init__(seats, options, FIELDS, phases)
        self.steps = vec[Step](steps)
        self.slots: i64 = SLOTS[seats]
        self.side_b: bool = seats == 2
        self.numbers: vec[i64] = NUMBERS[1 if seats == 2 else 0]
        self.store_leftovers: bool = options["leftover_rule"] == "store_leftovers"
        self.move_on_taking: bool = options["kraken_move_trigger"] == "take"
        self.peek_always: bool = options["peek_on_every_rescue"]
        self.early_break: bool = options["initial_wave"] == "breaks_before_first_turn"
        self.stock: i64 = STOCKS.index(options["skeleton_stock"])
        self.max_rounds: i64 = options["max_rounds"] or 0
        self.dolphin: bool = options["dolphin_variant"]
        tiers: dict[str, int] = options["bonus_tiers"]
        self.sums: vec[i64] = vec[i64]([tiers.get(name, OUT_OF_REACH) for name in BONUS_ACTIONS])
        self.falls = Falls(options)
        self.paper: vec[i64] = vec[i64]([0] * 1024)  # to write a list of choices on: faster than to append


@final
@mypyc_attr(free_list_len=1)  # the room of a position just thrown away is used again: a copy is a sixth faster
class KingdomState(FieldState):
    """The numbers, and the reefs that follow from the tiles laid: kept, because all copies share them."""

    def __init__(self, shared: House, at: vec[i64], reefs: vec[Reef]) -> None:
        super().__init__(shared, at)
        self.reefs = reefs  # replaced, never changed in place

    @property
    def house(self) -> KingdomHouse:
        return cast(KingdomHouse, self.shared)

    def copy(self) -> "KingdomState":
        return KingdomState(self.shared, self.at[:], self.reefs)

    def restore(self, at: vec[i64]) -> None:
        self.at = at
        laid = [int(at[LAID + n]) for n in range(TILES) if at[LAID + n] != MOST_PACKED]
        self.reefs = vec[Reef](reefs_of(self.seats, laid))

    def __getattr__(self, name: str) -> Any:
        return self.named(name)

    # Reefs

    def items_at(self, seat: i64) -> i64:
        """Where in the row begins what lies on a seat's reef."""
        first = ITEMS
        for other in range(seat):
            first += self.reefs[other].size
        return first

    def ability(self, seat: i64, symbol: i64) -> i64:
        """§4.5: how many dice may be loaded or taken, how many fields swum."""
        return self.reefs[seat].ability(symbol, self.at, self.items_at(seat))

    def visible(self, seat: i64, symbol: i64) -> i64:
        return self.reefs[seat].visible(symbol, self.at, self.items_at(seat))

    def skeletons_on(self, seat: i64) -> i64:
        """The dead hexes of a reef."""
        at = self.at
        items = self.items_at(seat)
        dead: i64 = 0
        for n in range(self.reefs[seat].size):
            if at[items + n] == SKELETON:
                dead += 1
        return dead

    def live_hexes(self, seat: i64) -> i64:
        """How many visible hexes have no skeleton."""
        return self.reefs[seat].size - self.skeletons_on(seat)

    def skeletons(self, seat: i64) -> i64:
        """On the reef and beside it."""
        return self.at[LOOSE + seat] + self.skeletons_on(seat)

    def skeletons_left(self, seat: i64) -> i64:
        """§9.3: how many markers there are for swimmers eaten from now on."""
        if self.house.stock == PER_PLAYER:
            return SKELETONS - self.skeletons(seat)
        if self.house.stock == COMMON:
            left: i64 = ALL_SKELETONS
            for other in range(self.seats):
                left -= self.skeletons(other)
            return left
        return MANY

    # The kraken

    def friends(self, seat: i64) -> i64:
        """How many are still held."""
        held: i64 = 0
        for t in range(TENTACLES):
            if self.at[SAFE + TENTACLES * seat + t] == 0:
                held += 1
        return held

    def kraken_defeated(self) -> bool:
        """§11.1: somebody has freed all friends."""
        for seat in range(self.seats):
            if self.friends(seat) == 0:
                return True
        return False

    # §11.4, §11.5: points and ties

    def coral_points(self, seat: i64, kind: i64) -> i64:
        """What a coral of this kind is worth to a seat now."""
        if kind == TRIDENT:
            best = self.coral_points(seat, GRAVEYARD)
            for other in (SPEEDY_FINS, WAVE_RIDER, BIGMOUTH):
                best = max(best, self.coral_points(seat, other))
            return best
        if kind == GRAVEYARD:
            dead = self.skeletons(seat)
            return NO_SKELETON if dead == 0 else -dead
        return self.visible(seat, SYMBOL_OF[kind])

    def safe_points(self, seat: i64) -> i64:
        points: i64 = 0
        for t in range(TENTACLES):
            points += self.at[SAFE + TENTACLES * seat + t]
        return points

    def points(self, seat: i64) -> i64:
        points = self.safe_points(seat)
        for place in range(PLACES):
            if self.at[OWNERS + place] == seat and self.at[CORALS + place] != UNKNOWN:
                points += self.coral_points(seat, self.at[CORALS + place])
        return points

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        return rank([self.standing(seat) for seat in range(self.seats)])

    def standing(self, seat: i64) -> tuple[int, ...]:
        """Points, then the trident, the highest reef, the fewest skeletons, the best safe tiles: greater is better."""
        trident: i64 = 0
        for place in range(PLACES):
            if self.at[OWNERS + place] == seat and self.at[CORALS + place] == TRIDENT:
                trident = 1
        return (
            int(self.points(seat)),
            int(trident),
            int(self.reefs[seat].height()),
            -int(self.skeletons(seat)),
            int(self.safe_points(seat)),
        )

    # §12: what a seat cannot know: corals it has neither looked under nor taken.

    def knows(self, seat: i64, place: i64) -> bool:
        """Whether a seat (NONE: a spectator) knows the coral of a place."""
        if self.at[PHASE] == END and self.at[OWNERS + place] != NONE:
            return True
        return seat >= 0 and self.at[PEEKS + seat] >> place & 1 == 1

    def hidden_kinds(self) -> list[int]:
        """How many corals of each kind nobody has seen yet."""
        left = IN_BOX[:]
        for place in range(PLACES):
            left[self.at[CORALS + place]] -= 1
        return left

    def redeal(self, seat: i64, rng: Rng) -> None:
        unknown: list[int] = []
        pool = ALL_CORALS[:]
        for place in range(PLACES):
            kind = self.at[CORALS + place]
            if kind == UNKNOWN:
                continue
            if self.knows(seat, place):
                pool.remove(int(kind))
            else:
                unknown.append(int(place))
        rng.shuffle(pool)
        for n in range(len(unknown)):
            self.at[CORALS + unknown[n]] = pool[n]


def go_on(state: KingdomState) -> None:
    """What comes next in this turn: it asks somebody, or goes on in its turn."""
    at = state.at
    step = HIGHEST[at[TODO]]
    at[TODO] &= ~bit(step)
    state.house.steps[step].begin(state)


def ask(state: KingdomState, phase: i64, seat: i64) -> None:
    """The phase that comes next, and who decides in it."""
    state.at[PHASE] = phase
    state.at[ACTOR] = seat


# What several phases need


def at_rest(state: KingdomState, used: list[str]) -> str:
    """What is only used for a while is at its start, except for these."""
    for field in FIELDS.all:
        if field.name in PASSING and field.name not in used:
            for n in range(field.at, field.at + field.size * (int(state.seats) if field.of_seats else 1)):
                if state.at[n] != field.start:
                    return f"nothing is to be said about {field.name} in this phase"
    return ""


def while_moving(state: KingdomState, used: list[str]) -> str:
    """§8.4: while figures move, dice lie in the fingers only if they are still to be eaten or stored."""
    later = state.at[TODO] & (bit(DO_FOOD) | bit(DO_STORE)) != 0
    return at_rest(state, [*used, "owed", "taken"] if later else [*used, "owed"])


def in_food_step(state: KingdomState) -> str:
    """§6, §7: the active player has swum, and the shark waits."""
    at = state.at
    swimmers = SWIMMERS + 2 * at[ACTIVE]
    if at[TODO] & FOOD_STEP != FOOD_STEP or at[TODO] & bit(DO_SWIM) != 0:
        return "after the food come the shark, the eaten and the end of the turn"
    if at[SWIMMER] == NONE or (at[swimmers] != at[SWIMMER] and at[swimmers + 1] != at[SWIMMER]):
        return "no swimmer of the active player stands on the field of this turn"
    return ""


def by_the_active(state: KingdomState, todo: i64) -> str:
    """The active player decides, and just this is still to be done."""
    if state.at[ACTOR] != state.at[ACTIVE]:
        return "this is for the active player to decide"
    return in_turn(state, todo)


def in_turn(state: KingdomState, todo: i64) -> str:
    """§3: a round has begun, all swimmers are in the ocean, and just this is still to be done."""
    return in_round(state) or all_swim(state) or to_do(state, todo)


def in_round(state: KingdomState) -> str:
    at = state.at
    if at[ROUND] == 0:
        return "turns begin with the first round"
    if 0 < state.house.max_rounds < at[ROUND] and at[LAST] == 0:
        return f"the last round begins after {state.house.max_rounds} rounds"
    return ""


def all_swim(state: KingdomState) -> str:
    for swimmer in range(2 * state.seats):
        if state.at[SWIMMERS + swimmer] == NONE:
            return "a swimmer is off the ocean exactly while it has been eaten"
    return ""


def setting_up(state: KingdomState) -> str:
    """§2: there is no last round before the first one."""
    return "turns begin with the first round" if state.at[LAST] > 0 else to_do(state, 0)


def to_do(state: KingdomState, todo: i64) -> str:
    """Just this, and each of it can be done when its time comes."""
    if state.at[TODO] != todo:
        return "the work to be done does not fit the phase"
    for step in state.house.steps:
        wrong = step.needs(state) if todo >> step.number & 1 else ""
        if wrong:
            return wrong
    return ""


def in_bonus(state: KingdomState) -> str:
    """§10.4: the seat that acts is at its bonus action."""
    at = state.at
    if at[SERVED] == 0 or at[ACTOR] != bonus_seat(state):
        return in_round(state) or "another seat is at its bonus action"
    return in_turn(state, BONUS_STEP)


def bonus_seat(state: KingdomState) -> i64:
    """Whose bonus action it is."""
    return (state.at[ACTIVE] + state.at[SERVED] - 1) % state.seats


def starting_reefs(seats: int) -> vec[Reef]:
    return vec[Reef]([STARTING_REEF] * seats)


assert HEX + WINDOW == ACTIONS == FIRST
assert (FROM + CIRCUIT, TO + CIRCUIT, TAKE + STRIPS * DICE) == (TO, TENTACLE, HEX)
assert SEATS * STARTING_REEF.size + 2 * TILES == ALL_HEXES
assert FREE == 0
