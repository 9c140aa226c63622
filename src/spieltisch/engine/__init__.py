"""The contract every game fulfils, and what follows from it for free.

Nothing in here knows a game, a screen, a file or a clock.
"""
