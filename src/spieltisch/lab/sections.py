"""The sections of a balance report: each draws and tells one thing, with its n."""

from statistics import mean, median

from spieltisch.coach.balance import Balance
from spieltisch.engine.game import Text
from spieltisch.lab import figures
from spieltisch.lab.findings import Answer, Question, Rate, Use, answers, by_seat, points, questions, scores, uses
from spieltisch.lab.markup import Row, drawn, heading, paragraph, points_list, section, table
from spieltisch.lab.telling import Telling
from spieltisch.lab.watch import Watched

FEWEST = 30  # seats with and without a component that its picture asks for; the table has them all
COLUMNS = {"win": "seat", "win_of_mover": "mover"}  # of victories, and what the texts call them


def games_n(watched: Watched, telling: Telling) -> str:
    return telling.say("report-n-games", n=watched.games)


def seats_n(watched: Watched, telling: Telling) -> str:
    return telling.say("report-n-seats", n=watched.games * watched.study.seats)


def question_name(telling: Telling, watched: Watched, key: str) -> str:
    """A question as it is put to people, with dots where it names something."""
    return telling.words(Text(key, dict.fromkeys(watched.prompts[key], "…")))


def glance(watched: Watched, telling: Telling) -> str:
    """What a designer should know first."""
    turns, made = (median(watched.rows[name]) for name in ("turns", "choices"))
    lines = [
        telling.say("report-typical", turns=telling.decimal(turns, 0), choices=telling.decimal(made, 0)),
        *(advantage(by_seat(watched, column), what, telling) for column, what in COLUMNS.items()),
        telling.say("report-end-points", groups=averages(watched, telling)),
        *(telling.say(f"report-{key}", **lead_figures(watched, telling)) for key in ("lead-changes", "lead-final")),
        *(extremes(kind, listed, telling) for kind, listed in uses(watched).items()),
    ]
    return section(telling.say("report-glance"), games_n(watched, telling), points_list(lines))


def averages(watched: Watched, telling: Telling) -> str:
    """The points of the winners and of the others, on average."""
    return ", ".join(
        f"{telling.say(f'group-{name}')} {telling.decimal(mean(group))} ({telling.n(len(group))})"
        for name, group in scores(watched).items()
    )


def lead_figures(watched: Watched, telling: Telling) -> dict[str, str]:
    changed, decided = watched.rows["lead_changes"], watched.rows["decided"]
    return {
        "times": telling.decimal(mean(changed)),
        "never": telling.percent(changed.count(0) / len(changed)),
        "share": telling.percent(median(decided)),
    }


def advantage(found: list[Rate], what: str, telling: Telling) -> str:
    """Which seats win more or less than their share, beyond doubt."""
    even = 1 / len(found)
    sure = [
        telling.say("report-wins", who=telling.say(f"report-{what}", seat=number), rate=telling.interval(rate))
        for number, rate in enumerate(found, 1)
        if rate.low > even or rate.high < even
    ]
    told = {"what": telling.say(f"report-by-{what}"), "even": telling.percent(even)}
    if not sure:
        return telling.say("report-all-alike", **told)
    return telling.say("report-not-alike", who="; ".join(sure), **told)


def extremes(kind: str, listed: list[Use], telling: Telling) -> str:
    """The components that go with victories most and least."""
    sure = [one for one in listed if one.sure]
    called = telling.named(kind)
    if not sure:
        return telling.say("report-no-extremes", kind=called)
    ends = [sure[0], sure[-1]] if len(sure) > 1 else sure
    told = [
        telling.say(
            "report-extreme",
            name=use_name(one, telling),
            gain=telling.written(f"{100 * one.gain:+.1f}"),
            n=one.with_it.n,
        )
        for one in ends
    ]
    return telling.say("report-extremes", kind=called, ends="; ".join(told), sure=len(sure), of=len(listed))


def length(watched: Watched, telling: Telling) -> str:
    told: dict[str, str] = {}
    for name in ("turns", "choices"):
        row = watched.rows[name]
        for key, value in ((name, median(row)), (f"{name}-low", min(row)), (f"{name}-high", max(row))):
            told[key] = telling.decimal(value, 0)
    return section(
        telling.say("report-length"),
        games_n(watched, telling),
        paragraph(telling.say("report-length-text", **told)),
        *(histogram(telling, watched.rows[name], f"compare-{name}") for name in ("turns", "choices")),
    )


def histogram(telling: Telling, values: list[float], title: str) -> str:
    """Of all games."""
    return drawn(figures.histogram(telling, {"all": values}, telling.say(title)), telling.say(title))


def winners(watched: Watched, telling: Telling) -> str:
    parts = []
    for column, what in COLUMNS.items():
        head = telling.say(f"report-by-{what}")
        found = {
            telling.say(f"report-{what}", seat=number): rate for number, rate in enumerate(by_seat(watched, column), 1)
        }
        title = telling.say("report-won-by", kind=head)
        parts.append(heading(title))
        parts.append(drawn(figures.rates(telling, found, head), title))
        rows = [[name, *telling.with_n(one)] for name, one in found.items()]
        parts.append(table([head, telling.say("report-won"), "n"], rows))
    n = f"{games_n(watched, telling)}; {telling.say('report-dotted')}"
    return section(telling.say("compare-chapter-winners"), n, *parts)


