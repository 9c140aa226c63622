"""What the bots know about Antler Island: what a stag's own plan can bring while all others stand still."""

from math import exp
from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit, count
from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.rng import Rng
from spieltisch.games.antler_island.island import (
    EAT,
    GROW,
    INWARD,
    ISLANDS,
    LEVEL,
    MOST_FOOD,
    MOVE,
    PEAK,
    RUT,
    SHORE,
    SPACES,
    TERRAIN,
    Island,
    X,
    size,
    worth,
)
from spieltisch.games.antler_island.rules import AntlerState
from spieltisch.games.antler_island.state import (
    ACTING,
    ALL_USED,
    ANSWERING,
    COMMIT,
    COMMITTING,
    CONFIRM,
    DECIDING,
    DEFENDING,
    DRAWING,
    EAT_MORE,
    EATING,
    ENOUGH,
    EXTRA_FOOD,
    GAINING,
    GIVE_UP,
    GO_ON,
    GROWING,
    HOLD,
    KEEP,
    LEAVING,
    LOCK,
    MATE_TWICE,
    NONE,
    PLANNING,
    RETREAT,
    ROAR,
    RUN,
    SPROUT,
    STAY_STURDY,
    STEP,
    TURNING_UP,
)

MARKERS: Final = 4  # revealed by each seat in a round
FREE: Final = -1  # a tile not laid yet: any action
AN_END: Final = 0.5
FOOD_VALUE: Final = 0.13  # for each point of food value
A_TILE: Final = 0.45
FUTURE: Final = 6.0  # points still to come at the start, for what a winning stag token is worth
HOPE: Final = 0.4  # of a first won fight, at the start
# Fitted to who won 60 games of greedy bots. What a point of a lead adds to the logarithm of the odds:
A_LEAD: Final = 0.04  # at the start,
LATE_LEAD: Final = 0.53  # and this much more when the mark is reached
A_MARKER: Final = 0.72  # points that a rival makes with each marker still covered,
EVEN: Final = -1.2  # and the lead with which three seats are even
LATER: Final = 0.94  # what a doe is worth a turn later
REARRANGED: Final = 0.0005  # rather confirm a plan than lay the same again
MEAN: Final = 2.0  # value of a food token nobody has seen
NEAR: Final = [60, 36, 20, 10, 5, 2, 1, 1]  # hundredths of a doe for next round, by its distance after climbing


