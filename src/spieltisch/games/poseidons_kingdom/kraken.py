"""§8.1, §8.2: the kraken: its tasks, and freeing friends. Corals are in corals.py, the track in track.py."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.dice import counted
from spieltisch.games.poseidons_kingdom.ocean import BOX
from spieltisch.games.poseidons_kingdom.state import SAFE, TENTACLES, KingdomState, ask, go_on

# §8.1: a task is the list of counts (see dice.py) that fulfil it.
GUARDS: Final = 0x808080808080  # a bit above each byte: where it is borrowed, a die is missing


def task(name: str) -> list[int]:
    """Every set of values that fulfils a task."""
    values = range(1, 7)
    sets: dict[str, list[list[int]]] = {
        "pair": [[v] * 2 for v in values],
        "run3": [[v, v + 1, v + 2] for v in range(1, 5)],
        "kind3": [[v] * 3 for v in values],
        "two-pairs": [[v] * 2 + [w] * 2 for v in values for w in range(v + 1, 7)],
        "run4": [[v, v + 1, v + 2, v + 3] for v in range(1, 4)],
        "full-house": [[v] * 3 + [w] * 2 for v in values for w in values if v != w],
    }
    return [counted(one) for one in sets[name]]


TASK_NAMES: Final[list[str]] = [tentacle["task"] for tentacle in BOX["tentacles"]]
TASKS: Final = vec[vec[i64]]([vec[i64](task(name)) for name in TASK_NAMES])
SIZES: Final[list[int]] = [tentacle["dice"] for tentacle in BOX["tentacles"]]
MEAL_SIZE: Final = vec[i64](SIZES)
LARGEST_MEAL: Final = 5
STACKS: Final[list[list[int]]] = [tentacle["stack"] for tentacle in BOX["tentacles"]]
STACK: Final = vec[vec[i64]]([vec[i64](stack) for stack in STACKS])


def fits(tentacle: i64, eaten: i64, dice: i64) -> bool:
    """Whether a meal that contains all of ``eaten`` can be made of ``dice`` (which contain them too)."""
    for meal in TASKS[tentacle]:
        if ((dice | GUARDS) - meal) & GUARDS == GUARDS and ((meal | GUARDS) - eaten) & GUARDS == GUARDS:
            return True
    return False


def fits_leaving(tentacle: i64, eaten: i64, dice: i64, taken: i64, most: i64) -> bool:
    """As ``fits``, and of the ``taken`` dice not eaten yet at most so many are left over."""
    for meal in TASKS[tentacle]:
        if ((dice | GUARDS) - meal) & GUARDS == GUARDS and ((meal | GUARDS) - eaten) & GUARDS == GUARDS:
            left: i64 = 0
            for value in range(6):
                lane = 8 * value
                rest = (meal >> lane & 255) - (eaten >> lane & 255)
                left += max(0, (taken >> lane & 255) - rest)
            if left <= most:
                return True
    return False


# §8.2: a friend is freed


def top_tile(state: KingdomState, tentacle: i64) -> i64:
    """The highest safe tile still there."""
    gone: i64 = 0
    for seat in range(state.seats):
        if state.at[SAFE + TENTACLES * seat + tentacle] > 0:
            gone += 1
    return STACK[tentacle][gone]


def free(state: KingdomState, seat: i64, tentacle: i64, at_head: bool) -> None:
    """The friend, the top tile, and perhaps a look under a coral (§8.3)."""
    value = top_tile(state, tentacle)
    state.at[SAFE + TENTACLES * seat + tentacle] = value
    if state.events is not None:
        # §12.2: the tile lies face down, its value is for its owner.
        state.tell("freed", {"seat": int(seat), "tentacle": int(tentacle)}, {"value": int(value)}, [int(seat)])
        if state.friends(seat) == 0:
            state.tell("defeated", {"seat": int(seat)})
    if at_head or state.house.peek_always:
        ask(state, s.LOOKING, seat)
    else:
        go_on(state)


assert len(TASK_NAMES) == TENTACLES
assert max(SIZES) == LARGEST_MEAL
