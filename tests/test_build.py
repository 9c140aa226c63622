"""Without a C compiler the package installs all the same, and says so in one line."""

import ast
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
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
        [sys.executable, "setup.py", "build_ext", "--help"],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert said in answer.stderr


@pytest.mark.parametrize(
    ("npm", "said"),
    [
        ("", "the pages of the table are missing: install Node 20 and install again, or play in the terminal."),
        ("exit 1", "the pages of the table could not be built ("),
        ("mkdir -p ../src/spieltisch/table/static; echo built > ../src/spieltisch/table/static/index.html", ""),
    ],
)
def test_an_install_from_a_clone_builds_the_pages_or_says_what_is_missing(npm: str, said: str, tmp_path: Path) -> None:
    """Given a clone without pages, when it is built, then npm makes them; without npm or if it fails, a sentence says so."""
    clone, bin = tmp_path / "clone", tmp_path / "bin"
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in", "licenses", "web/package.json"):
        (clone / name).parent.mkdir(parents=True, exist_ok=True)
        (shutil.copytree if (ROOT / name).is_dir() else shutil.copy)(ROOT / name, clone / name)
    (clone / "src" / "spieltisch" / "table").mkdir(parents=True)
    for name in ("__init__.py", "table/__init__.py"):
        shutil.copy(ROOT / "src" / "spieltisch" / name, clone / "src" / "spieltisch" / name)
    bin.mkdir()
    if npm:
        (bin / "npm").write_text(f"#!/bin/sh\n{npm}\n")
        (bin / "npm").chmod(0o755)
    told = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_py", "-d", str(tmp_path / "made")],
        cwd=clone,
        env={"PATH": f"{bin}:/bin" if npm else "/nowhere"},
        capture_output=True,
        text=True,
        check=True,
    )
    sentences = [line for line in told.stderr.splitlines() if line.startswith("spieltisch:")]
    assert len(sentences) == bool(said), told.stderr
    assert all(one.startswith(f"spieltisch: {said}") for one in sentences)
    assert (tmp_path / "made" / "spieltisch" / "__init__.py").is_file(), "the install goes on"
    assert (tmp_path / "made" / "spieltisch" / "table" / "static" / "index.html").is_file() == (not said)


def imported(file: Path) -> Iterator[str]:
    """All that a module of ours imports, wherever it does."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (node.module, *(f"{node.module}.{one.name}" for one in node.names))


def test_a_build_installs_all_that_the_compiler_looks_at() -> None:
    """Given the modules that are compiled and all that these import, then what is not ours is there in a bare build.

    Else mypyc refuses there, and every wheel of a release would be plain Python.
    """
    source = ROOT / "src"
    open_ends = [
        *source.glob("spieltisch/[ebg]*/**/*.py"),
        *(source / f"spieltisch/lab/{n}.py" for n in ("batch", "results")),
        *(source / f"spieltisch/table/{n}.py" for n in ("delta", "company")),
    ]
    seen: set[Path] = set()
    foreign: set[str] = set()
    while open_ends:
        file = open_ends.pop()
        if file in seen:
            continue
        seen.add(file)
        for name in imported(file):
            if name.split(".")[0] != "spieltisch":
                foreign.add(name.split(".")[0])
                continue
            place = source.joinpath(*name.split("."))
            open_ends += [one for one in (place.with_suffix(".py"), place / "__init__.py") if one.exists()]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    brought = {re.split(r"[^\w]", need)[0] for need in project["build-system"]["requires"]}
    brought |= {name.split(".")[0] for part in project["tool"]["mypy"]["overrides"] for name in part["module"]}
    assert len(seen) > 80
    assert foreign - sys.stdlib_module_names - brought == set()


def test_what_is_installed_by_hash_is_what_is_pinned() -> None:
    """Given the pins of what playing needs, then the list with hashes has each of them, and names no host."""
    locked = (ROOT / "requirements" / "locked.txt").read_text()
    pins = [line for name in ("play", "postgres") for line in (ROOT / f"requirements/{name}.txt").read_text().split()]
    for name, version in re.findall(r"^([\w.]+)(?:\[\w+\])?==([\w.]+)$", "\n".join(pins), re.MULTILINE):
        assert f"\n{name.lower().replace('_', '-').replace('.', '-')}=={version} \\\n    --hash=sha256:" in locked, (
            f"{name} has changed: the head of requirements/locked.txt says how to write it anew"
        )
    assert "://" not in locked


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


def test_the_compiler_is_shown_constants_and_small_functions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given C as mypyc writes it, when it is completed, then a game's file holds the place of a field as a number."""
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    from inlined import inlined

    from spieltisch.games.reef import state

    small = "int64_t CPyDef_bits___bit(int64_t cpy_r_n) {\n    return 1LL << cpy_r_n;\n}\n"
    core = f"int64_t CPyStatic_reef___state___HANDS = -113;\n{small}"
    reef = '#include "a.h"\n    cpy_r_r1 = CPyStatic_reef___state___HANDS;\n    CPyStatic_reef___state___HANDS = cpy_r_r2;\n'
    source = str(ROOT / "src/spieltisch/games/reef/state.py")
    made = inlined({"core": core, "reef": reef}, [source], str(ROOT / "src"))
    assert made["core"] == core
    assert f"cpy_r_r1 = {int(state.HANDS)}LL;\n    CPyStatic_reef___state___HANDS = cpy_r_r2;" in made["reef"]
    assert f"gnu_inline)) {small}" in made["reef"]
