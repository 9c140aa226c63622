"""How a server is run: by flag, or by environment variable, or as it comes."""

import argparse
import os
from collections.abc import Sequence
from dataclasses import dataclass, fields
from pathlib import Path

from spieltisch.engine.errors import SpieltischError

LOGS = ("debug", "info", "warning", "error")
THINK_PORT = 8100
PREFIX = "SPIELTISCH_"
HOME = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "spieltisch"


class BadSetting(SpieltischError):
    """A setting that a server cannot be run with."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting, with what it does; the flag --bot-pause is the variable SPIELTISCH_BOT_PAUSE."""

    host: str = "127.0.0.1"
    port: int = 8000
    db: str = f"sqlite:///{HOME / 'spieltisch.sqlite'}"
    lan: bool = False
    hosts: str = ""
    proxies: str = "127.0.0.1"
    workers: int = 0
    bot_pause: float = 0.7
    takeover_after: float = 60.0
    requests_per_minute: int = 600
    tables_per_minute: int = 30
    messages_per_second: int = 30
    connections: int = 5_000
    connections_per_address: int = 200
    keep: float = 0.0
    analysis: int = 1000
    bots: str = ""
    thinkers: str = ""
    metrics: str = ""
    log: str = "info"

    def __post_init__(self) -> None:
        """SpieltischError with a sentence for what cannot be served with."""
        if self.log not in LOGS:
            raise BadSetting(f"--log takes {', '.join(LOGS)}, not {self.log!r}")
        check_host(self.host)
        for field in fields(self):
            value = getattr(self, field.name)
            if field.type in (int, float) and not 0 <= value < 1e9:
                raise BadSetting(f"--{field.name.replace('_', '-')} is a number from 0 on, not {value:g}")

    def all_bots(self) -> list[str]:
        return [name.strip() for name in self.bots.split(",") if name.strip()]

    def all_hosts(self) -> set[str]:
        return {name.strip().lower() for name in self.hosts.split(",") if name.strip()}


def check_host(host: str) -> None:
    """For a system no address is every address: nobody shall open a table to the world by an empty word."""
    if not host.strip():
        raise BadSetting("--host names the address to listen on, for instance 127.0.0.1, and cannot be empty")


HELP = {
    "host": "address to listen on",
    "port": "port to listen on",
    "db": "sqlite:///FILE or postgresql://USER@HOST/NAME",
    "lan": "let other devices in this network play: listens on all addresses",
    "hosts": "names under which people reach this server, separated by commas (behind a proxy: its public name)",
    "proxies": "addresses or networks of proxies, separated by commas; their X-Forwarded-For is believed",
    "workers": "processes for bots; 0: one less than the machine has cores",
    "bot_pause": "seconds a bot waits at least, so that people can follow",
    "takeover_after": "seconds until a bot stands in for somebody who left",
    "requests_per_minute": "HTTP requests that one address may make a minute; not on this machine itself",
    "tables_per_minute": "tables that one address may open a minute; not on this machine itself",
    "messages_per_second": "messages that one connection may send a second; one address ten times as many",
    "connections": "connections at the same time; fewer where the system allows fewer open files",
    "connections_per_address": "connections of one address at the same time; not on this machine itself",
    "keep": "days after which a table that nobody used is deleted, its talk with it; 0: never",
    "analysis": "games that are thought through for each choice of a game that is analysed",
    "bots": "bots of others that may sit at tables: entry points or module:Class, separated by commas",
    "thinkers": "where the bots think: addresses of spieltisch think, HOST:PORT, separated by commas; empty: here",
    "metrics": "the word that Prometheus must say to read /metrics from another machine; empty: only from this one",
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


def add_think_flags(parser: argparse.ArgumentParser) -> None:
    """The flags of ``spieltisch think``: here, where nothing of the table need be installed to know them."""
    parser.add_argument("--host", default="127.0.0.1", help="address to listen on (default: 127.0.0.1)")
    parser.add_argument("--port", type=int, default=THINK_PORT, help=f"port to listen on (default: {THINK_PORT})")
    parser.add_argument("--workers", type=int, default=0, help="processes; 0: one less than the machine has cores")


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
        raise BadSetting(f"{PREFIX}{name.upper()} must be a number, not {text!r}") from None
