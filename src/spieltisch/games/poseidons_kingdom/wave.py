"""§10: the big wave breaks: dice fall, the shark turns round, everybody may use a bonus action."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom import options as o
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.building import can_build, can_load, load, on_wave, wave_colours, wave_full
from spieltisch.games.poseidons_kingdom.dice import add_die, add_different, values_of, with_die
from spieltisch.games.poseidons_kingdom.food import owe_for_taking, take
from spieltisch.games.poseidons_kingdom.ocean import STRIP, STRIPS
from spieltisch.games.poseidons_kingdom.state import COLOURS, DICE, KingdomState, Step, ask, bonus_seat, go_on
from spieltisch.games.poseidons_kingdom.track import move_figure

KRAKEN_FIELDS: Final = 2  # of the bonus action KRAKEN


# §10.1, §10.2: the wave tips


@final
class Break(Step):
    """§10.1: if all slots are filled after the shark's move."""

    def begin(self, state: KingdomState) -> None:
        if wave_full(state):
            begin_break(state)
        else:
            go_on(state)


def begin_break(state: KingdomState) -> None:
    state.at[PHASE] = s.TIPPING
    if state.events is not None:
        state.tell("breaks", {"seat": int(state.at[s.ACTIVE]), "wave": wave_colours(state)})


@final
class Tipping(Phase[KingdomState]):
    """§10.2: each die falls by itself."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        return vec[i64]([s.FALL + fall for fall, _ in state.house.falls.chances])

    def sample(self, state: KingdomState, rng: Rng) -> i64:
        return s.FALL + state.house.falls.sample(rng)

    def odds(self, state: KingdomState) -> list[tuple[int, float]]:
        return [(s.FALL + fall, chance) for fall, chance in state.house.falls.chances]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        at = state.at
        fall = action - s.FALL
        colour = at[s.ON_WAVE]
        for slot in range(s.ON_WAVE, s.ON_WAVE + state.house.slots - 1):
            at[slot] = at[slot + 1]
        at[s.ON_WAVE + state.house.slots - 1] = NONE
        if fall == o.MISSED:
            at[s.MISSES + colour] += 1
            if state.events is not None:
                state.tell("missed", {"colour": int(colour)})
        else:
            land(state, fall // (2 * o.SIDES), fall // o.SIDES % 2, colour * o.SIDES + fall % o.SIDES)
        if at[s.ON_WAVE] == NONE:
            tipped(state)

    def needs(self, state: KingdomState) -> str:
        at = state.at
        falling = on_wave(state)
        if falling == 0:
            return "the wave breaks, but no die is on it"
        for colour in range(COLOURS):
            falling += at[s.MISSES + colour]
        if falling > state.house.slots:
            return "more dice have missed than the wave has slots"
        wrong = s.at_rest(state, ["missed"])
        if wrong or at[s.ROUND] > 0:
            return wrong or s.in_turn(state, bit(s.DO_END_TURN))
        if not state.house.early_break or at[ACTOR] != at[s.START_SEAT]:
            return "the wave breaks only after a turn"
        return s.setting_up(state)


def land(state: KingdomState, strip: i64, foam: i64, die: i64) -> None:
    """A die on the foam counts for the next strip towards the beach."""
    add_die(state.at, s.OCEAN + COLOURS * (strip + foam), die)
    if state.events is not None:
        state.tell("landed", with_die({"strip": int(strip + foam), "foam": foam == 1}, die))


def tipped(state: KingdomState) -> None:
    """Missed dice go back onto the wave; if that is all of them, the wave tips again."""
    at = state.at
    for n in range(state.seats):
        put_back(at, (at[s.ACTIVE] + n) % state.seats)
    put_back(at, s.NEUTRAL)
    if state.events is not None and at[s.ON_WAVE] != NONE:
        state.tell("back", {"wave": wave_colours(state)})
    if wave_full(state):
        begin_break(state)
    elif at[s.ROUND] == 0:
        at[PHASE] = s.ENTERING
    else:
        turn_shark(state)


def put_back(at: vec[i64], colour: i64) -> None:
    slot = s.ON_WAVE
    while at[s.MISSES + colour] > 0:
        while at[slot] != NONE:
            slot += 1
        at[slot] = colour
        at[s.MISSES + colour] -= 1


# §10.3, §10.4: the shark turns round, and from the active player on everybody may use a bonus action


def turn_shark(state: KingdomState) -> None:
    at = state.at
    at[s.HEADING] = -at[s.HEADING]
    for seat in range(state.seats):
        at[s.SUMS + seat] = dice_sum(at, seat)
    if state.events is not None:
        sums = [int(at[s.SUMS + seat]) for seat in range(state.seats)]
        state.tell("turned", {"heading": int(at[s.HEADING]), "sums": sums})
    at[s.TODO] |= bit(s.DO_CALM) | bit(s.DO_BONUS)
    go_on(state)


def dice_sum(at: vec[i64], colour: i64) -> i64:
    """What the dice of a colour on the ocean show together."""
    counts: i64 = 0
    for strip in range(STRIPS):
        counts += at[s.OCEAN + COLOURS * strip + colour]
    total: i64 = 0
    for value in range(1, o.SIDES + 1):
        total += value * (counts >> 8 * (value - 1) & 255)
    return total


@final
class Bonuses(Step):
    """§10.4: one seat after the other."""

    def begin(self, state: KingdomState) -> None:
        at = state.at
        if at[s.SERVED] == state.seats:
            at[s.SERVED] = 0
            go_on(state)
            return
        at[s.SERVED] += 1
        at[s.TODO] |= bit(s.DO_BONUS)
        ask(state, s.CHOOSING_BONUS, bonus_seat(state))
        if add_bonuses(state, at[ACTOR], state.house.paper) == 0:
            go_on(state)


def add_bonuses(state: KingdomState, seat: i64, found: vec[i64]) -> i64:
    """Write the actions of the reached sum or a lower one that can be done at all; how many."""
    n: i64 = 0
    for action in range(o.KRAKEN + 1):
        if state.at[s.SUMS + seat] >= state.house.sums[action] and possible(state, seat, action):
            found[n] = s.BONUS + action
            n += 1
    return n


def possible(state: KingdomState, seat: i64, action: i64) -> bool:
    if action == o.PEEK:
        for place in range(s.PLACES):
            if state.at[s.OWNERS + place] == NONE:
                return True
        return False
    if action == o.LOAD:
        return can_load(state, seat)
    if action == o.FORAGE:
        return can_forage(state, seat)
    if action == o.BUILD:
        return can_build(state)
    return action != o.KRAKEN or state.at[s.LAST] == 0


@final
class ChoosingBonus(Phase[KingdomState]):
    """§10.4: one of these actions, or none."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        n = add_bonuses(state, seat, found)
        found[n] = s.NO_BONUS
        return found[: n + 1]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        if action == s.NO_BONUS:
            if state.events is not None:
                state.tell("declined", {"seat": int(seat)})
            go_on(state)
        else:
            use_bonus(state, seat, action - s.BONUS)

    def needs(self, state: KingdomState) -> str:
        wrong = s.at_rest(state, []) or s.in_bonus(state)
        if not wrong and add_bonuses(state, state.at[ACTOR], state.house.paper) == 0:
            return "the seat has no bonus action to choose"
        return wrong


