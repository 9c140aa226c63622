"""Move n is written once, whoever sends it, wherever it arrives."""

import asyncio
import signal
from random import Random
from typing import Any

from tests.table.playing import Player, Server, player, serving, table_test


async def both_send(one: Player, other: Player, rng: Random) -> list[dict[str, Any]]:
    """Two devices of the same seat send two different choices as the same move; the refusals that came back."""
    (seat, asked), n = next(iter(one.state["asked"].items())), one.state["n"]
    actions = [choice["action"] for choice in asked["choices"]]
    mine, yours = rng.sample(actions, 2)
    sent = len(one.came), len(other.came)
    await asyncio.gather(
        one.do("move", n=n, seat=int(seat), action=mine), other.do("move", n=n, seat=int(seat), action=yours)
    )
    for device in (one, other):
        await device.wait(lambda state: state["n"] > n)
    for device in (one, other):  # a pong comes after everything the server had to say before
        await device.do("ping")
        await device.until("pong")
    came = [one.came[sent[0] :], other.came[sent[1] :]]
    return [message for messages in came for message in messages if message["type"] == "refused"]


async def race(first: Server, second: Server, moves: int) -> None:
    table, cookie, _ = first.table(["me", "random"])
    rng = Random(1)
    async with player(first, table, cookie) as one, player(second, table, cookie) as other:
        for _ in range(moves):
            for device in (one, other):
                await device.wait(lambda state: state["asked"] or state["over"])
            if one.state["over"]:
                break
            await one.wait(lambda state: state["n"] >= other.state["n"])
            await other.wait(lambda state: state["n"] >= one.state["n"])
            if not one.state["asked"] or one.state["n"] != other.state["n"]:
                continue
            refusals = await both_send(one, other, rng)
            assert [refusal["code"] for refusal in refusals] == ["stale"]
        for device in (one, other):
            await device.wait(lambda state: state["asked"] or state["over"])
        await one.wait(lambda state: state["n"] >= other.state["n"])
        await other.wait(lambda state: state["n"] >= one.state["n"])
        assert one.state == other.state


@table_test
async def test_two_clients_send_the_same_move(server: Server) -> None:
    await race(server, server, moves=15)


@table_test
async def test_two_servers_are_sent_the_same_move(postgres_url: str) -> None:
    with serving(postgres_url) as first, serving(postgres_url) as second:
        await race(first, second, moves=15)


@table_test
async def test_people_at_two_servers_play_one_game(postgres_url: str) -> None:
    with serving(postgres_url, takeover_after=1) as first, serving(postgres_url, takeover_after=1) as second:
        table, cookie, secrets = first.table(["me", "person"], takeover="random")
        async with player(first, table, cookie) as ada, player(second, table, secrets[0]) as spectator:
            await spectator.until("state")
            second.sit(table, secrets[0], "Bo")
            await ada.wait(lambda state: state["table"]["status"] == "running")
            async with player(second, table, secrets[0]) as bo:
                await bo.until("state")
                await ada.do("chat", text="hello there")
                assert (await bo.until("chat"))["text"] == "hello there"
                await asyncio.gather(ada.play(Random(1)), bo.play(Random(2)))
                assert ada.state["over"] == bo.state["over"]
                assert ada.state["over"]["reason"] == "end"
                assert not ada.state["table"]["seats"][1]["stand_in"], "who sits at the other server is here too"


@table_test
async def test_a_doubled_click_is_harmless(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada:
        await ada.wait(lambda state: state["asked"])
        (seat, asked), n = next(iter(ada.state["asked"].items())), ada.state["n"]
        for _ in range(3):
            await ada.do("move", n=n, seat=int(seat), action=asked["choices"][0]["action"])
        await ada.do("ping")
        await ada.until("pong")
        assert not [message for message in ada.came if message["type"] == "refused"]
        await ada.wait(lambda state: state["n"] > n)


@table_test
async def test_bots_of_a_server_that_died_are_thought_for_elsewhere(postgres_url: str) -> None:
    with serving(postgres_url, bot_pause=0.3) as second, serving(postgres_url, bot_pause=0.3) as first:
        table, _, _ = first.table(["random", "random"])
        async with player(second, table) as watcher:
            await watcher.until("events")
            first.stop(signal.SIGKILL)
            await watcher.until("state")
            n = watcher.state["n"]
            await watcher.wait(lambda state: state["n"] > n + 4)


async def until_all_choose(people: list[Player], rng: Random) -> None:
    """Play one after the other, until all owe a choice at the same time."""
    for one in people:
        await one.wait(lambda state: state["view"])
    while len(people[0].state["view"]["deciders"]) < len(people):
        n = people[0].state["n"]
        await next(one for one in people if one.state["asked"]).move(rng)
        for one in people:
            await one.wait(lambda state, n=n: state["n"] > n)


@table_test
async def test_who_plans_at_the_same_time_is_not_refused(server: Server) -> None:
    table, cookie, secrets = server.table(["me", "person", "person"], game="antler_island")
    for secret in secrets:
        server.sit(table, secret)
    async with (
        player(server, table, cookie) as one,
        player(server, table, secrets[0]) as two,
        player(server, table, secrets[1]) as three,
    ):
        people, rng = [one, two, three], Random(2)
        await until_all_choose(people, rng)
        n = one.state["n"]
        await asyncio.gather(*(person.move(rng) for person in people))  # all as move n: only one of them can be
        for person in people:
            await person.wait(lambda state: state["n"] >= n + len(people))
        assert not [message for person in people for message in person.came if message["type"] == "refused"]
