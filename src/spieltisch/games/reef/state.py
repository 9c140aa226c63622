"""A position of Reef: its choices, its numbers, its options. § numbers are those of ``rules.en.md``."""

from typing import Any, Final, cast, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, count, write
from spieltisch.engine.contract import rank
from spieltisch.engine.event import Fact
from spieltisch.engine.fields import NONE, PHASE, Fields
from spieltisch.engine.phase import FieldState, House, Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.reef.deck import COLOURS, SIZE, Card, Deck, deck_of
from spieltisch.games.reef.scoring import CELLS, height

# The choices, in named blocks: the int of an action is its block plus the thing chosen.
TAKE: Final = 0  # + slot: take a card of the display
DRAW: Final = 3  # + slot: pay a point onto this slot and draw from the deck
SCORE: Final = 6  # + times: score the pattern so often (only with ask_to_score)
PLACE: Final = 23  # + 16 * (colour - 1) + cell
PLAY: Final = 87  # + card: play a card of the hand
ACTIONS: Final = 147
# The outcomes of chance.
FIRST: Final = 147  # + seat: who has the starfish board
CARD: Final = 151  # + card: the next card of the deck

# What is to be done next: the table of phases stands in rules.py.
CHOOSE_FIRST: Final = 0
DEAL: Final = 1
SETTLE: Final = 2
OPEN: Final = 3
TURN: Final = 4
BUILD: Final = 5
COUNT: Final = 6
REFILL: Final = 7
FETCH: Final = 8
TURN_UP: Final = 9
END: Final = 10

SLOTS: Final = 3
ALL_CARDS: Final = (1 << SIZE) - 1
MANY: Final = 9999  # more points or rounds than any game sees: nobody counts further
CORALS: Final = [0, 0, 18, 24, 28]  # of each colour in the game, by seats
START_POINTS: Final = 3
START_HAND: Final = 2  # cards

# The numbers of a position. Sets of cards are 60-bit masks; a stack is described in scoring.py.
FIELDS: Final = Fields(seats=4, actor="active")
START_SEAT: Final[i64] = FIELDS.one("first", NONE, 3, start=NONE)  # the start player
ROUND: Final[i64] = FIELDS.one("round", 0, MANY)
DECK: Final[i64] = FIELDS.one("bag", 0, ALL_CARDS, start=ALL_CARDS, plain=False)  # which comes next is decided later
FACE_UP: Final[i64] = FIELDS.one("face_up", NONE, SIZE - 1, start=NONE, plain=False)  # its top, where it lies face up
SLOT: Final[i64] = FIELDS.one("slot", NONE, SLOTS - 1, start=NONE)  # the slot to be refilled
PLAYING: Final[i64] = FIELDS.one("playing", NONE, SIZE - 1, start=NONE, plain=False)  # the card being played
FINGERS: Final[i64] = FIELDS.one("corals", 0, 0x9999, plain=False)  # corals to be placed, four bits a colour
DISPLAY: Final[i64] = FIELDS.row("display", SLOTS, NONE, SIZE - 1, start=NONE, plain=False)  # the card in each slot
TOKENS: Final[i64] = FIELDS.row("tokens", SLOTS, 0, MANY)  # the points lying on it
SUPPLY: Final[i64] = FIELDS.row("supply", 4, 0, CORALS[4], plain=False)  # corals of each colour
POINTS: Final[i64] = FIELDS.each("points", 0, MANY, start=START_POINTS)
HANDS: Final[i64] = FIELDS.each("hands", 0, ALL_CARDS, plain=False)
SEEN: Final[i64] = FIELDS.each("seen", 0, ALL_CARDS, plain=False)  # of the hand: taken while everybody looked on
DISCARDS: Final[i64] = FIELDS.each("discards", 0, ALL_CARDS, plain=False)
STACKS: Final[i64] = FIELDS.each("stacks", 0, 4095, size=CELLS, plain=False)  # of each cell


