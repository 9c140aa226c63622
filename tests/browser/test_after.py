"""After the game: the end tells how it was decided, and the analysis where it was won."""

import json
import re
import urllib.request
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import spieltisch
from spieltisch.coach.ledger import closed, counting
from spieltisch.coach.selfplay import played
from spieltisch.engine.record import Record
from tests.browser.conftest import DESK, PHONE, Open, picture
from tests.browser.hands import OPEN, PLAY_ON, pick
from tests.browser.test_pages import axe, wide


@cache
def bots_play(game: str, seed: int = 3) -> Record:
    """A game of bots, one of which knows what it does: so it is short, and somebody errs."""
    return played(game, ["greedy", *["random"] * (spieltisch.game(game).seats[0] - 1)], seed)


COUNTED = [id for id in spieltisch.games() if counting(closed(bots_play(id))[1], id)]


def bring(server: str, game: str, seed: int = 3) -> str:
    """A game of bots, brought as a record."""
    record = bots_play(game, seed)
    record.names = ["Ada", "Bo", "Cy"][: record.seats]
    headers = {"content-type": "application/json", "origin": server}
    request = urllib.request.Request(f"{server}/api/records", record.dumps().encode(), headers)
    with urllib.request.urlopen(request) as made:
        return str(json.load(made)["table"])


def asked(server: str, path: str) -> Any:
    with urllib.request.urlopen(server + path) as answer:
        return json.load(answer)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", spieltisch.games())
def test_the_end_says_where_the_points_came_from(game: str, size: tuple[int, int], visitor: Open, server: str) -> None:
    page = visitor(f"/t/{bring(server, game)}", size=size, dark=size == PHONE)
    end = page.locator("dialog.standings")
    end.locator("ol .piece").first.wait_for()
    expect(end.locator(".how")).not_to_be_empty()
    winner = end.locator("ol li").first.locator(".sign path").first.get_attribute("fill")  # var(--seat-1) is seat 0
    expect(end.locator(".scene .picture")).to_have_attribute("data-winner", str(int(str(winner)[-2]) - 1))
    expect(end.locator(".scene .picture svg[viewBox]").first).to_be_attached()
    assert wide(page) <= 0
    picture(page, f"end-{game}-{size[0]}")
    end.locator("summary").click()
    for column in range(spieltisch.game(game).seats[0]):
        cells = end.locator(f"tbody td:nth-child({column + 2})").all_inner_texts()
        total = end.locator(f"tfoot td:nth-child({column + 2})").inner_text()
        assert sum(int(cell.replace("−", "-")) for cell in cells) == int(total.replace("−", "-"))
    assert not axe(page)


@pytest.mark.parametrize("game", COUNTED)
def test_the_final_scoring_is_told_step_by_step(game: str, visitor: Open, server: str) -> None:
    """Given a finished game, when its scoring is asked for, then each step rings something, and the sums are the scores."""
    table = bring(server, game)
    facts = asked(server, f"/api/tables/{table}/end")
    page = visitor(f"/t/{table}", size=PHONE if game in ("reef", "poseidons_kingdom") else DESK)
    end = page.locator("dialog.standings")
    end.get_by_role("button", name="Final scoring").click()
    panel = page.get_by_role("region", name="Final scoring")
    for number in range(len(facts["counting"])):
        expect(panel.locator(".what")).to_contain_text(f"{number + 1}/{len(facts['counting'])}")
        expect(page.locator("[data-spoken]").first).to_be_visible()
        if number == 0:
            expect(panel.get_by_role("button", name="Go on")).to_be_focused()
            assert wide(page) <= 0
            assert not axe(page)
        if number + 1 == len(facts["counting"]):
            shown = [int(one.replace("−", "-")) for one in panel.locator("strong").all_inner_texts()]
            assert shown == [sum(one["points"] for one in seat) for seat in facts["sources"]]
        panel.get_by_role("button", name="Go on").click()
    expect(end).to_be_visible()
    expect(page.locator("[data-spoken]")).to_have_count(0)


