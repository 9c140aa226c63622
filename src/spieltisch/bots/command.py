"""Bots in any language: a program that reads questions and writes answers, one line of JSON each.

docs/bots.md describes the lines. ``cmd:node mybot.js`` names such a bot wherever a bot's name is taken.
"""

import json
import os
import shlex
import shutil
import subprocess
import threading
import weakref
from contextlib import suppress
from queue import Empty, Queue
from typing import Any

from spieltisch.bots.contract import Bot
from spieltisch.bots.guests import BotFailed, UnknownBot
from spieltisch.engine.seat import Seat

PROTOCOL = 1
SECONDS = "SPIELTISCH_BOT_SECONDS"  # that a program may take for an answer
PATIENCE = 10.0  # where the variable says nothing

idle: dict[str, list["Program"]] = {}  # programs that have played their game and can play another


def patience() -> float:
    said = os.environ.get(SECONDS, "")
    try:
        seconds = float(said or PATIENCE)
    except ValueError:
        seconds = -1
    if not 0 < seconds < 1e6:
        raise UnknownBot(f"{SECONDS} is a number of seconds above 0, not {said!r}")
    return seconds


class Program:
    """A running program, with whom lines are exchanged.

    Threads write and read: a program that does not read is one that does not answer, and no more of a trouble.
    """

    def __init__(self, command: str) -> None:
        self.command = command
        try:
            self.process = subprocess.Popen(
                words(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8"
            )
        except OSError as wrong:
            raise UnknownBot(f"the bot {command!r} cannot be started: {wrong.strerror}") from None
        self.lines: Queue[str] = Queue()
        self.told: Queue[str] = Queue()
        threading.Thread(target=self.listen, daemon=True).start()
        threading.Thread(target=self.speak, daemon=True).start()
        weakref.finalize(self, self.process.kill)

    def listen(self) -> None:
        assert self.process.stdout is not None
        with suppress(UnicodeDecodeError):  # what is no text is no answer
            for line in self.process.stdout:
                self.lines.put(line)
        self.lines.put("")  # it has ended

    def speak(self) -> None:
        assert self.process.stdin is not None
        try:
            while line := self.told.get():
                print(line, file=self.process.stdin, flush=True)
        except OSError:
            self.lines.put("")  # it reads no more

    def tell(self, message: dict[str, Any]) -> None:
        self.told.put(json.dumps(message, ensure_ascii=False))

    def hear(self, seconds: float) -> str:
        try:
            line = self.lines.get(timeout=seconds)
        except Empty:
            raise BotFailed(f"the bot {self.command!r} did not answer within {seconds:g} seconds") from None
        if not line:
            raise BotFailed(f"the bot {self.command!r} has ended before the game")
        return line

    def end(self) -> None:
        self.process.kill()
        self.process.wait()
        self.told.put("")

    @property
    def waits(self) -> bool:
        """Whether it can play another game: it runs, and nothing is under way that the next one could mistake."""
        return self.process.poll() is None and self.lines.empty() and self.told.empty()


def words(command: str) -> list[str]:
    """A command line in its words. On Windows a backslash parts folders, and quotation marks stay around a word."""
    windows = os.name == "nt"
    try:
        return [word.strip('"') if windows else word for word in shlex.split(command, posix=not windows)]
    except ValueError as wrong:  # a quotation mark without its partner
        raise UnknownBot(f"the bot {command!r} cannot be started: {wrong}") from None


class CommandBot(Bot):
    """Asks a program. One that has finished its game is kept for the next one, which begins with a new hello."""

    def __init__(self, command: str, game: str, seed: int) -> None:
        named = words(command)
        if not named or shutil.which(named[0]) is None:
            raise UnknownBot(f"the bot {command!r} cannot be started: there is no such program")
        self.command = command
        self.seconds = patience()
        self.hello = {"hello": "spieltisch", "protocol": PROTOCOL, "game": game, "seed": seed}
        self.program: Program | None = None

    def choose(self, seat: Seat) -> int:
        if self.program is None:
            waiting = idle.setdefault(self.command, [])
            self.program = waiting.pop() if waiting else Program(self.command)
            self.program.tell(self.hello)
        choices = seat.choices()
        asked = {"seat": int(seat.seat), "view": seat.view(), "prompt": seat.prompt(), "choices": choices}
        try:
            self.program.tell(asked)
            return self.understood(self.program.hear(self.seconds), choices)
        except BaseException:  # also Ctrl-C: an answer that nobody waited for must not be taken for the next one
            self.program.end()
            self.program = None
            raise

    def understood(self, line: str, choices: list[dict[str, Any]]) -> int:
        """The choice that a line names by its number or its notation."""
        try:
            chosen = json.loads(line)["choose"]
        except (ValueError, TypeError, KeyError):
            raise BotFailed(
                f'the bot {self.command!r} must answer a line like {{"choose": 3}}, not {line[:60].rstrip()}'
            ) from None
        for choice in choices:
            if chosen == choice["notation"] or (type(chosen) is int and chosen == choice["action"]):
                return int(choice["action"])
        raise BotFailed(f"the bot {self.command!r} chose {str(chosen)[:40]}, which is not open to it")

    def __del__(self) -> None:
        program = getattr(self, "program", None)
        if program is not None and program.waits:
            idle[self.command].append(program)
