"""§10: buying cards, and what happens when a monster gets one."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.fields import ACTOR, NONE
from spieltisch.engine.phase import Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.attack import splash
from spieltisch.games.king_of_tokyo.discard import use
from spieltisch.games.king_of_tokyo.elimination import eliminate
from spieltisch.games.king_of_tokyo.evening import evening
from spieltisch.games.king_of_tokyo.monsters import (
    drop,
    gain_energy,
    grow,
    heal_rapidly,
    note_powers,
    pay,
    put_in_play,
    score,
    shrink_back,
    stock_at,
)
from spieltisch.games.king_of_tokyo.rolling import active_decides
from spieltisch.games.king_of_tokyo.state import (
    KingState,
    card_of_pile,
    kind_of,
    kinds_in,
    lay_on,
    pile_size,
    set_paid,
    take_from,
    unless_upon,
)

SWEEP_PRICE: Final = 2
ONLY_DONE: Final = vec[i64]([s.DONE])
# What comes after a purchase is complete: its card came from the display, from the deck, or from another monster.
PURCHASES: Final = [
    [s.DO_SHOP, s.DO_WINDOW, s.DO_REFILL, s.DO_BOUGHT],
    [s.DO_SHOP, s.DO_BOUGHT],
    [s.DO_SHOP, s.DO_BOUGHT, s.DO_LOSS],
]

# The deck and the three cards face up


def can_draw(state: KingState) -> bool:
    """Whether the deck can give a card; an empty one takes the discard pile in (§10.4)."""
    at = state.at
    if pile_size(at, s.DECK) > 0:
        return True
    if pile_size(at, s.DISCARD) == 0:
        return False
    for half in range(2):
        at[s.DECK + half] = at[s.DISCARD + half]
        at[s.DISCARD + half] = 0
    if state.events is not None:
        state.tell("reshuffled", {})
    return True


def refill(state: KingState) -> None:
    """Every empty slot takes the next card of the deck."""
    at = state.at
    for slot in range(s.SLOTS):
        if at[s.MARKET + slot] == NONE:
            if at[s.TOP] != NONE:
                reveal(state, take_top(state))
            elif can_draw(state):
                state.ask(s.DRAW, CHANCE)
                return


def reveal(state: KingState, kind: i64) -> None:
    at = state.at
    slot = slot_of(state, NONE, False)
    at[s.MARKET + slot] = kind
    at[s.OFFER] |= bit(slot)
    if state.events is not None:
        state.tell("revealed", {"card": c.IDS[kind], "slot": int(slot)})


def take_top(state: KingState) -> i64:
    kind = state.at[s.TOP]
    state.at[s.TOP] = NONE
    state.at[s.TOP_KNOWN] = 0
    return kind


class Drawing(Phase[KingState]):
    """Chance decides the next card of the deck."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        kinds = sorted(set(kinds_in(state.at, s.DECK)))
        return vec[i64]([s.CARD + kind for kind in kinds])

    def sample(self, state: KingState, rng: Rng) -> i64:
        return s.CARD + card_of_pile(state.at, s.DECK, rng.below(pile_size(state.at, s.DECK)))

    def odds(self, state: KingState) -> list[tuple[int, float]]:
        kinds = kinds_in(state.at, s.DECK)
        return [(s.CARD + kind, kinds.count(kind) / len(kinds)) for kind in sorted(set(kinds))]

    def needs(self, state: KingState) -> str:
        if pile_size(state.at, s.DECK) == 0 or state.at[s.TOP] != NONE:
            return "no card is drawn from an empty deck, nor while its top is known"
        return ""


@final
class Draw(Drawing):
    """§10.2: a new card for an empty slot."""

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        take_from(state.at, s.DECK, action - s.CARD)
        reveal(state, action - s.CARD)
        refill(state)

    def needs(self, state: KingState) -> str:
        at = state.at
        if at[s.MARKET] != NONE and at[s.MARKET + 1] != NONE and at[s.MARKET + 2] != NONE:
            return "three cards lie face up, no fourth one is turned up"
        return Drawing.needs(self, state) or unless_upon(state, [[s.DO_START], [s.DO_SHOP, s.DO_WINDOW]])


@final
class Peek(Drawing):
    """§10.5: the top card of the deck, for the owner of Made in a Lab."""

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        take_from(state.at, s.DECK, action - s.CARD)
        state.at[s.TOP] = action - s.CARD
        see_top(state)
        shop(state)

    def needs(self, state: KingState) -> str:
        if not keep.made_in_a_lab(state, state.at[s.ACTIVE]):
            return "only Made in a Lab looks at the top card"
        return Drawing.needs(self, state) or unless_upon(state, [[]])


