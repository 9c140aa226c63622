"""Every page: in German, at 360 px, with large letters, and without a fault that axe can find."""

import json
import os
import re
import urllib.request
from itertools import accumulate, product
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from tests.browser.conftest import DESK, PHONE, WEB, Open, picture
from tests.browser.hands import OPEN, click_moves, pick, play_on

ALL = list(
    product(spieltisch.games(), ["en", "de"], [(360, 740), DESK, (740, 360)])
)  # where every question is looked at
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


# A name holds the words that its thing shows, in their order and in one piece: so axe has it, and nothing is forgiven. But a
# drawing sets its figures apart (a price in a corner, lives on a heart), where a sentence says "6 energy": they are taken off
# before axe looks, as are the marks where a word may be broken; and what a name says in brackets is said, though axe passes
# over it. Our own rule holds for the figures: each is in the name, anywhere.
AXE_RUN = """async () => {
  const name = 'label-content-name-mismatch'
  const all = await axe.run(document, { resultTypes: ['violations'], rules: { [name]: { enabled: false } } })
  const parts = (text) => text.toLowerCase().replaceAll('\u00ad', '').match(/\\p{L}{3,}|\\p{N}+/gu) ?? []
  const texts = []
  for (const thing of document.querySelectorAll('.thing')) {
    const walk = document.createTreeWalker(thing, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) texts.push([walk.currentNode, thing, walk.currentNode.data])
  }
  const unsaid = texts.filter(([node]) => !node.parentNode.closest('title, style, [aria-hidden=true]')).flatMap(([, thing, text]) =>
    parts(text).filter((one) => !parts(thing.ariaLabel).includes(one))
      .map((one) => `${name}: ${thing.dataset.thing} shows "${one}", its name does not say it: ${thing.ariaLabel}`))
  const names = [...document.querySelectorAll('.thing')].map((thing) => [thing, thing.ariaLabel])
  for (const [thing, said] of names) thing.ariaLabel = said.replace(/[()]/g, ', ')
  for (const [node, , text] of texts) node.data = /\\p{L}{2,}/u.test(text) ? text.replaceAll('\u00ad', '') : ' '
  const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: [name] })
  for (const [node, , text] of texts) node.data = text
  for (const [thing, said] of names) thing.ariaLabel = said
  return [...all.violations, ...violations].map((one) =>
    `${one.id}: ${one.help}: ${one.nodes.slice(0, 4).map((node) => node.html.slice(0, 160)).join('; ')}`).concat(unsaid)
}"""


def axe(page: Page) -> list[str]:
    page.evaluate(AXE.read_text(encoding="utf-8") + ";0")
    return list(page.evaluate(AXE_RUN))


def wide(page: Page) -> int:
    """By how much the page is wider than the window."""
    return int(page.evaluate("() => document.documentElement.scrollWidth - innerWidth"))


def table(page: Page) -> None:
    page.locator("button.start").click()
    page.locator(".prompt").wait_for()
    page.locator(".thing.lit, .choice").first.wait_for()


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE, (360, 740)], ids=["desk", "phone", "360"])
def test_no_page_has_a_fault(size: tuple[int, int], dark: bool, visitor: Open) -> None:
    name = f"{size[0]}-{'dark' if dark else 'light'}"
    page = visitor("/", size=size, dark=dark)
    page.locator(".card").first.wait_for()
    faults = {"home": axe(page)}
    picture(page, f"home-{name}")
    assert wide(page) <= 0, "home"

    page.locator('.card[data-game="reef"]').click()
    page.locator("button.start").wait_for()
    for details in page.locator("summary").all():
        details.click()
    faults["new"] = axe(page)
    picture(page, f"new-{name}")
    assert wide(page) <= 0, "new"

    table(page)
    click_moves(page, 3)
    page.locator(".thing.lit").first.wait_for()
    faults["table"] = axe(page)
    picture(page, f"table-{name}")
    assert wide(page) <= 0, "table"

    page.get_by_role("button", name="Menu").click()
    faults["menu"] = axe(page)
    picture(page, f"menu-{name}")
    page.keyboard.press("Escape")

    page.goto(page.url.split("/t/")[0] + "/rules/reef#p5.3")
    page.locator("#p5\\.3").wait_for()
    faults["rules"] = axe(page)
    picture(page, f"rules-{name}")
    assert wide(page) <= 0, "rules"
    found = [f"{where}: {one}" for where, what in faults.items() for one in what]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", spieltisch.games())
