"""§5 and §6: the dice are read. Numbers, energy, hearts, and the attack."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.games.king_of_tokyo.actions import CURE_POISON, CURE_SHRINK, HEAL_SELF, PASS, RAY, WASTE
from spieltisch.games.king_of_tokyo.cards import (
    ACID_ATTACK,
    ALPHA_MONSTER,
    BURROWING,
    COMPLETE_DESTRUCTION,
    GOURMET,
    HEALING_RAY,
    IDS,
    JETS,
    NOVA_BREATH,
    OMNIVORE,
    POISON_QUILLS,
    REGENERATION,
    SPIKED_TAIL,
)
from spieltisch.games.king_of_tokyo.damage import BY_ATTACK, BY_CARD, KIND
from spieltisch.games.king_of_tokyo.dice import CLAW, ENERGY, HEART, ONE, THREE, TWO, count_of
from spieltisch.games.king_of_tokyo.monsters import (
    ACID,
    CLAWED,
    DIGGING,
    DO_BURROWING,
    DO_CLAWS,
    DO_ENTRY,
    DO_HEARTS,
    DO_JETS,
    DO_SHOP,
    DO_YIELDS,
    FLY_OFF,
    LEAVE,
    NONE,
    SHARE_HEART,
    STORMING,
    TASK,
    TRIPLE_ONE,
    USE_HEART,
    replaced,
)
from spieltisch.games.king_of_tokyo.roll import Rolling

RAY_PRICE: Final = 2

# What hearts have to remember, as the detail of DO_HEARTS: hearts left (4 bits), and
HEALED: Final = 16  # a heart has healed the owner
INCOME: Final = 32  # Healing Ray has brought energy
BONUS: Final = 64  # two bits: points of Regeneration to share out
RAYED: Final = 256  # from here on: who was healed by the ray


class Resolving(Rolling):
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
            self.poison = replaced(self.poison, seat, self.poison[seat] - 1)
            if self.events is not None:
                self.tell("cured", {"seat": int(seat), "counters": self.poison[seat], "why": "poison"})
        elif action == CURE_SHRINK:
            self.shrink = replaced(self.shrink, seat, self.shrink[seat] - 1)
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
        if self.ask_to_yield(self.city, FLY_OFF) or self.ask_to_yield(self.bay, FLY_OFF):
            self.later(DO_JETS)

    def ask_to_yield(self, seat: i64, phase: i64) -> bool:
        """Ask an attacked monster in Tokyo that has not been asked yet."""
        if seat == NONE or self.may_yield >> seat & 1 == 0 or (phase == FLY_OFF and not self.has(seat, JETS)):
            return False
        self.may_yield &= ~bit(seat)
        self.ask(phase, seat)
        return True

    def yields(self) -> None:
        """§6.7: everybody attacked in Tokyo may yield, City before Bay."""
        if self.ask_to_yield(self.city, LEAVE) or self.ask_to_yield(self.bay, LEAVE):
            self.later(DO_YIELDS)
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
