"""The deck: one table in ``components.json``, and the name by which the rules know each card.

Kinds 0 to 46 are the Keep cards, so that the cards of a monster are the bits of one int; 47 to 63 are Discard cards.
A Keep card in play is known by its kind too; only the second Extra Head needs a number of its own.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.components import brought, components
from spieltisch.engine.errors import BadOption
from spieltisch.engine.game import short

# Keep cards
ACID_ATTACK: Final = 0
ALIEN_METABOLISM: Final = 1
ALPHA_MONSTER: Final = 2
ARMOR_PLATING: Final = 3
BACKGROUND_DWELLER: Final = 4
BURROWING: Final = 5
CAMOUFLAGE: Final = 6
COMPLETE_DESTRUCTION: Final = 7
DEDICATED_NEWS_TEAM: Final = 8
EATER_OF_THE_DEAD: Final = 9
ENERGY_HOARDER: Final = 10
EVEN_BIGGER: Final = 11
EXTRA_HEAD: Final = 12
FIRE_BREATHING: Final = 13
FREEZE_TIME: Final = 14
FRIEND_OF_CHILDREN: Final = 15
GIANT_BRAIN: Final = 16
GOURMET: Final = 17
HEALING_RAY: Final = 18
HERBIVORE: Final = 19
HERD_CULLER: Final = 20
IT_HAS_A_CHILD: Final = 21
JETS: Final = 22
MADE_IN_A_LAB: Final = 23
METAMORPH: Final = 24
MIMIC: Final = 25
MONSTER_BATTERIES: Final = 26
NOVA_BREATH: Final = 27
OMNIVORE: Final = 28
OPPORTUNIST: Final = 29
PARASITIC_TENTACLES: Final = 30
PLOT_TWIST: Final = 31
POISON_QUILLS: Final = 32
POISON_SPIT: Final = 33
PSYCHIC_PROBE: Final = 34
RAPID_HEALING: Final = 35
REGENERATION: Final = 36
ROOTING_FOR_THE_UNDERDOG: Final = 37
SHRINK_RAY: Final = 38
SMOKE_CLOUD: Final = 39
SOLAR_POWERED: Final = 40
SPIKED_TAIL: Final = 41
STRETCHY: Final = 42
TELEPATH: Final = 43
URBAVORE: Final = 44
WERE_ONLY_MAKING_IT_STRONGER: Final = 45
WINGS: Final = 46
# Discard cards
APARTMENT_BUILDING: Final = 47
COMMUTER_TRAIN: Final = 48
CORNER_STORE: Final = 49
DROP_FROM_HIGH_ALTITUDE: Final = 50
ENERGIZE: Final = 51
EVACUATION_ORDERS: Final = 52
FIRE_BLAST: Final = 53
FRENZY: Final = 54
GAS_REFINERY: Final = 55
HEAL: Final = 56
HIGH_ALTITUDE_BOMBING: Final = 57
JET_FIGHTERS: Final = 58
NATIONAL_GUARD: Final = 59
NUCLEAR_POWER_PLANT: Final = 60
SKYSCRAPER: Final = 61
TANKS: Final = 62
VAST_STORM: Final = 63

KINDS: Final = 64
KEEPS: Final = 47  # kinds below are Keep cards
SECOND_HEAD: Final = 47  # in play: the other Extra Head
IN_PLAY: Final = 48  # numbers of Keep cards in play
MAX_COST: Final = 15
SMOKES: Final = 3  # counters on a new Smoke Cloud
MOST_DEPOSIT: Final = 99  # energy put on Monster Batteries


BOX: Final[dict[str, Any]] = components(__file__)
IDS: Final = [str(card["id"]) for card in BOX["cards"]]
NAMES: Final = [str(card["name"]) for card in BOX["cards"]]
KIND: Final = {id: kind for kind, id in enumerate(IDS)}
MONSTERS: Final = [str(name) for name in BOX["monsters"]]
# A pile of cards is two sets, its Keep and its Discard cards: the bit of each card by its kind. Two kinds are in the
# box twice; the bit behind theirs stands for the second card.
PILED: Final = [kind for kind, card in enumerate(BOX["cards"]) for _copy in range(int(card["copies"]))]
KEEPS_IN_BOX: Final = 48
KIND_AT: Final = vec[i64](PILED + [-1])  # noqa: RUF005  (a starred list does not compile here)
SPOT: Final = vec[i64]([PILED.index(kind) for kind in range(KINDS)])


class Deck:
    """How many of each card take part, and what they cost."""

    def __init__(self, cards: list[Any]) -> None:
        copies = [0] * KINDS
        cost = [int(card["cost"]) for card in BOX["cards"]]
        for card in cards:
            copies[KIND[card["id"]]] = int(card["copies"])
            cost[KIND[card["id"]]] = int(card["cost"])
        self.copies: vec[i64] = vec[i64](copies)
        self.cost: vec[i64] = vec[i64](cost)


def check_card(card: Any) -> None:
    """BadOption when this is no card of the box."""
    named = card.get("id") if isinstance(card, dict) else card
    if not isinstance(card, dict) or not isinstance(named, str) or named not in KIND:
        raise BadOption(f"the box has no card {short(named)}; a card is an object with id, cost and copies")
    box = BOX["cards"][KIND[card["id"]]]
    for part, least, most in (("cost", 0, MAX_COST), ("copies", 0, box["copies"])):
        value = card.get(part)
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise BadOption(f"card {card['id']}: {part} is a number of {least} to {most}, not {short(value)}")
    if card.get("kind", box["kind"]) != box["kind"]:
        raise BadOption(f"card {card['id']}: it is a {box['kind']} card")


def check(value: Any) -> Any:
    """The option ``deck``: none for the deck of the box, or the list of the cards that take part."""
    if value is None:
        return None
    if not isinstance(value, list):
        raise BadOption("option deck takes a list of cards or none")
    if len(value) > KINDS:
        raise BadOption(f"the box has {KINDS} kinds of cards, this deck names {len(value)}")
    for card in value:
        check_card(card)
    ids = [card["id"] for card in value]
    for id in ids:
        if ids.count(id) > 1:
            raise BadOption(f"card {id} stands in the deck twice: give its copies instead")
    if sum(card["copies"] for card in value) < 3:
        raise BadOption("a deck has at least three cards, for they lie face up")
    return [{"id": card["id"], "cost": card["cost"], "copies": card["copies"]} for card in value]


def read(text: str) -> Any:
    """The option ``deck`` from the text of a file in the form of ``components.json``."""
    data = brought(text, "deck")
    cards = data.get("cards") if isinstance(data, dict) else data
    if not isinstance(cards, list):
        raise BadOption('line 1: a deck is {"cards": [...]}')
    return check(cards)


WHOLE_BOX: Final = Deck(BOX["cards"])


def deck_of(option: Any) -> Deck:
    return WHOLE_BOX if option is None else Deck(option)
