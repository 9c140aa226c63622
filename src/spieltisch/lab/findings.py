"""What the watched games say, in numbers with their n: the report draws and prints them."""

from dataclasses import dataclass

from spieltisch.lab.standings import wilson
from spieltisch.lab.watch import PARTS, Watched

NEVER = 0.005  # of a victory: choices that lie closer together in the eyes of the bots hardly matter
COMMON = 0.1  # of the seats do without a component: with fewer, more uses are set against less
RARE = 0.01  # of the times it was open: a choice taken less often is as good as never taken


@dataclass(frozen=True)
class Rate:
    """A share of victories with its 95 % interval and the number of cases behind it."""

    rate: float
    low: float
    high: float
    n: int


@dataclass(frozen=True)
class Question:
    """What seats were asked. ``spread``: how far apart the options were on average, None where nobody looked."""

    name: str
    asked: int
    forced: int
    options: float
    spread: float | None
    looks: int

    @property
    def idle(self) -> bool:
        """Whether the choice never matters, as far as the bots can tell."""
        return self.spread is not None and self.looks >= 20 and self.spread < NEVER


@dataclass(frozen=True)
class Answer:
    """A kind of choice: how often it was taken where it was open besides others, and who won then."""

    name: str
    offered: int
    chosen: int
    with_it: Rate
    without: Rate

    @property
    def idle(self) -> bool:
        return self.offered >= 100 and self.chosen < RARE * self.offered


@dataclass(frozen=True)
class Use:
    """A component: who won with it and who without. Where nearly all have it: with more than ``above`` uses of it."""

    name: str
    above: int
    times: float  # a seat that used it at all used it so often
    with_it: Rate
    without: Rate

    @property
    def gain(self) -> float:
        return self.with_it.rate - self.without.rate

    @property
    def sure(self) -> bool:
        """Whether the two intervals lie apart."""
        return self.with_it.low > self.without.high or self.with_it.high < self.without.low


def rate(wins: float, n: int) -> Rate:
    low, high = wilson(wins, n)
    return Rate(wins / n if n else 0.0, low, high, n)


def by_seat(watched: Watched, column: str = "win") -> list[Rate]:
    """Win rates of the seats; with "win_of_mover": of who made the first choice of the game, the second, ..."""
    rows = [watched.rows.get(f"{column}_{seat}", []) for seat in range(watched.study.seats)]
    return [rate(sum(wins), len(wins)) for wins in rows]


def scores(watched: Watched) -> dict[str, list[float]]:
    """The points of winners and of all others."""
    winners: list[float] = []
    others: list[float] = []
    for seat in range(watched.study.seats):
        for score, win in zip(watched.rows[f"score_{seat}"], watched.rows[f"win_{seat}"], strict=True):
            (winners if win else others).append(score)
    return {name: group for name, group in (("winners", winners), ("others", others)) if group}


def points(watched: Watched) -> dict[str, dict[str, float]]:
    """Points of a seat by source, on average: {"winners": {source: points}, "others": {...}}."""
    groups = {"won": "winners", "lost": "others"}
    sizes = {name: len(group) for name, group in scores(watched).items()}
    sources = sorted({key[1] for key in watched.counts if key[0] == "points"})
    sources.sort(key=lambda source: -abs(sum(watched.counts["points", source, won] for won in groups)))
    return {
        name: {source: watched.counts["points", source, won] / sizes[name] for source in sources}
        for won, name in groups.items()
        if name in sizes
    }


def questions(watched: Watched) -> list[Question]:
    counts = watched.counts
    found = []
    for name in sorted({key[1] for key in counts if key[0] == "question"}):
        asked, forced = counts["question", name, "asked"], counts["question", name, "forced"]
        looks = counts["question", name, "looks"]
        spread = counts["question", name, "spread"] / 10_000 / looks if looks else None
        options = counts["question", name, "options"] / (asked - forced) if asked > forced else 1.0
        found.append(Question(name, asked, forced, options, spread, looks))
    return sorted(found, key=lambda one: -one.asked)


def answers(watched: Watched) -> list[Answer]:
    counts = watched.counts
    found = []
    for name in sorted({key[1] for key in counts if key[0] == "answer"}):
        chosen, left = counts["answer", name, "chosen"], counts["answer", name, "left"]
        with_it = rate(counts["answer", name, "chosen, won"] / PARTS, chosen)
        without = rate(counts["answer", name, "left, won"] / PARTS, left)
        found.append(Answer(name, chosen + left, chosen, with_it, without))
    return sorted(found, key=lambda one: -one.offered)


def uses(watched: Watched) -> dict[str, list[Use]]:
    """All components by their kind, those that win most first."""
    seats = watched.games * watched.study.seats
    victories = sum(sum(watched.rows[f"win_{seat}"]) for seat in range(watched.study.seats))
    found: dict[str, list[Use]] = {}
    for (kind, name), tally in tallies(watched).items():
        used = sum(n for n, _ in tally.values())
        tally[0] = (seats - used, victories - sum(won for _, won in tally.values()))
        above = split(tally)
        n = sum(some for times, (some, _) in tally.items() if times > above)
        wins = sum(won for times, (_, won) in tally.items() if times > above)
        with_it, without = rate(wins, n), rate(max(0.0, victories - wins), seats - n)
        average = sum(times * some for times, (some, _) in tally.items()) / used
        found.setdefault(kind, []).append(Use(name, above, average, with_it, without))
    return {kind: sorted(listed, key=lambda one: (-one.gain, one.name)) for kind, listed in found.items()}


def tallies(watched: Watched) -> dict[tuple[str, str], dict[int, tuple[int, float]]]:
    """Of each component: how many seats used it so many times, and how often they won."""
    found: dict[tuple[str, str], dict[int, tuple[int, float]]] = {}
    for key, seats in watched.counts.items():
        if key[0] == "use" and key[4] == "seats":
            won = watched.counts[*key[:4], "won"] / PARTS
            found.setdefault((key[1], key[2]), {})[int(key[3])] = (seats, won)
    return found


def split(tally: dict[int, tuple[int, float]]) -> int:
    """Where to part those with a component from those without: at none, or, where nearly all have it, in the middle.

    >>> split({0: (60, 10.0), 1: (30, 10.0), 2: (10, 5.0)})
    0
    >>> split({0: (1, 0.0), 3: (40, 10.0), 4: (40, 10.0), 5: (19, 5.0)})
    4
    """
    seats = sum(n for n, _ in tally.values())
    if tally[0][0] >= COMMON * seats:
        return 0
    most, below = max(tally), 0
    for times in sorted(tally):
        below += tally[times][0]
        if 2 * below >= seats:
            return min(times, most - 1)
    return 0
