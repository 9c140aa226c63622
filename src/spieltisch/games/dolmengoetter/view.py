"""What a seat sees of Die Dolmengötter, and how everything reads."""

from functools import lru_cache

from spieltisch.engine.bits import members
from spieltisch.engine.event import HIDDEN, Fact
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.game import Choice, Json, Prompt, Text, player
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.board import MOST_PLACES, Board
from spieltisch.games.dolmengoetter.dolmens import TIE, is_tie, right, right_holder, standing
from spieltisch.games.dolmengoetter.druids import way
from spieltisch.games.dolmengoetter.pieces import size_of, stones_of, without_stone
from spieltisch.games.dolmengoetter.position import dolmens, druids, values
from spieltisch.games.dolmengoetter.rules import PHASES, unplaced
from spieltisch.games.dolmengoetter.scoring import is_complete
from spieltisch.games.dolmengoetter.state import DolmenState


def view(state: DolmenState, seat: int | None) -> dict[str, Json]:
    at = state.at
    board = state.house.board
    return {
        "options": {key: value for key, value in state.house.options.items() if key != "board"},
        "phase": PHASES[at[PHASE]].name,
        "first": int(at[s.START_SEAT]),
        "active": int(at[ACTOR]),
        "canvas": board.canvas,
        "places": [place_view(state, place) for place in range(len(board.names))],
        "edges": edges(board),
        "circles": [circle_view(state, circle, seat) for circle in range(len(board.circles))],
        "flying": None if at[s.FLYER] == NONE else place_name(state, druid_at(state, at[s.FLYER])),
        "left": None if at[s.SPOT] == NONE else place_name(state, at[s.SPOT]),
        "rights": [right_view(state, circle) for circle in members(at[s.OPEN_RIGHTS])],
        "circle": None if at[s.CIRCLE] == NONE else board.circle_names[at[s.CIRCLE]],
        "ender": None if at[s.ENDER] == NONE else int(at[s.ENDER]),
        "extra_turns": None if at[s.EXTRA] == NONE else int(at[s.EXTRA]),
        "players": [player_view(state, other, seat) for other in range(state.seats)],
    }


@lru_cache(100)
def edges(board: Board) -> list[Json]:
    """Which places a line joins, the same for a whole game."""
    return [[board.names[one], board.names[two]] for one, two in board.edges]


def place_view(state: DolmenState, place: int) -> Json:
    """A place where the board draws it, and what stands on it."""
    at = state.at
    board = state.house.board
    there = at[s.PLACES + place]
    rune = board.rune[place]
    shown: dict[str, Json] = {
        "id": board.names[place],
        "x": board.at[place][0],
        "y": board.at[place][1],
        "rune": None,
        "opposite": [board.names[other] for other in board.opposite[place]],
        "stone": int(there - 1) if s.FREE < there < s.DRUID else None,
        "druid": None,
    }
    if rune:
        shown["rune"] = {"letter": rune, "sign": board.runes.get(rune, rune), "label": board.label[place]}
    if there >= s.DRUID:
        shown["druid"] = {"seat": int(there - s.DRUID), "lying": lies(state, place)}
    return shown


def circle_view(state: DolmenState, circle: int, seat: int | None) -> Json:
    """A circle: its stack from top to bottom, and who has how many stones in it."""
    at = state.at
    board = state.house.board
    return {
        "id": board.circle_names[circle],
        "x": board.middle[circle][0],
        "y": board.middle[circle][1],
        "places": [board.names[place] for place in board.circles[circle]],
        "factors": board.factors[circle],
        "stack": [
            {"seat": owner, "value": value if owner == seat or at[PHASE] == s.END else None}
            for owner, value in dolmens(at[s.STACKS + circle])
        ],
        "complete": bool(is_complete(state, circle)),
    } | balance(state, at[s.TALLIES + circle])


def balance(state: DolmenState, tally: int) -> dict[str, Json]:
    """The stones of each seat in a circle, and what they amount to."""
    counts = [int(stones_of(tally, seat)) for seat in range(state.seats)]
    now = standing(state.house, tally)
    leaders = [seat for seat, count in enumerate(counts) if count == max(counts)] if now == TIE else []
    return {
        "counts": counts,
        "standing": "majority" if now >= 0 else "tie" if now == TIE else "undecided",
        "leaders": [int(now)] if now >= 0 else leaders,
    }


