"""What the bots know about Antler Island."""

from mypy_extensions import i64

from spieltisch.engine.contract import Knowledge, State


class AntlerKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        return 0.5
