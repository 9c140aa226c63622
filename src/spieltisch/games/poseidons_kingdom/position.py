"""Positions of Poseidon's Kingdom as JSON, and what the box can show."""

from typing import Any

from spieltisch.engine.errors import BadPosition
from spieltisch.engine.game import Json
from spieltisch.games.poseidons_kingdom.coral import (
    DIRECTIONS,
    FREE,
    HEXES,
    KINDS,
    NONE,
    RIM,
    SKELETON,
    STARTING_REEF,
    TILES,
    Reef,
    hex_at,
    unpack,
)
from spieltisch.games.poseidons_kingdom.kraken import CORAL_KINDS, IN_BOX, STACKS
from spieltisch.games.poseidons_kingdom.ocean import BOX, FIELDS, NAMES, ROUTE, ROUTE_AT, STRIPS
from spieltisch.games.poseidons_kingdom.pieces import (
    CHOOSING_FIRST,
    DICE,
    DRIFTING,
    EATEN,
    END,
    ENTERING,
    FIRST_HEX,
    FOOD_TAKEN,
    MEAL,
    NEUTRAL,
    NEUTRAL_DICE,
    ORDER,
    OWN_DICE,
    PAYING,
    PHASES,
    PLACES,
    RETURNING,
    REVEALING,
    SECOND_HEX,
    SKELETONS,
    SLOT,
    SWIMMING,
    TAKING,
    TENTACLES,
    TIPPING,
    WORK,
    name_of,
)
from spieltisch.games.poseidons_kingdom.rules import KingdomState
from spieltisch.games.poseidons_kingdom.wave import COMMON, PER_PLAYER, House

LETTERS = ("B", "Y", "G", "O", "N")  # blue, yellow, green, orange, neutral
TRACK_NAMES: list[str] = BOX["track"]


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
    if name is None:
        return NONE
    if name not in NAMES:
        raise BadPosition(f"the ocean has no field {name!r}")
    return NAMES.index(name)


def hex_of(name: str | None) -> int:
    if name is None:
        return NONE
    q, r = map(int, name.split(","))
    if not -RIM < q < 4 + RIM or not -RIM < r < 2 + RIM:
        raise BadPosition(f"the hex {name} lies farther out than 26 tiles can reach")
    return int(hex_at(q, r))


def tile_json(tile: int) -> Json:
    level, kind, a, b = unpack(tile)
    return {"tile": KINDS[kind], "level": level, "hexes": [name_of(a), name_of(b)]}


def items_of(state: KingdomState, seat: int) -> dict[str, str]:
    """What lies on the hexes: dice as ``B5``, skeletons as ``x``."""
    found = {}
    for n, hex in enumerate(state.reefs[seat].hexes):
        item = state.items[seat][n]
        if item != FREE:
            found[name_of(hex)] = "x" if item == SKELETON else die_name(item - 1)
    return found


def hexes_in(state: KingdomState, seat: int, mask: int) -> list[str]:
    return [name_of(hex) for n, hex in enumerate(state.reefs[seat].hexes) if mask >> n & 1]


