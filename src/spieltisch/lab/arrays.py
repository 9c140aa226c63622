"""Rows of numbers as numpy arrays: the same memory, nothing is copied."""

from typing import Any

from spieltisch.engine.contract import State
from spieltisch.engine.numbers import Row
from spieltisch.lab.extra import need
from spieltisch.lab.observation import observation

NUMBER = "int16"


class Memory:
    """The numbers of a vec for numpy, which may write there: a vec by itself offers them for reading only."""

    def __init__(self, numbers: Any) -> None:
        self.kept = numbers
        form = need("numpy").asarray(numbers).__array_interface__
        self.__array_interface__ = {**form, "data": (form["data"][0], False)}


def array(numbers: Any) -> Any:
    """A vec as an array."""
    return need("numpy").asarray(Memory(numbers))


def bounds(id: str) -> tuple[Any, Any]:
    """The lowest and the highest number of each entry of an observation."""
    np, layout = need("numpy"), observation(id).LAYOUT
    low = np.array([bound for part in layout for bound in part.lows()], NUMBER)
    high = np.array([bound for part in layout for bound in part.highs()], NUMBER)
    return low, high


class Look:
    """What a seat sees of a game's positions, as an array. For many tables at once there is ``tables.py``."""

    def __init__(self, id: str) -> None:
        layout = observation(id)
        self.id = id
        self.writer = layout.WRITER
        self.row = Row(layout.width, layout.most)
        self.numbers = array(self.row.numbers)

    def __call__(self, state: State, seat: int) -> Any:
        self.numbers.fill(0)
        self.row.begin(0, state.seats, seat)
        self.writer.write(state, self.row)
        return self.numbers.copy()

    def __reduce__(self) -> tuple[type["Look"], tuple[str]]:
        """A copy has a row of its own: this one's memory cannot be shared, and nothing is kept there."""
        return Look, (self.id,)
