"""The rules of King of Tokyo: the course of a turn, and the contract with everybody who plays it.

§ numbers are those of ``rules.en.md``. The rest lies in roll.py (§4), resolve.py (§5, §6), damage.py (§7), monsters.py
(§1, §8, §9) and market.py (§10).
"""

from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.contract import CHANCE, rank
from spieltisch.engine.rng import Rng
from spieltisch.games.king_of_tokyo.actions import (
    AIM,
    BUY,
    BUY_TOP,
    CARD,
    DEPOSIT,
    DONE,
    FIRST,
    FLY,
    HIDE,
    PASS,
    RAPID_HEAL,
    ROLL,
    SELL,
    STAY,
    SWEEP,
    TAKE,
    TAKE_OVER,
    TAKE_TURN,
    YIELD,
)
from spieltisch.games.king_of_tokyo.cards import (
    BACKGROUND_DWELLER,
    ENERGY_HOARDER,
    FREEZE_TIME,
    HERBIVORE,
    IDS,
    IN_PLAY,
    KINDS,
    METAMORPH,
    MIMIC,
    MONSTER_BATTERIES,
    ROOTING_FOR_THE_UNDERDOG,
    SOLAR_POWERED,
    URBAVORE,
)
from spieltisch.games.king_of_tokyo.damage import AMOUNT, BY_TOKEN, KIND
from spieltisch.games.king_of_tokyo.dice import FACES, NO_DICE, binomial, odds, rolls, throw
from spieltisch.games.king_of_tokyo.monsters import (
    AIM_AGAIN,
    AIM_FIRST,
    BRACE,
    CHANGE_DICE,
    CHARGE,
    CHOOSE_FIRST,
    DAMAGED,
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
    HIDING,
    LEAVE,
    LIFE,
    NONE,
    OF_THE_TURN,
    PEEK,
    PROBE_DICE,
    PROBING,
    ROLLING,
    SELL_CARDS,
    SHARE_HEART,
    SHOP,
    SLOTS,
    SNATCH,
    TASK,
    THROW,
    TRIPLE_ONE,
    USE_HEART,
    WORK,
    House,
    kind_of,
    laid_out,
)
from spieltisch.games.king_of_tokyo.resolve import Resolving

TURN_OR_NOT: Final = [TAKE_TURN, PASS]
YIELD_OR_STAY: Final = [YIELD, STAY]


class KingOfTokyoState(Resolving):
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
            self.poison,
            self.shrink,
            self.powers,
            self.doubles,
            self.cards,
            self.market,
            self.deck,
            self.discard,
            self.extra,
            self.packets[:],
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
            return [CARD + kind for kind in sorted(set(self.deck))]
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
            return CARD + self.deck[rng.below(len(self.deck))]
        if phase == HIDING:
            return HIDE + self.any_hearts(rng)
        if phase == CHOOSE_FIRST:
            return FIRST + rng.below(self.seats)
        return ROLL + throw(self.rolling, rng)

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
            total = len(self.deck)
            return [(CARD + kind, self.deck.count(kind) / total) for kind in sorted(set(self.deck))]
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
            at = self.extra.index(int(self.active)) if int(self.active) in self.extra else 0
            self.active = self.extra[at]
            self.extra = self.extra[:at] + self.extra[at + 1 :]
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
            cards = sorted([*self.deck, int(self.top)])
            self.top = cards.pop(rng.below(len(cards)))
            self.deck = cards


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
        laid_out(house.deck.copies),
        [0] * KINDS,
        [],
        [],
        [DO_START, DO_REFILL],
    )
