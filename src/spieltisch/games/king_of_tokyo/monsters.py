"""The monsters, their cards and Tokyo: what a position holds, and how life, energy, points and cards come and go.

The rules are split by theme, each building on the one before: monsters, damage, market, rules. What has to happen
later lies as ints on the stack ``todo``; so exactly one decision or one roll is open at any time.
"""

from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit, count
from spieltisch.engine.contract import OVER, State
from spieltisch.games.king_of_tokyo.cards import (
    EATER_OF_THE_DEAD,
    EVEN_BIGGER,
    EXTRA_HEAD,
    FRIEND_OF_CHILDREN,
    IDS,
    IN_PLAY,
    IT_HAS_A_CHILD,
    MIMIC,
    REGENERATION,
    SECOND_HEAD,
    Deck,
    deck_of,
)

NONE: Final = -1
LIFE: Final = 10
BIGGER_LIFE: Final = 12
GOAL: Final = 20
SLOTS: Final = 3
BAY_NEEDS: Final = 5

# What is open now: a roll or a draw of chance ...
WORK: Final = 0  # nothing; seen only while a step runs
CHOOSE_FIRST: Final = 1
DRAW: Final = 2
PEEK: Final = 3
ROLLING: Final = 4
DWELLING: Final = 5
PROBING: Final = 6
HIDING: Final = 7
# ... or a decision, DP1 to DP14 of the table in rules.en.md.
AIM_AGAIN: Final = 8
THROW: Final = 9
PROBE_DICE: Final = 10
CHANGE_DICE: Final = 11
USE_HEART: Final = 12
SHARE_HEART: Final = 13
FLY_OFF: Final = 14
BRACE: Final = 15
LEAVE: Final = 16
SHOP: Final = 17
SNATCH: Final = 18
CHARGE: Final = 19
AIM_FIRST: Final = 20
SELL_CARDS: Final = 21
FREEZE: Final = 22
END: Final = 23

# What is still to be done: the stack holds task + TASK * detail. The first ones belong to the active player's turn
# and fall away when that monster is eliminated.
TASK: Final = 32
DO_ROLL: Final = 0
DO_PROBES: Final = 1
DO_CHANGE: Final = 2
DO_RESOLVE: Final = 3
DO_HEARTS: Final = 4
DO_CLAWS: Final = 5
DO_JETS: Final = 6
DO_YIELDS: Final = 7
DO_BURROWING: Final = 8
DO_ENTRY: Final = 9
DO_SHOP: Final = 10
DO_SELL: Final = 11
DO_DUSK: Final = 12
DO_POISON: Final = 13
DO_FREEZE: Final = 14
OF_THE_TURN: Final = 15  # tasks below
DO_DAMAGE: Final = 15
DO_AFTERMATH: Final = 16
DO_REFILL: Final = 17
DO_WINDOW: Final = 18
DO_BOUGHT: Final = 19
DO_LOSS: Final = 20
DO_AIM: Final = 21
DO_CHARGE: Final = 22
DO_ACID: Final = 23
DO_PROBED: Final = 24
DO_START: Final = 25
DO_NEXT: Final = 26

# Marks of the running turn, bits of ``marks``.
HERD_ONCE: Final = 1  # two bits: how often Herd Culler was used
PROBED: Final = 4  # Psychic Probe was used; the next bit: by Mimic
ACID: Final = 16  # Acid Attack has dealt its point; the next bit: Mimic has
TRIPLE_ONE: Final = 64
DAMAGED: Final = 128  # the active monster has damaged another one
CLAWED: Final = 256  # the claws are resolved

# A card in play: 0 if it is not, otherwise owner + 1, price paid and what lies on it.
PAID: Final = 8
STOCK: Final = 128

# The attack that may bring the active monster into Tokyo: until the yields are decided, and while Burrowing strikes.
STORMING: Final = 1
DIGGING: Final = 2


class House:
    """The options of a game, shared by all its positions (§13)."""

    def __init__(self, options: dict[str, Any]) -> None:
        self.options = options
        self.deck: Deck = deck_of(options["deck"])
        self.late: bool = options["victory_timing"] == "end_of_turn"


