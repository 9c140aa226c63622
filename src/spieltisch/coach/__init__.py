"""What a game can teach afterwards: where it was won, what was luck, what would have been better."""

from spieltisch.coach.analysis import Analysis, analyse
from spieltisch.coach.moments import Depth

__all__ = ["Analysis", "Depth", "analyse"]
