"""Puzzles are found anew by the same seed, prove what they claim, and those shipped fit the rules of today."""

from pathlib import Path

import pytest

import spieltisch
from spieltisch import CHANCE, Rng, Seat, State
from spieltisch.bots.judge import Judge, Weight
from spieltisch.bots.search import Settings
from spieltisch.cli import main
from spieltisch.coach import puzzles
from spieltisch.coach.exercise import of_puzzle
from spieltisch.coach.puzzles import ANSWERS, CLEAR, RIVALS, SURE, Puzzle
from spieltisch.engine.game import text
from spieltisch.words import LANGUAGES, Words

GAMES = spieltisch.games()
ROUNDED = 0.0021  # what three figures may be off


def test_the_command_writes_the_puzzles_that_the_same_seed_finds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Given a file of the command line, when it lies where a game keeps its puzzles, then it is read as found."""
    file = tmp_path / puzzles.FILE
    assert main(["puzzles", "reef", "-n", "1", "--seed", "1", "-o", str(file)]) == 0
    assert capsys.readouterr().out.startswith("1 puzzle: ")
    monkeypatch.setattr(puzzles, "folder", lambda _: tmp_path)
    (written,) = puzzles.shipped("reef")
    assert written == next(puzzles.find("reef", 1, seed=1))
    assert main(["puzzles", "reef", "-n", "1", "-o", str(file)]) != 0, "a file is not overwritten unasked"


def weight(share: float, error: float) -> Weight:
    found = Weight(4)
    found.shares, found.error = [share] * 4, error
    return found


def first_choice(id: str) -> State:
    state = spieltisch.new(id, seats=2)
    while state.to_act() == CHANCE:
        state.step(state.moves(CHANCE)[0], CHANCE)
    return state


@pytest.mark.parametrize(
    ("shares", "error", "greedy", "answers"),
    [
        ((0.7, 0.5, 0.4), 0.01, 1, (0,)),  # one is clearly the best
        ((0.7, 0.5, 0.4), 0.10, 1, None),  # as far ahead, but within the noise
        ((0.7, 0.67, 0.4), 0.01, 2, (0, 1)),  # two are good, the rest clearly worse
        ((0.7, 0.67, 0.4), 0.01, 1, None),  # greedy finds one of the good ones
        ((0.52, 0.50, 0.48), 0.001, 2, None),  # sure, but hardly a difference
        ((0.7, 0.69, 0.68, 0.67, 0.4), 0.01, 4, None),  # more good ones than a puzzle may have
    ],
)
def test_few_choices_are_good_and_greedy_misses_them(
    shares: tuple[float, ...], error: float, greedy: int, answers: tuple[int, ...] | None
) -> None:
    weighed = {action: weight(share, error) for action, share in enumerate(shares)}
    found = puzzles.told_apart(first_choice("dolmengoetter"), 0, greedy, weighed, 100)
    assert (found.answers if found is not None else None) == answers


def test_who_points_at_anything_is_rather_wrong() -> None:
    weighed = {action: weight(share, 0.01) for action, share in enumerate((0.7, 0.67, 0.4))}
    of_three = next(p for p in puzzles.shipped("antler_island") if len(p.state().moves(p.seat)) == 3)
    assert puzzles.told_apart(of_three.state(), of_three.seat, 2, weighed, 100) is None, "two of three are right"


@pytest.mark.parametrize("id", GAMES)
def test_the_puzzles_that_come_with_a_game_can_be_asked_and_are_clear(id: str) -> None:
    found = puzzles.shipped(id)
    assert len(found) >= 40
    for puzzle in found:
        state = puzzle.state()
        assert puzzle.seat in state.deciders()
        assert set(puzzle.answers) | set(puzzle.wins) <= set(state.legal(puzzle.seat))
        assert spieltisch.prompt(state, puzzle.seat)
        assert 1 <= len(puzzle.answers) <= min(ANSWERS, len(state.moves(puzzle.seat)) // 2)
        assert len(puzzle.wins) <= RIVALS + 2
        assert puzzle.greedy in set(puzzle.wins) - set(puzzle.answers)
        least = min(puzzle.wins[action] for action in puzzle.answers)
        others = max(win for action, win in puzzle.wins.items() if action not in puzzle.answers)
        assert puzzle.gap == pytest.approx(least - others, abs=ROUNDED)
        assert puzzle.gap >= max(CLEAR, SURE * puzzle.error) - ROUNDED


def gained(puzzle: Puzzle) -> float:
    """By the best answer beside greedy's choice, weighed with luck of another seed than that of the proof."""
    judge = Judge(spieltisch.game(puzzle.position["game"]).knowledge, Rng(99), Settings())
    window = Seat(puzzle.state(), puzzle.seat)
    good, missed = (judge.weigh(window, action, 150) for action in (puzzle.answers[0], puzzle.greedy))
    return good.shares[puzzle.seat] - missed.shares[puzzle.seat]


@pytest.mark.parametrize("id", GAMES)
def test_whoever_weighs_the_answers_again_finds_them_better(id: str) -> None:
    """Given some shipped puzzles, then today's rules and search still prefer the answer, by far on the average."""
    gains = [gained(puzzle) for puzzle in puzzles.shipped(id)[::10]]
    assert sum(gains) / len(gains) >= CLEAR
    assert sum(gain > 0 for gain in gains) >= len(gains) - 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_puzzle_gives_a_reason(id: str, language: str) -> None:
    """Given a puzzle, then its answer comes with a whole sentence, also where the game has nothing to say for it."""
    for puzzle in puzzles.shipped(id):
        words = Words(id, language, [f"P{seat}" for seat in range(6)])
        said = [words(text(reason)) for reason in of_puzzle(puzzle)["reasons"]]
        assert said
        assert all(sentence[-1] == "." and not sentence.startswith("reason-") for sentence in said), said


def test_a_game_without_puzzles_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "folder", lambda _: tmp_path)
    with pytest.raises(puzzles.NoPuzzles, match="brings no puzzles"):
        puzzles.shipped("reef")
