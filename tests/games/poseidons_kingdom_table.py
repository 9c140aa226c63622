"""Setting up positions of Poseidon's Kingdom for the tests: say what matters, the rest is filled in.

Seat 0 is A of the dossier, seat 1 B and so on. Dice are written ``B5``: blue (A), yellow (B), green (C), orange (D)
or neutral, and the value. Dice that the supply is not to hold lie as ones in the deep sea; tiles that the supply is
not to hold lie in a long row beside the last reef.
"""

from typing import Any

import spieltisch
from spieltisch.games.poseidons_kingdom.kraken import STACKS
from spieltisch.games.poseidons_kingdom.state import KingdomState

ID = "poseidons_kingdom"
A, B, C, D = range(4)
LETTERS = "BYGON"
TURN = ["end-turn", "break", "eaten", "shark", "swim"]
Tile = tuple[str, str, str]  # kind, hex of its first symbol, hex of its second

# The reefs of the dossier's cases 19 and 22.
TWO_UP: list[Tile] = [("AF", "0,0", "0,1"), ("AW", "1,0", "1,1")]
THREE_UP: list[Tile] = [*TWO_UP, ("WF", "0,1", "1,1")]
ALL_DEAD = {f"{q},{r}": "x" for q in range(4) for r in range(2)}


def table(
    *,
    seats: int = 4,
    phase: str = "swimmer",
    swimmers: dict[int, list[str]] | None = None,
    shark: str = "B2+",
    reefs: dict[int, list[Tile]] | None = None,
    items: dict[int, dict[str, str]] | None = None,
    ocean: dict[int, str] | None = None,
    wave: str = "",
    supply: dict[str, int] | None = None,
    tiles: dict[str, int] | None = None,
    friends: dict[int, str] | None = None,
    figures: dict[int, str] | None = None,
    corals: dict[int, tuple[str, int | None]] | None = None,
    taken_corals: list[int] | None = None,
    last: int = 0,
    over: bool = False,
    round: int = 9,
    active: int = A,
    loose: dict[int, int] | None = None,
    extra: dict[str, Any] | None = None,
    **options: Any,
) -> KingdomState:
    """A position in the active player's turn: before step 2, or with ``phase="step-one"`` before step 1.

    ``friends`` names the tentacles where a seat still has one ("1 3"); ``corals`` says what lies on a sum and who
    has taken it; the others are unknown.
    """
    data = spieltisch.dump(spieltisch.new(ID, seats=seats, **options))
    strips = [(ocean or {}).get(strip, "").split() for strip in range(8)]
    lying = [(items or {}).get(seat, {}) for seat in range(seats)]
    built = [list((reefs or {}).get(seat, [])) for seat in range(seats)]
    left = {"AW": 8, "AF": 9, "WF": 9}
    for kind in (tile[0] for reef in built for tile in reef):
        left[kind] -= 1
    row = 4
    for kind, wanted in (tiles or {}).items():
        while left[kind] > wanted:
            built[-1].append((kind, f"{row},0", f"{row + 1},0"))
            left[kind] -= 1
            row += 2
    held = {}
    for colour in LETTERS[:seats] + "N":
        own = 15 if colour == "N" else 10
        used = wave.count(colour) + sum(die[0] == colour for strip in strips for die in strip)
        used += sum(item[0] == colour for on_reef in lying for item in on_reef.values())
        held[colour] = own - used
        spare = held[colour] - (supply or {}).get(colour, held[colour])
        strips[0] += [f"{colour}1"] * spare
        held[colour] -= spare
    data |= {
        "phase": "over" if over else phase,
        "round": round,
        "first": A,
        "active": active,
        "actor": active,
        "last": last,
        "shark": shark[:-1],
        "heading": shark[-1],
        "todo": [] if over else TURN if phase == "step-one" else TURN[:-1],
        "wave": wave,
        "ocean": strips,
        "neutral": held["N"],
        "tiles": left,
    }
    known = corals or {}
    data["corals"] = [known.get(sum, ("unknown", None))[0] for sum in range(3, 11)]
    data["owners"] = [known.get(sum, ("unknown", None))[1] for sum in range(3, 11)]
    for sum_ in taken_corals or []:
        data["owners"][sum_ - 3] = seats - 1
    freed = [0] * 6
    for seat in range(seats):
        safe = []
        for t in range(6):
            if str(t + 1) in (friends or {}).get(seat, "123456"):
                safe.append(0)
            else:
                safe.append(STACKS[t][freed[t]])
                freed[t] += 1
        seen = [sum for sum, (kind, owner) in known.items() if kind != "unknown" and owner in (None, seat)]
        data["players"][seat] |= {
            "supply": held[LETTERS[seat]],
            "swimmers": (swimmers or {}).get(seat, ["D2", "D3"]),
            "figure": None if last or over else (figures or {}).get(seat, "H"),
            "safe": safe,
            "peeked": seen if seat == 0 or any(known[s][1] == seat for s in seen) else [],
            "loose": (loose or {}).get(seat, 0),
            "items": lying[seat],
            "reef": levels(built[seat]),
        }
    data |= extra or {}
    state = spieltisch.load(data)
    assert isinstance(state, KingdomState)
    return state


def levels(tiles: list[Tile]) -> list[dict[str, Any]]:
    """Tiles in the order in which they are laid, with their levels."""
    heights = dict.fromkeys(ALL_DEAD, 1)
    found = []
    for kind, one, other in tiles:
        level = heights.get(one, 0) + 1
        heights[one] = heights[other] = level
        found.append({"tile": kind, "level": level, "hexes": [one, other]})
    return found


def play(state: KingdomState, *moves: str) -> KingdomState:
    """Play moves and outcomes in notation, on a copy that keeps the events."""
    after = state.copy()
    after.events = list(state.events or [])
    for move in moves:
        after.apply(spieltisch.parse(after, move))
    return after


def forced(state: KingdomState) -> KingdomState:
    """Play every choice that is none."""
    after = state.copy()
    after.events = list(state.events or [])
    while after.to_act() >= 0 and len(after.legal()) == 1:
        after.apply(after.legal()[0])
    return after


def legal(state: KingdomState) -> list[str]:
    return [spieltisch.notation(state, action) for action in state.legal()]


def asked(state: KingdomState) -> str:
    """The phase, and who decides."""
    return str(spieltisch.view(state, None)["phase"])


def seen(state: KingdomState, seat: int | None = None) -> dict[str, Any]:
    return spieltisch.view(state, seat)


def events(state: KingdomState, *kinds: str) -> list[dict[str, Any]]:
    """The public facts of the events of these kinds, in order."""
    return [event.facts for event in state.events or [] if event.kind in kinds]


def die_count(state: KingdomState, colour: str) -> int:
    """Dice of a colour in its supply."""
    return int(state.supply[LETTERS.index(colour)])