def points_section(watched: Watched, telling: Telling) -> str:
    groups = scores(watched)
    sources = {
        group: {telling.named(source): value for source, value in of.items()} for group, of in points(watched).items()
    }
    rows = [
        [source, *(telling.decimal(group.get(source, 0.0), 2) for group in sources.values())]
        for source in next(iter(sources.values()), {})
    ]
    points_drawn = figures.histogram(telling, groups, telling.say("report-points-at-end"), "seats")
    sizes = {name: len(group) for name, group in groups.items()}
    bars = figures.bars(telling, sources, sizes, telling.say("report-points-on-average"))
    return section(
        telling.say("report-points"),
        seats_n(watched, telling),
        paragraph(telling.say("report-end-points", groups=averages(watched, telling))),
        drawn(points_drawn, telling.say("report-points-at-end")),
    ) + section(
        telling.say("compare-chapter-points"),
        seats_n(watched, telling),
        drawn(bars, telling.say("compare-chapter-points")),
        table([telling.say("report-source"), *(telling.say(f"group-{name}") for name in sources)], rows),
    )


def leads(watched: Watched, telling: Telling) -> str:
    told = lead_figures(watched, telling)
    keys = ("lead-changes", "lead-never", "lead-final", "lead-end")
    return section(
        telling.say("report-lead"),
        games_n(watched, telling),
        paragraph(" ".join(telling.say(f"report-{key}", **told) for key in keys)),
        histogram(telling, watched.rows["lead_changes"], "compare-lead_changes"),
        histogram(telling, [100 * share for share in watched.rows["decided"]], "report-decided"),
    )


def choices(watched: Watched, telling: Telling) -> str:
    asked, given = questions(watched), answers(watched)
    idle = [telling.say("report-quoted", text=question_name(telling, watched, one.name)) for one in asked if one.idle]
    never = [one.name for one in given if one.idle]
    none = telling.say("report-none")
    heads = [telling.say(f"report-{key}") for key in ("question", "asked", "forced", "options", "stake")]
    taken = [telling.say(f"report-{key}") for key in ("choice", "taken", "open", "won-taken", "won-left")]
    return section(
        telling.say("report-choices"),
        telling.say("report-n-questions", n=sum(one.asked for one in asked)),
        paragraph(telling.say("report-idle", questions=", ".join(idle) or none)),
        paragraph(telling.say("report-never", choices=", ".join(never) or none)),
        heading(telling.say("report-what-asked")),
        paragraph(telling.say("report-asked-text")),
        table([*heads, "n"], question_rows(asked, watched, telling)),
        heading(telling.say("report-what-done")),
        paragraph(telling.say("report-done-text")),
        table([*taken[:4], "n", taken[4], "n"], answer_rows(given, telling)),
    )


def question_rows(asked: list[Question], watched: Watched, telling: Telling) -> list[Row]:
    return [
        [
            question_name(telling, watched, one.name),
            telling.count(one.asked),
            telling.percent(one.forced / one.asked),
            telling.decimal(one.options),
            "\u2013" if one.spread is None else telling.decimal(100 * one.spread),
            telling.count(one.looks),
        ]
        for one in asked
    ]


def answer_rows(given: list[Answer], telling: Telling) -> list[Row]:
    return [
        [
            one.name,
            telling.percent(one.chosen / one.offered),
            telling.count(one.offered),
            *telling.with_n(one.with_it),
            *telling.with_n(one.without),
        ]
        for one in given
    ]


def use_name(one: Use, telling: Telling) -> str:
    """The component, and how often it was used where having it at all says nothing."""
    called = telling.named(one.name)
    return telling.say("report-more-than", name=called, times=one.above) if one.above else called


def component(kind: str, listed: list[Use], watched: Watched, telling: Telling) -> str:
    often = [one for one in listed if min(one.with_it.n, one.without.n) >= FEWEST] or listed
    shown = {use_name(one, telling): (one.with_it, one.without) for one in often}
    left = len(listed) - len(often)
    balance = Balance(watched.study.game)
    used = {one.name for one in listed}
    unused = [telling.named(name) for name in balance.names.get(kind, ()) if name not in used]
    called = telling.named(kind)
    title = telling.say("report-won-by", kind=called)
    with_it, without, difference, times = (
        telling.say(f"report-{key}") for key in ("won-with", "won-without", "difference", "uses")
    )
    return section(
        title,
        f"{seats_n(watched, telling)}; {telling.say('report-dotted')}",
        paragraph(note(balance.notes[kind], telling)) if kind in balance.notes else "",
        drawn(figures.dots(telling, shown, 1 / watched.study.seats), title),
        paragraph(telling.say("report-left", count=left, fewest=FEWEST)) if left else "",
        table([called, with_it, "n", without, "n", difference, times], use_rows(listed, telling)),
        paragraph(telling.say("report-unused", names=", ".join(unused))) if unused else "",
        paragraph(telling.say("report-use-text")),
    )


def note(text: str, telling: Telling) -> str:
    """What a game says about a kind of component: a message of its texts, or as it stands."""
    return telling.words.say(text) if text in telling.words.messages else text


def use_rows(listed: list[Use], telling: Telling) -> list[Row]:
    return [
        [
            use_name(one, telling),
            *telling.with_n(one.with_it),
            *telling.with_n(one.without),
            gained(one, telling) if one.with_it.n and one.without.n else "\u2013",
            telling.decimal(one.times),
        ]
        for one in listed
    ]


def gained(one: Use, telling: Telling) -> str:
    return telling.written(f"{100 * one.gain:+.1f}") + (" *" if one.sure else "")
