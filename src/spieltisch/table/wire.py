"""Everything that leaves the server goes through ``outgoing``: one reader, one white list.

A reader is a seat, several seats of one device, or a spectator. Nothing here reads a position but through the
view, the prompt, the choices and the events that the game makes for the reader's own eyes.
"""

from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

import msgspec

from spieltisch.engine.event import Event
from spieltisch.engine.game import Json, Text, player
from spieltisch.engine.table import view
from spieltisch.table.round import TableEvent
from spieltisch.table.seating import Table
from spieltisch.table.store import OPEN, Talk

encode = msgspec.json.Encoder().encode  # knows dataclasses, so a Text needs no .json()


@dataclass(frozen=True, slots=True)
class Reader:
    """Who will read a message: the seats that the device holds, none for a spectator."""

    seats: tuple[int, ...] = ()

    def eyes(self, table: Table) -> int | None:
        """Whose view to show. Round one screen: only that of the seat that acts, else what all may see."""
        if len(self.seats) == 1:
            return self.seats[0]
        return next((seat for seat in table.round.deciders() if seat in self.seats), None)

    def ears(self) -> int | None:
        """Whose secrets the events may tell: round one screen nobody's."""
        return self.seats[0] if len(self.seats) == 1 else None


# What there is to send


@dataclass(frozen=True, slots=True)
class StateOf:
    table: Table
    now: int


@dataclass(frozen=True, slots=True)
class Happened:
    table: Table
    since: int
    events: list[tuple[int, Event | TableEvent]]  # each with the number of entries once it had happened


@dataclass(frozen=True, slots=True)
class Said:
    talk: Talk


@dataclass(frozen=True, slots=True)
class Refused:
    code: str


@dataclass(frozen=True, slots=True)
class Presence:
    seats: list[tuple[int, bool, int | None]]


@dataclass(frozen=True, slots=True)
class Pong:
    pass


Outgoing = StateOf | Happened | Said | Refused | Presence | Pong


def outgoing(what: Outgoing, reader: Reader) -> bytes:
    """The one function that makes a message."""
    match what:
        case StateOf():
            return encode(state_message(what, reader))
        case Happened(table, since, events):
            told = [{"n": n} | told_to(table, event, reader) for n, event in events]
            return encode({"type": "events", "from": since, "n": table.n, "events": told})
        case Said(talk):
            at = datetime.fromtimestamp(talk.at / 1000, UTC).isoformat(timespec="seconds")
            return encode({"type": "chat", "seat": talk.seat, "name": talk.name, "text": talk.text, "at": at})
        case Refused(code):
            return encode({"type": "refused", "code": code, "message": Text(f"refused-{code}")})
        case Presence(seats):
            listed = [{"seat": seat, "here": here, "takeover_in": left} for seat, here, left in seats]
            return encode({"type": "presence", "seats": listed})
        case Pong():
            return encode({"type": "pong"})


def state_message(what: StateOf, reader: Reader) -> dict[str, Json]:
    table, round = what.table, what.table.round
    started = table.status() != OPEN
    eyes = reader.eyes(table)
    ending = round.ending()
    clocks = round.clocks(what.now) if started else None
    return {
        "type": "state",
        "n": table.n,
        "table": table.public(),
        "me": list(reader.seats),
        "view": view(round.state, eyes) if started else None,
        "asked": asked(table, eyes) if started else {},
        "can_undo": eyes is not None and table.undoable(eyes) > 0,
        "clocks": None if clocks is None else [max(0, left) / 1000 for left in clocks],
        "over": ending and {"places": ending.places, "scores": ending.scores, "reason": ending.reason},
    }


def asked(table: Table, seat: int | None) -> dict[str, Json]:
    """What the reader's seat is asked, and its choices in words."""
    if seat is None or seat not in table.round.deciders() or table.level(seat) is not None:
        return {}
    state, say = table.round.state, table.game.view
    prompt = say.prompt(state, seat)
    return {
        str(seat): {
            "prompt": {"text": prompt.text, "rule": prompt.rule},
            "choices": [choice(say, state, action, seat) for action in state.legal(seat)],
        }
    }


def choice(say: Any, state: Any, action: int, seat: int) -> dict[str, Json]:
    one = say.choice(state, action, seat)
    return {
        "action": action,
        "notation": say.notation(state, action),
        "text": one.text,
        "touches": list(one.touches),
        "preview": one.preview,
    }


def told_to(table: Table, event: Event | TableEvent, reader: Reader) -> dict[str, Json]:
    """An event as the reader may know it, with its words."""
    if isinstance(event, TableEvent):
        text = Text(f"table-{event.kind}", {"seat": player(event.seat)})
        return {"event": f"table-{event.kind}", "seat": event.seat, "text": text}
    seen = event.seen_by(reader.ears())
    return {**seen, "text": table.game.view.event(seen)}