@final
class ReefHouse(House):
    """The options of a game, shared by all its positions."""

    def __init__(self, seats: int, options: dict[str, Any], phases: list[Phase[Any]]) -> None:
        super().__init__(seats, options, FIELDS, phases)
        self.deck: Deck = deck_of(options["deck"])
        self.face_up: bool = options["deck_face_up"]
        self.finish_round: bool = options["deck_empty_end"] == "finish_round"
        self.whole_ring: bool = options["final_ring_scoring"] == "whole_ring"
        self.border: bool = options["start_layout"] == "border"
        self.stacking: bool = self.border and options["start_border_stacking"]
        self.display_first: bool = options["display_before_start_placement"]
        self.ask_to_score: bool = options["ask_to_score"]
        self.paper: vec[i64] = vec[i64]([0] * 64)  # to write a list of choices on: a third faster than to append


@final
class ReefState(FieldState):
    @property
    def house(self) -> ReefHouse:
        return cast(ReefHouse, self.shared)

    def copy(self) -> "ReefState":
        return ReefState(self.shared, self.at[:])

    def __getattr__(self, name: str) -> Any:
        return self.named(name)

    def card(self, number: i64) -> Card:
        return self.house.deck.cards[number]

    def card_facts(self, card: i64) -> dict[str, Fact]:
        """A card for an event."""
        return {"card": self.card(card).name, "label": self.card(card).label}

    def deck_size(self) -> i64:
        return count(self.at[DECK]) + (1 if self.at[FACE_UP] != NONE else 0)

    def deck_is_empty(self) -> bool:
        return self.at[DECK] == 0 and self.at[FACE_UP] == NONE

    def runs_out(self) -> bool:
        """Whether some colour of the supply is used up."""
        at = self.at
        return at[SUPPLY] == 0 or at[SUPPLY + 1] == 0 or at[SUPPLY + 2] == 0 or at[SUPPLY + 3] == 0

    def scores(self) -> list[int]:
        return [int(self.at[POINTS + seat]) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """§6.3: most points, then fewer empty cells, then more stacks of four."""
        keys: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            heights = [int(height(self.at[STACKS + seat * CELLS + cell])) for cell in range(CELLS)]
            keys.append((int(self.at[POINTS + seat]), -heights.count(0), heights.count(4)))
        return rank(keys)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """A seat cannot know the deck, nor the cards of other hands that were not taken openly."""
        at = self.at
        if at[PHASE] == END:
            return  # §6.2: the hands were shown
        pool = at[DECK]
        for other in range(self.seats):
            if other != seat:
                pool |= at[HANDS + other] & ~at[SEEN + other]
        cards = self.house.paper
        left = write(pool, cards)
        rng.shuffle_row(cards, left)
        for other in range(self.seats):
            if other != seat:
                hidden = count(at[HANDS + other] & ~at[SEEN + other])
                at[HANDS + other] = at[SEEN + other]
                for _card in range(hidden):
                    left -= 1
                    at[HANDS + other] |= bit(cards[left])
                    pool &= ~bit(cards[left])
        at[DECK] = pool


# What lies where, in letters. Here, as every view shows it; a position takes the same.


def fingers(state: ReefState) -> str:
    """The corals to be placed: ``RRY``."""
    return "".join([COLOURS[c + 1] * int(state.at[FINGERS] >> (4 * c) & 15) for c in range(4)])


def supply(state: ReefState) -> dict[str, int]:
    return {COLOURS[c + 1]: int(state.at[SUPPLY + c]) for c in range(4)}


def stacks(state: ReefState, seat: i64) -> list[str]:
    """The cells of a reef, row by row."""
    first = STACKS + seat * CELLS
    return [corals(state.at[first + cell]) for cell in range(CELLS)]


def corals(stack: i64) -> str:
    """A stack from bottom to top: ``RRY`` has a yellow top."""
    found = ""
    while stack != 0:
        found = COLOURS[stack & 7] + found
        stack >>= 3
    return found
