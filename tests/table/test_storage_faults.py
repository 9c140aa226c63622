"""Storage that goes away in the middle: what cannot be stored is not told, and the game goes on when it is back."""

import asyncio
import gc
import json
import time
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, cast

import pytest

from spieltisch.table import rooms
from spieltisch.table.company import Listener, now_ms
from spieltisch.table.database import Database, Row, Statement, Unreachable, open_database
from spieltisch.table.entries import FLAG, MOVE, STAND_IN, START, WAKE, Entry
from spieltisch.table.facts import BOT, FINISHED, OPEN, PERSON, RUNNING, Chair
from spieltisch.table.house import FORGET_AFTER, House
from spieltisch.table.rooms import Room
from spieltisch.table.settings import Settings
from spieltisch.table.store import APPEND, Store
from spieltisch.table.thinkers import Thinkers
from tests.table.playing import PATIENCE, table_test
from tests.table.test_live import CHAT, NAME, PING, Line

CLOCK = {"minutes": 0.002, "increment": 0}  # 120 milliseconds


class Faulty:
    """A database whose log cannot be written to while it is ``away``."""

    def __init__(self, database: Database) -> None:
        self.database, self.shared = database, database.shared
        self.away = False
        self.gone = False  # nothing can be written at all
        self.taken = False  # another server wrote first, and then nothing can be read
        self.failed = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self.database, name)

    async def rows(self, sql: str, *args: Any) -> list[Row]:
        if self.taken and "FROM entries" in sql:
            self.failed += 1
            raise Unreachable("gone")
        return await self.database.rows(sql, *args)

    async def write(self, *statements: Statement, news: str | None = None) -> bool:
        if self.gone:
            raise Unreachable("the disk is full")
        if statements[0][0].startswith(APPEND):
            if self.taken:
                return False
            if self.away:
                self.failed += 1
                raise Unreachable("the disk is full")
        return await self.database.write(*statements, news=news)


class Witness(Listener):
    """Somebody who looks, and what was told to them."""

    def __init__(self, *chairs: int) -> None:
        self.heard: list[dict[str, Any]] = []
        super().__init__(chairs, lambda data: self.heard.append(json.loads(data)))

    @property
    def n(self) -> int:
        """How many entries they know of."""
        return max(int(message["n"]) for message in self.heard if message["type"] == "state")


@asynccontextmanager
async def a_house(db: str) -> AsyncIterator[tuple[House, Faulty]]:
    storage = Faulty(await open_database(db))
    house = House(Store(cast(Database, storage)), Thinkers(1), Settings(bot_pause=0, takeover_after=0.05))
    try:
        yield house, storage
    finally:
        await house.close()


@pytest.fixture(autouse=True)
def short_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooms, "AGAIN", 0.02)


