"""The table as a folder of files, handed out by a plain file server under a sub-path."""

import functools
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from spieltisch.site.writing import write_site

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
def served(folder: Path) -> Iterator[Files]:
    """The site, written into this folder, at an address of its own."""
    write_site(folder / UNDER)
    files = Files(folder)
    thread = threading.Thread(target=files.serve_forever, daemon=True)
    thread.start()
    try:
        yield files
    finally:
        files.shutdown()
        files.server_close()
        thread.join()
