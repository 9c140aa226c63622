"""What the bots know about King of Tokyo: dice odds, the threat of elimination, the value of cards.

A monster's worth is the logarithm of its odds: of two monsters, one worth 1 more wins e times as often.
"""

from math import exp
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, lowest
from spieltisch.engine.contract import CHANCE, Knowledge, State
from spieltisch.engine.fields import NONE, PHASE
from spieltisch.engine.rng import Rng
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.buying import price
from spieltisch.games.king_of_tokyo.monsters import stock_at
from spieltisch.games.king_of_tokyo.rolling import DICE, REROLLS
from spieltisch.games.king_of_tokyo.state import KingState, kind_of

# How points, lives and Tokyo show in who wins: a logistic regression on 9,000 games of greedy bots with two earlier
# sets of numbers, rounded. ``python -m spieltisch.lab.calibration king_of_tokyo greedy --games 100`` says whether it
# holds: a loss of 0.620, where an even share has 0.693 and the numbers before had 0.740.
POINT_WORTH: Final = vec[float]([
    0.0, 0.03, 0.06, 0.1, 0.14, 0.18, 0.24, 0.32, 0.42, 0.55, 0.72, 0.92, 1.16, 1.45, 1.8, 2.2, 2.65, 3.1, 3.55, 3.95,
])  # fmt: skip
LIFE_WORTH: Final = vec[float]([-3.4, -2.95, -2.45, -1.95, -1.5, -1.1, -0.8, -0.55, -0.33, -0.15, 0.0, 0.12, 0.24])
# till the next turn
TOKYO_WORTH: Final = vec[float]([-3.0, -2.4, -1.9, -1.3, -0.9, -0.6, -0.4, -0.25, -0.1, 0.1, 0.2, 0.3, 0.3])
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
CARD_WORTH: Final = vec[float]([WORTH[id] for id in c.IDS[: c.KEEPS]])
# The odds that 0, 1, ... of m dice show a face that is aimed at in r + 1 rolls (HIT), or one of the others (MISS).
ROLLS: Final = 6
UPTO: Final = d.MOST + 1  # so many numbers of dice, 0 to 9


def tabled(chances: list[float]) -> vec[float]:
    """A row of UPTO odds for each chance and each number of dice m, at UPTO * (UPTO * r + m)."""
    numbers: list[float] = []
    for chance in chances:
        for m in range(UPTO):
            numbers += (d.binomial(m, chance) + [0.0] * UPTO)[:UPTO]
    return vec[float](numbers)


HIT: Final = tabled([1.0 - (5.0 / 6.0) ** (r + 1) for r in range(ROLLS)])
MISS: Final = tabled([(5.0 / 6.0) ** (r + 1) / 5.0 for r in range(ROLLS)])
NO_VALUES: Final = vec[float]([0.0] * s.SEATS)
ENERGY_VALUES: Final = vec[float](
    [PER_ENERGY * n if face == d.ENERGY else 0.0 for face in range(d.FACES) for n in range(UPTO)]
)


def more_worth(now: int, points: int) -> float:
    """What so many points more are worth to a monster that has so many now."""
    return WON if now + points >= s.GOAL else POINT_WORTH[now + points] - POINT_WORTH[now]


MORE: Final = s.GOAL + 1  # points more, 0 to 20; at MORE * now + more:
SCORED: Final = vec[float]([more_worth(now, more) for now in range(s.GOAL + 1) for more in range(MORE)])


@final
class KingOfTokyoKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, KingState)
        if state.at[PHASE] == s.END:
            return 1.0 if state.at[s.WINNER] == seat else 0.0
        if not state.is_alive(seat):
            return 0.0
        worth = NO_VALUES[: state.seats]
        for other in range(state.seats):
            if state.is_alive(other):
                worth[other] = monster_worth(state, other)
        add_prospects(state, worth)
        total = 0.0
        for other in range(state.seats):
            if state.is_alive(other):
                total += exp(worth[other] - worth[seat])
        return 1.0 / total

    def quick(self, state: State, seat: i64, rng: Rng) -> i64:
        """Keep what is useful, buy what is worth its price, leave Tokyo before it is too late."""
        assert isinstance(state, KingState)
        at = state.at
        phase = at[PHASE]
        if phase == s.THROW:
            return quick_keep(state, seat)
        if phase == s.LEAVE:
            mine = TOKYO_WORTH[at[s.LIFE + seat]]
            return s.YIELD if mine < TOKYO_WORTH[at[s.LIFE + at[s.ACTIVE]]] else s.STAY
        moves = state.moves(seat)
        return quick_buy(state, seat, moves) if phase == s.SHOP else moves[rng.below(len(moves))]

    def rounds(self) -> i64:
        """Whatever is rolled after the own turn only adds noise.

        60 games against greedy at 200 iterations: 67 % with 0, 45 % with 1, by
        ``spieltisch arena king_of_tokyo --bots hard:horizon=0,greedy``.
        """
        return 0

    def meaning(self, state: State, action: i64) -> i64:
        """To keep some dice is the same whatever the others showed; to stop is not."""
        assert isinstance(state, KingState)
        return state.at[s.DICE] if action == s.STOP else 0


