"""Games by the million, as columns for Arrow, Polars, pandas or numpy."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from spieltisch.bots import Guest
from spieltisch.bots.match import play_match
from spieltisch.engine.game import Json
from spieltisch.lab.arrays import array
from spieltisch.lab.extra import need
from spieltisch.lab.results import Results
from spieltisch.lab.study import Piece, Study, conduct, study
from spieltisch.screen import screen


class Rollouts(Mapping[str, Any]):
    """The results of many games, one row a game: a mapping from the names of columns to numpy arrays.

    ``game`` is the number of the game, ``decisions`` counts the choices made in it; ``score_0``, ``place_0`` and
    ``win_0`` are those of seat 0, and so on. A shared victory counts as a share.
    """

    def __init__(self, study: Study, columns: dict[str, Any]) -> None:
        self.study = study
        self.columns = columns

    def __getitem__(self, name: str) -> Any:
        return self.columns[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self.columns)

    def __len__(self) -> int:
        return len(self.columns)

    def __repr__(self) -> str:
        played = ", ".join(self.study.bots)
        return f"<Rollouts: {len(self.columns['game'])} games of {self.study.game} by {played}>"

    def arrow(self) -> Any:
        """A pyarrow.Table."""
        return need("pyarrow").table(self.columns)

    def polars(self) -> Any:
        """A polars.DataFrame."""
        return need("polars").DataFrame(self.columns)

    def pandas(self) -> Any:
        """A pandas.DataFrame."""
        return need("pandas").DataFrame(self.columns)

    def by_seat(self) -> dict[str, Any]:
        """The same with one row for each seat of each game: game, seat, bot, decisions, score, place, win."""
        np = need("numpy")
        games, seats = len(self["game"]), self.study.seats
        return {
            "game": np.repeat(self["game"], seats),
            "seat": np.tile(np.arange(seats, dtype=np.int8), games),
            "bot": np.tile(np.array(self.study.bots), games),
            "decisions": np.repeat(self["decisions"], seats),
            **{
                name: np.stack([self[f"{name}_{seat}"] for seat in range(seats)], axis=1).ravel()
                for name in ("score", "place", "win")
            },
        }


def rollouts(
    game: str,
    bots: Guest | Sequence[Guest] = "random",
    n: int = 1000,
    jobs: int = 1,
    seats: int | None = None,
    options: dict[str, Json] | None = None,
    seed: int = 1,
    cluster: str | None = None,
    progress: bool = True,
) -> Rollouts:
    """Let bots play ``n`` games, in ``jobs`` processes or on a Ray cluster. The same seed gives the same games.

    >>> found = rollouts("reef", n=50, progress=False)
    >>> found
    <Rollouts: 50 games of reef by random, random>
    >>> list(found)
    ['game', 'decisions', 'score_0', 'place_0', 'win_0', 'score_1', 'place_1', 'win_1']
    >>> float(found["win_0"].sum() + found["win_1"].sum())
    50.0
    """
    need("numpy")
    whole = study(game, bots, seats, options, seed)
    console = screen(stderr=True) if progress else None
    found = conduct(play_piece, whole, n, jobs, cluster, console)
    return Rollouts(whole, joined(found))


class Rows:
    """Games as they were played, before they become columns."""

    def __init__(self, study: Study) -> None:
        self.study = study
        self.parts: list[dict[str, Any]] = []

    def add(self, more: "Rows") -> None:
        self.parts += more.parts


def joined(rows: Rows) -> dict[str, Any]:
    np = need("numpy")
    return {name: np.concatenate([part[name] for part in rows.parts]) for name in rows.parts[0]}


def play_piece(piece: Piece) -> Rows:
    """The games of a piece as columns."""
    whole = piece.study
    start, results = whole.start(), Results(piece.count, whole.seats)
    if set(whole.bots) == {"random"}:
        results.play_randomly(start, whole.table_seed(piece.first))  # the same kind of game, several times as fast
    else:
        for game, number in enumerate(piece.numbers()):
            state = start.copy()
            results.note(game, play_match(state, whole.players(number), whole.table_rng(number)), state)
    rows = Rows(whole)
    rows.parts.append(columns(piece, results))
    return rows


def columns(piece: Piece, results: Results) -> dict[str, Any]:
    np = need("numpy")
    scores = array(results.scores).reshape(piece.count, -1)
    places = array(results.places).reshape(piece.count, -1)
    wins = (places == 1) / (places == 1).sum(axis=1, keepdims=True).clip(1)
    found = {"game": np.array(piece.numbers()), "decisions": array(results.decisions).astype(np.int32)}
    for seat in range(piece.study.seats):
        found[f"score_{seat}"] = scores[:, seat].astype(np.int32)
        found[f"place_{seat}"] = places[:, seat].astype(np.int8)
        found[f"win_{seat}"] = wins[:, seat].astype(np.float32)
    return found
