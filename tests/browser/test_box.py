"""The real box on the table: people roll and draw, and tell the browser what came."""

import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from spieltisch.bots import bot
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.outcomes import outcomes, question, witnesses
from spieltisch.engine.play import asks
from spieltisch.words import Words
from tests.browser.conftest import PHONE, Open, picture
from tests.browser.hands import OPEN, number, pick, wait_until

TABLET = (1024, 768)
Step = tuple[int, dict[str, Any]]  # who, or CHANCE, and which of the choices or outcomes
TELLING = ".entering .component[data-component]:not(:disabled)"


def sit_down(page: Page, players: int = 2) -> None:
    page.get_by_text("With the box", exact=True).click()
    pick(page, "count", players)
    page.locator("button.start").click()
    page.get_by_role("link", name="Everything is ready").click()  # the box is set up first
    page.locator(f"{TELLING}, .curtain").first.wait_for()
    curtain = page.locator(".curtain .bare")
    page.add_locator_handler(curtain, lambda: curtain.click())  # it opens, and does not come back


def tell(page: Page, touches: list[str]) -> None:
    """What came, by touches on the drawn components."""
    before = number(page)
    for thing in touches:
        if number(page) == before:
            page.locator(f'.entering [data-component="{thing}"]').click()
    wait_until(lambda: number(page) > before)


def cards_told(page: Page, begun: bool = False) -> None:
    """King of Tokyo up to its first roll."""
    if not begun:
        tell(page, ["seat:0"])
    while page.locator(".entering [data-component^='card:']").count():
        tell(page, [str(page.locator(".entering [data-component^='card:']").first.get_attribute("data-component"))])
    page.locator(".entering [data-component='face:1']").wait_for()


def choose(page: Page, action: int) -> None:
    before = number(page)
    words = page.get_by_role("tab", name="Choices")
    if words.count() and words.get_attribute("aria-selected") != "true":
        words.click()
    page.locator(f'.choices [data-action="{action}"]').click()
    wait_until(lambda: number(page) > before)


def scripted(game: str, seats: int, seed: int) -> list[tuple[int, int]]:
    """A game that was played at a real table, as the dice and cards fell there."""
    state, rng = spieltisch.new(game, seats=seats), spieltisch.Rng(seed)
    record: list[tuple[int, int]] = []
    while state.to_act() != OVER:
        seat = int(state.to_act())
        # Of two corals Reef's board takes up the first by itself, so the list of words begins with its 16 cells.
        action = state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)[:16])
        record.append((int(action), seat))
        state.apply(action, seat)
    return record


def short_game(game: str) -> list[tuple[int, int]]:
    return min((scripted(game, 2, seed) for seed in range(40)), key=len)


@pytest.mark.parametrize("game", ["king_of_tokyo", "reef"])
def test_a_whole_game_with_the_box_ends_with_the_right_standings(game: str, visitor: Open) -> None:
    """Given a game played with real dice and cards; when it is told touch by touch; then the standings are its own."""
    page = visitor(f"/new/{game}")
    sit_down(page)
    state = spieltisch.new(game, seats=2)
    for action, seat in short_game(game):
        asked = seat == CHANCE and witnesses(state)
        if asked:
            offered: list[dict[str, Any]] = outcomes(state)
            tell(page, next(one["touches"] for one in offered if one["action"] == action))
        elif seat != CHANCE and len(state.legal(seat)) > 1:
            choose(page, action)
        state.apply(action, seat)
    standings = page.locator("dialog.standings li")
    expect(standings).to_have_count(2)
    winner = state.places().index(1)
    expect(standings.first).to_contain_text(["Ada", "Player 2"][winner])
    for seat, points in enumerate(state.scores()):
        expect(page.locator(f'dialog.standings li[data-seat="{seat}"] strong')).to_have_text(str(points))
    picture(page, f"box-{game}-end")


