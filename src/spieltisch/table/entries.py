"""The log of a table: everything that ever changed its game, one numbered entry after the other.

The log is only ever appended to, and number n is written once. Whatever the table must know after a crash
follows from it: the position, whose turn it is, who resigned, for whom a bot stands in, what the clocks show.
"""

from typing import Final, NamedTuple

START: Final = "start"  # a round begins; action: its number, 0 for the first
MOVE: Final = "move"  # a choice of a seat or an outcome of chance; action: the int
UNDO: Final = "undo"  # a seat takes back; action: how many moves
RESIGN: Final = "resign"
FLAG: Final = "flag"  # a seat's time is up
STAND_IN: Final = "stand_in"  # a bot plays on for someone who left
BACK: Final = "back"  # and the seat was taken back
AGAIN: Final = "again"  # after the end: this seat wants a rematch
AGREE: Final = "agree"  # with the real box: this seat wants the last thing told taken back
HINT: Final = "hint"  # a seat asked what to do, at a table with others
WAKE: Final = "wake"  # the server was away: the time since the last entry is nobody's


class Entry(NamedTuple):
    """One line of the log; ``at`` in milliseconds since 1970."""

    kind: str
    seat: int
    action: int
    at: int
