"""Positions of Poseidon's Kingdom as JSON, and what the box can show."""

from collections.abc import Sequence

from spieltisch.engine.errors import BadPosition
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.game import Json
from spieltisch.engine.phase import check_choices, check_phase, phase_named, revived
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.building import wave_colours
from spieltisch.games.poseidons_kingdom.food import storer
from spieltisch.games.poseidons_kingdom.kraken import STACKS
from spieltisch.games.poseidons_kingdom.ocean import BOX, NAMES, ROUTE, ROUTE_AT, STRIPS
from spieltisch.games.poseidons_kingdom.options import COMMON, PER_PLAYER
from spieltisch.games.poseidons_kingdom.reef import (
    FREE,
    KINDS,
    MOST_HEXES,
    MOST_PACKED,
    RIM,
    SKELETON,
    STARTING_REEF,
    TILES,
    WAYS,
    Reef,
    hex_at,
    name_of,
    pack,
    unpack,
)
from spieltisch.games.poseidons_kingdom.rules import PHASES, STEPS, start
from spieltisch.games.poseidons_kingdom.state import KingdomState

LETTERS = ("B", "Y", "G", "O", "N")  # blue, yellow, green, orange, neutral
TRACK_NAMES: list[str] = BOX["track"]


# Names of things


def die_name(die: int) -> str:
    """A die with its value: ``B5``."""
    return f"{LETTERS[die // 6]}{die % 6 + 1}"


def die_of(name: str) -> int:
    if len(name) != 2 or name[0] not in LETTERS or name[1] not in "123456":
        raise BadPosition(f"{name!r} is no die: a colour of {', '.join(LETTERS)} and a value of 1 to 6, like B5")
    return 6 * LETTERS.index(name[0]) + int(name[1]) - 1


def known(number: int) -> Json:
    """A number, or null for none."""
    return None if number == NONE else int(number)


def given(number: Json) -> Json:
    return NONE if number is None else number


def field_name(field: int) -> Json:
    return None if field == NONE else NAMES[field]


def field_of(name: str | None) -> int:
    return NONE if name is None else one_of(NAMES, name, "the ocean has no field")


def one_of(names: Sequence[str], name: Json, otherwise: str) -> int:
    """The number of a name."""
    if name not in names:
        raise BadPosition(f"{otherwise} {name!r}")
    return names.index(name)


def hex_of(name: str | None) -> int:
    if name is None:
        return NONE
    q, r = map(int, name.split(","))
    if not -RIM < q < 4 + RIM or not -RIM < r < 2 + RIM:
        raise BadPosition(f"the hex {name} lies farther out than {TILES} tiles can reach")
    return int(hex_at(q, r))


# From a position to JSON


def dump(state: KingdomState) -> dict[str, Json]:
    at = state.at
    plain = state.dump_plain()
    return {
        "options": state.house.options,
        "phase": PHASES[at[PHASE]].name,
        "round": plain["round"],
        "first": known(at[s.START_SEAT]),
        "active": plain["active"],
        "actor": plain["actor"],
        "last": plain["last"],
        "shark": NAMES[ROUTE[at[s.SHARK]]],
        "heading": "+" if at[s.HEADING] == 1 else "-",
        "dolphin": known(at[s.DOLPHIN]),
        "field": field_name(at[s.SWIMMER]),
        "tile": KINDS[at[s.IN_HAND]] if at[s.IN_HAND] else None,
        "hex": None if at[s.HALF] == NONE else name_of(at[s.HALF]),
        "die": None if at[s.STORING] == NONE else die_name(at[s.STORING]),
        "removed": plain["removed"],
        "fresh": hexes_in(state, at[ACTOR], at[s.FRESH]),
        "chosen": hexes_in(state, at[ACTOR], at[s.CHOSEN]),
        "target": known(at[s.TARGET]),
        "missed": plain["missed"],
        "todo": to_do(state),
        "wave": "".join(LETTERS[colour] for colour in wave_colours(state)),
        "ocean": [dice_names(state, strip_dice(strip)) for strip in range(STRIPS)],
        "neutral": int(at[s.SUPPLY + s.NEUTRAL]),
        "tiles": tiles_left(state),
        "corals": [s.CORAL_KINDS[at[s.CORALS + place]] for place in range(s.PLACES)],
        "owners": [known(at[s.OWNERS + place]) for place in range(s.PLACES)],
        "taken": dice_names(state, s.TAKEN),
        "eating": dice_names(state, s.EATING),
        **plain,  # those above keep their place; any other plain field of state.py follows by itself
        "players": [player_json(state, seat) for seat in range(state.seats)],
    }


