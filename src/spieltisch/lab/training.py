"""A net that learns a game by playing it: ``spieltisch train``.

    spieltisch train reef --minutes 3 -o reef.net
    spieltisch train king_of_tokyo --hours 2 -o king.net --jobs 2
    spieltisch arena reef --bots hard:evaluation=reef.net,hard:evaluation=hand --games 200

Generation after generation the best net so far plays against itself, at all numbers of seats, and a new one learns from
these games and the last ones. It takes over if it comes in ahead of the old one more often than not, and does not fall
back against the hand-made evaluation. The same call goes on where it was stopped: all it needs lies beside the net, in
a folder that ends in .training.
"""

import argparse
import hashlib
import json
import os
import shutil
import time
from dataclasses import asdict, dataclass, field
from math import log10
from pathlib import Path
from typing import Any

from rich.console import Console

import spieltisch
from spieltisch.bots.nets import Origin, fingerprint, inputs_of, knowledge, packed
from spieltisch.bots.score import ScoreKnowledge
from spieltisch.bots.search import SearchBot, Settings
from spieltisch.engine.contract import Knowledge
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.lab.crew import progress, work
from spieltisch.lab.extra import need
from spieltisch.lab.files import writable
from spieltisch.lab.learner import Learner, Rows, joined
from spieltisch.lab.lessons import Lessons
from spieltisch.screen import screen

FORMAT = "spieltisch-training-1"
UNITS = 16
GAMES = 1000  # of a generation
EXAM = 120  # games against the best net so far, and as many against the hand-made evaluation
SLACK = 0.03  # by which it may fall back against the hand-made one: nobody shall learn to beat only itself
WINDOW = 12  # generations whose games are learned from
PASSES = 2  # through these games in each generation
RATE, LATE_RATE, LATE = 1e-3, 2e-4, 20  # of learning: falls until so many generations are over
# Of the search that plays: iterations, and looks at the choices to be made. Lessons of worse games mislead a search.
THOUGHTS, LOOKS = 40, 120
ENDLESS = 1 << 20  # generations, where only the time counts
THREADS = "OPENBLAS_NUM_THREADS"  # over so small a net several wait for each other: on busy cores 30 µs a row, not 1
NOTED = 250  # positions of a game that are noted, about: the seats of each counted
PIECE = 10  # games that are played in one go
# Streams of chance that must not meet.
TABLE_STREAM, BOT_STREAM = 1 << 64, 2 << 64
# The hand-made evaluation instead of a net.
NO_NET = b""


class BadTraining(SpieltischError):
    """A training that cannot begin, or go on."""


@dataclass(frozen=True)
class Lesson:
    """Some games that a net plays against itself."""

    game: str
    net: bytes
    first: int
    count: int
    often: int
    thoughts: int = THOUGHTS

    def digest(self) -> str:
        """The same for the same games, by the same rules and noted the same way."""
        return hashlib.sha256(repr((self, fingerprint(self.game), game(self.game).version)).encode()).hexdigest()[:16]


@dataclass(frozen=True)
class Trial:
    """Some games of a new net against an old one."""

    game: str
    new: bytes
    old: bytes
    first: int
    count: int
    often: int
    thoughts: int = THOUGHTS


@dataclass
class Score:
    """How often the new one came in ahead of an old one, and how often they met."""

    ahead: float = 0.0
    met: int = 0

    @property
    def rate(self) -> float:
        return self.ahead / max(1, self.met)

    @property
    def elo(self) -> float:
        kept = min(0.995, max(0.005, self.rate))
        return 400 * log10(kept / (1 - kept))


@dataclass
class Progress:
    """What is known of a training so far."""

    game: str
    seed: int
    units: int
    rounds: int
    careful: int
    thoughts: int = THOUGHTS
    generation: int = 0
    games: int = 0
    seconds: float = 0.0
    best: int = 0  # the generation of the best net; 0: the hand-made evaluation
    curve: list[dict[str, float]] = field(default_factory=list)


# Games


def thinks(net: bytes, id: str) -> Knowledge:
    return knowledge(net, id, "the net") if net else game(id).knowledge or ScoreKnowledge()


