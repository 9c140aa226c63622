"""The terminal as somebody uses it who hears it, or who sees it."""

import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import StringIO
from itertools import pairwise, takewhile
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import spieltisch
from spieltisch.bots import bot
from spieltisch.cli import main
from spieltisch.coach.ledger import ledger
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.event import Fact
from spieltisch.engine.record import Record
from spieltisch.engine.registry import folder
from spieltisch.engine.seat import Seat
from spieltisch.games.poseidons_kingdom import terminal as poseidons_terminal
from spieltisch.games.reef import terminal as reef_terminal
from spieltisch.terminal import kind_of, showing
from spieltisch.terminal.hearing import meant
from spieltisch.terminal.keyboard import Leave
from spieltisch.terminal.table import ME, WIDEST, TerminalTable, names
from spieltisch.words import LANGUAGES, Words
from tests.games.antler_island_scene import play, scene
from tests.test_texts import faults
from tests.transcripts import PLACE, transcript

GAMES = spieltisch.games()
PEOPLE = ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay"]
FRAMES = "╭╮╰╯│┃┏┓━─█▶♥♞■●"  # what only eyes can read


class Typed:
    """Somebody who types these answers and then leaves."""

    def __init__(self, *answers: str) -> None:
        self.answers = list(answers)
        self.asked: list[str] = []

    def ask(self, question: str, offers: Sequence[str] = ()) -> str:
        self.asked.append(question)
        if not self.answers:
            raise Leave
        return self.answers.pop(0)


def table(
    id: str, *answers: str, seats: str = "", language: str = "de", seed: int = 3, eyes: bool = False
) -> TerminalTable:
    kinds = seats.split(",") if seats else [ME, *["greedy"] * (spieltisch.game(id).seats[0] - 1)]
    record = Record(id, len(kinds), {}, names=names(Words(id, language), kinds))
    console = Console(file=StringIO(), width=130, force_terminal=False, color_system=None)
    return TerminalTable(record, kinds, language, seed, console, Typed(*answers), eyes)


def played(sitting: TerminalTable) -> str:
    """All that the table said until the answers ran out."""
    with suppress(Leave):
        sitting.play()
    return paper(sitting)


def paper(sitting: TerminalTable) -> str:
    assert isinstance(sitting.console.file, StringIO)
    return sitting.console.file.getvalue()


def positions(id: str, seats: int, every: int = 7) -> list[State]:
    """Some positions of a game between greedy bots, its end among them."""
    state, chance = spieltisch.new(id, seats), spieltisch.Rng(5)
    bots = [bot("greedy", id, seat) for seat in range(seats)]
    found, step = [], 0
    while state.to_act() != OVER and step < 400:
        turn = int(state.to_act())
        if turn == CHANCE:
            state.apply(int(state.sample(chance)))
            continue
        if step % every == 0:
            found.append(state.copy())
        step += 1
        state.apply(int(bots[turn].choose(Seat(state, turn))), turn)
    return [*found, state]


# For ears


class Listener(Typed):
    """Takes the first choice each time, and notes what the whole table would say and how much was said until then."""

    def __init__(self, choices: int) -> None:
        super().__init__(*["1"] * choices)
        self.noted: list[tuple[int, int, set[str]]] = []

    def ask(self, question: str, offers: Sequence[str] = ()) -> str:
        table = self.sitting
        whole = set(showing.told(table.record.game, table.state, 0, table.words))
        self.noted.append((len(paper(table)), len(table.record.moves), whole))
        return super().ask(question, offers)

    def listen(self, sitting: TerminalTable) -> None:
        self.sitting, sitting.reader = sitting, self


@pytest.mark.parametrize("id", GAMES)
def test_after_a_choice_only_what_changed_is_said(id: str) -> None:
    """Given somebody who hears, when a choice is made, then a few sentences follow, and nothing of the whole table."""
    sitting, listener = table(id), Listener(60)
    listener.listen(sitting)
    said = played(sitting)
    assert not set(said) & set(FRAMES)
    alone = 0
    for (start, before, old), (end, after, new) in pairwise(listener.noted):
        lines = said[start:end].splitlines()
        assert not (old | new) & set(lines)
        if all(seat <= 0 for _, seat in sitting.record.moves[before:after]):  # the person and chance
            alone += 1
            told = [line for line in lines if line and not re.match(r" *\d+: ", line)]  # without the choices
            assert len(told) < 12, told
    assert alone > 5


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_whole_table_is_told_in_sentences(id: str, language: str) -> None:
    """At every seat count, for every seat and a spectator: no frame, no code, no id, the right plural."""
    for seats in spieltisch.game(id).seats:
        words = Words(id, language, PEOPLE)
        for state in positions(id, seats, 40):
            for seat in (None, 0, seats - 1):
                lines = showing.told(id, state, seat, words)
                assert [fault for line in lines for fault in faults(line, language)] == []
                assert not set("".join(lines)) & set(FRAMES)
                assert all(line.endswith((".", "!", "?")) for line in lines), lines


