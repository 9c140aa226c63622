"""Nets as files: where one comes from, whether it still fits its game, and which a bot thinks with.

A file is one line of JSON (the header) and the weights, as 16-bit numbers with a scale for each unit.
"""

import hashlib
import json
import logging
import struct
from array import array
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from sys import byteorder
from typing import Any

from spieltisch.bots.net import Inputs, Net, NetKnowledge
from spieltisch.bots.score import ScoreKnowledge
from spieltisch.engine.contract import Knowledge
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.numbers import Listed
from spieltisch.engine.registry import folder, game, part

FORMAT = "spieltisch-net-1"
SHIPPED = Path("bots") / "net.bin"  # in a game's folder
HAND, LEARNED = "hand", "net"  # evaluations by name; any other is a file
FEW = 24  # values that a number may take and have an input for each
TALL = 100  # a number that may grow beyond is scaled by this: its bound is only a formality
STEPS = 32767  # of a weight


class BadNet(SpieltischError):
    """A file that holds no net, or one of another game, of other rules or of other inputs."""


@dataclass(frozen=True)
class Origin:
    """The header of a net: what it is for, and where it comes from."""

    game: str
    rules: int  # version
    inputs: str  # fingerprint of the table of inputs
    units: int
    rounds: int  # that a search plays on before it asks the net,
    careful: int  # and how many of them with care
    leaves: bool = False  # whether it is asked there alone, and the hand-made evaluation on the way
    command: str = ""
    seed: int = 0
    games: int = 0  # that it has learned from
    generations: int = 0
    minutes: float = 0.0
    spieltisch: str = ""


@dataclass(frozen=True)
class Weights:
    """For each input a row of weights: one a unit, and the last for the plain sum."""

    rows: list[float]
    bias: list[float]
    top: list[float]


def table_of(id: str) -> Any:
    """The module that names a game's inputs: ``bots/inputs.py``, or else ``observation.py``."""
    module = (part(id, "bots") and part(id, "bots.inputs")) or part(id, "observation")
    if module is None:
        raise BadNet(f"{id} has neither bots/inputs.py nor observation.py: there is nothing that a net could be told")
    return module


