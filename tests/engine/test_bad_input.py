"""Bad input gets one clear sentence, and nothing is half done."""

import json

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


def a_finished_record() -> Record:
    record = Record("reef", seats=2, names=["Ada", "Bo"])
    state = record.start()
    rng = Rng(4)
    while state.to_act() != OVER:
        record.play(state, state.sample(rng) if state.to_act() == CHANCE else rng.choice(state.legal()))
    return record


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"there is no game 'chess'; there are: .*reef"):
        spieltisch.new("chess")


@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_seat_count_out_of_range(seats: int) -> None:
    with pytest.raises(BadSeats, match=f"reef is played by 2 to 4, not by {seats}"):
        spieltisch.new("reef", seats=seats)


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


def test_a_position_of_other_rules() -> None:
    data = spieltisch.dump(spieltisch.new("reef", seats=2)) | {"version": 7}
    with pytest.raises(BadPosition, match="does not keep version 7"):
        spieltisch.load(json.loads(json.dumps(data)))