# What these choices would bring is said by their own words; their preview only lights up the place.
SAID = {
    "reef": set(),
    "king_of_tokyo": {"stop"},
    "dolmengoetter": {"build", "decline", "gather", "point"},
    "antler_island": {"leave", "plan", "reveal"},
    "poseidons_kingdom": {"enter", "tentacle"},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_results_of_choices_are_words(id: str, language: str) -> None:
    """Every kind of choice of which the browser shows a preview says what it would bring."""
    words = Words(id, language, PEOPLE)
    found: set[str] = set()
    shown, told = set(), set()
    for state in positions(id, spieltisch.game(id).seats[0], 2):
        if state.to_act() != OVER:
            for one in showing.options(id, state, int(state.to_act()), words):
                kind = one["notation"].split()[0]
                found.add(one["result"])
                shown |= {kind} if one["preview"] else set()
                told |= {kind} if one["result"] else set()
    assert SAID[id] <= shown, "a kind of choice without a preview, or none of these games has it"
    assert shown - told == SAID[id], "no choice of these kinds ever says what it would bring"
    assert [fault for one in found if one for fault in faults(one, language)] == []


@pytest.mark.parametrize(
    ("language", "verb", "said"),
    [
        ("de", "verdeckt", "verdeckt rot, der Stapel wird 2 hoch"),
        ("en", "covers", "covers red, the stack becomes 2 high"),
    ],
)
def test_a_coral_says_what_it_covers(language: str, verb: str, said: str) -> None:
    """Given red on b2, when a coral is to be placed, then b2 says what lies there, and an empty cell nothing."""
    state, chance = spieltisch.new("reef", 2), spieltisch.Rng(1)
    while len(found := state.legal()) < 16 or not spieltisch.notation(state, found[0]).startswith("place"):
        state.apply(int(state.sample(chance)) if state.to_act() == CHANCE else found[0])
    seat = int(state.to_act())
    listed = showing.options("reef", state, seat, Words("reef", language, PEOPLE[:2]))
    result = {one["notation"].split()[-1]: one["result"] for one in listed}
    stacks = zip(reef_terminal.CELLS, spieltisch.view(state, seat)["players"][seat]["reef"], strict=True)
    assert result["b2"].startswith(said)
    assert {cell for cell, corals in stacks if corals} == {cell for cell, said_of in result.items() if verb in said_of}


def test_dice_to_keep_say_what_the_next_throw_may_bring() -> None:
    """Given 1, 1 and a claw kept of six dice, then the odds of a third 1 and of a second claw, not of three 2s."""
    state = position_with_dice("1 1 3 heart claw claw")
    options = showing.options("king_of_tokyo", state, int(state.to_act()), Words("king_of_tokyo", "en", PEOPLE))
    kept = next(one for one in options if one["notation"] == "keep 1 1 claw")
    assert kept["result"] == "next roll at least 3× 1, 1× heart, 1× energy, 2× claw: 42 % each"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_legend_explains_every_sign_of_the_drawing(id: str, language: str) -> None:
    words = Words(id, language, PEOPLE)
    legend = words.say("legend")
    lines = set("─│╭╮╰╯┏┓┗┛┃━┳┻┡┩╇├┤┬┴┼└┘┌┐╶╴╸╺… ·")
    for state in positions(id, spieltisch.game(id).seats[-1], 20):
        sheet = Console(file=StringIO(), width=130, force_terminal=False, color_system=None)
        sheet.print(showing.board(id, state, 0, words))
        assert isinstance(sheet.file, StringIO)
        drawn = {sign for sign in sheet.file.getvalue() if ord(sign) > 0x2000} - lines - set("–„“”’×⁰¹²³⁴×")
        assert {sign for sign in drawn if sign not in legend} == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_sign_of_the_legend_means_two_things(id: str, language: str) -> None:
    signs = [sign for sign in Words(id, language).say("legend") if unicodedata.category(sign)[0] == "S"]
    explained = {sign: signs.count(sign) for sign in signs if signs.count(sign) > 1}
    assert explained == {}


def test_steps_of_the_shark_and_dice_of_the_wave_are_one_sentence() -> None:
    say = Words("poseidons_kingdom", "en", PEOPLE)
    steps: list[dict[str, Fact]] = [{"event": "shark", "field": field} for field in ("L1", "L2", "R3")]
    dice: list[dict[str, Fact]] = [
        {"event": "landed", "strip": 0, "foam": False, "colour": 0, "value": 3},
        {"event": "landed", "strip": 4, "foam": True, "colour": 4, "value": 5},
    ]
    assert showing.happened("poseidons_kingdom", [*steps, *dice], say) == [
        "The shark swims by wave 1 left, wave 2 left to wave 3 right.",
        "Dice fall: blue 3 on the deep sea, neutral 5 on the foam for wave 4.",
    ]


def test_the_whole_table_tells_which_places_are_neighbours() -> None:
    """Given the board of Die Dolmengötter, then whoever hears it learns every way, also those that runes open."""
    state = positions("dolmengoetter", 2)[0]
    view = spieltisch.view(state, 0)
    said = showing.told("dolmengoetter", state, 0, Words("dolmengoetter", "en", PEOPLE))
    ways = "; ".join(line[len("Neighbours: ") : -1] for line in said if line.startswith("Neighbours: ")).split("; ")
    told = {int(way.partition(" with ")[0]): [int(one) for one in re.findall(r"\d+", way)[1:]] for way in ways}
    expected: dict[int, set[int]] = {int(place["id"][1:]): set() for place in view["places"]}
    runes = [place for place in view["places"] if place["rune"]]
    pairs = [(one, two) for one in runes for two in runes if one["rune"]["letter"] == two["rune"]["letter"]]
    same = [(one["id"], two["id"]) for one, two in pairs if one != two]
    for one, two in [*view["edges"], *same]:
        expected[int(one[1:])].add(int(two[1:]))
        expected[int(two[1:])].add(int(one[1:]))
    assert {place: set(others) for place, others in told.items()} == expected
    assert len(same) > len(runes)  # each has one like it, and a corner three


def test_every_hex_of_a_reef_is_told() -> None:
    """Given a reef of the beginning, then whoever hears it knows the hexes that choices name."""
    state = positions("poseidons_kingdom", 2)[0]
    for seat, one in enumerate(spieltisch.view(state, 0)["players"]):
        said = showing.told("poseidons_kingdom", state, 0, Words("poseidons_kingdom", "de", PEOPLE))
        reef = next(line for line in said if line.startswith(f"Korallenstock von {PEOPLE[seat]}:"))
        assert [hex["hex"] for hex in one["reef"]["hexes"] if hex["hex"] not in reef] == []


def test_enter_alone_asks_again_kindly() -> None:
    said = played(table("reef", "", "1"))
    assert "Du hast noch nichts gewählt" in said
    assert "Gast setzt" in said


def test_a_choice_after_which_nothing_happens_yet_is_said_back() -> None:
    """Given a secret plan that is laid marker by marker, then somebody who hears knows where each one lies."""
    said = played(table("antler_island", "1", "ziehen", "3", seats="me,greedy,greedy"))
    assert "Gewählt: Lege die 1 an Ziehen." in said.splitlines()
    assert "Gewählt: Lege die 2 an Brunft." in said.splitlines()


def test_a_place_of_the_board_is_meant_by_its_own_number() -> None:
    """Given places in the list and some of them taken, when a number is typed, then it is the place of this number."""
    said = played(table("dolmengoetter", "liste", "40", "40", "41"))
    assert (
        " 40: Druide auf Platz 40 – an Steinkreis " in said or " 40: Druide auf Platz 40 – an den Steinkreisen " in said
    )
    assert "„40“ geht jetzt nicht" in said
    assert "Gast setzt einen Druiden auf Platz 41." in said


@pytest.mark.parametrize(
    ("id", "notations", "numbers"),
    [
        ("poseidons_kingdom", ["look 3", "look 4", "look 9", "no look"], [3, 4, 9, 0]),
        ("poseidons_kingdom", ["build", "load"], [1, 2]),
        ("king_of_tokyo", ["deposit 0", "deposit 1", "deposit 2"], [0, 1, 2]),
        ("reef", ["score 0", "score 1"], [0, 1]),
        ("antler_island", ["reveal 2", "reveal X", "roar"], [2, 4, 5]),
        ("antler_island", ["commit 2", "commit 3", "enough"], [2, 3, 0]),
        ("antler_island", ["pass", "greed"], [1, 2]),
        ("dolmengoetter", ["land P07", "land P41"], [7, 41]),
        ("dolmengoetter", ["wander P07 P08", "gather P07"], [1, 2]),
    ],
)
def test_a_choice_goes_by_its_own_number_where_all_have_one(id: str, notations: list[str], numbers: list[int]) -> None:
    """Otherwise a 3 that is typed for coral 3 would mean the third choice."""
    listed = showing.numbered(id, [{"notation": notation} for notation in notations])
    assert [choice["number"] for choice in listed] == numbers


def test_fields_to_enter_at_come_in_the_order_of_their_numbers() -> None:
    said = played(table("poseidons_kingdom", language="en"))
    places = re.findall(r"Enter at (\w+ ?\w* \d)", said)
    assert places == [*(f"deep sea {number}" for number in range(1, 5)), *(f"beach {number}" for number in range(1, 5))]


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("de", ["liste", "tisch", "nochmal", "regeln 3.1", "hilfe"]),
        ("en", ["list", "table", "again", "rules 3.1", "help"]),
    ],
)
def test_commands_are_in_the_language_of_the_player(language: str, typed: list[str]) -> None:
    said = played(table("reef", *typed, language=language))
    for words in {
        "de": ("rot auf b2", "§3.1 Nehmen", "Tippe die Nummer"),
        "en": ("red on b2", "§3.1 Take", "Type the number"),
    }[language]:
        assert words in said
    assert {"de": "geht jetzt nicht", "en": "cannot be played"}[language] not in said


