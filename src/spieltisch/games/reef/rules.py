"""The rules of Reef, in the order of the rule sheet. § numbers are those of ``rules.en.md``."""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, count, lowest, members
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import SEAT, Phase, table
from spieltisch.engine.rng import Rng
from spieltisch.games.reef import needs
from spieltisch.games.reef.deck import COLOURS, Card
from spieltisch.games.reef.needs import ONE_OF_EACH
from spieltisch.games.reef.scoring import CELLS
from spieltisch.games.reef.state import (
    BUILD,
    CARD,
    CHOOSE_FIRST,
    CORALS,
    COUNT,
    DEAL,
    DECK,
    DISCARDS,
    DISPLAY,
    DRAW,
    END,
    FACE_UP,
    FETCH,
    FIELDS,
    FINGERS,
    FIRST,
    HANDS,
    MANY,
    OPEN,
    PLACE,
    PLAY,
    PLAYING,
    POINTS,
    REFILL,
    ROUND,
    SCORE,
    SEEN,
    SETTLE,
    SLOT,
    SLOTS,
    STACKS,
    START_HAND,
    START_SEAT,
    SUPPLY,
    TAKE,
    TOKENS,
    TURN,
    TURN_UP,
    ReefHouse,
    ReefState,
)

HAND_LIMIT: Final = 4
FULL: Final = 512  # a stack of four, three bits a coral, is at least this
CENTRE: Final = [5, 6, 9, 10]
BORDER: Final = [cell for cell in range(CELLS) if cell not in CENTRE]


def start(seats: int, options: dict[str, Any]) -> ReefState:
    """§2.1: of each colour as many corals as the number of players asks for."""
    state = ReefState(ReefHouse(seats, options, PHASES), FIELDS.begin(seats))
    for c in range(4):
        state.at[SUPPLY + c] = CORALS[seats]
    return state


def next_seat(s: ReefState) -> i64:
    after: i64 = s.at[ACTOR] + 1
    return 0 if after == s.seats else after


# §2: setting up


@final
class ChooseFirst(Phase[ReefState]):
    """§2.1: chance picks the start player."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        return vec[i64]([FIRST + int(first) for first in range(state.seats)])

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        at = state.at
        at[START_SEAT] = action - FIRST
        at[ACTOR] = action - FIRST
        at[PHASE] = DEAL
        if state.events is not None:
            state.tell("first", {"seat": int(action - FIRST)})

    def needs(self, state: ReefState) -> str:
        untouched = start(int(state.seats), state.house.options)
        return "" if untouched == state else "before the start player is chosen nothing has happened"


class Draw(Phase[ReefState]):
    """Chance decides the next card of the deck; each phase of this kind says where it goes."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        return vec[i64]([CARD + card for card in members(state.at[DECK])])

    def sample(self, state: ReefState, rng: Rng) -> i64:
        rest = state.at[DECK]
        for _card in range(rng.below(count(rest))):
            rest &= rest - 1
        return CARD + lowest(rest)

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        state.at[DECK] &= ~bit(action - CARD)
        self.drawn(state, action - CARD)

    def drawn(self, state: ReefState, card: i64) -> None:
        raise NotImplementedError

    def needs(self, state: ReefState) -> str:
        return "the deck is empty, no card can come" if state.at[DECK] == 0 else ""


@final
class Deal(Draw):
    """§2.2: the starting hands, two cards each, from the start player on."""

    def drawn(self, state: ReefState, card: i64) -> None:
        at = state.at
        seat = at[ACTOR]
        at[HANDS + seat] |= bit(card)
        if state.events is not None:
            state.tell("dealt", {"seat": int(seat)}, state.card_facts(card), [int(seat)])
        if count(at[HANDS + seat]) == START_HAND:
            at[ACTOR] = next_seat(state)
            if at[ACTOR] == at[START_SEAT]:
                at[PHASE] = OPEN if state.house.display_first else SETTLE
                at[FINGERS] = ONE_OF_EACH

    def needs(self, state: ReefState) -> str:
        wrong = needs.setting_up(state, 0) or needs.start_corals(state, False)
        if wrong or state.at[FINGERS] != 0:
            return wrong or needs.IN_TURN
        if count(state.at[HANDS + state.at[ACTOR]]) >= START_HAND:
            return "the active player has got both cards already"
        for seat in range(state.seats):
            if seat != state.at[ACTOR] and count(state.at[HANDS + seat]) != (
                START_HAND if is_before(state, seat) else 0
            ):
                return "the cards are dealt in turn, from the start player on"
        return Draw.needs(self, state)


