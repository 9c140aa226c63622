"""Is another number better? Plays a bot with each value against the same bot as it is, or another, and reports.

    spieltisch tune reef greedy SPREAD=15,30,60 --games 400 --jobs 2
    spieltisch tune reef hard horizon=0,1,3 --games 200
    spieltisch tune reef mybots:Dreamer dreams=5,20 --against greedy

Of our own bots, names in capitals are numbers of the game's evaluation.py, others are settings of the search. A bot of
one's own is made with them, as arguments of these names. A value is taken over when the interval lies above an even
share; the number then carries the command that found it.
"""

import argparse

from rich.console import Console
from rich.table import Table

from spieltisch.bots import COMMAND, Guest, known_as
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game
from spieltisch.lab.arena import Match, fill
from spieltisch.lab.standings import Standing, standings
from spieltisch.lab.variants import VARIED, can_vary
from spieltisch.screen import screen


def tune(
    id: str,
    base: Guest,
    change: str,
    games: int = 200,
    seats: int | None = None,
    jobs: int = 1,
    seed: int = 1,
    console: Console | None = None,
    against: Guest | None = None,
) -> dict[str, Standing]:
    """The command: every value of ``change`` (``SPREAD=15,30``) against the base, or another bot. How each did."""
    console = console or screen()
    base = known_as(base)
    rival = base if against is None else known_as(against)
    number, equals, values = change.partition("=")
    if not equals or not values:
        raise SpieltischError(f"a change is NAME=value,value, not {change!r}")
    if base == "random" or base.startswith(COMMAND):
        raise SpieltischError(f"tune varies {', '.join(VARIED)} and bots of your own that are made, not {base}")
    sitting = game(id).seats[0] if seats is None else seats
    found: dict[str, Standing] = {}
    link = "+" if number.isupper() and can_vary(base) else ":"
    variants = [f"{base}{link}{number}={value}" for value in values.split(",")]
    matches = {one: Match(id, (one, *[rival] * (sitting - 1)), games, sitting, seed) for one in variants}
    for variant, match in matches.items():  # all are made, and so checked, before the first is played
        played = fill(match, jobs, console=screen(stderr=True))
        if played:
            found[variant] = next(one for one in standings(played) if one.bot == variant)
    console.print(report(id, rival, sitting, found))
    return found


def report(id: str, rival: str, seats: int, found: dict[str, Standing]) -> Table:
    table = Table(title=f"{id}: against {rival}, {seats} seats, even is {1 / seats:.0%}")
    table.add_column("variant", overflow="fold")  # whole: its end says what is compared
    for heading in ("games", "win rate", "95 %", "verdict"):
        table.add_column(heading, justify="right")
    for name, one in found.items():
        verdict = "better" if one.low > 1 / seats else "worse" if one.high < 1 / seats else "not told apart"
        table.add_row(name, str(one.games), f"{one.rate:.1%}", f"{one.low:.1%} to {one.high:.1%}", verdict)
    return table


def add_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    parser.add_argument("base", help="the bot to vary: greedy, hard, mybots:Dreamer, ...")
    parser.add_argument("change", help="NAME=value,value,...")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="for each value")
    parser.add_argument("--against", metavar="BOT", help="who sits on the other seats, without it the bot as it is")
    parser.add_argument("--seats", type=int, metavar="N")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--seed", type=int, default=1, metavar="N")


def run(asked: argparse.Namespace) -> dict[str, Standing]:
    hands = (asked.games, asked.seats, asked.jobs, asked.seed)
    console = screen(stderr=bool(asked.json))
    return tune(asked.game, asked.base, asked.change, *hands, console=console, against=asked.against)
