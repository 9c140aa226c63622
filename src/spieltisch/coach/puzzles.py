"""Puzzles: positions of bot games in which one choice is clearly the best, and a greedy player misses it."""

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from spieltisch.bots import bot
from spieltisch.bots.greedy import GreedyBot
from spieltisch.bots.judge import Judge, Weight
from spieltisch.bots.score import ScoreKnowledge
from spieltisch.bots.search import Settings
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import folder, game
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat
from spieltisch.engine.table import dump, load

FORMAT = "spieltisch-puzzles-1"
CLEAR = 0.05  # of the victory: by so much the best choice is ahead of all that are no answers,
SURE = 3.0  # and by so many standard errors
ANSWERS = 3  # at most: the good choices, closer to each other than to all others
RIVALS = 5  # other choices that are weighed beside it
GLANCE, SEARCH, WEIGHING, PROOF = 300, 1500, 500, 1000  # iterations
ONE_IN = 4  # real choices is looked at,
A_GAME = 2  # puzzles at most, so that they are of many games
FILE = "puzzles.json"


class NoPuzzles(SpieltischError):
    """A game that ships none."""


@dataclass(frozen=True)
class Puzzle:
    position: dict[str, Any]  # as dump() writes it
    seat: int
    answers: tuple[int, ...]  # the good choices, the best first
    wins: dict[int, float]  # the chance of victory after each choice that was weighed
    gap: float  # between the worst answer and the best other choice,
    error: float  # and its standard error
    greedy: int  # what greedy would do
    iterations: int  # that each choice was weighed with, apart from the search that found it

    def state(self) -> State:
        return load(self.position)


def find(id: str, count: int, seed: int = 1) -> Iterator[Puzzle]:
    """So many puzzles, from games at all seat counts. The same seed finds the same ones."""
    found = simple = number = 0
    while found < count:
        seats = game(id).seats
        for puzzle in in_a_game(id, seats[number % len(seats)], (seed << 20) + number):
            if len(puzzle.wins) == 2 and 2 * simple > found:
                continue  # at most every other one is a yes or no
            yield puzzle
            simple += len(puzzle.wins) == 2
            found += 1
            if found == count:
                return
        number += 1


def in_a_game(id: str, seats: int, seed: int) -> Iterator[Puzzle]:
    rng = Rng(seed)
    players = [bot("greedy", id, seed + seat, clock=None) for seat in range(seats)]
    state = game(id).new(seats, {})
    found = 0
    while found < A_GAME and (turn := int(state.to_act())) != OVER:
        if turn == CHANCE:
            state.step(state.sample(rng), CHANCE)
            continue
        window = Seat(state, turn)
        if len(state.moves(turn)) > 1 and len(state.deciders()) == 1 and rng.below(ONE_IN) == 0:
            puzzle = puzzle_of(id, state, turn, int(rng.below(1 << 30)))
            if puzzle is not None:
                yield puzzle
                found += 1
        state.step(players[turn].choose(window), turn)


def puzzle_of(id: str, state: State, turn: int, seed: int) -> Puzzle | None:
    """The position as a puzzle, if it is one: first what is quickly told apart, then what takes longer.

    Whoever looks at many positions finds some by luck: so all choices are weighed once more, and that is the proof.
    """
    seat = Seat(state, turn)
    knowledge = game(id).knowledge
    greedy = int(GreedyBot(knowledge or ScoreKnowledge(), Rng(seed)).choose(seat))
    if Judge(knowledge, Rng(seed), Settings(iterations=GLANCE)).best(seat) == greedy:
        return None
    judge = Judge(knowledge, Rng(seed), Settings(iterations=SEARCH))
    best = judge.best(seat)
    rivals = [int(node.action) for node in sorted(judge.root.offered, key=lambda node: -int(node.visits))]
    if best == greedy or not ahead(judge.weigh(seat, best, GLANCE), judge.weigh(seat, greedy, GLANCE), turn):
        return None
    compared = [best, greedy, *(one for one in rivals[: RIVALS + 1] if one not in (best, greedy))]
    found = None
    for iterations in (WEIGHING, PROOF):
        weighed = {action: judge.weigh(seat, action, iterations) for action in compared}
        if (found := told_apart(state, turn, greedy, weighed, iterations)) is None:
            return None
    return found


def told_apart(state: State, turn: int, greedy: int, weighed: dict[int, Weight], iterations: int) -> Puzzle | None:
    """A puzzle, if few choices are good, and all others clearly worse than the least of them."""
    ranked = sorted(weighed, key=lambda one: -weighed[one].shares[turn])
    for count in range(1, min(ANSWERS + 1, len(ranked))):
        last, second = weighed[ranked[count - 1]], weighed[ranked[count]]
        gap = last.shares[turn] - second.shares[turn]
        if ahead(last, second, turn) and gap > weighed[ranked[0]].shares[turn] - last.shares[turn]:
            break
    else:
        return None
    answers = tuple(ranked[:count])
    if greedy in answers or 2 * count > len(state.moves(turn)):
        return None  # whoever points at anything must rather be wrong
    wins = {one: round(weighed[one].shares[turn], 3) for one in ranked}
    error = (last.error**2 + second.error**2) ** 0.5
    return Puzzle(dump(state), turn, answers, wins, round(gap, 3), round(error, 3), greedy, iterations)


def ahead(one: Weight, other: Weight, seat: int) -> bool:
    gap = one.shares[seat] - other.shares[seat]
    return gap >= CLEAR and gap >= SURE * (one.error**2 + other.error**2) ** 0.5


def written(id: str, found: list[Puzzle], command: str) -> str:
    """The puzzles of a game as a file, a line each."""
    head = {"format": FORMAT, "game": id, "version": game(id).version, "command": command}
    lines = [json.dumps(asdict(one), separators=(",", ":"), ensure_ascii=False) for one in found]
    return json.dumps(head, ensure_ascii=False)[:-1] + ', "puzzles": [\n' + ",\n".join(lines) + "\n]}\n"


def shipped(id: str) -> list[Puzzle]:
    """The puzzles that come with a game."""
    file: Path = folder(id) / FILE
    if not file.exists():
        raise NoPuzzles(f"{id} brings no puzzles; spieltisch puzzles {id} finds some")
    data = json.loads(file.read_text(encoding="utf-8"))
    if data["version"] != game(id).version:
        raise NoPuzzles(f"the puzzles of {id} are for older rules; spieltisch puzzles {id} finds new ones")
    return [read(one) for one in data["puzzles"]]


def read(data: dict[str, Any]) -> Puzzle:
    wins = {int(action): win for action, win in data["wins"].items()}
    return Puzzle(**data | {"answers": tuple(data["answers"]), "wins": wins})
