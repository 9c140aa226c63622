"""§7: food: taking dice, storing them on the reef, or eating them for a friend; in the last round for corals (§11.3).

Every choice offered here can be completed: dice may only be taken if all of them can be stored, or eaten in one
meal, and a die may only be added to a meal that others can finish.
"""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.games.poseidons_kingdom.coral import FOOD, FREE, NONE, SKELETON
from spieltisch.games.poseidons_kingdom.kraken import MEAL_SIZE, Kraken, fits, fits_leaving, one_of, payable
from spieltisch.games.poseidons_kingdom.ocean import STRIP
from spieltisch.games.poseidons_kingdom.pieces import (
    BLACK,
    CHOOSING_TENTACLE,
    CORAL,
    DICE,
    DIE,
    DO_BLACK,
    DO_FOOD,
    DO_STORE,
    DO_TRACK,
    EAT,
    ENOUGH,
    FOOD_TAKEN,
    HEX,
    LOWEST_SUM,
    MEAL,
    NEXT_DIE,
    NO_CORAL,
    NOTHING,
    PAYING,
    PLACES,
    REVEALING,
    SLOT,
    STORE,
    TAKE,
    TAKING,
    TENTACLE,
    TENTACLES,
    WHITE,
    WHITES,
    changed,
    name_of,
    with_die,
)

LARGEST_MEAL: Final = 5


