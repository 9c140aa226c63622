"""§8: the kraken: its tasks, freeing friends, and the track round its head. Its corals are in corals.py."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.phase import Phase
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.dice import counted
from spieltisch.games.poseidons_kingdom.ocean import BOX
from spieltisch.games.poseidons_kingdom.state import HEAD, SAFE, TENTACLES, TRACK, KingdomState, Step, ask, go_on

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


# §8.4: the track


def owe(state: KingdomState, seat: i64, colours: vec[i64]) -> None:
    """A field on the track for each die of another player; nothing in the last round."""
    if state.at[s.LAST] > 0:
        return
    for other in range(state.seats):
        if other != seat:
            state.at[s.OWED + other] += colours[other]


def owing(state: KingdomState) -> i64:
    """The seats whose figures are still to move, a bit each."""
    found: i64 = 0
    for seat in range(state.seats):
        if state.at[s.OWED + seat] > 0:
            found |= bit(seat)
    return found


@final
class Track(Step):
    """§8.4: the figures of those whose dice were eaten move one after the other, in the order chosen."""

    def begin(self, state: KingdomState) -> None:
        waiting = owing(state)
        if waiting == 0:
            go_on(state)
        elif waiting & (waiting - 1) != 0:
            ask(state, s.ORDER, state.at[s.ACTIVE])
        else:
            move_owed(state, s.HIGHEST[waiting])


@final
class Order(Phase[KingdomState]):
    """§8.4: if several players are concerned, the active player chooses the order."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for other in range(state.seats):
            if state.at[s.OWED + other] > 0:
                found = append(found, s.FIGURE + other)
        return found

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        move_owed(state, action - s.FIGURE)

    def needs(self, state: KingdomState) -> str:
        at = state.at
        waiting = owing(state)
        if waiting & (waiting - 1) == 0:
            return "there is no order to choose: fewer than two figures are to move"
        if at[s.LAST] > 0:
            return "no figure moves in the last round"
        todo = s.FOOD_STEP | at[s.TODO] & (bit(s.DO_FOOD) | bit(s.DO_STORE))
        return s.at_rest(state, ["field", "taken"]) or s.in_food_step(state) or s.by_the_active(state, todo)


def move_owed(state: KingdomState, seat: i64) -> None:
    fields = state.at[s.OWED + seat]
    state.at[s.OWED + seat] = 0
    state.at[s.TODO] |= bit(s.DO_TRACK)
    move_figure(state, seat, fields)


def move_figure(state: KingdomState, seat: i64, fields: i64) -> None:
    """Occupied small fields are skipped and do not count; at the head the move ends with a rescue (§8.5)."""
    field = state.at[s.FIGURES + seat]
    path: list[int] = [int(field)]
    for _field in range(fields):
        field = (field + 1) % TRACK
        while field != HEAD and occupied(state, field):
            field = (field + 1) % TRACK
        path.append(int(field))
        if field == HEAD:
            break
    state.at[s.FIGURES + seat] = field
    if state.events is not None:
        state.tell("figure", {"seat": int(seat), "path": path, "fields": int(fields)})
    if field == HEAD:
        for t in range(TENTACLES):
            if state.at[SAFE + TENTACLES * seat + t] == 0:
                free(state, seat, t, True)
                return
    go_on(state)


def occupied(state: KingdomState, field: i64) -> bool:
    for seat in range(state.seats):
        if state.at[s.FIGURES + seat] == field:
            return True
    return False


assert len(TASK_NAMES) == TENTACLES
assert max(SIZES) == LARGEST_MEAL
