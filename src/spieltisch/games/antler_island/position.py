"""Positions of Antler Island as JSON, and what the box can show."""

from collections.abc import Callable

from spieltisch.engine.bits import members
from spieltisch.engine.errors import BadPosition
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.game import Json
from spieltisch.engine.phase import check_phase, phase_named
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import (
    ACTS,
    ALL_FOOD,
    ALL_TILES,
    BOX,
    COLOURS,
    DOES_IN_BOX,
    KINDS,
    MOST_FOOD,
    MOST_TILES,
    NAMES,
    PIECES,
    SHORE,
    SPACES,
    TERRAIN,
    TILES,
    common,
    listed,
    size,
    worth,
)
from spieltisch.games.antler_island.rules import PHASES, start
from spieltisch.games.antler_island.state import (
    ATTACK,
    DEFENCE,
    MOST_POOLS,
    TILES_EACH,
    TOKENS_EACH,
    AntlerState,
)


def values(food: int) -> list[int]:
    """Food tokens as their values."""
    return [kind + 1 for kind in listed(food)]


def kinds(tiles: int) -> list[str]:
    return [KINDS[kind] for kind in listed(tiles)]


def named(names: list[str], number: int) -> str | None:
    return names[number] if number != NONE else None


def tokens(state: AntlerState, space: int) -> list[int]:
    """The food on a space, the oldest first, each as the number of its pool."""
    first = s.LYING + TOKENS_EACH * space
    return [int(state.at[token]) for token in range(first, first + TOKENS_EACH) if state.at[token] != NONE]


def plan(state: AntlerState, seat: int) -> dict[str, str]:
    return {TILES[tile]: ACTS[state.planned(seat, tile)] for tile in range(state.laid(seat))}


def dump(state: AntlerState) -> dict[str, Json]:
    at = state.at
    plain = state.dump_plain()
    pools = [values(at[s.POOLS + pool]) for pool in range(MOST_POOLS)]
    while len(pools) > 1 and not pools[-1]:
        pools.pop()
    return {
        "options": state.house.options,
        "phase": PHASES[at[PHASE]].name,
        "round": plain["round"],
        "first": plain["first"],
        "active": plain["active"],
        "rolled": named(COLOURS, at[s.ROLLED]),
        "does": {NAMES[space]: int(at[s.DOES + space]) for space in range(SPACES) if at[s.DOES + space]},
        "food": {NAMES[space]: tokens(state, space) for space in range(SHORE) if state.food_here(space)},
        "pools": pools,
        "food_discard": values(at[s.FOOD_DISCARD]),
        "food_shuffled": values(at[s.FRESH_FOOD]),
        "pile": kinds(at[s.PILE]),
        "open_tile": named(KINDS, at[s.OPEN_TILE]),
        "tile_discard": kinds(at[s.TILE_DISCARD]),
        "tiles_shuffled": kinds(at[s.FRESH_TILES]),
        "marker": named(TILES, at[s.MARKER]),
        "growing": plain["growing"],
        "put_down": values(at[s.STAKE + ATTACK]),
        "fight": dump_fight(state),
        **plain,  # those above keep their place; any other plain field of state.py follows by itself
        "players": [dump_seat(state, seat) for seat in range(state.seats)],
    }


def dump_fight(state: AntlerState) -> Json:
    """The running fight; the attacker is the active seat, what it committed is ``put_down``."""
    at = state.at
    if at[s.ORIGIN] == NONE:
        return None
    found: dict[str, Json] = {
        "defender": int(at[s.DEFENDER]),
        "rivals": members(at[s.RIVALS_LEFT]),
        "origin": NAMES[at[s.ORIGIN]],
        "shield": values(at[s.STAKE + DEFENCE]),
        "saved": [int(at[s.SAVED + ATTACK]), int(at[s.SAVED + DEFENCE])],
        "locked": bool(at[s.LOCKED]),
        "winner": int(at[s.WINNER]),
    }
    if at[s.LOCKED]:
        found["revealed"] = [values(at[s.REVEALED + ATTACK]), values(at[s.REVEALED + DEFENCE])]
        found["strength"] = [int(at[s.STRENGTH + ATTACK]), int(at[s.STRENGTH + DEFENCE])]
    return found


