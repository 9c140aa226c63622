"""A move that anyone has seen is never lost."""

from tests.table.killing import kill_again_and_again
from tests.table.playing import Server, table_test


@table_test(seconds=400)  # a quiet machine takes a twentieth of it
async def test_killed_twenty_times_under_load(db: str) -> None:
    server = Server(db).start()
    try:
        seen = await kill_again_and_again(server, times=20, seats=[["me", "person"]] * 3)
    finally:
        server.stop()
    assert seen > 200
