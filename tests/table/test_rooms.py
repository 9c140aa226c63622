"""What a room tells, to whom and how often; and what being asked must not give away."""

import json
import os
import signal
import time
from dataclasses import replace
from random import Random
from typing import Any

import pytest
import segno
from hypothesis import given, settings
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

import spieltisch
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.game import Game
from spieltisch.engine.rng import Rng
from spieltisch.table import bots
from spieltisch.table.database import open_database
from spieltisch.table.deflate import Deflate
from spieltisch.table.delta import changes
from spieltisch.table.encoding import encode
from spieltisch.table.entries import AGAIN, BACK, RESIGN, STAND_IN, START, UNDO, Entry
from spieltisch.table.facts import FINISHED, PERSON, Chair, TableFacts
from spieltisch.table.house import FORGET_AFTER, FORGET_ENDED, House
from spieltisch.table.pages import drawn
from spieltisch.table.replays import GAMES, Replays
from spieltisch.table.round import EVERY, Round
from spieltisch.table.seating import Table, as_entries
from spieltisch.table.setting_up import set_up
from spieltisch.table.settings import Settings
from spieltisch.table.sockets import text_frame
from spieltisch.table.store import Store
from spieltisch.table.thinkers import Thinkers
from spieltisch.table.wire import KEPT, Changed, Happened, Reader, StateOf, Told, outgoing, seen_by
from tests.memory import left_behind, only_compiled
from tests.table.playing import Server, changed, player, serving, table_test

WORLDS = 12


def some_table(game: str, seats: int, seed: int = 1) -> Table:
    """A table of people, all that happens before the first choice behind it."""
    rules = spieltisch.game(game)
    facts = TableFacts("t", game, rules.version, seats, rules.complete({}))
    table = Table(facts, [Chair(PERSON, f"seat {seat}", None, "x", True) for seat in range(seats)])
    table.add_all([Entry(START, -1, 0, 0), *as_entries(table.fresh(0).opened(Rng(seed)), 0)])
    return table


def some_choice(table: Table, rng: Random) -> list[Entry]:
    seat = rng.choice(table.round.deciders())
    action = rng.choice(table.round.state.legal(seat))
    return as_entries(table.round.played(action, seat, Rng(rng.getrandbits(60))), 0)


# Who sits where


def test_everybody_keeps_the_seat_but_at_tables_of_before() -> None:
    """Given a table whose log is of the time when seats moved on; when it is read; then they move on there, else never."""
    chairs = [Chair(PERSON, name, None, None, True, name) for name in ("ada", "bo", "cy")]
    log = [Entry(START, -1, 0, 0), Entry(RESIGN, 0, 0, 0), Entry(RESIGN, 1, 0, 0), Entry(START, -1, 1, 0)]
    made = set_up("reef", chairs, {}, {})
    before = Table(replace(made.facts, settings={}), chairs)
    for table in (made, before):
        table.add_all(log)
    assert (made.names(), made.turn_of("bo")["me"]) == (["ada", "bo", "cy"], [1])
    assert (before.names(), before.turn_of("bo")["me"]) == (["bo", "cy", "ada"], [0])


def test_what_all_see_of_the_table_is_made_anew_when_it_changes_and_only_then() -> None:
    """Given all that can become of a table; when it is looked at anew each time; then all see what is so, made once."""
    table = some_table("reef", 3)
    state = StateOf(table, 0)
    for entry in some_choice(table, Random(3)):
        table.add(entry)
    state, before = StateOf(table, 0, state), state
    assert state.public is before.public
    resigned = [Entry(RESIGN, 0, 0, 0), Entry(RESIGN, 1, 0, 0)]
    for entry in [
        Entry(STAND_IN, 2, 0, 0),
        Entry(BACK, 2, 0, 0),
        *resigned,
        Entry(AGAIN, 2, 0, 0),
        Entry(START, -1, 1, 0),
    ]:
        table.add(entry)
        state, before = StateOf(table, 0, state), state
        assert state.public == table.public() != before.public
    table.chairs[1] = replace(table.chairs[1], name="Ida")
    state, before = StateOf(table, 0, state), state
    assert state.public == table.public() != before.public
    table.facts = replace(table.facts, settings={"spectators_talk": False})
    state, before = StateOf(table, 0, state), state
    assert state.public == table.public() != before.public


