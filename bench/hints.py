"""How long a hint takes: the slowest of some choices of a game with each number of seats, on the clock and of one core.

python bench/hints.py [GAME...]; fails if one takes a core longer than it may.
"""

import sys
import time

import spieltisch
from spieltisch.coach.hint import advice
from spieltisch.coach.selfplay import played

ASKED = 24  # choices of each game, spread over it
LIMIT = 1.5  # seconds of one core


def slowest(id: str, seats: int) -> tuple[float, float]:
    record = played(id, ["greedy"] * seats, seed=5)
    positions = list(zip(spieltisch.replay(record), record.moves, strict=False))
    asked = [(state.copy(), seat) for state, (_, seat) in positions if seat >= 0 and len(state.legal(seat)) > 1]
    spent = []
    for state, seat in asked[:: -(-len(asked) // ASKED)]:
        clock, core = time.perf_counter(), time.process_time()
        advice(state, seat)
        spent.append((time.perf_counter() - clock, time.process_time() - core))
    return max(one for one, _ in spent), max(one for _, one in spent)


late = False
for id in sys.argv[1:] or spieltisch.games():
    for seats in spieltisch.game(id).seats:
        clock, core = slowest(id, seats)
        late |= core > LIMIT
        print(f"{id:18} {seats} seats: {clock:.2f} s, {core:.2f} s of one core", flush=True)
sys.exit(f"a hint took more than {LIMIT} s of one core" if late else 0)
