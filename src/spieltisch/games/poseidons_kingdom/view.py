"""What a seat sees of Poseidon's Kingdom, and how everything reads.

Corals are secret. Safe tiles lie ``face_down``: until the end others see how many they are, not their values.
"""

from functools import lru_cache

from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.building import on_wave, wave_colours
from spieltisch.games.poseidons_kingdom.corals import still_to_pay
from spieltisch.games.poseidons_kingdom.dice import add_free_hexes
from spieltisch.games.poseidons_kingdom.kraken import SIZES, STACKS, TASK_NAMES, top_tile
from spieltisch.games.poseidons_kingdom.ocean import BEACH, BOX, CIRCUIT, DIE_SYMBOL, NAMES, ROUTE, STRIP, STRIPS
from spieltisch.games.poseidons_kingdom.options import BONUS_ACTIONS, MISSED, OUT_OF_REACH, SIDES, UNLIMITED
from spieltisch.games.poseidons_kingdom.position import (
    TRACK_NAMES,
    dice_in,
    dice_names,
    die_name,
    field_name,
    figure,
    hexes_in,
    item_at,
    items_of,
    known,
    laid_by,
    strip_dice,
    swimmers,
    tiles_left,
    to_do,
)
from spieltisch.games.poseidons_kingdom.reef import (
    ARROW,
    FIRST_HALF,
    FOOD,
    FREE,
    KINDS,
    SECOND_HALF,
    SKELETON,
    STARTING_TILES,
    SYMBOLS,
    WAVE,
    column,
    name_of,
    row,
    unpack,
)
from spieltisch.games.poseidons_kingdom.rules import PHASES
from spieltisch.games.poseidons_kingdom.shark import move_shark
from spieltisch.games.poseidons_kingdom.state import KingdomHouse, KingdomState
from spieltisch.games.poseidons_kingdom.swimming import swim

COLOURS: list[str] = [*BOX["colours"], "neutral"]
STRIP_IDS: list[str] = [strip["id"] for strip in BOX["strips"]]

# The view


def view(state: KingdomState, seat: int | None) -> dict[str, Json]:
    return {
        "options": state.house.options,
        "phase": PHASES[state.at[PHASE]].name,
        "round": int(state.at[s.ROUND]),
        "first": known(state.at[s.START_SEAT]),
        "active": int(state.at[s.ACTIVE]),
        "last_round": state.at[s.LAST] > 0 or state.at[PHASE] == s.END,
        "turns_left": int(state.at[s.LAST]),
        "ocean": ocean(state),
        "shark": shark(state),
        "wave": wave(state),
        "tiles": tiles_left(state),
        "neutral": state.at[s.SUPPLY + s.NEUTRAL],
        "tentacles": [tentacle(state, t) for t in range(s.TENTACLES)],
        "track": [
            {"field": name, "figures": [other for other in range(state.seats) if state.at[s.FIGURES + other] == at]}
            for at, name in enumerate(TRACK_NAMES)
        ],
        "corals": [coral(state, place, seat) for place in range(s.PLACES)],
        "bonus": [
            {"action": name, "from": state.house.sums[n]}
            for n, name in enumerate(BONUS_ACTIONS)
            if state.house.sums[n] != OUT_OF_REACH
        ],
        "dolphin": known(state.at[s.DOLPHIN]),
        "busy": busy(state),
        "players": [one_player(state, other, seat) for other in range(state.seats)],
    }


