"""Playing in the terminal, in sentences: for ears alone, or for eyes with a drawing besides."""

import re
import shlex
from pathlib import Path

from rich.console import Console

from spieltisch.bots import COMMAND, bots
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.game import Json
from spieltisch.engine.names import LONGEST
from spieltisch.engine.record import Record
from spieltisch.screen import screen
from spieltisch.terminal.keyboard import Keyboard, Leave
from spieltisch.terminal.table import ME, WIDEST, TerminalTable, free_name, names
from spieltisch.words import Words, names_of

# What names a bot of somebody's own. A file only reminds of it: it must not say what is run here.
OF_ONES_OWN = re.compile(rf"{COMMAND}|[\w.]+:\w+")
WATCHED = "random"  # nobody chooses in a game that is told again


def has_eyes(console: Console) -> bool:
    """Whether a drawing makes sense: a real terminal with room for it."""
    return console.is_terminal and not console.is_dumb_terminal and console.width >= WIDEST


def play(
    id: str,
    kinds: list[str],
    options: dict[str, Json],
    language: str,
    seed: int,
    save: str | None = None,
    plain: bool = False,
    force: bool = False,
) -> None:
    """A new game, saved at its end or when somebody leaves, if a file is named; ``force`` writes over one."""
    record = Record(id, len(kinds), options, names=names(Words(id, language), kinds))
    sit_down(record, kinds, language, seed, save, plain, Path(save) if save and force else None)


def resume(file: str, kinds: list[str] | None, language: str, seed: int, save: str | None, plain: bool) -> None:
    """Go on with a saved game; it is saved again in the same file, or in another one that is named."""
    record = Record.loads(Path(file).read_text(encoding="utf-8", errors="replace"))
    if record.finished:
        raise SpieltischError(f"the game in {file} is over: look at it with spieltisch replay {file}")
    seated = kinds or [kind_of(name) for name in record.names] or [ME] * record.seats
    for kind, name in zip(seated, [] if kinds else record.names):
        if kind != ME and (kind.split(":")[0] not in bots() or len(name) == LONGEST):
            seats = shlex.quote(",".join(seated))
            raise SpieltischError(f"{name} plays in {file}: say who sits where, as in --seats {seats}")
    if len(seated) != record.seats:
        raise SpieltischError(f"{len(seated)} are named for the {record.seats} seats of the game in {file}")
    anew = names(Words(record.game, language), seated)
    record.names = [old or new for old, new in zip(record.names or anew, anew, strict=True)]
    sit_down(record, seated, language, seed, save or file, plain, Path(file))


def kind_of(name: str) -> str:
    """Who played a seat of a saved game: a bot is called by its kind, ``greedy`` or ``greedy 2``; others are people."""
    base = re.sub(r" \d+$", "", name)
    return base if base.split(":")[0] in bots() or OF_ONES_OWN.match(base) else ME


def sit_down(
    record: Record,
    kinds: list[str],
    language: str,
    seed: int,
    save: str | None,
    plain: bool,
    own: Path | None = None,
) -> None:
    console = screen()
    table = TerminalTable(record, kinds, language, seed, console, Keyboard(), not plain and has_eyes(console))
    table.file, table.wanted = own, Path(save) if save is not None else None
    try:
        table.play()
    except (Leave, KeyboardInterrupt):
        table.say("terminal-bye")
    if table.wanted and not table.save(table.wanted):
        table.save(table.file or free_name(record.game))


def choose_game(ids: list[str], language: str) -> str:
    """Ask which game to play; a wrong answer is asked again, no answer leaves."""
    console = screen()
    for number, id in enumerate(ids, 1):
        say = Words(id, language)
        said = f"{number}: {say.say('game-name')}. {say.say('game-tagline')}"
        console.print(said, highlight=False, soft_wrap=not console.is_terminal)
    while True:
        try:
            said = Keyboard().ask(f"{Words(ids[0], language).say('terminal-choose-game')} ", ids)
        except Leave:
            raise SpieltischError("no game was chosen: name one, for instance 'spieltisch play reef'") from None
        if said in ids:
            return said
        if said.isdigit() and 1 <= int(said) <= len(ids):
            return ids[int(said) - 1]


def retell(record: Record, language: str, wait: bool, plain: bool) -> None:
    """A recorded game from its start, choice by choice, as a spectator saw it."""
    console, keyboard = screen(), Keyboard()
    words = Words(record.game, language)
    told = Record(record.game, record.seats, record.options, names=names_of(record, language), version=record.version)
    table = TerminalTable(
        told, [WATCHED] * record.seats, language, 0, console, keyboard, not plain and has_eyes(console)
    )
    if wait:
        table.say("terminal-retell", game=words.say("game-name"), quit=words.say("command-quit"))
    for action, seat in record.moves:
        table.carry_out(action, seat)
        if wait and seat != CHANCE:
            table.catch_up(None)
            if table.eyes:
                table.draw(None)
            try:
                if table.named(keyboard.ask("")) == "quit":
                    return
            except Leave:
                wait = False
    table.catch_up(None)  # a record may end where chance would go on
    if record.finished:
        table.finish()