def test_what_cannot_come_is_not_offered_and_a_wrong_roll_is_taken_back(visitor: Open) -> None:
    """Given a roll of six dice; then six touches tell it; when it was wrong, Undo asks for it again, over chance."""
    page = visitor("/new/king_of_tokyo", PHONE)
    sit_down(page)
    tell(page, ["seat:0"])
    cards = page.locator(".entering [data-component^='card:']")
    expect(cards).to_have_count(64)  # of the 66 cards two are in the box twice
    first = str(cards.first.get_attribute("data-component"))
    page.locator(".entering input[type=search]").fill("corner")
    expect(page.locator(".entering [data-component]:visible")).to_have_count(1)
    picture(page, "box-card-phone")
    page.locator(".entering input[type=search]").fill("")
    tell(page, [first])
    expect(page.locator(f'.entering [data-component="{first}"]')).to_have_count(0)  # it lies on the table
    while page.locator(".entering [data-component^='card:']").count():
        tell(page, [str(page.locator(".entering [data-component^='card:']").first.get_attribute("data-component"))])
    page.get_by_label("How likely?").check()
    picture(page, "box-roll-phone")
    expect(page.locator('.entering [data-component="face:claw"]')).to_contain_text("66.5 %")
    tell(page, ["face:claw", "face:1", "face:1", "face:heart", "face:claw", "face:3"])
    page.get_by_role("button", name="Undo").click()
    expect(page.locator('.entering [data-component="face:claw"]')).to_be_enabled()


# The turn that is counted in docs/box.md, by its first entry in a game of greedy bots.
DOCS = (Path(__file__).parents[2] / "docs" / "box.md").read_text(encoding="utf-8").split("| game | a turn |")[1]
TURNS = {
    "antler_island": "reveal 1",
    "dolmengoetter": "gather P61",
    "king_of_tokyo": "roll 1 1 2 3 claw claw",
    "poseidons_kingdom": "build",
    "reef": "take 1",
}
TOLD, LIT = ".entering [data-component", ".thing.lit[data-thing"
COUNT = "addEventListener('click', (event) => { if (event.isTrusted && event.detail) window.taps = (window.taps ?? 0) + 1 }, true)"


def turn_of(game: str) -> tuple[list[Step], list[Step]]:
    """What people do and tell until the turn that is counted, and in it."""
    steps: list[Step] = []
    owners: list[int] = []
    state, rng = spieltisch.new(game, seats=spieltisch.game(game).seats[0]), spieltisch.Rng(1)
    people = [bot("greedy", game, seed=seat) for seat in range(state.seats)]
    begins = None
    while begins is None or set(owners[begins:]) == {owners[begins]}:
        seat = int(state.to_act())
        action = int(state.sample(rng)) if seat == CHANCE else people[seat].choose(spieltisch.Seat(state, seat))
        if witnesses(state) if seat == CHANCE else asks(state, seat):
            open_now = outcomes(state) if seat == CHANCE else spieltisch.choices(state, seat)
            who = question(state)["text"]["args"].get("who", {"args": {"seat": -1}}) if seat == CHANCE else None
            owners.append(who["args"]["seat"] if who else seat)
            steps.append((seat, next(one for one in open_now if one["action"] == action)))
            if steps[-1][1]["notation"] == TURNS[game] and (len(owners) == 1 or owners[-2] != owners[-1]):
                begins = len(steps) - 1
        state.apply(action, seat)
    return steps[:begins], steps[begins:-1]


def tap(page: Page, step: Step) -> None:
    """What came, or what is done, as a finger says it: what glows on the board, or the answer under it."""
    seat, one = step
    before, left, tried, end = number(page), list(one["touches"]), 0, time.monotonic() + 30
    while number(page) == before:
        assert time.monotonic() < end, f"no way to tell {one['notation']}"
        page.evaluate("document.querySelector('.curtain .bare')?.click()")
        answer = page.locator(f'[data-action="{one["action"]}"]:visible:enabled')
        left = [thing for thing in left if not page.locator(f"{LIT}='{thing}'].picked").count()]  # dice kept before
        ways = [page.locator(f"{TOLD if seat == CHANCE else LIT}='{thing}']:visible") for thing in left]
        # what all choices share needs no touch, and does not glow
        there = next((at for at, way in enumerate(ways[: 1 if tried < 8 else None]) if way.count()), None)
        tried += 1
        if answer.count():
            answer.first.click()
        elif there is not None:
            ways[there].first.click()
            del left[: there + 1]
            tried = 0
        page.wait_for_timeout(100)


