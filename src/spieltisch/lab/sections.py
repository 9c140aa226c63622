"""The sections of a balance report: each draws and tells one thing, with its n."""

from statistics import mean, median

from spieltisch.coach.balance import Balance
from spieltisch.coach.ledger import source_text
from spieltisch.engine.game import Text
from spieltisch.lab import figures
from spieltisch.lab.findings import Answer, Question, Rate, Use, answers, by_seat, points, questions, scores, uses
from spieltisch.lab.markup import Row, drawn, heading, interval, paragraph, percent, points_list, section, table, with_n
from spieltisch.lab.names import named
from spieltisch.lab.watch import Watched
from spieltisch.words import Words

ORDER = "order of the first choice"
FEWEST = 30  # seats with and without a component that its picture asks for; the table has them all


def question_name(words: Words, watched: Watched, key: str) -> str:
    """A question as it is put to people, with dots where it names something."""
    return words(Text(key, dict.fromkeys(watched.prompts[key], "…")))


def glance(watched: Watched, words: Words) -> str:
    """What a designer should know first."""
    turns, made, decided = (watched.rows[name] for name in ("turns", "choices", "decided"))
    groups = {name: mean(group) for name, group in scores(watched).items()}
    lines = [
        f"A typical game has {median(turns):.0f} turns and {median(made):.0f} real choices.",
        advantage(by_seat(watched), "seat", watched.study.seats),
        advantage(by_seat(watched, "win_of_mover"), ORDER, watched.study.seats),
        "Points at the end, on average: " + ", ".join(f"{name} {value:.1f}" for name, value in groups.items()) + ".",
        f"The lead changes {mean(watched.rows['lead_changes']):.1f} times a game. In half of the games the winner "
        f"takes the lead for good only after {percent(median(decided))} of the turns.",
        *(extremes(kind, listed, words) for kind, listed in uses(watched).items()),
    ]
    return section("At a glance", f"n = {watched.games:,} games", points_list(lines))


def advantage(found: dict[str, Rate], what: str, seats: int) -> str:
    """Which seats win more or less than their share, beyond doubt."""
    even = 1 / seats
    sure = [f"{name} wins {interval(rate)}" for name, rate in found.items() if rate.low > even or rate.high < even]
    if not sure:
        return f"By {what}: all win alike as far as can be told (even: {percent(even)})."
    return f"By {what}: {'; '.join(sure)}. Even would be {percent(even)}."


def extremes(kind: str, listed: list[Use], words: Words) -> str:
    """The components that go with victories most and least."""
    sure = [one for one in listed if one.sure]
    if not sure:
        return f"By {kind}: no difference that is beyond doubt."
    ends = [sure[0], sure[-1]] if len(sure) > 1 else sure
    told = [f"“{use_name(one, words)}” {100 * one.gain:+.1f} points (n = {one.with_it.n:,})" for one in ends]
    return f"By {kind}, win rate with it against without: {'; '.join(told)}. {len(sure)} of {len(listed)} are sure."


def length(watched: Watched) -> str:
    made, turns = watched.rows["choices"], watched.rows["turns"]
    return section(
        "Length of games",
        f"n = {watched.games:,} games",
        paragraph(
            f"Real choices in a game: {median(made):.0f} (median; {min(made):.0f} to {max(made):.0f}). "
            f"Turns: {median(turns):.0f} ({min(turns):.0f} to {max(turns):.0f}). A turn ends when another seat acts; "
            "a choice with one option is not counted."
        ),
        drawn(figures.histogram({"games": turns}, "turns in a game"), "histogram of turns"),
        drawn(figures.histogram({"games": made}, "real choices in a game"), "histogram of real choices"),
    )


def winners(watched: Watched) -> str:
    even = 1 / watched.study.seats
    parts = []
    for column, head in (("win", "seat"), ("win_of_mover", ORDER)):
        found = by_seat(watched, column)
        rows = [[name, *with_n(one)] for name, one in found.items()]
        parts.append(heading(f"By {head}"))
        parts.append(drawn(figures.rates(found, head, even), f"win rate by {head}"))
        parts.append(table([head, "won (95 %)", "n"], rows))
    return section("Who wins", f"n = {watched.games:,} games; dotted line: all alike", *parts)


