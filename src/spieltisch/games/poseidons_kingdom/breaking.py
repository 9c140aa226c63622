"""§10: the big wave breaks: dice fall, the shark turns round, everybody may use a bonus action."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.games.poseidons_kingdom.coral import NONE
from spieltisch.games.poseidons_kingdom.ocean import NAMES, STRIP
from spieltisch.games.poseidons_kingdom.pieces import (
    BONUS,
    CHOOSING_BONUS,
    CHOOSING_TILE,
    DICE,
    DO_BONUS,
    DO_CALM,
    DRIFTER,
    ENTERING,
    FORAGING,
    NEUTRAL,
    NO_BONUS,
    PEEKING,
    TAKE,
    TIPPING,
    with_die,
)
from spieltisch.games.poseidons_kingdom.shark import Shark
from spieltisch.games.poseidons_kingdom.wave import (
    ACTIONS_OF_BONUS,
    BUILD,
    FORAGE,
    KRAKEN,
    LOAD,
    MISSED,
    PEEK,
    SIDES,
    SWIM,
)

KRAKEN_FIELDS: Final = 2  # of the bonus action KRAKEN


class Breaking(Shark):
    def break_when_full(self) -> None:
        if self.wave_full():
            self.begin_break()
        else:
            self.go_on()

    def begin_break(self) -> None:
        self.phase = TIPPING
        if self.events is not None:
            self.tell("breaks", {"seat": int(self.active), "wave": self.wave[:]})

    def die_falls(self, fall: i64) -> None:
        colour: i64 = self.wave.pop(0)
        if fall == MISSED:
            self.missed += bit(4 * colour)
            if self.events is not None:
                self.tell("missed", {"colour": int(colour)})
        else:
            drawn = fall // (2 * SIDES)
            foam = fall // SIDES % 2
            die = colour * SIDES + fall % SIDES
            self.put_on_ocean(drawn + foam, die)
            if self.events is not None:
                self.tell("landed", with_die({"strip": int(drawn + foam), "foam": foam == 1}, die))
        if not self.wave:
            self.tipped()

    def tipped(self) -> None:
        """Missed dice go back onto the wave; if that is all of them, the wave tips again."""
        for n in range(self.seats):
            self.put_back((self.active + n) % self.seats)
        self.put_back(NEUTRAL)
        self.missed = 0
        if self.events is not None and self.wave:
            self.tell("back", {"wave": self.wave[:]})
        if self.wave_full():
            self.begin_break()
        elif self.round == 0:
            self.phase = ENTERING
        else:
            self.turn_shark()

    def put_back(self, colour: i64) -> None:
        for _ in range(self.missed >> (4 * colour) & 15):
            self.wave.append(int(colour))

    def turn_shark(self) -> None:
        """§10.3, §10.4: the shark turns round; then everybody's dice on the ocean are added up."""
        self.heading = -self.heading
        self.sums = [0] * int(self.seats)
        for at in self.ocean:
            colour = at % DICE // SIDES
            if colour < self.seats:
                self.sums[colour] += at % SIDES + 1
        if self.events is not None:
            self.tell("turned", {"heading": int(self.heading), "sums": self.sums[:]})
        self.todo.append(DO_CALM)
        self.todo.append(DO_BONUS)
        self.go_on()

    def next_bonus(self, served: i64) -> None:
        if served == self.seats:
            self.go_on()
            return
        self.todo.append(DO_BONUS + int(served) + 1)
        self.actor = (self.active + served) % self.seats
        self.phase = CHOOSING_BONUS
        if len(self.bonuses()) == 1:
            self.go_on()

    def bonuses(self) -> list[int]:
        """Actions of the reached sum or a lower one that can be done at all, and to do none."""
        sum: i64 = self.sums[self.actor]
        found: list[int] = []
        for action in range(len(ACTIONS_OF_BONUS)):
            if sum >= self.house.sums[action] and self.possible(action):
                found.append(BONUS + action)
        found.append(NO_BONUS)
        return found

    def possible(self, action: i64) -> bool:
        if action == PEEK:
            return NONE in self.owners
        if action == LOAD:
            return self.supply[self.actor] > 0 and not self.wave_full()
        if action == FORAGE:
            return self.live_hexes(self.actor) > 0 and len(self.dice_in_reach()) > 0
        if action == BUILD:
            return self.can_build()
        if action == KRAKEN:
            return self.last == 0
        return True

    def dice_in_reach(self) -> list[int]:
        """§10.4, FORAGE: the dice of the strips where own swimmers are."""
        one = STRIP[self.swimmers[2 * self.actor]]
        two = STRIP[self.swimmers[2 * self.actor + 1]]
        found = self.distinct_in(one)
        if two != one:
            found += self.distinct_in(two)
        return [TAKE + at for at in found]

    def use_bonus(self, action: i64) -> None:
        if self.events is not None:
            self.tell("bonus", {"seat": int(self.actor), "action": ACTIONS_OF_BONUS[action]})
        if action == PEEK:
            self.phase = PEEKING
        elif action == LOAD:
            self.load(1)
        elif action == SWIM:
            self.phase = DRIFTER
        elif action == FORAGE:
            self.phase = FORAGING
        elif action == BUILD:
            self.phase = CHOOSING_TILE
        else:
            self.move_figure(self.actor, KRAKEN_FIELDS)

    def decline_bonus(self) -> None:
        if self.events is not None:
            self.tell("declined", {"seat": int(self.actor)})
        self.go_on()

    def drift(self, field: i64) -> None:
        """The bonus action SWIM: no food, no shark."""
        self.move_swimmer(self.actor, self.field, field)
        if self.events is not None:
            self.tell("swam", {"seat": int(self.actor), "from": NAMES[self.field], "to": NAMES[field]})
        self.field = NONE
        self.go_on()

    def calm(self) -> None:
        """The break is over. §13: with the variant, the one highest sum wins the dolphin."""
        if self.house.dolphin:
            best = max(self.sums)
            if self.sums.count(best) == 1:
                self.dolphin = self.sums.index(best)
                if self.events is not None:
                    self.tell("dolphin", {"seat": int(self.dolphin)})
        self.sums = [0] * int(self.seats)
        self.go_on()
