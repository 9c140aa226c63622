"""Every page: in German, at 360 px, with large letters, and without a fault that axe can find."""

import json
import urllib.request
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from tests.browser.conftest import DESK, PHONE, WEB, Open, picture
from tests.browser.hands import click_moves, pick, play_on

AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"


# axe wants the letters of a name in one piece and in the order of the page, which a drawing does not have: a card shows its
# price, its name and its effect in three corners. So for pieces, and only for them, our own rule, which is stricter in
# what it looks at: every word on the piece, drawn or written, is in its name.
AXE_RUN = """async () => {
  const name = 'label-content-name-mismatch'
  const all = await axe.run(document, { resultTypes: ['violations'], rules: { [name]: { enabled: false } } })
  const names = await axe.run({ exclude: [['.thing']] }, { resultTypes: ['violations'], runOnly: [name] })
  const words = (text) => text.toLowerCase().match(/\\p{L}{3,}/gu) ?? []
  const unsaid = [...document.querySelectorAll('.thing')].flatMap((thing) => {
    const seen = thing.cloneNode(true)
    seen.querySelectorAll('title, style, [aria-hidden=true]').forEach((one) => one.remove())
    const said = words(thing.getAttribute('aria-label'))
    return words([...seen.querySelectorAll('*')].concat(seen).flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data)).join(' '))
      .filter((word) => !said.includes(word)).map((word) => `${name}: ${thing.dataset.thing} shows "${word}", its name does not say it`)
  })
  return [...all.violations, ...names.violations].map((one) =>
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
    page = visitor(f"/new/{game}", size=(360, 740))
    table(page)
    picture(page, f"{game}-360")
    assert wide(page) <= 0
    assert not axe(page)
    page.goto(page.url.split("/t/")[0] + f"/rules/{game}")
    page.locator("h1").wait_for()
    named = page.locator(".teach .labels li")  # the board, each number on something that is seen
    named.first.wait_for()
    expect(page.locator(".teach .table > b")).to_have_count(named.count())
    assert wide(page) <= 0
    assert not axe(page)


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


def test_unknown_pages_say_so(visitor: Open) -> None:
    for path in ("/nowhere", "/new/chess", "/rules/chess", "/t/none", "/replay/none"):
        page = visitor(path)
        expect(page.locator(".notice")).to_be_visible()
        assert not axe(page)
