"""What the kraken's corals would bring a seat, and which of them its dice can pay."""

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.games.poseidons_kingdom.coral import NONE
from spieltisch.games.poseidons_kingdom.kraken import UNKNOWN, Kraken
from spieltisch.games.poseidons_kingdom.larder import Sight
from spieltisch.games.poseidons_kingdom.pieces import LOWEST_SUM, PLACES, WHITES
from spieltisch.games.poseidons_kingdom.scoring import NO_SKELETON


def coral_worths(state: Kraken, seat: i64, sight: Sight) -> list[int]:
    """What a coral of each kind would bring the seat, in hundredths; one not known the mean of what it can be."""
    dead = sight.dead + state.loose[seat]
    grave: i64 = NO_SKELETON if dead == 0 else -dead
    best = max(max(sight.arrows, sight.waves), max(sight.foods, grave))
    worths = [0, int(sight.arrows), int(sight.waves), int(sight.foods), int(best), int(grave)]
    left = state.hidden_kinds()
    total: i64 = 0
    number: i64 = 0
    for kind in range(1, len(worths)):
        number += left[kind]
        total += left[kind] * worths[kind]
        worths[kind] = 100 * worths[kind]
    worths[UNKNOWN] = int(100 * total // max(1, number))
    return worths


def best_corals(state: Kraken, seat: i64, sight: Sight, pays: list[int]) -> i64:
    """The most that a white and a black coral can bring together, in hundredths; for ``pays`` see ``sums_of``."""
    worths = coral_worths(state, seat, sight)
    open = corals_open(state, seat)
    best: i64 = 0
    for white in range(-1, WHITES):
        if white >= 0 and open >> white & 1 == 0:
            continue
        sums: i64 = pays[0] if white < 0 else pays[white + LOWEST_SUM]
        value: i64 = 0 if white < 0 else worths[state.corals[white]]
        if sums & 1:
            best = max(best, value)
        for black in range(WHITES, PLACES):
            if open >> black & 1 and sums >> (black + LOWEST_SUM) & 1:
                best = max(best, value + worths[state.corals[black]])
    return best


def corals_open(state: Kraken, seat: i64) -> i64:
    """The places from which the seat may still take a coral, a bit each."""
    white = not state.owns(seat, True)
    black = not state.owns(seat, False)
    open: i64 = 0
    for place in range(PLACES):
        if state.owners[place] == NONE and (white if place < WHITES else black):
            open |= bit(place)
    return open
