"""What people bring: components of their own, and records of games. Bounded, checked beside the event loop."""

import asyncio
import json
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.engine.errors import BadOption, BadRecord
from spieltisch.table import bots
from spieltisch.table.bots import COMPONENTS
from spieltisch.table.database import open_database
from spieltisch.table.facts import PERSON, Chair
from spieltisch.table.house import LONG, PIECE, SLICE, House
from spieltisch.table.refusal import Refusal
from spieltisch.table.seating import Table
from spieltisch.table.setting_up import of_record
from spieltisch.table.settings import Settings
from spieltisch.table.store import Store
from spieltisch.table.thinkers import Thinkers
from tests.engine.test_sixth_game import write_nim
from tests.table.playing import Server, player, serving, table_test

CARDS = json.loads((Path(spieltisch.__file__).parent / "games" / "reef" / "components.json").read_text())["cards"]
BOARD = (Path(spieltisch.__file__).parent / "games" / "dolmengoetter" / "components.json").read_text()


def read(game: str, name: str, text: str) -> Any:
    option = next(option for option in spieltisch.game(game).options if option.name == name)
    assert option.read is not None
    return option.read(text)


@pytest.mark.parametrize(
    ("game", "name", "text"),
    [
        ("reef", "deck", "[" + "0," * 145_000 + "0]"),
        ("reef", "deck", json.dumps([CARDS[0] | {"pattern": ["R " * 140_000]}, *CARDS[1:]])),
        ("dolmengoetter", "board", "{" + ",".join(f'"k{at}":0' for at in range(15_000)) + "}"),
        ("king_of_tokyo", "deck", "[" + "0," * 145_000 + "0]"),
    ],
)
def test_a_huge_file_is_refused_before_it_is_read(server: Server, game: str, name: str, text: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot"}]
    answer = server.post("/api/tables", {"game": game, "seats": seats, "options": {name: text}})
    assert answer.status_code == 400
    assert f"at most {COMPONENTS} are read" in answer.json()["error"]["message"]


def test_the_number_of_cards_is_looked_at_before_the_cards() -> None:
    with pytest.raises(BadOption, match="a deck of Reef has 60 cards, this one has 49001"):
        read("reef", "deck", "[" + "0," * 49_000 + "0]")
    with pytest.raises(BadOption, match="64 kinds of cards, this deck names 49001"):
        read("king_of_tokyo", "deck", "[" + "0," * 49_000 + "0]")


@pytest.mark.parametrize("pattern", [["R " * 40_000], ["R"] * 5, ["R R R R R"], ["R" * 50_000]])
def test_a_pattern_that_fits_on_no_board(pattern: list[str]) -> None:
    deck = json.dumps([CARDS[0], CARDS[1] | {"pattern": pattern}, *CARDS[2:]], indent=0)
    with pytest.raises(BadOption, match=rf"line \d+: card {CARDS[1]['id']}: the pattern") as refused:
        read("reef", "deck", deck)
    assert len(str(refused.value)) < 200


def test_a_wrong_value_is_quoted_in_a_line() -> None:
    with pytest.raises(BadOption, match="the id 'xxx") as refused:
        read("reef", "deck", json.dumps([CARDS[0] | {"id": "x" * 80_000}, *CARDS[1:]]))
    assert len(str(refused.value)) < 200


def test_a_mistake_still_has_its_line() -> None:
    lines = BOARD.splitlines()
    at = next(number for number, line in enumerate(lines) if '"P03"' in line)
    lines[at] = lines[at].replace('"x": 561', '"x": "far"')
    with pytest.raises(BadOption, match=f"line {at + 1}: place P03: x and y are whole numbers"):
        read("dolmengoetter", "board", "\n".join(lines))
    deck = json.dumps([*CARDS[:7], CARDS[7] | {"points": 99}, *CARDS[8:]], indent=0)
    line = deck[: deck.index(f'"{CARDS[7]["id"]}"')].count("\n")
    with pytest.raises(BadOption, match=f"line {line}: card {CARDS[7]['id']}: points"):
        read("reef", "deck", deck)


def test_a_sign_that_a_terminal_would_obey_is_no_rune() -> None:
    board = json.loads(BOARD)
    board["runes"]["F"] = "\x1b[2J"
    with pytest.raises(BadOption, match="runes are letters"):
        read("dolmengoetter", "board", json.dumps(board))


WHERE = """
import os
import threading
from spieltisch.engine.errors import BadOption
from spieltisch.engine.game import Option

def thread(value):
    return threading.current_thread().name if value is None else value

def process(text):
    raise BadOption(f"read by {os.getpid()}")
"""


def test_components_are_not_checked_in_the_event_loop(tmp_path: Path) -> None:
    """Given a game whose options say where they are checked; then that is another thread, of own ones a worker."""
    write_nim(tmp_path, "nim_thread")
    init = tmp_path / "nim_thread" / "__init__.py"
    options = "Option('w', None, check=thread), Option('own', None, read=process)"
    made = init.read_text().replace("Plain(rules)", f"Plain(rules), options=({options})")
    assert options in made
    init.write_text(
        made.replace("from spieltisch.engine.game import Game", f"from spieltisch.engine.game import Game\n{WHERE}")
    )
    with serving(f"sqlite:///{tmp_path}/table.sqlite", games=tmp_path) as server:
        table, _, _ = server.table(["me", "random"], game="nim_thread")
        assert server.get(f"/api/tables/{table}").json()["options"]["w"].startswith("beside")
        seats = [{"kind": "me"}, {"kind": "bot"}]
        own = server.post("/api/tables", {"game": "nim_thread", "seats": seats, "options": {"own": "a board"}})
        assert own.status_code == 400
        reader = int(own.json()["error"]["message"].removeprefix("read by "))
        assert reader in server.workers()


# Records


def record_after(moves: int, **more: Any) -> spieltisch.Record:
    record = spieltisch.Record("reef", 2, **more)
    state, rng = record.start(), spieltisch.Rng(4)
    for _ in range(moves):
        record.play(state, state.sample(rng) if state.to_act() == spieltisch.CHANCE else state.legal()[0])
    return record


@table_test
async def test_a_record_that_stops_before_chance_is_played_on(server: Server) -> None:
    """Given a record that ends where a card must be drawn, when it is brought, then somebody is asked."""
    for moves in (0, 1, 3):
        record = record_after(moves)
        assert record.moves == [] or record.moves[-1][1] == spieltisch.CHANCE
        made = server.post("/api/records", record.json())
        async with player(server, made.json()["table"], made.cookies["device"]) as both:
            await both.wait(lambda state: state["asked"])
            await both.play(Random(1), moves=2)


@table_test
async def test_others_have_their_turn_while_long_games_are_opened(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given records of many moves; when they are brought, and opened again, all at once; then the loop is free for others
    after every few entries, and a new table waits for none of them."""
    record = spieltisch.Record("king_of_tokyo", 6)
    state, rng = record.start(), spieltisch.Rng(3)
    while len(record.moves) < LONG:
        record.play(state, state.sample(rng) if state.to_act() == spieltisch.CHANCE else rng.choice(state.legal()))
    turns = 0
    taken: Counter[int] = Counter()  # entries between two turns of others
    true_add = Table.add

    def noted(self: Table, entry: Any) -> Any:
        assert threading.current_thread() is threading.main_thread(), "compiled rules would hold the lock of Python"
        taken[turns] += 1
        return true_add(self, entry)

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    monkeypatch.setattr(Table, "add", noted)
    house = House(Store(await open_database(sqlite_url)), Thinkers(1), Settings())
    beside = asyncio.create_task(others())
    try:
        rooms = await asyncio.gather(*(house.bring(*of_record(record, None)) for _ in range(3)))
        house.rooms.clear()
        opening = [asyncio.create_task(house.room(room.id)) for room in rooms]
        async with house.one_slice:  # now none of them goes on
            await house.create("reef", [Chair(PERSON, taken=True), Chair(PERSON)], {}, {}, public=False)
            assert not any(task.done() for task in opening)
        again = await asyncio.gather(*opening)
        assert [room.table.n for room in again if room is not None] == [room.table.n for room in rooms]
        assert again[0] is not None
        assert again[0].table.round.state.key() == rooms[0].table.round.state.key()
        assert max(taken.values()) <= 2 * SLICE
    finally:
        beside.cancel()
        await house.close()


@table_test
async def test_a_long_record_is_stored_in_pieces(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a record of many moves; when it is brought; then no write holds up others for long, and it is all there.

    When storing fails half way, then there is no such table.
    """
    record, rng = spieltisch.Record("antler_island", 4), spieltisch.Rng(5)
    pieces: list[Any] = []
    state = record.start()
    while len(record.moves) < 2 * PIECE + 100:
        if state.to_act() == spieltisch.CHANCE:
            record.play(state, state.sample(rng))
        else:
            seat = state.to_act()
            record.play(state, rng.choice(state.legal(seat)), seat)
    house = House(Store(await open_database(sqlite_url)), Thinkers(1), Settings())
    true_append = house.store.append

    async def noted(id: str, n: int, entries: list[Any], *ended: Any) -> bool:
        pieces.append((n, len(entries), ended))
        return await true_append(id, n, entries, *ended)

    async def failing(id: str, n: int, *more: Any) -> bool:
        pieces.append(id)
        if n:
            raise OSError("the disk is full")
        return await true_append(id, n, *more)

    try:
        monkeypatch.setattr(house.store, "append", noted)
        room = await house.bring(*of_record(record, None))
        assert [size for _, size, _ in pieces[:3]] == [PIECE, PIECE, len(record.moves) + 1 - 2 * PIECE]
        assert [ended for _, _, ended in pieces[:3]] == [(None, None), (None, None), (room.table.status(), None)]
        assert (await house.store.entries(room.id))[: len(room.table.entries)] == room.table.entries
        assert len(room.told.untold) <= SLICE, "put in words before anybody asks"
        pieces.clear()
        monkeypatch.setattr(house.store, "append", failing)
        with pytest.raises(Refusal, match="stored"):
            await house.bring(*of_record(record, None))
        assert len(pieces) == 2
        assert await house.store.facts(pieces[0]) is None
    finally:
        await house.close()


def test_a_record_has_so_many_moves_and_so_much_time(monkeypatch: pytest.MonkeyPatch) -> None:
    text = record_after(40).dumps()
    assert len(bots.check_record(text).moves) == 40
    monkeypatch.setattr(bots, "RECORD_MOVES", 30)
    with pytest.raises(BadRecord, match="the record has 40 moves; more than 30 are not taken"):
        bots.check_record(text)
    monkeypatch.undo()
    monkeypatch.setattr(bots, "RECORD_SECONDS", 0.01)
    monkeypatch.setattr(bots, "Record", Endless)
    with pytest.raises(BadRecord, match=r"takes more than 0\.01 seconds"):
        bots.check_record(text)


class Endless:
    """A record that takes longer than any machine is given."""

    @staticmethod
    def loads(text: str, most: int) -> None:
        time.sleep(60)


def test_names_of_a_record_obey_no_terminal(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Given a foreign record with control characters in its names, when it is shown, then they are gone."""
    from spieltisch.cli import main

    record = record_after(3, names=["Ada\x1b[31m\x07", "Bo\u202e\x9b2J" + "o" * 500])
    assert spieltisch.Record.loads(record.dumps()).names == ["Ada[31m", "Bo2J" + "o" * 20]
    file = tmp_path / "game.json"
    file.write_text(record.dumps())
    main(["replay", str(file), "--all"])
    said = capsys.readouterr().out
    assert "Ada[31m" in said or "Bo" in said
    assert not any(letter in said for letter in "\x1b\x07\x9b\u202e")


def test_records_count_as_new_tables(sqlite_url: str) -> None:
    """The limit is by address and this machine is not counted: so a proxy is played that hands an address on."""
    record = record_after(3).json()
    with serving(sqlite_url, tables_per_minute=1) as server:
        headers = {"x-forwarded-for": "203.0.113.9"}
        statuses = [server.post("/api/records", record, headers=headers).status_code for _ in range(8)]
    assert statuses == [201] * 5 + [429] * 3
