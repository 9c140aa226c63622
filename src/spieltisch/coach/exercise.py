"""A position as a task: find the best choice, from what a seat sees. With the answer, its proof and its reasons."""

from collections.abc import Mapping, Sequence
from typing import Any

from spieltisch.coach.hint import reasons_known
from spieltisch.coach.moments import CLOSE
from spieltisch.coach.puzzles import Puzzle
from spieltisch.engine.contract import State
from spieltisch.engine.registry import game_of
from spieltisch.engine.table import choices, prompt, view


def posed(
    state: State, seat: int, answers: Sequence[int], wins: Mapping[int, float], done: int, error: float
) -> dict[str, Any]:
    """``answers``: the good choices, the best first; ``wins``: of those that were weighed; ``done``: what missed it."""
    return {
        "game": game_of(state).id,
        "seats": int(state.seats),
        "seat": seat,
        "view": view(state, seat),
        "asked": {"prompt": prompt(state, seat), "choices": choices(state, seat)},
        "answers": list(answers),
        "wins": {str(action): round(win, 3) for action, win in wins.items()},
        "error": round(error, 4),
        "done": done,
        "reasons": [text.json() for text in reasons_known(state, answers[0], seat)],
    }


def of_puzzle(puzzle: Puzzle) -> dict[str, Any]:
    task = posed(puzzle.state(), puzzle.seat, puzzle.answers, puzzle.wins, puzzle.greedy, puzzle.error)
    return task | {"gap": puzzle.gap, "iterations": puzzle.iterations}


def of_choice(state: State, seat: int, choice: Mapping[str, Any]) -> dict[str, Any]:
    """A choice of a game that an analysis found costly; whatever comes close to the best one is an answer, too.

    The doubt about a choice that the search hardly tried makes no answer of it: it must lie nearer to the best one than
    to the one that was costly.
    """
    best, done = choice["best"], choice["action"]
    offers = {one["action"]: one for one in choice["offers"]}
    top = offers[best]["win"] if best in offers else max(one["win"] for one in offers.values())
    close = [
        action
        for action, one in offers.items()
        if action not in (best, done) and top - one["win"] < max(CLOSE, min(2 * one["error"], choice["loss"] / 2))
    ]
    wins = {action: one["win"] for action, one in offers.items()} | {best: top, done: max(0.0, top - choice["loss"])}
    return posed(state, seat, [best, *close], wins, done, choice["error"])