def player(known: Knowledge, seed: int, thoughts: int = THOUGHTS) -> SearchBot:
    return SearchBot(known, Rng(seed), Settings(iterations=thoughts, looks=LOOKS))


def seats_of(id: str, number: int) -> int:
    """All numbers of seats by turns."""
    seats = game(id).seats
    return seats[number % len(seats)]


def teach(lesson: Lesson) -> Rows:
    """Play and note."""
    rules, known = game(lesson.game), thinks(lesson.net, lesson.game)
    lessons = Lessons(inputs_of(lesson.game), rules.knowledge or ScoreKnowledge())
    for number in range(lesson.first, lesson.first + lesson.count):
        seats = seats_of(lesson.game, number)
        seed = BOT_STREAM + (number << 4)
        bots = [player(known, seed + seat, lesson.thoughts) for seat in range(seats)]
        lessons.play(rules.new(seats, {}), bots, Rng(TABLE_STREAM + number), lesson.often)
    return rows_of(lessons)


def rows_of(lessons: Lessons) -> Rows:
    np = need("numpy")
    return Rows(
        np.asarray(lessons.places).astype("uint16"),
        np.asarray(lessons.amounts).astype("float32"),
        np.cumsum(np.asarray(lessons.sizes)),
        np.asarray(lessons.shares).astype("float32"),
        np.array(lessons.games),
    )


def examine(trial: Trial) -> tuple[Score, Rows]:
    """One new player among old ones, in turn on every seat; what is played is noted, too."""
    score, rules = Score(), game(trial.game)
    lessons = Lessons(inputs_of(trial.game), rules.knowledge or ScoreKnowledge())
    new, old = thinks(trial.new, trial.game), thinks(trial.old, trial.game)
    for number in range(trial.first, trial.first + trial.count):
        seats = seats_of(trial.game, number)
        mine = number // len(rules.seats) % seats
        seed = BOT_STREAM + (number << 4)
        bots = [player(new if seat == mine else old, seed + seat, trial.thoughts) for seat in range(seats)]
        state = rules.new(seats, {})
        lessons.play(state, bots, Rng(TABLE_STREAM + number), trial.often, haste=0)
        places = state.places()
        for seat in range(seats):
            if seat != mine:
                score.met += 1
                score.ahead += 1.0 if places[mine] < places[seat] else 0.5 if places[mine] == places[seat] else 0.0
    return score, rows_of(lessons)