@final
class Settle(Phase[ReefState]):
    """§2.3: one coral of each colour on the centre cells, or with the variant on the border."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        at = state.at
        reef = STACKS + at[ACTOR] * CELLS
        stacking = state.house.stacking
        found = vec[i64](capacity=16)
        for c in range(4):
            if at[FINGERS] >> (4 * c) & 15:
                for cell in BORDER if state.house.border else CENTRE:
                    if at[reef + cell] == 0 or (stacking and at[reef + cell] < FULL):
                        found = append(found, PLACE + CELLS * c + cell)
                if not stacking:
                    break  # without stacking the order of the corals means nothing
        return found

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        at = state.at
        put(state, action)
        if at[FINGERS] != 0:
            return
        at[ACTOR] = next_seat(state)
        if at[ACTOR] != at[START_SEAT]:
            at[FINGERS] = ONE_OF_EACH
        elif state.house.display_first:
            begin(state)
        else:
            at[PHASE] = OPEN

    def needs(self, state: ReefState) -> str:
        if state.at[FINGERS] == 0:
            return "there is no coral to place"
        for seat in range(state.seats):
            left = state.at[FINGERS] if seat == state.at[ACTOR] else 0 if is_before(state, seat) else ONE_OF_EACH
            if not needs.places_start_corals(state, seat, left):
                return needs.IN_TURN
        return needs.setting_up(state, SLOTS if state.house.display_first else 0) or needs.dealt(state)


def is_before(s: ReefState, seat: i64) -> bool:
    """Whether a seat comes before the active one in a round."""
    first = s.at[START_SEAT]
    return (seat - first + s.seats) % s.seats < (s.at[ACTOR] - first + s.seats) % s.seats


@final
class Open(Draw):
    """§2.4: three cards are turned up as the display."""

    def drawn(self, state: ReefState, card: i64) -> None:
        slot: i64 = 0
        while state.at[DISPLAY + slot] != NONE:
            slot += 1
        show(state, card, slot)
        if slot == SLOTS - 1:
            if state.house.face_up:
                state.at[PHASE] = TURN_UP
            else:
                set_up(state)

    def needs(self, state: ReefState) -> str:
        shown: i64 = 0
        while shown < SLOTS and state.at[DISPLAY + shown] != NONE:
            shown += 1
        if shown == SLOTS:
            return "the display is complete already"
        return needs.set_out(state, shown) or Draw.needs(self, state)


def show(s: ReefState, card: i64, slot: i64) -> None:
    s.at[DISPLAY + slot] = card
    if s.events is not None:
        s.tell("shown", {"slot": int(slot), **s.card_facts(card)})


def set_up(s: ReefState) -> None:
    """The display lies; where it lies before the start corals, these come next."""
    if s.house.display_first:
        s.at[PHASE] = SETTLE
    else:
        begin(s)


def begin(s: ReefState) -> None:
    s.at[ACTOR] = s.at[START_SEAT]
    s.at[ROUND] = 1
    s.at[PHASE] = TURN


# §3: the turn


@final
class Turn(Phase[ReefState]):
    """§3: take a card of the display, draw one for a point, or play one."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        at = state.at
        house = state.house
        hand = at[HANDS + seat]
        found = house.paper
        n: i64 = 0
        if count(hand) < HAND_LIMIT:
            for slot in range(SLOTS):
                if at[DISPLAY + slot] != NONE:
                    found[n] = TAKE + slot
                    n += 1
            if at[POINTS + seat] > 0 and not state.deck_is_empty():
                n = add_draws(at, house.deck.points, found, n)
        twins = house.deck.twins
        seen: i64 = 0
        while hand != 0:
            card = lowest(hand)
            face = bit(twins[card])
            if seen & face == 0:
                found[n] = PLAY + card
                n += 1
                seen |= face
            hand &= hand - 1
        return found[:n]

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        if action >= PLAY:
            play(state, action - PLAY)
        elif action >= DRAW:
            draw(state, action - DRAW)
        else:
            take(state, action - TAKE)

    def needs(self, state: ReefState) -> str:
        return needs.in_turn(state) or needs.at_rest(state)


