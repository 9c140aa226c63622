"""How many touches a turn with the real box takes: what comes is told, what is done is tapped. Greedy games.

python bench/box_touches.py [games]
"""

import statistics
import sys

import spieltisch
from spieltisch.bots import bot
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.outcomes import outcomes, witnesses
from spieltisch.engine.play import asks


def turns(game: str, seed: int) -> list[tuple[int, int]]:
    """For each turn of a game: touches for what came, touches for what was done."""
    seats = spieltisch.game(game).seats[0]
    state, rng = spieltisch.new(game, seats=seats), spieltisch.Rng(seed)
    players = [bot("greedy", game, seed=seed + seat) for seat in range(seats)]
    found: list[tuple[int, int]] = []
    told = done = 0
    last = None
    while state.to_act() != OVER:
        seat = state.to_act()
        if seat == CHANCE:
            action = state.sample(rng)
            if witnesses(state):
                told += next(len(one["touches"]) for one in outcomes(state) if one["action"] == action)
        else:
            if last is not None and seat != last:
                found.append((told, done))
                told = done = 0
            last = seat
            action = players[seat].choose(spieltisch.Seat(state, seat))
            if asks(state, seat):
                choice = next(one for one in spieltisch.choices(state, seat) if one["action"] == action)
                done += max(1, len(choice["touches"]))
        state.apply(action, seat)
    return found


def by_hand(seats: int, games: int) -> list[float]:
    """How many dials and heaps of energy people change in a turn of King of Tokyo without us, and cards they get."""
    changed: list[tuple[int, int]] = []
    for seed in range(games):
        state, rng = spieltisch.new("king_of_tokyo", seats=seats), spieltisch.Rng(seed)
        players = [bot("greedy", "king_of_tokyo", seed=seed + seat) for seat in range(seats)]
        before: list[tuple[list[int], int]] = []
        turn = None
        while state.to_act() != OVER:
            seen = spieltisch.view(state, None)
            if seen["active"] != turn and seen["phase"] == "rolling":
                kept = [([one["life"], one["points"], one["energy"]], len(one["cards"])) for one in seen["players"]]
                pairs = list(zip(before, kept, strict=False))
                figures = sum(x != y for old, new in pairs for x, y in zip(old[0], new[0], strict=True))
                changed += [(figures, sum(new[1] > old[1] for old, new in pairs))] if before else []
                before, turn = kept, seen["active"]
            seat = state.to_act()
            action = state.sample(rng) if seat == CHANCE else players[seat].choose(spieltisch.Seat(state, seat))
            state.apply(action, seat)
    return [statistics.mean(part) for part in zip(*changed, strict=True)]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 3
    print("touches a turn, median (nine of ten turns): told from the box, done on the board")
    for game in spieltisch.games():
        played = [turn for seed in range(games) for turn in turns(game, seed)]
        told, done = ([turn[i] for turn in played] for i in (0, 1))
        most = [statistics.quantiles(part, n=10)[-1] for part in (told, done)]
        print(
            f"{game:18} {statistics.median(told):4.0f} ({most[0]:.0f})  {statistics.median(done):4.0f} ({most[1]:.0f})"
        )

    print("King of Tokyo by hand, a turn: dials and heaps changed, cards got")
    for seats in (2, 4):
        figures, cards = by_hand(seats, games)
        print(f"{seats} players {figures:13.1f} {cards:11.2f}")


if __name__ == "__main__":
    main()
