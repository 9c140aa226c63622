"""The rules of Reef, in the order of the rule sheet. § numbers are those of ``rules.en.md``."""

from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit, count, lowest, members
from spieltisch.engine.contract import CHANCE, OVER, State, rank
from spieltisch.engine.event import Fact
from spieltisch.engine.rng import Rng
from spieltisch.games.reef.deck import COLOURS, SIZE, Card, Deck, deck_of
from spieltisch.games.reef.scoring import CELLS, height

# The choices, in named blocks: the int of an action is its block plus the thing chosen.
TAKE: Final = 0  # + slot: take a card of the display
DRAW: Final = 3  # + slot: pay a point onto this slot and draw from the deck
SCORE: Final = 6  # + times: score the pattern so often (only with ask_to_score)
PLACE: Final = 23  # + 16 * (colour - 1) + cell
PLAY: Final = 87  # + card: play a card of the hand
ACTIONS: Final = PLAY + SIZE
# The outcomes of chance.
FIRST: Final = ACTIONS  # + seat: who has the starfish board
CARD: Final = FIRST + 4  # + card: the next card of the deck

# What is to be done next.
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

NONE: Final = -1
SLOTS: Final = 3
HAND_LIMIT: Final = 4
START_HAND: Final = 2
START_POINTS: Final = 3
CORALS: Final = [0, 0, 18, 24, 28]  # of each colour in the game, by seats
FULL: Final = 512  # a stack of four, three bits a coral, is at least this
CENTRE: Final = [5, 6, 9, 10]
BORDER: Final = [cell for cell in range(CELLS) if cell not in CENTRE]
ONE_OF_EACH: Final = 0x1111  # corals in the hand: four bits a colour count them


def places_of(colours: int) -> list[int]:
    """The choices for corals of these colours (a bit each) while no stack is full."""
    return [PLACE + CELLS * c + cell for c in range(4) if colours >> c & 1 for cell in range(CELLS)]


EVERYWHERE: Final = [places_of(colours) for colours in range(16)]


