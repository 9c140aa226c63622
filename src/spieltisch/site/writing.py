"""Writes the table as a folder of files for any web server: pages, texts, rules, and Python for the browser.

Every file but the page, its icons and ``sw.js`` carries its hash in its name or in that of its folder. ``sw.js`` lists
them all: it is what a browser looks at to see whether there is a new version.
"""

import gzip
import hashlib
import html
import json
import re
import shutil
from dataclasses import dataclass, field
from pathlib import Path

from spieltisch.bots import KINDS
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import folder as game_folder
from spieltisch.engine.registry import game, games
from spieltisch.site.archive import archive
from spieltisch.table.encoding import encode

PYODIDE = "314.0.7"
IN_THE_SOURCES = Path(__file__).parents[3] / "web" / "node_modules" / "pyodide"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "python_stdlib.zip")
LOCK = "pyodide-lock.json"  # names packages that could be loaded besides; here there are none
WASM = "pyodide.asm.wasm"  # comes packed, because many hosts do not pack it themselves
NOTICE = "Pyodide is Python for the browser, under the Mozilla Public License 2.0: https://github.com/pyodide/pyodide\n"
CSP = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'"
)
OURS = ("assets", "pyodide-*", "python-*", "files-*")  # what an earlier version left behind


class NoSite(SpieltischError):
    """One sentence that says why there is no site."""


@dataclass
class Site:
    """A site in the making: its files by name."""

    files: dict[str, bytes] = field(default_factory=dict)

    def add(self, name: str, data: bytes) -> None:
        self.files[name] = data

    def add_folder(self, name: str, files: dict[str, bytes]) -> str:
        """Files in a folder that carries their common hash; its name."""
        named = f"{name}-{hashed(b''.join(key.encode() + files[key] for key in sorted(files)))}/"
        for key, data in files.items():
            self.add(named + key, data)
        return named


def hashed(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:10]


def write_site(out: Path, pyodide: Path | None = None) -> dict[str, bytes]:
    """Write the folder; its files by name."""
    made = site(pyodide or IN_THE_SOURCES)
    empty_for(out)
    for name, data in made.items():
        (out / name).parent.mkdir(parents=True, exist_ok=True)
        (out / name).write_bytes(data)
    return made


def empty_for(out: Path) -> None:
    """An empty folder, or one with an earlier version, of which nothing old is left."""
    if out.is_dir() and any(out.iterdir()) and not (out / "sw.js").exists():
        raise NoSite(f"{out} holds other things: name an empty folder, or one with an earlier version of the site")
    for pattern in OURS:
        for old in out.glob(pattern):
            shutil.rmtree(old) if old.is_dir() else old.unlink()
    out.mkdir(parents=True, exist_ok=True)


def site(pyodide: Path) -> dict[str, bytes]:
    """All files of the site by name."""
    made = Site()
    for name, data in pages().items():
        made.add(name, data)
    runtime = runtime_files(pyodide)
    python = archive()
    place: dict[str, str | int] = {
        "runtime": made.add_folder("pyodide", runtime),
        "python": f"python-{hashed(python)}.zip",
        "files": made.add_folder("files", texts()),
        "bytes": len(python) + len(runtime[f"{WASM}.packed"]) + len(runtime["python_stdlib.zip"]),
    }
    made.add(str(place["python"]), python)
    made.add("index.html", index(made.files["index.html"].decode(), place))
    version = hashed("".join(f"{name} {hashed(data)}\n" for name, data in sorted(made.files.items())).encode())
    page = made.files["index.html"].decode()
    made.add("index.html", written(page, r'data-version="\w+"', f'data-version="{version}"'))
    listed = {name: hashed(data) for name, data in sorted(made.files.items()) if name != "sw.js"}
    worker = made.files["sw.js"].decode()
    worker = written(worker, r"const VERSION = '\w+'\n", f"const VERSION = '{version}'\n").decode()
    made.add("sw.js", written(worker, r"const FILES = null\n", f"const FILES = {json.dumps(listed)}\n"))
    return made.files


