"""Playing a position on: at random to its end, or over the choices that are none."""

from mypy_extensions import i64

from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.rng import Rng


def playout(state: State, rng: Rng) -> int:
    """Play a random game from ``state`` to its end, in place; the number of choices made by seats.

    Outcomes of chance are drawn rightly but not counted.
    """
    decisions: i64 = 0
    while True:
        seat: i64 = state.to_act()
        if seat >= 0:
            moves = state.moves(seat)
            state.step(moves[rng.below(len(moves))], seat)
            decisions += 1
        elif seat == CHANCE:
            state.step(state.sample(rng), CHANCE)
        else:
            return int(decisions)


def copies(state: State, n: i64) -> None:
    """Copy a position n times in a compiled loop: what a search pays for a copy, for the benchmark."""
    for _copy in range(n):
        state.copy()


def asks(state: State, seat: i64) -> bool:
    """Whether a decider must be asked: it has a real choice, or nobody may see that it has none."""
    return len(state.moves(seat)) > 1 or state.covered(seat)


def advance(state: State, rng: Rng | None = None, openly: bool = False) -> list[tuple[int, int]]:
    """Play every forced choice, and with ``rng`` chance too, until somebody has a real one.

    ``openly``, as where people play: only the choices that everybody can see to be forced.
    Returns the moves made as (action, seat), for the record.
    """
    made: list[tuple[int, int]] = []
    while state.to_act() != OVER:
        if state.to_act() == CHANCE:
            if rng is None:
                break
            made.append((int(state.sample(rng)), CHANCE))
        else:
            forced = [seat for seat in state.deciders() if len(state.moves(seat)) == 1]
            if openly:
                forced = [seat for seat in forced if not state.covered(seat)]
            if not forced:
                break
            made.append((int(state.moves(forced[0])[0]), forced[0]))
        state.step(made[-1][0], made[-1][1])
    return made
