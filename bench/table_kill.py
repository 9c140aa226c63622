"""Kill the server again and again under load, on SQLite and on PostgreSQL: no move that anyone has seen may be lost.

Run with ``python bench/table_kill.py [kills, both databases together]``. In every round something else goes wrong, too:
the disk is full, the database stops or is locked, the workers are killed, the clock is set forward or back by twenty
hours. What cannot be stored then must be refused, and nobody loses by a clock; otherwise it ends in an AssertionError.
The two databases are tried side by side: most of a kill is waiting. A thousand of them take half an hour.
"""

import asyncio
import sys
import tempfile
import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import randrange

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.table.conftest import Cluster  # noqa: E402
from tests.table.faults import Fault, faults  # noqa: E402
from tests.table.killing import Report, kill_again_and_again  # noqa: E402
from tests.table.playing import Server  # noqa: E402

SEATS = [["me", "person"]] * 2 + [["me", "person", "random"]] * 2
TOGETHER = 25  # kills between two lines about how far it is


def kill(name: str, db: str, times: int, wrong: Sequence[Fault]) -> Report:
    server = Server(db, module="tests.table.clocked").start()
    begun, seed = time.monotonic(), randrange(2**32)  # other moments in every run
    print(f"{name}: seed {seed}", flush=True)

    def tell(killed: int) -> None:
        if killed % TOGETHER == 0:
            print(f"{name}: {killed} of {times} kills after {time.monotonic() - begun:.0f} s", flush=True)

    try:
        report = asyncio.run(kill_again_and_again(server, times, SEATS, seed, faults=wrong, tell=tell))
    finally:
        server.stop()
    print(f"{name}: killed {times} times, 0 of {report.seen} seen moves lost")
    print("  in between:", ", ".join(f"{fault} {count} times" for fault, count in report.faults.items()))
    print("  refused:", ", ".join(f"{code} {count} times" for code, count in report.refused.items()), flush=True)
    return report


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    cluster = Cluster()
    try:
        with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor() as both:
            sqlite, postgres = f"sqlite:///{folder}/table.sqlite", cluster.new_database()
            running = [
                both.submit(kill, "SQLite", sqlite, times // 2, faults()),
                both.submit(kill, "PostgreSQL", postgres, times - times // 2, faults(cluster)),
            ]
            seen = sum(one.result().seen for one in running)
    finally:
        cluster.stop()
    print(f"killed {times} times: 0 of {seen} seen moves lost")


if __name__ == "__main__":
    main()
