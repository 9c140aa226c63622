"""The 60 cards (§1.2), read from ``components.json`` or from a file of a player's own."""

import json
import re
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.components import brought, components
from spieltisch.engine.errors import BadOption
from spieltisch.engine.game import short
from spieltisch.games.reef.scoring import ANY_COLOUR, Pattern, Requirement, Ring, Shape, places

SIZE: Final = 60
COLOURS: Final = "*RYGP"  # the index is the colour's number; 0, the joker, is any
SIDE: Final = 4  # rows of a pattern, at most
LONGEST_ROW: Final = 40  # letters of a row: four cells and some blanks
PART: Final = re.compile(r"([RYGP*])(?:=([1-4])|([1-4])\+)?")


@final
class Card:
    """Two corals on top, a pattern below, the points at the bottom."""

    def __init__(self, name: str, kind: str, corals: str, drawing: list[str], pattern: Pattern, points: i64) -> None:
        self.name = name
        self.kind = kind
        self.drawing = drawing  # rows of the pattern; a ring: centre and ring colour
        self.pattern = pattern
        self.points: i64 = points
        self.first: i64 = COLOURS.index(corals[0])
        self.second: i64 = COLOURS.index(corals[1])

    @property
    def corals(self) -> str:
        return COLOURS[self.first] + COLOURS[self.second]

    @property
    def label(self) -> str:
        """All that its name is made of, for events: ``corner:R .. / R R:4``."""
        return f"{self.kind}:{' / '.join(self.drawing)}:{self.points}"


@final
class Deck:
    """The cards in the order of their numbers. ``twins[c]`` is the lowest card with the same face as c."""

    def __init__(self, cards: list[Card]) -> None:
        self.cards: vec[Card] = vec[Card](cards)
        faces = [(card.corals, card.drawing, int(card.points)) for card in cards]
        self.twins: vec[i64] = vec[i64]([faces.index(face) for face in faces])
        self.points: vec[i64] = vec[i64]([int(card.points) for card in cards])
        self.by_name = {card.name: number for number, card in enumerate(cards)}


def card(data: Any) -> Card:
    """A card from its entry; BadOption says what is wrong with it."""
    if not isinstance(data, dict):
        raise BadOption("a card is an object with id, corals, pattern and points")
    for part in ("id", "corals", "pattern", "points"):
        if part not in data:
            raise BadOption(f"the card lacks its {part}")
    name, corals, points = data["id"], data["corals"], data["points"]
    if not isinstance(name, str) or not re.fullmatch(r"[A-Za-z][A-Za-z0-9_-]{0,30}", name):
        raise BadOption(f"the id {short(name)} must be a word of letters, digits, - and _")
    if not isinstance(corals, str) or not re.fullmatch("[RYGP]{2}", corals):
        raise BadOption(f"card {name}: corals are two of R, Y, G, P, not {short(corals)}")
    if isinstance(points, bool) or not isinstance(points, int) or not 1 <= points <= 20:
        raise BadOption(f"card {name}: points are a number of 1 to 20, not {short(points)}")
    kind = data.get("kind", "own")
    if kind not in KINDS:
        raise BadOption(f"card {name}: the kind {short(kind)} is none of {', '.join(KINDS)}")
    drawn = data["pattern"]
    if isinstance(drawn, dict):
        return ring_card(name, corals, drawn, points)
    return Card(name, kind, corals, list(drawn) if isinstance(drawn, list) else [], shape(name, drawn), points)


KINDS: Final = (
    "single",
    "height",
    "joker",
    "pair",
    "twins",
    "towers",
    "line",
    "diag",
    "corner",
    "square",
    "ring",
    "own",
)


