"""The Keep cards from top to bottom: name, price and what each does, as the number or the yes that chapters ask for.

Nothing here changes a position. Copies add up, where that makes sense; rights do not (§12.1).
"""

from typing import Final

from mypy_extensions import i64

from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.state import KingState

HEAL_PRICE: Final = 2  # of Rapid Healing
WINGS_PRICE: Final = 2
STRETCH_PRICE: Final = 2
RAY_PRICE: Final = 2
AIM_PRICE: Final = 1  # to point Mimic at another card


def acid_attack(state: KingState, seat: i64) -> i64:
    """Acid Attack (6): 1 damage more in the own turn, even without claws."""
    return state.copies(seat, c.ACID_ATTACK)


def alien_metabolism(state: KingState, seat: i64) -> i64:
    """Alien Metabolism (3): every card costs 1 less."""
    return state.copies(seat, c.ALIEN_METABOLISM)


def alpha_monster(state: KingState, seat: i64) -> i64:
    """Alpha Monster (5): a point for attacking."""
    return state.copies(seat, c.ALPHA_MONSTER)


def armor_plating(state: KingState, seat: i64, damage: i64) -> bool:
    """Armor Plating (4): damage of exactly 1 is ignored."""
    return damage == 1 and state.has(seat, c.ARMOR_PLATING)


def background_dweller(state: KingState, seat: i64) -> i64:
    """Background Dweller (4): any 3s may be rerolled, as often as its owner likes. How many there are."""
    return d.count_of(state.at[s.DICE], d.THREE) if state.has(seat, c.BACKGROUND_DWELLER) else 0


def burrowing(state: KingState, seat: i64) -> i64:
    """Burrowing (5): 1 damage more from Tokyo, and 1 for whoever takes the place that its owner has yielded."""
    return state.copies(seat, c.BURROWING)


def camouflage(state: KingState, seat: i64) -> i64:
    """Camouflage (3): so many times a die is rolled for each point of damage, and each heart cancels one."""
    return state.copies(seat, c.CAMOUFLAGE)


def camouflage_faces(state: KingState, seat: i64) -> i64:
    """Background Dweller rolls 3s of Camouflage again until they show something else."""
    return d.FACES - 1 if state.has(seat, c.BACKGROUND_DWELLER) else d.FACES


def complete_destruction(state: KingState, seat: i64) -> i64:
    """Complete Destruction (3): 9 points for all six faces."""
    for face in range(d.FACES):
        if d.count_of(state.at[s.DICE], face) == 0:
            return 0
    return 9 * state.copies(seat, c.COMPLETE_DESTRUCTION)


def dedicated_news_team(state: KingState, seat: i64) -> i64:
    """Dedicated News Team (3): a point for each card bought."""
    return state.copies(seat, c.DEDICATED_NEWS_TEAM)


def eater_of_the_dead(state: KingState, seat: i64) -> i64:
    """Eater of the Dead (4): 3 points for each monster at 0, unless its owner fell too."""
    return 3 * state.copies(seat, c.EATER_OF_THE_DEAD)


