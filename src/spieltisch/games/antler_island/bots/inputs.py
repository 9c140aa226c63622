"""What a net is told of Antler Island: most of what a learner sees. Seats are counted from the one that looks."""

from typing import Final, final

from spieltisch.engine.numbers import Row, Writer
from spieltisch.games.antler_island.observation import LAYOUT as ALL
from spieltisch.games.antler_island.observation import SEATS as MOST
from spieltisch.games.antler_island.observation import fight, island, mats, plans
from spieltisch.games.antler_island.state import AntlerState

VERSION: Final = 1
SEATS: Final = MOST
# All but the stakes of a fight and the supplies: the hand-made evaluation weighs a fight well enough.
LAYOUT: list[tuple[str, int, int | list[int], int | list[int]]] = ALL[:-10]


@final
class AntlerInputs(Writer[AntlerState]):
    def write(self, state: AntlerState, row: Row) -> None:
        island(state, row)
        mats(state, row)
        plans(state, row)
        fight(state, row)


WRITER: Final = AntlerInputs()
