"""How long a hint takes: the slowest of some choices of one game each, on the clock and of one core.

python bench/hints.py [GAME...]
"""

import sys
import time

import spieltisch
from spieltisch.coach.hint import advice
from spieltisch.coach.selfplay import played

ASKED = 8  # choices of each game, spread over it


def slowest(id: str) -> tuple[float, float]:
    record = played(id, ["greedy"] * spieltisch.game(id).seats[0], seed=5)
    positions = list(zip(spieltisch.replay(record), record.moves, strict=False))
    asked = [(state.copy(), seat) for state, (_, seat) in positions if seat >= 0 and len(state.legal(seat)) > 1]
    spent = []
    for state, seat in asked[:: max(1, len(asked) // ASKED)]:
        clock, core = time.perf_counter(), time.process_time()
        advice(state, seat)
        spent.append((time.perf_counter() - clock, time.process_time() - core))
    return max(one for one, _ in spent), max(one for _, one in spent)


for id in sys.argv[1:] or spieltisch.games():
    clock, core = slowest(id)
    print(f"{id:18} {clock:.2f} s, {core:.2f} s of one core", flush=True)
