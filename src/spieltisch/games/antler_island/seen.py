"""The view of Antler Island, key by key. Actions are move, eat, rut, grow; markers 1, 2, 3, X, blank."""

from typing import Annotated, Any, TypedDict

from spieltisch.engine.seen import Text


class Space(TypedDict):
    """A space of the island."""

    id: Annotated[str, "its name"]
    level: Annotated[int, "how high it lies"]
    terrain: Annotated[str, "shore, marsh, meadow or peak"]
    colour: Annotated[str | None, "the colour of its does and food"]
    neighbours: Annotated[list[str], "the spaces beside it"]
    steps: Annotated[list[str], "the spaces one step away"]
    inward: Annotated[str, "the next space on the way to the middle"]
    does: Annotated[int, "does on it"]
    food: Annotated[list[int], "food tokens on it"]
    stags: Annotated[list[int], "the seats whose stags stand here"]


class Supply(TypedDict):
    """What is left in the box."""

    does: Annotated[int, "does"]
    antlers: Annotated[int, "antler ends"]
    food: Annotated[int, "food tokens in the pile"]
    food_discard: Annotated[list[int], "food tokens eaten"]
    food_shuffled: Annotated[list[int], "food tokens of the pile, in no order"]


class Kind(TypedDict):
    """A kind of tile."""

    name: Annotated[Text, "its name"]
    text: Annotated[Text, "what it does"]


class Wily(TypedDict):
    """The tiles of wiliness."""

    open: Annotated[str | None, "the tile that lies face up"]
    pile: Annotated[int, "how many are left in the pile"]
    shuffled: Annotated[list[str], "tiles of the pile, in no order"]
    discard: Annotated[list[str], "tiles played"]
    kinds: Annotated[dict[str, Kind], "all kinds"]


class Turn(TypedDict):
    """The action that is being carried out."""

    tile: Annotated[str, "the marker"]
    act: Annotated[str, "the action"]
    picked: Annotated[int, "food tokens picked"]
    picked_food: Annotated[list[int] | None, "their values, if this seat may know them"]
    growing: Annotated[int, "antler ends still to grow"]


class Committed(TypedDict):
    """What a stag puts into a fight."""

    seat: Annotated[int, "who"]
    tokens: Annotated[int, "how many food tokens"]
    food: Annotated[list[int] | None, "their values, if this seat may know them"]
    strength: Annotated[int | None, "the strength in all, once it is open"]
    saved: Annotated[int, "tokens that come back"]


class Fight(TypedDict):
    """A fight."""

    attacker: Annotated[int, "the seat that attacks"]
    defender: Annotated[int, "the seat that defends; -1: still to be chosen"]
    rivals: Annotated[list[int], "the seats that could be attacked"]
    space: Annotated[str, "where"]
    origin: Annotated[str, "where the attacker came from"]
    locked: Annotated[bool, "whether nothing can be added any more"]
    winner: Annotated[int, "the seat that won; -1: not decided"]
    committed: Annotated[list[Committed], "what each puts in"]


class Laid(TypedDict):
    """The markers on one action."""

    covered: Annotated[int, "face down"]
    revealed: Annotated[list[str], "face up"]


class Player(TypedDict):
    """What is known of a player."""

    colour: Annotated[str, "black, blue, red or yellow"]
    stag: Annotated[str | None, "where the stag stands"]
    ends: Annotated[int, "antler ends"]
    broken: Annotated[int, "antlers broken"]
    highest: Annotated[int, "the most ends it ever had"]
    track: Annotated[int, "does won, on the track"]
    victor: Annotated[bool, "whether it won the last fight"]
    points: Annotated[int, "points"]
    tokens: Annotated[int, "food tokens held"]
    food: Annotated[list[int] | None, "their values, one's own only"]
    known_food: Annotated[list[int], "values that everybody saw"]
    open: Annotated[list[str], "tiles that everybody saw"]
    hidden_tiles: Annotated[int, "tiles that nobody else saw"]
    hidden: Annotated[list[str] | None, "these tiles, one's own only"]
    played: Annotated[list[str], "tiles played in this action"]
    plan: Annotated[dict[str, str] | None, "the own plan: on which action each marker lies"]
    rearranged: Annotated[int | None, "markers moved so far, one's own only"]
    confirmed: Annotated[bool, "whether the plan is fixed"]
    acts: Annotated[dict[str, Laid] | None, "the markers on each action, once the plans are fixed"]


class View(TypedDict):
    """What a seat sees."""

    options: Annotated[dict[str, Any], "the rule variants of this game"]
    phase: Annotated[str, "what is to be done now"]
    round: Annotated[int, "the round"]
    first: Annotated[int, "the start player"]
    active: Annotated[int, "the seat whose turn it is"]
    end_mark: Annotated[int, "the points that end the game"]
    last_round: Annotated[bool, "whether the game ends with this round"]
    rolled: Annotated[str | None, "the colour that the die shows"]
    island: Annotated[list[Space], "the spaces"]
    supply: Annotated[Supply, "what is left in the box"]
    wily: Annotated[Wily, "the tiles of wiliness"]
    turn: Annotated[Turn | None, "the action under way"]
    fight: Annotated[Fight | None, "the fight under way"]
    players: Annotated[list[Player], "by seat"]
