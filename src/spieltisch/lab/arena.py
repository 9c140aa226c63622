"""Bots against each other, often enough to tell who is stronger."""

import json
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import IO, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from spieltisch.bots import Guest, known_as
from spieltisch.bots.match import answer
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.lab.crew import progress, work
from spieltisch.lab.files import STDOUT, write_json, write_text
from spieltisch.lab.standings import Played, as_csv, as_json, duels, standings
from spieltisch.lab.variants import bot_of
from spieltisch.screen import screen

FORMAT = "spieltisch-arena-1"

# Streams of chance that must not meet: that of the table, and one for each seat's bot.
TABLE_STREAM, BOT_STREAM = 1 << 64, 2 << 64


class BadArena(SpieltischError):
    """A match that cannot be played, or a result file of another one."""


@dataclass(frozen=True)
class Match:
    """What is played: ``games`` of each line-up, in turn from every seat, all line-ups with the same seeds."""

    game: str
    bots: tuple[str, ...]
    games: int
    seats: int
    seed: int = 1
    options: dict[str, Any] = field(default_factory=dict)
    clock: bool = False  # whether caps in seconds hold; without them the result can be repeated to the bit

    def __post_init__(self) -> None:
        rules = game(self.game)
        rules.check_seats(self.seats)
        rules.complete(self.options)
        for name in self.bots:
            bot_of(name, self.game, clock=self.timer)
        if len(set(self.bots)) < 2:
            raise BadArena("a match needs two different bots at least")
        if self.games < 1:
            raise BadArena("a match needs a game at least")

    @property
    def timer(self) -> Callable[[], float] | None:
        """What the bots' caps are measured by: the time of the processor, so that a busy machine cheats nobody."""
        return time.process_time if self.clock else None

    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits down together.

        >>> Match("reef", ("hard", "greedy", "random"), games=1, seats=2).lineups()
        [('hard', 'greedy'), ('hard', 'random'), ('greedy', 'random')]
        >>> Match("reef", ("hard", "random"), games=1, seats=3).lineups()
        [('hard', 'hard', 'random'), ('hard', 'random', 'random')]
        >>> Match("reef", ("hard", "random", "random"), games=1, seats=3).lineups()
        [('hard', 'random', 'random')]
        """
        if len(self.bots) >= self.seats:
            return list(dict.fromkeys(combinations(self.bots, self.seats)))
        tables = combinations_with_replacement(self.bots, self.seats)
        return [table for table in tables if set(table) == set(self.bots)]

    def pairings(self) -> list["Pairing"]:
        """Every game of the match, the line-ups by turns, so that an interrupted match is even too."""
        return [Pairing(self, lineup, number) for number in range(self.games) for lineup in self.lineups()]

    def header(self) -> dict[str, Any]:
        """What must be equal for results to belong together: more bots and more games may come later."""
        rules = game(self.game)
        return {
            "format": FORMAT,
            "game": self.game,
            "version": rules.version,
            "seats": self.seats,
            "seed": self.seed,
            "options": rules.complete(self.options),
            "clock": self.clock,
        }


@dataclass(frozen=True)
class Pairing:
    """One game of a match."""

    match: Match
    lineup: tuple[str, ...]
    number: int

    @property
    def seating(self) -> tuple[str, ...]:
        """The line-up turned on by one seat with each game."""
        turn = self.number % self.match.seats
        return self.lineup[turn:] + self.lineup[:turn]


def play(pairing: Pairing) -> Played:
    """One game to its end. The same pairing always takes the same course, but for caps in seconds."""
    match = pairing.match
    seed = (match.seed << 20) + pairing.number // match.seats
    sitting = [
        bot_of(name, match.game, BOT_STREAM + (seed << 4) + seat, match.timer)
        for seat, name in enumerate(pairing.seating)
    ]
    rng = Rng(TABLE_STREAM + seed)
    state = game(match.game).new(match.seats, match.options)
    choices, seconds = [0] * match.seats, [0.0] * match.seats
    while (turn := int(state.to_act())) != OVER:
        if turn == CHANCE:
            state.step(state.sample(rng), CHANCE)
            continue
        moves = state.legal(turn)
        action = moves[0]
        if len(moves) > 1:
            began = time.perf_counter()
            action = int(answer(sitting[turn], state, turn))
            seconds[turn] += time.perf_counter() - began
            choices[turn] += 1
        state.step(action, turn)
    return Played(
        pairing.seating,
        pairing.number,
        tuple(state.places()),
        tuple(state.scores()),
        tuple(choices),
        tuple(round(spent, 4) for spent in seconds),
    )


def fill(
    match: Match,
    jobs: int = 1,
    results: Path | None = None,
    console: Console | None = None,
    cluster: str | None = None,
) -> list[Played]:
    """Play what is still missing and return all games of the match. Ctrl-C ends it early and keeps what was played.

    With a file the games of earlier runs count, and every game is written down as soon as it is over. Several
    processes or a Ray cluster give the same games as one.
    """
    wanted = {(pairing.seating, pairing.number): pairing for pairing in match.pairings()}
    done = {(one.lineup, one.number): one for one in earlier(match, results)}
    played = {key: done[key] for key in wanted if key in done}
    missing = [pairing for key, pairing in wanted.items() if key not in played]
    with progress(console) as bar, appending(match, results) as file:
        task = bar.add_task(f"{match.game}, {match.seats} seats", total=len(wanted), completed=len(played))
        try:
            for _, one in work(play, missing, jobs, cluster):
                played[one.lineup, one.number] = one
                if file is not None:
                    print(json.dumps(asdict(one)), file=file, flush=True)
                bar.advance(task)
        except KeyboardInterrupt:
            bar.console.print(f"Stopped after {len(played)} of {len(wanted)} games; these count.")
    return [played[key] for key in wanted if key in played]  # in one order, whoever was ready first


class appending:  # noqa: N801 - reads as a verb in its with statement
    """The result file open for more games, its header written; None without a file."""

    def __init__(self, match: Match, path: Path | None) -> None:
        self.match = match
        self.path = path
        self.file: IO[str] | None = None

    def __enter__(self) -> IO[str] | None:
        if self.path is not None:
            fresh = not self.path.exists() or self.path.stat().st_size == 0
            mend(self.path)
            self.file = self.path.open("a", encoding="utf-8")
            if fresh:
                print(json.dumps(self.match.header()), file=self.file, flush=True)
        return self.file

    def __exit__(self, *_: object) -> None:
        if self.file is not None:
            self.file.close()


def mend(path: Path) -> None:
    """Cut off a last line that was not written to its end."""
    if path.exists():
        whole, newline, rest = path.read_text(encoding="utf-8").rpartition("\n")
        if rest:
            path.write_text(whole + newline, encoding="utf-8")


def earlier(match: Match, path: Path | None) -> list[Played]:
    """The games that a result file already holds; BadArena when it belongs to another match."""
    if path is None or not path.exists() or path.stat().st_size == 0:
        return []
    header, *lines = path.read_text(encoding="utf-8", errors="replace").split("\n")
    try:
        kept = json.loads(header)
    except ValueError:
        kept = None
    if not isinstance(kept, dict) or kept.get("format") != FORMAT:
        raise BadArena(f"{path} holds no results of an arena: name another file")
    for name, value in match.header().items():
        if kept.get(name) != value:
            raise BadArena(f"{path} was played with {name} {kept.get(name)}, not {value}: name another file")
    games = []
    for line in lines[:-1]:  # the last one is empty, or was cut off while it was written
        try:
            games.append(read_played(json.loads(line)))
        except (ValueError, TypeError, KeyError):
            raise BadArena(f"{path} holds a line that is no game: {line[:60]}") from None
    return games


def read_played(data: dict[str, Any]) -> Played:
    """A game from its line of the result file."""
    return Played(
        lineup=tuple(data["lineup"]),
        number=data["number"],
        places=tuple(data["places"]),
        scores=tuple(data["scores"]),
        choices=tuple(data["choices"]),
        seconds=tuple(data["seconds"]),
    )


FIGURES = ("games", "win\nrate", "95 %", "mean\nplace", "mean\nscore", "ms a\nchoice")
NO_RATING = 'with Elo: pip install "spieltisch[report]"'


def standings_table(title: str, games: list[Played]) -> Table:
    """The result for people."""
    found = standings(games)
    rated = any(one.rating is not None for one in found)
    table = Table(title=title, caption=None if rated else Text(NO_RATING))
    table.add_column("bot", overflow="fold")  # whole: two of one module must not look the same
    for heading in (*FIGURES, "Elo") if rated else FIGURES:
        table.add_column(heading, justify="right", no_wrap=True)
    for one in found:
        table.add_row(
            one.bot,
            str(one.games),
            f"{one.rate:.1%}",
            f"{100 * one.low:.1f} to {100 * one.high:.1f}",
            f"{one.place:.2f}",
            f"{one.score:.1f}",
            f"{one.milliseconds:.1f}",
            *([] if one.rating is None else [f"{one.rating:+.0f}"]),
        )
    return table


def duels_table(games: list[Played]) -> Table:
    """Who came in ahead of whom, how often."""
    names = [one.bot for one in standings(games)]
    met = duels(games)
    table = Table(title="ahead of")
    table.add_column("bot", overflow="fold")
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    for one in names:
        cells = [met.get((one, two)) for two in names]
        table.add_row(one, *(f"{cell[0] / cell[1]:.0%}" if cell else "" for cell in cells))
    return table


def arena(
    id: str,
    bots: Sequence[Guest],
    games: int = 100,
    seats: int | None = None,
    jobs: int = 1,
    seed: int = 1,
    options: dict[str, Any] | None = None,
    results: Path | None = None,
    json_file: Path | None = None,
    csv_file: Path | None = None,
    clock: bool = False,
    console: Console | None = None,
    cluster: str | None = None,
) -> list[Played]:
    """The command ``spieltisch arena``: play, show the tables, write the files asked for."""
    console = console or screen(stderr=STDOUT in (json_file, csv_file))
    names = tuple(known_as(one) for one in bots)
    match = Match(id, names, games, game(id).seats[0] if seats is None else seats, seed, options or {}, clock)
    played = fill(match, jobs, results, screen(stderr=True), cluster)
    if not played:
        console.print("No game was played to its end.")
        return played
    console.print(standings_table(f"{id}, {match.seats} seats, {len(played)} games", played))
    if len(set(names)) > 2:
        console.print(duels_table(played))
    if json_file is not None:
        write_json(json_file, match.header() | as_json(played))
    if csv_file is not None:
        write_text(csv_file, as_csv(played))
    return played
