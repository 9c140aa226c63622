"""Experiments with the games and the bots: arenas, studies, reports, and the way to other people's libraries.

Nothing in here decides how a game is played.
"""

from spieltisch.coach import analyse
from spieltisch.lab.rollout import Rollouts, rollouts
from spieltisch.lab.tables import Tables, vector

__all__ = ["Rollouts", "Tables", "analyse", "rollouts", "vector"]