def inputs_of(id: str) -> Inputs:
    """How positions of a game become inputs, by its table."""
    module = table_of(id)
    lows: list[int] = []
    highs: list[int] = []
    muches: list[int] = []
    for entry in module.LAYOUT:
        _name, length, low, high, much = (*entry, *(-TALL, TALL)[len(entry) - 2 :], 0)[:5]
        for found, bound in ((lows, low), (highs, high), (muches, much)):
            each = bound if isinstance(bound, list) else [bound]
            found += each * (length // len(each))
    scales = [
        1.0 / much if much else 0.0 if high - low <= FEW else 1.0 / min(TALL, max(abs(low), abs(high)))
        for low, high, much in zip(lows, highs, muches, strict=True)
    ]
    writer = getattr(module, "WRITER", None) or Listed(module.observe)
    return Inputs(writer, getattr(module, "SEATS", 0), lows, highs, scales)


def fingerprint(id: str) -> str:
    """Another one as soon as an input means something else: by the table, and the VERSION beside it."""
    module = table_of(id)
    return hashlib.sha256(json.dumps([module.VERSION, module.LAYOUT]).encode()).hexdigest()[:16]


# Files


def packed(origin: Origin, weights: Weights) -> bytes:
    """A net as the bytes of its file."""
    wide = origin.units + 1
    scales = [max([1e-9, *(abs(weight) for weight in weights.rows[unit::wide])]) / STEPS for unit in range(wide)]
    steps = array("h", (round(weight / scales[at % wide]) for at, weight in enumerate(weights.rows)))
    if byteorder == "big":
        steps.byteswap()
    floats = [*scales, *weights.bias, *weights.top]
    body = struct.pack(f"<{len(floats)}f", *floats) + steps.tobytes()
    header = {"format": FORMAT, **asdict(origin), "sha256": hashlib.sha256(body).hexdigest()}
    return json.dumps(header).encode() + b"\n" + body


def unpacked(data: bytes, what: str) -> tuple[Origin, Weights]:
    """The net of a file's bytes; BadNet if they are none, or were changed. ``what``: how a sentence names it."""
    line, newline, body = data.partition(b"\n")
    try:
        header = json.loads(line)
        form, check = header.pop("format"), header.pop("sha256")
        origin = Origin(**header)
    except (ValueError, KeyError, TypeError, AttributeError):
        raise BadNet(f"{what} holds no net: spieltisch train makes one") from None
    if form != FORMAT or not newline or hashlib.sha256(body).hexdigest() != check:
        raise BadNet(f"{what} is damaged, or was made by another version of Spieltisch")
    wide = origin.units + 1
    count = 2 * wide + origin.units
    floats = struct.unpack(f"<{count}f", body[: 4 * count])
    steps = array("h", body[4 * count :])
    if byteorder == "big":
        steps.byteswap()
    rows = [step * floats[at % wide] for at, step in enumerate(steps)]
    return origin, Weights(rows, list(floats[wide : 2 * wide]), list(floats[2 * wide :]))


def knowledge(data: bytes, id: str, what: str) -> NetKnowledge:
    """A game's knowledge with the net of these bytes; BadNet if it is of another game, other rules or other inputs."""
    origin, weights = unpacked(data, what)
    if origin.game != id:
        raise BadNet(f"{what} has learned {origin.game}, not {id}")
    if origin.rules != game(id).version:
        raise BadNet(f"{what} knows version {origin.rules} of the rules of {id}, which is at {game(id).version}")
    inputs = inputs_of(id)
    if origin.inputs != fingerprint(id) or len(weights.rows) != (origin.units + 1) * inputs.size:
        raise BadNet(f"{what} was trained on other inputs than {id} has now: train it anew")
    net = Net(inputs, origin.units, weights.rows, weights.bias, weights.top)
    return NetKnowledge(net, game(id).knowledge or ScoreKnowledge(), origin.rounds, origin.careful, origin.leaves)


# Which one?


def evaluation(name: str, id: str, version: int = 0) -> Knowledge | None:
    """What a bot knows of a game: by hand, by the net that comes with it, or by that of a file."""
    rules = game(id, version)
    if name == HAND:
        return rules.knowledge
    if name == LEARNED:
        found = shipped(id) if rules.version == game(id).version else None
        if found is None:
            raise BadNet(f"no net comes with {id}: name a file, or evaluation={HAND}")
        return found
    return from_file(Path(name), id)


def best_known(id: str, version: int = 0) -> Knowledge | None:
    """The net that comes with a game, or else its hand-made evaluation."""
    rules = game(id, version)
    found = shipped(id) if rules.version == game(id).version else None
    return found or rules.knowledge


@cache
def shipped(id: str) -> NetKnowledge | None:
    """The net that comes with a game. One that does not fit any more is told of and left out."""
    file = folder(id) / SHIPPED
    if not file.exists():
        return None
    try:
        return knowledge(file.read_bytes(), id, f"the net of {id}")
    except BadNet as wrong:
        logging.getLogger("spieltisch").warning("spieltisch: %s; its bots go on without", wrong)
        return None


def from_file(file: Path, id: str) -> NetKnowledge:
    try:
        when = file.stat().st_mtime_ns
    except OSError:
        raise BadNet(f"there is no evaluation {str(file)!r}: name {HAND}, {LEARNED} or the file of a net") from None
    return kept(str(file), id, when)


@cache
def kept(file: str, id: str, when: int) -> NetKnowledge:
    """Of a file as it was then: read once, not for every game of a match."""
    try:
        return knowledge(Path(file).read_bytes(), id, file)
    except OSError as wrong:
        raise BadNet(f"{file} cannot be read: {wrong.strerror}") from None
