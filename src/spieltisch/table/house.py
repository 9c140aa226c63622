"""The house: all rooms of one server, opened when somebody comes, forgotten when nobody is there."""

import asyncio
import json
import logging
import secrets
import time
from collections import deque
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

from spieltisch.engine.errors import UnknownVersion
from spieltisch.engine.event import Event
from spieltisch.engine.game import Json
from spieltisch.table.analyses import Analyses
from spieltisch.table.company import fresh_rng, now_ms
from spieltisch.table.database import Unreachable
from spieltisch.table.entries import Entry
from spieltisch.table.facts import FINISHED, OPEN, PERSON, RUNNING, Chair
from spieltisch.table.guard import TOGETHER, RateLimit
from spieltisch.table.hints import Hints
from spieltisch.table.logs import log
from spieltisch.table.metrics import Metrics
from spieltisch.table.refusal import Refusal
from spieltisch.table.replays import Replays
from spieltisch.table.rooms import Room, report
from spieltisch.table.round import TableEvent
from spieltisch.table.seating import Table, as_entries
from spieltisch.table.setting_up import set_up
from spieltisch.table.settings import Settings
from spieltisch.table.store import Store
from spieltisch.table.thinkers import Thinking
from spieltisch.table.wire import KEPT

HEARTBEAT = 5.0  # seconds between two signs of presence to other servers, and looks for missed news
TOLD_TOGETHER = 150  # rooms in one word to other servers: PostgreSQL takes 8,000 bytes
TALK_RATE, TALK_BURST = 1.0, 5.0  # things that one connection may say a second, and at once
LONG = 500  # entries of a log that take some milliseconds
SLICE = 25  # of them that are taken in one go: a fraction of a millisecond
PIECE = 500  # entries of a log that is brought that are stored in one go: a move beside it waits for some milliseconds
FORGET_AFTER = 60.0  # seconds without anybody
FORGET_ENDED = 10.0  # the same for a game that is over, which nobody comes back to


def used_up() -> Refusal:
    return Refusal("no-seat", "this link is used up, or of another table; ask whoever opened it for a new one")


