"""The view of Poseidon's Kingdom, key by key. A die is named by its colour and number (B2, N5)."""

from typing import Annotated, Any, TypedDict

from spieltisch.engine.seen import Text


class Die(TypedDict):
    """A die with what it shows."""

    die: Annotated[str, "which die"]
    colour: Annotated[str, "blue, green, orange, yellow or neutral"]
    value: Annotated[int, "what it shows"]


class OceanField(TypedDict):
    """A field that swimmers and the shark move on."""

    id: Annotated[str, "its name"]
    strip: Annotated[int, "the strip that it lies in"]
    number: Annotated[int, "its number on the board"]
    die: Annotated[bool, "whether a die can lie here"]
    enter: Annotated[bool, "whether swimmers enter here"]
    at: Annotated[list[float], "where it lies on the board"]


class Strip(TypedDict):
    """A strip of the ocean."""

    id: Annotated[str, "beach, wave-1 ... wave-6, deep-sea"]
    name: Annotated[Text, "its name"]
    dice: Annotated[list[Die], "the dice that lie in it"]
    share: Annotated[float, "how often a die of the wave comes to lie here"]


class Ocean(TypedDict):
    """The ocean board."""

    side: Annotated[str, "which side is played, A or B"]
    fields: Annotated[list[OceanField], "the fields"]
    crossing: Annotated[list[list[str]], "pairs of fields where one can cross"]
    strips: Annotated[list[Strip], "the strips, from the beach outwards"]


class Shark(TypedDict):
    """The shark."""

    field: Annotated[str, "where it is"]
    heading: Annotated[int, "which way it swims, 1 or -1"]
    ahead: Annotated[list[str], "the fields before it"]
    route: Annotated[list[str], "all fields of its way, in order"]


class Wave(TypedDict):
    """The wave that is being loaded."""

    slots: Annotated[int, "dice that it takes"]
    dice: Annotated[list[str], "the colours of the dice in it"]
    missed: Annotated[list[str], "the colours of the dice that fell beside it"]
    miss: Annotated[float, "how likely a die is to fall beside it"]


class Tentacle(TypedDict):
    """A tentacle of the kraken."""

    id: Annotated[str, "T1 to T6"]
    task: Annotated[str, "what frees a friend: pair, two-pairs, kind3, run3, run4, full-house"]
    name: Annotated[Text, "the task's name"]
    dice: Annotated[int, "how many dice it takes"]
    stack: Annotated[list[int], "values of the friends that can still be freed"]
    friends: Annotated[list[int], "the seats whose friends are held"]


class Step(TypedDict):
    """A step of the kraken's track."""

    field: Annotated[str, "H, then K1 to K6"]
    figures: Annotated[list[int], "the seats whose figures stand here"]


class Coral(TypedDict):
    """A coral tile beside the board."""

    sum: Annotated[int, "the sum that wins it"]
    colour: Annotated[str, "black or white"]
    kind: Annotated[str | None, "what it does, if this seat knows"]
    owner: Annotated[int | None, "whose it is"]
    peeked: Annotated[list[int], "the seats that looked at it"]


Bonus = TypedDict(
    "Bonus",
    {
        "action": Annotated[str, "peek, load, swim, forage, build or kraken"],
        "from": Annotated[int, "from how many pips on it can be taken"],
    },
)


class Busy(TypedDict):
    """The turn under way."""

    seat: Annotated[int, "who is busy"]
    taken: Annotated[list[Die], "dice taken"]
    eating: Annotated[list[Die], "dice being eaten"]
    chosen: Annotated[list[str], "dice chosen so far"]
    die: Annotated[Die | None, "the die in hand"]
    tile: Annotated[str | None, "the reef tile in hand: AF, AW or WF"]
    hex: Annotated[str | None, "the hex chosen"]
    field: Annotated[str | None, "the field chosen"]
    target: Annotated[int | None, "the seat or tentacle chosen"]
    owed: Annotated[list[int], "what is still to be paid"]
    sums: Annotated[list[int], "sums that win a coral tile now"]
    removed: Annotated[bool, "whether a skeleton was removed"]
    fresh: Annotated[list[str], "hexes built just now"]
    todo: Annotated[int, "steps still to be done"]


