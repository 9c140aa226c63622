"""How a sensible player moves without thinking long: the quick policy for the rollouts of a search."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.bots.larder import (
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
from spieltisch.games.poseidons_kingdom.bots.treasure import best_corals
from spieltisch.games.poseidons_kingdom.dice import how_many, item_on, values_of
from spieltisch.games.poseidons_kingdom.kraken import top_tile
from spieltisch.games.poseidons_kingdom.ocean import CIRCUIT, ROUTE, ROUTE_AT, STRIP, STRIPS, targets
from spieltisch.games.poseidons_kingdom.reef import FREE
from spieltisch.games.poseidons_kingdom.state import KingdomState

HIGH_ENOUGH: Final = 3  # an ability of this level is good enough for a while
DANGER: Final = vec[i64](
    [0, 70, 60, 45, 35, 25, 15, 8]
)  # hundredths of points for a swimmer so many fields ahead of the shark
EATEN_COST: Final = 110
ONE_TURN_MORE: Final = 3  # a quarter of what a strip promises is lost for each turn that it takes to get there


@final
class Policy:
    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes

    def choose(self, state: KingdomState, seat: i64, rng: Rng) -> i64:
        moves = state.moves(seat)
        last: i64 = len(moves) - 1
        if last == 0:
            return moves[0]
        phase = state.at[PHASE]
        if phase == s.TAKING:
            return self.take(state, seat, moves) if state.at[s.LAST] == 0 else self.take_for_corals(state, seat, moves)
        if phase == s.FOOD_TAKEN:
            return s.EAT if s.EAT in moves else moves[0]
        if phase == s.CHOOSING_SWIMMER or phase == s.SWIMMING:
            return self.swim(state, seat, moves, rng)
        if phase == s.STEP_ONE:
            return self.build_or_load(state, seat, moves, rng)
        if phase == s.CHOOSING_TILE:
            return self.tile(state, seat, moves, rng)
        if phase == s.FIRST_HEX or phase == s.SECOND_HEX:
            return self.upwards(state, moves, rng)
        if phase == s.SLOT:
            return self.slot(state, seat, moves, rng)
        if phase == s.EATEN:
            return self.grave(state, seat, moves, rng)
        if phase == s.RETURNING or phase == s.ENTERING or phase == s.DRIFTING:
            return self.enter(state, seat, moves, rng)
        if phase == s.CHOOSING_TENTACLE:
            return self.tentacle(state, moves)
        if phase == s.FORAGING:
            return self.forage(state, seat, moves)
        if phase == s.CHOOSING_BONUS:
            return moves[last - 1]
        if phase == s.LOADING:
            return moves[last]
        if phase == s.NEXT_DIE or phase == s.MEAL:
            return moves[0]
        return moves[rng.below(last + 1)]

    # Step 1

    def build_or_load(self, state: KingdomState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """Build as long as the reef can rise and food or arrows are low; now and then otherwise."""
        sight = self.eyes.sight(state, seat)
        low = sight.food < HIGH_ENOUGH or sight.arrow < HIGH_ENOUGH
        if sight.rise > min(sight.food, sight.arrow) and low:
            return moves[0]
        return moves[rng.below(2)]

    def tile(self, state: KingdomState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """Mostly arrow and food."""
        if len(moves) == 3 and rng.below(4) > 0:
            return moves[1]
        return moves[rng.below(len(moves))]

    def upwards(self, state: KingdomState, moves: vec[i64], rng: Rng) -> i64:
        """One of the highest places on the reef, if there is one: they are listed first."""
        reef = state.reefs[state.at[ACTOR]]
        best: i64 = 0
        number: i64 = 0
        for action in moves:
            at = reef.index(action - s.HEX)
            if at == NONE:
                break
            height = reef.heights[at]
            if height > best:
                best = height
                number = 0
            if height == best:
                number += 1
        if number == 0:
            return moves[rng.below(len(moves))]
        chosen = rng.below(number)
        for action in moves:
            if reef.heights[reef.index(action - s.HEX)] == best:
                if chosen == 0:
                    return action
                chosen -= 1
        return moves[0]

    # Step 2

    def swim(self, state: KingdomState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """To the strip that promises most, not before the shark."""
        sight = self.eyes.sight(state, seat)
        tiles = tiles_to_win(state, seat)
        strips = dice_by_strip(state)
        gains = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
        for strip in range(STRIPS):
            gains[strip] = self.gain(state, seat, sight, tiles, strips[strip])
        shark = ROUTE[state.at[s.SHARK]]
        best: i64 = -1000
        choice: i64 = moves[0]
        for n in range(2):
            start = state.at[s.SWIMMERS + 2 * seat + n]
            if state.at[PHASE] == s.SWIMMING and start != state.at[s.SWIMMER]:
                continue
            # Who is about to be eaten had better be the one to move.
            flight = danger(state, start)
            for field in targets(start, sight.arrow, shark):
                value = gains[STRIP[field]] + flight + rng.below(8)
                value -= EATEN_COST if eaten_at(state, field) else danger(state, field)
                if value > best:
                    best = value
                    choice = s.TO + field if state.at[PHASE] == s.SWIMMING else s.FROM + start
        return choice

    def gain(self, state: KingdomState, seat: i64, sight: Sight, tiles: vec[i64], dice: i64) -> i64:
        """What stored dice are worth together with those of a strip."""
        if state.at[s.LAST] > 0:
            return best_corals(state, seat, sight, sums_of(joined(sight.dice, dice)))
        return feast(tiles, sight.dice, dice, sight.food if dice != 0 else 0)

    def enter(self, state: KingdomState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """Near to what promises most, not before the shark."""
        sight = self.eyes.sight(state, seat)
        tiles = tiles_to_win(state, seat)
        strips = dice_by_strip(state)
        now = promise(tiles, sight.dice)
        gains = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0])
        for strip in range(STRIPS):
            if strips[strip] != 0:
                gains[strip] = feast(tiles, sight.dice, strips[strip], sight.food) - now
        best: i64 = -1000
        choice: i64 = moves[0]
        for action in moves:
            field = action - s.TO
            value = rng.below(8) - danger(state, field)
            prospect: i64 = 0
            for strip in range(STRIPS):
                if gains[strip] > prospect:
                    gain = gains[strip]
                    for _turn in range(sight.arrow, TO_STRIP[field * STRIPS + strip], sight.arrow):
                        gain = gain * ONE_TURN_MORE // 4
                    prospect = max(prospect, gain)
            if value + prospect > best:
                best = value + prospect
                choice = action
        return choice

    # Step 3

    def take(self, state: KingdomState, seat: i64, moves: vec[i64]) -> i64:
        """What completes the best meal within reach, else what promises most."""
        sight = self.eyes.sight(state, seat)
        tiles = tiles_to_win(state, seat)
        dice = joined(sight.dice, dice_of(values_of(state.at, s.TAKEN)))
        most = sight.food - how_many(values_of(state.at, s.TAKEN))
        rest = dice_by_strip(state)[STRIP[state.at[s.SWIMMER]]]
        goal = self.goal(tiles, dice, rest, most)
        stop = moves[len(moves) - 1] == s.ENOUGH
        if goal != NONE and LACKS[dice] >> 4 * goal & 15 == 0:
            return s.ENOUGH if stop else moves[0]
        best: i64 = -1
        choice: i64 = moves[0]
        for action in moves:
            if action == s.ENOUGH:
                break
            after = with_one(dice, (action - s.TAKE) % 6)
            value = promise(tiles, after)
            if goal != NONE and LACKS[after] >> 4 * goal & 15 < LACKS[dice] >> 4 * goal & 15:
                value += 1000
            if value > best:
                best = value
                choice = action
        if stop and best <= promise(tiles, dice) and how_many(values_of(state.at, s.TAKEN)) > 0:
            return s.ENOUGH
        return choice

    def take_for_corals(self, state: KingdomState, seat: i64, moves: vec[i64]) -> i64:
        """The die that helps most to pay corals, as long as one helps."""
        sight = self.eyes.sight(state, seat)
        dice = joined(sight.dice, dice_of(values_of(state.at, s.TAKEN)))
        best: i64 = best_corals(state, seat, sight, sums_of(dice))
        choice: i64 = moves[len(moves) - 1]
        for action in moves:
            if action != s.ENOUGH:
                pays = sums_of(with_one(dice, (action - s.TAKE) % 6))
                value = best_corals(state, seat, sight, pays)
                if value > best:
                    best = value
                    choice = action
        return choice

    def goal(self, tiles: vec[i64], dice: i64, rest: i64, most: i64) -> i64:
        """The tentacle with the best tile for which the dice of the strip are enough; NONE if there is none."""
        before = LACKS[dice]
        after = LACKS[joined(dice, rest)]
        best: i64 = 0
        found: i64 = NONE
        for t in range(s.TENTACLES):
            tile = tiles[t]
            if tile > best:
                lacks: i64 = max(after >> 4 * t & 15, (before >> 4 * t & 15) - most)
                if lacks == 0:
                    best = tile
                    found = t
        return found

    def tentacle(self, state: KingdomState, moves: vec[i64]) -> i64:
        best: i64 = -1
        choice: i64 = moves[0]
        for action in moves:
            tile = top_tile(state, action - s.TENTACLE)
            if tile >= best:
                best = tile
                choice = action
        return choice

    def forage(self, state: KingdomState, seat: i64, moves: vec[i64]) -> i64:
        sight = self.eyes.sight(state, seat)
        tiles = tiles_to_win(state, seat)
        best: i64 = -1
        choice: i64 = moves[0]
        for action in moves:
            value = promise(tiles, with_one(sight.dice, (action - s.TAKE) % 6))
            if value > best:
                best = value
                choice = action
        return choice

    def slot(self, state: KingdomState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """The lowest free hex; if there is none, the die that is missed least makes room."""
        reef = state.reefs[seat]
        best: i64 = 1000
        choice: i64 = moves[0]
        for action in moves:
            at = reef.index(action - s.HEX)
            if item_on(state, seat, action - s.HEX) == FREE:
                cost = 4 * reef.heights[at] + rng.below(4)
                if cost < best:
                    best = cost
                    choice = action
        if best < 1000:
            return choice
        tiles = tiles_to_win(state, seat)
        most: i64 = -1
        for action in moves:
            value = promise(tiles, stored_without(state, seat, reef.index(action - s.HEX)))
            if value > most:
                most = value
                choice = action
        return choice

    def grave(self, state: KingdomState, seat: i64, moves: vec[i64], rng: Rng) -> i64:
        """A low hex without a symbol."""
        reef = state.reefs[seat]
        best: i64 = 1000
        choice: i64 = moves[0]
        for action in moves:
            at = reef.index(action - s.HEX)
            cost = 8 * reef.heights[at] + (4 if reef.symbols[at] != 0 else 0) + rng.below(4)
            if cost < best:
                best = cost
                choice = action
        return choice


def danger(state: KingdomState, field: i64) -> i64:
    ahead = (state.at[s.HEADING] * (ROUTE_AT[field] - state.at[s.SHARK])) % CIRCUIT
    return DANGER[ahead] if ahead < len(DANGER) else 0


def eaten_at(state: KingdomState, field: i64) -> bool:
    """Whether the shark gets whoever stops here, by the number of this field."""
    ahead = (state.at[s.HEADING] * (ROUTE_AT[field] - state.at[s.SHARK])) % CIRCUIT
    return ahead <= state.house.numbers[field]
