"""What a seat knows of King of Tokyo as numbers, for learning programs. Seats are counted from the one that looks."""

from functools import partial
from typing import Final

from mypy_extensions import i64

from spieltisch.engine import numbers
from spieltisch.engine.numbers import bits, one_of
from spieltisch.games.king_of_tokyo.cards import IN_PLAY, KINDS
from spieltisch.games.king_of_tokyo.damage import AMOUNT
from spieltisch.games.king_of_tokyo.damage import KIND as PACKET_KIND
from spieltisch.games.king_of_tokyo.dice import COUNT, FACES, SETS
from spieltisch.games.king_of_tokyo.monsters import END, NONE, SLOTS
from spieltisch.games.king_of_tokyo.rules import KingOfTokyoState

VERSION: Final = 1
MOST_OUTCOMES: Final = SETS  # of one event of chance: sets of dice
SEATS: Final = 6
seat_of = partial(numbers.seat_of, SEATS)
turned = partial(numbers.turned, SEATS)
MARKS: Final = 9

LAYOUT: list[tuple[str, int]] = [
    ("seated: 1 for each seat of this game", SEATS),
    ("alive", SEATS),
    ("phase, one of 24", END + 1),
    ("who decides, one of the seats", SEATS),
    ("whose turn it is, one of the seats", SEATS),
    ("life of each seat", SEATS),
    ("points of each seat", SEATS),
    ("energy of each seat", SEATS),
    ("poison counters of each seat", SEATS),
    ("shrink counters of each seat", SEATS),
    ("who stands in Tokyo City", SEATS),
    ("who stands in Tokyo Bay", SEATS),
    ("who is protected by Wings", SEATS),
    ("extra turns to come of each seat", SEATS),
    ("dice on the table that show 1, 2, 3, energy, heart, claw", FACES),
    ("dice in the hand, rerolls left, dice less in this turn", 3),
    ("what has happened in this turn, see the marks in monsters.py", MARKS),
    ("damage being dealt: how much, and to which seat", 1 + SEATS),
    ("card in each slot, one of 64", SLOTS * KINDS),
    ("slots that may be bought out of turn", SLOTS),
    ("top card of the deck, if this seat has seen it, one of 64", KINDS),
    ("cards of each kind that may still be in the deck", KINDS),
    ("cards of each kind on the discard pile", KINDS),
    ("for each Keep card in play: its owner, one of the seats", IN_PLAY * SEATS),
    ("counters or energy on each Keep card in play", IN_PLAY),
    ("card that Mimic copies, one of 48", IN_PLAY),
]


def observe(state: KingOfTokyoState, seat: i64) -> list[int]:
    """The numbers of LAYOUT, one after the other. A seat that is not in the game is all zero."""
    return monsters(state, seat) + dice(state, seat) + cards(state, seat)


def monsters(state: KingOfTokyoState, seat: i64) -> list[int]:
    seats = int(state.seats)
    seen = turned(state, seat, [1] * seats)
    seen += turned(state, seat, bits(state.alive, seats))
    seen += one_of(END + 1, state.phase)
    seen += seat_of(state, seat, state.actor)
    seen += seat_of(state, seat, state.active)
    for values in (state.life, state.points, state.energy, state.poison, state.shrink):
        seen += turned(state, seat, values)
    seen += seat_of(state, seat, state.city)
    seen += seat_of(state, seat, state.bay)
    seen += turned(state, seat, bits(state.wings, seats))
    return seen + turned(state, seat, [state.extra.count(other) for other in range(seats)])


def dice(state: KingOfTokyoState, seat: i64) -> list[int]:
    seen = [COUNT[FACES * state.dice + face] for face in range(FACES)]
    seen += [int(state.rolling), int(state.rerolls), int(state.penalty)]
    seen += bits(state.marks, MARKS)
    if not state.packets:
        return seen + [0] * (1 + SEATS)
    packet: i64 = state.packets[-1]
    return [*seen, int(packet // AMOUNT), *seat_of(state, seat, packet % PACKET_KIND)]


def cards(state: KingOfTokyoState, seat: i64) -> list[int]:
    knows_top = state.top != NONE and state.top_known >> seat & 1 == 1
    seen: list[int] = []
    for kind in state.market:
        seen += one_of(KINDS, kind)
    seen += bits(state.offer, SLOTS)
    seen += one_of(KINDS, state.top if knows_top else NONE)
    deck = [0] * KINDS
    for kind in state.deck:
        deck[kind] += 1
    if state.top != NONE and not knows_top:
        deck[state.top] += 1
    seen += deck + state.discard
    for card in range(IN_PLAY):
        seen += seat_of(state, seat, state.owner(card))
    seen += [int(state.stock(card)) for card in range(IN_PLAY)]
    return seen + one_of(IN_PLAY, state.mimic)
