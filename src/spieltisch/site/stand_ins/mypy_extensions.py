"""What the rules take from mypy_extensions, for a Python in which nothing is compiled."""

from collections.abc import Callable
from typing import Any

i64 = i32 = i16 = u8 = int


def mypyc_attr(*_: object, **__: object) -> Callable[[Any], Any]:
    return lambda thing: thing
