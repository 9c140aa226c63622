"""The table as a folder of files: a plain file server hands it out, under a sub-path, and the rules run in the browser."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import spieltisch
from tests.browser.conftest import DESK, PHONE, Open, is_trouble, picture
from tests.browser.folder import UNDER, Files, served
from tests.browser.hands import OPEN, click_moves, number, pick, play_on, start, wait_until
from tests.browser.test_after import bring

ROOT = Path(__file__).parents[2]
PLAYTHROUGHS = ROOT / "tests" / "playthroughs"
# Random bots are the quickest, but among them a game of Antler Island goes on for thousands of moves.
LEVELS = {"antler_island": "greedy"}


@pytest.fixture(scope="module")
def files(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Files]:
    with served(tmp_path_factory.mktemp("files")) as one:
        yield one


Come = Callable[..., Page]


@pytest.fixture
def come(browser: Browser, files: Files) -> Iterator[Come]:
    """Opens the site as a new visitor, or again in the same browser. Any error in the page fails the test."""
    contexts: list[BrowserContext] = []
    troubles: list[str] = []

    def open_page(at: str = "", size: tuple[int, int] = DESK, again: Page | None = None, **wishes: object) -> Page:
        settings = {"lang": "en", "speed": "off", "name": "Ada", "level": "random"} | wishes
        if again is None:
            contexts.append(
                browser.new_context(
                    viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce", locale="en-GB"
                )
            )
            contexts[-1].add_init_script(
                "if (!localStorage.getItem('spieltisch-settings'))"
                f" localStorage.setItem('spieltisch-settings', {json.dumps(json.dumps(settings))})"
            )
        page = (again.context if again else contexts[-1]).new_page()
        page.set_default_timeout(90_000)
        page.on("pageerror", lambda error: troubles.append(str(error)))
        page.on("console", lambda line: troubles.append(line.text) if is_trouble(line.type, line.text) else None)
        page.goto(files.url + at)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert not troubles, troubles


def ready(page: Page) -> None:
    """Wait until Python has come."""
    page.locator(".news").wait_for(state="attached")
    expect(page.locator(".news progress")).to_have_count(0, timeout=90_000)


def kept(page: Page) -> None:
    """Wait until everything is there for the next visit."""
    ready(page)
    wait_until(lambda: bool(page.evaluate("navigator.serviceWorker.controller !== null")), 90)


def exported(page: Page, folder: Path) -> Path:
    """The record of the finished game that is shown, as a person saves it."""
    page.locator("dialog.standings a[href*='/replay/']").click()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as download:
        page.get_by_text("Save the game").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def open_file(page: Page, record: Path) -> None:
    """A saved game, opened from the home page."""
    page.get_by_label("Open a game from a file").set_input_files(record)
    page.locator("dialog.standings li").first.wait_for()


def go_on(page: Page) -> None:
    """From the home page to the game that is not over."""
    page.locator(".running a").click()
    page.locator(".prompt").wait_for()


# The first visit


def test_home_and_set_up_do_not_wait_for_python(come: Come, files: Files) -> None:
    """Given Python that does not come, then games and set-up are there, and play begins when it has come."""
    files.python_may_come.clear()
    try:
        page = come(size=PHONE)
        expect(page.locator(".card")).to_have_count(len(spieltisch.games()))
        expect(page.locator(".news progress")).to_be_visible()
        picture(page, "site-coming")
        page.locator('.card[data-game="reef"]').click()
        start_button, bar = page.locator("button.start"), page.locator(".news p")
        start_button.wait_for()
        foot, top = (
            one.evaluate(f"node => node.getBoundingClientRect().{edge}")
            for one, edge in ((start_button, "bottom"), (bar, "top"))
        )
        assert foot <= top, "the bar covers the button"
        pick(page, "count", 2)
        start_button.click()
        expect(page.locator(".news progress")).to_be_visible()
    finally:
        files.python_may_come.set()
    page.locator(".prompt").wait_for()


def test_it_asks_for_nothing_beside_its_folder_and_can_be_installed(come: Come, files: Files) -> None:
    files.asked.clear()
    page = come("#/puzzle/reef")
    page.locator(".prompt").wait_for()
    kept(page)
    assert [path for path in files.asked if not path.startswith(f"/{UNDER}/")] == []
    again = {
        path for path in files.asked if files.asked.count(path) > 1 and ("/pyodide-" in path or "/python-" in path)
    }
    assert again == set(), "Python is loaded once"
    policy = page.locator("meta[http-equiv=Content-Security-Policy]").get_attribute("content") or ""
    assert "default-src 'none'" in policy
    assert "unsafe-inline" not in policy
    assert "'unsafe-eval'" not in policy
    session = page.context.new_cdp_session(page)
    wrong = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in wrong if one["errorId"] != "in-incognito"] == []
    manifest = session.send("Page.getAppManifest")
    assert manifest["errors"] == []
    assert urljoin(manifest["url"], json.loads(manifest["data"])["start_url"]) == files.url


# Whole games


@pytest.mark.parametrize("game", ["antler_island", "dolmengoetter", "poseidons_kingdom"])
def test_a_person_against_two_bots(game: str, come: Come) -> None:
    page = come()
    start(page, game, level=LEVELS.get(game, "random"))
    page.locator(OPEN).first.wait_for()
    click_moves(page, 8)
    picture(page, f"site-{game}")
    play_on(page, seconds=300)
    expect(page.locator("dialog.standings li")).to_have_count(3)


def test_closed_in_the_middle_and_opened_again_the_game_goes_on_and_its_record_opens_on_a_server(
    come: Come, visitor: Open, server: str, tmp_path: Path
) -> None:
    page = come()
    start(page, "king_of_tokyo")
    click_moves(page, 10)
    reached, table = number(page), page.url
    page.close()

    page = come(again=page)
    go_on(page)
    assert page.url == table
    assert number(page) >= reached

    play_on(page, seconds=300)
    record = exported(page, tmp_path)
    assert spieltisch.Record.loads(record.read_text(encoding="utf-8")).finished

    there = visitor("/")
    open_file(there, record)
    expect(there.locator("dialog.standings")).to_contain_text("Ada")


def test_offline_after_the_first_visit_and_the_second_loads_only_the_version_file(come: Come, files: Files) -> None:
    page = come()
    start(page, "reef")
    click_moves(page, 6)
    kept(page)
    page.close()

    files.asked.clear()
    page = come(again=page)
    ready(page)
    assert {path for path in files.asked if "sw.js" not in path} == set()

    page.context.set_offline(True)
    page.reload()
    go_on(page)
    play_on(page, seconds=200)
    expect(page.locator("dialog.standings li")).to_have_count(3)


def test_round_one_screen_a_curtain_hides_the_next_hand(come: Come) -> None:
    page = come("#/new/reef", size=PHONE)
    page.get_by_text("One screen").click()
    pick(page, "count", 2)
    page.locator("button.start").click()
    for _ in range(2):
        page.locator(".curtain .first").wait_for()
        assert page.locator(OPEN).count() == 0
        page.locator(".curtain .first").click()
        page.locator(".curtain").wait_for(state="detached")
        page.locator(OPEN).first.wait_for()
        before = number(page)
        page.evaluate(
            """async (open) => { while (!document.querySelector('.curtain')) {
              document.querySelector(open)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
              await new Promise((done) => setTimeout(done, 30)) } }""",
            OPEN,
        )
        assert number(page) > before


# Records, rules, secrets


def test_a_record_of_a_server_opens_here_with_replay_and_analysis(
    come: Come, visitor: Open, server: str, tmp_path: Path
) -> None:
    there = visitor(f"/t/{bring(server, 'dolmengoetter')}")
    record = exported(there, tmp_path)

    page = come()
    open_file(page, record)
    expect(page.locator("dialog.standings")).to_contain_text("Ada")
    page.locator("dialog.standings").get_by_role("link", name="Analyse").click()
    page.get_by_role("button", name="Analyse the game").click()
    wait_until(lambda: page.locator("main progress").evaluate("one => one.value") >= 3, 60)


def test_the_rules_in_the_worker_are_the_same_to_the_bit(come: Come) -> None:
    page = come()
    ready(page)
    worker = page.workers[0]
    for name in ("testing.py", "engine/seen.py"):  # what tells a game is no part of the archive
        source = (ROOT / "src" / "spieltisch" / name).read_text(encoding="utf-8")
        worker.evaluate(
            "([name, text]) => self.python.FS.writeFile(name, text)", [f"/spieltisch/spieltisch/{name}", source]
        )
    words = "LANGUAGES = Words = lesson_messages = rules_text = None"
    worker.evaluate("text => self.python.FS.writeFile('/spieltisch/spieltisch/words.py', text)", words)
    for file in sorted(PLAYTHROUGHS.glob("*.txt")):
        id, seats = file.stem.rsplit("-", 1)
        told = f"from spieltisch.testing import playthrough\nplaythrough({id!r}, {seats})"
        assert worker.evaluate("source => self.python.runPython(source)", told) == file.read_text(encoding="utf-8"), id


def test_the_page_never_hears_what_its_seat_may_not_know(come: Come) -> None:
    """Given a game of Reef with hidden hands, when all that the worker tells the page is written down, then no card of
    another's hand is in it but those that were seen to be taken."""
    page = come()
    page.evaluate("window.heard = []; addEventListener('message', () => {})")
    page.add_init_script(
        """window.heard = []; const real = window.Worker
        window.Worker = class extends real { constructor(...all) { super(...all)
          this.addEventListener('message', ({ data }) => data.data && window.heard.push(data.data)) } }"""
    )
    page.reload()
    start(page, "reef")
    click_moves(page, 10)
    heard = [json.loads(text) for text in page.evaluate("window.heard")]
    states = [one for one in heard if one["type"] == "state" and one["view"]]
    assert states
    for state in states:
        assert state["view"]["seat"] == state["me"][0]
        hands = [player.get("hand") for player in state["view"]["players"]]
        assert all(not isinstance(hand, list) for seat, hand in enumerate(hands) if seat != state["view"]["seat"])


