"""§7: food: taking dice, storing them on the reef, or eating them for a friend; in the last round for corals (§11.3).

Every choice offered here can be completed: dice may only be taken if all of them can be stored, or eaten in one
meal, and a die may only be added to a meal that others can finish.
"""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, count
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.corals import begin_coral_meal, can_pay
from spieltisch.games.poseidons_kingdom.dice import (
    VALUES,
    add_dice_hexes,
    add_die,
    add_different,
    add_free_hexes,
    add_to_meal,
    eaten_values,
    how_many,
    item_on,
    one_of,
    only_dice,
    put_item,
    remove_die,
    stored,
    stored_value,
    swallow,
    take_die,
    values_of,
    with_die,
)
from spieltisch.games.poseidons_kingdom.kraken import LARGEST_MEAL, MEAL_SIZE, fits, fits_leaving, free
from spieltisch.games.poseidons_kingdom.ocean import STRIP
from spieltisch.games.poseidons_kingdom.reef import FOOD, FREE, name_of
from spieltisch.games.poseidons_kingdom.state import COLOURS, DICE, TENTACLES, KingdomState, Step, ask, go_on

# §7.1: taking


def begin_food(state: KingdomState) -> None:
    if add_takes(state, state.house.paper) > 0:
        state.at[PHASE] = s.TAKING
    else:
        use_food(state)


def add_takes(state: KingdomState, found: vec[i64]) -> i64:
    """Write the dice of the swimmer's strip that can still be taken and then stored or eaten with all the others."""
    at = state.at
    seat = at[s.ACTIVE]
    strip = STRIP[at[s.SWIMMER]]
    dice = s.OCEAN + COLOURS * strip
    rest = values_of(at, dice)
    if rest == 0:
        return 0
    taken = values_of(at, s.TAKEN)
    number = how_many(taken)
    most = state.ability(seat, FOOD)
    if number >= most:
        return 0
    every = add_different(at, dice, s.TAKE + DICE * strip, found, 0)
    live = state.live_hexes(seat)
    if number < live:
        return every
    n: i64 = 0
    for place in range(every):
        die = one_of((found[place] - s.TAKE) % 6 + 1)
        if completable(state, taken + die, number + 1, rest - die, most, live):
            found[n] = found[place]
            n += 1
    return n


def completable(state: KingdomState, taken: i64, number: i64, rest: i64, most: i64, live: i64) -> bool:
    """Whether these dice, or these and more of the strip, can be stored or eaten."""
    if number <= live or can_eat(state, taken, number, live):
        return True
    if number < most:
        for value in range(1, VALUES + 1):
            if rest >> 8 * (value - 1) & 255:
                die = one_of(value)
                if completable(state, taken + die, number + 1, rest - die, most, live):
                    return True
    return False


def usable(state: KingdomState) -> bool:
    """Whether the dice taken so far can be stored or eaten."""
    taken = values_of(state.at, s.TAKEN)
    number = how_many(taken)
    live = state.live_hexes(state.at[s.ACTIVE])
    return number <= live or can_eat(state, taken, number, live)


@final
class Taking(Phase[KingdomState]):
    """§7.1: dice of the strip up to the food ability."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        n = add_takes(state, found)
        if usable(state):
            found[n] = s.ENOUGH
            n += 1
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        if action == s.ENOUGH:
            all_taken(state)
            return
        take(state, seat, action - s.TAKE)
        if add_takes(state, state.house.paper) == 0:
            all_taken(state)

    def needs(self, state: KingdomState) -> str:
        wrong = s.at_rest(state, ["field", "taken"]) or s.in_food_step(state) or s.by_the_active(state, s.FOOD_STEP)
        if not wrong and add_takes(state, state.house.paper) == 0:
            return "there is no die that could be taken"
        return wrong


def take(state: KingdomState, seat: i64, lying: i64) -> None:
    """A die from the ocean into the fingers."""
    strip = lying // DICE
    die = lying % DICE
    take_die(state.at, s.OCEAN + COLOURS * strip, die)
    add_die(state.at, s.TAKEN, die)
    if state.events is not None:
        state.tell("took", with_die({"seat": int(seat), "strip": int(strip)}, die))


def all_taken(state: KingdomState) -> None:
    """§7.2 comes next. §13.2: with the option, foreign dice move their owners' figures now."""
    state.at[s.TODO] |= bit(s.DO_FOOD)
    owe_for_taking(state, state.at[s.ACTIVE])
    go_on(state)


