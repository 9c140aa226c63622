"""Many games of the same bots on the same seats: who won how often."""

import time
from typing import Any

from rich.table import Table

from spieltisch.bots.match import play_match
from spieltisch.engine.game import Game, Json
from spieltisch.lab.crew import progress
from spieltisch.lab.study import study
from spieltisch.screen import screen


def simulate(
    game: Game, games: int, names: list[str], seats: int | None, options: dict[str, Json], seed: int = 1
) -> dict[str, Any]:
    """The command ``spieltisch simulate``: what it found, ready for JSON. One bot for all seats, or one each."""
    whole = study(game.id, names, seats, options, seed)
    count, start = whole.seats, whole.start()
    wins, points, decisions = [0.0] * count, [0] * count, 0
    began = time.perf_counter()
    with progress(screen(stderr=True), passing=True) as bar:
        for number in bar.track(range(games), description=game.id):
            state = start.copy()
            decisions += play_match(state, whole.players(number), whole.table_rng(number))
            winners = [seat for seat, place in enumerate(state.places()) if place == 1]
            for seat in range(count):
                wins[seat] += (seat in winners) / max(1, len(winners))
                points[seat] += state.scores()[seat]
    return {
        "game": game.id,
        "version": game.version,
        "games": games,
        "seconds": round(time.perf_counter() - began, 3),
        "decisions": decisions,
        "seats": [
            {"seat": seat + 1, "bot": name, "won": wins[seat] / games, "points": points[seat] / games}
            for seat, name in enumerate(whole.bots)
        ],
    }


def simulation_table(found: dict[str, Any]) -> Table:
    """The result for people."""
    each = found["decisions"] / found["games"]
    length = f"{found['games']} games in {found['seconds']:.1f} s\n{each:.0f} decisions each"
    table = Table(title=f"{found['game']}, {length}")
    for column in ("seat", "bot", "won", "points"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat in found["seats"]:
        table.add_row(str(seat["seat"]), seat["bot"], f"{seat['won']:.1%}", f"{seat['points']:.1f}")
    return table
