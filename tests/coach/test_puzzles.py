"""Puzzles are found anew by the same seed, prove what they claim, and those shipped fit the rules of today."""

import json

import pytest

import spieltisch
from spieltisch.coach import puzzles


def test_the_same_seed_finds_the_same_puzzle_and_its_file_gives_it_back() -> None:
    first = next(puzzles.find("reef", 1, seed=1))
    assert first == next(puzzles.find("reef", 1, seed=1))
    line = puzzles.written("reef", [first], "a test").split("\n")[1]
    assert puzzles.read(json.loads(line)) == first


def test_a_puzzle_has_one_clear_answer_that_greedy_misses() -> None:
    puzzle = next(puzzles.find("reef", 1, seed=1))
    legal = puzzle.state().legal(puzzle.seat)
    assert set(puzzle.wins) <= set(legal)
    assert puzzle.greedy not in puzzle.answers
    others = [win for action, win in puzzle.wins.items() if action not in puzzle.answers]
    assert min(puzzle.wins[action] for action in puzzle.answers) - max(others) >= puzzles.CLEAR - 0.002
    assert puzzle.gap >= puzzles.SURE * puzzle.error - 0.002


def shipping() -> list[str]:
    return [id for id in spieltisch.games() if (puzzles.folder(id) / puzzles.FILE).exists()]


@pytest.mark.parametrize("id", shipping())
def test_the_puzzles_that_come_with_a_game_can_be_asked(id: str) -> None:
    found = puzzles.shipped(id)
    assert len(found) >= 40
    for puzzle in found:
        state = puzzle.state()
        assert puzzle.seat in state.deciders()
        assert set(puzzle.answers) <= set(state.legal(puzzle.seat))
        assert spieltisch.prompt(state, puzzle.seat)
        assert len({choice["action"] for choice in spieltisch.choices(state, puzzle.seat)}) > 1


def test_a_game_without_puzzles_says_so() -> None:
    missing = [id for id in spieltisch.games() if id not in shipping()]
    for id in missing:
        with pytest.raises(puzzles.NoPuzzles, match="brings no puzzles"):
            puzzles.shipped(id)
