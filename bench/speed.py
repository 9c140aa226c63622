"""Decisions and copies a second, one core: every game compiled and interpreted, OpenSpiel in the same run.

A decision is a choice of a seat in a random playout, the list of legal choices included. Machines are noisy: read
the ratios of one run, not the figures of two. Seconds are those of the process on its core: neighbours disturb less.
"""

import json
import os
import subprocess
import sys
import time

from rich.console import Console
from rich.table import Table

import spieltisch
from spieltisch._pure import compiled
from spieltisch.engine.play import copies

SECONDS = float(os.environ.get("BENCH_SECONDS", "2"))
PEERS = {"connect_four": "connect_four", "crazy_eights": "crazy_eights(players=3)", "pig": "pig", "yacht": "yacht"}


def decisions_per_second(id: str, seats: int) -> float:
    start = spieltisch.new(id, seats)
    rng = spieltisch.Rng(1)
    spieltisch.playout(start.copy(), rng)
    made = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        made += spieltisch.playout(start.copy(), rng)
    return made / (time.process_time() - began)


def middle(id: str, seats: int) -> spieltisch.State:
    """A position from the middle of a random game."""
    rng = spieltisch.Rng(5)
    length = spieltisch.playout(spieltisch.new(id, seats), rng.copy())
    state = spieltisch.new(id, seats)
    made = 0
    while made < length // 2 and state.to_act() != spieltisch.OVER:
        turn = state.to_act()
        if turn == spieltisch.CHANCE:
            state.step(state.sample(rng), turn)
        else:
            state.step(rng.choice(state.moves(turn)), turn)
            made += 1
    return state


def copies_per_second(id: str, seats: int) -> float:
    state = middle(id, seats)
    made = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS / 2:
        copies(state, 1000)
        made += 1000
    return made / (time.process_time() - began)


def ours() -> dict[str, list[float]]:
    """Figures of every game at its lowest and highest seat count."""
    found = {}
    for id in spieltisch.games():
        counts = spieltisch.game(id).seats
        for seats in sorted({counts[0], counts[-1]}):
            found[f"{id}, {seats} seats"] = [decisions_per_second(id, seats), copies_per_second(id, seats)]
    return found


def interpreted() -> dict[str, list[float]]:
    command = [sys.executable, __file__, "--json"]
    answer = subprocess.run(
        command, env=os.environ | {"SPIELTISCH_PURE": "1"}, capture_output=True, text=True, check=True
    )
    found: dict[str, list[float]] = json.loads(answer.stdout)
    return found


def open_spiel(name: str) -> tuple[float, float]:
    """Random playouts and copies of an OpenSpiel game, driven from Python."""
    import random

    import pyspiel

    game = pyspiel.load_game(name)
    draw = random.Random(1)
    made = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw.choices(actions, odds)[0])
            else:
                state.apply_action(draw.choice(state.legal_actions()))
                made += 1
    decisions = made / (time.process_time() - began)
    state = game.new_initial_state()
    cloned = 0
    began = time.process_time()
    while time.process_time() - began < SECONDS / 4:
        for _ in range(1000):
            state.clone()
        cloned += 1000
    return decisions, cloned / (time.process_time() - began)


def main() -> None:
    if "--json" in sys.argv:
        print(json.dumps(ours()))
        return
    if not compiled():
        print("The rules are not compiled: run 'make build' first to measure what counts.")
    table = Table(title=f"One core, random playouts, {SECONDS:g} s each")
    for column in ("game", "M decisions/s", "interpreted", "M copies/s", "interpreted"):
        table.add_column(column, justify="left" if column == "game" else "right")
    slow = interpreted()
    for name, (decisions, cloned) in ours().items():
        figures = (decisions, slow[name][0], cloned, slow[name][1])
        table.add_row(name, *[f"{figure / 1e6:.2f}" for figure in figures])
    try:
        for name, call in PEERS.items():
            decisions, cloned = open_spiel(call)
            table.add_row(f"OpenSpiel {name}, from Python", f"{decisions / 1e6:.3f}", "", f"{cloned / 1e6:.2f}", "")
    except ImportError:
        print("OpenSpiel is not installed, so it is not compared: 'make bench' installs it.")
    Console(width=100).print(table)


if __name__ == "__main__":
    main()
