"""How a server is run: by flag, or by environment variable, or as it comes."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

PREFIX = "SPIELTISCH_"
HOME = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "spieltisch"


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting, with what it does; the flag --bot-pause is the variable SPIELTISCH_BOT_PAUSE."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = f"sqlite:///{HOME / 'spieltisch.sqlite'}"
    lan: bool = False
    hosts: str = ""
    workers: int = 0
    bot_pause: float = 0.7
    takeover_after: float = 60.0
    requests_per_minute: int = 600
    tables_per_minute: int = 30
    messages_per_second: int = 30
    log: str = "info"

    def all_hosts(self) -> set[str]:
        return {name.strip().lower() for name in self.hosts.split(",") if name.strip()}


HELP = {
    "host": "address to listen on",
    "port": "port to listen on",
    "db": "sqlite:///FILE or postgresql://USER@HOST/NAME",
    "lan": "let other devices in this network play: listens on all addresses",
    "hosts": "names under which people reach this server, separated by commas (behind a proxy: its public name)",
    "workers": "processes for bots; 0: one less than the machine has cores",
    "bot_pause": "seconds a bot waits at least, so that people can follow",
    "takeover_after": "seconds until a bot stands in for somebody who left",
    "requests_per_minute": "HTTP requests that one address may make a minute; not on this machine itself",
    "tables_per_minute": "tables that one address may open a minute; not on this machine itself",
    "messages_per_second": "messages that one connection may send a second",
    "log": "debug, info, warning or error",
}


def read_settings(arguments: Sequence[str] | None = None) -> Settings:
    """Settings from flags, then environment, then defaults."""
    parser = argparse.ArgumentParser(prog="spieltisch serve", description="Serve the web table.")
    add_flags(parser)
    return from_flags(parser.parse_args(arguments))


def add_flags(parser: argparse.ArgumentParser) -> None:
    """The flags of all settings; none has a default here, so that the environment comes second."""
    for field in fields(Settings):
        flag = "--" + field.name.replace("_", "-")
        if field.type is bool:
            parser.add_argument(flag, action="store_true", default=None, help=HELP[field.name])
        else:
            kind = field.type if callable(field.type) else str
            shown = f"{HELP[field.name]} (default: {field.default})" if field.default else HELP[field.name]
            metavar = "TEXT" if kind is str else "NUMBER"
            parser.add_argument(flag, type=kind, default=None, metavar=metavar, help=shown)


def from_flags(flags: argparse.Namespace) -> Settings:
    values: dict[str, object] = {}
    for field in fields(Settings):
        given = getattr(flags, field.name, None)
        variable = os.environ.get(PREFIX + field.name.upper())
        if given is not None:
            values[field.name] = given
        elif variable is not None:
            values[field.name] = read(field.name, field.type, variable)
    return Settings(**values)  # type: ignore[arg-type]


def read(name: str, kind: object, text: str) -> object:
    if kind is bool:
        return text.lower() in ("1", "true", "yes", "on")
    try:
        return kind(text) if callable(kind) else text
    except ValueError:
        raise SystemExit(f"spieltisch: {PREFIX}{name.upper()} must be a number, not {text!r}") from None
