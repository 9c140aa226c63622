"""§11.4, §11.5: points and ties."""

from typing import Final

from mypy_extensions import i64

from spieltisch.games.poseidons_kingdom.coral import ARROW, FOOD, WAVE
from spieltisch.games.poseidons_kingdom.kraken import (
    BIGMOUTH,
    GRAVEYARD,
    SPEEDY_FINS,
    TRIDENT,
    WAVE_RIDER,
)
from spieltisch.games.poseidons_kingdom.pieces import PLACES, TENTACLES, Pieces

SYMBOL_OF: Final = [0, ARROW, WAVE, FOOD]  # by kind of coral
NO_SKELETON: Final = 3


def coral_points(state: Pieces, seat: i64, kind: i64) -> i64:
    """What a coral of this kind is worth to a seat now."""
    if kind == TRIDENT:
        best = coral_points(state, seat, GRAVEYARD)
        for other in (SPEEDY_FINS, WAVE_RIDER, BIGMOUTH):
            best = max(best, coral_points(state, seat, other))
        return best
    if kind == GRAVEYARD:
        dead = state.skeletons(seat)
        return NO_SKELETON if dead == 0 else -dead
    return state.reefs[seat].visible(SYMBOL_OF[kind], state.items[seat])


def safe_points(state: Pieces, seat: i64) -> i64:
    points: i64 = 0
    for t in range(TENTACLES):
        points += state.safe[seat * TENTACLES + t]
    return points


def points_of(state: Pieces, seat: i64) -> i64:
    points = safe_points(state, seat)
    for place in range(PLACES):
        if state.owners[place] == seat and state.corals[place] != 0:
            points += coral_points(state, seat, state.corals[place])
    return points


def standing(state: Pieces, seat: i64) -> tuple[int, ...]:
    """Points, then the trident, the highest reef, the fewest skeletons, the best safe tiles: greater is better."""
    trident: i64 = 0
    for place in range(PLACES):
        if state.owners[place] == seat and state.corals[place] == TRIDENT:
            trident = 1
    return (
        int(points_of(state, seat)),
        int(trident),
        int(state.reefs[seat].height()),
        -int(state.skeletons(seat)),
        int(safe_points(state, seat)),
    )
