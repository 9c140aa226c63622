"""Positions of Antler Island as JSON, and what the box can show."""

from typing import Any

from spieltisch.engine.bits import members
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.game import Json
from spieltisch.games.antler_island.island import (
    ACTS,
    ALL_FOOD,
    ALL_TILES,
    BLANK,
    BOX,
    COLOURS,
    DOES,
    KINDS,
    MOST_COMMITTED,
    MOST_FOOD,
    MOST_ON_SPACE,
    MOST_TILES,
    NAMES,
    SHORE,
    SPACES,
    TERRAIN,
    TILES,
    common,
    listed,
    size,
)
from spieltisch.games.antler_island.rules import AntlerState
from spieltisch.games.antler_island.state import (
    ACTING,
    ALL_USED,
    CHOOSE_FIRST,
    COMMITTING,
    DEAL_FOOD,
    DEAL_TILE,
    DRAWING,
    DROPPING,
    EATING,
    END,
    EXTRA_FOOD,
    GAINING,
    GREEDY,
    GROWING,
    LEAVING,
    MORE_DOES,
    NONE,
    PLANNING,
    RIVALS,
    SAVING,
    SAVING_TOO,
    SETTLING,
    STAG_ROLL,
    START_ROLL,
    TURN,
    TURN_END,
    TURNING_UP,
    House,
)

PHASES = (
    "settling",
    "planning",
    "turn",
    "acting",
    "greedy",
    "growing",
    "turn end",
    "rivals",
    "committing",
    "deciding",
    "saving",
    "answering",
    "defending",
    "saving too",
    "losing",
    "leaving",
    "gaining",
    "dropping",
    "deal food",
    "deal tile",
    "first",
    "stag roll",
    "start roll",
    "eating",
    "extra food",
    "drawing",
    "turning up",
    "food roll",
    "doe roll",
    "more does",
    "over",
)
SETTING_UP = (DEAL_FOOD, DEAL_TILE, CHOOSE_FIRST, STAG_ROLL, SETTLING, START_ROLL)
ACTION_RUNS = (
    ACTING,
    GREEDY,
    GROWING,
    TURN_END,
    EATING,
    EXTRA_FOOD,
    *range(RIVALS, LEAVING + 1),
)


def values(food: int) -> list[int]:
    """Food tokens as their values."""
    return [kind + 1 for kind in listed(food)]


def kinds(tiles: int) -> list[str]:
    return [KINDS[kind] for kind in listed(tiles)]


def tokens(food: int) -> list[int]:
    """The tokens on a space, the oldest first, each as the number of its pool."""
    return [label - 1 for label in (food & 31, food >> 5) if label]


def plan(state: AntlerState, seat: int) -> dict[str, str]:
    return {TILES[tile]: ACTS[state.planned(seat, tile)] for tile in range(state.laid(seat))}


def dump(state: AntlerState) -> dict[str, Json]:
    return {
        "options": state.house.options,
        "phase": PHASES[state.phase],
        "round": int(state.round),
        "first": int(state.first),
        "active": int(state.active),
        "rolled": COLOURS[state.rolled] if state.rolled != NONE else None,
        "does": {NAMES[space]: number for space, number in enumerate(state.does) if number},
        "food": {NAMES[space]: tokens(food) for space, food in enumerate(state.food) if food},
        "pools": [values(pool) for pool in state.pools],
        "food_discard": values(state.food_discard),
        "food_shuffled": values(state.fresh_food),
        "pile": kinds(state.bag),
        "open_tile": KINDS[state.open_tile] if state.open_tile != NONE else None,
        "tile_discard": kinds(state.tile_discard),
        "tiles_shuffled": kinds(state.fresh_tiles),
        "marker": TILES[state.marker] if state.marker != NONE else None,
        "growing": int(state.growing),
        "put_down": values(state.stake),
        "fight": fight(state),
        "players": [
            {
                "stag": NAMES[state.stags[seat]] if state.stags[seat] != NONE else None,
                "ends": state.ends[seat],
                "broken": state.broken[seat],
                "highest": state.highest[seat],
                "track": state.track[seat],
                "victor": bool(state.victors >> seat & 1),
                "food": values(state.stock[seat]),
                "known_food": values(state.known[seat]),
                "open": kinds(state.shown[seat]),
                "hidden": kinds(state.hidden[seat]),
                "plan": plan(state, seat),
                "confirmed": bool(state.confirmed >> seat & 1),
                "rearranged": int(state.changes >> 4 * seat & 15),
                "used": [TILES[tile] for tile in members(state.used[seat])],
                "played": [KINDS[kind] for kind in members(state.played >> 6 * seat & 63)],
            }
            for seat in range(state.seats)
        ],
    }


