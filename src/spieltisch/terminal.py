"""Playing in the terminal, line by line: also the best client for a screen reader."""

import importlib
from collections.abc import Callable
from pathlib import Path

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.table import Table

from spieltisch.bots import Bot, bot
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.errors import BadNotation, SpieltischError
from spieltisch.engine.game import Json, Text
from spieltisch.engine.record import Record
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat
from spieltisch.engine.table import listen, view
from spieltisch.engine.words import notation, parse
from spieltisch.words import Words, rules_text

ME = "me"
SHOWN = 24  # choices listed before "list" is asked for


class Leave(Exception):
    """Somebody leaves the table."""


class TerminalTable:
    """A table in the terminal: people (``me``) and bots, one game."""

    def __init__(
        self,
        id: str,
        seats: list[str],
        options: dict[str, Json],
        language: str,
        seed: int,
        console: Console,
    ) -> None:
        self.console = console
        self.language = language
        self.rng = Rng(seed)
        self.people = [seat for seat, kind in enumerate(seats) if kind == ME]
        self.bots: dict[int, Bot] = {
            seat: bot(kind, id, seed * 31 + seat) for seat, kind in enumerate(seats) if kind != ME
        }
        self.record = Record(id, len(seats), options)
        self.words = Words(id, language)
        self.record.names = names(self.words, seats)
        self.words = Words(id, language, self.record.names)
        self.state = self.record.start()
        self.holder = self.people[0] if self.people else None  # whose eyes are on the screen
        self.shown: object = None
        listen(self.state)

    def play(self) -> None:
        """The game to its end, or until somebody leaves."""
        while self.state.to_act() != OVER:
            turn = int(self.state.to_act())
            if turn == CHANCE:
                self.carry_out(int(self.state.sample(self.rng)), CHANCE)
            elif len(self.state.legal(turn)) == 1:
                self.carry_out(self.state.legal(turn)[0], turn)
            elif turn in self.bots:
                self.carry_out(int(self.bots[turn].choose(Seat(self.state, turn))), turn)
            else:
                self.person(turn)
        self.show_board(None)
        self.console.print(standings(self.state, self.words, self.record.names))

    def carry_out(self, action: int, seat: int) -> None:
        self.record.play(self.state, action, seat)
        for event in self.state.events or []:
            text = game(self.record.game).view.event(event.seen_by(self.holder))
            self.console.print(f"[dim]·[/] {self.words(text)}", highlight=False)
        listen(self.state)

    def person(self, seat: int) -> None:
        """Show the table and the choices to a person, and take one."""
        if seat != self.holder:
            self.console.clear()
            self.read(self.words.say("terminal-pass", name=self.record.names[seat]))
            self.holder = seat
        if self.shown != self.state.key():
            self.show_board(seat)
        self.shown = self.state.key()
        self.show_choices(seat, SHOWN)
        while not self.answered(self.read(self.words.say("terminal-ask")), seat):
            pass

    def read(self, question: str) -> str:
        try:
            return input(f"{question}: ").strip()
        except EOFError:
            raise Leave from None

    def answered(self, said: str, seat: int) -> bool:
        """Whether the answer was a move (or an undo): then the game goes on."""
        legal = self.state.legal(seat)
        if said.isdigit() and 1 <= int(said) <= len(legal):
            self.carry_out(legal[int(said) - 1], seat)
            return True
        command, _, rest = said.partition(" ")
        if command == "undo" and not rest:
            return self.undo(seat)
        commands: dict[str, Callable[[], None]] = {
            "?": lambda: self.say("terminal-help", example=notation(self.state, legal[0])),
            "list": lambda: self.show_choices(seat, len(legal)),
            "board": lambda: self.show_board(seat),
            "rules": lambda: self.console.print(Markdown(rules_text(self.record.game, self.language))),
            "save": lambda: self.save(rest or f"{self.record.game}.json"),
        }
        if command == "quit":
            raise Leave
        if command in commands:
            commands[command]()
            return False
        try:
            self.carry_out(parse(self.state, said, seat), seat)
        except BadNotation:
            self.say("terminal-wrong", said=said, example=notation(self.state, legal[0]))
            return False
        return True

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

    def save(self, file: str) -> None:
        Path(file).write_text(self.record.dumps(), encoding="utf-8")
        self.say("terminal-saved", file=file)

    def say(self, key: str, **args: str | int) -> None:
        self.console.print(self.words.say(key, **args), highlight=False)

    def show_board(self, seat: int | None) -> None:
        self.console.print()
        self.console.print(board(self.record.game, self.state, seat, self.words), highlight=False)

    def show_choices(self, seat: int, most: int) -> None:
        asked = game(self.record.game).view.prompt(self.state, seat)
        rule = self.words.say("terminal-rule", rule=asked.rule)
        who = self.words.say("terminal-turn", name=self.record.names[seat], prompt=self.words(asked.text))
        self.console.print(f"\n[bold]{who}[/]  [dim]{rule}[/]", highlight=False)
        legal = self.state.legal(seat)
        for number, action in enumerate(legal[:most], 1):
            text = self.words(game(self.record.game).view.choice(self.state, action, seat).text)
            self.console.print(f"{number:4}  {text}  [dim]{notation(self.state, action)}[/]", highlight=False)
        if len(legal) > most:
            self.say("terminal-more", number=len(legal) - most)


