"""What a seat sees of Reef, and how everything reads."""

from spieltisch.engine.bits import count, members
from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
from spieltisch.games.reef.deck import COLOURS, Card
from spieltisch.games.reef.position import PHASES, corals, rows
from spieltisch.games.reef.rules import (
    BUILD,
    CARD,
    COUNT,
    DRAW,
    END,
    FIRST,
    NONE,
    PLACE,
    PLAY,
    SCORE,
    SETTLE,
    TAKE,
    ReefState,
)
from spieltisch.games.reef.scoring import CELLS

CELL_NAMES = [f"{'abcd'[cell % 4]}{cell // 4 + 1}" for cell in range(CELLS)]


def cells(mask: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in members(mask)]


def face(card: Card) -> Json:
    """A card as the board draws it."""
    return {
        "id": card.name,
        "kind": card.kind,
        "corals": card.corals,
        "points": int(card.points),
        "pattern": {"around": card.drawing[0], "ring": card.drawing[1]} if card.kind == "ring" else card.drawing,
        "name": name(card).json(),
    }


def name(card: Card) -> Text:
    return named(card.label)


def named(label: str) -> Text:
    """A card in words: its kind, its colours, its height where it asks for one."""
    kind, drawing, points = label.split(":")
    args: dict[str, Text | str | int] = {"points": int(points)}
    if kind == "own":
        return Text("card-own", args | {"pattern": drawing})
    shown = [part for part in drawing.replace("/", " ").split() if part != ".."]
    args |= {"one": colour(shown[0][0]), "two": colour(shown[-1][0])}
    if "=" in shown[0]:
        args["height"] = int(shown[0][-1])
    return Text(f"card-{kind}", args)


def colour(letter: str) -> Text:
    return Text("colour-any" if letter == "*" else f"colour-{letter.lower()}")


def view(state: ReefState, seat: int | None) -> dict[str, Json]:
    deck = state.house.deck.cards

    def one(card: int) -> Json:
        return None if card == NONE else face(deck[card])

    def many(mask: int) -> Json:
        return [face(deck[card]) for card in members(mask)]

    return {
        "options": {key: value for key, value in state.house.options.items() if key != "deck"},
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "first": int(state.first),
        "active": int(state.active),
        "display": [
            {"card": one(card), "tokens": tokens} for card, tokens in zip(state.display, state.tokens, strict=True)
        ],
        "deck": int(state.deck_size()),
        "face_up": one(state.face_up),
        "supply": dict(zip(COLOURS[1:], state.supply, strict=True)),
        "last_round": 0 in state.supply,
        "playing": one(state.playing),
        "corals": "".join(COLOURS[c + 1] * (state.corals >> (4 * c) & 15) for c in range(4)),
        "players": [
            {
                "points": state.points[other],
                "reef": [corals(stack) for stack in state.stacks[other * CELLS : (other + 1) * CELLS]],
                "cards": int(count(state.hands[other])),
                "hand": many(state.hands[other]) if other == seat or state.phase == END else None,
                "seen": many(state.seen[other]),
                "discard": many(state.discards[other]),
            }
            for other in range(state.seats)
        ],
    }


def prompt(state: ReefState, seat: int) -> Prompt:
    if state.phase == SETTLE:
        return Prompt(Text("prompt-settle-border" if state.house.border else "prompt-settle"), "2.3")
    if state.phase == BUILD:
        return Prompt(Text("prompt-build", {"corals": int(bits_of_corals(state))}), "4.1")
    if state.phase == COUNT:
        return Prompt(Text("prompt-score"), "5.5")
    if count(state.hands[seat]) == 4:
        return Prompt(Text("prompt-play"), "3.3")
    return Prompt(Text("prompt-turn"), "3")


def bits_of_corals(state: ReefState) -> int:
    return sum(state.corals >> (4 * c) & 15 for c in range(4))


