"""The kraken's corals: looking under them (§8.3), and paying for them with the coral meal of the last round (§11.3)."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.dice import (
    VALUES,
    add_dice_hexes,
    add_different,
    add_to_meal,
    eaten_values,
    how_many,
    one_of,
    only_dice,
    stored,
    stored_value,
    swallow,
    values_of,
)
from spieltisch.games.poseidons_kingdom.state import LOWEST_SUM, PLACES, WHITES, KingdomState, Step, ask, go_on

MEAL_IN_LAST_ROUND: Final = 0b100001111  # FOOD_STEP and DO_STORE


# §8.3: looking under a coral


def add_looks(state: KingdomState, found: vec[i64]) -> i64:
    """Write the corals still there as choices; how many."""
    n: i64 = 0
    for place in range(PLACES):
        if state.at[s.OWNERS + place] == NONE:
            found[n] = s.LOOK + place
            n += 1
    return n


@final
class Looking(Phase[KingdomState]):
    """§8.3: after a rescue one may look."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        n = add_looks(state, found)
        found[n] = s.NO_LOOK
        return found[: n + 1]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        if action == s.NO_LOOK:
            go_on(state)
        else:
            look(state, action - s.LOOK)

    def needs(self, state: KingdomState) -> str:
        return s.while_moving(state, ["field"]) or after_rescue(state)


@final
class Peeking(Phase[KingdomState]):
    """§10.5: the bonus action; it cannot be declined any more."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        return found[: add_looks(state, found)]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        look(state, action - s.LOOK)

    def needs(self, state: KingdomState) -> str:
        return s.at_rest(state, []) or s.in_bonus(state)


def after_rescue(state: KingdomState) -> str:
    """A friend was freed by a meal, or by a figure at the head: after dice were eaten or taken, or as a bonus."""
    at = state.at
    if state.friends(at[ACTOR]) == s.TENTACLES or at[s.LAST] > 0:
        return "nobody has just freed a friend"
    if at[s.TODO] & bit(s.DO_BONUS) == 0:
        todo = s.FOOD_STEP | bit(s.DO_TRACK)
        after = at[s.TODO] & ~todo
        if after == 0 or after == bit(s.DO_FOOD) or after == bit(s.DO_STORE):
            return s.in_food_step(state) or s.in_turn(state, todo | after)
        return "the work to be done does not fit the phase"
    if at[s.TODO] & bit(s.DO_TRACK) == 0:
        return s.at_rest(state, ["target"]) or s.in_bonus(state)
    return s.while_moving(state, ["target"]) or s.in_turn(state, s.BONUS_STEP | bit(s.DO_STORE) | bit(s.DO_TRACK))


def look(state: KingdomState, place: i64) -> None:
    state.at[s.TARGET] = place
    if state.at[s.CORALS + place] == s.UNKNOWN:
        state.at[PHASE] = s.REVEALING
    else:
        seen(state)


def seen(state: KingdomState) -> None:
    """The seat that acts now knows the coral: it has looked under it, or taken it."""
    at = state.at
    seat = at[ACTOR]
    place = at[s.TARGET]
    at[s.TARGET] = NONE
    at[s.PEEKS + seat] |= bit(place)
    if state.events is not None:
        kind = "looked" if at[s.OWNERS + place] == NONE else "coral"
        secret = s.CORAL_KINDS[at[s.CORALS + place]]
        state.tell(kind, {"seat": int(seat), "sum": int(place) + LOWEST_SUM}, {"kind": secret}, [int(seat)])
    go_on(state)


@final
class Revealing(Phase[KingdomState]):
    """§12.3: chance decides what a coral is when somebody sees it first."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        left = state.hidden_kinds()
        return vec[i64]([s.REVEAL + kind - 1 for kind in range(1, len(left)) if left[kind] > 0])

    def sample(self, state: KingdomState, rng: Rng) -> i64:
        left = state.hidden_kinds()
        n: i64 = rng.below(sum(left[1:]))
        kind: i64 = 1
        while n >= left[kind]:
            n -= left[kind]
            kind += 1
        return s.REVEAL + kind - 1

    def odds(self, state: KingdomState) -> list[tuple[int, float]]:
        left = state.hidden_kinds()
        hidden = sum(left[1:])
        return [(int(one), left[one - s.REVEAL + 1] / hidden) for one in self.moves(state, CHANCE)]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        state.at[s.CORALS + state.at[s.TARGET]] = action - s.REVEAL + 1
        seen(state)

    def needs(self, state: KingdomState) -> str:
        at = state.at
        if at[s.TARGET] == NONE or at[s.CORALS + at[s.TARGET]] != s.UNKNOWN:
            return "chance decides what a coral is only if nobody has seen it yet"
        if at[s.OWNERS + at[s.TARGET]] == at[ACTOR]:
            after = bit(s.DO_BLACK) if at[s.TARGET] < WHITES else 0
            wrong = s.at_rest(state, ["field", "target", "taken"]) or in_coral_meal(state, after)
            return wrong or ("" if rest_fits(state) else s.NO_USE)
        if at[s.OWNERS + at[s.TARGET]] != NONE:
            return "another seat has taken the coral"
        peeking = s.in_bonus(state) or s.at_rest(state, ["target"])
        return peeking and (s.while_moving(state, ["field", "target"]) or after_rescue(state))