def last_choice(game: str, share: float = 1) -> tuple[int, int]:
    """The number of moves before the last choice of the game that ``bring`` brings, or of a part of it; whose it was."""
    moves = bots_play(game).moves
    part = moves[: round(share * len(moves))]
    return max((n, seat) for n, (_, seat) in enumerate(part) if seat >= 0)


def begin_at(page: Page, server: str, game: str, place: tuple[int, int]) -> str:
    """A table of this device that begins at this place of a game of bots."""
    data, headers = {"n": place[0], "seat": place[1]}, {"origin": server}
    made = page.request.post(f"{server}/api/tables/{bring(server, game)}/from", data=data, headers=headers)
    return str(made.json()["table"])


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_who_sees_a_game_end_sees_it_counted(speed: str, visitor: Open, server: str) -> None:
    """Given that events are played, the counting comes by itself and can be skipped; else the end is there at once."""
    page = visitor("/", speed=speed)
    page.locator(".card").first.wait_for()
    page.goto(f"{server}/t/{begin_at(page, server, 'dolmengoetter', last_choice('dolmengoetter'))}")
    page.locator(".prompt").wait_for()
    assert page.evaluate(PLAY_ON, [60, OPEN])
    if speed != "off":
        page.get_by_role("region", name="Final scoring").wait_for()
        expect(page.locator("dialog.standings")).to_have_count(0)
        page.keyboard.press("Escape")
    expect(page.locator("dialog.standings")).to_be_visible()
    expect(page.get_by_role("region", name="Final scoring")).to_have_count(0)


def begin(page: Page) -> None:
    page.locator("dialog.standings").get_by_role("link", name="Analyse").click()
    page.get_by_role("button", name="Analyse the game").click()
    page.locator("[aria-labelledby=accounts-title]").wait_for(timeout=240_000)


def test_an_analysis_shows_the_moment_that_is_clicked(visitor: Open, server: str) -> None:
    """Given a finished game, when it is analysed and a turning point clicked, then the board stands before that move."""
    table = bring(server, "dolmengoetter")
    page = visitor(f"/t/{table}")
    begin(page)
    found = asked(server, f"/api/tables/{table}/analysis")["analysis"]
    where = page.locator(".where p")
    choices = [one["n"] for one in found["turning"] if (found["moments"][one["n"]]["choice"] or {}).get("touches")]
    turn = page.locator(".turning button").nth([one["n"] for one in found["turning"]].index(choices[0]))
    turn.click()
    expect(where.locator("b")).to_have_text(f"Move {choices[0]}" if choices[0] else "The start of the game")
    expect(where.locator(".coming")).to_contain_text(f"Now comes move {choices[0] + 1}. ")
    expect(page.locator(".marks.done [data-advised]").first).to_be_visible()
    expect(turn).to_have_attribute("aria-current", "step")
    rows = page.locator(".chances table tbody tr")  # what a screen reader is told of the picture
    expect(rows.first).to_contain_text("The start of the game")
    assert rows.count() >= 2
    chart = page.get_by_role("slider", name="Who stood how well")
    expect(chart.locator("> :last-child")).to_have_class(re.compile("name"))  # names lie over the lines
    chart.focus()
    page.keyboard.press("Home")
    expect(where).to_contain_text("The start of the game")
    page.keyboard.press("ArrowRight")
    expect(where.locator("b")).to_have_text("Move 1")
    costly = page.locator(".dear li button").first
    costly.click()
    expect(costly).to_have_attribute("aria-current", "step")
    expect(where.locator(".coming")).to_contain_text("Better was")
    expect(page.locator(".marks.better [data-advised]").first).to_be_visible()
    picture(page, "analysis-desk")
    assert wide(page) <= 0
    assert not axe(page)
    # everybody with the link sees it, on a phone and in the dark, too
    other = visitor(f"/t/{table}/analysis?n=5", size=PHONE, dark=True, lang="de")
    expect(other.locator(".where b")).to_have_text("Zug 5")
    other.locator("[aria-labelledby=accounts-title]").wait_for()
    picture(other, "analysis-phone")
    assert wide(other) <= 0
    assert not axe(other)


