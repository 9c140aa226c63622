"""The games: one folder each, found by looking.

The package is also the function that lists them, so that ``spieltisch.games()`` and
``import spieltisch.games.reef.rules`` both mean what they say.

>>> import spieltisch
>>> "reef" in spieltisch.games()
True
>>> import spieltisch.games.reef.rules as reef
>>> reef.start(2, spieltisch.game("reef").complete({})).seats
2
"""

import sys
from types import ModuleType


class Games(ModuleType):
    """A package of games that can be called for their names."""

    def __call__(self) -> list[str]:
        from spieltisch.engine.registry import games  # which looks into this package

        return games()


sys.modules[__name__].__class__ = Games
