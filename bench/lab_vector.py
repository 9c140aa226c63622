"""Steps a second for learners, in one run on one core, by processor time: our tables in numpy arrays, one and 4,096 of
them, beside our PettingZoo and Gymnasium environments, and beside Pgx, EnvPool, PettingZoo's own games and those of
OpenSpiel from Python.

At each step the one who acts is given its observation and the mask of its legal actions, and takes a random legal one.

    python bench/lab_vector.py [game ...]
"""

import os
import random
import sys
import time
import warnings
from collections.abc import Callable
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
    tables = spieltisch.lab.vector(id, tables=count, opponents=opponents)

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


def main() -> None:
    warnings.filterwarnings("ignore")
    if not compiled():
        print("The rules are not compiled: run 'make build' first to measure what counts.")
    from spieltisch.lab import pettingzoo

    print(f"Steps a second, one core, {SECONDS:g} s of processor time each:")
    columns = (f"{MANY:,} tables", "1 table", "64 against greedy", f"Gymnasium, {MANY:,}", "PettingZoo")
    print(f"{'':20}" + "".join(f"{column:>20}" for column in columns))
    for id in sys.argv[1:] or spieltisch.games():
        print(f"{id:20}", end="", flush=True)
        print(f"{vector(id, MANY):20,.0f}{vector(id, 1):20,.0f}", end="", flush=True)
        print(f"{vector(id, 64, 'greedy'):20,.0f}{gymnasium(id, MANY):20,.0f}", end="", flush=True)
        print(f"{agents(pettingzoo.env(id)):20,.0f}", flush=True)
    for name, (many, one) in PEERS.items():
        print(f"{name:26}", end="", flush=True)
        try:
            print(f"{many():14,.0f}" if many else f"{'':14}", end="", flush=True)
            print(f"{one():20,.0f}", flush=True)
        except ImportError as missing:
            print(f"       not installed ({missing.name})")


if __name__ == "__main__":
    main()