def energy_hoarder(state: KingState, seat: i64) -> i64:
    """Energy Hoarder (3): a point for each 6 energy."""
    return state.copies(seat, c.ENERGY_HOARDER) * (state.at[s.ENERGY + seat] // 6)


def even_bigger(state: KingState) -> i64:
    """Even Bigger (4): life up to 12, 2 more on getting it; who loses it loses 2 life. Who has it, as a set."""
    found: i64 = 0
    for seat in range(state.seats):
        found |= (state.at[s.POWERS + seat] >> c.EVEN_BIGGER & 1) << seat
    return found


def extra_head(state: KingState, seat: i64) -> i64:
    """Extra Head (7): a die more. There are two, and Mimic may copy one."""
    return state.copies(seat, c.EXTRA_HEAD)


def fire_breathing(state: KingState, seat: i64) -> i64:
    """Fire Breathing (4): whenever its owner deals damage, the next living monsters on both sides take 1 more."""
    return state.copies(seat, c.FIRE_BREATHING)


def freeze_time(state: KingState, seat: i64) -> bool:
    """Freeze Time (5): after a triple of 1 another turn with a die less."""
    return state.at[s.MARKS] & s.TRIPLE_ONE != 0 and state.has(seat, c.FREEZE_TIME)


def friend_of_children(state: KingState, seat: i64) -> i64:
    """Friend of Children (3): whenever energy is gained, 1 more."""
    return state.copies(seat, c.FRIEND_OF_CHILDREN)


def giant_brain(state: KingState, seat: i64) -> i64:
    """Giant Brain (5): a reroll more."""
    return state.copies(seat, c.GIANT_BRAIN)


def gourmet(state: KingState, seat: i64) -> i64:
    """Gourmet (4): 2 points more for a triple of 1."""
    return 2 * state.copies(seat, c.GOURMET) if state.at[s.MARKS] & s.TRIPLE_ONE else 0


def healing_ray(state: KingState, seat: i64) -> bool:
    """Healing Ray (4): hearts may heal others, who pay 2 energy or what they have."""
    return state.has(seat, c.HEALING_RAY)


def herbivore(state: KingState, seat: i64) -> i64:
    """Herbivore (5): a point at the end of a turn in which its owner has hurt nobody else."""
    return state.copies(seat, c.HERBIVORE) if state.at[s.MARKS] & s.DAMAGED == 0 else 0


def herd_culler(state: KingState, seat: i64) -> bool:
    """Herd Culler (3): once a turn a die becomes a 1."""
    return state.at[s.MARKS] & s.HERD_TIMES < state.copies(seat, c.HERD_CULLER)


def it_has_a_child(state: KingState, seat: i64) -> bool:
    """It Has a Child (7): who falls comes back with 10 life, but without its cards and points."""
    return state.has(seat, c.IT_HAS_A_CHILD)


def jets(state: KingState, seat: i64) -> bool:
    """Jets (5): attacked in Tokyo, its owner may yield before the damage and takes none."""
    return state.has(seat, c.JETS)


def made_in_a_lab(state: KingState, seat: i64) -> bool:
    """Made in a Lab (2): its owner sees the top card of the deck and may buy it."""
    return state.has(seat, c.MADE_IN_A_LAB)


def metamorph(state: KingState, seat: i64) -> bool:
    """Metamorph (3): at the end of the turn own cards may be discarded for the energy paid for them."""
    return state.has(seat, c.METAMORPH)


def mimic(state: KingState, seat: i64) -> bool:
    """Mimic (8): a duplicate of a Keep card in play; at the start of the turn, for 1 energy, of another one."""
    return state.owns(seat, c.MIMIC) and state.at[s.ENERGY + seat] >= AIM_PRICE


def monster_batteries(state: KingState, seat: i64) -> bool:
    """Monster Batteries (2): holds any amount of energy, doubled by the bank; 2 a turn come back."""
    return state.has(seat, c.MONSTER_BATTERIES)


def nova_breath(state: KingState, seat: i64) -> bool:
    """Nova Breath (7): attacks hit all others."""
    return state.has(seat, c.NOVA_BREATH)


def omnivore(state: KingState, seat: i64) -> i64:
    """Omnivore (4): 2 points for 1, 2, 3."""
    dice = state.at[s.DICE]
    if d.count_of(dice, d.ONE) == 0 or d.count_of(dice, d.TWO) == 0 or d.count_of(dice, d.THREE) == 0:
        return 0
    return 2 * state.copies(seat, c.OMNIVORE)


def opportunist(state: KingState, seat: i64) -> bool:
    """Opportunist (3): new cards may be bought before anybody else can."""
    return state.has(seat, c.OPPORTUNIST)


def parasitic_tentacles(state: KingState, seat: i64) -> bool:
    """Parasitic Tentacles (4): Keep cards of others may be bought from them."""
    return state.has(seat, c.PARASITIC_TENTACLES)


def plot_twist(state: KingState, seat: i64) -> bool:
    """Plot Twist (3): any die to any face, then the card is discarded."""
    return state.has(seat, c.PLOT_TWIST)


def poison_quills(state: KingState, seat: i64) -> i64:
    """Poison Quills (3): 2 damage more with a triple of 2."""
    return 2 * state.copies(seat, c.POISON_QUILLS) if d.count_of(state.at[s.DICE], d.TWO) >= 3 else 0


def poison_spit(state: KingState, seat: i64) -> i64:
    """Poison Spit (4): a poison counter for each monster that its attack has hurt."""
    return state.copies(seat, c.POISON_SPIT)


def psychic_probe(state: KingState, seat: i64, by_mimic: i64) -> bool:
    """Psychic Probe (3): a die of another monster is rerolled, once in its turn; a heart discards the card."""
    has = state.copies_by_mimic(seat, c.PSYCHIC_PROBE) if by_mimic else state.owns(seat, c.PSYCHIC_PROBE)
    return has and state.at[s.MARKS] & (s.PROBED << by_mimic) == 0


def rapid_healing(state: KingState, seat: i64) -> bool:
    """Rapid Healing (3): 1 life for 2 energy, any number of times."""
    at = state.at
    return (
        state.has(seat, c.RAPID_HEALING)
        and at[s.ENERGY + seat] >= HEAL_PRICE
        and at[s.LIFE + seat] < state.max_life(seat)
    )


def regeneration(state: KingState, seat: i64) -> i64:
    """Regeneration (4): 1 life more each time, if there was anything to heal."""
    return state.copies(seat, c.REGENERATION)


def rooting_for_the_underdog(state: KingState, seat: i64) -> i64:
    """Rooting for the Underdog (3): a point for having fewer than everybody else."""
    at = state.at
    for other in range(state.seats):
        if other != seat and state.is_alive(other) and at[s.POINTS + other] <= at[s.POINTS + seat]:
            return 0
    return state.copies(seat, c.ROOTING_FOR_THE_UNDERDOG)


def shrink_ray(state: KingState, seat: i64) -> i64:
    """Shrink Ray (6): a shrink counter for each monster that its attack has hurt."""
    return state.copies(seat, c.SHRINK_RAY)


def smoke_cloud(state: KingState, seat: i64, by_mimic: i64) -> bool:
    """Smoke Cloud (4): three counters, each for a reroll; then it is discarded."""
    return state.copies_by_mimic(seat, c.SMOKE_CLOUD) if by_mimic else state.owns(seat, c.SMOKE_CLOUD)


def solar_powered(state: KingState, seat: i64) -> i64:
    """Solar Powered (2): an energy at the end of the turn, if there is none."""
    return state.copies(seat, c.SOLAR_POWERED) if state.at[s.ENERGY + seat] == 0 else 0


def spiked_tail(state: KingState, seat: i64) -> i64:
    """Spiked Tail (5): 1 damage more in an attack."""
    return state.copies(seat, c.SPIKED_TAIL)


def stretchy(state: KingState, seat: i64) -> bool:
    """Stretchy (3): any die to any face for 2 energy, any number of times."""
    return state.has(seat, c.STRETCHY) and state.at[s.ENERGY + seat] >= STRETCH_PRICE


def telepath(state: KingState, seat: i64) -> bool:
    """Telepath (4): a reroll for 1 energy, any number of times."""
    return state.has(seat, c.TELEPATH) and state.at[s.ENERGY + seat] >= 1


def urbavore(state: KingState, seat: i64) -> i64:
    """Urbavore (4): in Tokyo a point more at the start of the turn, and 1 damage more for each target."""
    return state.copies(seat, c.URBAVORE) if state.in_tokyo(seat) else 0


def were_only_making_it_stronger(state: KingState, seat: i64) -> i64:
    """We're Only Making It Stronger (3): an energy for losing 2 life or more."""
    return state.copies(seat, c.WERE_ONLY_MAKING_IT_STRONGER)


def wings(state: KingState, seat: i64) -> bool:
    """Wings (6): for 2 energy no damage at all for the rest of the turn."""
    return state.has(seat, c.WINGS) and state.at[s.ENERGY + seat] >= WINGS_PRICE
