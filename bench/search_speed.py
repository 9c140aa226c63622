"""How many search iterations in a CPU second of one core, from positions in the middle of a game.

    python bench/search_speed.py [game ...]

Columns: random rollouts to the end of the game; rollouts to the end by the game's own quick policy; the search with
rollouts cut off by the hand-made evaluation; and by the net that comes with the game, where there is one, as the levels
play it. Then evaluations in a second, by hand and by the net. For scale, OpenSpiel's Python MCTS on pig and its C++
ISMCTS on leduc_poker run in the same session; name a Python that has it by OPEN_SPIEL_PYTHON if this one has not.
"""

import os
import subprocess
import sys
import time

import spieltisch
from spieltisch._pure import compiled
from spieltisch.bots.nets import shipped
from spieltisch.bots.search import TO_THE_END, SearchBot, Settings
from spieltisch.engine.contract import Knowledge

POSITIONS = 4
SECONDS = 0.5  # a position and column

OPEN_SPIEL = """
import time
import numpy as np
import pyspiel
from open_spiel.python.algorithms import mcts

def rate(state, bot, simulations):
    began = time.process_time()
    searches = 0
    while time.process_time() - began < 2:
        bot.step(state)
        searches += 1
    return searches * simulations / (time.process_time() - began)

def after_chance(name):
    state = pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return state

pig = after_chance("pig")
rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
bot = mcts.MCTSBot(pig.get_game(), 1.4, 100, rollouts, solve=False, random_state=np.random.RandomState(1))
print(f"OpenSpiel, Python mcts, pig            {rate(pig, bot, 100):12,.0f}")
leduc = after_chance("leduc_poker")
bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, 1000)
print(f"OpenSpiel, C++ ISMCTS, leduc_poker     {rate(leduc, bot, 1000):12,.0f}")
"""


def middles(id: str, seats: int, positions: int = POSITIONS) -> list[spieltisch.State]:
    """Positions with a real choice, half way through random games."""
    found = []
    for seed in range(1, positions + 1):
        length = spieltisch.playout(spieltisch.new(id, seats), spieltisch.Rng(seed))
        rng = spieltisch.Rng(seed)
        state = spieltisch.new(id, seats)
        decisions = 0
        while decisions < length // 2 or state.to_act() < 0 or len(state.moves(state.to_act())) < 2:
            turn = state.to_act()
            decisions += turn >= 0
            state.step(state.sample(rng) if turn < 0 else rng.choice(state.moves(turn)), turn)
        found.append(state)
    return found


def settings(horizon: int) -> Settings:
    """As the levels search, or with rollouts that are quick from their first step to the end of the game."""
    return Settings(iterations=500, horizon=horizon, finish=0) if horizon == TO_THE_END else Settings(iterations=500)


def rate(states: list[spieltisch.State], knowledge: Knowledge | None, horizon: int) -> float:
    iterations, spent = 0, 0.0
    for state in states:
        began = time.process_time()
        while time.process_time() - began < SECONDS:
            bot = SearchBot(knowledge, spieltisch.Rng(1), settings(horizon))
            bot.think(spieltisch.Seat(state, state.to_act()))
            iterations += int(bot.iterations)
        spent += time.process_time() - began
    return iterations / spent


def evaluations(states: list[spieltisch.State], knowledge: Knowledge) -> float:
    """In a second of one core, asked from outside: each call costs some tenths of a microsecond more than inside."""
    made, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        for state in states:
            for seat in range(state.seats):
                knowledge.evaluate(state, seat)
                made += 1
    return made / (time.process_time() - began)


def main(ids: list[str]) -> None:
    print(f"search iterations/s, {'compiled' if compiled() else 'interpreted'}, one core, searches of 500\n")
    headings = ("random", "quick policy", "by hand", "by net", "hand eval/s", "net eval/s")
    print(f"{'game':22} {'seats':>5}", *(f"{heading:>13}" for heading in headings))
    for id in ids or spieltisch.games():
        found = spieltisch.game(id)
        for seats in (found.seats[0], found.seats[-1]):
            states = middles(id, seats)
            columns: list[float | None] = [rate(states, None, TO_THE_END)]
            if found.knowledge is not None:
                net = shipped(id)
                columns.append(rate(states, found.knowledge, TO_THE_END))
                columns += [rate(states, one, Settings().horizon) if one else None for one in (found.knowledge, net)]
                columns += [evaluations(states, one) if one else None for one in (found.knowledge, net)]
            shown = (f"{'-':>13}" if column is None else f"{column:13,.0f}" for column in columns)
            print(f"{id:22} {seats:5}", *shown, flush=True)
    print()
    python = os.environ.get("OPEN_SPIEL_PYTHON", sys.executable)
    scale = subprocess.run([python, "-c", OPEN_SPIEL], capture_output=True, text=True, check=False)
    print(scale.stdout or "OpenSpiel is not installed here: pip install open_spiel, or set OPEN_SPIEL_PYTHON.")


if __name__ == "__main__":
    main(sys.argv[1:])
