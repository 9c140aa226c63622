"""Experiments with the games and the bots: arenas, studies, reports, and the way to other people's libraries.

Nothing in here decides how a game is played.
"""

from spieltisch.lab.rollout import Rollouts, rollouts

__all__ = ["Rollouts", "rollouts"]
