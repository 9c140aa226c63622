"""What worker processes do as a coach: a hint; for a finished game its points by source, and its analysis in pieces."""

import json
import time
from dataclasses import asdict
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

from spieltisch.coach.analysis import added_up, told
from spieltisch.coach.chances import Estimate, Player, hardly_any_chance
from spieltisch.coach.exercise import of_choice, of_puzzle
from spieltisch.coach.hint import LEVEL, advice
from spieltisch.coach.ledger import closed, counting, decided, source_text
from spieltisch.coach.moments import SHOWN, Choice, Depth, Moment, Offer, moments
from spieltisch.coach.puzzles import NoPuzzles, shipped
from spieltisch.engine.contract import OVER, State
from spieltisch.engine.game import Json
from spieltisch.engine.record import Move, Record
from spieltisch.engine.registry import game, games
from spieltisch.table.bots import position
from spieltisch.table.facts import GameFacts
from spieltisch.table.refusal import Refusal

SEED = 0  # the same analysis, the same hint for everybody


def hint(facts: GameFacts, moves: list[Move], seat: int, level: str = LEVEL) -> Json:
    """What this seat could do now, and why. It is told no more than the seat knows."""
    found = advice(position(facts, moves), seat, level, SEED)
    return {key: found[key] for key in ("seat", "reasons", "close")} | {"choices": found["choices"][:SHOWN]}


def costly(analysis: Json | None, n: int) -> tuple[int, Json]:
    """The seat and the choice at a move where an analysis found one that cost something."""
    for moment in analysis["moments"][n : n + 1] if analysis is not None else []:
        if moment["choice"] is not None and moment["choice"]["loss"]:
            return moment["seat"], moment["choice"]
    raise Refusal("not-found", "the analysis found no costly choice at this move")


def exercises(game: Json, analysis: Json) -> list[Json]:
    """The choices of a finished game that cost those most who play it here (``me``), the dearest first."""
    about = {key: game[key] for key in ("table", "round", "game", "names", "finished")}
    dear = [analysis["moments"][n] for seat in game["me"] for n in analysis["accounts"][seat]["costliest"]]
    return [
        about | {"n": one["n"], "seat": one["seat"], "loss": one["choice"]["loss"], "text": one["choice"]["text"]}
        for one in sorted(dear, key=lambda one: -one["choice"]["loss"])
    ]


def exercise(facts: GameFacts, moves: list[Move], seat: int, choice: Json) -> Json:
    """The position before a costly choice of a finished game, as a task."""
    return of_choice(position(facts, moves), seat, choice)


def puzzles() -> Json:
    """The games that bring puzzles, how many, and which one is today's: the same for everybody."""
    today = datetime.now(UTC).date()
    counts = {id: how_many(id) for id in games()}
    listed = [{"game": id, "count": many, "today": today.toordinal() % many} for id, many in counts.items() if many]
    return {"day": today.isoformat(), "games": listed}


@lru_cache
def how_many(id: str) -> int:
    try:
        return len(shipped(id))
    except NoPuzzles:
        return 0


def puzzle(id: str, number: int) -> Json:
    """One of the puzzles that come with a game, as a task."""
    return of_puzzle(shipped(id)[number])


def record_of(facts: GameFacts, moves: list[Move]) -> Record:
    id, version, seats, options = facts
    record = Record(id, seats, options, moves, [], version)
    record.finished = True
    return record


def end_page(facts: GameFacts, moves: list[Move], finished: bool) -> str:
    """How a game was decided, the points by source, and the final scoring, as JSON. Broken off, nothing decided it."""
    found, state = closed(record_of(facts, moves))
    sources = [
        [{"text": source_text(source).json(), "points": points} for source, points in seat.items() if points]
        for seat in found
    ]
    how = decided(state, facts[0]).json() if finished else None
    counted = counting(state, facts[0]) if finished else []
    return json.dumps({"decided": how, "sources": sources, "counting": counted})


def piece(
    facts: GameFacts, moves: list[Move], first: int, last: int, iterations: int, ended: bool = True
) -> tuple[list[Json], float]:
    """Some moments of a game, ready for JSON, and the seconds that they took.

    A game that was broken off has no result by its rules: it ends with the chances that everybody had then.
    """
    began = time.process_time()
    record, much = record_of(facts, moves), depth(iterations)
    found = list(moments(record, first, last, much, SEED))
    if not ended and last > len(moves):
        found[-1] = broken_off(record, position(facts, moves), much)
    return [asdict(one) for one in found], time.process_time() - began


def broken_off(record: Record, state: State, much: Depth) -> Moment:
    n, knowledge = len(record.moves), game(record.game, record.version).knowledge
    player = Player(knowledge, (SEED << 24) + n, far=hardly_any_chance(record))
    chances = player.chances(state, much.rollouts)
    return Moment(n, OVER, chances.shares, chances.errors)


def whole(facts: GameFacts, moves: list[Move], found: list[Json], seconds: float, iterations: int) -> str:
    """All moments added up and told, as JSON."""
    record = record_of(facts, moves)
    return json.dumps(told(added_up(record, depth(iterations), SEED, seconds, [moment(one) for one in found])))


def progress(analysis: Json | None, found: list[Json] | None, running: bool, positions: int, reason: str) -> Json:
    """An analysis, or how far it is. ``reason``: why the game ended."""
    if analysis is not None:
        return {"status": "done", "done": positions, "of": positions, "reason": reason, "analysis": analysis}
    status = "none" if found is None else "running" if running else "stopped"
    chances = [one["chances"] for one in found or []]
    return {"status": status, "done": len(chances), "of": positions, "reason": reason, "chances": chances}


def depth(iterations: int) -> Depth:
    """As much thinking as the server gives a choice; the rest in the usual proportion."""
    usual = Depth()
    part = iterations / usual.iterations
    return Depth(iterations, max(1, round(part * usual.comparing)), max(1, round(part * usual.rollouts)))


def moment(data: dict[str, Any]) -> Moment:
    """A moment back from its JSON."""
    choice = data["choice"]
    if choice is not None:
        choice = Choice(**choice | {"offers": tuple(Offer(**one) for one in choice["offers"])})
    changed = Estimate(**data["changed"]) if data["changed"] is not None else None
    return Moment(**data | {"choice": choice, "changed": changed})
