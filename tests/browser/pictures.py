"""Pictures of a table in the middle of a turn, at every size, light and dark, to be looked at one by one.

    python -m tests.browser.pictures [game ...] [--at 6,14] [--text 100] [--lang de] [--out screenshots/sizes]

A game is played by touch at the phone's size; at each of the moments given (the numbers of its questions) the same
table is shown at every size of ``make reach``, and a sheet of them is made beside the pictures.
"""

import argparse
import json
import random
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

import spieltisch
from tests.browser.conftest import FLAGS, PHONE, SHOTS, Server, chromium
from tests.browser.hands import number
from tests.browser.reach import LOOK, Found, asked, take_note, tap
from tests.browser.test_reach import SIZES, level, sit_down

SHEET = """<style>
body {{ margin: 8px; font: 14px sans-serif; background: #888; display: flex; flex-wrap: wrap; gap: 8px }}
figure {{ margin: 0 }} img {{ height: {high}px; display: block }}
</style>{figures}"""


def begin(browser: Browser, url: str, game: str, text: int, lang: str) -> Page:
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True, reduced_motion="reduce"
    )
    settings = {"lang": lang, "speed": "off", "name": "Ada", "level": level(game), "text": text}
    context.add_init_script(f"localStorage.setItem('spieltisch-settings', {json.dumps(json.dumps(settings))})")
    page = context.new_page()
    sit_down(page, url, game, "last")
    return page


def moments(page: Page, wanted: list[int], chance: random.Random) -> Iterator[int]:
    """Plays by touch and stops at each of these questions."""
    question, n = 0, -1
    while question < max(wanted) and page.locator(".table").get_attribute("data-over") != "yes":
        if not asked(page):
            page.wait_for_timeout(30)
            continue
        if number(page) != n:
            n = number(page)
            question += 1
            if question in wanted:
                yield question
                continue  # it was shown at other sizes: first it comes to rest again
        take_note(page)
        answers = page.evaluate(LOOK)["answers"]
        tap(page, chance.choice(answers), Found())


def take(page: Page, out: Path, name: str) -> None:
    """The table as it stands, at every size, light and dark, and a sheet of each."""
    schemes: tuple[Literal["light", "dark"], ...] = ("light", "dark")
    for scheme in schemes:
        page.emulate_media(color_scheme=scheme)
        files = []
        for wide, high in SIZES:
            page.set_viewport_size({"width": wide, "height": high})
            page.wait_for_timeout(250)
            files.append(out / f"{name}-{wide}x{high}-{scheme}.png")
            page.screenshot(path=str(files[-1]))
        sheet(page, files[:4], out / f"sheet-{name}-{scheme}-phone.png", 640)
        sheet(page, files[4:], out / f"sheet-{name}-{scheme}-large.png", 560)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def sheet(page: Page, files: list[Path], to: Path, high: int) -> None:
    browser = page.context.browser
    assert browser
    canvas = browser.new_page(viewport={"width": 1500, "height": 800})
    source = to.with_suffix(".html")
    figures = "".join(f'<figure><img src="{file.name}">{file.stem}</figure>' for file in files)
    source.write_text(SHEET.format(high=high, figures=figures), encoding="utf-8")
    canvas.goto(source.as_uri())
    canvas.screenshot(path=str(to), full_page=True)
    canvas.close()
    source.unlink()


def main() -> None:
    args = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    args.add_argument("games", nargs="*", default=spieltisch.games())
    args.add_argument("--at", default="6,14")
    args.add_argument("--text", type=int, default=100)
    args.add_argument("--lang", default="de")
    args.add_argument("--seed", default="1")
    args.add_argument("--out", type=Path, default=SHOTS / "sizes")
    wish = args.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        try:
            for game in wish.games:
                page = begin(browser, server.url, game, wish.text, wish.lang)
                for at in moments(page, [int(one) for one in wish.at.split(",")], random.Random(wish.seed)):
                    take(page, wish.out, f"{game}-{wish.text}-{at}")
                    print(f"{game}: question {at}")
        finally:
            browser.close()
            server.stop()


if __name__ == "__main__":
    main()
