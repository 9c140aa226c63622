"""The view of King of Tokyo, key by key. Faces of the dice are 1, 2, 3, heart, energy, claw."""

from typing import Annotated, Any, NotRequired, TypedDict

from spieltisch.engine.seen import Text


class Dice(TypedDict):
    """The dice on the table."""

    faces: Annotated[list[str], "what the dice show"]
    rolling: Annotated[int, "dice that are being rolled"]
    rerolls: Annotated[int, "rolls that are left"]
    penalty: Annotated[int, "dice that the active monster rolls fewer"]
    three: NotRequired[Annotated[dict[str, float], "while rerolls are left: the chance of three of a face"]]
    odds: NotRequired[Annotated[dict[str, list[float]], "the chance of at least so many of a face, by the face"]]


class Card(TypedDict):
    """A power card."""

    id: Annotated[str, "which card"]
    kind: Annotated[str, "keep or discard"]
    cost: Annotated[int, "printed on it, in energy"]
    price: Annotated[int, "what the one who looks, or whose turn it is, pays"]
    name: Annotated[Text, "its name"]
    text: Annotated[Text, "what it does"]


class Kept(Card):
    """A card in front of a monster."""

    card: Annotated[str, "which card it works as"]
    paid: Annotated[int, "what was paid for it"]
    stock: Annotated[int, "counters that lie on it"]
    copies: NotRequired[Annotated[str, "for Mimic: the card that it copies"]]


class Player(TypedDict):
    """A monster."""

    monster: Annotated[str, "its name"]
    life: Annotated[int, "life"]
    max_life: Annotated[int, "the most it can have"]
    points: Annotated[int, "victory points"]
    energy: Annotated[int, "energy cubes"]
    place: Annotated[str, "city, bay or outside"]
    alive: Annotated[bool, "whether it is still in the game"]
    poison: Annotated[int, "poison counters"]
    shrink: Annotated[int, "shrink counters"]
    wings: Annotated[bool, "whether its wings protect it this turn"]
    cards: Annotated[list[Kept], "its cards"]


class View(TypedDict):
    """What a seat sees."""

    options: Annotated[dict[str, Any], "the rule variants of this game"]
    phase: Annotated[str, "first, rolling, change, heart, yield, shop, over, ..."]
    active: Annotated[int, "the seat whose turn it is"]
    dice: Annotated[Dice, "the dice"]
    city: Annotated[int | None, "the seat in Tokyo City"]
    bay: Annotated[int | None, "the seat in Tokyo Bay"]
    bay_open: Annotated[bool, "whether the Bay is in play"]
    market: Annotated[list[Card | None], "the cards for sale"]
    offer: Annotated[list[int], "places of the market that somebody is asked about"]
    deck: Annotated[int, "how many cards are left in the deck"]
    top: Annotated[Card | None, "the top of the deck, if this seat has seen it"]
    top_seen_by: Annotated[list[int], "the seats that have seen it"]
    discard: Annotated[list[str], "cards that are out of the game"]
    unseen: Annotated[dict[str, int], "how many of each card may still be in the deck"]
    damage: Annotated[list[Any], "damage that is still to be dealt"]
    hearts: Annotated[int, "hearts that are still to be spent"]
    extra_turns: Annotated[list[Any], "turns that come before the next monster's"]
    winner: Annotated[int | None, "the seat that has won"]
    players: Annotated[list[Player], "by seat"]