def player_json(state: KingdomState, seat: int) -> Json:
    at = state.at
    plain = state.dump_seat(seat)
    return {
        "supply": int(at[s.SUPPLY + seat]),
        "swimmers": swimmers(state, seat),
        "figure": figure(state, seat),
        "safe": plain["safe"],
        "peeked": [place + s.LOWEST_SUM for place in range(s.PLACES) if at[s.PEEKS + seat] >> place & 1],
        "owed": plain["owed"],
        "sum": plain["sum"],
        "loose": plain["loose"],
        "items": items_of(state, seat),
        "reef": [tile_json(tile) for tile in laid_by(state, seat)],
        **plain,  # as in dump
    }


def strip_dice(strip: int) -> int:
    """The place of a strip's dice in the position."""
    return int(s.OCEAN) + s.COLOURS * strip


def dice_in(state: KingdomState, handful: int) -> list[int]:
    """Every die of a handful, ascending. Read here: no row may go from here to compiled code."""
    found: list[int] = []
    for colour in range(s.COLOURS):
        counts = int(state.at[handful + colour])
        for value in range(6):
            found += [6 * colour + value] * (counts >> 8 * value & 255)
    return found


def dice_names(state: KingdomState, handful: int) -> list[str]:
    return [die_name(die) for die in dice_in(state, handful)]


def tiles_left(state: KingdomState) -> dict[str, int]:
    return {KINDS[kind]: int(state.at[s.TILES_LEFT + kind - 1]) for kind in range(1, len(KINDS))}


def to_do(state: KingdomState) -> list[str]:
    """What is still to be done, the next last; where bonus actions are, how many seats have come to theirs."""
    names = [step.name for step in STEPS if state.at[s.TODO] >> step.number & 1]
    return [f"bonus-{state.at[s.SERVED]}" if name == "bonus" else name for name in names]


def swimmers(state: KingdomState, seat: int) -> list[Json]:
    return [field_name(state.at[s.SWIMMERS + 2 * seat + n]) for n in range(2)]


def figure(state: KingdomState, seat: int) -> Json:
    at = state.at[s.FIGURES + seat]
    return None if at == NONE else TRACK_NAMES[at]


def item_at(state: KingdomState, seat: int, index: int) -> int:
    return int(state.at[state.items_at(seat) + index])


def items_of(state: KingdomState, seat: int) -> dict[str, str]:
    """What lies on the hexes: dice as ``B5``, skeletons as ``x``."""
    found = {}
    for n, place in enumerate(state.reefs[seat].hexes):
        item = item_at(state, seat, n)
        if item != FREE:
            found[name_of(place)] = "x" if item == SKELETON else die_name(item - 1)
    return found


def hexes_in(state: KingdomState, seat: int, mask: int) -> list[str]:
    return [name_of(place) for n, place in enumerate(state.reefs[seat].hexes) if mask >> n & 1]


def laid_by(state: KingdomState, seat: int) -> list[int]:
    """The tiles of a reef, without the starting ones."""
    laid = [int(state.at[s.LAID + n]) for n in range(TILES)]
    return [tile for tile in laid if tile != MOST_PACKED and unpack(tile)[0] == seat]


def tile_json(tile: int) -> Json:
    _, level, kind, a, b = unpack(tile)
    return {"tile": KINDS[kind], "level": level, "hexes": [name_of(a), name_of(b)]}


