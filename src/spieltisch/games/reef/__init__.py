"""Reef: build a coral reef and score its patterns. Emerson Matsuuchi, 2 to 4 players."""

from spieltisch.engine.game import Game, Option
from spieltisch.games.reef import deck, position, rules, state, view
from spieltisch.games.reef.bots.evaluation import ReefKnowledge

GAME = Game(
    id="reef",
    version=1,
    seats=(2, 3, 4),
    minutes=30,
    actions=state.ACTIONS,
    rules=rules,
    view=view,
    position=position,
    knowledge=ReefKnowledge(),
    options=(
        Option("deck_face_up", False, (False, True)),
        Option("deck_empty_end", "immediate", ("immediate", "finish_round")),
        Option("final_ring_scoring", "once", ("once", "whole_ring")),
        Option("start_layout", "centre", ("centre", "border")),
        Option("start_border_stacking", True, (True, False)),
        Option("display_before_start_placement", False, (False, True)),
        Option("ask_to_score", False, (False, True)),
        Option("deck", None, check=deck.check, read=deck.read),
    ),
)
