"""The page that shows two variants of a game side by side, in German or English."""

from html import escape

from spieltisch.lab import figures
from spieltisch.lab.comparison import FEWEST, Compared, Mean
from spieltisch.lab.markup import Row, drawn, paragraph, percent, points_list, section, table
from spieltisch.lab.markup import page as whole_page
from spieltisch.lab.telling import Telling
from spieltisch.lab.watch import Watched

MOST_TOLD = 8  # differences at a glance


class Page:
    """``labels`` say what A and B are."""

    def __init__(
        self, one: Watched, two: Watched, found: list[Compared], labels: tuple[str, str], telling: Telling
    ) -> None:
        self.one = one
        self.two = two
        self.found = found
        self.labels = labels
        self.telling = telling
        self.say = telling.say
        self.written = telling.written

    def html(self) -> str:
        chapters = list(dict.fromkeys(one.chapter for one in self.found))
        body = self.glance() + "".join(self.chapter(chapter) for chapter in chapters)
        title = self.say("compare-title", game=self.telling.words.say("game-name"))
        return whole_page(self.telling.language, title, self.summary() + body)

    def summary(self) -> str:
        facts = {
            "group-one": self.labels[0],
            "group-two": self.labels[1],
            "compare-games": self.telling.count(self.one.games),
            "compare-seats": str(self.one.study.seats),
            "compare-seed": str(self.one.study.seed),
        }
        listed = "".join(f"<dt>{escape(self.say(key))}</dt><dd>{escape(value)}</dd>" for key, value in facts.items())
        return f"<dl>{listed}</dl>" + paragraph(self.say("compare-explained"))

    def glance(self) -> str:
        """The differences that are most beyond doubt, in sentences."""
        striking = [one for one in self.found if one.striking]
        sure = sorted(striking, key=lambda one: -one.weight)[:MOST_TOLD]
        lines = [
            self.say(
                "compare-sentence",
                figure=self.full_name(one),
                one=self.written(number(one.one, one.share)),
                two=self.written(number(one.two, one.share)),
                difference=self.written(change(one)).removesuffix("\xa0*"),
            )
            for one in sure
        ]
        return section(self.say("compare-glance"), self.n(), points_list(lines or [self.say("compare-nothing")]))

    def n(self) -> str:
        return self.written(f"n = {self.one.games:,} + {self.two.games:,}")

    def chapter(self, chapter: str) -> str:
        found = [one for one in self.found if one.chapter == chapter]
        heads = [self.say(key) for key in ("compare-figure", "group-one", "group-two", "compare-difference")]
        return section(self.title(chapter), self.n(), *self.pictures(chapter, found), table(heads, self.rows(found)))

    def rows(self, found: list[Compared]) -> list[Row]:
        told = [(one, number(one.one, one.share), number(one.two, one.share), change(one)) for one in found]
        return [[self.name(one), *map(self.written, figures)] for one, *figures in told]

    def pictures(self, chapter: str, found: list[Compared]) -> list[str]:
        """Of a chapter; A and B have the same colours and marks in all of them."""
        if chapter == "games":
            return [self.histogram(name) for name in ("turns", "choices")]
        often = [one for one in found if min(one.one.n, one.two.n) >= FEWEST] or found
        units = {"winners": "share-won", "points": "points-of-a-seat"}
        unit = units.get(chapter, "share-of-seats" if chapter.startswith("used ") else "share-won")
        shown = {self.name(one): (one.one, one.two) for one in often}
        picture = figures.beside(self.telling, shown, self.say(unit), found[0].share)
        left = len(found) - len(often)
        note = [paragraph(self.say("compare-left", count=left, fewest=FEWEST))] if left else []
        return [drawn(picture, self.title(chapter)), *note]

    def histogram(self, name: str) -> str:
        values = {"one": self.one.rows[name], "two": self.two.rows[name]}
        title = self.say(f"compare-{name}")
        return drawn(figures.histogram(self.telling, values, title), title)

    # Names for people

    def title(self, chapter: str) -> str:
        what, _, kind = chapter.partition(" ")
        called = self.telling.named(kind) if kind else ""
        return self.say(f"compare-chapter-{what}", kind=called[:1].upper() + called[1:])

    def full_name(self, one: Compared) -> str:
        return self.name(one) if one.chapter in ("games", "winners") else f"{self.title(one.chapter)}: {self.name(one)}"

    def name(self, one: Compared) -> str:
        if one.chapter == "games":
            return self.say(f"compare-{one.name}")
        if one.chapter == "winners":
            column, _, seat = one.name.rpartition("_")
            return self.say("compare-seat" if column == "win" else "compare-mover", seat=int(seat) + 1)
        return self.telling.named(one.name)


def number(found: Mean, share: bool) -> str:
    if found.n == 0:
        return "–"
    return percent(found.value) if share else f"{found.value:.2f}"


def change(one: Compared) -> str:
    """The difference with its interval, a star where that leaves 0 out."""
    if 0 in (one.one.n, one.two.n):
        return "–"
    scale = 100 if one.share else 1
    low, high = (scale * (one.difference + sign * one.reach) for sign in (-1, 1))
    digits = 1 if one.share else 2
    interval = f"({low:+.{digits}f} … {high:+.{digits}f})".replace(" ", "\xa0")  # on one line, on a phone too
    text = f"{scale * one.difference:+.{digits}f} {interval}"
    return text + ("\xa0*" if one.sure else "")