async def comes(ready: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not ready():
            await asyncio.sleep(0.01)


async def kept(house: House, room: Room) -> list[Entry]:
    """The log as it is stored: exactly what the room knows."""
    stored = await house.store.entries(room.id)
    assert len(stored) == room.table.n
    return stored


def ada() -> Chair:
    return Chair(PERSON, "Ada", taken=True, device="a")


@table_test
async def test_a_start_that_could_not_be_stored_follows(db: str) -> None:
    """Given storage that fails between the last sit and the start; then who sat down sits, and it starts later."""
    async with a_house(db) as (house, storage):
        room = await house.create("reef", [ada(), Chair(PERSON)], {}, {}, public=False)
        guest = Witness(1)
        await room.join(guest)
        storage.away = True
        await house.sit(room, 1, "Bo", "b")
        await comes(lambda: storage.failed > 2)
        assert (room.table.status(), room.table.chairs[1].name, guest.n) == (OPEN, "Bo", 0)
        assert await kept(house, room) == []
        storage.away = False
        await comes(lambda: room.table.status() == RUNNING)
        assert [entry.kind for entry in await kept(house, room)].count(START) == 1
        assert guest.n == room.table.n


@table_test
async def test_a_full_table_starts_when_it_is_opened_again(db: str) -> None:
    """Given a server that died between the last sit and the start; when somebody looks; then the game starts."""
    async with a_house(db) as (house, storage):
        storage.away = True
        room = await house.create("reef", [ada(), Chair(BOT, level="random", taken=True)], {}, {}, public=False)
        assert room.table.status() == OPEN
    async with a_house(db) as (house, _):
        again = await house.room(room.id)
        assert again is not None
        await comes(lambda: again.table.status() == RUNNING)


@table_test
async def test_chance_is_drawn_where_the_log_ends_before_it(db: str) -> None:
    """Given a log that ends where chance has to act; when somebody looks; then it is drawn."""
    async with a_house(db) as (house, storage):
        storage.away = True
        room = await house.create("reef", [ada(), ada()], {}, {}, public=False)
        storage.away = False
        await house.store.append(room.id, 0, [Entry(START, -1, 0, now_ms())], RUNNING)
    async with a_house(db) as (house, _):
        again = await house.room(room.id)
        assert again is not None
        await comes(lambda: bool(again.table.round.deciders()))
        await kept(house, again)


@table_test
async def test_a_flag_falls_when_it_can_be_stored(db: str) -> None:
    async with a_house(db) as (house, storage):
        room = await house.create("reef", [ada(), ada()], {}, {"clock": CLOCK}, public=False)
        watcher = Witness()
        await room.join(watcher)
        storage.away = True
        before = room.table.n
        await comes(lambda: storage.failed > 2)
        assert (room.table.status(), watcher.n) == (RUNNING, before)
        storage.away = False
        await comes(lambda: room.table.status() == FINISHED)
        assert (await kept(house, room))[-1].kind == FLAG


@table_test
async def test_a_bot_stands_in_when_that_can_be_stored(db: str) -> None:
    async with a_house(db) as (house, storage):
        room = await house.create("reef", [ada(), Chair(PERSON, "Bo", taken=True)], {}, {"takeover": "random"}, False)
        storage.away = True
        watcher = Witness(0)
        before = room.table.n
        await room.join(watcher)
        await comes(lambda: storage.failed > 2)
        assert (room.table.round.stand_ins, watcher.n) == (set(), before)
        storage.away = False
        await comes(lambda: bool(room.table.round.stand_ins))
        assert STAND_IN in [entry.kind for entry in await house.store.entries(room.id)]


@pytest.mark.parametrize("fault", ["away", "taken"])
@table_test
async def test_a_bot_moves_when_that_can_be_stored(db: str, fault: str) -> None:
    """Given a bot whose move cannot be stored, or not even what another server wrote be read; then it tries again."""
    async with a_house(db) as (house, storage):
        watcher = Witness(0)
        room = await house.create("reef", [ada(), Chair(BOT, level="random", taken=True)], {}, {}, False)
        await room.join(watcher)
        while room.table.waiting_bot() is not None:  # the bot may have begun
            await asyncio.sleep(0.01)
        setattr(storage, fault, False)
        async with room.lock:  # the person's move is stored, the bot's is not
            seat = room.table.round.deciders()[0]
            while room.table.waiting_bot() is None:
                await room.write(room.played(seat, room.table.round.state.moves(seat)[0]))
            setattr(storage, fault, True)
            before = room.table.n
        await comes(lambda: storage.failed > 2)
        assert (room.table.n, watcher.n) == (before, before)
        setattr(storage, fault, False)
        await comes(lambda: room.table.waiting_bot() is None)
        assert (await kept(house, room))[before].kind == MOVE


@pytest.mark.parametrize("talk", [CHAT, NAME])
@table_test
async def test_who_talks_while_nothing_can_be_stored_is_told_so_and_stays(db: str, talk: dict[str, Any]) -> None:
    async with a_house(db) as (house, storage):
        room = await house.create("reef", [ada(), ada()], {}, {}, public=False)
        storage.gone = True
        line = Line("203.0.113.9", talk, PING)
        assert await line.speak(house, room) is None
        assert [message["code"] for message in line.heard if message["type"] == "refused"] == ["storage"]
        assert line.heard[-1] == {"type": "pong"}
        assert room.table.names() == ["Ada", "Ada"]


@table_test(seconds=30)
async def test_what_a_database_cannot_take_harms_nobody_else(db: str) -> None:
    """Given a number that is too large for any column; then it is refused, what came with it is stored, and what comes."""
    async with a_house(db) as (house, _):
        rooms = [await house.create("reef", [ada(), Chair(PERSON)], {}, {}, public=False) for _ in range(3)]
        odd, other = await asyncio.gather(
            house.store.append(rooms[0].id, 0, [Entry(WAKE, -1, 2**70, 0)]),
            house.store.append(rooms[1].id, 0, [Entry(WAKE, -1, 0, 0)]),
            return_exceptions=True,
        )
        assert isinstance(odd, Unreachable)
        assert other is True
        assert await house.store.append(rooms[2].id, 0, [Entry(WAKE, -1, 0, 0)])


# What is over


@table_test
async def test_a_room_that_is_forgotten_leaves_no_garbage(sqlite_url: str) -> None:
    """Python looks for garbage so seldom at a table (``serve.GARBAGE``) because there is none: what is over is gone."""
    gc.disable()
    try:
        async with a_house(sqlite_url) as (house, _):
            room = await house.create("reef", [ada(), ada()], {}, {}, public=False)
            one = Witness(0, 1)
            await room.join(one)
            for _ in range(3):
                seat = room.table.round.deciders()[0]
                await room.move(one, room.table.n, seat, room.table.round.state.legal(seat)[0])
            await room.leave(one)
            house.forget_empty_rooms(time.monotonic() + FORGET_AFTER + 1)
            gone = weakref.ref(room)
            del room, one
            await asyncio.sleep(0)
            assert gone() is None
    finally:
        gc.enable()
