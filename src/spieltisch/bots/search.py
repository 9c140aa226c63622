"""The bot that thinks ahead: information-set Monte Carlo tree search for any game and any number of seats.

Each iteration imagines a position that could be the true one (``Seat.sample``), walks down the tree of choices,
adds one node, plays on from there at a glance, and credits every choice on the way with how it ended. Chance is
sampled on the way. The tree never sees the true position, so the bot cannot peek.
"""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.bots.contract import Bot
from spieltisch.bots.greedy import judged
from spieltisch.bots.tree import Node, index, most_promising_first, most_visited, same
from spieltisch.engine.bits import bit
from spieltisch.engine.contract import CHANCE, OVER, Knowledge, State
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

TO_THE_END: Final = -1  # a horizon: rollouts end with the game,
BY_THE_GAME: Final = -2  # as many rounds as its knowledge says
UNLIMITED: Final = 1 << 40  # iterations, where only the seconds count
LOOK_UP: Final = 16  # iterations between two looks at the clock and at the lead of the best
CHAIN: Final = 8  # choices that a seat makes at a glance before a prior is taken
MEANINGS: Final = 1 << 40  # keys of a node: the action, and beyond this number what it means
PROBE: Final = 2026  # the seed of the imagined positions by which a kept tree is recognised


class Settings:
    """How long and how to think. docs/bots.md says which of the defaults are measured, and how well."""

    def __init__(
        self,
        iterations: i64 = 500,
        seconds: float = 0.0,  # at most; 0: no matter how long
        horizon: i64 = BY_THE_GAME,  # rounds that a rollout plays before the position is evaluated
        exploration: float = 0.7,  # in units of the spread of the rewards
        trust: float = 6.0,  # a prior counts like so many visits
        looks: i64 = 600,  # positions evaluated for the priors of the choices to be made now
        width: float = 4.0,  # a node offers its best so many choices,
        widening: float = 1.5,  # and this times the square root of its visits more
        place_share: float = 0.1,  # of the reward: a better place below the first is worth something too
        finish: i64 = 48,  # choices compared at each step of the turn in which a rollout begins; 0: at a glance too
        care: i64 = BY_THE_GAME,  # rounds of a rollout that are played like that
    ) -> None:
        self.iterations: i64 = iterations if iterations > 0 else UNLIMITED
        self.seconds: float = seconds
        self.horizon: i64 = horizon
        self.exploration: float = exploration
        self.trust: float = trust
        self.looks: i64 = looks
        self.width: float = width
        self.widening: float = widening
        self.place_share: float = place_share
        self.finish: i64 = finish
        self.care: i64 = care

    def values(self) -> dict[str, float]:
        """The settings by name."""
        return {
            "iterations": int(self.iterations),
            "seconds": self.seconds,
            "horizon": int(self.horizon),
            "exploration": self.exploration,
            "trust": self.trust,
            "looks": int(self.looks),
            "width": self.width,
            "widening": self.widening,
            "place_share": self.place_share,
            "finish": int(self.finish),
            "care": int(self.care),
        }


