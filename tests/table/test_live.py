"""One connection to a table: what it may ask for, and what becomes of what goes wrong."""

import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocket

from spieltisch.table.company import Listener
from spieltisch.table.database import open_database
from spieltisch.table.facts import PERSON, Chair
from spieltisch.table.guard import RateLimit
from spieltisch.table.house import House
from spieltisch.table.live import hear
from spieltisch.table.rooms import Room
from spieltisch.table.settings import Settings
from spieltisch.table.store import Store
from spieltisch.table.thinkers import Thinkers
from tests.table.playing import table_test


class Line:
    """A socket from an address, with all that its client will ever say."""

    def __init__(self, address: str, *said: dict[str, Any]) -> None:
        self.client = SimpleNamespace(host=address)
        self.said = [{"type": "websocket.receive", "text": json.dumps(one)} for one in said]
        self.said.append({"type": "websocket.disconnect"})
        self.closed: tuple[int, str] | None = None
        self.heard: list[dict[str, Any]] = []
        self.listener = Listener((0,), lambda data: self.heard.append(json.loads(data)), address)

    async def receive(self) -> dict[str, Any]:
        return self.said.pop(0)

    async def close(self, code: int, reason: str = "") -> None:
        self.closed = (code, reason)

    async def speak(self, house: House, room: Room) -> tuple[int, str] | None:
        await hear(cast(WebSocket, self), house, room, self.listener)
        return self.closed


@asynccontextmanager
async def a_table(db: str) -> AsyncIterator[tuple[House, Room]]:
    house = House(Store(await open_database(db)), Thinkers(1), Settings())
    try:
        chairs = [Chair(PERSON, "Ada", taken=True), Chair(PERSON, "Bo", taken=True)]
        yield house, await house.create("reef", chairs, {}, {"clock": {"minutes": 5, "increment": 0}}, public=False)
    finally:
        await house.close()


HELLO = {"do": "hello", "seen": 0}
STALE = {"do": "move", "n": 2**30, "seat": 0, "action": 0}
BACK = {"do": "back", "seat": 0}  # from a bot that does not stand in
PING = {"do": "ping"}
CHAT = {"do": "chat", "text": "and so on"}
NAME = {"do": "name", "seat": 0, "name": "Ida"}


@pytest.mark.parametrize("costly", [HELLO, STALE, BACK])
@table_test
async def test_whole_states_are_counted_for_all_connections_of_an_address(sqlite_url: str, costly: Any) -> None:
    """Given an address with many connections; when each asks for little; then together they may ask for so much."""
    async with a_table(sqlite_url) as (house, room):
        house.states = RateLimit(0.01, 5)  # five at once
        ours = [Line("203.0.113.9", costly, costly) for _ in range(4)]
        ended = [await line.speak(house, room) for line in ours]
        assert ended == [None, None, *[(1008, "too many messages from this address")] * 2]
        assert await Line("203.0.113.10", costly).speak(house, room) is None
        assert await Line("127.0.0.1", *[costly] * 20).speak(house, room) is None, "this machine is not counted"


@table_test
async def test_messages_are_counted_for_all_connections_of_an_address(sqlite_url: str) -> None:
    async with a_table(sqlite_url) as (house, room):
        house.messages = RateLimit(0.01, 5)  # five at once
        ours = [Line("203.0.113.9", PING, PING) for _ in range(4)]
        ended = [await line.speak(house, room) for line in ours]
        assert ended == [None, None, *[(1008, "too many messages from this address")] * 2]
        assert await Line("203.0.113.10", PING).speak(house, room) is None
        assert await Line("127.0.0.1", *[PING] * 20).speak(house, room) is None, "this machine is not counted"


@pytest.mark.parametrize("talk", [CHAT, NAME])
@table_test
async def test_too_much_talk_is_refused_in_a_word(sqlite_url: str, talk: Any) -> None:
    """Given somebody who talks, or takes names, without end; then no more than a word is told about what is too much."""
    async with a_table(sqlite_url) as (house, room):
        line = Line("203.0.113.9", *[talk] * 20)
        await line.speak(house, room)
        told = Counter(message["type"] for message in line.heard)
        assert told["refused"] == 15
        assert told["chat"] + told["state"] == 1 + 5, "the state at first, and what was done"


@pytest.mark.parametrize("talk", [CHAT, NAME])
@table_test
async def test_talk_is_counted_for_all_connections_of_an_address(sqlite_url: str, talk: Any) -> None:
    async with a_table(sqlite_url) as (house, room):
        house.talk = RateLimit(0.01, 5)  # five at once
        ours = [Line("203.0.113.9", talk, talk) for _ in range(4)]
        assert [await line.speak(house, room) for line in ours] == [None] * 4
        assert sum(message["type"] == "refused" for line in ours for message in line.heard) == 3


@table_test
async def test_what_breaks_inside_is_logged_whatever_it_is(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Given a fault of ours that looks like a lost line; then it is in the log, and the client is told to come back."""
    async with a_table(sqlite_url) as (house, room):

        def broken(*_: object) -> None:
            raise RuntimeError("dictionary changed size during iteration")

        monkeypatch.setattr(room, "hello", broken)
        assert await Line("203.0.113.9", HELLO).speak(house, room) == (1011, "something broke")
        assert "a connection failed" in caplog.text
