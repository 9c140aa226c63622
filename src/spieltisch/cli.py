"""The command ``spieltisch``."""

import argparse
import json
import os
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from rich import box
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text

import spieltisch
from spieltisch import completion, terminal
from spieltisch._pure import compiled
from spieltisch.engine.errors import BadOption, SpieltischError
from spieltisch.engine.game import Game, Json, Option, say
from spieltisch.lab import calibration, ladder, training, tuner
from spieltisch.lab.crew import progress
from spieltisch.lab.extra import missing_extra
from spieltisch.lab.files import STDOUT, writable, write_json, write_text
from spieltisch.screen import screen
from spieltisch.table.settings import add_flags, add_think_flags, from_flags
from spieltisch.words import LANGUAGES, Words, rules_text

if TYPE_CHECKING:
    from spieltisch.lab.report import Variant

EXAMPLES = """
examples:
  spieltisch serve
  spieltisch games
  spieltisch play reef --seats me,greedy,random --lang de
  spieltisch play reef --deck my-reef.json --option deck_face_up=true
  spieltisch play antler_island --plain --save game.json
  spieltisch play --resume game.json
  spieltisch simulate reef --games 10000 --bots greedy,random
  spieltisch arena reef --bots expert,hard,greedy --games 200 --jobs 2
  spieltisch report king_of_tokyo --games 20000 --bots greedy --jobs 2 -o report.html
  spieltisch train reef --minutes 30 -o reef.net
  spieltisch replay game.json
  spieltisch hint game.json --move 40
  spieltisch analyse game.json --lang de
  spieltisch puzzles reef -n 50
"""

REPORT = """
Lets bots play and writes what a designer wants to know into one page that needs nothing else: length of games, win
rate by seat, points and their sources, lead changes, choices that never matter, and the win rate with and without
each component. Every figure carries its interval and its n.

Needs pip install "spieltisch[report]"; with --cluster also "spieltisch[cluster]".

  spieltisch report king_of_tokyo --games 20000 --bots greedy --jobs 2 -o report.html
  spieltisch report reef --bots hard,greedy,greedy --games 200 -o reef.html
  spieltisch report reef --games 1000000 --cluster 10.0.0.5:6379 -o reef.html

With --against it plays two variants with the same seeds and sets them side by side, in English or German: which
figures differ, by how much, and how sure that is. A report that was interrupted goes on where it was.

  spieltisch report reef --against deck=my.json --json differences.json
  spieltisch report king_of_tokyo --against deck=without_wings.json --lang de -o wings.html
  spieltisch report reef --bots greedy --against bots=hard --games 200
"""


SLOW = (
    "spieltisch: the rules run as plain Python, about twenty times slower; with a C compiler and Python's headers "
    "(apt install gcc python3-dev; xcode-select --install) do: pip install --force-reinstall --no-deps "
    "--no-binary spieltisch spieltisch (in a clone: make build)"
)


class BadCall(SpieltischError):
    """A command line that cannot be understood."""


