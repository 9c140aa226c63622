"""Everything that leaves the server goes through ``outgoing``: one reader, one white list.

A reader is a seat, several seats of one device, or a spectator. Nothing here reads a position but through the
view, the prompt, the choices and the events that the game makes for the reader's own eyes.
"""

from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import lru_cache
from itertools import takewhile
from typing import Any, NamedTuple

from spieltisch.engine.event import Event
from spieltisch.engine.game import Json, Text, player
from spieltisch.engine.outcomes import components, outcomes, question
from spieltisch.engine.table import view_of
from spieltisch.table.boards import drawn
from spieltisch.table.delta import changes
from spieltisch.table.encoding import encode, once
from spieltisch.table.facts import OPEN, Talk
from spieltisch.table.round import TableEvent
from spieltisch.table.seating import Table

KEPT = 3000  # events of a round that are kept for those who come back


class Reader(NamedTuple):
    """Who will read a message: the seats that the device holds, none for a spectator."""

    seats: tuple[int, ...] = ()

    def eyes(self, table: Table) -> int | None:
        """Whose view to show. Round one screen: only that of the seat that acts, else what all may see."""
        if len(self.seats) == 1:
            return self.seats[0]
        tellers = table.round.tellers()
        alone = tellers if len(tellers) == 1 else []  # who looks at something that nobody else may see
        return next((seat for seat in [*table.round.deciders(), *alone] if seat in self.seats), None)

    def knows_all(self, table: Table) -> bool:
        """Whether all that people told the table was told by this device: the only one, with the box beside it."""
        return set(table.round.persons) <= set(self.seats)

    def undoing(self, table: Table) -> int | None:
        """Which seat may take something back: who acts here; with the real box anybody who still plays."""
        asking = self.seats if table.round.box else (self.eyes(table),)
        return next((seat for seat in asking if seat is not None and table.undoable(seat)), None)

    def ears(self) -> int | None:
        """Whose secrets the events may tell: round one screen nobody's."""
        return self.seats[0] if len(self.seats) == 1 else None


@lru_cache(1000)
def reader_of(chairs: tuple[int, ...], moved_on: int, seats: int) -> Reader:
    """Who reads what is told to these chairs, which have moved on by so many seats."""
    return Reader(tuple(sorted([(chair - moved_on) % seats for chair in chairs])))


class Told:
    """What happened in a round, in words: made once, for those who listen and for those who come back.

    Most is the same for everybody. What a seat alone was shown is kept beside it; the events themselves are not.
    """

    def __init__(self, events: Iterable[tuple[int, Event | TableEvent]] = ()) -> None:
        self.untold = list(events)  # each with the number of entries once it had happened; not yet in words
        self.numbers: list[int] = []  # the same numbers, of those that are
        self.common: list[Json] = []  # as spectators hear them
        self.own: dict[int, dict[int, Json]] = {}  # seat: by their place among the others

    def add(self, events: list[tuple[int, Event | TableEvent]]) -> None:
        self.untold += events
        del self.untold[:-KEPT]

    def since(self, table: Table, seen: int, ears: int | None) -> list[Json]:
        self.put_in_words(table)
        first = bisect_right(self.numbers, seen)
        heard = self.common[first:]
        own = self.own.get(ears, {}) if ears is not None else {}
        for at in takewhile(lambda at: at >= first, reversed(own)):
            heard[at - first] = own[at]
        return heard

    def put_in_words(self, table: Table, most: int | None = None) -> None:
        """So many of what is not yet in words, or all of it."""
        for n, event in self.untold[:most]:
            for seat in event.to if isinstance(event, Event) else ():
                self.own.setdefault(seat, {})[len(self.common)] = in_words(table, n, event, seat)
            self.common.append(in_words(table, n, event, None))
            self.numbers.append(n)
        del self.untold[:most]
        if len(self.common) > KEPT:
            gone = len(self.common) - KEPT // 2
            del self.numbers[:gone], self.common[:gone]
            for seat, own in self.own.items():
                self.own[seat] = {at - gone: event for at, event in own.items() if at >= gone}


