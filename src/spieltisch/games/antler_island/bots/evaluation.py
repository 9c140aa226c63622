"""What the bots know about Antler Island: how good a position is for a seat."""

from math import exp
from typing import Final, final

from mypy_extensions import i64

from spieltisch.engine.bits import bit, count
from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.rng import Rng
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.bots.outlook import A_TILE, AN_END, MEAN, Outlook
from spieltisch.games.antler_island.bots.policy import chance, quick
from spieltisch.games.antler_island.island import ALL_USED, MOST_FOOD, X, size, worth
from spieltisch.games.antler_island.state import TILES_EACH, AntlerState

# The phases of a fight in which nobody has locked antlers or given way.
BEFORE_THE_LOCK: Final[i64] = bit(s.COMMITTING) | bit(s.ANSWERING) | bit(s.DEFENDING) | bit(s.DECIDING)
MARKERS: Final = 4  # revealed by each seat in a round
# Fitted to who won 60 games of greedy bots (``python -m spieltisch.lab.calibration antler_island greedy --seats 3``).
# What a point of a lead adds to the logarithm of the odds:
A_LEAD: Final = 0.04  # at the start,
LATE_LEAD: Final = 0.53  # and this much more when the mark is reached
A_MARKER: Final = 0.72  # points that a rival makes with each marker still covered,
EVEN: Final = -1.2  # and the lead with which three seats are even
REARRANGED: Final = 0.0005  # rather confirm a plan than lay the same again


@final
class AntlerKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, AntlerState)
        at = state.at
        if state.to_act() == OVER:
            places = state.places()
            return 1.0 / places.count(1) if places[seat] == 1 else 0.0
        if at[s.STAGS + seat] == NONE:
            return 1.0 / float(state.seats)
        if at[PHASE] == s.PLANNING and at[s.CHANGES + seat] != 0:
            return chance_of(state, seat, anew(state, seat)) - REARRANGED
        return chance_of(state, seat, lead(state, seat))

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, AntlerState)
        return quick(state, seat, rng)

    def rounds(self) -> i64:
        """To the end of the round, where new plans are made."""
        return MARKERS + 1

    def careful_rounds(self) -> i64:
        """All of them: at 100 iterations against two greedy bots first place in 62 % of 45 games, 51 % at a glance.

        ``spieltisch arena antler_island --bots hard:iterations=100:horizon=5:care=5,greedy,greedy --seats 3``
        """
        return MARKERS + 1

    def reopen(self, state: State, seat: i64) -> None:
        """Plans are made at the same time: others' are thought through, not drawn."""
        assert isinstance(state, AntlerState)
        at = state.at
        if at[PHASE] != s.PLANNING:
            return
        for other in range(state.seats):
            if other != seat and at[s.CONFIRMED] >> other & 1:
                at[s.CONFIRMED] ^= bit(other)
                for tile in range(TILES_EACH):
                    at[s.PLANS + TILES_EACH * other + tile] = NONE


def chance_of(state: AntlerState, seat: i64, lead: float) -> float:
    """Of victory, by the lead before the best other, who has markers left too: the later, the more it tells."""
    at = state.at
    top: i64 = 0
    covered: i64 = 0
    for other in range(state.seats):
        top = max(top, at[s.TRACK + other])
        if other != seat:
            covered = max(covered, MARKERS - count(at[s.USED + other] & ALL_USED))
    late = min(1.2, float(top) / float(state.house.mark))
    ahead = lead - A_MARKER * float(covered) - EVEN
    return 1.0 / (1.0 + float(state.seats - 1) * exp(-(A_LEAD + LATE_LEAD * late) * ahead))


def victor(state: AntlerState, seat: i64) -> float:
    return 1.0 if state.at[s.VICTORS] >> seat & 1 else 0.0


def tiles(state: AntlerState, seat: i64) -> float:
    """What the wily tiles of a seat are worth."""
    return A_TILE * float(size(state.at[s.SHOWN + seat]) + size(state.at[s.HIDDEN + seat]))


def anew(state: AntlerState, seat: i64) -> float:
    """A plan laid anew, at a glance until it is complete: nobody needs to search the same plans twice."""
    if state.laid(seat) > X + 1:
        return lead(state, seat)
    at = state.at
    food = float(worth(at[s.STOCK + seat]))
    track = float(at[s.TRACK + seat])
    outlook = Outlook(state, seat)
    return outlook.lead(at[s.STAGS + seat], track, food, at[s.ENDS + seat], victor(state, seat), tiles(state, seat))


def lead(state: AntlerState, seat: i64) -> float:
    """Of the seat before the best other, when it makes the best of its plan and of a running fight."""
    at = state.at
    outlook = Outlook(state, seat)
    won = victor(state, seat)
    bonus = tiles(state, seat)
    if undecided(state) and (seat == at[ACTOR] or seat == at[s.DEFENDER]):
        share = chance(state, seat)
        fought = rest(state, outlook, seat, at[s.STAGS + seat], 1.0, bonus + A_TILE, 0)
        away = at[s.ORIGIN] if seat == at[ACTOR] else at[s.STAGS + seat]
        beaten = rest(state, outlook, seat, away, won, bonus, 1)
        return share * fought + (1.0 - share) * beaten
    if at[s.WINNER] == seat:
        won = 1.0
    if state.gainer() == seat and takes_tile(state):
        bonus += A_TILE
    return rest(state, outlook, seat, at[s.STAGS + seat], won, bonus, 0)


def undecided(state: AntlerState) -> bool:
    """A fight runs, and nobody has locked antlers or given way."""
    return BEFORE_THE_LOCK >> state.at[PHASE] & 1 != 0


def takes_tile(state: AntlerState) -> bool:
    phase = state.at[PHASE]
    if phase == s.TURNING_UP:
        return state.at[s.ROUND] > 0
    return phase == s.GAINING or phase == s.DRAWING or phase == s.LEAVING


def rest(state: AntlerState, outlook: Outlook, seat: i64, space: i64, won: float, bonus: float, broken: i64) -> float:
    """The outlook over the markers still covered."""
    at = state.at
    used = at[s.USED + seat]
    number: i64 = 0
    while number < X and used >> number & 1:
        number += 1
    x: i64 = 1 - (used >> X & 1)
    tokens = size(at[s.STOCK + seat])
    food = float(worth(at[s.STOCK + seat]))
    if seat == at[ACTOR]:
        bonus += AN_END * float(at[s.GROWTH])
        if at[PHASE] == s.EATING or at[PHASE] == s.EXTRA_FOOD:
            tokens = min(MOST_FOOD, tokens + 1)
            food += MEAN
    ends = max(0, at[s.ENDS + seat] - broken)
    return outlook.best(number, x, space, float(at[s.TRACK + seat]), 1.0, tokens, food, ends, won, bonus)