class House:
    """The options of a game, shared by all its positions (§8)."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.deck: Deck = deck_of(options["deck"])
        self.face_up: bool = options["deck_face_up"]
        self.finish_round: bool = options["deck_empty_end"] == "finish_round"
        self.whole_ring: bool = options["final_ring_scoring"] == "whole_ring"
        self.border: bool = options["start_layout"] == "border"
        self.border_stacking: bool = options["start_border_stacking"]
        self.display_first: bool = options["display_before_start_placement"]
        self.ask_to_score: bool = options["ask_to_score"]


class ReefState(State):
    """Sets of cards are 60-bit masks; ``stacks`` holds all reefs one after the other (see scoring.py)."""

    def __init__(
        self,
        seats: i64,
        house: House,
        phase: i64,
        first: i64,
        active: i64,
        round: i64,
        bag: i64,
        face_up: i64,
        slot: i64,
        playing: i64,
        corals: i64,
        display: list[int],
        tokens: list[int],
        supply: list[int],
        points: list[int],
        hands: list[int],
        seen: list[int],
        discards: list[int],
        stacks: list[int],
    ) -> None:
        self.seats = seats
        self.events = None
        self.house = house
        self.phase: i64 = phase
        self.first: i64 = first  # the start player
        self.active: i64 = active
        self.round: i64 = round
        self.bag: i64 = bag  # the deck: which card comes next is decided when it is drawn
        self.face_up: i64 = face_up  # its top card, where it lies face up
        self.slot: i64 = slot  # the slot to be refilled
        self.playing: i64 = playing  # the card being played
        self.corals: i64 = corals  # in the active player's fingers, four bits a colour
        self.display = display
        self.tokens = tokens
        self.supply = supply
        self.points = points
        self.hands = hands
        self.seen = seen  # the cards of each hand that everybody has seen being taken
        self.discards = discards
        self.stacks = stacks

    def copy(self) -> "ReefState":
        return ReefState(
            self.seats,
            self.house,
            self.phase,
            self.first,
            self.active,
            self.round,
            self.bag,
            self.face_up,
            self.slot,
            self.playing,
            self.corals,
            self.display[:],
            self.tokens[:],
            self.supply[:],
            self.points[:],
            self.hands[:],
            self.seen[:],
            self.discards[:],
            self.stacks[:],
        )

    def key(self) -> object:
        return (
            (
                self.phase,
                self.first,
                self.active,
                self.round,
                self.bag,
                self.face_up,
                self.slot,
                self.playing,
                self.corals,
            ),
            tuple(self.display),
            tuple(self.tokens),
            tuple(self.supply),
            tuple(self.points),
            tuple(self.hands),
            tuple(self.seen),
            tuple(self.discards),
            tuple(self.stacks),
        )

    # Who acts?

    def to_act(self) -> i64:
        phase = self.phase
        if phase == TURN or phase == BUILD or phase == SETTLE or phase == COUNT:
            return self.active
        return OVER if phase == END else CHANCE

    def moves(self, seat: i64) -> list[int]:
        phase = self.phase
        if phase == BUILD:
            return self.building_places()
        if phase == TURN:
            return self.actions()
        if phase == SETTLE:
            return self.settling_places()
        if phase == COUNT:
            return [SCORE + int(times) for times in range(self.times() + 1)]
        if phase == CHOOSE_FIRST:
            return [FIRST + seat for seat in range(self.seats)]
        return [CARD + card for card in members(self.bag)]

    def step(self, action: i64, seat: i64) -> None:
        if action >= CARD:
            self.turn_card(action - CARD)
        elif action >= FIRST:
            self.choose_first(action - FIRST)
        elif action >= PLAY:
            self.play(action - PLAY)
        elif action >= PLACE:
            self.place((action - PLACE) // CELLS + 1, (action - PLACE) % CELLS)
        elif action >= SCORE:
            self.score(action - SCORE)
        elif action >= DRAW:
            self.draw(action - DRAW)
        else:
            self.take(action - TAKE)

    def sample(self, rng: Rng) -> i64:
        if self.phase == CHOOSE_FIRST:
            return FIRST + rng.below(self.seats)
        # The n-th card of the bag.
        rest: i64 = self.bag
        for _ in range(rng.below(count(rest))):
            rest &= rest - 1
        return CARD + lowest(rest)

    def odds(self) -> list[tuple[int, float]]:
        outcomes = self.moves(CHANCE)
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def next_seat(self) -> i64:
        return (self.active + 1) % self.seats

    # §2: set-up

    def choose_first(self, seat: i64) -> None:
        self.first = seat
        self.active = seat
        self.phase = DEAL
        if self.events is not None:
            self.tell("first", {"seat": int(seat)})

    def dealt(self, card: i64) -> None:
        """A card of the starting hands, dealt two by two from the start player on."""
        self.hands[self.active] |= bit(card)
        if self.events is not None:
            self.tell("dealt", {"seat": int(self.active)}, self.named(card), [int(self.active)])
        if count(self.hands[self.active]) == START_HAND:
            self.active = self.next_seat()
            if self.active == self.first:
                self.phase = OPEN if self.house.display_first else SETTLE
                self.corals = ONE_OF_EACH

    def settling_places(self) -> list[int]:
        """§2.5: one coral of each colour on the centre cells, or with the variant on the border."""
        reef = self.active * CELLS
        stacking = self.house.border and self.house.border_stacking
        found: list[int] = []
        for c in range(4):
            if self.corals >> (4 * c) & 15:
                for cell in BORDER if self.house.border else CENTRE:
                    if stacking or self.stacks[reef + cell] == 0:
                        found.append(PLACE + CELLS * c + cell)
                if not stacking:
                    break  # without stacking the order of the corals means nothing
        return found

    def settled(self) -> None:
        """The active player's start corals are placed."""
        self.active = self.next_seat()
        if self.active != self.first:
            self.corals = ONE_OF_EACH
        elif self.house.display_first:
            self.begin()
        else:
            self.phase = OPEN

    def opened(self, card: i64) -> None:
        slot = self.display.index(NONE)
        self.show(card, slot)
        if slot == SLOTS - 1:
            if self.house.face_up:
                self.phase = TURN_UP
            elif self.house.display_first:
                self.phase = SETTLE
            else:
                self.begin()

    def begin(self) -> None:
        self.active = self.first
        self.round = 1
        self.phase = TURN

    # The deck

    def turn_card(self, card: i64) -> None:
        """Chance has decided the next card of the deck."""
        self.bag &= ~bit(card)
        phase = self.phase
        if phase == REFILL:
            self.show(card, self.slot)
            self.end_turn()
        elif phase == FETCH:
            self.fetched(card)
            self.end_turn()
        elif phase == DEAL:
            self.dealt(card)
        elif phase == OPEN:
            self.opened(card)
        else:
            self.turned_up(card)

    def turned_up(self, card: i64) -> None:
        """The new top card of a face-up deck."""
        self.face_up = card
        if self.events is not None:
            self.tell("turned_up", self.named(card))
        if self.round > 0:
            self.end_turn()
        elif self.house.display_first:
            self.phase = SETTLE
        else:
            self.begin()

    def deck_size(self) -> i64:
        return count(self.bag) + (1 if self.face_up != NONE else 0)

    def show(self, card: i64, slot: i64) -> None:
        self.display[slot] = int(card)
        self.slot = NONE
        if self.events is not None:
            self.tell("shown", {"slot": int(slot), **self.named(card)})

    def fetched(self, card: i64) -> None:
        self.hands[self.active] |= bit(card)
        if self.events is not None:
            self.tell("fetched", {"seat": int(self.active)}, self.named(card), [int(self.active)])

    # §3: the turn

    def actions(self) -> list[int]:
        """Take a card of the display, draw one for a point, or play one."""
        found: list[int] = []
        hand: i64 = self.hands[self.active]
        if count(hand) < HAND_LIMIT:
            for slot in range(SLOTS):
                if self.display[slot] != NONE:
                    found.append(TAKE + slot)
            if self.points[self.active] > 0 and (self.bag != 0 or self.face_up != NONE):
                self.add_draws(found)
        seen: i64 = 0
        twins = self.house.deck.twins
        while hand != 0:
            card = lowest(hand)
            face: i64 = twins[card]
            if seen >> face & 1 == 0:
                found.append(PLAY + int(card))
                seen |= bit(face)
            hand &= hand - 1
        return found

    def add_draws(self, found: list[int]) -> None:
        """§3.2: the paid point goes on a card with the lowest printed value; the drawer picks among equals."""
        least: i64 = 99
        for slot in range(SLOTS):
            if self.display[slot] != NONE:
                least = min(least, self.card(self.display[slot]).points)
        for slot in range(SLOTS):
            if self.display[slot] != NONE and self.card(self.display[slot]).points == least:
                found.append(DRAW + slot)

    def card(self, number: i64) -> Card:
        return self.house.deck.cards[number]

    def named(self, card: i64) -> dict[str, Fact]:
        """A card for an event."""
        return {"card": self.card(card).name, "label": self.card(card).label}

    def take(self, slot: i64) -> None:
        """§3.1: a card of the display with the points that lie on it; the slot is refilled at once."""
        seat = self.active
        card: i64 = self.display[slot]
        tokens = self.tokens[slot]
        self.hands[seat] |= bit(card)
        self.seen[seat] |= bit(card)
        self.points[seat] += tokens
        self.tokens[slot] = 0
        self.display[slot] = NONE
        if self.events is not None:
            self.tell("took", {"seat": int(seat), "slot": int(slot), "points": tokens, **self.named(card)})
        if self.face_up != NONE:
            self.show(self.face_up, slot)
            self.uncover()
        elif self.bag != 0:
            self.slot = slot
            self.phase = REFILL
        else:
            self.end_turn()

    def draw(self, slot: i64) -> None:
        """§3.2: the top card of the deck for a point."""
        seat = self.active
        self.points[seat] -= 1
        self.tokens[slot] += 1
        if self.events is not None:
            self.tell("paid", {"seat": int(seat), "slot": int(slot)})
        if self.face_up != NONE:
            self.hands[seat] |= bit(self.face_up)
            self.seen[seat] |= bit(self.face_up)
            if self.events is not None:
                self.tell("fetched", {"seat": int(seat), **self.named(self.face_up)})
            self.uncover()
        else:
            self.phase = FETCH

    def uncover(self) -> None:
        """The top of a face-up deck is gone: turn the next one up."""
        self.face_up = NONE
        if self.bag != 0:
            self.phase = TURN_UP
        else:
            self.end_turn()

    def play(self, card: i64) -> None:
        """§3.3: the card goes on the discard pile, its corals come from the supply as far as there are any."""
        seat = self.active
        self.hands[seat] &= ~bit(card)
        self.seen[seat] &= ~bit(card)
        self.discards[seat] |= bit(card)
        self.playing = card
        face = self.card(card)
        self.corals = 0
        self.pick(face.first)
        self.pick(face.second)
        if self.events is not None:
            self.tell("played", {"seat": int(seat), **self.named(card)})
        self.phase = BUILD
        if self.corals == 0 or not self.has_room():
            self.built()

    def pick(self, colour: i64) -> None:
        """A coral of the supply into the fingers, if there is one left besides those already there."""
        held: i64 = self.corals >> (4 * (colour - 1)) & 15
        if held < self.supply[colour - 1]:
            self.corals += bit(4 * (colour - 1))

    # §4: placing coral

    def building_places(self) -> list[int]:
        """Any coral in the fingers, on any cell with a stack of at most three."""
        corals = self.corals
        colours: i64 = 0
        for c in range(4):
            if corals >> (4 * c) & 15:
                colours |= bit(c)
        everywhere = EVERYWHERE[colours]
        reef = self.active * CELLS
        stacks = self.stacks
        for cell in range(CELLS):
            stack: i64 = stacks[reef + cell]
            if stack >= FULL:
                return [at for at in everywhere if stacks[reef + (at - PLACE) % CELLS] < FULL]
        return everywhere

    def has_room(self) -> bool:
        reef = self.active * CELLS
        for cell in range(CELLS):
            if self.stacks[reef + cell] < FULL:
                return True
        return False

    def place(self, colour: i64, cell: i64) -> None:
        seat = self.active
        at = seat * CELLS + cell
        self.stacks[at] = self.stacks[at] << 3 | int(colour)
        self.supply[colour - 1] -= 1
        self.corals -= bit(4 * (colour - 1))
        if self.events is not None:
            self.tell("placed", {"seat": int(seat), "colour": COLOURS[colour], "cell": int(cell)})
        if self.phase == SETTLE:
            if self.corals == 0:
                self.settled()
        elif self.corals == 0 or not self.has_room():
            self.built()

    def built(self) -> None:
        self.corals = 0
        if self.house.ask_to_score:
            self.phase = COUNT
        else:
            self.score(self.times())

    # §5: scoring

    def times(self) -> i64:
        """How often the pattern of the card being played occurs."""
        return self.card(self.playing).pattern.count(self.stacks, self.active * CELLS)

    def score(self, times: i64) -> None:
        seat = self.active
        card = self.card(self.playing)
        points = times * card.points
        self.points[seat] += int(points)
        if self.events is not None:
            cells = card.pattern.scored(self.stacks, seat * CELLS)[:times]
            self.tell("scored", {"seat": int(seat), "times": int(times), "points": int(points), "cells": cells})
        self.playing = NONE
        self.end_turn()

    # §6: the end

    def end_turn(self) -> None:
        self.phase = TURN
        deck_empty = self.bag == 0 and self.face_up == NONE
        if deck_empty and not self.house.finish_round:
            self.finish()
            return
        self.active = self.next_seat()
        if self.active == self.first:
            if deck_empty or 0 in self.supply:
                self.finish()
            else:
                self.round += 1

    def finish(self) -> None:
        """§6.2: each card still in hand scores once."""
        self.phase = END
        for seat in range(self.seats):
            hand: i64 = self.hands[seat]
            while hand != 0:
                number = lowest(hand)
                points = self.last_points(self.card(number), seat)
                self.points[seat] += int(points)
                if self.events is not None:
                    self.tell("last", {"seat": int(seat), "points": int(points), **self.named(number)})
                hand &= hand - 1
        if self.events is not None:
            self.tell("over", {"points": self.points[:]})

    def last_points(self, card: Card, seat: i64) -> i64:
        times = card.pattern.count(self.stacks, seat * CELLS)
        if card.kind != "ring" or not self.house.whole_ring:
            times = min(times, 1)
        return times * card.points

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        """§6.3: most points, then fewer empty cells, then more stacks of four."""
        keys: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            reef = self.stacks[seat * CELLS : (seat + 1) * CELLS]
            fours = sum([1 for stack in reef if height(stack) == 4])
            keys.append((self.points[seat], -reef.count(0), fours))
        return rank(keys)

    # What a seat cannot know: the deck, and the cards of other hands that were not taken openly.

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.phase == END:
            return  # §6.2: the hands were shown
        pool: i64 = self.bag
        for other in range(self.seats):
            if other != seat:
                pool |= self.hands[other] & ~self.seen[other]
        cards = members(pool)
        rng.shuffle(cards)
        for other in range(self.seats):
            if other != seat:
                hidden = count(self.hands[other] & ~self.seen[other])
                self.hands[other] = self.seen[other]
                for _ in range(hidden):
                    self.hands[other] |= bit(cards.pop())
        self.bag = 0
        for card in cards:
            self.bag |= bit(card)


def start(seats: int, options: dict[str, Any]) -> ReefState:
    return ReefState(
        seats,
        House(options),
        CHOOSE_FIRST,
        NONE,
        0,
        0,
        (1 << SIZE) - 1,
        NONE,
        NONE,
        NONE,
        0,
        [NONE] * SLOTS,
        [0] * SLOTS,
        [CORALS[seats]] * 4,
        [START_POINTS] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * (CELLS * seats),
    )