@pytest.mark.parametrize("game", spieltisch.games())
def test_a_turn_takes_as_many_taps_as_the_docs_say(game: str, visitor: Open) -> None:
    """Given a tablet in the middle, when a turn is told and done by a finger, then its taps are those of docs/box.md."""
    before, turn = turn_of(game)
    page = visitor(f"/new/{game}", TABLET, touch=True)
    sit_down(page, spieltisch.game(game).seats[0])
    for step in before:
        tap(page, step)
    page.evaluate(COUNT)
    for step in turn:
        tap(page, step)
    fewest = sum(len(one["touches"]) if seat == CHANCE else 1 for seat, one in turn)
    row = re.search(rf"^\| {Words(game, 'en').say('game-name')} \|.*\| (\d+) \| (\d+) \|$", DOCS, re.M)
    assert row
    assert [int(figure) for figure in row.groups()] == [page.evaluate("window.taps"), fewest]


def test_keys_tell_what_came(visitor: Open) -> None:
    """Given a roll to tell; when digits are typed; then each adds a die; Backspace takes the last away; six tell it."""
    page = visitor("/new/king_of_tokyo")
    sit_down(page)
    cards_told(page)
    before, told = number(page), page.locator(".entering .tray .component")
    for key in "1234":
        page.keyboard.press(key)
    expect(told).to_have_count(4)
    page.keyboard.press("Backspace")
    expect(told).to_have_count(3)
    for key in "666":
        page.keyboard.press(key)
    wait_until(lambda: number(page) > before)
    expect(page.locator(".thing[data-thing^='die:']")).to_have_count(6)


def test_a_turn_of_king_of_tokyo_is_told_at_its_end_by_seven_touches(visitor: Open) -> None:
    """Given one device for all and three rolls made; when the last one is told and kept; then the next roll is asked
    for: no curtain falls over open dice, and the odds that somebody wants stay."""
    page = visitor("/new/king_of_tokyo", PHONE, touch=True)
    sit_down(page)
    cards_told(page)
    expect(page.locator(".entering")).to_contain_text("The last roll is enough, too")
    page.get_by_label("How likely?").check()
    page.evaluate(COUNT)
    tell(page, ["face:1", "face:1", "face:2", "face:2", "face:3", "face:3"])
    page.get_by_role("button", name="Stop with these").click()
    expect(page.locator(".entering h2")).to_contain_text("Player 2")
    assert page.evaluate("window.taps") == 7
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.get_by_label("How likely?")).to_be_checked()


def test_a_card_is_found_by_its_mark_by_its_name_and_by_letters(visitor: Open) -> None:
    """Given cards that can come; then a touch on the corals they bring leaves those, names are in order, letters search."""
    page = visitor("/new/reef")
    sit_down(page)
    tell(page, ["seat:0"])
    shown = page.locator(".entering [data-component]")
    expect(shown).to_have_count(60)
    page.locator("[data-mark='brings:RR']").click()
    expect(shown).to_have_count(11)
    page.locator("[data-mark='brings:RR']").click()
    expect(shown).to_have_count(60)
    page.keyboard.type("green")
    expect(page.locator(".entering input[type=search]")).to_have_value("green")
    king = visitor("/new/king_of_tokyo", lang="de")
    king.get_by_text("Mit der Schachtel").click()
    king.locator("button.start").click()
    king.get_by_role("link", name="Alles liegt bereit").click()
    tell(king, ["seat:0"])
    names = king.locator(".entering ul .component > span:last-child").all_inner_texts()
    assert names[:2] == sorted(names)[:2]
    assert len(names) == 64


def test_what_a_bot_did_is_said_until_somebody_did_it_for_it(visitor: Open) -> None:
    """Given a bot at a box of Die Dolmengoetter; when it has moved; then its moves stay until they are done."""
    page = visitor("/new/dolmengoetter", PHONE, touch=True)
    page.get_by_text("With the box", exact=True).click()
    pick(page, "count", 2)
    page.locator(".seats select").first.select_option("bot")
    page.locator("button.start").click()
    page.get_by_role("link", name="Everything is ready").click()
    page.locator(TELLING).first.wait_for()
    tell(page, ["seat:1"])  # the bot begins
    page.locator(".for-bots li").first.wait_for()
    picture(page, "box-for-bots")
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".for-bots")).to_have_count(0)
    expect(page.locator(".thing.lit").first).to_be_visible()