def resign(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()


def test_a_game_that_was_broken_off_is_analysed(visitor: Open) -> None:
    """Given a game that somebody gave up, when it is analysed, then the page says that nobody won, and the chances are there."""
    page = visitor("/new/reef")
    page.locator("button.start").click()
    page.locator(".prompt").wait_for()
    resign(page)
    begin(page)
    expect(page.locator(".chart")).to_contain_text("This game was broken off")
    expect(page.get_by_role("slider", name="Who stood how well")).to_be_visible()


def finish(page: Page, server: str, game: str) -> str:
    """The page's device plays the last choice of a game: practice, as it begins in the middle."""
    table = begin_at(page, server, game, last_choice(game))
    page.goto(f"{server}/t/{table}")
    page.locator(".prompt").wait_for()
    assert page.evaluate(PLAY_ON, [60, OPEN])
    page.locator("dialog.standings").wait_for()
    return table


def game_file(**changed: Any) -> dict[str, Any]:
    """What another device might have saved: one game won against an easy bot."""
    played_there: dict[str, Any] = {
        "table": "elsewhere1",
        "round": 0,
        "game": "reef",
        "names": ["Ada", "Bo"],
        "places": [1, 2],
        "scores": [40, 30],
        "reason": "end",
        "moves": 60,
        "finished": 1_700_000_000_000,
        "me": [0],
        "levels": [None, "easy"],
    }
    return {"format": "spieltisch-diary-1", "puzzles": {}, "games": [played_there | changed]}


def take(page: Page, content: bytes) -> None:
    page.locator(".move input[type=file]").set_input_files(
        {"name": "games.json", "mimeType": "application/json", "buffer": content}
    )


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (json.dumps(game_file(places=[1])), "This file is damaged"),
        (json.dumps(game_file(finished="yesterday")), "This file is damaged"),
        (json.dumps(game_file())[:-20], "This file is damaged"),
        ('{"format": "something else"}', "This is no file with saved games"),
    ],
    ids=["a place missing", "no date", "cut off", "another file"],
)
def test_a_damaged_file_is_refused_with_a_sentence(content: str, sentence: str, visitor: Open) -> None:
    page = visitor("/")
    take(page, content.encode())
    expect(page.locator(".move [role=status]")).to_contain_text(sentence)
    page.reload()
    expect(page.locator(".move input[type=file]")).to_have_count(1)
    expect(page.locator(".over")).to_have_count(0)


def test_games_move_to_another_device(visitor: Open) -> None:
    """Given a device with a game, when its file is brought to another one, then it shows the same game and figures."""
    page = visitor("/")
    take(page, json.dumps(game_file()).encode())
    expect(page.locator(".levels li")).to_contain_text("100 %")
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save my games").click()
    assert saving.value.suggested_filename.startswith("spieltisch-my-games-20")
    other = visitor("/", name="")
    take(other, saving.value.path().read_bytes())
    expect(other.locator(".move [role=status]")).to_have_text("The games are here.")
    expect(other.locator(".over li")).to_have_count(1)
    expect(other.locator(".levels li")).to_contain_text("1 of 1")
    assert json.loads(other.evaluate("localStorage.getItem('spieltisch-settings')"))["name"] == "Ada"


def save(page: Page) -> bytes:
    with page.expect_download() as saving:
        page.get_by_role("button", name="Save my games").click()
    return saving.value.path().read_bytes()


