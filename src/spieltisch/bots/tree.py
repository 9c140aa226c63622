"""The tree of a search: what was tried, how often, and how it went for the seat that tried it."""

from typing import Final, Optional

from librt.vecs import vec
from mypy_extensions import i64

PRIVATE: Final = -10  # - seat: the key of a part of the tree that only follows the choices of one seat


class Node:
    """A choice somewhere in the tree, with what came of it for the seat that made it.

    Nodes are reached by the choices of the seats alone. Dice, cards and hidden things differ from visit to visit,
    so a node stands for all positions that the same choices can lead to, and its choices can differ too.
    """

    def __init__(self, action: i64, seat: i64, prior: float) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.prior: float = prior  # what it looked like before it was tried
        self.visits: i64 = 0
        self.available: i64 = 0  # how often it could have been visited
        self.reward: float = 0.0  # the sums over all visits: what the search maximises,
        self.wins: float = 0.0  # shares of the victory,
        self.places: float = 0.0  # and places
        self.moves: vec[i64] = vec[i64]()  # the choices open at the last visit,
        self.offered: list[Node] = NOTHING  # and their nodes, the most promising first
        self.known: dict[int, Node] | None = None  # every choice that was ever open here

    def private(self, seat: i64) -> "Node":
        """Where the tree follows this seat alone, while several seats choose in secret."""
        known = self.known
        if known is None:
            known = {}
            self.known = known
        found = known.get(PRIVATE - int(seat))
        if found is None:
            found = Node(PRIVATE - seat, seat, 0.0)
            known[PRIVATE - int(seat)] = found
        return found

    def take_private(self, before: "Node") -> None:
        """What others may choose in secret does not change by a choice of one's own: keep it from the node before."""
        if before.known is None:
            return
        for key, node in before.known.items():
            if key <= PRIVATE:
                if self.known is None:
                    self.known = {}
                self.known[key] = node

    def child(self, action: int) -> Optional["Node"]:
        return None if self.known is None else self.known.get(action)


NOTHING: Final[list[Node]] = []


def most_promising_first(nodes: list[Node]) -> None:
    """Sort by prior, stable: by insertion, as the lists are short and a key function is not."""
    for at in range(1, len(nodes)):
        node = nodes[at]
        to: i64 = at
        while to > 0 and nodes[to - 1].prior < node.prior:
            nodes[to] = nodes[to - 1]
            to -= 1
        nodes[to] = node


def most_visited(nodes: list[Node]) -> Node:
    """The choice the search trusts most; of equals the one that went better."""
    best = nodes[0]
    for node in nodes:
        if node.visits > best.visits or (node.visits == best.visits and value(node) > value(best)):
            best = node
    return best


def value(node: Node) -> float:
    """The mean reward, or what it looked like as long as it was not tried."""
    return node.reward / float(node.visits) if node.visits > 0 else node.prior


def same(one: vec[i64], other: vec[i64]) -> bool:
    if len(one) != len(other):
        return False
    for at in range(len(one)):
        if one[at] != other[at]:
            return False
    return True


def index(things: vec[i64], wanted: i64) -> i64:
    at: i64 = 0
    while things[at] != wanted:
        at += 1
    return at
