"""Positions with a thing or two changed: ``load`` either says what is wrong, or the position can be played to its end.

python -m spieltisch.fuzz --tries 2000 reef
"""

import argparse
import json
import sys
from collections.abc import Iterator
from typing import Any

from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.game import Json
from spieltisch.engine.phase import FieldState
from spieltisch.engine.registry import game, games
from spieltisch.engine.rng import Rng
from spieltisch.engine.table import choices, dump, load, new, view

LONGEST = 20_000  # moves: whatever goes on longer does not end
LOOKED_AT = 25  # moves after which every promise is looked at, not only that the game goes on
HEADER = ("format", "game", "version", "seats", "options")
ODD: list[Json] = [0, 1, -1, 2, 3, 5, 7, 50, 10**30, -(10**30), True, False, None, "x", "", [], {}, [0], [7], 0.5]

Path = tuple[str | int, ...]


class Fuzz:
    """Changes positions of one game at one number of seats."""

    def __init__(self, id: str, seats: int, seed: int) -> None:
        self.id = id
        self.seats = seats
        self.rng = Rng(seed)
        self.positions = [json.loads(json.dumps(dump(state))) for state in some_states(id, seats, self.rng)]
        self.seen: dict[Path, list[Json]] = {}  # what stands in a part of real positions
        for position in self.positions:
            for path in paths(position):
                self.seen.setdefault(shape(path), []).append(part(position, path))
        self.phases = sorted({position.get("phase", "") for position in self.positions})
        self.edges = edges(new(id, seats))
        self.refused = 0
        self.accepted = 0

    def run(self, tries: int) -> None:
        for _ in range(tries):
            position = json.loads(json.dumps(self.rng.choice(self.positions)))
            changes = [self.changed(position)]
            twice = self.rng.below(4)
            if twice == 0:
                changes.append(self.changed(position))
            elif twice == 1 and "phase" in position:
                position["phase"] = self.rng.choice(self.phases)
                changes.append(f"phase = {position['phase']!r}")
            self.judge(position, f"{self.id}, {self.seats} seats, {'; '.join(changes)}"[:300])

    def changed(self, position: Json) -> str:
        """Change one part of it, and tell which."""
        path = self.rng.choice(list(paths(position)))
        value = self.another(part(position, path), path)
        change(position, path, value)
        return f"{' '.join(map(str, path))} = {value!r}"

    def another(self, value: Json, path: Path) -> Json:
        """A plausible other value most of the time: from another position, a step away, the edge of what fits."""
        kind = self.rng.below(10)
        if kind < 4:
            return self.rng.choice(self.seen.get(shape(path), ODD))  # ODD for a part that the first change brought
        if kind < 7 and isinstance(value, int) and not isinstance(value, bool):
            if self.rng.below(10) == 0 and path[-1] in self.edges:
                return self.rng.choice(self.edges[path[-1]])
            return value + self.rng.choice([-2, -1, 1, 2, 3])
        if kind < 8 and isinstance(value, list) and value:
            at = int(self.rng.below(len(value)))
            return value[:at] + value[at + 1 :] if self.rng.below(2) else [*value, value[at]]
        return self.rng.choice(ODD)

    def judge(self, position: Json, what: str) -> None:
        try:
            state = load(position)
        except BadPosition:
            self.refused += 1
            return
        except Exception as wrong:
            raise AssertionError(f"load crashed: {what}: {type(wrong).__name__}: {wrong}") from wrong
        self.accepted += 1
        try:
            assert load(dump(state)).key() == state.key(), "its dump loads as another position"
            play_on(state, self.rng)
        except Exception as wrong:
            raise AssertionError(
                f"accepted, but fails in play: {what}: {type(wrong).__name__}: {wrong}\n{json.dumps(position)}"
            ) from wrong


def some_states(id: str, seats: int, rng: Rng) -> Iterator[State]:
    """Positions spread over three random games, their beginning and their end."""
    for _ in range(3):
        state = new(id, seats)
        yield state.copy()
        while state.to_act() != OVER:
            if rng.below(12) == 0:
                yield state.copy()
            step(state, rng)
        yield state


def step(state: State, rng: Rng) -> None:
    if state.to_act() == CHANCE:
        state.step(state.sample(rng), CHANCE)
    else:
        seat = rng.choice(state.deciders())
        state.apply(rng.choice(state.moves(seat)), seat)


def play_on(state: State, rng: Rng) -> None:
    """To the end by random choices; for a while everything that is shown and kept is looked at, too."""
    found = game(state_id(state))
    for number in range(LONGEST):
        if number < LOOKED_AT:
            found.position.check(state)
            load(dump(state))
            json.dumps([view(state, seat) for seat in (None, 0)])
            for seat in state.deciders():
                json.dumps(choices(state, seat)[:20])
        if state.to_act() == OVER:
            assert min(state.places()) >= 1
            return
        step(state, rng)
    raise AssertionError(f"the game does not end within {LONGEST} moves")


def edges(state: State) -> dict[str | int, list[Json]]:
    """The least and the most that each field can hold, by its name."""
    fields = state.shared.fields.all if isinstance(state, FieldState) else []
    return {field.name: [field.low, field.high] for field in fields if field.plain}


def state_id(state: State) -> str:
    return str(dump(state)["game"])


# Parts of a position's JSON


def paths(value: Json, here: Path = ()) -> Iterator[Path]:
    """Where something stands: every list, every object, every single value; not the head of a position."""
    inside: Iterator[tuple[Any, Json]] = iter(())
    if isinstance(value, dict):
        inside = iter(value.items())
    elif isinstance(value, list):
        inside = iter(enumerate(value))
    if here:
        yield here
    for name, item in inside:
        if here or name not in HEADER:
            yield from paths(item, (*here, name))


def shape(path: Path) -> Path:
    """A path with any number of a list: ``("players", 2, "points")`` and seat 0's are of one shape."""
    return tuple(0 if isinstance(name, int) else name for name in path)


def part(value: Json, path: Path) -> Json:
    for name in path:
        value = value[name]
    return value


def change(value: Json, path: Path, to: Json) -> None:
    part(value, path[:-1])[path[-1]] = json.loads(json.dumps(to))


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m spieltisch.fuzz", description=__doc__)
    parser.add_argument("games", nargs="*", default=games(), help="ids of games; all without")
    parser.add_argument("--tries", type=int, default=1000, help="changed positions for each number of seats")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    for id in set(asked.games) - set(games()):
        parser.error(f"there is no game {id!r}; there are: {', '.join(games())}")
    failed = 0
    for id in asked.games:
        for seats in game(id).seats:
            fuzz = Fuzz(id, seats, asked.seed)
            done = 0
            while done < asked.tries:
                try:
                    fuzz.run(min(20, asked.tries - done))
                except AssertionError as wrong:
                    print(wrong, file=sys.stderr)
                    failed += 1
                done += 20
            print(f"{id}, {seats} seats: {fuzz.refused} refused, {fuzz.accepted} accepted and played to their end")
    print(f"{failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
