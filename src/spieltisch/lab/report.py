"""The balance of a game at a glance: one HTML page for its designer, with everything it needs inside."""

import os
from html import escape
from pathlib import Path
from statistics import mean, median
from typing import Any

from rich.console import Console

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Json, say
from spieltisch.engine.registry import game
from spieltisch.lab import figures
from spieltisch.lab.extra import need
from spieltisch.lab.findings import Answer, Question, Rate, Use, answers, by_seat, points, questions, scores, uses
from spieltisch.lab.study import conduct, study
from spieltisch.lab.watch import Watched, watch_piece
from spieltisch.words import Words


def report(
    id: str,
    games: int = 2000,
    bots: str | list[str] = "greedy",
    out: str | Path = "report.html",
    seats: int | None = None,
    jobs: int = 1,
    seed: int = 1,
    options: dict[str, Json] | None = None,
    cluster: str | None = None,
    console: Console | None = None,
) -> Watched:
    """The command ``spieltisch report``: let bots play, write the page, return what was seen.

    Without ``seats`` the table is as full as is usual: the middle of what the game allows.
    """
    need("plotly.graph_objects")
    writable(Path(out))
    console = console or Console(stderr=True)
    several = not isinstance(bots, str) and len(bots) > 1
    usual = game(id).seats[len(game(id).seats) // 2]
    whole = study(id, bots, seats or (None if several else usual), options, seed)
    watched = conduct(watch_piece, whole, games, jobs, cluster, console)
    Path(out).write_text(page(watched), encoding="utf-8")
    console.print(f"{out}: {watched.games:,} games of {id}, {whole.seats} seats, {', '.join(whole.bots)}")
    return watched


def writable(out: Path) -> None:
    """Refuse a place where the page cannot be written before the games are played, not after."""
    if not os.access(out if out.exists() else out.absolute().parent, os.W_OK) or out.is_dir():
        raise SpieltischError(f"{out} cannot be written: name another file")


def page(watched: Watched) -> str:
    """The whole page. It fetches nothing: the plotting library is inside."""
    words = Words(watched.study.game, "en", [f"seat {seat + 1}" for seat in range(watched.study.seats)])
    title = f"{words.say('game-name')}: the balance of {watched.games:,} games"
    sections = [
        summary(watched),
        length(watched),
        winners(watched),
        points_section(watched),
        leads(watched),
        choices(watched),
        *(component(kind, listed, watched) for kind, listed in uses(watched).items()),
    ]
    library = need("plotly.offline").get_plotlyjs()
    body = "\n".join(sections)
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><script>{library}</script></head>\n"
        f"<body><main><h1>{escape(title)}</h1>\n{body}\n</main></body></html>\n"
    )


def summary(watched: Watched) -> str:
    whole = watched.study
    rules = game(whole.game)
    changed = {option.name: whole.options[option.name] for option in rules.options}
    variants = ", ".join(
        f"{name} {say(value)}" for name, value in changed.items() if not isinstance(value, list | dict)
    )
    facts = {
        "games": f"{watched.games:,}",
        "seats": str(whole.seats),
        "bots": ", ".join(whole.bots),
        "seed": str(whole.seed),
        "rules": f"version {rules.version}",
        "options": variants or "none",
    }
    listed = "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    return (
        f"<dl>{listed}</dl><p>Bars and whiskers are 95 % intervals (Wilson). A shared victory counts as a share. "
        "All figures are about these bots: people may play otherwise.</p>"
    )


def section(title: str, n: str, *parts: str) -> str:
    return f"<section><h2>{escape(title)} <small>{escape(n)}</small></h2>{''.join(parts)}</section>"


def drawn(figure: Any, label: str) -> str:
    """A figure as HTML; the library is loaded once for all of them."""
    config = {"displaylogo": False, "responsive": True, "displayModeBar": False}
    html = figure.to_html(full_html=False, include_plotlyjs=False, config=config)
    return f'<div role="img" aria-label="{escape(label)}">{html}</div>'


def table(heads: list[str], rows: list[list[str]]) -> str:
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide" tabindex="0"><table><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table></div>'


def percent(share: float) -> str:
    return f"{share:.1%}"


def interval(found: Rate) -> str:
    return f"{percent(found.rate)} ({percent(found.low)} to {percent(found.high)}), n = {found.n:,}"


def length(watched: Watched) -> str:
    made, turns = watched.rows["choices"], watched.rows["turns"]
    told = (
        f"<p>A game takes {median(made):.0f} real choices in the middle ({min(made):.0f} to {max(made):.0f}), "
        f"{median(turns):.0f} turns ({min(turns):.0f} to {max(turns):.0f}). "
        "Choices with one option are not counted.</p>"
    )
    picture = drawn(figures.histogram({"games": made}, "real choices in a game"), "histogram of the length of games")
    return section("Length", f"n = {watched.games:,} games", told, picture)


