"""What happens to a monster: points, energy and life, cards that come and go, and §8, its place in Tokyo."""

from mypy_extensions import i64

from spieltisch.engine.bits import bit, lowest
from spieltisch.engine.fields import NONE
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.state import KingState, kind_of, lay_on, paid, set_paid

# Points, energy, life


def score(state: KingState, seat: i64, points: i64, why: str) -> None:
    if points == 0:
        return
    at = state.at
    before = at[s.POINTS + seat]
    at[s.POINTS + seat] = min(s.GOAL, max(0, before + points))
    if state.events is not None:
        state.tell("points", {"seat": int(seat), "points": int(at[s.POINTS + seat] - before), "why": why})


def gain_energy(state: KingState, seat: i64, energy: i64, why: str) -> None:
    """Energy from the stock or from another monster (§12.4)."""
    if energy > 0:
        give_energy(state, seat, energy + keep.friend_of_children(state, seat), why)


def give_energy(state: KingState, seat: i64, energy: i64, why: str) -> None:
    """Energy that does not count as gained."""
    state.at[s.ENERGY + seat] = min(s.MANY, state.at[s.ENERGY + seat] + energy)
    if state.events is not None:
        state.tell("energy", {"seat": int(seat), "energy": int(energy), "why": why})


def pay(state: KingState, seat: i64, energy: i64, why: str) -> None:
    state.at[s.ENERGY + seat] -= energy
    if state.events is not None:
        state.tell("paid", {"seat": int(seat), "energy": int(energy), "why": why})


def restore(state: KingState, seat: i64, life: i64, why: str) -> i64:
    """Life up to the maximum; how much it was."""
    healed = min(life, state.max_life(seat) - state.at[s.LIFE + seat])
    if healed > 0:
        state.at[s.LIFE + seat] += healed
        if state.events is not None:
            state.tell("healed", {"seat": int(seat), "life": int(healed), "why": why})
    return healed


def heal(state: KingState, seat: i64, life: i64, why: str) -> None:
    """By a card."""
    if restore(state, seat, life, why) > 0:
        restore(state, seat, keep.regeneration(state, seat), c.IDS[c.REGENERATION])


def heal_rapidly(state: KingState, seat: i64) -> None:
    pay(state, seat, keep.HEAL_PRICE, c.IDS[c.RAPID_HEALING])
    heal(state, seat, 1, c.IDS[c.RAPID_HEALING])


# Cards come and go


def note_powers(state: KingState) -> None:
    """Cards have come or gone: note again who has what."""
    at = state.at
    for seat in range(state.seats):
        held = at[s.CARDS + seat]
        powers = held & (bit(c.KEEPS) - 1)
        if held >> c.SECOND_HEAD & 1:
            powers |= bit(c.EXTRA_HEAD)
        if held >> c.MIMIC & 1 and at[s.MIMICKED] != NONE:
            powers |= bit(kind_of(at[s.MIMICKED]))
        at[s.POWERS + seat] = powers


def stock_at(card: i64) -> i64:
    """Where it is noted what lies on a card."""
    return s.STOCK + (0 if card == c.SMOKE_CLOUD else 1 if card == c.MONSTER_BATTERIES else 2)


def put_in_play(state: KingState, seat: i64, kind: i64, energy: i64) -> i64:
    """A Keep card in front of a monster; its number in play."""
    second = kind == c.EXTRA_HEAD and state.owner(c.EXTRA_HEAD) != NONE
    card: i64 = c.SECOND_HEAD if second else kind
    state.at[s.CARDS + seat] |= bit(card)
    set_paid(state.at, card, energy)
    note_powers(state)
    return card


def drop(state: KingState, card: i64) -> None:
    """A card leaves play. A Mimic of it is blank from now on; who has lost Even Bigger by it loses 2 life."""
    at = state.at
    bigger = keep.even_bigger(state)
    seat = state.owner(card)
    take_away(state, card)
    lay_on(at, s.DISCARD, kind_of(card))
    if at[s.MIMICKED] == card or card == c.MIMIC:
        at[s.MIMICKED] = NONE
        at[stock_at(c.MIMIC)] = 0
    if card == c.EXTRA_HEAD and state.owner(c.SECOND_HEAD) != NONE:
        second_head_takes_its_place(state)
    note_powers(state)
    if state.events is not None:
        state.tell("card_gone", {"seat": int(seat), "card": c.IDS[kind_of(card)]})
    shrink_back(state, bigger)


def take_away(state: KingState, card: i64) -> None:
    at = state.at
    at[s.CARDS + state.owner(card)] &= ~bit(card)
    set_paid(at, card, 0)
    if card == c.SMOKE_CLOUD or card == c.MONSTER_BATTERIES:
        at[stock_at(card)] = 0


def second_head_takes_its_place(state: KingState) -> None:
    """A single Extra Head in play is always the first."""
    at = state.at
    seat = state.owner(c.SECOND_HEAD)
    at[s.CARDS + seat] |= bit(c.EXTRA_HEAD)
    set_paid(at, c.EXTRA_HEAD, paid(at, c.SECOND_HEAD))
    take_away(state, c.SECOND_HEAD)
    if at[s.MIMICKED] == c.SECOND_HEAD:
        at[s.MIMICKED] = c.EXTRA_HEAD


def drop_all(state: KingState, seat: i64) -> None:
    while state.at[s.CARDS + seat] != 0:
        drop(state, lowest(state.at[s.CARDS + seat]))


def grow(state: KingState, seat: i64) -> None:
    """Even Bigger has come."""
    at = state.at
    at[s.LIFE + seat] = min(s.BIGGER_LIFE, at[s.LIFE + seat] + 2)
    if state.events is not None:
        state.tell("grown", {"seat": int(seat), "life": int(at[s.LIFE + seat])})


def shrink_back(state: KingState, before: i64) -> None:
    """§9.5: those who had Even Bigger ``before`` and have it no more lose 2 life, and that is no damage."""
    lost = before & ~keep.even_bigger(state) if before != 0 else 0
    at = state.at
    while lost != 0:
        seat = lowest(lost)
        at[s.LIFE + seat] = min(s.LIFE_AT_START, max(0, at[s.LIFE + seat] - 2))
        if state.events is not None:
            state.tell("shrunk_back", {"seat": int(seat), "life": int(at[s.LIFE + seat])})
        lost &= lost - 1


# §8: Tokyo


def enter(state: KingState, seat: i64) -> None:
    """§8.1: a monster takes City, or Bay if City is taken; 1 point."""
    bay = state.at[s.CITY] != NONE
    state.at[s.BAY if bay else s.CITY] = seat
    if state.events is not None:
        state.tell("entered", {"seat": int(seat), "place": "bay" if bay else "city"})
    score(state, seat, 1, "entry")


def leave_tokyo(state: KingState, seat: i64) -> None:
    at = state.at
    if not state.in_tokyo(seat):
        return
    at[s.CITY if at[s.CITY] == seat else s.BAY] = NONE
    if state.events is not None:
        state.tell("left", {"seat": int(seat)})


def settle_tokyo(state: KingState) -> None:
    """§8.4, §8.5: who is in Bay moves up into an empty City that no attacker is about to take; Bay may close."""
    at = state.at
    seat = at[s.BAY]
    if seat == NONE:
        return
    if at[s.CITY] == NONE and not state.about_to_enter():
        at[s.CITY] = seat
        at[s.BAY] = NONE
        if state.events is not None:
            state.tell("moved_up", {"seat": int(seat)})
    elif not state.bay_open():
        if state.events is not None:
            state.tell("bay_closed", {"seat": int(seat)})
        leave_tokyo(state, seat)
