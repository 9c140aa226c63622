"""In an empty folder, with only the wheel: it installs, serves, and takes in bots and games of others."""

import json
import shutil
import sys
import tarfile
import zipfile
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Open
from tests.browser.hands import click_moves, number, start, wait_until
from tests.wheel.conftest import ROOT, Venv, build, run

MEGABYTE = 1_000_000
BOT = '''
"""Plays the card or takes the one that brings the most points at once."""
from spieltisch.bots import Bot

class Quick(Bot):
    def __init__(self, game):
        assert game == "reef"

    def choose(self, seat):
        return max(seat.choices(), key=self.worth)["action"]

    def worth(self, choice):
        preview = choice["preview"] or {}
        return preview.get("points", 0)
'''


def test_the_wheel_holds_all_and_nothing_else(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    for wanted in (
        "spieltisch/py.typed",
        "spieltisch/table/static/index.html",
        "spieltisch/table/migrations/",
        "spieltisch/games/reef/text.de.ftl",
        "spieltisch/games/reef/rules.en.md",
        "spieltisch/games/reef/components.json",
        "spieltisch/games/king_of_tokyo/bots/net.bin",
        "licenses/inter-OFL.txt",
        "licenses/fraunces-OFL.txt",
    ):
        assert any(wanted in name for name in names), wanted
    assert any(name.startswith("spieltisch/engine/contract.") and name.endswith((".so", ".pyd")) for name in names)
    assert not [name for name in names if ("test" in name.lower() and "testing" not in name) or "node_modules" in name]
    assert wheel.stat().st_size < 8 * MEGABYTE


def test_the_core_is_light_and_plays(core: Venv, tmp_path: Path) -> None:
    assert core.size() < 40 * MEGABYTE
    told = json.loads(run(core.bin / "spieltisch", "simulate", "reef", "--games", "20", "--json", cwd=tmp_path))
    assert told["games"] == 20
    code = "import spieltisch._pure as p, spieltisch.words; print(p.compiled(), 'babel' in __import__('sys').modules)"
    assert run(core.bin / "python", "-c", code, cwd=tmp_path) == "True False\n"
    assert "Final standings" in run(
        core.bin / "spieltisch",
        *["play", "reef", "--seats", "me,random", "--seed", "3"],
        cwd=tmp_path,
        said="1\n" * 2000,
    )


def test_what_the_core_lacks_is_named(core: Venv, tmp_path: Path) -> None:
    code = "import sys; from spieltisch.cli import main; sys.stderr = sys.stdout; print(main(['serve']))"
    told = run(core.bin / "python", "-c", code, cwd=tmp_path)
    assert told.splitlines()[-1] == "2"
    assert 'is not installed: pip install "spieltisch[table]" brings it' in told


def test_a_bot_of_twenty_lines_enters_the_arena(core: Venv, tmp_path: Path) -> None:
    assert len(BOT.strip().splitlines()) <= 20
    (tmp_path / "mybot.py").write_text(BOT)
    arena = "arena reef --bots mybot:Quick,random --games 20 --jobs 2 --json"
    told = json.loads(run(core.bin / "spieltisch", *arena.split(), cwd=tmp_path))
    best = told["standings"][0]
    assert best["bot"] == "mybot:Quick"
    assert best["rate"] > 0.5


def test_a_sixth_game_appears_in_terminal_arena_and_lab(table: Venv, tmp_path: Path) -> None:
    spieltisch = table.bin / "spieltisch"
    assert "nim" in {game["id"] for game in json.loads(run(spieltisch, "games", "--json", cwd=tmp_path))}
    said = run(spieltisch, "play", "nim", "--seats", "me,random", "--seed", "1", cwd=tmp_path, said="1\n" * 9)
    assert "Final standings" in said
    told = json.loads(
        run(spieltisch, *["arena", "nim", "--bots", "hard,random", "--games", "20", "--json"], cwd=tmp_path)
    )
    assert sum(one["games"] for one in told["standings"]) == 40
    code = """
import copy, pickle, spieltisch
from spieltisch.lab.rollout import rollouts
from spieltisch.testing import check_game
check_game("nim", games=2)
state = spieltisch.new("nim")
assert pickle.loads(pickle.dumps(state)) == copy.copy(state) == spieltisch.load(repr(state))
print(rollouts("nim", n=50, jobs=2, progress=False))
"""
    file = tmp_path / "study.py"
    file.write_text(f"if __name__ == '__main__':\n{''.join(f'    {line}' for line in code.splitlines(True))}")
    assert run(table.bin / "python", file, cwd=tmp_path) == "<Rollouts: 50 games of nim by random, random>\n"


def test_the_server_of_the_wheel_plays_in_the_browser(visitor: Open) -> None:
    page = visitor("/")
    start(page, "reef", level="random")
    click_moves(page, 4)
    assert number(page) > 4


def test_the_sixth_game_is_played_on_its_own_board(visitor: Open) -> None:
    """Given a package with a board, when its sticks are clicked, then they go, until somebody has won."""
    page = visitor("/new/nim")
    page.locator("button.start").click()
    sticks = page.locator(".plugged [data-thing]")
    expect(page.locator(".plugged svg")).to_be_visible()
    while not page.locator("dialog.standings").is_visible():
        before = number(page)
        page.locator('.plugged [data-thing="sticks:1"]').click()
        wait_until(lambda before=before: number(page) > before)  # type: ignore[misc]
        page.wait_for_timeout(300)
    expect(sticks).to_have_count(0)
    expect(page.locator("dialog.standings li")).to_have_count(2)


def test_the_source_distribution_builds_a_wheel_without_node_and_compiler(built: None, tmp_path: Path) -> None:
    """Given the source distribution and neither Node nor a compiler, when a wheel is built, then the pages are in it."""
    sdist = build(ROOT, tmp_path / "sdist", "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    source = next((tmp_path / "unpacked").iterdir())
    assert not list(source.rglob("*.so"))
    assert not list(source.rglob("node_modules"))
    bare = tmp_path / "bin"
    bare.mkdir()
    (bare / "env").symlink_to(shutil.which("env") or "")
    wheel = build(source, tmp_path / "pure", PATH=str(bare))
    assert wheel.name.endswith("-py3-none-any.whl")
    assert "spieltisch/table/static/index.html" in zipfile.ZipFile(wheel).namelist()


def test_a_broken_compiler_fails_no_install(tmp_path: Path) -> None:
    """Given a compiler that only fails, when the rules are built, then a sentence is said and they run as plain Python."""
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    code = f"{sys.executable} setup.py -q build -b {tmp_path / 'b'} build_ext -b {tmp_path / 'lib'} 2>&1"
    said = run("sh", "-c", code, CC=str(broken), SPIELTISCH_COMPILE="engine")
    assert "the C compiler failed" in said
    assert said.rstrip().splitlines()[-1].endswith("the rules run as plain Python, twenty times slower.")
    assert not list(tmp_path.rglob("*.so"))
