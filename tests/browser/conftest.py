"""A real browser at a real server: the pages are built when they are older than their source."""

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
BUILT = ROOT / "src" / "spieltisch" / "table" / "static" / "index.html"
SHOTS = ROOT / "screenshots"
FLAGS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
DESK = (1280, 800)
PHONE = (390, 844)


def chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    pytest.fail("The browser tests need Chromium: apt-get install chromium", pytrace=False)


def stale() -> bool:
    if not BUILT.exists():
        return True
    sources = [path for path in WEB.rglob("*") if "node_modules" not in path.parts and path.is_file()]
    return max(path.stat().st_mtime for path in sources) > BUILT.stat().st_mtime


@pytest.fixture(scope="session")
def built() -> None:
    """The pages, built once if they are stale."""
    if not stale():
        return
    if not (WEB / "node_modules").exists():
        subprocess.run(["npm", "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True)
    subprocess.run(["npm", "run", "build"], cwd=WEB, check=True)


class Server:
    """A server of its own, that can be stopped and started again on the same port and database."""

    def __init__(self, folder: Path, pause: float = 0.0) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        self.url = f"http://127.0.0.1:{self.port}"
        self.folder = folder
        self.pause = pause
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, serve: Sequence[str] = (sys.executable, "-m", "spieltisch.table"), cwd: Path = ROOT) -> None:
        command = [*serve, "--port", str(self.port)]
        command += ["--db", f"sqlite:///{self.folder / 'table.sqlite'}", "--bot-pause", str(self.pause)]
        command += ["--workers", "1", "--log", "warning", "--analysis", "25"]
        paths = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
        ours = {"PYTHONPATH": paths} if cwd == ROOT else {}
        self.process = subprocess.Popen(command, env=os.environ | ours, cwd=cwd)
        for _ in range(600):
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                assert self.process.poll() is None, "the server did not start"
                time.sleep(0.1)
        pytest.fail("the server does not answer", pytrace=False)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(timeout=20)
            self.process = None


@pytest.fixture(scope="session")
def server(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    one = Server(tmp_path_factory.mktemp("table"))
    one.start()
    yield one.url
    one.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        one = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield one
        one.close()


Open = Callable[..., Page]


@pytest.fixture
def visitor(browser: Browser, server: str) -> Iterator[Open]:
    """Opens a page as a new visitor, with settings of their own. Any error in the page fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def come(path: str = "/", size: tuple[int, int] = DESK, url: str = server, **wishes: object) -> Page:
        dark = bool(wishes.pop("dark", False))
        touch = bool(wishes.pop("touch", False))
        settings = {"lang": "en", "speed": "off", "name": "Ada", "level": "random"} | wishes
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            has_touch=touch,
            reduced_motion="reduce",
            locale="en-GB",
            service_workers="block",  # what a test finds in a cache would be another test's
        )
        context.add_init_script(
            "if (!localStorage.getItem('spieltisch-settings'))"
            f" localStorage.setItem('spieltisch-settings', {json.dumps(json.dumps(settings))})"
        )
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda line: troubles.append(line.text) if is_trouble(line.type, line.text) else None)
        page.goto(url + path)
        return page

    yield come
    for context in contexts:
        context.close()
    assert not troubles, troubles


def is_trouble(kind: str, text: str) -> bool:
    """Errors that the page makes itself; a server that is gone for a moment is none."""
    return kind == "error" and "WebSocket" not in text and "net::ERR" not in text and "status of 404" not in text


def picture(page: Page, name: str) -> None:
    SHOTS.mkdir(exist_ok=True)
    page.screenshot(path=str(SHOTS / f"{name}.png"))