def owe(state: KingdomState, seat: i64, colours: vec[i64]) -> None:
    """A field on the track for each die of another player; nothing in the last round."""
    if state.at[s.LAST] > 0:
        return
    for other in range(state.seats):
        if other != seat:
            state.at[s.OWED + other] += colours[other]


def owe_for_taking(state: KingdomState, seat: i64) -> None:
    if state.house.move_on_taking:
        colours = vec[i64]([0, 0, 0, 0, 0])
        for colour in range(COLOURS):
            colours[colour] = how_many(state.at[s.TAKEN + colour])
        owe(state, seat, colours)
        state.at[s.TODO] |= bit(s.DO_TRACK)


# §7.2: store, eat, or nothing


@final
class Food(Step):
    def begin(self, state: KingdomState) -> None:
        use_food(state)

    def needs(self, state: KingdomState) -> str:
        return "" if usable(state) and state.house.move_on_taking else s.NO_USE


def use_food(state: KingdomState) -> None:
    """Asked only if there is something to choose."""
    at = state.at
    ask(state, s.FOOD_TAKEN, at[s.ACTIVE])
    if values_of(at, s.TAKEN) == 0 and not can_eat(state, 0, 0, 0):
        go_on(state)


@final
class FoodTaken(Phase[KingdomState]):
    """§7.2: one of these: store all dice, eat, or with no die nothing."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        taken = values_of(state.at, s.TAKEN)
        number = how_many(taken)
        live = state.live_hexes(seat)
        found = state.house.paper
        n: i64 = 0
        if 0 < number <= live:
            found[n] = s.STORE
            n += 1
        if can_eat(state, taken, number, live):
            found[n] = s.EAT
            n += 1
        if number == 0:
            found[n] = s.NOTHING
            n += 1
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        if action == s.STORE:
            begin_storing(state, seat)
        elif action == s.NOTHING:
            go_on(state)
        elif state.at[s.LAST] > 0:
            begin_coral_meal(state)
        else:
            state.at[PHASE] = s.CHOOSING_TENTACLE

    def needs(self, state: KingdomState) -> str:
        wrong = s.at_rest(state, ["field", "taken"]) or s.in_food_step(state) or s.by_the_active(state, s.FOOD_STEP)
        if not wrong and not usable(state):
            return s.NO_USE
        return wrong


# §7.3: storing


@final
class Store(Step):
    def begin(self, state: KingdomState) -> None:
        begin_storing(state, storer(state))

    def needs(self, state: KingdomState) -> str:
        """In the last round dice are paid for corals before: see there."""
        fits = how_many(values_of(state.at, s.TAKEN)) <= state.live_hexes(storer(state))
        return "" if fits or state.at[s.LAST] > 0 else s.NO_USE


def storer(state: KingdomState) -> i64:
    """Who stores dice now: the active player, or who is at the bonus action FORAGE."""
    return s.bonus_seat(state) if state.at[s.TODO] & bit(s.DO_BONUS) else state.at[s.ACTIVE]


def begin_storing(state: KingdomState, seat: i64) -> None:
    state.at[ACTOR] = seat
    next_to_store(state)


def next_to_store(state: KingdomState) -> None:
    """The player says which die comes next, unless all that are left are alike."""
    at = state.at
    found = state.house.paper
    different = add_different(at, s.TAKEN, 0, found, 0)
    if different == 0:
        at[s.FRESH] = 0
        go_on(state)
    elif different == 1:
        at[s.STORING] = found[0]
        at[PHASE] = s.SLOT
    else:
        at[PHASE] = s.NEXT_DIE


@final
class NextDie(Phase[KingdomState]):
    """§7.3: which die is stored next."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        return found[: add_different(state.at, s.TAKEN, s.DIE, found, 0)]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        state.at[s.STORING] = action - s.DIE
        state.at[PHASE] = s.SLOT

    def needs(self, state: KingdomState) -> str:
        if len(self.moves(state, state.at[ACTOR])) < 2:
            return "which die is stored next is only asked if there are different ones"
        return s.at_rest(state, ["field", "taken", "fresh"]) or can_store(state)