def test_the_english_commands_work_in_german_too() -> None:
    said = played(table("reef", "list", "board", "undo", "quit"))
    assert "Vorrat:" in said
    assert "geht jetzt nicht" not in said


# What somebody means


@pytest.mark.parametrize(
    "typed", ["grün auf c3", "c3 grün", "gruen c3", "GRÜN AUF C3!", "place G c3", "gr c3", "Lege bitte"]
)
def test_words_of_a_choice_are_understood(typed: str) -> None:
    phrases = {7: ["grün auf c3", "place G c3"], 8: ["grün auf d3", "place G d3"], 9: ["rot auf c3", "place R c3"]}
    assert meant(typed, phrases) == ([7] if typed != "Lege bitte" else [])


def test_words_that_fit_several_choices_are_asked_about() -> None:
    """Given a word that four of eight choices contain, then those four are read out and one more word decides."""
    sitting = table("poseidons_kingdom", "strand", "strand 2")
    said = played(sitting)
    assert "4 Wahlmöglichkeiten passen dazu. Welche meinst du?" in said
    assert "Ein Tier von Gast kommt bei Strand 2 ins Wasser" in said


def test_a_word_that_fits_every_choice_is_not_called_impossible() -> None:
    said = played(table("reef", "rot", "rot c3"))
    assert "4 Wahlmöglichkeiten passen dazu. Welche meinst du?" in said
    assert "Gast setzt rot auf c3" in said


