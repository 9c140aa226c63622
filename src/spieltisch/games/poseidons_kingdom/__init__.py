"""Poseidon's Kingdom: free your friends and mind the shark. Fraser and Gordon Lamont, 2 to 4 players."""

from spieltisch.engine.game import Game, Option
from spieltisch.games.poseidons_kingdom import options, position, rules, state, view
from spieltisch.games.poseidons_kingdom.bots.evaluation import KingdomKnowledge

GAME = Game(
    id="poseidons_kingdom",
    version=1,
    seats=(2, 3, 4),
    minutes=60,
    actions=state.ACTIONS,
    rules=rules,
    view=view,
    position=position,
    knowledge=KingdomKnowledge(),
    options=(
        Option("leftover_rule", "strict", ("strict", "store_leftovers")),
        Option("kraken_move_trigger", "eat", ("eat", "take")),
        Option("peek_on_every_rescue", True, (True, False)),
        Option("initial_wave", "breaks_on_first_turn", ("breaks_on_first_turn", "breaks_before_first_turn")),
        Option("skeleton_stock", "per_player_9", options.STOCKS),
        Option("max_rounds", 40, check=options.check_rounds),
        Option("miss_probability", options.DEFAULT_MISS, check=options.check_miss),
        Option("foam_probability", options.DEFAULT_FOAM, check=options.check_foam),
        Option("strip_weights", options.DEFAULT_WEIGHTS, check=options.check_weights),
        Option("bonus_tiers", options.DEFAULT_TIERS, check=options.check_tiers),
        Option("dolphin_variant", False, (False, True)),
    ),
)
