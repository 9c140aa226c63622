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
from spieltisch.games.reef import state as s
from spieltisch.games.reef.deck import COLOURS, Card
from spieltisch.games.reef.needs import ONE_OF_EACH
from spieltisch.games.reef.scoring import CELLS
from spieltisch.games.reef.state import FIELDS, ReefHouse, ReefState

HAND_LIMIT: Final = 4
FULL: Final = 512  # a stack of four, three bits a coral, is at least this
CENTRE: Final = [5, 6, 9, 10]
BORDER: Final = [cell for cell in range(CELLS) if cell not in CENTRE]


def start(seats: int, options: dict[str, Any]) -> ReefState:
    """§2.1: of each colour as many corals as the number of players asks for."""
    state = ReefState(ReefHouse(seats, options, PHASES), FIELDS.begin(seats))
    for c in range(4):
        state.at[s.SUPPLY + c] = s.CORALS[seats]
    return state


def next_seat(state: ReefState) -> i64:
    after: i64 = state.at[ACTOR] + 1
    return 0 if after == state.seats else after


# §2: setting up


@final
class ChooseFirst(Phase[ReefState]):
    """§2.1: chance picks the start player."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        return vec[i64]([s.FIRST + int(first) for first in range(state.seats)])

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        at = state.at
        at[s.START_SEAT] = action - s.FIRST
        at[ACTOR] = action - s.FIRST
        at[PHASE] = s.DEAL
        if state.events is not None:
            state.tell("first", {"seat": int(action - s.FIRST)})

    def needs(self, state: ReefState) -> str:
        untouched = start(int(state.seats), state.house.options)
        return "" if untouched == state else "before the start player is chosen nothing has happened"


class Draw(Phase[ReefState]):
    """Chance decides the next card of the deck; each phase of this kind says where it goes."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        return vec[i64]([s.CARD + card for card in members(state.at[s.DECK])])

    def sample(self, state: ReefState, rng: Rng) -> i64:
        rest = state.at[s.DECK]
        for _card in range(rng.below(count(rest))):
            rest &= rest - 1
        return s.CARD + lowest(rest)

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        state.at[s.DECK] &= ~bit(action - s.CARD)
        self.drawn(state, action - s.CARD)

    def drawn(self, state: ReefState, card: i64) -> None:
        raise NotImplementedError

    def needs(self, state: ReefState) -> str:
        return "the deck is empty, no card can come" if state.at[s.DECK] == 0 else ""


@final
class Deal(Draw):
    """§2.2: the starting hands, two cards each, from the start player on."""

    def drawn(self, state: ReefState, card: i64) -> None:
        at = state.at
        seat = at[ACTOR]
        at[s.HANDS + seat] |= bit(card)
        if state.events is not None:
            state.tell("dealt", {"seat": int(seat)}, state.card_facts(card), [int(seat)])
        if count(at[s.HANDS + seat]) == s.START_HAND:
            at[ACTOR] = next_seat(state)
            if at[ACTOR] == at[s.START_SEAT]:
                at[PHASE] = s.OPEN if state.house.display_first else s.SETTLE
                at[s.FINGERS] = ONE_OF_EACH

    def needs(self, state: ReefState) -> str:
        wrong = needs.setting_up(state, 0) or needs.start_corals(state, False)
        if wrong or state.at[s.FINGERS] != 0:
            return wrong or needs.IN_TURN
        if count(state.at[s.HANDS + state.at[ACTOR]]) >= s.START_HAND:
            return "the active player has got both cards already"
        for seat in range(state.seats):
            due = s.START_HAND if is_before(state, seat) else 0
            if seat != state.at[ACTOR] and count(state.at[s.HANDS + seat]) != due:
                return "the cards are dealt in turn, from the start player on"
        return Draw.needs(self, state)


