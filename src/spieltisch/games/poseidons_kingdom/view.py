"""What a seat sees of Poseidon's Kingdom, and how everything reads.

Only corals are secret. The rules let everybody keep the own safe tiles face down, but all have seen from which
open stack each of them came: the view keeps that note for everybody, and ``face_down`` tells the board to hide it.
"""

from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
from spieltisch.games.poseidons_kingdom.coral import (
    ARROW,
    FIRST_HALF,
    FOOD,
    FREE,
    KINDS,
    NONE,
    SECOND_HALF,
    SKELETON,
    SYMBOLS,
    WAVE,
    column,
    row,
    unpack,
)
from spieltisch.games.poseidons_kingdom.kraken import CORAL_KINDS, MEAL_SIZE, STACKS, TASK_NAMES
from spieltisch.games.poseidons_kingdom.ocean import BEACH, BOX, DIE_SYMBOL, FIELDS, NAMES, ROUTE, STRIP, STRIPS
from spieltisch.games.poseidons_kingdom.pieces import (
    BLACK,
    BONUS,
    BUILD_REEF,
    CHOOSING_BONUS,
    CHOOSING_SWIMMER,
    CHOOSING_TENTACLE,
    CHOOSING_TILE,
    CORAL,
    DICE,
    DIE,
    DRIFTER,
    DRIFTING,
    EAT,
    EATEN,
    END,
    ENOUGH,
    ENTERING,
    FALL,
    FIGURE,
    FIRST,
    FIRST_HEX,
    FOOD_TAKEN,
    FORAGING,
    FROM,
    HEX,
    LOAD_WAVE,
    LOADING,
    LOADS,
    LOOK,
    LOOKING,
    LOWEST_SUM,
    MEAL,
    NEUTRAL,
    NEXT_DIE,
    NO_BONUS,
    NO_CORAL,
    NO_LOOK,
    NOTHING,
    ORDER,
    PAYING,
    PEEKING,
    PHASES,
    PLACES,
    RETURNING,
    REVEAL,
    SECOND_HEX,
    SKELETONS,
    SLOT,
    STEP_ONE,
    STORE,
    SWIMMING,
    TAKE,
    TAKING,
    TENTACLE,
    TENTACLES,
    TILE,
    TO,
    WHITE,
    WHITES,
    name_of,
)
from spieltisch.games.poseidons_kingdom.position import TRACK_NAMES, die_name, field_name, hexes_in, items_of
from spieltisch.games.poseidons_kingdom.rules import KingdomState
from spieltisch.games.poseidons_kingdom.scoring import coral_points, safe_points
from spieltisch.games.poseidons_kingdom.wave import (
    ACTIONS_OF_BONUS,
    COMMON,
    MISSED,
    OUT_OF_REACH,
    SIDES,
    UNLIMITED,
)

COLOURS: list[str] = [*BOX["colours"], "neutral"]
STRIP_IDS: list[str] = [strip["id"] for strip in BOX["strips"]]

# The view


def view(state: KingdomState, seat: int | None) -> dict[str, Json]:
    return {
        "options": state.house.options,
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "first": None if state.first == NONE else int(state.first),
        "active": int(state.active),
        "last_round": state.last > 0 or state.phase == END,
        "turns_left": int(state.last),
        "ocean": ocean(state),
        "shark": shark(state),
        "wave": wave(state),
        "tiles": dict(zip(KINDS[1:], state.tiles, strict=True)),
        "neutral": state.supply[NEUTRAL],
        "tentacles": [tentacle(state, t) for t in range(TENTACLES)],
        "track": [
            {"field": name, "figures": [s for s in range(state.seats) if state.track[s] == at]}
            for at, name in enumerate(TRACK_NAMES)
        ],
        "corals": [coral(state, place, seat) for place in range(PLACES)],
        "bonus": [
            {"action": name, "from": state.house.sums[n]}
            for n, name in enumerate(ACTIONS_OF_BONUS)
            if state.house.sums[n] != OUT_OF_REACH
        ],
        "dolphin": None if state.dolphin == NONE else int(state.dolphin),
        "busy": busy(state),
        "players": [one_player(state, other, seat) for other in range(state.seats)],
    }


