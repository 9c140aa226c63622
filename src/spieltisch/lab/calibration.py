"""Does an evaluation mean what it says? Of all positions it calls 30 %, 30 % should be won.

    spieltisch calibrate antler_island greedy --seats 3 --games 60

Plays games of one bot against itself and looks at every position in which another seat begins to act. The loss is the
mean surprise in nats: below that of an even share, or the evaluation tells less than nothing.
"""

import argparse
from math import log
from typing import Any

from rich.table import Table

from spieltisch.bots.match import answer
from spieltisch.engine.contract import CHANCE, OVER, Knowledge
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.lab.variants import bot_of
from spieltisch.screen import screen

BINS = 10
SURE = 1e-4  # no evaluation is taken to be surer than this


def watched(id: str, name: str, knowledge: Knowledge, seats: int, seed: int) -> list[tuple[float, float]]:
    """One game: what was said of each seat whenever another one began to act, and its share of the win."""
    state = game(id).new(seats, {})
    rng = Rng(seed)
    sitting = [bot_of(name, id, (seed << 4) + seat) for seat in range(seats)]
    said: list[tuple[int, float]] = []
    last = CHANCE
    while (turn := int(state.to_act())) != OVER:
        if turn == CHANCE:
            state.step(state.sample(rng), CHANCE)
            continue
        if turn != last:
            said += [(seat, knowledge.evaluate(state, seat)) for seat in range(seats)]
            last = turn
        moves = state.moves(turn)
        state.step(moves[0] if len(moves) == 1 else answer(sitting[turn], state, turn), turn)
    places = state.places()
    return [(value, 1 / places.count(1) if places[seat] == 1 else 0.0) for seat, value in said]


def loss(pairs: list[tuple[float, float]]) -> float:
    """The mean surprise at who won.

    >>> round(loss([(0.5, 1.0), (0.5, 0.0)]), 3)
    0.693
    """
    total = 0.0
    for value, won in pairs:
        chance = min(1 - SURE, max(SURE, value))
        total -= won * log(chance) + (1 - won) * log(1 - chance)
    return total / len(pairs)


def evenly(seats: int, pairs: list[tuple[float, float]]) -> float:
    """The loss of saying an even share each time."""
    return loss([(1 / seats, won) for _, won in pairs])


def binned(pairs: list[tuple[float, float]]) -> list[tuple[float, int, float]]:
    """What was said, about how often, and how often it was won: tenth by tenth."""
    rows = []
    for step in range(BINS):
        found = [pair for pair in pairs if step <= min(pair[0], 1 - SURE) * BINS < step + 1]
        if found:
            n = len(found)
            rows.append((sum(value for value, _ in found) / n, n, sum(won for _, won in found) / n))
    return rows


def report(id: str, seats: int, pairs: list[tuple[float, float]]) -> Table:
    even = evenly(seats, pairs)
    table = Table(title=f"{id}, {seats} seats: loss {loss(pairs):.3f}, of an even share {even:.3f}")
    for heading in ("said", "positions", "won"):
        table.add_column(heading, justify="right")
    for said, count, won in binned(pairs):
        table.add_row(f"{said:.0%}", str(count), f"{won:.0%}")
    return table


def add_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("bot", help="who plays: greedy, medium, ...")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--games", type=int, default=60, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")


def run(asked: argparse.Namespace) -> dict[str, Any]:
    rules = game(asked.game)
    if rules.knowledge is None:
        raise SpieltischError(f"{asked.game} has no evaluation that could be asked")
    if asked.games < 1:
        raise SpieltischError("at least one game must be played")
    seats = rules.seats[0] if asked.seats is None else asked.seats
    rules.check_seats(seats)
    pairs: list[tuple[float, float]] = []
    for number in range(asked.games):
        pairs += watched(asked.game, asked.bot, rules.knowledge, seats, (asked.seed << 20) + number)
    screen(stderr=bool(asked.json)).print(report(asked.game, seats, pairs))
    bins = [{"said": mean, "positions": count, "won": won} for mean, count, won in binned(pairs)]
    return {"game": asked.game, "seats": seats, "loss": loss(pairs), "even": evenly(seats, pairs), "bins": bins}
