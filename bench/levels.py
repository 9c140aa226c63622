"""What a level of the bots costs on one core: seconds for a choice and for a whole game, iterations in a second.

    python bench/levels.py [--games reef,...] [--levels hard,...] [--positions 6]

All seats are taken, all by the same level. A choice: mean and longest of some positions in the middle of games, in
seconds of the processor, with the level's own cap of seconds. A whole game: played to its end where that takes less
than ``WHOLE`` seconds, else (~) so many choices as the greedy bot's game had, each as long as the mean.
"""

import argparse
import time

from search_speed import middles

import spieltisch
from spieltisch._pure import compiled
from spieltisch.bots import LEVELS, bot
from spieltisch.bots.match import play_match
from spieltisch.bots.nets import shipped
from spieltisch.bots.search import SearchBot

WHOLE = 5.0


def choices(id: str, level: str, states: list[spieltisch.State]) -> tuple[list[float], float]:
    """Seconds of each choice, and iterations in a second (0 for a level that does not search)."""
    spent, iterations = [], 0
    for number, state in enumerate(states):
        one = bot(level, id, number, clock=time.process_time)
        began = time.process_time()
        one.choose(spieltisch.Seat(state, state.to_act()))
        spent.append(time.process_time() - began)
        iterations += int(one.iterations) if isinstance(one, SearchBot) else 0
    return spent, iterations / sum(spent)


def real_choices(id: str, seats: int) -> int:
    """In a game of greedy bots."""

    class Counter(spieltisch.bots.Bot):
        made = 0

        def __init__(self, seed: int) -> None:
            self.own = bot("greedy", id, seed)

        def choose(self, seat: spieltisch.Seat) -> int:
            Counter.made += 1
            return int(self.own.choose(seat))

    play_match(spieltisch.new(id, seats), [Counter(seed) for seed in range(seats)], spieltisch.Rng(1))
    return Counter.made


def whole(id: str, level: str, seats: int) -> float:
    sitting = [bot(level, id, seed, clock=time.process_time) for seed in range(seats)]
    began = time.process_time()
    play_match(spieltisch.new(id, seats), sitting, spieltisch.Rng(1))
    return time.process_time() - began


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", default=",".join(spieltisch.games()))
    parser.add_argument("--levels", default=",".join(LEVELS))
    parser.add_argument("--positions", type=int, default=6)
    asked = parser.parse_args()
    print(f"all seats taken, one core, {'compiled' if compiled() else 'interpreted'}\n")
    print("game                seats  level    evaluation  s a choice   longest  iterations/s  s a game")
    for id in asked.games.split(","):
        seats = spieltisch.game(id).seats[-1]
        states = middles(id, seats, asked.positions)
        length = real_choices(id, seats)
        for level in asked.levels.split(","):
            spent, rate = choices(id, level, states)
            mean = sum(spent) / len(spent)
            judged = "net" if level != "easy" and shipped(id) else "hand"
            long = mean * length
            game = f"{whole(id, level, seats):.1f}" if long < WHOLE else f"~{long:.0f}"
            row = f"{id:20}{seats:5}  {level:9}{judged:10}{mean:12.4f}{max(spent):10.4f}{rate:14,.0f}{game:>10}"
            print(row, flush=True)


if __name__ == "__main__":
    main()
