"""Many games of the same bots on the same seats: who won how often."""

import time
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from spieltisch.bots import bot
from spieltisch.bots.match import play_match
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Game, Json
from spieltisch.engine.rng import Rng


def simulate(
    game: Game, games: int, names: list[str], seats: int | None, options: dict[str, Json], seed: int = 1
) -> dict[str, Any]:
    """The command ``spieltisch simulate``: what it found, ready for JSON. One bot for all seats, or one each."""
    count = max(len(names), game.seats[0]) if seats is None else seats
    sitting = names * count if len(names) == 1 else names
    if len(sitting) != count:
        raise SpieltischError(f"{len(names)} bots are named for {count} seats; name one for all, or one each")
    start = game.new(count, options)
    players = [bot(name, game.id, seed + seat) for seat, name in enumerate(sitting)]
    rng = Rng(seed)
    wins, points, decisions = [0.0] * count, [0] * count, 0
    began = time.perf_counter()
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True, console=Console(stderr=True)) as progress:
        for _ in progress.track(range(games)):
            state = start.copy()
            decisions += play_match(state, players, rng)
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
            for seat, name in enumerate(sitting)
        ],
    }


def simulation_table(found: dict[str, Any]) -> Table:
    """The result for people."""
    each = found["decisions"] / found["games"]
    table = Table(
        title=f"{found['game']}: {found['games']} games in {found['seconds']:.1f} s, {each:.0f} decisions each"
    )
    for column in ("seat", "bot", "won", "points"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat in found["seats"]:
        table.add_row(str(seat["seat"]), seat["bot"], f"{seat['won']:.1%}", f"{seat['points']:.1f}")
    return table
