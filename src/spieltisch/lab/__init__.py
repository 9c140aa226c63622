"""Experiments with the games and the bots: arenas, tuning, reports. Nothing in here decides how a game is played."""
