"""Dice that lie together: in a strip, in the fingers, in a meal; and those stored on a reef.

A handful is five numbers of the position, one a colour, that count how many of its dice show each value: a byte for
each value, 1 lowest. Added up they tell the values without the colours, in the same form.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.event import Fact
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.reef import FREE, SKELETON, Reef, name_of
from spieltisch.games.poseidons_kingdom.state import KingdomState

VALUES: Final = 6
ODD_BYTES: Final = 0x00FF00FF00FF


def one_of(value: i64) -> i64:
    """The count of a single die."""
    return bit(8 * (value - 1))


def counted(values: list[int]) -> int:
    """How many of these dice show each value.

    >>> hex(counted([1, 1, 3]))
    '0x10002'
    """
    return sum(1 << 8 * (value - 1) for value in values)


def how_many(counts: i64) -> i64:
    """How many dice were counted."""
    pairs = (counts & ODD_BYTES) + (counts >> 8 & ODD_BYTES)
    return (pairs + (pairs >> 16) + (pairs >> 32)) & 255


def values_of(at: vec[i64], handful: i64) -> i64:
    """How many of its dice show each value."""
    return at[handful] + at[handful + 1] + at[handful + 2] + at[handful + 3] + at[handful + 4]


def add_die(at: vec[i64], handful: i64, die: i64) -> None:
    at[handful + die // 6] += bit(8 * (die % 6))


def take_die(at: vec[i64], handful: i64, die: i64) -> None:
    at[handful + die // 6] -= bit(8 * (die % 6))


def add_different(at: vec[i64], handful: i64, block: i64, found: vec[i64], n: i64) -> i64:
    """Write the different dice of a handful as choices of a block; how many choices stand there then."""
    for colour in range(s.COLOURS):
        counts = at[handful + colour]
        if counts != 0:
            for value in range(VALUES):
                if counts >> 8 * value & 255:
                    found[n] = block + 6 * colour + value
                    n += 1
    return n


def listed(at: vec[i64], handful: i64) -> list[int]:
    """Every die of a handful, ascending."""
    found: list[int] = []
    for colour in range(s.COLOURS):
        for value in range(VALUES):
            found += [6 * int(colour) + int(value)] * int(at[handful + colour] >> 8 * value & 255)
    return found


# Stored dice


def stored(state: KingdomState, seat: i64, without: i64) -> i64:
    """How many stored dice show each value, without those of a set of hexes."""
    at = state.at
    items = state.items_at(seat)
    found: i64 = 0
    for n in range(state.reefs[seat].size):
        item = at[items + n]
        if item != FREE and item != SKELETON and without >> n & 1 == 0:
            found += bit(8 * ((item - 1) % 6))
    return found


def stored_value(state: KingdomState, seat: i64, action: i64) -> i64:
    """What the die shows that lies on the hex of a choice."""
    return (item_on(state, seat, action - s.HEX) - 1) % 6 + 1


def item_on(state: KingdomState, seat: i64, place: i64) -> i64:
    return state.at[state.items_at(seat) + state.reefs[seat].index(place)]


def put_item(state: KingdomState, seat: i64, place: i64, item: i64) -> None:
    state.at[state.items_at(seat) + state.reefs[seat].index(place)] = item


def add_free_hexes(state: KingdomState, seat: i64, found: vec[i64], n: i64) -> i64:
    """Write the free hexes of a reef as choices; how many choices stand there then."""
    at = state.at
    reef = state.reefs[seat]
    items = state.items_at(seat)
    hexes = reef.hexes
    for index in range(reef.size):
        if at[items + index] == FREE:
            found[n] = s.HEX + hexes[index]
            n += 1
    return n


def add_dice_hexes(state: KingdomState, seat: i64, without: i64, found: vec[i64], n: i64) -> i64:
    """Write the hexes with stored dice as choices, except those of a set of indices."""
    at = state.at
    reef = state.reefs[seat]
    items = state.items_at(seat)
    hexes = reef.hexes
    for index in range(reef.size):
        item = at[items + index]
        if item != FREE and item != SKELETON and without >> index & 1 == 0:
            found[n] = s.HEX + hexes[index]
            n += 1
    return n


def only_dice(state: KingdomState, seat: i64, hexes: i64) -> bool:
    """Whether a die lies on each hex of a set."""
    items = state.items_at(seat)
    for n in range(state.reefs[seat].size):
        item = state.at[items + n]
        if hexes >> n & 1 and (item == FREE or item == SKELETON):
            return False
    return True


def remove_die(state: KingdomState, seat: i64, place: i64) -> None:
    """A stored die goes back to the supply of its colour."""
    die = item_on(state, seat, place) - 1
    put_item(state, seat, place, FREE)
    state.at[s.SUPPLY + die // 6] += 1
    if state.events is not None:
        state.tell("removed", with_die({"seat": int(seat), "hex": name_of(place)}, die))


def with_die(facts: dict[str, Fact], die: i64) -> dict[str, Fact]:
    """The facts of an event that concerns a die."""
    facts["colour"] = int(die // 6)
    facts["value"] = int(die % 6 + 1)
    return facts


# Dice of a meal: those of the fingers lie in EATING, stored ones on the hexes CHOSEN


def eaten_values(state: KingdomState) -> i64:
    """How many dice of the meal show each value."""
    seat = state.at[s.ACTIVE]
    chosen = stored(state, seat, 0) - stored(state, seat, state.at[s.CHOSEN])
    return values_of(state.at, s.EATING) + chosen


def add_to_meal(state: KingdomState, action: i64) -> None:
    """One more die, from a hex or from the fingers."""
    at = state.at
    if action >= s.HEX:
        at[s.CHOSEN] |= bit(state.reefs[at[s.ACTIVE]].index(action - s.HEX))
    else:
        take_die(at, s.TAKEN, action - s.DIE)
        add_die(at, s.EATING, action - s.DIE)


def swallow(state: KingdomState) -> vec[i64]:
    """§7.5: the dice of the meal return to the supplies of their colours; how many of each colour."""
    at = state.at
    seat = at[s.ACTIVE]
    reef = state.reefs[seat]
    if state.events is not None:
        tell_meal(state, reef, seat)
    colours = vec[i64]([0, 0, 0, 0, 0])
    for colour in range(s.COLOURS):
        colours[colour] = how_many(at[s.EATING + colour])
        at[s.EATING + colour] = 0
    for n in range(reef.size):
        if at[s.CHOSEN] >> n & 1:
            item = state.items_at(seat) + n
            colours[(at[item] - 1) // 6] += 1
            at[item] = FREE
    for colour in range(s.COLOURS):
        at[s.SUPPLY + colour] += colours[colour]
    at[s.CHOSEN] = 0
    return colours


def tell_meal(state: KingdomState, reef: Reef, seat: i64) -> None:
    """The dice that are eaten, and the hexes where they lay."""
    dice = listed(state.at, s.EATING)
    hexes = [""] * len(dice)
    for n in range(reef.size):
        if state.at[s.CHOSEN] >> n & 1:
            dice.append(int(state.at[state.items_at(seat) + n]) - 1)
            hexes.append(name_of(reef.hexes[n]))
    state.tell("ate", {"seat": int(seat), "dice": dice, "hexes": hexes})
