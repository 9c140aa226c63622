"""The table as a folder of files: a plain file server hands it out, under a sub-path, and the rules run in the browser."""

import json
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

import spieltisch
from spieltisch.table.files import STATIC
from tests.browser.conftest import DESK, PHONE, Open, is_trouble, picture
from tests.browser.folder import UNDER, Files, handed_out, renewed, served
from tests.browser.hands import OPEN, click_moves, number, pick, play_on, start, wait_until
from tests.browser.test_after import bring
from tests.table.playing import changed

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

    def open_page(
        at: str = "",
        size: tuple[int, int] = DESK,
        again: Page | None = None,
        breaks: bool = False,
        url: str = files.url,
        **wishes: object,
    ) -> Page:
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
        if not breaks:
            page.on("console", lambda line: troubles.append(line.text) if is_trouble(line.type, line.text) else None)
        page.goto(url + at)
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


# What is asked

# Where friends play from other devices, and what packages of their own bring: nothing of it is in a folder of files.
NEED_A_SERVER = {"/api/move-in", "/api/move-out", "/api/games/reef/board.js"}


def calls() -> set[str]:
    """All that the pages ask for, with a game or a table where it is named."""
    sources = [path for path in (ROOT / "web" / "src").rglob("*") if path.suffix in (".ts", ".svelte")]
    named = {found for path in sources for found in re.findall(r"['\"`](/api/[^'\"`?]+)", path.read_text("utf-8"))}
    named = {one.replace("${scope}${part}", "reef/text") for one in named if not one.endswith("/tables/")}
    return {re.sub(r"\$\{.*?\}", "reef", re.sub(r"\$\{[\w.]*lang\}", "en", one)) for one in named}


def test_whatever_the_pages_ask_for_has_somebody_who_answers(files: Files) -> None:
    """Given the calls of the pages; then each is answered by the worker, or lies in the folder as a file."""
    source = (ROOT / "web" / "src" / "site" / "home.ts").read_text("utf-8")
    pattern = re.search(r"if \(!/(.+)/\.test\(path\)\)\s+return fetch", source)
    assert pattern
    place = next(files.site.glob("files-*"))
    written = {f"/api/{path.relative_to(place).as_posix()}" for path in place.rglob("*") if path.is_file()}
    asked = calls()
    assert len(asked) > 20
    answered = {one for one in asked if re.match(pattern[1], one) or {one, f"{one}.json"} & written}
    assert asked - answered == NEED_A_SERVER


def test_exercises_are_there(come: Come) -> None:
    """Given a game that was finished and analysed here; then its costly choices are listed as exercises."""
    page = come("#/practice")
    page.get_by_role("heading", name="Exercises from your games").wait_for()
    expect(page.locator("main")).to_contain_text("Play a game to its end")
    expect(page.locator(".lessons a")).to_have_count(len(spieltisch.games()))


# The first visit


def test_home_and_set_up_do_not_wait_for_python(come: Come, files: Files) -> None:
    """Given Python that does not come, then games and set-up are there, and play begins when it has come."""
    files.python_may_come.clear()
    try:
        page = come(size=PHONE)
        expect(page.locator(".card")).to_have_count(len(spieltisch.games()))
        expect(page.locator(".news progress")).to_be_visible()
        expect(page.locator(".news")).to_contain_text("MB")
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


# Python that does not come until it is called.
HELD_BACK = """window.Worker = class extends window.Worker {
  held = []
  constructor(...all) { super(...all); window.comes = () => { this.comes = true; this.held.forEach((one) => this.postMessage(one)) } }
  postMessage(message) { if (this.comes) super.postMessage(message); else this.held.push(message) }
}"""


def test_a_board_does_not_wait_for_python(come: Come) -> None:
    """Given a game of Reef, when its page is loaded anew and Python does not come, then the board stands as its seat saw
    it last, with nothing to do; when Python comes, the game goes on."""
    page = come(size=PHONE)
    start(page, "reef")
    click_moves(page, 4)
    page.locator(OPEN).first.wait_for()
    reached = number(page)
    wait_until(lambda: [one["n"] for one in seen(page)] == [reached])
    page.add_init_script(HELD_BACK)
    page.reload()
    expect(page.locator(".zone-board .thing").first).to_be_visible()
    expect(page.locator(".zone-you")).to_contain_text("Ada")
    expect(page.locator(".prompt")).to_contain_text("Setting the table")
    picture(page, "site-table-coming")
    foot, top = (
        page.locator(one).evaluate(f"node => node.getBoundingClientRect().{edge}")
        for one, edge in ((".prompt", "bottom"), (".news p", "top"))
    )
    assert foot <= top, "the bar covers the prompt"
    assert number(page) == reached
    assert page.locator(OPEN).count() == 0
    for state in seen(page):
        assert_own_hand_only(state)
    page.evaluate("comes()")
    page.locator(OPEN).first.wait_for()
    assert number(page) == reached


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


