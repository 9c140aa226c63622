"""Two servers behind nginx on one PostgreSQL, their bots on a worker: nobody needs to know which server is theirs."""

import asyncio
import json
import re
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import fields
from random import Random
from typing import Any

import asyncpg
import pytest
import websockets

from spieltisch.table.company import Listener, now_ms
from spieltisch.table.database import open_database
from spieltisch.table.devices import hashed
from spieltisch.table.entries import WAKE, Entry
from spieltisch.table.facts import BOT, PERSON, Chair
from spieltisch.table.house import House
from spieltisch.table.refusal import Refusal
from spieltisch.table.settings import PREFIX, Settings
from spieltisch.table.store import Store
from spieltisch.table.thinkers import Thinkers
from tests.table.arrangement import NGINX, arrangement
from tests.table.playing import ROOT, player, serving, table_test


@pytest.mark.skipif(NGINX is None, reason="needs nginx (Debian: nginx-light)")
@table_test
async def test_a_game_goes_on_when_one_of_two_servers_dies(postgres_url: str) -> None:
    with arrangement(postgres_url) as all:
        table, ada, (link,) = all.door.table(["me", "person", "easy"])
        all.door.sit(table, link, "Bo")
        rng = Random(1)
        for served in range(6):  # nginx takes the servers in turn
            if served == 3:
                all.servers[0].stop(signal.SIGKILL)
            async with player(all.door, table, ada) as one, player(all.door, table, link) as other:
                for who in (one, other):
                    await who.wait(lambda state: state["view"])
                    assert len(who.state["me"]) == 1, "who sat down is no spectator at any server"
                n = one.state["n"]
                mover = next((who for who in (one, other) if who.state["asked"]), None)
                if mover is not None:
                    await mover.move(rng)
                for who in (one, other):
                    await who.wait(lambda state, n=n: state["n"] > n)


@pytest.mark.skipif(NGINX is None, reason="needs nginx (Debian: nginx-light)")
@table_test
async def test_strangers_behind_the_proxy_are_counted_one_by_one(postgres_url: str) -> None:
    """nginx says who comes; what a client says itself about that is not believed."""
    with arrangement(postgres_url, metrics="sesame") as all:
        forged = {"x-forwarded-for": "192.0.2.7"}
        assert all.servers[0].get("/metrics", headers=forged).status_code == 404  # here the client is the proxy
        assert all.door.get("/metrics", headers=forged).status_code == 200  # nginx knows better: it is this machine
        table, _, _ = all.door.table(["me", "random"])
        with pytest.raises(websockets.InvalidStatus):
            async with player(all.door, table, origin="http://foreign.example"):
                pass


@asynccontextmanager
async def deaf_house(db: str) -> AsyncIterator[House]:
    """A server that shares the database, but to which no word of the others comes."""
    house = House(Store(await open_database(db)), Thinkers(1), Settings())
    try:
        yield house
    finally:
        await house.close()


class Witness(Listener):
    """Somebody who looks, and what was told to them."""

    def __init__(self, *chairs: int) -> None:
        self.heard: list[dict[str, Any]] = []
        super().__init__(chairs, lambda data: self.heard.append(json.loads(data)))

    def said(self) -> list[str]:
        return [message["text"] for message in self.heard if message["type"] == "chat"]


@table_test
async def test_who_sat_down_elsewhere_is_known_before_the_word_comes(postgres_url: str) -> None:
    with serving(postgres_url) as first:
        async with deaf_house(postgres_url) as second:
            table, _, (link,) = first.table(["me", "person"])
            room = await second.room(table)
            assert room is not None
            bo = first.sit(table, link)
            assert await second.chairs_of(room, hashed(bo)) == [1]
            assert await second.chairs_of(room, hashed("somebody else")) == []


@table_test
async def test_who_moved_to_another_device_looks_on_at_every_server(postgres_url: str) -> None:
    with serving(postgres_url) as first, serving(postgres_url) as second:
        table, old, _ = first.table(["me", "person"])
        async with player(first, table, old) as ada:
            await ada.until("state")
            secret = second.post("/api/move-out", {}, cookies={"device": old}).json()["secret"]
            assert second.post("/api/move-in", {"secret": secret}).json() == {"tables": 1}
            await ada.wait(lambda state: state["me"] == [])


@table_test
async def test_what_no_word_came_of_is_found_at_a_heartbeat(postgres_url: str) -> None:
    """Given a server that hears nothing; when others sit, talk and take names elsewhere; then it knows a beat later."""
    async with deaf_house(postgres_url) as first, deaf_house(postgres_url) as second:
        room = await first.create("reef", [Chair(PERSON, "Ada", taken=True, device="a"), Chair(PERSON)], {}, {}, False)
        ada, guest = Witness(0), Witness()
        await room.join(ada)
        await room.chat(ada, "before")
        there = await second.room(room.id)
        assert there is not None
        await there.join(guest)
        assert guest.said() == ["before"]
        await second.keep_in_touch()
        guest.heard.clear()
        await second.keep_in_touch()
        assert guest.heard == [], "nothing is new"
        for number in range(8):
            await room.chat(ada, f"word {number}")
        await room.name(ada, 0, "Ida")
        await first.sit(room, 1, "Bo", "b")
        await second.keep_in_touch()
        assert guest.said() == [f"word {number}" for number in range(8)]
        assert there.table.names() == ["Ida", "Bo"]
        assert there.table.n == room.table.n > 0
        await there.chat(guest, "and here")
        await first.keep_in_touch()
        await second.keep_in_touch()
        assert ada.said()[-1] == guest.said()[-1] == "and here"
        assert len(guest.said()) == 9


