"""What a seat sees of Antler Island, and how everything reads."""

from spieltisch.engine.bits import members
from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
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
from spieltisch.games.antler_island.position import PHASES, kinds, plan, tokens, values
from spieltisch.games.antler_island.rules import AntlerState
from spieltisch.games.antler_island.state import (
    ACTING,
    ANSWERING,
    COMMIT,
    COMMITTING,
    CONFIRM,
    DECIDING,
    DEFENDING,
    DROP,
    DROPPING,
    EAT_MORE,
    END,
    END_TURN,
    ENOUGH,
    FIGHT,
    FIRST,
    FOOD,
    GAINING,
    GIVE_UP,
    GO_ON,
    GREEDY,
    GROWING,
    HAND_IN,
    HOLD,
    KEEP,
    LEAVE,
    LEAVING,
    LOCK,
    LOSING,
    MATE_TWICE,
    NONE,
    PASS,
    PLANNING,
    REARRANGE,
    RETREAT,
    REVEAL,
    RIVALS,
    ROAR,
    ROLL,
    RUN,
    SAVING,
    SAVING_TOO,
    SETTLING,
    SPROUT,
    STAND,
    STAY_STURDY,
    STEP,
    TAKE_OPEN,
    TAKE_PILE,
    TILE,
    TURN,
    TURN_END,
)


def view(state: AntlerState, seat: int | None) -> dict[str, Json]:
    return {
        "options": state.house.options,
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "first": int(state.first),
        "active": int(state.active),
        "end_mark": int(state.house.mark),
        "last_round": max(state.track) >= state.house.mark,
        "rolled": COLOURS[state.rolled] if state.rolled != NONE else None,
        "island": [space(state, at) for at in state.house.island.spaces],
        "supply": {
            "does": int(state.doe_supply()),
            "antlers": int(state.antler_supply()),
            "food": int(state.supply()),
            "food_discard": values(state.food_discard),
            "food_shuffled": values(state.fresh_food),
        },
        "wily": {
            "open": KINDS[state.open_tile] if state.open_tile != NONE else None,
            "pile": int(size(state.bag)),
            "shuffled": kinds(state.fresh_tiles),
            "discard": kinds(state.tile_discard),
            "kinds": {kind: {"name": name(kind).json(), "text": Text(f"effect-{kind}").json()} for kind in KINDS},
        },
        "turn": turn(state, seat),
        "fight": fight(state, seat),
        "players": [mat(state, other, seat) for other in range(state.seats)],
    }


def space(state: AntlerState, at: int) -> Json:
    """A space of the island and what is on it."""
    island = state.house.island
    return {
        "id": NAMES[at],
        "level": LEVEL[at],
        "terrain": TERRAIN[at],
        "colour": COLOURS[COLOUR[at]] if COLOUR[at] != NONE else None,
        "neighbours": [NAMES[near] for near in island.neighbours[at]],
        "steps": [NAMES[near] for near in island.steps[at]],
        "inward": NAMES[INWARD[at]],
        "does": state.does[at],
        "food": tokens(state.food[at]) if at < SHORE else [],
        "stags": [seat for seat in range(state.seats) if state.stags[seat] == at],
    }


def turn(state: AntlerState, seat: int | None) -> Json:
    """The action that runs, and the food picked for antlers so far."""
    if state.marker == NONE:
        return None
    picked = state.stake if state.phase == GROWING else 0
    return {
        "tile": TILES[state.marker],
        "act": ACTS[state.act()],
        "picked": int(size(picked)),
        "picked_food": values(picked) if seat == state.active else None,
        "growing": int(state.growing),
    }


def fight(state: AntlerState, seat: int | None) -> Json:
    if state.origin == NONE:
        return None
    return {
        "attacker": int(state.active),
        "defender": int(state.defender),
        "rivals": members(state.rivals),
        "space": NAMES[state.stags[state.active]],
        "origin": NAMES[state.origin],
        "locked": bool(state.locked),
        "winner": int(state.winner),
        "committed": [
            {
                "seat": int(fighter),
                "tokens": int(size(food)),
                "food": values(food) if state.locked or fighter == seat else None,
                "strength": int(state.ends[fighter] + worth(food)) if state.locked or fighter == seat else None,
                "saved": int(saved),
            }
            for fighter, food, saved in (
                (state.active, state.stake, state.saved & 15),
                (state.defender, state.shield, state.saved >> 4),
            )
            if fighter != NONE
        ],
    }