def written(text: str, place: str, what: str) -> bytes:
    """A text with this at its one place."""
    made, found = re.subn(place, lambda _: what, text)
    assert found == 1, place
    return made.encode()


def pages() -> dict[str, bytes]:
    """The browser side as it was built."""
    from spieltisch.table.files import NO_PAGES, STATIC

    if not (STATIC / "sw.js").is_file():
        raise NoSite(NO_PAGES)
    built = [file for file in STATIC.rglob("*") if file.is_file() and ".vite" not in file.parts]
    return {file.relative_to(STATIC).as_posix(): file.read_bytes() for file in built}


def runtime_files(pyodide: Path) -> dict[str, bytes]:
    missing = [name for name in (*RUNTIME, LOCK, WASM) if not (pyodide / name).is_file()]
    if missing:
        raise NoSite(
            f"{pyodide} lacks {missing[0]}: the site needs Pyodide, which is Python for the browser;"
            f" npm pack pyodide@{PYODIDE} fetches it, and --pyodide names the folder that it is unpacked to"
        )
    files = {name: (pyodide / name).read_bytes() for name in RUNTIME}
    files[LOCK] = json.dumps(json.loads((pyodide / LOCK).read_bytes()) | {"packages": {}}).encode()
    files[f"{WASM}.packed"] = gzip.compress((pyodide / WASM).read_bytes(), 9, mtime=0)
    return files | {"NOTICE.txt": NOTICE.encode()}


def texts() -> dict[str, bytes]:
    """What a server would answer whoever asks: the games, their texts, rules and boards."""
    from spieltisch.table.boards import drawn, module
    from spieltisch.table.files import LANGUAGES, TEXTS, game_card, lesson_card, text_of

    cards = {"games": [game_card(game(id)) for id in games()], "levels": list(KINDS), "url": ""}
    found = {"games.json": json.dumps(cards)}
    for language in LANGUAGES:
        name = f"text.{language}.ftl"
        found[name] = text_of(TEXTS, name)
        for id in games():
            own = game_folder(id)
            found[f"games/{id}/{name}"] = text_of(TEXTS, name) + "\n" + text_of(own, name)
            found |= {f"games/{id}/{name}": text_of(own, name) for name in also(language)}
    for id in games():
        found[f"games/{id}/lesson.json"] = encode(lesson_card(id)).decode()
        if not drawn(id) or (game_folder(id) / "board.js").is_file():
            found[f"games/{id}/board.js"] = module(id)
    return {name: text.encode() for name, text in found.items()}


def also(language: str) -> tuple[str, ...]:
    return f"rules.{language}.md", f"lesson.{language}.ftl"


def index(page: str, place: dict[str, str | int]) -> bytes:
    """The page, with relative names, a strict policy, and what lies where."""
    told = html.escape(json.dumps(place), quote=True)
    page = page.replace('="/', '="./').replace("<html ", f'<html data-site="{told}" ', 1)
    policy = f'<meta http-equiv="Content-Security-Policy" content="{CSP}" />'
    return page.replace("<head>", f"<head>\n    {policy}", 1).encode()


def sizes(files: dict[str, bytes]) -> list[tuple[str, int]]:
    """What a first visit loads, in bytes on their way: packed as a host packs text, or as they are."""
    parts = {"texts and rules": "files-", "the rules in Python": "python-", "Pyodide": "pyodide-"}
    found = dict.fromkeys(["pages, boards and fonts", *parts], 0)
    for name, data in files.items():
        part = next((part for part, begin in parts.items() if name.startswith(begin)), "pages, boards and fonts")
        found[part] += weight(name, data)
    return list(found.items())


def weight(name: str, data: bytes) -> int:
    packed_already = name.endswith((".packed", ".zip", ".woff2", ".png"))
    return len(data) if packed_already else len(gzip.compress(data, 9))
