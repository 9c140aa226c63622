"""Do the boards stay fluent while bots play? The browser's own long tasks, in the middle of a game of each.

    python bench/board_fluency.py [seconds of each game]

Somebody clicks what glows twice a second at a table with greedy bots, animations on. The page reports every task of
more than 50 ms that kept its thread busy (PerformanceObserver, longtask); none may pass 100 ms. The load of the machine
stands beside the figures: another program that takes the core makes tasks longer than they are.
"""

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / "src")]

from playwright.sync_api import Browser, sync_playwright  # noqa: E402
from tests.browser.conftest import FLAGS, Server, chromium  # noqa: E402
from tests.browser.hands import OPEN, PLAY_ON, start  # noqa: E402

import spieltisch  # noqa: E402

LIMIT = 100  # milliseconds
PAUSE = 500  # milliseconds between two clicks
WATCH = """() => {
  window.tasks = []
  const seen = (list) => list.getEntries().forEach((task) => window.tasks.push(task.duration))
  new PerformanceObserver(seen).observe({ type: 'longtask' })
}"""


def long_tasks(browser: Browser, url: str, game: str, seconds: float, level: str = "greedy") -> list[float]:
    """Milliseconds of every long task from the third second of a game on."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB")
    page = context.new_page()
    page.goto(url)
    start(page, game, max(spieltisch.new(game).seats, 3), level)
    page.evaluate(PLAY_ON, [3, OPEN])
    page.evaluate(WATCH)
    page.evaluate(PLAY_ON, [seconds, OPEN, PAUSE])
    tasks: list[float] = page.evaluate("window.tasks")
    context.close()
    return tasks


def main() -> None:
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 20.0
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"{'game':20} {'long tasks':>10} {'longest':>8}   ({seconds:.0f} s each)")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), pause=0.4)
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in spieltisch.games():
                tasks = long_tasks(browser, server.url, game, seconds)
                longest = max(tasks, default=0)
                print(f"{game:20} {len(tasks):10} {longest:5.0f} ms   {'' if longest <= LIMIT else 'above 100 ms'}")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