def add_draws(at: vec[i64], points: vec[i64], found: vec[i64], n: i64) -> i64:
    """§3.2: the paid point goes on a card with the lowest printed value; the drawer picks among equals."""
    least: i64 = 99
    for slot in range(SLOTS):
        card = at[DISPLAY + slot]
        if card != NONE and points[card] < least:
            least = points[card]
    for slot in range(SLOTS):
        card = at[DISPLAY + slot]
        if card != NONE and points[card] == least:
            found[n] = DRAW + slot
            n += 1
    return n


def take(s: ReefState, slot: i64) -> None:
    """§3.1: a card of the display with the points that lie on it; the slot is refilled at once."""
    at = s.at
    seat = at[ACTOR]
    card = at[DISPLAY + slot]
    tokens = at[TOKENS + slot]
    at[HANDS + seat] |= bit(card)
    at[SEEN + seat] |= bit(card)
    at[POINTS + seat] = min(MANY, at[POINTS + seat] + tokens)
    at[TOKENS + slot] = 0
    at[DISPLAY + slot] = NONE
    if s.events is not None:
        s.tell("took", {"seat": int(seat), "slot": int(slot), "points": int(tokens), **s.card_facts(card)})
    if at[FACE_UP] != NONE:
        show(s, at[FACE_UP], slot)
        uncover(s)
    elif at[DECK] != 0:
        at[SLOT] = slot
        at[PHASE] = REFILL
    else:
        end_turn(s)


@final
class Refill(Draw):
    """§3.1: a new card for the slot."""

    def drawn(self, state: ReefState, card: i64) -> None:
        show(state, card, state.at[SLOT])
        state.at[SLOT] = NONE
        end_turn(state)

    def needs(self, state: ReefState) -> str:
        if state.at[SLOT] == NONE or state.at[DISPLAY + state.at[SLOT]] != NONE:
            return "a slot is named exactly while it is empty and refilled"
        for slot in range(SLOTS):
            if slot != state.at[SLOT] and state.at[DISPLAY + slot] == NONE:
                return "no other slot is empty while one is refilled"
        return (
            needs.in_round(state) or needs.hidden_deck(state) or needs.nothing_played(state) or Draw.needs(self, state)
        )


def draw(s: ReefState, slot: i64) -> None:
    """§3.2: the top card of the deck for a point."""
    at = s.at
    seat = at[ACTOR]
    at[POINTS + seat] -= 1
    at[TOKENS + slot] = min(MANY, at[TOKENS + slot] + 1)
    if s.events is not None:
        s.tell("paid", {"seat": int(seat), "slot": int(slot)})
    if at[FACE_UP] == NONE:
        at[PHASE] = FETCH
        return
    at[HANDS + seat] |= bit(at[FACE_UP])
    at[SEEN + seat] |= bit(at[FACE_UP])
    if s.events is not None:
        s.tell("fetched", {"seat": int(seat), **s.card_facts(at[FACE_UP])})
    uncover(s)


@final
class Fetch(Draw):
    """§3.2: the card that was paid for."""

    def drawn(self, state: ReefState, card: i64) -> None:
        seat = state.at[ACTOR]
        state.at[HANDS + seat] |= bit(card)
        if state.events is not None:
            state.tell("fetched", {"seat": int(seat)}, state.card_facts(card), [int(seat)])
        end_turn(state)

    def needs(self, state: ReefState) -> str:
        if count(state.at[HANDS + state.at[ACTOR]]) >= HAND_LIMIT:
            return f"a player with {HAND_LIMIT} cards cannot draw another one"
        ready = needs.display_holds(state) or needs.hidden_deck(state) or needs.in_round(state) or needs.at_rest(state)
        return ready or Draw.needs(self, state)


def uncover(s: ReefState) -> None:
    """The top of a face-up deck is gone: turn the next one up."""
    s.at[FACE_UP] = NONE
    if s.at[DECK] != 0:
        s.at[PHASE] = TURN_UP
    else:
        end_turn(s)


