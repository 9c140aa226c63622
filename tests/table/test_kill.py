"""A move that anyone has seen is never lost."""

from typing import TYPE_CHECKING

from tests.table.faults import faults
from tests.table.killing import kill_again_and_again
from tests.table.playing import Server, table_test

if TYPE_CHECKING:
    from tests.table.conftest import Cluster


@table_test(seconds=400)  # a quiet machine takes a twentieth of it
async def test_killed_twenty_times_under_load(db: str) -> None:
    server = Server(db).start()
    try:
        report = await kill_again_and_again(server, times=20, seats=[["me", "person"]] * 3)
    finally:
        server.stop()
    assert report.seen > 200


@table_test(seconds=400)
async def test_killed_while_other_things_go_wrong(db: str, cluster: "Cluster") -> None:
    """Given a full disk, a lost database, dead workers, a clock that is set: what was told stays, the rest is refused."""
    wrong = faults(cluster if db.startswith("postgres") else None)
    server = Server(db, module="tests.table.clocked").start()
    try:
        seats = [["me", "person"], ["me", "person", "random"]]
        report = await kill_again_and_again(server, 2 * len(wrong), seats, faults=wrong)
    finally:
        server.stop()
    assert set(report.faults) == {fault.name for fault in wrong}
    assert report.refused["storage"] > 0
    too_late_for_a_rematch = "not-finished"  # it has begun
    assert set(report.refused) <= {"storage", "stale", too_late_for_a_rematch}
