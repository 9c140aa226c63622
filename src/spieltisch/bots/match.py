"""Bots against each other: one game to its end."""

from typing import Any

from mypy_extensions import i64

from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.errors import IllegalAction
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat


def play_match(state: State, bots: list[Any], rng: Rng) -> int:
    """Let one bot a seat play the position to its end, in place; the number of choices made."""
    decisions = 0
    while True:
        turn = state.to_act()
        if turn == OVER:
            return decisions
        if turn == CHANCE:
            state.step(state.sample(rng), CHANCE)
            continue
        moves = state.moves(turn)
        state.step(moves[0] if len(moves) == 1 else answer(bots[turn], state, turn), turn)
        decisions += 1


def answer(bot: Any, state: State, seat: i64) -> i64:
    """What a bot chooses for a seat, checked: anything that has a ``choose`` may sit down, whatever it answers."""
    said = bot.choose(Seat(state, seat))
    if not isinstance(said, int) or said not in state.legal(seat):
        raise IllegalAction(f"{type(bot).__name__} chose {str(said)[:40]} for seat {seat}, which is not open to it")
    return said
