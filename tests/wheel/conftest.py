"""The package as a stranger gets it: the wheel, built once, in an empty venv, in an empty folder."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.browser.conftest import Server, browser, built, visitor  # noqa: F401 - fixtures
from tests.engine.test_sixth_game import BOARD, PROJECT, write_nim

ROOT = Path(__file__).parents[2]


def run(*command: object, cwd: Path = ROOT, said: str = "", **variables: str) -> str:
    """What a command printed; the test fails with all of it if the command does. PYTHONPATH shall not help it."""
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("SPIELTISCH_", "PYTHONPATH"))}
    done = subprocess.run(
        [str(word) for word in command], cwd=cwd, env=clean | variables, input=said, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{command}\n{done.stdout}\n{done.stderr}"
    return done.stdout


def build(source: Path, place: Path, what: str = "bdist_wheel", **variables: str) -> Path:
    """A wheel or source distribution of a folder, without a trace in it."""
    apart = ("build", "-b", place / "build", "egg_info", "-e", place)
    run(sys.executable, "setup.py", "-q", *apart, what, "-d", place / "dist", cwd=source, **variables)
    return next((place / "dist").iterdir())


@pytest.fixture(scope="session")
def wheel(built: None, tmp_path_factory: pytest.TempPathFactory) -> Path:  # noqa: F811
    """Our wheel, with the modules that lie compiled in the tree: they are not compiled again."""
    return build(ROOT, tmp_path_factory.mktemp("wheel"), SPIELTISCH_BUILT="1")


class Venv:
    """An empty virtual environment, without pip: what is in it, the wheel brought."""

    def __init__(self, place: Path) -> None:
        run(sys.executable, "-m", "venv", "--without-pip", place)
        self.place = place
        self.bin = place / "bin"

    def install(self, *what: object) -> None:
        pip = (sys.executable, "-m", "pip", "--python", self.place)
        run(*pip, "install", "-q", "--disable-pip-version-check", *what)

    def size(self) -> int:
        return sum(file.lstat().st_size for file in self.place.rglob("*") if file.is_file())


@pytest.fixture(scope="session")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Venv:
    """What ``pip install spieltisch`` gives."""
    venv = Venv(tmp_path_factory.mktemp("core") / "venv")
    venv.install(wheel)
    return venv


@pytest.fixture(scope="session")
def nim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a sixth game, a package of its own, as docs/adding-a-game.md shows it."""
    return package(tmp_path_factory.mktemp("nim"), "nim", BOARD)


@pytest.fixture(scope="session")
def sticks(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of a seventh, which brings no board."""
    return package(tmp_path_factory.mktemp("sticks"), "sticks")


def package(place: Path, name: str, board: str = "") -> Path:
    write_nim(place, name, package=f"spieltisch_{name}")
    if board:
        (place / f"spieltisch_{name}" / "board.js").write_text(board)
    (place / "pyproject.toml").write_text(PROJECT.replace("nim", name))
    run(sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", place / "dist", place)
    return next((place / "dist").iterdir())


@pytest.fixture(scope="session")
def table(wheel: Path, nim: Path, sticks: Path, tmp_path_factory: pytest.TempPathFactory) -> Venv:
    """What ``pip install "spieltisch[table]" spieltisch-nim`` gives, and numpy for the lab."""
    venv = Venv(tmp_path_factory.mktemp("table") / "venv")
    venv.install(f"spieltisch[table] @ {wheel.as_uri()}", nim, sticks, "numpy")
    return venv


@pytest.fixture(scope="session")
def server(table: Venv, tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    """``spieltisch serve`` of the installed package, in an empty folder."""
    one = Server(tmp_path_factory.mktemp("served"))
    one.start([str(table.bin / "spieltisch"), "serve"], one.folder)
    yield one.url
    one.stop()
