"""The arena: even conditions, results that survive an interruption, and figures that can be checked by hand."""

import json
import sys
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from spieltisch.bots import UnknownBot
from spieltisch.engine.errors import BadSeats
from spieltisch.lab import arena as arena_module
from spieltisch.lab.arena import BadArena, Match, Pairing, arena, fill, play, standings_table
from spieltisch.lab.standings import Played, as_csv, as_json, duels, ratings, standings, wilson

SMALL = Match("reef", ("greedy", "random"), games=6, seats=2)


def a_game(lineup: tuple[str, ...], places: tuple[int, ...], number: int = 0) -> Played:
    nothing = (0,) * len(lineup)
    return Played(lineup, number, places, nothing, nothing, nothing)


def results(games: list[Played]) -> list[tuple[object, ...]]:
    """What must be the same again: all but the time it took."""
    return sorted((one.lineup, one.number, one.places, one.scores, one.choices) for one in games)


def test_every_bot_sits_everywhere_equally_often_with_the_same_cards() -> None:
    pairings = Match("reef", ("hard", "greedy", "random"), games=9, seats=3).pairings()
    for seat in range(3):
        assert sorted(pairing.seating[seat] for pairing in pairings) == ["greedy"] * 3 + ["hard"] * 3 + ["random"] * 3


def test_line_ups_share_their_seeds() -> None:
    """Games of the same number differ in the bots only: the same bot in two names plays the same game twice."""
    one = play(Pairing(Match("reef", ("easy", "random"), 2, 2), ("random", "random"), 0))
    two = play(Pairing(Match("reef", ("greedy", "random"), 2, 2), ("random", "random"), 0))
    assert results([one]) == results([two])


def test_two_processes_give_the_same_results_as_one() -> None:
    assert results(fill(SMALL, jobs=2)) == results(fill(SMALL, jobs=1))


def test_an_interrupted_match_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "games.jsonl"
    calls = []

    def play_three(pairing: Pairing) -> Played:
        calls.append(pairing)
        if len(calls) == 4:
            raise KeyboardInterrupt
        return play(pairing)

    monkeypatch.setattr(arena_module, "play", play_three)
    kept = fill(SMALL, results=file)
    assert len(kept) == 3
    assert len(file.read_text().splitlines()) == 1 + 3
    whole = fill(SMALL, results=file)
    assert len(calls) == 4 + 3, "games that were already played were played again"
    monkeypatch.undo()
    assert results(whole) == results(fill(SMALL))
    assert results(fill(SMALL, results=file)) == results(whole)


def test_a_line_cut_off_by_a_crash_is_played_again(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    whole = fill(SMALL, results=file)
    file.write_text(file.read_text()[:-30])
    assert results(fill(SMALL, results=file)) == results(whole)
    for line in file.read_text().splitlines():
        json.loads(line)


def test_results_of_another_match_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    fill(Match("reef", ("greedy", "random"), games=1, seats=2), results=file)
    with pytest.raises(BadArena, match="seats 2, not 3"):
        fill(Match("reef", ("greedy", "random"), games=1, seats=3), results=file)
    file.write_text("a shopping list\n")
    with pytest.raises(BadArena, match="no results of an arena"):
        fill(SMALL, results=file)


def test_bad_matches_are_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        Match("reef", ("tough", "random"), games=1, seats=2)
    with pytest.raises(BadSeats):
        Match("reef", ("greedy", "random"), games=1, seats=9)
    with pytest.raises(BadArena, match="two different bots"):
        Match("reef", ("random", "random"), games=1, seats=2)


def test_a_shared_win_is_a_share() -> None:
    games = [a_game(("a", "b"), (1, 1)), a_game(("b", "a"), (2, 1), 1)]
    rates = {one.bot: one.rate for one in standings(games)}
    assert rates == {"a": 0.75, "b": 0.25}
    assert duels(games)["a", "b"] == [1.5, 2.0]


def test_ratings_follow_the_odds() -> None:
    """Three wins to one are odds of 3, which is 191 Elo points."""
    pytest.importorskip("choix")
    games = [a_game(("a", "b"), (1, 2) if number % 4 else (2, 1), number) for number in range(400)]
    rated = ratings(games)
    assert rated["a"] - rated["b"] == pytest.approx(191, abs=2)
    one_sided = ratings([a_game(("a", "b", "c"), (1, 2, 3), number) for number in range(10)])
    assert one_sided["a"] > one_sided["b"] > one_sided["c"]


def test_intervals_narrow_with_more_games() -> None:
    widths = [high - low for low, high in (wilson(games * 0.6, games) for games in (10, 100, 1000))]
    assert widths == sorted(widths, reverse=True)
    assert wilson(10, 10)[1] == pytest.approx(1)


def test_the_command_shows_tables_and_writes_files(tmp_path: Path) -> None:
    console = Console(record=True, width=120, quiet=True)
    played = arena(
        "reef",
        ["easy", "greedy", "random"],
        games=2,
        json_file=tmp_path / "result.json",
        csv_file=tmp_path / "result.csv",
        console=console,
    )
    assert len(played) == 6
    written = json.loads((tmp_path / "result.json").read_text())
    assert {one["bot"] for one in written["standings"]} == {"easy", "greedy", "random"}
    assert as_json(played)["duels"] == written["duels"]
    assert (tmp_path / "result.csv").read_text() == as_csv(played)


def test_names_of_bots_are_whole_on_a_narrow_screen() -> None:
    """Given two bots of one module, when the standings are shown at 80 columns, then they can be told apart."""
    names = ("spieltisch.bots.random:RandomBot", "spieltisch.bots.random:RandomBot2")
    games = [Played(names, number, (1, 2), (9, 8), (5, 5), (0.1, 0.1)) for number in range(2)]
    console = Console(width=80, record=True, file=StringIO())
    console.print(standings_table("reef", games))
    shown = console.export_text()
    assert "…" not in shown
    column = "".join(line.split("│")[1].strip() for line in shown.splitlines() if "│" in line)
    assert column == "".join(names)


def told_at_80_columns(games: list[Played]) -> str:
    console = Console(width=80, record=True, file=StringIO())
    console.print(standings_table("reef", games))
    return console.export_text()


def test_figures_stay_on_their_line_at_80_columns() -> None:
    """Given a bot of one's own that always won, when the standings are shown at 80 columns, then nothing is broken."""
    names = ("mybot:Quick", "random")
    games = [Played(names, number, (1, 2), (39, 12), (5, 5), (0.1, 0.1)) for number in range(10)]
    line = next(line for line in told_at_80_columns(games).splitlines() if "mybot" in line)
    assert line.split("│")[1].strip() == "mybot:Quick"
    assert "72.2 to 100.0" in line


def test_without_the_library_for_ratings_a_line_says_what_brings_them(monkeypatch: pytest.MonkeyPatch) -> None:
    games = [a_game(("greedy", "random"), (1, 2), number) for number in range(4)]
    assert "Elo" in told_at_80_columns(games)
    assert "pip install" not in told_at_80_columns(games)
    monkeypatch.setitem(sys.modules, "choix", None)
    told = told_at_80_columns(games)
    assert 'with Elo: pip install "spieltisch[report]"' in told
    assert "Elo ┃" not in told
