"""Without a C compiler the package installs all the same, and says so in one line."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"PATH": "/nowhere"}, "no C compiler found; the rules run as plain Python"),
        ({"SPIELTISCH_PURE": "1"}, "not compiled, as SPIELTISCH_PURE asks"),
    ],
)
def test_without_a_compiler_the_rules_run_as_plain_python(environment: dict[str, str], said: str) -> None:
    answer = subprocess.run(
        [sys.executable, "setup.py", "--version"], cwd=ROOT, env=environment, capture_output=True, text=True, check=True
    )
    assert said in answer.stderr


def test_interpreted_and_compiled_play_the_same_game() -> None:
    """The same seed gives the same end, whatever runs the rules."""
    game = "import spieltisch; s = spieltisch.new('reef', seats=3); spieltisch.playout(s, spieltisch.Rng(5)); print(s.key())"
    ends = {
        subprocess.run(
            [sys.executable, "-c", game],
            env={"PYTHONPATH": str(ROOT / "src")} | pure,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ({}, {"SPIELTISCH_PURE": "1"})
    }
    assert len(ends) == 1