def often(id: str) -> int:
    """Of a hundred positions between two turns how many are noted, by the length of a game."""
    noted = Lessons(inputs_of(id), ScoreKnowledge())
    seats, known = game(id).seats[-1], thinks(NO_NET, id)
    bots = [player(known, seat) for seat in range(seats)]
    noted.play(game(id).new(seats, {}), bots, Rng(1), 100)
    return max(1, min(100, 100 * NOTED // max(1, len(noted.sizes))))


# A training


class Training:
    """One net that learns. Whatever is needed to go on lies in its folder, and is replaced as a whole."""

    def __init__(
        self, id: str, out: Path, seed: int, units: int, games: int, thoughts: int, jobs: int, cluster: str | None
    ) -> None:
        known = game(id).knowledge or ScoreKnowledge()
        self.out = out
        self.folder = kept_beside(out)
        self.games = games
        self.examined = min(EXAM, games)
        self.jobs = jobs
        self.cluster = cluster
        self.progress = Progress(id, seed, units, int(known.rounds()), int(known.careful_rounds()), thoughts)
        self.learner = Learner(int(inputs_of(id).size), units, seed)
        self.best = NO_NET
        self.often = often(id)
        self.shown: Any = None  # its line of the progress bar
        if (self.folder / "progress.json").exists():
            self.go_on()

    def go_on(self) -> None:
        np = need("numpy")
        try:
            told = json.loads((self.folder / "progress.json").read_text(encoding="utf-8"))
            if told.pop("format") != FORMAT or told.pop("inputs") != fingerprint(self.progress.game):
                raise BadTraining(f"{self.folder} was trained on other inputs: remove it, or name another file")
            if told.pop("rules", None) != game(self.progress.game).version:  # which once were not noted
                raise BadTraining(f"{self.folder} was trained on other rules: remove it, or name another file")
            kept = Progress(**told)
            fresh = self.progress
            if (kept.game, kept.units, kept.thoughts) != (fresh.game, fresh.units, fresh.thoughts):
                raise BadTraining(f"{self.folder} holds the training of another net: name another file")
            with np.load(self.folder / f"learner-{kept.generation}.npz") as found:
                self.learner.recall({name: found[name] for name in found})
            self.best = (self.folder / f"best-{kept.best}.net").read_bytes() if kept.best else NO_NET
        except (OSError, KeyError, TypeError, ValueError) as wrong:
            if isinstance(wrong, BadTraining):
                raise
            raise BadTraining(f"{self.folder} is damaged: remove it to begin anew") from None
        self.progress = kept

    def generation(self, bar: Any) -> None:
        """Play, learn, and be examined."""
        told, began = self.progress, time.monotonic()
        number = told.generation + 1
        lessons = self.play(number, bar)
        self.save_lessons(f"{number}", lessons)
        window = joined([lessons, *self.earlier(number)])
        targets = self.learner.targets(window)
        rate = LATE_RATE + (RATE - LATE_RATE) * max(0.0, 1 - number / LATE)
        surprise = 0.0
        for pass_ in range(PASSES):
            bar.update(self.shown, description=f"generation {number}: learns")
            surprise = self.learner.learn(window, targets, (told.seed << 20) + (number << 4) + pass_, rate)
        told.games += self.games
        told.generation = number
        net = self.packed(number)
        bar.update(self.shown, description=f"generation {number}: examined")
        yardstick = self.exam(net, NO_NET, number, "hand")
        gate = self.exam(net, self.best, number, "best") if self.best else yardstick
        if gate.rate > 0.5 and yardstick.rate > self.reached() - SLACK:
            self.best, told.best = net, number
        told.seconds += time.monotonic() - began
        point = {"generation": number, "surprise": surprise, "ahead_of_best": gate.rate, "met": yardstick.met}
        point |= {"ahead_of_hand": yardstick.rate, "elo": yardstick.elo, "minutes": told.seconds / 60}
        told.curve.append({name: round(float(value), 4) for name, value in point.items()} | {"best": told.best})
        self.save()

    def reached(self) -> float:
        """How often the best net so far came in ahead of the hand-made evaluation."""
        told = self.progress
        return told.curve[told.best - 1]["ahead_of_hand"] if told.best else 0.5

    def play(self, number: int, bar: Any) -> Rows:
        """The games of a generation. Each piece is kept as soon as it is played: whoever is stopped loses no more."""
        told = self.progress
        first = (told.seed << 40) + (number << 20)
        pieces = [
            Lesson(told.game, self.best, first + at, min(PIECE, self.games - at), self.often, told.thoughts)
            for at in range(0, self.games, PIECE)
        ]
        bar.update(self.shown, description=f"generation {number}: plays")
        self.folder.mkdir(exist_ok=True)
        files = [self.folder / f"piece-{piece.digest()}.npz" for piece in pieces]
        missing = [at for at, file in enumerate(files) if not file.exists()]
        for done, rows in work(teach, [pieces[at] for at in missing], self.jobs, self.cluster):
            self.save_arrays(files[missing[done]].name, rows.arrays())
        return joined([self.load_rows(file) for file in files])

    def exam(self, new: bytes, old: bytes, number: int, name: str) -> Score:
        """Its games are lessons of the generations to come."""
        told = self.progress
        first = (told.seed << 40) + (number << 20) + (1 << 19)
        pieces = [
            Trial(told.game, new, old, first + at, min(PIECE, self.examined - at), self.often, told.thoughts)
            for at in range(0, self.examined, PIECE)
        ]
        total, found = Score(), {}
        for at, (score, rows) in work(examine, pieces, self.jobs, self.cluster):
            total.ahead += score.ahead
            total.met += score.met
            found[at] = rows
        self.save_lessons(f"{number}-{name}", joined([found[at] for at in range(len(pieces))]))
        told.games += self.examined
        return total

    def packed(self, number: int) -> bytes:
        told = self.progress
        origin = Origin(
            told.game,
            game(told.game).version,
            fingerprint(told.game),
            told.units,
            told.rounds,
            told.careful,
            True,
            f"spieltisch train {told.game} --units {told.units} --seed {told.seed} --games {self.games} "
            f"--thoughts {told.thoughts}",
            told.seed,
            told.games,
            number,
            round(told.seconds / 60, 1),
            spieltisch.__version__,
        )
        return packed(origin, self.learner.exported())

    # On disk: every file whole or not at all, progress.json last

    def earlier(self, number: int) -> list[Rows]:
        found = []
        for before in range(max(1, number - WINDOW + 1), number):
            for name in lessons_of(before):
                if (self.folder / name).exists():
                    found.append(self.load_rows(self.folder / name))
        return found

    def load_rows(self, file: Path) -> Rows:
        with need("numpy").load(file) as kept:
            return Rows(**{name: kept[name] for name in kept})

    def save_lessons(self, name: str, lessons: Rows) -> None:
        self.save_arrays(f"lessons-{name}.npz", lessons.arrays())

    def save_arrays(self, name: str, arrays: dict[str, Any]) -> None:
        fresh = self.folder / f"new-{name}"
        with fresh.open("wb") as file:
            need("numpy").savez(file, **arrays)
        os.replace(fresh, self.folder / name)

    def save(self) -> None:
        told = self.progress
        self.save_arrays(f"learner-{told.generation}.npz", self.learner.kept())
        if told.best == told.generation:
            replaced(self.folder / f"best-{told.best}.net", self.best)
        played_by = {"inputs": fingerprint(told.game), "rules": game(told.game).version}
        state = {"format": FORMAT, **played_by, **asdict(told)}
        replaced(self.folder / "progress.json", json.dumps(state, indent=1).encode())
        replaced(self.out, self.best or self.packed(told.generation))
        keep = {f"learner-{told.generation}.npz", f"best-{told.best}.net", "progress.json"}
        for at in range(told.generation - WINDOW + 1, told.generation + 1):
            keep.update(lessons_of(at))
        for file in self.folder.iterdir():
            if file.name not in keep:
                file.unlink()


def lessons_of(generation: int) -> list[str]:
    """The files with what a generation played: against itself, and in its exams."""
    return [f"lessons-{generation}{exam}.npz" for exam in ("", "-hand", "-best")]


def replaced(file: Path, data: bytes) -> None:
    """Written whole, or not at all."""
    fresh = file.with_name(f"new-{file.name}")
    fresh.write_bytes(data)
    os.replace(fresh, file)


# The command


def train(
    id: str,
    out: Path,
    seconds: float,
    seed: int = 1,
    units: int = UNITS,
    games: int = GAMES,
    thoughts: int = THOUGHTS,
    generations: int = ENDLESS,
    jobs: int = 1,
    cluster: str | None = None,
    console: Console | None = None,
) -> Progress:
    """Train until the time is up, at least one generation; the time of earlier calls counts."""
    need("numpy")
    training = Training(id, out, seed, units, games, thoughts, jobs, cluster)
    with progress(console) as bar:
        spent = training.progress.seconds
        training.shown = bar.add_task(f"{id} learns", total=round(seconds), completed=round(spent))
        while training.progress.generation == 0 or (
            training.progress.seconds < seconds and training.progress.generation < generations
        ):
            training.generation(bar)
            bar.update(training.shown, completed=min(round(seconds), round(training.progress.seconds)))
            if console is not None:
                console.print(told(training.progress.curve[-1]))
    return training.progress


def told(point: dict[str, float]) -> str:
    return (
        f"generation {point['generation']:.0f}: ahead of the hand-made evaluation {point['ahead_of_hand']:.0%} "
        f"(Elo {point['elo']:+.0f}), of the best net before {point['ahead_of_best']:.0%}"
        f"{', the new best' if point['best'] == point['generation'] else ''}; {point['minutes']:.1f} minutes"
    )


def gained(told: Progress, out: Path) -> str:
    """What a training has brought, in a sentence or two."""
    best = next((point for point in told.curve if point["generation"] == told.best), None)
    generations = f"{told.generation} generation{'' if told.generation == 1 else 's'}"
    played = f"{told.games:,} games in {generations}, {told.seconds / 60:.1f} minutes"
    if best is None:
        return f"{out}: {played}. No net was better than the hand-made evaluation: go on with more time."
    spread = 1.96 * (best["ahead_of_hand"] * (1 - best["ahead_of_hand"]) / best["met"]) ** 0.5
    low, high = (min(1.0, max(0.0, best["ahead_of_hand"] + sign * spread)) for sign in (-1, 1))
    return (
        f"{out}: {played}. The best net is of generation {told.best}: in a short search it comes in ahead of the "
        f"hand-made evaluation in {best['ahead_of_hand']:.0%} "
        f"of {best['met']:.0f} encounters ({low:.0%} to {high:.0%}), "
        f"Elo {best['elo']:+.0f}. What that is worth in the same time, the arena tells: spieltisch arena "
        f"{told.game} --bots hard:evaluation={out},hard:evaluation=hand."
    )


def draw(told: Progress, file: Path) -> None:
    """The learning curve as a page."""
    plot = need("plotly.graph_objects")
    curve = told.curve
    figure = plot.Figure()
    figure.add_scatter(
        x=[point["generation"] for point in curve],
        y=[point["elo"] for point in curve],
        mode="lines+markers",
        name="Elo beside the hand-made evaluation",
    )
    figure.add_hline(y=0, line_dash="dot")
    title = f"{told.game}: what the net gained over its generations"
    figure.update_layout(title=title, xaxis_title="generation", yaxis_title="Elo", template="simple_white")
    figure.write_html(file, include_plotlyjs=True)


def kept_beside(net: Path) -> Path:
    """The folder with all that a training needs to go on."""
    return Path(f"{net}.training")


def add_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game")
    time = parser.add_mutually_exclusive_group()
    time.add_argument("--hours", type=float, metavar="H", help="how long, the time of earlier calls included (1)")
    time.add_argument("--minutes", type=float, metavar="M")
    parser.add_argument("-o", "--net", type=Path, required=True, metavar="FILE", help="the net; a training goes on")
    parser.add_argument("--plot", type=Path, metavar="FILE", help="the learning curve as a page (needs plotly)")
    parser.add_argument("--games", type=int, default=GAMES, metavar="N", help=f"of a generation ({GAMES})")
    parser.add_argument(
        "--generations", type=int, default=ENDLESS, metavar="N", help="no more, however much time is left"
    )
    parser.add_argument(
        "--thoughts", type=int, default=THOUGHTS, metavar="N", help=f"iterations of a choice ({THOUGHTS})"
    )
    parser.add_argument("--units", type=int, default=UNITS, metavar="N", help=f"hidden units of the net ({UNITS})")
    parser.add_argument("--seed", type=int, default=1, metavar="N")


def run(asked: argparse.Namespace) -> dict[str, Any]:
    game(asked.game)
    hours = asked.minutes / 60 if asked.minutes is not None else 1.0 if asked.hours is None else asked.hours
    if not 0 < hours <= 10_000:
        raise BadTraining(f"a training takes more than no time, not {hours:g} hours")
    if not 0 < asked.games <= 1 << 19 or not 0 < asked.units <= 256:
        raise BadTraining("a generation has 1 to 524288 games, and a net 1 to 256 units")
    if asked.thoughts < 1 or asked.generations < 1:
        raise BadTraining("a choice takes an iteration at least, and a training a generation")
    folder = kept_beside(asked.net)
    writable(asked.net, anew=not asked.force and not folder.exists())
    if asked.plot is not None:
        need("plotly")
        writable(asked.plot, anew=not asked.force)
    if asked.force and folder.exists():
        shutil.rmtree(folder)
    os.environ.setdefault(THREADS, "1")
    console = screen(stderr=True)
    hands = (asked.seed, asked.units, asked.games, asked.thoughts, asked.generations, asked.jobs, asked.cluster)
    done = train(asked.game, asked.net, 3600 * hours, *hands, console=console)
    screen(stderr=bool(asked.json)).print(gained(done, asked.net))
    if asked.plot is not None:
        draw(done, asked.plot)
    return asdict(done)
