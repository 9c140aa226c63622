"""§7: damage. One cause deals one event of one packet for each monster that it hits."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import CHANCE
from spieltisch.games.king_of_tokyo.cards import (
    ARMOR_PLATING,
    CAMOUFLAGE,
    FIRE_BREATHING,
    POISON_SPIT,
    RAPID_HEALING,
    SHRINK_RAY,
    URBAVORE,
    WERE_ONLY_MAKING_IT_STRONGER,
    WINGS,
)
from spieltisch.games.king_of_tokyo.monsters import (
    BRACE,
    DAMAGED,
    DO_AFTERMATH,
    DO_DAMAGE,
    HIDING,
    NONE,
    Monsters,
    replaced,
)

# A packet: target + KIND * kind + STAGE * stage + AMOUNT * amount
KIND: Final = 8
STAGE: Final = 32
AMOUNT: Final = 256
BY_CARD: Final = 0
BY_ATTACK: Final = 1
BY_TOKEN: Final = 2
FRESH: Final = 0  # stage 0: not looked at yet; otherwise 1 + rolls of Camouflage still to come
MOST_DAMAGE: Final = 60  # more points than any monster has lives: nobody counts further
HEAL_PRICE: Final = 2  # of Rapid Healing and of Wings


def more_counters(counters: list[int], target: i64, more: i64) -> list[int]:
    return replaced(counters, target, min(MOST_DAMAGE, counters[target] + more))


class Damage(Monsters):
    # §7.2: dealing

    def deal(self, source: i64, kind: i64, amount: i64, targets: i64) -> None:
        """An event: ``amount`` for each of the targets, Fire Breathing for the neighbours on top.

        Fire Breathing: whenever its owner deals damage, the next living monsters on both sides take 1 more; a
        neighbour that is no target takes a packet of its own.
        """
        self.source = source
        fire = self.copies(source, FIRE_BREATHING)
        neighbours: i64 = bit(self.left_of(source)) | bit(self.right_of(source)) if fire > 0 else 0
        # Clockwise from the left of the source; the packet to be handled first lies on top.
        for n in range(self.seats):
            seat = (source + self.seats - n) % self.seats
            if targets >> seat & 1:
                more = fire if neighbours >> seat & 1 and seat != source else 0
                self.pack(seat, kind, amount + more)
            elif neighbours >> seat & 1 and seat != source:
                self.pack(seat, BY_CARD, fire)

    def pack(self, seat: i64, kind: i64, amount: i64) -> None:
        self.packets.append(int(seat + KIND * kind + AMOUNT * min(amount, MOST_DAMAGE)))

    def hurt(self) -> None:
        """The packets lie ready: deal them, then see who has fallen."""
        self.later(DO_AFTERMATH)
        self.later(DO_DAMAGE)

    def hurt_others(self, seat: i64, amount: i64) -> None:
        """A bought card hits every other monster."""
        self.deal(seat, BY_CARD, amount + self.from_tokyo(seat), self.alive & ~bit(seat))
        self.hurt()

    def from_tokyo(self, seat: i64) -> i64:
        """Urbavore: any damage dealt from Tokyo is 1 larger for each target."""
        return self.copies(seat, URBAVORE) if self.in_tokyo(seat) else 0

    def hurt_self(self, seat: i64, amount: i64) -> None:
        self.source = NONE
        self.pack(seat, BY_CARD, amount)
        self.hurt()

    # §7.3: the way of one packet

    def damage(self) -> None:
        """Handle packets until a roll or a decision is needed."""
        while self.packets:
            packet: i64 = self.packets[-1]
            target = packet % KIND
            amount = packet // AMOUNT
            stage = packet // STAGE & 7
            if stage == FRESH:
                if self.wings >> target & 1 or self.bounces(target, amount):
                    self.prevented(target)
                    continue
                stage = 1 + self.copies(target, CAMOUFLAGE)
                self.packets[-1] = int(packet + STAGE * stage)
            if amount > 0 and stage > 1:
                self.ask(HIDING, CHANCE)
                self.later(DO_DAMAGE)
                return
            if amount == 0 or self.bounces(target, amount):
                self.prevented(target)
            elif self.can_fly(target) or (amount >= self.life[target] and self.can_heal(target)):
                self.ask(BRACE, target)
                self.later(DO_DAMAGE)
                return
            else:
                self.suffer()

    def bounces(self, target: i64, amount: i64) -> bool:
        """Armor Plating: damage of exactly 1 is ignored."""
        return amount == 1 and self.has(target, ARMOR_PLATING)

    def prevented(self, target: i64) -> None:
        self.packets.pop()
        if self.events is not None:
            self.tell("unharmed", {"seat": int(target)})

    def hidden(self, hearts: i64) -> None:
        """Camouflage: a die for each point, each heart cancels one; once for each copy."""
        packet: i64 = self.packets[-1]
        if self.events is not None:
            self.tell("camouflage", {"seat": int(packet % KIND), "dice": int(packet // AMOUNT), "hearts": int(hearts)})
        self.packets[-1] = int(packet - AMOUNT * hearts - STAGE)

    def can_fly(self, seat: i64) -> bool:
        """Wings: 2 energy, and no damage at all for the rest of the turn."""
        return self.has(seat, WINGS) and self.energy[seat] >= HEAL_PRICE

    def can_heal(self, seat: i64) -> bool:
        """Rapid Healing: 2 energy for 1 life, any number of times."""
        return (
            self.has(seat, RAPID_HEALING) and self.energy[seat] >= HEAL_PRICE and self.life[seat] < self.max_life(seat)
        )

    def heal_rapidly(self, seat: i64) -> None:
        self.pay(seat, HEAL_PRICE, "rapid_healing")
        self.heal(seat, 1, "rapid_healing")

    def fly(self, seat: i64) -> None:
        self.pay(seat, HEAL_PRICE, "wings")
        self.wings |= bit(seat)
        self.prevented(seat)

    def suffer(self) -> None:
        """§7.5: every point costs a life; what follows from being hurt."""
        packet: i64 = self.packets.pop()
        target = packet % KIND
        source = self.source
        lost: i64 = min(packet // AMOUNT, self.life[target])
        self.life[target] -= int(lost)
        if self.events is not None:
            by = None if source == NONE else int(source)
            self.tell("hurt", {"seat": int(target), "life": int(lost), "by": by})
        if source != NONE and source != target and source == self.active:
            self.marks |= DAMAGED
        if self.life[target] == 0:
            return
        if lost >= 2 and self.has(target, WERE_ONLY_MAKING_IT_STRONGER):
            self.gain_energy(target, self.copies(target, WERE_ONLY_MAKING_IT_STRONGER), "were_only_making_it_stronger")
        if packet // KIND & 3 == BY_ATTACK:
            # Poison Spit and Shrink Ray: a counter for each monster that an attack has hurt.
            poison = self.copies(source, POISON_SPIT)
            if poison > 0:
                self.poison = more_counters(self.poison, target, poison)
                if self.events is not None:
                    self.tell("poisoned", {"seat": int(target), "counters": self.poison[target]})
            shrink = self.copies(source, SHRINK_RAY)
            if shrink > 0:
                self.shrink = more_counters(self.shrink, target, shrink)
                if self.events is not None:
                    self.tell("shrunk", {"seat": int(target), "counters": self.shrink[target]})

    def aftermath(self) -> None:
        """All packets of the event are dealt: who has fallen, and has anybody won?"""
        self.source = NONE
        self.eliminate()
        self.check_victory()
