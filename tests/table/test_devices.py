"""A device is known by one cookie; a seat belongs to a device, and a link is used up by sitting down."""

import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest

from spieltisch.table.database import migrations, open_database, statements
from spieltisch.table.devices import MOVING, OLD_SEATS, hashed, old_seats
from spieltisch.table.facts import PERSON, Chair, TableFacts
from spieltisch.table.sqlite import APPLICATION
from spieltisch.table.store import Store
from tests.table.playing import Server, player, serving, table_test

SEATS = [{"kind": "me"}, {"kind": "bot", "level": "random"}]


@table_test(seconds=120)
async def test_two_hundred_tables_in_one_browser(sqlite_url: str) -> None:
    """Given a browser with 200 tables, when it goes on, then it holds one small cookie and all its seats."""
    with serving(sqlite_url) as server, httpx.Client(base_url=server.url, headers={"origin": server.url}) as browser:
        tables = [
            browser.post("/api/tables", json={"game": "reef", "seats": SEATS}).json()["table"] for _ in range(200)
        ]
        assert [cookie.name for cookie in browser.cookies.jar] == ["device"]
        sent = browser.build_request("GET", "/").headers["cookie"]
        assert len(sent) < 100
        for table in (tables[0], tables[-1]):
            async with player(server, table, browser.cookies["device"]) as one:
                await one.until("state")
                assert one.state["me"] == [0]
        mine = browser.get("/api/tables?status=mine").json()["tables"]
        assert [table["table"] for table in mine] == tables[: -len(mine) - 1 : -1]
        assert server.get("/api/tables?status=mine").json()["tables"] == []


@table_test
async def test_the_host_learns_nothing_by_a_link_that_was_used(server: Server) -> None:
    """Given a guest who sat down, when the host uses the guest's link, then it gives neither seat nor hand."""
    table, host, (link,) = server.table(["me", "person"])
    guest = server.sit(table, link, "Bo")
    for device in (host, ""):
        answer = server.post(f"/api/tables/{table}/sit", {"secret": link}, cookies={"device": device} if device else {})
        assert answer.status_code == (200 if device else 409)  # the host sits here anyway: the link gives nothing more
    for cookie in (f"device={link}", f"seat-{table}={link}", f"device={host}; seat-{table}={link}"):
        headers = {"cookie": cookie}
        seen = server.get("/api/tables?status=mine", headers=headers).json()["tables"]
        assert [one["table"] for one in seen] == ([table] if host in cookie else [])
    async with player(server, table, host) as ada, player(server, table, guest) as bo:
        await ada.until("state")
        await bo.until("state")
        assert (ada.state["me"], bo.state["me"]) == ([0], [1])
    server.devices.clear()
    async with player(server, table, link) as eve:
        await eve.until("state")
        assert eve.state["me"] == []


@table_test
async def test_who_sits_already_uses_no_link_up(server: Server) -> None:
    """Given the host who tries the guest's link, then the host stays where they are and the guest can still come."""
    table, host, (link,) = server.table(["me", "person"])
    assert server.post(f"/api/tables/{table}/sit", {"secret": link}, cookies={"device": host}).status_code == 200
    guest = server.sit(table, link)
    again = server.post(f"/api/tables/{table}/sit", {"secret": link}, cookies={"device": guest})
    assert again.status_code == 200  # the same link once more, from the guest's own bookmarks
    async with player(server, table, guest) as bo:
        await bo.until("state")
        assert bo.state["me"] == [1]


def test_the_host_renews_the_link_of_an_empty_seat_only(server: Server) -> None:
    table, host, (link, other) = server.table(["me", "person", "person"])
    as_host = {"device": host}
    assert server.post(f"/api/tables/{table}/links", {"seat": 1}).json()["error"]["code"] == "not-host"
    assert server.post(f"/api/tables/{table}/links", {"seat": 0}, cookies=as_host).json()["error"]["code"] == "taken"
    assert server.post(f"/api/tables/{table}/links", {"seat": 7}, cookies=as_host).status_code == 409
    renewed = server.post(f"/api/tables/{table}/links", {"seat": 1}, cookies=as_host).json()["link"]
    late = server.post(f"/api/tables/{table}/sit", {"secret": link})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "no-seat")
    guest = server.sit(table, renewed.split("#seat=")[1])
    assert server.post(f"/api/tables/{table}/links", {"seat": 1}, cookies=as_host).json()["error"]["code"] == "taken"
    second = server.sit(table, other)
    answer = server.post(f"/api/tables/{table}/links", {"seat": 2}, cookies={"device": second})
    assert answer.json()["error"]["code"] == "not-host"
    assert guest != second