@final
class Settle(Phase[ReefState]):
    """§2.3: one coral of each colour on the centre cells, or with the variant on the border."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        at = state.at
        reef = s.STACKS + at[ACTOR] * CELLS
        stacking = state.house.stacking
        found = vec[i64](capacity=16)
        for c in range(4):
            if at[s.FINGERS] >> (4 * c) & 15:
                for cell in BORDER if state.house.border else CENTRE:
                    if at[reef + cell] == 0 or (stacking and at[reef + cell] < FULL):
                        found = append(found, s.PLACE + CELLS * c + cell)
                if not stacking:
                    break  # without stacking the order of the corals means nothing
        return found

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        at = state.at
        put(state, action)
        if at[s.FINGERS] != 0:
            return
        at[ACTOR] = next_seat(state)
        if at[ACTOR] != at[s.START_SEAT]:
            at[s.FINGERS] = ONE_OF_EACH
        elif state.house.display_first:
            begin(state)
        else:
            at[PHASE] = s.OPEN

    def needs(self, state: ReefState) -> str:
        if state.at[s.FINGERS] == 0:
            return "there is no coral to place"
        for seat in range(state.seats):
            left = state.at[s.FINGERS] if seat == state.at[ACTOR] else 0 if is_before(state, seat) else ONE_OF_EACH
            if not needs.places_start_corals(state, seat, left):
                return needs.IN_TURN
        return needs.setting_up(state, s.SLOTS if state.house.display_first else 0) or needs.dealt(state)


def is_before(state: ReefState, seat: i64) -> bool:
    """Whether a seat comes before the active one in a round."""
    first = state.at[s.START_SEAT]
    return (seat - first + state.seats) % state.seats < (state.at[ACTOR] - first + state.seats) % state.seats


@final
class Open(Draw):
    """§2.4: three cards are turned up as the display."""

    def drawn(self, state: ReefState, card: i64) -> None:
        slot: i64 = 0
        while state.at[s.DISPLAY + slot] != NONE:
            slot += 1
        show(state, card, slot)
        if slot == s.SLOTS - 1:
            if state.house.face_up:
                state.at[PHASE] = s.TURN_UP
            else:
                set_up(state)

    def needs(self, state: ReefState) -> str:
        shown: i64 = 0
        while shown < s.SLOTS and state.at[s.DISPLAY + shown] != NONE:
            shown += 1
        if shown == s.SLOTS:
            return "the display is complete already"
        return needs.set_out(state, shown) or Draw.needs(self, state)


def show(state: ReefState, card: i64, slot: i64) -> None:
    state.at[s.DISPLAY + slot] = card
    if state.events is not None:
        state.tell("shown", {"slot": int(slot), **state.card_facts(card)})


def set_up(state: ReefState) -> None:
    """The display lies; where it lies before the start corals, these come next."""
    if state.house.display_first:
        state.at[PHASE] = s.SETTLE
    else:
        begin(state)


def begin(state: ReefState) -> None:
    state.at[ACTOR] = state.at[s.START_SEAT]
    state.at[s.ROUND] = 1
    state.at[PHASE] = s.TURN


# §3: the turn


@final
class Turn(Phase[ReefState]):
    """§3: take a card of the display, draw one for a point, or play one."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        at = state.at
        house = state.house
        hand = at[s.HANDS + seat]
        found = house.paper
        n: i64 = 0
        if count(hand) < HAND_LIMIT:
            for slot in range(s.SLOTS):
                if at[s.DISPLAY + slot] != NONE:
                    found[n] = s.TAKE + slot
                    n += 1
            if at[s.POINTS + seat] > 0 and not state.deck_is_empty():
                n = add_draws(at, house.deck.points, found, n)
        twins = house.deck.twins
        seen: i64 = 0
        while hand != 0:
            card = lowest(hand)
            face = bit(twins[card])
            if seen & face == 0:
                found[n] = s.PLAY + card
                n += 1
                seen |= face
            hand &= hand - 1
        return found[:n]

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        if action >= s.PLAY:
            play(state, action - s.PLAY)
        elif action >= s.DRAW:
            draw(state, action - s.DRAW)
        else:
            take(state, action - s.TAKE)

    def needs(self, state: ReefState) -> str:
        return needs.in_turn(state) or needs.at_rest(state)


def add_draws(at: vec[i64], points: vec[i64], found: vec[i64], n: i64) -> i64:
    """§3.2: the paid point goes on a card with the lowest printed value; the drawer picks among equals."""
    least: i64 = 99
    for slot in range(s.SLOTS):
        card = at[s.DISPLAY + slot]
        if card != NONE and points[card] < least:
            least = points[card]
    for slot in range(s.SLOTS):
        card = at[s.DISPLAY + slot]
        if card != NONE and points[card] == least:
            found[n] = s.DRAW + slot
            n += 1
    return n


