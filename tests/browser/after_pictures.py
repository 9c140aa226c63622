"""Pictures of what comes after the game: end, analysis, exercise, puzzle and home, to be looked at one by one.

    python -m tests.browser.after_pictures [game ...] [--pages home,end] [--lang de] [--out screenshots/after]

Each game is one of bots, brought as a record and analysed by the pages' own device, which also has a game of it under way.
"""

import argparse
import json
import tempfile
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, sync_playwright

import spieltisch
from spieltisch.coach.selfplay import played
from tests.browser.conftest import DESK, FLAGS, PHONE, SHOTS, Server, chromium
from tests.browser.pictures import sheet

SIZES = [DESK, PHONE, (360, 640), (768, 1024)]
SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
READY = {
    "home": ".running .thumbnail .board",
    "practice": "main li",
    "end": "dialog.standings ol .piece",
    "analysis": "[aria-labelledby=accounts-title]",
    "exercise": ".prompt",
    "puzzle": ".prompt",
}


def visit(browser: Browser, url: str, lang: str) -> Page:
    context = browser.new_context(reduced_motion="reduce", service_workers="block")
    settings = {"lang": lang, "speed": "off", "name": "Ada", "level": "easy"}
    context.add_init_script(f"localStorage.setItem('spieltisch-settings', {json.dumps(json.dumps(settings))})")
    page = context.new_page()
    page.set_default_timeout(120_000)
    page.goto(url)
    page.locator(".card").first.wait_for()
    return page


def ask(page: Page, url: str, path: str, body: Any = None) -> Any:
    headers = {"origin": url}
    answer = (
        page.request.post(url + path, data=body, headers=headers) if body is not None else page.request.get(url + path)
    )
    return answer.json()


def addresses(page: Page, url: str, id: str) -> dict[str, str]:
    """A finished game that was analysed, and one that waits for this device; where its pages are."""
    record = played(id, ["random", "easy", "easy"], 3)
    record.names = ["Ada", "Bo", "Konstantin der Große"][: record.seats]
    table = ask(page, url, "/api/records", json.loads(record.dumps()))["table"]
    own = [n for n, (_, seat) in enumerate(record.moves) if seat == 0]
    ask(page, url, f"/api/tables/{table}/from", {"n": own[2 * len(own) // 3], "seat": 0})
    found = ask(page, url, f"/api/tables/{table}/analysis", {})
    while found["status"] == "running":
        page.wait_for_timeout(500)
        found = ask(page, url, f"/api/tables/{table}/analysis")
    n = next((one["costliest"][0] for one in found["analysis"]["accounts"] if one["costliest"]), None)
    exercise = {} if n is None else {"exercise": f"/t/{table}/exercise?n={n}"}
    at = len(record.moves) // 2 if n is None else n
    return {"end": f"/t/{table}", "analysis": f"/t/{table}/analysis?n={at}", "puzzle": f"/puzzle/{id}?n=3"} | exercise


def take(page: Page, url: str, path: str, ready: str, out: Path, name: str, whole: bool) -> None:
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        files = []
        for wide, high in SIZES:
            page.set_viewport_size({"width": wide, "height": high})
            page.goto(url + path)
            page.locator(ready).first.wait_for()
            page.wait_for_timeout(1200)
            files.append(out / f"{name}-{wide}x{high}-{scheme}.png")
            page.screenshot(path=str(files[-1]), full_page=whole)
        sheet(page, files, out / f"sheet-{name}-{scheme}.png", 700)
    print(name, flush=True)


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    args.add_argument("games", nargs="*", default=spieltisch.games())
    args.add_argument("--pages", default=",".join(READY))
    args.add_argument("--lang", default="de")
    args.add_argument("--out", type=Path, default=SHOTS / "after")
    wish = args.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    wanted = wish.pages.split(",")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            page = visit(browser, server.url, wish.lang)
            places = {game: addresses(page, server.url, game) for game in wish.games}
            for name in {"home": "/", "practice": "/practice"}.items():
                if name[0] in wanted:
                    take(page, server.url, name[1], READY[name[0]], wish.out, name[0], True)
            for game, paths in places.items():
                for what in [one for one in paths if one in wanted]:
                    take(page, server.url, paths[what], READY[what], wish.out, f"{what}-{game}", what == "analysis")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
