"""The balance of a game at a glance: one HTML page for its designer, with everything it needs inside."""

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from rich.console import Console

from spieltisch.bots import Guest
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Json, say
from spieltisch.engine.registry import game
from spieltisch.lab import sections
from spieltisch.lab.beside import Page, texts
from spieltisch.lab.comparison import Compared, as_csv, compared, plain
from spieltisch.lab.extra import need
from spieltisch.lab.files import writable, write_json
from spieltisch.lab.findings import uses
from spieltisch.lab.kept import Kept
from spieltisch.lab.markup import page as whole_page
from spieltisch.lab.study import Study, conduct, several, study
from spieltisch.lab.watch import Watched, watch_piece
from spieltisch.words import Words


def report(
    id: str,
    games: int = 2000,
    bots: Guest | Sequence[Guest] = "greedy",
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
    writable(Path(out), anew=False)
    console = console or Console(stderr=True)
    many = len(several(bots)) > 1
    usual = game(id).seats[len(game(id).seats) // 2]
    whole = study(id, bots, seats or (None if many else usual), options, seed)
    kept = Kept(Path(f"{out}.part"), whole, games)
    watched = conduct(watch_piece, whole, games, jobs, cluster, console, kept)
    Path(out).write_text(page(watched), encoding="utf-8")
    kept.done()
    console.print(f"{out}: {watched.games:,} games of {id}, {whole.seats} seats, {', '.join(whole.bots)}")
    return watched


@dataclass(frozen=True)
class Variant:
    """What is different in the second of two variants: options, bots, and what it is called on the page."""

    label: str
    options: dict[str, Json] = field(default_factory=dict)
    bots: Guest | Sequence[Guest] | None = None


def compare(
    id: str,
    against: Variant,
    games: int = 2000,
    bots: Guest | Sequence[Guest] = "greedy",
    out: str | Path = "report.html",
    seats: int | None = None,
    jobs: int = 1,
    seed: int = 1,
    options: dict[str, Json] | None = None,
    cluster: str | None = None,
    console: Console | None = None,
    language: str = "en",
    files: tuple[Path | None, Path | None] = (None, None),
) -> list[Compared]:
    """``spieltisch report --against``: both variants with the same seeds, their differences as a page.

    ``files``: where the same goes as JSON and as CSV.
    """
    need("plotly.graph_objects")
    for file in (Path(out), *files):
        if file is not None:
            writable(file, anew=False)
    console = console or Console(stderr=True)
    usual = game(id).seats[len(game(id).seats) // 2]
    chosen = options or {}
    studies = []
    for players, changed in ((bots, chosen), (against.bots or bots, {**chosen, **against.options})):
        studies.append(study(id, players, seats or (None if len(several(players)) > 1 else usual), changed, seed))
    if studies[0].seats != studies[1].seats:
        raise SpieltischError(f"A has {studies[0].seats} seats and B {studies[1].seats}: both must have the same")
    kept = [Kept(Path(f"{out}.{side}.part"), whole, games) for side, whole in zip("ab", studies, strict=True)]
    one, two = (
        conduct(watch_piece, whole, games, jobs, cluster, console, shelf)
        for whole, shelf in zip(studies, kept, strict=True)
    )
    found = compared(one, two)
    words = Words(id, language)
    as_it_is = variants(studies[0], words) or texts(language).say("compare-unchanged", {})
    known = f"{', '.join(dict.fromkeys(studies[0].bots))}; {as_it_is}"
    page = Page(one, two, found, (known, against.label), language)
    Path(out).write_text(page.html(), encoding="utf-8")
    if files[0] is not None:
        told = [{"label": label, "bots": whole.bots} for label, whole in zip(page.labels, studies, strict=True)]
        write_json(files[0], {"game": id, "games": games, "seed": seed, "variants": told, "figures": plain(found)})
    if files[1] is not None:
        files[1].write_text(as_csv(found), encoding="utf-8")
    for shelf in kept:
        shelf.done()
    console.print(
        f"{out}: {games:,} games of {id} in each of two variants, {sum(o.sure for o in found)} sure differences"
    )
    return found


def page(watched: Watched) -> str:
    """What the report says, as HTML."""
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
    return whole_page("en", title, f"{summary(watched, words)}{contents(body)}\n{body}")


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
            known = not isinstance(value, list | dict) and key in words.messages
            shown = words.say(key) if known else "as given" if isinstance(value, list | dict) else say(value)
            told.append(f"{words.say(f'option-{option.name}')}: {shown}")
    return "; ".join(told)
