"""Rooms: each table with those who look at it. Check, store, then tell."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from spieltisch.engine.contract import OVER
from spieltisch.engine.errors import IllegalAction
from spieltisch.engine.record import Move
from spieltisch.engine.rng import Rng
from spieltisch.table import bots
from spieltisch.table.entries import AGAIN, BACK, FLAG, RESIGN, STAND_IN, START, UNDO, Entry
from spieltisch.table.logs import log
from spieltisch.table.seating import Table, as_entries
from spieltisch.table.store import FINISHED, OPEN, PERSON, RUNNING, Talk
from spieltisch.table.wire import Happened, Outgoing, Presence, Reader, Refused, Said, StateOf, outgoing

if TYPE_CHECKING:
    from spieltisch.table.house import House

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
            for data in built[reader]:
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
        table = self.table
        again = Table(table.facts, table.chairs)
        again.n = table.base
        events = []
        for done, entry in enumerate(table.entries):
            told = again.add(entry)
            if again.n > seen:
                events += [(again.n, event) for event in told]
            if done % 100 == 99:
                await asyncio.sleep(0)  # a long game must not hold up the others
        if listener in self.listeners:
            self.send(listener, Happened(again, max(seen, table.base), events))
            self.send(listener, StateOf(self.table, now_ms()))

    # Who is here

    def here(self) -> set[int]:
        """Seats whose people look at the table, at this server or another."""
        now = time.monotonic()
        chairs = {chair for listener in self.listeners for chair in listener.chairs}
        for present, until in self.elsewhere.values():
            if until > now:
                chairs |= present
        return {self.table.seat_of(chair) for chair in chairs}

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
            table = self.table
            if self.doubled(n, seat, action):
                self.send(listener, StateOf(table, now_ms()))
                return
            self.playable(n)
            if table.level(seat) is not None:
                raise Refusal("bot", "a bot plays this seat now; take it back first")
            try:
                moves = table.round.played(action, seat, fresh_rng())
            except (IllegalAction, OverflowError) as wrong:
                raise Refusal("illegal", str(wrong)) from None
            if not await self.write_moves(moves):
                raise Refusal("stale", "somebody else moved first")

    def doubled(self, n: int, seat: int, action: int) -> bool:
        """The same click arriving twice: already done, nothing to complain about."""
        at = n - self.table.base
        if not 0 <= at < len(self.table.entries):
            return False
        entry = self.table.entries[at]
        return (entry.kind, entry.seat, entry.action) == ("move", seat, action)

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
        if not await self.house.store.append(self.id, before.n, entries, changed, after.result() if ended else None):
            await self.catch_up()
            return False
        after.chairs = self.table.chairs
        self.table = after
        self.tell(Happened(after, before.n, events), StateOf(after, now_ms()))
        self.after_change()
        return True

    async def catch_up(self) -> None:
        """Take over what another server wrote."""
        since = self.table.n
        entries = await self.house.store.entries(self.id, since)
        if not entries:
            return
        after, events = self.table.ahead(entries)
        self.table = after
        self.tell(Happened(after, since, events), StateOf(after, now_ms()))
        self.after_change()

    def after_change(self) -> None:
        self.used = time.monotonic()
        self.presence_changed()
        self.nudge()

    # Bots

    def nudge(self) -> None:
        """Let a bot think whose turn it is; that follows from the log, so also after a restart."""
        if self.table.waiting_bot() and (self.thinking is None or self.thinking.done()):
            self.thinking = self.house.spawn(self.think())

    async def think(self) -> None:
        while True:
            table, waiting = self.table, self.table.waiting_bot()
            if waiting is None:
                return
            seat, level = waiting
            facts = table.facts
            pause = asyncio.sleep(self.house.settings.bot_pause)
            choosing = self.house.thinkers.run(
                bots.choose, facts.game, facts.seats, facts.options, table.round.moves[:], seat, level
            )
            action, _ = await asyncio.gather(choosing, pause)
            async with self.lock:
                if self.table.n == table.n and self.table.round.state.to_act() != OVER:
                    await self.write_moves(table.round.played(action, seat, fresh_rng()))

    def idle(self) -> bool:
        """Nobody looks, nothing runs: the room can be forgotten, the log remembers."""
        thinking = self.thinking is not None and not self.thinking.done()
        return not self.listeners and not thinking and not self.lock.locked() and self.alarm is None

    async def refuse(self, listener: Listener, refusal: Refusal) -> None:
        self.send(listener, Refused(refusal.code, refusal.message))
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
