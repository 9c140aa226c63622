"""What a step of the batch is made of: shares of its processor time, with one table and with 4,096.

    python bench/lab_vector.py --profile [game ...]

Chance and rules together are what a compiled random game costs for each of its real choices. All else is done by
itself, on positions of random games, and what it costs to call anything from Python is taken off; so chance is told
from rules, too. The least of several rounds counts. The rest is to begin and end games, to look who is asked, and
memory that is not at hand. They are shares and no times: a busy machine may measure them as well.
"""

import time
from collections.abc import Callable
from typing import Any, NamedTuple

import spieltisch
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.numbers import Row
from spieltisch.lab.arrays import array
from spieltisch.lab.observation import observation

ROUNDS = 60
POSITIONS = 256  # on which a part is done: few enough to stay in the cache, as a table does during its step
PARTS = ("call", "observation", "mask", "chance", "rules", "rest")


def least(work: Callable[[Any], object], prepare: Callable[[], Any] = lambda: None) -> float:
    """Seconds of the processor for some work, each time on what was prepared for it."""
    rounds = []
    for _round in range(ROUNDS):
        given = prepare()
        began = time.process_time()
        work(given)
        rounds.append(time.process_time() - began)
    return min(rounds)


class Move(NamedTuple):
    """A position, and what comes next in it."""

    state: Any
    action: int
    seat: int


def random_game_moves(id: str, wanted: int) -> tuple[list[Move], list[Move], list[Move]]:
    """So many real choices of random games in a row, and the outcomes and forced moves that came between them."""
    real: list[Move] = []
    forced: list[Move] = []
    chance: list[Move] = []
    rng, state = spieltisch.Rng(1), spieltisch.new(id)
    while len(real) < wanted:
        turn = int(state.to_act())
        if turn == OVER:
            state = spieltisch.new(id)
            continue
        if turn == CHANCE:
            move, kind = Move(state.copy(), int(state.sample(rng)), turn), chance
        else:
            alone = [seat for seat in state.deciders() if len(state.moves(seat)) == 1]
            seat = alone[0] if alone else turn
            move, kind = Move(state.copy(), int(rng.choice(state.legal(seat))), seat), forced if alone else real
        kind.append(move)
        state.step(move.action, move.seat)
    return real, forced, chance


class Nothing:
    """In place of the batch: a step in which nothing is done but what Python does."""

    shaped = over = False

    def wrong(self) -> int:
        return -1

    def step(self, first: int, end: int) -> None: ...


def parts(id: str) -> dict[str, float]:
    """Seconds of each part of a step, but for the call: done by itself."""
    layout, seats = observation(id), spieltisch.new(id).seats
    real, forced, chance = random_game_moves(id, POSITIONS)
    rows, rng, width = Row(POSITIONS * layout.width, layout.most), spieltisch.Rng(2), layout.width
    numbers = array(rows.numbers)
    begin, write, put, skip = rows.begin, layout.WRITER.write, rows.put, rows.skip
    tables = spieltisch.lab.vector(id, tables=POSITIONS)
    for _step in range(30):
        tables.step(tables.sample())
    mark = tables.batch.mark

    def written(_: object) -> None:
        for number, (state, _action, seat) in enumerate(real):
            begin(number * width, seats, seat)
            write(state, rows)

    def begun(_: object) -> None:
        for number, (_state, _action, seat) in enumerate(real):
            begin(number * width, seats, seat)
            put(0, 0)

    def marked(_: object) -> None:
        for table in range(POSITIONS):
            mark(table, 1)
            mark(table, 0)

    def put_twice(_: object) -> None:
        for _table in range(POSITIONS):
            put(0, 0)
            put(0, 0)

    def copied(moves: list[Move]) -> Callable[[], list[Move]]:
        return lambda: [Move(move.state.copy(), move.action, move.seat) for move in moves]

    def drawn(moves: list[Move]) -> None:
        for state, action, seat in moves:
            state.sample(rng)
            state.step(action, seat)

    def decided(moves: list[Move]) -> None:
        for state, action, seat in moves:
            state.moves(seat)
            state.step(action, seat)

    def called(moves: list[Move]) -> None:
        for _state, _action, _seat in moves:
            skip(0)
            put(0, 0)

    def clear() -> None:
        numbers.fill(0)
        begin(0, seats, 0)

    def all_cleared(_: object) -> None:
        numbers.fill(0)

    choices = real + forced
    lucky = least(drawn, copied(chance)) - least(called, copied(chance)) if chance else 0.0
    luck = lucky / (lucky + least(decided, copied(choices)) - least(called, copied(choices)))
    game = played(id) * len(choices) / len(real)  # of both, for a real choice
    seen = least(written, clear) - least(begun, clear) + least(all_cleared)
    mask = least(marked) - least(put_twice, clear)
    return {
        "observation": seen / POSITIONS,
        "mask": mask / POSITIONS,
        "chance": luck * game,
        "rules": (1 - luck) * game,
    }


def played(id: str) -> float:
    """Seconds for a decision of random games."""
    start, decisions = spieltisch.new(id), 0

    def games(_: object) -> None:
        nonlocal decisions
        rng = spieltisch.Rng(3)
        decisions = sum(spieltisch.playout(start.copy(), rng) for _game in range(20))

    return least(games) / decisions


def profile(id: str, count: int, known: dict[str, float]) -> dict[str, float]:
    """The shares of the parts in a step of so many tables."""
    tables = spieltisch.lab.vector(id, tables=count)
    for _step in range(30):
        tables.step(tables.sample())  # past the beginning of the games
    often = max(1, 4 * POSITIONS // count)

    def steps(_: object) -> None:
        for _step in range(often):
            tables.step(tables.sample())

    def draws(_: object) -> None:
        for _step in range(often):
            tables.sample()

    chosen = tables.sample().copy()

    def idle(_: object) -> None:
        for _step in range(often):
            tables.step(chosen)

    whole = (least(steps) - least(draws)) / (often * count)
    tables.batch, tables.parts = Nothing(), [(0, 0, tables.observations[:0])]  # what Python does, and nothing else
    found = known | {"call": least(idle) / (often * count)}
    found["rest"] = whole - sum(found.values())
    return {part: found[part] / whole for part in PARTS}


def show(ids: list[str], counts: tuple[int, ...]) -> None:
    print(f"{'shares of a step':20}{'tables':>8}" + "".join(f"{part:>13}" for part in PARTS))
    for id in ids:
        known = parts(id)
        for count in counts:
            shares = profile(id, count, known)
            print(f"{id:20}{count:8,}" + "".join(f"{shares[part]:13.0%}" for part in PARTS), flush=True)
