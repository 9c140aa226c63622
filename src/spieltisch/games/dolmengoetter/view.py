"""What a seat sees of Die Dolmengötter, and how everything reads."""

from spieltisch.engine.bits import members
from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
from spieltisch.games.dolmengoetter.board import MOST_PLACES
from spieltisch.games.dolmengoetter.dolmens import size_of, stones_of, without_stone
from spieltisch.games.dolmengoetter.position import PHASES, dolmens, values
from spieltisch.games.dolmengoetter.rules import (
    BUILD,
    DECLINE,
    DRUID,
    DRUIDS,
    END,
    FIRST,
    FLIGHT,
    FLY,
    FREE,
    GATHER,
    GO,
    LEAST_POINTS,
    LEAVE,
    NONE,
    POINT,
    RESOLVE,
    RIGHTS,
    SETTLE,
    STONE,
    TIE,
    DolmenState,
)


def view(state: DolmenState, seat: int | None) -> dict[str, Json]:
    board = state.house.board
    return {
        "options": {key: value for key, value in state.house.options.items() if key != "board"},
        "phase": PHASES[state.phase],
        "first": int(state.first),
        "active": int(state.active),
        "canvas": board.canvas,
        "places": [place_view(state, place) for place in range(len(board.names))],
        "edges": [[board.names[one], board.names[two]] for one, two in board.edges],
        "circles": [circle_view(state, circle, seat) for circle in range(len(board.circles))],
        "flying": None if state.flyer == NONE else place_name(state, druid_at(state, state.flyer)),
        "left": None if state.spot == NONE else place_name(state, state.spot),
        "rights": [right_view(state, circle) for circle in members(state.rights)],
        "circle": None if state.circle == NONE else board.circle_names[state.circle],
        "ender": None if state.ender == NONE else int(state.ender),
        "extra_turns": None if state.extra == NONE else int(state.extra),
        "players": [player_view(state, other, seat) for other in range(state.seats)],
    }


def place_view(state: DolmenState, place: int) -> Json:
    """A place where the board draws it, and what stands on it."""
    board = state.house.board
    there = state.board[place]
    rune = board.rune[place]
    shown: dict[str, Json] = {
        "id": board.names[place],
        "x": board.at[place][0],
        "y": board.at[place][1],
        "rune": None,
        "opposite": [board.names[other] for other in board.opposite[place]],
        "stone": there - 1 if FREE < there < DRUID else None,
        "druid": None,
    }
    if rune:
        shown["rune"] = {"letter": rune, "sign": board.runes.get(rune, rune), "label": board.label[place]}
    if there >= DRUID:
        shown["druid"] = {"seat": there - DRUID, "lying": bool(state.lying >> state.druids.index(place) & 1)}
    return shown


def circle_view(state: DolmenState, circle: int, seat: int | None) -> Json:
    """A circle: its stack from top to bottom, and who has how many stones in it."""
    board = state.house.board
    return {
        "id": board.circle_names[circle],
        "x": board.middle[circle][0],
        "y": board.middle[circle][1],
        "places": [board.names[place] for place in board.circles[circle]],
        "factors": board.factors[circle],
        "stack": [
            {"seat": owner, "value": value if owner == seat or state.phase == END else None}
            for owner, value in dolmens(state.stacks[circle])
        ],
        "complete": bool(state.complete(circle)),
    } | balance(state, state.tally(circle))


def balance(state: DolmenState, tally: int) -> dict[str, Json]:
    """The stones of each seat in a circle, and what they amount to."""
    counts = [int(stones_of(tally, seat)) for seat in range(state.seats)]
    standing = state.standing(tally)
    leaders = [seat for seat, count in enumerate(counts) if count == max(counts)] if standing == TIE else []
    return {
        "counts": counts,
        "standing": "majority" if standing >= 0 else "tie" if standing == TIE else "undecided",
        "leaders": [int(standing)] if standing >= 0 else leaders,
    }


def right_view(state: DolmenState, circle: int) -> Json:
    return {
        "circle": state.house.board.circle_names[circle],
        "seat": int(state.right_holder(circle)),
        "end": "under" if state.standing(state.tally(circle)) == TIE else "top",
    }


def player_view(state: DolmenState, other: int, seat: int | None) -> Json:
    """A player: ``supply`` for the owner's eyes; ``unseen`` and ``scored`` is what everybody can count."""
    own = other == seat or state.phase == END
    unseen = state.unseen(other)
    return {
        "points": state.points[other],
        "stones": state.stones[other],
        "dolmens": int(size_of(state.supply[other])),
        "built": state.built(other),
        "supply": values(state.supply[other]) if own else None,
        "unseen": values(unseen),
        "scored": values(state.house.dolmens - unseen),
        "druids": [
            {
                "place": None if place == NONE else place_name(state, place),
                "lying": bool(state.lying >> (other * DRUIDS + druid) & 1),
            }
            for druid, place in enumerate(state.druids[other * DRUIDS : (other + 1) * DRUIDS])
        ],
    }


