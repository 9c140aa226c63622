"""Systems that lack something: hidden in a process of its own, what is missing is done without."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from spieltisch.table.system import lock_file

HIDDEN = """
import os, signal, sys
sys.modules["fcntl"] = sys.modules["resource"] = None
del os.nice, signal.SIGALRM
"""


def bare(code: str, *args: object) -> str:
    """What code prints where Python has no fcntl, no resource, no os.nice and no alarm."""
    done = subprocess.run(
        [sys.executable, "-c", HIDDEN + code, *map(str, args)], capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


def test_the_table_can_be_imported_and_opens_its_database(tmp_path: Path) -> None:
    said = bare(
        """
import asyncio
from pathlib import Path
from spieltisch.table import bots, serve, sockets, sqlite
os.close(sqlite.take_lock(Path(sys.argv[1])))
print(sockets.Gate(100, 10).most)
""",
        tmp_path / "table.sqlite",
    )
    assert said.splitlines() == ["100", "spieltisch: this system locks no files; start one server a database."]


def test_bots_and_records_do_without() -> None:
    said = bare(
        """
from spieltisch.coach.selfplay import played
from spieltisch.table.bots import check_record
from spieltisch.table.system import stand_back
stand_back()
print(check_record(played("reef", ["random", "random"], seed=1).dumps()).game)
"""
    )
    assert said == "reef\n"


def test_a_file_is_held_by_one(tmp_path: Path) -> None:
    """Given a file that is held, when another opens it, then it is refused until the first has closed it."""
    one, two = (os.open(tmp_path / "file", os.O_RDWR | os.O_CREAT) for _ in range(2))
    lock_file(one)
    with pytest.raises(OSError):
        lock_file(two)
    os.close(one)
    lock_file(two)
    os.close(two)
