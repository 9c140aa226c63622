"""§10: buying cards, and what happens when a monster gets one."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import CHANCE
from spieltisch.games.king_of_tokyo.actions import (
    AIM,
    BUY,
    BUY_TOP,
    DEPOSIT,
    DONE,
    MOST_DEPOSIT,
    PASS,
    RAPID_HEAL,
    SWEEP,
    TAKE_OVER,
)
from spieltisch.games.king_of_tokyo.cards import (
    ACID_ATTACK,
    ALIEN_METABOLISM,
    APARTMENT_BUILDING,
    COMMUTER_TRAIN,
    CORNER_STORE,
    DEDICATED_NEWS_TEAM,
    DROP_FROM_HIGH_ALTITUDE,
    ENERGIZE,
    EVACUATION_ORDERS,
    EVEN_BIGGER,
    FIRE_BLAST,
    FRENZY,
    GAS_REFINERY,
    HEAL,
    HIGH_ALTITUDE_BOMBING,
    IDS,
    IN_PLAY,
    JET_FIGHTERS,
    KEEPS,
    KINDS,
    MADE_IN_A_LAB,
    MIMIC,
    MONSTER_BATTERIES,
    NATIONAL_GUARD,
    NUCLEAR_POWER_PLANT,
    OPPORTUNIST,
    PARASITIC_TENTACLES,
    SKYSCRAPER,
    SMOKE_CLOUD,
    SMOKES,
    TANKS,
    VAST_STORM,
)
from spieltisch.games.king_of_tokyo.damage import BY_CARD, Damage
from spieltisch.games.king_of_tokyo.monsters import (
    ACID,
    AIM_FIRST,
    CHARGE,
    CLAWED,
    DO_ACID,
    DO_AIM,
    DO_BOUGHT,
    DO_CHARGE,
    DO_LOSS,
    DO_REFILL,
    DO_SHOP,
    DO_WINDOW,
    DRAW,
    NONE,
    PAID,
    PEEK,
    SHOP,
    SLOTS,
    SNATCH,
    TASK,
    kind_of,
    laid_out,
    replaced,
)

SWEEP_PRICE: Final = 2


class Market(Damage):
    # The deck and the three cards face up

    def deck_size(self) -> i64:
        return len(self.deck) + (1 if self.top != NONE else 0)

    def can_draw(self) -> bool:
        """Whether the deck can give a card; an empty one takes the discard pile in (§10.4)."""
        if self.deck:
            return True
        if sum(self.discard) == 0:
            return False
        self.deck = laid_out(self.discard)
        self.discard = [0] * KINDS
        if self.events is not None:
            self.tell("reshuffled", {})
        return True

    def refill(self) -> None:
        """Every empty slot takes the next card of the deck."""
        for slot in range(SLOTS):
            if self.market[slot] == NONE:
                if self.top != NONE:
                    kind = self.top
                    self.top = NONE
                    self.top_known = 0
                    self.reveal(kind)
                elif self.can_draw():
                    self.later(DO_REFILL)
                    self.ask(DRAW, CHANCE)
                    return

    def drawn(self, kind: i64, for_market: bool) -> None:
        """Chance has decided the next card."""
        self.deck = self.deck[:]
        self.deck.remove(int(kind))
        if for_market:
            self.reveal(kind)
        else:
            self.top = kind
            self.see_top()

    def reveal(self, kind: i64) -> None:
        slot = self.market.index(NONE)
        self.market = replaced(self.market, slot, kind)
        self.offer |= bit(slot)
        if self.events is not None:
            self.tell("revealed", {"card": IDS[kind], "slot": slot})

    # §10.1: the buy step of the active player

    def shop(self) -> None:
        self.offer = 0
        if self.has(self.active, MADE_IN_A_LAB) and not self.look_at_top():
            return
        self.ask(SHOP, self.active)

    def look_at_top(self) -> bool:
        """Made in a Lab: its owner sees the top card and may buy it. False if chance must decide it first."""
        if self.top != NONE:
            if self.top_known >> self.active & 1 == 0:
                self.see_top()
        elif self.can_draw():
            self.later(DO_SHOP)
            self.ask(PEEK, CHANCE)
            return False
        return True

    def see_top(self) -> None:
        self.top_known |= bit(self.active)
        if self.events is not None:
            self.tell("peeked", {"seat": int(self.active)}, {"card": IDS[self.top]}, [int(self.active)])

    def price(self, seat: i64, kind: i64) -> i64:
        """Alien Metabolism: every card costs 1 less."""
        cost: i64 = self.house.deck.cost[kind]
        return max(0, cost - self.copies(seat, ALIEN_METABOLISM))

    def affords(self, seat: i64, kind: i64) -> bool:
        return self.price(seat, kind) <= self.energy[seat]

    def shop_moves(self) -> list[int]:
        seat = self.active
        found = [DONE]
        for slot in range(SLOTS):
            self.add_buy(found, seat, slot)
        if self.energy[seat] >= SWEEP_PRICE:
            found.append(SWEEP)
        if self.top != NONE and self.has(seat, MADE_IN_A_LAB) and self.affords(seat, self.top):
            found.append(BUY_TOP)
        if self.has(seat, PARASITIC_TENTACLES):
            for card in range(IN_PLAY):
                if self.owner(card) != NONE and self.owner(card) != seat and self.affords(seat, kind_of(card)):
                    found.append(TAKE_OVER + int(card))
        if self.can_heal(seat):
            found.append(RAPID_HEAL)
        return found

    def add_buy(self, found: list[int], seat: i64, slot: i64) -> None:
        kind: i64 = self.market[slot]
        if kind != NONE and self.affords(seat, kind) and BUY + int(kind) not in found:
            found.append(BUY + int(kind))

    def sweep(self) -> None:
        """§10.3: 2 energy for three new cards."""
        self.pay(self.active, SWEEP_PRICE, "sweep")
        for slot in range(SLOTS):
            if self.market[slot] != NONE:
                self.throw_away(self.market[slot])
                self.market = replaced(self.market, slot, NONE)
        if self.events is not None:
            self.tell("swept", {"seat": int(self.active)})
        self.offer = 0
        self.later(DO_SHOP)
        self.later(DO_WINDOW)
        self.later(DO_REFILL)

    def buy(self, kind: i64) -> None:
        """§10.2: a card that lies face up."""
        self.offer = 0
        self.later(DO_SHOP)
        self.buy_slot(self.active, self.slot_of(kind, False))

    def slot_of(self, kind: i64, new: bool) -> i64:
        """Where a kind lies face up; of two equal cards one that is on offer, if it must be new."""
        slot: i64 = 0
        while self.market[slot] != kind or (new and self.offer >> slot & 1 == 0):
            slot += 1
        return slot

    def buy_slot(self, seat: i64, slot: i64) -> None:
        kind: i64 = self.market[slot]
        self.market = replaced(self.market, slot, NONE)
        self.offer &= ~bit(slot)
        self.later(DO_WINDOW)
        self.later(DO_REFILL)
        self.get(seat, kind)

    def buy_top(self) -> None:
        kind = self.top
        self.top = NONE
        self.top_known = 0
        self.later(DO_SHOP)
        self.get(self.active, kind)

    def get(self, seat: i64, kind: i64) -> None:
        """Pay, then the effect. Dedicated News Team: 1 point for each card bought."""
        price = self.price(seat, kind)
        self.energy[seat] -= int(price)
        if self.events is not None:
            self.tell("bought", {"seat": int(seat), "card": IDS[kind], "energy": int(price)})
        self.score(seat, self.copies(seat, DEDICATED_NEWS_TEAM), "dedicated_news_team")
        self.later(DO_BOUGHT)
        if kind < KEEPS:
            card = self.put_in_play(seat, kind, price)
            self.got(seat, card, card)
        else:
            self.throw_away(kind)
            self.use(seat, kind)

    def take_over(self, card: i64) -> None:
        """Parasitic Tentacles: a Keep card of another monster, with all that lies on it, for its price."""
        seat = self.active
        seller = self.owner(card)
        kind = kind_of(card)
        price = self.price(seat, kind)
        self.energy[seat] -= int(price)
        if self.events is not None:
            self.tell("took_over", {"seat": int(seat), "from": int(seller), "card": IDS[kind], "energy": int(price)})
        self.gain_energy(seller, price, "parasitic_tentacles")
        self.score(seat, self.copies(seat, DEDICATED_NEWS_TEAM), "dedicated_news_team")
        was_bigger = self.has(seller, EVEN_BIGGER)
        value: i64 = self.cards[card]
        self.cards = replaced(self.cards, card, value - seller + seat + PAID * (price - self.paid(card)))
        copied = self.mimic
        if card == MIMIC:
            self.mimic = NONE
        self.count_powers()
        self.later(DO_SHOP)
        self.later(DO_BOUGHT)
        if was_bigger:
            self.later(DO_LOSS, seller)
        if card == MIMIC:
            self.later(DO_AIM, 1 + copied)
        elif card == EVEN_BIGGER:
            self.grow(seat)
        elif card == ACID_ATTACK:
            self.later(DO_ACID)

    def lose_bigger(self, seller: i64) -> None:
        """The seller's loss comes after the buyer's choice (§12.3)."""
        self.shrink_back(bit(seller))
        self.eliminate()

    def bought(self) -> None:
        self.eliminate()
        self.check_victory()

    # §10.6: Opportunist buys new cards before anybody else

    def window(self, asked: i64) -> None:
        """Ask the next owner, clockwise from the left of the active player; ``asked`` have passed or been skipped."""
        if self.offer == 0:
            return
        for n in range(asked + 1, self.seats):
            seat = (self.active + n) % self.seats
            if self.has(seat, OPPORTUNIST) and len(self.snatch_moves(seat)) > 1:
                self.later(DO_WINDOW, n)
                self.ask(SNATCH, seat)
                return
        self.offer = 0

    def snatch_moves(self, seat: i64) -> list[int]:
        found = [PASS]
        for slot in range(SLOTS):
            if self.offer >> slot & 1:
                self.add_buy(found, seat, slot)
        return found

    def snatch(self, kind: i64) -> None:
        """After a purchase all are asked again about what is new."""
        self.todo.pop()
        self.buy_slot(self.actor, self.slot_of(kind, True))

    # Getting a Keep card

    def got(self, seat: i64, card: i64, kind: i64) -> None:
        """What a card does on being got. ``card`` is Mimic where it copies ``kind``."""
        if kind == MIMIC:
            self.later(DO_AIM)
        elif kind == EVEN_BIGGER:
            self.grow(seat)
        elif kind == SMOKE_CLOUD:
            self.set_stock(card, SMOKES)
        elif kind == MONSTER_BATTERIES:
            self.later(DO_CHARGE, card)
        elif kind == ACID_ATTACK:
            self.later(DO_ACID, 1 if card == MIMIC else 0)

    def acid(self, copy: i64) -> None:
        """Acid Attack got after the claws of the own turn deals its point at once, each card once a turn (§12.2)."""
        seat = self.owner(MIMIC if copy else ACID_ATTACK)
        if seat != self.active or self.marks & CLAWED == 0 or self.marks & (ACID << copy):
            return
        self.marks |= ACID << copy
        self.splash(seat, 1)

    def splash(self, seat: i64, amount: i64) -> None:
        """Damage without claws to all in the other place."""
        targets = self.others_place(seat)
        if targets != 0:
            self.deal(seat, BY_CARD, amount + self.from_tokyo(seat), targets)
            self.hurt()

    def others_place(self, seat: i64) -> i64:
        """§6.3: the living monsters that are not in the same place."""
        return self.alive & ~self.in_town() if self.in_tokyo(seat) else self.in_town()

    # Mimic: a fresh duplicate of a Keep card in play

    def aim_moves(self) -> list[int]:
        """Any Keep card in play but Mimic and the one that it copies already."""
        found: list[int] = []
        for card in range(IN_PLAY):
            if self.cards[card] != 0 and card != MIMIC and card != self.mimic:
                found.append(AIM + int(card))
        return found

    def aim_first(self, copied: i64) -> None:
        """A new owner chooses, if there is anything to copy; ``copied``: 1 + what the Mimic bought used to copy."""
        if not self.aim_moves():
            self.set_stock(MIMIC, 0)
            return
        self.later(DO_AIM, copied)
        self.ask(AIM_FIRST, self.owner(MIMIC))

    def aimed_first(self, card: i64) -> None:
        copied: i64 = self.todo.pop() // TASK - 1
        if card == copied and kind_of(card) in (SMOKE_CLOUD, MONSTER_BATTERIES):
            self.mimic = card
            self.count_powers()
            self.told_aim(card)
        else:
            self.aim(card)

    def aim(self, card: i64) -> None:
        """From now on Mimic copies this card; what lay on the old copy is gone."""
        bigger = self.bigger()
        seat = self.owner(MIMIC)
        self.set_stock(MIMIC, 0)
        self.mimic = card
        self.count_powers()
        self.told_aim(card)
        self.shrink_back(bigger & bit(seat))
        self.got(seat, MIMIC, kind_of(card))

    def told_aim(self, card: i64) -> None:
        if self.events is not None:
            self.tell(
                "aimed",
                {"seat": int(self.owner(MIMIC)), "card": IDS[kind_of(card)], "from": int(self.owner(card))},
            )

    # Monster Batteries: any amount of energy, doubled by the bank; 2 a turn come back

    def charge(self, card: i64) -> None:
        self.later(DO_CHARGE, card)
        self.ask(CHARGE, self.owner(card))

    def charge_moves(self, seat: i64) -> list[int]:
        return [DEPOSIT + amount for amount in range(min(self.energy[seat], MOST_DEPOSIT) + 1)]

    def charged(self, amount: i64) -> None:
        card: i64 = self.todo.pop() // TASK
        seat = self.owner(card)
        self.energy[seat] -= int(amount)
        self.set_stock(card, 2 * amount)
        if self.events is not None:
            self.tell("deposited", {"seat": int(seat), "energy": int(amount)})
        if amount == 0:
            self.drop(card)

    # The Discard cards

    def use(self, seat: i64, kind: i64) -> None:
        if kind == APARTMENT_BUILDING:
            self.score(seat, 3, IDS[kind])
        elif kind == COMMUTER_TRAIN:
            self.score(seat, 2, IDS[kind])
        elif kind == CORNER_STORE:
            self.score(seat, 1, IDS[kind])
        elif kind == SKYSCRAPER:
            self.score(seat, 4, IDS[kind])
        elif kind == DROP_FROM_HIGH_ALTITUDE:
            self.score(seat, 2, IDS[kind])
            self.drop_onto_city(seat)
        elif kind == ENERGIZE:
            self.gain_energy(seat, 9, IDS[kind])
        elif kind == EVACUATION_ORDERS:
            for other in range(self.seats):
                if other != seat and self.is_alive(other):
                    self.score(other, -5, IDS[kind])
        elif kind == FIRE_BLAST:
            self.hurt_others(seat, 2)
        elif kind == FRENZY:
            self.extra = [*self.extra, int(seat)]
        elif kind == GAS_REFINERY:
            self.score(seat, 2, IDS[kind])
            self.hurt_others(seat, 3)
        elif kind == HEAL:
            self.heal(seat, 2, IDS[kind])
        elif kind == HIGH_ALTITUDE_BOMBING:
            self.pack(seat, BY_CARD, 3)  # its own packet is handled last and never grows
            self.hurt_others(seat, 3)
        elif kind == JET_FIGHTERS:
            self.score(seat, 5, IDS[kind])
            self.hurt_self(seat, 4)
        elif kind == NATIONAL_GUARD:
            self.score(seat, 2, IDS[kind])
            self.hurt_self(seat, 2)
        elif kind == NUCLEAR_POWER_PLANT:
            self.score(seat, 2, IDS[kind])
            self.heal(seat, 3, IDS[kind])
        elif kind == TANKS:
            self.score(seat, 4, IDS[kind])
            self.hurt_self(seat, 3)
        elif kind == VAST_STORM:
            self.score(seat, 2, IDS[kind])
            for other in range(self.seats):
                if other != seat and self.energy[other] >= 2:
                    self.pay(other, self.energy[other] // 2, IDS[kind])

    def drop_onto_city(self, seat: i64) -> None:
        """Drop from High Altitude: a buyer outside takes City; who stands there goes out unharmed, in one step."""
        if self.in_tokyo(seat):
            return
        if self.city != NONE:
            self.leave_tokyo(self.city)
        self.enter(seat)
