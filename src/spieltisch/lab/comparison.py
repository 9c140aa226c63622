"""Two variants of a game side by side: what differs, by how much, and how sure that is."""

import csv
import io
import math
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from typing import Any

from spieltisch.lab.findings import tallies
from spieltisch.lab.standings import Z
from spieltisch.lab.watch import Watched

FEWEST = 30  # cases on each side without which nothing is sure, and nothing drawn
STRIKING = 3.290527 / Z  # half intervals: chance alone differs so much once in a thousand figures


@dataclass(frozen=True)
class Mean:
    """An average, its standard error, and how many cases it rests on."""

    value: float
    error: float
    n: int


@dataclass(frozen=True)
class Compared:
    """One figure of both variants. ``share``: it is a share of 1, else a number."""

    chapter: str
    name: str
    one: Mean
    two: Mean
    share: bool = False

    @property
    def difference(self) -> float:
        return self.two.value - self.one.value

    @property
    def reach(self) -> float:
        """Half of the 95 % interval of the difference."""
        return Z * math.hypot(self.one.error, self.two.error)

    @property
    def sure(self) -> bool:
        """Whether the interval leaves 0 out, and rests on enough cases."""
        return self.weight > 1

    @property
    def striking(self) -> bool:
        """Whether it is beyond doubt among so many figures: what the page begins with."""
        return self.weight > STRIKING

    @property
    def weight(self) -> float:
        """The difference in halves of its interval; 0 where there are too few cases to tell."""
        return abs(self.difference) / self.reach if min(self.one.n, self.two.n) >= FEWEST and self.reach > 0 else 0.0


def mean(values: list[float]) -> Mean:
    """
    >>> mean([1.0, 2.0, 3.0])
    Mean(value=2.0, error=0.5773502691896258, n=3)
    """
    return mean_of(sum(values), sum(value * value for value in values), len(values))


def mean_of(total: float, squares: float, n: int) -> Mean:
    """From sums, where the values themselves were not kept."""
    if n == 0:
        return Mean(0.0, 0.0, 0)
    average = total / n
    spread = max(0.0, squares / n - average * average) * n / max(1, n - 1)
    return Mean(average, math.sqrt(spread / n), n)


def share(part: float, n: int) -> Mean:
    """A share of so many cases; a little doubt is left where all were alike (Agresti and Coull)."""
    if n == 0:
        return Mean(0.0, 0.0, 0)
    careful = (part + 2) / (n + 4)
    return Mean(part / n, math.sqrt(careful * (1 - careful) / (n + 4)), n)


def compared(one: Watched, two: Watched) -> list[Compared]:
    """All figures, chapter by chapter."""
    return [*of_games(one, two), *of_winners(one, two), *of_points(one, two), *of_components(one, two)]


def of_games(one: Watched, two: Watched) -> Iterable[Compared]:
    for name in ("turns", "choices", "lead_changes"):
        yield Compared("games", name, mean(one.rows[name]), mean(two.rows[name]))
    yield Compared("games", "decided", mean(one.rows["decided"]), mean(two.rows["decided"]), share=True)
    for name, won in (("winner", True), ("others", False)):
        yield Compared("games", name, mean(points_of(one, won)), mean(points_of(two, won)))


def points_of(watched: Watched, won: bool) -> list[float]:
    """The points of the winners, or of the others, on average in each game that had any."""
    found = []
    for game in range(watched.games):
        points = [
            watched.rows[f"score_{seat}"][game]
            for seat in range(watched.study.seats)
            if bool(watched.rows[f"win_{seat}"][game]) == won
        ]
        if points:
            found.append(sum(points) / len(points))
    return found


def of_winners(one: Watched, two: Watched) -> Iterable[Compared]:
    for column in ("win", "win_of_mover"):
        for seat in range(min(one.study.seats, two.study.seats)):
            name = f"{column}_{seat}"  # a place in the order of moves that nobody had is in no row
            yield Compared("winners", name, mean(one.rows.get(name, [])), mean(two.rows.get(name, [])), share=True)


def of_points(one: Watched, two: Watched) -> Iterable[Compared]:
    """Points of a seat by source, on average."""
    sources = sorted({key[1] for watched in (one, two) for key in watched.counts if key[0] == "points"})
    for source in sources:
        yield Compared("points", source, from_source(one, source), from_source(two, source))


def from_source(watched: Watched, source: str) -> Mean:
    counts, seats = watched.counts, watched.study.seats
    total = counts["points", source, "won"] + counts["points", source, "lost"]
    return mean_of(total / seats, counts["squares", source] / seats**2, watched.games)


def of_components(one: Watched, two: Watched) -> Iterable[Compared]:
    """For each component: by how many of the seats it was used, and how often these won."""
    tallied = [tallies(one), tallies(two)]
    for kind, name in sorted({*tallied[0], *tallied[1]}):
        used, won = [], []
        for watched, tally in zip((one, two), tallied, strict=True):
            seats = sum(n for n, _ in tally.get((kind, name), {}).values())
            wins = sum(some for _, some in tally.get((kind, name), {}).values())
            used.append(share(seats, watched.games * watched.study.seats))
            won.append(share(wins, seats))
        yield Compared(f"used {kind}", name, used[0], used[1], share=True)
        yield Compared(f"won {kind}", name, won[0], won[1], share=True)


# For other programs


def plain(figures: list[Compared]) -> list[dict[str, Any]]:
    return [
        {
            "chapter": one.chapter,
            "name": one.name,
            **{f"one_{key}": value for key, value in asdict(one.one).items()},
            **{f"two_{key}": value for key, value in asdict(one.two).items()},
            "difference": one.difference,
            "low": one.difference - one.reach,
            "high": one.difference + one.reach,
            "sure": one.sure,
        }
        for one in figures
    ]


def as_csv(figures: list[Compared]) -> str:
    text = io.StringIO()
    rows = plain(figures)
    writer = csv.DictWriter(text, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(rows)
    return text.getvalue()
