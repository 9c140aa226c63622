"""What would a strong bot do here, and why?"""

from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from spieltisch.bots import thinker
from spieltisch.bots.explain import Explanation, explain
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.errors import SpieltischError
from spieltisch.engine.record import Record, replay
from spieltisch.engine.registry import game_of
from spieltisch.engine.seat import Seat
from spieltisch.engine.words import notation


class NoHint(SpieltischError):
    """A position in which nobody has a choice to be advised on."""


def hint(
    record: Path,
    move: int | None = None,
    seat: int | None = None,
    level: str = "expert",
    seed: int = 0,
    most: int = 10,
    console: Console | None = None,
) -> dict[str, Any]:
    """The command ``spieltisch hint RECORD``: advice for the position after ``move`` moves, without: the last one.

    Returns what it shows, ready for JSON. Seats count from 0 here and in the JSON, from 1 on the screen.
    """
    console = console or Console()
    state = position_after(Record.loads(record.read_text(encoding="utf-8")), move)
    found = advice(state, seat, level, seed)
    console.print(game_of(state).view.show(state, found["seat"]), highlight=False, markup=False)
    console.print(advice_table(found, most))
    line = " · ".join(f"{step['seat'] + 1}: {step['notation']}" for step in found["line"])
    console.print(f"One way it may go on: {line}", highlight=False, markup=False)
    return found


def position_after(record: Record, move: int | None) -> State:
    last = len(record.moves)
    if move is not None and not 0 <= move <= last:
        raise NoHint(f"the record has {last} moves, there is no position after move {move}")
    positions = list(replay(record))
    return positions[last if move is None else move]


def advice(state: State, seat: int | None = None, level: str = "expert", seed: int = 0) -> dict[str, Any]:
    """What the search thinks of each choice, ready for JSON. It is told no more than the seat may know."""
    if state.to_act() == OVER:
        raise NoHint("the game is over: name an earlier move")
    if state.to_act() == CHANCE:
        raise NoHint("dice or cards decide here: name a move before or after")
    decider = int(state.to_act()) if seat is None else seat
    if decider not in state.deciders():
        raise NoHint(f"seat {decider + 1} has no choice to make here")
    window = Seat(state, decider)
    return told(state, explain(thinker(level, game_of(state).id, seed), window))


def told(state: State, explanation: Explanation) -> dict[str, Any]:
    return {
        "seat": explanation.seat,
        "iterations": explanation.iterations,
        "choices": [
            {
                "action": one.action,
                "notation": notation(state, one.action),
                "visits": one.visits,
                "win": one.win,
                "place": one.place,
            }
            for one in explanation.opinions
        ],
        "line": [
            {"seat": step.seat, "action": step.action, "notation": notation(step.state, step.action)}
            for step in explanation.line
        ],
    }


def advice_table(found: dict[str, Any], most: int) -> Table:
    table = Table(title=f"seat {found['seat'] + 1}, {found['iterations']:,} iterations")
    table.add_column("choice")
    for heading in ("visits", "win chance", "expected place"):
        table.add_column(heading, justify="right")
    for one in found["choices"][:most]:
        tried = one["win"] is not None
        table.add_row(
            one["notation"],
            str(one["visits"]),
            f"{one['win']:.0%}" if tried else "",
            f"{one['place']:.2f}" if tried else "",
        )
    if len(found["choices"]) > most:
        table.caption = f"and {len(found['choices']) - most} more"
    return table
