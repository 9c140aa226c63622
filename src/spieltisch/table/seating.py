"""A table as it stands: who sits where, and the round that its log tells. No disk, no network."""

from collections.abc import Sequence

from spieltisch.bots import bots
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.event import Event
from spieltisch.engine.game import Json
from spieltisch.engine.lesson import lesson
from spieltisch.engine.registry import game
from spieltisch.table.entries import MOVE, START, UNDO, Entry
from spieltisch.table.facts import FINISHED, OPEN, PERSON, RUNNING, Chair, Result, TableFacts
from spieltisch.table.refusal import Refusal
from spieltisch.table.round import Clock, Round, TableEvent

GENTLE = ("easy", "greedy")  # who plays on for somebody who resigned: the first of these that there is


def gentle() -> str:
    return next((level for level in GENTLE if level in bots()), bots()[0])


class Table:
    """One table. A chair is a person's for good, and with it, as a rule, the seat and its colour."""

    def __init__(self, facts: TableFacts, chairs: list[Chair], round: Round | None = None) -> None:
        self.facts = facts
        self.chairs = chairs
        self.rotates = facts.moved_on(1) != 0  # whether the chairs move on from round to round
        self.game = round.game if round is not None else game(facts.game, facts.version)
        self.n = 0  # entries of the whole log
        self.base = 0  # where in it this round began
        self.entries: list[Entry] = []  # of this round
        self.undo_known: tuple[int, dict[int, int]] = (0, {})
        self.round = round if round is not None else self.fresh(0)

    def fresh(self, number: int) -> Round:
        clock = self.facts.settings.get("clock")
        on, seats = self.facts.moved_on(number), self.facts.seats
        persons = [(at - on) % seats for at, chair in enumerate(self.chairs) if chair.kind == PERSON]
        box, times = bool(self.facts.settings.get("box")), Clock(**clock) if clock else None
        taught = lesson(self.facts.game) if self.facts.settings.get("lesson") and number == 0 else None
        return Round(self.game, self.facts.seats, self.facts.options, times, persons, box, taught)

    def add(self, entry: Entry) -> Sequence[Event | TableEvent]:
        """Take the next entry of the log; what there is to tell."""
        if entry.kind == START:
            self.round = self.fresh(entry.action)
            self.base = self.n
            self.entries = []
        told = self.round.take(entry)
        self.entries.append(entry)
        self.n += 1
        return told

    def add_all(self, entries: list[Entry]) -> list[tuple[int, Event | TableEvent]]:
        """Take a whole log; rounds before the last one only count. What there is to tell of the last one."""
        return [(self.n, event) for entry in self.last_round(entries) for event in self.add(entry)]

    def last_round(self, entries: list[Entry]) -> list[Entry]:
        """What is still to be taken of a whole log: rounds before the last one only count."""
        last = max((at for at, entry in enumerate(entries) if entry.kind == START), default=0)
        self.n += last
        return entries[last:]

    def ahead(self, entries: list[Entry]) -> tuple["Table", list[tuple[int, Event | TableEvent]]]:
        """The table as it will be once these entries are written, and what there will be to tell."""
        twin = Table(self.facts, self.chairs, self.round.copy())
        twin.n, twin.base, twin.entries = self.n, self.base, self.entries[:]
        told = [(twin.n, event) for entry in entries for event in twin.add(entry)]
        return twin, told

    # Who sits where

    def moved_on(self) -> int:
        """By how many seats the chairs have moved on since the first round."""
        return self.round.number if self.rotates else 0

    def seat_of(self, chair: int) -> int:
        return (chair - self.moved_on()) % self.facts.seats

    def chair_of(self, seat: int) -> int:
        return (seat + self.moved_on()) % self.facts.seats

    def chair(self, seat: int) -> Chair:
        return self.chairs[self.chair_of(seat)]

    def chairs_of(self, device: str) -> list[int]:
        return [number for number, chair in enumerate(self.chairs) if device and chair.device == device]

    def turn_of(self, device: str) -> dict[str, Json]:
        """Which seats a device has, and who is to decide, or to tell what came from the box."""
        running = self.status() == RUNNING
        return {
            "me": sorted(self.seat_of(chair) for chair in self.chairs_of(device)),
            "deciders": [*self.round.deciders(), *self.round.tellers()] if running else [],
        }

    def names(self) -> list[str]:
        return [self.chair(seat).name for seat in range(self.facts.seats)]

    def level(self, seat: int) -> str | None:
        """The bot that plays this seat now; None where a person does."""
        if seat in self.round.out:
            return gentle()
        if seat in self.round.stand_ins:
            return str(self.facts.settings.get("takeover") or gentle())
        return self.chair(seat).level if self.chair(seat).kind != PERSON else None

    def alone(self) -> bool:
        """Whether one person plays with bots only."""
        return sum(chair.kind == PERSON for chair in self.chairs) == 1

    def hints(self) -> bool:
        """Whether hints are given here: to who plays with bots alone, and where the host allows them."""
        return self.alone() or bool(self.facts.settings.get("hints"))

    def status(self) -> str:
        if self.n == 0:
            return OPEN
        return RUNNING if self.round.running() else FINISHED

    def full(self) -> bool:
        return all(chair.taken for chair in self.chairs)

    def result(self) -> Result | None:
        """The finished round, once."""
        ending = self.round.ending()
        if ending is None:
            return None
        return Result(self.facts.game, self.round.number, self.names(), ending, len(self.round.moves))

    def waiting_bot(self) -> tuple[int, str] | None:
        """A seat whose bot owes a choice, and its level."""
        if self.status() != RUNNING or self.round.teaches():
            return None
        for seat in self.round.deciders():
            level = self.level(seat)
            if level is not None:
                return seat, level
        return None

    def undoable(self, seat: int) -> int:
        """How many moves this seat may take back, worked out once for each position: the button says what is so."""
        if self.level(seat) is not None:
            return 0
        if self.undo_known[0] != self.n:
            self.undo_known = (self.n, {})
        known = self.undo_known[1]
        if seat not in known:
            known[seat] = self.round.undoable(seat)
        return known[seat]

    # What everybody may know

    def public_rests_on(self) -> tuple[object, ...]:
        """All that ``public`` follows from: while this is the same, so is that."""
        round = self.round
        left = (*round.out, -1, *sorted(round.stand_ins), -1, *sorted(round.again))
        return self.status(), round.number, round.line, left, self.facts, *self.chairs

    def public(self) -> dict[str, Json]:
        facts = self.facts
        shown = {option.name for option in self.game.options if option.read is None}
        return {
            "table": facts.id,
            "game": facts.game,
            "version": facts.version,
            "status": self.status(),
            "round": self.round.number,
            "public": facts.public,
            "hot_seat": bool(facts.settings.get("hot_seat")),
            "box": bool(facts.settings.get("box")),
            "takeover": facts.settings.get("takeover"),
            "clock": facts.settings.get("clock"),
            "lesson": self.round.line if self.round.lesson else None,
            "free_seats": facts.settings.get("free_seats", True),
            "spectators_talk": facts.settings.get("spectators_talk", True),
            "hints": self.hints(),
            "options": {name: value for name, value in facts.options.items() if name in shown},
            "own": [name for name, value in facts.options.items() if name not in shown and value is not None],
            "created": facts.created,
            "seats": [self.public_seat(seat) for seat in range(facts.seats)],
        }

    def public_seat(self, seat: int) -> dict[str, Json]:
        chair = self.chair(seat)
        return {
            "seat": seat,
            "kind": chair.kind,
            "name": chair.name,
            "level": chair.level,
            "taken": chair.taken,
            "stand_in": self.level(seat) if chair.kind == PERSON else None,
            "resigned": seat in self.round.out,
            "again": seat in self.round.again,
        }


def finished_round(results: list[Json], wanted: str | None) -> Json:
    """The result of a round, by its number; the last one unless another is named."""
    chosen = [one for one in results if wanted is None or str(one["round"]) == wanted]
    if not chosen:
        raise Refusal("not-finished", "this game is not finished: nobody may look into its hands yet")
    return chosen[-1]


def moves_of_round(entries: list[Entry], number: int) -> list[tuple[int, int]]:
    """The moves of one round of a whole log."""
    starts = [at for at, entry in enumerate(entries) if entry.kind == START]
    first = next(at for at in starts if entries[at].action == number)
    last = next((at for at in starts if at > first), len(entries))
    return moves_of(entries[first:last])


def moves_of(entries: list[Entry]) -> list[tuple[int, int]]:
    """The moves that stand, of one round: what was taken back is left out."""
    moves: list[tuple[int, int]] = []
    for entry in entries:
        if entry.kind == MOVE:
            moves.append((entry.action, entry.seat))
        elif entry.kind == UNDO:
            del moves[len(moves) - entry.action :]
    return moves


def as_entries(moves: list[tuple[int, int]], at: int) -> list[Entry]:
    return [Entry(MOVE, seat if seat >= 0 else CHANCE, action, at) for action, seat in moves]
