"""The command ``spieltisch``."""

import argparse
import sys
import time
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

import spieltisch
from spieltisch import terminal
from spieltisch._pure import compiled
from spieltisch.bots import bot, bots
from spieltisch.bots.match import play_match
from spieltisch.engine.errors import BadOption, SpieltischError
from spieltisch.engine.game import Game, Json
from spieltisch.table.settings import add_flags, from_flags
from spieltisch.words import LANGUAGES, Words, rules_text

EXAMPLES = """
examples:
  spieltisch serve
  spieltisch games
  spieltisch play reef --seats me,greedy,random --lang de
  spieltisch play reef --deck my-reef.json --option deck_face_up=true
  spieltisch simulate reef --games 10000 --bots greedy,random
  spieltisch arena reef --bots expert,hard,greedy --games 200 --jobs 2
  spieltisch report king_of_tokyo --games 20000 --bots greedy --jobs 2 -o report.html
  spieltisch replay game.json
  spieltisch hint game.json --move 40
"""

REPORT = """
Lets bots play and writes what a designer wants to know into one page that needs nothing else: length of games, win
rate by seat, points and their sources, lead changes, choices that never matter, and the win rate with and without
each component. Every figure carries its interval and its n.

Needs pip install "spieltisch[lab]"; with --cluster also "spieltisch[cluster]".

  spieltisch report king_of_tokyo --games 20000 --bots greedy --jobs 2 -o report.html
  spieltisch report reef --bots hard,greedy,greedy --games 200 -o reef.html
  spieltisch report reef --games 1000000 --cluster 10.0.0.5:6379 -o reef.html
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 when all went well, 2 with one sentence for bad input."""
    asked = parser().parse_args(arguments)
    try:
        asked.command(asked)
    except SpieltischError as wrong:
        print(f"spieltisch: {wrong}", file=sys.stderr)
        return 2
    except OSError as wrong:
        print(f"spieltisch: {wrong.filename}: {wrong.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return 0


def parser() -> argparse.ArgumentParser:
    top = argparse.ArgumentParser(
        prog="spieltisch",
        description="Modern board games at one open table.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"spieltisch {spieltisch.__version__}")
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    add = commands.add_parser("games", help="list the games and their options")
    add.set_defaults(command=list_games)

    add = commands.add_parser("play", help="play in the terminal, against bots or round one screen")
    add.add_argument("game", nargs="?", help="which game; left out: you are asked")
    add.add_argument("--seats", help="who sits where: me or a bot, for instance me,greedy,random")
    add.add_argument("--save", metavar="FILE", help="write the game into a file at the end")
    play_options(add)
    add.set_defaults(command=play)

    add = commands.add_parser("rules", help="the short rules of a game")
    add.add_argument("game")
    add.add_argument("--lang", choices=LANGUAGES, default="en")
    add.set_defaults(command=show_rules)

    add = commands.add_parser("replay", help="step through a recorded game")
    add.add_argument("file")
    add.add_argument("--lang", choices=LANGUAGES, default="en")
    add.add_argument("--all", action="store_true", help="print every position without waiting for Enter")
    add.set_defaults(command=replay)

    add = commands.add_parser("serve", help="serve the web table: open it in a browser and play")
    add_flags(add)
    add.set_defaults(command=serve_table)

    add = commands.add_parser("arena", help="measure bots against each other: win rates, intervals, ratings")
    add.add_argument("game")
    add.add_argument("--bots", default="hard,greedy,random", help="two or more, for instance expert,hard,greedy")
    add.add_argument("--games", type=int, default=100, metavar="N", help="games of each line-up")
    add.add_argument("--seats", type=int, help="how many sit at the table (default: as few as can play)")
    many_hands(add)
    add.add_argument("--results", type=Path, metavar="FILE", help="keep every game here; the same call goes on with it")
    add.add_argument("--json", type=Path, metavar="FILE")
    add.add_argument("--csv", type=Path, metavar="FILE")
    add.add_argument("--clock", action="store_true", help="let the bots' caps in seconds hold")
    play_options(add)
    add.set_defaults(command=measure)

    add = commands.add_parser(
        "report",
        help="the balance of a game at a glance: one HTML page with plots, for its designer",
        description=REPORT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add.add_argument("game")
    add.add_argument("--games", type=int, default=2000, metavar="N", help="how many are played and watched (2000)")
    add.add_argument("--bots", default="greedy", help="one for all seats, or one each: greedy,greedy,random (greedy)")
    add.add_argument("--seats", type=int, help="how many sit at the table (default: the usual number)")
    add.add_argument("-o", "--out", type=Path, default=Path("report.html"), metavar="FILE", help="(report.html)")
    many_hands(add)
    table_options(add)
    add.set_defaults(command=balance)

    add = commands.add_parser("hint", help="what a bot thinks of each choice in a recorded game")
    add.add_argument("file", type=Path)
    add.add_argument("--move", type=int, help="the position after so many moves (default: the last one)")
    add.add_argument("--seat", type=int, help="whose choice, from 1; where several can act")
    add.add_argument("--level", default="expert")
    add.add_argument("--seed", type=int, default=0)
    add.set_defaults(command=advise)

    add = commands.add_parser("simulate", help="let bots play many games and count")
    add.add_argument("game")
    add.add_argument("--games", type=int, default=1000, metavar="N")
    add.add_argument("--seats", type=int, help="how many sit at the table (default: as few as can play)")
    add.add_argument("--bots", default="random", help="one for all seats, or one each: greedy,random")
    play_options(add)
    add.set_defaults(command=simulate)
    return top


def many_hands(add: argparse.ArgumentParser) -> None:
    """Who does the work: processes of this machine, or a cluster."""
    add.add_argument("--jobs", type=int, default=1, metavar="N", help="processes that play at the same time")
    add.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help='play on the machines of a Ray cluster instead: 10.0.0.5:6379, or "auto" on one of them; '
        "the same seed gives the same games as here",
    )


def play_options(add: argparse.ArgumentParser) -> None:
    add.add_argument("--lang", choices=LANGUAGES, default="en")
    table_options(add)


def table_options(add: argparse.ArgumentParser) -> None:
    add.add_argument("--seed", type=int, help="the same seed gives the same cards, dice and bots")
    add.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="a rule variant (repeatable)")
    add.add_argument("--deck", metavar="FILE", help="cards of your own, for games that take them")
    add.add_argument("--board", metavar="FILE", help="a board of your own, for games that take one")


def options(game: Game, asked: argparse.Namespace) -> dict[str, Json]:
    """The options of the command line: words and numbers, and components read from files."""
    found: dict[str, Json] = {}
    for pair in asked.option:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--option takes NAME=VALUE, not {pair!r}")
        found[name] = plain(value)
    for name in ("deck", "board"):
        file = getattr(asked, name)
        if file is not None:
            reader = next((option.read for option in game.options if option.name == name and option.read), None)
            if reader is None:
                raise BadOption(f"{game.id} takes no {name} of your own")
            try:
                found[name] = reader(Path(file).read_text(encoding="utf-8"))
            except BadOption as wrong:
                raise BadOption(f"{file}: {wrong}") from None
            except UnicodeDecodeError:
                raise BadOption(f"{file}: this is no text file") from None
    return found


def plain(value: str) -> Json:
    constants: dict[str, Json] = {"true": True, "false": False, "none": None}
    if value.lower() in constants:
        return constants[value.lower()]
    return int(value) if value.lstrip("-").isdigit() else value


def list_games(asked: argparse.Namespace) -> None:
    table = Table(title="Games")
    for column in ("id", "name", "players", "minutes", "options"):
        table.add_column(column)
    for id in spieltisch.games():
        game = spieltisch.game(id)
        seats = f"{game.seats[0]}-{game.seats[-1]}"
        names = "\n".join(option.name for option in game.options)
        table.add_row(id, Words(id, "en").say("game-name"), seats, str(game.minutes), names)
    Console().print(table)
    if not compiled():
        print("The rules run as plain Python; with a C compiler, 'make build' makes them about twenty times faster.")


def play(asked: argparse.Namespace) -> None:
    id = asked.game or terminal.choose_game(spieltisch.games(), asked.lang)
    game = spieltisch.game(id)
    fewest = ["me", *["greedy"] * (game.seats[0] - 1)]
    seats = [name.strip() for name in asked.seats.split(",")] if asked.seats else fewest
    for name in seats:
        if name not in ("me", *bots()):
            raise SpieltischError(f"nobody called {name!r} can sit down; take me or one of {', '.join(bots())}")
    seed = int(time.time()) if asked.seed is None else asked.seed
    terminal.play(id, seats, options(game, asked), asked.lang, seed, asked.save)


def show_rules(asked: argparse.Namespace) -> None:
    spieltisch.game(asked.game)
    Console().print(Markdown(rules_text(asked.game, asked.lang)))


def replay(asked: argparse.Namespace) -> None:
    record = spieltisch.Record.loads(Path(asked.file).read_text(encoding="utf-8", errors="replace"))
    names = record.names or [str(seat + 1) for seat in range(record.seats)]
    words = Words(record.game, asked.lang, names)
    console = Console()
    positions = list(spieltisch.replay(record))
    for number, ((action, seat), state) in enumerate(zip(record.moves, positions, strict=False), 1):
        who = names[seat] if seat >= 0 else "·"
        console.print(f"{number:4}  {who}: {spieltisch.notation(state, action)}", highlight=False)
        if seat >= 0 and not asked.all:
            console.print(terminal.board(record.game, positions[number], None, words), highlight=False)
            try:
                input()
            except EOFError:
                asked.all = True
    console.print(terminal.board(record.game, positions[-1], None, words), highlight=False)
    if record.finished:
        console.print(terminal.standings(positions[-1], words, names))


def serve_table(asked: argparse.Namespace) -> None:
    from spieltisch.table.serve import serve

    sys.exit(serve(from_flags(asked)))


def measure(asked: argparse.Namespace) -> None:
    from spieltisch.lab.arena import arena

    chosen = options(spieltisch.game(asked.game), asked)
    seed = 1 if asked.seed is None else asked.seed
    bots = asked.bots.split(",")
    files = (asked.results, asked.json, asked.csv)
    hands = (asked.seats, asked.jobs, seed)
    arena(asked.game, bots, asked.games, *hands, chosen, *files, clock=asked.clock, cluster=asked.cluster)


def balance(asked: argparse.Namespace) -> None:
    from spieltisch.lab.report import report

    chosen = options(spieltisch.game(asked.game), asked)
    seed = 1 if asked.seed is None else asked.seed
    bots = asked.bots.split(",")
    report(asked.game, asked.games, bots, asked.out, asked.seats, asked.jobs, seed, chosen, asked.cluster)


def advise(asked: argparse.Namespace) -> None:
    from spieltisch.lab.hint import hint

    hint(asked.file, asked.move, None if asked.seat is None else asked.seat - 1, asked.level, asked.seed)


def simulate(asked: argparse.Namespace) -> None:
    """Bots against each other; a table of who won how often."""
    game = spieltisch.game(asked.game)
    kinds = asked.bots.split(",")
    seats = asked.seats or max(len(kinds), game.seats[0])
    kinds = kinds * seats if len(kinds) == 1 else kinds
    if len(kinds) != seats:
        raise SpieltischError(f"{len(kinds)} bots are named for {seats} seats; name one for all, or one each")
    if asked.games < 1:
        raise SpieltischError("at least one game must be played")
    start = game.new(seats, options(game, asked))
    seed = 1 if asked.seed is None else asked.seed
    players = [bot(kind, game.id, seed + seat) for seat, kind in enumerate(kinds)]
    rng = spieltisch.Rng(seed)
    wins, points, decisions = [0.0] * seats, [0] * seats, 0
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    began = time.perf_counter()
    with Progress(*columns, transient=True) as progress:
        for _ in progress.track(range(asked.games)):
            state = start.copy()
            decisions += play_match(state, players, rng)
            winners = [seat for seat, place in enumerate(state.places()) if place == 1]
            for seat in range(seats):
                wins[seat] += (seat in winners) / max(1, len(winners))
                points[seat] += state.scores()[seat]
    seconds = time.perf_counter() - began
    table = Table(
        title=f"{game.id}: {asked.games} games in {seconds:.1f} s, {decisions / asked.games:.0f} decisions each"
    )
    for column in ("seat", "bot", "won", "points"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat in range(seats):
        row = (str(seat + 1), kinds[seat], f"{wins[seat] / asked.games:.1%}", f"{points[seat] / asked.games:.1f}")
        table.add_row(*row)
    Console().print(table)


if __name__ == "__main__":
    sys.exit(main())