def test_a_whole_game_against_two_bots_by_nothing_but_clicks(come: Come) -> None:
    page = come()
    start(page, "dolmengoetter")
    page.locator(OPEN).first.wait_for()
    click_moves(page, 1000, seconds=300)
    expect(page.locator("dialog.standings li")).to_have_count(3)


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
    files.asked.clear()
    page.reload()
    go_on(page)
    play_on(page, seconds=200)
    expect(page.locator("dialog.standings li")).to_have_count(3)
    # the browser's own look at sw.js goes past Playwright's offline
    assert {path for path in files.asked if "sw.js" not in path} == set()


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
    wait_until(lambda: seen(page) == [])  # nothing that lies behind a curtain


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
    worker.evaluate("self.python.FS.mkdir('/spieltisch/spieltisch/lab')")
    told = ("testing.py", "fuzz.py", "engine/seen.py", "lab/observation.py")  # no part of the archive
    for name in told:
        source = (ROOT / "src" / "spieltisch" / name).read_text(encoding="utf-8")
        worker.evaluate(
            "([name, text]) => self.python.FS.writeFile(name, text)", [f"/spieltisch/spieltisch/{name}", source]
        )
    words = "LANGUAGES = Words = lesson_messages = rules_text = None"
    worker.evaluate("text => self.python.FS.writeFile('/spieltisch/spieltisch/words.py', text)", words)
    for file in sorted(PLAYTHROUGHS.glob("*.txt")):
        id, seats = file.stem.rsplit("-", 1)
        source = f"from spieltisch.testing import playthrough\nplaythrough({id!r}, {seats})"
        assert worker.evaluate("source => self.python.runPython(source)", source) == file.read_text(encoding="utf-8"), (
            id
        )


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
    page.locator(OPEN).first.wait_for()  # the bots are done
    heard = [json.loads(text) for text in page.evaluate("window.heard")]
    assert {"state", "change", "events"} <= {one["type"] for one in heard}
    state: Any = None
    for one in heard:
        if one["type"] in ("state", "change"):
            state = one if one["type"] == "state" else changed(state, one["state"])
            assert_own_hand_only(state)
        for event in one.get("events", []):
            assert event["event"] != "dealt" or event["seat"] in state["me"] or set(event) == HIDDEN, event
    assert state["n"] == number(page)


HIDDEN = {"n", "event", "seat", "hidden", "text"}  # what is told of a card that somebody else was dealt


def assert_own_hand_only(state: Any) -> None:
    if state["view"]:
        assert state["view"]["seat"] == state["me"][0]
        assert set(state["asked"]) <= {str(seat) for seat in state["me"]}
        hands = [player.get("hand") for player in state["view"]["players"]]
        assert all(hand is None for seat, hand in enumerate(hands) if seat != state["view"]["seat"])


KEPT = """async (name) => {
  const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)))
  const database = await done(indexedDB.open(name))
  return done(database.transaction('tables').objectStore('tables').getAll())
}"""


def seen(page: Page) -> list[Any]:
    """What the browser keeps of its tables to be drawn before Python has come."""
    return [one["state"] for one in page.evaluate(KEPT, f"spieltisch seen /{UNDER}/")]


def test_a_deck_of_ones_own_is_played_with_and_a_wrong_one_is_refused(come: Come, tmp_path: Path) -> None:
    cards = json.loads((ROOT / "src/spieltisch/games/reef/components.json").read_text(encoding="utf-8"))["cards"]
    own = [card | {"id": f"own{at}"} for at, card in enumerate(cards)]
    page = come("#/new/reef")
    ready(page)

    begin_with(page, tmp_path / "short.json", {"cards": own[1:]})
    expect(page.locator(".problem")).to_be_visible()

    begin_with(page, tmp_path / "own.json", {"cards": own})
    page.locator(".prompt").wait_for()
    click_moves(page, 4)
    assert [card["id"] for card in options(page)["deck"]] == [card["id"] for card in own]


