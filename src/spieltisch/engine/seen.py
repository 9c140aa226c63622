"""What a view holds, key by key: the types that a game declares in its ``seen.py``, in words and for the browser.

A game's ``View`` is a ``TypedDict`` whose values are annotated with a sentence: ``points: Annotated[int, "so far"]``.
From it come the table in the documentation, the browser's types (``tools/browser_types.py``) and a check in the suite.
"""

import re
from types import NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypedDict,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)


class Result(TypedDict):
    """How the game ended."""

    scores: Annotated[list[int], "the points of each seat"]
    places: Annotated[list[int], "the place of each seat, 1 for the winner; shared places are equal"]


class Text(TypedDict):
    """Something to say: a message of the text files with its arguments."""

    key: Annotated[str, "the message"]
    args: Annotated[dict[str, Any], "its arguments: words, numbers, or texts again"]


class Common(TypedDict):
    """What the view of every game holds."""

    game: Annotated[str, "the game's id"]
    seats: Annotated[int, "how many play"]
    seat: Annotated[int | None, "whose eyes: a seat from 0 on, null for a spectator"]
    to_act: Annotated[int, "the seat whose turn it is; -1: chance decides, -2: the game is over"]
    deciders: Annotated[list[int], "every seat that owes a choice now"]
    result: NotRequired[Annotated[Result, "when the game is over"]]


COMMON = Common


def parts(view: Any) -> list[tuple[str, Any, str, bool]]:
    """The keys of a TypedDict: name, type, sentence, and whether it is always there."""
    found = []
    for key, hint in get_type_hints(view, include_extras=True).items():
        always = get_origin(hint) is not NotRequired
        hint = hint if always else get_args(hint)[0]
        kind, text = (get_args(hint)[0], get_args(hint)[1]) if get_origin(hint) is Annotated else (hint, "")
        found.append((key, kind, str(text), always))
    return found


def options(kind: Any) -> list[Any]:
    """The members of a union, or the type alone."""
    return list(get_args(kind)) if get_origin(kind) in (Union, UnionType) else [kind]


def keys(view: Any, before: str = "") -> list[tuple[str, str, str]]:
    """All keys with their types and sentences, those inside of others below them (``players[].points``)."""
    rows = []
    for key, kind, text, always in parts(view):
        rows.append((f"{before}{key}", plain_type(kind) + ("" if always else ", not always there"), text))
        for one in options(kind):
            inside, path = one, f"{before}{key}"
            while get_origin(inside) in (list, dict):
                path += "[]"
                inside = next((part for part in options(get_args(inside)[-1]) if part is not NoneType), None)
            if is_typeddict(inside) and inside is not Text:
                rows += keys(inside, f"{path}.")
    return rows


def plain_type(kind: Any) -> str:
    """A type as Python writes it, without the modules that its parts come from.

    >>> plain_type(list[int | None]), plain_type(dict[str, Any]), plain_type(Result), plain_type(Text | None)
    ('list[int | None]', 'dict[str, Any]', 'Result', 'Text | None')
    """
    whole = kind.__name__ if isinstance(kind, type) and not get_args(kind) else str(kind)
    return re.sub(r"\b(?:\w+\.)+(?=\w)", "", whole)


NAMES = {int: "number", float: "number", str: "string", bool: "boolean", NoneType: "null", Any: "any"}


def written(kind: Any) -> str:
    """A type as TypeScript writes it.

    >>> written(list[int | None]), written(dict[str, list[str]]), written(Literal["city", "bay"])
    ('(number | null)[]', 'Record<string, string[]>', '"city" | "bay"')
    """
    if get_origin(kind) is list:
        inner = written(get_args(kind)[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if get_origin(kind) is dict:
        return f"Record<string, {written(get_args(kind)[1])}>"
    if get_origin(kind) is Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in get_args(kind))
    if get_origin(kind) in (Union, UnionType):
        return " | ".join(written(one) for one in get_args(kind))
    return NAMES[kind] if kind in NAMES else str(kind.__name__)


def misfit(value: Any, kind: Any, path: str = "view") -> str:
    """Where a value is not of its type, in a sentence; empty if it is."""
    if kind is Any:
        return ""
    if is_typeddict(kind):
        return misfit_keys(value, kind, path)
    if get_origin(kind) in (Union, UnionType):
        wrong = [misfit(value, one, path) for one in get_args(kind)]
        return "" if "" in wrong else wrong[0]
    if get_origin(kind) is list:
        if not isinstance(value, list):
            return f"{path} is {value!r:.60}, not a list"
        return next(filter(None, (misfit(one, get_args(kind)[0], f"{path}[{at}]") for at, one in enumerate(value))), "")
    if get_origin(kind) is dict:
        if not isinstance(value, dict):
            return f"{path} is {value!r:.60}, not an object"
        return next(filter(None, (misfit(one, get_args(kind)[1], f"{path}.{key}") for key, one in value.items())), "")
    if get_origin(kind) is Literal:
        return "" if value in get_args(kind) else f"{path} is {value!r:.60}, none of {written(kind)}"
    same = type(value) is kind or (kind is float and type(value) is int)
    return "" if same else f"{path} is {value!r:.60}, not {written(kind)}"


def misfit_keys(value: Any, kind: Any, path: str) -> str:
    if not isinstance(value, dict):
        return f"{path} is {value!r:.60}, not an object"
    known = {key: (one, always) for key, one, _, always in parts(kind)}
    for key in value:
        if key not in known:
            return f"{path}.{key} is not declared in {kind.__name__}"
    for key, (one, always) in known.items():
        if key in value:
            if wrong := misfit(value[key], one, f"{path}.{key}"):
                return wrong
        elif always:
            return f"{path}.{key} is missing"
    return ""