# One step of a game at the box: what can come, what was done for a bot, what glows.
ANYTHING = """(ways) => {
  const there = ways.map((way) => [...document.querySelectorAll(way)]).find((some) => some.length) ?? []
  const click = new MouseEvent('click', { bubbles: true, cancelable: true })
  there[Math.floor(Math.random() * there.length)]?.dispatchEvent(click)
}"""
WAYS = [".curtain .bare", TELLING, ".for-bots .first", OPEN]
SAID = {
    "reef": [
        "places (red|yellow|green|purple)",
        "(takes|plays) “(any colour|red|yellow|green|purple|one|two|three|four)",
    ],
    "poseidons_kingdom": [
        "builds a tile with (wave|food|arrow) and (wave|food|arrow)",
        "swims from .+ to ",
        r"takes a (neutral [1-6]|[1-6] of \w.*’s) from",
        r"stores a (neutral [1-6]|[1-6] of \w.*’s) on the reef",
    ],
}


@pytest.mark.parametrize("game", SAID)
def test_what_to_move_for_a_bot_is_named(game: str, visitor: Open) -> None:
    """Given a bot at a box; then the card, the coral, the tile and the die that it moves are named (the board shows where)."""
    page = visitor(f"/new/{game}", PHONE, touch=True, level="greedy")
    page.get_by_text("With the box", exact=True).click()
    pick(page, "count", 2)
    page.locator(".seats select").first.select_option("bot")
    page.locator("button.start").click()
    page.get_by_role("link", name="Everything is ready").click()
    said, end = "", time.monotonic() + 120
    page.locator(f"{TELLING}, .curtain").first.wait_for()
    while not all(re.search(one, said) for one in SAID[game]):
        assert time.monotonic() < end, said
        if page.locator(".for-bots").count():
            said += page.locator(".for-bots ul").first.inner_text()
        page.evaluate(ANYTHING, WAYS)
        page.wait_for_timeout(60)


def test_where_a_bot_moved_it_is_shown(visitor: Open) -> None:
    """Given corals that a bot of Reef has placed; when somebody wants to see where; then its reef is shown large."""
    page = visitor("/new/reef", PHONE, touch=True)
    page.get_by_text("With the box", exact=True).click()
    pick(page, "count", 2)
    page.locator(".seats select").first.select_option("bot")
    page.locator("button.start").click()
    page.get_by_role("link", name="Everything is ready").click()
    page.locator(TELLING).first.wait_for()
    tell(page, ["seat:1"])
    while not page.locator(".for-bots.alone").count():
        page.evaluate(ANYTHING, [".curtain .bare", TELLING])
        page.wait_for_timeout(60)
    page.get_by_role("button", name="Show the board").click()
    page.locator(".zone-large section").wait_for()
    picture(page, "box-for-bots-shown")
    page.get_by_role("button", name="To do at the table").click()
    expect(page.locator(".zone-large")).to_have_count(0)
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".for-bots")).to_have_count(0)


def test_who_comes_back_to_the_box_is_told_what_bots_did_last(visitor: Open) -> None:
    """Given a bot of Reef that has moved twice; when the page is loaded anew; then only its last move is to be done."""
    page = visitor("/new/reef", PHONE, touch=True)
    page.get_by_text("With the box", exact=True).click()
    pick(page, "count", 2)
    page.locator(".seats select").first.select_option("bot")
    page.locator("button.start").click()
    page.get_by_role("link", name="Everything is ready").click()
    page.locator(TELLING).first.wait_for()
    tell(page, ["seat:1"])
    listed, end = page.locator(".for-bots.alone li"), time.monotonic() + 60
    while number(page) < 25 or not listed.count():
        assert time.monotonic() < end
        page.evaluate(ANYTHING, WAYS)
        page.wait_for_timeout(60)
    before = listed.all_inner_texts()
    page.reload()
    listed.first.wait_for()
    assert listed.all_inner_texts() == before


