"""What the bots know about King of Tokyo: dice odds, the threat of elimination, the value of cards.

Everything is measured in points; ``evaluate`` turns the worth of all monsters into a share of the victory.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import OVER, Knowledge, State
from spieltisch.engine.rng import Rng
from spieltisch.games.king_of_tokyo.actions import BUY, BUY_TOP, DONE, KEEP, STAY, STOP, TAKE_OVER, YIELD
from spieltisch.games.king_of_tokyo.cards import (
    ACID_ATTACK,
    ALPHA_MONSTER,
    CAMOUFLAGE,
    COMPLETE_DESTRUCTION,
    GOURMET,
    IDS,
    IN_PLAY,
    JETS,
    KEEPS,
    MONSTER_BATTERIES,
    NOVA_BREATH,
    SPIKED_TAIL,
    WINGS,
)
from spieltisch.games.king_of_tokyo.dice import (
    ADD,
    CLAW,
    ENERGY,
    FACES,
    HEART,
    MOST,
    NO_DICE,
    binomial,
    count_of,
)
from spieltisch.games.king_of_tokyo.monsters import GOAL, LEAVE, NONE, SHOP, THROW, kind_of
from spieltisch.games.king_of_tokyo.rules import KingOfTokyoState

PER_ENERGY: Final = 0.35
SPREAD: Final = 4.0  # a lead of so many points makes a monster e times as likely to win
IN_TOKYO: Final = 2.4  # the promise of points and of hitting everybody
ATTACKER: Final = 0.9  # less for each monster outside that may attack
POISON: Final = 0.9
SHRINK: Final = 1.2

# What it is worth to have a card from now on, in points, while the game is young.
WORTH: Final = {
    "acid_attack": 3.5,
    "alien_metabolism": 1.8,
    "alpha_monster": 3.5,
    "armor_plating": 2.2,
    "background_dweller": 2.0,
    "burrowing": 2.4,
    "camouflage": 2.2,
    "complete_destruction": 1.5,
    "dedicated_news_team": 2.0,
    "eater_of_the_dead": 2.5,
    "energy_hoarder": 1.5,
    "even_bigger": 1.0,
    "extra_head": 5.0,
    "fire_breathing": 3.0,
    "freeze_time": 2.0,
    "friend_of_children": 2.2,
    "giant_brain": 3.5,
    "gourmet": 2.2,
    "healing_ray": 1.3,
    "herbivore": 2.5,
    "herd_culler": 2.5,
    "it_has_a_child": 4.0,
    "jets": 2.2,
    "made_in_a_lab": 0.8,
    "metamorph": 0.8,
    "mimic": 2.6,
    "monster_batteries": 0.2,
    "nova_breath": 3.4,
    "omnivore": 3.0,
    "opportunist": 1.0,
    "parasitic_tentacles": 1.4,
    "plot_twist": 1.5,
    "poison_quills": 1.7,
    "poison_spit": 2.6,
    "psychic_probe": 1.5,
    "rapid_healing": 2.2,
    "regeneration": 2.4,
    "rooting_for_the_underdog": 1.4,
    "shrink_ray": 3.2,
    "smoke_cloud": 1.3,
    "solar_powered": 1.0,
    "spiked_tail": 3.4,
    "stretchy": 2.0,
    "telepath": 2.3,
    "urbavore": 2.6,
    "were_only_making_it_stronger": 1.2,
    "wings": 3.0,
}
CARD_WORTH: Final = [WORTH[id] for id in IDS[:KEEPS]]
# The worth of so many lives: the last ones count most.
LIFE_WORTH: Final = [12.0 * (1.0 - exp(-life / 4.0)) for life in range(13)]
# The chance that an attacker that wants it rolls so many claws.
KILL: Final = [1.0, 0.9, 0.7, 0.45, 0.25, 0.12, 0.05, 0.02, 0.01, 0.0, 0.0, 0.0, 0.0]

# HIT[r][m]: the odds that 0, 1, ... of m dice show a face that is aimed at in r + 1 rolls; MISS: one of the others.
ROLLS: Final = 6
HIT: Final = [[binomial(m, 1.0 - (5.0 / 6.0) ** (r + 1)) for m in range(MOST + 1)] for r in range(ROLLS)]
MISS: Final = [[binomial(m, (5.0 / 6.0) ** (r + 1) / 5.0) for m in range(MOST + 1)] for r in range(ROLLS)]


class KingOfTokyoKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, KingOfTokyoState)
        if state.to_act() == OVER:
            return 1.0 if state.winner == seat else 0.0
        if not state.is_alive(seat):
            return 0.0
        worth: list[float] = []
        for other in range(state.seats):
            worth.append(monster_worth(state, other) if state.is_alive(other) else 0.0)
        if state.rolling > 0:
            worth[state.active] += roll_worth(state)
        elif state.assault != 0 and not state.in_tokyo(state.active):
            worth[state.active] += 0.6 * (1.0 + tokyo_after(state, state.active))
        total = 0.0
        for other in range(state.seats):
            if state.is_alive(other):
                total += exp((worth[other] - worth[seat]) / SPREAD)
        return 1.0 / total

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """Keep what is useful, buy what is worth its price, leave Tokyo before it is too late."""
        assert isinstance(state, KingOfTokyoState)
        moves = state.moves(seat)
        if state.phase == THROW:
            return quick_keep(state, seat)
        if state.phase == SHOP:
            return quick_buy(state, seat, moves)
        if state.phase == LEAVE:
            return YIELD if state.life[seat] <= 4 else STAY
        return moves[rng.below(len(moves))]


def monster_worth(state: KingOfTokyoState, seat: i64) -> float:
    points = float(state.points[seat])
    value = points + 0.03 * points * points + life_worth(state, seat)
    energy: i64 = state.energy[seat]
    value += PER_ENERGY * float(min(energy, 12))
    value -= POISON * float(state.poison[seat]) + SHRINK * float(state.shrink[seat])
    if state.powers[seat] != 0:
        value += cards_worth(state, seat)
    if state.in_tokyo(seat):
        value += tokyo_worth(state, seat)
    return value


def life_worth(state: KingOfTokyoState, seat: i64) -> float:
    """Lives, less the danger to lose them all before the next own turn."""
    life: i64 = state.life[seat]
    value = LIFE_WORTH[life]
    return value - (2.5 if state.in_tokyo(seat) else 1.2) * KILL[life]


def tokyo_worth(state: KingOfTokyoState, seat: i64) -> float:
    """Points are waiting there, and so are the claws of all others."""
    life: i64 = state.life[seat]
    value = pull(state)
    if life <= 5 and not state.has(seat, JETS):
        value -= 0.55 * float(6 - life)
    if state.points[seat] >= GOAL - 2:
        value += 4.0
    return value


def pull(state: KingOfTokyoState) -> float:
    """Tokyo is worth less the more monsters stand outside and roll their claws before the own next turn."""
    outside = state.living() - (2 if state.bay != NONE else 1)
    return IN_TOKYO - ATTACKER * float(outside)


def cards_worth(state: KingOfTokyoState, seat: i64) -> float:
    """Cards pay off over time: the nearer the end, the less."""
    most = 0
    for other in range(state.seats):
        most = max(most, state.points[other])
    left = 1.0 - float(most) / 28.0
    value = 0.0
    for card in range(IN_PLAY):
        if state.owner(card) == seat:
            value += left * CARD_WORTH[kind_of(card)]
            if card == MONSTER_BATTERIES:
                value += 0.8 * PER_ENERGY * float(state.stock(card))
    return value


def roll_worth(state: KingOfTokyoState) -> float:
    """What the dice in the hand promise: of the six faces to aim at, the best one.

    A die that is aimed at a face is rerolled until it shows it; if it never does, it shows any other.
    """
    values = face_values(state)
    rolls: i64 = min(state.rerolls, ROLLS - 1)
    hit = HIT[rolls][state.rolling]
    miss = MISS[rolls][state.rolling]
    hits: list[float] = []
    misses = 0.0
    for face in range(FACES):
        kept = count_of(state.dice, face)
        by_hit = 0.0
        by_miss = 0.0
        for more in range(state.rolling + 1):
            value = values[face * (MOST + 1) + kept + more]
            by_hit += hit[more] * value
            by_miss += miss[more] * value
        hits.append(by_hit - by_miss)
        misses += by_miss
    return misses + max(hits)


def face_values(state: KingOfTokyoState) -> list[float]:
    """For each face, what 0, 1, ... 9 dice of it are worth to the active monster."""
    seat = state.active
    found: list[float] = []
    need = float(GOAL - state.points[seat])
    for face in range(3):
        for n in range(MOST + 1):
            points = float(face + 1 + n - 3) if n >= 3 else 0.0
            if face == 0 and n >= 3:
                points += 2.0 * float(state.copies(seat, GOURMET))
            found.append(points * (1.0 + 0.06 * float(state.points[seat])) + (6.0 if points >= need else 0.0))
    life: i64 = state.life[seat]
    room = 0 if state.in_tokyo(seat) else state.max_life(seat) - life
    for n in range(MOST + 1):
        found.append(LIFE_WORTH[life + min(n, room)] - LIFE_WORTH[life] - life_danger(state, seat, min(n, room)))
    for n in range(MOST + 1):
        found.append(PER_ENERGY * float(n))
    for n in range(MOST + 1):
        found.append(claw_value(state, seat, n))
    if state.has(seat, COMPLETE_DESTRUCTION):
        for face in range(FACES):
            for n in range(1, MOST + 1):
                found[face * (MOST + 1) + n] += 0.5
    return found


def life_danger(state: KingOfTokyoState, seat: i64, healed: i64) -> float:
    """How much less danger healing leaves (below 0: it is better)."""
    life: i64 = state.life[seat]
    return 1.2 * (KILL[life + healed] - KILL[life])


def claw_value(state: KingOfTokyoState, seat: i64, claws: i64) -> float:
    if claws == 0:
        return 0.0
    value = float(state.copies(seat, ALPHA_MONSTER))
    if state.city == NONE:
        return value + 1.0 + tokyo_after(state, seat)
    damage = claws + state.copies(seat, ACID_ATTACK) + state.copies(seat, SPIKED_TAIL) + state.from_tokyo(seat)
    targets = state.others_place(seat)
    if state.has(seat, NOVA_BREATH):
        targets = state.alive & ~bit(seat)
    rivals = float(state.living() - 1)
    for other in range(state.seats):
        if targets >> other & 1:
            value += hurt_value(state, other, damage) / rivals
    if not state.in_tokyo(seat):
        # The place may become free.
        value += 0.5 * (1.0 + tokyo_after(state, seat))
    return value


def tokyo_after(state: KingOfTokyoState, seat: i64) -> float:
    """What it would be worth to stand in Tokyo after this turn."""
    life: i64 = state.life[seat]
    value = pull(state) - 1.3 * KILL[life]
    if life <= 5:
        value -= 0.55 * float(6 - life)
    return value + (4.0 if state.points[seat] >= GOAL - 3 else 0.0)


def hurt_value(state: KingOfTokyoState, target: i64, damage: i64) -> float:
    """What a rival loses by so much damage; its end is worth all it has."""
    life: i64 = state.life[target]
    shield = 0.6 if state.has(target, WINGS) or state.has(target, CAMOUFLAGE) else 1.0
    if damage >= life:
        return shield * (LIFE_WORTH[life] + 4.0 + float(state.points[target]))
    return shield * (LIFE_WORTH[life] - LIFE_WORTH[life - damage])


# The quick policy


def quick_keep(state: KingOfTokyoState, seat: i64) -> i64:
    """Claws and energy always, hearts if they heal, of the numbers those there are two of, best the high ones."""
    if state.rerolls == 0:
        return STOP
    best: i64 = 2
    for face in range(2):
        if count_of(state.dice, face) > count_of(state.dice, best):
            best = face
    room = 0 if state.in_tokyo(seat) else state.max_life(seat) - state.life[seat]
    kept: i64 = NO_DICE
    size: i64 = 0
    total: i64 = 0
    for face in range(FACES):
        n = count_of(state.dice, face)
        total += n
        if face < 3:
            n = n if n >= 3 or (n == 2 and face == best) else 0
        elif face == HEART:
            n = min(n, room)
        elif face == ENERGY or face == CLAW:
            pass
        for _ in range(n):
            if size < MOST - 1:
                kept = ADD[FACES * kept + face]
                size += 1
    return STOP if size >= total else KEEP + kept


def quick_buy(state: KingOfTokyoState, seat: i64, moves: list[int]) -> i64:
    best: i64 = DONE
    most = 0.0
    for action in moves:
        if action == BUY_TOP or BUY <= action < TAKE_OVER:
            kind: i64 = state.top if action == BUY_TOP else action - BUY
            gain = CARD_WORTH[kind] if kind < KEEPS else float(state.price(seat, kind)) * 0.5
            gain -= PER_ENERGY * float(state.price(seat, kind))
            if gain > most and (kind < KEEPS or state.life[seat] > 4):
                most = gain
                best = action
    return best
