"""Why a choice in Antler Island is good, in words: what lies where, and how strong the stags are."""

from collections.abc import Iterator

from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.game import Text, player
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import ACTS, EAT, GROW, KINDS, LEVEL, MOST_FOOD, RUT, SHORE, size, worth
from spieltisch.games.antler_island.position import tokens
from spieltisch.games.antler_island.state import ATTACK, DEFENCE, AntlerState
from spieltisch.games.antler_island.view import opponent, pieces, stags_on


def reasons(state: AntlerState, action: int, seat: int) -> list[Text]:
    if action < s.CONFIRM:
        return list(of_plan(state, *divmod(action - s.PLAN, len(ACTS)), seat))
    if s.STAND <= action < s.REVEAL:
        return list(of_space(state, action - s.STAND, seat))
    if s.REVEAL <= action < s.ROAR:
        return list(of_act(state, int(state.planned(seat, action - s.REVEAL)), seat))
    if s.STEP <= action < s.MATE_TWICE:
        return list(of_space(state, action - (s.RUN if action >= s.RUN else s.STEP), seat))
    if action in (s.GO_ON, s.ROAR, s.MATE_TWICE, s.EAT_MORE):
        return list(of_tile(state, action, seat))
    if s.HAND_IN <= action <= s.SPROUT:
        return list(of_growing(state, action, seat))
    if s.LEAVE <= action < s.TAKE_OPEN:
        return list(of_space(state, action - s.LEAVE, seat)) if state.loser() == seat else []
    if s.COMMIT <= action <= s.LOCK:
        return list(of_fight(state, action, seat))
    if action == s.TAKE_OPEN:
        return [Text("reason-tile", {"effect": Text(f"effect-{KINDS[state.at[s.OPEN_TILE]]}")})]
    return [Text("reason-hidden-tile")] if action == s.TAKE_PILE else []


# The plan, and what an action brings where the stag stands


def of_plan(state: AntlerState, tile: int, act: int, seat: int) -> Iterator[Text]:
    if tile == 0:
        yield Text("reason-plan-first")
    elif tile == 3:
        yield Text("reason-plan-x")
    elif tile == 4:
        yield Text("reason-plan-blank")
    yield from of_act(state, act, seat)


def of_act(state: AntlerState, act: int, seat: int) -> Iterator[Text]:
    here = int(state.stag(seat))
    if act == RUT and state.at[s.DOES + here]:
        yield Text("reason-does-here", {"does": int(state.at[s.DOES + here])})
    elif act == EAT and food(state, here):
        yield Text("reason-food-here", {"food": food(state, here)})
    elif act == GROW and state.at[s.STOCK + seat]:
        stock = int(state.at[s.STOCK + seat])
        yield Text("reason-grow", {"food": int(size(stock)), "ends": max(1, int(worth(stock)) // 2)})
    elif act == 0:
        near = [int(space) for space in state.house.island.steps[here] if state.at[s.DOES + space]]
        if near:
            does = max(int(state.at[s.DOES + space]) for space in near)
            yield Text("reason-does-near", {"does": does})
        elif not food(state, here):
            yield Text("reason-nothing-here")


def food(state: AntlerState, space: int) -> int:
    return len(tokens(state, space)) if space < SHORE else 0


def of_space(state: AntlerState, space: int, seat: int) -> Iterator[Text]:
    rivals = [other for other in stags_on(state, space) if other != seat]
    if rivals:
        yield from of_rival(state, rivals[0], seat)
    if state.at[s.DOES + space]:
        yield Text("reason-does-there", {"does": int(state.at[s.DOES + space])})
    if food(state, space) and size(state.at[s.STOCK + seat]) < MOST_FOOD:
        yield Text("reason-food-there", {"food": food(state, space)})
    near = [near for near in state.house.island.steps[space] if state.at[s.DOES + near]]
    if near and not state.at[s.DOES + space]:
        yield Text("reason-does-around", {"does": sum(int(state.at[s.DOES + one]) for one in near)})
    if LEVEL[space] > 1:
        yield Text("reason-high")


def of_rival(state: AntlerState, other: int, seat: int) -> Iterator[Text]:
    at = state.at
    args: dict[str, Text | str | int] = {
        "ends": int(at[s.ENDS + seat]),
        "other": player(other),
        "theirs": int(at[s.ENDS + other]),
    }
    yield Text("reason-stronger" if at[s.ENDS + seat] > at[s.ENDS + other] else "reason-rival", args)
    if not at[s.VICTORS] >> seat & 1:
        yield Text("reason-first-win")


def of_tile(state: AntlerState, action: int, seat: int) -> Iterator[Text]:
    if action == s.ROAR:
        yield Text("reason-tile", {"effect": Text("effect-roar")})
    elif action == s.MATE_TWICE:
        yield Text("reason-tile", {"effect": Text("effect-hotRut")})
    elif action == s.EAT_MORE:
        yield Text("reason-tile", {"effect": Text("effect-greed")})
    else:
        yield from of_act(state, int(state.act()), seat)


def of_growing(state: AntlerState, action: int, seat: int) -> Iterator[Text]:
    picked = int(state.at[s.STAKE + ATTACK])
    if action < s.SPROUT:
        picked += 1 << 4 * (action - s.HAND_IN)
    more, ends = pieces(state, picked), int(state.at[s.ENDS + seat])
    if more:
        yield Text("reason-ends", {"more": more, "ends": ends + more})
        if (ends + more) // 2 > max(int(state.at[s.HIGHEST + seat]), ends) // 2:
            yield Text("reason-even-ends")
    else:
        yield Text("reason-keep-food")


# The fight


def of_fight(state: AntlerState, action: int, seat: int) -> Iterator[Text]:
    at = state.at
    attacks = seat == at[ACTOR]
    side, other = (ATTACK, int(at[s.DEFENDER])) if attacks else (DEFENCE, int(at[ACTOR]))
    if other == NONE:
        return
    stake = int(at[s.STAKE + side])
    mine = int(at[s.ENDS + seat] + worth(stake))
    if s.COMMIT <= action < s.ENOUGH:
        mine += action - s.COMMIT + 1
    elif at[PHASE] == s.ANSWERING:
        mine += int(worth(at[s.STOCK + seat]))
    against = opponent(state, DEFENCE if attacks else ATTACK, other)
    key = "reason-strength-most" if at[PHASE] == s.ANSWERING else "reason-strength"
    yield Text(key, {"strength": mine} | against)
    if action in (s.RETREAT, s.GIVE_UP):
        yield Text("reason-retreat")
    elif not at[s.VICTORS] >> seat & 1 and action in (s.HOLD, s.LOCK):
        yield Text("reason-first-win")
