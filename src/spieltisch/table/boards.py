"""Boards that games bring themselves: a built ES module, ``board.js``, in the game's folder."""

from functools import cache
from pathlib import Path

from spieltisch.engine.registry import folder

OURS = Path(__file__).parent.parent / "games"  # the page itself draws these
NONE = "export const mount = null\n"


@cache
def drawn(id: str) -> bool:
    """Whether somebody drew a board for this game; else the page shows its position as text."""
    return folder(id).parent == OURS or (folder(id) / "board.js").is_file()


def module(id: str) -> str:
    """A game's board as JavaScript; without one a module that says so, so that nobody has to ask twice."""
    file = folder(id) / "board.js"
    return file.read_text(encoding="utf-8") if file.is_file() else NONE