def test_what_needs_a_server_is_said(come: Come) -> None:
    page = come("#/new/reef")
    expect(page.get_by_text("Friends on other devices need a table on a server")).to_be_visible()
    assert page.get_by_text("With friends").count() == 0


# Versions


def test_a_new_version_is_announced_and_never_mixed(come: Come, files: Files) -> None:
    """Given a visitor with an old version, when the folder has a new one, then the old one is shown whole until asked."""
    page = come()
    kept(page)
    index, worker = files.site / "index.html", files.site / "sw.js"
    before = index.read_text(encoding="utf-8"), worker.read_text(encoding="utf-8")
    try:
        index.write_text(before[0].replace("<title>Spieltisch", "<title>Spieltisch 2"), encoding="utf-8")
        listed = json.loads(before[1].split("const FILES = ", 1)[1].split("\n", 1)[0])
        worker.write_text(before[1].replace(listed["index.html"], "0123456789"), encoding="utf-8")
        page.reload()
        button = page.get_by_role("button", name="Load it now")
        button.wait_for()
        assert "Spieltisch 2" not in page.evaluate("fetch('./').then((one) => one.text())")
        with page.expect_navigation():
            button.click()
        assert "Spieltisch 2" in page.evaluate("fetch('./').then((one) => one.text())")
    finally:
        index.write_text(before[0], encoding="utf-8")
        worker.write_text(before[1], encoding="utf-8")


def test_at_a_server_the_pages_say_without_a_connection_that_the_tables_wait(browser: Browser, server: str) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    page.goto(server)
    wait_until(lambda: bool(page.evaluate("navigator.serviceWorker.controller !== null")))
    page.reload()  # what was looked at is kept
    page.locator(".card .tagline").last.wait_for()
    context.set_offline(True)
    page.reload()
    expect(page.locator(".news")).to_contain_text("Your tables are waiting")
    expect(page.locator(".card")).to_have_count(len(spieltisch.games()))
    context.close()
