"""An outside opponent: OpenSpiel's own ISMCTS (its Python code, 1,000 simulations) as a bot for the arena.

    PYTHONPATH=bench spieltisch arena reef --bots outside:Ismcts,hard --games 50 --results reef.jsonl
    PYTHONPATH=bench spieltisch arena king_of_tokyo --bots outside:Ismcts,hard --games 50 --results king.jsonl

It plays through our adapter, ``spieltisch.lab.open_spiel``, and knows nothing of a game but its rules: each simulation
ends with a random game inside our engine.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts

import spieltisch
from spieltisch.bots import Bot
from spieltisch.lab import open_spiel

SIMULATIONS = 1000
CURIOSITY = 1.0  # the constant of UCT, for rewards from -1 to 1


class Ismcts(Bot):
    """It is handed an imagined position, never the true one, and imagines others from what its seat sees of it."""

    def __init__(self, seed: int, game: str) -> None:
        self.rng = spieltisch.Rng(seed)
        self.id = game
        self.playouts = open_spiel.Playouts(seed=seed)
        self.chance = np.random.RandomState(seed % 2**32)

    def choose(self, seat: spieltisch.Seat) -> int:
        world = seat.sample(self.rng)
        game = pyspiel.load_game(f"{open_spiel.name(self.id)}(players={world.seats})")
        search = ismcts.ISMCTSBot(game, self.playouts, CURIOSITY, SIMULATIONS, random_state=self.chance)
        return int(search.step(open_spiel.SpielState(game, open_spiel.Position(world))))