def place_name(state: DolmenState, place: int) -> str:
    return state.house.board.names[place]


def druid_at(state: DolmenState, druid: int) -> int:
    """Where this druid of the active player is; NONE before it is put on the board."""
    return state.druids[state.active * DRUIDS + druid]


# Prompts and choices


def prompt(state: DolmenState, seat: int) -> Prompt:
    phase = state.phase
    if phase == SETTLE:
        return Prompt(Text("prompt-settle", {"druid": int(state.unplaced()) + 1}), "2.5")
    if phase == FLIGHT:
        return Prompt(Text("prompt-flight", {"place": place_name(state, druid_at(state, state.flyer))}), "3.6")
    if phase == LEAVE:
        return Prompt(Text("prompt-leave", {"place": place_name(state, state.spot)}), "3.7")
    if phase == RIGHTS:
        return Prompt(Text("prompt-rights", {"rights": len(members(state.rights))}), "4.5")
    if state.circle != NONE:
        circle = state.house.board.circle_names[state.circle]
        if state.standing(state.tally(state.circle)) == TIE:
            return Prompt(Text("prompt-under", {"circle": circle}), "4.3")
        return Prompt(Text("prompt-top", {"circle": circle}), "4.2")
    return Prompt(Text("prompt-last-turn" if state.ender != NONE else "prompt-turn"), "3.1")


def choice(state: DolmenState, action: int, seat: int) -> Choice:
    if action < GATHER:
        return go_choice(state, *divmod(action - GO, MOST_PLACES))
    if action < STONE:
        fly = action >= FLY
        place = druid_at(state, action - FLY if fly else action - GATHER)
        name = place_name(state, place)
        if fly:
            preview = {"from": name, "stone": stone_preview(state, place)}
            return Choice(Text("choice-fly", {"place": name}), (f"druid:{name}",), preview)
        return Choice(Text("choice-gather", {"place": name}), (f"druid:{name}", "herbs"), {"lies": name})
    if action < RESOLVE:
        return leave_choice(state, action)
    if action < DECLINE:
        return right_choice(state, action - RESOLVE)
    return dolmen_choice(state, action - BUILD)


def go_choice(state: DolmenState, druid: int, place: int) -> Choice:
    """Put a druid somewhere, let it wander or land it; the preview draws the way over the druids passed."""
    name = place_name(state, place)
    start = druid_at(state, druid)
    if start == NONE:
        return Choice(Text("choice-put", {"place": name}), (f"place:{name}",), {"to": name})
    left = place_name(state, start)
    preview: dict[str, Json] = {"from": left, "to": name, "over": [], "stone": stone_preview(state, start)}
    if state.phase == FLIGHT:
        return Choice(Text("choice-land", {"place": name}), (f"place:{name}",), preview)
    preview["over"] = [place_name(state, passed) for passed in state.way(start, place)]
    text = Text("choice-jump" if preview["over"] else "choice-wander", {"from": left, "to": name})
    return Choice(text, (f"druid:{left}", f"place:{name}"), preview)


def leave_choice(state: DolmenState, action: int) -> Choice:
    name = place_name(state, state.spot)
    if action == POINT:
        points = state.points[state.active] - 1
        return Choice(Text("choice-point", {"points": points}), ("point",), {"points": points})
    preview = {"place": name, "stone": stone_preview(state, state.spot)}
    return Choice(Text("choice-stone", {"place": name}), (f"place:{name}",), preview)


def stone_preview(state: DolmenState, place: int) -> Json:
    """What a stone of the active player on this place would do to its circles."""
    seat = int(state.active)
    if state.stones[seat] == 0:
        return None
    after = state.copy()
    after.board[place] = seat + 1
    found: list[Json] = []
    for circle in state.house.board.circles_of[place]:
        tally = after.tally(circle)
        holder = state.right(tally, seat)
        tie = state.standing(tally) == TIE
        right = None if holder == NONE or not state.supply[holder] else {"seat": int(holder), "end": end_of(tie)}
        found.append(
            {
                "circle": state.house.board.circle_names[circle],
                "before": balance(state, int(without_stone(tally, seat)))["standing"],
                "right": right,
                "complete": bool(after.complete(circle)),
            }
            | balance(state, tally)
        )
    return {"forced": state.points[seat] == LEAST_POINTS, "circles": found}


def end_of(tie: bool) -> str:
    return "under" if tie else "top"


def right_choice(state: DolmenState, circle: int) -> Choice:
    right = right_view(state, circle)
    text = Text(f"choice-right-{right['end']}", {"circle": right["circle"], "seat": player(right["seat"])})
    return Choice(text, (f"circle:{right['circle']}",), right)