def test_a_look_under_a_coral_promises_no_points() -> None:
    choice = {"preview": {"points": 2}}
    words = Words("poseidons_kingdom", "en", PEOPLE)
    results = [poseidons_terminal.result(choice, {"phase": phase}, words) for phase in ("peeking", "white")]
    assert results == ["", "brings you 2 points"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_words_of_every_choice_mean_that_choice(id: str, language: str) -> None:
    words = Words(id, language, PEOPLE)
    for state in positions(id, spieltisch.game(id).seats[0], 25):
        if state.to_act() == OVER:
            continue
        options = showing.options(id, state, int(state.to_act()), words)
        phrases = {one["action"]: one["phrases"] for one in options}
        for one in options[:: max(1, len(options) // 10)]:
            assert meant(one["said"], phrases) == [one["action"]]
            assert meant(one["notation"], phrases) == [one["action"]]


def test_dice_to_keep_are_named_in_any_order_and_the_usual_ones_come_first() -> None:
    """Given 1, 1, 3, heart, claw and claw, then claws and the pair of 1s lead the list, in any order of words."""
    state = position_with_dice("1 1 3 heart claw claw")
    words = Words("king_of_tokyo", "de", PEOPLE)
    options = showing.options("king_of_tokyo", state, int(state.to_act()), words)
    assert options[0]["said"] == "2× 1, 2× Tatze behalten, 2 Würfel neu würfeln"
    phrases = {one["action"]: one["phrases"] for one in options}
    for typed in ("tatze 1 tatze 1", "1 1 tatze tatze", "behalte Tatze Tatze 1 1", "keep claw 1 claw 1"):
        assert meant(typed, phrases) == [options[0]["action"]]


def test_a_wily_tile_says_what_it_does() -> None:
    """Given an own hidden tile and an open one, then the table tells what they do, and of no others."""
    state = positions("antler_island", 3, every=1)[20]
    view = spieltisch.view(state, 0)
    words = Words("antler_island", "de", PEOPLE)
    told = "\n".join(showing.told("antler_island", state, 0, words))
    known = {
        view["wily"]["open"],
        *(tile for one in view["players"] for tile in [*one["open"], *(one["hidden"] or [])]),
    }
    assert view["players"][0]["hidden"]
    for name in view["wily"]["kinds"]:
        assert (words.say(f"effect-{name}") in told) == (name in known)


def test_dice_that_count_already_promise_no_reroll() -> None:
    """Given dice with which somebody stopped early, then the table says whose they are, and no reroll that is left."""
    state, words = position_with_dice("1 1 3 heart claw claw"), Words("king_of_tokyo", "de", PEOPLE)
    thrower = PEOPLE[int(state.to_act())]
    told = showing.told("king_of_tokyo", state, 0, words)
    assert f"Die Würfel von {thrower} zeigen 2× 1, 1× 3, 1× Herz, 2× Tatze." in told
    assert "Noch 2-mal nachwürfeln." in told
    state.apply(next(one for one in state.legal() if spieltisch.notation(state, one) == "stop"))
    told = showing.told("king_of_tokyo", state, 0, words)
    assert any("Die Würfel von" in line for line in told)
    assert not any("nachwürfeln" in line for line in told)


@pytest.mark.parametrize(
    ("language", "typed", "kept"),
    [
        ("de", "2× Tatze", "claw claw"),
        ("de", "2x tatze", "claw claw"),
        ("de", "2 Tatzen", "claw claw"),
        ("de", "1 1 behalten, 2 Tatzen", "1 1 claw claw"),
        ("en", "2 claws and nothing else", ""),
        ("en", "keep 2 claws", "claw claw"),
        ("en", "2x claw, 1x heart", "heart claw claw"),
        ("en", "keep 2 claw", "2 claw"),
    ],
)
def test_dice_to_keep_go_by_their_number_too(language: str, typed: str, kept: str) -> None:
    """Given 1, 1, 2, heart, claw and claw, then two claws are not the 2 and a claw; only the notation means these."""
    state = position_with_dice("1 1 2 heart claw claw")
    options = showing.options("king_of_tokyo", state, int(state.to_act()), Words("king_of_tokyo", language, PEOPLE))
    found = meant(typed, {one["action"]: one["phrases"] for one in options})
    assert [one["notation"] for one in options if one["action"] in found] == ([f"keep {kept}"] if kept else [])


def test_a_number_that_may_be_a_die_or_a_count_is_asked_about() -> None:
    """Given a 2 and two claws, then "2 Tatze" is both the 2 with a claw and both claws."""
    state = position_with_dice("1 1 2 heart claw claw")
    options = showing.options("king_of_tokyo", state, int(state.to_act()), Words("king_of_tokyo", "de", PEOPLE))
    found = meant("2 Tatze", {one["action"]: one["phrases"] for one in options})
    assert {one["notation"] for one in options if one["action"] in found} == {"keep 2 claw", "keep claw claw"}


def position_with_dice(faces: str) -> State:
    """A first throw with these faces."""
    state, chance = spieltisch.new("king_of_tokyo", 2), spieltisch.Rng(1)
    while "roll" not in spieltisch.notation(state, int(state.legal()[0])):
        state.apply(int(state.sample(chance)))
    wanted = sorted(faces.split())
    throw = next(one for one in state.legal() if sorted(spieltisch.notation(state, one).split()[1:]) == wanted)
    state.apply(throw)
    return state


# For eyes


@pytest.mark.parametrize("id", GAMES)
def test_eyes_get_the_same_sentences_and_a_drawing_that_is_not_repeated(id: str) -> None:
    """The whole table is drawn when others have acted, not at every small choice."""
    drawn = table(id, "1", "1", "1", "1", eyes=True)
    count = 0
    whole: Callable[[int | None], None] = drawn.draw

    def counted(seat: int | None) -> None:
        nonlocal count
        count += 1
        whole(seat)

    drawn.draw = counted  # type: ignore[method-assign]
    said = played(drawn)
    assert set(said) & set(FRAMES)
    assert 1 <= count < len(drawn.reader.asked)  # type: ignore[attr-defined]


def test_a_narrow_window_gets_no_picture() -> None:
    sitting = table("antler_island", "sehen", "1")
    sitting.console.width = 80
    said = played(sitting)
    assert "zu schmal: Es braucht 112 Spalten" in said
    assert not set(said) & set(FRAMES)


@pytest.mark.parametrize("id", GAMES)
def test_no_picture_is_wider_than_promised(id: str) -> None:
    for state in positions(id, spieltisch.game(id).seats[-1], 60):
        for language in LANGUAGES:
            sheet = Console(file=StringIO(), width=WIDEST, force_terminal=False, color_system=None)
            sheet.print(showing.board(id, state, 0, Words(id, language, PEOPLE)))
            assert isinstance(sheet.file, StringIO)
            assert "…" not in sheet.file.getvalue(), "something did not fit"


def test_no_name_of_a_place_vanishes_under_stones_and_druids() -> None:
    for seats in (2, 5):
        for state in positions("dolmengoetter", seats, 30):
            sheet = Console(file=StringIO(), width=130, force_terminal=False, color_system=None)
            sheet.print(showing.board("dolmengoetter", state, 0, Words("dolmengoetter", "de", PEOPLE)))
            assert isinstance(sheet.file, StringIO)
            words = set(sheet.file.getvalue().replace("·", " ").replace(":", " ").split())
            assert {str(number) for number in range(1, 79)} <= words


@pytest.mark.parametrize("seats", [3, 4])
def test_the_island_joins_true_neighbours(seats: int) -> None:
    """Every line of the picture lies between two neighbours of the view, and every pair of neighbours has one."""
    from spieltisch.games.antler_island import terminal

    view = spieltisch.view(spieltisch.new("antler_island", seats), None)
    lines: list[frozenset[tuple[int, int]]] = []

    class Watched(terminal.Canvas):
        def line(self, one: tuple[int, int], two: tuple[int, int], style: str) -> None:
            lines.append(frozenset((one, two)))

    original, terminal.Canvas = terminal.Canvas, Watched  # type: ignore[misc]
    try:
        terminal.island(view, Words("antler_island", "en"))
    finally:
        terminal.Canvas = original  # type: ignore[misc]
    at = {space["id"]: terminal.position(space) for space in view["island"]}
    pairs = {frozenset((at[space["id"]], at[near])) for space in view["island"] for near in space["neighbours"]}
    assert set(lines) == pairs
    assert len(lines) == len(pairs)


def test_the_card_being_played_is_named_and_drawn() -> None:
    words = Words("reef", "de", PEOPLE)
    state = next(
        state
        for state in positions("reef", 2, 1)
        if state.to_act() != OVER and spieltisch.view(state, int(state.to_act()))["playing"]
    )
    seat = int(state.to_act())
    card = words(showing.text(spieltisch.view(state, seat)["playing"]["name"]))
    assert f"Dann wertest du „{card}“" in words(spieltisch.game("reef").view.prompt(state, seat).text)
    sheet = Console(file=StringIO(), width=130, force_terminal=False, color_system=None)
    sheet.print(showing.glance("reef", state, seat, words))
    assert isinstance(sheet.file, StringIO)
    assert "gespielt" in sheet.file.getvalue()


def test_hexes_of_the_reef_have_names_and_tiles_have_borders() -> None:
    """Given the four double hexes of the start, then each has its name, and a line only between two tiles."""
    words = Words("poseidons_kingdom", "en", PEOPLE)
    state = positions("poseidons_kingdom", 2)[0]
    sheet = Console(file=StringIO(), width=130, force_terminal=False, color_system=None)
    sheet.print(showing.board("poseidons_kingdom", state, 0, words))
    assert isinstance(sheet.file, StringIO)
    rows = sheet.file.getvalue().splitlines()
    names = next(row for row in rows if "0,0" in row)
    between = [names[names.index(one) : names.index(two)] for one, two in (("0,0", "1,0"), ("1,0", "2,0"))]
    assert "│" not in between[0]
    assert "│" in between[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_no_word_is_cut_at_the_edge_of_a_terminal(id: str, language: str) -> None:
    """Given a terminal of 60 columns, then no line is longer, and the words are those that a pipe gets in whole lines."""
    typed = ["tisch", "?", "", "nothing like that", "1", "1", "1"]
    pipe, narrow = (table(id, *typed, language=language) for _ in range(2))
    narrow.console = Console(file=StringIO(), width=60, height=999, force_terminal=True, color_system=None)
    lines = played(narrow).splitlines()
    assert max(map(len, lines)) <= 60
    assert " ".join(lines).split() == played(pipe).split()


def test_a_long_choice_goes_on_under_its_words() -> None:
    sitting = table("reef", "1", "1", "1")
    sitting.console = Console(file=StringIO(), width=60, force_terminal=True, color_system=None)
    lines = played(sitting).splitlines()
    assert any(re.match(r"  1: \S", one) and re.match(r" {5}\S", below) for one, below in pairwise(lines))


@pytest.mark.parametrize("id", GAMES)
def test_the_question_stays_in_the_window_above_its_choices(id: str) -> None:
    """Given a window of 80 columns and 24 lines, then what is asked and the choices listed under it fit."""
    sitting = table(id, "1", "1", "1", "1")
    sitting.console = Console(file=StringIO(), width=80, height=24, force_terminal=True, color_system=None)
    asked = [part.splitlines() for part in played(sitting).split("\nGast: ")[1:]]
    assert asked
    for lines in asked:
        first = next(n for n, line in enumerate(lines) if re.match(r" *\d+: ", line))
        choices = list(takewhile(lambda line: line.startswith((" ", "Und ")), lines[first:]))
        assert first + len(choices) + len(["Deine Wahl:"]) < 24


def test_a_single_choice_more_is_listed_itself() -> None:
    """Given thirteen choices, then all are listed: to say that there is one more takes a line as well."""
    options = [{"number": n, "action": n, "said": "so", "result": ""} for n in range(1, 15)]
    for number, listed, more in ((12, 12, False), (13, 13, False), (14, 12, True)):
        sitting = table("reef")
        sitting.show(options[:number], sitting.shown)
        assert paper(sitting).count(": so") == listed
        assert ("weitere" in paper(sitting)) == more


# The keyboard


class Screen:
    """The command in a real terminal of its own."""

    def __init__(self, *command: str) -> None:
        self.hand, other = pty.openpty()
        fcntl.ioctl(other, termios.TIOCSWINSZ, struct.pack("HHHH", 50, 130, 0, 0))
        terminal = os.environ | {"TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "spieltisch", *command], stdin=other, stdout=other, stderr=other, env=terminal
        )
        os.close(other)
        self.seen = ""

    def until(self, words: str) -> None:
        """Wait until these words are on the screen, after those waited for before."""
        while words not in (shown := re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.seen)):
            ready, _, _ = select.select([self.hand], [], [], 60)
            assert ready, f"{words!r} never came; the screen says {shown[-500:]!r}"
            self.seen += os.read(self.hand, 65536).decode(errors="replace")
        self.seen = shown.split(words, 1)[1]

    def type(self, keys: str) -> None:
        os.write(self.hand, keys.encode())


def test_at_a_real_terminal_tab_completes_and_the_arrow_brings_back() -> None:
    """Given a real terminal, when a command is begun and Tab pressed, then it is completed; arrow up repeats it."""
    screen = Screen("play", "reef", "--plain", "--seats", "me,greedy", "--seed", "3")
    screen.until("Your choice:")
    screen.type("hel\t")
    screen.until("help")
    screen.type("\r")
    screen.until("Type the number of a choice")
    screen.until("Your choice:")
    screen.type("\x1b[A")
    screen.until("help")
    screen.type("\r")
    screen.until("Type the number of a choice")
    screen.until("Your choice:")
    screen.type("\x04")
    screen.until("See you at the table.")
    assert screen.process.wait(60) == 0


# The end, and in between


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_points_by_source_add_up_to_the_result(id: str, language: str) -> None:
    record = Record.loads((PLACE / f"{id}.json").read_text(encoding="utf-8"))
    state = list(spieltisch.replay(record))[-1]
    assert [sum(found.values()) for found in ledger(record)] == state.scores()
    record.names = PEOPLE[: record.seats]
    lines = showing.result_lines(record, state, Words(id, language, record.names))
    assert [fault for line in lines[1:] for fault in faults(line, language)] == []
    assert len(lines) > record.seats


def test_after_an_elimination_the_person_takes_a_breath() -> None:
    """Given a person whose monster is eliminated while others live, then the table waits for Enter before it goes on."""
    sitting = table("king_of_tokyo", *["1"] * 400, seats="me,greedy,greedy,greedy", seed=2)
    said = played(sitting)
    assert "Gast scheidet aus." in said
    assert "Endstand" in said
    assert isinstance(sitting.reader, Typed)
    assert sum("für dich ist das Spiel vorbei" in question for question in sitting.reader.asked) == 1


def test_whoever_is_out_can_save_and_leave(tmp_path: Path) -> None:
    """Given a person whose monster is eliminated, when they save and leave, then the others do not play on."""
    sitting = table("king_of_tokyo", seats="me,greedy,greedy,greedy", seed=2)
    sitting.file = tmp_path / "game.json"
    said: list[str] = []

    def ask(question: str, offers: Sequence[str] = ()) -> str:
        out = "für dich ist das Spiel vorbei" in question
        said.append(("ende" if said[-1] == "speichern" else "speichern") if out else "1")
        return said[-1]

    sitting.reader.ask = ask  # type: ignore[method-assign]
    told = played(sitting)
    assert said[-2:] == ["speichern", "ende"]
    assert "Endstand" not in told
    assert not Record.loads(sitting.file.read_text(encoding="utf-8")).finished


def test_a_game_that_is_told_again_says_how_it_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("builtins.input", answers("", "", "ende"))
    main(["replay", str(PLACE / "reef.json"), "--lang", "de"])
    told = capsys.readouterr().out
    assert told.startswith("Reef. Enter: weiter, ende: aufhören.")
    assert "Endstand" not in told


def test_the_last_round_is_told_once_to_whoever_still_acts_in_it() -> None:
    """Given a game that tells no event of it, then the view's word is passed on; an event is not told twice."""
    said = played(table("reef", *["1"] * 400, seats="me,greedy,greedy", seed=5))
    assert said.count("Das ist die letzte Runde.") == 1
    told = (PLACE / "poseidons_kingdom.de.txt").read_text(encoding="utf-8")
    assert "Die letzte Runde beginnt" in told
    assert "Das ist die letzte Runde." not in told


def test_the_last_coral_of_a_colour_says_that_the_game_ends() -> None:
    """Given one coral of a colour in the supply, then whoever can place it hears that no other round follows."""
    record = Record.loads((PLACE / "reef.json").read_text(encoding="utf-8"))
    words, told = Words("reef", "de", PEOPLE), False
    for state in spieltisch.replay(record):
        seat = int(state.to_act())
        if seat < 0:
            continue
        supply = spieltisch.view(state, seat)["supply"]
        for one in showing.options("reef", state, seat, words):
            notation = one["notation"].split()
            last = notation[0] == "place" and supply[notation[1]] == 1
            assert last == ("Mit dieser Runde endet die Partie" in one["result"])
            told |= last
    assert told


def test_people_round_one_screen_are_told_what_happened_meanwhile() -> None:
    said = played(table("reef", *["", "1"] * 30, seats="me,me,me"))
    assert "Gast 1 setzt" in said
    assert "Gast 2 setzt" in said


def test_what_was_taken_back_is_told_to_nobody() -> None:
    """Given people round one screen, when one of them takes a choice back, then the next hears only what stands."""
    told = played(table("reef", "rot b2", "zurück", "rot c3", "1", "1", "", seats="me,me"))
    assert told.count("Gast 1 setzt rot auf b2.") == 1, "before it was taken back"
    assert told.count("Gast 1 setzt rot auf c3.") == 2, "heard by both"


# Saving


def answers(*lines: str) -> Callable[[str], str]:
    waiting = iter(lines)

    def ask(question: str = "") -> str:
        try:
            return next(waiting)
        except StopIteration:
            raise EOFError from None

    return ask


def test_a_saved_game_goes_on_where_it_was_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "half.json"
    monkeypatch.setattr("builtins.input", answers("1", "1", "quit"))
    assert main(["play", "reef", "--seats", "me,greedy", "--seed", "3", "--save", str(file)]) == 0
    before = Record.loads(file.read_text(encoding="utf-8"))
    monkeypatch.setattr("builtins.input", answers("1", "quit"))
    assert main(["play", "--resume", str(file)]) == 0
    after = Record.loads(file.read_text(encoding="utf-8"))
    assert after.moves[: len(before.moves)] == before.moves
    assert len(after.moves) > len(before.moves)
    assert after.names == before.names


def test_nothing_is_overwritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a file of somebody's, when a game is to be saved there, then the file stays and a sentence says so."""
    file = tmp_path / "precious.json"
    file.write_text("mine")
    assert main(["play", "reef", "--seats", "me,greedy", "--save", str(file)]) == 2
    assert "is there already" in capsys.readouterr().err
    monkeypatch.setattr("builtins.input", answers(f"save {file}", "quit"))
    assert main(["play", "reef", "--seats", "me,greedy"]) == 0
    assert "is there already and stays as it is" in capsys.readouterr().out
    assert file.read_text() == "mine"


@pytest.mark.parametrize("name", ["nowhere/game.json", "~nobody-of-this-name/game.json", "x" * 400])
def test_a_name_that_cannot_be_written_does_not_end_the_game(name: str, tmp_path: Path) -> None:
    sitting = table("reef", "1", f"speichern {tmp_path / name if name[0] == 'n' else name}", "1")
    said = played(sitting)
    assert "lässt sich nicht schreiben" in said
    assert said.count("Gast setzt") == 2


def test_how_to_go_on_is_said_as_it_must_be_typed(tmp_path: Path) -> None:
    said = played(table("reef", "1", f"speichern {tmp_path / 'my game.json'}"))
    assert f"spieltisch play --resume '{tmp_path / 'my game.json'}'" in said


def test_nobody_loses_a_game_by_one_word(tmp_path: Path) -> None:
    """Given choices that no file holds, when somebody leaves, then that is said first, and not a second time."""
    lost = played(table("reef", "1", "ende", "1", "ende", "ende", "1"))
    assert lost.count("Diese Partie ist nicht gespeichert.") == 2
    assert lost.count("Gast setzt") == 2
    kept = table("reef", "1", f"speichern {tmp_path / 'kept.json'}", "ende", "1")
    assert "nicht gespeichert" not in played(kept)
    assert paper(kept).count("Gast setzt") == 1


def test_whoever_hears_a_saved_game_is_told_the_table_first() -> None:
    sitting = table("reef", "1", "1")
    played(sitting)
    console = Console(file=StringIO(), width=130, force_terminal=False, color_system=None)
    again = TerminalTable(sitting.record, sitting.kinds, "de", 3, console, Typed("1"))
    asked = played(again).split("Deine Wahl")[0]
    assert "Riff von Gast: " in asked
    assert asked.count("Riff von Gast: ") == 1


def test_without_a_name_a_new_file_is_taken_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "reef.json").write_text("mine")
    monkeypatch.setattr("builtins.input", answers("save", "1", "save", "quit"))
    assert main(["play", "reef", "--seats", "me,greedy"]) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["reef-2.json", "reef.json"]


def test_save_writes_the_file_that_was_named_at_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given --save, when save is typed without a name, then that file is written, and at the end again: no second one."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("builtins.input", answers("1", "save", "1", "quit"))
    assert main(["play", "reef", "--seats", "me,greedy", "--seed", "3", "--save", "mine.json"]) == 0
    assert [file.name for file in tmp_path.iterdir()] == ["mine.json"]
    assert sum(seat == 0 for _, seat in Record.loads(Path("mine.json").read_text(encoding="utf-8")).moves) == 2


def test_a_file_that_came_meanwhile_is_not_overwritten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Given --save, when somebody else writes that file before the end, then the game goes into another one."""
    monkeypatch.chdir(tmp_path)

    def leave(question: str = "") -> str:
        Path("mine.json").write_text("theirs")
        raise EOFError

    monkeypatch.setattr("builtins.input", leave)
    assert main(["play", "reef", "--seats", "me,greedy", "--seed", "3", "--save", "mine.json"]) == 0
    assert Path("mine.json").read_text() == "theirs"
    assert Record.loads(Path("reef.json").read_text(encoding="utf-8")).moves


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        *(("Gast", ME), ("greedy", "greedy"), ("greedy 2", "greedy"), ("Ada 2", ME), ("Ada: die Erste", ME)),
        *(("hard:iterations=4", "hard:iterations=4"), ("hard:iterations=4 2", "hard:iterations=4")),
        *(("mybots:Dreamer 2", "mybots:Dreamer"), ("cmd:node mybot.js", "cmd:node mybot.js")),
    ],
)
def test_who_sat_where_is_read_from_the_names(name: str, kind: str) -> None:
    assert kind_of(name) == kind


def test_a_finished_game_cannot_be_resumed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume", str(PLACE / "reef.json")]) == 2
    assert "is over: look at it with spieltisch replay" in capsys.readouterr().err


def covered_choice() -> State:
    """Antlers are locked: the defender may hold Save Strength as far as the others know, and does not."""
    state = scene({"stag": "O1", "food": [2]}, {"stag": "O2", "food": [1], "hidden": ["greed"]})
    play(state, "reveal 1", "move O2", "commit 2", "hold", "commit 1", "lock")
    return state


def test_somebody_without_a_real_choice_is_asked_where_the_others_may_not_see_that() -> None:
    """Given people round one screen and one who cannot play what was asked for, then the question comes all the same."""
    sitting = table("antler_island", seats="me,me,me,me")
    sitting.state = covered_choice()
    seat = int(sitting.state.to_act())
    assert len(sitting.state.legal(seat)) == 1
    assert sitting.comes_by_itself(seat) is None


def test_who_plays_with_bots_alone_is_asked_only_where_there_is_a_choice() -> None:
    sitting = table("antler_island", seats="greedy,me,greedy,greedy")
    sitting.state = covered_choice()
    assert sitting.comes_by_itself(1) == sitting.state.legal(1)[0]


def test_a_bot_without_a_real_choice_plays_on() -> None:
    sitting = table("antler_island", seats="me,greedy,greedy,greedy")
    sitting.state = covered_choice()
    seat = int(sitting.state.to_act())
    assert seat == 1
    assert sitting.comes_by_itself(seat) == sitting.state.legal(seat)[0]


def test_a_choice_that_everybody_sees_to_be_forced_comes_by_itself() -> None:
    sitting = table("antler_island", seats="me,me,me,me")
    sitting.state = scene({"stag": "O1", "used": ["1", "2", "X"]})
    assert len(sitting.state.legal(0)) == 1
    assert sitting.comes_by_itself(0) == sitting.state.legal(0)[0]


# Transcripts, and the text files


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_transcript(id: str, language: str) -> None:
    """The game in the docs reads as the terminal tells it today. After a change: make transcripts, and read the diff."""
    file = PLACE / f"{id}.{language}.txt"
    assert file.exists(), f"there is no transcript of {id}: make transcripts"
    assert transcript(id, language) == file.read_text(encoding="utf-8")
    assert file.stat().st_size < 100_000
    assert "\x1b" not in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_the_text_files_hold_no_junk(id: str, language: str) -> None:
    """A message that cannot be read would silently be missing."""
    for place in (folder(id), Path(spieltisch.__file__).parent):
        text = (place / f"text.{language}.ftl").read_text(encoding="utf-8")
        assert [entry.content for entry in FluentParser().parse(text).body if isinstance(entry, ast.Junk)] == []
