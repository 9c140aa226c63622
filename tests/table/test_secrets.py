"""No byte that leaves the server tells anybody what they may not know.

The oracle is the engine's ``redeal``: it replaces all that a seat cannot know. If a message for that seat, or for a
spectator, is built from the redealt world and is the same to the byte, it cannot have depended on a secret.
"""

import contextlib
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

import spieltisch
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.rng import Rng
from spieltisch.table.entries import MOVE, START, Entry
from spieltisch.table.facts import PERSON, Chair, TableFacts
from spieltisch.table.seating import Table
from spieltisch.table.wire import Happened, Reader, StateOf, Told, outgoing
from tests.table.playing import Player, player, serving, table_test

LONGEST = 250  # moves looked at in one game
NOW = 1_000_000


def some_table(game: str, seats: int) -> Table:
    rules = spieltisch.game(game)
    facts = TableFacts("t", game, rules.version, seats, rules.complete({}))
    table = Table(facts, [Chair(PERSON, f"seat {seat}", None, "x", True) for seat in range(seats)])
    table.add(Entry(START, -1, 0, NOW))
    return table


def in_another_world(table: Table, reader: Reader, seed: int) -> Table:
    """The same table with all secrets replaced that the reader cannot know."""
    twin, _ = table.ahead([])
    forget(twin.round.state, reader, seed)
    return twin


def forget(state: State, reader: Reader, seed: int) -> None:
    if len(reader.seats) == 1:
        state.redeal(reader.seats[0], Rng(seed))
    else:  # what a spectator sees, everybody sees: it survives the ignorance of each seat in turn
        for seat in range(state.seats):
            state.redeal(seat, Rng(seed + seat))


def readers(table: Table) -> list[Reader]:
    """Every seat alone, a spectator; round one screen the acting seat's view is that of the seat alone."""
    return [Reader(), *(Reader((seat,)) for seat in range(table.facts.seats))]


def next_move(state: State, rng: Rng) -> tuple[int, int]:
    if state.to_act() == CHANCE:
        return int(state.sample(rng)), CHANCE
    seat = rng.choice(state.deciders())
    return rng.choice(state.legal(seat)), seat


def told(table: Table, move: tuple[int, int], reader: Reader) -> tuple[bytes, Any]:
    """The events of a move as the reader hears them, and what the reader sees after it."""
    after, events = table.ahead([Entry(MOVE, move[1], move[0], NOW)])
    seat = reader.seats[0] if len(reader.seats) == 1 else None
    return outgoing(Happened(after, table.n, Told(events)), reader), spieltisch.view(after.round.state, seat)


def all_seat_counts() -> list[tuple[str, int]]:
    return [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]


@pytest.mark.parametrize(("game", "seats"), all_seat_counts())
def test_messages_do_not_depend_on_secrets(game: str, seats: int) -> None:
    table, rng = some_table(game, seats), Rng(seats)
    for step in range(LONGEST):
        if table.round.state.to_act() == OVER:
            break
        move = next_move(table.round.state, rng)
        if step % 6 == 0 or step < 20:
            for reader in readers(table):
                world = in_another_world(table, reader, step)
                assert outgoing(StateOf(world, NOW), reader) == outgoing(StateOf(table, NOW), reader)
                compare_events(table, world, move, reader, rng)
        table.add(Entry(MOVE, move[1], move[0], NOW))


def compare_events(table: Table, world: Table, move: tuple[int, int], reader: Reader, rng: Rng) -> None:
    """Something happens in both worlds. If the reader still cannot tell them apart, it was told the same."""
    action, who = move
    elsewhere = move
    if who == CHANCE:  # another outcome, which the reader may not be shown
        elsewhere = (int(world.round.state.sample(rng)), CHANCE)
    elif action not in world.round.state.legal(who):
        elsewhere = (rng.choice(world.round.state.legal(who)), who)
    here, there = told(table, move, reader), told(world, elsewhere, reader)
    if here[1] == there[1]:
        assert here[0] == there[0]


# The same with a real server, over all bytes that came through the socket


class Log:
    """The log of a table, read from the server's file."""

    def __init__(self, file: Path, id: str) -> None:
        self.base = sqlite3.connect(file)
        rows = self.base.execute("SELECT kind, seat, action, at FROM entries WHERE table_id = ? ORDER BY n", [id])
        self.entries = [Entry(*row) for row in rows]
        self.id = id

    def table(self) -> Table:
        game, version, seats, options, settings, public, created = self.base.execute(
            "SELECT game, version, seats, options, settings, public, created FROM tables WHERE id = ?", [self.id]
        ).fetchone()
        facts = TableFacts(
            self.id, game, version, seats, json.loads(options), json.loads(settings), bool(public), created
        )
        rows = self.base.execute(
            "SELECT kind, name, level, secret, taken FROM chairs WHERE table_id = ? ORDER BY chair", [self.id]
        )
        return Table(facts, [Chair(*row[:4], bool(row[4])) for row in rows])


@pytest.mark.parametrize("game", spieltisch.games())
@table_test
async def test_bytes_on_the_wire(game: str, tmp_path: Path) -> None:
    file = tmp_path / "table.sqlite"
    with serving(f"sqlite:///{file}", log="debug") as server:
        seats = spieltisch.game(game).seats[0]
        table, cookie, secrets = server.table(["me", *["person"] * (seats - 1)], game=game)
        for secret in secrets:
            server.sit(table, secret)
        async with contextlib.AsyncExitStack() as stack:
            everybody = [
                await stack.enter_async_context(player(server, table, secret)) for secret in (cookie, *secrets, "")
            ]
            await play_and_err(everybody, seats)
            public = running_bytes(server.url, table)
        server.stop()
        log = Log(file, table)
        for one in everybody:
            compare_bytes(one.frames, log)
        for secret in (cookie, *secrets):
            assert secret not in server.log.decode()
            assert secret.encode() not in file.read_bytes()
        assert b'"view"' not in public
        assert b'"action"' not in public


async def play_and_err(everybody: list[Player], seats: int) -> None:
    """Some moves, and before each one that is refused."""
    rng = Random(1)
    for _ in range(30):
        for one in everybody:
            await one.until("state")
            await one.do("ping")
            await one.until("pong")
        acting = next((one for one in everybody if one.state["asked"]), None)
        if acting is None:
            return
        other = (acting.state["me"][0] + 1) % seats
        await acting.do("move", n=acting.state["n"], seat=other, action=0)
        await acting.until("refused")
        await acting.move(rng)


def running_bytes(url: str, table: str) -> bytes:
    """All that HTTP says about a running game."""
    paths = ["", "/record", "/replay", "/replay?round=0", "/record?round=0", "/qr.svg"]
    answers = [httpx.get(f"{url}/api/tables/{table}{path}") for path in paths]
    if answers[0].json()["status"] == "finished":  # by chance, and then all may be seen
        return b""
    assert [answer.status_code for answer in answers] == [200, 409, 409, 409, 409, 200]
    return b"".join(answer.content for answer in answers)


def compare_bytes(frames: list[str], log: Log) -> None:
    """Build every state again from a world without the reader's secrets."""
    compared = 0
    for frame in frames:
        message = json.loads(frame)
        if message["type"] != "state" or message["view"] is None:
            continue
        reader = Reader(tuple(message["me"]))
        table = log.table()
        table.add_all(log.entries[: message["n"]])
        world = in_another_world(table, reader, message["n"])
        assert outgoing(StateOf(world, NOW), reader).decode() == frame
        compared += 1
    assert compared > 5
