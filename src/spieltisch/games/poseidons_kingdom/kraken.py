"""§8: the kraken: its tasks, freeing friends, looking under corals, and the track round its head."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.games.poseidons_kingdom.coral import NONE
from spieltisch.games.poseidons_kingdom.ocean import BOX
from spieltisch.games.poseidons_kingdom.pieces import (
    DO_TRACK,
    FIGURE,
    LOOK,
    LOOKING,
    LOWEST_SUM,
    NO_LOOK,
    ORDER,
    PLACES,
    REVEAL,
    REVEALING,
    TENTACLES,
    WHITES,
    Pieces,
    changed,
)

# §8.1: how many dice show each value is one int with a byte for each value, 1 lowest.
# A task is the list of such counts that fulfil it.
GUARDS: Final = 0x808080808080


def one_of(value: i64) -> i64:
    """The count of a single die."""
    return bit(8 * (value - 1))


def counted(values: list[int]) -> int:
    return sum(1 << 8 * (value - 1) for value in values)


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
TASKS: Final = [task(name) for name in TASK_NAMES]
MEAL_SIZE: Final[list[int]] = [tentacle["dice"] for tentacle in BOX["tentacles"]]
STACKS: Final[list[list[int]]] = [tentacle["stack"] for tentacle in BOX["tentacles"]]


def fits(tentacle: i64, eaten: i64, dice: i64) -> bool:
    """Whether a meal that contains all of ``eaten`` can be made of ``dice`` (which contain them too)."""
    for meal in TASKS[tentacle]:
        wanted: i64 = meal
        if ((dice | GUARDS) - wanted) & GUARDS == GUARDS and ((wanted | GUARDS) - eaten) & GUARDS == GUARDS:
            return True
    return False


def fits_leaving(tentacle: i64, eaten: i64, dice: i64, taken: i64, most: i64) -> bool:
    """As ``fits``, and of the ``taken`` dice not eaten yet at most so many are left over."""
    for meal in TASKS[tentacle]:
        wanted: i64 = meal
        if ((dice | GUARDS) - wanted) & GUARDS == GUARDS and ((wanted | GUARDS) - eaten) & GUARDS == GUARDS:
            left: i64 = 0
            for value in range(1, 7):
                lane = 8 * (value - 1)
                rest: i64 = (wanted >> lane & 255) - (eaten >> lane & 255)
                left += max(0, (taken >> lane & 255) - rest)
            if left <= most:
                return True
    return False


# §11.3: the kinds of corals.
UNKNOWN: Final = 0
SPEEDY_FINS: Final = 1
WAVE_RIDER: Final = 2
BIGMOUTH: Final = 3
TRIDENT: Final = 4
GRAVEYARD: Final = 5
CORAL_KINDS: Final = ("unknown", "speedy-fins", "wave-rider", "bigmouth", "trident", "graveyard")
IN_BOX: Final[list[int]] = [0, *(BOX["corals"][kind] for kind in CORAL_KINDS[1:])]

TRACK: Final = 7  # fields; 0 is the large one at the head


def payable(value: i64, white: i64, black: i64, taken: i64, stored: i64, most: i64) -> bool:
    """Whether dice of this value and lower ones can form both sums with at most so many taken dice left over."""
    if value == 0:
        return white == 0 and black == 0
    lane = 8 * (value - 1)
    new: i64 = taken >> lane & 255
    dice: i64 = new + (stored >> lane & 255)
    for w in range(white // value + 1):
        for b in range(black // value + 1):
            if w + b > dice:
                break
            left = max(0, new - w - b)
            if left <= most and payable(value - 1, white - w * value, black - b * value, taken, stored, most - left):
                return True
    return False


class Kraken(Pieces):
    # §8.2: a friend is freed

    def top_tile(self, tentacle: i64) -> i64:
        """The highest safe tile still there."""
        gone: i64 = 0
        for seat in range(self.seats):
            if self.safe[seat * TENTACLES + tentacle] > 0:
                gone += 1
        return STACKS[tentacle][gone]

    def friends(self, seat: i64) -> i64:
        """How many are still held."""
        held: i64 = 0
        for t in range(TENTACLES):
            if self.safe[seat * TENTACLES + t] == 0:
                held += 1
        return held

    def free(self, seat: i64, tentacle: i64, at_head: bool) -> None:
        """The friend, the top tile, and perhaps a look under a coral."""
        value = self.top_tile(tentacle)
        self.safe = changed(self.safe, seat * TENTACLES + tentacle, value)
        if self.events is not None:
            self.tell("freed", {"seat": int(seat), "tentacle": int(tentacle), "value": int(value)})
            if self.friends(seat) == 0:
                self.tell("defeated", {"seat": int(seat)})
        if at_head or self.house.peek_always:
            self.actor = seat
            self.phase = LOOKING
        else:
            self.go_on()

    # §8.3: looking under a coral

    def looks(self, optional: bool) -> list[int]:
        found = [LOOK + place for place in range(PLACES) if self.owners[place] == NONE]
        if optional:
            found.append(NO_LOOK)
        return found

    def look(self, place: i64) -> None:
        self.target = place
        if self.corals[place] == UNKNOWN:
            self.phase = REVEALING
        else:
            self.seen()

    def hidden_kinds(self) -> list[int]:
        """How many corals of each kind nobody has seen yet."""
        left = IN_BOX[:]
        for kind in self.corals:
            left[kind] -= 1
        return left

    def reveals(self) -> list[int]:
        left = self.hidden_kinds()
        return [REVEAL + kind - 1 for kind in range(1, len(CORAL_KINDS)) if left[kind] > 0]

    def reveal(self, kind: i64) -> None:
        """Chance has decided what lies there."""
        self.corals = changed(self.corals, self.target, kind)
        self.seen()

    def seen(self) -> None:
        """The seat that acts now knows the coral: it has looked under it, or taken it."""
        place = self.target
        self.target = NONE
        self.peeks = changed(self.peeks, self.actor, self.peeks[self.actor] | bit(place))
        if self.events is not None:
            sum = int(place) + LOWEST_SUM
            kind = "looked" if self.owners[place] == NONE else "coral"
            secret = {"kind": CORAL_KINDS[self.corals[place]]}
            self.tell(kind, {"seat": int(self.actor), "sum": sum}, dict(secret), [int(self.actor)])
        self.go_on()

    def owns(self, seat: i64, white: bool) -> bool:
        """§11.3: whether the seat has taken a coral with a white, or with a black number."""
        for place in range(0 if white else WHITES, WHITES if white else PLACES):
            if self.owners[place] == seat:
                return True
        return False

    # §8.4: the track

    def move_figures(self) -> None:
        """The figures of those whose dice were eaten move one after the other, in the order chosen."""
        waiting: i64 = 0
        seat: i64 = NONE
        for other in range(self.seats):
            if self.owed[other] > 0:
                waiting += 1
                seat = other
        if waiting == 0:
            self.go_on()
        elif waiting == 1:
            self.move_owed(seat)
        else:
            self.actor = self.active
            self.phase = ORDER

    def figures(self) -> list[int]:
        return [FIGURE + seat for seat in range(self.seats) if self.owed[seat] > 0]

    def move_owed(self, seat: i64) -> None:
        fields: i64 = self.owed[seat]
        self.owed = changed(self.owed, seat, 0)
        self.todo.append(DO_TRACK)
        self.move_figure(seat, fields)

    def move_figure(self, seat: i64, fields: i64) -> None:
        """Occupied small fields are skipped and do not count; at the head the move ends with a bonus."""
        at: i64 = self.track[seat]
        path: list[int] = [int(at)]
        for _ in range(fields):
            at = (at + 1) % TRACK
            while at != 0 and int(at) in self.track:
                at = (at + 1) % TRACK
            path.append(int(at))
            if at == 0:
                break
        self.track = changed(self.track, seat, at)
        if self.events is not None:
            self.tell("figure", {"seat": int(seat), "path": path, "fields": int(fields)})
        if at == 0:
            # §8.5: the nearest friend clockwise
            for t in range(TENTACLES):
                if self.safe[seat * TENTACLES + t] == 0:
                    self.free(seat, t, True)
                    return
        self.go_on()
