"""King of Tokyo: roll, smash, and rule the city. Richard Garfield, first edition, 2 to 6 players."""

from spieltisch.engine.game import Game, Option
from spieltisch.games.king_of_tokyo import cards, position, rules, state, view
from spieltisch.games.king_of_tokyo.bots.evaluation import KingOfTokyoKnowledge

GAME = Game(
    id="king_of_tokyo",
    version=1,
    seats=(2, 3, 4, 5, 6),
    minutes=30,
    actions=state.ACTIONS,
    rules=rules,
    view=view,
    position=position,
    knowledge=KingOfTokyoKnowledge(),
    options=(
        Option("victory_timing", "immediate", ("immediate", "end_of_turn")),
        Option("deck", None, check=cards.check, read=cards.read),
    ),
)
