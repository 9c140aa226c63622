"""A field is declared once: start, range, copy, comparison, pickling and JSON follow from the declaration."""

import copy
import importlib
import pickle
from collections.abc import Callable

import pytest

import spieltisch
from spieltisch import testing
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.errors import BadPosition, IllegalAction
from spieltisch.engine.fields import NONE, Fields
from spieltisch.engine.phase import FieldState
from spieltisch.engine.registry import game_of
from spieltisch.engine.rng import Rng
from spieltisch.lab.observation import observation
from tests.memory import left_behind, only_compiled

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]


def fields() -> Fields:
    declared = Fields(seats=3, actor="turn")
    declared.one("leader", NONE, 2, start=NONE)
    declared.row("market", 2, 0, 9)
    declared.each("points", 0, 99, start=4)
    declared.each("cells", 0, 5, size=2)
    return declared


def test_every_field_begins_at_its_start_and_the_last_one_has_room_for_the_seats_only() -> None:
    assert list(fields().begin(3)) == [0, 0, -1, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0]
    assert list(fields().begin(2)) == [0, 0, -1, 0, 0, 4, 4, 4, 0, 0, 0, 0]


def test_plain_fields_go_through_json() -> None:
    declared = fields()
    numbers = declared.begin(2)
    declared.fill(numbers, 3, [7, 8])
    table, players = declared.dump(numbers), [declared.dump_seat(numbers, seat) for seat in range(2)]
    assert table == {"turn": 0, "leader": -1, "market": [7, 8]}
    assert players == [{"points": 4, "cells": [0, 0]}] * 2
    assert list(declared.load(2, table, players)) == list(numbers)


@pytest.mark.parametrize("value", [-1, 10, 10**30, "7", None, True, 0.5])
def test_a_number_out_of_its_range_is_refused_by_name(value: object) -> None:
    declared = fields()
    with pytest.raises(BadPosition, match=r"market is a whole number of 0 to 9"):
        declared.fill(declared.begin(2), 3, [value])


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_positions_compare_copy_pickle_and_print(id: str, seats: int) -> None:
    states = list(testing.some_positions(id, seats, 4, every=40))
    for state in states:
        for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
            assert twin == state
            assert twin is not state
        assert spieltisch.load(repr(state)) == state
    assert states[0] != states[-1]
    assert states[0] != "a position"


def test_a_position_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError, match=r"take its key\(\)"):
        hash(spieltisch.new("reef"))


@pytest.mark.parametrize("action", ["x", None, 10**30, -(10**30), 1.5, True])
def test_an_action_that_is_no_number_is_refused_like_any_other(action: object) -> None:
    state = spieltisch.new("reef")
    before = state.key()
    with pytest.raises(IllegalAction):
        state.apply(action)
    with pytest.raises(IllegalAction):
        state.apply(0, action)
    assert state.key() == before


def everybody(state: State) -> tuple[int | None, ...]:
    """All seats, and a spectator."""
    return (None, *range(state.seats))


def next_move_told(state: State) -> object:
    twin = state.copy()
    events = spieltisch.listen(twin)
    if twin.to_act() == CHANCE:
        twin.apply(twin.sample(Rng(1)), CHANCE)
    elif twin.to_act() != OVER:
        seat = twin.deciders()[0]
        twin.apply(twin.legal(seat)[-1], seat)
    return [spieltisch.told(game_of(state).id, event, seat) for event in events for seat in everybody(state)]


LOOKS: dict[str, Callable[[State], object]] = {
    "key": lambda state: state.key(),
    "view": lambda state: [spieltisch.view(state, seat) for seat in everybody(state)],
    "show": lambda state: [spieltisch.show(state, seat) for seat in everybody(state)],
    "prompt": lambda state: [spieltisch.prompt(state, seat) for seat in state.deciders()],
    "choices": lambda state: [spieltisch.choices(state, seat) for seat in state.deciders()],
    "events": next_move_told,
    "redeal": lambda state: [state.copy().redeal(seat, Rng(1)) for seat in range(state.seats)],
    "observation": lambda state: [observation(game_of(state).id).observe(state, seat) for seat in range(state.seats)],
    "dump and load": lambda state: spieltisch.load(spieltisch.dump(state)),
}


@only_compiled
@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("id", spieltisch.games())
def test_a_position_that_was_looked_at_and_put_away_leaves_nothing_behind(id: str, look: str) -> None:
    positions = list(testing.some_positions(id, spieltisch.game(id).seats[-1], 1, every=50))
    assert left_behind(lambda: [LOOKS[look](state.copy()) for state in positions]) < 50 * len(positions)


@pytest.fixture
def trial(id: str, monkeypatch: pytest.MonkeyPatch) -> tuple[int, int]:
    """Where two more fields of a game lie: one of the table and one of each seat, each said in one line."""
    declared = importlib.import_module(f"spieltisch.games.{id}.state").FIELDS
    monkeypatch.setattr(declared, "all", list(declared.all))
    monkeypatch.setattr(declared, "length", declared.length)
    return int(declared.one("trial", 0, 9, start=4)), int(declared.each("trials", 0, 9))


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_field_more_is_one_line(id: str, trial: tuple[int, int]) -> None:
    """Given a game with two more fields, when they have values, then dump, load, copy, key and pickle know them."""
    state = list(testing.some_positions(id, spieltisch.game(id).seats[0], 1, every=30))[1]
    assert isinstance(state, FieldState)
    assert spieltisch.dump(state)["trial"] == 4
    before = state.key()
    one, each = trial
    state.at[one], state.at[each + 1] = 7, 5
    dumped = spieltisch.dump(state)
    assert dumped["trial"] == 7
    assert [player["trials"] for player in dumped["players"]][:2] == [0, 5]
    assert state.key() != before
    for twin in (
        state.copy(),
        spieltisch.load(dumped),
        spieltisch.load(repr(state)),
        pickle.loads(pickle.dumps(state)),
    ):
        assert twin.key() == state.key()
    assert state.named("trial") == 7


@pytest.mark.parametrize("id", spieltisch.games())
def test_load_asks_for_a_field_more_and_keeps_its_range(id: str, trial: tuple[int, int]) -> None:
    assert trial
    dumped = spieltisch.dump(spieltisch.new(id))
    with pytest.raises(BadPosition, match="trial is a whole number of 0 to 9, not 10"):
        spieltisch.load(dumped | {"trial": 10})
    del dumped["trial"]
    with pytest.raises(BadPosition, match="lacks 'trial'"):
        spieltisch.load(dumped)
