"""What a stag's own plan can bring while all others stand still."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import NONE
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import (
    EAT,
    GROW,
    INWARD,
    ISLANDS,
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
)
from spieltisch.games.antler_island.state import TILES_EACH, TOKENS_EACH, AntlerState

FREE: Final = NONE  # a tile not laid yet: any action
AN_END: Final = 0.5
FOOD_VALUE: Final = 0.13  # for each point of food value
A_TILE: Final = 0.45
FUTURE: Final = 6.0  # points still to come at the start, for what a winning stag token is worth
HOPE: Final = 0.4  # of a first won fight, at the start
LATER: Final = 0.94  # what a doe is worth a turn later
MEAN: Final = 2.0  # value of a food token nobody has seen
NEAR: Final = [60, 36, 20, 10, 5, 2, 1, 1]  # hundredths of a doe for next round, by its distance after climbing


def nearness(island: Island) -> vec[i64]:
    """For a stag on a space the promise of a doe on another, when the does have climbed: SPACES numbers a space."""
    table: list[int] = []
    for start in range(SPACES):
        steps = {start: 0}
        frontier = [start]
        while frontier:
            space = frontier.pop(0)
            for near in [int(step) for step in island.steps[space]]:
                if near not in steps:
                    steps[near] = steps[space] + 1
                    frontier.append(near)
        for doe in range(SPACES):
            target = int(INWARD[doe])
            if TERRAIN[target] == "marsh":
                table.append(NEAR[min(7, steps.get(PEAK, 7))] // 3)
            else:
                table.append(NEAR[min(7, steps.get(target, 7))])
    return vec[i64](table)


NEARNESS: Final = vec[vec[i64]]([nearness(island) for island in ISLANDS])
NOWHERE_LOOKED: Final = vec[i64]([-1] * SPACES)
NO_FOOD: Final = vec[i64]([0] * SHORE)
NO_MATES: Final = vec[i64]([0] * TILES_EACH)


def squash(lead: float) -> float:
    """From any lead to a share between 0 and 1."""
    return 0.5 + 0.5 * lead / (1.0 + abs(lead))


def guess(state: AntlerState, seat: i64) -> float:
    """The strength that a stag may bring into a fight, as far as counts tell."""
    tokens = float(min(3, size(state.at[s.STOCK + seat])))
    return float(state.at[s.ENDS + seat]) + 0.6 * MEAN * tokens


def height(space: i64) -> float:
    """The points that a space is worth at the end."""
    return 0.0 if space < SHORE else 3.0 if space == PEAK else 1.0


@final
class Outlook:
    """The best way to play the rest of one's plan, the others standing still."""

    def __init__(self, state: AntlerState, seat: i64) -> None:
        at = state.at
        self.state = state
        self.seat: i64 = seat
        self.does = at[s.DOES : s.DOES + SPACES]
        self.promise = NOWHERE_LOOKED[:]  # of the does for a stag on each space, as far as somebody looked
        self.mated = NO_MATES[:]  # where does were mated with on the way,
        self.mates: i64 = 0  # so many
        food = NO_FOOD[:]
        for space in range(SHORE):
            token = s.LYING + TOKENS_EACH * space
            if at[token] != NONE:
                food[space] = 1 if at[token + 1] == NONE else 2
        self.food = food
        self.steps = state.house.island.steps
        self.near = NEARNESS[state.seats - 3]
        self.mark = float(state.house.mark)
        self.highest: i64 = at[s.HIGHEST + seat]
        plan = s.PLANS + TILES_EACH * seat
        self.plan = at[plan : plan + TILES_EACH]
        self.others: i64 = 0  # the spaces with other stags
        top: i64 = 0
        for other in range(state.seats):
            top = max(top, at[s.TRACK + other])
            if other != seat and at[s.STAGS + other] != NONE:
                self.others |= bit(at[s.STAGS + other])
        late = min(1.0, float(top) / self.mark)
        self.hope: float = 0.3 + 0.7 * (1.0 - late)  # of a first won fight, so much of HOPE
        self.high_up: float = 0.25 + 0.5 * late  # what a point for the place is worth
        self.future: float = FUTURE * (1.0 - late)
        self.goods: float = 0.25 + 0.75 * (1.0 - late)  # what antlers, food and tiles are worth
        self.ending: bool = float(top) >= self.mark
        self.rival: float = -100.0  # the best other, if the game goes on
        self.rival_now: float = -100.0  # and if it ends now
        for other in range(state.seats):
            if other != seat:
                self.rival = max(self.rival, self.standing(other))
                self.rival_now = max(self.rival_now, float(state.points(other)))

    def standing(self, seat: i64) -> float:
        """What another seat is worth at a glance."""
        at = self.state.at
        won = 1.0 if at[s.VICTORS] >> seat & 1 else 0.0
        bonus = A_TILE * float(size(at[s.SHOWN + seat]) + size(at[s.HIDDEN + seat]))
        food = MEAN * float(size(at[s.STOCK + seat]))
        return self.value(at[s.STAGS + seat], float(at[s.TRACK + seat]), food, at[s.ENDS + seat], won, bonus)

    def value(self, space: i64, track: float, food: float, ends: i64, won: float, bonus: float) -> float:
        """The worth of a stag that stands so when the round is over."""
        sure = won + (1.0 - won) * HOPE * self.hope
        promised: i64 = 0
        if space >= 0:
            promised = self.promise[space]
            if promised < 0:
                promised = self.look_round(space)
            if self.mates != 0:
                near = self.near
                mated = self.mated
                for mate in range(self.mates):
                    promised -= near[SPACES * space + mated[mate]]
        goods = AN_END * float(ends) + FOOD_VALUE * food + bonus + 0.01 * float(promised)
        return sure * (track + height(space) * self.high_up + self.future) + self.goods * goods

    def look_round(self, space: i64) -> i64:
        """The promise of all does, without those mated with on the way."""
        at = self.state.at
        row = self.near
        near: i64 = 0
        for doe in range(SPACES):
            number = at[s.DOES + doe]
            if number != 0:
                near += number * row[SPACES * space + doe]
        self.promise[space] = near
        return near

    def lead(self, space: i64, track: float, food: float, ends: i64, won: float, bonus: float) -> float:
        """The same against the best other; when the mark is reached only points count."""
        if self.ending or track >= self.mark:
            return won * (track + height(space)) + 0.02 * float(ends) - self.rival_now
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
            does = self.does
            if does[space] != 0:
                does[space] -= 1
                self.mated[self.mates] = space
                self.mates += 1
                found = self.best(number, x, space, track + gain, later, tokens, food, ends, won, bonus)
                does[space] += 1
                self.mates -= 1
        if act == EAT or act == FREE:
            if space < SHORE and self.food[space] != 0 and tokens < MOST_FOOD:
                lying = self.food
                eaten: i64 = min(lying[space], MOST_FOOD - tokens)
                lying[space] -= eaten
                more = food + MEAN * float(eaten)
                found = max(found, self.best(number, x, space, track, later, tokens + eaten, more, ends, won, bonus))
                lying[space] += eaten
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
            if other != self.seat and self.state.at[s.STAGS + other] == space:
                theirs = guess(self.state, other)
        return squash((mine - theirs) / 2.0)
