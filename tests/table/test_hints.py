"""Hints at the table: for those who play with bots alone, and where the host allows them."""

from typing import Any

import httpx
import pytest

import spieltisch
from tests.table.playing import Player, Server, player, table_test


def ask(server: Server, table: str, device: str, n: int, seat: int = 0) -> httpx.Response:
    return server.post(f"/api/tables/{table}/hint", {"n": n, "seat": seat}, cookies={"device": device})


async def to_choose(me: Player) -> dict[str, Any]:
    """The state in which somebody is asked."""
    return await me.wait(lambda state: state["asked"])


@pytest.mark.parametrize("id", spieltisch.games())
@table_test
async def test_alone_with_bots_a_hint_names_a_choice(id: str, server: Server) -> None:
    """When the only person asks, then one of its choices is named, with at most two reasons and three chances."""
    table, device, _ = server.table(["me", *["random"] * (spieltisch.game(id).seats[0] - 1)], id)
    async with player(server, table, device) as me:
        # Where all plan at the same time, the others have done so: what they do meanwhile would change the hint.
        state = await me.wait(lambda state: state["asked"] and state["view"]["deciders"] == [0])
        hint = ask(server, table, device, state["n"]).json()
        assert state["table"]["hints"] is True
        assert hint["choices"][0]["action"] in [one["action"] for one in state["asked"]["0"]["choices"]]
        assert len(hint["reasons"]) <= 2
        assert len(hint["choices"]) <= 3
        assert ask(server, table, device, state["n"]).json() == hint
        await me.do("ping")
        await me.until("pong")
        assert me.state["n"] == state["n"], "alone, nobody has to be told"


@table_test
async def test_with_others_only_where_the_host_allows_it_and_they_are_told(server: Server) -> None:
    """Given two people, then a hint is refused; where the host allows hints, it is given and stands in the log."""
    for allowed in (False, True):
        table, device, [link] = server.table(["me", "person"], "reef", hints=allowed)
        other = server.sit(table, link)
        async with player(server, table, device) as me, player(server, table, other) as you:
            state = await me.wait(lambda state: state["view"])
            seat, asker = (0, device) if state["view"]["to_act"] == 0 else (1, other)
            given = ask(server, table, asker, state["n"], seat)
            assert state["table"]["hints"] is allowed
            if not allowed:
                assert given.json()["error"]["code"] == "no-hint"
                continue
            assert given.json()["choices"]
            await you.wait(lambda now, n=state["n"]: now["n"] > n)
            await you.do("hello", seen=state["n"])
            told = await you.until("events")
            assert [event["event"] for event in told["events"]] == ["table-hint"]
            # The choice that was advised can still be made as the asker saw it.
            action, moving = given.json()["choices"][0]["action"], me if seat == 0 else you
            await moving.do("move", n=moving.state["n"], seat=seat, action=action)
            await moving.wait(lambda now, n=state["n"]: now["n"] > n + 1)


@pytest.mark.parametrize("id", ["king_of_tokyo", "reef"])
@table_test
async def test_with_the_box_a_hint_is_for_what_was_told(id: str, server: Server) -> None:
    """Given two at one device with the box; while what came is to be told, there is no hint; then it names a choice."""
    table, device, _ = server.table(["me", "me"], id, hot_seat=True, box=True, hints=True)
    async with player(server, table, device) as me:
        state = await me.wait(lambda state: state["entry"]["outcomes"])
        assert ask(server, table, device, state["n"]).json()["error"]["code"] == "stale"
        while not state["asked"]:
            await me.do("enter", n=state["n"], action=state["entry"]["outcomes"][0]["action"])
            state = await me.wait(lambda now, n=state["n"]: now["n"] > n)
        [seat] = state["asked"]
        hint = ask(server, table, device, state["n"], int(seat)).json()
        assert hint["choices"][0]["action"] in [one["action"] for one in state["asked"][seat]["choices"]]
        assert hint["choices"][0]["win"] is not None


@table_test
async def test_a_hint_is_for_the_own_choice_of_now(server: Server) -> None:
    """When somebody else asks, or for a moment that is gone, then it is refused in a sentence."""
    table, device, _ = server.table(["me", "random"], "reef")
    async with player(server, table, device) as me:
        state = await to_choose(me)
    assert ask(server, table, "stranger", state["n"]).json()["error"]["code"] == "not-yours"
    assert ask(server, table, device, state["n"], seat=1).json()["error"]["code"] == "not-yours"
    assert ask(server, table, device, 0).json()["error"]["code"] == "stale"
    assert ask(server, table, device, 10**9).json()["error"]["code"] == "stale"
    assert server.post(f"/api/tables/{table}/hint", {"n": "x"}, cookies={"device": device}).status_code == 400
