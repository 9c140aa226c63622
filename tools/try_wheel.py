"""Tries an installed Spieltisch: a game is played, a server answers with its pages. For every wheel of a release.

python tools/try_wheel.py
"""

import json
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from importlib.metadata import distribution
from pathlib import Path

import spieltisch
from spieltisch._pure import compiled

PATIENCE = 60.0  # seconds until a server must answer


def served(url: str, server: "subprocess.Popen[bytes]") -> bytes:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urllib.request.urlopen(url) as answer:
                return bytes(answer.read())
        except OSError:
            if server.poll() is not None or time.monotonic() > end:
                raise
            time.sleep(0.2)


def is_pure() -> bool:
    """Whether the wheel was made for every machine: then nothing in it is compiled, and nothing has to be."""
    return "Root-Is-Purelib: true" in (distribution("spieltisch").read_text("WHEEL") or "")


def main() -> None:
    assert is_pure() or compiled(), "the wheel is named for this machine, and its rules run as plain Python"
    state = spieltisch.new("reef", seats=3)
    decisions = spieltisch.playout(state, spieltisch.Rng(1))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{Path(folder) / 'table.sqlite'}"
        command = [sys.executable, "-m", "spieltisch", "serve", "--port", str(port), "--db", database]
        server = subprocess.Popen(command, cwd=folder)
        try:
            health = json.loads(served(f"http://127.0.0.1:{port}/healthz", server))
            page = served(f"http://127.0.0.1:{port}/", server)
        finally:
            server.terminate()
            server.wait()
    assert health["ok"], health
    assert b"<script" in page, "the wheel has no pages"
    how = "compiled" if compiled() else "as plain Python"
    print(f"{Path(spieltisch.__file__).parent}: {decisions} decisions {how}, {health['games']} games, page served")


if __name__ == "__main__":
    main()
