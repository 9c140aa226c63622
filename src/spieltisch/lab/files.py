"""Files that a command writes: checked before the work begins, never written over in silence."""

import json
import os
from pathlib import Path
from typing import Any

from spieltisch.engine.errors import SpieltischError

STDOUT = Path("-")


class BadFile(SpieltischError):
    """A place where nothing can be written."""


def writable(file: Path, anew: bool = True) -> None:
    """BadFile if the file cannot be written, or is there already where it shall be ``anew``."""
    if file == STDOUT:
        return
    if not can_write(file):
        raise BadFile(f"{file} cannot be written: name another file")
    if anew and file.is_file():
        raise BadFile(f"{file} is there already: name another file, or add --force to write over it")


def can_write(file: Path) -> bool:
    """Tried, and not guessed from rights: some places refuse even those who have them. Nothing is left behind."""
    if file.exists() and not file.is_file():
        return not file.is_dir() and os.access(file, os.W_OK)  # a device or a pipe
    is_new = not file.exists()
    try:
        file.open("a").close()
        if is_new:
            file.resolve().unlink()  # also where a link leads
    except OSError:
        return False
    return True


def write_json(file: Path, data: Any) -> None:
    """Into a file, or to standard output."""
    write_text(file, json.dumps(data, indent=1, ensure_ascii=False) + "\n")


def write_text(file: Path, text: str) -> None:
    """Into a file, or to standard output."""
    if file == STDOUT:
        print(text, end="")
    else:
        file.write_text(text, encoding="utf-8")
