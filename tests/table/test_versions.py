"""A newer version of a game's rules closes no running game."""

from pathlib import Path
from random import Random

from tests.engine.test_sixth_game import write_nim
from tests.engine.test_versions import played_by_the_old_rules
from tests.table.playing import Server, player, table_test


@table_test
async def test_a_running_game_goes_on_by_its_own_rules(db: str, tmp_path: Path) -> None:
    """Given a game begun by version 1, when the server comes back with version 2, then it is played to its end."""
    write_nim(tmp_path / "before", "nim_two", version=1, sticks=7)
    write_nim(tmp_path / "after", "nim_two", version=2, sticks=9)
    write_nim(tmp_path / "after" / "nim_two", "v1", game="nim_two", version=1, sticks=7)
    server = Server(db, games=tmp_path / "before").start()
    table, host, _ = server.table(["me", "greedy"], game="nim_two")
    async with player(server, table, host) as ada:
        await ada.play(Random(1), moves=1)
    server.stop()
    server.games = tmp_path / "after"
    server.start()
    try:
        async with player(server, table, host) as ada:
            await ada.play(Random(1))
            assert ada.state["over"]["reason"] == "end"
            assert ada.state["table"]["version"] == 1
        record = server.get(f"/api/tables/{table}/record").json()
        assert record["version"] == 1
        assert sum(record["moves"]) == 7
        assert server.get(f"/api/tables/{table}/replay").status_code == 200
        brought = server.post("/api/records", played_by_the_old_rules("nim_two"))
        assert brought.json()["status"] == "finished"
        assert server.get(f"/api/tables/{brought.json()['table']}").json()["version"] == 1
        table, host, _ = server.table(["me", "greedy"], game="nim_two")
        assert server.get(f"/api/tables/{table}").json()["version"] == 2
    finally:
        server.stop()


@table_test
async def test_a_game_whose_rules_are_gone_says_so(sqlite_url: str, tmp_path: Path) -> None:
    write_nim(tmp_path / "before", "nim_two", version=1, sticks=7)
    write_nim(tmp_path / "after", "nim_two", version=2, sticks=9)
    server = Server(sqlite_url, games=tmp_path / "before").start()
    table, _, _ = server.table(["me", "greedy"], game="nim_two")
    server.stop()
    server.games = tmp_path / "after"
    server.start()
    answer = server.get(f"/api/tables/{table}")
    server.stop()
    assert (answer.status_code, answer.json()["error"]["code"]) == (410, "outdated")
