"""The view of Die Dolmengötter, key by key. Places and circles are named as on the board."""

from typing import Annotated, Any, TypedDict


class Rune(TypedDict):
    """A rune stone that marks a place."""

    letter: Annotated[str, "its letter"]
    sign: Annotated[str, "its sign"]
    label: Annotated[list[int], "where it is written, x and y"]


class Standing(TypedDict):
    """A druid on a place."""

    seat: Annotated[int, "whose"]
    lying: Annotated[bool, "whether it lies"]


class Place(TypedDict):
    """A place of the board."""

    id: Annotated[str, "its name"]
    x: Annotated[int, "where it lies"]
    y: Annotated[int, "where it lies"]
    rune: Annotated[Rune | None, "its rune"]
    opposite: Annotated[list[str], "places to which a druid can fly from here"]
    stone: Annotated[int | None, "whose stone lies here"]
    druid: Annotated[Standing | None, "who stands here"]


class Dolmen(TypedDict):
    """A dolmen of a circle."""

    seat: Annotated[int, "whose"]
    value: Annotated[int | None, "its value, if this seat may know it"]


class Circle(TypedDict):
    """A stone circle."""

    id: Annotated[str, "its name"]
    x: Annotated[int, "where it lies"]
    y: Annotated[int, "where it lies"]
    places: Annotated[list[str], "the places around it"]
    factors: Annotated[list[int], "what dolmens count here, from the lowest one up"]
    stack: Annotated[list[Dolmen], "its dolmens, from the lowest one up"]
    complete: Annotated[bool, "whether stones lie on all its places"]
    counts: Annotated[list[int], "how many stones each seat has around it"]
    standing: Annotated[str, "majority, tie or undecided"]
    leaders: Annotated[list[int], "the seats with the most stones"]


class Right(TypedDict):
    """A dolmen that somebody may build."""

    circle: Annotated[str, "where"]
    seat: Annotated[int, "who"]
    end: Annotated[str, "top or under"]


class Druid(TypedDict):
    """One of a player's druids."""

    place: Annotated[str | None, "where it stands"]
    lying: Annotated[bool, "whether it lies"]


class Player(TypedDict):
    """What is known of a player."""

    points: Annotated[int, "as far as they are open"]
    stones: Annotated[int, "stones left"]
    dolmens: Annotated[int, "dolmens left"]
    built: Annotated[int, "dolmens built"]
    supply: Annotated[list[int] | None, "the values of the dolmens left, one's own only"]
    unseen: Annotated[list[int], "values of this player that this seat has not seen"]
    scored: Annotated[list[int], "what the dolmens brought, once they are counted"]
    druids: Annotated[list[Druid], "the druids"]


class View(TypedDict):
    """What a seat sees."""

    options: Annotated[dict[str, Any], "the rule variants of this game"]
    phase: Annotated[str, "first, settle, turn, flight, leave, rights, dolmen or over"]
    first: Annotated[int, "the seat that began"]
    active: Annotated[int, "the seat whose turn it is"]
    canvas: Annotated[list[int], "the size of the board"]
    places: Annotated[list[Place], "the places"]
    edges: Annotated[list[list[str]], "pairs of places that a path joins"]
    circles: Annotated[list[Circle], "the circles"]
    flying: Annotated[str | None, "from where a druid flies"]
    left: Annotated[str | None, "the place just left, where a stone may be laid"]
    rights: Annotated[list[Right], "dolmens still to be built, in their order"]
    circle: Annotated[str | None, "the circle that is asked about"]
    ender: Annotated[int | None, "the seat that ended the game"]
    extra_turns: Annotated[int | None, "turns that the others still have"]
    players: Annotated[list[Player], "by seat"]