def test_free_seats_may_be_by_link_only(server: Server) -> None:
    table, host, (link, _) = server.table(["me", "person", "person"], free_seats=False)
    refused = server.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Eve"})
    assert (refused.status_code, refused.json()["error"]["code"]) == (403, "by-link")
    server.sit(table, link)
    assert [seat["taken"] for seat in server.get(f"/api/tables/{table}").json()["seats"]] == [True, True, False]
    assert host


@table_test
async def test_spectators_may_be_asked_to_be_quiet(server: Server) -> None:
    table, host, _ = server.table(["me", "random"], spectators_talk=False)
    async with player(server, table, host) as ada, player(server, table) as watcher:
        await watcher.until("state")
        await watcher.do("chat", text="play the green one")
        assert (await watcher.until("refused"))["code"] == "quiet"
        await ada.do("chat", text="hush")
        assert (await watcher.until("chat"))["text"] == "hush"


# Cookies of before


def first_version(file: Path, tables: list[str], secrets: list[list[str]]) -> None:
    """A database of the first version, with running games of two people at it."""
    base = sqlite3.connect(file)
    for statement in statements(migrations()[0][1]):
        base.execute(statement)
    base.execute(f"PRAGMA application_id={APPLICATION}")
    base.execute("PRAGMA user_version=1")
    for table, held in zip(tables, secrets, strict=True):
        options = '{"ask_to_score": false, "deck": null}'
        base.execute(
            "INSERT INTO tables VALUES (?, 'reef', 1, 2, ?, '{\"hot_seat\": false}', 0, 'open', 0, 0)", [table, options]
        )
        for number, secret in enumerate(held):
            kept = hashlib.sha256(secret.encode()).hexdigest()
            base.execute("INSERT INTO chairs VALUES (?, ?, 'person', '', NULL, ?, 1)", [table, number, kept])
    base.commit()
    base.close()


@pytest.mark.parametrize("number", [3, 140])
@table_test
async def test_old_cookies_are_taken_over_and_cleared(tmp_path: Path, number: int) -> None:
    """Given a browser with a cookie for each seat, when it comes back, then it has one cookie and all its seats."""
    letters = "23456789abcdefghjkmnpqrstuvwxyz"
    tables = [f"{letters[at // 31]}{letters[at % 31]}" * 6 for at in range(number)]
    secrets = [["a" * 40 + f"{at:03}", "b" * 40 + f"{at:03}"] for at in range(number)]
    first_version(tmp_path / "table.sqlite", tables, secrets)
    with serving(f"sqlite:///{tmp_path}/table.sqlite") as server:
        with httpx.Client(base_url=server.url, headers={"origin": server.url}) as browser:
            for table, held in zip(tables, secrets, strict=True):
                browser.cookies.set(f"seat-{table}", held[0], domain="127.0.0.1")
            mine = browser.get("/api/tables?status=mine").json()["tables"]
            assert len(mine) == min(number, 50)
            assert [cookie.name for cookie in browser.cookies.jar] == ["device"]
            device = browser.cookies["device"]
        async with player(server, tables[0], device) as ada:
            await ada.until("state")
            assert ada.state["me"] == [0]
        async with player(server, tables[0], cookies=f"seat-{tables[0]}={secrets[0][1]}") as bo:
            await bo.until("state")
            assert bo.state["me"] == [1]


def test_a_free_seat_goes_to_a_bot_by_those_at_the_table_only(server: Server) -> None:
    table, host, (link, _) = server.table(["me", "person", "person"])
    answer = server.post(f"/api/tables/{table}/bot", {"seat": 1, "name": "Mara"})
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "not-host")
    for seat, code in ((1, 200), (1, 409), (7, 409)):
        answer = server.post(f"/api/tables/{table}/bot", {"seat": seat, "name": "Mara"}, cookies={"device": host})
        assert answer.status_code == code
    seats = server.get(f"/api/tables/{table}").json()["seats"]
    assert [(seat["kind"], seat["taken"]) for seat in seats] == [("person", True), ("bot", True), ("person", False)]
    assert server.post(f"/api/tables/{table}/sit", {"secret": link}).status_code == 409  # its link leads nowhere now

    server.post(f"/api/tables/{table}/bot", {"seat": 2}, cookies={"device": host})
    assert server.get(f"/api/tables/{table}").json()["status"] == "running"


def test_only_old_cookies_that_are_some_are_taken_over_and_not_too_many() -> None:
    """Given a header full of cookies that only begin like ours; then they cost nothing."""
    assert old_seats({f"seat-{at}": "x" for at in range(15_000)}) == {}
    assert old_seats({"seat-" + "a" * 12: ".".join("x" * 10_000)}) == {}
    secret = "s" * 43
    names = [f"seat-{at:012}".replace("0", "z").replace("1", "y") for at in range(300)]
    many = old_seats(dict.fromkeys(names, secret))
    assert many == {name: [secret] for name in names[:OLD_SEATS]}
    held = old_seats(dict.fromkeys(names, f"{secret}.{secret}"))
    assert sum(map(len, held.values())) == OLD_SEATS