@final
class Slot(Phase[KingdomState]):
    """§7.3: a free hex for the die; or before that, once, a hex whose old die is removed."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        n = add_free_hexes(state, seat, found, 0)
        if state.at[s.REMOVED] == 0:
            n = add_dice_hexes(state, seat, state.at[s.FRESH], found, n)
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        at = state.at
        place = action - s.HEX
        if item_on(state, seat, place) != FREE:
            remove_die(state, seat, place)
            at[s.REMOVED] = 1
            return
        die = at[s.STORING]
        put_item(state, seat, place, die + 1)
        take_die(at, s.TAKEN, die)
        at[s.FRESH] |= bit(state.reefs[seat].index(place))
        at[s.STORING] = NONE
        at[s.REMOVED] = 0
        if state.events is not None:
            state.tell("stored", with_die({"seat": int(seat), "hex": name_of(place)}, die))
        next_to_store(state)

    def needs(self, state: KingdomState) -> str:
        die = state.at[s.STORING]
        if die == NONE or state.at[s.TAKEN + die // 6] >> 8 * (die % 6) & 255 == 0:
            return "the die that is stored is one of those taken"
        if len(self.moves(state, state.at[ACTOR])) == 0:
            return "there is no hex for the die that is stored"
        return s.at_rest(state, ["field", "taken", "fresh", "die", "removed"]) or can_store(state)


def can_store(state: KingdomState) -> str:
    """The dice in the fingers find room, and it is the time to store them."""
    at = state.at
    seat = at[ACTOR]
    if not only_dice(state, seat, at[s.FRESH]):
        return "a die stored in this turn lies nowhere"
    if has_no_room(state, seat):
        return "the dice in the fingers find no room on the reef"
    if at[s.TODO] & bit(s.DO_BONUS):
        return s.in_bonus(state) or s.at_rest(state, ["taken", "fresh", "die", "removed"])
    return s.in_food_step(state) or s.by_the_active(state, s.FOOD_STEP)


def has_no_room(state: KingdomState, seat: i64) -> bool:
    return how_many(values_of(state.at, s.TAKEN)) > state.live_hexes(seat) - count(state.at[s.FRESH])


# §7.4: eating


def can_eat(state: KingdomState, taken: i64, number: i64, live: i64) -> bool:
    """Whether some meal can be made with these taken dice and the stored ones."""
    if state.at[s.LAST] > 0:
        return can_pay(state, taken)
    if number > LARGEST_MEAL and not state.house.store_leftovers:
        return False
    dice = taken + stored(state, state.at[s.ACTIVE], 0)
    in_all = how_many(dice)
    for t in range(TENTACLES):
        if in_all >= MEAL_SIZE[t] and can_eat_at(state, t, taken, dice, live):
            return True
    return False


def can_eat_at(state: KingdomState, tentacle: i64, taken: i64, dice: i64, live: i64) -> bool:
    if state.at[s.SAFE + TENTACLES * state.at[s.ACTIVE] + tentacle] > 0:
        return False
    if not state.house.store_leftovers:
        return fits(tentacle, taken, dice)
    return fits_leaving(tentacle, 0, dice, taken, live)


@final
class ChoosingTentacle(Phase[KingdomState]):
    """§7.4: a tentacle that holds the own friend, and whose task can be met."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        taken = values_of(state.at, s.TAKEN)
        dice = taken + stored(state, seat, 0)
        live = state.live_hexes(seat)
        found = state.house.paper
        n: i64 = 0
        for t in range(TENTACLES):
            if can_eat_at(state, t, taken, dice, live):
                found[n] = s.TENTACLE + t
                n += 1
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        at = state.at
        at[s.TARGET] = action - s.TENTACLE
        at[PHASE] = s.MEAL
        if not state.house.store_leftovers:
            # All dice just taken belong to the meal.
            for colour in range(COLOURS):
                at[s.EATING + colour] = at[s.TAKEN + colour]
                at[s.TAKEN + colour] = 0
        serve_when_complete(state)

    def needs(self, state: KingdomState) -> str:
        wrong = s.at_rest(state, ["field", "taken"]) or may_eat(state)
        if not wrong and len(self.moves(state, state.at[ACTOR])) == 0:
            return "the dice meet the task of no tentacle"
        return wrong


