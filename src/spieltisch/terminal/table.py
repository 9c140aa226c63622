"""A table in the terminal: after each choice what changed, in sentences; the whole table on request."""

import re
from collections.abc import Callable
from functools import cached_property
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text as Styled

from spieltisch.bots import Bot, bot
from spieltisch.bots.match import answer
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.event import Event
from spieltisch.engine.game import Json
from spieltisch.engine.record import Record
from spieltisch.engine.registry import game, part
from spieltisch.engine.rng import Rng
from spieltisch.engine.table import listen
from spieltisch.terminal import showing
from spieltisch.terminal.hearing import meant, words_of
from spieltisch.terminal.keyboard import Leave, Reader
from spieltisch.words import Words, rules_text

ME = "me"
SHOWN = 12  # choices listed before "list" is asked for
WIDEST = 112  # columns of the widest picture
COMMANDS = ("help", "list", "board", "again", "rules", "undo", "save", "ears", "eyes", "quit")


class TerminalTable:
    """People (``me``) and bots at one game. ``eyes``: whether a drawing goes with the sentences."""

    def __init__(
        self,
        record: Record,
        kinds: list[str],
        language: str,
        seed: int,
        console: Console,
        reader: Reader,
        eyes: bool = False,
        shown: int = SHOWN,
    ) -> None:
        self.record = record
        self.kinds = kinds
        self.language = language
        self.words = Words(record.game, language, record.names)
        self.console = console
        self.reader = reader
        self.eyes = eyes
        self.shown = shown
        self.rng = Rng(seed)
        self.bots: dict[int, Bot] = {
            seat: bot(kind, record.game, seed * 31 + seat, version=record.version)
            for seat, kind in enumerate(kinds)
            if kind != ME
        }
        self.holder = kinds.index(ME) if ME in kinds else None  # who sits at the screen
        self.story: list[Event] = []  # all that happened since the table was opened
        self.heard = [0] * record.seats  # how much of it each person was told
        self.chosen = [0] * record.seats  # how much of it there was at the last choice of each
        self.drawn = -1  # the length of the story when the table was drawn last
        self.file: Path | None = None  # where this game is saved
        self.state = record.start()
        for action, seat in record.moves:
            self.state.step(action, seat)
        listen(self.state)

    # The game

    def play(self) -> None:
        """To its end, or until somebody leaves."""
        self.say("terminal-welcome", game=self.words.say("game-name"))
        while self.state.to_act() != OVER:
            turn = int(self.state.to_act())
            action = self.comes_by_itself(turn)
            if action is None:
                self.person(turn)
            else:
                self.carry_out(action, turn)
        self.finish()

    def comes_by_itself(self, turn: int) -> int | None:
        """What chance brings, a bot chooses, or a person must do; None where a person has a choice."""
        if turn == CHANCE:
            return int(self.state.sample(self.rng))
        legal = self.state.legal(turn)
        if len(legal) == 1:
            return legal[0]
        return int(answer(self.bots[turn], self.state, turn)) if turn in self.bots else None

    def finish(self) -> None:
        self.catch_up(self.holder)
        if self.eyes:
            self.draw(None)
        self.lines(showing.result_lines(self.record, self.state, self.words))

    def carry_out(self, action: int, seat: int) -> None:
        self.record.play(self.state, action, seat)
        happened = self.state.events or []
        self.story += happened
        listen(self.state)
        if len(self.people) <= 1:
            self.catch_up(self.holder)
        if seat != CHANCE:
            self.chosen[seat] = len(self.story)
        for event in happened:
            self.take_breath(event)

    @cached_property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == ME]

    def take_breath(self, event: Event) -> None:
        """After a great moment of a person the game waits: the others might play on for long."""
        pauses = getattr(part(self.record.game, "terminal"), "PAUSES", ())
        who = event.facts.get("seat")
        if event.kind in pauses and isinstance(who, int) and who in self.people and self.state.to_act() != OVER:
            self.reader.ask(self.words.say("terminal-pause", name=self.record.names[who]) + " ")

    # What a person hears and sees

    def catch_up(self, seat: int | None) -> None:
        """Tell what happened since this person was told last."""
        at = seat if seat is not None else 0
        self.tell_events(self.story[self.heard[at] :], seat)
        self.heard[at] = len(self.story)

    def tell_events(self, events: list[Event], seat: int | None) -> None:
        for event in events:
            self.line(self.words(game(self.record.game).view.event(event.seen_by(seat))) + ".")

    def line(self, said: str) -> None:
        said = re.sub(r"([.!?…])\.$", r"\1", said)
        self.console.print(said, highlight=False, markup=False, soft_wrap=True)

    def lines(self, many: list[str]) -> None:
        for one in many:
            self.line(one)

    def say(self, key: str, **args: str | int) -> None:
        self.console.print(self.words.say(key, **args), highlight=False, markup=False, soft_wrap=True)

    def draw(self, seat: int | None) -> None:
        self.picture(showing.board(self.record.game, self.state, seat, self.words))
        self.drawn = len(self.story)

    def picture(self, drawing: RenderableType | None) -> None:
        if drawing is not None:
            self.console.print()
            self.console.print(drawing, highlight=False)

    def person(self, seat: int) -> None:
        """Tell what happened, ask, and take an answer."""
        if seat != self.holder or len(self.people) > 1:
            self.pass_on(seat)
        if self.eyes:
            self.look(seat)
        options = showing.options(self.record.game, self.state, seat, self.words)
        self.ask(seat)
        self.show(options, self.shown)
        offers = [self.command(name) for name in COMMANDS] + [one["said"] for one in options]
        while not self.answered(self.reader.ask(self.words.say("terminal-ask") + " ", offers), seat, options):
            pass

    def pass_on(self, seat: int) -> None:
        """The screen goes to another person, who is told what happened meanwhile."""
        if seat != self.holder:
            if self.console.is_terminal:
                self.console.clear()
            self.reader.ask(self.words.say("terminal-pass", name=self.record.names[seat]) + " ")
            self.holder = seat
        self.catch_up(seat)

    def look(self, seat: int) -> None:
        """The whole table when others have acted, otherwise the part that matters now."""
        if self.drawn < 0 or any(
            self.chosen[other] > self.drawn for other in range(self.record.seats) if other != seat
        ):
            self.draw(seat)
        else:
            self.picture(showing.glance(self.record.game, self.state, seat, self.words))

    def ask(self, seat: int) -> None:
        asked = game(self.record.game).view.prompt(self.state, seat)
        question = self.words(asked.text)
        question += "" if question.endswith(("?", ".", "!")) else "."
        self.console.print()
        self.console.print(
            Styled(self.words.say("terminal-turn", name=self.record.names[seat], prompt=question), "bold"),
            self.words.say("terminal-rule", rule=asked.rule),
            highlight=False,
            soft_wrap=True,
        )

    def show(self, options: list[dict[str, Json]], most: int, only: list[int] | None = None) -> None:
        """The choices with their numbers, or only some of them."""
        numbered = [(number, one) for number, one in enumerate(options, 1) if only is None or one["action"] in only]
        for number, one in numbered[:most]:
            result = f" – {one['result']}" if one["result"] else ""
            self.line(f"{number:3}: {one['said']}{result}")
        if len(numbered) > most:
            self.say("terminal-more", number=len(numbered) - most, command=self.command("list"))

    # What a person answers

    def command(self, name: str) -> str:
        return self.words.say(f"command-{name}")

    def answered(self, said: str, seat: int, options: list[dict[str, Json]]) -> bool:
        """Whether the answer was a move (or an undo): then the game goes on."""
        if not said:
            self.say("terminal-nothing", command=self.command("list"))
            return False
        if said.isdigit() and 1 <= int(said) <= len(options):
            self.carry_out(options[int(said) - 1]["action"], seat)
            return True
        first, _, rest = said.partition(" ")
        name = next(
            (name for name in COMMANDS if words_of(first) in (words_of(name), words_of(self.command(name)))), None
        )
        if said == "?" or (name and (not rest or name in ("save", "rules"))):
            return self.obey(name or "help", rest.strip(), seat, options)
        return self.understood(said, seat, options)

    def understood(self, said: str, seat: int, options: list[dict[str, Json]]) -> bool:
        found = [] if said.isdigit() else meant(said, {one["action"]: one["phrases"] for one in options})
        if len(found) == 1:
            self.carry_out(found[0], seat)
            return True
        if found:
            self.say("terminal-several", number=len(found))
            self.show(options, self.shown, found)
        else:
            self.say("terminal-wrong", said=said, example=options[0]["said"])
        return False

    def obey(self, name: str, rest: str, seat: int, options: list[dict[str, Json]]) -> bool:
        """Carry out a command; only an undo lets the game go on from another place."""
        if name == "quit":
            raise Leave
        if name == "undo":
            return self.undo(seat)
        commands: dict[str, Callable[[], object]] = {
            "help": self.help,
            "list": lambda: self.show(options, len(options)),
            "board": lambda: self.show_table(seat),
            "again": lambda: self.again(seat),
            "rules": lambda: self.rules(rest),
            "save": lambda: self.save(Path(rest) if rest else None),
            "ears": lambda: self.use_eyes(False),
            "eyes": lambda: self.use_eyes(True),
        }
        commands[name]()
        return False

    def help(self) -> None:
        self.say("terminal-help", **{name: self.command(name) for name in COMMANDS})
        if "legend" in self.words.messages:
            self.say("legend")

    def show_table(self, seat: int) -> None:
        if self.eyes:
            self.draw(seat)
        else:
            self.lines(showing.told(self.record.game, self.state, seat, self.words))

    def again(self, seat: int) -> None:
        news = self.story[self.chosen[seat] :]
        self.tell_events(news, seat)
        if not news:
            self.say("terminal-no-news")

    def use_eyes(self, eyes: bool) -> None:
        if eyes and self.console.width < WIDEST:
            self.say("terminal-narrow", columns=WIDEST)
            return
        self.eyes = eyes
        self.say("terminal-eyes" if eyes else "terminal-ears", command=self.command("board"))

    def rules(self, paragraph: str) -> None:
        """The short rules without their marks, or one paragraph of them."""
        found = rules_text(self.record.game, self.language).replace("**", "").splitlines()
        if paragraph:
            wanted = re.compile(rf"§{re.escape(paragraph.removeprefix('§'))}(?![\d])")
            found = [line for line in found if wanted.match(line.lstrip("# "))]
        self.lines([line.lstrip("# ") for line in found] or [self.words.say("terminal-no-rule", said=paragraph)])

    def undo(self, seat: int) -> bool:
        """Back to this person's last real choice, never past chance or another seat."""
        moves = self.record.moves[:]
        while moves and moves[-1][1] == seat:
            moves.pop()
            again = Record(self.record.game, self.record.seats, self.record.options, names=self.record.names)
            state = again.start()
            for action, mover in moves:
                again.play(state, action, mover)
            if len(state.legal(seat)) > 1:
                self.record, self.state = again, state
                listen(state)
                self.say("terminal-undone")
                return True
        self.say("terminal-no-undo")
        return False

    def save(self, file: Path | None) -> bool:
        """Into a file of its own: nothing that lay there before is overwritten."""
        file = file or self.file or free_name(self.record.game)
        if file.exists() and file != self.file:
            self.say("terminal-not-saved", file=str(file))
            return False
        file.write_text(self.record.dumps(), encoding="utf-8")
        self.file = file
        self.say("terminal-saved", file=str(file))
        return True


def free_name(id: str) -> Path:
    """``reef.json``, or ``reef-2.json`` where there is one already."""
    names = (Path(f"{id}{f'-{number}' if number > 1 else ''}.json") for number in range(1, 10_000))
    return next(name for name in names if not name.exists())


def names(words: Words, kinds: list[str]) -> list[str]:
    """A guest for each person, each bot by its kind, numbered where there are several."""
    found = []
    for seat, kind in enumerate(kinds):
        base = words.say("terminal-me") if kind == ME else kind
        number = kinds[: seat + 1].count(kind)
        found.append(f"{base} {number}" if kinds.count(kind) > 1 else base)
    return found