def nearness(island: Island) -> list[list[int]]:
    """For a stag on a space the promise of a doe on another, when the does have climbed."""
    table: list[list[int]] = []
    for start in range(SPACES):
        steps = {start: 0}
        frontier = [start]
        while frontier:
            space = frontier.pop(0)
            for near in island.steps[space]:
                if near not in steps:
                    steps[near] = steps[space] + 1
                    frontier.append(near)
        row: list[int] = []
        for doe in range(SPACES):
            target = INWARD[doe]
            if TERRAIN[target] == "marsh":
                row.append(NEAR[min(7, steps.get(PEAK, 7))] // 3)
            else:
                row.append(NEAR[min(7, steps.get(target, 7))])
        table.append(row)
    return table


NEARNESS: Final = [nearness(island) for island in ISLANDS]


def squash(lead: float) -> float:
    """From any lead to a share between 0 and 1."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def chance_of(state: AntlerState, seat: i64, lead: float) -> float:
    """Of victory, by the lead before the best other, who has markers left too: the later, the more it tells."""
    top: i64 = 0
    covered: i64 = 0
    for other in range(state.seats):
        top = max(top, state.track[other])
        if other != seat:
            covered = max(covered, MARKERS - count(state.used[other] & ALL_USED))
    late = min(1.2, float(top) / float(state.house.mark))
    ahead = lead - A_MARKER * float(covered) - EVEN
    return 1.0 / (1.0 + float(state.seats - 1) * exp(-(A_LEAD + LATE_LEAD * late) * ahead))


def guess(state: AntlerState, seat: i64) -> float:
    """The strength that a stag may bring into a fight, as far as counts tell."""
    tokens = float(min(3, size(state.stock[seat])))
    return float(state.ends[seat]) + 0.6 * MEAN * tokens


class Outlook:
    """The best way to play the rest of one's plan, the others standing still."""

    def __init__(self, state: AntlerState, seat: i64) -> None:
        self.state = state
        self.seat: i64 = seat
        self.does = state.does[:]
        self.promise = [-1] * SPACES  # of the does for a stag on each space, as far as somebody looked
        self.mated: list[int] = []  # where does were mated with on the way
        self.food = [0 if food == 0 else 1 if food < 32 else 2 for food in state.food]
        self.steps = state.house.island.steps
        self.near = NEARNESS[state.seats - 3]
        self.mark = float(state.house.mark)
        self.highest: i64 = state.highest[seat]
        self.plan = [int(state.planned(seat, tile)) for tile in range(X + 1)]
        self.others: i64 = 0  # the spaces with other stags
        top = 0.0
        for other in range(state.seats):
            top = max(top, float(state.track[other]))
            if other != seat and state.stags[other] != NONE:
                self.others |= bit(state.stags[other])
        self.late: float = min(1.0, top / self.mark)
        self.ending: bool = top >= self.mark
        self.rival: float = -100.0  # the best other, if the game goes on
        self.rival_now: float = -100.0  # and if it ends now
        for other in range(state.seats):
            if other != seat:
                self.rival = max(self.rival, self.standing(other))
                self.rival_now = max(self.rival_now, float(state.points(other)))

    def standing(self, seat: i64) -> float:
        """What another seat is worth at a glance."""
        state = self.state
        won = 1.0 if state.victors >> seat & 1 else 0.0
        tiles = float(size(state.shown[seat]) + size(state.hidden[seat]))
        bonus = A_TILE * tiles
        space = state.stags[seat]
        return self.value(
            space, float(state.track[seat]), MEAN * float(size(state.stock[seat])), state.ends[seat], won, bonus
        )

    def value(self, space: i64, track: float, food: float, ends: i64, won: float, bonus: float) -> float:
        """The worth of a stag that stands so when the round is over."""
        height = 0.0 if space < SHORE else 3.0 if space == PEAK else 1.0
        left = 1.0 - self.late
        sure = won + (1.0 - won) * HOPE * (0.3 + 0.7 * left)
        near: i64 = 0
        if space >= 0:
            near = self.promise[space]
            if near < 0:
                near = self.look_round(space)
            for doe in self.mated:
                near -= self.near[space][doe]
        goods = AN_END * float(ends) + FOOD_VALUE * food + bonus + 0.01 * float(near)
        return sure * (track + height * (0.25 + 0.5 * self.late) + FUTURE * left) + (0.25 + 0.75 * left) * goods

    def look_round(self, space: i64) -> i64:
        """The promise of all does, without those mated with on the way."""
        row = self.near[space]
        near: i64 = 0
        does = self.state.does
        for doe in range(SPACES):
            number = does[doe]
            if number != 0:
                near += number * row[doe]
        self.promise[space] = int(near)
        return near

    def lead(self, space: i64, track: float, food: float, ends: i64, won: float, bonus: float) -> float:
        """The same against the best other; when the mark is reached only points count."""
        if self.ending or track >= self.mark:
            height = 0.0 if space < SHORE else 3.0 if space == PEAK else 1.0
            return won * (track + height) + 0.02 * float(ends) - self.rival_now
        return self.value(space, track, food, ends, won, bonus) - self.rival

    def best(
        self, number: i64, x: i64, space: i64, track: float, gain: float, tokens: i64, food: float, ends: i64,
        won: float, bonus: float,
    ) -> float:  # fmt: skip
        """``number`` is the next number tile, ``x`` 1 while the X is left, ``gain`` what a doe is worth now."""
        if number == X and x == 0:
            return self.lead(space, track, food, ends, won, bonus)
        found = -1000.0
        if number < X:
            act = self.plan[number]
            found = self.tile(act, number + 1, x, space, track, gain, tokens, food, ends, won, bonus)
            if x == 0 or (act == FREE and self.plan[X] == FREE):
                return found
        return max(found, self.tile(self.plan[X], number, 0, space, track, gain, tokens, food, ends, won, bonus))

    def tile(
        self, act: i64, number: i64, x: i64, space: i64, track: float, gain: float, tokens: i64, food: float,
        ends: i64, won: float, bonus: float,
    ) -> float:  # fmt: skip
        """A tile at this action, or at the best one while it is not laid."""
        found = -1000.0
        later = gain * LATER
        if act == RUT or act == FREE:
            if self.does[space] != 0:
                self.does[space] -= 1
                self.mated.append(int(space))
                found = self.best(number, x, space, track + gain, later, tokens, food, ends, won, bonus)
                self.does[space] += 1
                self.mated.pop()
        if act == EAT or act == FREE:
            if space < SHORE and self.food[space] != 0 and tokens < MOST_FOOD:
                eaten: i64 = min(self.food[space], MOST_FOOD - tokens)
                self.food[space] -= int(eaten)
                more = food + MEAN * float(eaten)
                found = max(found, self.best(number, x, space, track, later, tokens + eaten, more, ends, won, bonus))
                self.food[space] += int(eaten)
        if act == GROW or act == FREE:
            if tokens > 0:
                taller: i64 = ends + max(1, int(food) // 2)
                steps: i64 = max(0, taller // 2 - max(self.highest, ends) // 2)
                more = bonus + A_TILE * float(steps)
                found = max(found, self.best(number, x, space, track, later, 0, 0.0, taller, won, more))
        if act == MOVE or act == FREE:
            return max(found, self.move(number, x, space, track, later, tokens, food, ends, won, bonus))
        if found > -999.0 and act != GROW:
            return found
        # A wasted marker, or food that is rather kept.
        return max(found, self.best(number, x, space, track, later, tokens, food, ends, won, bonus))

    def move(
        self, number: i64, x: i64, space: i64, track: float, gain: float, tokens: i64, food: float, ends: i64,
        won: float, bonus: float,
    ) -> float:  # fmt: skip
        found = -1000.0
        for target in self.steps[space]:
            if self.others >> target & 1 == 0:
                found = max(found, self.best(number, x, target, track, gain, tokens, food, ends, won, bonus))
                continue
            chance = self.chance_against(target, tokens, food, ends)
            left = max(0, tokens - 2)
            rest = food * float(left) / float(tokens) if tokens > 0 else 0.0
            hope = won + (1.0 - won) * chance
            stay = bonus + A_TILE * chance - AN_END * (1.0 - chance)
            if chance >= 0.5:
                self.others ^= bit(target)
                found = max(found, self.best(number, x, target, track, gain, left, rest, ends, hope, stay))
                self.others ^= bit(target)
            else:
                found = max(found, self.best(number, x, space, track, gain, left, rest, ends, hope, stay))
        return found

    def chance_against(self, space: i64, tokens: i64, food: float, ends: i64) -> float:
        """Of winning a fight against the stag there."""
        mine = float(ends) + (food * float(min(3, tokens)) / float(tokens) if tokens > 0 else 0.0)
        theirs = 0.0
        for other in range(self.state.seats):
            if other != self.seat and self.state.stags[other] == space:
                theirs = guess(self.state, other)
        return squash((mine - theirs) / 2.0)


class AntlerKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, AntlerState)
        if state.to_act() == OVER:
            places = state.places()
            return 1.0 / places.count(1) if places[seat] == 1 else 0.0
        if state.stags[seat] == NONE:
            return 1.0 / float(state.seats)
        if state.phase == PLANNING and state.changes >> (4 * seat) & 15 != 0:
            return chance_of(state, seat, self.anew(state, seat)) - REARRANGED
        return chance_of(state, seat, self.lead(state, seat))

    def anew(self, state: AntlerState, seat: i64) -> float:
        """A plan laid anew, at a glance until it is complete: nobody needs to search the same plans twice."""
        if state.laid(seat) > X + 1:
            return self.lead(state, seat)
        outlook = Outlook(state, seat)
        won = 1.0 if state.victors >> seat & 1 else 0.0
        bonus = A_TILE * float(size(state.shown[seat]) + size(state.hidden[seat]))
        food = float(worth(state.stock[seat]))
        return outlook.lead(state.stags[seat], float(state.track[seat]), food, state.ends[seat], won, bonus)

    def lead(self, state: AntlerState, seat: i64) -> float:
        """Of the seat before the best other, when it makes the best of its plan and of a running fight."""
        outlook = Outlook(state, seat)
        won = 1.0 if state.victors >> seat & 1 else 0.0
        bonus = A_TILE * float(size(state.shown[seat]) + size(state.hidden[seat]))
        phase = state.phase
        if phase >= COMMITTING and phase < LEAVING and state.winner == NONE and state.locked == 0:
            if seat == state.active or seat == state.defender:
                chance = self.chance(state, seat)
                fought = self.rest(state, outlook, seat, state.stags[seat], 1.0, bonus + A_TILE, 0)
                away = state.origin if seat == state.active else state.stags[seat]
                beaten = self.rest(state, outlook, seat, away, won, bonus, 1)
                return chance * fought + (1.0 - chance) * beaten
        if state.winner == seat and won == 0.0:
            won = 1.0
        if state.gainer() == seat and (
            phase == GAINING or phase == DRAWING or phase == LEAVING or (phase == TURNING_UP and state.round > 0)
        ):
            bonus += A_TILE
        return self.rest(state, outlook, seat, state.stags[seat], won, bonus, 0)

    def rest(
        self, state: AntlerState, outlook: Outlook, seat: i64, space: i64, won: float, bonus: float, broken: i64
    ) -> float:
        """The outlook over the markers still covered."""
        used: i64 = state.used[seat]
        number: i64 = 0
        while number < X and used >> number & 1:
            number += 1
        x: i64 = 1 - (used >> X & 1)
        tokens = size(state.stock[seat])
        food = float(worth(state.stock[seat]))
        if seat == state.active and (state.phase == EATING or state.phase == EXTRA_FOOD):
            tokens = min(MOST_FOOD, tokens + 1)
            food += MEAN
        if space < 0:
            space = state.stags[seat]
        ends = max(0, state.ends[seat] - broken)
        if seat == state.active:
            bonus += AN_END * float(state.growing)
        return outlook.best(number, x, space, float(state.track[seat]), 1.0, tokens, food, ends, won, bonus)

    def chance(self, state: AntlerState, seat: i64) -> float:
        """Of winning the fight that runs and is not locked yet."""
        attack = float(state.ends[state.active] + worth(state.stake))
        if state.phase == COMMITTING and state.stake == 0:
            attack = guess(state, state.active)
        defence = float(state.ends[state.defender] + worth(state.shield))
        if state.shield == 0 and state.phase != DECIDING:
            defence = guess(state, state.defender) - 0.5  # it may retreat
        share = squash((attack - defence) / 1.5)
        return share if seat == state.active else 1.0 - share

    def reopen(self, state: State, seat: i64) -> None:
        """Plans are made at the same time: others' are thought through, not drawn."""
        assert isinstance(state, AntlerState)
        if state.phase == PLANNING:
            for other in range(state.seats):
                if other != seat and state.confirmed >> other & 1:
                    state.confirmed ^= bit(other)
                    state.plans[other] = 0

    # A sensible choice at the cost of a glance

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        assert isinstance(state, AntlerState)
        moves = state.moves(seat)
        last: i64 = moves[-1]
        if len(moves) == 1:
            return last
        phase = state.phase
        if phase == PLANNING:
            return CONFIRM if moves[0] == CONFIRM else self.lay(state, seat, moves, rng)
        if phase == ACTING:
            return self.head(state, moves, rng)
        if phase == COMMITTING or phase == DEFENDING:
            return self.stake(state, moves, rng)
        if phase == DECIDING or phase == ANSWERING:
            return self.stand(state, seat, rng)
        if phase == GROWING:
            # The dearest token, as long as there is any: food is best in antlers, most of the time.
            return last if rng.below(4) != 0 or moves[0] != SPROUT else SPROUT
        if last == ROAR:
            return ROAR if rng.below(2) == 0 else moves[0]
        if last == EAT_MORE or last == STAY_STURDY or (last >= KEEP and last < STAY_STURDY):
            return last
        return moves[rng.below(len(moves))]

    def lay(self, state: AntlerState, seat: i64, moves: list[int], rng: Rng) -> i64:
        """What the space offers first, then anything; early tiles rather move, late ones rather rut."""
        tile = state.laid(seat)
        space = state.stags[seat]
        if tile == 0:
            if state.does[space] != 0:
                return moves[RUT]
            if space < SHORE and state.food[space] != 0:
                return moves[EAT]
        luck = rng.below(8)
        if luck < 3:
            return moves[MOVE]
        if luck < 6:
            return moves[RUT]
        return moves[GROW] if luck == 6 and state.stock[seat] != 0 else moves[EAT]

    def head(self, state: AntlerState, moves: list[int], rng: Rng) -> i64:
        """Towards does and uphill; past stags that look stronger."""
        if moves[0] == GO_ON:
            return moves[1] if moves[1] == MATE_TWICE else moves[rng.below(len(moves))]
        best: i64 = moves[0]
        most: i64 = -1000
        others = state.occupied() & ~bit(state.stags[state.active])
        for action in moves:
            if action < STEP:
                continue
            space: i64 = action - (RUN if action >= RUN else STEP)
            value: i64 = 4 * state.does[space] + 3 * LEVEL[space] + rng.below(6) - (2 if action >= RUN else 0)
            if others >> space & 1:
                value += 4 if state.victors >> state.active & 1 == 0 else -2
            if value > most:
                most = value
                best = action
        return best

    def stake(self, state: AntlerState, moves: list[int], rng: Rng) -> i64:
        """The dearest food first, and now and then that is enough."""
        best: i64 = NONE
        for action in moves:
            if action >= COMMIT and action < ENOUGH:
                best = action
        if best == NONE or (ENOUGH in moves and rng.below(3) == 0):
            return ENOUGH
        return best

    def stand(self, state: AntlerState, seat: i64, rng: Rng) -> i64:
        """Stand the fight that is likely to be won."""
        brave = self.chance(state, seat) > 0.35 + 0.3 * rng.random()
        if state.phase == DECIDING:
            return LOCK if brave else GIVE_UP
        return HOLD if brave else RETREAT
