"""What a net is told of King of Tokyo. Seats are counted from the one that looks."""

from typing import Final, final

from mypy_extensions import i64

from spieltisch.engine.bits import lowest
from spieltisch.engine.fields import ACTOR, PHASE
from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.cards import IN_PLAY, KINDS
from spieltisch.games.king_of_tokyo.dice import COUNT, FACES, MOST
from spieltisch.games.king_of_tokyo.state import SEATS, SLOTS, KingState

VERSION: Final = 1
RICH: Final = 15  # nobody needs more energy
FEW: Final = 4

# What, how many numbers, the lowest and the highest that they can be.
LAYOUT: list[tuple[str, int, int, int]] = [
    ("seated: 1 for each seat of this game", SEATS, 0, 1),
    ("alive", SEATS, 0, 1),
    ("phase, one of 24", s.END + 1, 0, 1),
    ("who decides, one of the seats", SEATS, 0, 1),
    ("whose turn it is, one of the seats", SEATS, 0, 1),
    ("life of each seat", SEATS, 0, s.BIGGER_LIFE),
    ("points of each seat", SEATS, 0, s.GOAL),
    ("energy of each seat", SEATS, 0, RICH),
    ("poison counters of each seat", SEATS, 0, FEW),
    ("shrink counters of each seat", SEATS, 0, FEW),
    ("who stands in Tokyo City", SEATS, 0, 1),
    ("who stands in Tokyo Bay", SEATS, 0, 1),
    ("dice on the table that show 1, 2, 3, energy, heart, claw", FACES, 0, MOST),
    ("dice in the hand, rerolls left", 2, 0, MOST),
    ("cards face up, 1 for each of the 64 kinds", KINDS, 0, 1),
    ("for each seat: its Keep cards, 1 for each", SEATS * IN_PLAY, 0, 1),
]


@final
class KingInputs(Writer[KingState]):
    def write(self, state: KingState, row: Row) -> None:
        at = state.at
        row.seated()
        row.seats_in(at[s.ALIVE])
        row.one_of(s.END + 1, at[PHASE])
        row.seat_of(at[ACTOR])
        row.seat_of(at[s.ACTIVE])
        row.each(at, s.LIFE)
        row.each(at, s.POINTS)
        row.each(at, s.ENERGY)
        row.each(at, s.POISON)
        row.each(at, s.SHRINK)
        row.seat_of(at[s.CITY])
        row.seat_of(at[s.BAY])
        for face in range(FACES):
            row.number(COUNT[FACES * at[s.DICE] + face])
        row.number(at[s.IN_HAND])
        row.number(at[s.REROLLS])
        cards(state, row)


def cards(state: KingState, row: Row) -> None:
    at = state.at
    for slot in range(SLOTS):
        if at[s.MARKET + slot] >= 0:
            row.put(at[s.MARKET + slot], 1)
    row.skip(KINDS)
    for away in range(state.seats):
        held: i64 = at[s.CARDS + row.other(away)]
        while held != 0:
            row.put(IN_PLAY * away + lowest(held), 1)
            held &= held - 1
    row.skip(SEATS * IN_PLAY)


WRITER: Final = KingInputs()
