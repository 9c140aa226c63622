"""What a seat knows of Reef as numbers, for learning programs. Seats are counted from the one that looks."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import count, lowest
from spieltisch.games.reef.deck import SIZE
from spieltisch.games.reef.rules import NONE, SLOTS, ReefState
from spieltisch.games.reef.scoring import CELLS, height

VERSION: Final = 1
MOST_OUTCOMES: Final = SIZE  # of one event of chance: the deck's cards
SEATS: Final = 4
COLOURS: Final = 4
PHASES: Final = 11

LAYOUT: list[tuple[str, int]] = [
    ("seated: 1 for each seat of this game", SEATS),
    ("phase, one of 11", PHASES),
    ("round", 1),
    ("start player, one of the seats", SEATS),
    ("who acts, one of the seats", SEATS),
    ("points of each seat", SEATS),
    ("cards in each hand", SEATS),
    ("corals left of each colour", COLOURS),
    ("corals to be placed now, of each colour", COLOURS),
    ("cards left in the deck", 1),
    ("points lying on each slot", SLOTS),
    ("card in each slot, one of 60", SLOTS * SIZE),
    ("top of a face-up deck, one of 60", SIZE),
    ("card being played, one of 60", SIZE),
    ("own hand, 1 for each card", SIZE),
    ("cards of the next, second and third next hand that were seen being taken", (SEATS - 1) * SIZE),
    ("cards played by anybody", SIZE),
    ("for each seat and cell: height of the stack", SEATS * CELLS),
    ("for each seat and cell: colour of the top, one of 4", SEATS * CELLS * COLOURS),
]
WIDTH: Final = 964  # the lengths together


def observe(state: ReefState, seat: i64) -> list[int]:
    """The numbers of LAYOUT, one after the other. A seat that is not in the game is all zero."""
    seen = [0] * WIDTH
    seats = state.seats
    at: i64 = turn(state, seat, seen)
    for slot in range(SLOTS):
        at = card(seen, at, state.display[slot])
    at = card(seen, at, state.face_up)
    at = card(seen, at, state.playing)
    at = cards(seen, at, state.hands[seat])
    for away in range(1, SEATS):
        at = cards(seen, at, state.seen[(seat + away) % seats] if away < seats else 0)
    gone: i64 = 0
    for other in range(seats):
        gone |= state.discards[other]
    at = cards(seen, at, gone)
    reefs(state, seat, seen, at)
    return seen


def turn(state: ReefState, seat: i64, seen: list[int]) -> i64:
    """Whose turn it is, the points and the supply; where the cards begin."""
    seats = state.seats
    for away in range(seats):
        other = (seat + away) % seats
        seen[away] = 1
        seen[24 + away] = state.points[other]
        seen[28 + away] = int(count(state.hands[other]))
    seen[4 + state.phase] = 1
    seen[15] = int(state.round)
    if state.first != NONE:
        seen[16 + (state.first - seat + seats) % seats] = 1
        seen[20 + (state.active - seat + seats) % seats] = 1
    for c in range(COLOURS):
        seen[32 + c] = state.supply[c]
        seen[36 + c] = int(state.corals >> (4 * c) & 15)
    seen[40] = int(state.deck_size())
    for slot in range(SLOTS):
        seen[41 + slot] = state.tokens[slot]
    return 44


def card(seen: list[int], at: i64, number: i64) -> i64:
    """One card of 60, or none."""
    if number != NONE:
        seen[at + number] = 1
    return at + SIZE


def cards(seen: list[int], at: i64, held: i64) -> i64:
    """A set of cards."""
    while held != 0:
        seen[at + lowest(held)] = 1
        held &= held - 1
    return at + SIZE


def reefs(state: ReefState, seat: i64, seen: list[int], at: i64) -> None:
    """Only the top and the height of a stack ever count (§5)."""
    colours: i64 = at + SEATS * CELLS
    for away in range(state.seats):
        reef: i64 = (seat + away) % state.seats * CELLS
        for cell in range(CELLS):
            stack: i64 = state.stacks[reef + cell]
            if stack != 0:
                place: i64 = away * CELLS + cell
                seen[at + place] = int(height(stack))
                seen[colours + place * COLOURS + (stack & 7) - 1] = 1
