"""A table and those who look at it: what each may see and do. No disk, no network, nothing that waits.

Whoever keeps tables, a server or a browser's worker, lets what somebody wants be checked here, stores the entries that
follow, and only then tells them (``show``).
"""

import secrets
import time
from collections.abc import Callable, Iterable

from mypy_extensions import mypyc_attr

from spieltisch.engine.contract import CHANCE
from spieltisch.engine.errors import IllegalAction
from spieltisch.engine.event import Event
from spieltisch.engine.game import Json
from spieltisch.engine.rng import Rng
from spieltisch.table.entries import AGAIN, AGREE, BACK, HINT, MOVE, RESIGN, START, UNDO, Entry
from spieltisch.table.facts import FINISHED, PERSON, RUNNING
from spieltisch.table.refusal import Refusal
from spieltisch.table.round import TableEvent
from spieltisch.table.seating import Table, as_entries
from spieltisch.table.wire import (
    Changed,
    Happened,
    Outgoing,
    Reader,
    Refused,
    Seen,
    StateOf,
    Told,
    outgoing,
    reader_of,
    seen_by,
)

WALL = time.time_ns() - time.monotonic_ns()


def now_ms() -> int:
    """The time as it was when the server started, and what has passed since: whoever sets the clock moves no other."""
    return (WALL + time.monotonic_ns()) // 1_000_000


def fresh_rng() -> Rng:
    """Chance at the table: nobody can foresee it, and it is drawn only when it happens."""
    return Rng(secrets.randbits(96))


@mypyc_attr(allow_interpreted_subclasses=True)
class Listener:
    """One connection to a table. ``push`` hands a message over and never waits."""

    def __init__(self, chairs: Iterable[int], push: Callable[[bytes], None], address: str = "") -> None:
        self.chairs = tuple(chairs)
        self.push = push
        self.address = address
        self.greeted = False  # was told what happened before it came
        self.shown: dict[str, Json] | None = None  # the state it saw last, if it wants to be told only what changes


