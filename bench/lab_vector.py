"""Steps a second for learners, in one run on one core, by processor time: our tables in numpy arrays, one and 4,096 of
them, beside our PettingZoo and Gymnasium environments, beside PettingZoo of an earlier commit, and beside Pgx, EnvPool,
PettingZoo's own games and those of OpenSpiel from Python.

At each step the one who acts is given its observation and the mask of its legal actions, and takes a random legal one.

    python bench/lab_vector.py [--base 164e5b9] [game ...]   --base "" leaves the earlier commit out
    python bench/lab_vector.py --profile [game ...]          what a step is made of (lab_profile.py)
    python bench/lab_vector.py --together [game ...]         one and two threads and processes, by the clock on the wall
"""

import argparse
import os
import random
import subprocess
import sys
import time
import warnings
from collections.abc import Callable
from concurrent.futures import Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import get_context
from statistics import median
from typing import Any

import spieltisch
from spieltisch._pure import compiled

SECONDS = float(os.environ.get("BENCH_SECONDS", "2"))
MANY = 4096


def rate(some_steps: Callable[[], int]) -> float:
    """How many steps a second come of this call, again and again."""
    some_steps()
    made, began = 0, time.process_time()
    while time.process_time() - began < SECONDS:
        made += some_steps()
    return made / (time.process_time() - began)


# Ours


