"""Setting up positions of Reef for the tests: say what matters, the rest is filled in so that the box adds up."""

from typing import Any

import spieltisch
from spieltisch.games.reef.deck import BOX
from spieltisch.games.reef.state import CORALS, ReefState

EMPTY = [".. .. .. .."] * 4


def tall(board: list[str]) -> list[str]:
    """``R3`` as the tests draw it: a stack of three whose top is red; what lies below is of other colours."""
    others = {"R": "YGP", "Y": "GPR", "G": "PRY", "P": "RYG"}
    return [
        " ".join(part if part == ".." else others[part[0]][: int(part[1]) - 1] + part[0] for part in row.split())
        for row in board
    ]


def table(
    *,
    seats: int = 2,
    reefs: dict[int, list[str]] | None = None,
    hands: dict[int, list[str]] | None = None,
    points: list[int] | None = None,
    display: list[str] | None = None,
    tokens: list[int] | None = None,
    supply: dict[str, int] | None = None,
    deck: int | None = None,
    active: int = 0,
    **options: Any,
) -> ReefState:
    """A position at the start of a turn; seat 0 is the start player.

    Corals that the supply does not hold lie on the last reef, cards that are nowhere else on its discard pile.
    """
    data = spieltisch.dump(spieltisch.new("reef", seats=seats, **options))
    boards = [(reefs or {}).get(seat, EMPTY) for seat in range(seats)]
    held = [(hands or {}).get(seat, []) for seat in range(seats)]
    shown = display or ["line-R", "line-Y", "line-G"]
    rest = [card.name for card in BOX.cards if card.name not in shown and not any(card.name in hand for hand in held)]
    size = len(rest) if deck is None else deck
    lying = "".join("".join(board) for board in boards)
    spare = {c: CORALS[seats] - lying.count(c) for c in "RYGP"}
    boards[-1] = bury(boards[-1], {c: spare[c] - wanted for c, wanted in (supply or {}).items()})
    data |= {
        "phase": "turn",
        "round": 9,
        "first": 0,
        "active": active,
        "display": shown,
        "tokens": tokens or [0, 0, 0],
        "supply": spare | (supply or {}),
        "deck": rest[:size],
    }
    for seat in range(seats):
        data["players"][seat] = {
            "points": (points or [3] * seats)[seat],
            "reef": boards[seat],
            "hand": held[seat],
            "seen": [],
            "discard": rest[size:] if seat == seats - 1 else [],
        }
    state = spieltisch.load(data)
    assert isinstance(state, ReefState)
    return state


def bury(board: list[str], corals: dict[str, int]) -> list[str]:
    """Lay corals on a reef, wherever there is room."""
    cells = [cell.replace(".", "") for row in board for cell in row.split()]
    for colour, number in corals.items():
        for _ in range(number):
            at = next(at for at, cell in enumerate(cells) if len(cell) < 4)
            cells[at] += colour
    return [" ".join(cell or ".." for cell in cells[row : row + 4]) for row in range(0, 16, 4)]


def play(state: ReefState, *moves: str) -> ReefState:
    """Play moves in notation on a copy, ending turns that need a card with the first one of the deck."""
    after = state.copy()
    for move in moves:
        after.apply(spieltisch.parse(after, move))
    return after


def reef(state: ReefState, seat: int) -> dict[str, str]:
    """The stacks of a seat by cell, bottom to top."""
    stacks = spieltisch.view(state, None)["players"][seat]["reef"]
    return {f"{'abcd'[at % 4]}{at // 4 + 1}": stack for at, stack in enumerate(stacks) if stack}


def legal(state: ReefState) -> list[str]:
    return [spieltisch.notation(state, action) for action in state.legal()]