def mat(state: AntlerState, other: int, seat: int | None) -> Json:
    """A player's mat as ``seat`` sees it."""
    own = other == seat
    open_to_seat = own or state.phase == END
    return {
        "colour": STAG_COLOURS[other],
        "stag": NAMES[state.stags[other]] if state.stags[other] != NONE else None,
        "ends": state.ends[other],
        "broken": state.broken[other],
        "highest": state.highest[other],
        "track": state.track[other],
        "victor": bool(state.victors >> other & 1),
        "points": int(state.points(other)),
        "tokens": int(size(state.stock[other])),
        "food": values(state.stock[other]) if open_to_seat else None,
        "known_food": values(state.known[other]),
        "open": kinds(state.shown[other]),
        "hidden_tiles": int(size(state.hidden[other])),
        "hidden": kinds(state.hidden[other]) if open_to_seat else None,
        "played": [KINDS[kind] for kind in members(state.played >> 6 * other & 63)],
        "plan": plan(state, other) if own else None,
        "rearranged": int(state.changes >> 4 * other & 15) if own else None,
        "confirmed": state.phase != PLANNING or bool(state.confirmed >> other & 1),
        "acts": acts(state, other) if own or state.phase != PLANNING else None,
    }


STAG_COLOURS = ("red", "blue", "yellow", "black")


def acts(state: AntlerState, seat: int) -> Json:
    """For each action how many tiles lie face down there, and which are revealed."""
    found: dict[str, Json] = {act: {"covered": 0, "revealed": []} for act in ACTS}
    for tile in range(state.laid(seat)):
        at = found[ACTS[state.planned(seat, tile)]]
        if state.used[seat] >> tile & 1:
            at["revealed"].append(TILES[tile])
        else:
            at["covered"] += 1
    return found


# Words


def name(kind: str) -> Text:
    return Text(f"tile-{kind}")


def place(at: int) -> Text:
    return Text(f"space-{TERRAIN[at]}", {"id": NAMES[at]})


PROMPTS = {
    SETTLING: ("prompt-stand", "2.4"),
    TURN: ("prompt-turn", "4.1"),
    GREEDY: ("prompt-greed", "8.4"),
    GROWING: ("prompt-grow", "5.4"),
    TURN_END: ("prompt-end", "4.5"),
    RIVALS: ("prompt-rival", "6.9"),
    COMMITTING: ("prompt-commit", "6.2"),
    DECIDING: ("prompt-decide", "6.4"),
    SAVING: ("prompt-save", "6.6"),
    ANSWERING: ("prompt-answer", "6.3"),
    DEFENDING: ("prompt-defend", "6.3"),
    SAVING_TOO: ("prompt-save", "6.6"),
    LOSING: ("prompt-lose", "6.6"),
    GAINING: ("prompt-gain", "8.1"),
    DROPPING: ("prompt-drop", "8.5"),
}
ACT_RULES = ("5.1", "5.2", "5.3", "5.4")


def prompt(state: AntlerState, seat: int) -> Prompt:
    phase = int(state.phase)
    if phase == PLANNING:
        tile = int(state.laid(seat))
        if tile > BLANK:
            return Prompt(Text("prompt-confirm"), "3.4")
        return Prompt(Text("prompt-plan", {"tile": tile_name(tile)}), "3.1")
    if phase == ACTING:
        act = int(state.act())
        return Prompt(Text(f"prompt-{ACTS[act]}"), ACT_RULES[act])
    if phase == LEAVING:
        loser = int(state.loser())
        if loser == seat:
            return Prompt(Text("prompt-leave"), "6.7")
        return Prompt(Text("prompt-place", {"other": player(loser)}), "6.7")
    key, rule = PROMPTS[phase]
    args: dict[str, Text | str | int] = {}
    if phase in (ANSWERING, DEFENDING):
        args = {"other": player(int(state.active)), "ends": state.ends[state.active], "food": int(size(state.stake))}
    elif phase in (COMMITTING, DECIDING):
        args = {
            "other": player(int(state.defender)),
            "ends": state.ends[state.defender],
            "food": int(size(state.shield)),
        }
    return Prompt(Text(key, args), rule)


