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
from spieltisch.lab.beside import Page
from spieltisch.lab.comparison import Compared, as_csv, compared, plain
from spieltisch.lab.extra import need
from spieltisch.lab.files import writable, write_json, write_text
from spieltisch.lab.findings import uses
from spieltisch.lab.kept import Kept
from spieltisch.lab.markup import page as whole_page
from spieltisch.lab.markup import paragraph
from spieltisch.lab.study import Study, conduct, several, study
from spieltisch.lab.telling import Telling
from spieltisch.lab.watch import Watched, watch_piece
from spieltisch.screen import screen


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
    language: str = "en",
) -> Watched:
    """The command ``spieltisch report``: let bots play, write the page, return what was seen.

    Without ``seats`` the table is as full as is usual: the middle of what the game allows.
    """
    need("plotly.graph_objects")
    writable(Path(out), anew=False)
    console = console or screen(stderr=True)
    many = len(several(bots)) > 1
    usual = game(id).seats[len(game(id).seats) // 2]
    whole = study(id, bots, seats or (None if many else usual), options, seed)
    telling = Telling(id, language, whole.seats)  # an unknown language is refused before anything is played
    kept = Kept(Path(f"{out}.part"), whole, games, console)
    watched = conduct(watch_piece, whole, games, jobs, cluster, console, kept)
    Path(out).write_text(page(watched, telling), encoding="utf-8")
    kept.done()
    console.print(
        f"{out}: {watched.games:,} games of {id}, {whole.seats} seats, {', '.join(whole.bots)}", soft_wrap=True
    )
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
    console = console or screen(stderr=True)
    usual = game(id).seats[len(game(id).seats) // 2]
    chosen = options or {}
    studies = []
    for players, changed in ((bots, chosen), (against.bots or bots, {**chosen, **against.options})):
        studies.append(study(id, players, seats or (None if len(several(players)) > 1 else usual), changed, seed))
    if studies[0].seats != studies[1].seats:
        raise SpieltischError(f"A has {studies[0].seats} seats and B {studies[1].seats}: both must have the same")
    telling = Telling(id, language)
    parts = [Path(f"{out}.{side}.part") for side in "ab"]
    kept = [Kept(file, whole, games, console) for file, whole in zip(parts, studies, strict=True)]
    one, two = (
        conduct(watch_piece, whole, games, jobs, cluster, console, shelf)
        for whole, shelf in zip(studies, kept, strict=True)
    )
    found = compared(one, two)
    as_it_is = variants(studies[0], telling) or telling.say("compare-unchanged")
    known = f"{', '.join(dict.fromkeys(studies[0].bots))}; {as_it_is}"
    page = Page(one, two, found, (known, against.label), telling)
    Path(out).write_text(page.html(), encoding="utf-8")
    if files[0] is not None:
        named = [{"label": label, "bots": whole.bots} for label, whole in zip(page.labels, studies, strict=True)]
        write_json(files[0], {"game": id, "games": games, "seed": seed, "variants": named, "figures": plain(found)})
    if files[1] is not None:
        write_text(files[1], as_csv(found))
    for shelf in kept:
        shelf.done()
    beyond = sum(one.striking for one in found)
    told = f"{beyond} difference{'s' * (beyond != 1)} beyond doubt" if beyond else "no difference is beyond doubt"
    console.print(f"{out}: {games:,} games of {id} in each of two variants, {told}", soft_wrap=True)
    return found


def page(watched: Watched, telling: Telling) -> str:
    """What the report says, as HTML."""
    title = telling.say("report-title", game=telling.words.say("game-name"), games=watched.games)
    parts = [
        sections.glance(watched, telling),
        sections.length(watched, telling),
        sections.winners(watched, telling),
        sections.points_section(watched, telling),
        sections.leads(watched, telling),
        *(sections.component(kind, listed, watched, telling) for kind, listed in uses(watched).items()),
        sections.choices(watched, telling),
    ]
    body = "\n".join(parts)
    return whole_page(telling.language, title, f"{summary(watched, telling)}{contents(body)}\n{body}")


def contents(body: str) -> str:
    """Links to the sections."""
    found = re.findall(r'<section id="([^"]+)"><h2>(.*?) <small>', body)
    return "<nav>" + "".join(f'<a href="#{to}">{title}</a>' for to, title in found) + "</nav>"


def summary(watched: Watched, telling: Telling) -> str:
    whole = watched.study
    changed = variants(whole, telling) or telling.say("report-no-variants")
    facts = {
        "report-games": telling.count(watched.games),
        "compare-seats": str(whole.seats),
        "report-bots": ", ".join(whole.bots),
        "compare-seed": str(whole.seed),
        "report-rules": telling.say("report-version", version=game(whole.game).version, variants=changed),
    }
    listed = "".join(f"<dt>{escape(telling.say(key))}</dt><dd>{escape(value)}</dd>" for key, value in facts.items())
    return f"<dl>{listed}</dl>" + paragraph(telling.say("report-explained"))


def variants(whole: Study, telling: Telling) -> str:
    """The options that are not as usual."""
    return "; ".join(
        f"{telling.words.say(f'option-{option.name}')}: {chosen(option.name, whole.options[option.name], telling)}"
        for option in game(whole.game).options
        if whole.options[option.name] != option.default
    )


def chosen(option: str, value: Json, telling: Telling) -> str:
    """The value of an option in words; a whole deck or board is not told."""
    if isinstance(value, list | dict):
        return telling.say("report-as-given")
    key = f"option-{option}-{say(value)}"
    if key in telling.words.messages:
        return telling.words.say(key)
    return telling.written(say(value)) if isinstance(value, float) else say(value)
