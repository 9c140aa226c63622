"""King of Tokyo: roll, smash, and rule the city. Richard Garfield, first edition, 2 to 6 players."""

from spieltisch.engine.game import Game, Option
from spieltisch.games.king_of_tokyo import actions, cards, position, rules, view
from spieltisch.games.king_of_tokyo.evaluation import KingOfTokyoKnowledge

GAME = Game(
    id="king_of_tokyo",
    version=1,
    seats=(2, 3, 4, 5, 6),
    minutes=30,
    actions=actions.ACTIONS,
    rules=rules,
    view=view,
    position=position,
    knowledge=KingOfTokyoKnowledge(),
    options=(
        Option("victory_timing", "immediate", ("immediate", "end_of_turn")),
        Option("deck", None, check=cards.check, read=cards.read),
    ),
)
