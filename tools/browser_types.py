"""Writes the types of all views for the browser side from the games' ``seen.py``: web/src/lib/views.ts.

python tools/browser_types.py
"""

from pathlib import Path
from typing import Any, get_args, is_typeddict

import spieltisch
from spieltisch.engine.registry import part
from spieltisch.engine.seen import COMMON, Text, parts, written

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "views.ts"
HEAD = (
    "/** The views of the games, key by key. Made by tools/browser_types.py from each game's seen.py: do not edit. */\n"
)


def inside(kind: Any) -> list[Any]:
    """The TypedDicts that a type speaks of."""
    return [kind] if is_typeddict(kind) else [one for member in get_args(kind) for one in inside(member)]


def declared(view: Any) -> list[Any]:
    """A TypedDict and all those inside of it, each once, the innermost first."""
    found: list[Any] = []
    for _, kind, _, _ in parts(view):
        for one in inside(kind):
            found += [more for more in declared(one) if more not in found]
    return [*found, view]


def interface(kind: Any, indent: str) -> str:
    lines = [f"{indent}/** {kind.__doc__} */"] if kind.__doc__ and not kind.__doc__.startswith("dict(") else []
    lines.append(f"{indent}export interface {kind.__name__} {{")
    for key, one, text, always in parts(kind):
        lines.append(f"{indent}  /** {text} */")
        lines.append(f"{indent}  {key}{'' if always else '?'}: {written(one)}")
    return "\n".join([*lines, f"{indent}}}"])


def types() -> str:
    blocks = [HEAD, *(interface(one, "") for one in [Text, *declared(COMMON)])]
    for id in spieltisch.games():
        seen = part(id, "seen")
        if seen is not None:
            own = [one for one in declared(seen.View) if one.__name__ != "Text"]
            inner = "\n".join(interface(one, "  ") for one in own)
            blocks.append(f"export namespace {id} {{\n{inner}\n}}")
    return "\n".join(blocks).replace(": any", ": unknown").replace(", any>", ", unknown>") + "\n"


if __name__ == "__main__":
    FILE.write_text(types(), encoding="utf-8")
