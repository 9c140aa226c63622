"""How monsters of each kind play King of Tokyo among themselves: cards bought, fame, eliminations in a game.

python bench/king_habits.py [--seats 4] [bot=games ...]
python bench/king_habits.py greedy=100 hard=20 master:iterations=2000=4
"""

import argparse
from collections import Counter

import spieltisch
from spieltisch.bots import bot
from spieltisch.bots.match import play_match

GAME = "king_of_tokyo"


def played(name: str, seats: int, number: int) -> Counter[str]:
    """What happened in one game."""
    state = spieltisch.new(GAME, seats)
    state.events = []
    sitting = [bot(name, GAME, number * seats + seat, clock=None) for seat in range(seats)]
    play_match(state, sitting, spieltisch.Rng(number))
    found = Counter(event.kind for event in state.events)
    points, places = state.scores(), state.places()
    winner = places.index(1)
    found["fame"] = sum(points)
    found["fame of the winner"] = points[winner]
    found["won by fame"] = int(points[winner] >= 20)
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("bots", nargs="*", default=["greedy=100", "hard=10", "master:iterations=2000=2"])
    asked = parser.parse_args()
    print(f"{GAME}, {asked.seats} seats, means of a game\n")
    print("| bot | games | cards bought | eliminated | fame of the winner | won by 20 fame |")
    print("| --- | --- | --- | --- | --- | --- |")
    for line in asked.bots:
        name, _, games = line.rpartition("=")
        total: Counter[str] = Counter()
        for number in range(int(games)):
            total.update(played(name, asked.seats, number))
        mean = {kind: count / int(games) for kind, count in total.items()}
        shown = [f"{mean.get(kind, 0):.1f}" for kind in ("bought", "eliminated", "fame of the winner")]
        print(f"| `{name}` | {games} | {' | '.join(shown)} | {mean['won by fame']:.0%} |", flush=True)


if __name__ == "__main__":
    main()