def dump_seat(state: AntlerState, seat: int) -> Json:
    at = state.at
    return {
        "stag": named(NAMES, at[s.STAGS + seat]),
        **state.dump_seat(seat),
        "victor": bool(at[s.VICTORS] >> seat & 1),
        "food": values(at[s.STOCK + seat]),
        "known_food": values(at[s.KNOWN + seat]),
        "open": kinds(at[s.SHOWN + seat]),
        "hidden": kinds(at[s.HIDDEN + seat]),
        "plan": plan(state, seat),
        "confirmed": bool(at[s.CONFIRMED] >> seat & 1),
        "rearranged": int(at[s.CHANGES + seat]),
        "used": [TILES[tile] for tile in members(at[s.USED + seat])],
        "played": [KINDS[kind] for kind in members(at[s.PLAYED + seat])],
    }


def load(seats: int, options: dict[str, Json], data: dict[str, Json]) -> AntlerState:
    players = data["players"]
    state = start(seats, options)
    state.load_plain(data, players)
    state.at[PHASE] = phase_named(PHASES, data["phase"])

    def put(field: int, *numbers: int) -> None:
        state.fill(field, list(numbers))

    put(s.ROLLED, number(COLOURS, data["rolled"], "colour"))
    put(s.DOES, *on_island(data["does"], SPACES, lambda does: [does], 0))
    put(s.LYING, *on_island(data["food"], SHORE, lying, NONE, NONE))
    if len(data["pools"]) > MOST_POOLS:
        raise BadPosition(f"there are at most {MOST_POOLS} pools of food")
    put(s.POOLS, *(food(pool) for pool in data["pools"]))
    put(s.FOOD_DISCARD, food(data["food_discard"]))
    put(s.FRESH_FOOD, food(data["food_shuffled"]))
    put(s.PILE, tiles(data["pile"]))
    put(s.OPEN_TILE, number(KINDS, data["open_tile"], "wily tile"))
    put(s.TILE_DISCARD, tiles(data["tile_discard"]))
    put(s.FRESH_TILES, tiles(data["tiles_shuffled"]))
    put(s.MARKER, number(TILES, data["marker"], "marker"))
    put(s.STAKE + ATTACK, food(data["put_down"]))
    put(s.VICTORS, those(players, "victor"))
    put(s.CONFIRMED, those(players, "confirmed"))
    for seat, player in enumerate(players):
        put(s.STAGS + seat, number(NAMES, player["stag"], "space"))
        put(s.STOCK + seat, food(player["food"]))
        put(s.KNOWN + seat, food(player["known_food"]))
        put(s.SHOWN + seat, tiles(player["open"]))
        put(s.HIDDEN + seat, tiles(player["hidden"]))
        put(s.PLANS + TILES_EACH * seat, *planned(player["plan"]))
        put(s.CHANGES + seat, player["rearranged"])
        put(s.USED + seat, each_of(TILES, player["used"], "marker"))
        put(s.PLAYED + seat, each_of(KINDS, player["played"], "wily tile"))
    if data["fight"] is not None:
        load_fight(state, data["fight"])
    return state


def load_fight(state: AntlerState, duel: dict[str, Json]) -> None:
    at = state.at
    state.fill(s.DEFENDER, [duel["defender"]])
    state.fill(s.RIVALS_LEFT, [each_of(list(range(state.seats)), duel["rivals"], "seat")])
    state.fill(s.ORIGIN, [number(NAMES, duel["origin"], "space")])
    state.fill(s.STAKE + DEFENCE, [food(duel["shield"])])
    state.fill(s.SAVED, pair(duel["saved"]))
    state.fill(s.LOCKED, [flag(duel["locked"])])
    state.fill(s.WINNER, [duel["winner"]])
    if at[s.ORIGIN] == NONE:
        raise BadPosition("a fight needs the space where the attacker came from")
    if at[s.LOCKED]:
        # Positions of earlier days do not say with what the antlers locked: take what can still be seen.
        fighters = [at[ACTOR], at[s.DEFENDER]]
        shown = [food(one) for one in pair(duel.get("revealed", [values(at[s.STAKE + side]) for side in range(2)]))]
        bare = [int(at[s.ENDS + fighters[side]] + worth(shown[side])) for side in range(2)]
        state.fill(s.REVEALED, shown)
        state.fill(s.STRENGTH, pair(duel.get("strength", bare)))


