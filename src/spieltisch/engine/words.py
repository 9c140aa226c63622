"""Choices, outcomes and positions as one short line, there and back."""

import json
import re

from spieltisch.engine.contract import CHANCE, OVER, State, whole
from spieltisch.engine.errors import BadNotation, BadPosition, IllegalAction
from spieltisch.engine.game import Json
from spieltisch.engine.registry import game_of


def notation(state: State, action: int) -> str:
    """A choice open now, or an outcome of chance, as a short text (``place R b3``); IllegalAction for what is neither.

    Whether the choice is open is not looked up.
    """
    number = whole(action, "an action")
    try:
        if number >= 0:
            return game_of(state).view.notation(state, number)
    except (LookupError, OverflowError):
        pass
    raise IllegalAction(f"action {number} is nothing that this game knows")


def parse(state: State, text: str, seat: int | None = None) -> int:
    """The choice or outcome that a notation names, among those open now (to ``seat``, where several can act)."""
    if not isinstance(text, str):
        raise BadNotation(f"a notation is a text, not {str(text)[:40]}")
    wanted = " ".join(text.lower().split())
    if state.to_act() == OVER:
        raise BadNotation("the game is over, nothing can be played any more")
    if state.to_act() == CHANCE:
        open_now = state.legal()
    else:
        deciders = state.deciders() if seat is None else [seat]
        open_now = sorted({action for decider in deciders for action in state.legal(decider)})
    say = game_of(state).view.notation
    for action in open_now:
        if say(state, action).lower() == wanted:
            return action
    examples = ", ".join(repr(say(state, action)) for action in open_now[:3])
    raise BadNotation(f"{text!r} is nothing that can be played now; for instance {examples} can")


PLAIN = re.compile(r"[A-Za-z_.*+=/][A-Za-z0-9_.*+=/ -]*")
TOKEN = re.compile(r'\s*([(){},:]|"(?:[^"\\]|\\.)*"|[^(){},:"]+)')


def line(data: Json) -> str:
    """JSON as one short line: names without quotes, nothing else changed.

    >>> line({"deck": [3, 1], "top": None, "say": "R1 .. G2", "odd": "a,b"})
    '{deck:(3,1),top:!null,say:R1 .. G2,odd:"a,b"}'
    >>> unline(line({"deck": [3, 1], "top": None, "odd": ["a,b", True]}))
    {'deck': [3, 1], 'top': None, 'odd': ['a,b', True]}
    """
    if isinstance(data, dict):
        return "{" + ",".join(f"{line(str(key))}:{line(value)}" for key, value in data.items()) + "}"
    if isinstance(data, list | tuple):
        return "(" + ",".join(map(line, data)) + ")"
    if isinstance(data, str):
        return data if PLAIN.fullmatch(data) and data == data.strip() else json.dumps(data, ensure_ascii=False)
    return json.dumps(data) if isinstance(data, int | float) and not isinstance(data, bool) else "!" + json.dumps(data)


def unline(text: str) -> Json:
    """The JSON back from its line."""
    tokens = TOKEN.findall(text)
    if "".join(tokens).replace(" ", "") != text.replace(" ", "").strip():
        raise BadPosition("the position's text cannot be read: a quote or bracket is missing")
    tokens.append("")
    try:
        value, rest = read(tokens, 0)
    except RecursionError:
        raise BadPosition("the position's text has more brackets in each other than any position") from None
    if tokens[rest] != "":
        raise BadPosition(f"the position's text goes on after its end: {tokens[rest]!r}")
    return value


def read(tokens: list[str], at: int) -> tuple[Json, int]:
    """One value from the tokens, and where the next one begins."""
    token = tokens[at]
    if token == "(":
        items: list[Json] = []
        at += 1
        while tokens[at] != ")":
            item, at = read(tokens, at)
            items.append(item)
            at = separator(tokens, at, ")")
        return items, at + 1
    if token == "{":
        entries: dict[str, Json] = {}
        at += 1
        while tokens[at] != "}":
            name, at = read(tokens, at)
            if tokens[at] != ":":
                raise BadPosition(f"the position's text has no value for {name!r}")
            entries[str(name)], at = read(tokens, at + 1)
            at = separator(tokens, at, "}")
        return entries, at + 1
    if token in ("", ")", "}", ",", ":"):
        raise BadPosition(f"the position's text breaks off at {token!r}")
    return word(token), at + 1


def separator(tokens: list[str], at: int, end: str) -> int:
    if tokens[at] == end:
        return at
    if tokens[at] != "," or tokens[at + 1] == end:
        raise BadPosition(f"the position's text misses {end!r} or a comma before {tokens[at]!r}")
    return at + 1


def word(token: str) -> Json:
    """A number, a constant, a quoted string or a plain one."""
    try:
        if token.startswith("!"):
            return {"true": True, "false": False, "null": None}[token[1:].strip()]
        return token.strip() if PLAIN.fullmatch(token.strip()) else json.loads(token)
    except (KeyError, ValueError):
        raise BadPosition(f"the position's text holds {token!r}, which is neither word nor number") from None