def monster_worth(state: KingState, seat: i64) -> float:
    at = state.at
    life = at[s.LIFE + seat]
    value = POINT_WORTH[min(at[s.POINTS + seat], s.GOAL - 1)] + LIFE_WORTH[life]
    value += PER_ENERGY * float(min(at[s.ENERGY + seat], 12))
    value -= POISON * float(at[s.POISON + seat]) + SHRINK * float(at[s.SHRINK + seat])
    if at[s.POWERS + seat] != 0:
        value += cards_worth(state, seat)
    if state.in_tokyo(seat):
        value += OWN_TURN if seat == at[s.ACTIVE] and dice_to_come(state) else TOKYO_WORTH[life]
    return value


def dice_to_come(state: KingState) -> bool:
    """Whether the active monster has still to roll, or chance decides something else."""
    phase = state.at[PHASE]
    return phase == s.THROW or phase == s.AIM_AGAIN or state.shared.who[phase] == CHANCE


def add_prospects(state: KingState, worth: vec[float]) -> None:
    """What the dice in the hand promise, those of the next monster if they are resolved, and a place that may be free.

    Dice on the table are not looked at: whoever holds them still chooses what to keep.
    """
    at = state.at
    active = at[s.ACTIVE]
    in_hand = at[s.IN_HAND]
    beginning = in_hand > 0 and at[s.REROLLS] >= REROLLS and at[s.DICE] == d.NO_DICE
    if beginning or at[PHASE] == s.THROW:
        worth[active] += NEXT_ROLL * roll_worth(state, active, d.NO_DICE, DICE, REROLLS)
        return
    if in_hand > 0:
        worth[active] += roll_worth(state, active, at[s.DICE], in_hand, at[s.REROLLS])
    elif at[s.ASSAULT] != 0 and not state.in_tokyo(active):
        worth[active] += YIELDS * entry(state, active)
    following = after_this(state)
    worth[following] += NEXT_ROLL * roll_worth(state, following, d.NO_DICE, DICE, REROLLS)


def after_this(state: KingState) -> i64:
    """Whose turn is next."""
    at = state.at
    if at[s.NEXT_PENALTY] > 0:
        return at[s.ACTIVE]
    if at[s.EXTRA] != 0:
        waiting = state.extra_turns()
        return at[s.ACTIVE] if int(at[s.ACTIVE]) in waiting else waiting[0]
    return state.left_of(at[s.REGULAR])


def cards_worth(state: KingState, seat: i64) -> float:
    """Cards pay off over time: the nearer the end, the less."""
    at = state.at
    most: i64 = 0
    for other in range(state.seats):
        most = max(most, at[s.POINTS + other])
    left = PER_CARD * (1.0 - float(most) / 28.0)
    value = 0.0
    held = at[s.CARDS + seat]
    while held != 0:
        card = lowest(held)
        value += left * CARD_WORTH[kind_of(card)]
        if card == c.MONSTER_BATTERIES:
            value += 0.8 * PER_ENERGY * float(at[stock_at(card)])
        held &= held - 1
    return value


def roll_worth(state: KingState, seat: i64, dice: i64, rolling: i64, rerolls: i64) -> float:
    """What dice promise that are about to be rolled beside those kept: of the six faces to aim at, the best one.

    A die that is aimed at a face is rerolled until it shows it; if it never does, it shows any other.
    """
    values = face_values(state, seat)
    row = UPTO * (UPTO * min(rerolls, ROLLS - 1) + rolling)
    best = 0.0
    misses = 0.0
    for face in range(d.FACES):
        first = face * UPTO + d.count_of(dice, face)
        by_hit = 0.0
        by_miss = 0.0
        for more in range(rolling + 1):
            value = values[first + more]
            by_hit += HIT[row + more] * value
            by_miss += MISS[row + more] * value
        if face == 0 or by_hit - by_miss > best:
            best = by_hit - by_miss
        misses += by_miss
    return misses + best