# Being asked


@pytest.mark.parametrize("seats", spieltisch.game("antler_island").seats)
def test_nobody_is_passed_over_silently_where_others_must_reckon_with_a_tile(seats: int) -> None:
    """Given a question about hidden tiles; when its seat can only pass; then it is asked all the same."""
    table, rng = some_table("antler_island", seats), Random(seats)
    only_pass = 0
    while table.round.running() and only_pass < 50:
        choice, *consequences = some_choice(table, rng)
        only_pass += len(table.round.state.moves(choice.seat)) == 1
        table.add(choice)
        for entry in consequences:
            assert entry.seat == CHANCE or not table.round.state.covered(entry.seat)
            table.add(entry)
    assert only_pass == 50


@pytest.mark.parametrize(
    "level",
    ["greedy", "easy", "medium", "hard", "expert", "master", "medium:seconds=1.2", "hard:seconds=0.1:iterations=50"],
)
def test_a_bot_takes_the_same_time_whether_it_has_a_choice_or_not(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a question that others must not see through; then the bot seems to think for a time fixed beforehand."""
    monkeypatch.setattr(bots.time, "monotonic", lambda: 0.0)  # type: ignore[attr-defined]
    table, rng = some_table("antler_island", 3), Random(5)
    waits: dict[bool, float] = {}
    thinkers: list[str] = []
    true_bot = bots.bot  # in its place one that is quick: a clock that stands still stops no search
    monkeypatch.setattr(
        bots, "bot", lambda name, *args, **more: thinkers.append(name) or true_bot("random", *args, **more)
    )
    while len(waits) < 2:
        round, seat = table.round, table.round.deciders()[0]
        real = len(round.state.moves(seat)) > 1
        if round.state.covered(seat) and real not in waits and len(round.deciders()) == 1:
            waits[real] = bots.choose(
                "antler_island", table.facts.version, 3, table.facts.options, round.moves, seat, level
            )[1]
        for entry in some_choice(table, rng):
            table.add(entry)
    assert waits == {True: bots.COVERED, False: bots.COVERED}
    seconds = [
        float(part.split("=")[1]) for name in thinkers for part in name.split(":") if part.startswith("seconds=")
    ]
    assert len(seconds) == (2 if bots.thinks(level) else 0)
    assert all(cap < 0.9 * bots.COVERED for cap in seconds), "it is done before it answers"


# Taking back


def reveals_by_views(round: Round, before: Any, moves: list[tuple[int, int]], seat: int) -> bool:
    """The same question answered the long way: do imagined worlds look different to the seat now?"""
    seen = spieltisch.view(round.state, seat)
    for seed in range(WORLDS):
        world = before.copy()
        world.redeal(seat, Rng(seed))
        for action, who in moves:
            if action not in world.moves(who):
                return True
            world.step(action, who)
        if spieltisch.view(world, seat) != seen:
            return True
    return False


@pytest.mark.parametrize("game", spieltisch.games())
def test_undo_is_open_exactly_where_nothing_was_shown(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    table, rng = some_table(game, spieltisch.game(game).seats[-1]), Random(3)
    found = {True: 0, False: 0}
    for _ in range(250):
        if not table.round.running():
            break
        for entry in some_choice(table, rng):
            table.add(entry)
        for seat in table.round.deciders():
            quick = table.round.undoable(seat)
            with monkeypatch.context() as slow:
                slow.setattr(Round, "reveals", reveals_by_views)
                twin = table.round.copy()
                twin.before = None  # found by a replay
                assert twin.undoable(seat) == quick
            found[quick > 0] += 1
    assert min(found.values()) > 0


def test_taking_back_replays_no_long_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a long game; when choices are taken back, or asked about; then the start is far, and nobody goes back to it."""
    table, rng = some_table("king_of_tokyo", 6), Random(4)
    while len(table.round.moves) < 5 * EVERY:
        for entry in some_choice(table, rng):
            table.add(entry)
    started: list[Any] = []
    true_new = Game.new
    monkeypatch.setattr(Game, "new", lambda *args: started.append(args) or true_new(*args))
    round = table.round
    taken_back = 0
    while len(round.moves) > 2 * EVERY + 3:
        seat, count = round.moves[-1][1], len(round.moves) - round.choices[-1]
        round.take(Entry(UNDO, seat, count, 0))
        for decider in round.deciders():
            round.undoable(decider)
            round.asked_before(min(3, len(round.moves)), decider)
        taken_back += 1
        if taken_back % 5 == 0:
            for entry in some_choice(table, rng):
                table.add(entry)
    assert taken_back > EVERY
    assert started == []
    assert len(round.marks) <= 1 + len(round.moves) // EVERY, "none of a position that is no more"
    monkeypatch.undo()
    twin = round.copy()
    for count in (*range(0, len(round.moves), 7), len(round.moves)):
        position = bots.position(table.facts.of_game, round.moves[:count])
        assert round.after(count).key() == twin.after(count).key() == position.key()
    assert round.state.key() == position.key()


# Changes


@pytest.mark.parametrize("game", spieltisch.games())
def test_changes_make_the_next_state_of_the_last_one(game: str) -> None:
    """Whatever happens, whoever reads: the old state and the change are the new state, to the byte."""
    table, rng = some_table(game, spieltisch.game(game).seats[0]), Random(2)
    readers = [Reader(), *(Reader((seat,)) for seat in range(table.facts.seats)), Reader((0, 1))]
    shown: dict[Reader, Any] = {}
    for _ in range(120):
        for reader in readers:
            now = seen_by(StateOf(table, 0), reader)
            plain = json.loads(encode(now))
            if reader in shown:
                before, before_plain = shown[reader]
                change = json.loads(encode(changes(before, now)))
                assert changed(before_plain, change) == plain
            shown[reader] = (now, plain)
        if not table.round.running():
            break
        for entry in some_choice(table, rng):
            table.add(entry)


json_values = st.recursive(
    st.none() | st.integers(-3, 3) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text("abc", max_size=1), inner, max_size=4),
    max_leaves=12,
)


