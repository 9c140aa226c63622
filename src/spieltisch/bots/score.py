"""What can be known of any game: the points as they are counted now."""

from mypy_extensions import i64

from spieltisch.engine.contract import OVER, Knowledge, State


class ScoreKnowledge(Knowledge):
    """Stands in for a game that brings no knowledge of its own: who has more points is better off."""

    def evaluate(self, state: State, seat: i64) -> float:
        places = state.places()
        if state.to_act() == OVER:
            return 1.0 / float(places.count(1)) if places[seat] == 1 else 0.0
        scores = state.scores()
        ahead = max([score for other, score in enumerate(scores) if other != seat])
        lead = float(scores[seat] - ahead) / float(max(1, abs(scores[seat]), abs(ahead)))
        return 0.5 + 0.5 * lead / (1.0 + abs(lead))
