"""What the end of a game is worth to a learner."""

from typing import Final

from spieltisch.engine.errors import SpieltischError

REWARDS: Final = ("place", "win")
ILLEGAL: Final = -1.0  # for an illegal action, where it ends the game


class BadReward(SpieltischError):
    """A way to reward that there is not."""


def rewards(places: list[int], by: str = "place") -> list[float]:
    """From +1 for the first to -1 for the last; whoever shares a place shares its rewards. They add up to 0.

    >>> rewards([1, 3, 2])
    [1.0, -1.0, 0.0]
    >>> rewards([1, 1, 3, 4])
    [0.6666666666666667, 0.6666666666666667, -0.33333333333333326, -1.0]

    ``by="win"`` counts victories only: 1 for the winner, or a share of it, and 0 for all others.

    >>> rewards([1, 1, 3, 4], by="win")
    [0.5, 0.5, 0.0, 0.0]
    """
    if by == "win":
        return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]
    if by != "place":
        raise BadReward(f"rewards go by {' or '.join(REWARDS)}, not by {by!r}")
    if len(places) == 1:
        return [1.0]
    # A place shared by n counts as the middle of the n places from it on.
    middle = [place - 1 + (places.count(place) - 1) / 2 for place in places]
    return [1.0 - 2.0 * above / (len(places) - 1) for above in middle]
