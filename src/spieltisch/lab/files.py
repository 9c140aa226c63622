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
    if file.is_dir() or not os.access(file if file.exists() else file.absolute().parent, os.W_OK):
        raise BadFile(f"{file} cannot be written: name another file")
    if anew and file.exists():
        raise BadFile(f"{file} is there already: name another file, or add --force to write over it")


def write_json(file: Path, data: Any) -> None:
    """Into a file, or to standard output."""
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    if file == STDOUT:
        print(text, end="")
    else:
        file.write_text(text, encoding="utf-8")
