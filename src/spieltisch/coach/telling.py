"""An analysis for the screen: what was done, what was better, where it turned, in words."""

from rich import box
from rich.console import Console
from rich.table import Table

from spieltisch.coach.analysis import Analysis
from spieltisch.coach.hint import reasons_known
from spieltisch.coach.moments import Moment
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.game import Text
from spieltisch.engine.record import replay
from spieltisch.engine.registry import game
from spieltisch.screen import screen
from spieltisch.words import Words, names_of


class Telling:
    """The same in sentences of one language."""

    def __init__(self, found: Analysis, language: str, console: Console | None = None) -> None:
        record = found.record
        self.found = found
        self.names = names_of(record, language)
        self.words = Words(record.game, language, self.names)
        self.states = list(replay(record))
        self.say = game(record.game, record.version).view
        self.console = console or screen()

    def print(self) -> None:
        self.console.print(self.accounts())
        self.console.print(self.words.say("analysis-adds-up"), style="dim")
        for heading, lines in (("analysis-turning", self.turning()), ("analysis-costliest", self.costliest())):
            self.console.print()
            self.console.print(self.words.say(heading), style="bold")
            for line in lines or [self.words.say("analysis-none")]:
                self.console.print(f"  {line}", highlight=False, markup=False)
        depth = self.found.depth
        self.console.print()
        self.console.print(
            self.words.say("analysis-thought", seconds=round(self.found.seconds), iterations=depth.iterations),
            style="dim",
        )

    def accounts(self) -> Table:
        """Words below each other, so that no heading is cut at 80 columns."""
        table = Table(title=self.words.say("analysis-title"), box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
        table.add_column("", overflow="fold")
        parts = ("start", "luck", "own", "others", "unseen")
        for column in (*parts, "result", "mean"):
            heading = self.words.say(f"analysis-{column}").replace(" ", "\n")
            table.add_column(heading, justify="right", no_wrap=True)
        for name, one in zip(self.names, self.found.accounts, strict=True):
            table.add_row(
                name,
                *(self.words.figure(f"{getattr(one, part):+.2f}\n±{one.margins[part]:.2f}") for part in parts),
                self.words.figure(f"{one.result:.2f}"),
                self.words.figure(f"{one.mean_loss:.1%}"),
            )
        return table

    def turning(self) -> list[str]:
        return [
            self.words.say(
                "analysis-turned",
                n=point.n + 1,
                what=self.move(point.n),
                name=self.names[point.gained],
                by=round(100 * point.by),
            )
            for point in self.found.turning
        ]

    def costliest(self) -> list[str]:
        """The dearest choices of every seat."""
        dear = [self.found.moments[n] for one in self.found.accounts for n in one.costliest]
        return [self.costly(one) for one in dear]

    def costly(self, one: Moment) -> str:
        choice = one.choice
        assert choice is not None
        why = reasons_known(self.states[one.n], choice.best, one.seat)
        said = self.words.say(
            "analysis-costly",
            n=one.n + 1,
            name=self.names[one.seat],
            loss=round(100 * choice.loss),
            margin=round(200 * choice.error),
            kind=choice.kind,
            done=self.choice(one.n, choice.action, one.seat),
            better=self.choice(one.n, choice.best, one.seat),
        )
        return " ".join([said, *(self.words(text) for text in why)])

    def move(self, n: int) -> str:
        """What a seat chose, what all chose at the same time, or what chance brought."""
        if self.found.moments[n].secret:
            return self.words.say("analysis-together")
        action, seat = self.found.record.moves[n]
        if seat != CHANCE:
            return f"{self.names[seat]}: {self.choice(n, action, seat)}"
        state = self.states[n].copy()
        state.events = []
        state.step(action, CHANCE)
        texts = [self.say.event(event.seen_by(event.to[0] if event.to else None)) for event in state.events]
        return " ".join(self.words(text) for text in texts) or self.words.say("analysis-chance")

    def choice(self, n: int, action: int, seat: int) -> str:
        text: Text = self.say.choice(self.states[n], action, seat).text
        return self.words(text)
