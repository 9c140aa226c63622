"""What a seat sees of Antler Island, and how everything reads."""

from spieltisch.engine.bits import members
from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.actions import pieces_for
from spieltisch.games.antler_island.island import (
    ACTS,
    BLANK,
    COLOUR,
    COLOURS,
    INWARD,
    KINDS,
    LEVEL,
    MOST_COMMITTED,
    NAMES,
    SHORE,
    TERRAIN,
    TILES,
    size,
    worth,
)
from spieltisch.games.antler_island.position import kinds, named, plan, tokens, values
from spieltisch.games.antler_island.rounds import highest_track
from spieltisch.games.antler_island.rules import PHASES
from spieltisch.games.antler_island.state import ATTACK, DEFENCE, AntlerState


def view(state: AntlerState, seat: int | None) -> dict[str, Json]:
    at = state.at
    return {
        "options": state.house.options,
        "phase": PHASES[at[PHASE]].name,
        "round": int(at[s.ROUND]),
        "first": int(at[s.START_SEAT]),
        "active": int(at[ACTOR]),
        "end_mark": int(state.house.mark),
        "last_round": bool(highest_track(state) >= state.house.mark),
        "rolled": named(COLOURS, at[s.ROLLED]),
        "island": [space(state, here) for here in state.house.island.spaces],
        "supply": {
            "does": int(state.doe_supply()),
            "antlers": int(state.antler_supply()),
            "food": int(state.supply()),
            "food_discard": values(at[s.FOOD_DISCARD]),
            "food_shuffled": values(at[s.FRESH_FOOD]),
        },
        "wily": {
            "open": named(KINDS, at[s.OPEN_TILE]),
            "pile": int(size(at[s.PILE])),
            "shuffled": kinds(at[s.FRESH_TILES]),
            "discard": kinds(at[s.TILE_DISCARD]),
            "kinds": {kind: {"name": name(kind).json(), "text": Text(f"effect-{kind}").json()} for kind in KINDS},
        },
        "turn": turn(state, seat),
        "fight": fight(state, seat),
        "players": [mat(state, other, seat) for other in range(state.seats)],
    }


def space(state: AntlerState, here: int) -> Json:
    """A space of the island and what is on it."""
    island = state.house.island
    return {
        "id": NAMES[here],
        "level": int(LEVEL[here]),
        "terrain": TERRAIN[here],
        "colour": named(COLOURS, COLOUR[here]),
        "neighbours": [NAMES[near] for near in island.neighbours[here]],
        "steps": [NAMES[near] for near in island.steps[here]],
        "inward": NAMES[INWARD[here]],
        "does": int(state.at[s.DOES + here]),
        "food": tokens(state, here) if here < SHORE else [],
        "stags": stags_on(state, here),
    }


def stags_on(state: AntlerState, here: int) -> list[int]:
    return [seat for seat in range(state.seats) if state.stag(seat) == here]


def turn(state: AntlerState, seat: int | None) -> Json:
    """The action that runs, and the food picked for antlers so far."""
    at = state.at
    if at[s.MARKER] == NONE:
        return None
    picked = at[s.STAKE + ATTACK] if at[PHASE] == s.GROWING else 0
    return {
        "tile": TILES[at[s.MARKER]],
        "act": ACTS[state.act()],
        "picked": int(size(picked)),
        "picked_food": values(picked) if seat == at[ACTOR] else None,
        "growing": int(at[s.GROWTH]),
    }


def fight(state: AntlerState, seat: int | None) -> Json:
    at = state.at
    if at[s.ORIGIN] == NONE:
        return None
    fighters = [(ATTACK, int(at[ACTOR])), (DEFENCE, int(at[s.DEFENDER]))]
    return {
        "attacker": int(at[ACTOR]),
        "defender": int(at[s.DEFENDER]),
        "rivals": members(at[s.RIVALS_LEFT]),
        "space": NAMES[state.contested()],
        "origin": NAMES[at[s.ORIGIN]],
        "locked": bool(at[s.LOCKED]),
        "winner": int(at[s.WINNER]),
        "committed": [committed(state, side, other, seat) for side, other in fighters if other != NONE],
    }


