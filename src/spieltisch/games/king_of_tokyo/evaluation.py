"""What the bots know about King of Tokyo: dice odds, the threat of elimination, the value of cards.

A monster's worth is the logarithm of its odds: of two monsters, one worth 1 more wins e times as often.
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
    KEEPS,
    MONSTER_BATTERIES,
    NOVA_BREATH,
    SPIKED_TAIL,
    WINGS,
)
from spieltisch.games.king_of_tokyo.dice import (
    ADD,
    FACES,
    MOST,
    NO_DICE,
    binomial,
    count_of,
)
from spieltisch.games.king_of_tokyo.monsters import GOAL, LEAVE, NONE, SHOP, THROW, kind_of
from spieltisch.games.king_of_tokyo.roll import DICE, REROLLS
from spieltisch.games.king_of_tokyo.rules import KingOfTokyoState

# How points, lives and Tokyo show in who wins.
POINT_WORTH: Final = [
    0.0, 0.03, 0.06, 0.1, 0.14, 0.18, 0.24, 0.32, 0.42, 0.55, 0.72, 0.92, 1.16, 1.45, 1.8, 2.2, 2.65, 3.1, 3.55, 3.95,
]  # fmt: skip
LIFE_WORTH: Final = [-3.4, -2.95, -2.45, -1.95, -1.5, -1.1, -0.8, -0.55, -0.33, -0.15, 0.0, 0.12, 0.24]
TOKYO_WORTH: Final = [-3.0, -2.4, -1.9, -1.3, -0.9, -0.6, -0.4, -0.25, -0.1, 0.1, 0.2, 0.3, 0.3]  # till the next turn
OWN_TURN: Final = 0.5  # to stand in Tokyo when the turn has come and its points are counted
WON: Final = 8.0
RIVAL_OUT: Final = 0.6  # one monster fewer to fight for the victory
PER_ENERGY: Final = 0.05
PER_CARD: Final = 0.08  # for what a card is worth by the table below
POISON: Final = 0.15
SHRINK: Final = 0.3
NEXT_ROLL: Final = 0.2  # of what the dice promise whoever rolls next
YIELDS: Final = 0.5  # how often somebody attacked in Tokyo leaves it

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
        add_prospects(state, worth)
        total = 0.0
        for other in range(state.seats):
            if state.is_alive(other):
                total += exp(worth[other] - worth[seat])
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
            return YIELD if TOKYO_WORTH[state.life[seat]] < TOKYO_WORTH[state.life[state.active]] else STAY
        return moves[rng.below(len(moves))]

    def rounds(self) -> i64:
        """Whatever is rolled after the own turn only adds noise.

        60 games against greedy at 200 iterations: 67 % with 0, 45 % with 1, by
        ``spieltisch arena king_of_tokyo --bots hard:horizon=0,greedy``.
        """
        return 0

    def meaning(self, state: State, action: i64) -> i64:
        """To keep some dice is the same whatever the others showed; to stop is not."""
        assert isinstance(state, KingOfTokyoState)
        return state.dice if action == STOP else 0


def monster_worth(state: KingOfTokyoState, seat: i64) -> float:
    life: i64 = state.life[seat]
    value = POINT_WORTH[min(state.points[seat], GOAL - 1)] + LIFE_WORTH[life]
    value += PER_ENERGY * float(min(state.energy[seat], 12))
    value -= POISON * float(state.poison[seat]) + SHRINK * float(state.shrink[seat])
    if state.powers[seat] != 0:
        value += cards_worth(state, seat)
    if state.in_tokyo(seat):
        value += OWN_TURN if seat == state.active and state.phase <= THROW else TOKYO_WORTH[life]
    return value


def add_prospects(state: KingOfTokyoState, worth: list[float]) -> None:
    """What the dice in the hand promise, those of the next monster if they are resolved, and a place that may be free.

    Dice on the table are not looked at: whoever holds them still chooses what to keep.
    """
    active = state.active
    beginning = state.rolling > 0 and state.rerolls >= REROLLS and state.dice == NO_DICE
    if beginning or state.phase == THROW:
        worth[active] += NEXT_ROLL * roll_worth(state, active, NO_DICE, DICE, REROLLS)
        return
    if state.rolling > 0:
        worth[active] += roll_worth(state, active, state.dice, state.rolling, state.rerolls)
    elif state.assault != 0 and not state.in_tokyo(active):
        worth[active] += YIELDS * entry(state, active)
    following = after_this(state)
    worth[following] += NEXT_ROLL * roll_worth(state, following, NO_DICE, DICE, REROLLS)


def after_this(state: KingOfTokyoState) -> i64:
    """Whose turn is next."""
    if state.freeze > 0:
        return state.active
    if state.extra:
        return state.active if int(state.active) in state.extra else state.extra[0]
    return state.left_of(state.regular)


def cards_worth(state: KingOfTokyoState, seat: i64) -> float:
    """Cards pay off over time: the nearer the end, the less."""
    most = 0
    for other in range(state.seats):
        most = max(most, state.points[other])
    left = PER_CARD * (1.0 - float(most) / 28.0)
    value = 0.0
    for card in range(IN_PLAY):
        if state.owner(card) == seat:
            value += left * CARD_WORTH[kind_of(card)]
            if card == MONSTER_BATTERIES:
                value += 0.8 * PER_ENERGY * float(state.stock(card))
    return value


def roll_worth(state: KingOfTokyoState, seat: i64, dice: i64, rolling: i64, rerolls: i64) -> float:
    """What dice promise that are about to be rolled beside those kept: of the six faces to aim at, the best one.

    A die that is aimed at a face is rerolled until it shows it; if it never does, it shows any other.
    """
    values = face_values(state, seat)
    rolls: i64 = min(rerolls, ROLLS - 1)
    hit = HIT[rolls][rolling]
    miss = MISS[rolls][rolling]
    hits: list[float] = []
    misses = 0.0
    for face in range(FACES):
        kept = count_of(dice, face)
        by_hit = 0.0
        by_miss = 0.0
        for more in range(rolling + 1):
            value = values[face * (MOST + 1) + kept + more]
            by_hit += hit[more] * value
            by_miss += miss[more] * value
        hits.append(by_hit - by_miss)
        misses += by_miss
    return misses + max(hits)


def face_values(state: KingOfTokyoState, seat: i64) -> list[float]:
    """For each face, what 0, 1, ... 9 dice of it are worth to a monster."""
    found: list[float] = []
    for face in range(3):
        for n in range(MOST + 1):
            points: i64 = face + n - 2 if n >= 3 else 0
            if face == 0 and n >= 3:
                points += 2 * state.copies(seat, GOURMET)
            found.append(scored(state, seat, points))
    life: i64 = state.life[seat]
    room = 0 if state.in_tokyo(seat) else state.max_life(seat) - life
    for n in range(MOST + 1):
        found.append(LIFE_WORTH[life + min(n, room)] - LIFE_WORTH[life])
    for n in range(MOST + 1):
        found.append(PER_ENERGY * float(n))
    for n in range(MOST + 1):
        found.append(claw_value(state, seat, n))
    if state.has(seat, COMPLETE_DESTRUCTION):
        for face in range(FACES):
            for n in range(1, MOST + 1):
                found[face * (MOST + 1) + n] += 0.1
    return found


def scored(state: KingOfTokyoState, seat: i64, points: i64) -> float:
    """What so many points more are worth to a monster."""
    now: i64 = state.points[seat]
    if now + points >= GOAL:
        return WON
    return POINT_WORTH[now + points] - POINT_WORTH[now]


def entry(state: KingOfTokyoState, seat: i64) -> float:
    """What it is worth to enter Tokyo."""
    return scored(state, seat, 1) + TOKYO_WORTH[state.life[seat]]


def claw_value(state: KingOfTokyoState, seat: i64, claws: i64) -> float:
    if claws == 0:
        return 0.0
    value = scored(state, seat, state.copies(seat, ALPHA_MONSTER))
    if state.city == NONE:
        return value + entry(state, seat)
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
        value += YIELDS * entry(state, seat)
    return value


def hurt_value(state: KingOfTokyoState, target: i64, damage: i64) -> float:
    """What so much damage to a rival is worth."""
    life: i64 = state.life[target]
    shield = 0.6 if state.has(target, WINGS) or state.has(target, CAMOUFLAGE) else 1.0
    value = LIFE_WORTH[life] - LIFE_WORTH[max(0, life - damage)]
    if damage >= life:
        value = WON if state.living() == 2 else value + RIVAL_OUT
    return shield * value


# The quick policy


def quick_keep(state: KingOfTokyoState, seat: i64) -> i64:
    """Keep each face whose dice are worth more than a new roll of them is on the average."""
    if state.rerolls == 0:
        return STOP
    values = face_values(state, seat)
    each: list[float] = []
    mean = 0.0
    for face in range(FACES):
        n = count_of(state.dice, face)
        worth = values[face * (MOST + 1) + n] / float(n) if n > 0 else 0.0
        if face < 3 and n == 2:
            worth = 0.15 * values[face * (MOST + 1) + 3]
        each.append(worth)
        mean += values[face * (MOST + 1) + 2] / (2.0 * FACES)
    kept: i64 = NO_DICE
    size: i64 = 0
    total: i64 = 0
    for face in range(FACES):
        n = count_of(state.dice, face)
        total += n
        if each[face] > mean:
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
            gain = PER_CARD * CARD_WORTH[kind] if kind < KEEPS else float(state.price(seat, kind)) * 0.05
            gain -= PER_ENERGY * float(state.price(seat, kind))
            if gain > most and (kind < KEEPS or state.life[seat] > 4):
                most = gain
                best = action
    return best