def test_a_board_of_ones_own_is_played_on_and_a_wrong_one_is_refused(come: Come, tmp_path: Path) -> None:
    """Given a board of Die Dolmengoetter with other names for its places, then it is drawn and played on."""
    text = (ROOT / "src/spieltisch/games/dolmengoetter/components.json").read_text(encoding="utf-8")
    own = json.loads(re.sub(r"\bP(\d\d)", r"own\1", text))
    page = come("#/new/dolmengoetter")
    ready(page)

    begin_with(page, tmp_path / "short.json", own | {"places": own["places"][1:]})
    expect(page.locator(".problem")).to_be_visible()

    begin_with(page, tmp_path / "own.json", own)
    page.locator(".prompt").wait_for()
    click_moves(page, 4)
    assert options(page)["board"]["places"] == own["places"]
    expect(page.locator(".zone-board [data-thing*='own']").first).to_be_visible()


def options(page: Page) -> dict[str, Any]:
    """Those of the only table."""
    (table,) = page.evaluate(KEPT, f"spieltisch /{UNDER}/")
    found: dict[str, Any] = json.loads(table)["facts"]["options"]
    return found


def begin_with(page: Page, file: Path, content: dict[str, Any]) -> None:
    """A table with a deck or a board from this file."""
    file.write_text(json.dumps(content), encoding="utf-8")
    page.locator("input[type=file]").set_input_files(file)
    page.locator("label", has=page.locator("input[type=file]")).get_by_text(file.name).wait_for(state="attached")
    page.locator("button.start").click()


def test_a_link_leads_into_the_folder_however_it_is_clicked(come: Come) -> None:
    """Given a link that no pointer and no focus came to, when a screen reader clicks it, then it does not leave the folder."""
    clicked = """() => {
        const link = document.querySelector('a[data-game=reef]')
        link.addEventListener('click', (event) => event.preventDefault())
        link.click()
        return link.getAttribute('href')
    }"""
    page = come("")
    page.locator("a[data-game=reef]").wait_for()
    assert page.evaluate(clicked) == "#/new/reef"


def test_what_needs_a_server_is_said(come: Come) -> None:
    page = come("#/new/reef")
    expect(page.get_by_text("Friends on other devices need a table on a server")).to_be_visible()
    assert page.get_by_text("With friends").count() == 0


# Versions


def test_a_new_version_is_announced_and_never_mixed(come: Come, files: Files) -> None:
    """Given a visitor with an old version, when the folder has a new one, then the old one is shown whole until asked."""
    page = come()
    kept(page)
    other = come(again=page)
    with renewed(files.site, "v2"):
        page.reload()
        button = page.get_by_role("button", name="Load it now")
        button.wait_for()
        assert version(page) != "v2"
        with other.expect_navigation(), page.expect_navigation():
            button.click()
    for window in (page, other):
        window.locator(".card").first.wait_for()
        assert version(window) == "v2"


def version(page: Page) -> str:
    return str(page.evaluate("document.documentElement.dataset.version"))


UPDATED = """async () => {
  const kept = await navigator.serviceWorker.getRegistration()
  await kept.update()
  const coming = kept.installing ?? kept.waiting
  while (coming?.state === 'installing') await new Promise((done) => setTimeout(done, 50))
  return coming?.state
}"""


def test_the_page_of_another_version_is_not_kept(come: Come, files: Files) -> None:
    """Given a host that has the new sw.js and still the old page, then nothing is kept until the page has come, too."""
    page = come()
    kept(page)
    with renewed(files.site, "v3", half=True):
        assert page.evaluate(UPDATED) == "redundant"
    with renewed(files.site, "v3"):
        assert page.evaluate(UPDATED) == "installed"


@pytest.fixture
def pages(built: None, tmp_path: Path) -> Iterator[Files]:
    """The pages as a server hands them out, in a folder that may be changed; nothing answers behind them."""
    shutil.copytree(STATIC, tmp_path / "pages")
    with handed_out(tmp_path / "pages") as one:
        yield one


def test_at_a_server_too_a_new_version_is_announced_and_the_button_loads_it(
    browser: Browser, pages: Files, tmp_path: Path
) -> None:
    context = browser.new_context(locale="en-GB")
    page, other = context.new_page(), context.new_page()
    for window in (page, other):
        window.goto(f"http://127.0.0.1:{pages.server_port}/")
        wait_until(lambda: bool(window.evaluate("navigator.serviceWorker.controller !== null")))  # noqa: B023
    with renewed(tmp_path / "pages", "v2"):
        page.reload()
        assert version(page) == "v2"  # as always at a server
        other.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
        button = other.locator(".news button.first")
        button.wait_for()
        expect(page.locator(".news button.first")).to_have_count(0)  # it has it already
        with other.expect_navigation():
            button.click()
        assert version(other) == "v2"
        expect(other.locator(".news button.first")).to_have_count(0)
    context.close()