def kind_of(card: i64) -> i64:
    """What a card in play is."""
    return EXTRA_HEAD if card == SECOND_HEAD else card


def replaced(items: list[int], at: i64, value: i64) -> list[int]:
    """A new list with one item changed."""
    found = items[:]
    found[at] = int(value)
    return found


def laid_out(counts: list[int]) -> list[int]:
    """A pile as the kinds of its cards, from how many there are of each."""
    return [kind for kind, n in enumerate(counts) for _ in range(n)]


class Monsters(State):
    """A position. Lists run over the seats, except ``cards``, ``market``, ``deck``, ``discard`` and the stacks.

    Copies share the lists that seldom change: from ``poison`` to ``extra`` they are replaced, never changed.
    """

    def __init__(
        self,
        seats: i64,
        house: House,
        phase: i64,
        actor: i64,
        active: i64,
        regular: i64,
        penalty: i64,
        freeze: i64,
        dice: i64,
        rolling: i64,
        rerolls: i64,
        marks: i64,
        city: i64,
        bay: i64,
        alive: i64,
        wings: i64,
        assault: i64,
        may_yield: i64,
        left_city: i64,
        left_bay: i64,
        source: i64,
        mimic: i64,
        top: i64,
        top_known: i64,
        offer: i64,
        winner: i64,
        life: list[int],
        points: list[int],
        energy: list[int],
        poison: list[int],
        shrink: list[int],
        powers: list[int],
        doubles: list[int],
        cards: list[int],
        market: list[int],
        deck: list[int],
        discard: list[int],
        extra: list[int],
        packets: list[int],
        todo: list[int],
    ) -> None:
        self.seats = seats
        self.events = None
        self.house = house
        self.phase: i64 = phase
        self.actor: i64 = actor  # who is asked: a seat, CHANCE or OVER
        self.active: i64 = active  # whose turn it is
        self.regular: i64 = regular  # whose turn was the last that is no extra turn
        self.penalty: i64 = penalty  # dice less in this turn
        self.freeze: i64 = freeze  # the penalty of the Freeze Time turn that follows, or 0
        self.dice: i64 = dice  # the dice on the table
        self.rolling: i64 = rolling  # the dice in the hand, about to be thrown
        self.rerolls: i64 = rerolls
        self.marks: i64 = marks
        self.city: i64 = city  # who stands there
        self.bay: i64 = bay
        self.alive: i64 = alive  # a bit for each seat
        self.wings: i64 = wings  # who has paid for Wings this turn
        self.assault: i64 = assault  # 0, or how far the attack is that may bring the active monster into Tokyo
        self.may_yield: i64 = may_yield  # attacked monsters that have not been asked yet
        self.left_city: i64 = left_city  # who yielded it in this attack
        self.left_bay: i64 = left_bay
        self.source: i64 = source  # who deals the damage being dealt
        self.mimic: i64 = mimic  # the card that Mimic copies
        self.top: i64 = top  # the top card of the deck, once somebody has looked at it
        self.top_known: i64 = top_known  # who has
        self.offer: i64 = offer  # slots with cards that Opportunist may buy
        self.winner: i64 = winner
        self.life = life
        self.points = points
        self.energy = energy
        self.poison = poison
        self.shrink = shrink
        self.powers = powers  # the kinds of cards a monster has, copies by Mimic included: a bit each
        self.doubles = doubles  # those it has more than once
        self.cards = cards
        self.market = market
        self.deck = deck  # its kinds in ascending order: which one comes next is decided when it is drawn
        self.discard = discard  # how many of each kind
        self.extra = extra  # whose Frenzy turns are to come
        self.packets = packets  # damage still to be dealt, the next one last
        self.todo = todo

    def key(self) -> object:
        return (
            (self.phase, self.actor, self.active, self.regular, self.penalty, self.freeze),
            (self.dice, self.rolling, self.rerolls, self.marks),
            (self.city, self.bay, self.alive, self.wings, self.assault, self.may_yield, self.left_city, self.left_bay),
            (self.source, self.mimic, self.top, self.top_known, self.offer, self.winner),
            tuple(self.life),
            tuple(self.points),
            tuple(self.energy),
            tuple(self.poison),
            tuple(self.shrink),
            tuple(self.cards),
            tuple(self.market),
            tuple(self.deck),
            tuple(self.discard),
            tuple(self.packets),
            tuple(self.extra),
            tuple(self.todo),
        )

    # The stack of pending work

    def later(self, task: i64, detail: i64 = 0) -> None:
        self.todo.append(int(task + TASK * detail))

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.actor = seat

    # Seats

    def is_alive(self, seat: i64) -> bool:
        return self.alive >> seat & 1 != 0

    def living(self) -> i64:
        return count(self.alive)

    def left_of(self, seat: i64) -> i64:
        """The next living monster clockwise."""
        seat = (seat + 1) % self.seats
        while self.alive >> seat & 1 == 0:
            seat = (seat + 1) % self.seats
        return seat

    def right_of(self, seat: i64) -> i64:
        seat = (seat + self.seats - 1) % self.seats
        while self.alive >> seat & 1 == 0:
            seat = (seat + self.seats - 1) % self.seats
        return seat

    def in_tokyo(self, seat: i64) -> bool:
        return self.city == seat or self.bay == seat

    def in_town(self) -> i64:
        """Who is in Tokyo, as a set of seats."""
        found: i64 = 0
        if self.city != NONE:
            found |= bit(self.city)
        if self.bay != NONE:
            found |= bit(self.bay)
        return found

    # §12.1: which cards does a monster have? A power nobody has is a bit that is not set.

    def has(self, seat: i64, kind: i64) -> bool:
        powers: i64 = self.powers[seat]
        return powers >> kind & 1 != 0

    def copies(self, seat: i64, kind: i64) -> i64:
        """How many times it has the card, counting the copy by Mimic. Not for Extra Head, see ``heads``."""
        powers: i64 = self.powers[seat]
        if powers >> kind & 1 == 0:
            return 0
        doubles: i64 = self.doubles[seat]
        return 1 + (doubles >> kind & 1)

    def heads(self, seat: i64) -> i64:
        """Extra Head: there are two, and Mimic may copy one."""
        if not self.has(seat, EXTRA_HEAD):
            return 0
        found: i64 = 0
        for card in (EXTRA_HEAD, SECOND_HEAD):
            if self.owner(card) == seat:
                found += 1
            if self.mimic == card and self.owner(MIMIC) == seat:
                found += 1
        return found

    def copies_by_mimic(self, seat: i64, kind: i64) -> bool:
        return self.mimic != NONE and kind_of(self.mimic) == kind and self.owner(MIMIC) == seat

    def owner(self, card: i64) -> i64:
        """Who has this card in front of it, or NONE."""
        value: i64 = self.cards[card]
        return (value & 7) - 1

    def paid(self, card: i64) -> i64:
        value: i64 = self.cards[card]
        return value // PAID & 15

    def stock(self, card: i64) -> i64:
        """The counters or the energy on a card; on Mimic those of the copy."""
        value: i64 = self.cards[card]
        return value // STOCK

    def set_stock(self, card: i64, stock: i64) -> None:
        value: i64 = self.cards[card]
        self.cards = replaced(self.cards, card, value % STOCK + STOCK * stock)

    def count_powers(self) -> None:
        """Cards have come or gone: note again who has what."""
        self.powers = [0] * self.seats
        self.doubles = [0] * self.seats
        for card in range(IN_PLAY):
            if self.cards[card] != 0:
                self.add_power(self.owner(card), kind_of(card))
        if self.mimic != NONE:
            self.add_power(self.owner(MIMIC), kind_of(self.mimic))

    def add_power(self, seat: i64, kind: i64) -> None:
        powers: i64 = self.powers[seat]
        if powers >> kind & 1:
            self.doubles[seat] |= int(bit(kind))
        self.powers[seat] = int(powers | bit(kind))

    def put_in_play(self, seat: i64, kind: i64, paid: i64) -> i64:
        """A Keep card in front of a monster; its number in play."""
        card = SECOND_HEAD if kind == EXTRA_HEAD and self.cards[EXTRA_HEAD] != 0 else kind
        self.cards = replaced(self.cards, card, seat + 1 + PAID * paid)
        self.count_powers()
        return card

    def throw_away(self, kind: i64) -> None:
        """A card goes to the discard pile."""
        self.discard = replaced(self.discard, kind, self.discard[kind] + 1)

    def drop(self, card: i64) -> None:
        """A card leaves play. A Mimic of it is blank from now on; who has lost Even Bigger by it loses 2 life."""
        bigger = self.bigger()
        seat = self.owner(card)
        kind = kind_of(card)
        self.cards = replaced(self.cards, card, 0)
        self.throw_away(kind)
        if self.mimic == card or card == MIMIC:
            self.mimic = NONE
            if card != MIMIC:
                self.set_stock(MIMIC, 0)
        if card == EXTRA_HEAD and self.cards[SECOND_HEAD] != 0:
            self.cards = replaced(replaced(self.cards, EXTRA_HEAD, self.cards[SECOND_HEAD]), SECOND_HEAD, 0)
            if self.mimic == SECOND_HEAD:
                self.mimic = EXTRA_HEAD
        self.count_powers()
        if self.events is not None:
            self.tell("card_gone", {"seat": int(seat), "card": IDS[kind]})
        self.shrink_back(bigger)

    def drop_all(self, seat: i64) -> None:
        for card in range(IN_PLAY):
            while self.owner(card) == seat:
                self.drop(card)

    # Even Bigger: life up to 12, 2 more on getting it; who loses it loses 2 life, and that is no damage

    def bigger(self) -> i64:
        """Who has Even Bigger now, as a set of seats."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.has(seat, EVEN_BIGGER):
                found |= bit(seat)
        return found

    def grow(self, seat: i64) -> None:
        self.life[seat] = min(BIGGER_LIFE, self.life[seat] + 2)
        if self.events is not None:
            self.tell("grown", {"seat": int(seat), "life": self.life[seat]})

    def shrink_back(self, before: i64) -> None:
        """Those who had Even Bigger ``before`` and have it no more."""
        if before == 0:
            return
        lost = before & ~self.bigger()
        for seat in range(self.seats):
            if lost >> seat & 1:
                self.life[seat] = min(LIFE, max(0, self.life[seat] - 2))
                if self.events is not None:
                    self.tell("shrunk_back", {"seat": int(seat), "life": self.life[seat]})

    def max_life(self, seat: i64) -> i64:
        return BIGGER_LIFE if self.has(seat, EVEN_BIGGER) else LIFE

    # Points, energy, life

    def score(self, seat: i64, points: i64, why: str) -> None:
        if points == 0:
            return
        before = self.points[seat]
        self.points[seat] = min(GOAL, max(0, before + int(points)))
        if self.events is not None:
            self.tell("points", {"seat": int(seat), "points": self.points[seat] - before, "why": why})

    def gain_energy(self, seat: i64, energy: i64, why: str) -> None:
        """Energy from the stock or from another monster. Friend of Children: 1 more each time."""
        if energy == 0:
            return
        energy += self.copies(seat, FRIEND_OF_CHILDREN)
        self.energy[seat] += int(energy)
        if self.events is not None:
            self.tell("energy", {"seat": int(seat), "energy": int(energy), "why": why})

    def pay(self, seat: i64, energy: i64, why: str) -> None:
        self.energy[seat] -= int(energy)
        if self.events is not None:
            self.tell("paid", {"seat": int(seat), "energy": int(energy), "why": why})

    def restore(self, seat: i64, life: i64, why: str) -> i64:
        """Life up to the maximum; how much it was."""
        healed = min(life, self.max_life(seat) - self.life[seat])
        if healed > 0:
            self.life[seat] += int(healed)
            if self.events is not None:
                self.tell("healed", {"seat": int(seat), "life": int(healed), "why": why})
        return healed

    def heal(self, seat: i64, life: i64, why: str) -> None:
        """By a card. Regeneration: 1 more each time, if there was anything to heal."""
        if self.restore(seat, life, why) > 0:
            self.restore(seat, self.copies(seat, REGENERATION), "regeneration")

    # §8: Tokyo

    def bay_open(self) -> bool:
        return self.living() >= BAY_NEEDS

    def enter(self, seat: i64) -> None:
        """§8.1: a monster takes City, or Bay if City is taken; 1 point."""
        bay = self.city != NONE
        if bay:
            self.bay = seat
        else:
            self.city = seat
        if self.events is not None:
            self.tell("entered", {"seat": int(seat), "place": "bay" if bay else "city"})
        self.score(seat, 1, "entry")

    def leave_tokyo(self, seat: i64) -> None:
        if self.city == seat:
            self.city = NONE
        elif self.bay == seat:
            self.bay = NONE
        else:
            return
        if self.events is not None:
            self.tell("left", {"seat": int(seat)})

    def settle_tokyo(self) -> None:
        """§8.4, §8.5: who is in Bay moves up into an empty City that no attacker is about to take; Bay may close."""
        if self.bay == NONE:
            return
        if self.city == NONE and not self.about_to_enter():
            self.city = self.bay
            self.bay = NONE
            if self.events is not None:
                self.tell("moved_up", {"seat": int(self.city)})
        elif not self.bay_open():
            seat = self.bay
            if self.events is not None:
                self.tell("bay_closed", {"seat": int(seat)})
            self.leave_tokyo(seat)

    def about_to_enter(self) -> bool:
        return self.assault != 0 and self.is_alive(self.active) and not self.in_tokyo(self.active)

    # §9: elimination

    def eliminate(self) -> None:
        """Everybody at 0 life, together; again if the cards thrown away bring down somebody else (§9.5)."""
        while True:
            fallen: i64 = 0
            for seat in range(self.seats):
                if self.alive >> seat & 1 and self.life[seat] == 0:
                    fallen |= bit(seat)
            if fallen == 0:
                return
            self.fall(fallen)

    def fall(self, fallen: i64) -> None:
        # §9.1: cards that count are those of this moment.
        children: i64 = 0
        eaters: list[int] = []
        for seat in range(self.seats):
            if self.has(seat, IT_HAS_A_CHILD):
                children |= fallen & bit(seat)
            # Eater of the Dead: 3 points for each monster at 0, unless the owner fell too.
            eaters.append(0 if fallen >> seat & 1 else int(3 * self.copies(seat, EATER_OF_THE_DEAD) * count(fallen)))
            if fallen >> seat & 1:
                self.leave_tokyo(seat)
        for n in range(self.seats):
            seat = (self.active + n) % self.seats
            if fallen >> seat & 1:
                if children >> seat & 1:
                    self.revive(seat)
                else:
                    self.remove(seat)
        for n in range(self.seats):
            seat = (self.active + n) % self.seats
            self.score(seat, eaters[seat], "eater_of_the_dead")
        self.settle_tokyo()

    def revive(self, seat: i64) -> None:
        """It Has a Child: all cards and points gone, life 10; energy, counters and paid Wings stay."""
        self.drop_all(seat)
        self.points[seat] = 0
        self.life[seat] = LIFE
        if seat == self.active and self.assault == DIGGING:
            self.assault = 0
        if self.events is not None:
            self.tell("revived", {"seat": int(seat)})

    def remove(self, seat: i64) -> None:
        """§9.3: out of the game."""
        self.alive &= ~bit(seat)
        self.drop_all(seat)
        self.life[seat] = 0
        self.points[seat] = 0
        self.energy[seat] = 0
        self.poison = replaced(self.poison, seat, 0)
        self.shrink = replaced(self.shrink, seat, 0)
        if self.events is not None:
            self.tell("eliminated", {"seat": int(seat)})

    # §1: winning

    def check_victory(self, end_of_turn: bool = False) -> bool:
        """§1.2: after each complete effect. Whether the game is over."""
        living = self.living()
        if living <= 1:
            self.finish(self.left_of(self.active) if living == 1 else NONE)
            return True
        if self.house.late and not end_of_turn and self.is_alive(self.active):
            return False
        for n in range(self.seats):
            seat = (self.active + n) % self.seats
            if self.points[seat] >= GOAL:
                self.finish(seat)
                return True
        return False

    def finish(self, winner: i64) -> None:
        self.winner = winner
        self.todo.clear()
        self.packets.clear()
        self.ask(END, OVER)
        if self.events is not None:
            if winner == NONE:
                self.tell("nobody", {})
            else:
                self.tell("won", {"seat": int(winner)})