def take(state: ReefState, slot: i64) -> None:
    """§3.1: a card of the display with the points that lie on it; the slot is refilled at once."""
    at = state.at
    seat = at[ACTOR]
    card = at[s.DISPLAY + slot]
    tokens = at[s.TOKENS + slot]
    at[s.HANDS + seat] |= bit(card)
    at[s.SEEN + seat] |= bit(card)
    at[s.POINTS + seat] = min(s.MANY, at[s.POINTS + seat] + tokens)
    at[s.TOKENS + slot] = 0
    at[s.DISPLAY + slot] = NONE
    if state.events is not None:
        state.tell("took", {"seat": int(seat), "slot": int(slot), "points": int(tokens), **state.card_facts(card)})
    if at[s.FACE_UP] != NONE:
        show(state, at[s.FACE_UP], slot)
        uncover(state)
    elif at[s.DECK] != 0:
        at[s.SLOT] = slot
        at[PHASE] = s.REFILL
    else:
        end_turn(state)


@final
class Refill(Draw):
    """§3.1: a new card for the slot."""

    def drawn(self, state: ReefState, card: i64) -> None:
        show(state, card, state.at[s.SLOT])
        state.at[s.SLOT] = NONE
        end_turn(state)

    def needs(self, state: ReefState) -> str:
        if state.at[s.SLOT] == NONE or state.at[s.DISPLAY + state.at[s.SLOT]] != NONE:
            return "a slot is named exactly while it is empty and refilled"
        for slot in range(s.SLOTS):
            if slot != state.at[s.SLOT] and state.at[s.DISPLAY + slot] == NONE:
                return "no other slot is empty while one is refilled"
        ready = needs.in_round(state) or needs.hidden_deck(state) or needs.nothing_played(state)
        return ready or Draw.needs(self, state)


def draw(state: ReefState, slot: i64) -> None:
    """§3.2: the top card of the deck for a point."""
    at = state.at
    seat = at[ACTOR]
    at[s.POINTS + seat] -= 1
    at[s.TOKENS + slot] = min(s.MANY, at[s.TOKENS + slot] + 1)
    if state.events is not None:
        state.tell("paid", {"seat": int(seat), "slot": int(slot)})
    if at[s.FACE_UP] == NONE:
        at[PHASE] = s.FETCH
        return
    at[s.HANDS + seat] |= bit(at[s.FACE_UP])
    at[s.SEEN + seat] |= bit(at[s.FACE_UP])
    if state.events is not None:
        state.tell("fetched", {"seat": int(seat), **state.card_facts(at[s.FACE_UP])})
    uncover(state)


@final
class Fetch(Draw):
    """§3.2: the card that was paid for."""

    def drawn(self, state: ReefState, card: i64) -> None:
        seat = state.at[ACTOR]
        state.at[s.HANDS + seat] |= bit(card)
        if state.events is not None:
            state.tell("fetched", {"seat": int(seat)}, state.card_facts(card), [int(seat)])
        end_turn(state)

    def needs(self, state: ReefState) -> str:
        wrong = needs.in_round(state) or needs.display_holds(state) or needs.hidden_deck(state) or needs.at_rest(state)
        if not wrong and count(state.at[s.HANDS + state.at[ACTOR]]) >= HAND_LIMIT:
            wrong = f"a player with {HAND_LIMIT} cards cannot draw another one"
        return wrong or Draw.needs(self, state)


def uncover(state: ReefState) -> None:
    """The top of a face-up deck is gone: turn the next one up."""
    state.at[s.FACE_UP] = NONE
    if state.at[s.DECK] != 0:
        state.at[PHASE] = s.TURN_UP
    else:
        end_turn(state)