@mypyc_attr(allow_interpreted_subclasses=True)
class Company:
    def __init__(self, table: Table, events: Iterable[tuple[int, Event | TableEvent]] = ()) -> None:
        self.table = table
        self.told = Told(events)  # in this round
        self.state = StateOf(table, now_ms())
        self.seen: dict[Reader, dict[str, Json]] = {}  # it, as it was shown to each kind of reader
        self.listeners: set[Listener] = set()

    @property
    def id(self) -> str:
        return self.table.facts.id

    # What they see

    def reader(self, listener: Listener) -> Reader:
        return reader_of(listener.chairs, self.table.moved_on(), self.table.facts.seats)

    def tell(self, message: Outgoing) -> None:
        """Send to everybody, built once for each kind of reader."""
        built: dict[Reader, bytes] = {}
        for listener in list(self.listeners):
            reader = self.reader(listener)
            if reader not in built:
                built[reader] = outgoing(message, reader)
            listener.push(built[reader])

    def send(self, listener: Listener, message: Outgoing) -> None:
        listener.push(outgoing(message, self.reader(listener)))

    def tell_state(self, since: int | None = None) -> None:
        """Show everybody the table as it is now, and what happened since it had so many entries."""
        self.look()
        happened = Happened(self.table, self.table.n if since is None else since, self.told)
        built: dict[tuple[Reader, int], list[bytes]] = {}
        for listener in list(self.listeners):
            reader, before = self.reader(listener), listener.shown
            after = self.state_for(reader)
            key = (reader, id(before))
            if key not in built:
                messages: list[Outgoing] = [happened] if since is not None else []
                messages = [Changed(happened, before, after)] if before is not None else [*messages, Seen(after)]
                built[key] = [outgoing(message, reader) for message in messages]
            for data in built[key]:
                listener.push(data)
            if before is not None:
                listener.shown = after

    def look(self) -> None:
        """The table as it is now: what was shown is no longer so."""
        self.state = StateOf(self.table, now_ms(), self.state)
        self.seen.clear()

    def state_for(self, reader: Reader) -> dict[str, Json]:
        if reader not in self.seen:
            self.seen[reader] = seen_by(self.state, reader)
        return self.seen[reader]

    def send_state(self, listener: Listener) -> None:
        """The whole state."""
        if self.table.round.clock:
            self.look()
        state = self.state_for(self.reader(listener))
        if listener.shown is not None:
            listener.shown = state
        self.send(listener, Seen(state))

    def hello(self, listener: Listener, seen: int, changes: bool) -> None:
        """Tell somebody who came, or came back, what happened since entry ``seen``; of this round, and once."""
        since = self.table.n if listener.greeted else max(seen, self.table.base)
        listener.greeted = True
        listener.shown = {} if changes else None
        self.send(listener, Happened(self.table, since, self.told))
        self.send_state(listener)

    def refuse(self, listener: Listener, refusal: Refusal) -> None:
        self.send(listener, Refused(refusal.code))
        self.send_state(listener)

    def show(self, after: Table, events: list[tuple[int, Event | TableEvent]]) -> None:
        """The table has moved on: tell it."""
        since, self.table = self.table.n, after
        if after.base >= since:  # a new round
            self.told = Told()
        self.told.add(events)
        self.tell_state(since)

    # What they want: the entries that follow, none where it is done already, a refusal where it cannot be

    def chosen(self, listener: Listener, n: int, seat: int, action: int) -> list[Entry]:
        """A choice, made when the table had n entries."""
        self.owned(listener, seat)
        since = self.since(n)
        if (MOVE, seat, action) in [(entry.kind, entry.seat, entry.action) for entry in since]:
            return []  # the same click twice
        self.playable(self.table.n if since and self.still_asked(since, seat) else n)
        if self.table.level(seat) is not None:
            raise Refusal("bot", "a bot plays this seat now; take it back first")
        try:
            return self.played(seat, action)
        except (IllegalAction, OverflowError) as wrong:
            raise Refusal("illegal", str(wrong)) from None

    def entered(self, listener: Listener, n: int, outcome: int) -> list[Entry]:
        """What came out of the real box, told when the table had n entries."""
        if (MOVE, CHANCE, outcome) in [(entry.kind, entry.seat, entry.action) for entry in self.since(n)]:
            return []  # the same click twice, or two people at once
        self.playable(n)
        if not set(self.reader(listener).seats) & set(self.table.round.tellers()):
            raise Refusal("not-yours", "somebody else tells the table what came")
        try:
            return self.played(CHANCE, outcome)
        except (IllegalAction, OverflowError):
            # No more than that: it may be in a hand that this device does not know.
            raise Refusal("cannot-come", "this cannot have come; something was told wrongly") from None

    def undone(self, listener: Listener, n: int, seat: int) -> list[Entry]:
        self.owned(listener, seat)
        if self.table.round.box and self.table.status() == FINISHED:
            self.current(n)  # what ended the game may have been told wrongly, too
        else:
            self.playable(n)
        if self.table.round.box:  # one device may hold several seats; some may have resigned
            able = self.reader(listener).undoing(self.table)
            seat = seat if able is None or self.table.undoable(seat) else able
        count = self.table.undoable(seat)
        if not count:
            raise Refusal("undo", "this cannot be taken back: chance, a reveal or another player came after it")
        bots = {one for one in range(self.table.facts.seats) if self.table.level(one) is not None}  # they do not mind
        if self.table.round.box and not self.all_agree(listener, self.table.round.taking_back | bots | {seat}):
            return [Entry(AGREE, seat, 0, now_ms())] if seat not in self.table.round.taking_back else []
        return [Entry(UNDO, seat, count, now_ms())]

    def all_agree(self, listener: Listener, wanting: set[int]) -> bool:
        """Whether all people who are here want it; round one screen, one wish is everybody's."""
        here = {seat for seat in self.here() if self.table.chair(seat).kind == PERSON}
        return here <= wanting | set(self.reader(listener).seats)

    def resigned(self, listener: Listener, seat: int) -> list[Entry]:
        self.owned(listener, seat)
        self.playable(self.table.n)
        return [Entry(RESIGN, seat, 0, now_ms())] if seat not in self.table.round.out else []

    def taken_back(self, listener: Listener, seat: int) -> list[Entry]:
        """A seat, from the bot that stood in."""
        self.owned(listener, seat)
        self.playable(self.table.n)
        return [Entry(BACK, seat, 0, now_ms())] if seat in self.table.round.stand_ins else []

    def again(self, listener: Listener, seat: int, number: int) -> list[Entry]:
        """A round after the one of this number, as soon as all people who are here want one."""
        self.owned(listener, seat)
        table = self.table
        if table.round.number != number:
            return []
        if table.status() != FINISHED:
            raise Refusal("not-finished", "the game is still running")
        if self.all_agree(listener, table.round.again | {seat}):
            return self.begun(number + 1)
        return [Entry(AGAIN, seat, 0, now_ms())] if seat not in table.round.again else []

    def check_hint(self, seats: Iterable[int], n: int, seat: int) -> None:
        """Whether who holds these seats may ask what one of them could do now."""
        if seat not in seats:
            raise Refusal("not-yours", "this seat is somebody else's")
        if not self.table.hints():
            raise Refusal("no-hint", "there are no hints at this table")
        since = self.since(n)
        self.playable(self.table.n if since and self.still_asked(since, seat) else n)
        if seat not in self.table.round.deciders() or self.table.level(seat) is not None:
            raise Refusal("stale", "this seat has no choice to make now")

    # What follows from what

    def played(self, seat: int, action: int) -> list[Entry]:
        """A choice, and what follows from it by chance and by force."""
        return as_entries(self.table.round.played(action, seat, fresh_rng()), now_ms())

    def begun(self, number: int) -> list[Entry]:
        """A new round: the chance of its set-up is drawn at once."""
        opening = self.table.fresh(number).opened(fresh_rng())
        return [Entry(START, -1, number, now_ms()), *as_entries(opening, now_ms())]

    def here(self) -> set[int]:
        """Seats whose people look at the table."""
        return {self.table.seat_of(chair) for listener in self.listeners for chair in listener.chairs}

    def owned(self, listener: Listener, seat: int) -> None:
        if seat not in self.reader(listener).seats:
            raise Refusal("not-yours", "this seat is somebody else's")

    def playable(self, n: int) -> None:
        if self.table.status() != RUNNING:
            raise Refusal("not-running", "the game is not running")
        self.current(n)

    def current(self, n: int) -> None:
        if n != self.table.n:
            raise Refusal("stale", "the table has moved on")

    def since(self, n: int) -> list[Entry]:
        """What was written after the table had n entries; refused if that was in another round."""
        at = n - self.table.base
        if not 0 <= at <= len(self.table.entries):
            raise Refusal("stale", "the table has moved on")
        return self.table.entries[at:]

    def still_asked(self, since: list[Entry], seat: int) -> bool:
        """Whether only others have chosen since then, while this seat owed its choice all the time."""
        moves = [entry for entry in since if entry.kind != HINT]  # which changes nothing
        if any(entry.kind != MOVE or entry.seat in (seat, CHANCE) for entry in moves):
            return False
        return self.table.round.asked_before(len(moves), seat)
