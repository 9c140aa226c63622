"""A position of King of Tokyo: its choices, its phases, its numbers. § numbers are those of ``rules.en.md``."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, count, lowest
from spieltisch.engine.contract import rank
from spieltisch.engine.fields import ACTOR, NONE, PHASE, Fields
from spieltisch.engine.phase import FieldState, House, Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo.dice import FACES, KEEPABLE, MOST, SETS

# The choices, in named blocks: the int of an action is its block plus the thing chosen. A die is named by the face it
# shows, since equal dice are one choice. ``copy`` is 0 for the card itself, 1 for Mimic.
STOP: Final = 0  # no more rerolls
DONE: Final = 1  # no more changes, purchases or sales
PASS: Final = 2
YIELD: Final = 3
STAY: Final = 4
TAKE: Final = 5  # the damage
FLY: Final = 6  # Wings
RAPID_HEAL: Final = 7
READ_MINDS: Final = 8  # Telepath: a reroll for an energy
SWEEP: Final = 9
BUY_TOP: Final = 10
TAKE_TURN: Final = 11  # Freeze Time
HEAL_SELF: Final = 12
CURE_POISON: Final = 13
CURE_SHRINK: Final = 14
WASTE: Final = 15
SMOKE: Final = 16  # + copy
DWELL: Final = 18  # + number of 3s rerolled - 1
PROBE: Final = DWELL + MOST  # + 6 * copy + face
HERD: Final = PROBE + 2 * FACES  # + face
STRETCH: Final = HERD + FACES  # + 6 * face + new face
TWIST: Final = STRETCH + FACES * FACES  # + 36 * copy + 6 * face + new face
RAY: Final = TWIST + 2 * FACES * FACES  # + seat
BUY: Final = RAY + 6  # + kind: of the cards face up
TAKE_OVER: Final = BUY + c.KINDS  # + card in play
AIM: Final = TAKE_OVER + c.IN_PLAY  # + card in play
SELL: Final = AIM + c.IN_PLAY  # + card in play
DEPOSIT: Final = SELL + c.IN_PLAY  # + energy
KEEP: Final = DEPOSIT + c.MOST_DEPOSIT + 1  # + set of dice that stay; all others are rerolled
ACTIONS: Final = KEEP + KEEPABLE
# The outcomes of chance.
FIRST: Final = ACTIONS  # + seat
CARD: Final = FIRST + 6  # + kind
HIDE: Final = CARD + c.KINDS  # + number of hearts of a Camouflage roll
ROLL: Final = HIDE + 64  # + set of dice

# What is open: the table of phases stands in rules.py.
WORK: Final = 0
CHOOSE_FIRST: Final = 1
DRAW: Final = 2
AIM_AGAIN: Final = 3
ROLLING: Final = 4
THROW: Final = 5
PROBE_DICE: Final = 6
PROBING: Final = 7
CHANGE_DICE: Final = 8
DWELLING: Final = 9
USE_HEART: Final = 10
SHARE_HEART: Final = 11
FLY_OFF: Final = 12
HIDING: Final = 13
BRACE: Final = 14
LEAVE: Final = 15
SHOP: Final = 16
PEEK: Final = 17
SNATCH: Final = 18
CHARGE: Final = 19
AIM_FIRST: Final = 20
SELL_CARDS: Final = 21
FREEZE: Final = 22
END: Final = 23

# What has to be done later (TODO): the head of a chapter, or what is left of one that was interrupted. The first ones
# belong to the turn of the active monster, and fall away when it is eliminated (§3.5).
DO_ROLL: Final = 1
DO_CHANGE: Final = 2
DO_RESOLVE: Final = 3
DO_CLAWS: Final = 4
DO_YIELDS: Final = 5
DO_BURROWING: Final = 6  # of those from ASKED on
DO_ENTRY: Final = 7
DO_SHOP: Final = 8
DO_SELL: Final = 9
DO_DUSK: Final = 10
DO_POISON: Final = 11
DO_FREEZE: Final = 12
LAST_OF_TURN: Final = 12
DO_REFILL: Final = 13
DO_WINDOW: Final = 14  # for Opportunists after ASKED
DO_BOUGHT: Final = 15
DO_LOSS: Final = 16  # of Even Bigger, by SELLER
DO_START: Final = 17
DO_NEXT: Final = 18
TASK_BITS: Final = 5
ONE_TASK: Final = 31

# Marks of the running turn, bits of MARKS.
HERD_ONCE: Final = 1  # Herd Culler was used once more
HERD_TIMES: Final = 3  # two bits: how often it was
PROBED: Final = 4  # Psychic Probe was used; the next bit: by Mimic
ACID: Final = 16  # Acid Attack has dealt its point; the next bit: Mimic has
TRIPLE_ONE: Final = 64
DAMAGED: Final = 128  # the active monster has damaged another one
CLAWED: Final = 256  # the claws are resolved

# The attack that may bring the active monster into Tokyo: until the yields are decided, and while Burrowing strikes.
STORMING: Final = 1
DIGGING: Final = 2

LIFE_AT_START: Final = 10
BIGGER_LIFE: Final = 12
GOAL: Final = 20
SLOTS: Final = 3
BAY_NEEDS: Final = 5
MANY: Final = 30000  # more energy than any game sees: nobody counts further
MOST_REROLLS: Final = 99  # the same for rerolls
MOST_DAMAGE: Final = 60  # more points than any monster has lives: nobody counts further
MOST_EXTRA: Final = 20  # Frenzy turns that wait: nobody buys more
SEATS: Final = 6
ALL_SEATS: Final = 63

# The numbers of a position. Sets of seats, slots and cards are bits of one int.
FIELDS: Final = Fields(seats=SEATS)
ACTIVE: Final[i64] = FIELDS.one("active", 0, SEATS - 1)  # whose turn it is
REGULAR: Final[i64] = FIELDS.one("regular", 0, SEATS - 1)  # whose turn was the last that is no extra turn
PENALTY: Final[i64] = FIELDS.one("penalty", 0, MOST)  # dice less in this turn
NEXT_PENALTY: Final[i64] = FIELDS.one("freeze", 0, MOST)  # that of the Freeze Time turn that follows, or 0
EXTRA: Final[i64] = FIELDS.one("extra", 0, (1 << 60) - 1, plain=False)  # Frenzy turns to come, see extra_turns
DICE: Final[i64] = FIELDS.one("dice", 0, SETS - 1, plain=False)  # the dice on the table, see dice.py
IN_HAND: Final[i64] = FIELDS.one("rolling", 0, MOST)  # dice about to be thrown
REROLLS: Final[i64] = FIELDS.one("rerolls", 0, MOST_REROLLS)
MARKS: Final[i64] = FIELDS.one("marks", 0, 511)
CITY: Final[i64] = FIELDS.one("city", NONE, SEATS - 1, start=NONE, plain=False)  # who stands there
BAY: Final[i64] = FIELDS.one("bay", NONE, SEATS - 1, start=NONE, plain=False)
ALIVE: Final[i64] = FIELDS.one("alive", 0, ALL_SEATS, plain=False)
WINGED: Final[i64] = FIELDS.one("wings", 0, ALL_SEATS, plain=False)  # who has paid for Wings this turn
ASSAULT: Final[i64] = FIELDS.one("assault", 0, DIGGING)  # how far the attack is, or 0
MAY_YIELD: Final[i64] = FIELDS.one("may_yield", 0, ALL_SEATS, plain=False)  # attacked ones, not asked yet
LEFT: Final[i64] = FIELDS.row("left", 2, NONE, SEATS - 1, start=NONE)  # who yielded City and Bay in this attack
SOURCE: Final[i64] = FIELDS.one("source", NONE, SEATS - 1, start=NONE)  # who deals the damage being dealt
CLAWS_HIT: Final[i64] = FIELDS.one("claws_hit", 0, ALL_SEATS, plain=False)  # whose damage comes from claws
STAGE: Final[i64] = FIELDS.one("stage", 0, 3, plain=False)  # of the next packet: 0, or 1 + rolls of Camouflage to come
MIMICKED: Final[i64] = FIELDS.one("mimic", NONE, c.IN_PLAY - 1, start=NONE, plain=False)  # the card that Mimic copies
MARKET: Final[i64] = FIELDS.row("market", SLOTS, NONE, c.KINDS - 1, start=NONE, plain=False)  # the kinds face up
OFFER: Final[i64] = FIELDS.one("offer", 0, 7, plain=False)  # slots with cards that Opportunist may buy
DECK: Final[i64] = FIELDS.row("deck", 2, 0, (1 << 48) - 1, plain=False)  # a pile: which comes next is decided later
DISCARD: Final[i64] = FIELDS.row("discard", 2, 0, (1 << 48) - 1, plain=False)
TOP: Final[i64] = FIELDS.one("top", NONE, c.KINDS - 1, start=NONE, plain=False)  # of the deck, once somebody has looked
TOP_KNOWN: Final[i64] = FIELDS.one("top_known", 0, ALL_SEATS, plain=False)  # who has
WINNER: Final[i64] = FIELDS.one("winner", NONE, SEATS - 1, start=NONE)
TODO: Final[i64] = FIELDS.one("todo", 0, (1 << 60) - 1, plain=False)  # tasks, five bits each, the next one lowest
ASKED: Final[i64] = FIELDS.one("asked", 0, SEATS, plain=False)  # how many had their turn in a round of questions
SELLER: Final[i64] = FIELDS.one("seller", NONE, SEATS - 1, start=NONE, plain=False)  # who has lost Even Bigger
HEARTS: Final[i64] = FIELDS.one("hearts", 0, MOST, plain=False)  # hearts not used yet
HEALED: Final[i64] = FIELDS.one("healed", 0, 1, plain=False)  # a heart has healed its owner
INCOME: Final[i64] = FIELDS.one("income", 0, 1, plain=False)  # Healing Ray has brought energy
BONUS: Final[i64] = FIELDS.one("bonus", 0, 2, plain=False)  # points of Regeneration to share out
RAYED: Final[i64] = FIELDS.one("rayed", 0, ALL_SEATS, plain=False)  # who was healed by the ray
BY_MIMIC: Final[i64] = FIELDS.one("by_mimic", 0, 1, plain=False)  # the Psychic Probe being used is the copy
CHARGED: Final[i64] = FIELDS.one("charged", NONE, c.IN_PLAY - 1, start=NONE, plain=False)  # card that waits for energy
COPIED: Final[i64] = FIELDS.one("copied", NONE, c.IN_PLAY - 1, start=NONE, plain=False)  # by Mimic before it was bought
# The price of each Keep card in play: twelve cards a number, four bits each (one each would be a third of a copy).
PAID: Final[i64] = FIELDS.row("paid", 4, 0, (1 << 48) - 1, plain=False)
STOCK: Final[i64] = FIELDS.row("stock", 3, 0, 2 * c.MOST_DEPOSIT, plain=False)  # on Smoke Cloud, Batteries and Mimic
LIFE: Final[i64] = FIELDS.each("life", 0, BIGGER_LIFE, start=LIFE_AT_START)
POINTS: Final[i64] = FIELDS.each("points", 0, GOAL)
ENERGY: Final[i64] = FIELDS.each("energy", 0, MANY)
POISON: Final[i64] = FIELDS.each("poison", 0, MOST_DAMAGE)  # counters
SHRINK: Final[i64] = FIELDS.each("shrink", 0, MOST_DAMAGE)
CARDS: Final[i64] = FIELDS.each("cards", 0, (1 << c.IN_PLAY) - 1, plain=False)  # the Keep cards in front of it
POWERS: Final[i64] = FIELDS.each("powers", 0, (1 << c.KEEPS) - 1, plain=False)  # kinds it has, what Mimic copies too
HARM: Final[i64] = FIELDS.each("harm", 0, MOST_DAMAGE, plain=False)  # damage still to be dealt to it


@final
class KingHouse(House):
    """The options of a game, shared by all its positions (§13)."""

    def __init__(self, seats: int, options: dict[str, Any], phases: list[Phase[Any]]) -> None:
        super().__init__(seats, options, FIELDS, phases)
        self.deck: c.Deck = c.deck_of(options["deck"])
        self.late: bool = options["victory_timing"] == "end_of_turn"
        self.paper: vec[i64] = vec[i64]([0] * 640)  # to write a list of choices on: faster than to append


@final
class KingState(FieldState):
    @property
    def house(self) -> KingHouse:
        return cast(KingHouse, self.shared)

    def copy(self) -> "KingState":
        return KingState(self.shared, self.at[:])

    def __getattr__(self, name: str) -> Any:
        return self.named(name)

    # A step ends by asking somebody, or goes on with what was to be done later.

    def step(self, action: i64, seat: i64) -> None:
        at = self.at
        phases = self.shared.phases
        phase = at[PHASE]
        at[PHASE] = WORK
        phases[phase].step(self, action, seat)
        while at[PHASE] == WORK:
            task = at[TODO] & ONE_TASK
            at[TODO] >>= TASK_BITS
            phases[WORK].step(self, task, NONE)

    def ask(self, phase: i64, seat: i64) -> None:
        """A seat, or chance (which is NONE)."""
        self.at[PHASE] = phase
        self.at[ACTOR] = seat

    def later(self, task: i64) -> None:
        self.at[TODO] = self.at[TODO] << TASK_BITS | task

    def never_mind(self) -> None:
        """Nothing is to be done later any more."""
        self.at[TODO] = 0
        self.at[ASKED] = 0
        self.at[SELLER] = NONE

    # Seats

    def is_alive(self, seat: i64) -> bool:
        return self.at[ALIVE] >> seat & 1 != 0

    def living(self) -> i64:
        return count(self.at[ALIVE])

    def left_of(self, seat: i64) -> i64:
        """The next living monster clockwise."""
        alive = self.at[ALIVE]
        while True:
            seat = seat + 1 if seat + 1 < self.seats else 0
            if alive >> seat & 1:
                return seat

    def right_of(self, seat: i64) -> i64:
        alive = self.at[ALIVE]
        while True:
            seat = seat - 1 if seat > 0 else self.seats - 1
            if alive >> seat & 1:
                return seat

    def in_tokyo(self, seat: i64) -> bool:
        return self.at[CITY] == seat or self.at[BAY] == seat

    def in_town(self) -> i64:
        """Who is in Tokyo, as a set of seats."""
        at = self.at
        found: i64 = 0
        if at[CITY] != NONE:
            found |= bit(at[CITY])
        if at[BAY] != NONE:
            found |= bit(at[BAY])
        return found

    def others_place(self, seat: i64) -> i64:
        """§6.3: the living monsters that are not in the same place."""
        return self.at[ALIVE] & ~self.in_town() if self.in_tokyo(seat) else self.in_town()

    def bay_open(self) -> bool:
        return self.living() >= BAY_NEEDS

    def about_to_enter(self) -> bool:
        """Whether an attacker outside may still take a place."""
        active = self.at[ACTIVE]
        return self.at[ASSAULT] != 0 and self.is_alive(active) and not self.in_tokyo(active)

    def unpack(self, seat: i64) -> None:
        """Nothing of the packet for this seat is left."""
        at = self.at
        at[HARM + seat] = 0
        at[CLAWS_HIT] &= ~bit(seat)
        at[STAGE] = 0

    def end_attack(self) -> None:
        at = self.at
        at[ASSAULT] = 0
        at[MAY_YIELD] = 0
        at[LEFT] = NONE
        at[LEFT + 1] = NONE

    def extra_turns(self) -> list[int]:
        """The Frenzy turns to come, in the order of purchase. Each is three bits, seat + 1, the first one lowest."""
        found: list[int] = []
        waiting = self.at[EXTRA]
        while waiting != 0:
            found.append(int((waiting & 7) - 1))
            waiting >>= 3
        return found

    def set_extra_turns(self, seats: list[int]) -> None:
        waiting: i64 = 0
        for seat in reversed(seats[:MOST_EXTRA]):
            waiting = waiting << 3 | (seat + 1)
        self.at[EXTRA] = waiting

    # §12.1: which cards does a monster have? A power nobody has is a bit that is not set.

    def has(self, seat: i64, kind: i64) -> bool:
        return self.at[POWERS + seat] >> kind & 1 != 0

    def copies(self, seat: i64, kind: i64) -> i64:
        """How many times it has the card, counting the copy by Mimic."""
        at = self.at
        if at[POWERS + seat] >> kind & 1 == 0:
            return 0
        found = at[CARDS + seat] >> kind & 1
        if kind == c.EXTRA_HEAD:
            found += at[CARDS + seat] >> c.SECOND_HEAD & 1
        return found + 1 if self.copies_by_mimic(seat, kind) else found

    def copies_by_mimic(self, seat: i64, kind: i64) -> bool:
        card = self.at[MIMICKED]
        return card != NONE and kind_of(card) == kind and self.owns(seat, c.MIMIC)

    def owns(self, seat: i64, card: i64) -> bool:
        """Whether the card itself lies in front of it."""
        return self.at[CARDS + seat] >> card & 1 != 0

    def owner(self, card: i64) -> i64:
        """Who has this card in front of it, or NONE."""
        for seat in range(self.seats):
            if self.at[CARDS + seat] >> card & 1:
                return seat
        return NONE

    def in_play(self) -> i64:
        """All Keep cards that lie in front of somebody."""
        at = self.at
        found: i64 = 0
        for seat in range(self.seats):
            found |= at[CARDS + seat]
        return found

    def max_life(self, seat: i64) -> i64:
        return BIGGER_LIFE if self.has(seat, c.EVEN_BIGGER) else LIFE_AT_START

    # The deck

    def deck_size(self) -> i64:
        return pile_size(self.at, DECK) + (1 if self.at[TOP] != NONE else 0)

    # Who is ahead?

    def scores(self) -> list[int]:
        return [int(self.at[POINTS + seat]) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """The winner, then the living by their points; the eliminated share a place. All dead: all last (§1.3)."""
        at = self.at
        if at[PHASE] == END and at[WINNER] == NONE:
            return [int(self.seats)] * int(self.seats)
        keys: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            keys.append((int(at[WINNER] == seat), int(self.is_alive(seat)), int(at[POINTS + seat])))
        return rank(keys)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """A seat cannot know the deck, nor its top card if only others have looked at it."""
        at = self.at
        if at[TOP] != NONE and (seat < 0 or at[TOP_KNOWN] >> seat & 1 == 0):
            lay_on(at, DECK, at[TOP])
            at[TOP] = card_of_pile(at, DECK, rng.below(pile_size(at, DECK)))
            take_from(at, DECK, at[TOP])


def kind_of(card: i64) -> i64:
    """What a card in play is."""
    return c.EXTRA_HEAD if card == c.SECOND_HEAD else card


def paid(at: vec[i64], card: i64) -> i64:
    """What its owner has paid for a card in play."""
    return at[PAID + card // 12] >> 4 * (card % 12) & 15


def set_paid(at: vec[i64], card: i64, energy: i64) -> None:
    at[PAID + card // 12] += (energy - paid(at, card)) << 4 * (card % 12)


def stack(tasks: list[int]) -> i64:
    """Things to be done later, as TODO keeps them; the next one last."""
    found: i64 = 0
    for task in tasks:
        found = found << TASK_BITS | task
    return found


def unless_upon(state: KingState, stacks: list[list[int]]) -> str:
    """What a phase needs: that afterwards it goes on in one of these ways."""
    for tasks in stacks:
        if state.at[TODO] == stack(tasks):
            return ""
    return "what is pending does not fit what is open now"


# Piles: see cards.py


def pile_size(at: vec[i64], pile: i64) -> i64:
    return count(at[pile]) + count(at[pile + 1])


def lay_on(at: vec[i64], pile: i64, kind: i64) -> None:
    spot = c.SPOT[kind]
    half = pile + spot // c.KEEPS_IN_BOX
    card = bit(spot % c.KEEPS_IN_BOX)
    at[half] |= card if at[half] & card == 0 else card << 1


def take_from(at: vec[i64], pile: i64, kind: i64) -> None:
    spot = c.SPOT[kind]
    half = pile + spot // c.KEEPS_IN_BOX
    card = bit(spot % c.KEEPS_IN_BOX)
    second = c.KIND_AT[spot + 1] == kind and at[half] & (card << 1) != 0
    at[half] &= ~(card << 1 if second else card)


def card_of_pile(at: vec[i64], pile: i64, number: i64) -> i64:
    """The kind of the card with this number, in the order of the kinds."""
    spot: i64 = 0
    rest = at[pile]
    if number >= count(rest):
        number -= count(rest)
        rest = at[pile + 1]
        spot = c.KEEPS_IN_BOX
    for _card in range(number):
        rest &= rest - 1
    return c.KIND_AT[spot + lowest(rest)]


def kinds_in(at: vec[i64], pile: i64) -> list[int]:
    """The kinds of a pile's cards, in ascending order, equal ones one after the other."""
    return [int(card_of_pile(at, pile, number)) for number in range(pile_size(at, pile))]