class SearchBot(Bot):
    """Same seed, same choices, as long as the budget is in iterations.

    Without knowledge every rollout is random and goes to the end of the game. ``clock`` gives seconds; without it
    ``seconds`` of the settings has no effect.
    """

    def __init__(
        self, knowledge: Knowledge | None, rng: Rng, settings: Settings, clock: Callable[[], float] | None = None
    ) -> None:
        self.guided: bool = knowledge is not None
        self.knowledge: Knowledge = knowledge if knowledge is not None else Knowledge()
        self.glances: Knowledge = self.knowledge.at_a_glance()
        self.rng = rng
        self.settings = settings
        self.clock = clock
        self.root = Node(-1, -1, 0.0)
        self.iterations: i64 = 0  # made for the last choice
        self.reused: i64 = 0  # visits that the last choice found in the tree kept from the one before
        self.kept: Node | None = None
        self.expected: object = None
        # One iteration at a time: its way down and what came of it for each seat.
        self.path: list[Node] = []
        self.rewards: list[float] = []
        self.wins: list[float] = []
        self.places: list[float] = []
        # The spread of the root seat's rewards so far.
        self.sum: float = 0.0
        self.squares: float = 0.0
        self.spread: float = 0.0
        # Seats that choose in secret at the same time, each in a part of the tree of its own.
        self.secret: i64 = 0
        self.branch = self.root
        self.alone: list[Node] = []

    # A choice

    def choose(self, seat: Seat) -> i64:
        legal = seat.legal()
        if len(legal) == 1:
            return legal[0]
        sensible = self.open(seat.sample(Rng(PROBE)), seat.seat)
        if len(sensible) == 1:
            return sensible[0]
        self.think(seat)
        best = most_visited(self.root.offered)
        self.keep(seat, best)
        return best.action

    def think(self, seat: Seat) -> None:
        """Search until the budget is used up or the best choice can no longer be caught."""
        self.begin(seat)
        self.ponder(seat)
        # Where an imagined position left but one choice worth comparing, the root may offer what comes after it.
        world = seat.sample(Rng(PROBE))
        moves = self.open(world, seat.seat)
        if not same(self.root.moves, moves):
            self.offer(self.root, world, seat.seat, moves)

    def ponder(self, seat: Seat) -> None:
        budget = self.settings.iterations
        clock = self.clock if self.settings.seconds > 0.0 else None
        end = clock() + self.settings.seconds if clock is not None else 0.0
        self.iterations = 0
        while self.iterations < budget:
            self.iterate(seat)
            self.iterations += 1
            if self.iterations % LOOK_UP == 0:
                if clock is not None and clock() >= end:
                    return
                if self.decided(budget - self.iterations):
                    return

    def begin(self, seat: Seat) -> None:
        """A fresh tree, or the part of the last one that this choice was expected in."""
        world = seat.sample(Rng(PROBE))
        kept = self.kept
        if kept is not None and kept.known is not None and world.key() == self.expected:
            self.root = kept
        else:
            self.root = Node(-1, -1, 0.0)
        self.kept = None
        self.reused = self.root.visits
        self.rewards = [0.0] * int(world.seats)
        self.wins = [0.0] * int(world.seats)
        self.places = [0.0] * int(world.seats)
        self.alone = [self.root] * int(world.seats)
        self.secret = 0
        self.sum = 0.0
        self.squares = 0.0
        self.spread = 0.1
        moves = self.open(world, seat.seat)
        self.offer(self.root, world, seat.seat, moves)
        if self.guided:
            self.judge_root(seat)

    def judge_root(self, seat: Seat) -> None:
        """The choices to be made now get priors as careful as those of the greedy bot."""
        root = self.root
        values = judged(self.glances, seat, root.moves, self.settings.looks, self.rng)
        for child in root.offered:
            child.prior = values[index(root.moves, child.action)]
        most_promising_first(root.offered)

    def decided(self, left: i64) -> bool:
        """Whether no choice can overtake the most visited one with the iterations left."""
        first: i64 = 0
        second: i64 = 0
        for child in self.root.offered:
            visits = child.visits
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
        return first - second > left

    def keep(self, seat: Seat, best: Node) -> None:
        """Keep the tree below the choice made, if the same seat goes on and nothing happens in between."""
        world = seat.sample(Rng(PROBE))
        me = seat.seat
        world.step(best.action, me)
        while world.to_act() == me and len(self.open(world, me)) == 1:
            world.step(self.open(world, me)[0], me)
        if world.to_act() == me or int(me) in world.deciders():
            self.kept = best
            self.expected = world.key()
            best.take_private(self.root)

    # One iteration

    def iterate(self, seat: Seat) -> None:
        world = seat.sample(self.rng)
        if self.guided:
            self.knowledge.reopen(world, seat.seat)
        self.path.clear()
        actor = self.descend(world, seat.seat, seat.seat)
        if actor >= 0:
            actor = self.roll_out(world, actor)
        if actor == OVER:
            self.count_places(world)
        else:
            self.count_prospects(world)
        self.credit(seat.seat)

    def descend(self, world: State, me: i64, actor: i64) -> i64:
        """From the root, where ``actor`` chooses, to a node never visited before or to the end; who acts there."""
        node = self.root
        self.secret = 0
        while actor >= 0:
            actor = self.serve(world, actor, node, me)
            moves = self.open(world, actor)
            if len(moves) == 1:
                world.step(moves[0], actor)
            else:
                apart = self.secret != 0 and actor != me
                child = self.pick(self.alone[actor] if apart else node, world, actor, moves)
                world.step(child.action, actor)
                self.path.append(child)
                if child.visits == 0 and self.secret == 0:
                    return self.after_chance(world)
                if apart:
                    self.alone[actor] = child
                else:
                    node = child
            actor = self.after_chance(world)
        return actor

    def serve(self, world: State, actor: i64, node: Node, me: i64) -> i64:
        """Who of several seats that choose at the same time comes first here: the one that thinks.

        As long as their choices are secret, the others' go on in branches of their own, which depend on nobody
        else's choice.
        """
        deciders = world.deciders()
        if self.secret == 0 and len(deciders) == 1:
            return actor
        owing: i64 = 0
        for seat in deciders:
            owing |= bit(seat)
        if owing & ~self.secret != 0:
            self.secret = owing if len(deciders) > 1 else 0
            if self.secret != 0:
                for seat in deciders:
                    self.alone[seat] = node.private(seat)
        else:
            self.secret = owing
        return me if owing & bit(me) != 0 else deciders[0]

    def open(self, world: State, seat: i64) -> vec[i64]:
        """The choices open here that are worth comparing."""
        moves = world.moves(seat)
        return self.knowledge.sensible(world, seat, moves) if self.guided and len(moves) > 1 else moves

    def after_chance(self, world: State) -> i64:
        """Let chance decide until a seat can, or the game is over."""
        actor = world.to_act()
        while actor == CHANCE:
            world.step(world.sample(self.rng), CHANCE)
            actor = world.to_act()
        return actor

    def pick(self, node: Node, world: State, seat: i64, moves: vec[i64]) -> Node:
        """The most interesting of the choices open here: good so far, or seldom tried when it could have been."""
        if not same(node.moves, moves):
            self.offer(node, world, seat, moves)
        offered = node.offered
        width: i64 = len(offered)
        if self.guided:
            wide: i64 = int(self.settings.width + self.settings.widening * sqrt(float(node.visits)))
            if wide < width:
                width = wide
        trust = self.settings.trust
        explore = self.settings.exploration * self.spread
        best = offered[0]
        highest = -1e9
        for at in range(width):
            child = offered[at]
            child.available += 1
            visits = float(child.visits)
            if self.guided and visits + trust > 0.0:
                mean = (child.reward + trust * child.prior) / (visits + trust)
                visits += trust
            elif child.visits == 0:
                mean = 1e6  # whatever is open is tried once
                visits = 1.0
            else:
                mean = child.reward / visits
            chance = mean + explore * sqrt(log(float(child.available) + 1.0) / visits)
            if chance > highest:
                highest = chance
                best = child
        return best

    def offer(self, node: Node, world: State, seat: i64, moves: vec[i64]) -> None:
        """Lay out the choices open here in this world, the most promising first."""
        known = node.known
        if known is None:
            known = {}
            node.known = known
        offered: list[Node] = []
        for action in moves:
            key = self.key_of(world, int(action))
            child = known.get(key)
            if child is None:
                child = Node(action, seat, self.glance(world, action, seat))
                known[key] = child
            offered.append(child)
        if self.guided:
            most_promising_first(offered)
        else:
            self.rng.shuffle(offered)
        node.moves = moves
        node.offered = offered

    def key_of(self, world: State, action: int) -> int:
        """By which a choice is known in its node."""
        return action + MEANINGS * int(self.knowledge.meaning(world, action)) if self.guided else action

    def glance(self, world: State, action: i64, seat: i64) -> float:
        """What a choice looks like before it is tried: the evaluation after the rest of the seat's own turn."""
        if not self.guided:
            return 0.0
        after = world.copy()
        after.step(action, seat)
        for _ in range(CHAIN):
            if self.secret != 0 or after.to_act() != seat:
                break  # a plan in secret is judged as it stands: the rest of it is no matter of a glance
            after.step(self.knowledge.quick(after, seat, self.rng), seat)
        return self.glances.evaluate(after, seat)

    def roll_out(self, world: State, actor: i64) -> i64:
        """Play on: the turn that is under way with care, then at a glance, to the end of the game or till the horizon,
        which lies between two turns or where several seats begin to choose in secret. Who acts there.

        The care matters where a turn is a chain with chance in between: whoever keeps dice for a good second roll must
        not be judged by somebody who wastes it.
        """
        if not self.guided:
            return self.roll_out_blindly(world, actor)
        knowledge = self.knowledge
        horizon = self.settings.horizon if self.settings.horizon != BY_THE_GAME else knowledge.rounds()
        turns: i64 = UNLIMITED if horizon == TO_THE_END else horizon * world.seats
        last = self.path[len(self.path) - 1].seat
        care: i64 = self.settings.care if self.settings.care != BY_THE_GAME else knowledge.careful_rounds()
        care = care * world.seats if self.settings.finish > 0 else -1
        while actor >= 0:
            if actor != last:
                if turns == 0 or len(world.deciders()) > 1:
                    return actor  # plans for a new round are not made at a glance
                turns -= 1
                care -= 1
                last = actor
            world.step(self.careful(world, actor) if care >= 0 else knowledge.quick(world, actor, self.rng), actor)
            actor = self.after_chance(world)
        return actor

    def careful(self, world: State, seat: i64) -> i64:
        """Of the quick choice and some others the one that looks best at once."""
        moves = self.open(world, seat)
        best: i64 = moves[0]
        if len(moves) == 1:
            return best
        best = self.knowledge.quick(world, seat, self.rng)
        highest = self.worth(world, best, seat)
        compared: i64 = min(self.settings.finish, len(moves))
        start: i64 = self.rng.below(len(moves))
        for number in range(compared):
            action: i64 = moves[(start + number) % len(moves)]
            if action != best:
                value = self.worth(world, action, seat)
                if value > highest:
                    highest = value
                    best = action
        return best

    def worth(self, world: State, action: i64, seat: i64) -> float:
        after = world.copy()
        after.step(action, seat)
        return self.glances.evaluate(after, seat)

    def roll_out_blindly(self, world: State, actor: i64) -> i64:
        rng = self.rng
        while actor >= 0:
            moves = world.moves(actor)
            world.step(moves[rng.below(len(moves))], actor)
            actor = self.after_chance(world)
        return actor

    # What came of it

    def count_places(self, world: State) -> None:
        """The game is over: a shared win counts as a share, shared places as the mean of those they take up."""
        places = world.places()
        seats = len(places)
        share = self.settings.place_share
        for seat in range(seats):
            place = places[seat]
            alike = places.count(place)
            taken = float(place) + 0.5 * float(alike - 1)
            won = 1.0 / float(alike) if place == 1 else 0.0
            self.wins[seat] = won
            self.places[seat] = taken
            below = (float(seats) - taken) / float(seats - 1) if seats > 1 else won
            self.rewards[seat] = (1.0 - share) * won + share * below

    def count_prospects(self, world: State) -> None:
        """The game goes on: what its knowledge says each seat may expect."""
        seats = world.seats
        whole = 1e-9
        for seat in range(seats):
            prospect = self.knowledge.evaluate(world, seat)
            self.rewards[seat] = prospect
            whole += prospect
        for seat in range(seats):
            prospect = self.rewards[seat]
            place = 1.0
            for other in range(seats):
                if other != seat:
                    place += (self.rewards[other] + 1e-9) / (self.rewards[other] + prospect + 2e-9)
            self.wins[seat] = prospect / whole
            self.places[seat] = place

    def credit(self, me: i64) -> None:
        """Write the result on every choice of the way, to the seat that made it."""
        self.root.visits += 1
        for node in self.path:
            seat = node.seat
            node.visits += 1
            node.reward += self.rewards[seat]
            node.wins += self.wins[seat]
            node.places += self.places[seat]
        reward = self.rewards[me]
        self.sum += reward
        self.squares += reward * reward
        seen = float(self.root.visits - self.reused)
        mean = self.sum / seen
        # As if one more reward had been seen, 0.1 off the mean: two equal ones must not end all curiosity.
        self.spread = sqrt(max(0.0, self.squares / seen - mean * mean) + 0.01 / seen)