def tile_name(tile: int) -> Text:
    return Text(f"marker-{TILES[tile].lower()}")


def choice(state: AntlerState, action: int, seat: int) -> Choice:
    if action < REVEAL:
        return plan_choice(action)
    if action < HAND_IN:
        return turn_choice(state, action, seat)
    if action < FIGHT:
        return grow_choice(state, action, seat)
    if action < TAKE_OPEN:
        return fight_choice(state, action, seat)
    if action == TAKE_OPEN:
        return Choice(Text("choice-take-open", {"kind": name(KINDS[state.open_tile])}), ("open",))
    if action == TAKE_PILE:
        return Choice(Text("choice-take-pile"), ("pile",))
    hidden, kind = divmod(action - DROP, len(KINDS))
    key = "choice-drop-hidden" if hidden else "choice-drop"
    return Choice(Text(key, {"kind": name(KINDS[kind])}), (f"wily:{KINDS[kind]}:{'hidden' if hidden else 'open'}",))


def plan_choice(action: int) -> Choice:
    if action >= STAND:
        at = action - STAND
        return Choice(Text("choice-stand", {"space": place(at)}), (f"space:{NAMES[at]}",))
    if action == CONFIRM:
        return Choice(Text("choice-confirm"), ("confirm",))
    if action == REARRANGE:
        return Choice(Text("choice-rearrange"), ("rearrange",))
    tile, act = divmod(action, len(ACTS))
    text = Text("choice-plan", {"tile": tile_name(tile), "act": Text(f"act-{ACTS[act]}")})
    return Choice(text, (f"tile:{TILES[tile]}", f"act:{ACTS[act]}"), {"tile": TILES[tile], "act": ACTS[act]})


def turn_choice(state: AntlerState, action: int, seat: int) -> Choice:
    if action >= MATE_TWICE or action in (ROAR, GO_ON, END_TURN):
        return tile_choice(state, action, seat)
    if action >= STEP:
        fast = action >= RUN
        at = action - (RUN if fast else STEP)
        rivals = [other for other in range(state.seats) if state.stags[other] == at]
        key = ("choice-run" if fast else "choice-step") + ("-fight" if rivals else "")
        args: dict[str, Text | str | int] = {"space": place(at)}
        if rivals:
            args["other"] = player(rivals[0])
        touches = (*(("wily:speed",) if fast else ()), f"space:{NAMES[at]}")
        return Choice(Text(key, args), touches, {"to": NAMES[at], "fights": rivals})
    tile = action - REVEAL
    act = ACTS[state.planned(seat, tile)]
    text = Text("choice-reveal", {"tile": tile_name(tile), "act": Text(f"act-{act}")})
    return Choice(text, (f"tile:{TILES[tile]}",), {"tile": TILES[tile], "act": act})


def tile_choice(state: AntlerState, action: int, seat: int) -> Choice:
    if action == ROAR:
        near = [at for at in state.house.island.neighbours[state.stags[seat]] if state.does[at]]
        preview = {"from": [NAMES[at] for at in near], "to": NAMES[state.stags[seat]]}
        return Choice(Text("choice-roar", {"does": len(near)}), ("wily:roar",), preview)
    if action == GO_ON:
        return Choice(Text(f"choice-go-{ACTS[state.act()]}"), ("go",))
    if action == END_TURN:
        return Choice(Text("choice-end"), ("end",))
    if action == MATE_TWICE:
        return Choice(Text("choice-mate-twice"), ("wily:hotRut",), {"track": state.track[seat] + 2})
    if action == EAT_MORE:
        return Choice(Text("choice-eat-more"), ("wily:greed",))
    return Choice(Text("choice-pass"), ("pass",))


