"""What is made from the sources is up to date: the browser's types of the views, and the pages of the games."""

import html
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tools"))


def test_the_browsers_types_are_those_of_the_games() -> None:
    """Given the games' seen.py, when the types are written, then they are the ones that lie in web/."""
    from browser_types import FILE, types

    assert FILE.read_text(encoding="utf-8") == types(), "run: python tools/browser_types.py"


def test_every_game_says_what_its_view_holds() -> None:
    from spieltisch.engine.registry import part

    assert [id for id in spieltisch.games() if "nim" not in id and part(id, "seen") is None] == []


@pytest.mark.parametrize(
    ("id", "key"),
    [
        ("antler_island", "| <code>island[].neighbours</code> | <code>list[str]</code> |"),
        ("dolmengoetter", "| <code>places[].rune</code> | <code>Rune</code> or <code>None</code> |"),
        ("king_of_tokyo", "| <code>market[].price</code> | <code>int</code> |"),
        ("poseidons_kingdom", "| <code>ocean.strips[].id</code> | <code>str</code> |"),
        ("reef", "| <code>players[].reef</code> | <code>list[str]</code> |"),
    ],
)
def test_a_games_page_tells_all(id: str, key: str) -> None:
    from game_pages import page  # type: ignore[attr-defined]

    text = page(spieltisch.game(id))
    for heading in (
        "Options",
        "Choices",
        "The view",
        "Numbers for learning",
        "Records",
        "How strong",
        "The short rules",
    ):
        assert f"\n## {heading}" in text
    read = html.unescape(text.replace("<wbr>", ""))  # as a browser shows it: names may break at their joints
    assert key in read


def test_every_page_stands_once_in_the_contents() -> None:
    named = re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8").split("\nnav:")[1])
    assert "box.md" in named
    assert len(named) == len(set(named))


def test_the_site_is_built_without_a_broken_link(tmp_path: Path) -> None:
    """Given docs/ and the docstrings, when the site is built, then every link and picture is found: strict fails else."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(tmp_path)]
    quiet = os.environ | {"NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    for page in (
        "index.html",
        "api/index.html",
        *(f"games/{id}/index.html" for id in spieltisch.games() if "nim" not in id),
    ):
        assert (tmp_path / page).is_file(), page