class Won(TypedDict):
    """A coral tile that was won."""

    sum: Annotated[int, "its sum"]
    kind: Annotated[str | None, "what it does, if this seat knows"]
    points: Annotated[int | None, "what it brings, if this seat knows"]


class Safe(TypedDict):
    """A friend that was freed."""

    tentacle: Annotated[str, "from which tentacle"]
    value: Annotated[int | None, "what it brings, if this seat may know it"]


class Symbols(TypedDict):
    """How often each symbol is there."""

    arrow: Annotated[int, "arrows: swimming"]
    wave: Annotated[int, "waves: loading"]
    food: Annotated[int, "food: foraging"]


class Skeletons(TypedDict):
    """The skeletons of a reef."""

    all: Annotated[int, "how many there are"]
    loose: Annotated[int, "how many can be removed"]
    left: Annotated[int, "how many are left in the stock"]


class ReefTile(TypedDict):
    """A tile of a reef."""

    tile: Annotated[str, "start, AF, AW or WF"]
    level: Annotated[int, "how high it lies"]
    hexes: Annotated[list[str], "the hexes that it covers"]
    symbols: Annotated[list[str], "the symbol on each: arrow, food, wave or none"]


class Hex(TypedDict):
    """A hex of a reef."""

    hex: Annotated[str, "its name, q,r"]
    q: Annotated[int, "its column"]
    r: Annotated[int, "its row"]
    height: Annotated[int, "how many tiles lie here"]
    symbol: Annotated[str, "arrow, food, wave or none"]
    die: Annotated[Die | None, "the die that lies on it"]
    skeleton: Annotated[bool, "whether a skeleton lies on it"]


class Reef(TypedDict):
    """The reef of a player."""

    tiles: Annotated[list[ReefTile], "its tiles"]
    hexes: Annotated[list[Hex], "its hexes"]


class Player(TypedDict):
    """What is known of a player."""

    colour: Annotated[str, "blue, green, orange or yellow"]
    creature: Annotated[str, "clam, fish, octopus or starfish"]
    supply: Annotated[int, "dice in the supply"]
    swimmers: Annotated[list[str | None], "where the swimmers are"]
    figure: Annotated[str | None, "where the figure stands on the kraken's track"]
    friends: Annotated[list[str], "tentacles that hold a friend"]
    safe: Annotated[list[Safe], "friends freed"]
    face_down: Annotated[bool, "whether the safe tiles lie face down"]
    points: Annotated[int | None, "points, if this seat may know them"]
    corals: Annotated[list[Won], "coral tiles won"]
    abilities: Annotated[Symbols, "what the reef allows in a turn"]
    visible: Annotated[Symbols, "symbols that can be seen on the reef"]
    height: Annotated[int, "the highest point of the reef"]
    skeletons: Annotated[Skeletons, "the skeletons"]
    reef: Annotated[Reef, "the reef"]


class View(TypedDict):
    """What a seat sees."""

    options: Annotated[dict[str, Any], "the rule variants of this game"]
    phase: Annotated[str, "what is to be done now"]
    round: Annotated[int, "the round"]
    first: Annotated[int | None, "the start player"]
    active: Annotated[int, "the seat whose turn it is"]
    last_round: Annotated[bool, "whether the game ends with this round"]
    turns_left: Annotated[int, "turns until the game ends, once its end is known"]
    ocean: Annotated[Ocean, "the ocean board"]
    shark: Annotated[Shark, "the shark"]
    wave: Annotated[Wave, "the wave"]
    tiles: Annotated[dict[str, int], "reef tiles left, by kind"]
    neutral: Annotated[int, "neutral dice left"]
    tentacles: Annotated[list[Tentacle], "the tentacles of the kraken"]
    track: Annotated[list[Step], "the kraken's track"]
    corals: Annotated[list[Coral], "the coral tiles"]
    bonus: Annotated[list[Bonus], "bonus actions"]
    dolphin: Annotated[Any, "the dolphin, in the variant that has it"]
    busy: Annotated[Busy, "the turn under way"]
    players: Annotated[list[Player], "by seat"]
