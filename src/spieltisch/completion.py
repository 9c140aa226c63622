"""What a shell offers where somebody presses Tab: commands, flags, and the games, bots and files of this machine."""

from argparse import Action, ArgumentParser
from collections.abc import Iterator
from pathlib import Path

import shtab

from spieltisch.bots import bots
from spieltisch.engine.registry import games

SHELLS = shtab.SUPPORTED_SHELLS
WHO = ("bot", "bots", "base", "level")  # arguments that name bots, most of them several with commas between
BOTS = {
    "bash": '_spieltisch_bots() {{ compgen -P "${{1%"${{1##*,}}"}}" -W "{names}" -- "${{1##*,}}"; }}',
    "zsh": "_spieltisch_bots() {{ _values -s , bot {names}; }}",
}


def script(top: ArgumentParser, shell: str) -> str:
    """For this shell to read; it names what is on this machine now."""
    for argument in arguments(top):
        offer(argument)
    preamble = BOTS.get(shell, "").format(names=" ".join(["me", *bots()]))
    return str(shtab.complete(top, shell, preamble=preamble))


def arguments(top: ArgumentParser) -> Iterator[Action]:
    """Of all commands."""
    assert top._subparsers is not None
    for action in top._subparsers._group_actions:
        for command in dict(action.choices or {}).values():
            yield from command._actions


def offer(argument: Action) -> None:
    if argument.dest == "game":
        argument.choices = games()
    elif names_bots(argument):
        complete(argument, dict.fromkeys(BOTS, "_spieltisch_bots"))
    elif argument.metavar == "FOLDER":
        complete(argument, shtab.DIRECTORY)
    elif argument.type is Path or argument.metavar == "FILE" or argument.dest == "file":
        complete(argument, shtab.FILE)


def names_bots(argument: Action) -> bool:
    is_seating = argument.dest == "seats" and argument.type is None and not argument.choices
    return argument.dest in WHO or argument.metavar == "BOT" or is_seating


def complete(argument: Action, how: object) -> None:
    argument.complete = how  # type: ignore[attr-defined]  # where shtab looks for it
