"""Rooms: each table with those who look at it. Check, store, then tell."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from spieltisch.engine.contract import CHANCE
from spieltisch.engine.errors import IllegalAction
from spieltisch.engine.event import Event
from spieltisch.engine.record import Move
from spieltisch.engine.rng import Rng
from spieltisch.table import bots
from spieltisch.table.entries import AGAIN, BACK, FLAG, MOVE, RESIGN, STAND_IN, START, UNDO, WAKE, Entry
from spieltisch.table.logs import log
from spieltisch.table.round import TableEvent
from spieltisch.table.seating import Table, as_entries
from spieltisch.table.store import FINISHED, OPEN, PERSON, RUNNING, Result, Talk
from spieltisch.table.wire import Happened, Outgoing, Presence, Reader, Refused, Said, StateOf, outgoing

if TYPE_CHECKING:
    from spieltisch.table.house import House

ASK_AROUND = 1.5  # the same for a game that was just opened, when nobody is known to think
HELP_AFTER = 8.0  # seconds until the bots of a server that fell silent are thought for elsewhere
TALK_SHOWN = 50  # things said that a newcomer reads


class Refusal(Exception):
    """Something that cannot be done; code and sentence go to whoever asked."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code
        self.message = message


class Listener:
    """One connection to a room. ``push`` hands a message over and never waits."""

    def __init__(self, chairs: Iterable[int], push: Callable[[bytes], None]) -> None:
        self.chairs = tuple(chairs)
        self.push = push
        self.behind = False  # is just being told the history: new events come with it


def now_ms() -> int:
    return time.time_ns() // 1_000_000


def fresh_rng() -> Rng:
    """Chance at the table: nobody can foresee it, and it is drawn only when it happens."""
    return Rng(secrets.randbits(96))


