"""After the game: the end tells how it was decided, and the analysis where it was won."""

import json
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from spieltisch.coach.ledger import closed, counting
from spieltisch.coach.selfplay import played
from tests.browser.conftest import DESK, PHONE, Open, picture
from tests.browser.hands import OPEN, PLAY_ON
from tests.browser.test_pages import axe, wide

COUNTED = [
    id for id in spieltisch.games() if counting(closed(played(id, ["random"] * spieltisch.game(id).seats[0], 3))[1], id)
]


def bring(server: str, game: str, seed: int = 3) -> str:
    """A game of bots, brought as a record."""
    record = played(game, ["random"] * spieltisch.game(game).seats[0], seed)
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


def last_choice(game: str) -> tuple[int, int]:
    """The number of moves before the last one of the game that ``bring`` brings, and whose it was."""
    record = played(game, ["random"] * spieltisch.game(game).seats[0], 3)
    return max((n, seat) for n, (_, seat) in enumerate(record.moves) if seat >= 0)


@pytest.mark.parametrize("speed", ["fast", "off"])
def test_who_sees_a_game_end_sees_it_counted(speed: str, visitor: Open, server: str) -> None:
    """Given that events are played, the counting comes by itself and can be skipped; else the end is there at once."""
    n, seat = last_choice("dolmengoetter")
    page = visitor("/", speed=speed)
    page.locator(".card").first.wait_for()
    made = page.request.post(
        f"{server}/api/tables/{bring(server, 'dolmengoetter')}/from",
        data={"n": n, "seat": seat},
        headers={"origin": server},
    )
    page.goto(f"{server}/t/{made.json()['table']}")
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
    """Given a finished game, when it is analysed and a turning point clicked, then the board stands there."""
    table = bring(server, "dolmengoetter")
    page = visitor(f"/t/{table}")
    begin(page)
    where = page.locator(".where p")
    turn = page.locator(".turning button").first
    move = turn.locator("b").inner_text()
    turn.click()
    expect(where.locator("b")).to_have_text(move)
    expect(turn).to_have_attribute("aria-current", "step")
    chart = page.get_by_role("slider", name="Who stood how well")
    chart.focus()
    page.keyboard.press("Home")
    expect(where).to_contain_text("The start of the game")
    page.keyboard.press("ArrowRight")
    expect(where.locator("b")).to_have_text("Move 1")
    costly = page.locator(".dear li button").first
    costly.click()
    expect(costly).to_have_attribute("aria-current", "step")
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


def choose(page: Page, action: int) -> None:
    """A choice by its words, as a keyboard or a screen reader would."""
    if not page.locator(".choices").is_visible():
        page.locator("summary", has_text="Choices").click()
    page.locator(f'.choices [data-action="{action}"]').click()


def test_a_costly_choice_is_an_exercise(visitor: Open, server: str) -> None:
    """Given an analysed game, when its dearest choice is practised, then a wrong try costs a try and the answer is told."""
    table = bring(server, "dolmengoetter")
    page = visitor(f"/t/{table}")
    begin(page)
    page.locator(".practise").first.click()
    page.get_by_role("heading", name="Find something better").wait_for()
    task = asked(server, f"/api/tables/{table}/exercise{page.url.partition('/exercise')[2]}")
    left = page.locator(".tries b").first
    before = left.inner_text()
    choose(page, task["done"])
    expect(page.locator(".prompt .note.no")).to_be_visible()
    expect(left).not_to_have_text(before)
    choose(page, task["answers"][0])
    answer = page.get_by_role("dialog", name="Found it!")
    expect(answer.locator(".best")).not_to_be_empty()
    assert not axe(page)
    answer.get_by_role("link", name="Back to the analysis").click()
    page.locator("[aria-labelledby=accounts-title]").wait_for()


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


def test_a_table_that_does_not_exist_is_said(visitor: Open) -> None:
    page = visitor("/t/nosuchtable1/analysis")
    expect(page.get_by_role("link", name="Home")).to_be_visible()