def test_a_running_game_moves_to_another_device_once(visitor: Open, server: str) -> None:
    """Given a game that waits for its one person, when the file is brought to another device, then that one is asked."""
    page = visitor("/new/reef")
    page.locator("button.start").click()
    page.locator(".thing.lit").first.wait_for()
    table = page.url
    page.goto(server)
    page.locator(".running .turn").wait_for()
    file = save(page)
    other = visitor("/", name="Bo")
    take(other, file)
    expect(other.locator(".move [role=status]")).to_have_text("The games are here, and a running one goes on here now.")
    other.locator(".running .turn").click()
    other.locator(".thing.lit").first.wait_for()
    assert other.url == table
    page.goto(table)
    page.locator(".prompt").wait_for()
    expect(page.locator(".thing.lit")).to_have_count(0)  # it looks on now
    third = visitor("/", name="Cy")
    take(third, file)
    expect(third.locator(".move [role=status]")).to_contain_text("Running games stayed on the other device")
    expect(third.locator(".running")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_home_shows_the_tables_as_they_stand(size: tuple[int, int], visitor: Open, server: str) -> None:
    """Given running games, where it is one's turn and where others think, then their boards are drawn, and each says how it stands."""
    page = visitor("/", size=size)
    page.locator(".card").first.wait_for()
    for game in spieltisch.games():
        begin_at(page, server, game, last_choice(game, share=0.5))
    waiting = {"game": "reef", "seats": [{"kind": "me"}, {"kind": "person"}], "public": False}
    page.request.post(f"{server}/api/tables", data=waiting, headers={"origin": server})
    page.goto(server)
    expect(page.locator(".running .turn")).to_have_count(len(spieltisch.games()))
    expect(page.locator(".running .turn .thumbnail .board")).to_have_count(len(spieltisch.games()))
    expect(page.locator(".running .turn", has_text="Die Dolmengötter").locator("strong").first).to_have_text(
        re.compile(r"\d")
    )
    expect(page.locator(".running .turn").first).to_contain_text("just now")
    expect(page.locator(".running .others")).to_contain_text("waits for players")
    assert wide(page) <= 0
    assert not axe(page)
    picture(page, f"home-running-{size[0]}")
    page.get_by_role("link", name="Exercises from your games").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Exercises from your games")
    expect(page.locator("main")).to_contain_text("Play a game to its end")
    expect(page.locator(".lessons a")).to_have_count(len(spieltisch.games()))
    assert wide(page) <= 0
    assert not axe(page)


def test_practice_does_not_count(visitor: Open, server: str) -> None:
    """Given a game that was played on from the middle of another, then it is listed and can be analysed, but is no figure."""
    page = visitor("/")
    page.locator(".card").first.wait_for()
    finish(page, server, "dolmengoetter")
    page.goto(server)
    expect(page.locator(".over li").get_by_role("link", name="Analyse")).to_have_count(1)
    expect(page.locator(".levels")).to_have_count(0)


@pytest.mark.parametrize("game", ["dolmengoetter", "reef"])
def test_a_replay_goes_by_move_turn_and_round(game: str, visitor: Open, server: str) -> None:
    """Given a finished game, when it is walked through, then a longer stride needs fewer steps and ends at the same end."""
    page = visitor(f"/replay/{bring(server, game)}")
    position = page.get_by_role("slider", name="Position in the game")
    last = int(position.get_attribute("max") or 0)
    steps = {}
    for stride in ("decision", "turn", "round"):
        page.get_by_role("button", name="To the start").click()
        page.get_by_label("Step by").select_option(stride)
        on = page.get_by_role("button", name="One step on")
        on.click()
        places = [int(place) for place in on.evaluate(TO_THE_END)]
        assert places == sorted(set(places))
        assert places[-1] == last
        steps[stride] = 1 + len(places)
    assert last >= steps["decision"] >= steps["turn"] > steps["round"] > 1


# Steps on until the end, as fast as the page follows; where it stood after each step.
TO_THE_END = """async (on) => {
  const at = document.querySelector('input[type=range]')
  const places = []
  while (at.value !== at.max) {
    const before = at.value
    on.click()
    while (at.value === before) await new Promise((done) => setTimeout(done, 1))
    places.push(at.value)
  }
  return places
}"""


def choose(page: Page, action: int) -> None:
    """A choice by its words, as a keyboard or a screen reader would."""
    if not page.locator(".choices").is_visible():
        page.locator("summary", has_text="Choices").click()
    page.locator(f'.choices [data-action="{action}"]').click()


@pytest.mark.parametrize("game", spieltisch.games())
def test_a_game_is_finished_analysed_and_practised(game: str, visitor: Open, server: str) -> None:
    """Given a game that ends in the browser; when it is analysed, a turning point clicked and a dear choice practised; then
    the board stands there, a wrong try leaves its mark and costs a try, and the answer is told."""
    page = visitor("/")
    page.locator(".card").first.wait_for()
    table = finish(page, server, game)
    begin(page)
    found = asked(server, f"/api/tables/{table}/analysis")["analysis"]
    turn = page.locator(".turning button").first
    turn.click()
    n = found["turning"][0]["n"]
    expect(page.locator(".where b")).to_have_text(f"Move {n}" if n else "The start of the game")
    expect(turn).to_have_attribute("aria-current", "step")
    expect(page.locator(".look .board svg:visible").first).to_be_visible()

    dear = next(seat for seat, one in enumerate(found["accounts"]) if one["costliest"])
    page.locator(".dear .segments label").nth(dear).click()
    page.locator(".practise").first.click()
    page.get_by_role("heading", name="Find something better").wait_for()
    task = asked(server, f"/api/tables/{table}/exercise{page.url.partition('/exercise')[2]}")
    others = [one for one in task["asked"]["choices"] if one["action"] not in task["answers"]]
    left = page.locator(".tries b").first
    before = left.inner_text()
    choose(page, task["done"])
    if len(others) > 1:
        expect(page.locator(".prompt .note.no")).to_be_visible()
        expect(left).not_to_have_text(before)
        if next(one for one in others if one["action"] == task["done"])["touches"]:
            expect(page.locator(".marks.wrong [data-advised]").first).to_be_visible()
        choose(page, task["answers"][0])
    answer = page.get_by_role("dialog", name="Found it!" if len(others) > 1 else "That was it")
    expect(answer.locator(".best")).not_to_be_empty()
    expect(page.locator(".marks.wrong [data-advised]")).to_have_count(0)
    assert not axe(page)
    answer.get_by_role("link", name="Back to the analysis").click()
    page.locator("[aria-labelledby=accounts-title]").wait_for()


def test_a_try_that_was_not_examined_is_not_said_to_be_worse(visitor: Open, server: str) -> None:
    """Given a puzzle, when a choice is tried that nobody weighed; then just this is said of it."""
    task = asked(server, "/api/games/reef/puzzles/3")
    unweighed = next(one["action"] for one in task["asked"]["choices"] if str(one["action"]) not in task["wins"])
    page = visitor("/puzzle/reef?n=3")
    page.get_by_role("heading", name="Find the best choice").wait_for()
    choose(page, unweighed)
    expect(page.locator(".prompt .note.no")).to_have_text(
        "Not yet: this was not examined, the search preferred others."
    )


def test_an_analysis_is_followed_however_long_nobody_answers(visitor: Open, server: str) -> None:
    """Given an analysis under way; when the server cannot be asked for a while; then its page goes on by itself."""
    page = visitor(f"/t/{bring(server, 'dolmengoetter', 5)}/analysis")
    times: list[int] = []

    def answer(route: Route) -> None:
        times.append(len(times))
        if 1 <= len(times) <= 3:
            route.abort()
        else:
            route.continue_()

    page.get_by_role("button", name="Analyse the game").wait_for()
    page.clock.install()
    page.route("**/analysis?*", lambda route: route.continue_() if route.request.method == "POST" else answer(route))
    page.get_by_role("button", name="Analyse the game").click()
    for _ in range(100):
        page.clock.run_for(5000)
        page.wait_for_timeout(50)
        if len(times) >= 5:
            break
    assert len(times) >= 5, "nobody asks any more"
    page.unroute("**/analysis?*")


def test_a_rematch_against_another_level_keeps_what_was_agreed_on(visitor: Open, server: str) -> None:
    """Given a game with the box against a bot; when a rematch against another level is wanted; then it has the box, too."""
    page = visitor("/new/dolmengoetter")
    page.get_by_text("With the box", exact=True).click()
    page.get_by_text("Everybody at the table may ask for hints").click()
    pick(page, "count", 2)
    page.locator(".seats select").first.select_option("bot")
    page.locator("button.start").click()
    page.get_by_role("link", name="Everything is ready").click()
    page.locator(".entering .component").first.wait_for()
    page.locator(".entering").get_by_role("button", name="Show the board").click()
    before = asked(server, f"/api/tables/{page.url.rpartition('/')[2]}")
    resign(page)
    with page.expect_navigation(url=lambda url: not url.endswith(before["table"])):
        page.locator("dialog.standings select").select_option("random")
    page.locator(".entering .component").first.wait_for()
    after = asked(server, f"/api/tables/{page.url.rpartition('/')[2]}")
    for agreed in ("box", "hot_seat", "hints", "clock", "options"):
        assert after[agreed] == before[agreed], agreed
    assert after["box"]
    assert [seat["level"] for seat in after["seats"]] == [None, "random"]


def test_exercises_move_with_the_games(visitor: Open, server: str) -> None:
    """Given a game that was played and analysed on another device; when its file is brought; then its exercises are here."""
    table = bring(server, "dolmengoetter")
    page = visitor(f"/t/{table}")
    begin(page)
    found = asked(server, f"/api/tables/{table}/analysis")["analysis"]
    seat = next(seat for seat, one in enumerate(found["accounts"]) if one["costliest"])
    other = visitor("/", name="Bo")
    there = {"table": table, "game": "dolmengoetter", "me": [seat]}
    gone = {"table": "elsewhere1", "finished": 1}
    file = game_file()
    file["games"] = [file["games"][0] | there, file["games"][0] | gone]
    take(other, json.dumps(file).encode())
    expect(other.locator(".over li")).to_have_count(2)
    other.goto(f"{server}/practice")
    expect(other.locator(".own").first.locator("li")).to_have_count(len(found["accounts"][seat]["costliest"]))
    other.goto(f"{server}/")
    other.locator(".over li a[href*='elsewhere1/analysis']").click()  # of another server
    expect(other.locator("main.notice")).to_contain_text("This game is not kept here")
    expect(other.locator("main.notice")).to_contain_text("only its result is left")


def test_the_list_names_the_winner_where_several_sat_at_this_device(visitor: Open) -> None:
    """Given a game round one screen; then nobody is told "Won" for whoever it was."""
    page = visitor("/")
    take(page, json.dumps(game_file(me=[0, 1], places=[2, 1])).encode())
    expect(page.locator(".over li .result b")).to_have_text("Winner: Bo")


def test_how_one_fares_against_a_level_is_counted_and_drawn(visitor: Open) -> None:
    """Given four games against a level, the last two of them won, and one round one screen; then half of four are said to be
    won, and the curve of the last five ends higher than it began."""
    page = visitor("/")
    file = game_file()
    results = [[2, 1], [2, 1], [1, 2], [1, 2]]
    file["games"] = [
        file["games"][0] | {"table": f"there{n}", "finished": 1_700_000_000_000 + n, "places": places}
        for n, places in enumerate(results)
    ]
    file["games"].append(file["games"][0] | {"table": "screen", "me": [0, 1]})
    take(page, json.dumps(file).encode())
    level = page.locator(".levels li")
    expect(level).to_have_count(1)
    expect(level).to_contain_text("50 %")
    expect(level).to_contain_text("2 of 4")
    points = re.findall(r"[ML]([\d.]+) ([\d.]+)", str(level.locator("path.curve").get_attribute("d")))
    heights = [float(high) for _, high in points]
    assert [float(wide) for wide, _ in points] == sorted(float(wide) for wide, _ in points)
    assert len(heights) == len(results)
    assert heights[0] > heights[-1] == (26 + 4) / 2, "half of all is the middle; up is better"


def test_a_game_is_played_on_from_its_replay(visitor: Open, server: str) -> None:
    """Given a replay in the middle of a game; when it is played on from there; then this device is asked at that place."""
    n, seat = last_choice("dolmengoetter", share=0.5)
    page = visitor(f"/replay/{bring(server, 'dolmengoetter')}?n={n}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    page.locator(".thing.lit").first.wait_for()
    table = asked(server, f"/api/tables/{page.url.rpartition('/')[2]}")
    assert [one["kind"] for one in table["seats"]] == ["person" if one == seat else "bot" for one in range(2)]


def test_a_record_without_names_has_no_nameless_lines(visitor: Open, server: str) -> None:
    record = bots_play("dolmengoetter")
    record.names = []
    headers = {"content-type": "application/json", "origin": server}
    request = urllib.request.Request(f"{server}/api/records", record.dumps().encode(), headers)
    with urllib.request.urlopen(request) as made:
        table = json.load(made)["table"]
    page = visitor(f"/replay/{table}?n=20")
    expect(page.locator("h2", has_text="Log").locator("+ .scroll")).to_contain_text("Player 1")


@pytest.mark.parametrize("path", ["/puzzles", "/practice", "/replay/none", "/new/reef"])
def test_without_a_connection_that_is_said_in_the_language_set(path: str, visitor: Open, server: str) -> None:
    """Given no connection, then the pages say so in German, too, not in the words of the browser."""
    page = visitor("/rules/reef", lang="de")
    page.locator("h1").first.wait_for()
    page.route(re.compile(r"/api/(puzzles|exercises|tables|games$)"), lambda route: route.abort())
    page.goto(server + path)
    expect(page.locator("main").get_by_text("Keine Verbindung").first).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("Failed to fetch")


@pytest.mark.parametrize("solved", [True, False], ids=["solved", "failed"])
def test_a_puzzle(solved: bool, visitor: Open, server: str) -> None:
    task = asked(server, "/api/games/reef/puzzles/3")
    page = visitor("/puzzle/reef?n=3")
    page.get_by_role("heading", name="Find the best choice").wait_for()
    wrong = [one["action"] for one in task["asked"]["choices"] if one["action"] not in task["answers"]]
    for action in task["answers"][:1] if solved else wrong[:3]:
        choose(page, action)
    answer = page.get_by_role("dialog", name="Found it!" if solved else "That was it")
    expect(answer.locator(".best")).not_to_be_empty()
    expect(answer.get_by_role("link", name="Next puzzle")).to_be_visible()
    answer.get_by_role("button", name="Show the board").last.click()
    expect(page.locator("[data-advised]").first).to_be_visible()  # the answer is ringed on the board
    assert not axe(page)


def test_on_a_phone_a_puzzle_asks_its_question_and_tells_the_seats_apart(visitor: Open) -> None:
    """Given a puzzle of six monsters on a phone, then the task holds what is asked, and no name loses its number."""
    page = visitor("/puzzle/king_of_tokyo?n=3", size=PHONE, touch=True)
    expect(page.locator(".prompt .main")).to_have_text(
        "One choice is clearly the best here. Buy cards? You have 3 energy."
    )
    names = page.locator(".chip:not(.own) .name")
    expect(names).to_have_text([f"Pl. {number}" for number in (6, 1, 2, 3, 4)])
    assert page.evaluate(
        "[...document.querySelectorAll('.chip .name')].every((one) => one.scrollWidth <= one.clientWidth)"
    )


def test_a_table_that_does_not_exist_is_said(visitor: Open) -> None:
    page = visitor("/t/nosuchtable1/analysis")
    expect(page.get_by_role("link", name="Home")).to_be_visible()