def right_view(state: DolmenState, circle: int) -> Json:
    return {
        "circle": state.house.board.circle_names[circle],
        "seat": int(right_holder(state, circle)),
        "end": end_of(is_tie(state, circle)),
    }


def player_view(state: DolmenState, other: int, seat: int | None) -> Json:
    """A player: ``supply`` for the owner's eyes; ``unseen`` and ``scored`` is what everybody can count."""
    at = state.at
    own = other == seat or at[PHASE] == s.END
    unseen = state.unseen(other)
    return {
        "points": int(at[s.POINTS + other]),
        "stones": int(at[s.STONES + other]),
        "dolmens": int(size_of(at[s.SUPPLY + other])),
        "built": int(state.built(other)),
        "supply": values(at[s.SUPPLY + other]) if own else None,
        "unseen": values(unseen),
        "scored": values(state.house.dolmens - unseen),
        "druids": [
            {
                "place": None if place == NONE else place_name(state, place),
                "lying": druid in members(at[s.LYING + other]),
            }
            for druid, place in enumerate(druids(state, other))
        ],
    }


def place_name(state: DolmenState, place: int) -> str:
    return state.house.board.names[place]


def druid_at(state: DolmenState, druid: int) -> int:
    """Where this druid of the active player is; NONE before it is put on the board."""
    return druids(state, state.at[ACTOR])[druid]


def lies(state: DolmenState, place: int) -> bool:
    """Whether the druid on this place lies."""
    seat = state.at[s.PLACES + place] - s.DRUID
    return druids(state, seat).index(place) in members(state.at[s.LYING + seat])


def place_text(name: str) -> Text:
    """A place in words: ``P36`` is place 36; a board of one's own may have other names."""
    return Text("place-name", {"name": number_in(name)})


def circle_text(name: str) -> Text:
    return Text("circle-name", {"name": number_in(name)})


def number_in(name: str) -> str | int:
    return int(name[1:]) if name[:1].isalpha() and name[1:].isdecimal() else name


# Prompts and choices


def prompt(state: DolmenState, seat: int) -> Prompt:
    at = state.at
    phase = at[PHASE]
    rule = PHASES[phase].rule
    if phase == s.SETTLE:
        return Prompt(Text("prompt-settle", {"druid": int(unplaced(state)) + 1}), rule)
    if phase == s.FLIGHT:
        return Prompt(
            Text("prompt-flight", {"place": place_text(place_name(state, druid_at(state, at[s.FLYER])))}), rule
        )
    if phase == s.LEAVE:
        return Prompt(Text("prompt-leave", {"place": place_text(place_name(state, at[s.SPOT]))}), rule)
    if phase == s.RIGHTS:
        return Prompt(Text("prompt-rights", {"rights": len(members(at[s.OPEN_RIGHTS]))}), rule)
    if at[s.CIRCLE] != NONE:
        circle = state.house.board.circle_names[at[s.CIRCLE]]
        if is_tie(state, at[s.CIRCLE]):
            return Prompt(Text("prompt-under", {"circle": circle_text(circle)}), "4.3")
        return Prompt(Text("prompt-top", {"circle": circle_text(circle)}), "4.2")
    return Prompt(Text("prompt-last-turn" if at[s.ENDER] != NONE else "prompt-turn"), rule)


def choice(state: DolmenState, action: int, seat: int) -> Choice:
    if action < s.GATHER:
        return go_choice(state, *divmod(action - s.GO, MOST_PLACES))
    if action < s.STONE:
        fly = action >= s.FLY
        place = druid_at(state, action - s.FLY if fly else action - s.GATHER)
        name = place_name(state, place)
        if fly:
            preview = {"from": name, "stone": stone_preview(state, place)}
            return Choice(Text("choice-fly", {"place": place_text(name)}), (f"druid:{name}",), preview)
        return Choice(Text("choice-gather", {"place": place_text(name)}), (f"druid:{name}", "herbs"), {"lies": name})
    if action < s.RESOLVE:
        return leave_choice(state, action)
    if action < s.DECLINE:
        return right_choice(state, action - s.RESOLVE)
    return dolmen_choice(state, action - s.BUILD)


