"""The tables of one browser. The page asks it what it would ask a server, and gets the same answers.

It never waits and never stores: what is to be kept goes out by ``keep``, what is to be told by ``push``, and whoever
runs it keeps first and tells then (web/src/site/worker.ts).
"""

import json
import re
import time
import traceback
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from typing import Any
from urllib.parse import parse_qs, urlsplit

from spieltisch.bots import KINDS
from spieltisch.coach.analysis import FORMAT
from spieltisch.engine.errors import SpieltischError, UnknownVersion
from spieltisch.engine.game import Json
from spieltisch.engine.lesson import lesson
from spieltisch.engine.names import clean
from spieltisch.engine.record import Move, Record
from spieltisch.engine.registry import games
from spieltisch.table.bots import RECORD_MOVES, choose, first_of_page, replay_page, thinks, within, write_record
from spieltisch.table.coaching import (
    costly,
    end_page,
    exercise,
    exercises,
    hint,
    how_many,
    piece,
    progress,
    puzzle,
    puzzles,
    whole,
)
from spieltisch.table.company import Company, Listener, fresh_rng, now_ms
from spieltisch.table.encoding import encode
from spieltisch.table.entries import HINT, Entry
from spieltisch.table.facts import BOT, FINISHED, PERSON, RUNNING, Chair, GameFacts, TableFacts
from spieltisch.table.refusal import Refusal
from spieltisch.table.seating import Table, as_entries, finished_round, moves_of_round
from spieltisch.table.setting_up import learners, level_of, of_record, resumed, set_up
from spieltisch.table.wire import Pong, Presence, Reader

HERE = "here"  # the one device there is
THOUGHT = 1.2  # seconds that a bot may think here, where the rules run interpreted
ADVICE = f"expert:iterations=400:seconds={THOUGHT}"  # a server gives a hint 2400
ANALYSIS = 100  # iterations for a choice in an analysis; a server gives 1000
PAGE = 20  # games on one page of a list

Keep = Callable[[str, str, int, str], None]  # what ("table", "entries", "analysis"), of which table, number, JSON
Push = Callable[[int, str], None]  # the line to a page, and what is said on it


@dataclass
class Kept:
    """What is kept of a table besides its log: enough for the lists of the home page."""

    facts: Json
    chairs: Json
    public: Json
    results: list[Json] = field(default_factory=list)
    changed: int = 0


@dataclass
class Job:
    """An analysis under way."""

    facts: GameFacts
    moves: list[Move]
    ended: bool  # by its rules; else it was broken off
    found: list[Json] = field(default_factory=list)
    seconds: float = 0.0


