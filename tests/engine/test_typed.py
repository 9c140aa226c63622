"""A position as a person types it: what it prints, compares, copies, pickles and shows, compiled as interpreted."""

import copy
import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import spieltisch

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]


def midway(id: str, seats: int) -> spieltisch.State:
    """A position in which somebody has a real choice, some choices into a random game."""
    state, rng = spieltisch.new(id, seats), spieltisch.Rng(5)
    for _ in range(9):
        spieltisch.advance(state, rng)
        seat = state.deciders()[0]
        state.apply(rng.choice(state.legal(seat)), seat)
    spieltisch.advance(state, rng)
    return state


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_position_prints_compares_copies_and_pickles(id: str, seats: int) -> None:
    state = midway(id, seats)
    assert spieltisch.load(repr(state)) == state
    assert str(state).startswith(repr(state))
    seat = state.deciders()[0]
    assert f"seat {seat}: {spieltisch.notation(state, state.legal(seat)[0])}" in str(state)
    for twin in (copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin is not state
        assert twin == state
        twin.apply(twin.legal(seat)[-1], seat)
        assert twin != state
    assert spieltisch.new(id, seats) != state


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_position_shows_itself(id: str) -> None:
    state = midway(id, spieltisch.game(id).seats[0])
    assert state.show() == spieltisch.show(state) == spieltisch.game(id).view.show(state, None)
    assert state.show(1) == spieltisch.show(state, 1)
    assert state._repr_html_().startswith("<pre>")


def test_a_position_at_chance_and_at_the_end_says_so() -> None:
    state = spieltisch.new("reef")
    assert str(state).endswith("# chance: first 1, first 2")
    spieltisch.playout(state, spieltisch.Rng(1))
    assert f"# over: scores {state.scores()}" in str(state)


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_seat_gives_what_a_bot_by_rules_needs(id: str) -> None:
    state = midway(id, spieltisch.game(id).seats[0])
    decider = state.deciders()[0]
    named = spieltisch.notation(state, state.legal(decider)[0])
    assert repr(spieltisch.Seat(state, decider)).startswith(f"<Seat {decider} of {state.seats} in {id}: {named}")
    seat = spieltisch.Seat(state, decider)
    assert seat.view() == spieltisch.view(state, decider)
    assert seat.prompt() == spieltisch.prompt(state, decider)
    assert seat.choices() == spieltisch.choices(state, decider)
    assert [one["notation"] for one in seat.choices()] == [seat.notation(action) for action in seat.legal()]


@pytest.mark.parametrize(
    "thing",
    [spieltisch.State, spieltisch.State.apply, spieltisch.Seat.sample, spieltisch.playout, spieltisch.Rng.choice],
)
def test_docstrings_are_there(thing: object) -> None:
    assert len(thing.__doc__ or "") > 20


def test_the_package_of_the_games_can_be_imported_and_called() -> None:
    import spieltisch.games.reef.rules as reef

    assert reef.start(2, spieltisch.game("reef").complete({})) == spieltisch.new("reef", 2)
    assert "reef" in spieltisch.games()
    assert spieltisch.games.reef.GAME is spieltisch.game("reef")  # type: ignore[attr-defined]


def test_the_parts_are_there_without_an_import_of_their_own() -> None:
    """Given nothing but ``import spieltisch``, when the lab is named, then it is there, and a wrong name is not."""
    code = """import spieltisch, sys
assert "spieltisch.lab" not in sys.modules and "lab" in dir(spieltisch)
print(callable(spieltisch.lab.vector), callable(spieltisch.bots.bot), hasattr(spieltisch, "labs"))"""
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "True True False\n"


def test_a_game_that_cannot_be_imported_fails_alone_with_a_sentence(tmp_path, monkeypatch, caplog) -> None:  # type: ignore[no-untyped-def]
    """Given a folder whose game is broken, when the games are listed, then the others are there and a sentence is said."""
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / "__init__.py").write_text("import no_such_library\n")
    (tmp_path / "empty").mkdir()
    (tmp_path / "empty" / "__init__.py").write_text("")
    monkeypatch.setenv("SPIELTISCH_GAMES", str(tmp_path))
    listed = spieltisch.games()
    assert {"broken", "empty"}.isdisjoint(listed)
    assert "reef" in listed
    assert "the game broken cannot be played: No module named 'no_such_library'" in caplog.text
    with pytest.raises(spieltisch.UnknownGame, match=r"the game empty cannot be played: .* must hold a GAME"):
        spieltisch.new("empty")
    spieltisch.games.__path__.remove(str(tmp_path))  # type: ignore[attr-defined]


def test_none_of_our_own_games_is_left_out() -> None:
    """Tests run over spieltisch.games(): a game that breaks must not vanish from them."""
    here = Path(spieltisch.__file__).parent / "games"
    assert {path.parent.name for path in here.glob("*/__init__.py")} <= set(spieltisch.games())


def test_a_wrong_place_for_games_is_named(monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setenv("SPIELTISCH_GAMES", "/nowhere")
    with pytest.raises(spieltisch.UnknownGame, match="SPIELTISCH_GAMES names /nowhere, which is no folder"):
        spieltisch.games()
