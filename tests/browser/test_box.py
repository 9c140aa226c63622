"""The real box on the table: people roll and draw, and tell the browser what came."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.outcomes import outcomes, witnesses
from tests.browser.conftest import PHONE, Open, picture
from tests.browser.hands import number, pick, wait_until

TELLING = ".entering .component[data-component]:not(:disabled)"


def sit_down(page: Page, players: int = 2) -> None:
    page.get_by_text("With the box", exact=True).click()
    pick(page, "count", players)
    page.locator("button.start").click()
    page.get_by_role("link", name="Everything is ready").click()  # the box is set up first
    page.locator(TELLING).first.wait_for()
    curtain = page.locator(".curtain .bare")
    page.add_locator_handler(curtain, lambda: curtain.click())  # it opens, and does not come back


def tell(page: Page, touches: list[str]) -> None:
    """What came, by touches on the drawn components."""
    before = number(page)
    for thing in touches:
        if number(page) == before:
            page.locator(f'.entering [data-component="{thing}"]').click()
    wait_until(lambda: number(page) > before)


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


def test_each_on_their_own_device_nobody_receives_a_strange_hand(visitor: Open) -> None:
    """Given two devices at a box of Reef; when one is asked for its hidden card; then the other never receives it."""
    ada = visitor("/new/reef")
    ada.get_by_text("With the box", exact=True).click()
    ada.get_by_text("Each on a device of their own").click()
    pick(ada, "count", 2)
    ada.locator("button.start").click()
    ada.locator(".lobby").wait_for()
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


def test_the_set_up_is_told_for_this_number_of_players(visitor: Open) -> None:
    page = visitor("/setup/reef/3", PHONE)
    expect(page.locator("ol li").first).to_contain_text("24 corals")
    picture(page, "box-set-up-phone")
    page.get_by_role("link", name="4", exact=True).click()
    expect(page.locator("ol li").first).to_contain_text("28 corals")
    page.get_by_role("link", name="Everything is ready").click()
    expect(page.locator('input[name="mode"][value="box"]')).to_be_checked()


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