class Room:
    def __init__(self, house: "House", table: Table) -> None:
        self.house = house
        self.table = table
        self.listeners: set[Listener] = set()
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.alarm: asyncio.TimerHandle | None = None
        self.away: dict[int, float] = {}  # seat: since when somebody waits for it
        self.elsewhere: dict[str, tuple[set[int], float]] = {}  # other server: chairs present there, until when
        self.talked = -1  # the last thing said that was told here
        # Seconds that the bots of this server wait for those of another one, which may be thinking already.
        self.patience = ASK_AROUND if house.store.database.shared else 0.0
        self.changed = asyncio.Event()
        self.used = time.monotonic()

    @property
    def id(self) -> str:
        return self.table.facts.id

    # Those who look

    def reader(self, listener: Listener) -> Reader:
        return Reader(tuple(sorted(self.table.seat_of(chair) for chair in listener.chairs)))

    def tell(self, *messages: Outgoing) -> None:
        """Send to everybody, built once for each kind of reader."""
        built: dict[Reader, list[bytes]] = {}
        for listener in list(self.listeners):
            reader = self.reader(listener)
            if reader not in built:
                built[reader] = [outgoing(message, reader) for message in messages]
            for message, data in zip(messages, built[reader], strict=True):
                if not (listener.behind and isinstance(message, Happened)):
                    listener.push(data)

    def send(self, listener: Listener, message: Outgoing) -> None:
        listener.push(outgoing(message, self.reader(listener)))

    def tell_state(self) -> None:
        self.tell(StateOf(self.table, now_ms()))

    async def join(self, listener: Listener) -> None:
        self.listeners.add(listener)
        self.used = time.monotonic()
        self.send(listener, StateOf(self.table, now_ms()))
        for talk in await self.house.store.talk(self.id, TALK_SHOWN):
            self.send(listener, Said(talk))
        await self.house.tell_presence(self)
        self.presence_changed()
        self.nudge()

    async def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()
        await self.house.tell_presence(self)
        self.presence_changed()

    async def history(self, listener: Listener, seen: int) -> None:
        """What happened since entry ``seen``, for somebody who comes back; of this round only."""
        again = self.from_start()
        events: list[tuple[int, Event | TableEvent]] = []
        listener.behind = True
        while again.n < self.table.n:
            if again.base != self.table.base:
                again, events = self.from_start(), []
            told = again.add(self.table.entries[again.n - self.table.base])
            if again.n > seen:
                events += [(again.n, event) for event in told]
            if again.n % 100 == 0:
                await asyncio.sleep(0)  # a long game must not hold up the others
        listener.behind = False
        if listener in self.listeners:
            self.send(listener, Happened(again, max(seen, again.base), events))
            self.send(listener, StateOf(self.table, now_ms()))

    def from_start(self) -> Table:
        """This round, with nothing of it played yet."""
        again = Table(self.table.facts, self.table.chairs)
        again.n = again.base = self.table.base
        return again

    # Who is here

    def here(self) -> set[int]:
        """Seats whose people look at the table, at this server or another."""
        now = time.monotonic()
        chairs = {chair for listener in self.listeners for chair in listener.chairs}
        for present, until in self.elsewhere.values():
            if until > now:
                chairs |= present
        return {self.table.seat_of(chair) for chair in chairs}

    def hear_presence(self, server: str, chairs: set[int], seconds: float) -> None:
        before = self.here()
        self.elsewhere[server] = (chairs, time.monotonic() + seconds)
        if self.here() != before:
            self.presence_changed()

    def forget_silent_servers(self) -> None:
        now, before = time.monotonic(), len(self.elsewhere)
        self.elsewhere = {server: known for server, known in self.elsewhere.items() if known[1] > now}
        if len(self.elsewhere) != before:
            self.presence_changed()

    def presence_changed(self) -> None:
        """Start or stop the wait for those who left, and show it."""
        here, now = self.here(), time.monotonic()
        for seat in range(self.table.facts.seats):
            if self.missed(seat, here):
                self.away.setdefault(seat, now)
            else:
                self.away.pop(seat, None)
        persons = [seat for seat in range(self.table.facts.seats) if self.table.chair(seat).kind == PERSON]
        self.tell(Presence([(seat, seat in here, self.takeover_in(seat)) for seat in persons]))
        self.set_alarm()

    def missed(self, seat: int, here: set[int]) -> bool:
        """Whether somebody at the table waits for this seat's owner. Who plays only with bots may go and come."""
        table = self.table
        return (
            table.status() == RUNNING
            and table.facts.settings.get("takeover") is not None
            and table.level(seat) is None
            and seat not in here
            and any(table.level(other) is None for other in here)
        )

    def takeover_in(self, seat: int) -> int | None:
        if seat not in self.away:
            return None
        return max(0, round(self.away[seat] + self.house.settings.takeover_after - time.monotonic()))

    def set_alarm(self) -> None:
        """Wake when the next countdown or clock runs out."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        waits = [since + self.house.settings.takeover_after - time.monotonic() for since in self.away.values()]
        clocks = self.table.round.clocks(now_ms()) if self.table.status() == RUNNING else None
        if clocks is not None:
            waits += [clocks[seat] / 1000 for seat in self.table.round.deciders() if self.table.level(seat) is None]
        if waits:
            self.alarm = asyncio.get_running_loop().call_later(max(0.02, min(waits)), self.ring)

    def ring(self) -> None:
        self.house.spawn(self.time_is_up())

    async def time_is_up(self) -> None:
        async with self.lock:
            gone = [seat for seat in self.away if self.takeover_in(seat) == 0]
            clocks = self.table.round.clocks(now_ms()) if self.table.status() == RUNNING else None
            late = [seat for seat in self.table.round.deciders() if clocks is not None and clocks[seat] <= 0]
            late = [seat for seat in late if self.table.level(seat) is None]
            if late:
                await self.write([Entry(FLAG, late[0], 0, now_ms())])
            elif gone:
                await self.write([Entry(STAND_IN, gone[0], 0, now_ms())])
            else:
                self.set_alarm()

    # What people do

    async def move(self, listener: Listener, n: int, seat: int, action: int) -> None:
        self.owned(listener, seat)
        async with self.lock:
            since = self.since(n)
            if (MOVE, seat, action) in [(entry.kind, entry.seat, entry.action) for entry in since]:
                self.send(listener, StateOf(self.table, now_ms()))  # the same click twice: already done
                return
            self.playable(self.table.n if since and self.still_asked(since, seat) else n)
            while not await self.played(seat, action):
                # Another server wrote first. Where several choose at the same time, the choice still stands.
                if not self.still_asked(self.since(n), seat):
                    raise Refusal("stale", "somebody else moved first")

    async def played(self, seat: int, action: int) -> bool:
        """Make a choice; False if another server wrote first."""
        if self.table.level(seat) is not None:
            raise Refusal("bot", "a bot plays this seat now; take it back first")
        try:
            moves = self.table.round.played(action, seat, fresh_rng())
        except (IllegalAction, OverflowError) as wrong:
            raise Refusal("illegal", str(wrong)) from None
        return await self.write_moves(moves)

    def since(self, n: int) -> list[Entry]:
        """What was written after the table had n entries; refused if that was in another round."""
        at = n - self.table.base
        if not 0 <= at <= len(self.table.entries):
            raise Refusal("stale", "the table has moved on")
        return self.table.entries[at:]

    def still_asked(self, since: list[Entry], seat: int) -> bool:
        """Whether only others have chosen since then, while this seat owed its choice all the time."""
        if any(entry.kind != MOVE or entry.seat in (seat, CHANCE) for entry in since):
            return False
        return self.table.round.asked_before(len(since), seat)

    def owned(self, listener: Listener, seat: int) -> None:
        if seat not in self.reader(listener).seats:
            raise Refusal("not-yours", "this seat is somebody else's")

    def playable(self, n: int) -> None:
        if self.table.status() != RUNNING:
            raise Refusal("not-running", "the game is not running")
        if n != self.table.n:
            raise Refusal("stale", "the table has moved on")

    async def undo(self, listener: Listener, n: int, seat: int) -> None:
        self.owned(listener, seat)
        async with self.lock:
            self.playable(n)
            count = self.table.undoable(seat)
            if not count or self.table.level(seat) is not None:
                raise Refusal("undo", "this cannot be taken back: chance, a reveal or another player came after it")
            if not await self.write([Entry(UNDO, seat, count, now_ms())]):
                raise Refusal("stale", "the table has moved on")

    async def resign(self, listener: Listener, seat: int) -> None:
        self.owned(listener, seat)
        async with self.lock:
            self.playable(self.table.n)
            if seat not in self.table.round.out:
                await self.write([Entry(RESIGN, seat, 0, now_ms())])

    async def back(self, listener: Listener, seat: int) -> None:
        self.owned(listener, seat)
        async with self.lock:
            self.playable(self.table.n)
            if seat in self.table.round.stand_ins:
                await self.write([Entry(BACK, seat, 0, now_ms())])

    async def rematch(self, listener: Listener, seat: int) -> None:
        """A new round, as soon as all people who are here want one."""
        self.owned(listener, seat)
        async with self.lock:
            table = self.table
            if table.status() != FINISHED:
                raise Refusal("not-finished", "the game is still running")
            wanting = table.round.again | {seat}
            here = {other for other in self.here() if table.chair(other).kind == PERSON}
            mine = set(self.reader(listener).seats)  # round one screen, one wish is everybody's
            if here <= wanting | mine:
                await self.begin(table.round.number + 1)
            elif seat not in table.round.again:
                await self.write([Entry(AGAIN, seat, 0, now_ms())])

    async def name(self, listener: Listener, seat: int, name: str) -> None:
        self.owned(listener, seat)
        async with self.lock:
            at = self.table.chair_of(seat)
            self.table.chairs[at] = await self.house.store.rename(self.id, at, self.table.chairs[at], name)
            self.tell_state()

    async def chat(self, listener: Listener, text: str) -> None:
        seats = self.reader(listener).seats
        seat = seats[0] if seats else None
        name = self.table.chair(seat).name if seat is not None else ""
        for _ in range(5):
            last = await self.house.store.talk(self.id, 1)
            talk = Talk(last[-1].n + 1 if last else 0, seat, name, text, now_ms())
            if await self.house.store.say(self.id, talk):
                self.talked = talk.n
                self.tell(Said(talk))
                return
        raise Refusal("busy", "too many talk at once")

    # Writing

    async def begin(self, number: int) -> bool:
        """Start a round: the chance of its set-up is drawn at once."""
        opening = self.table.fresh(number).opened(fresh_rng())
        return await self.write([Entry(START, -1, number, now_ms()), *as_entries(opening, now_ms())])

    async def write_moves(self, moves: list[Move]) -> bool:
        return await self.write(as_entries(moves, now_ms()))

    async def write(self, entries: list[Entry]) -> bool:
        """Store entries, then tell them. False if another server wrote first: then its entries were told instead."""
        before = self.table
        after, events = before.ahead(entries)
        ended = before.status() != FINISHED and after.status() == FINISHED
        changed = after.status() if after.status() != before.status() else None
        result = after.result() if ended else None
        if not await self.stored(before.n, entries, changed, result):
            await self.catch_up()
            return False
        after.chairs = self.table.chairs  # somebody may have changed a name meanwhile
        self.table = after
        self.patience = 0.0
        self.tell(Happened(after, before.n, events), StateOf(after, now_ms()))
        self.after_change()
        return True

    async def stored(self, n: int, entries: list[Entry], status: str | None, result: Result | None) -> bool:
        try:
            return await self.house.store.append(self.id, n, entries, status, result)
        except Exception as wrong:  # a full disk, a database that went away: nothing is told, nothing is lost
            log("an entry could not be stored", logging.ERROR, table=self.id, error=f"{type(wrong).__name__}: {wrong}")
            raise Refusal("storage", "the entry could not be stored") from None

    async def catch_up(self) -> None:
        """Take over what another server wrote."""
        since = self.table.n
        entries = await self.house.store.entries(self.id, since)
        if not entries:
            return
        after, events = self.table.ahead(entries)
        self.table = after
        self.patience = HELP_AFTER
        self.tell(Happened(after, since, events), StateOf(after, now_ms()))
        self.after_change()

    async def refresh(self) -> None:
        async with self.lock:
            await self.catch_up()

    async def resume_clock(self) -> None:
        """The server was away: that time is nobody's. (A second server that starts gives the same small gift.)"""
        async with self.lock:
            if self.table.round.clock and self.table.status() == RUNNING:
                await self.write([Entry(WAKE, -1, 0, now_ms())])

    async def hear_talk(self) -> None:
        """Tell what was said at another server."""
        for talk in await self.house.store.talk(self.id, 5):
            if talk.n > self.talked:
                self.talked = talk.n
                self.tell(Said(talk))

    async def hear_chairs(self) -> None:
        """Somebody sat down or changed a name at another server."""
        self.table.chairs = await self.house.store.chairs(self.id)
        self.tell_state()
        self.presence_changed()

    def after_change(self) -> None:
        self.used = time.monotonic()
        self.changed.set()
        self.presence_changed()
        self.nudge()

    # Bots

    def nudge(self) -> None:
        """Let a bot think whose turn it is; that follows from the log, so also after a restart."""
        if self.table.waiting_bot() and (self.thinking is None or self.thinking.done()):
            self.thinking = self.house.spawn(self.think())

    async def think(self) -> None:
        while self.table.waiting_bot() is not None:
            try:
                if not self.patience or await self.nobody_else_thinks():
                    await self.one_thought()
            except Refusal:  # the database is away: the bot tries again
                await asyncio.sleep(1)

    async def nobody_else_thinks(self) -> bool:
        """Leave the thinking to the server that moved last, unless it does not answer any more."""
        self.changed.clear()
        try:
            async with asyncio.timeout(self.patience):
                await self.changed.wait()
        except TimeoutError:
            return True
        return False

    async def one_thought(self) -> None:
        table, waiting = self.table, self.table.waiting_bot()
        if waiting is None:
            return
        (seat, level), facts = waiting, table.facts
        choosing = self.house.thinkers.run(
            bots.choose, facts.game, facts.seats, facts.options, table.round.moves[:], seat, level
        )
        action, _ = await asyncio.gather(choosing, asyncio.sleep(self.house.settings.bot_pause))
        async with self.lock:
            if self.table.n == table.n:
                await self.write_moves(table.round.played(action, seat, fresh_rng()))

    def idle(self) -> bool:
        """Nobody looks, nothing runs: the room can be forgotten, the log remembers."""
        thinking = self.thinking is not None and not self.thinking.done()
        return not self.listeners and not thinking and not self.lock.locked() and self.alarm is None

    async def refuse(self, listener: Listener, refusal: Refusal) -> None:
        self.send(listener, Refused(refusal.code))
        self.send(listener, StateOf(self.table, now_ms()))

    async def start_if_full(self) -> None:
        async with self.lock:
            if self.table.status() == OPEN and self.table.full():
                await self.begin(0)


def report(task: "asyncio.Task[None]") -> None:
    """Nothing fails unseen in the background."""
    with suppress(asyncio.CancelledError):
        wrong = task.exception()
        if wrong is not None:
            log("background task failed", logging.ERROR, error=f"{type(wrong).__name__}: {wrong}")