@final
class TurnUp(Draw):
    """The new top card of a face-up deck."""

    def drawn(self, state: ReefState, card: i64) -> None:
        state.at[FACE_UP] = card
        if state.events is not None:
            state.tell("turned_up", state.card_facts(card))
        if state.at[ROUND] > 0:
            end_turn(state)
        else:
            set_up(state)

    def needs(self, state: ReefState) -> str:
        if not state.house.face_up or state.at[FACE_UP] != NONE:
            return "a card is turned up only where the deck lies face up and its top is gone"
        wrong = (
            needs.set_out(state, SLOTS) if state.at[ROUND] == 0 else needs.at_rest(state) or needs.display_holds(state)
        )
        return wrong or Draw.needs(self, state)


def play(s: ReefState, card: i64) -> None:
    """§3.3: the card goes on the discard pile, its corals come from the supply as far as there are any."""
    at = s.at
    seat = at[ACTOR]
    at[HANDS + seat] &= ~bit(card)
    at[SEEN + seat] &= ~bit(card)
    at[DISCARDS + seat] |= bit(card)
    at[PLAYING] = card
    face = s.card(card)
    at[FINGERS] = 0
    pick(s, face.first)
    pick(s, face.second)
    if s.events is not None:
        s.tell("played", {"seat": int(seat), **s.card_facts(card)})
    at[PHASE] = BUILD
    if at[FINGERS] == 0 or not has_room(s):
        built(s)


def pick(s: ReefState, colour: i64) -> None:
    """§4.2: a coral of the supply into the fingers, if there is one left besides those already there."""
    held = s.at[FINGERS] >> (4 * (colour - 1)) & 15
    if held < s.at[SUPPLY + colour - 1]:
        s.at[FINGERS] += bit(4 * (colour - 1))


# §4: placing corals


def places_of(colours: int) -> vec[i64]:
    """The choices for corals of these colours (a bit each) while no stack is full."""
    return vec[i64]([PLACE + CELLS * c + cell for c in range(4) if colours >> c & 1 for cell in range(CELLS)])


EVERYWHERE: Final = vec[vec[i64]]([places_of(colours) for colours in range(16)])


@final
class Build(Phase[ReefState]):
    """§4.1: any coral in the fingers, on any cell with a stack of at most three."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        at = state.at
        corals = at[FINGERS]
        colours: i64 = 0
        for c in range(i64(4)):  # else mypyc counts in ints of Python, and multiplies them
            if corals >> (4 * c) & 15:
                colours |= bit(c)
        everywhere = EVERYWHERE[colours]
        reef = STACKS + seat * CELLS
        full: i64 = 0
        for cell in range(CELLS):
            full |= at[reef + cell]
        if full < FULL:
            return everywhere
        found = state.house.paper
        n: i64 = 0
        for place in everywhere:
            if at[reef + ((place - PLACE) & 15)] < FULL:
                found[n] = place
                n += 1
        return found[:n]

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        put(state, action)
        if state.at[FINGERS] == 0 or not has_room(state):
            built(state)

    def needs(self, state: ReefState) -> str:
        if state.at[FINGERS] == 0 or not has_room(state):
            return "there is no coral to place, or no room for it"
        return needs.being_played(state) or needs.printed(state) or needs.in_turn(state)


def has_room(s: ReefState) -> bool:
    at = s.at
    reef = STACKS + at[ACTOR] * CELLS
    for cell in range(CELLS):
        if at[reef + cell] < FULL:
            return True
    return False


def put(s: ReefState, action: i64) -> None:
    """A coral from the fingers onto a cell of the active player's reef."""
    at = s.at
    c = (action - PLACE) >> 4
    cell = (action - PLACE) & 15
    stack = STACKS + at[ACTOR] * CELLS + cell
    at[stack] = at[stack] << 3 | (c + 1)
    at[SUPPLY + c] -= 1
    at[FINGERS] -= bit(4 * c)
    if s.events is not None:
        s.tell("placed", {"seat": int(at[ACTOR]), "colour": COLOURS[c + 1], "cell": int(cell)})


