"""§7: damage. One cause deals one packet to each monster that it hits."""

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
from spieltisch.games.king_of_tokyo.dice import binomial
from spieltisch.games.king_of_tokyo.elimination import after_effect
from spieltisch.games.king_of_tokyo.monsters import gain_energy, heal_rapidly, pay
from spieltisch.games.king_of_tokyo.state import KingState, unless_upon

# What comes after damage: of an attack, of Burrowing, of cards without claws, of a purchase, of poison.
AFTER_DAMAGE: Final = [
    [s.DO_SHOP, s.DO_ENTRY, s.DO_YIELDS],
    [s.DO_SHOP, s.DO_ENTRY, s.DO_BURROWING],
    [s.DO_SHOP],
    [s.DO_SHOP, s.DO_WINDOW, s.DO_REFILL, s.DO_BOUGHT],
    [s.DO_SHOP, s.DO_BOUGHT],
    [s.DO_SHOP, s.DO_BOUGHT, s.DO_LOSS],
    [s.DO_NEXT, s.DO_FREEZE],
]


def strike(state: KingState, source: i64, damage_each: i64, targets: i64) -> None:
    """Damage by a card, to all targets."""
    deal(state, source, damage_each + keep.urbavore(state, source), targets)
    damage(state)


def deal(state: KingState, source: i64, damage_each: i64, targets: i64) -> None:
    """A packet for each target. A neighbour that Fire Breathing reaches beside them takes one of its own."""
    state.at[s.SOURCE] = source
    fire = keep.fire_breathing(state, source)
    neighbours: i64 = 0
    if fire > 0:
        neighbours = (bit(state.left_of(source)) | bit(state.right_of(source))) & ~bit(source)
    for seat in range(state.seats):
        hurt = damage_each if targets >> seat & 1 else 0
        if neighbours >> seat & 1:
            hurt += fire
        if hurt > 0:
            pack(state, seat, hurt)


def hurt_self(state: KingState, seat: i64, amount: i64) -> None:
    """Damage that nobody deals."""
    pack(state, seat, amount)
    damage(state)


def pack(state: KingState, seat: i64, amount: i64) -> None:
    state.at[s.HARM + seat] = min(amount, s.MOST_DAMAGE)


def next_target(state: KingState) -> i64:
    """§7.2: clockwise from the left of whoever deals the damage."""
    at = state.at
    first = at[s.SOURCE] + 1
    for seat in range(first, state.seats):
        if at[s.HARM + seat] > 0:
            return seat
    for seat in range(first):
        if at[s.HARM + seat] > 0:
            return seat
    return NONE


def damage(state: KingState) -> None:
    """§7.3: packet after packet, until a roll or a decision is needed; then who has fallen, and has anybody won?"""
    at = state.at
    while True:
        target = next_target(state)
        if target == NONE:
            at[s.SOURCE] = NONE
            after_effect(state)
            return
        harm = at[s.HARM + target]
        if at[s.STAGE] == 0:
            if at[s.WINGED] >> target & 1 or keep.armor_plating(state, target, harm):
                prevent(state, target)
                continue
            at[s.STAGE] = 1 + keep.camouflage(state, target)
        if at[s.STAGE] > 1:
            state.ask(s.HIDING, CHANCE)
            return
        if keep.armor_plating(state, target, harm):
            prevent(state, target)
        elif keep.wings(state, target) or saves_life(state, target):
            state.ask(s.BRACE, target)
            return
        else:
            suffer(state, target)


def prevent(state: KingState, target: i64) -> None:
    state.unpack(target)
    if state.events is not None:
        state.tell("unharmed", {"seat": int(target)})


def saves_life(state: KingState, seat: i64) -> bool:
    """Whether the packet would kill, and Rapid Healing can be used against it."""
    return state.at[s.HARM + seat] >= state.at[s.LIFE + seat] and keep.rapid_healing(state, seat)


