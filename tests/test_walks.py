"""The walks of docs/walks name files and names that are there, and a turn goes that way: they are read beside the code."""

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch

ROOT = Path(__file__).parent.parent
FILE = re.compile(r"\b([a-z_]+\.py)\b")
STEP = re.compile(r"^\d+\. ", re.MULTILINE)
NAME = re.compile(r"`([A-Za-z_][\w.]*)`")


def walk(id: str) -> str:
    return (ROOT / f"docs/walks/{id}.md").read_text(encoding="utf-8")


def folder(id: str) -> Path:
    return ROOT / f"src/spieltisch/games/{id}"


def steps(id: str) -> list[str]:
    """The numbered steps of the turn."""
    turn = re.split(r"^## One turn.*$", walk(id), flags=re.MULTILINE)[1].split("\n## ")[0]
    return STEP.split(turn.split("\n\n", 2)[2])[1:]


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_walk_names_files_that_are_there_in_the_order_of_the_architecture(id: str) -> None:
    named = list(dict.fromkeys(FILE.findall(walk(id))))
    there = {file.name for file in folder(id).rglob("*.py")}
    assert not [file for file in named if file not in there]
    row = rf"^\|[^|]*\| ([a-z_, ]+) \| \[one turn\]\(walks/{id}\.md\)"
    table = re.search(row, (ROOT / "docs/architecture.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert table is not None
    rules = [f"{name}.py" for name in table[1].split(", ")]
    assert [file for file in named if file in rules] == rules


def entered(id: str) -> list[str]:
    """The files by which the steps begin; a step without one stays in the last one."""
    heads = [FILE.findall(step.split(" ", 1)[0]) for step in steps(id)]
    return [files[0].removesuffix(".py") for files in heads if files]


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_turn_enters_no_file_twice(id: str) -> None:
    assert entered(id)
    assert len(set(entered(id))) == len(entered(id)), entered(id)


@pytest.mark.parametrize("id", spieltisch.games())
def test_the_code_goes_the_way_of_the_walk(id: str) -> None:
    """Given random games, when one looks on which functions are called, then some turn goes just as the walk tells."""
    told = entered(id)
    pure = os.environ | {"SPIELTISCH_PURE": "1", "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-m", "tests.walked", id, *told]
    run = subprocess.run(command, cwd=ROOT, env=pure, capture_output=True, text=True)
    assert run.returncode == 0, run.stderr
    way = json.loads(run.stdout)
    assert any(way[at : at + len(told)] == told for at in range(len(way))), (told, way[:60])


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_step_names_what_its_file_holds(id: str) -> None:
    files: list[str] = []
    for step in steps(id):
        files = FILE.findall(step) or files  # a step without a file stays in the last one
        looked_up = [*files, "state.py", "rules.py"]  # fields, and the table of phases
        code = "\n".join((folder(id) / file).read_text(encoding="utf-8") for file in looked_up)
        named = {part for name in NAME.findall(step) if not name.endswith(".py") for part in name.split(".")}
        assert not [name for name in sorted(named) if not re.search(rf"\b{name}\b", code)], (files, step)