def use_bonus(state: KingdomState, seat: i64, action: i64) -> None:
    """§10.5."""
    at = state.at
    if state.events is not None:
        state.tell("bonus", {"seat": int(seat), "action": o.BONUS_ACTIONS[action]})
    if action == o.PEEK:
        at[PHASE] = s.PEEKING
    elif action == o.LOAD:
        load(state, seat, 1)
    elif action == o.SWIM:
        at[PHASE] = s.DRIFTER
    elif action == o.FORAGE:
        at[PHASE] = s.FORAGING
    elif action == o.BUILD:
        at[PHASE] = s.CHOOSING_TILE
    else:
        move_figure(state, seat, KRAKEN_FIELDS)


@final
class Foraging(Phase[KingdomState]):
    """§10.5: one die from a strip where an own swimmer is; it is stored."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        at = state.at
        one = STRIP[at[s.SWIMMERS + 2 * seat]]
        two = STRIP[at[s.SWIMMERS + 2 * seat + 1]]
        found = state.house.paper
        n = add_different(at, s.OCEAN + COLOURS * one, s.TAKE + DICE * one, found, 0)
        if two != one:
            n = add_different(at, s.OCEAN + COLOURS * two, s.TAKE + DICE * two, found, n)
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        take(state, seat, action - s.TAKE)
        state.at[s.TODO] |= bit(s.DO_STORE)
        owe_for_taking(state, seat)
        go_on(state)

    def needs(self, state: KingdomState) -> str:
        wrong = s.at_rest(state, []) or s.in_bonus(state)
        if not wrong and not can_forage(state, state.at[ACTOR]):
            return "there is no die to fetch, or no room for it"
        return wrong


def can_forage(state: KingdomState, seat: i64) -> bool:
    if state.live_hexes(seat) == 0:
        return False
    for n in range(2):
        strip = STRIP[state.at[s.SWIMMERS + 2 * seat + n]]
        if values_of(state.at, s.OCEAN + COLOURS * strip) != 0:
            return True
    return False


@final
class Calm(Step):
    """The break is over. §13.7: with the variant, the one highest sum wins the dolphin."""

    def begin(self, state: KingdomState) -> None:
        at = state.at
        if state.house.dolphin:
            sums = [int(at[s.SUMS + seat]) for seat in range(state.seats)]
            best = max(sums)
            if sums.count(best) == 1:
                at[s.DOLPHIN] = sums.index(best)
                if state.events is not None:
                    state.tell("dolphin", {"seat": int(at[s.DOLPHIN])})
        for seat in range(state.seats):
            at[s.SUMS + seat] = 0
        go_on(state)