def dolmen_choice(state: DolmenState, value: int) -> Choice:
    """The preview tells the level, its factor and what the dolmen would bring as the stack stands then."""
    circle = int(state.circle)
    name = state.house.board.circle_names[circle]
    if value == 0:
        return Choice(Text("choice-decline", {"circle": name}), ("decline",), {"circle": name})
    tie = state.standing(state.tally(circle)) == TIE
    level = len(dolmens(state.stacks[circle])) if tie else 0
    factor = state.house.board.factors[circle][level]
    preview = {"circle": name, "end": end_of(tie), "level": level, "factor": factor, "points": value * factor}
    args: dict[str, Text | str | int] = {"value": value, "circle": name, "factor": factor, "points": value * factor}
    return Choice(Text(f"choice-build-{end_of(tie)}", args), (f"dolmen:{value}",), preview)


# Events


def event(seen: dict[str, Fact]) -> Text:
    args: dict[str, Text | str | int] = {}
    for key, value in seen.items():
        if key == "seat" and isinstance(value, int):
            args[key] = player(value)
        elif key == "over" and isinstance(value, list):
            args["druids"] = len(value)
        elif isinstance(value, str | int) and not isinstance(value, bool) and key != "event":
            args[key] = value
    return Text(f"event-{seen['event']}{'-hidden' if seen.get(HIDDEN) else ''}", args)


# Plain text


def notation(state: DolmenState, action: int) -> str:
    if action >= FIRST:
        return f"first {action - FIRST + 1}"
    if action > DECLINE:
        return f"build {action - BUILD}"
    if action >= RESOLVE:
        return "decline" if action == DECLINE else f"circle {state.house.board.circle_names[action - RESOLVE]}"
    if action >= STONE:
        return "stone" if action == STONE else "point"
    if action >= FLY:
        return f"fly {place_name(state, druid_at(state, action - FLY))}"
    if action >= GATHER:
        return f"gather {place_name(state, druid_at(state, action - GATHER))}"
    druid, place = divmod(action - GO, MOST_PLACES)
    if state.phase == SETTLE:
        return f"put {place_name(state, place)}"
    if state.phase == FLIGHT:
        return f"land {place_name(state, place)}"
    return f"wander {place_name(state, druid_at(state, druid))} {place_name(state, place)}"


def show(state: DolmenState, seat: int | None) -> str:
    """The position in plain text: who has what, and every circle that holds anything."""
    asked = [f"{PHASES[state.phase]}"]
    if state.spot != NONE:
        asked.append(f"left {place_name(state, state.spot)}")
    if state.rights:
        asked.append("rights " + " ".join(state.house.board.circle_names[circle] for circle in members(state.rights)))
    if state.circle != NONE:
        asked.append(f"dolmen in {state.house.board.circle_names[state.circle]} for seat {state.holder + 1}")
    if state.ender != NONE:
        asked.append(f"last dolmen by seat {state.ender + 1}")
    if state.extra != NONE:
        asked.append(f"{state.extra} turns left")
    lines = ["  ".join(asked)]
    for other in range(state.seats):
        lines.extend(player_lines(state, other, seat))
    lines.extend(
        circle_line(state, circle, seat)
        for circle in range(len(state.stacks))
        if state.stacks[circle] or state.standing(state.tally(circle)) >= TIE
    )
    return "\n".join(lines)


def player_lines(state: DolmenState, other: int, seat: int | None) -> list[str]:
    names = state.house.board.names
    own = other == seat or state.phase == END
    left = values(state.supply[other])
    supply = f" ({''.join(map(str, left))})" if own and left else ""
    druids = [
        names[place] + ("~" if state.lying >> (other * DRUIDS + druid) & 1 else "")
        for druid, place in enumerate(state.druids[other * DRUIDS : (other + 1) * DRUIDS])
        if place != NONE
    ]
    stones = [names[place] for place, there in enumerate(state.board) if there == other + 1]
    lines = [
        f"seat {other + 1}{'*' if other == state.active else ' '} {state.points[other]:3} points  "
        f"{state.stones[other]:2} stones  {len(left):2} dolmens{supply}  druids {' '.join(druids) or '-'}"
    ]
    return [*lines, f"        stones on {' '.join(stones)}"] if stones else lines


def circle_line(state: DolmenState, circle: int, seat: int | None) -> str:
    state_of = balance(state, state.tally(circle))
    stack = " ".join(
        f"{owner + 1}:{value if owner == seat or state.phase == END else '?'}"
        for owner, value in dolmens(state.stacks[circle])
    )
    leaders = "/".join(str(leader + 1) for leader in state_of["leaders"])
    counts = "-".join(map(str, state_of["counts"]))
    done = "  complete" if state.complete(circle) else ""
    return (
        f"{state.house.board.circle_names[circle]} x{state.house.board.factors[circle][0]} "
        f"{counts} {state_of['standing']} {leaders}  [{stack}]{done}"
    ).replace("  []", "")