class Parser(argparse.ArgumentParser):
    """Says what is wrong in one sentence, and leaves the usage to --help."""

    def error(self, message: str) -> NoReturn:
        raise BadCall(f"{message}; {self.prog} --help says more")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 when all went well, 2 with one sentence for bad input."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and stream.errors in ("strict", "surrogateescape"):  # C has the second
            stream.reconfigure(errors="replace")  # a terminal without our letters shows others, and goes on
    try:
        asked = parser().parse_args(arguments)
        if asked.command is None:
            parser().print_help()
            return 0
        check_files(asked)
        if asked.command not in QUICK and not compiled() and not os.environ.get("SPIELTISCH_PURE"):
            print(SLOW, file=sys.stderr)
        return asked.command(asked) or 0
    except SpieltischError as wrong:
        print(f"spieltisch: {wrong}", file=sys.stderr)
        return 2
    except ImportError as missing:
        if (missing.name or "").partition(".")[0] not in LIBRARIES:
            raise
        print(f"spieltisch: {missing_extra(str(missing.name), missing)}", file=sys.stderr)
        return 2
    except BrokenPipeError:  # who reads along has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nothing is left to be flushed
        return 0
    except OSError as wrong:
        print(f"spieltisch: {wrong.filename or 'the system'}: {wrong.strerror or wrong}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def check_files(asked: argparse.Namespace) -> None:
    """What cannot be written is said before the work, and nothing is written over unless asked for."""
    results = ("results",) if asked.command is measure else ()  # elsewhere that is a folder
    outputs = ("out", "json", "csv", "save", "net", "plot", *results)
    named = {name: Path(file) for name in outputs if (file := getattr(asked, name, None)) is not None}
    printed = ("json", "csv", "out") if asked.command is puzzles else ("json", "csv")
    for name, file in named.items():
        if file == STDOUT and name not in printed:
            raise BadCall("- is standard output, where JSON and CSV can go: name a file for all else")
        if list(named.values()).count(file) > 1:
            raise BadCall(f"{file} is named for two outputs: give each a file of its own")
        if name not in ("net", "plot"):  # a training looks after these itself: it may go on with them
            writable(file, anew=name != "results" and not getattr(asked, "force", False))


def parser() -> argparse.ArgumentParser:
    top = Parser(
        prog="spieltisch",
        description="Modern board games at one open table.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    top.add_argument("--version", action="version", version=f"spieltisch {spieltisch.__version__}")
    top.set_defaults(command=None)
    commands = top.add_subparsers(metavar="COMMAND")

    add = commands.add_parser("games", help="list the games and their options")
    json_flag(add)
    add.set_defaults(command=list_games)

    add = commands.add_parser("play", help="play in the terminal, against bots or round one screen")
    add.add_argument("game", nargs="?", help="which game; left out: you are asked")
    add.add_argument("--seats", help="who sits where: me or a bot, for instance me,greedy,random")
    add.add_argument("--save", metavar="FILE", help="write the game into a new file at the end, or when you leave")
    add.add_argument("--resume", metavar="FILE", help="go on with a saved game; it is saved there again")
    add.add_argument(
        "--plain", action="store_true", help="sentences only, no drawing: for a screen reader or a braille line"
    )
    force_flag(add)
    play_options(add)
    add.set_defaults(command=play)

    add = commands.add_parser("rules", help="the short rules of a game")
    add.add_argument("game")
    add.add_argument("--lang", choices=LANGUAGES, default="en")
    add.set_defaults(command=show_rules)

    add = commands.add_parser("replay", help="step through a recorded game")
    add.add_argument("file")
    add.add_argument("--lang", choices=LANGUAGES, default="en")
    add.add_argument("--all", action="store_true", help="tell the whole game without waiting for Enter")
    add.add_argument("--plain", action="store_true", help="sentences only, no drawing")
    add.set_defaults(command=replay)

    add = commands.add_parser("serve", help="serve the web table: open it in a browser and play")
    add_flags(add)
    add.set_defaults(command=serve_table)

    add = commands.add_parser("site", help="write the table as a folder of files that needs no server, also offline")
    add.add_argument(
        "-o",
        dest="folder",
        type=Path,
        required=True,
        metavar="FOLDER",
        help="the folder, new or with an earlier version",
    )
    add.add_argument(
        "--pyodide", type=Path, metavar="FOLDER", help="where Pyodide lies unpacked; a clone has it in web/node_modules"
    )
    json_flag(add)
    add.set_defaults(command=write_files)

    add = commands.add_parser("think", help="let the bots of web tables on other machines think here")
    add_think_flags(add)
    add.set_defaults(command=think)

    add = commands.add_parser("arena", help="measure bots against each other: win rates, intervals, ratings")
    add.add_argument("game")
    add.add_argument("--bots", default="hard,greedy,random", help="two or more, for instance expert,hard,greedy")
    add.add_argument("--games", type=count, default=100, metavar="N", help="games of each line-up")
    add.add_argument("--seats", type=count, metavar="N", help="how many sit at the table (default: as few as can play)")
    many_hands(add)
    add.add_argument("--results", type=Path, metavar="FILE", help="keep every game here; the same call goes on with it")
    json_flag(add)
    add.add_argument("--csv", type=Path, metavar="FILE", help="the standings for spreadsheets (-: print them)")
    add.add_argument("--clock", action="store_true", help="let the bots' caps in seconds hold")
    table_options(add)
    english_only(add)
    add.set_defaults(command=measure)

    add = commands.add_parser(
        "report",
        help="the balance of a game at a glance: one HTML page with plots, for its designer",
        description=REPORT,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add.add_argument("game")
    add.add_argument("--games", type=count, default=2000, metavar="N", help="how many are played and watched (2000)")
    add.add_argument("--bots", default="greedy", help="one for all seats, or one each: greedy,greedy,random (greedy)")
    add.add_argument("--seats", type=count, metavar="N", help="how many sit at the table (default: the usual number)")
    force_flag(add)
    add.add_argument("-o", "--out", type=Path, default=Path("report.html"), metavar="FILE", help="(report.html)")
    add.add_argument(
        "--against",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="set a variant beside it: bots=..., deck=FILE, board=FILE or an option (repeatable)",
    )
    add.add_argument("--lang", choices=LANGUAGES, default="en", help="of the page (en)")
    add.add_argument(
        "--json",
        type=Path,
        nargs="?",
        const=STDOUT,
        metavar="FILE",
        help="the differences as JSON, printed without FILE",
    )
    add.add_argument("--csv", type=Path, metavar="FILE", help="the differences as CSV (-: print them)")
    many_hands(add)
    table_options(add)
    add.set_defaults(command=balance)

    add = commands.add_parser("hint", help="what a bot thinks of each choice in a recorded game")
    add.add_argument("file", type=Path)
    add.add_argument("--move", type=int, metavar="N", help="the position after so many moves (default: the last one)")
    add.add_argument("--seat", type=count, metavar="N", help="whose choice, from 1; where several can act")
    add.add_argument("--level", help="who advises, a bot that searches (default: as at the web table)")
    add.add_argument("--seed", type=int, default=0, metavar="N")
    add.add_argument("--lang", choices=LANGUAGES, default="en")
    json_flag(add)
    add.set_defaults(command=advise)

    for name, module, help in (
        ("tune", tuner, "is another number of a bot better? each value against the bot as it is"),
        ("calibrate", calibration, "does an evaluation mean what it says? of what it calls 30 %%, 30 %% should be won"),
        ("ladder", ladder, "is every level stronger than the one below? plays the table of docs/bots.md"),
    ):
        plain_text = argparse.RawDescriptionHelpFormatter
        add = commands.add_parser(name, help=help, description=module.__doc__, formatter_class=plain_text)
        module.add_flags(add)
        json_flag(add)
        add.set_defaults(command=study, run=module.run)

    add = commands.add_parser(
        "train",
        help="let a net learn a game by playing it, for the bots to think with",
        description=training.__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    training.add_flags(add)
    many_hands(add)
    json_flag(add)
    add.set_defaults(command=study, run=training.run)

    add = commands.add_parser("analyse", help="where a finished game was won, and how much was luck")
    add.add_argument("file", type=Path)
    add.add_argument("--lang", choices=LANGUAGES, default="en")
    add.add_argument("--iterations", type=count, metavar="N", help="tries a choice; all else follows (1000)")
    add.add_argument("--seed", type=int, default=0, metavar="N")
    json_flag(add)
    add.set_defaults(command=analyse)

    add = commands.add_parser("puzzles", help="find positions in bot games where one choice is clearly the best")
    add.add_argument("game")
    add.add_argument("-n", "--number", type=count, default=50, metavar="N", help="how many (50)")
    add.add_argument("--seed", type=int, default=1, metavar="N")
    add.add_argument("-o", "--out", type=Path, metavar="FILE", help="default: puzzles-GAME.json (-: print them)")
    force_flag(add)
    add.set_defaults(command=puzzles)

    add = commands.add_parser("simulate", help="let bots play many games and count")
    add.add_argument("game")
    add.add_argument("--games", type=count, default=1000, metavar="N")
    add.add_argument("--seats", type=count, metavar="N", help="how many sit at the table (default: as few as can play)")
    add.add_argument("--bots", default="random", help="one for all seats, or one each: greedy,random")
    json_flag(add)
    table_options(add)
    english_only(add)
    add.set_defaults(command=simulate)

    add = commands.add_parser("completion", help="print a script that completes these commands in your shell")
    add.add_argument("shell", choices=completion.SHELLS)
    add.set_defaults(command=complete)
    return top


def count(text: str) -> int:
    """A number of things, from the command line."""
    if not text.isdecimal() or not 0 < int(text) < 10**12:
        raise argparse.ArgumentTypeError(f"a whole number from 1 on is wanted, not {text!r}")
    return int(text)


def json_flag(add: argparse.ArgumentParser) -> None:
    shown = "give the result as JSON: into the file, or without one instead of the table"
    add.add_argument("--json", type=Path, nargs="?", const=STDOUT, metavar="FILE", help=shown)
    force_flag(add)


def force_flag(add: argparse.ArgumentParser) -> None:
    add.add_argument("--force", action="store_true", help="write over files that are there already")


def many_hands(add: argparse.ArgumentParser) -> None:
    """Who does the work: processes of this machine, or a cluster."""
    add.add_argument("--jobs", type=count, default=1, metavar="N", help="processes that play at the same time")
    add.add_argument(
        "--cluster",
        metavar="ADDRESS",
        help='play on the machines of a Ray cluster instead: 10.0.0.5:6379, or "auto" on one of them; '
        "the same seed gives the same games as here",
    )


def english_only(add: argparse.ArgumentParser) -> None:
    """Scripts may name a language, as they always could; what is printed is numbers under English headings."""
    add.add_argument("--lang", choices=LANGUAGES, default="en", help=argparse.SUPPRESS)


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
    for name in COMPONENTS:
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


def listed(names: str) -> list[str]:
    """Bots and people as they are typed, with or without spaces after the commas."""
    return [name.strip() for name in names.split(",")]


def plain(value: str) -> Json:
    """What is meant: a constant, a whole number, as JSON a fraction, a list or names with values; else a word."""
    constants: dict[str, Json] = {"true": True, "false": False, "none": None}
    if value.lower() in constants:
        return constants[value.lower()]
    if value.removeprefix("-").isdecimal() and len(value) < 20:  # Python reads no number without end
        return int(value)
    try:
        read: Json = json.loads(value)
    except (ValueError, RecursionError):
        return value
    return read if isinstance(read, float | list | dict) else value


def list_games(asked: argparse.Namespace) -> None:
    listed = [card(spieltisch.game(id)) for id in spieltisch.games()]
    if asked.json is not None:
        return write_json(asked.json, listed)
    table = Table(title="Games")
    for column in ("id", "name", "players", "minutes"):
        table.add_column(column)
    variants = Table(
        title="Options", caption="--option NAME=VALUE; the first value is the usual one", box=box.SIMPLE_HEAD
    )
    variants.add_column("option", no_wrap=True)
    variants.add_column("values", overflow="fold", width=24)
    variants.add_column("what it is")
    for game in listed:
        seats = f"{game['seats'][0]}-{game['seats'][-1]}"
        table.add_row(game["id"], game["name"], seats, str(game["minutes"]))
        words = Words(game["id"], "en")
        variants.add_section()
        variants.add_row(Text(game["id"], style="bold"))
        for option in spieltisch.game(game["id"]).options:
            key = f"option-{option.name}"
            told = words.say(key) if key in words.messages else ""
            variants.add_row(option.name, Text(values(option)), told)
    screen().print(table, variants)
    return None


def values(option: Option) -> str:
    """What an option takes, the usual value first, as it is typed."""
    if option.read is not None and option.name in COMPONENTS:
        return f"a file: --{option.name} FILE"
    structured = isinstance(option.default, list | dict)
    usual = json.dumps(option.default, separators=(",", ":")) if structured else say(option.default)
    every = [usual, *(say(choice) for choice in option.choices if choice != option.default)]
    return ("\n" if len(", ".join(every)) > 24 else ", ").join(every)


def card(game: Game) -> dict[str, Json]:
    """A game in a few facts."""
    options = [{"name": one.name, "default": one.default, "choices": list(one.choices)} for one in game.options]
    return {
        "id": game.id,
        "name": Words(game.id, "en").say("game-name"),
        "version": game.version,
        "seats": list(game.seats),
        "minutes": game.minutes,
        "options": options,
    }


def play(asked: argparse.Namespace) -> None:
    seats = None if asked.seats is None else listed(asked.seats)
    seed = int(time.time()) if asked.seed is None else asked.seed
    if asked.resume is not None:
        if asked.game or asked.option or asked.deck or asked.board:
            raise SpieltischError("a saved game has its game and its options: name only the file after --resume")
        return terminal.resume(asked.resume, seats, asked.lang, seed, asked.save, asked.plain)
    id = terminal.choose_game(spieltisch.games(), asked.lang) if asked.game is None else asked.game
    game = spieltisch.game(id)
    fewest = ["me", *["greedy"] * (game.seats[0] - 1)]
    seats = seats or fewest
    return terminal.play(id, seats, options(game, asked), asked.lang, seed, asked.save, asked.plain, asked.force)


def show_rules(asked: argparse.Namespace) -> None:
    spieltisch.game(asked.game)
    screen().print(Markdown(rules_text(asked.game, asked.lang)))


def replay(asked: argparse.Namespace) -> None:
    record = spieltisch.Record.loads(Path(asked.file).read_text(encoding="utf-8", errors="replace"))
    terminal.retell(record, asked.lang, wait=not asked.all, plain=asked.plain)


def serve_table(asked: argparse.Namespace) -> int:
    from spieltisch.table.serve import serve

    return serve(from_flags(asked))


def write_files(asked: argparse.Namespace) -> None:
    from spieltisch.site.writing import sizes, write_site

    files = write_site(asked.folder, asked.pyodide)
    first_visit = dict(sizes(files))
    if asked.json is not None:
        write_json(asked.json, {"folder": str(asked.folder), "files": len(files), "first_visit": first_visit})
    if asked.json != STDOUT:
        for part, size in first_visit.items():
            print(f"{part:26}{size / 1e6:7.2f} MB")
        print(f"{len(files)} files in {asked.folder}: put them on any web server, under any name")


def think(asked: argparse.Namespace) -> None:
    from spieltisch.table.workers import run

    run(asked)


def study(asked: argparse.Namespace) -> None:
    """tune, calibrate and ladder: each shows its table itself."""
    found = asked.run(asked)
    if asked.json is not None:
        plain = {name: asdict(one) for name, one in found.items()} if asked.run is tuner.run else found
        write_json(asked.json, plain)


def complete(asked: argparse.Namespace) -> None:
    print(completion.script(parser(), asked.shell))


def measure(asked: argparse.Namespace) -> None:
    from spieltisch.lab.arena import arena

    chosen = options(spieltisch.game(asked.game), asked)
    seed = 1 if asked.seed is None else asked.seed
    bots = listed(asked.bots)
    files = (asked.results, asked.json, asked.csv)
    hands = (asked.seats, asked.jobs, seed)
    arena(asked.game, bots, asked.games, *hands, chosen, *files, clock=asked.clock, cluster=asked.cluster)


def balance(asked: argparse.Namespace) -> None:
    from spieltisch.lab.report import compare, report

    rules = spieltisch.game(asked.game)
    chosen = options(rules, asked)
    hands = (asked.out, asked.seats, asked.jobs, 1 if asked.seed is None else asked.seed, chosen, asked.cluster)
    bots = listed(asked.bots)
    if asked.against:
        files = (asked.json, asked.csv)
        compare(asked.game, variant(rules, asked), asked.games, bots, *hands, language=asked.lang, files=files)
    elif asked.json or asked.csv:
        raise BadCall("--json and --csv write the differences of two variants: say --against what")
    else:
        report(asked.game, asked.games, bots, *hands, language=asked.lang)


def variant(rules: Game, asked: argparse.Namespace) -> "Variant":
    """What --against says."""
    from spieltisch.lab.report import Variant

    changed = argparse.Namespace(option=[], deck=None, board=None)
    bots = None
    for pair in asked.against:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"--against takes NAME=VALUE, not {pair!r}")
        if name == "bots":
            bots = listed(value)
        elif name in COMPONENTS:
            setattr(changed, name, value)
        else:
            changed.option.append(pair)
    label = "; ".join(
        f"{name}={Path(value).name}" if name in COMPONENTS else f"{name}={value}"
        for name, _, value in (pair.partition("=") for pair in asked.against)
    )
    return Variant(label, options(rules, changed), bots)


def advise(asked: argparse.Namespace) -> None:
    from spieltisch.coach.hint import LEVEL
    from spieltisch.lab.hint import hint

    seat = None if asked.seat is None else asked.seat - 1
    console = screen(stderr=asked.json == STDOUT)
    level = LEVEL if asked.level is None else asked.level
    found = hint(asked.file, asked.move, seat, level, asked.seed, console=console, language=asked.lang)
    if asked.json is not None:
        write_json(asked.json, found)


def analyse(asked: argparse.Namespace) -> None:
    from spieltisch.coach import Depth
    from spieltisch.coach import analyse as analysed
    from spieltisch.coach.analysis import told
    from spieltisch.coach.telling import Telling

    record = spieltisch.Record.loads(asked.file.read_text(encoding="utf-8", errors="replace"))
    depth = Depth() if asked.iterations is None else Depth.of(asked.iterations)
    with progress(screen(stderr=True), passing=True) as bar:
        task = bar.add_task("", total=len(record.moves) + 1)
        found = analysed(record, depth, asked.seed, lambda done, of: bar.update(task, completed=done))
    if asked.json is not None:
        write_json(asked.json, told(found))
    if asked.json != STDOUT:
        Telling(found, asked.lang).print()


def puzzles(asked: argparse.Namespace) -> None:
    from spieltisch.coach.puzzles import find, written

    id = spieltisch.game(asked.game).id
    file = asked.out or Path(f"puzzles-{id}.json")
    writable(file, anew=not asked.force)
    with progress(screen(stderr=True), passing=True) as bar:
        found = list(bar.track(find(id, asked.number, asked.seed), total=asked.number))
    command = f"spieltisch puzzles {id} -n {asked.number} --seed {asked.seed}"
    write_text(file, written(id, found, command))
    if file != STDOUT:
        print(f"{len(found)} puzzle{'s' * (len(found) != 1)}: {file}")


def simulate(asked: argparse.Namespace) -> None:
    """Bots against each other; a table of who won how often."""
    from spieltisch.lab.simulation import simulate, simulation_table

    game = spieltisch.game(asked.game)
    seed = 1 if asked.seed is None else asked.seed
    found = simulate(game, asked.games, listed(asked.bots), asked.seats, options(game, asked), seed)
    if asked.json is not None:
        write_json(asked.json, found)
    if asked.json != STDOUT:
        screen().print(simulation_table(found))


COMPONENTS = ("deck", "board")  # options of one's own that come as a file
# Commands that do not think, and so do not need to be fast.
QUICK = (list_games, show_rules, replay, complete)
# Libraries that come with an extra; any other that is missing is a fault.
LIBRARIES = {"starlette", "uvicorn", "msgspec", "segno", "websockets", "httptools", "prometheus_client", "asyncpg"}


if __name__ == "__main__":
    sys.exit(main())
