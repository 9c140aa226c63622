"""What phases of the same kind need, each a sentence about what is wrong, or nothing."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit, count
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.games.reef import state as s
from spieltisch.games.reef.scoring import CELLS
from spieltisch.games.reef.state import ReefState

ONE_OF_EACH: Final = 0x1111  # corals in the fingers: four bits a colour count them

# What is wrong, where several phases say so.
IN_TURN: Final = "the start corals are placed in turn, one of each colour"
TOP_CARD: Final = "the top card of the deck lies open exactly where the option has the deck face up"


def places_start_corals(state: ReefState, seat: i64, left: i64) -> bool:
    """Whether the corals of a reef and those left to place, counted like those in the fingers, are one of each."""
    for cell in range(CELLS):
        stack = state.at[s.STACKS + seat * CELLS + cell]
        while stack != 0:
            c = (stack & 7) - 1
            if left >> (4 * c) & 15 != 0:
                return False
            left += bit(4 * c)
            stack >>= 3
    return left == ONE_OF_EACH


def setting_up(state: ReefState, shown: i64) -> str:
    """§2: so many cards of the display are turned up, and nothing has happened but the set-up."""
    at = state.at
    if at[s.ROUND] != 0 or somebody_acts(state):
        return somebody_acts(state) or "the first round begins when all is set up"
    for seat in range(state.seats):
        if at[s.POINTS + seat] != s.START_POINTS or at[s.DISCARDS + seat] != 0 or at[s.SEEN + seat] != 0:
            return "before the first round nobody has paid, scored or played"
    for slot in range(s.SLOTS):
        if at[s.TOKENS + slot] != 0:
            return "before the first round nobody has paid, scored or played"
        if (at[s.DISPLAY + slot] != NONE) != (slot < shown):
            return "the display is turned up in its turn, from the first slot on"
    if at[s.PLAYING] != NONE or at[s.SLOT] != NONE:
        return "before the first round nobody has paid, scored or played"
    turned_up = state.house.face_up and shown == s.SLOTS and at[PHASE] != s.TURN_UP
    return "" if (at[s.FACE_UP] != NONE) == turned_up else TOP_CARD


def dealt(state: ReefState) -> str:
    for seat in range(state.seats):
        if count(state.at[s.HANDS + seat]) != s.START_HAND:
            return f"everybody is dealt {s.START_HAND} cards"
    return ""


def start_corals(state: ReefState, placed: bool) -> str:
    """Whether they all lie on the reefs, or none of them does."""
    for seat in range(state.seats):
        if not places_start_corals(state, seat, 0 if placed else ONE_OF_EACH):
            return IN_TURN
    return ""


def set_out(state: ReefState, shown: i64) -> str:
    """§2.4: while the display is turned up, the start corals all lie, or with the option wait."""
    waiting = state.house.display_first
    if state.at[s.FINGERS] != (ONE_OF_EACH if waiting else 0) or state.at[ACTOR] != state.at[s.START_SEAT]:
        return IN_TURN
    return setting_up(state, shown) or dealt(state) or start_corals(state, not waiting)


def in_round(state: ReefState) -> str:
    return somebody_acts(state) if state.at[s.ROUND] > 0 else "turns begin with the first round"


def somebody_acts(state: ReefState) -> str:
    """§2.1: from the choice of the start player on, also while a card is drawn."""
    return "" if state.at[ACTOR] != NONE else "somebody is the active player once the start player is known"


def in_turn(state: ReefState) -> str:
    """§3: the table lies ready: the display, and the deck as the option wants it."""
    top = state.house.face_up and not state.deck_is_empty()
    if (state.at[s.FACE_UP] != NONE) != top:
        return TOP_CARD
    return in_round(state) or display_holds(state)


def display_holds(state: ReefState) -> str:
    """Between two turns the display is full, unless the deck ran out with the round to be finished."""
    at = state.at
    full = at[s.DISPLAY] != NONE and at[s.DISPLAY + 1] != NONE and at[s.DISPLAY + 2] != NONE
    if not full and not (state.house.finish_round and state.deck_is_empty()):
        return "the display holds three cards during a turn"
    return ""


def hidden_deck(state: ReefState) -> str:
    return TOP_CARD if state.house.face_up or state.at[s.FACE_UP] != NONE else ""


def at_rest(state: ReefState) -> str:
    idle = state.at[s.SLOT] == NONE and nothing_played(state) == ""
    return "" if idle else "nothing is being played or refilled now"


def nothing_played(state: ReefState) -> str:
    idle = state.at[s.PLAYING] == NONE and state.at[s.FINGERS] == 0
    return "" if idle else "nothing is being played now"


def being_played(state: ReefState) -> str:
    card = state.at[s.PLAYING]
    if card == NONE or state.at[s.DISCARDS + state.at[ACTOR]] & bit(card) == 0:
        return "the card being played lies on the active player's discard pile"
    return "" if state.at[s.SLOT] == NONE else "no slot is refilled while a card is being played"


def printed(state: ReefState) -> str:
    """§4.2: no more corals in the fingers than the card brings."""
    card = state.card(state.at[s.PLAYING])
    for c in range(4):
        brings = (1 if card.first == c + 1 else 0) + (1 if card.second == c + 1 else 0)
        if state.at[s.FINGERS] >> (4 * c) & 15 > brings:
            return "a card brings the corals that are printed on it"
    return ""