@final
class TurnUp(Draw):
    """The new top card of a face-up deck."""

    def drawn(self, state: ReefState, card: i64) -> None:
        state.at[s.FACE_UP] = card
        if state.events is not None:
            state.tell("turned_up", state.card_facts(card))
        if state.at[s.ROUND] > 0:
            end_turn(state)
        else:
            set_up(state)

    def needs(self, state: ReefState) -> str:
        if not state.house.face_up or state.at[s.FACE_UP] != NONE:
            return "a card is turned up only where the deck lies face up and its top is gone"
        if state.at[s.ROUND] == 0:
            return needs.set_out(state, s.SLOTS) or Draw.needs(self, state)
        return needs.in_round(state) or needs.at_rest(state) or needs.display_holds(state) or Draw.needs(self, state)


def play(state: ReefState, card: i64) -> None:
    """§3.3: the card goes on the discard pile, its corals come from the supply as far as there are any."""
    at = state.at
    seat = at[ACTOR]
    at[s.HANDS + seat] &= ~bit(card)
    at[s.SEEN + seat] &= ~bit(card)
    at[s.DISCARDS + seat] |= bit(card)
    at[s.PLAYING] = card
    face = state.card(card)
    at[s.FINGERS] = 0
    pick(state, face.first)
    pick(state, face.second)
    if state.events is not None:
        state.tell("played", {"seat": int(seat), **state.card_facts(card)})
    at[PHASE] = s.BUILD
    if at[s.FINGERS] == 0 or not has_room(state):
        built(state)


def pick(state: ReefState, colour: i64) -> None:
    """§4.2: a coral of the supply into the fingers, if there is one left besides those already there."""
    held = state.at[s.FINGERS] >> (4 * (colour - 1)) & 15
    if held < state.at[s.SUPPLY + colour - 1]:
        state.at[s.FINGERS] += bit(4 * (colour - 1))


# §4: placing corals


def places_of(colours: int) -> vec[i64]:
    """The choices for corals of these colours (a bit each) while no stack is full."""
    return vec[i64]([s.PLACE + CELLS * c + cell for c in range(4) if colours >> c & 1 for cell in range(CELLS)])


EVERYWHERE: Final = vec[vec[i64]]([places_of(colours) for colours in range(16)])


@final
class Build(Phase[ReefState]):
    """§4.1: any coral in the fingers, on any cell with a stack of at most three."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        at = state.at
        corals = at[s.FINGERS]
        colours: i64 = 0
        for c in range(i64(4)):  # else mypyc counts in ints of Python, and multiplies them
            if corals >> (4 * c) & 15:
                colours |= bit(c)
        everywhere = EVERYWHERE[colours]
        reef = s.STACKS + seat * CELLS
        full: i64 = 0
        for cell in range(CELLS):
            full |= at[reef + cell]
        if full < FULL:
            return everywhere
        found = state.house.paper
        n: i64 = 0
        for place in everywhere:
            if at[reef + ((place - s.PLACE) & 15)] < FULL:
                found[n] = place
                n += 1
        return found[:n]

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        put(state, action)
        if state.at[s.FINGERS] == 0 or not has_room(state):
            built(state)

    def needs(self, state: ReefState) -> str:
        if state.at[s.FINGERS] == 0 or not has_room(state):
            return "there is no coral to place, or no room for it"
        return needs.being_played(state) or needs.printed(state) or needs.in_turn(state)


def has_room(state: ReefState) -> bool:
    at = state.at
    reef = s.STACKS + at[ACTOR] * CELLS
    for cell in range(CELLS):
        if at[reef + cell] < FULL:
            return True
    return False


def put(state: ReefState, action: i64) -> None:
    """A coral from the fingers onto a cell of the active player's reef."""
    at = state.at
    c = (action - s.PLACE) >> 4
    cell = (action - s.PLACE) & 15
    stack = s.STACKS + at[ACTOR] * CELLS + cell
    at[stack] = at[stack] << 3 | (c + 1)
    at[s.SUPPLY + c] -= 1
    at[s.FINGERS] -= bit(4 * c)
    if state.events is not None:
        state.tell("placed", {"seat": int(at[ACTOR]), "colour": COLOURS[c + 1], "cell": int(cell)})


def built(state: ReefState) -> None:
    state.at[s.FINGERS] = 0
    if state.house.ask_to_score:
        state.at[PHASE] = s.COUNT
    else:
        score(state, times(state))


# §5: scoring a pattern


