"""What does a visit of the site load, how long do bots think there, and does the page stay fluent meanwhile?

    python bench/site_bots.py [--core 0] [--levels easy,medium] [game ...]

Server and browser answer at the same positions, spread over a game of greedy bots with as many seats as can be: a
server with its compiled rules, and the worker of the site (docs/site.md) with Pyodide and the limit of seconds that it
gives a bot. All of it shares one core. Then somebody plays against bots of the level medium for some seconds, with
animations, and the page reports every task of more than 50 ms that kept its thread busy.
"""

import argparse
import inspect
import json
import os
import sys
import tempfile
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from board_fluency import LIMIT, long_tasks  # noqa: E402
from playwright.sync_api import Browser, Page, Worker, sync_playwright  # noqa: E402
from tests.browser.conftest import FLAGS, chromium  # noqa: E402
from tests.browser.folder import UNDER, Files, served  # noqa: E402
from tests.browser.hands import wait_until  # noqa: E402

import spieltisch  # noqa: E402
from spieltisch._pure import compiled  # noqa: E402
from spieltisch.bots import KINDS  # noqa: E402
from spieltisch.coach.selfplay import played  # noqa: E402
from spieltisch.engine.play import asks  # noqa: E402
from spieltisch.site.writing import weight  # noqa: E402

POSITIONS = 24
BOUND = 1.5  # seconds that easy and medium may take
SECONDS = 20.0  # to play on each board


def thinking(asked: list[list[Any]], level: str) -> list[float]:
    """Seconds of each answer. Its source is run in the worker, too."""
    import time

    from spieltisch.table.bots import choose

    found = []
    for question in asked:
        began = time.perf_counter()
        choose(*question, level)
        found.append(time.perf_counter() - began)
    return found


def questions(game: str) -> list[list[Any]]:
    """What ``choose`` is asked at positions with a real choice, spread over a game."""
    seats = spieltisch.game(game).seats[-1]
    record = played(game, ["greedy"] * seats, seed=7)
    state, real = record.start(), []
    for n, (action, seat) in enumerate(record.moves):
        if seat >= 0 and asks(state, seat):
            real.append([game, record.version, seats, record.options, record.moves[:n], seat])
        state.step(action, seat)
    return [real[at * (len(real) - 1) // (POSITIONS - 1)] for at in range(POSITIONS)]


def in_worker(worker: Worker, asked: list[list[Any]], level: str) -> list[float]:
    source = f"""
import json
from typing import Any
from spieltisch.site.worker import hurried
{inspect.getsource(thinking)}
json.dumps(thinking(json.loads({json.dumps(asked)!r}), hurried({level!r})))"""
    found: list[float] = json.loads(worker.evaluate("source => self.python.runPython(source)", source))
    return found


def answers(browser: Browser, url: str, games: list[str], levels: list[str]) -> None:
    context = browser.new_context()
    page = context.new_page()
    page.goto(url)
    ready(page)
    print(f"seconds of an answer{'server':>27}{'browser':>23}\n{'':30} median  longest      median  longest")
    for game in games:
        asked = questions(game)
        for level in levels:
            there, here = thinking(asked, level), in_worker(page.workers[0], asked, level)
            late = "above 1.5 s" if level in ("easy", "medium") and max(here) > BOUND else ""
            figures = f"{median(there):8.3f} {max(there):8.3f}    {median(here):8.3f} {max(here):8.3f}"
            print(f"{game:20} {level:8} {figures}   {late}", flush=True)
    context.close()


def visits(browser: Browser, files: Files) -> None:
    """What is asked for until the home page stands, until a game can begin, and by the next visit."""
    context = browser.new_context()
    files.python_may_come.clear()
    page = context.new_page()
    page.goto(files.url)
    page.locator(".card .tagline").last.wait_for()
    page.locator(".news progress").wait_for()
    shown = [path for path in files.asked if "/python-" not in path and "/pyodide-" not in path]  # which is on its way
    told("first visit, until the games are shown", shown, files)
    files.python_may_come.set()
    wait_until(lambda: bool(page.evaluate("navigator.serviceWorker.controller !== null")), 120)
    told("first visit, until all of it works offline", files.asked, files)
    page.close()
    files.asked.clear()
    page = context.new_page()
    page.goto(files.url)
    ready(page)
    told("second visit", files.asked, files)
    context.close()


def told(visit: str, asked: list[str], files: Files) -> None:
    """The bytes of these files as a host sends them, packed; each once, since the browser keeps it."""
    names = {path.removeprefix(f"/{UNDER}/") or "index.html" for path in asked}
    bytes = sum(weight(name, (files.site / name).read_bytes()) for name in names)
    print(f"{visit:44} {len(names):4} files {bytes / 1000:9,.1f} kB")


def ready(page: Page) -> None:
    page.locator(".news").wait_for(state="attached")
    wait_until(lambda: page.locator(".news progress").count() == 0, 120)


def fluency(browser: Browser, url: str, games: list[str]) -> None:
    print(f"while medium bots think      long tasks   longest   ({SECONDS:.0f} s each)")
    for game in games:
        tasks = long_tasks(browser, url, game, SECONDS, "medium")
        longest = max(tasks, default=0)
        print(f"{game:28} {len(tasks):10} {longest:6.0f} ms   {'' if longest <= LIMIT else 'above 100 ms'}", flush=True)


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    args.add_argument("games", nargs="*", default=spieltisch.games())
    args.add_argument("--levels", default=",".join(KINDS), help="which bots, with commas; all if left out")
    args.add_argument("--core", type=int, default=0, help="which core all of it shares")
    wish = args.parse_args()
    print(
        f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; rules compiled: {compiled()}"
    )
    os.sched_setaffinity(0, {wish.core})
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as files, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            visits(browser, files)
            answers(browser, files.url, wish.games, wish.levels.split(","))
            fluency(browser, files.url, wish.games)
        finally:
            browser.close()


if __name__ == "__main__":
    main()