def go_choice(state: DolmenState, druid: int, place: int) -> Choice:
    """Put a druid somewhere, let it wander or land it; the preview draws the way over the druids passed."""
    at = state.at
    name = place_name(state, place)
    start = druid_at(state, druid)
    if start == NONE:
        return Choice(Text("choice-put", {"place": place_text(name)}), (f"place:{name}",), {"to": name})
    left = place_name(state, start)
    preview: dict[str, Json] = {"from": left, "to": name, "over": [], "stone": stone_preview(state, start)}
    if at[PHASE] == s.FLIGHT:
        return Choice(Text("choice-land", {"place": place_text(name)}), (f"place:{name}",), preview)
    preview["over"] = [place_name(state, passed) for passed in way(state, start, place)]
    text = Text(
        "choice-jump" if preview["over"] else "choice-wander", {"from": place_text(left), "to": place_text(name)}
    )
    return Choice(text, (f"druid:{left}", f"place:{name}"), preview)


def leave_choice(state: DolmenState, action: int) -> Choice:
    at = state.at
    name = place_name(state, at[s.SPOT])
    if action == s.POINT:
        points = int(at[s.POINTS + at[ACTOR]]) - 1
        return Choice(Text("choice-point", {"points": points}), ("point",), {"points": points})
    preview = {"place": name, "stone": stone_preview(state, at[s.SPOT])}
    return Choice(Text("choice-stone", {"place": place_text(name)}), (f"place:{name}",), preview)


def stone_preview(state: DolmenState, place: int) -> Json:
    """What a stone of the active player on this place would do to its circles."""
    at = state.at
    seat = int(at[ACTOR])
    if at[s.STONES + seat] == 0:
        return None
    after = state.copy()
    after.lay(seat, place)
    found: list[Json] = []
    for circle in state.house.board.circles_of[place]:
        tally = after.at[s.TALLIES + circle]
        holder = right(state.house, tally, seat)
        tie = standing(state.house, tally) == TIE
        may = None if holder == NONE or not at[s.SUPPLY + holder] else {"seat": int(holder), "end": end_of(tie)}
        found.append(
            {
                "circle": state.house.board.circle_names[circle],
                "before": balance(state, int(without_stone(tally, seat)))["standing"],
                "right": may,
                "complete": bool(is_complete(after, circle)),
            }
            | balance(state, tally)
        )
    return {"forced": bool(at[s.POINTS + seat] == s.LEAST_POINTS), "circles": found}


def end_of(tie: bool) -> str:
    return "under" if tie else "top"


def right_choice(state: DolmenState, circle: int) -> Choice:
    shown = right_view(state, circle)
    text = Text(f"choice-right-{shown['end']}", {"circle": circle_text(shown["circle"]), "seat": player(shown["seat"])})
    return Choice(text, (f"circle:{shown['circle']}",), shown)


def dolmen_choice(state: DolmenState, value: int) -> Choice:
    """The preview tells the level, its factor and what the dolmen would bring as the stack stands then."""
    at = state.at
    circle = int(at[s.CIRCLE])
    name = state.house.board.circle_names[circle]
    if value == 0:
        return Choice(Text("choice-decline", {"circle": circle_text(name)}), ("decline",), {"circle": name})
    tie = is_tie(state, circle)
    level = len(dolmens(at[s.STACKS + circle])) if tie else 0
    factor = state.house.board.factors[circle][level]
    preview = {"circle": name, "end": end_of(tie), "level": level, "factor": factor, "points": value * factor}
    args: dict[str, Text | str | int] = {
        "value": value,
        "circle": circle_text(name),
        "factor": factor,
        "points": value * factor,
    }
    return Choice(Text(f"choice-build-{end_of(tie)}", args), (f"dolmen:{value}",), preview)


# Events


def event(seen: dict[str, Fact]) -> Text:
    args: dict[str, Text | str | int] = {}
    for key, value in seen.items():
        if key == "seat" and isinstance(value, int):
            args[key] = player(value)
        elif key in ("place", "from", "to") and isinstance(value, str):
            args[key] = place_text(value)
        elif key == "circle" and isinstance(value, str):
            args[key] = circle_text(value)
        elif key == "over" and isinstance(value, list):
            args["druids"] = len(value)
        elif isinstance(value, str | int) and not isinstance(value, bool) and key != "event":
            args[key] = value
    return Text(f"event-{seen['event']}{'-hidden' if seen.get(HIDDEN) else ''}", args)


