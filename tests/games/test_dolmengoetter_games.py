"""Whole games of Die Dolmengötter: the facts F1 to F8 of the rules, watched by a referee who only hears the events.

SPIELTISCH_GAMES_PLAYED=10000 plays that many random games and a tenth as many greedy ones; a test run plays fewer.
"""

import os

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, Event, Rng, State
from spieltisch._pure import compiled
from spieltisch.bots import bot
from spieltisch.bots.contract import Bot
from spieltisch.bots.match import play_match
from spieltisch.engine.seat import Seat

SEATS = (2, 3, 4, 5)
RANDOM_GAMES = int(os.environ.get("SPIELTISCH_GAMES_PLAYED", "2000" if compiled() else "60"))
GREEDY_GAMES = RANDOM_GAMES // 10 if "SPIELTISCH_GAMES_PLAYED" in os.environ else 40 if compiled() else 4
LONGEST = 2000  # turns: points won can be spent on stalling, four turns each

SHOWN = spieltisch.view(spieltisch.new("dolmengoetter", 2), None)
OUTLINES = {circle["id"]: circle["places"] for circle in SHOWN["circles"]}
CIRCLES_OF = {
    place["id"]: [name for name, outline in OUTLINES.items() if place["id"] in outline] for place in SHOWN["places"]
}


def majority(counts: list[int]) -> int | str:
    """§4.1 to §4.3 once more, as plainly as possible: a seat, "tie" or "none"."""
    if sum(counts) < 3 or sum(count > 0 for count in counts) < 2:
        return "none"
    leaders = [seat for seat, count in enumerate(counts) if count == max(counts)]
    return leaders[0] if len(leaders) == 1 else "tie"


class Referee:
    """Keeps an own account of stones and dolmens from the events alone, and asserts what must follow."""

    def __init__(self, seats: int) -> None:
        self.counts = {name: [0] * seats for name in OUTLINES}
        self.stack: dict[str, int] = dict.fromkeys(OUTLINES, 0)
        self.stones: dict[str, int] = {}
        self.rights: dict[str, tuple[int, str]] = {}
        self.points = [4] * seats
        self.supply = [{2: 13, 3: 12, 4: 11, 5: 10}[seats]] * seats
        self.turns = 0
        self.herbs = [0] * seats

    def hear(self, event: Event) -> None:
        act = getattr(self, event.kind, None)
        if act is not None:
            act(**{("start" if name == "from" else name): fact for name, fact in event.facts.items()})

    def stone(self, seat: int, place: str, left: int) -> None:
        assert place not in self.stones
        self.stones[place] = seat
        self.rights = {}
        for name in CIRCLES_OF[place]:
            counts = self.counts[name]
            assert sum(counts) < len(OUTLINES[name])  # F8
            before = majority(counts)
            counts[seat] += 1
            after = majority(counts)
            self.compare(name, seat, before, after)

    def compare(self, name: str, seat: int, before: int | str, after: int | str) -> None:
        counts = self.counts[name]
        if isinstance(after, int):
            assert before in (after, "tie", "none")  # F1: never from one player straight to another
            assert counts[after] >= 2  # F5
            if before != after:
                assert after == seat or before == "none"  # F2
                self.rights[name] = (after, "majority")
        elif after == "tie" and counts[seat] == max(counts):
            self.rights[name] = (seat, "tie")  # F3
        self.rights = {name: right for name, right in self.rights.items() if self.supply[right[0]]}

    def majority(self, seat: int, circle: str) -> None:
        assert self.rights[circle] == (seat, "majority")

    def tie(self, seat: int, circle: str) -> None:
        assert self.rights[circle] == (seat, "tie")

    def laid(self, seat: int, circle: str) -> None:
        self.build(seat, circle, "majority")

    def pushed(self, seat: int, circle: str) -> None:
        self.build(seat, circle, "tie")

    def build(self, seat: int, circle: str, kind: str) -> None:
        assert self.rights.pop(circle) == (seat, kind)
        assert sum(self.counts[circle]) >= 3
        self.stack[circle] += 1
        assert self.stack[circle] <= len(OUTLINES[circle]) - 2  # F4
        assert self.stack[circle] <= sum(self.counts[circle]) - 2
        self.supply[seat] -= 1

    def declined(self, seat: int, circle: str) -> None:
        assert self.rights.pop(circle)[0] == seat

    def lapsed(self, seat: int, circle: str) -> None:
        assert self.rights.pop(circle)[0] == seat
        assert self.supply[seat] == 0

    def complete(self, circle: str) -> None:
        assert sum(self.counts[circle]) == len(OUTLINES[circle])
        assert not self.rights

    def scored(self, seat: int, circle: str, value: int, factor: int, points: int) -> None:
        self.stack[circle] -= 1
        self.points[seat] += points
        assert points == value * factor

    def point(self, seat: int, points: int) -> None:
        self.points[seat] -= 1
        assert points == self.points[seat] >= 1

    def act(self, seat: int) -> None:
        assert not self.rights, "a right was never offered"
        self.turns += 1
        assert self.turns < LONGEST

    def wandered(self, seat: int, start: str, to: str, over: list[str]) -> None:
        self.act(seat)
        assert not {start, to, *over} & set(self.stones)
        self.herbs[seat] = 0

    def jumped(self, seat: int, start: str, to: str, over: list[str]) -> None:
        self.wandered(seat, start, to, over)

    def flew(self, seat: int, start: str, to: str) -> None:
        self.wandered(seat, start, to, [])

    def gathered(self, seat: int, place: str) -> None:
        self.act(seat)
        self.herbs[seat] += 1
        assert self.herbs[seat] <= 3  # F7

    def skipped(self, seat: int) -> None:
        raise AssertionError("nobody is ever skipped with the figures of the box")  # F6

    def over(self, points: list[int]) -> None:
        assert points == self.points
        assert not self.rights
        assert not any(self.stack.values())


