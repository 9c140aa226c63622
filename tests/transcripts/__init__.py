"""A whole game as somebody plays it in the terminal, told from its record: ``docs/transcripts``."""

from collections.abc import Sequence
from io import StringIO
from pathlib import Path

from rich.console import Console

from spieltisch.bots import bot
from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.record import Record
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.engine.seat import Seat
from spieltisch.terminal import showing
from spieltisch.terminal.hearing import meant
from spieltisch.terminal.table import ME, TerminalTable, names
from spieltisch.words import Words

PLACE = Path(__file__).parent.parent.parent / "docs" / "transcripts"
LONGEST = 40  # letters that somebody would rather type than a number
SHOWN = 3  # choices listed, so that a whole game can be read


class Told(TerminalTable):
    """A table at which everything happens as it is recorded; the first seat is a person's."""

    def __init__(self, record: Record, language: str) -> None:
        self.moves = record.moves
        kinds = [ME, *["greedy"] * (record.seats - 1)]
        told = Record(record.game, record.seats, record.options, names=names(Words(record.game, language), kinds))
        self.paper = StringIO()
        console = Console(file=self.paper, width=120, force_terminal=False, color_system=None)
        super().__init__(told, kinds, language, 0, console, Typist(self), shown=SHOWN)

    def comes_by_itself(self, turn: int) -> int | None:
        action, seat = self.moves[len(self.record.moves)]
        return None if seat in self.people and self.asks_person(seat) else action


class Typist:
    """Types what is recorded: after a look round, the words of each choice, or its number where they are long."""

    def __init__(self, table: Told) -> None:
        self.table = table
        self.first = ["?", "board"]

    def ask(self, question: str, offers: Sequence[str] = ()) -> str:
        typed = self.choice() if offers else ""
        self.table.console.print(f"{question}{typed}", highlight=False, markup=False, soft_wrap=True)
        return typed

    def choice(self) -> str:
        table = self.table
        if self.first:
            word = self.first.pop(0)
            return word if word == "?" else table.command(word)
        action, seat = table.moves[len(table.record.moves)]
        options = showing.options(table.record.game, table.state, seat, table.words)
        number, said = next((one["number"], one["said"]) for one in options if one["action"] == action)
        clear = meant(said, {one["action"]: one["phrases"] for one in options}) == [action]
        return said if clear and len(said) <= LONGEST else str(number)


def transcript(id: str, language: str) -> str:
    table = Told(Record.loads((PLACE / f"{id}.json").read_text(encoding="utf-8")), language)
    table.play()
    return "\n".join(line.rstrip() for line in table.paper.getvalue().splitlines()) + "\n"


def short_game(id: str, tries: int = 30) -> Record:
    """The shortest of some games between greedy bots, with as few seats as can play."""
    return min((seeded_game(id, seed) for seed in range(tries)), key=lambda record: len(record.moves))


def seeded_game(id: str, seed: int) -> Record:
    record = Record(id, game(id).seats[0])
    state, chance = record.start(), Rng(seed)
    bots = [bot("greedy", id, 31 * seed + seat) for seat in range(record.seats)]
    while state.to_act() != OVER:
        turn = int(state.to_act())
        record.play(
            state, int(state.sample(chance)) if turn == CHANCE else int(bots[turn].choose(Seat(state, turn))), turn
        )
    return record