def built(s: ReefState) -> None:
    s.at[FINGERS] = 0
    if s.house.ask_to_score:
        s.at[PHASE] = COUNT
    else:
        score(s, times(s))


# §5: scoring a pattern


@final
class Count(Phase[ReefState]):
    """§5.5: with the option, the player says how often to score."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        return vec[i64]([SCORE + int(often) for often in range(times(state) + 1)])

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        score(state, action - SCORE)

    def needs(self, state: ReefState) -> str:
        if not state.house.ask_to_score:
            return "nobody is asked how often to score in this game"
        if state.at[FINGERS] != 0:
            return "a pattern is scored when all corals are placed"
        return needs.being_played(state) or needs.in_turn(state)


def times(s: ReefState) -> i64:
    """§5.3: how often the pattern of the card being played occurs."""
    return s.card(s.at[PLAYING]).pattern.count(s.at, STACKS + s.at[ACTOR] * CELLS)


def occurrences(s: ReefState, card: Card, seat: i64) -> list[int]:
    """The cells of each occurrence that a card would score on a reef, a set each."""
    return card.pattern.scored(s.at, STACKS + seat * CELLS)


def score(s: ReefState, often: i64) -> None:
    at = s.at
    seat = at[ACTOR]
    card = s.card(at[PLAYING])
    at[POINTS + seat] = min(MANY, at[POINTS + seat] + often * card.points)
    if s.events is not None:
        cells = occurrences(s, card, seat)[:often]
        points = int(often * card.points)
        s.tell(
            "scored",
            {"seat": int(seat), "times": int(often), "points": points, "cells": cells, "label": card.label},
        )
    at[PLAYING] = NONE
    end_turn(s)


# §6: the end


def end_turn(s: ReefState) -> None:
    """§6.1: the game ends when the deck is empty, or with the round in which a colour runs out."""
    at = s.at
    at[PHASE] = TURN
    empty = s.deck_is_empty()
    if empty and not s.house.finish_round:
        finish(s)
        return
    at[ACTOR] = next_seat(s)
    if at[ACTOR] == at[START_SEAT]:
        if empty or s.runs_out():
            finish(s)
        else:
            at[ROUND] = min(MANY, at[ROUND] + 1)


def finish(s: ReefState) -> None:
    """§6.2: each card still in hand scores once."""
    at = s.at
    at[PHASE] = END
    for seat in range(s.seats):
        hand = at[HANDS + seat]
        while hand != 0:
            number = lowest(hand)
            points = last_points(s, s.card(number), seat)
            at[POINTS + seat] = min(MANY, at[POINTS + seat] + points)
            if s.events is not None:
                s.tell("last", {"seat": int(seat), "points": int(points), **s.card_facts(number)})
            hand &= hand - 1
    if s.events is not None:
        s.tell("over", {"points": s.scores()})


def last_points(s: ReefState, card: Card, seat: i64) -> i64:
    often = card.pattern.count(s.at, STACKS + seat * CELLS)
    if often > 1 and (card.kind != "ring" or not s.house.whole_ring):
        often = 1
    return often * card.points


@final
class End(Phase[ReefState]):
    def needs(self, state: ReefState) -> str:
        over = state.runs_out() or state.deck_is_empty()
        return (
            needs.in_round(state) or needs.at_rest(state)
            if over
            else "the game is not over: deck and supply are not empty"
        )


PHASES: Final[list[Phase[Any]]] = table(
    [
        ChooseFirst(CHOOSE_FIRST, "first", CHANCE, "2.1"),
        Deal(DEAL, "deal", CHANCE, "2.2"),
        Settle(SETTLE, "settle", SEAT, "2.3"),
        Open(OPEN, "open", CHANCE, "2.4"),
        Turn(TURN, "turn", SEAT, "3"),
        Build(BUILD, "build", SEAT, "4.1"),
        Count(COUNT, "count", SEAT, "5.5"),
        Refill(REFILL, "refill", CHANCE, "3.1"),
        Fetch(FETCH, "fetch", CHANCE, "3.2"),
        TurnUp(TURN_UP, "turn up", CHANCE, "3.2"),
        End(END, "over", OVER, "6.3"),
    ]
)