def test_a_piece_of_a_page_that_does_not_come_is_said(browser: Browser, server: str) -> None:
    """Given pages whose rules are gone, when somebody wants them, then they load anew once, and then a sentence stands."""
    context = browser.new_context(locale="en-GB", service_workers="block")
    page = context.new_page()
    loaded: list[str] = []
    page.on("domcontentloaded", lambda at: loaded.append(at.url))
    context.route("**/assets/Rules-*.js", lambda route: route.fulfill(status=404))
    page.goto(server)
    page.locator(".card").first.wait_for()
    page.evaluate("history.pushState(null, '', '/rules/reef'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.locator("main")).to_contain_text("This page did not arrive")
    assert loaded == [f"{server}/", f"{server}/rules/reef"]
    page.get_by_role("link", name="Home").click()
    page.locator(".card").first.wait_for()
    context.close()


# Two sites on one host, games of before


def test_two_sites_on_one_host_do_not_touch_each_other(come: Come, files: Files) -> None:
    page = come()
    kept(page)
    start(page, "dolmengoetter")
    other = come(again=page, url=files.beside("other"))
    kept(other)
    expect(other.locator(".card")).to_have_count(len(spieltisch.games()))
    expect(other.locator(".running a")).to_have_count(0)
    page.context.set_offline(True)
    other.reload()
    expect(other.locator(".card")).to_have_count(len(spieltisch.games()))
    page.goto(files.url)
    go_on(page)


COPIED = """async ([from, to]) => {
  const done = (request) => new Promise((resolve) => (request.onsuccess = () => resolve(request.result)))
  const old = await done(indexedDB.open(from, 1))
  const asked = indexedDB.open(to, 1)
  asked.onupgradeneeded = () => [...old.objectStoreNames].forEach((name) => asked.result.createObjectStore(name))
  const made = await done(asked)
  for (const name of old.objectStoreNames) {
    const store = old.transaction(name).objectStore(name)
    const [keys, values] = await Promise.all([done(store.getAllKeys()), done(store.getAll())])
    const into = made.transaction(name, 'readwrite').objectStore(name)
    for (const [at, key] of keys.entries()) await done(into.put(values[at], key))
  }
  old.close()
  made.close()
}"""


def test_games_that_all_sites_of_a_host_had_in_common_are_taken_over(come: Come, files: Files) -> None:
    """Given a game under the name of before, when a site is opened for the first time since, then it goes on there."""
    page = come()
    start(page, "dolmengoetter")
    click_moves(page, 3)
    reached = number(page)
    page.evaluate(COPIED, [f"spieltisch /{UNDER}/", "spieltisch"])
    other = come(again=page, url=files.beside("later"))
    go_on(other)
    wait_until(lambda: number(other) >= reached)


# What breaks


def in_python(page: Page, source: str) -> None:
    page.workers[0].evaluate("source => self.python.runPython(source)", source)


BREAK = """
import spieltisch.site.worker as worker
def broken(*_):
    raise RuntimeError("no memory")
before = {place}
{place} = broken"""


def test_what_breaks_in_the_worker_does_not_stop_it(come: Come) -> None:
    page = come(breaks=True)
    ready(page)
    in_python(page, BREAK.format(place="worker.Home.think"))
    start(page, "dolmengoetter")
    expect(page.locator(".prompt .note")).to_contain_text("Something broke here")
    in_python(page, "worker.Home.think = before")
    page.evaluate("location.hash = '#/'")
    go_on(page)
    in_python(page, BREAK.format(place="worker.choose"))  # then bots play something
    play_on(page, seconds=200)
    in_python(page, BREAK.format(place="worker.puzzle"))
    page.evaluate("location.hash = '#/puzzle/reef'")
    expect(page.get_by_text("Something broke here").first).to_be_visible()


def test_a_new_table_that_cannot_be_stored_is_said(come: Come) -> None:
    page = come("#/new/reef")
    ready(page)
    worker = page.workers[0]
    worker.evaluate(
        """() => { self.put = IDBObjectStore.prototype.put
        IDBObjectStore.prototype.put = function () { this.transaction.abort() } }"""
    )
    page.locator("button.start").click()
    expect(page.get_by_text("This could not be stored")).to_be_visible()
    worker.evaluate("() => { IDBObjectStore.prototype.put = self.put }")
    page.evaluate("location.hash = '#/'")
    page.locator(".card").first.wait_for()
    expect(page.locator(".running a")).to_have_count(0)


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