def points_section(watched: Watched, words: Words) -> str:
    groups = scores(watched)
    sources = {
        group: {words(source_text(source)): value for source, value in of.items()}
        for group, of in points(watched).items()
    }
    means = ", ".join(f"{name} {mean(group):.1f} on average (n = {len(group):,})" for name, group in groups.items())
    rows = [
        [source, *(f"{group.get(source, 0.0):.2f}" for group in sources.values())]
        for source in next(iter(sources.values()), {})
    ]
    seats = f"n = {watched.games * watched.study.seats:,} seats"
    return section(
        "Points",
        seats,
        paragraph(f"At the end: {means}."),
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
    finals = [100 * share for share in decided]
    return section(
        "The lead",
        f"n = {watched.games:,} games",
        paragraph(
            f"The lead changes {mean(changed):.1f} times a game; {never} of the games know only one leader. In half of "
            f"them the winner takes the lead for good only after {percent(median(decided))} of the turns; 100 % means "
            "that the very end decided."
        ),
        drawn(figures.histogram({"games": changed}, "changes of the lead"), "histogram of lead changes"),
        drawn(figures.histogram({"games": finals}, "% of the turns until the lead was final"), "when it was decided"),
    )


def choices(watched: Watched, words: Words) -> str:
    asked, given = questions(watched), answers(watched)
    idle = [f"“{question_name(words, watched, one.name)}”" for one in asked if one.idle]
    never = [one.name for one in given if one.idle]
    return section(
        "Choices, and those that never matter",
        f"n = {sum(one.asked for one in asked):,} questions",
        paragraph(
            f"Questions whose options hardly differ in the eyes of the bots: {', '.join(idle) or 'none'}. The bots "
            "judge the position right after the choice: one that takes effect later may be among them."
        ),
        paragraph(f"Kinds of choice taken in less than 1 % of the cases: {', '.join(never) or 'none'}."),
        heading("What seats are asked"),
        paragraph(
            "Forced: only one option. At stake: how far the best option lies above the worst in the bots' evaluation, "
            "in points of win chance, where it was looked at (one real choice in twenty)."
        ),
        table(["question", "asked", "forced", "options", "at stake", "n"], question_rows(asked, watched, words)),
        heading("What they do"),
        paragraph(
            "Kinds of choice, by the first word of their notation, where something else was open too. Choices of one "
            "game share its end, so their intervals are a little too narrow."
        ),
        table(["choice", "taken", "open", "won when taken", "n", "won when left", "n"], answer_rows(given)),
    )


def question_rows(asked: list[Question], watched: Watched, words: Words) -> list[Row]:
    return [
        [
            question_name(words, watched, one.name),
            f"{one.asked:,}",
            percent(one.forced / one.asked),
            f"{one.options:.1f}",
            "\u2013" if one.spread is None else f"{100 * one.spread:.1f}",
            f"{one.looks:,}",
        ]
        for one in asked
    ]


def answer_rows(given: list[Answer]) -> list[Row]:
    return [
        [
            one.name,
            percent(one.chosen / one.offered),
            f"{one.offered:,}",
            *with_n(one.with_it),
            *with_n(one.without),
        ]
        for one in given
    ]


def use_name(one: Use, words: Words) -> str:
    """The component, and how often it was used where having it at all says nothing."""
    times = "once" if one.above == 1 else f"{one.above} times"
    return named(words, one.name) + (f", more than {times}" if one.above else "")


def component(kind: str, listed: list[Use], watched: Watched, words: Words) -> str:
    often = [one for one in listed if min(one.with_it.n, one.without.n) >= FEWEST] or listed
    shown = {use_name(one, words): (one.with_it, one.without) for one in often}
    left = len(listed) - len(often)
    balance = Balance(watched.study.game)
    used = {one.name for one in listed}
    unused = [named(words, name) for name in balance.names.get(kind, ()) if name not in used]
    return section(
        f"Win rate by {kind}",
        f"n = {watched.games * watched.study.seats:,} seats; dotted line: all alike",
        paragraph(balance.notes[kind]) if kind in balance.notes else "",
        drawn(figures.dots(shown, 1 / watched.study.seats), f"win rate by {kind}"),
        paragraph(f"Not drawn: {left} with less than {FEWEST} seats on one side.") if left else "",
        table([kind, "won with it", "n", "won without it", "n", "difference", "uses"], use_rows(listed, words)),
        paragraph(f"Never used: {', '.join(unused)}.") if unused else "",
        paragraph(
            "* The intervals with and without lie apart. Difference: in points of win rate. Uses: by a seat that used "
            "it at all, on average. Who is ahead can afford more: a high rate is not yet a cause."
        ),
    )


def use_rows(listed: list[Use], words: Words) -> list[Row]:
    return [
        [
            use_name(one, words),
            *with_n(one.with_it),
            *with_n(one.without),
            f"{100 * one.gain:+.1f}{' *' if one.sure else ''}" if one.with_it.n and one.without.n else "\u2013",
            f"{one.times:.1f}",
        ]
        for one in listed
    ]
