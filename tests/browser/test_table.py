"""A person at the table: from the home page to the final standings, alone, in company, by keyboard."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import spieltisch
from tests.browser.conftest import PHONE, Open, Server, picture
from tests.browser.hands import OPEN, click_moves, number, pick, play_on, start, wait_until
from tests.browser.reach import MARK

# Random bots are the quickest, but among them a game of Antler Island goes on for thousands of moves.
LEVELS = {"antler_island": "greedy"}


@pytest.mark.parametrize("game", spieltisch.games())
def test_a_person_against_two_bots(game: str, visitor: Open) -> None:
    page = visitor("/")
    start(page, game, level=LEVELS.get(game, "random"))
    page.locator(OPEN).first.wait_for()
    picture(page, f"{game}-start")
    click_moves(page, 12)
    picture(page, f"{game}-middle")
    play_on(page, seconds=300)
    expect(page.locator("dialog.standings li")).to_have_count(3)
    picture(page, f"{game}-end")


@pytest.mark.parametrize("game", spieltisch.games())
def test_three_clicks_to_the_first_move(game: str, visitor: Open) -> None:
    page = visitor("/")
    page.locator(f'.card[data-game="{game}"]').click()
    page.locator("button.start").click()
    things = page.locator(OPEN)
    things.first.wait_for()
    before = number(page)
    buttons = page.locator(".choice, .prompt [data-action]")
    (buttons.first if buttons.count() else things.last).click()
    wait_until(lambda: number(page) > before)


def test_two_browsers_at_one_table(visitor: Open) -> None:
    ada = visitor("/new/reef")
    ada.get_by_text("With friends").click()
    pick(ada, "count", 2)
    ada.locator("button.start").click()
    ada.locator(".lobby").wait_for()
    picture(ada, "lobby")
    expect(ada.locator(".lobby img[src*='qr.svg']")).to_be_visible()
    path = "/t/" + ada.url.rsplit("/", 1)[1]

    bo = visitor(path, name="Bo")
    bo.get_by_role("button", name="Sit here").click()
    for page in (ada, bo):
        page.locator(".prompt").wait_for()
    cleo = visitor(path, name="Cleo")  # comes too late, and watches
    cleo.locator(".prompt").wait_for()
    expect(cleo.locator(OPEN)).to_have_count(0)

    ada.get_by_role("tab", name="Chat").click()
    ada.locator("#chat-text").fill("Good evening")
    ada.locator("#chat-text").press("Enter")
    bo.get_by_role("tab", name="Chat").click()
    expect(bo.get_by_text("Good evening")).to_be_visible()

    for _ in range(16):
        who = next((page for page in (ada, bo) if page.locator(".thing.lit").count()), None)
        if who is None:
            ada.wait_for_timeout(100)
            continue
        before = number(who)
        click_moves(who, 1)
        if number(who) > before:
            reached = number(who)
            for page in (ada, bo, cleo):
                wait_until(lambda page=page, reached=reached: number(page) >= reached)
    assert number(ada) > 10


def test_by_keyboard_alone(visitor: Open) -> None:
    page = visitor("/")
    tab_to(page, '.card[data-game="reef"]')
    page.keyboard.press("Enter")
    page.locator("button.start").wait_for()
    tab_to(page, "button.start")
    page.keyboard.press("Enter")
    for _ in range(8):
        page.locator(".thing.lit").first.wait_for()
        before = number(page)
        tab_to(page, ".thing.lit")
        page.keyboard.press(random.choice(["ArrowRight", "ArrowDown"]))
        page.keyboard.press("Enter")
        wait_until(lambda before=before: number(page) > before or page.locator(".thing.picked").count() > 0)
    # the list of words, too
    tab_to(page, "#tab-words")
    page.keyboard.press("Enter")
    page.locator(".choice").first.wait_for()
    before = number(page)
    tab_to(page, ".choice")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    wait_until(lambda: number(page) > before)


def tab_to(page: Page, selector: str) -> None:
    for _ in range(120):
        if page.evaluate("(wanted) => document.activeElement?.matches(wanted) ?? false", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"{selector} cannot be reached with the Tab key")


def test_what_a_click_would_score_is_shown_before_it(visitor: Open) -> None:
    """Reef: with a card chosen, hovering a cell shows the corals and the points it would bring."""
    page = visitor("/new/reef")
    page.locator("button.start").click()
    hand = page.locator('[data-thing^="hand:"].lit')
    for _ in range(40):
        page.locator(".thing.lit").first.wait_for()
        if hand.count():
            hand.first.hover()
            expect(page.locator(".sum").first).to_be_visible()
            hand.first.click()
            break
        click_moves(page, 1)
    cell = page.locator('[data-thing^="cell:"].lit').first
    cell.hover()
    expect(page.locator(".height.new")).to_have_count(1)
    picture(page, "reef-preview")
    page.locator('[data-thing^="slot:"]').first.click(force=True)
    expect(page.locator(".note")).to_have_text("First place the corals of the card you play.")


def test_undo_takes_the_own_choice_back(visitor: Open) -> None:
    page = visitor("/new/reef")
    page.locator("button.start").click()
    cells = page.locator('[data-thing^="cell:"].lit')
    expect(cells).to_have_count(4)
    cells.first.click()
    expect(cells).to_have_count(3)
    page.get_by_role("button", name="Undo").click()
    expect(cells).to_have_count(4)


def test_round_one_screen_a_curtain_hides_the_next_hand(visitor: Open) -> None:
    page = visitor("/new/reef")
    page.get_by_text("One screen").click()
    pick(page, "count", 2)
    page.locator("button.start").click()
    page.locator(".curtain").wait_for()
    picture(page, "curtain")
    expect(page.locator('[data-thing^="hand:"]')).to_have_count(0)
    page.locator(".curtain .first").click()
    expect(page.locator(".curtain")).to_have_count(0)
    expect(page.locator(".thing.lit").first).to_be_visible()


def test_the_page_comes_back_after_a_restart(built: None, visitor: Open, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        page = visitor("/new/reef", url=server.url)
        page.locator("button.start").click()
        page.locator(".thing.lit").first.wait_for()
        click_moves(page, 6)
        reached = number(page)
        server.stop()
        expect(page.locator(".offline")).to_be_visible()
        server.start()
        expect(page.locator(".offline")).to_have_count(0, timeout=30_000)
        assert number(page) >= reached
        page.locator(".thing.lit").first.wait_for()
        before = number(page)
        click_moves(page, 4)
        wait_until(lambda: number(page) > before)
    finally:
        server.stop()


def test_rematch_on_the_same_link(visitor: Open) -> None:
    page = visitor("/new/reef", size=PHONE)
    page.locator("button.start").click()
    page.locator(".prompt").wait_for()
    play_on(page)
    address = page.url
    page.locator("dialog.standings").get_by_role("button", name="Rematch").click()
    expect(page.locator('.table[data-over="no"]')).to_be_visible()
    assert page.url == address


def test_words_about_a_piece_come_up_for_mouse_pen_finger_and_keyboard(visitor: Open) -> None:
    page = visitor("/new/reef", touch=True)
    page.locator("button.start").click()
    page.locator(".thing.lit").first.wait_for()
    bubble = page.locator(".tip-bubble.on")
    box = page.locator('[data-thing="cell:a1"]').bounding_box()
    assert box
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    page.mouse.move(x - 200, y + 300)
    page.mouse.move(x, y, steps=4)
    expect(bubble).to_have_text("a1, empty")
    page.mouse.move(2, 2, steps=4)
    expect(bubble).to_have_count(0)

    hand = page.context.new_cdp_session(page)
    for at in ((4, 4), (x, y)):
        hand.send("Input.dispatchMouseEvent", {"type": "mouseMoved", "x": at[0], "y": at[1], "pointerType": "pen"})
    expect(bubble).to_have_text("a1, empty")
    page.mouse.move(2, 2, steps=4)
    expect(bubble).to_have_count(0)

    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    expect(bubble).to_have_text("a1, empty")
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(bubble).to_have_count(1)  # it stays for reading, until the next touch
    page.touchscreen.tap(4, 4)
    expect(bubble).to_have_count(0)

    tab_to(page, ".thing.lit")
    expect(bubble).to_be_visible()


@pytest.mark.parametrize("game", spieltisch.games())
def test_the_focus_stays_at_the_table_when_its_button_is_gone(game: str, visitor: Open) -> None:
    page = visitor(f"/new/{game}", text=100)
    page.locator("button.start").click()
    answers = '.prompt [data-action], .prompt .thing.lit, [data-thing="reroll"]'
    for _ in range(12):
        page.locator(OPEN).first.wait_for()
        before = page.evaluate(MARK)
        tab_to(page, answers if page.locator(answers).count() else ".thing.lit")
        page.keyboard.press("Enter")
        wait_until(lambda before=before: page.evaluate(MARK) != before)
        page.locator(OPEN).first.wait_for()
        page.wait_for_timeout(60)
        assert page.evaluate("document.activeElement !== document.body")


def test_the_lobby_fills_a_seat_with_a_bot_and_starts(visitor: Open) -> None:
    page = visitor("/new/reef")
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")  # as without a certificate
    page.get_by_text("With friends").click()
    pick(page, "count", 4)
    page.locator("button.start").click()
    page.locator(".lobby").wait_for()
    expect(page.get_by_role("note")).to_contain_text("--lan")
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Change name").click()
    page.get_by_label("Your name").fill("Grace")
    page.get_by_role("button", name="Done").click()
    expect(page.locator(".lobby li").first).to_contain_text("Grace")
    page.get_by_role("button", name="Bot here").first.click()
    expect(page.get_by_role("button", name="Bot here")).to_have_count(2)
    page.get_by_role("button", name="Fill up with bots and start").click()
    page.locator(".prompt").wait_for()
    expect(page.locator(".seat")).to_have_count(4)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    expect(page.get_by_role("note")).to_contain_text("--lan")


def test_resigning_asks_in_its_own_dialog(visitor: Open) -> None:
    page = visitor("/new/reef", size=PHONE)
    page.locator("button.start").click()
    page.locator(".prompt").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.locator('.table[data-over="no"]')).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(page.locator('.table[data-over="yes"]')).to_be_visible()