@final
class Count(Phase[ReefState]):
    """§5.5: with the option, the player says how often to score."""

    def moves(self, state: ReefState, seat: i64) -> vec[i64]:
        return vec[i64]([s.SCORE + int(often) for often in range(times(state) + 1)])

    def step(self, state: ReefState, action: i64, seat: i64) -> None:
        score(state, action - s.SCORE)

    def needs(self, state: ReefState) -> str:
        if not state.house.ask_to_score:
            return "nobody is asked how often to score in this game"
        if state.at[s.FINGERS] != 0:
            return "a pattern is scored when all corals are placed"
        return needs.being_played(state) or needs.in_turn(state)


def times(state: ReefState) -> i64:
    """§5.3: how often the pattern of the card being played occurs."""
    return state.card(state.at[s.PLAYING]).pattern.count(state.at, s.STACKS + state.at[ACTOR] * CELLS)


def occurrences(state: ReefState, card: Card, seat: i64) -> list[int]:
    """The cells of each occurrence that a card would score on a reef, a set each."""
    return card.pattern.scored(state.at, s.STACKS + seat * CELLS)


def score(state: ReefState, often: i64) -> None:
    at = state.at
    seat = at[ACTOR]
    card = state.card(at[s.PLAYING])
    at[s.POINTS + seat] = min(s.MANY, at[s.POINTS + seat] + often * card.points)
    if state.events is not None:
        cells = occurrences(state, card, seat)[:often]
        points = int(often * card.points)
        state.tell(
            "scored",
            {"seat": int(seat), "times": int(often), "points": points, "cells": cells, "label": card.label},
        )
    at[s.PLAYING] = NONE
    end_turn(state)


# §6: the end


def end_turn(state: ReefState) -> None:
    """§6.1: the game ends when the deck is empty, or with the round in which a colour runs out."""
    at = state.at
    at[PHASE] = s.TURN
    empty = state.deck_is_empty()
    if empty and not state.house.finish_round:
        finish(state)
        return
    at[ACTOR] = next_seat(state)
    if at[ACTOR] == at[s.START_SEAT]:
        if empty or state.runs_out():
            finish(state)
        else:
            at[s.ROUND] = min(s.MANY, at[s.ROUND] + 1)


def finish(state: ReefState) -> None:
    """§6.2: each card still in hand scores once."""
    at = state.at
    at[PHASE] = s.END
    for seat in range(state.seats):
        hand = at[s.HANDS + seat]
        while hand != 0:
            number = lowest(hand)
            points = last_points(state, state.card(number), seat)
            at[s.POINTS + seat] = min(s.MANY, at[s.POINTS + seat] + points)
            if state.events is not None:
                state.tell("last", {"seat": int(seat), "points": int(points), **state.card_facts(number)})
            hand &= hand - 1
    if state.events is not None:
        state.tell("over", {"points": state.scores()})


def last_points(state: ReefState, card: Card, seat: i64) -> i64:
    often = card.pattern.count(state.at, s.STACKS + seat * CELLS)
    if often > 1 and (card.kind != "ring" or not state.house.whole_ring):
        often = 1
    return often * card.points


@final
class End(Phase[ReefState]):
    def needs(self, state: ReefState) -> str:
        if not state.runs_out() and not state.deck_is_empty():
            return "the game is not over: deck and supply are not empty"
        return needs.in_round(state) or needs.at_rest(state)


PHASES: Final[list[Phase[Any]]] = table(
    [
        ChooseFirst(s.CHOOSE_FIRST, "first", CHANCE, "2.1"),
        Deal(s.DEAL, "deal", CHANCE, "2.2"),
        Settle(s.SETTLE, "settle", SEAT, "2.3"),
        Open(s.OPEN, "open", CHANCE, "2.4"),
        Turn(s.TURN, "turn", SEAT, "3"),
        Build(s.BUILD, "build", SEAT, "4.1"),
        Count(s.COUNT, "count", SEAT, "5.5"),
        Refill(s.REFILL, "refill", CHANCE, "3.1"),
        Fetch(s.FETCH, "fetch", CHANCE, "3.2"),
        TurnUp(s.TURN_UP, "turn up", CHANCE, "3.2"),
        End(s.END, "over", OVER, "6.3"),
    ]
)
