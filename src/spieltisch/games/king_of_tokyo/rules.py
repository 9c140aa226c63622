"""The rules of King of Tokyo, in the order of a turn. § numbers are those of ``rules.en.md``.

Below this file lie market.py (§10), damage.py (§7) and monsters.py (§8, §9, §1).
"""

from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import CHANCE, rank
from spieltisch.engine.rng import Rng
from spieltisch.games.king_of_tokyo.actions import (
    AIM,
    BUY,
    BUY_TOP,
    CARD,
    CURE_POISON,
    CURE_SHRINK,
    DEPOSIT,
    DONE,
    DWELL,
    FIRST,
    FLY,
    HEAL_SELF,
    HERD,
    HIDE,
    KEEP,
    PASS,
    PROBE,
    RAPID_HEAL,
    RAY,
    READ_MINDS,
    ROLL,
    SELL,
    SMOKE,
    STAY,
    STOP,
    STRETCH,
    SWEEP,
    TAKE,
    TAKE_OVER,
    TAKE_TURN,
    TWIST,
    WASTE,
    YIELD,
)
from spieltisch.games.king_of_tokyo.cards import (
    ACID_ATTACK,
    ALPHA_MONSTER,
    BACKGROUND_DWELLER,
    BURROWING,
    COMPLETE_DESTRUCTION,
    ENERGY_HOARDER,
    FREEZE_TIME,
    GIANT_BRAIN,
    GOURMET,
    HEALING_RAY,
    HERBIVORE,
    HERD_CULLER,
    IDS,
    IN_PLAY,
    JETS,
    KINDS,
    METAMORPH,
    MIMIC,
    MONSTER_BATTERIES,
    NOVA_BREATH,
    OMNIVORE,
    PLOT_TWIST,
    POISON_QUILLS,
    PSYCHIC_PROBE,
    REGENERATION,
    ROOTING_FOR_THE_UNDERDOG,
    SMOKE_CLOUD,
    SOLAR_POWERED,
    SPIKED_TAIL,
    STRETCHY,
    TELEPATH,
    URBAVORE,
)
from spieltisch.games.king_of_tokyo.damage import AMOUNT, BY_ATTACK, BY_CARD, BY_TOKEN, KIND
from spieltisch.games.king_of_tokyo.dice import (
    CLAW,
    ENERGY,
    FACE_NAMES,
    FACES,
    FACES_OF,
    HEART,
    NO_DICE,
    ONE,
    SIZE,
    THREE,
    TWO,
    binomial,
    change,
    count_of,
    join,
    odds,
    rolls,
    subsets,
    throw,
    without,
)
from spieltisch.games.king_of_tokyo.market import Market
from spieltisch.games.king_of_tokyo.monsters import (
    ACID,
    AIM_AGAIN,
    AIM_FIRST,
    BRACE,
    CHANGE_DICE,
    CHARGE,
    CHOOSE_FIRST,
    CLAWED,
    DAMAGED,
    DIGGING,
    DO_ACID,
    DO_AFTERMATH,
    DO_AIM,
    DO_BOUGHT,
    DO_BURROWING,
    DO_CHANGE,
    DO_CHARGE,
    DO_CLAWS,
    DO_DAMAGE,
    DO_DUSK,
    DO_ENTRY,
    DO_FREEZE,
    DO_HEARTS,
    DO_JETS,
    DO_LOSS,
    DO_NEXT,
    DO_POISON,
    DO_PROBED,
    DO_PROBES,
    DO_REFILL,
    DO_RESOLVE,
    DO_ROLL,
    DO_SELL,
    DO_SHOP,
    DO_START,
    DO_WINDOW,
    DO_YIELDS,
    DRAW,
    DWELLING,
    END,
    FLY_OFF,
    FREEZE,
    HERD_ONCE,
    HIDING,
    LEAVE,
    LIFE,
    NONE,
    OF_THE_TURN,
    PEEK,
    PROBE_DICE,
    PROBED,
    PROBING,
    ROLLING,
    SELL_CARDS,
    SHARE_HEART,
    SHOP,
    SLOTS,
    SNATCH,
    STORMING,
    TASK,
    THROW,
    TRIPLE_ONE,
    USE_HEART,
    WORK,
    House,
    kind_of,
)

