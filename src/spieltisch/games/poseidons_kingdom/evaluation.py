"""What the bots know about Poseidon's Kingdom: points, meals in reach, what the reef can do, and the shark."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import members
from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom.coral import ARROW, FIRST_HALF, FOOD, NONE, SECOND_HALF, WAVE
from spieltisch.games.poseidons_kingdom.kraken import GUARDS, IN_BOX, TASKS, UNKNOWN
from spieltisch.games.poseidons_kingdom.ocean import AROUND, FIELDS, ROUTE, ROUTE_AT, STRIP, STRIPS, targets
from spieltisch.games.poseidons_kingdom.pieces import (
    BONUS,
    CHOOSING_BONUS,
    CHOOSING_SWIMMER,
    CHOOSING_TILE,
    DICE,
    EAT,
    FIRST_HEX,
    FOOD_TAKEN,
    HEX,
    LOOKING,
    PLACES,
    SECOND_HEX,
    STEP_ONE,
    SWIMMING,
    TAKING,
    TENTACLES,
    TO,
)
from spieltisch.games.poseidons_kingdom.rules import KingdomState
from spieltisch.games.poseidons_kingdom.scoring import coral_points, safe_points

SPREAD: Final = 7.0  # a lead of so many points is as good as won
NEAR: Final = [0.62, 0.42, 0.26, 0.14, 0.06, 0.0]  # what a tile is worth while so many dice are missing
BEST_MEAL: Final = 0.55  # of the nearest meal, and
OTHER_MEALS: Final = 0.35  # of the others
ARROWS: Final = [0.0, 0.0, 1.1, 1.8, 2.2, 2.4]  # an ability of this level over the whole game
FOODS: Final = [0.0, 0.0, 1.6, 2.7, 3.3, 3.6]
WAVES: Final = [0.0, 0.0, 0.3, 0.4, 0.4, 0.4]
SYMBOL: Final = 0.12  # a visible symbol
SKELETON: Final = 0.55
FREE_HEX: Final = 0.12
FIGURE: Final = 0.25  # a field on the kraken track
LOOK: Final = 0.12  # a coral known
DANGER: Final = [0.0, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1]  # a swimmer so many fields ahead of the shark
OWN_DIE: Final = 0.15  # on the wave or the ocean: for bonus actions, and for the figure when others eat it
NEXT_TURN: Final = 0.6  # what is left of a prospect that takes a turn more
OTHERS: Final = 0.7  # how surely others turn their prospects into points


def to_strips() -> list[int]:
    """How many fields it is from each field to each strip, at least one: a swimmer has to move."""
    found: list[int] = []
    for field in range(FIELDS):
        nearest = [0] * STRIPS
        reached = 1 << field
        for steps in range(1, FIELDS):
            near = 0
            for other in members(reached):
                near |= AROUND[other]
            for goal in members(near):
                if nearest[STRIP[goal]] == 0:
                    nearest[STRIP[goal]] = steps
            reached |= near
        found += nearest
    return found


TO_STRIP: Final = to_strips()


class KingdomKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, KingdomState)
        if state.to_act() == OVER:
            places = state.places()
            return 1.0 / places.count(1) if places[seat] == 1 else 0.0
        mine = self.worth(state, seat) + self.future(state, seat)
        best = -1000.0
        for other in range(state.seats):
            if other != seat:
                best = max(best, self.worth(state, other) + OTHERS * self.hopes(state, other))
        lead = (mine - best) / SPREAD
        return 0.5 + 0.5 * lead / (1.0 + abs(lead))

    def worth(self, state: KingdomState, seat: i64) -> float:
        """Points: tiles, and corals as far as they are known; the others at the mean of what they can be."""
        value = float(safe_points(state, seat))
        for place in range(PLACES):
            if state.owners[place] == seat:
                kind: i64 = state.corals[place]
                value += float(coral_points(state, seat, kind)) if kind != UNKNOWN else self.unknown_coral(state, seat)
        return value

    def unknown_coral(self, state: KingdomState, seat: i64) -> float:
        left = state.hidden_kinds()
        total = 0.0
        number = 0.0
        for kind in range(1, len(IN_BOX)):
            number += float(left[kind])
            total += float(left[kind] * coral_points(state, seat, kind))
        return total / max(1.0, number)

    def future(self, state: KingdomState, seat: i64) -> float:
        """What the seat may still make of reef, dice and swimmers; in its own turn also of the rest of the turn."""
        value = self.standing(state, seat) + self.building(state, seat)
        before_food = state.active == seat and STEP_ONE <= state.phase <= TAKING
        if before_food:
            return value + self.prospect(state, seat)
        return value + self.later(state, seat)

    def standing(self, state: KingdomState, seat: i64) -> float:
        """Reef, skeletons, kraken track, looks, and the danger for the swimmers."""
        reef = state.reefs[seat]
        items = state.items[seat]
        rest = self.rest_of_game(state)
        seen = reef.visible(ARROW, items) + reef.visible(FOOD, items) + reef.visible(WAVE, items)
        value = SYMBOL * float(seen)
        value += rest * (
            ARROWS[min(5, state.ability(seat, ARROW))]
            + FOODS[min(5, state.ability(seat, FOOD))]
            + WAVES[min(5, state.ability(seat, WAVE))]
        )
        value -= SKELETON * float(state.skeletons(seat))
        value += FREE_HEX * rest * float(min(5, items.count(0)))
        value += FIGURE * float(max(0, state.track[seat]))
        value += OWN_DIE * float(state.wave.count(int(seat)) + self.own_dice(state, seat))
        known: i64 = state.peeks[seat]
        while known != 0:
            known &= known - 1
            value += LOOK
        for n in range(2):
            field: i64 = state.swimmers[2 * seat + n]
            if field == NONE:
                value -= 1.0
            else:
                value -= self.danger(state, field)
        return value

    def own_dice(self, state: KingdomState, seat: i64) -> i64:
        """Dice of the seat's colour on the ocean."""
        found: i64 = 0
        for at in state.ocean:
            if at % DICE // 6 == seat:
                found += 1
        return found

    def rest_of_game(self, state: KingdomState) -> float:
        """How much of the game is still to come, by the friends of the leader."""
        if state.last > 0:
            return 0.0
        least: i64 = TENTACLES
        for seat in range(state.seats):
            least = min(least, state.friends(seat))
        return float(least) / 6.0

    def danger(self, state: KingdomState, field: i64) -> float:
        ahead = (state.heading * (ROUTE_AT[field] - state.shark)) % FIELDS
        return DANGER[ahead] if ahead < len(DANGER) else 0.0

    def building(self, state: KingdomState, seat: i64) -> float:
        """A tile in the fingers: what it will probably add."""
        if state.actor != seat or not CHOOSING_TILE <= state.phase <= SECOND_HEX:
            return 0.0
        reef = state.reefs[seat]
        level: i64 = 2
        if state.phase == SECOND_HEX:
            at = reef.index(state.hex)
            level = 1 if at == NONE else reef.heights[at] + 1
        if state.phase == CHOOSING_TILE:
            return 0.5
        rest = self.rest_of_game(state)
        value = 2.0 * SYMBOL
        for symbol in (FIRST_HALF[state.tile], SECOND_HALF[state.tile]):
            table = ARROWS if symbol == ARROW else FOODS if symbol == FOOD else WAVES
            now = state.ability(seat, symbol)
            if level > now:
                value += rest * (table[min(5, level)] - table[min(5, now)])
        return value

    # Meals to come

    def missing(self, tentacle: i64, dice: i64) -> i64:
        """How many dice a set of dice lacks for a task."""
        least: i64 = 9
        for meal in TASKS[tentacle]:
            lacks = lacking(meal, dice)
            if lacks < least:
                least = lacks
        return least

    def hopes(self, state: KingdomState, seat: i64) -> float:
        """The tiles that stored and taken dice have come near to."""
        if state.last > 0:
            return 0.0
        dice = state.stored(seat, 0)
        if seat == state.actor:
            dice += state.values(state.taken) + state.values(state.eating)
        return self.promise(state, seat, dice)

    def later(self, state: KingdomState, seat: i64) -> float:
        """What the next turns may bring: the strips with dice, by the turns it takes to get there."""
        hopes = self.hopes(state, seat)
        if state.last > 0:
            return hopes
        best = hopes
        stored = state.stored(seat, 0)
        steps = state.ability(seat, ARROW)
        most = state.ability(seat, FOOD)
        for strip in range(STRIPS):
            if state.rest(strip) != 0:
                gain = self.feast(state, seat, stored, strip, most) - hopes
                for _ in range(self.turns_to(state, seat, strip, steps)):
                    gain *= NEXT_TURN
                best = max(best, hopes + gain)
        return best

    def turns_to(self, state: KingdomState, seat: i64, strip: i64, steps: i64) -> i64:
        nearest: i64 = FIELDS
        for n in range(2):
            field: i64 = state.swimmers[2 * seat + n]
            if field != NONE:
                nearest = min(nearest, TO_STRIP[field * STRIPS + strip])
        return (nearest + steps - 1) // steps

    def promise(self, state: KingdomState, seat: i64, dice: i64) -> float:
        best = 0.0
        total = 0.0
        for t in range(TENTACLES):
            if state.safe[seat * TENTACLES + t] == 0:
                value = float(state.top_tile(t)) * NEAR[min(5, self.missing(t, dice))]
                total += value
                best = max(best, value)
        return BEST_MEAL * best + OTHER_MEALS * (total - best)

    def prospect(self, state: KingdomState, seat: i64) -> float:
        """The best that swimming and food can bring in this turn."""
        stored = state.stored(seat, 0) + state.values(state.taken)
        most = state.ability(seat, FOOD) - len(state.taken)
        if state.phase == TAKING:
            return self.feast(state, seat, stored, STRIP[state.field], most)
        steps = state.ability(seat, ARROW)
        shark: i64 = ROUTE[state.shark]
        tried: i64 = 0
        best = -9.0
        for n in range(2):
            start: i64 = state.swimmers[2 * seat + n]
            if state.phase == SWIMMING and start != state.field:
                continue
            for field in targets(start, steps, shark):
                strip: i64 = STRIP[field]
                if tried >> strip & 1 == 0:
                    value = self.feast(state, seat, stored, strip, most)
                    if self.eaten_at(state, field):
                        value -= 1.0
                    else:
                        tried |= 1 << strip
                    best = max(best, value)
        return best

    def eaten_at(self, state: KingdomState, field: i64) -> bool:
        ahead = (state.heading * (ROUTE_AT[field] - state.shark)) % FIELDS
        return ahead <= state.house.numbers[field]

    def feast(self, state: KingdomState, seat: i64, stored: i64, strip: i64, most: i64) -> float:
        """Dice of a strip: a meal at once, or a promise."""
        if state.last > 0:
            return 0.0
        rest = state.rest(strip)
        meal = 0.0
        best = 0.0
        total = 0.0
        now = 0.0
        for t in range(TENTACLES):
            if state.safe[seat * TENTACLES + t] > 0:
                continue
            tile = float(state.top_tile(t))
            least: i64 = 9
            before: i64 = 9
            for wanted in TASKS[t]:
                lacks = lacking(wanted, stored)
                before = min(before, lacks)
                after = lacking(wanted, stored + rest)
                least = min(least, lacks - min(most, lacks - after))
            if least == 0:
                meal = max(meal, tile)
            value = tile * NEAR[min(5, least)]
            total += value
            now += tile * NEAR[min(5, before)]
            best = max(best, value)
        promise = BEST_MEAL * best + OTHER_MEALS * (total - best)
        if meal > 0.0:
            return max(promise, meal + OTHER_MEALS * 0.5 * now)
        return promise

    # A choice at a glance

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """Eat when it is possible, take what there is, swim to food, build upwards; otherwise chance."""
        assert isinstance(state, KingdomState)
        moves = state.moves(seat)
        phase = state.phase
        if phase == FOOD_TAKEN:
            return EAT if EAT in moves else moves[0]
        if phase == TAKING and len(moves) > 1:
            return moves[rng.below(len(moves) - 1)]
        if phase == CHOOSING_BONUS:
            best: i64 = moves[len(moves) - 2]
            return best if best >= BONUS else moves[len(moves) - 1]
        if phase == FIRST_HEX:
            return self.upwards(state, moves, rng)
        if phase == SWIMMING:
            one: i64 = moves[rng.below(len(moves))]
            two: i64 = moves[rng.below(len(moves))]
            return one if self.food_at(state, one - TO) >= self.food_at(state, two - TO) else two
        if phase == CHOOSING_SWIMMER or phase == LOOKING:
            return moves[rng.below(len(moves))]
        return moves[rng.below(len(moves))]

    def upwards(self, state: KingdomState, moves: list[int], rng: Rng) -> i64:
        """A hex on top of the reef, if there is one: they are listed first."""
        reef = state.reefs[state.actor]
        tops: i64 = 0
        while tops < len(moves) and reef.index(moves[tops] - HEX) != NONE:
            tops += 1
        return moves[rng.below(tops)] if tops > 0 else moves[rng.below(len(moves))]

    def food_at(self, state: KingdomState, field: i64) -> i64:
        dice: i64 = 0
        for at in state.ocean:
            if at // 30 == STRIP[field]:
                dice += 1
        return -1 if self.eaten_at(state, field) else dice


def lacking(wanted: i64, dice: i64) -> i64:
    """How many of the wanted dice are not among these (see kraken.py for the counts)."""
    if ((dice | GUARDS) - wanted) & GUARDS == GUARDS:
        return 0
    lacks: i64 = 0
    for value in range(6):
        lane = 8 * value
        want: i64 = (wanted >> lane) & 255
        if want > 0:
            lacks += max(0, want - (dice >> lane & 255))
    return lacks