# Plain text


def notation(state: DolmenState, action: int) -> str:
    at = state.at
    if action >= s.FIRST:
        return f"first {action - s.FIRST + 1}"
    if action > s.DECLINE:
        return f"build {action - s.BUILD}"
    if action >= s.RESOLVE:
        return "decline" if action == s.DECLINE else f"circle {state.house.board.circle_names[action - s.RESOLVE]}"
    if action >= s.STONE:
        return "stone" if action == s.STONE else "point"
    if action >= s.FLY:
        return f"fly {place_name(state, druid_at(state, action - s.FLY))}"
    if action >= s.GATHER:
        return f"gather {place_name(state, druid_at(state, action - s.GATHER))}"
    druid, place = divmod(action - s.GO, MOST_PLACES)
    if at[PHASE] == s.SETTLE:
        return f"put {place_name(state, place)}"
    if at[PHASE] == s.FLIGHT:
        return f"land {place_name(state, place)}"
    return f"wander {place_name(state, druid_at(state, druid))} {place_name(state, place)}"


def show(state: DolmenState, seat: int | None) -> str:
    """The position in plain text: who has what, and every circle that holds anything."""
    at = state.at
    asked = [PHASES[at[PHASE]].name]
    if at[s.SPOT] != NONE:
        asked.append(f"left {place_name(state, at[s.SPOT])}")
    if at[s.OPEN_RIGHTS]:
        asked.append(
            "rights " + " ".join(state.house.board.circle_names[circle] for circle in members(at[s.OPEN_RIGHTS]))
        )
    if at[s.CIRCLE] != NONE:
        asked.append(f"dolmen in {state.house.board.circle_names[at[s.CIRCLE]]} for seat {state.to_act() + 1}")
    if at[s.ENDER] != NONE:
        asked.append(f"last dolmen by seat {at[s.ENDER] + 1}")
    if at[s.EXTRA] != NONE:
        asked.append(f"{at[s.EXTRA]} turns left")
    lines = ["  ".join(asked)]
    for other in range(state.seats):
        lines.extend(player_lines(state, other, seat))
    lines.extend(
        circle_line(state, circle, seat)
        for circle in range(len(state.house.sizes))
        if at[s.STACKS + circle] or standing(state.house, at[s.TALLIES + circle]) >= TIE
    )
    return "\n".join(lines)


def player_lines(state: DolmenState, other: int, seat: int | None) -> list[str]:
    at = state.at
    names = state.house.board.names
    own = other == seat or at[PHASE] == s.END
    left = values(at[s.SUPPLY + other])
    supply = f" ({''.join(map(str, left))})" if own and left else ""
    standing_at = [
        names[place] + ("~" if lies(state, place) else "") for place in druids(state, other) if place != NONE
    ]
    stones = [name for place, name in enumerate(names) if at[s.PLACES + place] == other + 1]
    lines = [
        f"seat {other + 1}{'*' if other == at[ACTOR] else ' '} {at[s.POINTS + other]:3} points  "
        f"{at[s.STONES + other]:2} stones  {len(left):2} dolmens{supply}  druids {' '.join(standing_at) or '-'}"
    ]
    return [*lines, f"        stones on {' '.join(stones)}"] if stones else lines


def circle_line(state: DolmenState, circle: int, seat: int | None) -> str:
    at = state.at
    state_of = balance(state, at[s.TALLIES + circle])
    stack = " ".join(
        f"{owner + 1}:{value if owner == seat or at[PHASE] == s.END else '?'}"
        for owner, value in dolmens(at[s.STACKS + circle])
    )
    leaders = "/".join(str(leader + 1) for leader in state_of["leaders"])
    counts = "-".join(map(str, state_of["counts"]))
    done = "  complete" if is_complete(state, circle) else ""
    return (
        f"{state.house.board.circle_names[circle]} x{state.house.board.factors[circle][0]} "
        f"{counts} {state_of['standing']} {leaders}  [{stack}]{done}"
    ).replace("  []", "")
