"""Rooms: each table with those who look at it. Check, store, then tell."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from spieltisch.engine.event import Event
from spieltisch.table import bots
from spieltisch.table.company import Company, Listener, fresh_rng, now_ms
from spieltisch.table.database import Unreachable
from spieltisch.table.entries import FLAG, HINT, STAND_IN, WAKE, Entry
from spieltisch.table.facts import FINISHED, OPEN, PERSON, RUNNING, Result, Talk
from spieltisch.table.logs import log
from spieltisch.table.refusal import Refusal
from spieltisch.table.round import TableEvent
from spieltisch.table.seating import Table, as_entries
from spieltisch.table.store import seal
from spieltisch.table.thinkers import NOBODY_WAITS, PERSON_WAITS, SPECTATOR_WAITS, Errand
from spieltisch.table.wire import Presence, Said

if TYPE_CHECKING:
    from spieltisch.table.house import House

ASK_AROUND = 1.5  # the same for a game that was just opened, when nobody is known to think
HELP_AFTER = 8.0  # seconds until the bots of a server that fell silent are thought for elsewhere
AGAIN = 1.0  # seconds until what could not be stored is tried again
ALONE = 20  # tables at which bots think that nobody waits for; at others they go on when somebody looks
TALK_SHOWN = 50  # things said that a newcomer reads


class Room(Company):
    def __init__(self, house: "House", table: Table, events: Iterable[tuple[int, Event | TableEvent]] = ()) -> None:
        super().__init__(table, events)
        self.house = house
        self.presence: list[tuple[int, bool, bool]] = []  # what was told last about each person's seat
        self.lock = asyncio.Lock()
        self.thinking: asyncio.Task[None] | None = None
        self.asked: Errand | None = None  # for whom a bot of this table thinks, or thought last
        self.alarm: asyncio.TimerHandle | None = None
        self.away: dict[int, float] = {}  # seat: since when somebody waits for it
        self.elsewhere: dict[str, tuple[set[int], float]] = {}  # other server: chairs present there, until when
        self.talked = -1  # the last thing said that was told here
        # Seconds that the bots of this server wait for those of another one, which may be thinking already.
        self.patience = ASK_AROUND if house.store.database.shared else 0.0
        self.changed = asyncio.Event()
        self.used = time.monotonic()

    # Those who look

    async def join(self, listener: Listener) -> None:
        said = await self.house.store.talk(self.id, TALK_SHOWN)
        self.tell_talk(said)
        self.listeners.add(listener)
        self.who_waits()
        self.used = time.monotonic()
        self.send_state(listener)
        for talk in said:
            self.send(listener, Said(talk))
        if not await self.presence_heard(listener):
            self.send(listener, self.who_is_here())
        self.nudge()

    async def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.who_waits()
        self.used = time.monotonic()
        await self.presence_heard(listener)

    # Who is here

    def here(self) -> set[int]:
        """Seats whose people look at the table, at this server or another."""
        now = time.monotonic()
        elsewhere = {chair for chairs, until in self.elsewhere.values() if until > now for chair in chairs}
        return super().here() | {self.table.seat_of(chair) for chair in elsewhere}

    def chairs_here(self) -> list[int]:
        """The chairs of people who look at the table at this server."""
        return sorted({chair for listener in self.listeners for chair in listener.chairs})

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

    async def presence_heard(self, listener: Listener) -> bool:
        """Somebody came or went; whether that makes a difference to anybody."""
        if not listener.chairs:
            return False
        with suppress(Unreachable):  # the next beat of the heart tells it
            await self.house.tell_presence(self)
        return self.presence_changed()

    def presence_changed(self) -> bool:
        """Start or stop the wait for those who left, and show it if there is anything new to see."""
        here, now = self.here(), time.monotonic()
        for seat in range(self.table.facts.seats):
            if self.missed(seat, here):
                self.away.setdefault(seat, now)
            else:
                self.away.pop(seat, None)
        self.set_alarm()
        shown = [(seat, seat in here, seat in self.away) for seat in self.persons()]
        if shown == self.presence:
            return False
        self.presence = shown
        self.tell(self.who_is_here())
        return True

    def persons(self) -> list[int]:
        return [seat for seat in range(self.table.facts.seats) if self.table.chair(seat).kind == PERSON]

    def who_is_here(self) -> Presence:
        here = self.here()
        return Presence([(seat, seat in here, self.takeover_in(seat)) for seat in self.persons()])

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
            try:
                if late:
                    await self.write([Entry(FLAG, late[0], 0, now_ms())])
                elif gone:
                    await self.write([Entry(STAND_IN, gone[0], 0, now_ms())])
                else:
                    self.set_alarm()
            except (Refusal, Unreachable):  # the database is away
                self.alarm = asyncio.get_running_loop().call_later(AGAIN, self.ring)

    # What people do

    async def move(self, listener: Listener, n: int, seat: int, action: int) -> bool:
        """Whether it was written: not the same click twice."""
        with self.house.metrics.latency.time():
            written = await self.do(listener, lambda: self.chosen(listener, n, seat, action))
        if written:
            self.house.metrics.moves_of_people.inc()
        return written

    async def do(self, listener: Listener, wish: Callable[[], list[Entry]]) -> bool:
        """Write what somebody wants; where another server wrote first, it is looked at anew. Whether it was written:
        where it is so already the whole state is shown."""
        async with self.lock:
            while entries := wish():
                if await self.write(entries):
                    return True
            self.send_state(listener)
        return False

    async def tell_hint(self, seat: int) -> None:
        """Those who play with somebody learn that it asks for advice; once a choice."""
        async with self.lock:
            if not self.table.alone() and self.table.entries[-1].kind != HINT:
                await self.write([Entry(HINT, seat, 0, now_ms())])

    async def name(self, listener: Listener, seat: int, name: str) -> None:
        self.owned(listener, seat)
        async with self.lock:
            at = self.table.chair_of(seat)
            self.table.chairs[at] = await self.house.store.rename(self.id, at, self.table.chairs[at], name)
            self.tell_state()

    async def chat(self, listener: Listener, text: str) -> None:
        seats = self.reader(listener).seats
        seat = seats[0] if seats else None
        if seat is None and not self.table.facts.settings.get("spectators_talk", True):
            raise Refusal("quiet", "only those who play may talk at this table")
        name = self.table.chair(seat).name if seat is not None else ""
        for _ in range(5):
            last = await self.house.store.talk(self.id, 1)
            talk = Talk(last[-1].n + 1 if last else 0, seat, name, text, now_ms())
            if await self.house.store.say(self.id, talk):
                return self.tell_talk([talk]) if talk.n == self.talked + 1 else await self.hear_talk()
        raise Refusal("busy", "too many talk at once")

    # Writing

    async def write(self, entries: list[Entry]) -> bool:
        """Store entries, then tell them. False if another server wrote first: then its entries were told instead."""
        if not entries:
            return True
        before = self.table
        after, events = before.ahead(entries)
        ended = before.status() != FINISHED and after.status() == FINISHED
        changed = after.status() if after.status() != before.status() else None
        result = after.result() if ended else None
        if not await self.stored(before.n, entries, changed, result):
            await self.catch_up()
            return False
        after.chairs, after.facts = self.table.chairs, self.table.facts  # a name, or the host, may be another meanwhile
        self.patience = 0.0
        self.show(after, events)
        return True

    async def stored(self, n: int, entries: list[Entry], status: str | None, result: Result | None) -> bool:
        metrics = self.house.metrics
        try:
            with metrics.storage.time():
                return await self.house.store.append(self.id, n, entries, status, result)
        except Exception as wrong:  # a full disk, a database that went away: nothing is told, nothing is lost
            metrics.failures.inc()
            log("an entry could not be stored", logging.ERROR, table=self.id, error=f"{type(wrong).__name__}: {wrong}")
            raise Refusal("storage", "the entry could not be stored") from None

    async def catch_up(self) -> None:
        """Take over what another server wrote."""
        entries = await self.house.store.entries(self.id, self.table.n)
        if not entries:
            return
        after, events = self.table.ahead(entries)
        self.patience = HELP_AFTER
        self.show(after, events)

    def show(self, after: Table, events: list[tuple[int, Event | TableEvent]]) -> None:
        if self.table.status() == FINISHED and after.status() == RUNNING and after.base == self.table.base:
            self.house.analyses.drop(self.id, after.round.number)  # the end was taken back: it is another game now
        before = self.state.public
        super().show(after, events)
        self.used = time.monotonic()
        self.changed.set()
        if after.round.clock or self.state.public is not before:  # else nobody came, went, resigned or was stood in for
            self.presence_changed()
        self.nudge()

    async def refresh(self) -> None:
        async with self.lock:
            await self.catch_up()

    async def resume_clock(self) -> None:
        """The server was away: that time is nobody's. (A second server that starts gives the same small gift.)"""
        async with self.lock:
            if self.table.round.clock and self.table.status() == RUNNING:
                await self.write([Entry(WAKE, -1, 0, now_ms())])

    async def take_over(self, entries: int, talk: int, sitting: str) -> None:
        """What another server wrote and no word came of: so long are log and talk, this is the seal of the chairs."""
        if entries > self.table.n:
            await self.refresh()
        if talk > self.talked + 1:
            await self.hear_talk()
        if sitting != seal(self.table.facts.host, self.table.chairs):
            await self.hear_chairs()

    async def hear_talk(self) -> None:
        """Tell what was said at another server."""
        self.tell_talk(await self.house.store.talk(self.id, TALK_SHOWN))

    def tell_talk(self, said: list[Talk]) -> None:
        """Tell what is new of it to those who listen."""
        for talk in said:
            if talk.n > self.talked:
                self.talked = talk.n
                self.tell(Said(talk))

    async def hear_chairs(self) -> None:
        """Somebody sat down or changed a name at another server, or moved to another device."""
        async with self.lock:  # a name that is taken meanwhile would be lost
            facts, chairs = await self.house.store.facts(self.id), await self.house.store.chairs(self.id)
            if facts is None:
                return  # it was deleted
            left = {at for at, chair in enumerate(self.table.chairs) if chair.device not in (None, chairs[at].device)}
            self.table.facts, self.table.chairs = facts, chairs
        for listener in self.listeners:
            listener.chairs = tuple(at for at in listener.chairs if at not in left)
        self.tell_state()
        self.presence_changed()

    async def read_chairs(self) -> None:
        """Somebody sat down; what others read before is of before."""
        async with self.lock:
            self.table.chairs = await self.house.store.chairs(self.id)

    # Bots

    def nudge(self) -> None:
        """Let go on what nobody needs to do; that follows from chairs and log, so also after a restart."""
        if self.owes() and (self.thinking is None or self.thinking.done()):
            self.thinking = self.house.spawn(self.think())

    def owes(self) -> bool:
        return self.overdue() or (self.table.waiting_bot() is not None and self.may_think())

    def may_think(self) -> bool:
        """Bots play on for those who look or play. For nobody they do at so many tables: that work has no end."""
        alone = self.house.alone
        if self.listeners or self.table.round.playing():
            alone.discard(self.id)
        elif len(alone) < ALONE:
            alone.add(self.id)
        else:
            return self.id in alone
        return True

    def overdue(self) -> bool:
        """Whether there is something that follows by itself, and could not be stored when it should have been."""
        if self.table.status() == OPEN:
            return self.table.full()
        return self.table.status() == RUNNING and self.table.round.stuck()

    async def think(self) -> None:
        try:
            while self.owes():
                try:
                    if self.overdue():
                        await self.catch_up_with_chance()
                    elif not self.patience or await self.nobody_else_thinks():
                        await self.one_thought()
                except (Refusal, Unreachable):  # the database is away: the bot tries again
                    await asyncio.sleep(AGAIN)
        finally:
            self.house.alone.discard(self.id)

    async def catch_up_with_chance(self) -> None:
        async with self.lock:
            if self.overdue() and self.table.status() == OPEN:
                await self.write(self.begun(0))
            elif self.overdue():
                await self.write(as_entries(self.table.round.opened(fresh_rng()), now_ms()))

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
        seat, level = waiting
        with self.house.metrics.thoughts.time():
            action, _ = await asyncio.gather(
                self.choice(table, seat, level), asyncio.sleep(self.house.settings.bot_pause)
            )
        async with self.lock:
            if self.table.n == table.n and await self.write(self.played(seat, action)):
                self.house.metrics.moves_of_bots.inc()

    async def choice(self, table: Table, seat: int, level: str) -> int:
        """What a bot wants to do. If it cannot be made to think, it plays something: nobody waits for ever."""
        facts, round = table.facts, table.round  # not self.table: it may have moved on by now
        written = round.written(seat)
        if written is not None:
            return written
        self.asked = self.errand(bots.thinks(level))
        try:
            action, rest = await self.house.thinkers.run(
                bots.choose,
                facts.game,
                facts.version,
                facts.seats,
                facts.options,
                round.moves[:],
                seat,
                level,
                errand=self.asked,
            )
        except Exception as wrong:
            log("a bot could not think", logging.ERROR, table=self.id, error=f"{type(wrong).__name__}: {wrong}")
            return fresh_rng().choice(round.state.moves(seat))
        await asyncio.sleep(rest)
        return action

    def errand(self, deep: bool) -> Errand:
        """For whom the bots of this table think: whoever waits for them, most of all those who play."""
        looking = sorted(self.listeners, key=lambda listener: (not listener.chairs, listener.address))
        if not looking:
            return Errand(NOBODY_WAITS, self.id, "", deep)
        rank = PERSON_WAITS if looking[0].chairs else SPECTATOR_WAITS
        return Errand(rank, self.id, looking[0].address, deep)

    def who_waits(self) -> None:
        """Somebody came or went: what the bots of this table think about is as urgent as it is now."""
        if self.asked is not None and self.thinking is not None and not self.thinking.done():
            now = self.errand(self.asked.deep)
            if (now.rank, now.address) != (self.asked.rank, self.asked.address):
                self.asked.rank, self.asked.address = now.rank, now.address
                self.house.thinkers.changed(self.asked)

    def idle(self) -> bool:
        """Nobody looks, nothing runs: the room can be forgotten, the log remembers."""
        thinking = self.thinking is not None and not self.thinking.done()
        return not self.listeners and not thinking and not self.lock.locked() and self.alarm is None

    async def start_if_full(self) -> None:
        """Whoever sat down sits, also if the start cannot be stored now: then it follows as soon as it can be."""
        with suppress(Refusal, Unreachable):
            await self.catch_up_with_chance()
        self.nudge()


def report(task: "asyncio.Task[None]") -> None:
    """Nothing fails unseen in the background."""
    with suppress(asyncio.CancelledError):
        wrong = task.exception()
        if wrong is not None:
            log("background task failed", logging.ERROR, error=f"{type(wrong).__name__}: {wrong}")
