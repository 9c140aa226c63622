"""§5: the dice are read: numbers, energy, hearts; then come the claws."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.phase import Phase
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.elimination import check_victory
from spieltisch.games.king_of_tokyo.monsters import gain_energy, give_energy, pay, restore, score
from spieltisch.games.king_of_tokyo.rolling import active_decides
from spieltisch.games.king_of_tokyo.state import KingState, unless_upon


def resolve(state: KingState) -> None:
    at = state.at
    seat = at[s.ACTIVE]
    if read_numbers(state, seat) > 0 and check_victory(state):
        return
    gain_energy(state, seat, d.count_of(at[s.DICE], d.ENERGY), "dice")
    state.later(s.DO_CLAWS)
    at[s.HEARTS] = d.count_of(at[s.DICE], d.HEART)
    if at[s.HEARTS] > 0:
        use_hearts(state)


def read_numbers(state: KingState, seat: i64) -> i64:
    """§5.1: the points of the numbers, and of cards that score with them."""
    at = state.at
    points: i64 = 0
    for face in range(3):
        n = d.count_of(at[s.DICE], face)
        if n >= 3:
            points += face + 1 + n - 3
    if d.count_of(at[s.DICE], d.ONE) >= 3:
        at[s.MARKS] |= s.TRIPLE_ONE
    score(state, seat, points, "dice")
    if at[s.POWERS + seat] == 0:
        return points
    gourmet = keep.gourmet(state, seat)
    score(state, seat, gourmet, c.IDS[c.GOURMET])
    omnivore = keep.omnivore(state, seat)
    score(state, seat, omnivore, c.IDS[c.OMNIVORE])
    destruction = keep.complete_destruction(state, seat)
    score(state, seat, destruction, c.IDS[c.COMPLETE_DESTRUCTION])
    return points + gourmet + omnivore + destruction


def use_hearts(state: KingState) -> None:
    """§5.3: one by one as long as they can do something else than heal their owner."""
    at = state.at
    seat = at[s.ACTIVE]
    if at[s.HEARTS] > 0 and other_uses(state, seat):
        state.ask(s.USE_HEART, seat)
        return
    if at[s.HEARTS] > 0 and not state.in_tokyo(seat) and restore(state, seat, at[s.HEARTS], "dice") > 0:
        at[s.HEALED] = 1
    at[s.HEARTS] = 0
    at[s.BONUS] = keep.regeneration(state, seat)
    if at[s.HEALED]:
        restore(state, seat, at[s.BONUS], c.IDS[c.REGENERATION])
        hearts_are_used(state)
    else:
        share_bonus(state)


def hearts_are_used(state: KingState) -> None:
    at = state.at
    at[s.HEALED] = 0
    at[s.INCOME] = 0
    at[s.BONUS] = 0
    at[s.RAYED] = 0


def other_uses(state: KingState, seat: i64) -> bool:
    """Whether a cure or a ray is possible."""
    at = state.at
    if at[s.POISON + seat] + at[s.SHRINK + seat] > 0 and not state.in_tokyo(seat):
        return True
    return keep.healing_ray(state, seat) and hurt_among(state, at[s.ALIVE] & ~bit(seat)) != 0


def hurt_among(state: KingState, seats: i64) -> i64:
    """Those below their maximum."""
    found: i64 = 0
    for seat in range(state.seats):
        if seats >> seat & 1 and state.at[s.LIFE + seat] < state.max_life(seat):
            found |= bit(seat)
    return found


@final
class UseHeart(Phase[KingState]):
    """§5.3: what the next heart is used for."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        at = state.at
        outside = not state.in_tokyo(seat)
        found = vec[i64]([s.HEAL_SELF if outside and at[s.LIFE + seat] < state.max_life(seat) else s.WASTE])
        if outside and at[s.POISON + seat] > 0:
            found = append(found, s.CURE_POISON)
        if outside and at[s.SHRINK + seat] > 0:
            found = append(found, s.CURE_SHRINK)
        if keep.healing_ray(state, seat):
            found = with_rays(state, found, at[s.ALIVE] & ~bit(seat))
        return found

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        at = state.at
        at[s.HEARTS] -= 1
        if action == s.HEAL_SELF:
            restore(state, seat, 1, "dice")
            at[s.HEALED] = 1
        elif action == s.CURE_POISON:
            cure(state, seat, s.POISON, "poison")
        elif action == s.CURE_SHRINK:
            cure(state, seat, s.SHRINK, "shrink")
        elif action >= s.RAY:
            ray(state, action - s.RAY)
        use_hearts(state)

    def needs(self, state: KingState) -> str:
        if state.at[s.HEARTS] == 0 or state.at[s.BONUS] > 0 or not other_uses(state, state.at[s.ACTIVE]):
            return "nobody is asked about hearts that can only heal their owner"
        return active_decides(state) or unless_upon(state, [[s.DO_CLAWS]])


def with_rays(state: KingState, found: vec[i64], seats: i64) -> vec[i64]:
    targets = hurt_among(state, seats)
    for seat in range(state.seats):
        if targets >> seat & 1:
            found = append(found, s.RAY + seat)
    return found


def cure(state: KingState, seat: i64, counters: i64, why: str) -> None:
    state.at[counters + seat] -= 1
    if state.events is not None:
        state.tell("cured", {"seat": int(seat), "counters": int(state.at[counters + seat]), "why": why})


def ray(state: KingState, target: i64) -> None:
    """Healing Ray: another monster pays 2 energy or what it has. All that it brings in a turn is one gain (§12.4)."""
    at = state.at
    seat = at[s.ACTIVE]
    restore(state, target, 1, c.IDS[c.HEALING_RAY])
    at[s.RAYED] |= bit(target)
    income = min(keep.RAY_PRICE, at[s.ENERGY + target])
    if income == 0:
        return
    pay(state, target, income, c.IDS[c.HEALING_RAY])
    if at[s.INCOME]:
        give_energy(state, seat, income, c.IDS[c.HEALING_RAY])
    else:
        gain_energy(state, seat, income, c.IDS[c.HEALING_RAY])
        at[s.INCOME] = 1


def share_bonus(state: KingState) -> None:
    """§5.4: if all hearts went to others, one of those may have what Regeneration adds."""
    at = state.at
    if at[s.BONUS] > 0 and hurt_among(state, at[s.RAYED]) != 0:
        at[s.BONUS] -= 1
        state.ask(s.SHARE_HEART, at[s.ACTIVE])
    else:
        hearts_are_used(state)


@final
class ShareHeart(Phase[KingState]):
    """§5.4: who of those healed has the life that Regeneration adds."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return with_rays(state, vec[i64]([s.PASS]), state.at[s.RAYED])

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action != s.PASS:
            ray(state, action - s.RAY)
        share_bonus(state)

    def needs(self, state: KingState) -> str:
        at = state.at
        if at[s.HEARTS] > 0 or at[s.HEALED] or hurt_among(state, at[s.RAYED] & at[s.ALIVE]) == 0:
            return "there is nobody to share Regeneration with"
        return active_decides(state) or unless_upon(state, [[s.DO_CLAWS]])