def test_each_on_their_own_device_nobody_receives_a_strange_hand(visitor: Open) -> None:
    """Given two devices at a box of Reef; when one is asked for its hidden card; then the other never receives it."""
    ada = visitor("/new/reef")
    ada.get_by_text("With the box", exact=True).click()
    ada.get_by_text("Each on a device of their own").click()
    pick(ada, "count", 2)
    ada.locator("button.start").click()
    ada.locator(".lobby").wait_for()
    expect(ada.locator(".set-up a")).to_have_attribute("href", re.compile(r"^/setup/reef/2\?table="))
    received: list[str] = []
    bo = visitor("/", name="Bo")
    bo.on("websocket", lambda socket: socket.on("framereceived", lambda frame: received.append(str(frame))))
    bo.goto(ada.url)
    bo.get_by_role("button", name="Sit here").click()
    ada.locator(TELLING).first.wait_for()  # the game has begun on this device, too
    tell(ada, ["seat:0"])
    ada.locator(".entering [data-component^='card:']").first.wait_for()
    card = str(ada.locator(".entering [data-component^='card:']").first.get_attribute("data-component"))
    expect(bo.locator(".prompt")).to_contain_text("Ada tells the table what came")
    tell(ada, [card])
    assert received
    assert not any(card.removeprefix("card:") in frame for frame in received)


def test_who_is_asked_to_agree_reads_it_until_it_is_settled(visitor: Open) -> None:
    """Given two devices at a box; when one wants the last thing back; then the other is asked for it, on the sheet where
    it tells as at the prompt, until both agree."""
    ada = visitor("/new/king_of_tokyo")
    ada.get_by_text("With the box", exact=True).click()
    ada.get_by_text("Each on a device of their own").click()
    pick(ada, "count", 2)
    ada.locator("button.start").click()
    ada.locator(".lobby").wait_for()
    bo = visitor(ada.url.removeprefix(ada.url.partition("/t/")[0]), PHONE, touch=True, name="Bo")
    bo.get_by_role("button", name="Sit here").click()
    ada.locator(TELLING).first.wait_for()
    tell(ada, ["seat:0"])
    asked = "Ada would like to take the last thing back"
    ada.locator(".entering").get_by_role("button", name="Undo").click()
    expect(bo.locator(".entering .wish")).to_contain_text(asked)
    bo.get_by_role("button", name="Show the board").click()
    expect(bo.locator(".prompt .main")).to_contain_text(asked)
    bo.wait_for_timeout(5000)  # longer than a note stands
    expect(bo.locator(".prompt .main")).to_contain_text(asked)
    bo.locator(".prompt").get_by_role("button", name="Undo").click()
    expect(bo.locator(".prompt .main")).not_to_contain_text(asked)
    expect(ada.locator(".entering [data-component='seat:0']")).to_be_visible()  # it is asked again


def test_round_one_device_a_curtain_falls_for_who_was_asked_openly_before(visitor: Open) -> None:
    """Given one device in the middle and Made in a Lab; when its owner, who was just asked openly, is to look at the top
    card; then a curtain falls, and after it no other for the same seat."""
    page = visitor("/new/king_of_tokyo")
    page.get_by_text("With the box", exact=True).click()
    pick(page, "count", 2)
    page.locator("button.start").click()
    page.get_by_role("link", name="Everything is ready").click()
    page.locator(TELLING).first.wait_for()
    tell(page, ["seat:0"])
    tell(page, ["card:made_in_a_lab"])
    cards_told(page, begun=True)
    for _ in range(6):
        page.keyboard.press("5")
    page.get_by_role("button", name="Stop with these").click()
    expect(page.locator(".curtain")).to_have_count(0)
    page.locator(".thing.lit[data-thing='market:0']").first.click()
    tell(page, [str(page.locator(".entering [data-component^='card:']").first.get_attribute("data-component"))])
    page.locator(".curtain").wait_for()
    picture(page, "box-curtain")
    page.locator(".curtain .first").click()
    page.locator(".entering [data-component^='card:']").first.click()
    expect(page.locator(".entering")).to_have_count(0)
    expect(page.locator(".curtain")).to_have_count(0)


def test_the_set_up_is_told_for_this_number_of_players(visitor: Open) -> None:
    page = visitor("/setup/reef/3", PHONE)
    expect(page.locator("ol li").first).to_contain_text("24 corals")
    picture(page, "box-set-up-phone")
    page.get_by_role("link", name="4", exact=True).click()
    expect(page.locator("ol li").first).to_contain_text("28 corals")
    page.get_by_role("link", name="Everything is ready").click()
    expect(page.locator('input[name="mode"][value="box"]')).to_be_checked()