@final
class Hiding(Phase[KingState]):
    """§7.3: Camouflage rolls a die for each point, and each heart cancels one; once for each copy."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        most = int(state.at[s.HARM + next_target(state)])
        return vec[i64]([s.HIDE + hearts for hearts in range(most + 1)])

    def sample(self, state: KingState, rng: Rng) -> i64:
        target = next_target(state)
        faces = keep.camouflage_faces(state, target)
        hearts: i64 = 0
        for _die in range(state.at[s.HARM + target]):
            if rng.below(faces) == 0:
                hearts += 1
        return s.HIDE + hearts

    def odds(self, state: KingState) -> list[tuple[int, float]]:
        target = next_target(state)
        each = binomial(int(state.at[s.HARM + target]), 1.0 / int(keep.camouflage_faces(state, target)))
        return [(s.HIDE + hearts, chance) for hearts, chance in enumerate(each)]

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        at = state.at
        target = next_target(state)
        hearts = action - s.HIDE
        if state.events is not None:
            dice = int(at[s.HARM + target])
            state.tell("camouflage", {"seat": int(target), "dice": dice, "hearts": int(hearts)})
        at[s.HARM + target] -= hearts
        at[s.STAGE] -= 1
        if at[s.HARM + target] == 0:
            prevent(state, target)
        damage(state)

    def needs(self, state: KingState) -> str:
        target = next_target(state)
        if target == NONE or not 1 < state.at[s.STAGE] <= 1 + keep.camouflage(state, target):
            return "nobody who is hit now has Camouflage to roll for"
        return dealing_holds(state)


@final
class Brace(Phase[KingState]):
    """§7.4: Wings, or Rapid Healing against a packet that would kill."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        found = vec[i64]([s.TAKE])
        if keep.wings(state, seat):
            found = append(found, s.FLY)
        if saves_life(state, seat):
            found = append(found, s.RAPID_HEAL)
        return found

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action == s.TAKE:
            suffer(state, seat)
        elif action == s.FLY:
            pay(state, seat, keep.WINGS_PRICE, c.IDS[c.WINGS])
            state.at[s.WINGED] |= bit(seat)
            prevent(state, seat)
        else:
            heal_rapidly(state, seat)
        damage(state)

    def needs(self, state: KingState) -> str:
        seat = state.at[ACTOR]
        if next_target(state) != seat or state.at[s.STAGE] != 1:
            return "there is no damage to be dealt to whoever braces for it"
        if not keep.wings(state, seat) and not saves_life(state, seat):
            return "who has neither Wings nor Rapid Healing cannot brace"
        return dealing_holds(state)


def suffer(state: KingState, target: i64) -> None:
    """§7.5: every point costs a life; what follows from being hurt."""
    at = state.at
    source = at[s.SOURCE]
    clawed = at[s.CLAWS_HIT] >> target & 1 != 0
    lost = min(at[s.HARM + target], at[s.LIFE + target])
    state.unpack(target)
    at[s.LIFE + target] -= lost
    if state.events is not None:
        by = None if source == NONE else int(source)
        state.tell("hurt", {"seat": int(target), "life": int(lost), "by": by})
    if source != NONE and source != target and source == at[s.ACTIVE]:
        at[s.MARKS] |= s.DAMAGED
    if at[s.LIFE + target] == 0:
        return
    if lost >= 2:
        stronger = keep.were_only_making_it_stronger(state, target)
        gain_energy(state, target, stronger, c.IDS[c.WERE_ONLY_MAKING_IT_STRONGER])
    if clawed:
        add_counters(state, target, s.POISON, keep.poison_spit(state, source), "poisoned")
        add_counters(state, target, s.SHRINK, keep.shrink_ray(state, source), "shrunk")


def add_counters(state: KingState, target: i64, counters: i64, more: i64, event: str) -> None:
    if more == 0:
        return
    at = state.at
    at[counters + target] = min(s.MOST_DAMAGE, at[counters + target] + more)
    if state.events is not None:
        state.tell(event, {"seat": int(target), "counters": int(at[counters + target])})


def dealing_holds(state: KingState) -> str:
    """What every phase with damage ahead needs."""
    at = state.at
    hit = 0
    for seat in range(state.seats):
        if at[s.HARM + seat] > 0:
            hit += 1
            if at[s.LIFE + seat] == 0:
                return "damage hits monsters that have life left"
    if at[s.SOURCE] == NONE and hit > 1:
        return "damage that nobody deals hits one monster"
    attacking = at[s.TODO] == s.stack([s.DO_SHOP, s.DO_ENTRY, s.DO_YIELDS])
    if (at[s.CLAWS_HIT] != 0 and not attacking) or (attacking and at[s.SOURCE] != at[s.ACTIVE]):
        return "claws are dealt in an attack of the active monster"
    return unless_upon(state, AFTER_DAMAGE)
