"""The walks of docs/walks name files and names that are there: they are read beside the code."""

import re
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


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_turn_enters_no_file_twice(id: str) -> None:
    entered = [files[0] for step in steps(id) if (files := FILE.findall(step.split(" ", 1)[0]))]
    assert len(entered) > 1
    assert len(set(entered)) == len(entered), entered


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_step_names_what_its_file_holds(id: str) -> None:
    files: list[str] = []
    for step in steps(id):
        files = FILE.findall(step) or files  # a step without a file stays in the last one
        looked_up = [*files, "state.py", "rules.py"]  # fields, and the table of phases
        code = "\n".join((folder(id) / file).read_text(encoding="utf-8") for file in looked_up)
        named = {part for name in NAME.findall(step) if not name.endswith(".py") for part in name.split(".")}
        assert not [name for name in sorted(named) if not re.search(rf"\b{name}\b", code)], (files, step)