def ring_card(name: str, corals: str, drawn: dict[str, Any], points: int) -> Card:
    centre, ring = drawn.get("around"), drawn.get("ring")
    if set(drawn) != {"ring", "around"} or centre not in ("R", "Y", "G", "P") or ring not in ("R", "Y", "G", "P"):
        raise BadOption(f'card {name}: a ring is {{"ring": colour, "around": colour}} with two of R, Y, G, P')
    if centre == ring:
        raise BadOption(f"card {name}: a ring and its centre have different colours")
    return Card(name, "ring", corals, [centre, ring], Ring(COLOURS.index(centre), COLOURS.index(ring)), points)


def shape(name: str, drawn: Any) -> Shape:
    if not isinstance(drawn, list) or not drawn or not all(isinstance(row, str) for row in drawn):
        raise BadOption(f"card {name}: the pattern is a list of rows or a ring")
    if len(drawn) > SIDE or any(len(row) > LONGEST_ROW for row in drawn):
        raise BadOption(f"card {name}: the pattern does not fit on a board of 4 by 4")
    cells: list[tuple[int, int, int]] = []
    asked: list[str] = []
    for row, parts in enumerate(drawn):
        for column, part in enumerate(parts.split()):
            if part == "..":
                continue
            if not PART.fullmatch(part):
                raise BadOption(f"card {name}: the pattern cell {part!r} is none of .., R, R=2, R2+, *=3 and the like")
            if part not in asked:
                asked.append(part)
            cells.append((row, column, asked.index(part)))
    if not cells:
        raise BadOption(f"card {name}: the pattern has no cell")
    laid = places(cells, len(asked))
    if not laid:
        raise BadOption(f"card {name}: the pattern does not fit on a board of 4 by 4")
    return Shape([requirement(part) for part in asked], laid)


def requirement(part: str) -> Requirement:
    found = PART.fullmatch(part)
    assert found is not None
    colour, exact, least = found.groups()
    lowest = int(exact or least or 1)
    return Requirement(ANY_COLOUR if colour == "*" else COLOURS.index(colour), lowest, int(exact or 4))


def deck(cards: list[Any]) -> Deck:
    """A whole deck; BadOption when it is none."""
    counted(cards)
    made = [card(data) for data in cards]
    names = [one.name for one in made]
    for name in names:
        if names.count(name) > 1:
            raise BadOption(f"two cards have the id {name}")
    return Deck(made)


def counted(cards: list[Any]) -> None:
    """Before a card is looked at: there may be very many."""
    if len(cards) != SIZE:
        raise BadOption(f"a deck of Reef has {SIZE} cards, this one has {len(cards)}")


def check(value: Any) -> Any:
    """The option ``deck``: none for the deck of the box, or the list of one's own cards."""
    if value is None:
        return None
    if not isinstance(value, list):
        raise BadOption("option deck takes a list of 60 cards or none")
    deck(value)
    return value


def read(text: str) -> Any:
    """The option ``deck`` from the text of a file; an error names its line."""
    data = brought(text, "deck")
    cards = data.get("cards") if isinstance(data, dict) else data
    if not isinstance(cards, list):
        raise BadOption('line 1: a deck is {"cards": [...]} with 60 cards')
    counted(cards)
    for entry, line in zip(cards, lines_of_cards(text), strict=True):
        try:
            card(entry)
        except BadOption as wrong:
            raise BadOption(f"line {line}: {wrong}") from None
    return check(
        [{part: one[part] for part in ("id", "kind", "corals", "pattern", "points") if part in one} for one in cards]
    )


def lines_of_cards(text: str) -> list[int]:
    """The line on which each entry of the list of cards begins."""
    decoder = json.JSONDecoder()
    named = re.search(r'"cards"\s*:\s*\[', text)
    at = named.end() if named else text.index("[") + 1
    lines: list[int] = []
    line, counted_to = 1, 0
    while True:
        while text[at] in " \t\r\n,":
            at += 1
        if text[at] == "]":
            return lines
        line += text.count("\n", counted_to, at)
        counted_to = at
        lines.append(line)
        at = decoder.raw_decode(text, at)[1]


BOX: Final = deck(components(__file__)["cards"])


def deck_of(option: Any) -> Deck:
    return BOX if option is None else deck(option)