class Meal(Kraken):
    # Dice by value

    def stored(self, seat: i64, without: i64) -> i64:
        """How many stored dice show each value, without those of some hexes (see kraken.py)."""
        found: i64 = 0
        items = self.items[seat]
        for n in range(len(items)):
            item: i64 = items[n]
            if item != FREE and item != SKELETON and without >> n & 1 == 0:
                found += one_of((item - 1) % 6 + 1)
        return found

    def values(self, dice: list[int]) -> i64:
        found: i64 = 0
        for die in dice:
            found += one_of(die % 6 + 1)
        return found

    # §7.1: taking

    def begin_food(self) -> None:
        self.phase = TAKING
        if not self.dice_to_take():
            self.food()

    def takes(self) -> list[int]:
        found = self.dice_to_take()
        if self.may_stop_taking():
            found.append(ENOUGH)
        return found

    def dice_to_take(self) -> list[int]:
        """Dice of the swimmer's strip that can still be taken and then stored or eaten with all the others."""
        seat = self.active
        number: i64 = len(self.taken)
        most = self.ability(seat, FOOD)
        if number >= most:
            return []
        live = self.live_hexes(seat)
        strip = STRIP[self.field]
        found: list[int] = []
        taken = self.values(self.taken)
        for at in self.distinct_in(strip):
            die = at % DICE
            if number < live or self.completable(
                taken + one_of(die % 6 + 1), number + 1, self.rest(strip) - one_of(die % 6 + 1), most, live
            ):
                found.append(TAKE + at)
        return found

    def rest(self, strip: i64) -> i64:
        """How many dice of a strip show each value."""
        found: i64 = 0
        for at in self.ocean:
            if at // DICE == strip:
                found += one_of(at % 6 + 1)
        return found

    def completable(self, taken: i64, number: i64, rest: i64, most: i64, live: i64) -> bool:
        """Whether these dice, or these and more of the strip, can be stored or eaten."""
        if number <= live or self.can_eat(taken, number, live):
            return True
        if number < most:
            for value in range(1, 7):
                if rest >> (8 * (value - 1)) & 255 and self.completable(
                    taken + one_of(value), number + 1, rest - one_of(value), most, live
                ):
                    return True
        return False

    def may_stop_taking(self) -> bool:
        number: i64 = len(self.taken)
        live = self.live_hexes(self.active)
        return number <= live or self.can_eat(self.values(self.taken), number, live)

    def take(self, at: i64) -> None:
        self.lift_from_ocean(at)
        if self.events is not None:
            self.tell("took", with_die({"seat": int(self.actor), "strip": int(at // DICE)}, at % DICE))
        if self.phase != TAKING:
            self.foraged()
        elif not self.dice_to_take():
            self.enough()

    def enough(self) -> None:
        """All dice are taken. With the option, foreign ones move their owners' figures now."""
        self.todo.append(DO_FOOD)
        if self.house.move_on_taking:
            self.owe(self.taken)
            self.todo.append(DO_TRACK)
        self.go_on()

    def owe(self, dice: list[int]) -> None:
        """§8.4: a field on the track for each die of another player; nothing in the last round."""
        if self.last > 0:
            return
        for die in dice:
            colour: i64 = die // 6
            if colour < self.seats and colour != self.actor:
                self.owed = changed(self.owed, colour, self.owed[colour] + 1)

    def food(self) -> None:
        """Store, eat, or nothing: asked only if there is something to choose."""
        self.actor = self.active
        self.phase = FOOD_TAKEN
        if not self.taken and not self.can_eat(0, 0, self.live_hexes(self.active)):
            self.go_on()

    def ways_to_use(self) -> list[int]:
        number: i64 = len(self.taken)
        live = self.live_hexes(self.active)
        found: list[int] = []
        if 0 < number <= live:
            found.append(STORE)
        if self.can_eat(self.values(self.taken), number, live):
            found.append(EAT)
        if number == 0:
            found.append(NOTHING)
        return found

    # §7.2: storing

    def foraged(self) -> None:
        """§10.4: the die of the bonus action is stored."""
        self.todo.append(DO_STORE)
        if self.house.move_on_taking:
            self.owe(self.taken)
            self.todo.append(DO_TRACK)
        self.go_on()

    def begin_storing(self, seat: i64) -> None:
        self.actor = seat
        self.fresh = 0
        self.next_to_store()

    def next_to_store(self) -> None:
        if not self.taken:
            self.fresh = 0
            self.go_on()
        elif self.taken[0] == self.taken[len(self.taken) - 1]:
            self.store_next(self.taken[0])
        else:
            self.phase = NEXT_DIE

    def dice_taken(self) -> list[int]:
        """The different dice in the fingers, as choices."""
        found: list[int] = []
        before: i64 = NONE
        for die in self.taken:
            if die != before:
                found.append(DIE + die)
                before = die
        return found

    def store_next(self, die: i64) -> None:
        self.die = die
        self.removed = 0
        self.phase = SLOT

    def slots(self) -> list[int]:
        """A free hex for the die; or before that, once, a hex whose old die is removed."""
        found = self.free_hexes(self.actor)
        if self.removed == 0:
            found += self.dice_hexes(self.actor, self.fresh)
        return found

    def use_slot(self, hex: i64) -> None:
        seat = self.actor
        item = self.item(seat, hex)
        if item != FREE:
            self.remove_die(seat, hex)
            self.removed = 1
            return
        self.put_item(seat, hex, self.die + 1)
        self.fresh |= bit(self.reefs[seat].index(hex))
        self.taken.remove(int(self.die))
        if self.events is not None:
            self.tell("stored", with_die({"seat": int(seat), "hex": name_of(hex)}, self.die))
        self.die = NONE
        self.removed = 0
        self.next_to_store()

    def remove_die(self, seat: i64, hex: i64) -> None:
        """A stored die goes back to the supply of its colour."""
        die = self.item(seat, hex) - 1
        self.put_item(seat, hex, FREE)
        self.return_die(die)
        if self.events is not None:
            self.tell("removed", with_die({"seat": int(seat), "hex": name_of(hex)}, die))

    # §7.3: eating

    def can_eat(self, taken: i64, number: i64, live: i64) -> bool:
        """Whether some meal can be made with these taken dice and the stored ones."""
        if self.last > 0:
            return self.can_pay(taken, live)
        if number > LARGEST_MEAL and not self.house.store_leftovers:
            return False
        dice = taken + self.stored(self.active, 0)
        for t in range(TENTACLES):
            if self.can_eat_at(t, taken, dice, live):
                return True
        return False

    def can_eat_at(self, tentacle: i64, taken: i64, dice: i64, live: i64) -> bool:
        if self.safe[self.active * TENTACLES + tentacle] > 0:
            return False
        if not self.house.store_leftovers:
            return fits(tentacle, taken, dice)
        return fits_leaving(tentacle, 0, dice, taken, live)

    def tentacles(self) -> list[int]:
        taken = self.values(self.taken)
        dice = taken + self.stored(self.active, 0)
        live = self.live_hexes(self.active)
        return [TENTACLE + t for t in range(TENTACLES) if self.can_eat_at(t, taken, dice, live)]

    def eat(self) -> None:
        if self.last > 0:
            self.todo.append(DO_STORE)
            self.phase = WHITE
            if not self.corals_to_pay(True):
                self.phase = BLACK
        else:
            self.phase = CHOOSING_TENTACLE

    def choose_tentacle(self, tentacle: i64) -> None:
        """By the strict rule all dice just taken belong to the meal."""
        self.target = tentacle
        self.phase = MEAL
        if not self.house.store_leftovers:
            self.eating = self.taken
            self.taken = []
        self.serve_when_complete()

    def meal_dice(self) -> list[int]:
        """Dice that bring the meal nearer to the task, so that it can still be completed."""
        seat = self.active
        eaten = self.values(self.eating) + self.chosen_values(seat)
        taken = self.values(self.taken)
        dice = eaten + taken + self.stored(seat, self.chosen)
        live = self.live_hexes(seat)
        fitting: i64 = 0  # values, a bit each
        for value in range(1, 7):
            if fits(self.target, eaten + one_of(value), dice):
                fitting |= bit(value)
        found: list[int] = []
        for action in self.dice_hexes(seat, self.chosen):
            value = (self.item(seat, action - HEX) - 1) % 6 + 1
            if fitting >> value & 1 and self.leaves_few(eaten, value, dice, taken, live):
                found.append(action)
        for action in self.dice_taken():
            value = (action - DIE) % 6 + 1
            if fitting >> value & 1 and self.leaves_few(eaten, value, dice, taken - one_of(value), live):
                found.append(action)
        return found

    def leaves_few(self, eaten: i64, value: i64, dice: i64, taken: i64, live: i64) -> bool:
        """Whether the taken dice that stay out of the meal find room on the reef."""
        return len(self.taken) <= live or fits_leaving(self.target, eaten + one_of(value), dice, taken, live)

    def chosen_values(self, seat: i64) -> i64:
        return self.stored(seat, 0) - self.stored(seat, self.chosen)

    def add_stored(self, hex: i64) -> None:
        self.chosen |= bit(self.reefs[self.actor].index(hex))
        self.serve_when_complete()

    def add_taken(self, die: i64) -> None:
        self.taken.remove(int(die))
        self.eating.append(int(die))
        self.eating.sort()
        self.serve_when_complete()

    def serve_when_complete(self) -> None:
        if self.phase == PAYING:
            if self.still_to_pay() == 0:
                self.pay()
        elif self.meal_size() == MEAL_SIZE[self.target]:
            self.serve()

    def meal_size(self) -> i64:
        size: i64 = len(self.eating)
        rest = self.chosen
        while rest != 0:
            rest &= rest - 1
            size += 1
        return size

    def serve(self) -> None:
        """The dice go back, the friend is freed, and then the figures of those whose dice were eaten move."""
        tentacle = self.target
        self.target = NONE
        eaten = self.swallow()
        if not self.house.move_on_taking:
            self.owe(eaten)
        if self.taken:
            self.todo.append(DO_STORE)
        self.todo.append(DO_TRACK)
        self.free(self.actor, tentacle, False)

    def swallow(self) -> list[int]:
        """The dice of the meal return to the supplies of their colours."""
        seat = self.actor
        reef = self.reefs[seat]
        eaten = self.eating
        hexes: list[str] = ["" for _ in eaten]
        items = self.items[seat]
        for n in range(reef.size):
            if self.chosen >> n & 1:
                eaten.append(items[n] - 1)
                self.put_item(seat, reef.hexes[n], FREE)
                if self.events is not None:
                    hexes.append(name_of(reef.hexes[n]))
        for die in eaten:
            self.return_die(die)
        if self.events is not None:
            self.tell("ate", {"seat": int(seat), "dice": eaten[:], "hexes": hexes})
        self.eating = []
        self.chosen = 0
        return eaten

    # §11.3: the coral meal of the last round

    def can_pay(self, taken: i64, live: i64) -> bool:
        """Whether at least one coral can be paid with all of these dice and some of the stored ones."""
        stored = self.stored(self.active, 0)
        most: i64 = live if self.house.store_leftovers else 0
        for white in self.sums_open(True):
            for black in self.sums_open(False):
                if white + black > 0 and payable(6, white, black, taken, stored, most):
                    return True
        return False

    def sums_open(self, white: bool) -> list[int]:
        """The sums for which the active player can still take a coral, and 0 for none."""
        found = [0]
        if not self.owns(self.active, white):
            for place in range(0 if white else WHITES, WHITES if white else PLACES):
                if self.owners[place] == NONE:
                    found.append(int(place) + LOWEST_SUM)
        return found

    def spare(self) -> i64:
        """How many taken dice may stay out of the meal."""
        return self.live_hexes(self.active) if self.house.store_leftovers else 0

    def corals_to_pay(self, white: bool) -> list[int]:
        """The corals of one colour that can be paid so that the meal can be completed."""
        taken = self.values(self.taken)
        stored = self.stored(self.active, 0)
        most = self.spare()
        found: list[int] = []
        for sum in self.sums_open(white):
            if sum > 0:
                blacks = self.sums_open(False) if white else [0]
                for black in blacks:
                    pays = payable(6, sum, black, taken, stored, most)
                    if pays:
                        found.append(CORAL + sum - LOWEST_SUM)
                        break
        return found

    def white_corals(self) -> list[int]:
        found = self.corals_to_pay(True)
        if self.corals_to_pay(False):
            found.append(NO_CORAL)
        return found

    def black_corals(self) -> list[int]:
        found = self.corals_to_pay(False)
        if self.owns(self.active, True) and len(self.taken) <= self.spare():
            found.append(NO_CORAL)
        return found

    def begin_black(self) -> None:
        self.actor = self.active
        self.phase = BLACK
        if not self.corals_to_pay(False):
            self.go_on()

    def no_coral(self) -> None:
        if self.phase == WHITE:
            self.phase = BLACK
        else:
            self.go_on()

    def choose_coral(self, place: i64) -> None:
        self.target = place
        self.phase = PAYING

    def still_to_pay(self) -> i64:
        paid: i64 = self.target + LOWEST_SUM
        for die in self.eating:
            paid -= die % 6 + 1
        items = self.items[self.active]
        for n in range(len(items)):
            if self.chosen >> n & 1:
                paid -= (items[n] - 1) % 6 + 1
        return paid

    def payments(self) -> list[int]:
        """Dice that bring the sum nearer, so that it and the rest of the meal can be completed."""
        seat = self.active
        taken = self.values(self.taken)
        stored = self.stored(seat, self.chosen)
        found: list[int] = []
        for action in self.dice_hexes(seat, self.chosen):
            value = (self.item(seat, action - HEX) - 1) % 6 + 1
            if self.pays(value, taken, stored - one_of(value)):
                found.append(action)
        for action in self.dice_taken():
            value = (action - DIE) % 6 + 1
            if self.pays(value, taken - one_of(value), stored):
                found.append(action)
        return found

    def pays(self, value: i64, taken: i64, stored: i64) -> bool:
        rest = self.still_to_pay() - value
        if rest < 0:
            return False
        most = self.spare()
        if self.target >= WHITES:
            return payable(6, 0, rest, taken, stored, most)
        for black in self.sums_open(False):
            if payable(6, rest, black, taken, stored, most):
                return True
        return False

    def pay(self) -> None:
        """The sum is complete: the coral is taken, and its owner may see it."""
        place = self.target
        self.swallow()
        self.owners = changed(self.owners, place, self.actor)
        if place < WHITES:
            self.todo.append(DO_BLACK)
        if self.corals[place] == 0:
            self.phase = REVEALING
        else:
            self.seen()
