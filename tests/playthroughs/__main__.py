"""Write all playthroughs anew: ``make playthroughs``. Then read the diff."""

from pathlib import Path

import spieltisch
from spieltisch.testing import playthrough

for id in spieltisch.games():
    for seats in spieltisch.game(id).seats:
        file = Path(__file__).parent / f"{id}-{seats}.txt"
        file.write_text(playthrough(id, seats), encoding="utf-8")
        print(file.name)
