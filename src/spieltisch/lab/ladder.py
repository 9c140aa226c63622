"""The ladder of docs/bots.md: is every level stronger than the one below, in every game, with few seats and with all?

    spieltisch ladder --jobs 2                       plays what is missing, goes on after Ctrl-C
    spieltisch ladder --games reef --rungs hard/greedy

The games lie as JSON lines in the folder --results; docs/ladder.json keeps the sums, and the table of docs/bots.md is
made from it.
"""

import argparse
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rich.console import Console

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.registry import game, games
from spieltisch.lab.arena import Match, fill
from spieltisch.lab.standings import duels, standings
from spieltisch.screen import screen

BEGIN, END = "<!-- ladder: generated -->", "<!-- /ladder -->"

# stronger, weaker, games, the win rate asked for with two seats; with more, one stronger sits among weaker ones
RUNGS: tuple[tuple[str, str, int, float | None], ...] = (
    ("greedy", "random", 200, 0.90),
    ("easy", "random", 200, None),
    ("medium", "easy", 200, None),
    ("hard", "medium", 200, None),
    ("hard", "greedy", 200, 0.70),
    ("expert", "hard", 100, 0.58),
    ("master", "expert", 40, None),
)


def measure(
    id: str, rung: tuple[str, str, int, float | None], seats: int, jobs: int, results: Path, console: Console
) -> Any:
    """One rung of one game: its row for docs/ladder.json."""
    stronger, weaker, number, _ = rung
    results.mkdir(parents=True, exist_ok=True)
    file = results / f"{id}-{seats}-{stronger}-{weaker}.jsonl".replace(":", "_").replace("=", "_")
    played = fill(Match(id, (stronger, *[weaker] * (seats - 1)), number, seats), jobs, file, console)
    if not played:
        return None
    one = next(one for one in standings(played) if one.bot == stronger)
    ahead, met = duels(played)[stronger, weaker]
    return {
        "game": id,
        "bot": stronger,
        "against": weaker,
        "seats": seats,
        "games": one.games,
        "rate": round(one.rate, 4),
        "low": round(one.low, 4),
        "high": round(one.high, 4),
        "ahead": round(ahead / met, 4),
        "milliseconds": round(one.milliseconds, 2),
    }


def few(id: str) -> int:
    return game(id).seats[0]


def full(id: str) -> int:
    return game(id).seats[-1]


SEATED = {"few": few, "full": full}


def tables(rows: list[Any]) -> str:
    """The ladder as Markdown, with as few seats as can play and with all of them."""
    return f"{table(rows, few)}\n\n{table(rows, full)}"


def table(rows: list[Any], seated: Callable[[str], int]) -> str:
    """A line a rung, a column a game; a dash where nothing was measured yet."""
    ids = games()
    heads = [f"{id}, {seated(id)} seats" for id in ids]
    lines = ["| | " + " | ".join(heads) + " |", "| --- |" + " --- |" * len(ids)]
    found = {key(row): row for row in rows}
    for stronger, weaker, _, _ in RUNGS:
        cells = []
        for id in ids:
            row = found.get((id, stronger, weaker, seated(id)))
            cells.append(cell(row) if row else "–")
        lines.append(f"| {stronger} against {weaker} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def key(row: Any) -> tuple[str, str, str, int]:
    return row["game"], row["bot"], row["against"], row["seats"]


def cell(row: Any) -> str:
    """One rung in one game. With more than two seats also how often it came in ahead of each weaker one."""
    ahead = f"; ahead of each {row['ahead']:.0%}" if row["seats"] > 2 else ""
    return f"**{row['rate']:.0%}** ({row['low']:.0%} to {row['high']:.0%}, {row['games']} games{ahead})"


def write(docs: Path, rows: list[Any]) -> None:
    """Put the rows beside those kept earlier, and the table into the page."""
    store = docs / "ladder.json"
    merged = {key(row): row for row in [*earlier(store), *rows]}
    lines = ",\n".join(json.dumps(merged[one]) for one in sorted(merged))
    store.write_text(f"[\n{lines}\n]\n", encoding="utf-8")
    page = docs / "bots.md"
    before, _, rest = page.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    page.write_text(f"{before}{BEGIN}\n{tables(list(merged.values()))}\n{END}{after}", encoding="utf-8")


def earlier(store: Path) -> list[Any]:
    """The rows that were measured before."""
    try:
        kept = json.loads(store.read_text(encoding="utf-8")) if store.exists() else []
        return [row for row in kept if key(row)]
    except (ValueError, TypeError, KeyError):
        raise SpieltischError(f"{store} holds no ladder: remove it to begin anew") from None


def add_flags(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", default="", help="which, separated by commas; without: all")
    parser.add_argument("--rungs", default="", help="stronger/weaker,...; without: all")
    parser.add_argument("--seats", choices=SEATED, help="as few as can play, or all of them; without: both")
    parser.add_argument("--most", type=int, default=0, help="games of a rung, if not as many as it asks for")
    parser.add_argument("--jobs", type=int, default=1, metavar="N")
    parser.add_argument("--results", type=Path, default=Path(".cache/ladder"), metavar="FOLDER")
    parser.add_argument("--docs", type=Path, default=Path("docs"), metavar="FOLDER", help="where bots.md lies (docs)")


def run(asked: argparse.Namespace) -> list[Any]:
    console = screen(stderr=True)
    names = [f"{rung[0]}/{rung[1]}" for rung in RUNGS]
    ids = asked.games.split(",") if asked.games else games()
    check(asked, ids, names)
    rows = []
    for id in ids:
        for rung, name in zip(RUNGS, names, strict=True):
            if not asked.rungs or name in asked.rungs.split(","):
                rows += both(id, rung, asked, console)
    return rows


def check(asked: argparse.Namespace, ids: list[str], names: list[str]) -> None:
    """Refuse at once what would fail after hours of games."""
    for id in ids:
        game(id)
    for wanted in asked.rungs.split(",") if asked.rungs else []:
        if wanted not in names:
            raise SpieltischError(f"there is no rung {wanted!r}; there are: {', '.join(names)}")
    if asked.jobs < 1 or asked.most < 0:
        raise SpieltischError("--jobs is a number from 1 on, and --most one from 0 on")
    if not (asked.docs / "bots.md").is_file():
        raise SpieltischError(f"{asked.docs} holds no bots.md to write the ladder into: name the folder with --docs")
    earlier(asked.docs / "ladder.json")


def both(id: str, rung: tuple[str, str, int, float | None], asked: argparse.Namespace, console: Console) -> list[Any]:
    """A rung with few seats and with all of them, written down as soon as it is known."""
    stronger, weaker, number, goal = rung
    rows = []
    for seated in [SEATED[asked.seats]] if asked.seats else SEATED.values():
        console.print(f"{stronger} against {weaker}, {seated(id)} seats")
        fewer = (stronger, weaker, min(number, asked.most or number), goal)
        row = measure(id, fewer, seated(id), asked.jobs, asked.results, console)
        if row is not None:
            rows.append(row)
            write(asked.docs, [row])
    return rows
