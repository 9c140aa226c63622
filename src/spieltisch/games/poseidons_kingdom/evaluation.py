from mypy_extensions import i64

from spieltisch.engine.contract import Knowledge, State


class KingdomKnowledge(Knowledge):
    def evaluate(self, state: State, seat: i64) -> float:
        return 0.5