# §10.1: the buy step of the active player


def shop(state: KingState) -> None:
    at = state.at
    seat = at[s.ACTIVE]
    at[s.OFFER] = 0
    if keep.made_in_a_lab(state, seat):
        if at[s.TOP] == NONE and can_draw(state):
            state.ask(s.PEEK, CHANCE)
            return
        if at[s.TOP] != NONE and at[s.TOP_KNOWN] >> seat & 1 == 0:
            see_top(state)
    state.ask(s.SHOP, seat)


def see_top(state: KingState) -> None:
    at = state.at
    seat = int(at[s.ACTIVE])
    at[s.TOP_KNOWN] |= bit(seat)
    if state.events is not None:
        state.tell("peeked", {"seat": seat}, {"card": c.IDS[at[s.TOP]]}, [seat])


def price(state: KingState, seat: i64, kind: i64) -> i64:
    return max(0, state.house.deck.cost[kind] - keep.alien_metabolism(state, seat))


def affords(state: KingState, seat: i64, kind: i64) -> bool:
    return kind != NONE and price(state, seat, kind) <= state.at[s.ENERGY + seat]


def add_buys(state: KingState, found: vec[i64], n: i64, seat: i64, slots: i64) -> i64:
    """The cards face up that a monster can pay, after ``n`` other choices; how many choices there are then."""
    at = state.at
    cost = state.house.deck.cost
    budget = at[s.ENERGY + seat] + keep.alien_metabolism(state, seat)
    for slot in range(s.SLOTS):
        kind = at[s.MARKET + slot]
        if slots >> slot & 1 and kind != NONE and cost[kind] <= budget:
            # Two equal cards are one choice.
            if n == 1 or (found[n - 1] != s.BUY + kind and found[1] != s.BUY + kind):
                found[n] = s.BUY + kind
                n += 1
    return n


