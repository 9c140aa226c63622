"""Whether luck is fair: over many games of bots the mean luck of every seat is nothing, within its interval.

    python bench/luck.py [GAMES [ROLLOUTS [GAME...]]]

Only the positions before and after chance are looked at, so a game takes a second or two. Prints for every seat the
mean and the 95 % interval; one in twenty lies outside by right.
"""

import sys
from itertools import pairwise
from math import sqrt
from statistics import fmean, stdev

import spieltisch
from spieltisch import CHANCE, Record
from spieltisch.coach.chances import Player
from spieltisch.coach.selfplay import played
from spieltisch.engine.record import replay


def luck(record: Record, rollouts: int, seed: int) -> list[float]:
    """Of every seat in one game: what chance changed, added up."""
    knowledge = spieltisch.game(record.game).knowledge
    total = [0.0] * record.seats
    rolled = [seat == CHANCE for _, seat in record.moves]
    ends = [late - early for early, late in pairwise([0, *rolled, 0])]  # +1: chance begins, -1: it is over
    for n, (state, end) in enumerate(zip(replay(record), ends, strict=True)):
        if end:
            found = Player(knowledge, (seed << 24) + n).chances(state, rollouts).shares
            total = [one - end * share for one, share in zip(total, found, strict=True)]
    return total


def measure(id: str, games: int, rollouts: int) -> None:
    seats = spieltisch.game(id).seats[0]
    found = [luck(played(id, ["random"] * seats, seed), rollouts, seed) for seed in range(games)]
    for seat in range(seats):
        ours = [one[seat] for one in found]
        half = 1.96 * stdev(ours) / sqrt(games)
        fair = "fair" if abs(fmean(ours)) <= half else "OUTSIDE"
        print(f"{id:18} seat {seat + 1}: {fmean(ours):+.4f} ± {half:.4f}  {fair}, {games} games", flush=True)


def main() -> None:
    asked = sys.argv[1:]
    games, rollouts = (int(asked[0]) if asked else 200), (int(asked[1]) if asked[1:] else 32)
    for id in asked[2:] or spieltisch.games():
        measure(id, games, rollouts)


if __name__ == "__main__":
    main()