@table_test
async def test_old_seats_are_taken_over_in_one_statement(db: str) -> None:
    """Given taken chairs with the secrets of before; then the right ones become the device's, however many there are."""
    store = Store(await open_database(db))
    try:
        chairs = [Chair(PERSON, secret=hashed(secret), taken=True) for secret in ("one", "two")]
        for id in ("ta", "tb", "tc"):
            await store.create(TableFacts(id, "reef", 1, 2, {}), chairs, "open")
        written: list[Any] = []
        write = store.database.write

        async def noted(*statements: Any, **more: Any) -> bool:
            written.extend(statements)
            return await write(*statements, **more)

        store.database.write = noted  # type: ignore[method-assign]
        seats = [("ta", hashed("one")), ("tb", hashed("two")), ("tc", hashed("three"))]
        await store.take_over("d", seats + [("tx", f"{at:064}") for at in range(197)])
        devices = [[chair.device for chair in await store.chairs(id)] for id in ("ta", "tb", "tc")]
        assert devices == [["d", None], [None, "d"], [None, None]]
        assert len(written) == 1
    finally:
        await store.database.close()


# To another device


def secret_of(server: Server, device: str) -> str:
    made = server.post("/api/move-out", {}, cookies={"device": device})
    assert made.status_code == 200, made.text
    return str(made.json()["secret"])


def moves_in(server: Server, secret: str, device: str = "") -> httpx.Response:
    return server.post("/api/move-in", {"secret": secret}, cookies={"device": device} if device else {})


@table_test
async def test_running_games_move_to_another_device_once(sqlite_url: str) -> None:
    """Given a game under way, when another device takes it over, then that one plays on, and the first one looks on."""
    with serving(sqlite_url) as server:
        table, old, (link,) = server.table(["me", "person"])
        server.sit(table, link)
        opened, _, _ = server.table(["me", "person"])  # somebody else's
        async with player(server, table, old) as before:
            await before.until("state")
            assert before.state["me"] == [0]
            worthless, secret = secret_of(server, old), secret_of(server, old)
            assert moves_in(server, worthless).status_code == 404, "a newer one took its place"
            moved = moves_in(server, secret)
            assert moved.json() == {"tables": 1}
            await before.wait(lambda state: state["me"] == [])
            assert before.state["view"]["seat"] is None, "the old device sees no hand any more"
            await before.do("resign", seat=0)
            assert (await before.until("refused"))["code"] == "not-yours"
        async with player(server, table, moved.cookies["device"]) as after:
            await after.until("state")
            assert after.state["me"] == [0]
        late = moves_in(server, secret)
        assert (late.status_code, late.json()["error"]["code"]) == (404, "too-late")
        assert server.post("/api/move-out", {}, cookies={"device": old}).json() == {"secret": None}
        assert server.get(f"/api/tables/{opened}").json()["status"] == "open"
        kept = Path(sqlite_url.removeprefix("sqlite:///")).read_bytes()
        assert secret.encode() not in kept, "only its hash was stored"


@table_test
async def test_round_one_screen_all_seats_move(server: Server) -> None:
    """Given two seats on one device and the host's rights, when it moves, then both go along, and so do the rights."""
    table, old, _ = server.table(["me", "me", "person"], hot_seat=True)
    new = moves_in(server, secret_of(server, old)).cookies["device"]
    async with player(server, table, new) as ada:
        await ada.until("state")
        assert ada.state["me"] == [0, 1]
    for device, status in ((old, 403), (new, 200)):
        renewed = server.post(f"/api/tables/{table}/links", {"seat": 2}, cookies={"device": device})
        assert renewed.status_code == status


def test_two_who_play_together_stay_two(server: Server) -> None:
    """Given two devices at one table, when one takes over what the other plays, then each keeps its seat there."""
    table, host, (link,) = server.table(["me", "person"])
    guest = server.sit(table, link)
    moves_in(server, secret_of(server, host), guest)
    for device, seat in ((host, 0), (guest, 1)):
        [mine] = server.get("/api/tables?status=mine", headers={"cookie": f"device={device}"}).json()["tables"]
        assert mine["me"] == [seat]


@table_test
async def test_a_secret_to_move_holds_ten_minutes(db: str) -> None:
    store = Store(await open_database(db))
    try:
        await store.move_out("d", hashed("s"), 1_000, 1_000 + MOVING)
        assert await store.mover(hashed("s"), 1_000 + MOVING) == "d"
        assert await store.mover(hashed("s"), 1_001 + MOVING) is None
        await store.move_out("e", hashed("t"), 1_001 + MOVING, 1_001 + 2 * MOVING)
        assert await store.database.rows("SELECT device FROM moving") == [("e",)], "what ran out is gone"
    finally:
        await store.database.close()
