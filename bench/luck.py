"""Whether luck is fair: over many games of bots the mean luck of every seat is nothing, within its interval.

    python bench/luck.py [--games 200] [--rollouts 64] [GAME...]

Luck is that of the analysis, by its own code; choices are not judged. It is fair at any number of rollouts: fewer make
the interval wider, not crooked. Prints for every seat the mean and the 95 % interval; one in twenty lies outside by
right.
"""

import argparse
import time
from math import sqrt
from statistics import fmean, stdev

import spieltisch
from spieltisch.coach import Depth
from spieltisch.coach.analysis import luck
from spieltisch.coach.selfplay import played


def measure(id: str, games: int, rollouts: int) -> None:
    seats, depth = spieltisch.game(id).seats[0], Depth(rollouts=rollouts)
    began = time.process_time()
    found = [luck(played(id, ["random"] * seats, seed), depth, seed) for seed in range(games)]
    seconds = time.process_time() - began
    for seat in range(seats):
        ours = [one[seat] for one in found]
        half = 1.96 * stdev(ours) / sqrt(games)
        fair = "fair" if abs(fmean(ours)) <= half else "OUTSIDE"
        print(
            f"{id:18} seat {seat + 1}: {fmean(ours):+.4f} ± {half:.4f}  {fair}, {games} games, {seconds:.0f} s",
            flush=True,
        )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=200, metavar="N", help="of each game, at least 2 (200)")
    parser.add_argument("--rollouts", type=int, default=64, metavar="N", help="games played on from a position (64)")
    parser.add_argument("game", nargs="*", help="default: all")
    asked = parser.parse_args()
    if asked.games < 2:
        parser.error("an interval needs two games")
    for id in asked.game or spieltisch.games():
        measure(id, asked.games, asked.rollouts)


if __name__ == "__main__":
    main()
