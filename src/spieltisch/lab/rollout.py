"""Games by the million, as columns for Arrow, Polars, pandas or numpy."""

from collections.abc import Iterator, Mapping
from typing import Any

from rich.console import Console

from spieltisch.bots.match import play_match
from spieltisch.engine.game import Json
from spieltisch.engine.play import playout
from spieltisch.lab.extra import need
from spieltisch.lab.reward import rewards
from spieltisch.lab.study import Piece, Study, conduct, study


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
    bots: str | list[str] = "random",
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
    console = Console(stderr=True) if progress else None
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
    np = need("numpy")
    whole = piece.study
    start = whole.start()
    decisions: list[int] = []
    scores: list[list[int]] = []
    places: list[list[int]] = []
    for number in piece.numbers():
        state = start.copy()
        if set(whole.bots) == {"random"}:
            decisions.append(playout(state, whole.table_rng(number)))  # the same kind of game, several times as fast
        else:
            decisions.append(play_match(state, whole.players(number), whole.table_rng(number)))
        scores.append(state.scores())
        places.append(state.places())
    columns = {"game": np.arange(piece.first, piece.first + piece.count), "decisions": np.array(decisions, np.int32)}
    wins = [rewards(place, by="win") for place in places]
    for seat in range(whole.seats):
        columns[f"score_{seat}"] = np.array([score[seat] for score in scores], np.int32)
        columns[f"place_{seat}"] = np.array([place[seat] for place in places], np.int8)
        columns[f"win_{seat}"] = np.array([win[seat] for win in wins], np.float32)
    rows = Rows(whole)
    rows.parts.append(columns)
    return rows