def pair(both: list[Json]) -> list[Json]:
    if not isinstance(both, list) or len(both) != 2:
        raise BadPosition("what the two sides of a fight have is a list of two")
    return both


def flag(value: Json) -> int:
    if not isinstance(value, bool):
        raise BadPosition(f"{str(value)[:40]!r} stands where true or false belongs")
    return int(value)


def those(players: list[Json], name: str) -> int:
    """The seats of which this is true."""
    return sum(flag(player[name]) << seat for seat, player in enumerate(players))


def number(names: list[str], name: str | None, thing: str) -> int:
    if name is None:
        return NONE
    if name not in names:
        raise BadPosition(f"there is no {thing} {str(name)[:40]!r}; there are: {', '.join(names)}")
    return names.index(name)


def each_of(names: list[Json], found: list[Json], thing: str) -> int:
    """A set of different things."""
    wrong = [name for name in found if name not in names or isinstance(name, bool) or found.count(name) > 1]
    if wrong:
        raise BadPosition(f"each {thing} is one of {', '.join(map(str, names))}, named once; not {str(wrong[0])[:40]}")
    return sum(1 << names.index(name) for name in found)


def food(found: list[int]) -> int:
    if any(isinstance(value, bool) or value not in (1, 2, 3) for value in found):
        raise BadPosition("food tokens have the values 1, 2 and 3")
    if any(found.count(value) > ALL_FOOD & 15 for value in found):
        raise BadPosition("there are more food tokens of one value than in the box")
    return sum(1 << 4 * (value - 1) for value in found)


def tiles(names: list[str]) -> int:
    if any(names.count(name) > 2 for name in names):
        raise BadPosition("there are two wily tiles of each kind")
    if None in names:
        raise BadPosition("a wily tile has a name")
    return sum(1 << 4 * number(KINDS, name, "wily tile") for name in names)


def on_island(things: dict[str, Json], spaces: int, read: Callable[[Json], list[int]], *empty: int) -> list[int]:
    """The numbers of each space, ``empty`` where nothing is."""
    found = [list(empty) for _ in range(spaces)]
    for name, value in things.items():
        space = number(NAMES, name, "space")
        if space >= spaces:
            raise BadPosition(f"food lies on outside spaces only, not on {name}")
        found[space] = read(value)
    return [one for row in found for one in row]


def lying(pools: list[int]) -> list[int]:
    if len(pools) > TOKENS_EACH or NONE in pools:
        raise BadPosition("at most two food tokens lie on a space, each with the number of its pool")
    return [*pools, *[NONE] * (TOKENS_EACH - len(pools))]


def planned(laid: dict[str, str]) -> list[int]:
    if list(laid) != TILES[: len(laid)] or None in laid.values():
        raise BadPosition(f"a plan names its tiles in the order {', '.join(TILES)}, each with its action")
    return [number(ACTS, act, "action") for act in laid.values()]


def check(state: AntlerState) -> None:
    check_phase(state)
    check_seats(state)
    check_island(state)
    check_food(state)
    check_tiles(state)
    check_antlers(state)


def check_seats(state: AntlerState) -> None:
    at = state.at
    if at[ACTOR] == NONE or max(at[s.START_SEAT], at[s.DEFENDER], at[s.WINNER]) >= state.seats:
        raise BadPosition(f"the seats of this game are 0 to {state.seats - 1}")
    if (at[s.VICTORS] | at[s.CONFIRMED] | at[s.RIVALS_LEFT]) >> state.seats:
        raise BadPosition(f"the seats of this game are 0 to {state.seats - 1}")