def choice(state: ReefState, action: int, seat: int) -> Choice:
    deck = state.house.deck.cards
    if action >= PLAY:
        card = deck[action - PLAY]
        return Choice(
            Text("choice-play", {"card": name(card), "corals": card.corals}),
            (f"hand:{card.name}",),
            score_preview(state, card, seat),
        )
    if action >= PLACE:
        c, cell = divmod(action - PLACE, CELLS)
        text = Text("choice-place", {"colour": colour(COLOURS[c + 1]), "cell": CELL_NAMES[cell]})
        return Choice(text, (f"coral:{COLOURS[c + 1]}", f"cell:{CELL_NAMES[cell]}"), place_preview(state, action, seat))
    if action >= SCORE:
        card = deck[state.playing]
        return Choice(
            Text("choice-score", {"times": action - SCORE, "points": int((action - SCORE) * card.points)}),
            (f"score:{action - SCORE}",),
        )
    if action >= DRAW:
        text = Text("choice-draw", {"card": name(deck[state.display[action - DRAW]]), "slot": action - DRAW + 1})
        return Choice(text, ("deck", f"slot:{action - DRAW}"))
    slot = action - TAKE
    text = Text(
        "choice-take", {"card": name(deck[state.display[slot]]), "tokens": state.tokens[slot], "slot": slot + 1}
    )
    return Choice(text, (f"slot:{slot}",), score_preview(state, deck[state.display[slot]], seat))


def score_preview(state: ReefState, card: Card, seat: int) -> Json:
    """What a card would score on the reef as it is."""
    found = card.pattern.scored(state.stacks, seat * CELLS)
    return {"points": len(found) * int(card.points), "cells": [cells(mask) for mask in found]}


def place_preview(state: ReefState, action: int, seat: int) -> Json:
    """What the card being played would score with this coral placed."""
    if state.phase == SETTLE:
        return None
    after = state.copy()
    at = seat * CELLS + (action - PLACE) % CELLS
    after.stacks[at] = after.stacks[at] << 3 | ((action - PLACE) // CELLS + 1)
    return score_preview(after, after.house.deck.cards[after.playing], seat)


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
    return Text(f"event-{seen['event']}{'-hidden' if seen.get(HIDDEN) else ''}", args)


def notation(state: ReefState, action: int) -> str:
    deck = state.house.deck.cards
    if action >= CARD:
        return f"card {deck[action - CARD].name}"
    if action >= FIRST:
        return f"first {action - FIRST + 1}"
    if action >= PLAY:
        return f"play {deck[action - PLAY].name}"
    if action >= PLACE:
        c, cell = divmod(action - PLACE, CELLS)
        return f"place {COLOURS[c + 1]} {CELL_NAMES[cell]}"
    if action >= SCORE:
        return f"score {action - SCORE}"
    if action >= DRAW:
        return f"draw {action - DRAW + 1}"
    return f"take {action - TAKE + 1}"


def show(state: ReefState, seat: int | None) -> str:
    """The position in plain text."""
    deck = state.house.deck.cards

    def brief(card: int) -> str:
        return "-" if card == NONE else f"{deck[card].name}[{deck[card].corals}]{deck[card].points}"

    display = "  ".join(
        f"{brief(card)}{f'+{tokens}' if tokens else ''}"
        for card, tokens in zip(state.display, state.tokens, strict=True)
    )
    supply = " ".join(f"{COLOURS[c + 1]}{state.supply[c]}" for c in range(4))
    lines = [
        f"round {state.round}  {PHASES[state.phase]}  supply {supply}  deck {state.deck_size()}",
        f"display {display}",
    ]
    if state.playing != NONE:
        lines.append(f"playing {brief(state.playing)}")
    for other in range(state.seats):
        hidden = other != seat and state.phase != END
        held = [brief(card) for card in members(state.hands[other])]
        hand = f"{len(held)} cards" if hidden else " ".join(held) or "no card"
        lines.append(f"seat {other + 1}{'*' if other == state.active else ' '} {state.points[other]:3} points  {hand}")
        lines.extend(("   " + " ".join(f"{stack:4}" for stack in row.split())).rstrip() for row in rows(state, other))
    return "\n".join(lines)
