"""Bad input gets one clear sentence, and nothing is half done."""

import json
from typing import Any

import pytest

import spieltisch
from spieltisch import (
    CHANCE,
    OVER,
    BadNotation,
    BadOption,
    BadPosition,
    BadRecord,
    BadSeats,
    IllegalAction,
    Record,
    Rng,
    UnknownGame,
)
from spieltisch.engine.fields import Field
from spieltisch.engine.phase import FieldState
from spieltisch.fuzz import step


def a_finished_record() -> Record:
    record = Record("reef", seats=2, names=["Ada", "Bo"])
    state = record.start()
    rng = Rng(4)
    while state.to_act() != OVER:
        record.play(state, state.sample(rng) if state.to_act() == CHANCE else rng.choice(state.legal()))
    return record


class Wide:
    """A number of another library, as NumPy's are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


def test_a_number_of_another_library_is_a_number() -> None:
    """Given a choice as NumPy hands it out, when it is made, then it is the same choice."""
    one, two = spieltisch.new("reef"), spieltisch.new("reef")
    for state in (one, two):
        spieltisch.advance(state, Rng(1))
    seat, action = one.to_act(), one.legal()[0]
    one.apply(action, seat)
    two.apply(Wide(action), Wide(seat))
    assert one == two


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*reef"):
        spieltisch.new("chess")


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_seat_count_out_of_range(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"reef is played by 2 to 4, not by {seats}"):
        spieltisch.new("reef", seats=seats)


@pytest.mark.parametrize("seats", ["2", 2.0, -1])
def test_a_number_of_seats_that_is_none(seats: Any) -> None:
    with pytest.raises(BadSeats, match=f"reef is played by 2 to 4, not by {seats!r}"):
        spieltisch.new("reef", seats=seats)


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_nobody_looks_through_the_eyes_of_a_seat_that_is_not_there(seat: int) -> None:
    state = spieltisch.new("reef", seats=2)
    for look in (spieltisch.view, spieltisch.prompt, spieltisch.show, spieltisch.Seat):
        with pytest.raises(BadSeats, match=f"there is no seat {seat} at a table of 2"):
            look(state, seat)


def test_an_unknown_option_and_a_wrong_value() -> None:
    with pytest.raises(BadOption, match="reef has no option colour; it has: deck_face_up"):
        spieltisch.new("reef", seats=2, colour="blue")
    with pytest.raises(BadOption, match="option deck_face_up takes false or true, not 1"):
        spieltisch.new("reef", seats=2, deck_face_up=1)


@pytest.mark.parametrize("file", ["", "no JSON", "[1, 2", "[" * 100_000, '{"cards": ' * 50_000, "\ud800"])
def test_a_file_of_ones_own_that_is_no_json_is_answered_with_its_line(file: str) -> None:
    """Given every option of every game that reads a file; then whatever is in it, the answer is a sentence."""
    readers = [option.read for id in spieltisch.games() for option in spieltisch.game(id).options if option.read]
    assert len(readers) >= 3
    for read in readers:
        with pytest.raises(BadOption, match=r"^line \d+: the \w+ is no JSON"):
            read(file)


def test_an_illegal_action_changes_nothing() -> None:
    state = spieltisch.new("reef", seats=2)
    before = state.key()
    for action, seat in [(0, CHANCE), (0, 1), (10**12, CHANCE), (-5, CHANCE)]:
        with pytest.raises(IllegalAction):
            state.apply(action, seat)
    assert state.key() == before


def test_the_wrong_seat_is_told_so() -> None:
    state = spieltisch.new("reef", seats=2)
    spieltisch.advance(state, Rng(1))
    other = 1 - int(state.to_act())
    with pytest.raises(IllegalAction, match=f"seat {other} has no choice to make now"):
        state.apply(state.legal()[0], other)


def test_a_text_that_names_no_choice() -> None:
    state = spieltisch.new("reef", seats=2)
    with pytest.raises(BadNotation, match="'fly' is nothing that can be played now; for instance 'first 1'"):
        spieltisch.parse(state, "fly")


@pytest.mark.parametrize("action", [-1, 10**30, "x", None, 1.5])
@pytest.mark.parametrize("id", spieltisch.games())
def test_a_number_that_names_no_choice(id: str, action: Any) -> None:
    """A number of no choice has no notation; before, it was another's or an error of Python's own."""
    with pytest.raises(IllegalAction, match=r"an action is a whole number|is nothing that this game knows"):
        spieltisch.notation(spieltisch.new(id), action)
    with pytest.raises(IllegalAction, match="action 999 is nothing that this game knows"):
        spieltisch.notation(spieltisch.new("antler_island"), 999)


def test_after_the_end_nothing_can_be_played() -> None:
    state = spieltisch.new("reef", seats=2)
    spieltisch.playout(state, Rng(1))
    with pytest.raises(IllegalAction, match="the game is over"):
        state.apply(0)
    with pytest.raises(BadNotation, match="the game is over"):
        spieltisch.parse(state, "take 1")


# Records


def test_a_truncated_record() -> None:
    text = a_finished_record().dumps()
    for cut in (0, 1, len(text) // 2, len(text) - 1):
        with pytest.raises(BadRecord, match="cut off"):
            Record.loads(text[:cut])


def test_an_edited_record() -> None:
    data = a_finished_record().json()
    data["moves"][12] += 1
    with pytest.raises(BadRecord, match="changed after it was written"):
        Record.from_json(data)


def sealed(data: dict[str, object]) -> dict[str, object]:
    """With a check sum that fits, as a program with a fault of its own would write it."""
    from spieltisch.engine.record import fingerprint

    body = {name: value for name, value in data.items() if name != "check"}
    return body | {"check": fingerprint(body)}


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"moves": [1, 2, 3]}, "does not follow the rules: action 1 is not open to chance"),
        ({"moves": ["a"]}, "a part is of the wrong kind"),
        ({"moves": []}, "its moves stop before the end"),
        ({"seats": 9}, "reef is played by 2 to 4"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"version": 99}, "does not keep version 99"),
        ({"options": {"x": 1}}, "has no option x"),
        ({"options": []}, "are names with values, not"),
        ({"format": "other"}, "this is no record of a game"),
    ],
)
def test_a_broken_record_says_what_is_wrong(change: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadRecord, match=sentence):
        Record.from_json(sealed(a_finished_record().json() | change))


@pytest.mark.parametrize("text", ["[]", "1", "null", '"x"', "{}", "[" * 5000, "\x00"])
def test_no_record_at_all(text: str) -> None:
    with pytest.raises(BadRecord):
        Record.loads(text)


# Positions


@pytest.mark.parametrize(
    "text",
    ["", "{", "(1,2", "{a:1,}", "{a 1}", "{format:spieltisch-position-1}", '{"a":"b', "{a:!maybe}", "(1,,2)"],
)
def test_a_broken_position_text(text: str) -> None:
    with pytest.raises(BadPosition):
        spieltisch.load(text)


@pytest.mark.parametrize(
    ("id", "options", "counters"),
    [
        ("reef", {}, ["round", "tokens", "points"]),
        ("king_of_tokyo", {}, ["energy"]),
        ("antler_island", {}, ["round", "track"]),
        ("poseidons_kingdom", {"max_rounds": None, "skeleton_stock": "unlimited"}, ["round", "loose"]),
    ],
)
def test_a_counter_at_its_ceiling_goes_no_further(id: str, options: dict[str, Any], counters: list[str]) -> None:
    """Given positions with one number as high as it can be; then, played on, each of them can be put away again."""
    rng = Rng(3)
    state = spieltisch.new(id, **options)
    loaded = set()
    for _ in range(8):
        go_on(state, rng, 30)
        for field in [field for field in fields_of(state) if field.name in counters]:
            data = json.loads(json.dumps(spieltisch.dump(state)))
            for part in data["players"] if field.of_seats else [data]:
                part[field.name] = field.high if field.size == 1 else [field.high] * field.size
            try:
                world = spieltisch.load(data)
            except BadPosition:
                continue  # before the first round, say
            loaded.add(field.name)
            for _ in range(60):
                go_on(world, rng, 1)
                spieltisch.load(spieltisch.dump(world))
    assert loaded == set(counters)


def go_on(state: spieltisch.State, rng: Rng, moves: int) -> None:
    for _ in range(moves):
        if state.to_act() != OVER:
            step(state, rng)


def fields_of(state: spieltisch.State) -> list[Field]:
    assert isinstance(state, FieldState)
    return state.shared.fields.all


def test_a_position_of_other_rules() -> None:
    data = spieltisch.dump(spieltisch.new("reef", seats=2)) | {"version": 7}
    with pytest.raises(BadPosition, match="does not keep version 7"):
        spieltisch.load(json.loads(json.dumps(data)))


@pytest.mark.parametrize(
    ("part", "value"), [("game", "chess"), ("seats", 9), ("options", {"colour": 1}), ("version", 99), ("seats", None)]
)
def test_a_wrong_head_of_a_position_is_a_bad_position(part: str, value: object) -> None:
    with pytest.raises(BadPosition, match=r"cannot be taken out|wrong kind"):
        spieltisch.load(spieltisch.dump(spieltisch.new("reef")) | {part: value})


@pytest.mark.parametrize("bracket", "({")
def test_brackets_without_end_are_a_bad_position(bracket: str) -> None:
    with pytest.raises(BadPosition):
        spieltisch.load(bracket * 100_000)


@pytest.mark.parametrize("text", [None, 3, b"first 1"])
def test_what_is_no_text_is_no_notation(text: Any) -> None:
    with pytest.raises(BadNotation, match="a notation is a text"):
        spieltisch.parse(spieltisch.new("reef"), text)


def test_what_is_no_number_is_no_seat() -> None:
    with pytest.raises(BadSeats, match="there is no seat a at a table of 2"):
        spieltisch.view(spieltisch.new("reef"), "a")  # type: ignore[arg-type]


@pytest.mark.parametrize("names", [["Bo"], ["Ada", "Bo", "Cy"]])
def test_a_record_names_all_or_nobody(names: list[str]) -> None:
    with pytest.raises(BadRecord, match="names all 2 seats or none of them"):
        Record("reef", seats=2, names=names)