def committed(state: AntlerState, side: int, other: int, seat: int | None) -> Json:
    """What a fighter has in the fight: known to itself, and once antlers have locked to everybody, to the end."""
    at = state.at
    food = at[(s.REVEALED if at[s.LOCKED] else s.STAKE) + side]
    strength = at[s.STRENGTH + side] if at[s.LOCKED] else at[s.ENDS + other] + worth(food)
    known = bool(at[s.LOCKED]) or other == seat
    return {
        "seat": other,
        "tokens": int(size(food)),
        "food": values(food) if known else None,
        "strength": int(strength) if known else None,
        "saved": int(at[s.SAVED + side]),
    }


def mat(state: AntlerState, other: int, seat: int | None) -> Json:
    """A player's mat as ``seat`` sees it."""
    at = state.at
    own = other == seat
    open_to_seat = own or at[PHASE] == s.END
    return {
        "colour": STAG_COLOURS[other],
        "stag": named(NAMES, at[s.STAGS + other]),
        "ends": int(at[s.ENDS + other]),
        "broken": int(at[s.BROKEN + other]),
        "highest": int(at[s.HIGHEST + other]),
        "track": int(at[s.TRACK + other]),
        "victor": bool(at[s.VICTORS] >> other & 1),
        "points": int(state.points(other)),
        "tokens": int(size(at[s.STOCK + other])),
        "food": values(at[s.STOCK + other]) if open_to_seat else None,
        "known_food": values(at[s.KNOWN + other]),
        "open": kinds(at[s.SHOWN + other]),
        "hidden_tiles": int(size(at[s.HIDDEN + other])),
        "hidden": kinds(at[s.HIDDEN + other]) if open_to_seat else None,
        "played": [KINDS[kind] for kind in members(at[s.PLAYED + other])],
        "plan": plan(state, other) if own else None,
        "rearranged": int(at[s.CHANGES + other]) if own else None,
        "confirmed": bool(at[PHASE] != s.PLANNING or at[s.CONFIRMED] >> other & 1),
        "acts": acts(state, other) if own or at[PHASE] != s.PLANNING else None,
    }


STAG_COLOURS = ("red", "blue", "yellow", "black")


def acts(state: AntlerState, seat: int) -> Json:
    """For each action how many tiles lie face down there, and which are revealed."""
    found: dict[str, Json] = {act: {"covered": 0, "revealed": []} for act in ACTS}
    for tile in range(state.laid(seat)):
        lying = found[ACTS[state.planned(seat, tile)]]
        if state.at[s.USED + seat] >> tile & 1:
            lying["revealed"].append(TILES[tile])
        else:
            lying["covered"] += 1
    return found


# Words


def name(kind: str) -> Text:
    return Text(f"tile-{kind}")


def place(space: int) -> Text:
    """A space in words: O3 is shore 3, M2 is marsh 2; there is one peak."""
    return Text(f"space-{TERRAIN[space]}", {"id": NAMES[space], "number": int(NAMES[space][1:] or 0)})


PROMPTS = {
    s.SETTLING: "prompt-stand",
    s.TURN: "prompt-turn",
    s.GREEDY: "prompt-greed",
    s.GROWING: "prompt-grow",
    s.TURN_END: "prompt-end",
    s.RIVALS: "prompt-rival",
    s.COMMITTING: "prompt-commit",
    s.DECIDING: "prompt-decide",
    s.SAVING: "prompt-save",
    s.ANSWERING: "prompt-answer",
    s.DEFENDING: "prompt-defend",
    s.SAVING_TOO: "prompt-save",
    s.LOSING: "prompt-lose",
    s.GAINING: "prompt-gain",
    s.DROPPING: "prompt-drop",
}
ACT_RULES = ("5.1", "5.2", "5.3", "5.4")


