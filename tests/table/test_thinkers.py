"""Work is shared out fairly, a bot is never silent, and the bots of any server may think on any worker."""

import asyncio
import os
import signal
from random import Random
from typing import Any

import pytest

from spieltisch.table import workers
from spieltisch.table.bots import choose
from spieltisch.table.company import Listener, fresh_rng
from spieltisch.table.database import open_database
from spieltisch.table.facts import Chair
from spieltisch.table.house import House
from spieltisch.table.refusal import Refusal
from spieltisch.table.rooms import ALONE
from spieltisch.table.seating import as_entries
from spieltisch.table.settings import Settings
from spieltisch.table.store import Store
from spieltisch.table.thinkers import (
    NOBODY_WAITS,
    PAGE_WAITS,
    PAGES,
    PERSON_WAITS,
    REMEMBERED,
    SPECTATOR_WAITS,
    Errand,
    Queue,
    Thinkers,
    Work,
    WorkerDied,
)
from spieltisch.table.workers import Elsewhere
from tests.table.arrangement import worker
from tests.table.playing import Server, children, free_port, player, serving, table_test


def work(rank: int, table: str = "t", address: str = "a", deep: bool = True) -> Work:
    return Work(print, (), Errand(rank, table, address, deep), None)  # type: ignore[arg-type]


def served(queue: Queue, number: int, seconds: float = 2.0, workers: int = 1) -> list[str]:
    """The tables whose work is done next, one after the other."""
    order = []
    for _ in range(number):
        chosen = queue.next(workers)
        assert chosen is not None
        order.append(chosen.errand.table)
        queue.ended(chosen, seconds)
    return order


# Who comes next


def test_a_persons_next_move_comes_first() -> None:
    queue = Queue()
    for rank, table in ((NOBODY_WAITS, "none"), (PAGE_WAITS, "page"), (SPECTATOR_WAITS, "look"), (PERSON_WAITS, "me")):
        queue.add(work(rank, table))
    assert served(queue, 4) == ["me", "look", "page", "none"]


def test_each_address_has_its_share() -> None:
    """Given twenty tables of one address and one of another; then the one waits for one thought, not for twenty."""
    queue = Queue()
    for number in range(20):
        queue.add(work(PERSON_WAITS, f"flood {number}", "flood"))
    queue.add(work(PERSON_WAITS, "mine", "me"))
    assert "mine" in served(queue, 2)
    queue.add(work(PERSON_WAITS, "mine", "me"))
    assert "mine" in served(queue, 2)


def test_each_table_of_an_address_has_its_share() -> None:
    queue = Queue()
    for _ in range(5):
        queue.add(work(PERSON_WAITS, "greedy"))
    queue.add(work(PERSON_WAITS, "modest"))
    assert "modest" in served(queue, 2)


def busy_queue() -> Queue:
    """One that always has something to do, so that nothing is forgotten."""
    queue = Queue()
    queue.add(work(NOBODY_WAITS, "always", "always"))
    return queue


def test_a_new_table_of_a_busy_address_waits_for_one_thought() -> None:
    """Given five tables of an address that have thought for long; when somebody opens another; then it comes soon."""
    queue = Queue()
    queue.add(work(PERSON_WAITS, "old 0"))  # there is always something to do, so that nothing is forgotten
    tables = [f"old {number}" for number in range(5)]
    for _ in range(20):
        for table in tables:
            queue.add(work(PERSON_WAITS, table))
        served(queue, 5)
    for table in tables * 4:
        queue.add(work(PERSON_WAITS, table))
    queue.add(work(PERSON_WAITS, "new"))
    assert "new" in served(queue, 6), "each of the others once at most"


def test_time_that_nobody_else_wanted_is_no_debt() -> None:
    """Given an address that thought for long while others had nothing to ask; when they come back; then they take turns."""
    queue = busy_queue()
    queue.add(work(PERSON_WAITS, "rare", "rare"))
    served(queue, 1)
    for _ in range(50):
        queue.add(work(PERSON_WAITS, "often", "often"))
        served(queue, 1)
    for _ in range(30):
        queue.add(work(PERSON_WAITS, "rare", "rare"))
    for _ in range(3):
        queue.add(work(PERSON_WAITS, "often", "often"))
        assert "often" in served(queue, 3)


def test_what_was_spent_on_replays_is_no_debt_at_the_table() -> None:
    queue = busy_queue()
    for _ in range(30):
        queue.add(work(PAGE_WAITS, "reads", "reads"))
        served(queue, 1)
    for number in range(20):
        queue.add(work(PERSON_WAITS, f"flood {number}", "flood"))
    queue.add(work(PERSON_WAITS, "reads", "reads"))
    assert "reads" in served(queue, 2)