def test_no_table_has_a_fault(game: str, visitor: Open) -> None:
    """Given a table, then axe finds nothing: at its first choice and in the middle, on a phone and on a desk, light and dark."""
    page = visitor(f"/new/{game}", size=(360, 740))
    table(page)
    picture(page, f"{game}-360")
    assert wide(page) <= 0
    faults = {"begin": axe(page)}
    click_moves(page, 10)
    page.locator(".thing.lit, .prompt .answer").first.wait_for()
    for dark in (False, True):
        page.emulate_media(color_scheme="dark" if dark else "light")
        for size in ((360, 740), DESK):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.wait_for_timeout(300)
            faults[f"{size[0]} {'dark' if dark else 'light'}"] = axe(page)
    assert not any(faults.values()), faults
    page.emulate_media(color_scheme="light")
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(page.url.split("/t/")[0] + f"/rules/{game}")
    page.locator("h1").wait_for()
    named = page.locator(".teach .labels li")  # the board, each number on something that is seen
    named.first.wait_for()
    expect(page.locator(".teach .table > b")).to_have_count(named.count())
    assert wide(page) <= 0
    assert not axe(page)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.wait_for_timeout(300)
    assert page.evaluate(SPILT) == [], "something of the picture lies over the words below it"


@pytest.mark.parametrize(("game", "language", "size"), ALL if os.environ.get("REACH") else [ALL[0], ALL[10]])
def test_no_question_of_a_game_has_a_fault(game: str, language: str, size: tuple[int, int], visitor: Open) -> None:
    """Given a game played by chance (to its end with REACH=1), then axe finds nothing at any question when it is first asked."""
    page = visitor(f"/new/{game}", size=size, lang=language)
    table(page)
    asked: set[str] = set()
    faults: list[str] = []
    for _ in range(1500 if os.environ.get("REACH") else 40):
        page.locator(f"{OPEN}, .table[data-over=yes]").first.wait_for(state="attached")
        if page.locator(".table").get_attribute("data-over") == "yes":
            break
        question = re.sub(r"\d+", "", page.locator(".prompt").inner_text()).partition("\n")[0]
        if question not in asked:
            asked.add(question)
            faults += [f"{question}: {fault}" for fault in axe(page)]
        page.evaluate(PRESS, OPEN)
        page.wait_for_timeout(20)
    assert not faults, faults
    assert len(asked) > 3, asked


# One click on something that may be clicked now.
PRESS = """(open) => {
  const things = [...document.querySelectorAll(open)]
  const one = things[Math.floor(Math.random() * things.length)]
  one?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
}"""


# What of the picture of the board reaches below it, over its words.
SPILT = """() => {
  const end = document.querySelector('.teach ol.labels').getBoundingClientRect().top
  return [...document.querySelectorAll('.teach .parts *')]
    .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > end + 1)
    .map((one) => one.className)
}"""


def test_german_at_once(visitor: Open) -> None:
    page = visitor("/")
    expect(page.get_by_role("heading", level=1)).to_have_text("Board games at one table")
    page.get_by_role("button", name="Deutsch").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Brettspiele an einem Tisch")
    page.locator('.card[data-game="reef"]').click()
    expect(page.locator("button.start")).to_contain_text("Jetzt spielen")
    table(page)
    expect(page.locator(".prompt")).to_contain_text("Setze deine Startkorallen")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    page.reload()
    expect(page.locator(".prompt")).to_contain_text("Setze deine Startkorallen")
    assert page.locator("text=/(web|choice|prompt|event)-[a-z]+/").count() == 0, "a message is missing"


