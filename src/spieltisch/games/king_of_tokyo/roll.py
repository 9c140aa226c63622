"""§4: rolling, rerolling, and cards that change dice."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.contract import CHANCE
from spieltisch.games.king_of_tokyo.actions import (
    DONE,
    DWELL,
    HERD,
    KEEP,
    PASS,
    PROBE,
    RAPID_HEAL,
    READ_MINDS,
    SMOKE,
    STOP,
    STRETCH,
    TWIST,
)
from spieltisch.games.king_of_tokyo.cards import (
    BACKGROUND_DWELLER,
    GIANT_BRAIN,
    HERD_CULLER,
    IDS,
    MIMIC,
    PLOT_TWIST,
    PSYCHIC_PROBE,
    SMOKE_CLOUD,
    STRETCHY,
    TELEPATH,
)
from spieltisch.games.king_of_tokyo.dice import (
    FACE_NAMES,
    FACES,
    HEART,
    NO_DICE,
    ONE,
    SIZE,
    THREE,
    change,
    count_of,
    faces,
    join,
    subsets,
    without,
)
from spieltisch.games.king_of_tokyo.market import Market
from spieltisch.games.king_of_tokyo.monsters import (
    CHANGE_DICE,
    DO_CHANGE,
    DO_PROBED,
    DO_PROBES,
    DO_RESOLVE,
    DWELLING,
    HERD_ONCE,
    PROBE_DICE,
    PROBED,
    PROBING,
    ROLLING,
    TASK,
    THROW,
)

DICE: Final = 6
REROLLS: Final = 2
STRETCH_PRICE: Final = 2
ONLY_STOP: Final = [STOP]
# For each set of dice: stop, or which of them to keep. Those of up to six dice at once, greater ones when they come.
THROWS: Final = [
    [STOP, *[KEEP + kept for kept in subsets(dice)]] if SIZE[dice] <= DICE else [] for dice in range(len(SIZE))
]


class Rolling(Market):
    def roll(self) -> None:
        """Extra Head: a die more. Giant Brain: a reroll more."""
        seat = self.active
        dice: i64 = DICE - self.penalty - self.shrink[seat]
        self.rerolls = REROLLS
        if self.powers[seat] != 0:
            dice += self.heads(seat)
            self.rerolls += self.copies(seat, GIANT_BRAIN)
        self.dice = NO_DICE
        if dice > 0:
            self.rolling = dice
            self.ask(ROLLING, CHANCE)
        else:
            self.later(DO_RESOLVE)

    def rolled(self, roll: i64) -> None:
        self.dice = join(self.dice, roll)
        self.rolling = 0
        if self.events is not None:
            self.tell("rolled", {"seat": int(self.active), "dice": faces(roll), "all": faces(self.dice)})

    def throw_moves(self) -> list[int]:
        """§4.2: stop, or keep some dice and reroll the others; and what cards add."""
        basic = self.basic_throws() if self.rerolls > 0 else ONLY_STOP
        seat = self.active
        if self.powers[seat] == 0:
            return basic
        found = basic[:]
        self.add_dwelling(found)
        # Telepath: a reroll for 1 energy, any number of times.
        if self.has(seat, TELEPATH) and self.energy[seat] >= 1:
            found.append(READ_MINDS)
        # Smoke Cloud: a reroll for one of its counters.
        if self.has(seat, SMOKE_CLOUD):
            if self.owner(SMOKE_CLOUD) == seat:
                found.append(SMOKE)
            if self.copies_by_mimic(seat, SMOKE_CLOUD):
                found.append(SMOKE + 1)
        if self.can_heal(seat):
            found.append(RAPID_HEAL)
        return found

    def basic_throws(self) -> list[int]:
        found = THROWS[self.dice]
        if not found:
            found.append(STOP)
            found.extend([KEEP + kept for kept in subsets(self.dice)])
        return found

    def add_dwelling(self, found: list[int]) -> None:
        """Background Dweller: reroll any 3s, as often as you like."""
        if self.has(self.active, BACKGROUND_DWELLER):
            for n in range(count_of(self.dice, THREE)):
                found.append(DWELL + int(n))

    def threw(self, action: i64) -> None:
        seat = self.active
        if action >= KEEP:
            self.rolling = SIZE[self.dice] - SIZE[action - KEEP]
            self.dice = action - KEEP
            self.rerolls -= 1
            if self.events is not None:
                self.tell("kept", {"seat": int(seat), "dice": faces(self.dice), "rerolls": int(self.rerolls)})
            self.ask(ROLLING, CHANCE)
            return
        if action == STOP:
            self.stop()
            return
        self.ask(THROW, seat)
        if action == RAPID_HEAL:
            self.heal_rapidly(seat)
        elif action == READ_MINDS:
            self.pay(seat, 1, IDS[TELEPATH])
            self.rerolls += 1
        elif action >= DWELL:
            self.dwell(action - DWELL + 1, ROLLING)
        else:
            self.smoke(MIMIC if action == SMOKE + 1 else SMOKE_CLOUD)

    def smoke(self, card: i64) -> None:
        self.rerolls += 1
        self.set_stock(card, self.stock(card) - 1)
        if self.events is not None:
            self.tell("smoke", {"seat": int(self.active), "counters": int(self.stock(card))})
        if self.stock(card) == 0:
            self.drop(card)

    def dwell(self, threes: i64, phase: i64) -> None:
        for _ in range(threes):
            self.dice = without(self.dice, THREE)
        self.rolling = threes
        if self.events is not None:
            self.tell("dwelt", {"seat": int(self.active), "dice": int(threes)})
        self.ask(phase, CHANCE)

    def stop(self) -> None:
        if self.events is not None:
            self.tell("stopped", {"seat": int(self.active), "dice": faces(self.dice)})
        if self.powers[self.active] != 0:
            self.later(DO_CHANGE)
        else:
            self.later(DO_RESOLVE)
        if self.cards[PSYCHIC_PROBE] != 0:
            self.later(DO_PROBES, 1)

    # §4.4: Psychic Probe rerolls a die of another monster

    def probes(self, asked: i64) -> None:
        for n in range(asked, self.seats):
            seat = (self.active + n) % self.seats
            if self.has(seat, PSYCHIC_PROBE) and len(self.probe_moves(seat)) > 1:
                self.later(DO_PROBES, n)
                self.ask(PROBE_DICE, seat)
                return

    def probe_moves(self, seat: i64) -> list[int]:
        found = [PASS]
        for copy in range(2):
            has = self.copies_by_mimic(seat, PSYCHIC_PROBE) if copy == 1 else self.owner(PSYCHIC_PROBE) == seat
            if has and self.marks & (PROBED << copy) == 0:
                for face in range(FACES):
                    if count_of(self.dice, face) > 0:
                        found.append(PROBE + int(FACES * copy + face))
        return found

    def probe(self, action: i64, seat: i64) -> None:
        if action == PASS:
            # Who passes is asked no more: go on with the next seat.
            asked: i64 = self.todo.pop() // TASK
            self.later(DO_PROBES, asked + 1)
            return
        copy = (action - PROBE) // FACES
        face = (action - PROBE) % FACES
        self.marks |= PROBED << copy
        self.dice = without(self.dice, face)
        self.rolling = 1
        self.later(DO_PROBED, copy)
        if self.events is not None:
            self.tell("probed", {"seat": int(seat), "face": FACE_NAMES[face]})
        self.ask(PROBING, CHANCE)

    def probed(self, roll: i64) -> None:
        """A heart: the probe is discarded."""
        copy: i64 = self.todo.pop() // TASK
        self.rolled(roll)
        if count_of(roll, HEART) > 0:
            self.drop(MIMIC if copy else PSYCHIC_PROBE)

    # §4.5: changing dice

    def change(self) -> None:
        if len(self.change_moves()) > 1:
            self.ask(CHANGE_DICE, self.active)
        else:
            self.later(DO_RESOLVE)

    def change_moves(self) -> list[int]:
        seat = self.active
        found = [DONE]
        self.add_dwelling(found)
        # Herd Culler: once a turn a die becomes a 1.
        if self.has(seat, HERD_CULLER) and self.marks % 4 < self.copies(seat, HERD_CULLER):
            for face in range(1, FACES):
                if count_of(self.dice, face) > 0:
                    found.append(HERD + int(face))
        # Stretchy: any die to any face for 2 energy, any number of times.
        if self.has(seat, STRETCHY) and self.energy[seat] >= STRETCH_PRICE:
            self.add_turns(found, STRETCH)
        # Plot Twist: any die to any face, then it is discarded.
        if self.has(seat, PLOT_TWIST):
            if self.owner(PLOT_TWIST) == seat:
                self.add_turns(found, TWIST)
            if self.copies_by_mimic(seat, PLOT_TWIST):
                self.add_turns(found, TWIST + FACES * FACES)
        if self.can_heal(seat):
            found.append(RAPID_HEAL)
        return found

    def add_turns(self, found: list[int], block: i64) -> None:
        for old in range(FACES):
            if count_of(self.dice, old) > 0:
                for new in range(FACES):
                    if new != old:
                        found.append(int(block + FACES * old + new))

    def changed(self, action: i64) -> None:
        if action == DONE:
            self.later(DO_RESOLVE)
            return
        self.later(DO_CHANGE)
        seat = self.active
        if action == RAPID_HEAL:
            self.heal_rapidly(seat)
        elif action < PROBE:
            self.dwell(action - DWELL + 1, DWELLING)
        elif action < STRETCH:
            self.marks += HERD_ONCE
            self.turn_die(action - HERD, ONE, IDS[HERD_CULLER])
        elif action < TWIST:
            self.pay(seat, STRETCH_PRICE, IDS[STRETCHY])
            self.turn_die((action - STRETCH) // FACES, (action - STRETCH) % FACES, IDS[STRETCHY])
        else:
            turn = (action - TWIST) % (FACES * FACES)
            self.turn_die(turn // FACES, turn % FACES, IDS[PLOT_TWIST])
            self.drop(MIMIC if action - TWIST >= FACES * FACES else PLOT_TWIST)

    def turn_die(self, old: i64, new: i64, why: str) -> None:
        self.dice = change(self.dice, old, new, 1)
        if self.events is not None:
            self.tell("turned", {"seat": int(self.active), "face": FACE_NAMES[old], "new": FACE_NAMES[new], "why": why})