def die_json(die: int) -> Json:
    return {"die": die_name(die), "colour": COLOURS[die // 6], "value": die % 6 + 1}


def ocean(state: KingdomState) -> Json:
    dice = [[at % DICE for at in state.ocean if at // DICE == strip] for strip in range(STRIPS)]
    return {
        "side": "B" if state.house.side_b else "A",
        "fields": [
            {
                "id": field["id"],
                "strip": field["strip"],
                "number": state.house.numbers[n],
                "die": field["die"],
                "enter": field["enter"],
                "at": field["at"],
            }
            for n, field in enumerate(BOX["fields"])
        ],
        "crossing": BOX["crossing"],
        "strips": [
            {
                "id": STRIP_IDS[strip],
                "name": Text(f"strip-{STRIP_IDS[strip]}").json(),
                "dice": [die_json(die) for die in dice[strip]],
                "share": round(share(state, strip), 6),
            }
            for strip in range(STRIPS)
        ],
    }


def share(state: KingdomState, strip: int) -> float:
    """The exact chance that a die of a breaking wave ends in this strip."""
    ends = [(fall // (2 * SIDES) + fall // SIDES % 2, chance) for fall, chance in state.house.chances if fall < MISSED]
    return sum(chance for end, chance in ends if end == strip)


def shark(state: KingdomState) -> Json:
    ahead = [NAMES[ROUTE[(state.shark + state.heading * n) % FIELDS]] for n in range(1, 7)]
    return {
        "field": NAMES[ROUTE[state.shark]],
        "heading": int(state.heading),
        "ahead": ahead,
        "route": [NAMES[field] for field in ROUTE],
    }


def wave(state: KingdomState) -> Json:
    missed = [COLOURS[colour] for colour in range(5) for _ in range(state.missed >> 4 * colour & 15)]
    return {
        "slots": int(state.house.slots),
        "dice": [COLOURS[colour] for colour in state.wave],
        "missed": missed,
        "miss": state.house.miss,
    }


def tentacle(state: KingdomState, t: int) -> Json:
    held = [seat for seat in range(state.seats) if state.safe[seat * TENTACLES + t] == 0]
    return {
        "id": f"T{t + 1}",
        "task": TASK_NAMES[t],
        "name": Text(f"task-{TASK_NAMES[t]}").json(),
        "dice": MEAL_SIZE[t],
        "stack": STACKS[t][state.seats - len(held) : state.seats],
        "friends": held,
    }


def coral(state: KingdomState, place: int, seat: int | None) -> Json:
    known = state.knows(NONE if seat is None else seat, place)
    return {
        "sum": place + LOWEST_SUM,
        "colour": "white" if place < WHITES else "black",
        "kind": CORAL_KINDS[state.corals[place]] if known else None,
        "owner": None if state.owners[place] == NONE else state.owners[place],
        "peeked": [other for other in range(state.seats) if state.peeks[other] >> place & 1],
    }


def busy(state: KingdomState) -> Json:
    """What the seat that acts holds in its fingers."""
    return {
        "seat": int(state.actor),
        "taken": [die_json(die) for die in state.taken],
        "eating": [die_json(die) for die in state.eating],
        "chosen": hexes_in(state, state.actor, state.chosen),
        "die": None if state.die == NONE else die_json(state.die),
        "tile": KINDS[state.tile] if state.tile else None,
        "hex": None if state.hex == NONE else name_of(state.hex),
        "field": field_name(state.field),
        "target": None if state.target == NONE else int(state.target),
        "owed": state.owed[:],
        "sums": state.sums[:],
        "removed": bool(state.removed),
        "fresh": hexes_in(state, state.actor, state.fresh),
        "todo": len(state.todo),
    }


def one_player(state: KingdomState, other: int, seat: int | None) -> Json:
    reef = state.reefs[other]
    safe = state.safe[TENTACLES * other : TENTACLES * (other + 1)]
    dead = int(state.skeletons(other))
    return {
        "colour": COLOURS[other],
        "creature": BOX["creatures"][other],
        "supply": state.supply[other],
        "swimmers": [field_name(field) for field in state.swimmers[2 * other : 2 * other + 2]],
        "figure": None if state.track[other] == NONE else TRACK_NAMES[state.track[other]],
        "friends": [f"T{t + 1}" for t in range(TENTACLES) if safe[t] == 0],
        "safe": [{"tentacle": f"T{t + 1}", "value": safe[t]} for t in range(TENTACLES) if safe[t]],
        "face_down": other != seat and state.phase != END,
        "points": int(safe_points(state, other)),
        "corals": [
            {
                "sum": place + LOWEST_SUM,
                "kind": CORAL_KINDS[state.corals[place]],
                "points": int(coral_points(state, other, state.corals[place])),
            }
            if state.knows(NONE if seat is None else seat, place)
            else {"sum": place + LOWEST_SUM, "kind": None, "points": None}
            for place in range(PLACES)
            if state.owners[place] == other
        ],
        "abilities": {SYMBOLS[symbol]: int(reef.ability(symbol, state.items[other])) for symbol in (ARROW, WAVE, FOOD)},
        "visible": {SYMBOLS[symbol]: int(reef.visible(symbol, state.items[other])) for symbol in (ARROW, WAVE, FOOD)},
        "height": int(reef.height()),
        "skeletons": {"all": dead, "loose": state.loose[other], "left": skeletons_left(state, other)},
        "reef": {
            "tiles": [tile(packed) for packed in reef.tiles],
            "hexes": [hex_json(state, other, n) for n in range(reef.size)],
        },
    }


def skeletons_left(state: KingdomState, seat: int) -> Json:
    if state.house.stock == UNLIMITED:
        return None
    if state.house.stock == COMMON:
        return 4 * SKELETONS - sum(int(state.skeletons(other)) for other in range(state.seats))
    return SKELETONS - int(state.skeletons(seat))


def tile(packed: int) -> Json:
    """A tile of a stack: its level, its two hexes and their symbols, from the bottom to the top."""
    level, kind, a, b = unpack(packed)
    return {
        "tile": KINDS[kind],
        "level": level,
        "hexes": [name_of(a), name_of(b)],
        "symbols": [SYMBOLS[FIRST_HALF[kind]], SYMBOLS[SECOND_HALF[kind]]],
    }


def hex_json(state: KingdomState, seat: int, n: int) -> Json:
    """A hex as seen from above."""
    reef = state.reefs[seat]
    item = state.items[seat][n]
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

PROMPTS: dict[int, tuple[str, str]] = {
    ENTERING: ("enter", "2.7"),
    STEP_ONE: ("step-one", "5"),
    CHOOSING_TILE: ("tile", "5.1"),
    FIRST_HEX: ("first-hex", "4.2"),
    SECOND_HEX: ("second-hex", "4.2"),
    LOADING: ("loading", "5.2"),
    CHOOSING_SWIMMER: ("swimmer", "6.1"),
    SWIMMING: ("swimming", "6.2"),
    TAKING: ("taking", "7.1"),
    FOOD_TAKEN: ("food", "7.2"),
    NEXT_DIE: ("next-die", "7.3"),
    SLOT: ("slot", "7.3"),
    CHOOSING_TENTACLE: ("tentacle", "7.4"),
    MEAL: ("meal", "7.4"),
    LOOKING: ("looking", "8.3"),
    PEEKING: ("peeking", "10.5"),
    ORDER: ("order", "8.4"),
    EATEN: ("eaten", "9.3"),
    RETURNING: ("returning", "9.4"),
    CHOOSING_BONUS: ("bonus", "10.4"),
    DRIFTER: ("drifter", "10.5"),
    DRIFTING: ("drifting", "10.5"),
    FORAGING: ("foraging", "10.5"),
    WHITE: ("white", "11.3"),
    BLACK: ("black", "11.3"),
    PAYING: ("paying", "11.3"),
}


def prompt(state: KingdomState, seat: int) -> Prompt:
    name, rule = PROMPTS[state.phase]
    args: dict[str, Text | str | int] = {}
    if state.phase in (FIRST_HEX, SECOND_HEX):
        half = FIRST_HALF if state.phase == FIRST_HEX else SECOND_HALF
        args = {"symbol": Text(f"symbol-{SYMBOLS[half[state.tile]]}")}
    elif state.phase == SWIMMING:
        args = {"steps": int(state.ability(seat, ARROW)), "field": NAMES[state.field]}
    elif state.phase == TAKING:
        args = {"more": int(state.ability(seat, FOOD)) - len(state.taken), "strip": strip_text(STRIP[state.field])}
    elif state.phase == FOOD_TAKEN:
        name = "food-last" if state.last else "food"
        args = {"taken": len(state.taken)}
    elif state.phase == SLOT:
        args = {"die": die_text(state.die)}
    elif state.phase == MEAL:
        args = {"task": task_text(state.target)}
    elif state.phase == EATEN and not state.free_hexes(seat):
        name = "eaten-full"
    elif state.phase == CHOOSING_BONUS:
        args = {"sum": state.sums[seat]}
    elif state.phase == PAYING:
        args = {"sum": int(state.target) + LOWEST_SUM, "left": int(state.still_to_pay())}
    return Prompt(Text(f"prompt-{name}", args), rule)


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
    BUILD_REEF: "build",
    LOAD_WAVE: "load",
    ENOUGH: "enough",
    STORE: "store",
    EAT: "eat",
    NOTHING: "nothing",
    NO_LOOK: "no-look",
    NO_CORAL: "no-coral",
    NO_BONUS: "no-bonus",
}


def choice(state: KingdomState, action: int, seat: int) -> Choice:
    if action >= HEX:
        return hex_choice(state, action - HEX, seat)
    if action >= TAKE:
        strip, die = divmod(action - TAKE, DICE)
        text = Text("choice-take", {"die": die_text(die), "strip": strip_text(strip)})
        return Choice(text, (f"die:{strip}:{die_name(die)}",))
    if action >= BONUS:
        name = ACTIONS_OF_BONUS[action - BONUS]
        return Choice(Text("choice-bonus", {"action": Text(f"bonus-{name}")}), (f"bonus:{name}",))
    if action >= FIGURE:
        owner = action - FIGURE
        args: dict[str, Text | str | int] = {"player": player(owner), "fields": state.owed[owner]}
        after = state.copy()
        after.step(action, seat)
        return Choice(Text("choice-figure", args), (f"figure:{owner}",), {"track": after.track[owner]})
    if action >= LOOK:
        return coral_choice(state, action, seat)
    if action >= DIE:
        die = action - DIE
        key = "choice-die" if state.phase == NEXT_DIE else "choice-eat-die"
        return Choice(Text(key, {"die": die_text(die)}), (f"taken:{die_name(die)}",))
    if action >= TENTACLE:
        t = action - TENTACLE
        value = int(state.top_tile(t))
        text = Text("choice-tentacle", {"tentacle": task_text(t), "value": value})
        return Choice(text, (f"tentacle:T{t + 1}",), {"value": value})
    if action >= FROM:
        return field_choice(state, action, seat)
    return simple_choice(state, action, seat)


def simple_choice(state: KingdomState, action: int, seat: int) -> Choice:
    if action >= LOADS:
        number = action - LOADS + 1
        after = [COLOURS[colour] for colour in state.wave] + [COLOURS[seat]] * number
        full = len(after) == state.house.slots
        return Choice(Text("choice-loads", {"number": number}), (f"load:{number}",), {"wave": after, "full": full})
    if action >= TILE:
        kind = KINDS[action - TILE + 1]
        return Choice(Text("choice-tile", {"tile": Text(f"tile-{kind}")}), (f"tile:{kind}",))
    touched = {BUILD_REEF: ("tiles",), LOAD_WAVE: ("wave",), STORE: (f"reef:{seat}",), EAT: ("kraken",)}
    key = "choice-eat-corals" if action == EAT and state.last else f"choice-{PLAIN_WAYS[action]}"
    things = touched.get(action, (PLAIN_WAYS[action],))
    if action == EAT and not state.last:
        return Choice(Text(key), things, {"tentacles": [f"T{t - TENTACLE + 1}" for t in state.tentacles()]})
    return Choice(Text(key), things)


def coral_choice(state: KingdomState, action: int, seat: int) -> Choice:
    place = (action - CORAL) if action >= CORAL else (action - LOOK)
    kind = CORAL_KINDS[state.corals[place]] if state.knows(seat, place) else None
    key = ("choice-coral" if action >= CORAL else "choice-look") + ("-known" if kind else "")
    args: dict[str, Text | str | int] = {"sum": place + LOWEST_SUM}
    if kind:
        args["kind"] = Text(f"coral-{kind}")
    preview = {"kind": kind, "points": int(coral_points(state, seat, state.corals[place])) if kind else None}
    return Choice(Text(key, args), (f"coral:{place + LOWEST_SUM}",), preview)


def field_choice(state: KingdomState, action: int, seat: int) -> Choice:
    if action < TO:
        name = NAMES[action - FROM]
        after = state.copy()
        after.step(action, seat)
        goals = [NAMES[to - TO] for to in after.moves(seat)]
        return Choice(Text("choice-swimmer", {"field": name}), (f"swimmer:{seat}:{name}",), {"targets": goals})
    field = action - TO
    text: dict[str, Text | str | int] = {"field": NAMES[field], "strip": strip_text(STRIP[field])}
    if state.phase == SWIMMING:
        preview = shark_preview(state, field, seat)
        text |= {"number": preview["number"], "dice": len(preview["dice"])}
        eaten = [meal["seat"] for meal in preview["eats"]]
        key = "choice-swim"
        if eaten:
            key = "choice-swim-own" if seat in eaten else "choice-swim-eats"
        return Choice(Text(key, text), (f"field:{NAMES[field]}",), preview)
    key = "choice-drift" if state.phase == DRIFTING else "choice-enter"
    return Choice(Text(key, text), (f"field:{NAMES[field]}",), {"number": state.house.numbers[field]})


def shark_preview(state: KingdomState, field: int, seat: int) -> dict[str, Json]:
    """What a swim to this field leads to: the dice in reach, the shark's way and whom it would eat."""
    swimmers = state.swimmers[:]
    swimmers[swimmers.index(state.field, 2 * seat, 2 * seat + 2)] = field
    at = state.shark
    path: list[str] = []
    eats: list[Json] = []
    symbols = 0
    for _ in range(state.house.numbers[field]):
        at = (at + state.heading) % FIELDS
        entered = ROUTE[at]
        path.append(NAMES[entered])
        symbols += DIE_SYMBOL[entered]
        for n, place in enumerate(swimmers):
            if place == entered:
                swimmers[n] = NONE
                if n // 2 != state.dolphin:
                    eats.append({"seat": n // 2, "field": NAMES[entered]})
    return {
        "number": state.house.numbers[field],
        "shark": path,
        "eats": eats,
        "symbols": symbols,
        "strip": STRIP[field],
        "dice": [die_name(place % DICE) for place in state.ocean if place // DICE == STRIP[field]],
    }


def hex_choice(state: KingdomState, hex: int, seat: int) -> Choice:
    name = name_of(hex)
    touches = (f"hex:{name}",)
    reef = state.reefs[seat]
    at = reef.index(hex)
    if state.phase in (FIRST_HEX, SECOND_HEX):
        level = 1 if at == NONE else reef.heights[at] + 1
        key = "choice-beside" if at == NONE else "choice-on-top"
        args: dict[str, Text | str | int] = {"hex": name, "level": level}
        return Choice(Text(key, args), touches, build_preview(state, hex, seat, level))
    item = state.items[seat][at]
    if state.phase == EATEN:
        key = "choice-skeleton" if item == FREE else "choice-skeleton-die"
    elif state.phase == SLOT:
        key = "choice-slot" if item == FREE else "choice-remove"
    else:
        key = "choice-eat-stored"
    args = {"hex": name}
    if item not in (FREE, SKELETON):
        args["die"] = die_text(item - 1)
    return Choice(Text(key, args), touches, {"symbol": SYMBOLS[reef.symbols[at]], "level": reef.heights[at]})


def build_preview(state: KingdomState, hex: int, seat: int, level: int) -> Json:
    """The tile where it would lie, the abilities it would give, and the symbols that would be seen."""
    symbols = [SYMBOLS[FIRST_HALF[state.tile]], SYMBOLS[SECOND_HALF[state.tile]]]
    if state.phase == FIRST_HEX:
        after = state.copy()
        after.step(HEX + hex, seat)
        partners = [name_of(action - HEX) for action in after.moves(seat)]
        return {"tile": KINDS[state.tile], "symbols": symbols, "level": level, "partners": partners}
    after = state.copy()
    after.step(HEX + hex, seat)
    return {
        "tile": KINDS[state.tile],
        "symbols": symbols,
        "level": level,
        "hexes": [name_of(state.hex), name_of(hex)],
        "abilities": {SYMBOLS[symbol]: int(after.ability(seat, symbol)) for symbol in (ARROW, WAVE, FOOD)},
        "visible": {
            SYMBOLS[symbol]: int(after.reefs[seat].visible(symbol, after.items[seat])) for symbol in (ARROW, WAVE, FOOD)
        },
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
        return TRACK_NAMES[int(value[-1])]
    if key == "dice" and isinstance(value, list):
        return ", ".join(str(int(die) % 6 + 1) for die in value)
    if key == "wave" and isinstance(value, list):
        return len(value)
    if isinstance(value, list):
        return " : ".join(map(str, value)) if key in ("points", "sums") else " + ".join(filter(None, map(str, value)))
    if isinstance(value, str | int) and not isinstance(value, bool) and key != "event":
        return value
    return None


# Notation


def notation(state: KingdomState, action: int) -> str:
    if action >= FIRST:
        return outcome(action)
    if action >= HEX:
        return f"hex {name_of(action - HEX)}"
    if action >= TAKE:
        strip, die = divmod(action - TAKE, DICE)
        return f"take {strip} {die_name(die)}"
    if action >= BONUS:
        return f"bonus {ACTIONS_OF_BONUS[action - BONUS]}"
    if action >= FIGURE:
        return f"figure {action - FIGURE + 1}"
    if action >= CORAL:
        return f"coral {action - CORAL + LOWEST_SUM}"
    if action >= LOOK:
        return f"look {action - LOOK + LOWEST_SUM}"
    if action >= DIE:
        return f"die {die_name(action - DIE)}"
    if action >= TENTACLE:
        return f"tentacle T{action - TENTACLE + 1}"
    if action >= TO:
        return f"{'enter' if state.phase in (ENTERING, RETURNING) else 'swim'} {NAMES[action - TO]}"
    if action >= FROM:
        return f"swimmer {NAMES[action - FROM]}"
    if action >= LOADS:
        return f"load {action - LOADS + 1}"
    if action >= TILE:
        return f"tile {KINDS[action - TILE + 1]}"
    return PLAIN_WAYS[action].replace("-", " ")


def outcome(action: int) -> str:
    if action >= REVEAL:
        return f"reveal {CORAL_KINDS[action - REVEAL + 1]}"
    if action < FALL:
        return f"first {action - FIRST + 1}"
    fall = action - FALL
    if fall == MISSED:
        return "miss"
    strip, foam = divmod(fall // SIDES, 2)
    return f"fall {strip}{' foam' if foam and strip != BEACH else ''} {fall % SIDES + 1}"


def show(state: KingdomState, seat: int | None) -> str:
    """The position in plain text."""
    heading = "+" if state.heading == 1 else "-"
    supply = " ".join(f"{name} {left}" for name, left in zip(KINDS[1:], state.tiles, strict=True))
    lines = [
        f"round {state.round}  {PHASES[state.phase]}{'  last round' if state.last else ''}"
        f"  shark {NAMES[ROUTE[state.shark]]}{heading}  wave {len(state.wave)}/{state.house.slots}"
        f"  neutral {state.supply[NEUTRAL]}  tiles {supply}",
        "ocean "
        + " | ".join(
            " ".join(die_name(at % DICE) for at in state.ocean if at // DICE == strip) or "-" for strip in range(STRIPS)
        ),
        "corals " + " ".join(brief(state, place, seat) for place in range(PLACES)),
    ]
    if state.taken or state.eating:
        lines.append("fingers " + " ".join(die_name(die) for die in [*state.taken, *state.eating]))
    for other in range(state.seats):
        lines += player_lines(state, other)
    return "\n".join(lines)


def brief(state: KingdomState, place: int, seat: int | None) -> str:
    owner = "" if state.owners[place] == NONE else f"@{state.owners[place] + 1}"
    known = state.knows(NONE if seat is None else seat, place)
    return f"{place + LOWEST_SUM}:{CORAL_KINDS[state.corals[place]] if known else '?'}{owner}"


def player_lines(state: KingdomState, seat: int) -> list[str]:
    reef = state.reefs[seat]
    abilities = "/".join(str(state.ability(seat, symbol)) for symbol in (ARROW, WAVE, FOOD))
    swimmers = " ".join(str(field_name(field) or "-") for field in state.swimmers[2 * seat : 2 * seat + 2])
    figure = "-" if state.track[seat] == NONE else TRACK_NAMES[state.track[seat]]
    safe = " ".join(f"{value or '.'}" for value in state.safe[TENTACLES * seat : TENTACLES * (seat + 1)])
    held = items_of(state, seat)
    stacks = []
    for n, hex in enumerate(reef.hexes):
        symbol = "-AWF"[reef.symbols[n]]
        item = held.get(name_of(hex))
        if symbol != "-" or item:  # the rest is bare starting reef
            stacks.append(f"{name_of(hex)}:{reef.heights[n]}{symbol}{f'={item}' if item else ''}")
    mark = "*" if seat == state.active else " "
    return [
        f"seat {seat + 1}{mark} swimmers {swimmers}  supply {state.supply[seat]}  figure {figure}  safe {safe}"
        f"  arrow/wave/food {abilities}  skeletons {state.skeletons(seat)}",
        *(["   " + " ".join(stacks)] if stacks else []),
    ]
