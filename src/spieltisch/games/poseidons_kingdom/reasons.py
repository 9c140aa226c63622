"""Why a choice in Poseidon's Kingdom is good, in words: dice in reach, friends to free, the reef, the shark."""

from collections.abc import Iterator
from itertools import combinations

from spieltisch.engine.fields import PHASE
from spieltisch.engine.game import Text
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.building import on_wave
from spieltisch.games.poseidons_kingdom.dice import counted, stored, values_of
from spieltisch.games.poseidons_kingdom.kraken import STACKS, TASK_NAMES, fits, top_tile
from spieltisch.games.poseidons_kingdom.ocean import NAMES, STRIP
from spieltisch.games.poseidons_kingdom.position import dice_in, strip_dice
from spieltisch.games.poseidons_kingdom.reef import ARROW, FIRST_HALF, FOOD, SECOND_HALF, SYMBOLS, WAVE
from spieltisch.games.poseidons_kingdom.state import KingdomState
from spieltisch.games.poseidons_kingdom.view import coral_choice, hex_choice, shark, shark_preview


def reasons(state: KingdomState, action: int, seat: int) -> list[Text]:
    if action >= s.HEX:
        return list(of_hex(state, action, seat))
    if action >= s.TAKE:
        return list(of_die(state, (action - s.TAKE) % s.DICE, seat))
    if action >= s.FIGURE:
        return []
    if action >= s.LOOK:
        return list(of_coral(state, action, seat))
    if action >= s.DIE:
        return []
    if action >= s.TENTACLE:
        return list(of_tentacle(state, action - s.TENTACLE))
    if action >= s.TO:
        return list(of_field(state, action - s.TO, seat))
    if action >= s.FROM:
        return list(of_swimmer(state, action - s.FROM, seat))
    return list(of_way(state, action, seat))


def held(state: KingdomState, seat: int) -> list[int]:
    """The tentacles that hold a friend of this seat, the dearest tile first."""
    found = [t for t in range(s.TENTACLES) if state.at[s.SAFE + s.TENTACLES * seat + t] == 0]
    return sorted(found, key=lambda t: -int(top_tile(state, t)))


def own(state: KingdomState, seat: int) -> int:
    """The dice stored and in hand, counted by value."""
    return int(stored(state, seat, 0)) + int(values_of(state.at, s.TAKEN))


def task(t: int) -> Text:
    return Text(f"task-{TASK_NAMES[t]}")


def freeing(state: KingdomState, t: int, key: str) -> Text:
    return Text(key, {"task": task(t), "value": int(top_tile(state, t))})


# Dice


def of_die(state: KingdomState, die: int, seat: int) -> Iterator[Text]:
    if state.at[s.LAST]:
        return
    taken = int(values_of(state.at, s.TAKEN)) + counted([die % 6 + 1])
    with_it = own(state, seat) + counted([die % 6 + 1])
    for t in held(state, seat):
        if fits(t, taken, with_it):
            yield freeing(state, t, "reason-completes")
            return
    lacking = nearest(state, seat, with_it)
    if lacking:
        yield lacking


def nearest(state: KingdomState, seat: int, dice: int) -> Text | None:
    """A task that lacks one die."""
    for t in held(state, seat):
        for value in range(1, 7):
            if fits(t, 0, dice + counted([value])):
                return Text("reason-one-short", {"task": task(t), "die": value})
    return None


def reach(state: KingdomState, field: int, seat: int) -> int | None:
    """The best tentacle that the dice of this strip, together with those stored, would free."""
    values = [die % 6 + 1 for die in dice_in(state, strip_dice(STRIP[field]))]
    most = min(int(state.ability(seat, FOOD)), len(values))
    for t in held(state, seat):
        for number in range(1, most + 1):
            for some in set(combinations(sorted(values), number)):
                if fits(t, counted(list(some)), int(stored(state, seat, 0)) + counted(list(some))):
                    return t
    return None


# The ocean


