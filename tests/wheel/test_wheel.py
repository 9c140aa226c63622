"""In an empty folder, with only the wheel: it installs, serves, and takes in bots and games of others."""

import json
import re
import shutil
import sys
import sysconfig
import tarfile
import tomllib
import zipfile
from email import message_from_string
from email.message import Message
from pathlib import Path

from playwright.sync_api import expect

import spieltisch
from tests.browser.conftest import Open
from tests.browser.hands import click_moves, number, play_on, start, wait_until
from tests.engine.test_sixth_game import write_nim
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


def is_pure(wheel: Path) -> bool:
    return wheel.name.endswith("-py3-none-any.whl")


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
    compiled = [name for name in names if name.endswith((".so", ".pyd"))]
    assert bool(compiled) != is_pure(wheel), "the name says whether something is compiled"
    assert not compiled or any(name.startswith("spieltisch/engine/contract.") for name in compiled)
    assert not [name for name in names if ("test" in name.lower() and "testing" not in name) or "node_modules" in name]
    assert wheel.stat().st_size < 8 * MEGABYTE


def test_the_core_is_light_and_plays(core: Venv, wheel: Path, tmp_path: Path) -> None:
    assert core.size() < 40 * MEGABYTE
    told = json.loads(run(core.bin / "spieltisch", "simulate", "reef", "--games", "20", "--json", cwd=tmp_path))
    assert told["games"] == 20
    code = "import spieltisch._pure as p, spieltisch.words; print(p.compiled(), 'babel' in __import__('sys').modules)"
    assert run(core.bin / "python", "-c", code, cwd=tmp_path) == f"{not is_pure(wheel)} False\n"
    assert "Final standings" in run(
        core.bin / "spieltisch",
        *["play", "reef", "--seats", "me,random", "--seed", "3"],
        cwd=tmp_path,
        said="1\n" * 2000,
    )


def test_every_wheel_of_a_release_is_tried_like_this(table: Venv, tmp_path: Path) -> None:
    said = run(table.bin / "python", ROOT / "tools" / "try_wheel.py", cwd=tmp_path)
    assert "decisions" in said
    assert "page served" in said


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


def test_a_game_without_a_board_is_played_in_words(visitor: Open) -> None:
    """Given a package without board.js, when its choices are clicked, then the position in text follows, to the end."""
    page = visitor("/new/sticks")
    page.locator("button.start").click()
    shown = page.locator(".plain pre.show")
    expect(shown).to_be_visible()
    expect(page.locator(".plugged")).to_have_count(0)
    begun = shown.inner_text()
    click_moves(page, 1)
    expect(shown).not_to_have_text(begun)
    play_on(page)
    expect(page.locator("dialog.standings li")).to_have_count(2)