def watched(seats: int, seed: int, bots: list[Bot] | None = None) -> tuple[State, Referee]:
    """A game to its end under the eyes of the referee."""
    state, referee, rng = spieltisch.new("dolmengoetter", seats), Referee(seats), Rng(seed)
    events = spieltisch.listen(state)
    while (seat := state.to_act()) != OVER:
        if seat == CHANCE:
            state.step(state.sample(rng), CHANCE)
        else:
            moves = state.moves(seat)
            assert moves  # F6
            state.step(bots[seat].choose(Seat(state, seat)) if bots else moves[rng.below(len(moves))], seat)
        for event in events:
            referee.hear(event)
        events.clear()
    return state, referee


@pytest.mark.parametrize("seats", SEATS)
def test_the_facts_hold_in_random_games(seats: int) -> None:
    ends = set()
    for seed in range(RANDOM_GAMES // len(SEATS)):
        state, referee = watched(seats, seed)
        assert state.scores() == referee.points
        ends.add(len(referee.stones) == seats * {2: 16, 3: 15, 4: 13, 5: 11}[seats])
    assert True in ends  # (b) the last stone


@pytest.mark.parametrize("seats", SEATS)
def test_the_facts_hold_in_greedy_games(seats: int) -> None:
    for seed in range(GREEDY_GAMES // len(SEATS)):
        bots = [bot("greedy", "dolmengoetter", seed=100 * seed + seat) for seat in range(seats)]
        state, referee = watched(seats, seed, bots)
        assert state.scores() == referee.points


def test_both_ends_of_the_game_occur() -> None:
    enders = {spieltisch.view(watched(5, seed)[0], None)["ender"] is None for seed in range(40)}
    assert enders == {True, False}


def test_greedy_beats_random() -> None:
    games = 40 if compiled() else 10
    wins = 0.0
    for seed in range(games):
        state = spieltisch.new("dolmengoetter", 2)
        kinds = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        play_match(state, [bot(kind, "dolmengoetter", seed + 7) for kind in kinds], Rng(seed))
        places = state.places()
        wins += (places[kinds.index("greedy")] == 1) / places.count(1)
    assert wins >= 0.9 * games


def test_the_quick_policy_is_legal_and_sensible() -> None:
    """Quick choices beat random ones in most games."""
    knowledge = spieltisch.game("dolmengoetter").knowledge
    assert knowledge is not None
    games = 60 if compiled() else 20
    wins = 0.0
    for seed in range(games):
        state, rng = spieltisch.new("dolmengoetter", 2), Rng(seed)
        while (seat := state.to_act()) != OVER:
            if seat == CHANCE:
                state.apply(state.sample(rng))
            else:
                state.apply(knowledge.quick(state, seat, rng) if seat == seed % 2 else rng.choice(state.legal()))
        places = state.places()
        wins += (places[seed % 2] == 1) / places.count(1)
    assert wins >= 0.7 * games


def test_an_evaluation_is_a_share_of_the_victory() -> None:
    knowledge = spieltisch.game("dolmengoetter").knowledge
    assert knowledge is not None
    state, rng = spieltisch.new("dolmengoetter", 3), Rng(8)
    while (seat := state.to_act()) != OVER:
        assert all(0 <= knowledge.evaluate(state, one) <= 1 for one in range(3))
        state.apply(state.sample(rng) if seat == CHANCE else rng.choice(state.legal()))
    for one, place in enumerate(state.places()):
        assert (knowledge.evaluate(state, one) > 0.1) == (place == 1)
