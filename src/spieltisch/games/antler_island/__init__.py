"""Antler Island: stags plan in secret, fight, and climb after the does. Gordon and Fraser Lamont, 3 or 4 players."""

from spieltisch.engine.errors import BadOption
from spieltisch.engine.game import Game, Json, Option
from spieltisch.games.antler_island import position, rules, state, view
from spieltisch.games.antler_island.bots.evaluation import AntlerKnowledge


def heights(value: Json) -> Json:
    """One body height for each seat in cm, as a list or as ``182, 175, 190``; None where nobody was measured."""
    if isinstance(value, str) and value.strip():
        parts = [part.strip() for part in value.split(",")]
        value = [int(part) if part.isascii() and part.isdigit() and len(part) <= 3 else part for part in parts]
    if value is None or value == "":
        return None
    if not isinstance(value, list) or not all(type(height) is int and 30 <= height <= 280 for height in value):
        raise BadOption("option bodyHeightsCm takes one whole number of cm for each player, such as 182,175,190")
    return value


GAME = Game(
    id="antler_island",
    version=1,
    seats=(3, 4),
    minutes=45,
    actions=state.ACTIONS,
    rules=rules,
    view=view,
    position=position,
    knowledge=AntlerKnowledge(),
    options=(
        Option("startingWilyTile", True, (True, False)),
        Option("fightTilesForDefender", True, (True, False)),
        Option("growMinimumTokens", 0, (0, 1)),
        Option("rearrangements", 3, (3, 0, 1, 9)),
        Option("bodyHeightsCm", None, check=heights),
    ),
)