def die_json(die: int) -> Json:
    return {"die": die_name(die), "colour": COLOURS[die // 6], "value": die % 6 + 1}


def ocean(state: KingdomState) -> Json:
    return {
        "side": "B" if state.house.side_b else "A",
        "fields": fields(state.house),
        "crossing": BOX["crossing"],
        "strips": [
            {
                "id": STRIP_IDS[strip],
                "name": Text(f"strip-{STRIP_IDS[strip]}").json(),
                "dice": [die_json(die) for die in dice_in(state, strip_dice(strip))],
                "share": shares(state.house)[strip],
            }
            for strip in range(STRIPS)
        ],
    }


@lru_cache(100)
def fields(house: KingdomHouse) -> list[Json]:
    """The fields of the ocean, the same for a whole game."""
    return [
        {
            "id": field["id"],
            "strip": field["strip"],
            "number": house.numbers[n],
            "die": field["die"],
            "enter": field["enter"],
            "at": field["at"],
        }
        for n, field in enumerate(BOX["fields"])
    ]


@lru_cache(100)
def shares(house: KingdomHouse) -> list[float]:
    """The chance that a die of a breaking wave ends in each strip, to a millionth."""
    ends = [(fall // (2 * SIDES) + fall // SIDES % 2, chance) for fall, chance in house.falls.chances if fall < MISSED]
    return [round(sum(chance for end, chance in ends if end == strip), 6) for strip in range(STRIPS)]


def shark(state: KingdomState) -> Json:
    ahead = [NAMES[ROUTE[(state.at[s.SHARK] + state.at[s.HEADING] * n) % CIRCUIT]] for n in range(1, 7)]
    return {
        "field": NAMES[ROUTE[state.at[s.SHARK]]],
        "heading": int(state.at[s.HEADING]),
        "ahead": ahead,
        "route": [NAMES[field] for field in ROUTE],
    }


def wave(state: KingdomState) -> Json:
    missed = [COLOURS[colour] for colour in range(5) for _ in range(state.at[s.MISSES + colour])]
    return {
        "slots": int(state.house.slots),
        "dice": [COLOURS[colour] for colour in wave_colours(state)],
        "missed": missed,
        "miss": state.house.falls.miss,
    }


def tentacle(state: KingdomState, t: int) -> Json:
    held = [seat for seat in range(state.seats) if state.at[s.SAFE + s.TENTACLES * seat + t] == 0]
    return {
        "id": f"T{t + 1}",
        "task": TASK_NAMES[t],
        "name": Text(f"task-{TASK_NAMES[t]}").json(),
        "dice": SIZES[t],
        "stack": STACKS[t][state.seats - len(held) : state.seats],
        "friends": held,
    }


def coral(state: KingdomState, place: int, seat: int | None) -> Json:
    told = state.knows(NONE if seat is None else seat, place)
    return {
        "sum": place + s.LOWEST_SUM,
        "colour": "white" if place < s.WHITES else "black",
        "kind": s.CORAL_KINDS[state.at[s.CORALS + place]] if told else None,
        "owner": known(state.at[s.OWNERS + place]),
        "peeked": [other for other in range(state.seats) if state.at[s.PEEKS + other] >> place & 1],
    }


def busy(state: KingdomState) -> Json:
    """What the seat that acts holds in its fingers."""
    return {
        "seat": int(state.at[ACTOR]),
        "taken": [die_json(die) for die in dice_in(state, s.TAKEN)],
        "eating": [die_json(die) for die in dice_in(state, s.EATING)],
        "chosen": hexes_in(state, state.at[ACTOR], state.at[s.CHOSEN]),
        "die": None if state.at[s.STORING] == NONE else die_json(state.at[s.STORING]),
        "tile": KINDS[state.at[s.IN_HAND]] if state.at[s.IN_HAND] else None,
        "hex": None if state.at[s.HALF] == NONE else name_of(state.at[s.HALF]),
        "field": field_name(state.at[s.SWIMMER]),
        "target": known(state.at[s.TARGET]),
        "owed": state.named("owed"),
        "sums": state.named("sum"),
        "removed": bool(state.at[s.REMOVED]),
        "fresh": hexes_in(state, state.at[ACTOR], state.at[s.FRESH]),
        "todo": len(to_do(state)),
    }


def one_player(state: KingdomState, other: int, seat: int | None) -> Json:
    reef = state.reefs[other]
    safe = safe_tiles(state, other)
    face_down = other != seat and state.at[PHASE] != s.END
    dead = int(state.skeletons(other))
    left = None if state.house.stock == UNLIMITED else int(state.skeletons_left(other))
    return {
        "colour": COLOURS[other],
        "creature": BOX["creatures"][other],
        "supply": state.at[s.SUPPLY + other],
        "swimmers": swimmers(state, other),
        "figure": figure(state, other),
        "friends": [f"T{t + 1}" for t in range(s.TENTACLES) if safe[t] == 0],
        "safe": [
            {"tentacle": f"T{t + 1}", "value": None if face_down else safe[t]} for t in range(s.TENTACLES) if safe[t]
        ],
        "face_down": face_down,
        "points": None if face_down else int(state.safe_points(other)),
        "corals": [
            {
                "sum": place + s.LOWEST_SUM,
                "kind": s.CORAL_KINDS[state.at[s.CORALS + place]],
                "points": int(state.coral_points(other, state.at[s.CORALS + place])),
            }
            if state.knows(NONE if seat is None else seat, place)
            else {"sum": place + s.LOWEST_SUM, "kind": None, "points": None}
            for place in range(s.PLACES)
            if state.at[s.OWNERS + place] == other
        ],
        "abilities": {SYMBOLS[symbol]: int(state.ability(other, symbol)) for symbol in (ARROW, WAVE, FOOD)},
        "visible": {SYMBOLS[symbol]: int(state.visible(other, symbol)) for symbol in (ARROW, WAVE, FOOD)},
        "height": int(reef.height()),
        "skeletons": {"all": dead, "loose": state.at[s.LOOSE + other], "left": left},
        "reef": {
            "tiles": [tile(packed) for packed in all_tiles(state, other)],
            "hexes": [hex_json(state, other, n) for n in range(reef.size)],
        },
    }


def safe_tiles(state: KingdomState, seat: int) -> list[int]:
    """The value of the tile from each tentacle, 0 where the friend is still held."""
    return [int(state.at[s.SAFE + s.TENTACLES * seat + t]) for t in range(s.TENTACLES)]


def fingers(state: KingdomState) -> int:
    """How many dice the seat that acts holds."""
    return len(dice_in(state, s.TAKEN))


def all_tiles(state: KingdomState, seat: int) -> list[int]:
    """Every tile of a reef, from the bottom to the top."""
    return sorted(STARTING_TILES + laid_by(state, seat), key=lambda packed: (unpack(packed)[1], *unpack(packed)[3:]))


def tile(packed: int) -> Json:
    """A tile of a stack: its level, its two hexes and their symbols, from the bottom to the top."""
    _, level, kind, a, b = unpack(packed)
    return {
        "tile": KINDS[kind],
        "level": level,
        "hexes": [name_of(a), name_of(b)],
        "symbols": [SYMBOLS[FIRST_HALF[kind]], SYMBOLS[SECOND_HALF[kind]]],
    }


def hex_json(state: KingdomState, seat: int, n: int) -> Json:
    """A hex as seen from above."""
    reef = state.reefs[seat]
    item = item_at(state, seat, n)
    return {
        "hex": name_of(reef.hexes[n]),
        "q": int(column(reef.hexes[n])),
        "r": int(row(reef.hexes[n])),
        "height": reef.heights[n],
        "symbol": SYMBOLS[reef.symbols[n]],
        "die": None if item in (FREE, SKELETON) else die_json(item - 1),
        "skeleton": item == SKELETON,
    }


# What is asked


def prompt(state: KingdomState, seat: int) -> Prompt:
    at = state.at
    phase = PHASES[at[PHASE]]
    now = phase.number
    name = "enter" if now == s.ENTERING else phase.name
    args: dict[str, Text | str | int] = {}
    if now in (s.FIRST_HEX, s.SECOND_HEX):
        half = FIRST_HALF if now == s.FIRST_HEX else SECOND_HALF
        args = {"symbol": Text(f"symbol-{SYMBOLS[half[at[s.IN_HAND]]]}")}
    elif now == s.SWIMMING:
        args = {"steps": int(state.ability(seat, ARROW)), "field": field_text(NAMES[at[s.SWIMMER]])}
    elif now == s.TAKING:
        name = "taking-more" if fingers(state) else "taking"
        args = {
            "more": int(state.ability(seat, FOOD) - fingers(state)),
            "strip": strip_text(STRIP[at[s.SWIMMER]]),
        }
    elif now == s.FOOD_TAKEN:
        name = "food-last" if at[s.LAST] else "food"
        args = {"taken": fingers(state)}
    elif now == s.SLOT:
        swap = any(holds_die(state, action - s.HEX, seat) for action in state.legal(seat))
        name = "slot-swap" if swap else "slot"
        args = {"die": die_text(at[s.STORING])}
    elif now == s.MEAL:
        args = {"task": task_text(at[s.TARGET])}
    elif now == s.EATEN and add_free_hexes(state, seat, state.house.paper, 0) == 0:
        name = "eaten-full"
    elif now == s.CHOOSING_BONUS:
        args = {"sum": at[s.SUMS + seat]}
    elif now == s.PAYING:
        args = {"sum": int(at[s.TARGET]) + s.LOWEST_SUM, "left": int(still_to_pay(state))}
    return Prompt(Text(f"prompt-{name}", args), phase.rule)


def holds_die(state: KingdomState, place: int, seat: int) -> bool:
    return item_at(state, seat, state.reefs[seat].index(place)) != FREE


def field_text(name: str) -> Text:
    """A field in words: L3 is the left one of wave 3."""
    return Text(f"field-{name[0].lower()}", {"number": int(name[1:])})


def hex_text(name: str) -> Text:
    return Text("hex", {"name": name})


def track_text(at: int) -> Text:
    name = TRACK_NAMES[at]
    return Text("track-field", {"number": int(name[1:])}) if name[1:] else Text("track-head")


def in_turn(parts: list[Text]) -> Text:
    """Several things, one after the other."""
    text = parts[-1]
    for part in reversed(parts[:-1]):
        text = Text("list", {"one": part, "more": text})
    return text


def colour_text(colour: int) -> Text:
    return Text(f"colour-{COLOURS[colour]}")


def die_text(die: int) -> Text:
    return Text("die", {"colour": colour_text(die // 6), "value": int(die) % 6 + 1})


def strip_text(strip: int) -> Text:
    return Text(f"strip-{STRIP_IDS[strip]}")


def task_text(tentacle: int) -> Text:
    return Text("tentacle", {"number": int(tentacle) + 1, "task": Text(f"task-{TASK_NAMES[tentacle]}")})


# The choices

PLAIN_WAYS = {
    s.BUILD_REEF: "build",
    s.LOAD_WAVE: "load",
    s.ENOUGH: "enough",
    s.STORE: "store",
    s.EAT: "eat",
    s.NOTHING: "nothing",
    s.NO_LOOK: "no-look",
    s.NO_CORAL: "no-coral",
    s.NO_BONUS: "no-bonus",
}


def choice(state: KingdomState, action: int, seat: int) -> Choice:
    if action >= s.HEX:
        return hex_choice(state, action - s.HEX, seat)
    if action >= s.TAKE:
        strip, die = divmod(action - s.TAKE, s.DICE)
        text = Text("choice-take", {"die": die_text(die), "strip": strip_text(strip)})
        return Choice(text, (f"die:{strip}:{die_name(die)}",))
    if action >= s.BONUS:
        name = BONUS_ACTIONS[action - s.BONUS]
        return Choice(Text("choice-bonus", {"action": Text(f"bonus-{name}")}), (f"bonus:{name}",))
    if action >= s.FIGURE:
        owner = action - s.FIGURE
        args: dict[str, Text | str | int] = {"player": player(owner), "fields": state.at[s.OWED + owner]}
        after = state.copy()
        after.step(action, seat)
        return Choice(Text("choice-figure", args), (f"figure:{owner}",), {"track": after.track[owner]})
    if action >= s.LOOK:
        return coral_choice(state, action, seat)
    if action >= s.DIE:
        die = action - s.DIE
        key = "choice-die" if state.at[PHASE] == s.NEXT_DIE else "choice-eat-die"
        return Choice(Text(key, {"die": die_text(die)}), (f"taken:{die_name(die)}",))
    if action >= s.TENTACLE:
        t = action - s.TENTACLE
        value = int(top_tile(state, t))
        text = Text("choice-tentacle", {"tentacle": task_text(t), "value": value})
        return Choice(text, (f"tentacle:T{t + 1}",), {"value": value})
    if action >= s.FROM:
        return field_choice(state, action, seat)
    return simple_choice(state, action, seat)


def simple_choice(state: KingdomState, action: int, seat: int) -> Choice:
    if action >= s.LOADS:
        number = action - s.LOADS + 1
        after = [COLOURS[colour] for colour in wave_colours(state)] + [COLOURS[seat]] * number
        full = len(after) == state.house.slots
        return Choice(Text("choice-loads", {"number": number}), (f"load:{number}",), {"wave": after, "full": full})
    if action >= s.TILE:
        kind = KINDS[action - s.TILE + 1]
        return Choice(Text("choice-tile", {"tile": Text(f"tile-{kind}")}), (f"tile:{kind}",))
    touched = {s.BUILD_REEF: ("tiles",), s.LOAD_WAVE: ("wave",), s.STORE: (f"reef:{seat}",), s.EAT: ("kraken",)}
    key = "choice-eat-corals" if action == s.EAT and state.at[s.LAST] else f"choice-{PLAIN_WAYS[action]}"
    things = touched.get(action, (PLAIN_WAYS[action],))
    if action == s.EAT and not state.at[s.LAST]:
        return Choice(
            Text(key),
            things,
            {"tentacles": [f"T{t - s.TENTACLE + 1}" for t in PHASES[s.CHOOSING_TENTACLE].moves(state, seat)]},
        )
    return Choice(Text(key), things)


def coral_choice(state: KingdomState, action: int, seat: int) -> Choice:
    place = (action - s.CORAL) if action >= s.CORAL else (action - s.LOOK)
    kind = s.CORAL_KINDS[state.at[s.CORALS + place]] if state.knows(seat, place) else None
    key = ("choice-coral" if action >= s.CORAL else "choice-look") + ("-known" if kind else "")
    args: dict[str, Text | str | int] = {"sum": place + s.LOWEST_SUM}
    if kind:
        args["kind"] = Text(f"coral-{kind}")
    preview = {"kind": kind, "points": int(state.coral_points(seat, state.at[s.CORALS + place])) if kind else None}
    return Choice(Text(key, args), (f"coral:{place + s.LOWEST_SUM}",), preview)


def field_choice(state: KingdomState, action: int, seat: int) -> Choice:
    if action < s.TO:
        name = NAMES[action - s.FROM]
        after = state.copy()
        after.step(action, seat)
        goals = [NAMES[to - s.TO] for to in after.moves(seat)]
        return Choice(
            Text("choice-swimmer", {"field": field_text(name)}), (f"swimmer:{seat}:{name}",), {"targets": goals}
        )
    field = action - s.TO
    text: dict[str, Text | str | int] = {"field": field_text(NAMES[field]), "strip": strip_text(STRIP[field])}
    if state.at[PHASE] == s.SWIMMING:
        preview = shark_preview(state, field, seat)
        text |= {"number": preview["number"], "dice": len(preview["dice"])}
        if not preview["eats"]:
            return Choice(Text("choice-swim", text), (f"field:{NAMES[field]}",), preview)
        text["eaten"] = meals_text([meal["seat"] for meal in preview["eats"]], seat)
        return Choice(Text("choice-swim-eats", text), (f"field:{NAMES[field]}",), preview)
    key = "choice-drift" if state.at[PHASE] == s.DRIFTING else "choice-enter"
    return Choice(Text(key, text), (f"field:{NAMES[field]}",), {"number": state.house.numbers[field]})


def meals_text(eaten: list[int], seat: int) -> Text:
    """Whose swimmers the shark eats, and how many of each: one's own first."""
    meals = [Text("meal-own", {"number": eaten.count(seat)})] if seat in eaten else []
    for other in sorted(set(eaten) - {seat}):
        meals.append(Text("meal-other", {"number": eaten.count(other), "seat": player(other)}))
    return meals[0] if len(meals) == 1 else Text("list-last", {"more": in_turn(meals[:-1]), "last": meals[-1]})


def shark_preview(state: KingdomState, field: int, seat: int) -> dict[str, Json]:
    """What a swim to this field leads to: the dice in reach, the shark's way and whom it would eat."""
    after = state.copy()
    after.events = []
    swim(after, seat, field)
    after.at[s.SWIMMER] = field
    move_shark(after)
    path = [str(event.facts["field"]) for event in after.events if event.kind == "shark"]
    return {
        "number": len(path),
        "shark": path,
        "eats": [event.facts for event in after.events if event.kind == "eaten"],
        "symbols": sum(int(DIE_SYMBOL[NAMES.index(name)]) for name in path),
        "strip": int(STRIP[field]),
        "dice": dice_names(state, strip_dice(STRIP[field])),
    }


def hex_choice(state: KingdomState, place: int, seat: int) -> Choice:
    name = name_of(place)
    touches = (f"hex:{name}",)
    reef = state.reefs[seat]
    at = reef.index(place)
    if state.at[PHASE] in (s.FIRST_HEX, s.SECOND_HEX):
        level = 1 if at == NONE else reef.heights[at] + 1
        key = "choice-beside" if at == NONE else "choice-on-top"
        args: dict[str, Text | str | int] = {"hex": hex_text(name), "level": level}
        return Choice(Text(key, args), touches, build_preview(state, place, seat, level))
    item = item_at(state, seat, at)
    if state.at[PHASE] == s.EATEN:
        key = "choice-skeleton" if item == FREE else "choice-skeleton-die"
    elif state.at[PHASE] == s.SLOT:
        key = "choice-slot" if item == FREE else "choice-remove"
    else:
        key = "choice-eat-stored"
    args = {"hex": hex_text(name)}
    if item not in (FREE, SKELETON):
        args["die"] = die_text(item - 1)
    return Choice(Text(key, args), touches, {"symbol": SYMBOLS[reef.symbols[at]], "level": reef.heights[at]})


def build_preview(state: KingdomState, place: int, seat: int, level: int) -> Json:
    """The tile where it would lie, the abilities it would give, and the symbols that would be seen."""
    symbols = [SYMBOLS[FIRST_HALF[state.at[s.IN_HAND]]], SYMBOLS[SECOND_HALF[state.at[s.IN_HAND]]]]
    if state.at[PHASE] == s.FIRST_HEX:
        after = state.copy()
        after.step(s.HEX + place, seat)
        partners = [name_of(action - s.HEX) for action in after.moves(seat)]
        return {"tile": KINDS[state.at[s.IN_HAND]], "symbols": symbols, "level": level, "partners": partners}
    after = state.copy()
    after.step(s.HEX + place, seat)
    return {
        "tile": KINDS[state.at[s.IN_HAND]],
        "symbols": symbols,
        "level": level,
        "hexes": [name_of(state.at[s.HALF]), name_of(place)],
        "abilities": {SYMBOLS[symbol]: int(after.ability(seat, symbol)) for symbol in (ARROW, WAVE, FOOD)},
        "visible": {SYMBOLS[symbol]: int(after.visible(seat, symbol)) for symbol in (ARROW, WAVE, FOOD)},
    }


# Events


def event(seen: dict[str, Fact]) -> Text:
    kind = str(seen["event"])
    args: dict[str, Text | str | int] = {}
    for key, value in seen.items():
        said = argument(kind, key, value)
        if said is not None:
            args[key] = said
    if isinstance(seen.get("value"), int) and isinstance(seen.get("colour"), int):
        args["die"] = die_text(6 * int(str(seen["colour"])) + int(str(seen["value"])) - 1)
    return Text(f"event-{kind}{variant(kind, seen)}", args)


def variant(kind: str, seen: dict[str, Fact]) -> str:
    """The same event in other words."""
    if seen.get(HIDDEN):
        return "-hidden"
    if kind == "skeleton" and seen["hex"] == "":
        return "-loose"
    if kind == "last_round" and not seen["defeated"]:
        return "-net"
    if kind == "turn" and seen["last"]:
        return "-last"
    if kind == "loaded" and seen["full"]:
        return "-full"
    if kind == "landed" and seen["foam"]:
        return "-foam"
    return ""


def argument(kind: str, key: str, value: Fact) -> Text | str | int | None:
    """A fact as the texts say it."""
    if key == "seat" and isinstance(value, int):
        return player(value)
    if key == "colour" and isinstance(value, int):
        return colour_text(value)
    if key == "strip" and isinstance(value, int):
        return strip_text(value)
    if key == "tentacle" and isinstance(value, int):
        return task_text(value)
    if key == "kind":
        return Text(f"coral-{value}")
    if key == "action":
        return Text(f"bonus-{value}")
    if key == "tile":
        return Text(f"tile-{value}")
    if key == "path" and isinstance(value, list):
        return track_text(int(value[-1]))
    if key in ("field", "from", "to") and isinstance(value, str):
        return field_text(value)
    if key == "hex" and isinstance(value, str):
        return hex_text(value)
    if key in ("points", "sums") and isinstance(value, list):
        return in_turn(
            [Text("tally", {"seat": player(seat), "number": int(str(one))}) for seat, one in enumerate(value)]
        )
    if key == "dice" and isinstance(value, list):
        return ", ".join(str(int(die) % 6 + 1) for die in value)
    if key == "wave" and isinstance(value, list):
        return len(value)
    if isinstance(value, list):
        return in_turn([hex_text(str(one)) for one in value if one]) if any(value) else None
    if isinstance(value, str | int) and not isinstance(value, bool) and key != "event":
        return value
    return None


# Notation


def notation(state: KingdomState, action: int) -> str:
    if action >= s.FIRST:
        return outcome(action)
    if action >= s.HEX:
        return f"hex {name_of(action - s.HEX)}"
    if action >= s.TAKE:
        strip, die = divmod(action - s.TAKE, s.DICE)
        return f"take {strip} {die_name(die)}"
    if action >= s.BONUS:
        return f"bonus {BONUS_ACTIONS[action - s.BONUS]}"
    if action >= s.FIGURE:
        return f"figure {action - s.FIGURE + 1}"
    if action >= s.CORAL:
        return f"coral {action - s.CORAL + s.LOWEST_SUM}"
    if action >= s.LOOK:
        return f"look {action - s.LOOK + s.LOWEST_SUM}"
    if action >= s.DIE:
        return f"die {die_name(action - s.DIE)}"
    if action >= s.TENTACLE:
        return f"tentacle T{action - s.TENTACLE + 1}"
    if action >= s.TO:
        return f"{'enter' if state.at[PHASE] in (s.ENTERING, s.RETURNING) else 'swim'} {NAMES[action - s.TO]}"
    if action >= s.FROM:
        return f"swimmer {NAMES[action - s.FROM]}"
    if action >= s.LOADS:
        return f"load {action - s.LOADS + 1}"
    if action >= s.TILE:
        return f"tile {KINDS[action - s.TILE + 1]}"
    return PLAIN_WAYS[action].replace("-", " ")


def outcome(action: int) -> str:
    if action >= s.REVEAL:
        return f"reveal {s.CORAL_KINDS[action - s.REVEAL + 1]}"
    if action < s.FALL:
        return f"first {action - s.FIRST + 1}"
    fall = action - s.FALL
    if fall == MISSED:
        return "miss"
    strip, foam = divmod(fall // SIDES, 2)
    return f"fall {strip}{' foam' if foam and strip != BEACH else ''} {fall % SIDES + 1}"


def show(state: KingdomState, seat: int | None) -> str:
    """The position in plain text."""
    heading = "+" if state.at[s.HEADING] == 1 else "-"
    supply = " ".join(f"{name} {left}" for name, left in tiles_left(state).items())
    lines = [
        f"round {state.at[s.ROUND]}  {PHASES[state.at[PHASE]].name}{'  last round' if state.at[s.LAST] else ''}"
        f"  shark {NAMES[ROUTE[state.at[s.SHARK]]]}{heading}  wave {on_wave(state)}/{state.house.slots}"
        f"  neutral {state.at[s.SUPPLY + s.NEUTRAL]}  tiles {supply}",
        "ocean " + " | ".join(" ".join(dice_names(state, strip_dice(strip))) or "-" for strip in range(STRIPS)),
        "corals " + " ".join(brief(state, place, seat) for place in range(s.PLACES)),
    ]
    held = dice_names(state, s.TAKEN) + dice_names(state, s.EATING)
    if held:
        lines.append("fingers " + " ".join(held))
    for other in range(state.seats):
        lines += player_lines(state, other)
    return "\n".join(lines)


def brief(state: KingdomState, place: int, seat: int | None) -> str:
    owner = "" if state.at[s.OWNERS + place] == NONE else f"@{state.at[s.OWNERS + place] + 1}"
    told = state.knows(NONE if seat is None else seat, place)
    return f"{place + s.LOWEST_SUM}:{s.CORAL_KINDS[state.at[s.CORALS + place]] if told else '?'}{owner}"


def player_lines(state: KingdomState, seat: int) -> list[str]:
    reef = state.reefs[seat]
    abilities = "/".join(str(state.ability(seat, symbol)) for symbol in (ARROW, WAVE, FOOD))
    fields = " ".join(str(name or "-") for name in swimmers(state, seat))
    safe = " ".join(f"{value or '.'}" for value in safe_tiles(state, seat))
    held = items_of(state, seat)
    stacks = []
    for n, place in enumerate(reef.hexes):
        symbol = "-AWF"[reef.symbols[n]]
        item = held.get(name_of(place))
        if symbol != "-" or item:  # the rest is bare starting reef
            stacks.append(f"{name_of(place)}:{reef.heights[n]}{symbol}{f'={item}' if item else ''}")
    mark = "*" if seat == state.at[s.ACTIVE] else " "
    return [
        f"seat {seat + 1}{mark} swimmers {fields}  supply {state.at[s.SUPPLY + seat]}"
        f"  figure {figure(state, seat) or '-'}  safe {safe}"
        f"  arrow/wave/food {abilities}  skeletons {state.skeletons(seat)}",
        *(["   " + " ".join(stacks)] if stacks else []),
    ]
