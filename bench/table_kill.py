"""Kill the server 200 times under load, on SQLite and on PostgreSQL: no move that anyone has seen may be lost.

Run with ``python bench/table_kill.py [times]``.
"""

import asyncio
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from tests.table.conftest import Cluster  # noqa: E402
from tests.table.killing import kill_again_and_again  # noqa: E402
from tests.table.playing import Server  # noqa: E402

SEATS = [["me", "person"]] * 4 + [["me", "person", "random"]] * 4


def kill(name: str, db: str, times: int) -> None:
    server = Server(db).start()
    begun = time.monotonic()
    try:
        seen = asyncio.run(kill_again_and_again(server, times, SEATS))
    finally:
        server.stop()
    print(f"{name}: killed {times} times in {time.monotonic() - begun:.0f} s, 0 of {seen} seen moves lost", flush=True)


def main() -> None:
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        kill("SQLite", f"sqlite:///{folder}/table.sqlite", times)
    cluster = Cluster()
    try:
        kill("PostgreSQL", cluster.new_database(), times)
    finally:
        cluster.stop()


if __name__ == "__main__":
    main()
