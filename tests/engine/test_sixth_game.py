"""Adding a game is adding a folder: a tiny sixth one in a temporary place is found, played, recorded and checked."""

import importlib
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest

import spieltisch
from spieltisch import testing
from spieltisch.engine.lesson import lesson
from spieltisch.engine.registry import folder

# As docs/adding-a-game.md shows them: typed, so that they can be compiled, too.
PAGE = (Path(__file__).parents[2] / "docs" / "adding-a-game.md").read_text()
RULES, INIT, VIEW = (block.split("```")[0] for block in PAGE.split("```python\n")[1:4])
LESSONS = (Path(__file__).parents[2] / "docs" / "lessons.md").read_text()
LESSON, LESSON_WORDS = (LESSONS.split(f"```{kind}\n")[1].split("```")[0] for kind in ("json", "fluent"))
PROJECT = PAGE.split("```toml\n")[1].split("```")[0]
BOARD = PAGE.split("```javascript\n")[1].split("```")[0]
TEXT = """
game-name = Nim
game-tagline = Take the last stick.
prompt-take = Take one or two
choice-take = Take { $sticks }
event-took = { $seat } takes { $sticks }
"""


def write_nim(place: Path, name: str, game: str = "", version: int = 1, sticks: int = 7, package: str = "") -> None:
    """The folder of a game of Nim, or inside it that of an older version of its rules, or a package of its own."""
    folder = place / (package or name)
    folder.mkdir(parents=True)
    package = package or ".".join(filter(None, ("spieltisch.games", game, name)))
    for file, source in {"__init__": INIT, "rules": RULES, "view": VIEW}.items():
        source = source.replace("spieltisch_nim", package).replace('id="nim"', f'id="{game or name}"')
        source = source.replace("version=1", f"version={version}")
        source = source.replace("0, 7, start=7", f"0, {sticks}, start={sticks}")
        (folder / f"{file}.py").write_text(textwrap.dedent(source))
    (folder / "lesson.json").write_text(LESSON)
    for language in ("en", "de"):
        (folder / f"lesson.{language}.ftl").write_text(LESSON_WORDS)
        (folder / f"text.{language}.ftl").write_text(TEXT)
        (folder / f"rules.{language}.md").write_text("# Nim\n\n## §1 Take one or two\n\n## §2 The last one wins\n")