def may_eat(state: KingdomState) -> str:
    if state.at[s.LAST] > 0:
        return "no friend can be freed in the last round"
    return s.in_food_step(state) or s.by_the_active(state, s.FOOD_STEP)


@final
class Meal(Phase[KingdomState]):
    """§7.4: dice that bring the meal nearer to the task, so that it can still be completed."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        at = state.at
        eaten = eaten_values(state)
        taken = values_of(at, s.TAKEN)
        dice = eaten + taken + stored(state, seat, at[s.CHOSEN])
        live = state.live_hexes(seat)
        found = state.house.paper
        hexes = add_dice_hexes(state, seat, at[s.CHOSEN], found, 0)
        every = add_different(at, s.TAKEN, s.DIE, found, hexes)
        n: i64 = 0
        for place in range(every):
            action = found[place]
            if place < hexes:
                die = one_of(stored_value(state, seat, action))
                left = taken
            else:
                die = one_of((action - s.DIE) % 6 + 1)
                left = taken - die
            if fits(at[s.TARGET], eaten + die, dice) and (
                how_many(taken) <= live or fits_leaving(at[s.TARGET], eaten + die, dice, left, live)
            ):
                found[n] = action
                n += 1
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        add_to_meal(state, action)
        serve_when_complete(state)

    def needs(self, state: KingdomState) -> str:
        at = state.at
        seat = at[ACTOR]
        wrong = s.at_rest(state, ["field", "target", "taken", "eating", "chosen"]) or may_eat(state)
        if wrong:
            return wrong
        if not 0 <= at[s.TARGET] < TENTACLES or at[s.SAFE + TENTACLES * seat + at[s.TARGET]] > 0:
            return "the tentacle of the meal holds no friend of the active player"
        if values_of(at, s.TAKEN) != 0 and not state.house.store_leftovers:
            return "all dice taken belong to the meal"
        if not only_dice(state, seat, at[s.CHOSEN]) or len(self.moves(state, seat)) == 0:
            return "the meal cannot be completed with these dice"
        return ""


def serve_when_complete(state: KingdomState) -> None:
    at = state.at
    if how_many(values_of(at, s.EATING)) + count(at[s.CHOSEN]) == MEAL_SIZE[at[s.TARGET]]:
        serve(state)


def serve(state: KingdomState) -> None:
    """§7.5: the dice go back, the friend is freed, and then the figures of those whose dice were eaten move."""
    at = state.at
    seat = at[s.ACTIVE]
    tentacle = at[s.TARGET]
    at[s.TARGET] = NONE
    eaten = swallow(state)
    if not state.house.move_on_taking:
        owe(state, seat, eaten)
    if values_of(at, s.TAKEN) != 0:
        at[s.TODO] |= bit(s.DO_STORE)
    at[s.TODO] |= bit(s.DO_TRACK)
    free(state, seat, tentacle, False)
