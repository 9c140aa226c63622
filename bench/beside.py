"""This tree beside an earlier commit of the project, and Reef beside C++, in one run on the same machine.

    python bench/beside.py [--base 164e5b9] [--rounds 3] [game ...]

The trees take turns, and the best of each is compared: whatever else the machine does disturbs both alike. The earlier
commit is unpacked and compiled under build/beside/. bench/reef.cpp is Reef in plain C++20 with the same rules, the
same generator and the same order of choices: the limit for what the rules can do in a second.
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
SECONDS = float(os.environ.get("BENCH_SECONDS", "1"))
COLUMNS = ("decisions", "copies", "search", "as played")


def measure(id: str, seats: int) -> dict[str, float]:
    """Decisions, copies and search iterations a second of one core, in whatever tree this process runs."""
    import spieltisch
    from spieltisch.bots import thinker
    from spieltisch.bots.search import SearchBot, Settings
    from spieltisch.engine.play import copies

    def rate(work: "object", seconds: float) -> float:
        made, began = 0, time.process_time()
        while time.process_time() - began < seconds:
            made += work()  # type: ignore[operator]
        return made / (time.process_time() - began)

    start, rng = spieltisch.new(id, seats), spieltisch.Rng(1)
    middle = half_way(id, seats)

    def played() -> int:
        return sum(spieltisch.playout(start.copy(), rng) for _ in range(20))  # C++ looks at the clock as seldom

    def think(bot: SearchBot) -> int:
        bot.think(spieltisch.Seat(middle, middle.to_act()))
        return int(bot.iterations)

    def search() -> int:
        """The same work in both trees: the evaluation that was made by hand."""
        return think(SearchBot(spieltisch.game(id).knowledge, spieltisch.Rng(1), Settings(iterations=500)))

    def as_played() -> int:
        """As the bot of this name sits at the table: its settings, and its net where it has one."""
        return think(thinker("hard", id, 1, None))

    def copied() -> int:
        copies(middle, 1000)
        return 1000

    return {
        "decisions": rate(played, SECONDS),
        "copies": rate(copied, SECONDS / 3),
        "search": rate(search, SECONDS),
        "as played": rate(as_played, SECONDS),
    }


def half_way(id: str, seats: int) -> "object":
    """A position with a real choice, half way through a random game."""
    import spieltisch

    length = spieltisch.playout(spieltisch.new(id, seats), spieltisch.Rng(2))
    rng, state, made = spieltisch.Rng(2), spieltisch.new(id, seats), 0
    while made < length // 2 or state.to_act() < 0 or len(state.moves(state.to_act())) < 2:
        turn = state.to_act()
        made += turn >= 0
        state.step(state.sample(rng) if turn < 0 else rng.choice(state.legal(turn)), turn)
    return state


def unpacked(commit: str) -> Path:
    """The tree of an earlier commit, compiled."""
    tree = HERE / "build" / "beside" / commit
    if not tree.exists():
        tree.mkdir(parents=True)
        archive = subprocess.run(["git", "archive", commit], cwd=HERE, capture_output=True, check=True)
        subprocess.run(["tar", "-x"], cwd=tree, input=archive.stdout, check=True)
    if not list(tree.glob("src/**/*.so")):
        print(f"Compiling {commit} ...", flush=True)
        subprocess.run([sys.executable, "setup.py", "-q", "build_ext", "--inplace"], cwd=tree, check=True)
    return tree


def measured(tree: Path, id: str, seats: int) -> dict[str, float]:
    command = [sys.executable, __file__, "--measure", id, str(seats)]
    told = subprocess.run(
        command, env=os.environ | {"PYTHONPATH": str(tree / "src")}, capture_output=True, text=True, check=True
    )
    found: dict[str, float] = json.loads(told.stdout)
    return found


def yardstick() -> Path | None:
    """Reef in C++, compiled; None without a compiler."""
    compiler = shutil.which("g++") or shutil.which("clang++")
    program = HERE / "build" / "reef-yardstick"
    if compiler is None:
        return None
    program.parent.mkdir(exist_ok=True)
    subprocess.run([compiler, "-std=c++20", "-O2", str(HERE / "bench/reef.cpp"), "-o", str(program)], check=True)
    return program


def best(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {name: max(value, other.get(name, 0.0)) for name, value in one.items()}


def compare(id: str, seats: int, before: Path, rounds: int, program: Path | None) -> None:
    old: dict[str, float] = {}
    new: dict[str, float] = {}
    limit = 0.0
    for _ in range(rounds):
        old = best(measured(before, id, seats), old)
        new = best(measured(HERE, id, seats), new)
        if program is not None and id == "reef":
            told = subprocess.run([program, str(seats), str(SECONDS), "2000"], capture_output=True, check=True)
            limit = max(limit, json.loads(told.stdout)["decisions"])
    for name in COLUMNS:
        print(
            f"{id:18} {seats} seats  {name:10} {old[name]:14,.0f} {new[name]:14,.0f}",
            f"{new[name] / old[name]:6.2f} times",
            flush=True,
        )
    if limit:
        print(f"{id:18} {seats} seats  C++        {limit:14,.0f} {new['decisions'] / limit:18.0%} of it", flush=True)


def main() -> None:
    if sys.argv[1:2] == ["--measure"]:
        print(json.dumps(measure(sys.argv[2], int(sys.argv[3]))))
        return
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*")
    parser.add_argument("--base", default="164e5b9", help="the commit to compare with")
    parser.add_argument("--rounds", type=int, default=3)
    asked = parser.parse_args()
    import spieltisch

    before, program = unpacked(asked.base), yardstick()
    print(f"{'a second of one core':38} {asked.base:>14} {'this tree':>14}")
    for id in asked.games or spieltisch.games():
        seats = spieltisch.game(id).seats
        for number in (seats[0], seats[-1]):
            compare(id, number, before, asked.rounds, program)


if __name__ == "__main__":
    main()