# From JSON to a position


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> KingdomState:
    players = data["players"]
    state = start(seats, options)
    state.load_plain(data, players)
    state.at[PHASE] = phase_named(PHASES, data["phase"])
    if not 0 <= state.at[ACTOR] < seats:
        raise BadPosition("the seat that acts is none of this game")
    load_turn(state, data)
    load_ocean(state, seats, data)
    state.fill(s.TILES_LEFT, [data["tiles"][kind] for kind in KINDS[1:]])
    state.fill(s.CORALS, [one_of(s.CORAL_KINDS, kind, "there is no coral") for kind in eight(data["corals"])])
    state.fill(s.OWNERS, [given(owner) for owner in eight(data["owners"])])
    tiles = sorted(tile for seat, player in enumerate(players) for tile in packed(seat, player["reef"]))
    state.fill(s.LAID, tiles if len(tiles) <= TILES else [])
    state = with_reefs(state)
    for seat, player in enumerate(players):
        load_player(state, seat, player)
    state.fill(s.FRESH, [mask(state.reefs[state.at[ACTOR]], data["fresh"])])
    state.fill(s.CHOSEN, [mask(state.reefs[state.at[ACTOR]], data["chosen"])])
    return state


def with_reefs(state: KingdomState) -> KingdomState:
    """The same position with the reefs that its tiles make."""
    found = revived("poseidons_kingdom", 0, int(state.seats), state.house.options, [int(number) for number in state.at])
    assert isinstance(found, KingdomState)
    return found


def load_turn(state: KingdomState, data: dict[str, Json]) -> None:
    if data["heading"] not in ("+", "-"):
        raise BadPosition("the shark heads for + or -")
    state.fill(s.START_SEAT, [given(data["first"])])
    state.fill(s.SHARK, [ROUTE_AT[one_of(NAMES, data["shark"], "the ocean has no field")]])
    state.fill(s.HEADING, [1 if data["heading"] == "+" else -1])
    state.fill(s.DOLPHIN, [given(data["dolphin"])])
    state.fill(s.SWIMMER, [field_of(data["field"])])
    state.fill(s.IN_HAND, [0 if data["tile"] is None else 1 + one_of(KINDS[1:], data["tile"], "there is no tile")])
    state.fill(s.HALF, [hex_of(data["hex"])])
    state.fill(s.STORING, [NONE if data["die"] is None else die_of(data["die"])])
    state.fill(s.TARGET, [given(data["target"])])
    load_todo(state, data["todo"])


def load_todo(state: KingdomState, names: list[str]) -> None:
    """What is still to be done stands in its order, each once; with the bonus actions how many have come to theirs."""
    numbers = []
    for name in names:
        work, _, served = name.partition("bonus-")
        if served:
            state.fill(s.SERVED, [int(served)])
        numbers.append(one_of([step.name for step in STEPS], work or "bonus", "there is no work"))
    if numbers != sorted(set(numbers)):
        raise BadPosition(f"the work to be done stands in this order: {', '.join(step.name for step in STEPS)}")
    state.fill(s.TODO, [sum(1 << number for number in numbers)])


def load_ocean(state: KingdomState, seats: int, data: dict[str, Json]) -> None:
    if len(data["wave"]) > s.SLOTS[seats]:
        raise BadPosition(f"the wave has {s.SLOTS[seats]} slots, not {len(data['wave'])}")
    state.fill(s.ON_WAVE, [one_of(LETTERS, letter, "there is no colour") for letter in data["wave"]])
    state.fill(s.SUPPLY + s.NEUTRAL, [data["neutral"]])
    if len(data["ocean"]) != STRIPS:
        raise BadPosition(f"the ocean has {STRIPS} strips")
    for strip, names in enumerate(data["ocean"]):
        put_dice(state, strip_dice(strip), names)
    put_dice(state, int(s.TAKEN), data["taken"])
    put_dice(state, int(s.EATING), data["eating"])


