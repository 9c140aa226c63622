"""Die Dolmengötter: wander, leave stones, stack dolmens. Thomas Odenhoven, 2 to 5 players."""

from spieltisch.engine.game import Game, Option
from spieltisch.games.dolmengoetter import board, position, rules, state, view
from spieltisch.games.dolmengoetter.bots.evaluation import DolmenKnowledge

GAME = Game(
    id="dolmengoetter",
    version=1,
    seats=(2, 3, 4, 5),
    minutes=30,
    actions=state.ACTIONS,
    rules=rules,
    view=view,
    position=position,
    knowledge=DolmenKnowledge(),
    options=(
        Option("start_points", 4, (4, 5)),
        Option("three_way_tie", True, (True, False)),
        Option("board", None, check=board.check, read=board.read),
    ),
)