def test_the_set_up_is_told_for_the_variants(visitor: Open) -> None:
    """Given variants in the address, or those of a table that waits; then what lies on the table is told for them."""
    page = visitor("/setup/dolmengoetter/3?start_points=5&board=own")
    expect(page.locator("ol li").nth(3)).to_contain_text("on 5.")
    expect(page.locator(".cell.start")).to_have_text("5")
    page.get_by_role("link", name="4", exact=True).click()
    expect(page.locator("ol li").nth(1)).to_contain_text("13 stones of their colour, or as many as your board says")
    made = page.evaluate(
        """() => fetch('/api/tables', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({
            game: 'reef', box: true, seats: [{ kind: 'me' }, { kind: 'person' }], options: { start_layout: 'border' }
          })
        }).then((answer) => answer.json())"""
    )
    page.goto(page.url.partition("/setup")[0] + f"/setup/reef/2?table={made['table']}")
    expect(page.locator("ol li").nth(3)).to_contain_text("the border cells")
    chosen = visitor("/new/dolmengoetter")
    chosen.get_by_text("With the box", exact=True).click()
    link = chosen.get_by_role("link", name="How to set up the box")
    expect(link).to_have_attribute("href", re.compile(r"^/setup/dolmengoetter/\d$"))
    chosen.get_by_text("Variants and time").click()
    chosen.get_by_label("Points at the start").select_option("1")
    expect(link).to_have_attribute("href", re.compile(r"^/setup/dolmengoetter/\d\?start_points=5$"))


def test_the_set_up_for_a_number_that_cannot_play_says_which_can(visitor: Open) -> None:
    for wrong in ("9", "x", "1"):
        page = visitor(f"/setup/reef/{wrong}")
        expect(page.locator("main")).to_contain_text("Reef is for 2, 3, or 4 players")
        expect(page.locator("ol")).to_have_count(0)
        page.get_by_role("link", name="3", exact=True).click()
        expect(page.locator("ol li").first).to_contain_text("24 corals")
    page = visitor("/setup/antler_island")
    expect(page.locator("main")).to_contain_text("For 3 players")


def test_the_set_up_is_printed_dark_on_white_without_buttons(visitor: Open) -> None:
    """Given a dark page, one step ticked; when it is printed; then paper is white, ink dark, every step is there."""
    page = visitor("/setup/reef/3", dark=True)
    page.locator("ol input").first.check()
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name="Print")).to_be_hidden()
    expect(page.get_by_role("link", name="Everything is ready")).to_be_hidden()
    assert page.locator("ol li").first.evaluate("one => getComputedStyle(one).opacity") == "1"
    paper, ink = page.locator("ol li label").first.evaluate(
        "one => [getComputedStyle(one).backgroundColor, getComputedStyle(one).color]"
    )
    assert paper == "rgb(255, 255, 255)"
    assert max(int(part) for part in re.findall(r"\d+", ink)) < 80
    page.emulate_media(media="screen")
    expect(page.get_by_role("button", name="Print")).to_be_visible()


# How large the sheet is read: the letters, what is drawn (strips of the sea lie in flat rows), and words torn apart.
SIZES = """() => {
  const torn = (node) => [...node.textContent.matchAll(/\\S+/g)].some(({ index, 0: word }) => {
    const range = document.createRange()
    range.setStart(node, index)
    range.setEnd(node, index + word.length)
    return new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1
  })
  const drawn = (one) => one.querySelector('svg, .art, .card')?.getBoundingClientRect().width ?? 0
  const flat = document.querySelector('.entering .rows') !== null
  return [...document.querySelectorAll('.entering li .component')].map((one) => ({
    letters: parseFloat(getComputedStyle(one).fontSize),
    drawn: flat ? Infinity : drawn(one),
    high: one.getBoundingClientRect().height,
    torn: [...one.querySelectorAll(flat ? 'span, small' : 'small')].filter((part) => torn(part.lastChild)).length,
  }))
}"""
SCREENS = [((768, 1024), 22, 72), ((1024, 768), 22, 72), (PHONE, 18, 60)]


