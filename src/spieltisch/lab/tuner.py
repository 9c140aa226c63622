"""Is another number better? Plays a bot with each value against the same bot as it is, and reports.

    spieltisch tune reef greedy SPREAD=15,30,60 --games 400 --jobs 2
    spieltisch tune reef hard horizon=0,1,3 --games 200

Names in capitals are numbers of the game's evaluation.py, others are settings of the search. A value is taken over
when the interval lies above an even share; the number then carries the command that found it.
"""

import argparse

from rich.console import Console
from rich.table import Table

from spieltisch.bots import Guest, known_as
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game
from spieltisch.lab.arena import Match, fill
from spieltisch.lab.standings import Standing, standings


def tune(
    id: str,
    base: Guest,
    change: str,
    games: int = 200,
    seats: int | None = None,
    jobs: int = 1,
    seed: int = 1,
    console: Console | None = None,
) -> dict[str, Standing]:
    """The command: every value of ``change`` (``SPREAD=15,30``) once against the base. How each variant did."""
    console = console or Console()
    base = known_as(base)
    number, equals, values = change.partition("=")
    if not equals or not values:
        raise SpieltischError(f"a change is NAME=value,value, not {change!r}")
    sitting = game(id).seats[0] if seats is None else seats
    found: dict[str, Standing] = {}
    for value in values.split(","):
        variant = f"{base}{'+' if number.isupper() else ':'}{number}={value}"
        bots = (variant, *[base] * (sitting - 1))
        played = fill(Match(id, bots, games, sitting, seed), jobs, console=Console(stderr=True))
        if played:
            found[variant] = next(one for one in standings(played) if one.bot == variant)
    console.print(report(id, base, sitting, found))
    return found


def report(id: str, base: str, seats: int, found: dict[str, Standing]) -> Table:
    table = Table(title=f"{id}: against {base}, {seats} seats, even is {1 / seats:.0%}")
    table.add_column("variant")
    for heading in ("games", "win rate", "95 %", "verdict"):
        table.add_column(heading, justify="right")
    for name, one in found.items():
        verdict = "better" if one.low > 1 / seats else "worse" if one.high < 1 / seats else "not told apart"
        table.add_row(name, str(one.games), f"{one.rate:.1%}", f"{one.low:.1%} to {one.high:.1%}", verdict)
    return table


def add_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("base", help="the bot to vary: greedy, hard, ...")
    parser.add_argument("change", help="NAME=value,value,...")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="for each value")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")


def run(asked: argparse.Namespace) -> dict[str, Standing]:
    hands = (asked.games, asked.seats, asked.jobs, asked.seed)
    return tune(asked.game, asked.base, asked.change, *hands, console=Console(stderr=bool(asked.json)))
