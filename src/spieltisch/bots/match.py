"""Bots against each other: one game to its end."""

from spieltisch.bots.contract import Bot
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat


def play_match(state: State, bots: list[Bot], rng: Rng) -> int:
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
        state.step(moves[0] if len(moves) == 1 else bots[turn].choose(Seat(state, turn)), turn)
        decisions += 1