@pytest.mark.parametrize("game", spieltisch.games())
def test_the_sheet_is_read_from_a_metre_away(game: str, visitor: Open) -> None:
    """Given whatever a game asks for, with its odds; then on tablets and a phone letters and pictures are large."""
    steps = turn_of(game)[0]
    page = visitor(f"/new/{game}", TABLET)
    sit_down(page, spieltisch.game(game).seats[0])
    unseen = {sheet_of(step) for step in steps} - {""}
    for step in steps:
        if sheet_of(step) in unseen:
            unseen.remove(sheet_of(step))
            page.evaluate("document.querySelector('.curtain .bare')?.click()")
            page.get_by_label("How likely?").check()
            for size, letters, drawn in SCREENS:
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.locator(f"{TELLING} small").first.wait_for()
                picture(page, f"box-{game}-{sheet_of(step)}-{size[0]}")
                for one in page.evaluate(SIZES):
                    assert one["letters"] >= letters
                    assert (one["drawn"] or drawn) >= drawn
                    assert one["high"] >= 44
                    assert not one["torn"]
            page.set_viewport_size({"width": TABLET[0], "height": TABLET[1]})
        if not unseen:
            return
        tap(page, step)
    raise AssertionError("nothing was asked")


# The parts of names that lie on two lines; a hyphen, and where the game says its long words may be broken, ends a part.
TORN = """() => [...document.querySelectorAll('.entering li .component > span:not(.art)')].flatMap((one) => {
  const line = (at) => {
    const range = document.createRange()
    range.setStart(one.firstChild, at)
    range.setEnd(one.firstChild, at + 1)
    return Math.round([...range.getClientRects()].at(-1).top) // before it may stand the hyphen of the line above
  }
  return [...one.textContent.matchAll(/[^\\s\\u00ad-]+/g)]
    .filter(({ index, 0: part }) => new Set([...part].map((_, n) => line(index + n))).size > 1)
    .map(([part]) => part)
})"""


@pytest.mark.parametrize("language", ["de", "en"])
def test_no_name_of_a_card_is_torn(language: str, visitor: Open) -> None:
    """Given all 64 cards of King of Tokyo; then on tablets and a phone no name breaks but between the parts of a word."""
    page = visitor("/new/king_of_tokyo", lang=language)
    page.get_by_text("Mit der Schachtel" if language == "de" else "With the box", exact=True).click()
    page.locator("button.start").click()
    page.locator("a.ready").click()
    tell(page, ["seat:0"])
    expect(page.locator(".entering li .component")).to_have_count(64)
    for size, _, _ in SCREENS:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate(TORN) == [], size


def sheet_of(step: Step) -> str:
    """What the sheet asks for: a card, a face, where a die fell; empty where somebody chooses."""
    seat, one = step
    kind = str(one["touches"][0].split(":")[0]) if seat == CHANCE else ""
    return "strip" if kind in ("foam", "miss") else kind


# Steps without a drawing, and drawings that are cut off at their edge.
UNDRAWN = """() => [...document.querySelectorAll('ol li')].flatMap((step, n) => {
  const frame = step.querySelector('.drawing')?.getBoundingClientRect()
  if (!frame || !step.querySelector('.drawing svg :is(path, rect, circle, use)')) return [`step ${n + 1}: nothing is drawn`]
  return [...step.querySelectorAll('.drawing text')].map((text) => [text.textContent, text.getBoundingClientRect()])
    .filter(([, at]) => at.left < frame.left || at.right > frame.right || at.top < frame.top || at.bottom > frame.bottom)
    .map(([text]) => `step ${n + 1}: ${text} is cut off`)
})"""


@pytest.mark.parametrize("game", spieltisch.games())
def test_every_step_of_the_set_up_has_a_drawing(game: str, visitor: Open) -> None:
    for seats, language in zip(spieltisch.game(game).seats, ["de", "en"] * 3, strict=False):
        page = visitor(f"/setup/{game}/{seats}", PHONE, lang=language)
        expect(page.locator(".drawing").first).to_be_visible()
        assert page.locator("ol li").count() >= 5
        assert page.evaluate(UNDRAWN) == []