@settings(deadline=None)
@given(json_values, json_values)
def test_any_json_becomes_any_other(old: Any, new: Any) -> None:
    assert changed(old, json.loads(json.dumps(changes(old, new)))) == new


@pytest.mark.parametrize("game", spieltisch.games())
def test_a_move_brings_a_reader_few_bytes(game: str) -> None:
    """Given a game of as few as can play; then 95 of 100 messages about a move have at most 2 kB on the wire."""
    table, rng = some_table(game, spieltisch.game(game).seats[0]), Random(4)
    readers = [Reader((seat,)) for seat in range(table.facts.seats)]
    wire, sizes = Deflate(True, True, 13, 13), []
    for _ in range(150):
        if not table.round.running():
            break
        after, events = table.ahead(some_choice(table, rng))
        for reader in readers:
            states = [seen_by(StateOf(one, 0), reader) for one in (table, after)]
            message = outgoing(Changed(Happened(after, table.n, Told(events)), *states), reader)
            sizes.append(len(wire.encode(Frame(Opcode.TEXT, message)).data))
        table = after
    assert sorted(sizes)[int(len(sizes) * 0.95)] <= 2000


@pytest.mark.parametrize("extensions", [[], [Deflate(True, True, 13, 13)]], ids=["plain", "compressed"])
@pytest.mark.parametrize("length", [0, 125, 126, 1399, 1400, 65_535, 65_536, 200_000])
def test_a_frame_is_that_of_the_library(length: int, extensions: list[Deflate]) -> None:
    data = Random(length).randbytes(length).hex().encode()[:length]
    assert text_frame(data, extensions) == Frame(Opcode.TEXT, data).serialize(mask=False, extensions=extensions)


