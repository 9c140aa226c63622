"""What lies in a game's box, and files in its form that people bring along."""

import json
from pathlib import Path
from typing import Any

from spieltisch.engine.errors import BadOption


def components(module: str) -> Any:
    """The ``components.json`` beside a module of the game (its ``__file__``)."""
    return json.loads((Path(module).parent / "components.json").read_text(encoding="utf-8"))


def brought(text: str, what: str) -> Any:
    """What stands in somebody's file; who brings something else is told the line."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as wrong:
        line = getattr(wrong, "lineno", 1)
        raise BadOption(f"line {line}: the {what} is no JSON: {getattr(wrong, 'msg', wrong)}") from None