def prompt(state: AntlerState, seat: int) -> Prompt:
    at = state.at
    phase = int(at[PHASE])
    rule = PHASES[phase].rule
    if phase == s.PLANNING:
        tile = int(state.laid(seat))
        if tile > BLANK:
            return Prompt(Text("prompt-confirm"), "3.4")
        return Prompt(Text("prompt-plan", {"tile": tile_name(tile)}), rule)
    if phase == s.ACTING:
        act = int(state.act())
        return Prompt(Text(f"prompt-{ACTS[act]}"), ACT_RULES[act])
    if phase == s.LEAVING:
        loser = int(state.loser())
        if loser == seat:
            return Prompt(Text("prompt-leave"), rule)
        return Prompt(Text("prompt-place", {"other": player(loser)}), rule)
    if phase in (s.ANSWERING, s.DEFENDING):
        return Prompt(Text(PROMPTS[phase], opponent(state, ATTACK, int(at[ACTOR]))), rule)
    if phase in (s.COMMITTING, s.DECIDING):
        return Prompt(Text(PROMPTS[phase], opponent(state, DEFENCE, int(at[s.DEFENDER]))), rule)
    return Prompt(Text(PROMPTS[phase]), rule)


def opponent(state: AntlerState, side: int, seat: int) -> dict[str, Text | str | int]:
    """The other side of a fight, as far as it can be seen."""
    food = int(size(state.at[s.STAKE + side]))
    return {"other": player(seat), "ends": int(state.at[s.ENDS + seat]), "food": food}


def tile_name(tile: int) -> Text:
    return Text(f"marker-{TILES[tile].lower()}")


def choice(state: AntlerState, action: int, seat: int) -> Choice:
    if action < s.REVEAL:
        return plan_choice(action)
    if action < s.HAND_IN:
        return turn_choice(state, action, seat)
    if action < s.FIGHT:
        return grow_choice(state, action, seat)
    if action < s.TAKE_OPEN:
        return fight_choice(state, action, seat)
    if action == s.TAKE_OPEN:
        tile = KINDS[state.at[s.OPEN_TILE]]
        return Choice(Text("choice-take-open", {"kind": name(tile), "effect": Text(f"brief-{tile}")}), ("open",))
    if action == s.TAKE_PILE:
        return Choice(Text("choice-take-pile"), ("pile",))
    hidden, kind = divmod(action - s.DROP, len(KINDS))
    key = "choice-drop-hidden" if hidden else "choice-drop"
    return Choice(Text(key, {"kind": name(KINDS[kind])}), (f"wily:{KINDS[kind]}:{'hidden' if hidden else 'open'}",))


def plan_choice(action: int) -> Choice:
    if action >= s.STAND:
        here = action - s.STAND
        return Choice(Text("choice-stand", {"space": place(here)}), (f"space:{NAMES[here]}",))
    if action == s.CONFIRM:
        return Choice(Text("choice-confirm"), ("confirm",))
    if action == s.REARRANGE:
        return Choice(Text("choice-rearrange"), ("rearrange",))
    tile, act = divmod(action, len(ACTS))
    text = Text("choice-plan", {"tile": tile_name(tile), "act": Text(f"act-{ACTS[act]}")})
    return Choice(text, (f"tile:{TILES[tile]}", f"act:{ACTS[act]}"), {"tile": TILES[tile], "act": ACTS[act]})