@pytest.mark.parametrize("language", ["de", "en"])
def test_every_word_is_there_in_both_languages(language: str, server: str) -> None:
    def keys(path: str) -> set[str]:
        with urllib.request.urlopen(server + path) as answer:
            text = answer.read().decode()
        return {line.split(" =")[0] for line in text.splitlines() if line[:1].isalpha() and " =" in line}

    other = {"de": "en", "en": "de"}[language]
    assert keys(f"/api/text.{language}.ftl") == keys(f"/api/text.{other}.ftl")
    for folder in (WEB / "src" / "games").iterdir():
        mine, theirs = folder / f"words.{language}.ftl", folder / f"words.{other}.ftl"
        assert mine.exists() == theirs.exists()
        if mine.exists():
            listed = [
                {line.split(" =")[0] for line in path.read_text(encoding="utf-8").splitlines() if line[:1].isalpha()}
                for path in (mine, theirs)
            ]
            assert listed[0] == listed[1]


def test_large_letters(visitor: Open) -> None:
    page = visitor("/new/reef", text=200)
    table(page)
    assert wide(page) <= 0
    picture(page, "table-200-percent")
    assert page.locator(".thing.lit").first.bounding_box()


def test_replay_and_record(visitor: Open, tmp_path: Path) -> None:
    page = visitor("/new/reef")
    pick(page, "count", 2)
    table(page)
    play_on(page)
    page.get_by_role("link", name="Watch", exact=True).click()
    slider = page.get_by_role("slider")
    slider.wait_for()
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")
    page.get_by_role("button", name="One step on").click()
    expect(slider).to_have_value("2")
    told = page.locator(".log button").count()
    page.keyboard.press("End")
    assert page.locator(".log button").count() > told, "the log stands where the board stands"
    page.locator(".log button").nth(20).click()
    middle = int(slider.input_value())
    assert 2 < middle < int(slider.get_attribute("max") or 0)
    expect(page.locator(".log button").first).to_have_attribute("aria-current", "step")
    picture(page, "replay")
    assert not axe(page)
    shared = page.url
    again = visitor(shared.split("//", 1)[1].split("/", 1)[1].join(["/", ""]))
    expect(again.get_by_role("slider")).to_have_value(str(middle))
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="To the end").click()

    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game as a file").click()
    file = tmp_path / "record.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["game"] == "reef"

    home = visitor("/")
    home.locator('.bring input[type="file"]').set_input_files(file)
    home.locator(".table, .notice").wait_for()
    picture(home, "imported")
    assert "/t/" in home.url


FOLLOWED = """async () => {
  const seen = []
  const end = performance.now() + 4000
  while (performance.now() < end) {
    await new Promise(requestAnimationFrame)
    seen.push([Number(document.querySelector('input[type=range]').value), document.querySelectorAll('.log button').length])
  }
  return seen
}"""


def test_the_log_never_runs_ahead_of_the_board(visitor: Open, server: str) -> None:
    """Given a replay that plays by itself, then at any time the log tells what led here, and of what comes only what is shown."""
    page = visitor("/new/dolmengoetter")
    table(page)
    click_moves(page, 6)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator("dialog.standings").wait_for()
    id = page.url.rsplit("/", 1)[1]
    with urllib.request.urlopen(f"{server}/api/tables/{id}/replay?from=0") as answer:
        told = [0, *accumulate(len(step["events"]) for step in json.load(answer)["steps"])]  # before position n
    watching = visitor(f"/replay/{id}", speed="fast")
    watching.get_by_role("button", name="Play", exact=True).click()
    seen = [tuple(one) for one in watching.evaluate(FOLLOWED)]
    assert all(told[n + 1] <= lines <= told[min(n + 2, len(told) - 1)] for n, lines in seen)
    assert any(lines > told[n + 1] for n, lines in seen), "an event was being played"
    assert len({n for n, _ in seen}) > 2, "it went on"


def test_unknown_pages_say_so(visitor: Open) -> None:
    for path in ("/nowhere", "/new/chess", "/rules/chess", "/setup/chess", "/setup/chess/2", "/t/none", "/replay/none"):
        page = visitor(path)
        expect(page.locator(".notice")).to_be_visible()
        if "chess" in path:
            expect(page.locator(".notice")).to_contain_text("This game is not on the shelf")
        assert not axe(page)
