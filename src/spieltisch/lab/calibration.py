"""Does an evaluation mean what it says? Of all positions it calls 30 %, 30 % should be won.

    python -m spieltisch.lab.calibration antler_island greedy --seats 3 --games 60

Plays games of one bot against itself and looks at every position in which another seat begins to act. The loss is the
mean surprise in nats: below that of an even share, or the evaluation tells less than nothing.
"""

import argparse
from math import log

from rich.console import Console
from rich.table import Table

from spieltisch.engine.contract import CHANCE, OVER, Knowledge
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat
from spieltisch.lab.variants import bot_of

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
        state.step(moves[0] if len(moves) == 1 else sitting[turn].choose(Seat(state, turn)), turn)
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


def report(id: str, seats: int, pairs: list[tuple[float, float]]) -> Table:
    even = loss([(1 / seats, won) for _, won in pairs])
    table = Table(title=f"{id}, {seats} seats: loss {loss(pairs):.3f}, of an even share {even:.3f}")
    for heading in ("said", "positions", "won"):
        table.add_column(heading, justify="right")
    for step in range(BINS):
        found = [pair for pair in pairs if step <= min(pair[0], 1 - SURE) * BINS < step + 1]
        if found:
            mean = sum(value for value, _ in found) / len(found)
            table.add_row(f"{mean:.0%}", str(len(found)), f"{sum(won for _, won in found) / len(found):.0%}")
    return table


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asking.add_argument("game")
    asking.add_argument("bot", help="who plays: greedy, medium, ...")
    asking.add_argument("--seats", type=int)
    asking.add_argument("--games", type=int, default=60)
    asking.add_argument("--seed", type=int, default=1)
    asked = asking.parse_args()
    try:
        rules = game(asked.game)
        if rules.knowledge is None:
            raise SystemExit(f"{asked.game} has no evaluation")
        seats = asked.seats or rules.seats[0]
        pairs: list[tuple[float, float]] = []
        for number in range(asked.games):
            pairs += watched(asked.game, asked.bot, rules.knowledge, seats, (asked.seed << 20) + number)
        Console().print(report(asked.game, seats, pairs))
    except SpieltischError as wrong:
        raise SystemExit(f"{wrong}") from None


if __name__ == "__main__":
    main()
