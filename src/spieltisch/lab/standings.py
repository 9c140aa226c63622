"""What a set of games says about the bots that played them: win rates with intervals, and a rating."""

import csv
import io
import math
from collections import defaultdict
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any

Z = 1.959964  # 95 %
ELO = 400 / math.log(10)  # points per unit of the Bradley-Terry model
CAUTION = 0.01  # pulls the ratings together a little, so that a bot that never lost has one too


@dataclass(frozen=True)
class Played:
    """One game of the arena: who sat where, and how it ended. ``seconds`` is what each seat thought in all."""

    lineup: tuple[str, ...]
    number: int
    places: tuple[int, ...]
    scores: tuple[int, ...]
    choices: tuple[int, ...]
    seconds: tuple[float, ...]

    def share(self, seat: int) -> float:
        """Of the victory: a shared win counts as a share."""
        return 1 / self.places.count(1) if self.places[seat] == 1 else 0.0


@dataclass(frozen=True)
class Standing:
    """How one bot did. A game counts once for each seat that the bot took in it."""

    bot: str
    games: int
    wins: float
    rate: float
    low: float
    high: float
    place: float
    score: float
    rating: float | None  # Elo; None where the library for it is not installed
    milliseconds: float  # a choice


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a rate, by Wilson's method.

    >>> low, high = wilson(70, 100)
    >>> f"{low:.3f} {high:.3f}"
    '0.604 0.781'
    >>> wilson(0, 0)
    (0.0, 1.0)
    """
    if games == 0:
        return 0.0, 1.0
    rate, extra = wins / games, Z * Z / games
    middle = (rate + extra / 2) / (1 + extra)
    reach = Z / (1 + extra) * math.sqrt(rate * (1 - rate) / games + extra / games / 4)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def duels(games: list[Played]) -> dict[tuple[str, str], list[float]]:
    """For each pair of bots that met: how often the first came in ahead of the second, and how often they met."""
    found: dict[tuple[str, str], list[float]] = defaultdict(lambda: [0.0, 0.0])
    for game in games:
        for one, two in combinations(range(len(game.lineup)), 2):
            for a, b in ((one, two), (two, one)):
                if game.lineup[a] != game.lineup[b]:
                    ahead = found[game.lineup[a], game.lineup[b]]
                    ahead[0] += (1 + (game.places[a] < game.places[b]) - (game.places[a] > game.places[b])) / 2
                    ahead[1] += 1
    return dict(found)


def ratings(games: list[Played]) -> dict[str, float]:
    """Elo points by the Bradley-Terry model of all duels, the mean of all bots at 0; empty without choix."""
    try:
        import choix
        import numpy
    except ImportError:
        return {}
    names = sorted({name for game in games for name in game.lineup})
    ahead = numpy.zeros((len(names), len(names)))
    for (one, two), (wins, _) in duels(games).items():
        ahead[names.index(one), names.index(two)] = wins
    strength = choix.ilsr_pairwise_dense(ahead, alpha=CAUTION)
    return {name: float(ELO * (strength[at] - strength.mean())) for at, name in enumerate(names)}


def standings(games: list[Played]) -> list[Standing]:
    """All bots, the best first: by rating, or by win rate where there is none."""
    rated = ratings(games)
    found = []
    for name in sorted({name for game in games for name in game.lineup}):
        seats = [(game, seat) for game in games for seat, sitting in enumerate(game.lineup) if sitting == name]
        wins = sum(game.share(seat) for game, seat in seats)
        low, high = wilson(wins, len(seats))
        found.append(
            Standing(
                bot=name,
                games=len(seats),
                wins=wins,
                rate=wins / len(seats),
                low=low,
                high=high,
                place=sum(game.places[seat] for game, seat in seats) / len(seats),
                score=sum(game.scores[seat] for game, seat in seats) / len(seats),
                rating=rated.get(name),
                milliseconds=1000
                * sum(game.seconds[seat] for game, seat in seats)
                / max(1, sum(game.choices[seat] for game, seat in seats)),
            )
        )
    return sorted(found, key=lambda one: (-(one.rating or 0), -one.rate))


def as_json(games: list[Played]) -> dict[str, Any]:
    """The standings and the duels, for a file."""
    return {
        "standings": [asdict(one) for one in standings(games)],
        "duels": [
            {"bot": one, "against": two, "ahead": wins, "met": int(met)}
            for (one, two), (wins, met) in sorted(duels(games).items())
        ],
    }


def as_csv(games: list[Played]) -> str:
    """The standings, one line a bot."""
    text = io.StringIO()
    writer = csv.DictWriter(text, list(Standing.__dataclass_fields__), lineterminator="\n")
    writer.writeheader()
    writer.writerows(asdict(one) for one in standings(games))
    return text.getvalue()
