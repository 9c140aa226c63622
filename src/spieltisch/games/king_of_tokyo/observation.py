"""What a seat knows of King of Tokyo as numbers, for learning programs. Seats are counted from the one that looks."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import lowest
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.cards import IN_PLAY, KINDS
from spieltisch.games.king_of_tokyo.damage import next_target
from spieltisch.games.king_of_tokyo.dice import COUNT, FACES, MOST, SETS
from spieltisch.games.king_of_tokyo.monsters import stock_at
from spieltisch.games.king_of_tokyo.rules import PHASES
from spieltisch.games.king_of_tokyo.state import SEATS, SLOTS, KingState

VERSION: Final = 1
MOST_OUTCOMES: Final = SETS  # of one event of chance: sets of dice
MARKS: Final = 9
# The numbers of the phases, as this version has always counted them.
NUMBERED: Final = [
    "work",
    "first",
    "draw",
    "peek",
    "rolling",
    "dwelling",
    "probing",
    "hiding",
    "aim again",
    "throw",
    "probe",
    "change",
    "heart",
    "share",
    "jets",
    "brace",
    "yield",
    "shop",
    "opportunity",
    "charge",
    "aim",
    "sell",
    "freeze",
    "over",
]
NUMBER_OF: Final = vec[i64]([NUMBERED.index(phase.name) for phase in PHASES])

# What, how many numbers, the lowest and the highest that they can be.
LAYOUT: list[tuple[str, int, int | list[int], int | list[int]]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("alive", SEATS, 0, 1),
    ("phase, one of 24", len(NUMBERED), 0, 1),
    ("who decides, one of the seats", SEATS, 0, 1),
    ("whose turn it is, one of the seats", SEATS, 0, 1),
    ("life of each seat", SEATS, 0, s.BIGGER_LIFE),
    ("points of each seat", SEATS, 0, s.GOAL),
    ("energy of each seat", SEATS, 0, s.MANY),
    ("poison counters of each seat", SEATS, 0, s.MOST_DAMAGE),
    ("shrink counters of each seat", SEATS, 0, s.MOST_DAMAGE),
    ("who stands in Tokyo City", SEATS, 0, 1),
    ("who stands in Tokyo Bay", SEATS, 0, 1),
    ("who is protected by Wings", SEATS, 0, 1),
    ("extra turns to come of each seat", SEATS, 0, s.MOST_EXTRA),
    ("dice on the table that show 1, 2, 3, energy, heart, claw", FACES, 0, MOST),
    ("dice in the hand, rerolls left, dice less in this turn", 3, 0, [MOST, s.MANY, MOST]),
    ("what has happened in this turn, see the marks in monsters.py", MARKS, 0, 1),
    ("damage being dealt: how much, and to which seat", 1 + SEATS, 0, [s.MOST_DAMAGE, *([1] * SEATS)]),
    ("card in each slot, one of 64", SLOTS * KINDS, 0, 1),
    ("slots that may be bought out of turn", SLOTS, 0, 1),
    ("top card of the deck, if this seat has seen it, one of 64", KINDS, 0, 1),
    ("cards of each kind that may still be in the deck", KINDS, 0, 2),
    ("cards of each kind on the discard pile", KINDS, 0, 2),
    ("for each Keep card in play: its owner, one of the seats", IN_PLAY * SEATS, 0, 1),
    ("counters or energy on each Keep card in play", IN_PLAY, 0, 2 * c.MOST_DEPOSIT),
    ("card that Mimic copies, one of 48", IN_PLAY, 0, 1),
]


@final
class KingWriter(Writer[KingState]):
    def write(self, state: KingState, row: Row) -> None:
        monsters(state, row)
        dice(state, row)
        cards(state, row)


def monsters(state: KingState, row: Row) -> None:
    at = state.at
    row.seated()
    row.seats_in(at[s.ALIVE])
    row.one_of(len(NUMBERED), NUMBER_OF[at[PHASE]])
    row.seat_of(at[ACTOR])
    row.seat_of(at[s.ACTIVE])
    row.each(at, s.LIFE)
    row.each(at, s.POINTS)
    row.each(at, s.ENERGY)
    row.each(at, s.POISON)
    row.each(at, s.SHRINK)
    row.seat_of(at[s.CITY])
    row.seat_of(at[s.BAY])
    row.seats_in(at[s.WINGED])
    for seat in state.extra_turns():
        row.add(row.away(seat), 1)
    row.skip(SEATS)


def dice(state: KingState, row: Row) -> None:
    at = state.at
    for face in range(FACES):
        row.number(COUNT[FACES * at[s.DICE] + face])
    row.number(at[s.IN_HAND])
    row.number(at[s.REROLLS])
    row.number(at[s.PENALTY])
    row.bits(at[s.MARKS], MARKS)
    target = next_target(state)
    row.number(at[s.HARM + target] if target != NONE else 0)
    row.seat_of(target)


def cards(state: KingState, row: Row) -> None:
    at = state.at
    knows_top = at[s.TOP] != NONE and at[s.TOP_KNOWN] >> row.seat & 1 == 1
    for slot in range(SLOTS):
        row.one_of(KINDS, at[s.MARKET + slot])
    row.bits(at[s.OFFER], SLOTS)
    row.one_of(KINDS, at[s.TOP] if knows_top else NONE)
    if at[s.TOP] != NONE and not knows_top:
        row.add(at[s.TOP], 1)
    pile(state, row, s.DECK)
    pile(state, row, s.DISCARD)
    for away in range(state.seats):
        held = at[s.CARDS + row.other(away)]
        while held != 0:
            row.put(lowest(held) * SEATS + away, 1)
            held &= held - 1
    row.skip(IN_PLAY * SEATS)
    for card in (c.SMOKE_CLOUD, c.MONSTER_BATTERIES, c.MIMIC):
        row.put(card, at[stock_at(card)])
    row.skip(IN_PLAY)
    row.one_of(IN_PLAY, at[s.MIMICKED])


def pile(state: KingState, row: Row, field: i64) -> None:
    """How many cards of each kind lie there: two sets, the Keep and the Discard cards (cards.py)."""
    for half in range(2):
        held = state.at[field + half]
        while held != 0:
            row.add(c.KIND_AT[half * c.KEEPS_IN_BOX + lowest(held)], 1)
            held &= held - 1
    row.skip(KINDS)


WRITER: Final = KingWriter()