def turn_choice(state: AntlerState, action: int, seat: int) -> Choice:
    if action >= s.MATE_TWICE or action in (s.ROAR, s.GO_ON, s.END_TURN):
        return tile_choice(state, action, seat)
    if action >= s.STEP:
        fast = action >= s.RUN
        there = action - (s.RUN if fast else s.STEP)
        rivals = stags_on(state, there)
        key = ("choice-run" if fast else "choice-step") + ("-fight" if rivals else "")
        args: dict[str, Text | str | int] = {"space": place(there)}
        if rivals:
            args["other"] = player(rivals[0])
        touches = (*(("wily:speed",) if fast else ()), f"space:{NAMES[there]}")
        return Choice(Text(key, args), touches, {"to": NAMES[there], "fights": rivals})
    tile = action - s.REVEAL
    act = ACTS[state.planned(seat, tile)]
    text = Text("choice-reveal", {"tile": tile_name(tile), "act": Text(f"act-{act}")})
    return Choice(text, (f"tile:{TILES[tile]}",), {"tile": TILES[tile], "act": act})


def tile_choice(state: AntlerState, action: int, seat: int) -> Choice:
    if action == s.ROAR:
        here = state.stag(seat)
        near = [space for space in state.house.island.neighbours[here] if state.at[s.DOES + space]]
        preview = {"from": [NAMES[space] for space in near], "to": NAMES[here]}
        return Choice(Text("choice-roar", {"does": len(near)}), ("wily:roar",), preview)
    if action == s.GO_ON:
        return Choice(Text(f"choice-go-{ACTS[state.act()]}"), ("go",))
    if action == s.END_TURN:
        return Choice(Text("choice-end"), ("end",))
    if action == s.MATE_TWICE:
        return Choice(Text("choice-mate-twice"), ("wily:hotRut",), {"track": int(state.at[s.TRACK + seat]) + 2})
    if action == s.EAT_MORE:
        return Choice(Text("choice-eat-more"), ("wily:greed",))
    return Choice(Text("choice-pass"), ("pass",))


def grow_choice(state: AntlerState, action: int, seat: int) -> Choice:
    ends = int(state.at[s.ENDS + seat])
    picked = int(state.at[s.STAKE + ATTACK])
    if action == s.SPROUT:
        more = pieces(state, picked)
        text = Text("choice-sprout", {"ends": more}) if picked else Text("choice-sprout-none")
        return Choice(text, ("go",), {"ends": ends + more})
    value = action - s.HAND_IN + 1
    more = pieces(state, picked + (1 << 4 * (value - 1)))
    return Choice(Text("choice-hand-in", {"value": value}), (f"food:{value}",), {"ends": ends + more})


def pieces(state: AntlerState, food: int) -> int:
    """How many antler pieces so much food brings."""
    wanted = int(pieces_for(food)) if food else 0
    return min(wanted, int(state.at[s.BROKEN + state.at[ACTOR]] + state.antler_supply()))


FIGHT_CHOICES = {
    s.ENOUGH: ("choice-enough", "enough"),
    s.RETREAT: ("choice-retreat", "retreat"),
    s.HOLD: ("choice-hold", "hold"),
    s.GIVE_UP: ("choice-give-up", "giveUp"),
    s.LOCK: ("choice-lock", "lock"),
    s.STAY_STURDY: ("choice-stay-sturdy", "wily:sturdyAntlers"),
}


def fight_choice(state: AntlerState, action: int, seat: int) -> Choice:
    food = state.at[s.STAKE + (ATTACK if seat == state.at[ACTOR] else DEFENCE)]
    strength = int(state.at[s.ENDS + seat] + worth(food))
    if action in FIGHT_CHOICES:
        key, touch = FIGHT_CHOICES[action]
        return Choice(Text(key), (touch,), {"strength": strength} if action in (s.ENOUGH, s.LOCK) else None)
    if action >= s.LEAVE:
        there = action - s.LEAVE
        loser = int(state.loser())
        args: dict[str, Text | str | int] = {"space": place(there)}
        if loser != seat:
            args["other"] = player(loser)
        key = "choice-leave" if loser == seat else "choice-place"
        return Choice(Text(key, args), (f"space:{NAMES[there]}",), {"stag": loser, "to": NAMES[there]})
    if action >= s.KEEP:
        value = action - s.KEEP + 1
        return Choice(Text("choice-keep", {"value": value}), ("wily:saveStrength", f"food:{value}"))
    if action >= s.COMMIT:
        value = action - s.COMMIT + 1
        preview = {"strength": strength + value, "left": MOST_COMMITTED - 1 - int(size(food))}
        return Choice(Text("choice-commit", {"value": value}), (f"food:{value}",), preview)
    other = action - s.FIGHT
    return Choice(Text("choice-fight", {"other": player(other)}), (f"player:{other}",))


