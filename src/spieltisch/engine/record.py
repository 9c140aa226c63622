"""A record is the game: id, rules version, seats, options, and the ints that were played."""

import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass, field

from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.errors import BadRecord, SpieltischError, UnknownVersion
from spieltisch.engine.game import Json
from spieltisch.engine.names import clean
from spieltisch.engine.registry import game

FORMAT = "spieltisch-record-1"

Move = tuple[int, int]  # (action, seat), with CHANCE for an outcome


@dataclass
class Record:
    """One game as it was played, complete or still running.

    >>> import spieltisch
    >>> record = spieltisch.Record("reef", seats=2)
    >>> state = record.start()
    >>> record.play(state, state.sample(spieltisch.Rng(1)))
    >>> len(record.moves), record.finished
    (1, False)
    """

    game: str
    seats: int
    options: dict[str, Json] = field(default_factory=dict)
    moves: list[Move] = field(default_factory=list)
    names: list[str] = field(default_factory=list)
    version: int = 0  # of the rules; 0: those of today
    finished: bool = False

    def __post_init__(self) -> None:
        try:
            rules = game(self.game, self.version)
        except UnknownVersion as wrong:
            raise BadRecord(f"the record cannot be replayed: {wrong}") from None
        rules.check_seats(self.seats)
        if self.names and len(self.names) != self.seats:
            raise BadRecord(f"a record names all {self.seats} seats or none of them, not {len(self.names)}")
        self.options = rules.complete(self.options)
        self.version = rules.version

    def start(self) -> State:
        return game(self.game, self.version).new(self.seats, self.options)

    def play(self, state: State, action: int, seat: int | None = None) -> None:
        """Apply a move to the position reached so far and write it down."""
        turn = int(state.to_act()) if seat is None else seat
        if turn == CHANCE:
            state.apply(action)
        else:
            state.apply(action, turn)
        self.moves.append((int(action), turn))
        self.finished = state.to_act() == OVER

    def json(self) -> dict[str, Json]:
        """For a file. A move of the seat whose turn it is stands as its bare int, any other as [int, seat]."""
        moves: list[Json] = []
        state = self.start()
        for action, seat in self.moves:
            moves.append(action if seat == state.to_act() else [action, seat])
            state.step(action, seat)
        body = {
            "format": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "names": self.names,
            "options": self.options,
            "finished": self.finished,
            "moves": moves,
        }
        return body | {"check": fingerprint(body)}

    def dumps(self) -> str:
        return json.dumps(self.json(), ensure_ascii=False)

    @staticmethod
    def loads(text: str, most: int | None = None) -> "Record":
        """A record from its text; BadRecord with a sentence when it is cut off, was edited, or has too many moves."""
        try:
            data = json.loads(text)
        except (ValueError, RecursionError):
            raise BadRecord("the record is cut off or is no JSON: take an unbroken copy of the file") from None
        moves = data.get("moves") if isinstance(data, dict) else None
        if most is not None and isinstance(moves, list) and len(moves) > most:
            raise BadRecord(f"the record has {len(moves)} moves; more than {most} are not taken")
        return Record.from_json(data)

    @staticmethod
    def from_json(data: Json) -> "Record":
        if not isinstance(data, dict) or data.get("format") != FORMAT:
            raise BadRecord(f"this is no record of a game: it does not say format {FORMAT!r}")
        body = {name: value for name, value in data.items() if name != "check"}
        try:
            written = fingerprint(body)
        except (UnicodeError, RecursionError):
            raise BadRecord("the record holds half a letter that no text can have: take an unbroken copy") from None
        if data.get("check") != written:
            raise BadRecord("the record was changed after it was written: its check sum does not fit its moves")
        try:
            names = [clean(name) for name in data["names"]]
            record = Record(data["game"], data["seats"], data["options"], [], names, data["version"])
            state = record.start()
            for move in data["moves"]:
                action, seat = move if isinstance(move, list) else (move, None)
                if not isinstance(action, int):
                    raise TypeError
                record.play(state, action, seat)
        except BadRecord:
            raise
        except SpieltischError as wrong:
            raise BadRecord(f"the record does not follow the rules: {wrong}") from None
        except (KeyError, TypeError, IndexError, AttributeError, ValueError):
            raise BadRecord("the record lacks a part, or a part is of the wrong kind") from None
        if data.get("finished") != record.finished:
            raise BadRecord("the record says that the game was finished, but its moves stop before the end")
        return record


def replay(record: Record) -> Iterator[State]:
    """Every position of the game, from the start to the last move. Each is a copy of its own."""
    state = record.start()
    yield state.copy()
    for number, (action, seat) in enumerate(record.moves, 1):
        try:
            if seat == CHANCE:
                state.apply(action)
            else:
                state.apply(action, seat)
        except SpieltischError as wrong:
            raise BadRecord(f"move {number} of the record does not follow the rules: {wrong}") from None
        yield state.copy()


def fingerprint(body: dict[str, Json]) -> str:
    canonical = json.dumps(body, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(canonical.encode()).hexdigest()[:16]