class House:
    def __init__(self, store: Store, thinkers: Thinking, settings: Settings) -> None:
        self.store = store
        self.name = secrets.token_hex(4)  # of this server, among those on the same database
        store.by = self.name
        self.thinkers = thinkers
        self.settings = settings
        self.replays = Replays()
        self.analyses = Analyses()
        self.hints = Hints()
        self.states = RateLimit(settings.requests_per_minute)  # whole states that an address is sent on its word
        rate, talk = TOGETHER * settings.messages_per_second, TOGETHER * TALK_RATE
        self.messages = RateLimit(60 * rate, 3 * rate)
        self.talk = RateLimit(60 * talk, TOGETHER * TALK_BURST)
        self.metrics = Metrics(self)
        self.beside = ThreadPoolExecutor(1, "beside")  # one thread for what is short but too long for the loop
        self.one_slice = asyncio.Lock()  # of a long game that is opened: who wants the next one queues up
        self.begun = now_ms()
        self.rooms: dict[str, Room] = {}
        self.alone: set[str] = set()  # tables at which bots think that nobody waits for
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.closed = False

    def spawn(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(report)
        return task

    def open(self) -> None:
        self.store.database.listen(self.hear)
        self.spawn(self.tidy())

    async def close(self) -> None:
        self.closed = True
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        self.beside.shutdown(wait=False, cancel_futures=True)
        await self.store.database.close()

    # Rooms

    async def room(self, id: str) -> Room | None:
        """The room of a table, opened by the first who asks."""
        if id in self.rooms:
            self.rooms[id].used = time.monotonic()  # who asks will look in a moment: not to be forgotten before
            return self.rooms[id]
        if id not in self.opening:
            self.opening[id] = asyncio.get_running_loop().create_task(self.load(id))
        try:
            return await asyncio.shield(self.opening[id])
        finally:
            self.opening.pop(id, None)

    async def load(self, id: str) -> Room | None:
        facts = await self.store.facts(id)
        if facts is None:
            return None
        chairs = await self.store.chairs(id)
        try:
            table = Table(facts, chairs)
        except UnknownVersion as wrong:
            raise Refusal("outdated", f"this game cannot be opened: {wrong}") from None
        room = Room(self, table, await self.played_through(table, await self.store.entries(id)))
        await self.in_words(room)
        if table.entries and not self.begun <= table.entries[-1].at <= now_ms():
            await room.resume_clock()  # before anybody could see, or lose by, the time that nobody could use
        room = self.rooms.setdefault(id, room)
        room.nudge()
        room.set_alarm()
        if self.store.database.shared:
            # What another server wrote between our reading and our listening, and who is there.
            self.spawn(room.refresh())
            await self.store.database.tell(self.store.news(id, "who"))
        return room

    async def played_through(self, table: Table, entries: list[Entry]) -> list[tuple[int, Event | TableEvent]]:
        """Let a table take its whole log; what there is to tell.

        A long one in slices, between which others have their turn, and of those that are opened at the same time one
        after the other: a thread would hold the lock of Python as long as compiled rules run, and so the loop.
        """
        if len(entries) < LONG:
            return table.add_all(entries)
        entries = table.last_round(entries)
        told: deque[tuple[int, Event | TableEvent]] = deque(maxlen=KEPT)
        for first in range(0, len(entries), SLICE):
            async with self.one_slice:
                for entry in entries[first : first + SLICE]:
                    told.extend((table.n, event) for event in table.add(entry))
                await asyncio.sleep(0)
        return list(told)

    async def in_words(self, room: Room) -> None:
        """Say what happened in a long game before anybody asks for it, in slices as well."""
        while len(room.told.untold) > SLICE:
            async with self.one_slice:
                room.told.put_in_words(room.table, SLICE)
                await asyncio.sleep(0)

    async def create(
        self,
        game_id: str,
        chairs: Sequence[Chair],
        options: dict[str, Json],
        settings: dict[str, Json],
        public: bool,
        host: str = "",
    ) -> Room:
        asked = (game_id, chairs, options, settings, public, host)
        table = await asyncio.get_running_loop().run_in_executor(self.beside, set_up, *asked)  # not in the loop
        if not await self.store.create(table.facts, list(chairs), OPEN):
            raise Refusal("busy", "the table could not be opened, try again")
        room = self.rooms[table.facts.id] = Room(self, table)
        await room.start_if_full()
        return room

    async def sit(self, room: Room, chair: int, name: str, device: str, link: str | None = None) -> None:
        """Take a free chair, perhaps by the link with this hash; the game begins with the last one."""
        table = room.table
        if not 0 <= chair < len(table.chairs) or table.chairs[chair].kind != PERSON:
            raise Refusal("no-seat", "there is no such seat for a person")
        seated = await self.store.sit(room.id, chair, name, device, link)
        await room.read_chairs()
        if seated is None:
            raise Refusal("taken", "somebody else sits there") if room.table.chairs[chair].taken else used_up()
        room.tell_state()
        await room.start_if_full()

    async def place_bot(self, room: Room, chair: int, name: str, level: str) -> None:
        """A bot takes a free chair; the game begins with the last one."""
        if room.table.chairs[chair].taken or not await self.store.place_bot(room.id, chair, name, level):
            raise Refusal("taken", "somebody sits there already")
        await room.read_chairs()
        room.tell_state()
        await room.start_if_full()

    async def chairs_of(self, room: Room, device: str) -> list[int]:
        """The chairs of a device, by the hash of its secret."""
        found = room.table.chairs_of(device)
        if not found and device and self.store.database.shared:
            # It may have sat down at another server a moment ago, whose word has not come yet.
            await room.read_chairs()
            room.look()
            found = room.table.chairs_of(device)
        return found

    # In the background

    async def tidy(self) -> None:
        """Forget empty rooms; tell other servers who is here; look for news that got lost."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            self.forget_empty_rooms(time.monotonic())
            if self.store.database.shared:
                try:
                    await self.keep_in_touch()
                except Exception as wrong:  # the database is away: try again at the next beat
                    log("no touch with the database", logging.WARNING, error=f"{type(wrong).__name__}: {wrong}")

    def forget_empty_rooms(self, now: float) -> None:
        for room in list(self.rooms.values()):
            ended = room.table.status() == FINISHED
            if room.idle() and now - room.used > (FORGET_ENDED if ended else FORGET_AFTER):
                self.rooms.pop(room.id, None)

    async def keep_in_touch(self) -> None:
        """One question and one word for all rooms together, however many there are."""
        stands = await self.store.stands(list(self.rooms))
        for room in list(self.rooms.values()):
            if room.id in stands:
                await room.take_over(*stands[room.id])
            if room.elsewhere:
                room.forget_silent_servers()
        present = {room.id: room.chairs_here() for room in self.rooms.values()}
        await self.tell_who_is_here({id: chairs for id, chairs in present.items() if chairs})

    async def tell_presence(self, room: Room) -> None:
        await self.tell_who_is_here({room.id: room.chairs_here()})

    async def tell_who_is_here(self, present: dict[str, list[int]]) -> None:
        if self.store.database.shared:
            listed = list(present.items())
            news = [
                json.dumps({"what": "here", "by": self.name, "rooms": dict(listed[first : first + TOLD_TOGETHER])})
                for first in range(0, len(listed), TOLD_TOGETHER)
            ]
            await self.store.database.tell(*news)

    def hear(self, text: str) -> None:
        """Another server wrote or told something."""
        news = json.loads(text)
        if self.closed or news["by"] == self.name:
            return
        if news["what"] == "here":
            for id, chairs in news["rooms"].items():
                if id in self.rooms:
                    self.rooms[id].hear_presence(news["by"], set(chairs), 3 * HEARTBEAT)
            return
        room = self.rooms.get(news["t"])
        if room is None:
            return
        match news["what"]:
            case "log":
                self.spawn(room.refresh())
            case "chairs":
                self.spawn(room.hear_chairs())
            case "chat":
                self.spawn(room.hear_talk())
            case "who":
                self.spawn(self.tell_presence(room))

    async def bring(self, table: Table, entries: list[Entry]) -> Room:
        """A table whose log is there already: of a record, or of a game to be played on from its middle."""
        facts = table.facts
        room = Room(self, table, await self.played_through(table, entries))
        await self.in_words(room)
        if not await self.store.create(facts, table.chairs, OPEN):
            raise Refusal("busy", "the table could not be opened, try again")
        await self.store_whole(room, entries)
        self.rooms[facts.id] = room
        with suppress(Refusal):  # then it follows as soon as it can be stored
            async with room.lock:
                if table.status() == RUNNING:  # the record may stop before chance, which nobody would draw
                    await room.write(as_entries(table.round.opened(fresh_rng()), now_ms()))
        room.nudge()
        return room

    async def store_whole(self, room: Room, entries: list[Entry]) -> None:
        """A log that is brought, in pieces: in one, thousands of entries would keep all moves beside them waiting.

        Nobody hears of the table before the last piece, which says what became of the game.
        """
        table = room.table
        try:
            for first in range(0, len(entries), PIECE):
                last = first + PIECE >= len(entries)
                ended = (table.status(), table.result()) if last else (None, None)
                await room.stored(first, entries[first : first + PIECE], *ended)
        except Refusal:
            with suppress(Unreachable):  # else it is one of those that nobody comes to
                await self.store.delete([room.id])
            raise