@table_test
async def test_who_asks_for_changes_sees_the_same_game(server: Server) -> None:
    """Given two devices of one seat, one told by changes and one by whole states; then they always agree."""
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as whole, player(server, table, cookie) as changing:
        for one in (whole, changing):
            await one.until("state")
        await changing.do("hello", seen=0, changes=1)
        await changing.until("state")
        await whole.play(Random(1), moves=25)
        await changing.wait(lambda state: state["n"] >= whole.state["n"])
        assert changing.state == whole.state
        kinds = [message["type"] for message in changing.came]
        assert kinds.count("change") > 25
        assert "state" not in kinds[kinds.index("change") :]  # whole only when it came, and when it said hello
        told = [
            event for message in changing.came if message["type"] in ("change", "events") for event in message["events"]
        ]
        heard = [event for message in whole.came if message["type"] == "events" for event in message["events"]]
        assert heard
        assert told[-len(heard) :] == heard


@table_test
async def test_a_form_of_changes_that_we_do_not_speak_gets_whole_states(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada:
        await ada.do("hello", seen=0, changes=99)
        await ada.play(Random(1), moves=3)
        assert "change" not in [message["type"] for message in ada.came]


# What a move leaves behind


@only_compiled
@pytest.mark.parametrize("game", spieltisch.games())
def test_a_move_that_was_made_and_shown_leaves_nothing_behind(game: str) -> None:
    """Given tables in the middle of games; when a choice is made, stored and told; then nothing of it stays in memory."""
    tables, rng = [some_table(game, spieltisch.game(game).seats[0])], Random(5)
    while len(tables) < 6:
        after = tables[-1]
        for _ in range(3):
            after, _ = after.ahead(some_choice(after, rng))
        tables.append(after)

    def a_move_at_each() -> None:
        for number, before in enumerate(tables):
            after, events = before.ahead(some_choice(before, Random(number)))
            for reader in [Reader(), *(Reader((seat,)) for seat in range(before.facts.seats))]:
                happened = Happened(after, before.n, Told(events))
                shown = [seen_by(StateOf(table, 0), reader) for table in (before, after)]
                outgoing(Changed(happened, *shown), reader)

    assert left_behind(a_move_at_each) < 400 * len(tables)


# Those who come, and come back


@table_test
async def test_hello_tells_the_past_once(server: Server) -> None:
    """Given somebody who says hello again and again; then each time only what is new is told."""
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada:
        await ada.play(Random(1), moves=10)
        for _ in range(2):
            await ada.do("hello", seen=0)
            await ada.do("ping")
            await ada.until("pong")
        first, again = [
            message for message in ada.came if message["type"] == "events" and message["from"] in (0, ada.state["n"])
        ][-2:]
        assert first["events"][0]["n"] <= 2
        assert first["n"] == again["n"] == ada.state["n"]
        assert again["events"] == []


@table_test
async def test_nothing_is_played_again_for_who_says_hello(server: Server) -> None:
    """What was told is what a later newcomer is told, to the byte."""
    table, cookie, _ = server.table(["me", "random"], game="king_of_tokyo")
    async with player(server, table, cookie) as ada:
        await ada.do("hello", seen=0)
        await ada.play(Random(1), moves=15)
        async with player(server, table, cookie) as late:
            await late.do("hello", seen=0)
            while (told := await late.until("events"))["from"] > 0:
                pass  # a move of the bot while it came
            await ada.do("ping")
            await ada.until("pong")
            live = [message for message in ada.came if message["type"] == "events"]
            hello = max(at for at, message in enumerate(live) if message["from"] == 0)  # what came before is told again
            heard = [event for message in live[hello:] for event in message["events"] if event["n"] <= told["n"]]
            assert heard == told["events"]


def test_what_was_told_is_kept_in_words_and_each_secret_for_its_seat() -> None:
    """Given events of which some are for a seat alone; then everybody hears their own, however late, up to a bound."""
    table = some_table("reef", 2)
    event = spieltisch.Event
    told = Told((n, event("drew", {"seat": 0}, {"label": f"corner:R .. / R R:{n}"}, [n % 2])) for n in range(1, 5))

    def heard(seen: int, ears: int | None) -> list[Any]:
        return [json.loads(bytes(one)) for one in told.since(table, seen, ears)]

    for ears in (None, 0, 1):
        assert [one["n"] for one in heard(2, ears)] == [3, 4]
        assert [one["n"] for one in heard(0, ears) if "label" in one] == [n for n in range(1, 5) if n % 2 == ears]
    told.add([(n, event("drew", {"seat": 0}, {"label": f"corner:R .. / R R:{n}"}, [n % 2])) for n in range(5, 9000)])
    assert [one["n"] for one in heard(8990, 0) if "label" in one] == [8990 + n for n in (2, 4, 6, 8)]
    assert len(heard(0, 0)) <= KEPT
    assert not told.untold


@table_test
async def test_spectators_who_come_and_go_are_told_to_nobody(server: Server) -> None:
    table, cookie, _ = server.table(["me", "person"])
    async with player(server, table, cookie) as ada:
        await ada.until("presence")
        for _ in range(5):
            async with player(server, table) as guest:
                assert (await guest.until("presence"))["seats"][0]["here"]
        await ada.do("ping")
        await ada.until("pong")
        assert [message["type"] for message in ada.came].count("presence") == 1


# Replays


@table_test
async def test_a_page_of_a_replay_is_made_once(sqlite_url: str) -> None:
    """Given a finished game; when many ask for its replay; then nobody waits for a worker but the first."""
    with serving(sqlite_url) as server:
        table, cookie, _ = server.table(["me", "random"])
        async with player(server, table, cookie) as ada:
            await ada.play(Random(3))
        first = server.get(f"/api/tables/{table}/replay")
        for worker in server.workers():
            os.kill(worker, signal.SIGSTOP)
        try:
            assert server.get(f"/api/tables/{table}/replay?from=7").content == first.content
        finally:
            for worker in server.workers():
                os.kill(worker, signal.SIGCONT)
        beyond = server.get(f"/api/tables/{table}/replay?from=100000")
        assert beyond.status_code == 400


@table_test
async def test_the_log_of_a_replay_is_read_once() -> None:
    replays, read = Replays(), []

    async def moves() -> list[tuple[int, int]]:
        read.append(1)
        return [(1, 0)]

    for _ in range(3):
        assert await replays.moves(("t", 0, 5), moves) == [(1, 0)]
    assert len(read) == 1
    await replays.moves(("t", 0, 6), moves)
    assert len(read) == 2, "another end is another game"
    for number in range(100):
        await replays.moves((f"t{number}", 0, 5), moves)
    assert len(replays.games) == GAMES


def test_the_picture_of_an_address_is_drawn_once(monkeypatch: pytest.MonkeyPatch) -> None:
    first = drawn("http://127.0.0.1/t/abc")
    monkeypatch.setattr(segno, "make", None)
    assert drawn("http://127.0.0.1/t/abc") is first


# How long a room is kept


@table_test
async def test_rooms_without_anybody_are_put_away_and_those_of_ended_games_soon(sqlite_url: str) -> None:
    house = House(Store(await open_database(sqlite_url)), Thinkers(1), Settings())
    try:
        chairs = [Chair(PERSON, "Ada", taken=True), Chair(PERSON, "Bo", taken=True)]
        going_on, ended = [await house.create("reef", chairs, {}, {}, public=False) for _ in range(2)]
        async with ended.lock:
            await ended.write([Entry(RESIGN, 0, 0, 0)])
        now = max(going_on.used, ended.used)
        house.forget_empty_rooms(now + FORGET_ENDED + 1)
        assert list(house.rooms.values()) == [going_on]
        going_on.used = -FORGET_AFTER
        assert await house.room(going_on.id) is going_on
        house.forget_empty_rooms(time.monotonic())
        assert house.rooms, "somebody asked for it and is about to look"
        house.forget_empty_rooms(going_on.used + FORGET_AFTER + 1)
        assert not house.rooms
        again = await house.room(ended.id)
        assert again is not None
        assert again.table.status() == FINISHED
    finally:
        await house.close()