def face_values(state: KingState, seat: i64) -> vec[float]:
    """For each face, what 0, 1, ... 9 dice of it are worth to a monster."""
    found = ENERGY_VALUES[:]
    at = state.at
    now = MORE * at[s.POINTS + seat]
    gourmet = now + 2 * state.copies(seat, c.GOURMET)
    life = at[s.LIFE + seat]
    room = 0 if state.in_tokyo(seat) else state.max_life(seat) - life
    for n in range(UPTO):
        found[n] = SCORED[gourmet + n - 2 if n >= 3 else now]
        found[UPTO + n] = SCORED[now + n - 1 if n >= 3 else now]
        found[2 * UPTO + n] = SCORED[now + n if n >= 3 else now]
        found[d.HEART * UPTO + n] = LIFE_WORTH[life + min(n, room)] - LIFE_WORTH[life]
    add_claw_values(state, seat, found)
    if state.has(seat, c.COMPLETE_DESTRUCTION):
        for face in range(d.FACES):
            for n in range(1, UPTO):
                found[face * UPTO + n] += 0.1
    return found


def scored(state: KingState, seat: i64, points: i64) -> float:
    """What so many points more are worth to a monster."""
    return SCORED[MORE * state.at[s.POINTS + seat] + points]


def entry(state: KingState, seat: i64) -> float:
    """What it is worth to enter Tokyo."""
    return scored(state, seat, 1) + TOKYO_WORTH[state.at[s.LIFE + seat]]


def add_claw_values(state: KingState, seat: i64, found: vec[float]) -> None:
    at = state.at
    alpha = scored(state, seat, keep.alpha_monster(state, seat))
    entering = entry(state, seat)
    if at[s.CITY] == NONE:
        for claws in range(1, UPTO):
            found[d.CLAW * UPTO + claws] = alpha + entering
        return
    for claws in range(1, UPTO):
        found[d.CLAW * UPTO + claws] = alpha
    more = keep.acid_attack(state, seat) + keep.spiked_tail(state, seat) + keep.urbavore(state, seat)
    targets = at[s.ALIVE] & ~bit(seat) if keep.nova_breath(state, seat) else state.others_place(seat)
    while targets != 0:
        add_hurt_values(state, lowest(targets), more, found)
        targets &= targets - 1
    if not state.in_tokyo(seat):  # the place may become free
        for claws in range(1, UPTO):
            found[d.CLAW * UPTO + claws] += YIELDS * entering


def add_hurt_values(state: KingState, target: i64, more: i64, found: vec[float]) -> None:
    """What the claws are worth for the damage to one rival, which is ``more`` than they are."""
    life = state.at[s.LIFE + target]
    shield = 0.6 if state.has(target, c.WINGS) or state.has(target, c.CAMOUFLAGE) else 1.0
    living = state.living()
    rivals = float(living - 1)
    for claws in range(1, UPTO):
        damage = claws + more
        value = LIFE_WORTH[life] - LIFE_WORTH[max(0, life - damage)]
        if damage >= life:
            value = WON if living == 2 else value + RIVAL_OUT
        found[d.CLAW * UPTO + claws] += shield * value / rivals


# The quick policy


def quick_keep(state: KingState, seat: i64) -> i64:
    """Keep each face whose dice are worth more than a new roll of them is on the average."""
    dice = state.at[s.DICE]
    if state.at[s.REROLLS] == 0:
        return s.STOP
    values = face_values(state, seat)
    mean = 0.0
    for face in range(d.FACES):
        mean += values[face * UPTO + 2] / (2.0 * d.FACES)
    kept: i64 = d.NO_DICE
    size: i64 = 0
    for face in range(d.FACES):
        n = d.count_of(dice, face)
        worth = values[face * UPTO + n] / float(n) if n > 0 else 0.0
        if face < 3 and n == 2:
            worth = 0.15 * values[face * UPTO + 3]
        if worth > mean:
            for _die in range(n):
                if size < d.MOST - 1:
                    kept = d.ADD[d.FACES * kept + face]
                    size += 1
    return s.STOP if size >= d.SIZE[dice] else s.KEEP + kept


def quick_buy(state: KingState, seat: i64, moves: vec[i64]) -> i64:
    best: i64 = s.DONE
    most = 0.0
    for action in moves:
        if action == s.BUY_TOP or s.BUY <= action < s.TAKE_OVER:
            kind = state.at[s.TOP] if action == s.BUY_TOP else action - s.BUY
            cost = float(price(state, seat, kind))
            gain = PER_CARD * CARD_WORTH[kind] if kind < c.KEEPS else cost * 0.05
            gain -= PER_ENERGY * cost
            if gain > most and (kind < c.KEEPS or state.at[s.LIFE + seat] > 4):
                most = gain
                best = action
    return best
