"""What an analysis costs: seconds of one core for 300 real choices at the default depth, at every number of seats.

    python bench/analysis_time.py [POSITIONS [GAME...]]

Of a game of greedy bots so many positions, spread evenly, are thought through; the rest is taken to cost the same.
At most 60 seconds are wanted.
"""

import sys
import time

import spieltisch
from spieltisch.coach import Depth
from spieltisch.coach.moments import moments
from spieltisch.coach.selfplay import played


def measure(id: str, seats: int, positions: int) -> None:
    record = played(id, ["greedy"] * seats, seed=1)
    looked = range(0, len(record.moves), max(1, len(record.moves) // positions))
    choices, seconds = 0, 0.0
    for n in looked:
        began = time.process_time()
        (one,) = moments(record, n, n + 1, Depth(), seed=0)
        seconds += time.process_time() - began
        choices += one.choice is not None
    rate = 300 * seconds / max(1, choices)
    print(
        f"{id:18} {seats} seats: {rate:5.1f} s for 300 real choices ({choices} of {len(looked)} positions)", flush=True
    )


def main() -> None:
    asked = sys.argv[1:]
    positions = int(asked[0]) if asked else 60
    for id in asked[1:] or spieltisch.games():
        for seats in spieltisch.game(id).seats:
            measure(id, seats, positions)


if __name__ == "__main__":
    main()
