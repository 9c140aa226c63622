"""Several servers on one database, workers for their bots, and nginx before them, as compose.yaml arranges them."""

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx

from tests.table.playing import ROOT, Server, ended, free_port, serving

NGINX = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


@dataclass
class Arrangement:
    door: Server  # what people reach; without nginx the first server
    servers: list[Server]
    worker: subprocess.Popen[bytes]


@contextmanager
def arrangement(db: str, **settings: Any) -> Iterator[Arrangement]:
    with ExitStack() as stack:
        port = free_port()
        thinking = stack.enter_context(worker(port))
        servers = [stack.enter_context(serving(db, thinkers=f"127.0.0.1:{port}", **settings)) for _ in range(2)]
        door = stack.enter_context(proxy(servers)) if NGINX else servers[0]
        yield Arrangement(door, servers, thinking)


@contextmanager
def worker(port: int, workers: int = 1) -> Iterator[subprocess.Popen[bytes]]:
    command = [sys.executable, "-m", "spieltisch.table.workers", f"--port={port}", f"--workers={workers}"]
    process = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, stderr=subprocess.DEVNULL)
    try:
        yield process
    finally:
        process.terminate()
        ended(process)


@contextmanager
def proxy(servers: list[Server]) -> Iterator[Server]:
    """nginx with deploy/nginx.conf, on a free port of this machine."""
    assert NGINX is not None
    door = Server("", free_port())
    with tempfile.TemporaryDirectory(prefix="spieltisch-nginx-") as folder:
        Path(folder, "nginx.conf").write_text(configuration(door.port, servers, folder))
        rights = "user root; " if os.geteuid() == 0 else ""
        directives = f"{rights}daemon off; pid {folder}/pid; worker_processes 1;"
        process = subprocess.Popen([NGINX, "-c", f"{folder}/nginx.conf", "-e", f"{folder}/log", "-g", directives])
        try:
            wait_for(door)
            yield door
        finally:
            process.terminate()
            ended(process)


def configuration(port: int, servers: list[Server], folder: str) -> str:
    text = (ROOT / "deploy" / "nginx.conf").read_text()
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};")
    for number, server in enumerate(servers, 1):
        text = text.replace(f"server table-{number}:8000;", f"server 127.0.0.1:{server.port};")
    places = "".join(f"  {name}_temp_path {folder}/{name};\n" for name in TEMPORARY)
    return text.replace("http {\n", "http {\n" + places)


def wait_for(door: Server) -> None:
    for _ in range(200):
        try:
            if door.get("/healthz").status_code == 200:
                return
        except httpx.HTTPError:
            pass
        time.sleep(0.05)
    raise AssertionError("nginx did not start")