def of_field(state: KingdomState, field: int, seat: int) -> Iterator[Text]:
    if state.at[PHASE] != s.SWIMMING:
        if NAMES[field] not in shark(state)["ahead"]:
            yield Text("reason-away")
        return
    preview = shark_preview(state, field, seat)
    t = None if state.at[s.LAST] else reach(state, field, seat)
    if t is not None:
        yield freeing(state, t, "reason-reach")
    elif preview["dice"]:
        take = min(int(state.ability(seat, FOOD)), len(preview["dice"]))
        yield Text("reason-dice", {"dice": len(preview["dice"]), "take": take})
    eaten = {meal["seat"] for meal in preview["eats"]}
    if eaten - {seat} and seat not in eaten:
        yield Text("reason-shark-eats")
    elif seat not in eaten:
        yield Text("reason-shark-spares")


def of_swimmer(state: KingdomState, field: int, seat: int) -> Iterator[Text]:
    ahead = shark(state)["ahead"]
    if NAMES[field] in ahead:
        yield Text("reason-flee", {"steps": ahead.index(NAMES[field]) + 1})
    after = state.copy()
    after.step(s.FROM + field, seat)
    if not state.at[s.LAST]:
        found = [t for to in after.moves(seat) if (t := reach(after, to - s.TO, seat)) is not None]
        if found:
            yield freeing(state, max(found, key=lambda t: int(top_tile(state, t))), "reason-reach")


def of_tentacle(state: KingdomState, t: int) -> Iterator[Text]:
    now = int(top_tile(state, t))
    yield Text("reason-tile-worth", {"value": now})
    lower = [value for value in STACKS[t][: state.seats] if value < now]
    if lower:
        yield Text("reason-next-worth", {"value": max(lower)})


# The reef, the wave, the corals


def of_way(state: KingdomState, action: int, seat: int) -> Iterator[Text]:
    left = int(state.house.slots - on_wave(state))
    if action == s.BUILD_REEF:
        yield Text("reason-build", {"symbol": Text(f"symbol-{SYMBOLS[weakest(state, seat)]}")})
    elif action == s.LOAD_WAVE or action >= s.LOADS:
        number = action - s.LOADS + 1 if action >= s.LOADS else 0
        if number and number >= left:
            yield Text("reason-breaks")
        elif action == s.LOAD_WAVE:
            yield Text("reason-load", {"left": left})
        if not any(dice_in(state, strip_dice(strip)) for strip in range(8)):
            yield Text("reason-empty-sea")
    elif action >= s.TILE:
        yield from of_tile(state, action - s.TILE + 1, seat)
    elif action == s.EAT and not state.at[s.LAST]:
        possible = [t for t in held(state, seat) if fits(t, int(values_of(state.at, s.TAKEN)), own(state, seat))]
        if possible:
            yield freeing(state, possible[0], "reason-free-now")
    elif action in (s.STORE, s.NOTHING):
        lacking = nearest(state, seat, own(state, seat)) if not state.at[s.LAST] else None
        if lacking:
            yield lacking


def weakest(state: KingdomState, seat: int) -> int:
    return min((ARROW, WAVE, FOOD), key=lambda symbol: int(state.ability(seat, symbol)))


def of_tile(state: KingdomState, kind: int, seat: int) -> Iterator[Text]:
    if weakest(state, seat) in (FIRST_HALF[kind], SECOND_HALF[kind]):
        yield Text("reason-build", {"symbol": Text(f"symbol-{SYMBOLS[weakest(state, seat)]}")})


def of_hex(state: KingdomState, action: int, seat: int) -> Iterator[Text]:
    if state.at[PHASE] == s.FIRST_HEX and (level := hex_choice(state, action - s.HEX, seat).preview["level"]) > 1:
        yield Text("reason-level", {"level": level})
    if state.at[PHASE] != s.SECOND_HEX:
        return
    after = state.copy()
    after.step(action, seat)
    for symbol in (FOOD, ARROW, WAVE):
        now = int(after.ability(seat, symbol))
        if now > state.ability(seat, symbol):
            yield Text(f"reason-ability-{SYMBOLS[symbol]}", {"number": now})


def of_coral(state: KingdomState, action: int, seat: int) -> Iterator[Text]:
    preview = coral_choice(state, action, seat).preview
    if preview["kind"]:
        yield Text("reason-coral", {"points": preview["points"]})
    else:
        yield Text("reason-look" if action < s.CORAL else "reason-unknown-coral")