# §11.3: the coral meal of the last round


def in_coral_meal(state: KingdomState, after: i64) -> str:
    """The active player eats for corals; what else is to be done besides storing what is left."""
    if state.at[s.LAST] == 0:
        return "corals are only eaten for in the last round"
    return s.in_food_step(state) or s.by_the_active(state, MEAL_IN_LAST_ROUND | after)


def payable(value: i64, white: i64, black: i64, taken: i64, kept: i64, most: i64) -> bool:
    """Whether dice of this value and lower ones can form both sums with at most so many taken dice left over."""
    if value == 0:
        return white == 0 and black == 0
    lane = 8 * (value - 1)
    new = taken >> lane & 255
    dice = new + (kept >> lane & 255)
    for w in range(white // value + 1):
        for b in range(black // value + 1):
            if w + b > dice:
                break
            left = max(0, new - w - b)
            if left <= most and payable(value - 1, white - w * value, black - b * value, taken, kept, most - left):
                return True
    return False


def owns(state: KingdomState, seat: i64, white: bool) -> bool:
    """Whether the seat has taken a coral with a white, or with a black number."""
    for place in range(0 if white else WHITES, WHITES if white else PLACES):
        if state.at[s.OWNERS + place] == seat:
            return True
    return False


def sums_open(state: KingdomState, white: bool) -> i64:
    """The sums for which the active player can still take a coral, a bit each, and 0 for none."""
    found: i64 = 1
    if not owns(state, state.at[s.ACTIVE], white):
        for place in range(0 if white else WHITES, WHITES if white else PLACES):
            if state.at[s.OWNERS + place] == NONE:
                found |= bit(place + LOWEST_SUM)
    return found


def spare(state: KingdomState) -> i64:
    """How many taken dice may stay out of the meal."""
    return state.live_hexes(state.at[s.ACTIVE]) if state.house.store_leftovers else 0


def rest_fits(state: KingdomState) -> bool:
    """Whether the dice left in the fingers can be stored, or paid for a black coral that is still to come."""
    if how_many(values_of(state.at, s.TAKEN)) <= spare(state):
        return True
    return state.at[s.TODO] & bit(s.DO_BLACK) != 0 and add_corals(state, False, state.house.paper) > 0


def can_pay(state: KingdomState, taken: i64) -> bool:
    """Whether at least one coral can be paid with all of these dice and some of the stored ones."""
    kept = stored(state, state.at[s.ACTIVE], 0)
    for white in range(LOWEST_SUM + WHITES):
        if sums_open(state, True) >> white & 1 and pays_black_too(state, white, taken, kept, white == 0):
            return True
    return False


def pays_black_too(state: KingdomState, white: i64, taken: i64, kept: i64, must: bool) -> bool:
    """Whether these dice pay a white sum, and a black coral too, which only ``must`` be if there is no white one."""
    blacks = sums_open(state, False)
    most = spare(state)
    for black in range(1 if must else 0, LOWEST_SUM + PLACES):
        if blacks >> black & 1 and payable(VALUES, white, black, taken, kept, most):
            return True
    return False


def add_corals(state: KingdomState, white: bool, found: vec[i64]) -> i64:
    """Write the corals of one colour that can be paid so that the meal can be completed; how many."""
    taken = values_of(state.at, s.TAKEN)
    kept = stored(state, state.at[s.ACTIVE], 0)
    most = spare(state)
    sums = sums_open(state, white)
    n: i64 = 0
    for total in range(LOWEST_SUM, LOWEST_SUM + PLACES):
        if sums >> total & 1:
            if white:
                pays = pays_black_too(state, total, taken, kept, False)
            else:
                pays = payable(VALUES, total, 0, taken, kept, most)
            if pays:
                found[n] = s.CORAL + total - LOWEST_SUM
                n += 1
    return n


def begin_coral_meal(state: KingdomState) -> None:
    at = state.at
    at[s.TODO] |= bit(s.DO_STORE)
    at[PHASE] = s.WHITE if add_corals(state, True, state.house.paper) > 0 else s.BLACK


@final
class White(Phase[KingdomState]):
    """§11.3: the white coral."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        if add_corals(state, False, found) == 0:
            return found[: add_corals(state, True, found)]
        n = add_corals(state, True, found)
        found[n] = s.NO_CORAL
        return found[: n + 1]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        if action == s.NO_CORAL:
            state.at[PHASE] = s.BLACK
        else:
            pay_for(state, action - s.CORAL)

    def needs(self, state: KingdomState) -> str:
        wrong = s.at_rest(state, ["field", "taken"]) or in_coral_meal(state, 0)
        if not wrong and add_corals(state, True, state.house.paper) == 0:
            return "no white coral can be paid"
        return wrong


@final
class BlackCoral(Step):
    """§11.3: after the white one a black one, if it can be paid."""

    def begin(self, state: KingdomState) -> None:
        if add_corals(state, False, state.house.paper) > 0:
            ask(state, s.BLACK, state.at[s.ACTIVE])
        else:
            go_on(state)


@final
class Black(Phase[KingdomState]):
    """§11.3: the black coral; none only after a white one."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        n = add_corals(state, False, found)
        if owns(state, seat, True) and how_many(values_of(state.at, s.TAKEN)) <= spare(state):
            found[n] = s.NO_CORAL
            n += 1
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        if action == s.NO_CORAL:
            go_on(state)
        else:
            pay_for(state, action - s.CORAL)

    def needs(self, state: KingdomState) -> str:
        wrong = s.at_rest(state, ["field", "taken"]) or in_coral_meal(state, 0)
        if not wrong and add_corals(state, False, state.house.paper) == 0:
            return "no black coral can be paid"
        return wrong


def pay_for(state: KingdomState, place: i64) -> None:
    state.at[s.TARGET] = place
    state.at[PHASE] = s.PAYING


def still_to_pay(state: KingdomState) -> i64:
    left = state.at[s.TARGET] + LOWEST_SUM
    eaten = eaten_values(state)
    for value in range(1, VALUES + 1):
        left -= value * (eaten >> 8 * (value - 1) & 255)
    return left


@final
class Paying(Phase[KingdomState]):
    """§11.3: dice that bring the sum nearer, so that it and the rest of the meal can be completed."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        taken = values_of(state.at, s.TAKEN)
        kept = stored(state, seat, state.at[s.CHOSEN])
        found = state.house.paper
        hexes = add_dice_hexes(state, seat, state.at[s.CHOSEN], found, 0)
        dice = add_different(state.at, s.TAKEN, s.DIE, found, hexes)
        n: i64 = 0
        for at in range(dice):
            action = found[at]
            if at < hexes:
                value = stored_value(state, seat, action)
                pays = self.pays(state, value, taken, kept - one_of(value))
            else:
                value = (action - s.DIE) % 6 + 1
                pays = self.pays(state, value, taken - one_of(value), kept)
            if pays:
                found[n] = action
                n += 1
        return found[:n]

    def pays(self, state: KingdomState, value: i64, taken: i64, kept: i64) -> bool:
        rest = still_to_pay(state) - value
        if rest < 0:
            return False
        if state.at[s.TARGET] >= WHITES:
            return payable(VALUES, 0, rest, taken, kept, spare(state))
        return pays_black_too(state, rest, taken, kept, False)

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        add_to_meal(state, action)
        if still_to_pay(state) == 0:
            pay(state)

    def needs(self, state: KingdomState) -> str:
        at = state.at
        seat = at[ACTOR]
        wrong = s.at_rest(state, ["field", "target", "taken", "eating", "chosen"]) or in_coral_meal(state, 0)
        if wrong:
            return wrong
        if at[s.TARGET] == NONE or at[s.OWNERS + at[s.TARGET]] != NONE or owns(state, seat, at[s.TARGET] < WHITES):
            return "the coral that is paid for is not to be had"
        if not only_dice(state, seat, at[s.CHOSEN]) or len(self.moves(state, seat)) == 0:
            return "the coral cannot be paid with these dice"
        return ""


def pay(state: KingdomState) -> None:
    """The sum is complete: the coral is taken, and its owner may see it."""
    at = state.at
    place = at[s.TARGET]
    swallow(state)
    at[s.OWNERS + place] = at[s.ACTIVE]
    if place < WHITES:
        at[s.TODO] |= bit(s.DO_BLACK)
    if at[s.CORALS + place] == s.UNKNOWN:
        at[PHASE] = s.REVEALING
    else:
        seen(state)
