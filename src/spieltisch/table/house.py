"""The house: all rooms of one server, opened when somebody comes, forgotten when nobody is there."""

import asyncio
import hashlib
import json
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from typing import Any

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Json
from spieltisch.engine.record import Move
from spieltisch.engine.registry import game
from spieltisch.table.bots import Thinkers
from spieltisch.table.entries import START, Entry
from spieltisch.table.logs import log
from spieltisch.table.rooms import Refusal, Room, now_ms, report
from spieltisch.table.seating import Table, as_entries
from spieltisch.table.settings import Settings
from spieltisch.table.store import OPEN, PERSON, Chair, Store, TableFacts

ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"  # nothing that looks like something else
HEARTBEAT = 5.0  # seconds between two signs of presence to other servers, and looks for missed news
FORGET_AFTER = 60.0  # seconds without anybody
WAKE_DAYS = 30  # games untouched for longer sleep until somebody opens them


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def new_secret() -> str:
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """Whoever knows it may look on: 59 bits, so it cannot be guessed."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


class House:
    def __init__(self, store: Store, thinkers: Thinkers, settings: Settings) -> None:
        self.store = store
        self.name = secrets.token_hex(4)  # of this server, among those on the same database
        store.by = self.name
        self.thinkers = thinkers
        self.settings = settings
        self.begun = now_ms()
        self.rooms: dict[str, Room] = {}
        self.opening: dict[str, asyncio.Task[Room | None]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    def spawn(self, job: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(job)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        task.add_done_callback(report)
        return task

    def open(self) -> None:
        self.store.database.listen(self.hear)
        self.spawn(self.wake())
        self.spawn(self.tidy())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        self.thinkers.close()
        await self.store.database.close()

    # Rooms

    async def room(self, id: str) -> Room | None:
        """The room of a table, opened by the first who asks."""
        if id in self.rooms:
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
        table = Table(facts, await self.store.chairs(id))
        if facts.version != table.game.version:
            raise Refusal("outdated", "this game was played by an older version of the rules and cannot be opened")
        table.add_all(await self.store.entries(id))
        room = Room(self, table)
        if table.entries and table.entries[-1].at < self.begun:
            await room.resume_clock()  # before anybody could see, or lose by, the time that nobody could use
        room = self.rooms.setdefault(id, room)
        room.nudge()
        room.set_alarm()
        if self.store.database.shared:
            # What another server wrote between our reading and our listening, and who is there.
            self.spawn(room.refresh())
            await self.store.database.tell(self.store.news(id, "who"))
        return room

    async def create(
        self,
        game_id: str,
        chairs: Sequence[Chair],
        options: dict[str, Json],
        settings: dict[str, Json],
        public: bool,
    ) -> Room:
        rules = game(game_id)
        rules.check_seats(len(chairs))
        facts = TableFacts(
            new_id(), game_id, rules.version, len(chairs), rules.complete(options), settings, public, now_ms()
        )
        Table(facts, list(chairs))  # an option that the rules refuse is refused now
        if not await self.store.create(facts, list(chairs), OPEN):
            raise Refusal("busy", "the table could not be opened, try again")
        room = self.rooms[facts.id] = Room(self, Table(facts, list(chairs)))
        await room.start_if_full()
        return room

    async def sit(self, room: Room, chair: int, name: str, secret: str) -> None:
        """Take a free chair; the game begins with the last one."""
        table = room.table
        if not 0 <= chair < len(table.chairs) or table.chairs[chair].kind != PERSON:
            raise Refusal("no-seat", "there is no such seat for a person")
        taken = await self.store.sit(room.id, chair, table.chairs[chair], name, hashed(secret))
        if taken is None:
            raise Refusal("taken", "somebody else sits there")
        room.table.chairs = await self.store.chairs(room.id)
        room.tell_state()
        await room.start_if_full()

    def chairs_of(self, room: Room, cookie: str) -> list[int]:
        """The chairs whose secrets a cookie holds."""
        held = {hashed(secret) for secret in cookie.split(".")[:16] if secret}
        return [number for number, chair in enumerate(room.table.chairs) if chair.taken and chair.secret in held]

    # In the background

    async def wake(self) -> None:
        """After a start: open every running game once, so that its bots go on."""
        for id in await self.store.running_tables(now_ms() - WAKE_DAYS * 86_400_000):
            try:
                await self.room(id)
            except (Refusal, SpieltischError) as wrong:
                log("a running game cannot go on", logging.WARNING, table=id, reason=str(wrong))
            await asyncio.sleep(0)

    async def tidy(self) -> None:
        """Forget empty rooms; tell other servers who is here; look for news that got lost."""
        while True:
            await asyncio.sleep(HEARTBEAT)
            for room in list(self.rooms.values()):
                if room.idle() and time.monotonic() - room.used > FORGET_AFTER:
                    self.rooms.pop(room.id, None)
            if self.store.database.shared:
                try:
                    await self.keep_in_touch()
                except Exception as wrong:  # the database is away: try again at the next beat
                    log("no touch with the database", logging.WARNING, error=f"{type(wrong).__name__}: {wrong}")

    async def keep_in_touch(self) -> None:
        lengths = await self.store.lengths(list(self.rooms))
        for room in list(self.rooms.values()):
            if lengths.get(room.id, 0) > room.table.n:
                await room.refresh()
            if any(listener.chairs for listener in room.listeners):
                await self.tell_presence(room)
            if room.elsewhere:
                room.forget_silent_servers()

    async def tell_presence(self, room: Room) -> None:
        if self.store.database.shared:
            chairs = sorted({chair for listener in room.listeners for chair in listener.chairs})
            news = {"t": room.id, "what": "here", "by": self.name, "chairs": chairs}
            await self.store.database.tell(json.dumps(news))

    def hear(self, text: str) -> None:
        """Another server wrote or told something."""
        news = json.loads(text)
        room = self.rooms.get(news["t"])
        if room is None or news["by"] == self.name:
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
            case "here":
                room.hear_presence(news["by"], set(news["chairs"]), 3 * HEARTBEAT)

    async def import_game(
        self, game_id: str, chairs: Sequence[Chair], options: dict[str, Json], moves: list[Move]
    ) -> Room:
        """A table whose log is a record: finished, or to be played on by whoever brought it."""
        facts = TableFacts(
            new_id(), game_id, game(game_id).version, len(chairs), options, {"hot_seat": True}, False, now_ms()
        )
        if not await self.store.create(facts, list(chairs), OPEN):
            raise Refusal("busy", "the table could not be opened, try again")
        room = self.rooms[facts.id] = Room(self, Table(facts, list(chairs)))
        async with room.lock:
            await room.write([Entry(START, -1, 0, now_ms()), *as_entries(moves, now_ms())])
        return room
