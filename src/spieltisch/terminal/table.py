"""A table in the terminal: after each choice what changed, in sentences; the whole table on request."""

import re
import shlex
import sys
import textwrap
from collections.abc import Callable
from dataclasses import replace
from functools import cached_property, partial
from itertools import accumulate
from pathlib import Path

from rich.console import Console, RenderableType
from rich.text import Text as Styled

from spieltisch.bots import Bot, bot
from spieltisch.bots.match import answer
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.event import Event
from spieltisch.engine.game import Json
from spieltisch.engine.play import asks
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
FEW = 4  # choices that are always listed
QUESTION = 6  # lines of a window for the question, how many more choices there are, and the answer
WIDEST = 112  # columns of the widest picture
fill = partial(textwrap.fill, break_on_hyphens=False, break_long_words=False)
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
        self.before: dict[int, int] = {}  # the length of the story before the move with this number
        self.untold: tuple[int, int, str] | None = None  # a choice that nothing has told yet: whose, when, its words
        self.drawn = -1  # the length of the story when the table was drawn last
        self.strangers = set(self.people) if record.moves else set()  # people who do not know the table of a saved game
        self.unwarned = set(self.people)  # people who do not know yet that the last round runs
        self.file: Path | None = None  # where this game is saved
        self.wanted: Path | None = None  # where it is to be saved when somebody leaves
        self.unsaved = False  # whether a person has chosen something that no file holds
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
        """What chance brings, a bot chooses, or a person must do; None where a person is asked."""
        if turn == CHANCE:
            return int(self.state.sample(self.rng))
        legal = self.state.legal(turn)
        if turn in self.bots:
            return legal[0] if len(legal) == 1 else int(answer(self.bots[turn], self.state, turn))
        return None if self.asks_person(turn) else legal[0]

    def asks_person(self, seat: int) -> bool:
        """Who has one choice is asked too if others may not see that: round one screen they would, bots do not."""
        return asks(self.state, seat) if len(self.people) > 1 else len(self.state.legal(seat)) > 1

    def finish(self) -> None:
        self.catch_up(self.holder)
        if self.eyes:
            self.draw(None)
        self.lines(showing.result_lines(self.record, self.state, self.words))

    def choose(self, choice: dict[str, Json], seat: int, typed: str) -> None:
        """A person's choice, remembered until something happens that tells it, unless its very words were typed."""
        self.unsaved = True
        told = words_of(typed) == words_of(choice["said"])
        self.untold = None if told else (seat, len(self.story), choice["said"])
        self.carry_out(choice["action"], seat)

    def say_back(self, seat: int) -> None:
        """The last choice of this person, if nothing has happened since."""
        if self.untold is not None and self.untold[:2] == (seat, len(self.story)):
            self.line(self.words.say("terminal-chosen", said=self.untold[2]) + ".")
        self.untold = None

    def carry_out(self, action: int, seat: int) -> None:
        self.before[len(self.record.moves)] = len(self.story)
        self.record.play(self.state, action, seat)
        happened = self.state.events or []
        self.story += happened
        listen(self.state)
        breath = [event for event in happened if self.takes_breath(event)]
        if len(self.people) <= 1 and (breath or self.state.to_act() != CHANCE):  # dice that fall are told together
            self.catch_up(self.holder)
        if seat != CHANCE:
            self.chosen[seat] = len(self.story)
        for event in breath:
            self.breathe(int(str(event.facts["seat"])))

    def breathe(self, seat: int) -> None:
        """Until Enter, or whatever else is typed; the game can be saved and left here too."""
        asked = self.words.say("terminal-pause", name=self.record.names[seat]) + " "
        while (name := self.named(self.reader.ask(asked))) in ("save", "quit"):
            if name == "quit":
                self.leave()
            else:
                self.save(None)

    @cached_property
    def people(self) -> list[int]:
        return [seat for seat, kind in enumerate(self.kinds) if kind == ME]

    def takes_breath(self, event: Event) -> bool:
        """After a great moment of a person the game waits: the others might play on for long."""
        pauses = getattr(part(self.record.game, "terminal"), "PAUSES", ())
        return event.kind in pauses and event.facts.get("seat") in self.people and self.state.to_act() != OVER

    # What a person hears and sees

    def catch_up(self, seat: int | None) -> None:
        """Tell what happened since this person was told last."""
        at = seat if seat is not None else 0
        self.tell_events(self.story[self.heard[at] :], seat)
        self.heard[at] = len(self.story)

    def tell_events(self, events: list[Event], seat: int | None) -> None:
        self.lines(showing.happened(self.record.game, [event.seen_by(seat) for event in events], self.words))

    def line(self, said: str, under: int = 0) -> None:
        said = re.sub(r"([.!?…])\.$", r"\1", said)
        self.console.print(self.fitted(said, under), highlight=False, markup=False, soft_wrap=True)

    def fitted(self, said: str, under: int = 0) -> str:
        """At a terminal no word is cut, and further lines stand ``under`` columns in; a pipe gets whole lines."""
        if not self.console.is_terminal:
            return said
        return "\n".join(fill(one, self.console.width, subsequent_indent=" " * under) for one in said.split("\n"))

    def lines(self, many: list[str]) -> None:
        for one in many:
            self.line(one)

    def say(self, key: str, **args: str | int) -> None:
        self.line(self.words.say(key, **args))

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
        self.say_back(seat)
        if self.eyes:
            self.look(seat)
        elif seat in self.strangers:
            self.show_table(seat)
        self.strangers.discard(seat)
        self.warn(seat)
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

    def warn(self, seat: int) -> None:
        """Once to each that the last round runs, where no event has told it."""
        if seat in self.unwarned and showing.seen(self.state, seat, self.words).get("last_round"):
            self.unwarned.discard(seat)
            if all(event.kind != "last_round" for event in self.story):
                self.say("terminal-last-round")

    def ask(self, seat: int) -> None:
        asked = game(self.record.game).view.prompt(self.state, seat)
        question = self.words(asked.text)
        question += "" if question.endswith(("?", ".", "!")) else "."
        self.console.print()
        turn = self.words.say("terminal-turn", name=self.record.names[seat], prompt=question)
        said = Styled(self.fitted(f"{turn} {self.words.say('terminal-rule', rule=asked.rule)}"))
        said.stylize("bold", 0, len(turn))
        self.console.print(said, highlight=False, soft_wrap=True)

    def show(self, options: list[dict[str, Json]], most: int | None, only: list[int] | None = None) -> None:
        """The choices with their numbers, or only some of them; a line that says "one more" could be that one."""
        shown = [one for one in options if only is None or one["action"] in only]
        said = [self.fitted(choice_line(one), under=5) for one in shown]
        fitting = len(said) if most is None else self.fitting(said[:most])
        if fitting + 1 == len(said):
            fitting += 1
        self.lines(said[:fitting])
        if len(said) > fitting:
            self.say("terminal-more", number=len(said) - fitting, command=self.command("list"))

    def fitting(self, said: list[str]) -> int:
        """How many of the choices the window has room for below their question, at least a few."""
        room = self.console.height - QUESTION if self.console.is_terminal else sys.maxsize
        taken = accumulate(one.count("\n") + 1 for one in said)
        return max(min(FEW, len(said)), sum(1 for lines in taken if lines <= room))

    # What a person answers

    def command(self, name: str) -> str:
        return self.words.say(f"command-{name}")

    def named(self, word: str) -> str | None:
        """The command that is called so in the language of the table, or in English."""
        said = words_of(word)
        return next((name for name in COMMANDS if said in (words_of(name), words_of(self.command(name)))), None)

    def answered(self, said: str, seat: int, options: list[dict[str, Json]]) -> bool:
        """Whether the answer was a move (or an undo): then the game goes on."""
        if not said:
            self.say("terminal-nothing", command=self.command("list"))
            return False
        by_number = next((one for one in options if str(one["number"]) == said), None)
        if by_number is not None:
            self.choose(by_number, seat, said)
            return True
        first, _, rest = said.partition(" ")
        name = self.named(first)
        if said == "?" or (name and (not rest or name in ("save", "rules"))):
            return self.obey(name or "help", rest.strip(), seat, options)
        return self.understood(said, seat, options)

    def understood(self, said: str, seat: int, options: list[dict[str, Json]]) -> bool:
        found = [] if said.isdigit() else meant(said, {one["action"]: one["phrases"] for one in options})
        if len(found) == 1:
            self.choose(next(one for one in options if one["action"] == found[0]), seat, said)
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
            self.leave()
            return False
        if name == "undo":
            return self.undo(seat)
        commands: dict[str, Callable[[], object]] = {
            "help": self.help,
            "list": lambda: self.show(options, None),
            "board": lambda: self.show_table(seat),
            "again": lambda: self.again(seat),
            "rules": lambda: self.rules(rest),
            "save": lambda: self.save(Path(rest) if rest else None),
            "ears": lambda: self.use_eyes(False),
            "eyes": lambda: self.use_eyes(True),
        }
        commands[name]()
        return False

    def leave(self) -> None:
        """At once if nothing would be lost, otherwise when it is said a second time."""
        if self.wanted or not self.unsaved:
            raise Leave
        self.unsaved = False
        self.say("terminal-unsaved", save=self.command("save"), quit=self.command("quit"))

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
            again = replace(self.record, moves=[])
            state = again.start()
            for action, mover in moves:
                again.play(state, action, mover)
            if len(state.legal(seat)) > 1:
                self.record, self.state = again, state
                listen(state)
                self.forget(self.before.get(len(moves), 0))
                self.say("terminal-undone")
                return True
        self.say("terminal-no-undo")
        return False

    def forget(self, length: int) -> None:
        """What was taken back is told to nobody any more."""
        del self.story[length:]
        self.untold = None
        self.heard = [min(length, heard) for heard in self.heard]
        self.chosen = [min(length, chosen) for chosen in self.chosen]
        self.drawn = min(length, self.drawn)

    def save(self, file: Path | None) -> bool:
        """Into a file of its own: nothing that lay there before is overwritten, and no wrong name ends the game."""
        file = file or self.file or self.wanted or free_name(self.record.game)
        try:
            file = file.expanduser()
            if file.exists() and file != self.file:
                self.say("terminal-not-saved", file=str(file))
                return False
            file.write_text(self.record.dumps(), encoding="utf-8")
        except (OSError, RuntimeError, ValueError):  # no such folder, no such home, no name of a file
            self.say("terminal-cannot-save", file=str(file))
            return False
        self.file, self.unsaved = file, False
        key = "terminal-saved-over" if self.record.finished else "terminal-saved"
        saved = self.words.say(key, file=str(file), quoted=shlex.quote(str(file)))
        self.console.print(saved, highlight=False, markup=False, soft_wrap=True)  # in one line, to be copied
        return True


def choice_line(one: dict[str, Json]) -> str:
    return f"{one['number']:3}: {one['said']}" + (f" – {one['result']}" if one["result"] else "")


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
