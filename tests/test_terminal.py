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
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import StringIO
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from rich.console import Console

import spieltisch
from spieltisch.bots import bot
from spieltisch.cli import main
from spieltisch.coach.ledger import ledger
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.record import Record
from spieltisch.engine.registry import folder
from spieltisch.engine.seat import Seat
from spieltisch.games.poseidons_kingdom import terminal as poseidons_terminal
from spieltisch.terminal import kind_of, showing
from spieltisch.terminal.hearing import meant
from spieltisch.terminal.keyboard import Leave
from spieltisch.terminal.table import ME, WIDEST, TerminalTable, names
from spieltisch.words import LANGUAGES, Words
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


@pytest.mark.parametrize("id", GAMES)
def test_after_a_choice_only_what_changed_is_said(id: str) -> None:
    """Given somebody who hears, when a choice is made, then a few sentences follow, and no frame of a picture."""
    said = played(table(id, "1", "1", "1"))
    assert not set(said) & set(FRAMES)
    after = said.split("\n\n")[2:]
    assert after
    assert all(len(part.splitlines()) < 60 for part in after)


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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_results_of_choices_are_words(id: str, language: str) -> None:
    words = Words(id, language, PEOPLE)
    found: set[str] = set()
    for state in positions(id, spieltisch.game(id).seats[0], 5):
        if state.to_act() != OVER:
            found |= {one["result"] for one in showing.options(id, state, int(state.to_act()), words)}
    assert len(found) > 1, "no choice ever says what it would bring"
    assert [fault for one in found if one for fault in faults(one, language)] == []


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


def test_enter_alone_asks_again_kindly() -> None:
    said = played(table("reef", "", "1"))
    assert "Du hast noch nichts gewählt" in said
    assert "Gast setzt" in said


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


def test_people_round_one_screen_are_told_what_happened_meanwhile() -> None:
    said = played(table("reef", *["", "1"] * 30, seats="me,me,me"))
    assert "Gast 1 setzt" in said
    assert "Gast 2 setzt" in said


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


def test_without_a_name_a_new_file_is_taken_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "reef.json").write_text("mine")
    monkeypatch.setattr("builtins.input", answers("save", "1", "save", "quit"))
    assert main(["play", "reef", "--seats", "me,greedy"]) == 0
    assert sorted(file.name for file in tmp_path.iterdir()) == ["reef-2.json", "reef.json"]


@pytest.mark.parametrize(("name", "kind"), [("Gast", ME), ("greedy", "greedy"), ("greedy 2", "greedy"), ("Ada 2", ME)])
def test_who_sat_where_is_read_from_the_names(name: str, kind: str) -> None:
    assert kind_of(name) == kind


def test_a_finished_game_cannot_be_resumed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--resume", str(PLACE / "reef.json")]) == 2
    assert "is over: look at it with spieltisch replay" in capsys.readouterr().err


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
