"""The view of Reef, key by key. Colours are R, Y, G, P; cells go from a1 to d4, row by row."""

from typing import Annotated, Any, TypedDict

from spieltisch.engine.seen import Text


class Card(TypedDict):
    """A card as it lies face up."""

    id: Annotated[str, "which of the deck's cards"]
    kind: Annotated[str, "the kind of its pattern: single, line, corner, ring, ..."]
    corals: Annotated[str, "the colours of its two corals, like RG"]
    points: Annotated[int, "what each pattern scores"]
    pattern: Annotated[list[str] | dict[str, str], "rows of cells (a colour, * any, . none); of a ring: both colours"]
    name: Annotated[Text, "its name"]


class Slot(TypedDict):
    """A place of the display."""

    card: Annotated[Card | None, "the card that lies there"]
    tokens: Annotated[int, "the points that lie on it"]


class Player(TypedDict):
    """What is known of a player."""

    points: Annotated[int, "scored so far"]
    reef: Annotated[list[str], "the sixteen stacks, each its colours from the bottom to the top"]
    cards: Annotated[int, "how many cards are in the hand"]
    hand: Annotated[list[Card] | None, "the hand: one's own, or everybody's once the game is over"]
    seen: Annotated[list[Card], "cards of the hand that everybody saw being taken"]
    discard: Annotated[list[Card], "cards played"]


class View(TypedDict):
    """What a seat sees."""

    options: Annotated[dict[str, Any], "the rule variants of this game"]
    phase: Annotated[str, "first, deal, open, settle, turn, fetch, refill, build, count or over"]
    round: Annotated[int, "the round, from 0 on"]
    first: Annotated[int, "the seat that began"]
    active: Annotated[int, "the seat whose turn it is"]
    display: Annotated[list[Slot], "the cards that can be taken"]
    deck: Annotated[int, "how many cards are left in the deck"]
    face_up: Annotated[Card | None, "the top of the deck, where it is played face up"]
    supply: Annotated[dict[str, int], "the corals left, by colour"]
    last_round: Annotated[bool, "whether the game ends with this round"]
    playing: Annotated[Card | None, "the card that is being played"]
    corals: Annotated[str, "the corals that are still to be placed"]
    players: Annotated[list[Player], "by seat"]