def event(seen: dict[str, Fact]) -> Text:
    """An event in words."""
    args: dict[str, Text | str | int] = {}
    for key, value in seen.items():
        if key in ("seat", "other") and isinstance(value, int):
            args[key] = player(value)
        elif key in ("space", "from", "to") and isinstance(value, int):
            args[key] = place(value)
        elif key == "kind" and isinstance(value, str):
            args[key] = name(value)
        elif key in ("colour", "act") and isinstance(value, str):
            args[key] = Text(f"{key}-{value}")
        elif key == "tile" and isinstance(value, str):
            args[key] = tile_name(TILES.index(value))
        elif isinstance(value, list):
            args[key] = ", ".join(map(str, value))
            args[f"{key}_number"] = len(value)
        elif isinstance(value, str | int) and not isinstance(value, bool) and key != "event":
            args[key] = value
    kind = f"{seen['event']}-{seen['for']}" if seen["event"] == "rolled" else str(seen["event"])
    return Text(f"event-{kind}{'-hidden' if seen.get(HIDDEN) else ''}", args)


# Notation

WORDS = {
    s.CONFIRM: "confirm",
    s.REARRANGE: "rearrange",
    s.ROAR: "roar",
    s.GO_ON: "go on",
    s.END_TURN: "end turn",
    s.MATE_TWICE: "hot rut",
    s.EAT_MORE: "greed",
    s.PASS: "pass",
    s.SPROUT: "grow",
    s.ENOUGH: "enough",
    s.RETREAT: "retreat",
    s.HOLD: "hold",
    s.GIVE_UP: "give up",
    s.LOCK: "lock",
    s.STAY_STURDY: "sturdy",
    s.TAKE_OPEN: "take open",
    s.TAKE_PILE: "take pile",
}


def notation(state: AntlerState, action: int) -> str:
    if action in WORDS:
        return WORDS[action]
    if action >= s.TILE:
        return f"tile {KINDS[action - s.TILE]}"
    if action >= s.FOOD:
        return f"food {action - s.FOOD + 1}"
    if action >= s.ROLL:
        return f"roll {COLOURS[action - s.ROLL]}"
    if action >= s.FIRST:
        return f"first {action - s.FIRST + 1}"
    if action >= s.DROP:
        hidden, kind = divmod(action - s.DROP, len(KINDS))
        return f"drop {'hidden ' if hidden else ''}{KINDS[kind]}"
    for block, word in ((s.LEAVE, "leave"), (s.RUN, "speed"), (s.STEP, "move"), (s.STAND, "stand")):
        if block <= action < block + (12 if block == s.STAND else 21):
            return f"{word} {NAMES[action - block]}"
    for block, word in ((s.KEEP, "save"), (s.COMMIT, "commit"), (s.HAND_IN, "hand in")):
        if block <= action < block + 3:
            return f"{word} {action - block + 1}"
    if action >= s.FIGHT:
        return f"fight {action - s.FIGHT + 1}"
    if action >= s.REVEAL:
        return f"reveal {TILES[action - s.REVEAL]}"
    return f"plan {TILES[action // 4]} {ACTS[action % 4]}"


