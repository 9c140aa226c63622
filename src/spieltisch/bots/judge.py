"""How likely each seat is to win, and what one choice is worth beside another: for analyses and puzzles.

Choices are judged from what a seat knows, positions with all cards on the table. The same seed gives the same answer.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from spieltisch.bots.search import SearchBot, Settings
from spieltisch.bots.tree import Node, most_visited
from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

CREDIBLE: Final = 3  # visits from which a continuation is followed


class Weight:
    """What a choice is worth: the share of the victory of each seat, and how sure that of the chooser is."""

    def __init__(self, seats: int) -> None:
        self.times = 0
        self.shares = [0.0] * seats
        self.square = 0.0  # of the chooser's share
        self.error = 0.0  # its standard error

    def add(self, wins: list[float], me: i64) -> None:
        self.times += 1
        self.square += wins[me] * wins[me]
        for seat in range(len(wins)):
            self.shares[seat] += wins[seat]

    def settle(self, me: i64) -> None:
        """From sums to means."""
        n = float(self.times)
        for seat in range(len(self.shares)):
            self.shares[seat] /= n
        spread = max(0.0, self.square / n - self.shares[me] * self.shares[me])
        # As if one more had been seen, a third off the mean: a few equal ones are no proof.
        self.error = sqrt((spread + 0.1 / n) / n)


class Judge(SearchBot):
    """A search that also weighs one choice alone, and plays on from positions in the open."""

    def __init__(self, knowledge: Knowledge | None, rng: Rng, settings: Settings) -> None:
        super().__init__(knowledge, rng, settings)
        self.ended: float = 0.0  # of the games played on, the share that came to their end

    # From what a seat knows

    def best(self, seat: Seat) -> int:
        """The choice that the search trusts most."""
        self.kept = None
        self.think(seat)
        return int(most_visited(self.root.offered).action)

    def weigh(self, seat: Seat, action: int, iterations: i64) -> Weight:
        """What this one choice is worth, by a search that begins after it."""
        me = seat.seat
        self.kept = None
        self.begin(seat)
        self.root = Node(action, me, 0.0)
        self.root.visits = 1
        weight = Weight(len(self.wins))
        for _iteration in range(iterations):
            world = seat.sample(self.rng)
            if self.guided:
                self.knowledge.reopen(world, me)
            self.path.clear()
            world.step(action, me)
            actor = self.descend(world, me, self.after_chance(world))
            if actor >= 0:
                actor = self.roll_out(world, actor)
            self.count(world, actor)
            self.credit(me)
            weight.add(self.wins, me)
        weight.settle(me)
        return weight

    # With all cards on the table

    def after_best_line(self, state: State, me: i64) -> State:
        """The position after the rest of the turn as the last search would play it, as far as no chance comes in."""
        world = state.copy()
        node = self.root
        while world.to_act() == me:
            moves = self.open(world, me)
            action = moves[0]
            if len(moves) > 1:
                tried: list[Node] = []
                for move in moves:
                    child = node.child(self.key_of(world, int(move)))
                    if child is not None and child.visits >= CREDIBLE:
                        tried.append(child)
                if len(tried) == 0:
                    break
                node = most_visited(tried)
                action = node.action
            world.step(action, me)
        return world

    def chances(self, state: State, times: i64) -> list[float]:
        """The chance of victory of each seat: the mean of so many games played on from here."""
        total = [0.0] * int(state.seats)
        self.ended = 0.0
        for _time in range(times):
            if self.play_on(state.copy()) == OVER:
                self.ended += 1.0 / float(times)
            for seat in range(len(total)):
                total[seat] += self.wins[seat] / float(times)
        return total

    def play_on(self, world: State) -> i64:
        """One game from here until the game's knowledge may speak; ``wins`` says what came of it."""
        self.rewards = [0.0] * int(world.seats)
        self.wins = [0.0] * int(world.seats)
        self.places = [0.0] * int(world.seats)
        actor = self.after_chance(world)
        if actor >= 0:
            self.path = [Node(-1, actor, 0.0)]  # so that the turn under way counts as begun
            actor = self.roll_out(world, actor)
        self.count(world, actor)
        return actor

    def count(self, world: State, actor: i64) -> None:
        if actor == OVER:
            self.count_places(world)
        else:
            self.count_prospects(world)