class Home:
    def __init__(self, keep: Keep, push: Push) -> None:
        self.keep = keep
        self.push = push
        self.tables: dict[str, Kept] = {}
        self.rooms: dict[str, Company] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.lines: dict[int, tuple[Company, Listener]] = {}
        self.jobs: dict[tuple[str, int], Job] = {}
        self.analyses: dict[tuple[str, int], str] = {}
        self.thought: tuple[Company, int, int, int] | None = None  # of which room, at which entry, seat, action

    # What is kept

    def remember(self, table: str, kept: str) -> None:
        """A table as it was kept; an open one is forgotten, so that its log is read anew."""
        self.tables[table] = Kept(**json.loads(kept))
        self.forget(table)

    def forget(self, table: str) -> None:
        self.rooms.pop(table, None)
        self.logs.pop(table, None)

    def lose(self, table: str) -> None:
        """A table that could not be kept is none."""
        self.tables.pop(table, None)
        self.forget(table)

    def lacks(self, table: str) -> bool:
        """Whether the log of a table must be handed over before anybody can look at it."""
        return table in self.tables and table not in self.rooms

    def open(self, table: str, log: str) -> None:
        """A table with its log, a list of entries; whoever looked at it before sees it as it is now."""
        kept = self.tables[table]
        made = Table(TableFacts(**kept.facts), [Chair(**chair) for chair in kept.chairs])
        entries = [Entry(*entry) for entry in json.loads(log)]
        room = self.rooms[table] = Company(made, made.add_all(entries))
        self.logs[table] = entries
        for line, (before, listener) in list(self.lines.items()):
            if before.id == table:
                self.lines[line] = (room, listener)
                room.listeners.add(listener)
                room.send_state(listener)

    def remember_analysis(self, table: str, number: int, text: str) -> None:
        if text:  # else it was of an end that was taken back
            self.analyses[table, number] = text

    def reopen(self, room: Company) -> None:
        """The end of a round was taken back: its result, and what was found about it, are those of another game."""
        key, kept = (room.id, room.table.round.number), self.tables[room.id]
        kept.results = [one for one in kept.results if one["round"] != key[1]]
        self.jobs.pop(key, None)
        if self.analyses.pop(key, None) is not None:
            self.keep("analysis", *key, "")

    def store(self, room: Company) -> None:
        """Keep what the lists show of a table."""
        table = room.table
        kept = self.tables.setdefault(room.id, Kept(None, None, None))
        kept.facts, kept.chairs = asdict(table.facts), [asdict(chair) for chair in table.chairs]
        kept.public, kept.changed = listed(table), now_ms()
        result = table.result()
        if result is not None and all(one["round"] != result.round for one in kept.results):
            kept.results.append(
                {"table": room.id, "round": result.round, "game": result.game, "names": result.names}
                | {"places": result.ending.places, "scores": result.ending.scores, "reason": result.ending.reason}
                | {"moves": result.moves, "finished": now_ms()}
                | {"me": [table.seat_of(chair) for chair in table.chairs_of(HERE)]}
                | {"levels": [table.chair(seat).level for seat in range(table.facts.seats)]}
                | {"practice": table.facts.practice(result.round)}
            )
        self.keep("table", room.id, 0, encode(asdict(kept)).decode())

    def write(self, room: Company, entries: list[Entry]) -> None:
        """Keep entries, then tell them."""
        before = room.table
        after, events = before.ahead(entries)
        rows = [[entry.kind, entry.seat, entry.action, entry.at] for entry in entries]
        self.keep("entries", room.id, before.n, json.dumps(rows))
        self.logs[room.id] += entries
        room.show(after, events)
        if before.status() == FINISHED and after.status() == RUNNING and before.base == after.base:
            self.reopen(room)
        if room.id not in self.tables or self.tables[room.id].public != listed(after):
            self.store(room)

    # The lines of the pages that show a table

    def connect(self, line: int, table: str) -> bool:
        """A page opens a table; False where there is none."""
        if table not in self.rooms:
            return False
        room = self.rooms[table]
        listener = Listener(room.table.chairs_of(HERE), lambda data: self.push(line, data.decode()))
        self.lines[line] = (room, listener)
        room.listeners.add(listener)
        room.send_state(listener)
        seats = range(room.table.facts.seats)
        persons = [seat for seat in seats if room.table.chair(seat).kind == PERSON]
        room.send(listener, Presence([(seat, True, None) for seat in persons]))
        return True

    def leave(self, line: int) -> None:
        if line in self.lines:
            room, listener = self.lines.pop(line)
            room.listeners.discard(listener)

    def hear(self, line: int, text: str) -> None:
        """What a page says on its line."""
        if line not in self.lines:
            return
        room, listener = self.lines[line]
        try:
            entries = self.wanted(room, listener, json.loads(text))
        except Refusal as refusal:
            room.refuse(listener, refusal)
            return
        if entries:
            self.write(room, entries)
        elif entries is not None:
            room.send_state(listener)

    def wanted(self, room: Company, listener: Listener, said: Any) -> list[Entry] | None:
        """The entries that follow from what a page says; None where it is no matter of the log."""
        match said:
            case {"do": "hello"}:
                room.hello(listener, said.get("seen", 0), said.get("changes") == 1)
            case {"do": "move", "n": int(n), "seat": int(seat), "action": int(action)}:
                return room.chosen(listener, n, seat, action)
            case {"do": "enter", "n": int(n), "action": int(outcome)}:
                return room.entered(listener, n, outcome)
            case {"do": "undo", "n": int(n), "seat": int(seat)}:
                return room.undone(listener, n, seat)
            case {"do": "resign", "seat": int(seat)}:
                return room.resigned(listener, seat)
            case {"do": "back", "seat": int(seat)}:
                return room.taken_back(listener, seat)
            case {"do": "rematch", "seat": int(seat)}:
                return room.again(listener, seat, room.table.round.number)
            case {"do": "name", "seat": int(seat), "name": str(name)}:
                room.owned(listener, seat)
                at = room.table.chair_of(seat)
                room.table.chairs[at] = replace(room.table.chairs[at], name=clean(name))
                self.store(room)
                room.tell_state()
            case {"do": "ping"}:
                room.send(listener, Pong())
        return None

    # Bots

    def think(self) -> float | None:
        """Let one bot think that somebody waits for: how long it must still seem to, None if there is none."""
        for room in self.rooms.values():
            waiting = room.table.waiting_bot()
            if waiting is not None and room.listeners:
                seat, level = waiting
                round = room.table.round
                written = round.written(seat)
                if written is not None:
                    self.thought = (room, room.table.n, seat, written)
                    return 0.0
                action, rest = self.choice(room, seat, level)
                self.thought = (room, room.table.n, seat, action)
                return rest
        return None

    def choice(self, room: Company, seat: int, level: str) -> tuple[int, float]:
        """What a bot wants to do. If it cannot be made to think, it plays something: nobody waits for ever."""
        round = room.table.round
        try:
            return choose(*room.table.facts.of_game, round.moves, seat, hurried(level))
        except Exception:
            say_what_broke()
            return fresh_rng().choice(round.state.moves(seat)), 0.0

    def act(self) -> None:
        """Do what was thought, unless the table has moved on meanwhile."""
        if self.thought is not None:
            room, n, seat, action = self.thought
            self.thought = None
            if self.rooms.get(room.id) is room and room.table.n == n:
                self.write(room, room.played(seat, action))

    # What is asked

    def ask(self, path: str, body: str | None) -> str:
        """The answer to a call of docs/protocol.md: its status and its body, as JSON."""
        try:
            status, data = self.answer(path, body)
        except Refusal as refusal:
            status, data = 404 if refusal.code == "not-found" else 400, error(refusal.code, refusal.message)
        except UnknownVersion as wrong:
            status, data = 410, error("outdated", f"this game cannot be opened: {wrong}")
        except (SpieltischError, ValueError) as wrong:
            status, data = 400, error("bad-request", str(wrong))
        except (KeyError, TypeError, AttributeError) as wrong:
            status, data = 400, error("bad-request", f"this is not what docs/protocol.md describes: {wrong}")
        except Exception:
            say_what_broke()
            status, data = 500, error("broken", "something broke here; try again")
        return encode({"status": status, "body": data if isinstance(data, str) else encode(data).decode()}).decode()

    def answer(self, path: str, body: str | None) -> tuple[int, Json]:
        url = urlsplit(path)
        query = {name: values[-1] for name, values in parse_qs(url.query).items()}
        if url.path == "/api/tables":
            return (201, self.create(json.loads(body))) if body is not None else (200, self.lists(query))
        if url.path == "/api/records":
            return 201, self.bring(*of_record(Record.loads(body or "", RECORD_MOVES), HERE))
        if url.path == "/api/lessons":
            return 201, self.teach(json.loads(body or "{}"))
        if url.path == "/api/exercises":
            return 200, {"exercises": self.exercises()}
        if url.path == "/api/puzzles":
            return 200, puzzles()
        if (wanted := re.fullmatch(r"/api/games/([^/]+)/puzzles/(\d+)", url.path)) is not None:
            return 200, self.puzzle(wanted[1], int(wanted[2]))
        found = re.fullmatch(r"/api/tables/([^/]+)(?:/(\w+))?", url.path)
        if found is None:
            raise Refusal("not-found", "there is no such call")
        if found[1] not in self.rooms:
            raise Refusal("not-found", "there is no such table")
        room, what = self.rooms[found[1]], found[2]
        if what is None:
            return 200, room.table.public()
        if what == "view":
            return 200, {"view": room.state_for(Reader())["view"]}
        if what == "hint":
            return 200, self.hint(room, json.loads(body or "{}"))
        return (201 if what == "from" else 200), self.after(room, what, query, body)

    def puzzle(self, id: str, number: int) -> Json:
        if id not in games() or number >= how_many(id):
            raise Refusal("not-found", "there is no such puzzle")
        return puzzle(id, number)

    def hint(self, room: Company, wanted: Json) -> Json:
        table, seat = room.table, wanted["seat"]
        room.check_hint([table.seat_of(chair) for chair in table.chairs_of(HERE)], wanted["n"], seat)
        if not table.alone() and table.entries[-1].kind != HINT:
            self.write(room, [Entry(HINT, seat, 0, now_ms())])
        return hint(table.facts.of_game, table.round.moves, seat, ADVICE)

    def lists(self, query: dict[str, str]) -> Json:
        status = query.get("status", "open")
        newest = sorted(self.tables.values(), key=lambda kept: -kept.changed)
        if status in ("finished", "played"):
            first = PAGE * int(query.get("page", "0"))
            results = sorted((one for kept in newest for one in kept.results), key=lambda one: -one["finished"])
            return {"tables": [one | {"analysing": self.share(one)} for one in results[first : first + PAGE]]}
        mine = [kept.public | {"since": kept.changed} for kept in newest if kept.public["status"] != FINISHED]
        return {"tables": mine if status == "mine" else []}

    def create(self, wanted: Json) -> Json:
        """Every seat is for somebody at this device, or for a bot: the game begins at once."""
        chairs = [self.seated(seat) for seat in wanted["seats"]]
        hot_seat = bool(wanted.get("hot_seat"))
        if sum(chair.kind == PERSON for chair in chairs) > 1 and not hot_seat:
            raise Refusal("bad-request", "several seats for one device need hot_seat")
        settings = {"clock": None, "takeover": None, "hot_seat": hot_seat, "free_seats": False}
        settings |= {"box": bool(wanted.get("box")), "hints": bool(wanted.get("hints"))}
        return self.begin(set_up(wanted["game"], chairs, wanted.get("options") or {}, settings, False, HERE))

    def teach(self, wanted: Json) -> Json:
        """A table for one learner, where chance and the bots follow the game's lesson and then play freely."""
        taught = lesson(wanted["game"])
        if taught is None:
            raise Refusal("not-found", "this game has no lesson")
        chairs = learners(taught, clean(wanted.get("name") or ""), HERE)
        return self.begin(set_up(wanted["game"], chairs, taught.options, {"lesson": True}, False, HERE))

    def begin(self, table: Table) -> Json:
        room = Company(table)
        self.enter(room, room.begun(0))
        return {"table": room.id, "links": []}

    def enter(self, room: Company, entries: list[Entry]) -> None:
        """A table that nobody knew before, and the first entries of its log."""
        self.rooms[room.id], self.logs[room.id] = room, []
        self.write(room, entries)

    def seated(self, seat: Json) -> Chair:
        name = clean(seat.get("name") or "")
        if seat["kind"] == "me":
            return Chair(PERSON, name, taken=True, device=HERE)
        if seat["kind"] != BOT:
            raise Refusal("no-server", "friends by link need a server: every seat here is for this device or for a bot")
        return Chair(BOT, name, level_of(seat.get("level"), KINDS), None, True)

    def bring(self, table: Table, entries: list[Entry]) -> Json:
        """A table whose log is there already: of a record, or of a game to be played on from its middle."""
        room = Company(table)
        self.enter(room, entries)
        # It may stop before chance, which nobody would draw.
        opening = room.table.round.opened(fresh_rng()) if room.table.status() == RUNNING else []
        if opening:
            self.write(room, as_entries(opening, now_ms()))
        return {"table": room.id, "status": room.table.status()}

    # After the game

    def after(self, room: Company, what: str, query: dict[str, str], body: str | None) -> Json:
        """What is asked about a finished round; the last one unless another is named."""
        facts, result = room.table.facts, finished_round(self.tables[room.id].results, query.get("round"))
        key, names, ended = (room.id, result["round"]), result["names"], result["reason"] == "end"
        moves = moves_of_round(self.logs[room.id], result["round"])
        match what:
            case "record":
                return write_record(facts.game, facts.version, facts.options, moves, names, ended)
            case "replay":
                first = first_of_page(query.get("from", "0"), len(moves))
                about = {"game": facts.game, "seats": facts.seats, "names": names, "moves": len(moves)}
                return about | {"steps": json.loads(replay_page(*facts.of_game, moves, first))}
            case "from":
                wanted = json.loads(body or "{}")
                level = level_of(wanted.get("level"), KINDS)
                return self.bring(*resumed(facts, names, moves, wanted["n"], wanted["seat"], level, HERE))
            case "end":
                return end_page(facts.of_game, moves, ended)
            case "analysis":
                if body is not None:
                    self.analyse(key, Job(facts.of_game, moves, ended))
                job = self.jobs.get(key)
                found = job.found if job is not None else None
                return progress(self.analysis(key), found, job is not None, len(moves) + 1, result["reason"])
            case "exercise":
                n = int(query["n"])
                return exercise(facts.of_game, moves[:n], *costly(self.analysis(key), n)) | {"names": names}
        raise Refusal("not-found", "there is no such call")

    def exercises(self) -> list[Json]:
        played = [one for kept in self.tables.values() for one in kept.results]
        found = [
            (one, self.analysis((one["table"], one["round"])))
            for one in sorted(played, key=lambda one: -one["finished"])
        ]
        return [one for game, analysis in found if analysis is not None for one in exercises(game, analysis)]

    def share(self, result: Json) -> float | None:
        """How much of an analysis under way is done."""
        job = self.jobs.get((result["table"], result["round"]))
        return len(job.found) / (len(job.moves) + 1) if job is not None else None

    def analyse(self, key: tuple[str, int], job: Job) -> None:
        if self.analysis(key) is None:
            self.jobs.setdefault(key, job)

    def analysis(self, key: tuple[str, int]) -> Json | None:
        """One of an older form counts as none."""
        found = json.loads(self.analyses[key]) if key in self.analyses else None
        return found if found is not None and found["format"] == FORMAT else None

    def ponder(self) -> bool:
        """One step of an analysis; whether there was any to do."""
        if not self.jobs:
            return False
        key, job = next(iter(self.jobs.items()))
        try:
            self.ponder_on(key, job)
        except Exception:
            say_what_broke()
            del self.jobs[key]  # whoever looks at it sees that there is none, and may ask once more
        return True

    def ponder_on(self, key: tuple[str, int], job: Job) -> None:
        first = len(job.found)
        if first <= len(job.moves):
            began = time.monotonic()
            found, _ = piece(job.facts, job.moves, first, first + 1, ANALYSIS, job.ended)
            job.found += found
            job.seconds += time.monotonic() - began
        else:
            text = self.analyses[key] = whole(job.facts, job.moves, job.found, job.seconds, ANALYSIS)
            self.keep("analysis", *key, text)
            del self.jobs[key]


def say_what_broke() -> None:
    """To the browser's console, which is all the log there is here."""
    traceback.print_exc()


def listed(table: Table) -> Json:
    """A table as the home page lists it."""
    return table.public() | table.turn_of(HERE)


def hurried(level: str) -> str:
    """A level as it thinks here."""
    return within(THOUGHT, level) if thinks(level) else level


def error(code: str, message: str) -> Json:
    return {"error": {"code": code, "message": message}}
