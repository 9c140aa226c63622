"""Rows of numbers where nothing is compiled: plain lists. As in librt, ``append`` leaves the row it is given alone."""

from collections.abc import Iterable
from typing import Any


class vec:  # noqa: N801
    def __new__(cls, items: Iterable[Any] = (), *, capacity: int = 0) -> Any:
        return list(items)

    def __class_getitem__(cls, kind: object) -> type["vec"]:
        return cls


def append(row: list[Any], item: Any) -> list[Any]:
    return [*row, item]