def fight(state: AntlerState) -> Json:
    """The running fight; the attacker is the active seat, what it committed is ``put_down``."""
    if state.origin == NONE:
        return None
    return {
        "defender": int(state.defender),
        "rivals": members(state.rivals),
        "origin": NAMES[state.origin],
        "shield": values(state.shield),
        "saved": [int(state.saved & 15), int(state.saved >> 4)],
        "locked": bool(state.locked),
        "winner": int(state.winner),
    }


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> AntlerState:
    if data["phase"] not in PHASES:
        raise BadPosition(f"the phase {data['phase']!r} is none of {', '.join(PHASES)}")
    players = data["players"]
    if len(players) != seats:
        raise BadPosition(f"the position has {len(players)} players for {seats} seats")
    duel = data["fight"] or {}
    saved = duel.get("saved", [0, 0])
    return AntlerState(
        seats,
        House(seats, options),
        PHASES.index(data["phase"]),
        whole(data["round"]),
        whole(data["first"]),
        whole(data["active"]),
        number(COLOURS, data["rolled"], "colour"),
        sum(1 << seat for seat, player in enumerate(players) if player["confirmed"]),
        sum(whole(player["rearranged"]) << 4 * seat for seat, player in enumerate(players)),
        number(TILES, data["marker"], "control tile"),
        sum(
            1 << 6 * seat + number(KINDS, kind, "wily tile")
            for seat, player in enumerate(players)
            for kind in set(player["played"])
        ),
        whole(data["growing"]),
        whole(duel.get("defender", NONE)),
        sum(1 << whole(seat) for seat in set(duel.get("rivals", []))),
        space(duel.get("origin")),
        food(data["put_down"]),
        food(duel.get("shield", [])),
        whole(saved[0]) | whole(saved[1]) << 4,
        int(bool(duel.get("locked", False))),
        whole(duel.get("winner", NONE)),
        sum(1 << seat for seat, player in enumerate(players) if player["victor"]),
        food(data["food_discard"]),
        food(data["food_shuffled"]),
        tiles(data["pile"]),
        number(KINDS, data["open_tile"], "wily tile"),
        tiles(data["tile_discard"]),
        tiles(data["tiles_shuffled"]),
        on_island(data["does"], SPACES, whole),
        on_island(data["food"], SHORE, lying),
        [food(pool) for pool in data["pools"]] or [0],
        [space(player["stag"]) for player in players],
        [whole(player["ends"]) for player in players],
        [whole(player["broken"]) for player in players],
        [whole(player["highest"]) for player in players],
        [whole(player["track"]) for player in players],
        [food(player["food"]) for player in players],
        [food(player["known_food"]) for player in players],
        [tiles(player["open"]) for player in players],
        [tiles(player["hidden"]) for player in players],
        [planned(player["plan"]) for player in players],
        [sum(1 << number(TILES, tile, "control tile") for tile in set(player["used"])) for player in players],
    )


def whole(value: Json) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not -1 <= value < 10**6:
        raise BadPosition(f"{value!r} stands where a small whole number belongs")
    return value


