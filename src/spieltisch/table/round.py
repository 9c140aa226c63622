"""One round of a table, from its first to its last entry: position, moves, who resigned, the clocks.

Everything here follows from the entries alone, so that two processes, or one before and after a crash, agree.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from spieltisch.engine.contract import CHANCE, OVER, State, rank
from spieltisch.engine.event import Event
from spieltisch.engine.game import Game, Json
from spieltisch.engine.lesson import LEFT, Lesson
from spieltisch.engine.outcomes import witnesses
from spieltisch.engine.play import advance, asks
from spieltisch.engine.record import Move
from spieltisch.engine.rng import Rng
from spieltisch.table.entries import AGAIN, AGREE, BACK, FLAG, MOVE, RESIGN, STAND_IN, START, UNDO, WAKE, Entry

EVERY = 64  # moves between two positions that are kept, to go back to without a replay from the start
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

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, Json],
        clock: Clock | None,
        persons: list[int],
        box: bool = False,
        lesson: Lesson | None = None,
        state: State | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.clock = clock
        self.persons = persons  # the seats that people hold
        self.box = box  # people roll and draw from the real box, and tell the table what came
        self.number = 0
        self.state: State = state if state is not None else game.new(seats, options)
        self.moves: list[Move] = []
        self.choices: list[int] = []  # where in ``moves`` somebody was asked
        self.entered: list[int] = []  # where in ``moves`` people told what came from the box
        self.before: State | None = None  # the position at the last choice; None: to be found by a replay
        self.marks: list[State] = []  # the positions after 0, EVERY, 2 * EVERY, ... moves, where one more was made
        self.out: list[int] = []  # who resigned or ran out of time, the first one first
        self.stand_ins: set[int] = set()
        self.again: set[int] = set()
        self.taking_back: set[int] = set()  # who wants the last thing undone that people told the table
        self.reason: str | None = None
        self.left = [int(clock.minutes * 60_000) if clock else 0] * seats  # milliseconds at ``since``
        self.since = 0
        self.lesson = lesson
        self.line = LEFT if lesson is None else 0  # of its script

    def copy(self) -> "Round":
        """A twin to try entries on before they are written."""
        state = self.state.copy()
        twin = Round(self.game, self.seats, self.options, self.clock, self.persons, self.box, self.lesson, state)
        twin.number, twin.line, twin.reason, twin.since = self.number, self.line, self.reason, self.since
        twin.before, twin.marks = self.before, self.marks[:]
        twin.moves, twin.choices, twin.out, twin.left = self.moves[:], self.choices[:], self.out[:], self.left[:]
        twin.stand_ins, twin.again = set(self.stand_ins), set(self.again)
        twin.entered, twin.taking_back = self.entered[:], set(self.taking_back)
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
        elif entry.kind == AGREE:
            self.taking_back.add(seat)
        return [] if entry.kind == WAKE else [TableEvent(entry.kind, seat)]

    def move(self, action: int, seat: int) -> list[Event]:
        told: list[Event] = []
        self.taking_back.clear()
        if seat == CHANCE and self.box and witnesses(self.state):
            self.entered.append(len(self.moves))
        line = self.line if self.lesson is None else self.lesson.read_on(self.line, self.state, action, seat)
        if seat != CHANCE and asks(self.state, seat):
            self.choices.append(len(self.moves))
            self.before = self.state.copy()
            if self.clock:
                self.left[seat] += int(self.clock.increment * 1000)
        if len(self.moves) == EVERY * len(self.marks):
            self.marks.append(self.state.copy())
        self.state.events = told
        try:
            self.state.apply(action, seat)
        finally:
            self.state.events = None
        self.moves.append((action, seat))
        self.line = line
        if self.state.to_act() == OVER:
            self.reason = self.reason or "end"
        return told

    def take_back(self, count: int) -> None:
        """To the position before the last moves."""
        at = len(self.moves) - count
        self.state = self.before.copy() if self.before is not None and at == self.choices[-1] else self.after(at)
        self.before = None
        del self.moves[at:]
        del self.marks[-(-at // EVERY) :]
        self.choices = [at for at in self.choices if at < len(self.moves)]
        self.entered = [at for at in self.entered if at < len(self.moves)]
        self.taking_back.clear()
        self.again.clear()
        self.reason = None  # with the box, also the end is taken back
        if self.lesson is not None:
            self.line = self.lesson.reached(self.game.new(self.seats, self.options), self.moves)

    def after(self, count: int) -> State:
        """The position after so many moves, by a replay from the last one kept."""
        if not self.marks:
            return self.state.copy()
        mark = min(count // EVERY, len(self.marks) - 1)
        state = self.marks[mark].copy()
        for action, seat in self.moves[EVERY * mark : count]:
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
        # Who wakes says what time it is, also if the clock was set back meanwhile.
        self.since = entry.at if entry.kind == WAKE else max(entry.at, self.since)

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
        """The moves that follow from a choice: itself, chance and what all see to be forced. Changes nothing."""
        after = self.state.copy()
        after.apply(action, seat)
        line = self.line if self.lesson is None else self.lesson.read_on(self.line, self.state, action, seat)
        return [(action, seat), *self.follows(after, rng, line)]

    def stuck(self) -> bool:
        """Whether chance has to act and nobody sees it come out of a box: the log ends where no log should."""
        return self.running() and self.state.to_act() == CHANCE and not (self.box and witnesses(self.state))

    def opened(self, rng: Rng) -> list[Move]:
        """What happens before anybody has a choice."""
        return self.follows(self.state.copy(), rng, self.line)

    def follows(self, after: State, rng: Rng, line: int) -> list[Move]:
        """Chance and forced choices, until somebody is asked. What people see come out of the box they must tell."""
        if self.lesson is not None:
            return self.lesson.advance(after, line, rng)
        if not self.box:
            return advance(after, rng, openly=True)
        made = advance(after, None, openly=True)
        while after.to_act() == CHANCE and not witnesses(after):
            made.append((int(after.sample(rng)), CHANCE))
            after.step(made[-1][0], CHANCE)
            made += advance(after, None, openly=True)
        return made

    def tellers(self) -> list[int]:
        """The seats whose people tell the table what came from the box now: who sees it, for a bot anybody.

        Who resigned or is stood in for tells nothing, as nobody may be there; if nobody is left, whoever comes may.
        """
        if not self.box or not self.running() or self.state.to_act() != CHANCE:
            return []
        seeing = witnesses(self.state)
        playing = self.playing()
        return [seat for seat in seeing if seat in playing] or ((playing or self.persons) if seeing else [])

    def playing(self) -> list[int]:
        """The seats whose people play themselves."""
        return [seat for seat in self.persons if seat not in self.out and seat not in self.stand_ins]

    def written(self, seat: int) -> int | None:
        """What the script of a lesson has a bot play now."""
        return None if self.lesson is None else self.lesson.written(self.line, self.state, seat)

    def teaches(self) -> bool:
        """Whether the script of a lesson waits for the learner: then nobody else plays, not even at the same time."""
        if self.lesson is None or not 0 <= self.line < len(self.lesson.lines):
            return False
        asked = self.lesson.lines[self.line].seat
        return asked == self.lesson.learner and asked in self.deciders()

    def undoable(self, seat: int) -> int:
        """How many moves an undo of this seat would take back; 0 where the rule of undo forbids it.

        Never past chance, a reveal or another seat's choice, and never so that another's turn ends.
        """
        if self.box:
            return self.back_to_what_was_told() if seat in self.persons else 0
        if seat not in self.deciders() or not self.choices:
            return 0
        first = self.choices[-1]
        if any(who != seat for _, who in self.moves[first:]):
            return 0
        if self.before is None:
            self.before = self.after(first)
        return 0 if self.reveals(self.before, self.moves[first:], seat) else len(self.moves) - first

    def back_to_what_was_told(self) -> int:
        """It is their box: they may take back whatever people told last, chance too, and the end that came of it."""
        said = [at for at in self.choices if self.moves[at][1] in self.persons] + self.entered
        return len(self.moves) - max(said) if said and self.reason in (None, "end") else 0

    def reveals(self, before: State, moves: list[Move], seat: int) -> bool:
        """Whether the moves showed the seat something it could not know: then imagined worlds look different now.

        Two positions look the same to a seat if they become the same world when it deals anew what it cannot know.
        """
        seen = self.dealt_anew(self.state, seat, WORLDS).key()
        for seed in range(WORLDS):
            world = self.dealt_anew(before, seat, seed)
            for action, who in moves:
                if action not in world.moves(who):
                    return True
                world.step(action, who)
            world.redeal(seat, Rng(WORLDS))
            if world.key() != seen:
                return True
        return False

    def dealt_anew(self, state: State, seat: int, seed: int) -> State:
        world = state.copy()
        world.redeal(seat, Rng(seed))
        return world