def dump(state: KingdomState) -> dict[str, Json]:
    return {
        "options": state.house.options,
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "first": known(state.first),
        "active": int(state.active),
        "actor": int(state.actor),
        "last": int(state.last),
        "shark": NAMES[ROUTE[state.shark]],
        "heading": "+" if state.heading == 1 else "-",
        "dolphin": known(state.dolphin),
        "field": field_name(state.field),
        "tile": KINDS[state.tile] if state.tile else None,
        "hex": None if state.hex == NONE else name_of(state.hex),
        "die": None if state.die == NONE else die_name(state.die),
        "removed": int(state.removed),
        "fresh": hexes_in(state, state.actor, state.fresh),
        "chosen": hexes_in(state, state.actor, state.chosen),
        "target": known(state.target),
        "missed": [state.missed >> 4 * colour & 15 for colour in range(5)],
        "todo": [WORK[work] for work in state.todo],
        "wave": "".join(LETTERS[colour] for colour in state.wave),
        "ocean": [[die_name(at % DICE) for at in state.ocean if at // DICE == strip] for strip in range(STRIPS)],
        "neutral": state.supply[NEUTRAL],
        "tiles": dict(zip(KINDS[1:], state.tiles, strict=True)),
        "corals": [CORAL_KINDS[kind] for kind in state.corals],
        "owners": [known(owner) for owner in state.owners],
        "taken": [die_name(die) for die in state.taken],
        "eating": [die_name(die) for die in state.eating],
        "players": [
            {
                "supply": state.supply[seat],
                "swimmers": [field_name(field) for field in state.swimmers[2 * seat : 2 * seat + 2]],
                "figure": None if state.track[seat] == NONE else TRACK_NAMES[state.track[seat]],
                "safe": state.safe[TENTACLES * seat : TENTACLES * (seat + 1)],
                "peeked": [place + 3 for place in range(PLACES) if state.peeks[seat] >> place & 1],
                "owed": state.owed[seat],
                "sum": state.sums[seat],
                "loose": state.loose[seat],
                "items": items_of(state, seat),
                "reef": [tile_json(tile) for tile in state.reefs[seat].tiles if unpack(tile)[1]],
            }
            for seat in range(state.seats)
        ],
    }


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> KingdomState:
    players = data["players"]
    if data["phase"] not in PHASES:
        raise BadPosition(f"the phase {data['phase']!r} is none of {', '.join(PHASES)}")
    if len(players) != seats:
        raise BadPosition(f"the position has {len(players)} players for {seats} seats")
    if any(work not in WORK for work in data["todo"]):
        raise BadPosition(f"the work to be done is made of {', '.join(WORK)}")
    if data["heading"] not in ("+", "-"):
        raise BadPosition("the shark heads for + or -")
    reefs = [reef(player["reef"]) for player in players]
    actor = data["actor"]
    if isinstance(actor, bool) or not isinstance(actor, int) or not 0 <= actor < seats:
        raise BadPosition("the seat that acts is none of this game")
    return KingdomState(
        seats,
        House(seats, options),
        PHASES.index(data["phase"]),
        given(data["first"]),
        data["active"],
        actor,
        data["round"],
        data["last"],
        ROUTE_AT[field_of(data["shark"])],
        1 if data["heading"] == "+" else -1,
        given(data["dolphin"]),
        field_of(data["field"]),
        0 if data["tile"] is None else KINDS.index(data["tile"]),
        hex_of(data["hex"]),
        NONE if data["die"] is None else die_of(data["die"]),
        data["removed"],
        mask(reefs[actor], data["fresh"]),
        mask(reefs[actor], data["chosen"]),
        given(data["target"]),
        sum(number << 4 * colour for colour, number in enumerate(data["missed"])),
        [WORK.index(work) for work in data["todo"]],
        reefs,
        [items(reefs[n], players[n]["items"]) for n in range(seats)],
        [player["loose"] for player in players],
        [field for player in players for field in sorted(map(field_of, player["swimmers"]))],
        [NONE if player["figure"] is None else TRACK_NAMES.index(player["figure"]) for player in players],
        [value for player in players for value in player["safe"]],
        [CORAL_KINDS.index(kind) for kind in data["corals"]],
        [given(owner) for owner in data["owners"]],
        [sum(1 << sum_ - 3 for sum_ in player["peeked"]) for player in players],
        [player["supply"] for player in players] + [0] * (NEUTRAL - seats) + [data["neutral"]],
        [data["tiles"][kind] for kind in KINDS[1:]],
        [LETTERS.index(letter) for letter in data["wave"]],
        sorted(DICE * strip + die_of(name) for strip, dice in enumerate(data["ocean"]) for name in dice),
        sorted(map(die_of, data["taken"])),
        sorted(map(die_of, data["eating"])),
        [player["owed"] for player in players],
        [player["sum"] for player in players],
    )


def reef(tiles: list[Json]) -> Reef:
    """A reef from its tiles, which must be able to lie as they do."""
    found = STARTING_REEF
    for tile in sorted(tiles, key=lambda tile: int(tile["level"])):
        a, b = map(hex_of, tile["hexes"])
        if tile["tile"] not in KINDS[1:]:
            raise BadPosition(f"there is no tile {tile['tile']!r}; the box has {', '.join(KINDS[1:])}")
        found = lay(found, KINDS.index(tile["tile"]), a, b, tile["level"])
    if found.size > HEXES:
        raise BadPosition("a reef is larger than all tiles of the box")
    return loose_ends(found)


def lay(reef: Reef, kind: int, a: int, b: int, level: int) -> Reef:
    at, other = reef.index(a), reef.index(b)
    here = f"the tile on {name_of(a)} and {name_of(b)}"
    if b - a not in DIRECTIONS:
        raise BadPosition(f"{here} does not cover two neighbouring hexes")
    heights = [0 if n == NONE else reef.heights[n] for n in (at, other)]
    if heights != [level - 1, level - 1]:
        raise BadPosition(f"{here} cannot lie on level {level}: below it are {heights[0]} and {heights[1]} tiles")
    if at != NONE and other not in reef.partners_on_top(at):
        raise BadPosition(f"{here} lies on a single tile")
    return reef.built(kind, a, b)


def loose_ends(reef: Reef) -> Reef:
    """The reef itself, if it hangs together."""
    reached = {reef.hexes[0]}
    front = [reef.hexes[0]]
    while front:
        hex = front.pop()
        for direction in DIRECTIONS:
            near = hex + direction
            if near not in reached and reef.index(near) != NONE:
                reached.add(near)
                front.append(near)
    if len(reached) < reef.size:
        raise BadPosition("a part of a reef touches nothing")
    return reef


def items(reef: Reef, named: dict[str, str]) -> list[int]:
    found = [FREE] * int(reef.size)
    for name, item in named.items():
        at = reef.index(hex_of(name))
        if at == NONE:
            raise BadPosition(f"something lies on {name}, where there is no reef")
        found[at] = SKELETON if item == "x" else 1 + die_of(item)
    return found


def mask(reef: Reef, names: list[str]) -> int:
    return sum(1 << int(reef.index(hex_of(name))) for name in names)


def check(state: KingdomState) -> None:
    check_numbers(state)
    check_dice(state)
    check_reefs(state)
    check_kraken(state)
    check_turn(state)


def whole(values: list[Any]) -> bool:
    return all(isinstance(value, int) and not isinstance(value, bool) for value in values)


def check_numbers(state: KingdomState) -> None:
    fields = [state.first, state.active, state.round, state.last, state.dolphin, state.removed, state.target]
    lists = [state.loose, state.safe, state.owners, state.peeks, state.supply, state.tiles, state.owed, state.sums]
    if not whole(fields) or not all(whole(values) for values in lists):
        raise BadPosition("counts, values and turns are whole numbers")
    for values in (state.loose, state.safe, state.peeks, state.supply, state.tiles, state.owed, state.sums):
        if min(values) < 0:
            raise BadPosition("nothing of the box can be fewer than none")


def check_dice(state: KingdomState) -> None:
    """Supply, wave, ocean, reefs and fingers together hold all dice of a colour."""
    stored = [item - 1 for items in state.items for item in items if item not in (FREE, SKELETON)]
    dice = [at % DICE for at in state.ocean] + stored + state.taken + state.eating
    for colour in [*range(state.seats), NEUTRAL]:
        total = state.supply[colour] + state.wave.count(colour) + (state.missed >> 4 * colour & 15)
        total += sum(die // 6 == colour for die in dice)
        wanted = NEUTRAL_DICE if colour == NEUTRAL else OWN_DICE
        if total != wanted:
            raise BadPosition(f"there are {total} dice of the colour {LETTERS[colour]}, the box has {wanted}")
    if any(state.seats <= colour < NEUTRAL for colour in [*state.wave, *(die // 6 for die in dice)]):
        raise BadPosition("there is a die of a colour that nobody plays")
    if len(state.wave) > state.house.slots:
        raise BadPosition(f"the wave has {state.house.slots} slots, not {len(state.wave)}")


def check_reefs(state: KingdomState) -> None:
    for kind in range(1, 4):
        built = sum(unpack(tile)[1] == kind for reef in state.reefs for tile in reef.tiles)
        wanted = BOX["tiles"][KINDS[kind]]
        if built + state.tiles[kind - 1] != wanted:
            raise BadPosition(
                f"there are {built + state.tiles[kind - 1]} tiles of the kind {KINDS[kind]}, the box has {wanted}"
            )
    if sum(BOX["tiles"].values()) != TILES:
        raise BadPosition(f"the box has {TILES} tiles")
    dead = [int(state.skeletons(seat)) for seat in range(state.seats)]
    if state.house.stock == PER_PLAYER and max(dead) > SKELETONS:
        raise BadPosition(f"a player has more than {SKELETONS} skeletons")
    if state.house.stock == COMMON and sum(dead) > 36:
        raise BadPosition("there are more than 36 skeletons")
    for seat, reef in enumerate(state.reefs):
        beside = sum(unpack(tile)[0] == 1 for tile in reef.tiles)
        if reef.size != 2 * beside:
            raise BadPosition(f"the reef of seat {seat} shows {reef.size} hexes over {beside} tiles on the table")
        if len(state.items[seat]) != reef.size:
            raise BadPosition(f"something lies beside the reef of seat {seat}")


def check_kraken(state: KingdomState) -> None:
    for t in range(TENTACLES):
        taken = [value for value in state.safe[t::TENTACLES] if value]
        if sorted(taken, reverse=True) != STACKS[t][: len(taken)]:
            raise BadPosition(f"the safe tiles taken at tentacle T{t + 1} are not the top ones of its stack")
    small = [at for at in state.track if at > 0]
    if len(small) != len(set(small)):
        raise BadPosition("two figures share a small field of the kraken track")
    if (state.last > 0 or state.phase == END) != (NONE in state.track) or len({at == NONE for at in state.track}) > 1:
        raise BadPosition("the figures leave the kraken track together, when the last round begins")
    if len(state.corals) != PLACES or len(state.owners) != PLACES:
        raise BadPosition("the kraken has eight places for corals")
    for kind in range(1, len(CORAL_KINDS)):
        if state.corals.count(kind) > IN_BOX[kind]:
            raise BadPosition(f"there are more corals {CORAL_KINDS[kind]} than the box has")
    for place in range(PLACES):
        seen = any(peeks >> place & 1 for peeks in state.peeks)
        if not NONE <= state.owners[place] < state.seats or (state.corals[place] == 0) == seen:
            raise BadPosition(f"the coral of the sum {place + 3} is known exactly if somebody has looked under it")


def check_turn(state: KingdomState) -> None:
    begun = state.phase not in (CHOOSING_FIRST, ENTERING) and state.round > 0
    if not 0 <= state.active < state.seats or not (NONE if not begun else 0) <= state.first < state.seats:
        raise BadPosition("the start player and the active player are seats of this game")
    if not 0 <= state.last <= state.seats or not NONE <= state.dolphin < state.seats:
        raise BadPosition("the last round or the dolphin belongs to no seat of this game")
    eaten = state.phase in (EATEN, RETURNING)
    if begun and (NONE in state.swimmers) != eaten:
        raise BadPosition("a swimmer is off the ocean exactly while it has been eaten")
    if any(not NONE <= field < FIELDS for field in state.swimmers):
        raise BadPosition("a swimmer stands on no field of the ocean")
    if (begun and state.phase != END) != bool(state.todo):
        raise BadPosition("the work to be done does not fit the phase")
    needed = {
        "field": (state.field, state.phase in (SWIMMING, DRIFTING, TAKING, FOOD_TAKEN)),
        "hex": (state.hex, state.phase == SECOND_HEX),
        "die": (state.die, state.phase == SLOT),
        "target": (state.target, state.phase in (MEAL, PAYING, REVEALING)),
    }
    for name, (value, wanted) in needed.items():
        if wanted and value == NONE:
            raise BadPosition(f"the position lacks its {name} for the phase {PHASES[state.phase]}")
    if (state.tile > 0) != (state.phase in (FIRST_HEX, SECOND_HEX)):
        raise BadPosition("a tile is held exactly while its place is chosen")
    if state.phase not in (CHOOSING_FIRST, END) and not state.moves(state.to_act()):
        raise BadPosition("nobody could go on from this position")
    if state.phase == ORDER and sum(owed > 0 for owed in state.owed) < 2:
        raise BadPosition("there is no order to choose: fewer than two figures are to move")
    if state.phase == TIPPING and not state.wave:
        raise BadPosition("the wave breaks, but no die is on it")