@pytest.fixture
def nim(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    write_nim(tmp_path, "nim")
    monkeypatch.setenv("SPIELTISCH_GAMES", str(tmp_path))
    return "nim"


def test_a_folder_is_a_game(nim: str) -> None:
    assert nim in spieltisch.games()
    testing.check_game(nim, games=2)


def test_a_phase_that_does_not_say_what_it_needs_is_found(nim: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a game that would load a position without sticks to take, when it is checked, then that is said."""
    assert spieltisch.new(nim)
    take = importlib.import_module("spieltisch.games.nim.rules").Take
    monkeypatch.setattr(take, "needs", lambda phase, state: "")
    said = r"(?s)check_changes\('nim', seats=2, seed=1\).*fails in play: .*\"sticks\": 0"
    with pytest.raises(AssertionError, match=said):
        testing.check_game(nim, games=1)


OBSERVATION = """
VERSION, MOST_OUTCOMES = 1, 1
LAYOUT = [("sticks", 1, 0, 7), ("whose turn", 1, 0, 1)]
def observe(state, seat):
    return NUMBERS
"""


@pytest.mark.parametrize(
    ("numbers", "said"),
    [
        ("[1]", "lists 2 numbers, 1 are written"),
        ("[1, 0, 0]", "lists 2 numbers, 3 are written"),
        ("[1, 9]", "number 1 is 9, not 0 to 1"),
        ("[0, COUNT.append(0) or len(COUNT) % 2]", "other numbers"),
        ("{}['sticks']", "KeyError: 'sticks'"),
    ],
)
def test_an_observation_that_does_not_hold_is_found(nim: str, numbers: str, said: str) -> None:
    """Given numbers for learners that break their word, when the game is checked, then where and what is said."""
    (folder(nim) / "observation.py").write_text("COUNT = []" + OBSERVATION.replace("NUMBERS", numbers))
    sys.modules.pop("spieltisch.games.nim.observation", None)
    importlib.invalidate_caches()
    try:
        with pytest.raises(AssertionError, match=rf"check_observation\('nim', seats=2, seed=1\), move 0: .*{said}"):
            testing.check_game(nim, games=1)
    finally:
        (folder(nim) / "observation.py").unlink()
        sys.modules.pop("spieltisch.games.nim.observation", None)
        importlib.invalidate_caches()


def test_texts_that_are_missing_are_named(nim: str) -> None:
    (folder(nim) / "text.de.ftl").write_text("game-name = Nim")
    try:
        with pytest.raises(AssertionError, match=r"check_texts\('nim'\): only in one language"):
            testing.named(testing.check_texts, nim)
    finally:
        (folder(nim) / "text.de.ftl").write_text(TEXT)


def test_it_brings_a_lesson(nim: str) -> None:
    """Given the lesson of the docs, when it is played, then it ends where the learner can win."""
    taught = lesson(nim)
    assert taught is not None
    last = testing.play_lesson(nim, taught)[-1]
    assert spieltisch.view(last, taught.learner)["sticks"] == 2


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (('"do": "take 1"', '"do": "take 3"'), "'take 3' is nothing that can be played now"),
        (('"2: take 2"', '"1: take 2"'), "nobody has time to read|seat 1: take 2"),
        (('"at": "seat:0"', '"at": "stone:9"'), "nothing like this to point at: .'stone:9'"),
        (('"say": "free"', '"say": "gone"'), "lesson-gone"),
    ],
)
def test_a_lesson_that_does_not_hold_is_found(nim: str, change: tuple[str, str], sentence: str) -> None:
    """Given a lesson that the rules, the board or the words do not bear out, when it is checked, then that is said."""
    file = folder(nim) / "lesson.json"
    file.write_text(LESSON.replace(*change, 1))
    lesson.cache_clear()
    try:
        with pytest.raises((AssertionError, spieltisch.SpieltischError), match=sentence):
            testing.check_lesson(nim)
    finally:
        file.write_text(LESSON)
        lesson.cache_clear()


def test_playouts_end_and_are_counted(nim: str) -> None:
    state = spieltisch.new(nim)
    assert 4 <= spieltisch.playout(state, spieltisch.Rng(1)) <= 7
    assert sorted(state.places()) == [1, 2]


def test_perft_counts_lines_of_play(nim: str) -> None:
    assert [testing.perft(spieltisch.new(nim), depth) for depth in range(8)] == [1, 2, 4, 8, 15, 20, 21, 21]


def test_the_example_of_the_docs_is_typed_and_compiles(tmp_path: Path) -> None:
    """As an author would: in a tree of the project, mypy in strict mode, then setup.py, then a game."""
    root = Path(__file__).parents[2]
    shutil.copytree(
        root / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "static", "__pycache__", "*.egg-info")
    )
    write_nim(tmp_path / "src" / "spieltisch" / "games", "nim")
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(root / name, tmp_path)
    shutil.copytree(root / "tools", tmp_path / "tools")
    there = os.environ | {"PYTHONPATH": str(tmp_path / "src"), "SPIELTISCH_COMPILE": "engine,nim", "CFLAGS": "-O0"}
    there.pop("SPIELTISCH_PURE", None)
    for command in (
        ["-m", "mypy", "--strict", "src/spieltisch/games/nim"],
        ["setup.py", "-q", "build_ext", "--inplace"],
    ):
        run = subprocess.run([sys.executable, *command], cwd=tmp_path, env=there, capture_output=True, text=True)
        assert run.returncode == 0, run.stdout + run.stderr
    play = """import spieltisch as s
from spieltisch.games.nim import rules
print(rules.__file__, s.playout(s.new("nim"), s.Rng(1)))"""
    told = subprocess.run([sys.executable, "-c", play], cwd=tmp_path, env=there, capture_output=True, text=True)
    file, decisions = told.stdout.split()
    assert not file.endswith(".py"), told.stderr
    assert 4 <= int(decisions) <= 7
