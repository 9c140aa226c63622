"""What the kraken's corals would bring a seat, and which of them its dice can pay."""

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import NONE
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.bots.larder import Sight
from spieltisch.games.poseidons_kingdom.corals import owns
from spieltisch.games.poseidons_kingdom.state import LOWEST_SUM, NO_SKELETON, PLACES, UNKNOWN, WHITES, KingdomState


def coral_worths(state: KingdomState, seat: i64, sight: Sight) -> vec[i64]:
    """What a coral of each kind would bring the seat, in hundredths; one not known the mean of what it can be."""
    dead = sight.dead + state.at[s.LOOSE + seat]
    grave: i64 = NO_SKELETON if dead == 0 else -dead
    best = max(max(sight.arrows, sight.waves), max(sight.foods, grave))
    worths = vec[i64]([0, 0, 0, 0, 0, 0])
    worths[s.SPEEDY_FINS] = sight.arrows
    worths[s.WAVE_RIDER] = sight.waves
    worths[s.BIGMOUTH] = sight.foods
    worths[s.TRIDENT] = best
    worths[s.GRAVEYARD] = grave
    left = state.hidden_kinds()
    total: i64 = 0
    number: i64 = 0
    for kind in range(1, len(worths)):
        number += left[kind]
        total += left[kind] * worths[kind]
        worths[kind] = 100 * worths[kind]
    worths[UNKNOWN] = 100 * total // max(1, number)
    return worths


def best_corals(state: KingdomState, seat: i64, sight: Sight, pays: vec[i64]) -> i64:
    """The most that a white and a black coral can bring together, in hundredths; for ``pays`` see ``sums_of``."""
    worths = coral_worths(state, seat, sight)
    within = corals_open(state, seat)
    best: i64 = 0
    for white in range(-1, WHITES):
        if white >= 0 and within >> white & 1 == 0:
            continue
        sums = pays[0] if white < 0 else pays[white + LOWEST_SUM]
        value = 0 if white < 0 else worths[state.at[s.CORALS + white]]
        if sums & 1:
            best = max(best, value)
        for black in range(WHITES, PLACES):
            if within >> black & 1 and sums >> (black + LOWEST_SUM) & 1:
                best = max(best, value + worths[state.at[s.CORALS + black]])
    return best


def corals_open(state: KingdomState, seat: i64) -> i64:
    """The places from which the seat may still take a coral, a bit each."""
    white = not owns(state, seat, True)
    black = not owns(state, seat, False)
    found: i64 = 0
    for place in range(PLACES):
        if state.at[s.OWNERS + place] == NONE and (white if place < WHITES else black):
            found |= bit(place)
    return found