def test_a_server_that_is_never_idle_forgets_who_is_gone() -> None:
    queue = Queue()
    queue.add(work(NOBODY_WAITS, "always", "always"))
    for number in range(3 * REMEMBERED):
        queue.add(work(PERSON_WAITS, f"table {number}", f"address {number}"))
        assert served(queue, 1, seconds=1.0) == [f"table {number}"]
    assert len(queue.spent) <= REMEMBERED + 2
    assert len(queue.reached) <= REMEMBERED + 2
    assert served(queue, 1) == ["always"]


def test_what_nobody_waits_for_is_one_share_whoever_left_it() -> None:
    queue = Queue()
    for number in range(10):
        queue.add(work(NOBODY_WAITS, f"left {number}", ""))
    queue.add(work(PERSON_WAITS, "mine"))
    assert served(queue, 1) == ["mine"]


def test_a_blink_does_not_wait_for_deep_thoughts() -> None:
    """Given a worker that thinks deeply; when somebody needs a moment; then a second process is there for it."""
    queue = Queue()
    queue.add(work(PERSON_WAITS, "deep"))
    queue.add(work(PERSON_WAITS, "deep too"))
    assert queue.next(1) is not None
    assert queue.next(1) is None
    queue.add(work(NOBODY_WAITS, "blink", deep=False))
    blink = queue.next(1)
    assert blink is not None
    assert blink.errand.table == "blink"


def test_replays_of_one_address_are_limited() -> None:
    queue = Queue()
    for _ in range(PAGES):
        queue.add(work(PAGE_WAITS))
    with pytest.raises(Refusal):
        queue.add(work(PAGE_WAITS))
    queue.add(work(PAGE_WAITS, address="b"))
    queue.add(work(PERSON_WAITS))


def test_what_a_process_died_under_is_done_alone() -> None:
    queue = Queue()
    suspect = work(PERSON_WAITS, "suspect")
    suspect.alone = True
    queue.add(work(PERSON_WAITS, "other"))
    queue.add(suspect)
    other = queue.next(2)
    assert other is not None
    assert queue.next(2) is None
    queue.ended(other, 1.0)
    assert queue.next(2) is suspect
    queue.add(work(PERSON_WAITS, "third"))
    assert queue.next(2) is None


def test_what_is_done_alone_has_its_turn_on_a_busy_server() -> None:
    """Given work that must be done alone and others that never end; when it is its turn; then nothing more begins first."""
    queue = Queue()
    queue.add(work(PERSON_WAITS, "first", "b"))
    running = [queue.next(2)]
    suspect = work(PERSON_WAITS, "suspect", "a")
    suspect.alone = True
    queue.add(suspect)
    for number in range(20):
        queue.add(work(PERSON_WAITS, f"other {number}", "b"))
        while (begun := queue.next(2)) is not None:
            running.append(begun)
        if suspect in running:
            break
        ended = running.pop(0)
        assert ended is not None
        queue.ended(ended, 1.0)
    assert running == [suspect]


# Processes that die


@table_test
async def test_work_that_kills_its_process_twice_is_given_up_and_harms_no_other() -> None:
    thinkers = Thinkers(2)
    try:
        dying = asyncio.create_task(thinkers.run(os._exit, 1, errand=Errand()))
        others = [asyncio.create_task(thinkers.run(abs, -n, errand=Errand(table=str(n)))) for n in range(5)]
        assert await asyncio.gather(*others) == [0, 1, 2, 3, 4]
        with pytest.raises(WorkerDied):
            await dying
        assert await thinkers.run(abs, -7, errand=Errand()) == 7
    finally:
        thinkers.close()


@table_test
async def test_a_bot_whose_worker_dies_twice_plays_on(sqlite_url: str) -> None:
    """Given workers that die as soon as they think; then the bot still makes a move."""
    with serving(sqlite_url, bot_pause=0.2) as server:
        table, cookie, _ = server.table(["me", "expert"])
        async with player(server, table, cookie) as ada:
            killing = asyncio.create_task(kill_workers(server))
            try:
                await ada.play(Random(1), moves=8)  # a turn may have several choices
            finally:
                killing.cancel()
        server.stop()
        assert b"a bot could not think" in server.log