def vector(id: str, count: int, opponents: str | None = None) -> float:
    tables = spieltisch.lab.vector(id, tables=count, opponents="random" if opponents else None)
    if opponents:  # who sit down where random bots have played to all stages of a game: openings cost less
        for _step in range(100):
            tables.step(tables.sample())
        tables.bots = [opponents] * (tables.seats - 1)
        for number, table in enumerate(tables.batch.tables):
            table.players = tables.company(number, int(tables.games[number]) - 1)

    def some_steps() -> int:
        for _step in range(max(1, 1000 // count)):
            tables.step(tables.sample())
        return max(1, 1000 // count) * count

    return rate(some_steps)


def gymnasium(id: str, count: int) -> float:
    from spieltisch.lab.gymnasium import SeatsEnv

    envs = SeatsEnv(id, count, copy=False)
    envs.reset(seed=1)

    def some_steps() -> int:
        envs.step(envs.tables.sample())
        return count

    return rate(some_steps)


# PettingZoo, ours and theirs


def agents(env: Any) -> float:
    choose = random.Random(1)
    seed = 0

    def some_steps() -> int:
        nonlocal seed
        seed, steps = seed + 1, 0
        env.reset(seed=seed)
        for _agent in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            env.step(None if over or cut else choose.choice(seen["action_mask"].nonzero()[0].tolist()))
            steps += 1
        return steps

    return rate(some_steps)


def earlier(tree: Any, id: str) -> float:
    """PettingZoo of an earlier commit, unpacked there."""
    command = [sys.executable, __file__, "--agents", id]
    path = os.environ | {"PYTHONPATH": str(tree / "src")}
    return float(subprocess.run(command, env=path, capture_output=True, text=True, check=True).stdout)


# Side by side

TOGETHER = 2048  # tables of each set
AGAIN = 3


def alone(id: str, seed: int) -> float:
    """Steps a second of a set of tables, by the clock on the wall."""
    tables = spieltisch.lab.vector(id, tables=TOGETHER, seed=seed)
    for _step in range(20):
        tables.step(tables.sample())
    made, began = 0, time.perf_counter()
    while time.perf_counter() - began < SECONDS:
        tables.step(tables.sample())
        made += TOGETHER
    return made / (time.perf_counter() - began)


def together(id: str, crews: dict[str, tuple[Executor, int]]) -> dict[str, float]:
    """Of each crew all its sets at once, the crews by turns; medians."""
    found: dict[str, list[float]] = {name: [] for name in crews}
    for again in range(AGAIN):
        for name, (crew, sets) in crews.items():
            asked = [crew.submit(alone, id, 10_000 * (again + 1) * (number + 1)) for number in range(sets)]
            found[name].append(sum(one.result() for one in asked))
    return {name: median(rates) for name, rates in found.items()}


def show_together(ids: list[str]) -> None:
    print(f"Steps a second by the clock on the wall, {TOGETHER:,} tables a set, medians of {AGAIN}:")
    with ThreadPoolExecutor(2) as threads, ProcessPoolExecutor(2, get_context("spawn")) as processes:
        crews: dict[str, tuple[Executor, int]] = {
            "1 thread": (threads, 1),
            "2 threads": (threads, 2),
            "1 process": (processes, 1),
            "2 processes": (processes, 2),
        }
        print(f"{'':20}" + "".join(f"{name:>14}" for name in crews))
        for id in ids:
            print(f"{id:20}" + "".join(f"{rate:14,.0f}" for rate in together(id, crews).values()), flush=True)


# The others


def open_spiel(name: str) -> float:
    import pyspiel

    game = pyspiel.load_game(name)
    choose = random.Random(1)

    def some_steps() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(choose.choices(actions, odds)[0])
                continue
            state.observation_tensor()
            state.legal_actions_mask()
            state.apply_action(choose.choice(state.legal_actions()))
            steps += 1
        return steps

    return rate(some_steps)


def pgx(name: str, count: int) -> float:
    """On the processor, ended games followed by the next."""
    import jax
    import pgx
    from pgx.experimental import auto_reset

    env = pgx.make(name)
    after = auto_reset(env.step, env.init)

    def both(state: Any, key: Any) -> Any:
        """A random legal action, and what comes of it."""
        key, drawing, anew = jax.random.split(key, 3)
        chances = jax.numpy.log(state.legal_action_mask)
        return after(state, jax.random.categorical(drawing, chances), anew), key

    keys = jax.random.split(jax.random.PRNGKey(1), count)
    step, state = jax.jit(jax.vmap(both)), jax.jit(jax.vmap(env.init))(keys)

    def some_steps() -> int:
        nonlocal state, keys
        for _step in range(max(1, 1000 // count)):
            state, keys = step(state, keys)
        state.observation.block_until_ready()
        return max(1, 1000 // count) * count

    return rate(some_steps)


def envpool(name: str, count: int) -> float:
    import envpool
    import numpy as np

    envs = envpool.make_gymnasium(name, num_envs=count, num_threads=1)
    envs.reset()
    choose = np.random.default_rng(1)
    most = envs.action_space.n

    def some_steps() -> int:
        for _step in range(max(1, 1000 // count)):
            envs.step(choose.integers(most, size=count))
        return max(1, 1000 // count) * count

    return rate(some_steps)


def zoo(name: str) -> float:
    from importlib import import_module

    return agents(import_module(f"pettingzoo.classic.{name}").env())


# By name: with 4,096 tables, where they can, and with one
PEERS: dict[str, tuple[Callable[[], float] | None, Callable[[], float]]] = {
    "Pgx connect_four": (lambda: pgx("connect_four", MANY), lambda: pgx("connect_four", 1)),
    "Pgx backgammon": (lambda: pgx("backgammon", MANY), lambda: pgx("backgammon", 1)),
    "EnvPool CartPole-v1": (lambda: envpool("CartPole-v1", MANY), lambda: envpool("CartPole-v1", 1)),
    "PettingZoo connect_four_v3": (None, lambda: zoo("connect_four_v3")),
    "PettingZoo leduc_holdem_v4": (None, lambda: zoo("leduc_holdem_v4")),
    "OpenSpiel connect_four": (None, lambda: open_spiel("connect_four")),
    "OpenSpiel leduc_poker": (None, lambda: open_spiel("leduc_poker")),
    "OpenSpiel backgammon": (None, lambda: open_spiel("backgammon")),
}


def show(ids: list[str], base: str) -> None:
    from beside import unpacked

    from spieltisch.lab import pettingzoo

    tree = unpacked(base) if base else None
    print(f"Steps a second, one core, {SECONDS:g} s of processor time each; gr. is against greedy:")
    columns = [f"{MANY:,} tables", "1 table", f"{MANY:,} gr.", "64 gr.", f"Gymnasium {MANY:,}", "PettingZoo"]
    print(f"{'':18}" + "".join(f"{column:>16}" for column in columns + ([f"of {base}"] if base else [])))
    for id in ids:
        print(f"{id:18}", end="", flush=True)
        print(f"{vector(id, MANY):16,.0f}{vector(id, 1):16,.0f}", end="", flush=True)
        print(f"{vector(id, MANY, 'greedy'):16,.0f}{vector(id, 64, 'greedy'):16,.0f}", end="", flush=True)
        print(f"{gymnasium(id, MANY):16,.0f}{agents(pettingzoo.env(id)):16,.0f}", end="", flush=True)
        print(f"{earlier(tree, id):16,.0f}" if tree else "", flush=True)
    show_peers()


def show_peers() -> None:
    """Games of other people."""
    for name, (many, one) in PEERS.items():
        print(f"{name:26}", end="", flush=True)
        try:
            print(f"{many():14,.0f}" if many else f"{'':14}", end="", flush=True)
            print(f"{one():20,.0f}", flush=True)
        except ImportError as missing:
            print(f"       not installed ({missing.name})")


def main() -> None:
    warnings.filterwarnings("ignore")
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--base", default="164e5b9", help="the commit whose PettingZoo is measured, too")
    parser.add_argument("--profile", action="store_true", help="shares of a step, with one table and with many")
    parser.add_argument("--together", action="store_true", help="one and two threads and processes")
    parser.add_argument("--agents", help=argparse.SUPPRESS)  # of the tree in which this process runs
    asked = parser.parse_args()
    if asked.agents:
        from spieltisch.lab import pettingzoo

        return print(agents(pettingzoo.env(asked.agents)))
    if not compiled():
        print("The rules are not compiled: run 'make build' first to measure what counts.")
    ids = asked.games or spieltisch.games()
    if asked.profile:
        from lab_profile import show as show_profile

        return show_profile(ids, (1, MANY))
    return show_together(ids) if asked.together else show(ids, asked.base)


if __name__ == "__main__":
    main()