def show(state: AntlerState, seat: int | None) -> str:
    """The position in plain text."""
    at = state.at
    lines = [
        f"round {at[s.ROUND]}  {PHASES[at[PHASE]].name}  does {state.doe_supply()}  food {state.supply()}"
        f" discard {digits(at[s.FOOD_DISCARD])}  antlers {state.antler_supply()}"
        f"  open {named(KINDS, at[s.OPEN_TILE]) or '-'}  pile {size(at[s.PILE])}"
        f"  discard {' '.join(kinds(at[s.TILE_DISCARD])) or '-'}",
        "island " + "  ".join(filter(None, (brief(state, here) for here in state.house.island.spaces))),
    ]
    if at[s.MARKER] != NONE:
        lines.append(f"action {TILES[at[s.MARKER]]} {ACTS[state.act()]}")
    if at[s.ORIGIN] != NONE:
        lines.append(duel(state, seat))
    return "\n".join([*lines, *(mat_line(state, other, seat) for other in range(state.seats))])


def digits(food: int) -> str:
    """Food tokens in short: ``113``."""
    return "".join(map(str, values(food))) or "-"


def brief(state: AntlerState, here: int) -> str:
    """``O3:2d1f`` two does and a food token; a number behind @ is a stag."""
    does = f"{state.at[s.DOES + here]}d" if state.at[s.DOES + here] else ""
    food = f"{len(tokens(state, here))}f" if state.food_here(here) else ""
    stags = "".join(f"@{seat + 1}" for seat in stags_on(state, here))
    return f"{NAMES[here]}:{does}{food}{stags}" if does or food or stags else ""


def duel(state: AntlerState, seat: int | None) -> str:
    """What lies between the stags."""
    at = state.at

    def put(fighter: int, side: int) -> str:
        food = at[s.STAKE + side]
        known = at[s.LOCKED] or fighter == seat
        return f"{fighter + 1} with {digits(food) if known else '?' * size(food) or '-'}"

    if at[s.DEFENDER] == NONE:
        return f"fight {at[ACTOR] + 1} from {NAMES[at[s.ORIGIN]]}"
    return (
        f"fight {put(int(at[ACTOR]), ATTACK)} from {NAMES[at[s.ORIGIN]]} against"
        f" {put(int(at[s.DEFENDER]), DEFENCE)}{' locked' if at[s.LOCKED] else ''}"
    )


def mat_line(state: AntlerState, other: int, seat: int | None) -> str:
    at = state.at
    stock, secret = at[s.STOCK + other], at[s.HIDDEN + other]
    open_to_seat = other == seat or at[PHASE] == s.END
    food = digits(stock) if open_to_seat else "?" * size(stock) or "-"
    hidden = kinds(secret) if open_to_seat else ["?"] * size(secret)
    tiles = " ".join([*kinds(at[s.SHOWN + other]), *(f"({tile})" for tile in hidden)])
    known = f" known {digits(at[s.KNOWN + other])}" if at[s.KNOWN + other] else ""
    return (
        f"seat {other + 1}{'*' if other == at[ACTOR] else ' '} track {at[s.TRACK + other]:2}"
        f"{' won' if at[s.VICTORS] >> other & 1 else '    '}  ends {at[s.ENDS + other]}+{at[s.BROKEN + other]}"
        f"  food {food}{known}  tiles {tiles or '-'}  plan {plan_line(state, other, other == seat)}"
    )


def plan_line(state: AntlerState, seat: int, own: bool) -> str:
    """Own plans tile by tile; of the others the revealed tiles and a ? for each covered one."""
    if state.at[PHASE] == s.PLANNING and not own:
        return "fixed" if state.at[s.CONFIRMED] >> seat & 1 else "..."
    used = state.at[s.USED + seat]
    found = []
    for act in range(len(ACTS)):
        laid = [tile for tile in range(state.laid(seat)) if state.planned(seat, tile) == act]
        covered = sum(1 for tile in laid if not used >> tile & 1)
        if own:
            marks = [TILES[tile].replace("blank", "-") + ("!" if used >> tile & 1 else "") for tile in laid]
        else:
            marks = [TILES[tile] + "!" for tile in laid if used >> tile & 1] + ["?"] * covered
        if marks:
            found.append(f"{ACTS[act]} {' '.join(marks)}")
    return ", ".join(found) or "-"