@final
class Shop(Phase[KingState]):
    """§10.1: buy and sweep in any order, as often as it can be paid."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        at = state.at
        found = state.house.paper
        found[0] = s.DONE
        n = add_buys(state, found, 1, seat, 7)
        if at[s.ENERGY + seat] >= SWEEP_PRICE:
            found[n] = s.SWEEP
            n += 1
        if at[s.POWERS + seat] != 0:
            n = add_card_choices(state, found, n, seat)
        return ONLY_DONE if n == 1 else found[:n]

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action == s.DONE:
            evening(state)
            return
        state.later(s.DO_SHOP)
        if action == s.SWEEP:
            sweep(state, seat)
        elif action == s.RAPID_HEAL:
            heal_rapidly(state, seat)
        elif action == s.BUY_TOP:
            get(state, seat, take_top(state))
        elif action < s.TAKE_OVER:
            state.at[s.OFFER] = 0
            buy_slot(state, seat, slot_of(state, action - s.BUY, False))
        else:
            take_over(state, seat, action - s.TAKE_OVER)

    def needs(self, state: KingState) -> str:
        return active_decides(state) or unless_upon(state, [[]])


def add_card_choices(state: KingState, found: vec[i64], n: i64, seat: i64) -> i64:
    """§10.5, and Rapid Healing."""
    if keep.made_in_a_lab(state, seat) and affords(state, seat, state.at[s.TOP]):
        found[n] = s.BUY_TOP
        n += 1
    if keep.parasitic_tentacles(state, seat):
        others = state.in_play() & ~state.at[s.CARDS + seat]
        for card in range(c.IN_PLAY):
            if others >> card & 1 and affords(state, seat, kind_of(card)):
                found[n] = s.TAKE_OVER + card
                n += 1
    if keep.rapid_healing(state, seat):
        found[n] = s.RAPID_HEAL
        n += 1
    return n


def sweep(state: KingState, seat: i64) -> None:
    """§10.3: 2 energy for three new cards."""
    at = state.at
    pay(state, seat, SWEEP_PRICE, "sweep")
    for slot in range(s.SLOTS):
        if at[s.MARKET + slot] != NONE:
            lay_on(at, s.DISCARD, at[s.MARKET + slot])
            at[s.MARKET + slot] = NONE
    if state.events is not None:
        state.tell("swept", {"seat": int(seat)})
    at[s.OFFER] = 0
    state.later(s.DO_WINDOW)
    refill(state)


def slot_of(state: KingState, kind: i64, new: bool) -> i64:
    """Where a kind lies face up; of two equal cards one that is on offer, if it must be new."""
    slot: i64 = 0
    while state.at[s.MARKET + slot] != kind or (new and state.at[s.OFFER] >> slot & 1 == 0):
        slot += 1
    return slot


def buy_slot(state: KingState, seat: i64, slot: i64) -> None:
    """§10.2: a card that lies face up; then a new one, and Opportunists are asked."""
    at = state.at
    kind = at[s.MARKET + slot]
    at[s.MARKET + slot] = NONE
    at[s.OFFER] &= ~bit(slot)
    state.later(s.DO_WINDOW)
    state.later(s.DO_REFILL)
    get(state, seat, kind)


def get(state: KingState, seat: i64, kind: i64) -> None:
    """Pay, then the effect."""
    energy = price(state, seat, kind)
    state.at[s.ENERGY + seat] -= energy
    if state.events is not None:
        state.tell("bought", {"seat": int(seat), "card": c.IDS[kind], "energy": int(energy)})
    score(state, seat, keep.dedicated_news_team(state, seat), c.IDS[c.DEDICATED_NEWS_TEAM])
    state.later(s.DO_BOUGHT)
    if kind < c.KEEPS:
        card = put_in_play(state, seat, kind, energy)
        got(state, seat, card, card)
    else:
        lay_on(state.at, s.DISCARD, kind)
        use(state, seat, kind)


def take_over(state: KingState, seat: i64, card: i64) -> None:
    """Parasitic Tentacles: a Keep card of another monster, with all that lies on it, for its price."""
    at = state.at
    seller = state.owner(card)
    kind = kind_of(card)
    energy = price(state, seat, kind)
    at[s.ENERGY + seat] -= energy
    if state.events is not None:
        state.tell(
            "took_over",
            {"seat": int(seat), "from": int(seller), "card": c.IDS[kind], "energy": int(energy)},
        )
    gain_energy(state, seller, energy, c.IDS[c.PARASITIC_TENTACLES])
    score(state, seat, keep.dedicated_news_team(state, seat), c.IDS[c.DEDICATED_NEWS_TEAM])
    state.later(s.DO_BOUGHT)
    if state.has(seller, c.EVEN_BIGGER):
        # §12.3: the seller's loss comes after the buyer's choice.
        at[s.SELLER] = seller
        state.later(s.DO_LOSS)
    at[s.CARDS + seller] &= ~bit(card)
    at[s.CARDS + seat] |= bit(card)
    set_paid(at, card, energy)
    if card == c.MIMIC:
        at[s.COPIED] = at[s.MIMICKED]
        at[s.MIMICKED] = NONE
    note_powers(state)
    if card == c.MIMIC:
        aim_first(state)
    elif card == c.EVEN_BIGGER:
        grow(state, seat)
    elif card == c.ACID_ATTACK:
        late_acid(state, seat, s.ACID)


def lose_bigger(state: KingState) -> None:
    seller = state.at[s.SELLER]
    state.at[s.SELLER] = NONE
    shrink_back(state, bit(seller))
    eliminate(state)


# §10.6: Opportunist buys new cards before anybody else


def window(state: KingState) -> None:
    """Ask the next owner, clockwise from the left of the active player; ASKED have passed or been skipped."""
    at = state.at
    if at[s.OFFER] != 0:
        for n in range(at[s.ASKED] + 1, state.seats):
            seat = (at[s.ACTIVE] + n) % state.seats
            if keep.opportunist(state, seat) and len(snatch_moves(state, seat)) > 1:
                at[s.ASKED] = n
                state.ask(s.SNATCH, seat)
                return
    at[s.OFFER] = 0
    at[s.ASKED] = 0


def snatch_moves(state: KingState, seat: i64) -> vec[i64]:
    found = state.house.paper
    found[0] = s.PASS
    return found[: add_buys(state, found, 1, seat, state.at[s.OFFER])]


@final
class Snatch(Phase[KingState]):
    """§10.6: after a purchase all are asked again about what is new."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return snatch_moves(state, seat)

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action == s.PASS:
            window(state)
            return
        state.at[s.ASKED] = 0
        buy_slot(state, seat, slot_of(state, action - s.BUY, True))

    def needs(self, state: KingState) -> str:
        at = state.at
        seat = (at[s.ACTIVE] + at[s.ASKED]) % state.seats
        if at[s.ASKED] == 0 or at[ACTOR] != seat or not keep.opportunist(state, seat):
            return "owners of Opportunist are asked clockwise from the active monster"
        return unless_upon(state, [[s.DO_SHOP]])


# Getting a Keep card