def winners(watched: Watched) -> str:
    expected = 1 / watched.study.seats
    parts = []
    for column, head in (("win", "seat"), ("win_of_mover", "who made the first choice, the second, ...")):
        found = by_seat(watched, column)
        parts.append(drawn(figures.rates(found, head, expected), f"win rate by {head}"))
        parts.append(table([head, "won"], [[name, interval(one)] for name, one in found.items()]))
    return section("Who wins", f"n = {watched.games:,} games; dotted: all alike", *parts)


def points_section(watched: Watched) -> str:
    groups, sources = scores(watched), points(watched)
    means = ", ".join(f"{name} {mean(group):.1f} on average (n = {len(group):,})" for name, group in groups.items())
    rows = [
        [source, *(f"{group.get(source, 0.0):.2f}" for group in sources.values())]
        for source in next(iter(sources.values()), {})
    ]
    seats = f"n = {watched.games * watched.study.seats:,} seats"
    return section(
        "Points",
        seats,
        f"<p>{escape(means)}</p>",
        drawn(figures.histogram(groups, "points at the end", "seats"), "distribution of points"),
    ) + section(
        "Where points come from",
        seats,
        drawn(figures.bars(sources, "points of a seat, on average"), "points by source"),
        table(["source", *sources], rows),
    )


def leads(watched: Watched) -> str:
    changed, decided = watched.rows["lead_changes"], watched.rows["decided"]
    never = percent(changed.count(0) / len(changed))
    told = (
        f"<p>The lead changes {mean(changed):.1f} times a game; {never} of the games know only one leader. "
        f"In the middle, the winner takes the lead for good after {percent(median(decided))} of the turns.</p>"
    )
    return section(
        "Lead",
        f"n = {watched.games:,} games",
        told,
        drawn(figures.histogram({"games": changed}, "changes of the lead"), "histogram of lead changes"),
        drawn(
            figures.histogram({"games": [100 * share for share in decided]}, "% of the turns until the lead was final"),
            "histogram of when the game was decided",
        ),
    )


def choices(watched: Watched) -> str:
    asked, given = questions(watched), answers(watched)
    idle = [one.name for one in asked if one.idle]
    never = [one.name for one in given if one.idle]
    told = [
        f"Questions whose options hardly differ in the eyes of the bots: {', '.join(idle) or 'none'}.",
        f"Kinds of choice that are open but taken in less than 1 % of the cases: {', '.join(never) or 'none'}.",
    ]
    return section(
        "Choices, and those that never matter",
        f"n = {sum(one.asked for one in asked):,} questions",
        "".join(f"<p>{escape(line)}</p>" for line in told),
        table(["question", "asked", "forced", "options", "at stake, in points of win chance"], question_rows(asked)),
        table(["choice", "open", "taken", "won when taken", "won when left"], answer_rows(given)),
    )


def question_rows(asked: list[Question]) -> list[list[str]]:
    return [
        [
            one.name.removeprefix("prompt-"),
            f"{one.asked:,}",
            percent(one.forced / one.asked),
            f"{one.options:.1f}",
            "" if one.spread is None else f"{100 * one.spread:.1f} (n = {one.looks:,})",
        ]
        for one in asked
    ]


def answer_rows(given: list[Answer]) -> list[list[str]]:
    return [
        [
            one.name,
            f"{one.offered:,}",
            percent(one.chosen / one.offered),
            interval(one.with_it) if one.chosen else "",
            interval(one.without) if one.offered > one.chosen else "",
        ]
        for one in given
    ]


def component(kind: str, listed: list[Use], watched: Watched) -> str:
    expected = 1 / watched.study.seats
    shown = {one.name: one.with_it for one in listed}
    rows = [
        [
            one.name,
            interval(one.with_it),
            interval(one.without),
            f"{100 * one.gain:+.1f}{' *' if one.sure else ''}",
            f"{one.times:.1f}",
        ]
        for one in listed
    ]
    heads = [kind, "won with", "won without", "difference, in points", "uses by a seat that has it"]
    return section(
        f"Win rate by {kind}",
        f"n = {watched.games * watched.study.seats:,} seats; dotted: all alike",
        drawn(figures.dots(shown, expected, "won with it, %"), f"win rate by {kind}"),
        table(heads, rows),
        "<p>* The intervals with and without lie apart. ",
        "Who is ahead can afford more: a high rate is not yet a cause.</p>",
    )


STYLE = """
:root { color-scheme: light; --ink: #1f3a4d; --soft: #5b7282; --line: #dfe7ec; }
body { margin: 0; background: #f5f8fa; color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 960px; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { font-size: 1.7rem; margin: 0 0 1rem; }
h2 { font-size: 1.2rem; margin: 0 0 .5rem; }
small { font-size: .85rem; font-weight: 400; color: var(--soft); }
section { background: #fff; border: 1px solid var(--line); border-radius: 10px; padding: 1.2rem; margin: 1.2rem 0; }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 0 0 1rem; }
dt { color: var(--soft); } dd { margin: 0; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; margin: .6rem 0; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .3rem .6rem; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--soft); font-weight: 600; }
td:not(:first-child), th:not(:first-child) { text-align: right; }
"""