@table_test
async def test_what_is_said_here_leaves_out_nothing_that_was_said_elsewhere(postgres_url: str) -> None:
    async with deaf_house(postgres_url) as first, deaf_house(postgres_url) as second:
        room = await first.create("reef", [Chair(PERSON, "Ada", taken=True), Chair(PERSON)], {}, {}, False)
        there = await second.room(room.id)
        assert there is not None
        ada, guest = Witness(0), Witness()
        await room.join(ada)
        await there.join(guest)
        await room.chat(ada, "one")
        await there.chat(guest, "two")
        assert guest.said() == ["one", "two"]


@table_test
async def test_a_link_that_was_renewed_elsewhere_is_worth_nothing(postgres_url: str) -> None:
    """Given a server that has not heard of the new link; when somebody comes by the old one; then the seat stays free."""
    async with deaf_house(postgres_url) as first, deaf_house(postgres_url) as second:
        free = Chair(PERSON, secret=hashed("old"))
        room = await first.create("reef", [Chair(PERSON, "Ada", taken=True), free], {}, {}, False)
        there = await second.room(room.id)
        assert there is not None
        await first.store.renew(room.id, 1, hashed("new"))
        with pytest.raises(Refusal, match="used up"):
            await second.sit(there, 1, "Bo", "b", hashed("old"))
        assert not there.table.chairs[1].taken
        await second.sit(there, 1, "Bo", "b", hashed("new"))
        assert there.table.chairs[1].device == "b"


@table_test
async def test_a_name_taken_here_is_not_lost_to_news_of_before(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given news of the chairs that are being read; when somebody takes a name meanwhile; then the name stays."""
    async with deaf_house(postgres_url) as house:
        room = await house.create("reef", [Chair(PERSON, "Ada", taken=True), Chair(PERSON)], {}, {}, False)
        ada, was_read, go_on, true_chairs = Witness(0), asyncio.Event(), asyncio.Event(), house.store.chairs

        async def slow(id: str) -> list[Chair]:
            read = await true_chairs(id)
            was_read.set()
            await go_on.wait()
            return read

        monkeypatch.setattr(house.store, "chairs", slow)
        hearing = asyncio.create_task(room.hear_chairs())
        await was_read.wait()
        naming = asyncio.create_task(room.name(ada, 0, "Ida"))
        await asyncio.wait([naming], timeout=0.5)
        go_on.set()
        await asyncio.gather(hearing, naming)
        assert room.table.names()[0] == "Ida"


@table_test
async def test_a_heartbeat_is_one_question_however_many_rooms(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with deaf_house(postgres_url) as house:
        chairs = [Chair(BOT, level="random", taken=True), Chair("person")]
        for _ in range(30):
            await house.create("reef", chairs, {}, {}, public=False)
        asked: list[Any] = []

        def counted(call: Any) -> Any:
            async def calling(*args: Any) -> Any:
                asked.append(args)
                return await call(*args)

            return calling

        database = house.store.database
        for name in ("rows", "write", "tell"):
            monkeypatch.setattr(database, name, counted(getattr(database, name)))
        await house.keep_in_touch()
        assert len(asked) <= 2


@table_test
async def test_who_closes_takes_up_no_more_news(sqlite_url: str) -> None:
    """Given a server that stops; when another one writes meanwhile; then no room asks the closing database about it."""
    house = House(Store(await open_database(sqlite_url)), Thinkers(1), Settings())
    room = await house.create("reef", [Chair("person", taken=True)] * 2, {}, {}, public=False)
    await house.close()
    house.hear(Store(house.store.database, "another").news(room.id, "log"))
    assert not house.tasks


@table_test
async def test_a_move_goes_one_way_to_the_database_and_back(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written and what the other servers hear of it is one statement, and so one transaction."""
    async with deaf_house(postgres_url) as house:
        room = await house.create("reef", [Chair("person", taken=True)] * 2, {}, {}, public=False)
        heard: list[str] = []
        house.store.database.listen(heard.append)
        sent: list[str] = []
        execute = asyncpg.Connection.execute

        async def noted(self: Any, sql: str, *args: Any, **more: Any) -> Any:
            sent.append(sql)
            return await execute(self, sql, *args, **more)

        monkeypatch.setattr(asyncpg.Connection, "execute", noted)
        await house.store.database.tell("are you there")
        while not heard:  # the listening connection is made in the background
            await house.store.database.tell("are you there")
        sent.clear()
        assert await room.write([Entry(WAKE, -1, 0, now_ms())])
        assert len(sent) == 1
        assert not await house.store.append(room.id, 0, [Entry(WAKE, -1, 0, 1)]), "number 0 is taken"
        while house.store.news(room.id, "log") not in heard:
            await asyncio.sleep(0.01)


def test_compose_sets_what_there_is_to_set() -> None:
    text = (ROOT / "compose.yaml").read_text()
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    assert set(re.findall(rf"^ +({PREFIX}[A-Z_]+):", text, re.MULTILINE)) <= known
    upstream = (ROOT / "deploy" / "nginx.conf").read_text()
    for name in re.findall(r"server (table-\d):8000;", upstream):
        assert f"\n  {name}: *table\n" in text