def got(state: KingState, seat: i64, card: i64, kind: i64) -> None:
    """What a card does on being got. ``card`` is Mimic where it copies ``kind``."""
    if kind == c.MIMIC:
        aim_first(state)
    elif kind == c.EVEN_BIGGER:
        grow(state, seat)
    elif kind == c.SMOKE_CLOUD:
        state.at[stock_at(card)] = c.SMOKES
    elif kind == c.MONSTER_BATTERIES:
        state.at[s.CHARGED] = card
        state.ask(s.CHARGE, seat)
    elif kind == c.ACID_ATTACK:
        late_acid(state, seat, s.ACID << 1 if card == c.MIMIC else s.ACID)


def late_acid(state: KingState, seat: i64, mark: i64) -> None:
    """§12.2: Acid Attack got after the claws of the own turn deals its point at once, each card once a turn."""
    at = state.at
    if seat == at[s.ACTIVE] and at[s.MARKS] & s.CLAWED and at[s.MARKS] & mark == 0:
        at[s.MARKS] |= mark
        splash(state, seat, 1)


@final
class Charge(Phase[KingState]):
    """§10.7: energy for Monster Batteries, doubled by the bank."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        most = int(min(state.at[s.ENERGY + seat], c.MOST_DEPOSIT))
        return vec[i64]([s.DEPOSIT + amount for amount in range(most + 1)])

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        at = state.at
        amount = action - s.DEPOSIT
        card = at[s.CHARGED]
        at[s.CHARGED] = NONE
        at[s.ENERGY + seat] -= amount
        at[stock_at(card)] = 2 * amount
        if state.events is not None:
            state.tell("deposited", {"seat": int(seat), "energy": int(amount)})
        if amount == 0:
            drop(state, card)

    def needs(self, state: KingState) -> str:
        at = state.at
        card = at[s.CHARGED]
        copied = at[s.MIMICKED] if card == c.MIMIC else card
        if copied != c.MONSTER_BATTERIES or state.owner(card) != at[ACTOR] or at[stock_at(card)] > 0:
            return "energy is put on empty Monster Batteries of whoever decides"
        return unless_upon(state, [*PURCHASES, [s.DO_ROLL, s.DO_BOUGHT]])


# Mimic: a fresh duplicate of a Keep card in play


def aim_moves(state: KingState) -> vec[i64]:
    """Any Keep card in play but Mimic and the one that it copies already."""
    in_play = state.in_play() & ~bit(c.MIMIC)
    found = vec[i64]()
    for card in range(c.IN_PLAY):
        if in_play >> card & 1 and card != state.at[s.MIMICKED]:
            found = append(found, s.AIM + card)
    return found


def aim_first(state: KingState) -> None:
    """§10.8: a new owner chooses, if there is anything to copy."""
    if len(aim_moves(state)) > 0:
        state.ask(s.AIM_FIRST, state.owner(c.MIMIC))
    else:
        state.at[stock_at(c.MIMIC)] = 0
        state.at[s.COPIED] = NONE


@final
class AimFirst(Phase[KingState]):
    """§10.8: which card Mimic copies. A copy that was bought with its counters keeps them if it stays what it was."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return aim_moves(state)

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        at = state.at
        card = action - s.AIM
        copied = at[s.COPIED]
        at[s.COPIED] = NONE
        if card == copied and (card == c.SMOKE_CLOUD or card == c.MONSTER_BATTERIES):
            copy_card(state, seat, card)
        else:
            aim(state, card)

    def needs(self, state: KingState) -> str:
        if state.owner(c.MIMIC) != state.at[ACTOR] or state.at[s.MIMICKED] != NONE:
            return "who has just got Mimic aims it"
        return unless_upon(state, PURCHASES)


def aim(state: KingState, card: i64) -> None:
    """From now on Mimic copies this card; what lay on the old copy is gone."""
    bigger = keep.even_bigger(state)
    seat = state.owner(c.MIMIC)
    state.at[stock_at(c.MIMIC)] = 0
    copy_card(state, seat, card)
    shrink_back(state, bigger & bit(seat))
    if state.at[s.LIFE + seat] == 0:
        eliminate(state)  # §9.5: before anything is decided, and Mimic goes with its owner's cards
    else:
        got(state, seat, c.MIMIC, kind_of(card))


def copy_card(state: KingState, seat: i64, card: i64) -> None:
    state.at[s.MIMICKED] = card
    note_powers(state)
    if state.events is not None:
        state.tell("aimed", {"seat": int(seat), "card": c.IDS[kind_of(card)], "from": int(state.owner(card))})