def put_dice(state: KingdomState, handful: int, names: list[str]) -> None:
    counts = [0] * s.COLOURS
    for die in map(die_of, names):
        if counts[die // 6] >> 8 * (die % 6) & 255 == s.NEUTRAL_DICE:
            raise BadPosition(f"there are more dice {die_name(die)} than the box has of this colour")
        counts[die // 6] += 1 << 8 * (die % 6)
    state.fill(handful, counts)


def load_player(state: KingdomState, seat: int, player: dict[str, Json]) -> None:
    if len(player["swimmers"]) != 2:
        raise BadPosition("a player has two swimmers")
    place = player["figure"]
    peeked = [one_of([str(total) for total in range(3, 11)], str(total), "no coral has") for total in player["peeked"]]
    state.fill(s.SUPPLY + seat, [player["supply"]])
    state.fill(s.SWIMMERS + 2 * seat, sorted(map(field_of, player["swimmers"])))
    state.fill(s.FIGURES + seat, [NONE if place is None else one_of(TRACK_NAMES, place, "the track has no field")])
    state.fill(s.PEEKS + seat, [sum(1 << number for number in set(peeked))])
    for name, item in player["items"].items():
        index = state.reefs[seat].index(hex_of(name))
        if index == NONE:
            raise BadPosition(f"something lies on {name}, where there is no reef")
        state.fill(state.items_at(seat) + index, [SKELETON if item == "x" else 1 + die_of(item)])


def eight(values: list[Json]) -> list[Json]:
    if len(values) != s.PLACES:
        raise BadPosition("the kraken has eight places for corals")
    return values


def mask(reef: Reef, names: list[str]) -> int:
    found = 0
    for name in names:
        index = reef.index(hex_of(name))
        if index == NONE:
            raise BadPosition(f"there is no reef on {name}")
        found |= 1 << int(index)
    return found


# Reefs


def packed(seat: int, tiles: list[Json]) -> list[int]:
    """The tiles of a reef, which must be able to lie as they do."""
    reef = STARTING_REEF
    found = []
    for tile in sorted(tiles, key=lambda tile: int(tile["level"])):
        a, b = map(hex_of, tile["hexes"])
        kind = 1 + one_of(KINDS[1:], tile["tile"], "there is no tile")
        reef = lay(reef, kind, a, b, tile["level"])
        if reef.size > MOST_HEXES:
            raise BadPosition("a reef is larger than all tiles of the box")
        found.append(int(pack(seat, tile["level"], kind, a, b)))
    check_whole(reef)
    return found


def lay(reef: Reef, kind: int, a: int, b: int, level: int) -> Reef:
    at, other = reef.index(a), reef.index(b)
    here = f"the tile on {name_of(a)} and {name_of(b)}"
    if b - a not in WAYS:
        raise BadPosition(f"{here} does not cover two neighbouring hexes")
    heights = [0 if n == NONE else int(reef.heights[n]) for n in (at, other)]
    if heights != [level - 1, level - 1] or isinstance(level, bool):
        raise BadPosition(f"{here} cannot lie on level {level}: below it are {heights[0]} and {heights[1]} tiles")
    if at != NONE and other not in reef.partners_on_top(at):
        raise BadPosition(f"{here} lies on a single tile")
    return reef.built(kind, a, b)


def check_whole(reef: Reef) -> None:
    """A reef hangs together."""
    reached = {reef.hexes[0]}
    front = [reef.hexes[0]]
    while front:
        place = front.pop()
        for direction in WAYS:
            near = place + direction
            if near not in reached and reef.index(near) != NONE:
                reached.add(near)
                front.append(near)
    if len(reached) < reef.size:
        raise BadPosition("a part of a reef touches nothing")


# What the box can show


def check(state: KingdomState) -> None:
    check_dice(state)
    check_reefs(state)
    check_kraken(state)
    check_corals(state)
    check_turn(state)
    check_phase(state)
    if state.at[s.OWED + storer(state)]:
        raise BadPosition("a figure moves by dice that others eat")
    check_choices(state)


def check_dice(state: KingdomState) -> None:
    """Supply, wave, ocean, reefs and fingers together hold all dice of a colour."""
    at = state.at
    items = [item_at(state, seat, n) for seat in range(state.seats) for n in range(state.reefs[seat].size)]
    dice = [item - 1 for item in items if item not in (FREE, SKELETON)]
    for handful in [s.TAKEN, s.EATING, *(strip_dice(strip) for strip in range(STRIPS))]:
        dice += dice_in(state, handful)
    colours = [die // 6 for die in dice] + wave_colours(state)
    for colour in range(s.COLOURS):
        total = at[s.SUPPLY + colour] + at[s.MISSES + colour] + colours.count(colour)
        wanted = s.NEUTRAL_DICE if colour == s.NEUTRAL else s.OWN_DICE if colour < state.seats else 0
        if total != wanted:
            raise BadPosition(f"there are {total} dice of the colour {LETTERS[colour]}, the game has {wanted}")


def check_reefs(state: KingdomState) -> None:
    for kind in range(1, 4):
        built = sum(unpack(tile)[2] == kind for seat in range(state.seats) for tile in laid_by(state, seat))
        total = built + state.at[s.TILES_LEFT + kind - 1]
        wanted = BOX["tiles"][KINDS[kind]]
        if total != wanted:
            raise BadPosition(f"there are {total} tiles of the kind {KINDS[kind]}, the box has {wanted}")
    dead = [int(state.skeletons(seat)) for seat in range(state.seats)]
    if state.house.stock == PER_PLAYER and max(dead) > s.SKELETONS:
        raise BadPosition(f"a player has more than {s.SKELETONS} skeletons")
    if state.house.stock == COMMON and sum(dead) > s.ALL_SKELETONS:
        raise BadPosition(f"there are more than {s.ALL_SKELETONS} skeletons")


def check_kraken(state: KingdomState) -> None:
    at = state.at
    for t in range(s.TENTACLES):
        values = [int(at[s.SAFE + s.TENTACLES * seat + t]) for seat in range(state.seats)]
        taken = sorted(filter(None, values), reverse=True)
        if taken != STACKS[t][: len(taken)]:
            raise BadPosition(f"the safe tiles taken at tentacle T{t + 1} are not the top ones of its stack")
    track = [int(at[s.FIGURES + seat]) for seat in range(state.seats)]
    small = [field for field in track if field > s.HEAD]
    if len(small) != len(set(small)):
        raise BadPosition("two figures share a small field of the kraken track")
    last = at[s.LAST] > 0 or at[PHASE] == s.END
    if any((field == NONE) != last for field in track):
        raise BadPosition("the figures leave the kraken track together, when the last round begins")


def check_corals(state: KingdomState) -> None:
    at = state.at
    kinds = [int(at[s.CORALS + place]) for place in range(s.PLACES)]
    for kind in range(1, len(s.CORAL_KINDS)):
        if kinds.count(kind) > s.IN_BOX[kind]:
            raise BadPosition(f"there are more corals {s.CORAL_KINDS[kind]} than the box has")
    for place in range(s.PLACES):
        seen = any(at[s.PEEKS + seat] >> place & 1 for seat in range(state.seats))
        owner = at[s.OWNERS + place]
        if owner >= state.seats or (kinds[place] == s.UNKNOWN) == seen:
            raise BadPosition(f"the coral of the sum {place + 3} is known exactly if somebody has looked under it")
        waiting = at[PHASE] == s.REVEALING and at[s.TARGET] == place
        if owner != NONE and not waiting and not at[s.PEEKS + owner] >> place & 1:
            raise BadPosition(f"whoever has taken the coral of the sum {place + 3} knows it")


def check_turn(state: KingdomState) -> None:
    at = state.at
    first = 0 if at[s.ROUND] > 0 else NONE
    if at[s.ACTIVE] >= state.seats or not first <= at[s.START_SEAT] < state.seats:
        raise BadPosition("the start player and the active player are seats of this game")
    if at[s.LAST] > state.seats or at[s.DOLPHIN] >= state.seats:
        raise BadPosition("the last round or the dolphin belongs to no seat of this game")
    if at[s.DOLPHIN] != NONE and not state.house.dolphin:
        raise BadPosition("there is no dolphin in this game")
    if not at[s.TODO] >> s.DO_CALM & 1 and any(at[s.SUMS + seat] for seat in range(s.SEATS)):
        raise BadPosition("sums of dice are only added up when the wave has broken")
    if at[s.SERVED] > state.seats or (at[s.SERVED] > 0) != (at[s.TODO] >> s.DO_BONUS & 1):
        raise BadPosition("seats come to their bonus actions only when the wave has broken")