async def kill_workers(server: Server) -> None:
    while True:
        for pid in server.workers():
            try:
                os.kill(pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        await asyncio.sleep(0.05)


@table_test
async def test_a_bot_thinks_about_the_position_in_which_it_was_asked(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Given a bot that is asked; when the table moves on before it begins to think; then it is not asked out of turn."""
    house = House(Store(await open_database(sqlite_url)), Thinkers(1), Settings(bot_pause=0))
    questions: list[Any] = []

    async def note(_: Any, *question: Any, errand: Errand) -> tuple[int, float]:
        questions.append(question)
        return 0, 0.0

    monkeypatch.setattr(house.thinkers, "run", note)
    try:
        chairs = [Chair("bot", level="random", taken=True)] * 2
        room = await house.create("reef", chairs, {}, {}, public=False)
        assert room.thinking is not None
        room.thinking.cancel()
        questions.clear()
        asked = room.table
        thought = asyncio.create_task(room.one_thought())
        await asyncio.sleep(0)  # it has seen whose turn it is
        (seat,) = asked.round.deciders()
        moves = asked.round.played(asked.round.state.moves(seat)[0], seat, fresh_rng())
        room.table, _ = asked.ahead(as_entries(moves, 1))
        await thought
        assert questions[0][4] == asked.round.moves
    finally:
        await house.close()


# Workers of their own


@table_test
async def test_bots_think_on_workers_of_their_own_and_wait_for_them_to_come_back(sqlite_url: str) -> None:
    port = free_port()
    with serving(sqlite_url, thinkers=f"127.0.0.1:{port}") as server:
        table, cookie, _ = server.table(["me", "medium"])
        async with player(server, table, cookie) as ada:
            with worker(port):
                await ada.play(Random(1), moves=4)
            n = ada.state["n"]
            with worker(port):
                await ada.play(Random(2), moves=4)
            assert ada.state["n"] > n
        assert server.workers() == []  # none of its own


@table_test
async def test_two_workers_share_the_work_of_one_server_and_one_goes_on_alone(sqlite_url: str) -> None:
    """Given two workers; then both are asked; when one of them dies; then the other one has all the questions."""
    ports = [free_port(), free_port()]
    addresses = ",".join(f"127.0.0.1:{port}" for port in ports)
    with serving(sqlite_url, thinkers=addresses) as server, worker(ports[0]) as one:
        table, cookie, _ = server.table(["me", "medium"])
        with worker(ports[1]) as other:
            async with player(server, table, cookie) as ada:
                while not (children(one.pid) and children(other.pid)):
                    await ada.play(Random(1), moves=2)
        async with player(server, table, cookie) as ada:
            await ada.wait(lambda state: state["view"])
            n = ada.state["n"]
            await ada.play(Random(2), moves=6)
            assert ada.state["n"] > n
        assert server.workers() == []


class Still(Thinkers):
    """Who never begins: all questions wait."""

    def begin(self) -> None: ...


@table_test
async def test_a_question_that_is_asked_again_waits_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a worker that does not come to answer; when a server loses patience again and again; then nothing piles up."""
    monkeypatch.setattr(workers, "PATIENCE", 0.05)
    monkeypatch.setattr(workers, "AGAIN", 0.01)
    still = Still(1)
    monkeypatch.setattr(workers, "Thinkers", lambda _: still)
    port = free_port()
    serving_questions = asyncio.create_task(workers.serve("127.0.0.1", port, 1))
    asking = asyncio.create_task(Elsewhere([f"127.0.0.1:{port}"]).run(choose, errand=Errand()))
    while still.queue.count < 8:
        await asyncio.sleep(0.01)
    assert len(still.queue.waiting) <= 2
    for task in (asking, serving_questions):
        task.cancel()
    await asyncio.gather(asking, serving_questions, return_exceptions=True)


@table_test
async def test_a_worker_that_is_only_busy_is_not_taken_for_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a worker with much to do; when an answer takes longer than patience lasts; then it was asked for once."""
    monkeypatch.setattr(workers, "PATIENCE", 0.5)
    monkeypatch.setattr(workers, "ALIVE", 0.02)
    still = Still(1)
    monkeypatch.setattr(workers, "Thinkers", lambda _: still)
    port = free_port()
    serving_questions = asyncio.create_task(workers.serve("127.0.0.1", port, 1))
    asking = asyncio.create_task(Elsewhere([f"127.0.0.1:{port}"]).run(choose, errand=Errand()))
    await asyncio.sleep(1.5)
    assert still.queue.count == 1
    still.queue.waiting[0].done.set_result([7, 0.0])
    assert list(await asking) == [7, 0.0]
    serving_questions.cancel()
    await asyncio.gather(serving_questions, return_exceptions=True)


# Who waits now


@table_test
async def test_a_thought_is_as_urgent_as_those_who_look_make_it(sqlite_url: str) -> None:
    """Given a bot that waits for its turn to think; when people come and go; then it moves up and down in the queue."""
    still = Still(1)
    house = House(Store(await open_database(sqlite_url)), still, Settings(bot_pause=0))
    try:
        chairs = [Chair("bot", level="expert", taken=True), Chair("bot", level="expert", taken=True)]
        room = await house.create("reef", chairs, {}, {}, public=False)
        while not still.queue.waiting:
            await asyncio.sleep(0)
        (thought,) = still.queue.waiting
        assert (thought.errand.rank, thought.errand.address) == (NOBODY_WAITS, "")
        guest, player = Listener((), lambda _: None, "here"), Listener((0,), lambda _: None, "there")
        await room.join(guest)
        assert (thought.errand.rank, thought.errand.address) == (SPECTATOR_WAITS, "here")
        await room.join(player)
        assert (thought.errand.rank, thought.errand.address) == (PERSON_WAITS, "there")
        await room.leave(player)
        await room.leave(guest)
        assert thought.errand.rank == NOBODY_WAITS
    finally:
        await house.close()


@table_test
async def test_a_worker_of_its_own_is_told_who_waits_now(monkeypatch: pytest.MonkeyPatch) -> None:
    still = Still(1)
    monkeypatch.setattr(workers, "Thinkers", lambda _: still)
    port = free_port()
    serving_questions = asyncio.create_task(workers.serve("127.0.0.1", port, 1))
    elsewhere, errand = Elsewhere([f"127.0.0.1:{port}"]), Errand(NOBODY_WAITS, "t")
    asking = asyncio.create_task(elsewhere.run(choose, errand=errand))
    while not still.queue.waiting:
        await asyncio.sleep(0.01)
    errand.rank, errand.address = PERSON_WAITS, "there"
    elsewhere.changed(errand)
    asked = still.queue.waiting[0].errand
    while (asked.rank, asked.address) != (PERSON_WAITS, "there"):
        await asyncio.sleep(0.01)
    for task in (asking, serving_questions):
        task.cancel()
    await asyncio.gather(asking, serving_questions, return_exceptions=True)


@table_test
async def test_bots_alone_think_at_so_many_tables_until_somebody_looks(sqlite_url: str) -> None:
    """Given more tables of bots than may think for nobody; then the others wait, use up nothing, and go on when seen."""
    still = Still(1)
    house = House(Store(await open_database(sqlite_url)), still, Settings(bot_pause=0))
    try:
        bots = [Chair("bot", level="expert", taken=True)] * 2
        rooms = [await house.create("reef", bots, {}, {}, public=False) for _ in range(ALONE + 3)]
        while len(still.queue.waiting) < ALONE:
            await asyncio.sleep(0)
        await asyncio.sleep(0.05)
        assert len(still.queue.waiting) == ALONE
        assert [room.idle() for room in rooms].count(True) == 3
        waiting = next(room for room in rooms if room.idle())
        guest = Listener((), lambda _: None, "here")
        await waiting.join(guest)
        while len(still.queue.waiting) == ALONE:
            await asyncio.sleep(0)
        assert still.queue.waiting[-1].errand.table == waiting.id
        over = house.rooms[still.queue.waiting[0].errand.table].thinking
        assert over is not None
        over.cancel()
        await asyncio.gather(over, return_exceptions=True)
        next(room for room in rooms if room.idle()).nudge()
        while len(still.queue.waiting) <= ALONE:
            await asyncio.sleep(0)
    finally:
        await house.close()


# Figures


@table_test
async def test_figures_for_prometheus(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        table, cookie, _ = server.table(["me", "random"])
        async with player(server, table, cookie) as ada:
            await ada.play(Random(1), moves=5)
            text = server.get("/metrics").text
        figures = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
        assert float(figures['spieltisch_moves_total{by="person"}']) == 5
        assert float(figures["spieltisch_move_seconds_count"]) == 5
        assert float(figures["spieltisch_sockets"]) == 1
        assert float(figures["spieltisch_rooms"]) == 1
        assert float(figures["spieltisch_storage_seconds_count"]) > 5
        assert float(figures["spieltisch_work_workers"]) == 1


def test_strangers_do_not_see_the_figures(sqlite_url: str) -> None:
    forwarded = {"x-forwarded-for": "192.0.2.7"}
    with serving(sqlite_url, metrics="sesame") as server:
        assert server.get("/metrics", headers=forwarded).status_code == 404
        assert server.get("/metrics", headers=forwarded | {"authorization": "Bearer wrong"}).status_code == 404
        assert server.get("/metrics", headers=forwarded | {"authorization": "Bearer sesame"}).status_code == 200