def check_island(state: AntlerState) -> None:
    at = state.at
    island = state.house.island
    stags = [at[s.STAGS + seat] for seat in range(state.seats)]
    if state.doe_supply() < 0:
        raise BadPosition(f"there are more than {DOES_IN_BOX} does")
    for space in range(SPACES):
        if space not in island.spaces and (at[s.DOES + space] or state.food_here(space) or space in stags):
            raise BadPosition(f"{NAMES[space]} is covered in a game of three")
    if any(stag != NONE and TERRAIN[stag] == "marsh" for stag in stags):
        raise BadPosition("a stag never stands in a marsh")


def check_food(state: AntlerState) -> None:
    at = state.at
    pools = [int(at[s.POOLS + pool]) for pool in range(MOST_POOLS)]
    stocks = [int(at[s.STOCK + seat]) for seat in range(state.seats)]
    everywhere = [*pools, *stocks, at[s.FOOD_DISCARD], at[s.STAKE + ATTACK], at[s.STAKE + DEFENCE]]
    for kind, value in enumerate(BOX["food"]):
        found = sum(pile >> 4 * kind & 15 for pile in everywhere)
        if found != ALL_FOOD >> 4 * kind & 15:
            raise BadPosition(f"there are {found} food tokens of value {value}, not {ALL_FOOD >> 4 * kind & 15}")
    on_spaces = [pool for space in range(SHORE) for pool in tokens(state, space)]
    for pool, held in enumerate(pools):
        if on_spaces.count(pool) > size(held) or (pool and on_spaces.count(pool) != size(held)):
            raise BadPosition(f"pool {pool} of the food does not fit the tokens on the island")
    if any(size(stock) > MOST_FOOD for stock in stocks):
        raise BadPosition(f"a stag has at most {MOST_FOOD} food tokens")
    if common(pools[0], at[s.FRESH_FOOD]) != pools[0]:
        raise BadPosition("the food supply holds tokens that were not shuffled into it")
    for seat in range(state.seats):
        known = at[s.KNOWN + seat]
        if common(stocks[seat] + state.secret_stake(seat), known) != known:
            raise BadPosition(f"seat {seat} does not hold the food that everybody knows of")


def check_tiles(state: AntlerState) -> None:
    at = state.at
    held = [(int(at[s.SHOWN + seat]), int(at[s.HIDDEN + seat])) for seat in range(state.seats)]
    for kind, name in enumerate(KINDS):
        piles = [at[s.PILE], at[s.TILE_DISCARD], *(pile for both in held for pile in both)]
        found = sum(pile >> 4 * kind & 15 for pile in piles) + (at[s.OPEN_TILE] == kind)
        if found != ALL_TILES >> 4 * kind & 15:
            raise BadPosition(f"there are {found} wily tiles {name}, not {ALL_TILES >> 4 * kind & 15}")
    if common(at[s.PILE], at[s.FRESH_TILES]) != at[s.PILE]:
        raise BadPosition("the draw pile holds tiles that were not shuffled into it")
    for seat, (shown, hidden) in enumerate(held):
        most = MOST_TILES + (at[PHASE] in (s.DROPPING, s.TURNING_UP) and seat == state.gainer())
        if size(shown) + size(hidden) > most:
            raise BadPosition(f"seat {seat} has more than {MOST_TILES} wily tiles")
    filled = at[PHASE] not in (s.DEAL_FOOD, s.DEAL_TILE, s.TURNING_UP)
    if at[s.OPEN_TILE] == NONE and filled and (at[s.PILE] or at[s.TILE_DISCARD]):
        raise BadPosition("a wily tile lies open as long as there is any")


def check_antlers(state: AntlerState) -> None:
    at = state.at
    if state.antler_supply() < 0:
        raise BadPosition(f"there are {PIECES} antler pieces")
    for seat in range(state.seats):
        if at[s.HIGHEST + seat] < at[s.ENDS + seat]:
            raise BadPosition(f"seat {seat} has more antler ends than it ever had")
