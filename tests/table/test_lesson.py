"""A lesson at the table: an ordinary game whose chance and bots follow the script for as long as the learner does."""

from random import Random
from typing import Any

import spieltisch
from spieltisch.engine.lesson import LEFT, Lesson, lesson
from tests.table.playing import Player, Server, player, serving, table_test


def reef() -> Lesson:
    found = lesson("reef")
    assert found is not None
    return found


def scores_at_its_end() -> list[int]:
    return reef().end(spieltisch.new("reef", seats=2)).scores()


def begin(server: Server, game: str = "reef") -> tuple[str, str]:
    """A new lesson: the table, and the learner's device."""
    made = server.post("/api/lessons", {"game": game, "name": "Ada"})
    assert made.status_code == 201, made.text
    return made.json()["table"], made.cookies["device"]


async def follow(ada: Player, deeds: int = 1000) -> None:
    """Do what the lesson asks, so many times or to its end."""
    for _ in range(deeds):
        await ada.wait(lambda state: state["asked"])
        line = ada.state["table"]["lesson"]
        if line == len(reef().lines):
            return
        wanted = reef().lines[line].wanted[0]
        await choose(ada, lambda choice, wanted=wanted: choice["notation"] == wanted)


async def choose(ada: Player, which: Any) -> None:
    seat, asked = next(iter(ada.state["asked"].items()))
    action = next(choice["action"] for choice in asked["choices"] if which(choice))
    n = ada.state["n"]
    await ada.do("move", n=n, seat=int(seat), action=action)
    await ada.wait(lambda state: state["n"] > n)


def test_the_list_of_games_says_which_have_one(server: Server) -> None:
    games = {game["id"]: game["lesson"] for game in server.get("/api/games").json()["games"]}
    assert games["reef"] is True
    steps = server.get("/api/games/reef/lesson").json()["steps"]
    assert steps[1] == {"chapter": "reef", "say": "red", "at": [], "do": ["place R b3"], "line": 5}
    assert "lesson-red = " in server.get("/api/games/reef/lesson.en.ftl").text
    assert server.post("/api/lessons", {"game": "chess"}).status_code == 404


@table_test
async def test_chance_and_bots_follow_the_script_to_its_end(server: Server) -> None:
    """Given a lesson, when the learner does what is asked, then it ends as written, and the rest is a free game."""
    table, device = begin(server)
    async with player(server, table, device) as ada:
        await follow(ada)
        assert [one["points"] for one in ada.state["view"]["players"]] == scores_at_its_end()
        assert [one["name"] for one in ada.state["table"]["seats"]] == ["Ada", "Nixe"]
        await ada.play(Random(1), moves=3)
        assert ada.state["table"]["lesson"] == LEFT


@table_test
async def test_it_goes_on_after_a_restart_and_an_undo(sqlite_url: str) -> None:
    with serving(sqlite_url) as server:
        table, device = begin(server)
        async with player(server, table, device) as ada:
            await follow(ada, deeds=4)
            await ada.wait(lambda state: state["asked"])
            before = ada.state["table"]["lesson"]
        server.stop()
        server.start()
        async with player(server, table, device) as ada:
            await ada.wait(lambda state: state["asked"])
            assert ada.state["table"]["lesson"] == before
            await follow(ada, deeds=1)  # she plays a card ...
            await ada.wait(lambda state: state["can_undo"])
            await ada.do("undo", n=ada.state["n"], seat=0)
            await ada.wait(lambda state: state["table"]["lesson"] == before)
            await follow(ada)
            assert ada.state["view"]["players"][0]["points"] == scores_at_its_end()[0]


@table_test
async def test_who_does_something_else_plays_freely(server: Server) -> None:
    """Given a learner who leaves the script, when the game goes on, then nothing waits for it any more."""
    table, device = begin(server)
    async with player(server, table, device) as ada:
        await ada.wait(lambda state: state["asked"])
        await choose(ada, lambda choice: choice["notation"] == "place R c2")
        assert ada.state["table"]["lesson"] == LEFT
        await ada.play(Random(2))
        assert ada.state["over"]["reason"] == "end"
