"""§5: what a circle brings when it is scored."""

from mypy_extensions import i64

from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.pieces import LEVEL, owner_of, stones_in, value_of
from spieltisch.games.dolmengoetter.state import DolmenState


def score_circles(state: DolmenState) -> None:
    """§5.1: every circle that the new stone has completed; §5.3: its dolmens leave the game."""
    for circle in state.house.circles_of[state.at[s.SPOT]]:
        if is_complete(state, circle):
            if state.events is not None:
                state.tell("complete", {"circle": state.circle_name(circle)})
            score(state, circle)
            state.at[s.STACKS + circle] = 0


def is_complete(state: DolmenState, circle: i64) -> bool:
    """§5.1: all places carry stones; a druid is no stone."""
    return stones_in(state.at[s.TALLIES + circle]) == state.house.sizes[circle]


def top_factor(state: DolmenState, circle: i64) -> i64:
    """§5.2: of the dolmen on top; each one below has one less."""
    return state.house.sizes[circle] // 2 + 1


def score(state: DolmenState, circle: i64) -> None:
    """§5.2: value times factor for the owner of each dolmen, from the top of the stack down."""
    at = state.at
    stack = at[s.STACKS + circle]
    factor = top_factor(state, circle)
    while stack != 0:
        seat = owner_of(stack)
        value = value_of(stack)
        at[s.POINTS + seat] += value * factor
        if state.events is not None:
            state.tell(
                "scored",
                {
                    "seat": int(seat),
                    "circle": state.circle_name(circle),
                    "value": int(value),
                    "factor": int(factor),
                    "points": int(value * factor),
                },
            )
        stack >>= LEVEL
        factor -= 1
