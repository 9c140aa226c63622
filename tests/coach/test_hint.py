"""Hints: what to do, and why, from what the seat knows."""

import pytest

import spieltisch
from spieltisch.coach.hint import advice
from spieltisch.engine.game import text
from spieltisch.engine.registry import game_of
from spieltisch.words import LANGUAGES, Words
from tests.bots.test_fairness import TABLES, another_truth, decisions

HURRIED = "expert:iterations=24:looks=60:seconds=0"  # what is promised here does not depend on the budget


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_same_view_same_seed_same_hint(id: str, seats: int) -> None:
    """Given positions that a seat cannot tell apart, when it asks, then it hears the same, reasons and all."""
    for state in decisions(id, seats, seed=7):
        for seat in state.deciders():
            hint = advice(state, int(seat), HURRIED, 3)
            for seed in (1, 2):
                assert advice(another_truth(state, seat, seed), int(seat), HURRIED, 3) == hint


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_hint_names_a_legal_choice_as_the_board_does(id: str) -> None:
    for state in decisions(id, spieltisch.game(id).seats[0], seed=8):
        seat = int(state.to_act())
        hint = advice(state, seat, HURRIED)
        best = hint["choices"][0]
        assert best["action"] in state.legal(seat)
        assert tuple(best["touches"]) == game_of(state).view.choice(state, best["action"], seat).touches
        assert len(hint["reasons"]) <= 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_sentences_of_the_game(language: str) -> None:
    """In every game reasons are found, and each is a whole sentence."""
    for id in spieltisch.games():
        words = Words(id, language, ["Ada", "Bo", "Cy", "Dee", "Eli", "Fay"])
        said = [
            words(text(reason))
            for seed in range(4)
            for state in decisions(id, spieltisch.game(id).seats[-1], seed)
            for reason in advice(state, int(state.to_act()), HURRIED)["reasons"]
        ]
        assert said, f"{id} gives no reason"
        assert all(sentence[0].isalnum() and sentence[-1] == "." for sentence in said), said


def test_close_choices_are_called_close() -> None:
    """Given two moves that come to the same, when the first druid is placed, then no chance is pretended."""
    state = spieltisch.new("dolmengoetter", seats=2)
    spieltisch.advance(state, spieltisch.Rng(1))
    assert advice(state)["close"]
