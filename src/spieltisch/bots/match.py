"""Bots against each other: one game to its end."""

from typing import Any

from mypy_extensions import i64

from spieltisch.bots.guests import BotFailed, in_short
from spieltisch.engine.contract import CHANCE, OVER, State, number
from spieltisch.engine.errors import BadSeats, IllegalAction
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

OURS = "spieltisch."  # how the modules of our own bots begin


def play_match(state: State, bots: list[Any], rng: Rng) -> int:
    """Let one bot a seat play the position to its end, in place; the number of choices made."""
    if len(bots) != state.seats:
        raise BadSeats(f"{len(bots)} bots are named for {state.seats} seats")
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
    try:
        said = bot.choose(Seat(state, seat))
    except (Exception, SystemExit) as wrong:
        if type(bot).__module__.startswith(OURS):
            raise  # a fault of ours shall look like one
        raise BotFailed(f"{type(bot).__name__} could not choose for seat {seat}: {in_short(wrong)}") from wrong
    chosen = number(said)
    if chosen is None or chosen not in state.legal(seat):
        raise IllegalAction(f"{type(bot).__name__} chose {str(said)[:40]} for seat {seat}, which is not open to it")
    return chosen
