"""A game from its first to its last move, and everything people do at a table."""

from random import Random
from typing import Any

import pytest

import spieltisch
from spieltisch.engine.registry import folder
from tests.table.playing import Server, changed, player, serving, table_test


@table_test
async def test_a_person_plays_bots_to_the_end(db: str) -> None:
    with serving(db) as server:
        table, cookie, _ = server.table(["me", "random", "greedy"])
        async with player(server, table, cookie) as ada:
            await ada.play(Random(1))
            over = ada.state["over"]
            assert over["reason"] == "end"
            assert sorted(over["places"])[0] == 1
            assert ada.state["table"]["status"] == "finished"
        assert server.stop() == 0


@table_test
async def test_the_record_of_a_finished_game_comes_out_and_goes_in_again(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"], public=True)
    assert server.get(f"/api/tables/{table}/record").status_code == 409
    assert server.get(f"/api/tables/{table}/replay").status_code == 409
    async with player(server, table, cookie) as ada:
        await ada.play(Random(2))
        over = ada.state["over"]
    written = server.get(f"/api/tables/{table}/record").json()
    record = spieltisch.Record.from_json(written)
    assert record.finished
    *_, last = spieltisch.replay(record)
    assert last.places() == over["places"]
    again = server.post("/api/records", written)
    assert again.status_code == 201
    assert again.json()["status"] == "finished"
    assert server.get(f"/api/tables/{again.json()['table']}/record").json() == written
    listed = server.get("/api/tables?status=finished").json()["tables"]
    assert table in [one["table"] for one in listed]


@table_test
async def test_replay_shows_every_position_in_the_open(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada:
        await ada.play(Random(3))
        final = ada.state["view"]
    steps = replayed(server, table)
    assert [step["n"] for step in steps] == list(range(len(steps)))
    assert steps[-1]["view"]["result"] == final["result"]
    middle = steps[len(steps) // 2]["view"]
    assert all(someone["hand"] is not None for someone in middle["players"])


def replayed(server: Server, table: str) -> list[dict[str, Any]]:
    """All positions of a replay, page by page, whole."""
    steps: list[dict[str, Any]] = []
    moves = 0
    while len(steps) <= moves:
        page = server.get(f"/api/tables/{table}/replay?from={len(steps)}").json()
        moves = page["moves"]
        assert 0 < len(page["steps"]) <= 100
        for step in page["steps"]:
            view = step["view"] if "view" in step else changed(steps[-1]["view"], step["change"])
            steps.append(step | {"view": view})
    return steps


@table_test
async def test_an_edited_record_is_refused_with_a_sentence(server: Server) -> None:
    answer = server.post("/api/records", {"format": "spieltisch-record-1", "game": "reef"})
    assert answer.status_code == 400
    assert "check sum" in answer.json()["error"]["message"]


@table_test
async def test_an_unfinished_record_is_played_on(server: Server) -> None:
    record = spieltisch.Record("reef", 2)
    state = record.start()
    rng = spieltisch.Rng(4)
    for _ in range(20):
        record.play(state, state.sample(rng) if state.to_act() == spieltisch.CHANCE else state.legal()[0])
    made = server.post("/api/records", record.json())
    assert made.json()["status"] == "running"
    table = made.json()["table"]
    async with player(server, table, made.cookies["device"]) as both:
        await both.wait(lambda state: state["asked"])
        assert both.state["me"] == [0, 1]
        await both.play(Random(4), moves=3)


@table_test
async def test_friends_sit_by_link_and_the_game_begins(server: Server) -> None:
    table, cookie, secrets = server.table(["me", "person", "random"])
    async with player(server, table, cookie) as ada:
        await ada.until("state")
        assert ada.state["table"]["status"] == "open"
        assert ada.state["view"] is None
        server.sit(table, secrets[0], "Bo")
        await ada.wait(lambda state: state["table"]["status"] == "running")
        assert [seat["name"] for seat in ada.state["table"]["seats"]] == ["", "Bo", ""]
        async with player(server, table, secrets[0]) as bo:
            await bo.until("state")
            assert bo.state["me"] == [1]
            assert bo.state["view"]["seat"] == 1


def test_a_free_seat_is_taken_by_one_only(server: Server) -> None:
    table, _, secrets = server.table(["me", "person"], public=True)
    assert table in [one["table"] for one in server.get("/api/tables?status=open").json()["tables"]]
    first = server.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Cy"})
    assert first.status_code == 200
    assert "HttpOnly" in first.headers["set-cookie"]
    second = server.post(f"/api/tables/{table}/sit", {"seat": 1, "name": "Di"})
    assert (second.status_code, second.json()["error"]["code"]) == (409, "taken")
    late = server.post(f"/api/tables/{table}/sit", {"secret": secrets[0]})
    assert (late.status_code, late.json()["error"]["code"]) == (409, "no-seat")


@table_test
async def test_round_one_screen_only_the_acting_seat_is_shown(server: Server) -> None:
    table, cookie, _ = server.table(["me", "me", "random"], hot_seat=True)
    async with player(server, table, cookie) as both:
        for _ in range(12):
            await both.wait(lambda state: state["asked"])
            (seat,) = both.state["asked"]
            assert both.state["me"] == [0, 1]
            assert both.state["view"]["seat"] == int(seat)
            n = both.state["n"]
            await both.move(Random(n))
            await both.wait(lambda state, n=n: state["n"] > n)
        events = [event for message in both.came if message["type"] == "events" for event in message["events"]]
        assert all(event.get("hidden") for event in events if event["event"] == "dealt")


@table_test
async def test_undo_takes_back_the_own_choice_only(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada:
        undone = 0
        for _ in range(40):
            await ada.wait(lambda state: state["asked"] or state["over"])
            before = ada.state
            if before["can_undo"]:
                await ada.do("undo", n=before["n"], seat=0)
                await ada.wait(lambda state, n=before["n"]: state["n"] > n)
                assert ada.state["asked"]
                assert ada.state["view"] != before["view"]
                undone += 1
            await ada.move(Random(undone))
            await ada.wait(lambda state, n=ada.state["n"]: state["n"] > n)
        assert undone > 3
        await ada.wait(lambda state: state["asked"])
        await ada.wait(lambda state: not state["can_undo"] and state["asked"]) if not ada.state["can_undo"] else None
        await ada.do("undo", n=0, seat=0)
        assert (await ada.until("refused"))["code"] == "stale"


@table_test
async def test_resigning_with_two_ends_the_game(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada:
        await ada.until("state")
        await ada.do("resign", seat=0)
        await ada.wait(lambda state: state["over"])
        assert ada.state["over"]["places"] == [2, 1]
        assert ada.state["over"]["reason"] == "resigned"
    listed = server.get("/api/tables?status=finished", cookies={"device": cookie}).json()["tables"]
    assert [one["reason"] for one in listed if one["table"] == table] == ["resigned"]
    assert not [one for one in server.get("/api/tables?status=finished").json()["tables"] if one["table"] == table]


@table_test
async def test_resigning_with_three_lets_a_bot_play_on(server: Server) -> None:
    table, cookie, secrets = server.table(["me", "person", "random"])
    server.sit(table, secrets[0])
    async with player(server, table, cookie) as ada, player(server, table, secrets[0]) as bo:
        await ada.until("state")
        await ada.do("resign", seat=0)
        await ada.wait(lambda state: state["table"]["seats"][0]["resigned"])
        await bo.play(Random(5))
        assert bo.state["over"]["places"][0] == 3
        assert bo.state["over"]["reason"] == "end"


@table_test
async def test_rematch_on_the_same_link_with_the_same_seats(server: Server) -> None:
    """Given a finished game; when all want another; then everybody keeps the seat, and with it the colour."""
    table, cookie, secrets = server.table(["me", "person"])
    server.sit(table, secrets[0], "Bo")
    async with player(server, table, cookie) as ada, player(server, table, secrets[0]) as bo:
        await ada.until("presence")
        await bo.until("presence")
        await ada.do("resign", seat=0)
        await ada.wait(lambda state: state["over"])
        await ada.do("rematch", seat=0)
        await bo.wait(lambda state: state["table"]["seats"][0]["again"])
        assert bo.state["over"]
        await bo.do("rematch", seat=1)
        for one in (ada, bo):
            await one.wait(lambda state: state["table"]["round"] == 1)
        assert (ada.state["me"], bo.state["me"]) == ([0], [1])
        assert [seat["name"] for seat in ada.state["table"]["seats"]][1] == "Bo"
        assert ada.state["over"] is None
        assert server.get(f"/api/tables/{table}/record?round=0").status_code == 200
        assert server.get(f"/api/tables/{table}/record?round=1").status_code == 409
        await bo.do("resign", seat=1)
        await ada.wait(lambda state: state["over"])
    listed = server.get("/api/tables?status=played&page=0", cookies={"device": cookie}).json()["tables"]
    rounds = {one["round"]: one for one in listed if one["table"] == table}
    assert {number: (one["me"], one["places"]) for number, one in rounds.items()} == {
        0: ([0], [2, 1]),
        1: ([0], [1, 2]),
    }


@table_test
async def test_a_bot_stands_in_for_a_leaver_until_the_seat_is_taken_back(server: Server) -> None:
    table, cookie, secrets = server.table(["me", "person"], takeover="random")
    server.sit(table, secrets[0])
    async with player(server, table, cookie) as ada:
        async with player(server, table, secrets[0]) as bo:
            await bo.until("presence")
        gone = await ada.until("presence")
        while gone["seats"][1]["takeover_in"] is None:
            gone = await ada.until("presence")
        assert gone["seats"][1]["here"] is False
        await ada.wait(lambda state: state["table"]["seats"][1]["stand_in"] == "random")
        await ada.play(Random(6), moves=5)
        async with player(server, table, secrets[0]) as bo:
            await bo.until("state")
            assert bo.state["asked"] == {}
            await bo.do("back", seat=1)
            await bo.wait(lambda state: state["table"]["seats"][1]["stand_in"] is None)
            await bo.do("resign", seat=1)
            await ada.wait(lambda state: state["over"])


@table_test
async def test_nobody_stands_in_while_nobody_waits(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"], takeover="random")
    async with player(server, table, cookie) as ada:
        await ada.wait(lambda state: state["asked"])
    async with player(server, table) as watcher:
        with pytest.raises(TimeoutError):
            await watcher.wait(lambda state: state["table"]["seats"][0]["stand_in"], timeout=1.2)


@table_test
async def test_a_clock_that_runs_out_ends_the_game(server: Server) -> None:
    table, cookie, secrets = server.table(["me", "person"], clock={"minutes": 0.01, "increment": 0})
    server.sit(table, secrets[0])
    async with player(server, table, cookie) as ada:
        await ada.wait(lambda state: state["over"])
        assert ada.state["over"]["reason"] == "time"
        assert min(ada.state["clocks"]) == 0


@table_test
async def test_chat_reaches_everybody_and_newcomers(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada, player(server, table) as watcher:
        await watcher.until("state")
        await ada.do("name", seat=0, name=" Ada\u202e ")
        await ada.wait(lambda state: state["table"]["seats"][0]["name"] == "Ada")
        await ada.do("chat", text="Guten Abend")
        said = await watcher.until("chat")
        assert (said["seat"], said["name"], said["text"]) == (0, "Ada", "Guten Abend")
    async with player(server, table) as late:
        assert (await late.until("chat"))["text"] == "Guten Abend"


@table_test
async def test_who_comes_back_is_told_what_happened(server: Server) -> None:
    table, cookie, _ = server.table(["me", "random"])
    async with player(server, table, cookie) as ada:
        await ada.play(Random(7), moves=8)
        await ada.wait(lambda state: state["asked"])
        told = [event for message in ada.came if message["type"] == "events" for event in message["events"]]
        first, last = ada.came[0]["n"], ada.state["n"]
    async with player(server, table, cookie) as again:
        await again.until("state")
        assert again.state["n"] == last
        await again.do("hello", seen=first)
        events = await again.until("events")
        assert (events["from"], events["n"]) == (first, last)
        assert events["events"] == [event for event in told if event["n"] > first]


@table_test
async def test_own_components_and_options(server: Server) -> None:
    table, _, _ = server.table(["me", "random"], options={"ask_to_score": True})
    assert server.get(f"/api/tables/{table}").json()["options"]["ask_to_score"] is True
    assert server.get(f"/api/tables/{table}").json()["own"] == []
    deck = (folder("reef") / "components.json").read_text(encoding="utf-8")
    table, _, _ = server.table(["me", "random"], options={"deck": deck})
    facts = server.get(f"/api/tables/{table}").json()
    assert facts["own"] == ["deck"]  # that it is one's own, not its sixty cards
    assert "deck" not in facts["options"]
    seats = [{"kind": "me"}, {"kind": "bot"}]
    wrong = server.post("/api/tables", {"game": "reef", "seats": seats, "options": {"deck": "no cards"}})
    assert wrong.status_code == 400
    unknown = server.post("/api/tables", {"game": "reef", "seats": seats, "options": {"colour": 1}})
    assert "no option colour" in unknown.json()["error"]["message"]


def test_texts_and_rules_in_both_languages(server: Server) -> None:
    for language in ("de", "en"):
        assert "refused-stale" in server.get(f"/api/text.{language}.ftl").text
        game = server.get(f"/api/games/reef/text.{language}.ftl").text
        assert "refused-stale" in game
        assert "game-name" in game
        assert "§" in server.get(f"/api/games/reef/rules.{language}.md").text
    assert server.get("/api/text.fr.ftl").status_code == 404
    assert server.get("/api/games/chess/text.de.ftl").status_code == 404


def test_every_refusal_has_words_in_both_languages() -> None:
    import re
    from pathlib import Path

    source = Path(spieltisch.__file__).parent
    codes = set()
    for file in (source / "table").glob("*.py"):
        codes |= set(re.findall(r'(?:Refusal\(|403, |429, )"([a-z-]+)"', file.read_text()))
    for language in ("de", "en"):
        text = (source / f"text.{language}.ftl").read_text(encoding="utf-8")
        assert {code for code in codes if f"\nrefused-{code} =" not in text} == set()


def test_the_qr_code_is_a_picture_of_the_link(server: Server) -> None:
    table, _, _ = server.table(["me", "person"])
    picture = server.get(f"/api/tables/{table}/qr.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert picture.text.startswith("<svg xmlns=")