def test_the_image_leaves_behind_what_only_the_build_needs(wheel: Path) -> None:
    left = re.search(r"pip uninstall -y (.+)", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    assert left is not None
    assert "mypy" in left[1].split()
    with zipfile.ZipFile(wheel) as archive:
        told = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        needs = message_from_string(archive.read(told).decode()).get_all("Requires-Dist", [])
    assert not {re.split(r"[^\w-]", line)[0] for line in needs} & set(left[1].split())


def test_the_source_distribution_builds_a_wheel_without_node_and_compiler_and_pages_with_it(
    built: None, tmp_path: Path
) -> None:
    """Given the source distribution and neither Node nor a compiler, when a wheel is built, then the pages are in it.

    Given Node, too, when its own sources of the pages are built, then they are there anew.
    """
    sdist = build(ROOT, tmp_path / "sdist", "sdist")
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path / "unpacked", filter="data")
    source = next((tmp_path / "unpacked").iterdir())
    assert not list(source.rglob("*.so"))
    assert not list(source.rglob("node_modules"))
    for name in (
        "mkdocs.yml",
        "Dockerfile",
        "compose.yaml",
        "SECURITY.md",
        "deploy/spieltisch.service",
        "docs/index.md",
        ".github/workflows/release.yml",
    ):
        assert (source / name).is_file(), name
    bare = tmp_path / "bin"
    bare.mkdir()
    (bare / "env").symlink_to(shutil.which("env") or "")
    wheel = build(source, tmp_path / "pure", PATH=str(bare))
    assert is_pure(wheel)
    assert "spieltisch/table/static/index.html" in zipfile.ZipFile(wheel).namelist()
    # and with Node, the pages anew: from its sources alone, with the packages of the lock file
    pages = source / "src" / "spieltisch" / "table" / "static"
    shutil.rmtree(pages)
    (source / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    run("npm", "run", "-s", "build", cwd=source / "web")
    shown, ours = (folder / "index.html" for folder in (pages, ROOT / "src" / "spieltisch" / "table" / "static"))
    assert re.sub(r"-[\w-]{8}\.", "-*.", shown.read_text()) == re.sub(r"-[\w-]{8}\.", "-*.", ours.read_text())
    assert len(list(pages.rglob("*.js"))) > 5


def test_a_broken_compiler_gives_a_pure_wheel(tmp_path: Path) -> None:
    """Given a compiler that only fails, when a wheel is built, then it is one for every machine, and a sentence says so."""
    broken = tmp_path / "cc"
    broken.write_text("#!/bin/sh\nexit 1\n")
    broken.chmod(0o755)
    source = sources(tmp_path / "source")  # whatever lies compiled in the tree stays as it is
    code = f"{sys.executable} setup.py -q bdist_wheel -d {tmp_path / 'dist'} 2>&1"
    said = run("sh", "-c", code, cwd=source, CC=str(broken), SPIELTISCH_COMPILE="engine")
    assert "the C compiler failed" in said
    assert "the rules run as plain Python, twenty times slower." in said
    (wheel,) = (tmp_path / "dist").iterdir()
    assert is_pure(wheel)
    with zipfile.ZipFile(wheel) as archive:
        assert "spieltisch/engine/contract.py" in archive.namelist()
        assert not [name for name in archive.namelist() if name.endswith((".so", ".pyd"))]
        told = next(name for name in archive.namelist() if name.endswith(".dist-info/WHEEL"))
        assert "Root-Is-Purelib: true" in archive.read(told).decode()


def test_a_game_that_does_not_compile_fails_alone(tmp_path: Path) -> None:
    """Given a sixth game that mypyc refuses, when all is compiled, then it alone is plain, one sentence says so, all play."""
    source = sources(tmp_path / "source")
    games = source / "src" / "spieltisch" / "games"
    write_nim(games, "nim")
    rules = games / "nim" / "rules.py"
    rules.write_text(rules.read_text().replace("at[STICKS] -= action", 'at[STICKS] -= "one"'))
    fault = next(n for n, line in enumerate(rules.read_text().splitlines(), 1) if '"one"' in line)
    stale = games / "nim" / f"view{sysconfig.get_config_var('EXT_SUFFIX')}"  # of a day when it did compile
    stale.touch()
    hasty = tmp_path / "cc"
    hasty.write_text('#!/bin/sh\nexec gcc "$@" -O0\n')
    hasty.chmod(0o755)
    code = f"{sys.executable} setup.py -q build_ext --inplace 2>&1"
    said = run("sh", "-c", code, cwd=source, CC=str(hasty), SPIELTISCH_COMPILE="engine,bots,reef,nim")
    (sentence,) = [line for line in said.splitlines() if line.startswith("spieltisch:")]
    assert sentence.startswith(
        "spieltisch: the game nim is not compiled and runs as plain Python: src/spieltisch/games/"
    )
    assert f"rules.py:{fault}: error: " in sentence
    rules.write_text(rules.read_text().replace('"one"', "action"))
    look = """
import spieltisch, importlib
for id in ("reef", "nim"):
    spieltisch.playout(spieltisch.new(id), spieltisch.Rng(1))
    print(importlib.import_module(f"spieltisch.games.{id}.rules").__file__.rpartition(".")[2])"""
    assert run(sys.executable, "-P", "-c", look, cwd=source, PYTHONPATH=str(source / "src")) == "so\npy\n"


def sources(place: Path) -> Path:
    """What a wheel is built from, without anything that was built."""
    for name in ("src", "tools", "licenses"):
        shutil.copytree(ROOT / name, place / name, ignore=shutil.ignore_patterns("*.so", "*.egg-info", "__pycache__"))
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"):
        shutil.copy(ROOT / name, place)
    return place


def test_the_package_says_what_it_is(wheel: Path) -> None:
    """Given the wheel, when its metadata is read, then all is there that an index shows."""
    with zipfile.ZipFile(wheel) as archive:
        told = next(name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        metadata = message_from_string(archive.read(told).decode())
    assert metadata["Name"] == "spieltisch"
    assert metadata["Version"] == spieltisch.__version__
    assert metadata["License-Expression"] == "MIT AND OFL-1.1"
    assert metadata["Requires-Python"] == ">=3.11"
    assert {"table", "report", "rl", "openspiel", "train", "cluster", "postgres", "all"} <= set(
        metadata.get_all("Provides-Extra")
    )
    assert any(line.startswith("Typing :: Typed") for line in metadata.get_all("Classifier"))
    assert not [line for line in core_needs(metadata) if line.lower().startswith(("babel", "starlette", "numpy"))]
    assert "](" not in metadata.get_payload(), "no link that leads nowhere: nobody said where the project lives"


def core_needs(metadata: Message) -> list[str]:
    return [line for line in metadata.get_all("Requires-Dist") or [] if "extra ==" not in line]


def test_a_release_says_where_the_project_lives(tmp_path: Path) -> None:
    """Given the address of the project, when the metadata are written, then links and pictures lead there."""
    source = sources(tmp_path / "source")
    run(
        sys.executable, "setup.py", "-q", "egg_info", cwd=source, SPIELTISCH_HOME_PAGE="https://example.org/spieltisch/"
    )
    told = message_from_string((source / "src" / "spieltisch.egg-info" / "PKG-INFO").read_text(encoding="utf-8"))
    assert "Issues, https://example.org/spieltisch/issues" in told.get_all("Project-URL", [])
    assert "![Reef](https://example.org/spieltisch/raw/HEAD/docs/pictures/reef.png)" in told.get_payload()
    assert "](docs/" not in told.get_payload()


def test_the_version_is_the_same_everywhere() -> None:
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.M)
    assert cited is not None
    assert cited[1] == spieltisch.__version__
    assert json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))["version"] == spieltisch.__version__


def test_releases_hand_the_address_into_the_container() -> None:
    """cibuildwheel builds Linux wheels in a container, which knows of the variables that it is handed only."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["cibuildwheel"]
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert settings["environment-pass"] == ["SPIELTISCH_HOME_PAGE"]
    assert "SPIELTISCH_HOME_PAGE:" in release