def grow_choice(state: AntlerState, action: int, seat: int) -> Choice:
    if action == SPROUT:
        ends = pieces(state, int(state.stake))
        text = Text("choice-sprout", {"ends": ends}) if state.stake else Text("choice-sprout-none")
        return Choice(text, ("go",), {"ends": state.ends[seat] + ends})
    value = action - HAND_IN + 1
    ends = pieces(state, int(state.stake) + (1 << 4 * (value - 1)))
    return Choice(Text("choice-hand-in", {"value": value}), (f"food:{value}",), {"ends": state.ends[seat] + ends})


def pieces(state: AntlerState, food: int) -> int:
    """How many antler pieces so much food brings."""
    wanted = max(1, int(worth(food)) // 2) if food else 0
    return min(wanted, state.broken[state.active] + int(state.antler_supply()))


FIGHT_CHOICES = {
    ENOUGH: ("choice-enough", "enough"),
    RETREAT: ("choice-retreat", "retreat"),
    HOLD: ("choice-hold", "hold"),
    GIVE_UP: ("choice-give-up", "giveUp"),
    LOCK: ("choice-lock", "lock"),
    STAY_STURDY: ("choice-stay-sturdy", "wily:sturdyAntlers"),
}


def fight_choice(state: AntlerState, action: int, seat: int) -> Choice:
    if action in FIGHT_CHOICES:
        key, touch = FIGHT_CHOICES[action]
        food = state.stake if seat == state.active else state.shield
        strength = int(state.ends[seat] + worth(food))
        return Choice(Text(key), (touch,), {"strength": strength} if action in (ENOUGH, LOCK) else None)
    if action >= LEAVE:
        at = action - LEAVE
        loser = int(state.loser())
        args: dict[str, Text | str | int] = {"space": place(at)}
        if loser != seat:
            args["other"] = player(loser)
        key = "choice-leave" if loser == seat else "choice-place"
        return Choice(Text(key, args), (f"space:{NAMES[at]}",), {"stag": loser, "to": NAMES[at]})
    if action >= KEEP:
        value = action - KEEP + 1
        return Choice(Text("choice-keep", {"value": value}), ("wily:saveStrength", f"food:{value}"))
    if action >= COMMIT:
        value = action - COMMIT + 1
        food = state.stake if seat == state.active else state.shield
        preview = {
            "strength": int(state.ends[seat] + worth(food)) + value,
            "left": MOST_COMMITTED - 1 - int(size(food)),
        }
        return Choice(Text("choice-commit", {"value": value}), (f"food:{value}",), preview)
    other = action - FIGHT
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
    CONFIRM: "confirm",
    REARRANGE: "rearrange",
    ROAR: "roar",
    GO_ON: "go on",
    END_TURN: "end turn",
    MATE_TWICE: "hot rut",
    EAT_MORE: "greed",
    PASS: "pass",
    SPROUT: "grow",
    ENOUGH: "enough",
    RETREAT: "retreat",
    HOLD: "hold",
    GIVE_UP: "give up",
    LOCK: "lock",
    STAY_STURDY: "sturdy",
    TAKE_OPEN: "take open",
    TAKE_PILE: "take pile",
}


def notation(state: AntlerState, action: int) -> str:
    if action in WORDS:
        return WORDS[action]
    if action >= TILE:
        return f"tile {KINDS[action - TILE]}"
    if action >= FOOD:
        return f"food {action - FOOD + 1}"
    if action >= ROLL:
        return f"roll {COLOURS[action - ROLL]}"
    if action >= FIRST:
        return f"first {action - FIRST + 1}"
    if action >= DROP:
        hidden, kind = divmod(action - DROP, len(KINDS))
        return f"drop {'hidden ' if hidden else ''}{KINDS[kind]}"
    for block, word in ((LEAVE, "leave"), (RUN, "speed"), (STEP, "move"), (STAND, "stand")):
        if block <= action < block + (12 if block == STAND else 21):
            return f"{word} {NAMES[action - block]}"
    for block, word in ((KEEP, "save"), (COMMIT, "commit"), (HAND_IN, "hand in")):
        if block <= action < block + 3:
            return f"{word} {action - block + 1}"
    if action >= FIGHT:
        return f"fight {action - FIGHT + 1}"
    if action >= REVEAL:
        return f"reveal {TILES[action - REVEAL]}"
    return f"plan {TILES[action // 4]} {ACTS[action % 4]}"


