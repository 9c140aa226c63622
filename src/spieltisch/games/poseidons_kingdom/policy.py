"""How a sensible player moves without thinking long: the quick policy for the rollouts of a search."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom.coral import FREE, NONE
from spieltisch.games.poseidons_kingdom.larder import (
    LACKS,
    TO_STRIP,
    Eyes,
    Sight,
    dice_by_strip,
    dice_of,
    feast,
    joined,
    promise,
    stored_without,
    sums_of,
    tiles_to_win,
    with_one,
)
from spieltisch.games.poseidons_kingdom.ocean import FIELDS, ROUTE, ROUTE_AT, STRIP, STRIPS, targets
from spieltisch.games.poseidons_kingdom.pieces import (
    CHOOSING_BONUS,
    CHOOSING_SWIMMER,
    CHOOSING_TENTACLE,
    CHOOSING_TILE,
    DRIFTING,
    EAT,
    EATEN,
    ENOUGH,
    ENTERING,
    FIRST_HEX,
    FOOD_TAKEN,
    FORAGING,
    FROM,
    HEX,
    LOADING,
    MEAL,
    NEXT_DIE,
    RETURNING,
    SECOND_HEX,
    SLOT,
    STEP_ONE,
    SWIMMING,
    TAKE,
    TAKING,
    TENTACLE,
    TENTACLES,
    TO,
)
from spieltisch.games.poseidons_kingdom.rules import KingdomState
from spieltisch.games.poseidons_kingdom.treasure import best_corals

HIGH_ENOUGH: Final = 3  # an ability of this level is good enough for a while
DANGER: Final = [0, 70, 60, 45, 35, 25, 15, 8]  # hundredths of points for a swimmer so many fields ahead of the shark
EATEN_COST: Final = 110
ONE_TURN_MORE: Final = 3  # a quarter of what a strip promises is lost for each turn that it takes to get there


class Policy:
    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes

    def choose(self, state: KingdomState, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        last: i64 = len(moves) - 1
        if last == 0:
            return moves[0]
        phase = state.phase
        if phase == TAKING:
            return self.take(state, seat, moves) if state.last == 0 else self.take_for_corals(state, seat, moves)
        if phase == FOOD_TAKEN:
            return EAT if EAT in moves else moves[0]
        if phase == CHOOSING_SWIMMER or phase == SWIMMING:
            return self.swim(state, seat, moves, rng)
        if phase == STEP_ONE:
            return self.build_or_load(state, seat, moves, rng)
        if phase == CHOOSING_TILE:
            return self.tile(state, seat, moves, rng)
        if phase == FIRST_HEX or phase == SECOND_HEX:
            return self.upwards(state, moves, rng)
        if phase == SLOT:
            return self.slot(state, seat, moves, rng)
        if phase == EATEN:
            return self.grave(state, seat, moves, rng)
        if phase == RETURNING or phase == ENTERING or phase == DRIFTING:
            return self.enter(state, seat, moves, rng)
        if phase == CHOOSING_TENTACLE:
            return self.tentacle(state, moves)
        if phase == FORAGING:
            return self.forage(state, seat, moves)
        if phase == CHOOSING_BONUS:
            return moves[last - 1]
        if phase == LOADING:
            return moves[last]
        if phase == NEXT_DIE or phase == MEAL:
            return moves[0]
        return moves[rng.below(last + 1)]

    # Step 1

    def build_or_load(self, state: KingdomState, seat: i64, moves: list[int], rng: Rng) -> i64:
        """Build as long as the reef can rise and food or arrows are low; now and then otherwise."""
        sight = self.eyes.sight(state, seat)
        low = sight.food < HIGH_ENOUGH or sight.arrow < HIGH_ENOUGH
        if sight.rise > min(sight.food, sight.arrow) and low:
            return moves[0]
        return moves[rng.below(2)]

    def tile(self, state: KingdomState, seat: i64, moves: list[int], rng: Rng) -> i64:
        """Mostly arrow and food."""
        if len(moves) == 3 and rng.below(4) > 0:
            return moves[1]
        return moves[rng.below(len(moves))]

    def upwards(self, state: KingdomState, moves: list[int], rng: Rng) -> i64:
        """One of the highest places on the reef, if there is one: they are listed first."""
        reef = state.reefs[state.actor]
        best: i64 = 0
        number: i64 = 0
        for action in moves:
            at = reef.index(action - HEX)
            if at == NONE:
                break
            height: i64 = reef.heights[at]
            if height > best:
                best = height
                number = 0
            if height == best:
                number += 1
        if number == 0:
            return moves[rng.below(len(moves))]
        chosen = rng.below(number)
        for action in moves:
            if reef.heights[reef.index(action - HEX)] == best:
                if chosen == 0:
                    return action
                chosen -= 1
        return moves[0]

    # Step 2

    def swim(self, state: KingdomState, seat: i64, moves: list[int], rng: Rng) -> i64:
        """To the strip that promises most, not before the shark."""
        sight = self.eyes.sight(state, seat)
        tiles = tiles_to_win(state, seat)
        strips = dice_by_strip(state.ocean)
        gains: list[int] = [0] * STRIPS
        for strip in range(STRIPS):
            gains[strip] = int(self.gain(state, seat, sight, tiles, strips[strip]))
        shark: i64 = ROUTE[state.shark]
        best: i64 = -1000
        choice: i64 = moves[0]
        for n in range(2):
            start: i64 = state.swimmers[2 * seat + n]
            if state.phase == SWIMMING and start != state.field:
                continue
            # Who is about to be eaten had better be the one to move.
            flight = danger(state, start)
            for field in targets(start, sight.arrow, shark):
                value = gains[STRIP[field]] + flight + rng.below(8)
                value -= EATEN_COST if eaten_at(state, field) else danger(state, field)
                if value > best:
                    best = value
                    choice = TO + field if state.phase == SWIMMING else FROM + start
        return choice

    def gain(self, state: KingdomState, seat: i64, sight: Sight, tiles: list[int], dice: i64) -> i64:
        """What stored dice are worth together with those of a strip."""
        if state.last > 0:
            return best_corals(state, seat, sight, sums_of(joined(sight.dice, dice)))
        return feast(tiles, sight.dice, dice, sight.food if dice != 0 else 0)

    def enter(self, state: KingdomState, seat: i64, moves: list[int], rng: Rng) -> i64:
        """Near to what promises most, not before the shark."""
        sight = self.eyes.sight(state, seat)
        tiles = tiles_to_win(state, seat)
        strips = dice_by_strip(state.ocean)
        now = promise(tiles, sight.dice)
        gains: list[int] = [0] * STRIPS
        for strip in range(STRIPS):
            if strips[strip]:
                gains[strip] = int(feast(tiles, sight.dice, strips[strip], sight.food) - now)
        best: i64 = -1000
        choice: i64 = moves[0]
        for action in moves:
            field: i64 = action - TO
            value = rng.below(8) - danger(state, field)
            prospect: i64 = 0
            for strip in range(STRIPS):
                if gains[strip] > prospect:
                    gain: i64 = gains[strip]
                    for _ in range(sight.arrow, TO_STRIP[field * STRIPS + strip], sight.arrow):
                        gain = gain * ONE_TURN_MORE // 4
                    prospect = max(prospect, gain)
            if value + prospect > best:
                best = value + prospect
                choice = action
        return choice

    # Step 3

    def take(self, state: KingdomState, seat: i64, moves: list[int]) -> i64:
        """What completes the best meal within reach, else what promises most."""
        sight = self.eyes.sight(state, seat)
        tiles = tiles_to_win(state, seat)
        dice = joined(sight.dice, dice_of(state.taken))
        most = sight.food - len(state.taken)
        rest: i64 = dice_by_strip(state.ocean)[STRIP[state.field]]
        goal = self.goal(tiles, dice, rest, most)
        stop = moves[len(moves) - 1] == ENOUGH
        if goal != NONE and LACKS[dice] >> 4 * goal & 15 == 0:
            return ENOUGH if stop else moves[0]
        best: i64 = -1
        choice: i64 = moves[0]
        for action in moves:
            if action == ENOUGH:
                break
            after = with_one(dice, (action - TAKE) % 6)
            value = promise(tiles, after)
            if goal != NONE and LACKS[after] >> 4 * goal & 15 < LACKS[dice] >> 4 * goal & 15:
                value += 1000
            if value > best:
                best = value
                choice = action
        if stop and best <= promise(tiles, dice) and len(state.taken) > 0:
            return ENOUGH
        return choice

    def take_for_corals(self, state: KingdomState, seat: i64, moves: list[int]) -> i64:
        """The die that helps most to pay corals, as long as one helps."""
        sight = self.eyes.sight(state, seat)
        dice = joined(sight.dice, dice_of(state.taken))
        best: i64 = best_corals(state, seat, sight, sums_of(dice))
        choice: i64 = moves[len(moves) - 1]
        for action in moves:
            if action != ENOUGH:
                pays = sums_of(with_one(dice, (action - TAKE) % 6))
                value = best_corals(state, seat, sight, pays)
                if value > best:
                    best = value
                    choice = action
        return choice

    def goal(self, tiles: list[int], dice: i64, rest: i64, most: i64) -> i64:
        """The tentacle with the best tile for which the dice of the strip are enough; NONE if there is none."""
        before: i64 = LACKS[dice]
        after: i64 = LACKS[joined(dice, rest)]
        best: i64 = 0
        found: i64 = NONE
        for t in range(TENTACLES):
            tile: i64 = tiles[t]
            if tile > best:
                lacks: i64 = max(after >> 4 * t & 15, (before >> 4 * t & 15) - most)
                if lacks == 0:
                    best = tile
                    found = t
        return found

    def tentacle(self, state: KingdomState, moves: list[int]) -> i64:
        best: i64 = -1
        choice: i64 = moves[0]
        for action in moves:
            tile = state.top_tile(action - TENTACLE)
            if tile >= best:
                best = tile
                choice = action
        return choice

    def forage(self, state: KingdomState, seat: i64, moves: list[int]) -> i64:
        sight = self.eyes.sight(state, seat)
        tiles = tiles_to_win(state, seat)
        best: i64 = -1
        choice: i64 = moves[0]
        for action in moves:
            value = promise(tiles, with_one(sight.dice, (action - TAKE) % 6))
            if value > best:
                best = value
                choice = action
        return choice

    def slot(self, state: KingdomState, seat: i64, moves: list[int], rng: Rng) -> i64:
        """The lowest free hex; if there is none, the die that is missed least makes room."""
        reef = state.reefs[seat]
        items = state.items[seat]
        best: i64 = 1000
        choice: i64 = moves[0]
        for action in moves:
            at = reef.index(action - HEX)
            if items[at] == FREE:
                cost = 4 * reef.heights[at] + rng.below(4)
                if cost < best:
                    best = cost
                    choice = action
        if best < 1000:
            return choice
        tiles = tiles_to_win(state, seat)
        most: i64 = -1
        for action in moves:
            value = promise(tiles, stored_without(items, reef.index(action - HEX)))
            if value > most:
                most = value
                choice = action
        return choice

    def grave(self, state: KingdomState, seat: i64, moves: list[int], rng: Rng) -> i64:
        """A low hex without a symbol."""
        reef = state.reefs[seat]
        best: i64 = 1000
        choice: i64 = moves[0]
        for action in moves:
            at = reef.index(action - HEX)
            cost = 8 * reef.heights[at] + (4 if reef.symbols[at] != 0 else 0) + rng.below(4)
            if cost < best:
                best = cost
                choice = action
        return choice


def danger(state: KingdomState, field: i64) -> i64:
    ahead = (state.heading * (ROUTE_AT[field] - state.shark)) % FIELDS
    return DANGER[ahead] if ahead < len(DANGER) else 0


def eaten_at(state: KingdomState, field: i64) -> bool:
    """Whether the shark gets whoever stops here, by the number of this field."""
    ahead = (state.heading * (ROUTE_AT[field] - state.shark)) % FIELDS
    return ahead <= state.house.numbers[field]
