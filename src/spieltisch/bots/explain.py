"""What a bot thought: how often it tried each choice, what it expects of it, and how it goes on."""

from typing import Final

from mypy_extensions import i64

from spieltisch.bots.search import SearchBot
from spieltisch.bots.tree import Node, most_visited, value
from spieltisch.engine.contract import CHANCE, State
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat

LONGEST_LINE: Final = 12
CREDIBLE: Final = 3  # visits from which a continuation is worth telling


class Opinion:
    """One choice as the search judges it. ``win`` and ``place`` are None as long as it was never tried."""

    def __init__(self, action: int, visits: int, win: float | None, place: float | None, value: float) -> None:
        self.action = action
        self.visits = visits
        self.win = win
        self.place = place
        self.value = value


class Step:
    """A choice of the best line, with the imagined position it is made in."""

    def __init__(self, state: State, action: int, seat: int) -> None:
        self.state = state
        self.action = action
        self.seat = seat


class Explanation:
    """The opinions of the choices worth comparing, best first, and one likely way to go on."""

    def __init__(self, seat: int, iterations: int, opinions: list[Opinion], line: list[Step]) -> None:
        self.seat = seat
        self.iterations = iterations
        self.opinions = opinions
        self.line = line


def explain(bot: SearchBot, seat: Seat) -> Explanation:
    """Think about the choice that ``seat`` owes, without making it."""
    bot.think(seat)
    nodes = sorted(bot.root.offered, key=lambda node: (-int(node.visits), -value(node)))
    return Explanation(int(seat.seat), int(bot.iterations), [opinion(node) for node in nodes], best_line(bot, seat))


def opinion(node: Node) -> Opinion:
    visits = int(node.visits)
    if visits == 0:
        return Opinion(int(node.action), 0, None, None, node.prior)
    return Opinion(int(node.action), visits, node.wins / visits, node.places / visits, value(node))


def best_line(bot: SearchBot, seat: Seat) -> list[Step]:
    """The most visited choices from here, in one imagined world with one run of the dice."""
    rng = Rng(1)
    me = seat.seat
    world = seat.sample(rng)
    node = bot.root
    line: list[Step] = []
    while len(line) < LONGEST_LINE:
        actor = world.to_act()
        if actor == CHANCE:
            world.step(world.sample(rng), CHANCE)
            continue
        if int(me) in world.deciders():
            actor = me
        if actor < 0 or (len(world.deciders()) > 1 and actor != me):
            break
        moves = bot.open(world, actor)
        action = int(moves[0])
        if len(moves) > 1:
            tried = tried_here(bot, node, world, actor)
            if not tried:
                break
            node = most_visited(tried)
            action = int(node.action)
        line.append(Step(world.copy(), action, int(actor)))
        world.step(action, actor)
    return line


def tried_here(bot: SearchBot, node: Node, world: State, actor: i64) -> list[Node]:
    found: list[Node] = []
    for action in world.moves(actor):
        child = node.child(bot.key_of(world, int(action)))
        if child is not None and child.visits >= CREDIBLE:
            found.append(child)
    return found
