"""What a seat sees of Reef, and how everything reads."""

from functools import lru_cache

from spieltisch.engine.bits import count, members
from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
from spieltisch.games.reef import state as s
from spieltisch.games.reef.deck import COLOURS, Card
from spieltisch.games.reef.position import rows
from spieltisch.games.reef.rules import HAND_LIMIT, PHASES, occurrences, put
from spieltisch.games.reef.scoring import CELLS
from spieltisch.games.reef.state import ReefState, fingers, stacks, supply

CELL_NAMES = [f"{'abcd'[cell % 4]}{cell // 4 + 1}" for cell in range(CELLS)]


def cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in members(mask)]


@lru_cache(1000)
def face(card: Card) -> Json:
    """A card as the board draws it; made once, since every view shows many of them."""
    return {
        "id": card.name,
        "kind": card.kind,
        "corals": card.corals,
        "points": int(card.points),
        "pattern": {"around": card.drawing[0], "ring": card.drawing[1]} if card.kind == "ring" else card.drawing,
        "name": name(card).json(),
    }


@lru_cache(1000)
def name(card: Card) -> Text:
    return named(card.label)


@lru_cache(1000)
def named(label: str) -> Text:
    """A card in words: its kind, its colours, its height where it asks for one."""
    kind, drawing, points = label.split(":")
    args: dict[str, Text | str | int] = {"worth": worth(int(points))}
    if kind == "own":
        return Text("card-own", args | {"pattern": in_words(drawing)})
    shown = [part for part in drawing.replace("/", " ").split() if part != ".."]
    args |= {"one": colour(shown[0][0]), "two": colour(shown[-1][0])}
    if "=" in shown[0]:
        args["height"] = int(shown[0][-1])
    return Text(f"card-{kind}", args)


def in_words(drawing: str) -> Text:
    """A pattern of one's own: its rows from top to bottom, each cell from left to right."""
    rows = [chain("own-beside", list(map(cell_in_words, row.split()))) for row in drawing.split("/") if row.split()]
    return chain("own-below", rows)


def chain(key: str, parts: list[Text]) -> Text:
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = Text(key, {"one": part, "more": text})
    return text


def cell_in_words(part: str) -> Text:
    if part == "..":
        return Text("own-free")
    if "=" in part:
        return Text("own-exactly", {"colour": colour(part[0]), "height": int(part[-1])})
    if "+" in part:
        return Text("own-least", {"colour": colour(part[0]), "height": int(part[1])})
    return colour(part[0])


@lru_cache(1000)
def worth(points: int) -> Text:
    return Text("points-of", {"points": points})


@lru_cache(1000)
def brings(card: Card) -> Text:
    """The two corals of a card."""
    one, two = (colour(letter) for letter in card.corals)
    return Text("corals-twice", {"one": one}) if one == two else Text("corals-two", {"one": one, "two": two})


@lru_cache(10)
def colour(letter: str) -> Text:
    return Text("colour-any" if letter == "*" else f"colour-{letter.lower()}")


def view(state: ReefState, seat: int | None) -> dict[str, Json]:
    at = state.at
    deck = state.house.deck.cards

    def one(card: int) -> Json:
        return None if card == NONE else face(deck[card])

    def many(mask: int) -> Json:
        return [face(deck[card]) for card in members(mask)]

    return {
        "options": {key: value for key, value in state.house.options.items() if key != "deck"},
        "phase": PHASES[at[PHASE]].name,
        "round": int(at[s.ROUND]),
        "first": int(at[s.START_SEAT]),
        "active": int(at[ACTOR]),
        "display": [{"card": one(at[s.DISPLAY + slot]), "tokens": int(at[s.TOKENS + slot])} for slot in range(s.SLOTS)],
        "deck": int(state.deck_size()),
        "face_up": one(at[s.FACE_UP]),
        "supply": supply(state),
        "last_round": state.runs_out(),
        "playing": one(at[s.PLAYING]),
        "corals": fingers(state),
        "players": [
            {
                "points": int(at[s.POINTS + other]),
                "reef": stacks(state, other),
                "cards": int(count(at[s.HANDS + other])),
                "hand": many(at[s.HANDS + other]) if other == seat or at[PHASE] == s.END else None,
                "seen": many(at[s.SEEN + other]),
                "discard": many(at[s.DISCARDS + other]),
            }
            for other in range(state.seats)
        ],
    }


def prompt(state: ReefState, seat: int) -> Prompt:
    phase = state.at[PHASE]
    rule = PHASES[phase].rule
    if phase == s.SETTLE:
        return Prompt(Text("prompt-settle-border" if state.house.border else "prompt-settle"), rule)
    if phase == s.BUILD:
        return Prompt(Text("prompt-build", {"corals": len(fingers(state)), "card": playing(state)}), rule)
    if phase == s.COUNT:
        return Prompt(Text("prompt-score", {"card": playing(state)}), rule)
    if count(state.at[s.HANDS + seat]) == HAND_LIMIT:
        return Prompt(Text("prompt-play"), "3.3")
    return Prompt(Text("prompt-turn"), rule)


def playing(state: ReefState) -> Text:
    return name(state.house.deck.cards[state.at[s.PLAYING]])


