"""One round of a table, from its first to its last entry: position, moves, who resigned, the clocks.

Everything here follows from the entries alone, so that two processes, or one before and after a crash, agree.
"""

import copy
from collections.abc import Sequence
from dataclasses import dataclass

from spieltisch.engine.contract import CHANCE, OVER, State, rank
from spieltisch.engine.event import Event
from spieltisch.engine.game import Game, Json
from spieltisch.engine.play import advance
from spieltisch.engine.record import Move
from spieltisch.engine.rng import Rng
from spieltisch.table.entries import AGAIN, BACK, FLAG, MOVE, RESIGN, STAND_IN, START, UNDO, WAKE, Entry

WORLDS = 12  # imagined positions that must look the same after a choice, for it to have revealed nothing


@dataclass(frozen=True, slots=True)
class Clock:
    """Thinking time of each seat: so many minutes, and some seconds more for each choice."""

    minutes: float
    increment: float


@dataclass(frozen=True, slots=True)
class Ending:
    places: list[int]
    scores: list[int]
    reason: str  # "end" by the rules, "resigned" or "time" before it


@dataclass(frozen=True, slots=True)
class TableEvent:
    """Something that happened at the table and not in the game: a seat resigned, took back, came back."""

    kind: str
    seat: int


class Round:
    """One game of a table."""

    def __init__(self, game: Game, seats: int, options: dict[str, Json], clock: Clock | None, persons: list[int]):
        self.game = game
        self.seats = seats
        self.options = options
        self.clock = clock
        self.persons = persons  # the seats that people hold
        self.number = 0
        self.state: State = game.new(seats, options)
        self.moves: list[Move] = []
        self.choices: list[int] = []  # where in ``moves`` somebody really chose
        self.out: list[int] = []  # who resigned or ran out of time, the first one first
        self.stand_ins: set[int] = set()
        self.again: set[int] = set()
        self.reason: str | None = None
        self.left = [int(clock.minutes * 60_000) if clock else 0] * seats  # milliseconds at ``since``
        self.since = 0

    def copy(self) -> "Round":
        """A twin to try entries on before they are written."""
        twin = copy.copy(self)
        twin.state = self.state.copy()
        twin.moves, twin.choices, twin.out, twin.left = self.moves[:], self.choices[:], self.out[:], self.left[:]
        twin.stand_ins, twin.again = set(self.stand_ins), set(self.again)
        return twin

    # Entries

    def take(self, entry: Entry) -> Sequence[Event | TableEvent]:
        """Let an entry happen; what there is to tell about it. Raises for a move that the rules refuse."""
        self.tick(entry)
        seat = entry.seat
        if entry.kind == MOVE:
            return self.move(entry.action, seat)
        if entry.kind == START:
            self.number = entry.action
        elif entry.kind == UNDO:
            self.take_back(entry.action)
        elif entry.kind in (RESIGN, FLAG):
            self.leave(seat, "time" if entry.kind == FLAG else "resigned")
        elif entry.kind == STAND_IN:
            self.stand_ins.add(seat)
        elif entry.kind == BACK:
            self.stand_ins.discard(seat)
        elif entry.kind == AGAIN:
            self.again.add(seat)
        return [] if entry.kind == WAKE else [TableEvent(entry.kind, seat)]

    def move(self, action: int, seat: int) -> list[Event]:
        told: list[Event] = []
        if seat != CHANCE and len(self.state.moves(seat)) > 1:
            self.choices.append(len(self.moves))
            if self.clock:
                self.left[seat] += int(self.clock.increment * 1000)
        self.state.events = told
        try:
            self.state.apply(action, seat)
        finally:
            self.state.events = None
        self.moves.append((action, seat))
        if self.state.to_act() == OVER:
            self.reason = self.reason or "end"
        return told

    def take_back(self, count: int) -> None:
        """A replay without the last moves."""
        del self.moves[len(self.moves) - count :]
        self.choices = [at for at in self.choices if at < len(self.moves)]
        self.state = self.after(len(self.moves))

    def after(self, count: int) -> State:
        """The position after so many moves, by a replay."""
        state = self.game.new(self.seats, self.options)
        for action, seat in self.moves[:count]:
            state.step(action, seat)
        return state

    def asked_before(self, count: int, seat: int) -> bool:
        """Whether the seat already owed a choice before the last moves, as where several choose at the same time."""
        return seat in self.after(len(self.moves) - count).deciders()

    def leave(self, seat: int, reason: str) -> None:
        if seat not in self.out:
            self.out.append(seat)
        staying = [other for other in range(self.seats) if other not in self.out]
        # With one seat left there is nobody to beat, and bots do not play on among themselves.
        if len(staying) <= 1 or not any(other in self.persons for other in staying):
            self.reason = reason

    def tick(self, entry: Entry) -> None:
        """Take the time since the last entry from those who had to decide."""
        if self.clock and entry.kind not in (START, WAKE) and self.since and not self.reason:
            for seat in self.state.deciders():
                self.left[seat] -= max(0, entry.at - self.since)
        self.since = max(entry.at, self.since)

    # What follows

    def running(self) -> bool:
        return self.reason is None

    def deciders(self) -> list[int]:
        return self.state.deciders() if self.running() else []

    def clocks(self, now: int) -> list[int] | None:
        """Milliseconds left to each seat."""
        if not self.clock:
            return None
        deciding = self.deciders()
        return [left - (max(0, now - self.since) if seat in deciding else 0) for seat, left in enumerate(self.left)]

    def ending(self) -> Ending | None:
        """The result, those who left the game behind everybody else."""
        if self.reason is None:
            return None
        places = self.state.places()
        keys = [(0, self.out.index(seat)) if seat in self.out else (1, -place) for seat, place in enumerate(places)]
        return Ending(rank([tuple(key) for key in keys]), self.state.scores(), self.reason)

    def played(self, action: int, seat: int, rng: Rng) -> list[Move]:
        """The moves that follow from a choice: itself, chance and what is forced. Changes nothing; IllegalAction."""
        after = self.state.copy()
        after.apply(action, seat)
        return [(action, seat), *advance(after, rng)]

    def opened(self, rng: Rng) -> list[Move]:
        """What happens before anybody has a choice."""
        return advance(self.state.copy(), rng)

    def undoable(self, seat: int) -> int:
        """How many moves an undo of this seat would take back; 0 where the rule of undo forbids it.

        Never past chance, a reveal or another seat's choice, and never so that another's turn ends.
        """
        if seat not in self.deciders() or not self.choices:
            return 0
        first = self.choices[-1]
        if any(who != seat for _, who in self.moves[first:]):
            return 0
        return 0 if self.reveals(self.after(first), self.moves[first:], seat) else len(self.moves) - first

    def reveals(self, before: State, moves: list[Move], seat: int) -> bool:
        """Whether the moves showed the seat something it could not know: then imagined worlds look different now."""
        seen = self.game.view.view(self.state, seat)
        for seed in range(WORLDS):
            world = before.copy()
            world.redeal(seat, Rng(seed))
            for action, who in moves:
                if action not in world.moves(who):
                    return True
                world.step(action, who)
            if self.game.view.view(world, seat) != seen:
                return True
        return False