def show(state: AntlerState, seat: int | None) -> str:
    """The position in plain text."""
    tile = KINDS[state.open_tile] if state.open_tile != NONE else "-"
    lines = [
        f"round {state.round}  {PHASES[state.phase]}  does {state.doe_supply()}  food {state.supply()}"
        f" discard {''.join(map(str, values(state.food_discard))) or '-'}  antlers {state.antler_supply()}"
        f"  open {tile}  pile {size(state.bag)}  discard {' '.join(kinds(state.tile_discard)) or '-'}",
        "island " + "  ".join(filter(None, (brief(state, at) for at in state.house.island.spaces))),
    ]
    if state.marker != NONE:
        lines.append(f"action {TILES[state.marker]} {ACTS[state.act()]}")
    if state.origin != NONE:
        lines.append(duel(state, seat))
    return "\n".join([*lines, *(mat_line(state, other, seat) for other in range(state.seats))])


def brief(state: AntlerState, at: int) -> str:
    """``O3:2d1f`` two does and a food token; a number behind @ is a stag."""
    does = f"{state.does[at]}d" if state.does[at] else ""
    food = f"{len(tokens(state.food[at]))}f" if at < SHORE and state.food[at] else ""
    stags = "".join(f"@{seat + 1}" for seat in range(state.seats) if state.stags[seat] == at)
    return f"{NAMES[at]}:{does}{food}{stags}" if does or food or stags else ""


def duel(state: AntlerState, seat: int | None) -> str:
    def put(fighter: int, food: int) -> str:
        open_to_seat = state.locked or fighter == seat
        return (
            f"{fighter + 1} with {''.join(map(str, values(food))) or '-' if open_to_seat else '?' * size(food) or '-'}"
        )

    if state.defender == NONE:
        return f"fight {state.active + 1} from {NAMES[state.origin]}"
    return (
        f"fight {put(int(state.active), state.stake)} from {NAMES[state.origin]} against"
        f" {put(int(state.defender), state.shield)}{' locked' if state.locked else ''}"
    )


def mat_line(state: AntlerState, other: int, seat: int | None) -> str:
    open_to_seat = other == seat or state.phase == END
    food = "".join(map(str, values(state.stock[other]))) if open_to_seat else "?" * size(state.stock[other])
    hidden = kinds(state.hidden[other]) if open_to_seat else ["?"] * size(state.hidden[other])
    tiles = " ".join([*kinds(state.shown[other]), *(f"({tile})" for tile in hidden)])
    known = f" known {''.join(map(str, values(state.known[other])))}" if state.known[other] else ""
    return (
        f"seat {other + 1}{'*' if other == state.active else ' '} track {state.track[other]:2}"
        f"{' won' if state.victors >> other & 1 else '    '}  ends {state.ends[other]}+{state.broken[other]}"
        f"  food {food or '-'}{known}  tiles {tiles or '-'}  plan {plan_line(state, other, other == seat)}"
    )


def plan_line(state: AntlerState, seat: int, own: bool) -> str:
    """Own plans tile by tile; of the others the revealed tiles and a ? for each covered one."""
    if state.phase == PLANNING and not own:
        return "fixed" if state.confirmed >> seat & 1 else "..."
    found = []
    for act in range(len(ACTS)):
        laid = [tile for tile in range(state.laid(seat)) if state.planned(seat, tile) == act]
        covered = sum(1 for tile in laid if not state.used[seat] >> tile & 1)
        if own:
            marks = [TILES[tile].replace("blank", "-") + ("!" if state.used[seat] >> tile & 1 else "") for tile in laid]
        else:
            marks = [TILES[tile] + "!" for tile in laid if state.used[seat] >> tile & 1] + ["?"] * covered
        if marks:
            found.append(f"{ACTS[act]} {' '.join(marks)}")
    return ", ".join(found) or "-"