def names(words: Words, seats: list[str]) -> list[str]:
    """A guest for each person, each bot by its kind, numbered where there are several."""
    found = []
    for seat, kind in enumerate(seats):
        base = words.say("terminal-me") if kind == ME else kind
        number = seats[: seat + 1].count(kind)
        found.append(f"{base} {number}" if seats.count(kind) > 1 else base)
    return found


def board(id: str, state: State, seat: int | None, words: Words) -> RenderableType:
    """The table as this seat sees it: drawn by the game's own terminal board where it has one."""
    try:
        drawing = importlib.import_module(f"spieltisch.games.{id}.terminal")
    except ModuleNotFoundError:
        return game(id).view.show(state, seat)
    draw: Callable[[dict[str, Json], Callable[[Text], str]], RenderableType] = drawing.draw
    return draw(view(state, seat) | {"names": list(words.names)}, words)


def standings(state: State, words: Words, names: list[str]) -> Table:
    table = Table(title=words.say("terminal-standings"))
    table.add_column(words.say("terminal-place"), justify="right")
    table.add_column(words.say("terminal-player"))
    table.add_column(words.say("terminal-points"), justify="right")
    places, scores = state.places(), state.scores()
    for seat in sorted(range(len(names)), key=lambda seat: places[seat]):
        table.add_row(str(places[seat]), names[seat], str(scores[seat]))
    return table


def play(id: str, seats: list[str], options: dict[str, Json], language: str, seed: int, save: str | None) -> None:
    console = Console()
    table = TerminalTable(id, seats, options, language, seed, console)
    try:
        table.play()
    except (Leave, KeyboardInterrupt):
        table.say("terminal-bye")
    if save:
        table.save(save)


def choose_game(ids: list[str], language: str) -> str:
    """Ask which game to play; a wrong answer is asked again, no answer leaves."""
    console = Console()
    for number, id in enumerate(ids, 1):
        say = Words(id, language)
        console.print(f"{number:4}  [bold]{say.say('game-name')}[/]  {say.say('game-tagline')}", highlight=False)
    while True:
        try:
            said = input(f"{Words(ids[0], language).say('terminal-choose-game')} ").strip()
        except EOFError:
            raise SpieltischError("no game was chosen: name one, for instance 'spieltisch play reef'") from None
        if said in ids:
            return said
        if said.isdigit() and 1 <= int(said) <= len(ids):
            return ids[int(said) - 1]