def choice(state: ReefState, action: int, seat: int) -> Choice:
    at = state.at
    deck = state.house.deck.cards
    if action >= s.PLAY:
        card = deck[action - s.PLAY]
        return Choice(to_play(card), (f"hand:{card.name}",), score_preview(state, card, seat))
    if action >= s.PLACE:
        c, cell = divmod(action - s.PLACE, CELLS)
        letter, place = COLOURS[c + 1], CELL_NAMES[cell]
        return Choice(to_place(letter, place), (f"coral:{letter}", f"cell:{place}"), place_preview(state, action, seat))
    if action >= s.SCORE:
        times = action - s.SCORE
        return Choice(to_score(times, int(deck[at[s.PLAYING]].points)), (f"score:{times}",))
    if action >= s.DRAW:
        slot = action - s.DRAW
        return Choice(to_draw(deck[at[s.DISPLAY + slot]], slot), ("deck", f"slot:{slot}"))
    slot = action - s.TAKE
    card = deck[at[s.DISPLAY + slot]]
    return Choice(to_take(card, int(at[s.TOKENS + slot]), slot), (f"slot:{slot}",), score_preview(state, card, seat))


# The choices in words: made once, since the same few are offered again and again.


@lru_cache(1000)
def to_play(card: Card) -> Text:
    return Text("choice-play", {"card": name(card), "corals": brings(card)})


@lru_cache(100)
def to_place(letter: str, cell: str) -> Text:
    return Text("choice-place", {"colour": colour(letter), "cell": cell})


@lru_cache(1000)
def to_score(times: int, points: int) -> Text:
    return Text("choice-score", {"times": times, "worth": worth(times * points)})


@lru_cache(1000)
def to_draw(card: Card, slot: int) -> Text:
    return Text("choice-draw", {"card": name(card), "slot": slot + 1})


@lru_cache(1000)
def to_take(card: Card, tokens: int, slot: int) -> Text:
    args: dict[str, Text | str | int] = {"card": name(card), "corals": brings(card)}
    return Text("choice-take", args | {"tokens": tokens, "slot": slot + 1})


def score_preview(state: ReefState, card: Card, seat: int) -> Json:
    """What a card would score on the reef as it is."""
    found = occurrences(state, card, seat)
    return {"points": len(found) * int(card.points), "cells": [cells(mask) for mask in found]}


def place_preview(state: ReefState, action: int, seat: int) -> Json:
    """What the card being played would score with this coral placed."""
    if state.at[PHASE] == s.SETTLE:
        return None
    after = state.copy()
    put(after, action)
    return score_preview(after, after.card(after.at[s.PLAYING]), seat)


def event(seen: dict[str, Fact]) -> Text:
    args: dict[str, Text | str | int] = {}
    for key, value in seen.items():
        if key == "label" and isinstance(value, str):
            args["card"] = named(value)
        elif key == "colour" and isinstance(value, str):
            args[key] = colour(value)
        elif key == "seat" and isinstance(value, int):
            args[key] = player(value)
        elif key == "cell" and isinstance(value, int):
            args[key] = CELL_NAMES[value]
        elif key == "slot" and isinstance(value, int):
            args[key] = value + 1
        elif key in ("points", "times") and isinstance(value, int):
            args[key] = value
            if key == "points":
                args["worth"] = worth(value)
    return Text(f"event-{seen['event']}{'-hidden' if seen.get(HIDDEN) else ''}", args)


def notation(state: ReefState, action: int) -> str:
    deck = state.house.deck.cards
    if action >= s.CARD:
        return f"card {deck[action - s.CARD].name}"
    if action >= s.FIRST:
        return f"first {action - s.FIRST + 1}"
    if action >= s.PLAY:
        return f"play {deck[action - s.PLAY].name}"
    if action >= s.PLACE:
        c, cell = divmod(action - s.PLACE, CELLS)
        return f"place {COLOURS[c + 1]} {CELL_NAMES[cell]}"
    if action >= s.SCORE:
        return f"score {action - s.SCORE}"
    if action >= s.DRAW:
        return f"draw {action - s.DRAW + 1}"
    return f"take {action - s.TAKE + 1}"


def show(state: ReefState, seat: int | None) -> str:
    """The position in plain text."""
    at = state.at
    deck = state.house.deck.cards

    def brief(card: int) -> str:
        return "-" if card == NONE else f"{deck[card].name}[{deck[card].corals}]{deck[card].points}"

    def slot(number: int) -> str:
        tokens = at[s.TOKENS + number]
        return brief(at[s.DISPLAY + number]) + (f"+{tokens}" if tokens else "")

    left = " ".join(f"{colour}{number}" for colour, number in supply(state).items())
    lines = [
        f"round {at[s.ROUND]}  {PHASES[at[PHASE]].name}  supply {left}  deck {state.deck_size()}",
        "display " + "  ".join(slot(number) for number in range(s.SLOTS)),
    ]
    if at[s.PLAYING] != NONE:
        lines.append(f"playing {brief(at[s.PLAYING])}")
    for other in range(state.seats):
        hidden = other != seat and at[PHASE] != s.END
        held = [brief(card) for card in members(at[s.HANDS + other])]
        hand = f"{len(held)} cards" if hidden else " ".join(held) or "no card"
        lines.append(f"seat {other + 1}{'*' if other == at[ACTOR] else ' '} {at[s.POINTS + other]:3} points  {hand}")
        lines.extend(("   " + " ".join(f"{stack:4}" for stack in row.split())).rstrip() for row in rows(state, other))
    return "\n".join(lines)
