"""The way of random games through the files of a game's rules, for test_walks.py.

    SPIELTISCH_PURE=1 python -m tests.walked reef rules

prints the files in which the turns went on, one after the other. Only plain Python can be looked at like this.
"""

import importlib
import json
import sys
from types import FrameType

import spieltisch
from spieltisch.engine.contract import State
from spieltisch.testing import random_game

GAMES = 6


def chapters(id: str, told: list[str]) -> set[str]:
    """The modules with phases in them, and those that the walk names. The table of phases is a chapter if it says so."""
    rules = f"spieltisch.games.{id}.rules"
    with_phases = {type(phase).__module__ for phase in importlib.import_module(rules).PHASES}
    return with_phases - {rules} | {f"spieltisch.games.{id}.{file}" for file in told}


def called(state: State, action: int, seat: int) -> list[str]:
    """The module of each function called in a move, in their order. One that returns something only answers."""
    modules: list[str] = []
    running: list[int] = []

    def look(frame: FrameType, event: str, returned: object) -> None:
        if event == "call":
            running.append(len(modules))
            modules.append(frame.f_globals["__name__"])
        elif event == "return" and running:
            number = running.pop()
            if returned is not None:
                modules[number] = ""

    sys.setprofile(look)
    try:
        state.step(action, seat)
    finally:
        sys.setprofile(None)
    return modules


def way(id: str, told: list[str]) -> list[str]:
    """Every chapter that is entered, whenever it is another than the last one."""
    found = [""]
    there = chapters(id, told)
    for seed in range(GAMES):
        for state, action, seat in random_game(id, spieltisch.game(id).seats[-1], seed):
            for module in called(state.copy(), action, seat):
                if module in there and module != found[-1]:
                    found.append(module)
    return [module.rpartition(".")[2] for module in found[1:]]


if __name__ == "__main__":
    print(json.dumps(way(sys.argv[1], sys.argv[2:])))
