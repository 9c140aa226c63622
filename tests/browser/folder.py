"""The table as a folder of files, handed out by a plain file server under a sub-path."""

import functools
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from spieltisch.site.writing import hashed, write_site

UNDER = "games/table"


class Files(ThreadingHTTPServer):
    """A plain file server that remembers what was asked for, and can keep Python waiting."""

    def __init__(self, folder: Path) -> None:
        self.asked: list[str] = []
        self.python_may_come = threading.Event()
        self.python_may_come.set()
        self.site = folder / UNDER
        super().__init__(("127.0.0.1", 0), functools.partial(Quiet, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server_port}/{UNDER}/"

    def beside(self, name: str) -> str:
        """The same site once more on this host, under another path; its address."""
        shutil.copytree(self.site, self.site.parent / name, dirs_exist_ok=True)
        return self.url.replace(f"/{UNDER}/", f"/{UNDER.rpartition('/')[0]}/{name}/")


class Quiet(SimpleHTTPRequestHandler):
    server: Files

    def do_GET(self) -> None:
        self.server.asked.append(self.path)
        if "/pyodide-" in self.path:
            self.server.python_may_come.wait(60)
        super().do_GET()

    def log_message(self, *_: object) -> None:
        pass


@contextmanager
def renewed(site: Path, version: str, half: bool = False) -> Iterator[None]:
    """A new version of the pages in a folder, or half of it: its sw.js alone. Afterwards the folder is as it was."""
    page, worker = site / "index.html", site / "sw.js"
    before = {file: file.read_text(encoding="utf-8") for file in (page, worker)}
    new_page = re.sub(r'data-version="\w+"', f'data-version="{version}"', before[page])
    new_worker = re.sub(r"const VERSION = '\w+'", f"const VERSION = '{version}'", before[worker])
    new_worker = re.sub(r'"index.html": "\w+"', f'"index.html": "{hashed(new_page.encode())}"', new_worker)
    try:
        worker.write_text(new_worker, encoding="utf-8")
        if not half:
            page.write_text(new_page, encoding="utf-8")
        yield
    finally:
        for file, text in before.items():
            file.write_text(text, encoding="utf-8")


@contextmanager
def served(folder: Path) -> Iterator[Files]:
    """The site, written into this folder, at an address of its own."""
    write_site(folder / UNDER)
    with handed_out(folder) as files:
        yield files


@contextmanager
def handed_out(folder: Path) -> Iterator[Files]:
    """Whatever lies in this folder."""
    files = Files(folder)
    thread = threading.Thread(target=files.serve_forever, daemon=True)
    thread.start()
    try:
        yield files
    finally:
        files.shutdown()
        files.server_close()
        thread.join()