def number(names: list[str], name: str | None, thing: str) -> int:
    if name is None:
        return NONE
    if name not in names:
        raise BadPosition(f"there is no {thing} {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def space(name: str | None) -> int:
    return number(NAMES, name, "space")


def food(values: list[int]) -> int:
    if any(value not in (1, 2, 3) for value in values):
        raise BadPosition("food tokens have the values 1, 2 and 3")
    if any(values.count(value) > 15 for value in values):
        raise BadPosition("there are more food tokens of one value than in the box")
    return sum(1 << 4 * (value - 1) for value in values)


def tiles(names: list[str]) -> int:
    if any(names.count(name) > 2 for name in names):
        raise BadPosition("there are two wily tiles of each kind")
    return sum(1 << 4 * number(KINDS, name, "wily tile") for name in names)


def on_island(things: dict[str, Json], spaces: int, read: Any) -> list[int]:
    found = [0] * spaces
    for name, value in things.items():
        at = space(name)
        if at >= spaces:
            raise BadPosition(f"food lies on outside spaces only, not on {name}")
        found[at] = read(value)
    return found


def lying(labels: list[int]) -> int:
    if len(labels) > MOST_ON_SPACE or any(not 0 <= whole(label) < 30 for label in labels):
        raise BadPosition("at most two food tokens lie on a space, each with the number of its pool")
    return sum(label + 1 << 5 * at for at, label in enumerate(labels))


def planned(laid: dict[str, str]) -> int:
    if list(laid) != TILES[: len(laid)]:
        raise BadPosition(f"a plan names its tiles in the order {', '.join(TILES)}")
    return sum(number(ACTS, act, "action") + 1 << 3 * tile for tile, act in enumerate(laid.values()))


def check(state: AntlerState) -> None:
    check_seats(state)
    check_island(state)
    check_food(state)
    check_tiles(state)
    check_antlers(state)
    check_plans(state)
    check_fight(state)
    check_next(state)
    if state.phase == END and max(state.track) < state.house.mark:
        raise BadPosition(f"the game is not over: no doe track has reached {state.house.mark}")


def check_seats(state: AntlerState) -> None:
    if not 0 <= state.active < state.seats:
        raise BadPosition("the active player is a seat of this game")
    if state.phase in (DEAL_FOOD, DEAL_TILE, CHOOSE_FIRST):
        return
    if not 0 <= state.first < state.seats and not (state.phase == TURNING_UP and state.round == 0):
        raise BadPosition("the start player is a seat of this game")
    if min(state.track) < 0:
        raise BadPosition("a doe track is never below 0")
    if (state.rolled != NONE) != (state.phase in (SETTLING, START_ROLL, MORE_DOES)):
        raise BadPosition("a rolled colour is named exactly while it is needed")


def check_island(state: AntlerState) -> None:
    island = state.house.island
    if min(state.does) < 0 or state.doe_supply() < 0:
        raise BadPosition(f"there are more than {DOES} does")
    for at in range(SPACES):
        if at not in island.spaces and (state.does[at] or (at < SHORE and state.food[at]) or at in state.stags):
            raise BadPosition(f"{NAMES[at]} is covered in a game of three")
    standing = [stag for stag in state.stags if stag != NONE]
    if any(TERRAIN[stag] == "marsh" for stag in standing):
        raise BadPosition("a stag never stands in a marsh")
    if len(standing) < state.seats and state.phase not in SETTING_UP and state.round > 0:
        raise BadPosition("every stag stands on the island")
    if state.origin == NONE and len(set(standing)) < len(standing):
        raise BadPosition("two stags stand on one space and do not fight")


def check_food(state: AntlerState) -> None:
    everywhere = [*state.pools, *state.stock, state.food_discard, state.stake, state.shield]
    for kind, value in enumerate(BOX["food"]):
        found = sum(food >> 4 * kind & 15 for food in everywhere)
        if found != ALL_FOOD >> 4 * kind & 15:
            raise BadPosition(f"there are {found} food tokens of value {value}, not {ALL_FOOD >> 4 * kind & 15}")
    lying = [pool for food in state.food for pool in tokens(food)]
    for pool, held in enumerate(state.pools):
        if lying.count(pool) > size(held) or (pool and lying.count(pool) != size(held)):
            raise BadPosition(f"pool {pool} of the food does not fit the tokens on the island")
    if lying and max(lying) >= len(state.pools):
        raise BadPosition("a food token lies on the island and belongs to no pool")
    if any(size(stock) > MOST_FOOD for stock in state.stock):
        raise BadPosition(f"a stag has at most {MOST_FOOD} food tokens")
    if common(state.pools[0], state.fresh_food) != state.pools[0]:
        raise BadPosition("the food supply holds tokens that were not shuffled into it")
    for seat in range(state.seats):
        held = state.stock[seat] + state.secret_stake(seat)
        if common(held, state.known[seat]) != state.known[seat]:
            raise BadPosition(f"seat {seat} does not hold the food that everybody knows of")


def check_tiles(state: AntlerState) -> None:
    for kind, name in enumerate(KINDS):
        piles = [state.bag, state.tile_discard, *state.shown, *state.hidden]
        found = sum(pile >> 4 * kind & 15 for pile in piles) + (state.open_tile == kind)
        if found != ALL_TILES >> 4 * kind & 15:
            raise BadPosition(f"there are {found} wily tiles {name}, not {ALL_TILES >> 4 * kind & 15}")
    if common(state.bag, state.fresh_tiles) != state.bag:
        raise BadPosition("the draw pile holds tiles that were not shuffled into it")
    for seat in range(state.seats):
        most = MOST_TILES + (state.phase in (DROPPING, TURNING_UP) and seat == state.gainer())
        if size(state.shown[seat]) + size(state.hidden[seat]) > most:
            raise BadPosition(f"seat {seat} has more than {MOST_TILES} wily tiles")
    filled = state.phase not in (DEAL_FOOD, DEAL_TILE, TURNING_UP)
    if state.open_tile == NONE and filled and (state.bag or state.tile_discard):
        raise BadPosition("a wily tile lies open as long as there is any")


def check_antlers(state: AntlerState) -> None:
    if min(state.ends) < 0 or min(state.broken) < 0 or state.antler_supply() < 0:
        raise BadPosition("there are 50 antler pieces")
    for seat in range(state.seats):
        if state.highest[seat] < max(2, state.ends[seat]):
            raise BadPosition(f"seat {seat} has more antler ends than it ever had")
    if not 0 <= state.growing <= 7 or (state.growing and state.phase not in (GAINING, DRAWING, TURNING_UP, DROPPING)):
        raise BadPosition("antlers grow within an action only")


def check_plans(state: AntlerState) -> None:
    turns = [bin(used).count("1") for used in state.used]
    for seat in range(state.seats):
        laid = state.laid(seat)
        ready = state.phase not in (*SETTING_UP, PLANNING, TURNING_UP) and state.round > 0
        if laid <= BLANK and (ready or state.confirmed >> seat & 1) and (turns[seat] or state.phase < DEAL_FOOD):
            raise BadPosition(f"seat {seat} has not laid all five control tiles")
        if state.used[seat] & ~ALL_USED:
            raise BadPosition("the blank tile is never revealed")
        if state.used[seat] and state.phase == PLANNING:
            raise BadPosition("no tile is revealed while the players plan")
    if state.phase in ACTION_RUNS and (state.marker == NONE or not state.used[state.active] >> state.marker & 1):
        raise BadPosition("the marker of the running action is revealed")


def check_fight(state: AntlerState) -> None:
    fighting = RIVALS <= state.phase <= LEAVING
    if fighting and state.origin == NONE:
        raise BadPosition("a fight needs its two stags and the space where the attacker came from")
    if state.origin == NONE:
        if state.shield or (state.stake and state.phase != GROWING) or state.winner != NONE or state.locked:
            raise BadPosition("food is committed only in a fight")
        return
    if state.phase == RIVALS:
        return
    if not 0 <= state.defender < state.seats or state.defender == state.active:
        raise BadPosition("the defender is another seat than the attacker")
    if not -1 <= state.winner < state.seats or state.winner not in (NONE, state.active, state.defender):
        raise BadPosition("the winner of a fight is one of the two")
    if size(state.stake) > MOST_COMMITTED or size(state.shield) > MOST_COMMITTED:
        raise BadPosition(f"at most {MOST_COMMITTED} food tokens are committed")
    if state.saved and state.phase not in (SAVING, SAVING_TOO):
        raise BadPosition("a food token is saved only while antlers are locked")
    if COMMITTING <= state.phase < LEAVING and state.stags[state.active] != state.stags[state.defender]:
        raise BadPosition("the two stags of a fight stand on one space")


def check_next(state: AntlerState) -> None:
    """Whoever is to act can do something."""
    if state.phase == END:
        return
    if state.phase == PLANNING and state.confirmed + 1 >= 1 << state.seats:
        raise BadPosition("all plans are confirmed, so nobody plans any more")
    if state.phase == EATING:
        space = state.stags[state.active]
        if space >= SHORE or not state.food[space] or size(state.stock[state.active]) >= MOST_FOOD:
            raise BadPosition("there is nothing to eat for the active stag")
    if state.phase == TURN and state.used[state.active] == ALL_USED:
        raise BadPosition("the active player has used all four markers of this round")
    if state.phase == EXTRA_FOOD and not state.supply():
        raise BadPosition("there is no food left in the supply")
    if state.phase == ACTING and state.act() == NONE:
        raise BadPosition("the marker of the running action lies at no action")
    if any(not state.moves(seat) for seat in state.deciders() or [CHANCE]):
        raise BadPosition("nobody can do anything in this position, and the game is not over")