DICE: Final = 6
REROLLS: Final = 2
STRETCH_PRICE: Final = 2
RAY_PRICE: Final = 2

# What DP5 has to remember, as the detail of DO_HEARTS: hearts left (4 bits), and
HEALED: Final = 16  # a heart has healed the owner
INCOME: Final = 32  # Healing Ray has brought energy
BONUS: Final = 64  # two bits: points of Regeneration to share out
RAYED: Final = 256  # from here on: who was healed by the ray

ONLY_STOP: Final = [STOP]
YIELD_OR_STAY: Final = [YIELD, STAY]
TURN_OR_NOT: Final = [TAKE_TURN, PASS]
# For each set of dice: stop, or which of them to keep. Those of up to six dice at once, greater ones when they come.
THROWS: Final = [
    [STOP] + [KEEP + kept for kept in subsets(dice)] if SIZE[dice] <= DICE else [] for dice in range(len(SIZE))
]


class KingOfTokyoState(Market):
    def copy(self) -> "KingOfTokyoState":
        return KingOfTokyoState(
            self.seats,
            self.house,
            self.phase,
            self.actor,
            self.active,
            self.regular,
            self.penalty,
            self.freeze,
            self.dice,
            self.rolling,
            self.rerolls,
            self.marks,
            self.city,
            self.bay,
            self.alive,
            self.wings,
            self.assault,
            self.may_yield,
            self.left_city,
            self.left_bay,
            self.source,
            self.mimic,
            self.top,
            self.top_known,
            self.offer,
            self.winner,
            self.life[:],
            self.points[:],
            self.energy[:],
            self.poison[:],
            self.shrink[:],
            self.powers[:],
            self.doubles[:],
            self.cards[:],
            self.market[:],
            self.deck[:],
            self.discard[:],
            self.packets[:],
            self.extra[:],
            self.todo[:],
        )

    # Who acts?

    def to_act(self) -> i64:
        return self.actor

    def moves(self, seat: i64) -> list[int]:
        phase = self.phase
        if phase == THROW:
            return self.throw_moves()
        if phase == SHOP:
            return self.shop_moves()
        if phase == LEAVE or phase == FLY_OFF:
            return YIELD_OR_STAY
        if phase <= HIDING:
            return self.outcomes()
        if phase == USE_HEART:
            return self.heart_moves()
        if phase == SHARE_HEART:
            return self.share_moves()
        if phase == BRACE:
            return self.brace_moves(seat)
        if phase == PROBE_DICE:
            return self.probe_moves(seat)
        if phase == CHANGE_DICE:
            return self.change_moves()
        if phase == SNATCH:
            return self.snatch_moves(seat)
        if phase == AIM_AGAIN:
            return [PASS, *self.aim_moves()]
        if phase == AIM_FIRST:
            return self.aim_moves()
        if phase == CHARGE:
            return self.charge_moves(seat)
        if phase == SELL_CARDS:
            return [DONE] + [SELL + card for card in range(IN_PLAY) if self.owner(card) == self.active]
        return TURN_OR_NOT

    def outcomes(self) -> list[int]:
        """What chance can bring."""
        phase = self.phase
        if phase == CHOOSE_FIRST:
            return [FIRST + seat for seat in range(self.seats)]
        if phase == DRAW or phase == PEEK:
            return [CARD + kind for kind in range(KINDS) if self.deck[kind] > 0]
        if phase == HIDING:
            return [HIDE + hearts for hearts in range(self.packets[-1] // AMOUNT + 1)]
        return [ROLL + roll for roll in rolls(self.rolling)]

    def step(self, action: i64, seat: i64) -> None:
        phase = self.phase
        self.phase = WORK
        if phase == THROW:
            self.threw(action)
        elif phase <= HIDING:
            self.happened(phase, action)
        elif phase == SHOP:
            self.shopped(action)
        else:
            self.decided(phase, action, seat)
        while self.phase == WORK:
            self.do(self.todo.pop())

    def happened(self, phase: i64, outcome: i64) -> None:
        """Chance has decided."""
        if phase == ROLLING:
            self.rolled(outcome - ROLL)
            self.ask(THROW, self.active)
        elif phase == DRAW or phase == PEEK:
            self.drawn(outcome - CARD, phase == DRAW)
        elif phase == HIDING:
            self.hidden(outcome - HIDE)
        elif phase == PROBING:
            self.probed(outcome - ROLL)
        elif phase == DWELLING:
            self.rolled(outcome - ROLL)
        else:
            self.choose_first(outcome - FIRST)

    def decided(self, phase: i64, action: i64, seat: i64) -> None:
        if phase == LEAVE or phase == FLY_OFF:
            self.answered(action == YIELD, seat)
        elif phase == USE_HEART:
            self.used_heart(action)
        elif phase == SHARE_HEART:
            self.shared(action)
        elif phase == BRACE:
            self.braced(action, seat)
        elif phase == PROBE_DICE:
            self.probe(action, seat)
        elif phase == CHANGE_DICE:
            self.changed(action)
        elif phase == SNATCH:
            if action != PASS:
                self.snatch(action - BUY)
        elif phase == AIM_AGAIN:
            self.aimed_again(action)
        elif phase == AIM_FIRST:
            self.aimed_first(action - AIM)
        elif phase == CHARGE:
            self.charged(action - DEPOSIT)
        elif phase == SELL_CARDS:
            self.sold(action)
        elif action == TAKE_TURN:
            self.freeze = self.penalty + 1

    def do(self, work: i64) -> None:
        """The next piece of pending work."""
        task = work % TASK
        detail = work // TASK
        if task < OF_THE_TURN:
            if not self.is_alive(self.active):
                # §3.5: the turn of an eliminated monster ends at once.
                self.todo.clear()
                self.next_turn()
            else:
                self.do_turn(task, detail)
        elif task == DO_DAMAGE:
            self.damage()
        elif task == DO_AFTERMATH:
            self.aftermath()
        elif task == DO_REFILL:
            self.refill()
        elif task == DO_WINDOW:
            self.window(detail)
        elif task == DO_BOUGHT:
            self.bought()
        elif task == DO_LOSS:
            self.lose_bigger(detail)
        elif task == DO_AIM:
            self.aim_first(detail)
        elif task == DO_CHARGE:
            self.charge(detail)
        elif task == DO_ACID:
            self.acid(detail)
        elif task == DO_START:
            self.start_turn()
        elif task == DO_NEXT:
            self.next_turn()

    def do_turn(self, task: i64, detail: i64) -> None:
        if task == DO_SHOP:
            self.shop()
        elif task == DO_RESOLVE:
            self.resolve()
        elif task == DO_CLAWS:
            self.claws()
        elif task == DO_YIELDS:
            self.yields()
        elif task == DO_ENTRY:
            self.entry()
        elif task == DO_HEARTS:
            self.hearts(detail)
        elif task == DO_CHANGE:
            self.change()
        elif task == DO_PROBES:
            self.probes(detail)
        elif task == DO_ROLL:
            self.roll()
        elif task == DO_JETS:
            self.jets()
        elif task == DO_BURROWING:
            self.burrow(detail)
        elif task == DO_SELL:
            self.sell()
        elif task == DO_DUSK:
            self.dusk()
        elif task == DO_POISON:
            self.poisoned()
        else:
            self.freeze_time()

    # Chance

    def sample(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == DRAW or phase == PEEK:
            return CARD + self.any_card(rng)
        if phase == HIDING:
            return HIDE + self.any_hearts(rng)
        if phase == CHOOSE_FIRST:
            return FIRST + rng.below(self.seats)
        return ROLL + throw(self.rolling, rng)

    def any_card(self, rng: Rng) -> i64:
        n = rng.below(sum(self.deck))
        kind: i64 = 0
        while n >= self.deck[kind]:
            n -= self.deck[kind]
            kind += 1
        return kind

    def any_hearts(self, rng: Rng) -> i64:
        found: i64 = 0
        faces = self.camouflage_faces()
        for _ in range(self.packets[-1] // AMOUNT):
            if rng.below(faces) == 0:
                found += 1
        return found

    def camouflage_faces(self) -> i64:
        """Background Dweller rolls 3s of Camouflage again until they show something else."""
        return FACES - 1 if self.has(self.packets[-1] % KIND, BACKGROUND_DWELLER) else FACES

    def odds(self) -> list[tuple[int, float]]:
        phase = self.phase
        if phase == DRAW or phase == PEEK:
            total = sum(self.deck)
            return [(CARD + kind, self.deck[kind] / total) for kind in range(KINDS) if self.deck[kind] > 0]
        if phase == HIDING:
            each = binomial(self.packets[-1] // AMOUNT, 1.0 / int(self.camouflage_faces()))
            return [(HIDE + hearts, chance) for hearts, chance in enumerate(each)]
        if phase == CHOOSE_FIRST:
            return [(FIRST + seat, 1.0 / int(self.seats)) for seat in range(self.seats)]
        return [(ROLL + roll, chance) for roll, chance in odds(int(self.rolling))]

    # §2: set-up. Everybody rolls for claws, equals again: as all dice are alike, every seat is as likely.

    def choose_first(self, seat: i64) -> None:
        self.active = seat
        self.regular = seat
        if self.events is not None:
            self.tell("first", {"seat": int(seat)})

    # §3: the turn begins

    def start_turn(self) -> None:
        seat = self.active
        self.marks = 0
        self.offer = 0
        self.dice = NO_DICE
        if self.events is not None:
            self.tell("turn", {"seat": int(seat)})
        self.later(DO_ROLL)
        if self.in_tokyo(seat):
            # §3.2. Urbavore: 1 point more.
            self.score(seat, 2 + self.copies(seat, URBAVORE), "tokyo")
            if self.check_victory():
                return
        if self.powers[seat] != 0:
            if self.has(seat, MONSTER_BATTERIES):
                self.discharge(seat)
            if self.owner(MIMIC) == seat and self.energy[seat] >= 1 and self.aim_moves():
                self.ask(AIM_AGAIN, seat)

    def discharge(self, seat: i64) -> None:
        """Monster Batteries: 2 energy from each; those that are empty go when all have paid."""
        batteries: list[int] = []
        if self.owner(MONSTER_BATTERIES) == seat:
            batteries.append(MONSTER_BATTERIES)
        if self.copies_by_mimic(seat, MONSTER_BATTERIES):
            batteries.append(MIMIC)
        for card in batteries:
            back = min(2, self.stock(card))
            self.set_stock(card, self.stock(card) - back)
            self.energy[seat] += int(back)
            if self.events is not None:
                self.tell("energy", {"seat": int(seat), "energy": int(back), "why": IDS[MONSTER_BATTERIES]})
        for card in [card for card in batteries if self.stock(card) == 0]:
            self.drop(card)

    def aimed_again(self, action: i64) -> None:
        """Mimic, at the start of the turn: another card for 1 energy."""
        if action == PASS:
            return
        self.pay(self.active, 1, IDS[MIMIC])
        self.later(DO_BOUGHT)
        self.aim(action - AIM)

    # §4: rolling

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

    # §5: the dice are read: numbers, energy, hearts, claws

    def resolve(self) -> None:
        seat = self.active
        points: i64 = 0
        for face in range(3):
            n = count_of(self.dice, face)
            if n >= 3:
                points += face + 1 + n - 3
        if count_of(self.dice, ONE) >= 3:
            self.marks |= TRIPLE_ONE
        self.score(seat, points, "dice")
        if self.powers[seat] != 0:
            points += self.card_points(seat)
        if points > 0 and self.check_victory():
            return
        self.gain_energy(seat, count_of(self.dice, ENERGY), "dice")
        self.later(DO_CLAWS)
        hearts = count_of(self.dice, HEART)
        if hearts > 0:
            self.later(DO_HEARTS, hearts)

    def card_points(self, seat: i64) -> i64:
        points: i64 = 0
        dice = self.dice
        # Gourmet: 2 more for a triple of 1.
        if self.marks & TRIPLE_ONE:
            gourmet = 2 * self.copies(seat, GOURMET)
            self.score(seat, gourmet, IDS[GOURMET])
            points += gourmet
        if count_of(dice, ONE) and count_of(dice, TWO) and count_of(dice, THREE):
            # Omnivore: 2 for 1, 2, 3.
            omnivore = 2 * self.copies(seat, OMNIVORE)
            self.score(seat, omnivore, IDS[OMNIVORE])
            points += omnivore
            # Complete Destruction: 9 for all six faces.
            if count_of(dice, HEART) and count_of(dice, ENERGY) and count_of(dice, CLAW):
                destruction = 9 * self.copies(seat, COMPLETE_DESTRUCTION)
                self.score(seat, destruction, IDS[COMPLETE_DESTRUCTION])
                points += destruction
        return points

    # §5.3: hearts, one by one as long as they can do something else than heal their owner

    def hearts(self, detail: i64) -> None:
        seat = self.active
        left = detail % HEALED
        if left > 0 and self.other_uses(seat):
            self.later(DO_HEARTS, detail)
            self.ask(USE_HEART, seat)
            return
        if left > 0 and not self.in_tokyo(seat) and self.restore(seat, left, "dice") > 0:
            detail |= HEALED
        if self.has(seat, REGENERATION):
            self.regenerate(seat, detail - left)

    def other_uses(self, seat: i64) -> bool:
        """Whether a cure or a ray is possible."""
        if not self.in_tokyo(seat) and (self.poison[seat] > 0 or self.shrink[seat] > 0):
            return True
        return self.has(seat, HEALING_RAY) and self.hurt_among(self.alive & ~bit(seat)) != 0

    def hurt_among(self, seats: i64) -> i64:
        """Those below their maximum."""
        found: i64 = 0
        for seat in range(self.seats):
            if seats >> seat & 1 and self.life[seat] < self.max_life(seat):
                found |= bit(seat)
        return found

    def heart_moves(self) -> list[int]:
        seat = self.active
        found: list[int] = []
        outside = not self.in_tokyo(seat)
        if outside and self.life[seat] < self.max_life(seat):
            found.append(HEAL_SELF)
        else:
            found.append(WASTE)
        if outside and self.poison[seat] > 0:
            found.append(CURE_POISON)
        if outside and self.shrink[seat] > 0:
            found.append(CURE_SHRINK)
        if self.has(seat, HEALING_RAY):
            self.add_rays(found, self.alive & ~bit(seat))
        return found

    def add_rays(self, found: list[int], seats: i64) -> None:
        targets = self.hurt_among(seats)
        for seat in range(self.seats):
            if targets >> seat & 1:
                found.append(RAY + int(seat))

    def used_heart(self, action: i64) -> None:
        seat = self.active
        detail: i64 = self.todo.pop() // TASK - 1
        if action == HEAL_SELF:
            self.restore(seat, 1, "dice")
            detail |= HEALED
        elif action == CURE_POISON:
            self.poison[seat] -= 1
            if self.events is not None:
                self.tell("cured", {"seat": int(seat), "counters": self.poison[seat], "why": "poison"})
        elif action == CURE_SHRINK:
            self.shrink[seat] -= 1
            if self.events is not None:
                self.tell("cured", {"seat": int(seat), "counters": self.shrink[seat], "why": "shrink"})
        elif action >= RAY:
            detail = self.ray(action - RAY, detail)
        self.later(DO_HEARTS, detail)

    def ray(self, target: i64, detail: i64) -> i64:
        """Healing Ray: a heart heals another monster, which pays 2 energy or what it has. The detail after it."""
        seat = self.active
        self.restore(target, 1, IDS[HEALING_RAY])
        income: i64 = min(RAY_PRICE, self.energy[target])
        if income > 0:
            self.pay(target, income, IDS[HEALING_RAY])
            if detail & INCOME:
                # Friend of Children counts the income of all hearts as one.
                self.energy[seat] += int(income)
                if self.events is not None:
                    self.tell("energy", {"seat": int(seat), "energy": int(income), "why": IDS[HEALING_RAY]})
            else:
                self.gain_energy(seat, income, IDS[HEALING_RAY])
                detail |= INCOME
        return detail | RAYED * bit(target)

    def regenerate(self, seat: i64, detail: i64) -> None:
        """Regeneration: 1 life more; if all hearts went to others, one of those may have it."""
        if detail & HEALED:
            self.restore(seat, self.copies(seat, REGENERATION), IDS[REGENERATION])
        elif detail >= RAYED:
            self.share(detail + BONUS * self.copies(seat, REGENERATION))

    def share(self, detail: i64) -> None:
        if detail // BONUS % 4 > 0 and self.hurt_among(detail // RAYED) != 0:
            self.later(DO_HEARTS, detail - BONUS)
            self.ask(SHARE_HEART, self.active)

    def share_moves(self) -> list[int]:
        found = [PASS]
        self.add_rays(found, self.todo[-1] // TASK // RAYED)
        return found

    def shared(self, action: i64) -> None:
        detail: i64 = self.todo.pop() // TASK
        if action != PASS:
            detail = self.ray(action - RAY, detail)
        self.share(detail)

    # §6: claws

    def claws(self) -> None:
        seat = self.active
        claws = count_of(self.dice, CLAW)
        self.later(DO_SHOP)
        self.marks |= CLAWED
        more: i64 = 0
        if self.powers[seat] != 0:
            more = self.more_damage(seat)
            if claws > 0 and self.has(seat, ALPHA_MONSTER):
                # Alpha Monster: a point for attacking.
                self.score(seat, self.copies(seat, ALPHA_MONSTER), IDS[ALPHA_MONSTER])
                if self.check_victory():
                    return
        if claws == 0:
            if more > 0:
                self.splash(seat, more)
        elif self.city == NONE:
            # §6.2: an empty City is taken without any damage. (Who stands in Bay has moved up already.)
            self.enter(seat)
            self.check_victory()
        else:
            self.attack(seat, claws + more)

    def more_damage(self, seat: i64) -> i64:
        """What works without claws too."""
        # Acid Attack: 1 more, once a turn.
        acid = self.copies(seat, ACID_ATTACK)
        if acid > 0:
            if self.owner(ACID_ATTACK) == seat:
                self.marks |= ACID
            if self.copies_by_mimic(seat, ACID_ATTACK):
                self.marks |= ACID << 1
        # Poison Quills: 2 more with a triple of 2.
        quills = self.copies(seat, POISON_QUILLS) if count_of(self.dice, TWO) >= 3 else 0
        return acid + 2 * quills

    def attack(self, seat: i64, amount: i64) -> None:
        """§6.3, §6.4: who is hit, and how hard."""
        inside = self.in_tokyo(seat)
        targets = self.others_place(seat)
        if self.powers[seat] != 0:
            # Spiked Tail: 1 more. Burrowing: 1 more from Tokyo. Nova Breath: all others are hit.
            amount += self.copies(seat, SPIKED_TAIL) + self.from_tokyo(seat)
            if inside:
                amount += self.copies(seat, BURROWING)
            if self.has(seat, NOVA_BREATH):
                targets = self.alive & ~bit(seat)
        self.assault = STORMING
        self.may_yield = targets & self.in_town() & ~bit(seat)
        self.left_city = NONE
        self.left_bay = NONE
        self.later(DO_ENTRY)
        self.later(DO_YIELDS)
        self.deal(seat, BY_ATTACK, amount, targets)
        self.hurt()
        if self.cards[JETS] != 0:
            self.later(DO_JETS)

    def jets(self) -> None:
        """Jets: who yields before the damage takes none. City is asked before Bay."""
        for seat in (self.city, self.bay):
            if seat != NONE and self.may_yield >> seat & 1 and self.has(seat, JETS):
                self.may_yield &= ~bit(seat)
                self.later(DO_JETS)
                self.ask(FLY_OFF, seat)
                return

    def yields(self) -> None:
        """§6.7: everybody attacked in Tokyo may yield, City before Bay."""
        for seat in (self.city, self.bay):
            if seat != NONE and self.may_yield >> seat & 1:
                self.may_yield &= ~bit(seat)
                self.later(DO_YIELDS)
                self.ask(LEAVE, seat)
                return
        self.may_yield = 0
        if self.cards[BURROWING] != 0:
            self.assault = DIGGING
            self.later(DO_BURROWING)

    def answered(self, yields: bool, seat: i64) -> None:
        if not yields:
            if self.events is not None:
                self.tell("stayed", {"seat": int(seat)})
            return
        if self.events is not None:
            self.tell("yielded", {"seat": int(seat)})
        if self.city == seat:
            self.left_city = seat
        else:
            self.left_bay = seat
        self.leave_tokyo(seat)
        self.packets = [packet for packet in self.packets if packet % KIND != seat]
        self.settle_tokyo()

    def burrow(self, asked: i64) -> None:
        """Burrowing: the attacker that is about to take a place suffers 1 from each owner that has yielded."""
        for n in range(asked, 2):
            seat = self.left_city if n == 0 else self.left_bay
            if seat != NONE and self.has(seat, BURROWING) and self.may_enter():
                self.later(DO_BURROWING, n + 1)
                self.deal(seat, BY_CARD, self.copies(seat, BURROWING), bit(self.active))
                self.hurt()
                return

    def may_enter(self) -> bool:
        """Whether the attacker is outside and a place is free for it."""
        return self.about_to_enter() and (self.city == NONE or (self.bay == NONE and self.bay_open()))

    def entry(self) -> None:
        """§6.9: the attacker takes a free place, City before Bay."""
        enters = self.may_enter()
        self.assault = 0
        self.left_city = NONE
        self.left_bay = NONE
        if enters:
            self.enter(self.active)
        self.settle_tokyo()
        if enters:
            self.check_victory()

    # §7.4: Wings and Rapid Healing against a packet

    def brace_moves(self, seat: i64) -> list[int]:
        found = [TAKE]
        if self.can_fly(seat):
            found.append(FLY)
        if self.packets[-1] // AMOUNT >= self.life[seat] and self.can_heal(seat):
            found.append(RAPID_HEAL)
        return found

    def braced(self, action: i64, seat: i64) -> None:
        if action == TAKE:
            self.suffer()
        elif action == FLY:
            self.fly(seat)
        else:
            self.heal_rapidly(seat)

    # §10: the buy step

    def shopped(self, action: i64) -> None:
        if action == DONE:
            self.evening()
        elif action == SWEEP:
            self.sweep()
        elif action == RAPID_HEAL:
            self.later(DO_SHOP)
            self.heal_rapidly(self.active)
        elif action == BUY_TOP:
            self.buy_top()
        elif action < TAKE_OVER:
            self.buy(action - BUY)
        else:
            self.take_over(action - TAKE_OVER)

    # §11: the end of the turn

    def evening(self) -> None:
        self.later(DO_NEXT)
        if self.powers[self.active] != 0:
            self.later(DO_FREEZE)
            self.later(DO_POISON)
            self.later(DO_DUSK)
            self.later(DO_SELL)
        elif self.poison[self.active] > 0:
            self.later(DO_POISON)

    def sell(self) -> None:
        """Metamorph: discard own cards for the energy paid for them."""
        if self.has(self.active, METAMORPH):
            self.ask(SELL_CARDS, self.active)

    def sold(self, action: i64) -> None:
        if action == DONE:
            return
        card = action - SELL
        refund = self.paid(card)
        self.later(DO_SELL)
        self.later(DO_BOUGHT)
        self.energy[self.active] += int(refund)
        if self.events is not None:
            self.tell("sold", {"seat": int(self.active), "card": IDS[kind_of(card)], "energy": int(refund)})
        self.drop(card)

    def dusk(self) -> None:
        seat = self.active
        # Rooting for the Underdog: a point for having fewer than everybody else.
        if self.has(seat, ROOTING_FOR_THE_UNDERDOG) and self.is_last(seat):
            self.score(seat, self.copies(seat, ROOTING_FOR_THE_UNDERDOG), IDS[ROOTING_FOR_THE_UNDERDOG])
            if self.check_victory():
                return
        # Energy Hoarder: a point for each 6 energy.
        if self.has(seat, ENERGY_HOARDER):
            self.score(seat, self.copies(seat, ENERGY_HOARDER) * (self.energy[seat] // 6), IDS[ENERGY_HOARDER])
            if self.check_victory():
                return
        # Herbivore: a point for having hurt nobody else.
        if self.has(seat, HERBIVORE) and self.marks & DAMAGED == 0:
            self.score(seat, self.copies(seat, HERBIVORE), IDS[HERBIVORE])
            if self.check_victory():
                return
        # Solar Powered: an energy if there is none.
        if self.has(seat, SOLAR_POWERED) and self.energy[seat] == 0:
            self.gain_energy(seat, self.copies(seat, SOLAR_POWERED), IDS[SOLAR_POWERED])

    def is_last(self, seat: i64) -> bool:
        for other in range(self.seats):
            if other != seat and self.is_alive(other) and self.points[other] <= self.points[seat]:
                return False
        return True

    def poisoned(self) -> None:
        """Poison counters: 1 damage each."""
        if self.poison[self.active] > 0:
            self.source = NONE
            self.pack(self.active, BY_TOKEN, self.poison[self.active])
            self.hurt()

    def freeze_time(self) -> None:
        """Freeze Time: after a triple of 1 another turn with a die less."""
        if self.marks & TRIPLE_ONE and self.has(self.active, FREEZE_TIME):
            self.ask(FREEZE, self.active)

    def next_turn(self) -> None:
        """§3.6: Freeze Time, then Frenzy turns, own ones first, then the next seat."""
        if self.house.late and self.check_victory(True):
            return
        self.wings = 0
        self.assault = 0
        self.may_yield = 0
        self.left_city = NONE
        self.left_bay = NONE
        self.offer = 0
        self.penalty = self.freeze
        self.freeze = 0
        if self.extra:
            self.extra = [seat for seat in self.extra if self.is_alive(seat)]
        if self.penalty > 0:
            pass
        elif self.extra:
            self.active = self.active if int(self.active) in self.extra else self.extra[0]
            self.extra.remove(int(self.active))
        else:
            self.active = self.left_of(self.regular)
            self.regular = self.active
        self.later(DO_START)

    # Who is ahead?

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        """The winner, then the living by their points; the eliminated share a place. All dead: all last (§1.3)."""
        if self.phase == END and self.winner == NONE:
            return [int(self.seats)] * int(self.seats)
        keys: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            keys.append((int(self.winner == seat), int(self.is_alive(seat)), self.points[seat]))
        return rank(keys)

    # What a seat cannot know: the deck, and its top card if others have looked at it

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.top != NONE and (seat < 0 or self.top_known >> seat & 1 == 0):
            self.deck[self.top] += 1
            self.top = self.any_card(rng)
            self.deck[self.top] -= 1


def faces(dice: i64) -> list[str]:
    return [FACE_NAMES[face] for face in FACES_OF[dice]]


def start(seats: int, options: dict[str, Any]) -> KingOfTokyoState:
    house = House(options)
    nothing = [0] * seats
    return KingOfTokyoState(
        seats,
        house,
        CHOOSE_FIRST,
        CHANCE,
        0,
        0,
        0,
        0,
        NO_DICE,
        0,
        0,
        0,
        NONE,
        NONE,
        (1 << seats) - 1,
        0,
        0,
        0,
        NONE,
        NONE,
        NONE,
        NONE,
        NONE,
        0,
        0,
        NONE,
        [LIFE] * seats,
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        nothing[:],
        [0] * IN_PLAY,
        [NONE] * SLOTS,
        house.deck.copies[:],
        [0] * KINDS,
        [],
        [],
        [DO_START, DO_REFILL],
    )
