"""The balance of a game at a glance: one HTML page for its designer, with everything it needs inside."""

import os
import re
from html import escape
from pathlib import Path

from rich.console import Console

from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Json, say
from spieltisch.engine.registry import game
from spieltisch.lab import sections
from spieltisch.lab.extra import need
from spieltisch.lab.findings import uses
from spieltisch.lab.markup import STYLE
from spieltisch.lab.study import Study, conduct, study
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
    parts = [
        sections.glance(watched, words),
        sections.length(watched),
        sections.winners(watched),
        sections.points_section(watched, words),
        sections.leads(watched),
        *(sections.component(kind, listed, watched, words) for kind, listed in uses(watched).items()),
        sections.choices(watched, words),
    ]
    body = "\n".join(parts)
    library = need("plotly.offline").get_plotlyjs()
    return (
        f'<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><script>{library}</script></head>\n"
        f"<body><main><h1>{escape(title)}</h1>\n{summary(watched, words)}{contents(body)}\n{body}\n"
        "</main></body></html>\n"
    )


def contents(body: str) -> str:
    """Links to the sections."""
    found = re.findall(r'<section id="([^"]+)"><h2>(.*?) <small>', body)
    return "<nav>" + "".join(f'<a href="#{to}">{title}</a>' for to, title in found) + "</nav>"


def summary(watched: Watched, words: Words) -> str:
    whole = watched.study
    rules = game(whole.game)
    facts = {
        "games": f"{watched.games:,}",
        "seats": str(whole.seats),
        "bots": ", ".join(whole.bots),
        "seed": str(whole.seed),
        "rules": f"version {rules.version}, {variants(whole, words) or 'no variants'}",
    }
    listed = "".join(f"<dt>{name}</dt><dd>{escape(value)}</dd>" for name, value in facts.items())
    return (
        f"<dl>{listed}</dl><p>Whiskers, and numbers in brackets, are 95 % intervals (Wilson). A shared victory counts "
        "as a share. All figures are about these bots: people may play otherwise.</p>"
    )


def variants(whole: Study, words: Words) -> str:
    """The options that are not as usual."""
    told = []
    for option in game(whole.game).options:
        value = whole.options[option.name]
        if value != option.default:
            key = f"option-{option.name}-{say(value)}"
            known = not isinstance(value, list | dict) and words.bundle.has_message(key)
            shown = words.say(key) if known else "as given" if isinstance(value, list | dict) else say(value)
            told.append(f"{words.say(f'option-{option.name}')}: {shown}")
    return "; ".join(told)