def in_words(table: Table, n: int, event: Event | TableEvent, ears: int | None) -> Json:
    return once({"n": n} | told_to(table, event, ears))


# What there is to send


class StateOf:
    def __init__(self, table: Table, now: int, before: "StateOf | None" = None) -> None:
        self.table = table
        self.now = now
        self.rests_on = table.public_rests_on()
        # What all readers see alike; most moves leave it as it was before.
        same = before is not None and before.rests_on == self.rests_on
        self.public: dict[str, Json] = before.public if before is not None and same else table.public()


@dataclass(frozen=True, slots=True)
class Seen:
    """A state as its reader sees it, made before: ``seen_by``."""

    state: dict[str, Json]


@dataclass(frozen=True, slots=True)
class Happened:
    table: Table
    since: int
    told: Told


@dataclass(frozen=True, slots=True)
class Changed:
    """What happened, and what it changed of the state that this reader saw before."""

    happened: Happened
    before: dict[str, Json]
    after: dict[str, Json]


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


Outgoing = StateOf | Seen | Happened | Changed | Said | Refused | Presence | Pong


def outgoing(what: Outgoing, reader: Reader) -> bytes:
    """The one function that makes a message."""
    match what:
        case StateOf():
            return encode(seen_by(what, reader))
        case Seen(state):
            return encode(state)
        case Happened():
            return encode({"type": "events"} | happenings(what, reader))
        case Changed(happened, before, after):
            change = {"state": changes(before, after)}
            return encode({"type": "change"} | happenings(happened, reader) | change)
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


def happenings(what: Happened, reader: Reader) -> dict[str, Json]:
    events = what.told.since(what.table, what.since, reader.ears())
    return {"from": what.since, "n": what.table.n, "events": events}


def seen_by(what: StateOf, reader: Reader) -> dict[str, Json]:
    """The state of a table as a reader may see it."""
    table, round = what.table, what.table.round
    started = table.status() != OPEN
    eyes = reader.eyes(table)
    ending = round.ending()
    clocks = round.clocks(what.now) if started else None
    return {
        "type": "state",
        "n": table.n,
        "table": what.public,
        "me": list(reader.seats),
        "view": view_of(table.game, round.state, eyes) if started else None,
        "asked": asked(table, eyes) if started else {},
        "secret": started and secret(table, reader, eyes),
        "can_undo": reader.undoing(table) is not None,
        "clocks": None if clocks is None else [max(0, left) / 1000 for left in clocks],
        "entry": entry(table, reader) if round.box and started else None,
        "over": ending and {"places": ending.places, "scores": ending.scores, "reason": ending.reason},
    } | ({"show": round.state.show(eyes)} if started and not drawn(table.game.id) else {})


def secret(table: Table, reader: Reader, eyes: int | None) -> bool:
    """Round one screen: whether the others there may not see what these eyes see, choose or are about to tell."""
    if eyes is None or len(reader.seats) == 1:
        return False
    state = table.round.state
    alone = len(state.deciders()) > 1 or eyes in table.round.tellers()
    return alone or view_of(table.game, state, eyes) | {"seat": None} != view_of(table.game, state, None)


def entry(table: Table, reader: Reader) -> dict[str, Json] | None:
    """With the real box: who tells what came, and what can come for those who are asked; who wants to take back."""
    tellers, state = table.round.tellers(), table.round.state
    told: dict[str, Json] = {"seats": tellers, "taking_back": sorted(table.round.taking_back)}
    telling = [seat for seat in reader.seats if seat in tellers]
    if telling:
        offered = outcomes(state, None if reader.knows_all(table) else telling[0])
        told |= {"prompt": question(state), "outcomes": offered, "components": components(table.game.id, offered)}
    return told


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


def told_to(table: Table, event: Event | TableEvent, ears: int | None) -> dict[str, Json]:
    """An event as this seat (None: everybody) may know it, with its words."""
    if isinstance(event, TableEvent):
        text = Text(f"table-{event.kind}", {"seat": player(event.seat)})
        return {"event": f"table-{event.kind}", "seat": event.seat, "text": text}
    seen = event.seen_by(ears)
    return {**seen, "text": table.game.view.event(seen)}
