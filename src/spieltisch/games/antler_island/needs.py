"""What phases of the same kind need, each a sentence about what is wrong, or nothing."""

from mypy_extensions import i64

from spieltisch.engine.bits import count
from spieltisch.engine.fields import ACTOR, NONE
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import (
    BLANK,
    COLOUR,
    DOES_IN_BOX,
    MOST_COMMITTED,
    MOST_FOOD,
    MOVE,
    SHORE,
    TERRAIN,
    size,
    worth,
)
from spieltisch.games.antler_island.state import ATTACK, DEFENCE, TOKENS_EACH, AntlerState


def set_up(state: AntlerState) -> str:
    """§2: before the first round nobody has done anything."""
    at = state.at
    if at[s.ROUND] != 0:
        return "the island is set up before the first round"
    for seat in range(state.seats):
        if state.laid(seat) != 0 or at[s.TRACK + seat] != 0 or at[s.HIGHEST + seat] != s.START_ENDS:
            return "before the first round nobody has planned, mated or grown"
        if at[s.ENDS + seat] != s.START_ENDS or at[s.BROKEN + seat] != 0:
            return f"every stag begins with {s.START_ENDS} antler ends"
    if at[s.VICTORS] != 0 or state.doe_supply() != DOES_IN_BOX:
        return "before the first round nobody has won and no doe has come"
    for token in range(SHORE * TOKENS_EACH):
        if at[s.LYING + token] != NONE:
            return "before the first round no food lies on the island"
    return no_turn(state)


def in_round(state: AntlerState) -> str:
    """§3 to §7: a round runs, and every stag stands on the island."""
    at = state.at
    if at[s.ROUND] < 1:
        return "the first round has number 1"
    if at[s.START_SEAT] == NONE:
        return "the start player is a seat of this game"
    for seat in range(state.seats):
        if at[s.STAGS + seat] == NONE:
            return "every stag stands on the island"
    return ""


def no_turn(state: AntlerState) -> str:
    """No marker is revealed, no tile played, nothing under way."""
    at = state.at
    if at[s.MARKER] != NONE or at[s.GROWTH] != 0:
        return "no marker is revealed before the turns begin"
    for seat in range(state.seats):
        if at[s.USED + seat] != 0 or at[s.PLAYED + seat] != 0:
            return "no tile is revealed or played before the turns begin"
    return no_fight(state)


def no_plans(state: AntlerState) -> str:
    """§7.2: everybody has the markers in hand."""
    for seat in range(state.seats):
        if state.laid(seat) != 0:
            return "nobody has laid a marker yet"
    return nobody_plans(state)


def nobody_plans(state: AntlerState) -> str:
    at = state.at
    for seat in range(state.seats):
        if at[s.CONFIRMED] != 0 or at[s.CHANGES + seat] != 0:
            return "plans are confirmed and laid anew only while the players plan"
    return ""


def whole_plan(state: AntlerState, seat: i64) -> str:
    return "" if state.laid(seat) > BLANK else f"seat {seat} has not laid all five markers"


def turns(state: AntlerState) -> str:
    """§4: the plans lie, and the players carry them out."""
    at = state.at
    for seat in range(state.seats):
        wrong = whole_plan(state, seat)
        if wrong:
            return wrong
        if at[s.USED + seat] >> 1 & 3 & ~(at[s.USED + seat] & 3):
            return f"seat {seat} has revealed a number before a smaller one"
    if at[s.ROLLED] != NONE:
        return "a rolled colour is named exactly while it is needed"
    return in_round(state) or in_turn_order(state) or nobody_plans(state)


def in_turn_order(state: AntlerState) -> str:
    """§4.1: one marker each, from the start player on: who has had the turn has used one more than who has not."""
    at = state.at
    turns_had = count(at[s.USED + at[ACTOR]]) - (1 if at[s.MARKER] != NONE else 0)
    for seat in range(state.seats):
        had = place(state, seat) < place(state, at[ACTOR])
        if seat != at[ACTOR] and count(at[s.USED + seat]) != turns_had + (1 if had else 0):
            return "the players use their markers in turn, from the start player on"
    return ""


def place(state: AntlerState, seat: i64) -> i64:
    """How many seats come before this one, from the start player on."""
    return (seat - state.at[s.START_SEAT] + state.seats) % state.seats


def action(state: AntlerState, act: i64) -> str:
    """§4.1: the marker of the active seat is revealed, and lies at this action (NONE: at any)."""
    at = state.at
    if at[s.MARKER] == NONE or at[s.USED + at[ACTOR]] >> at[s.MARKER] & 1 == 0:
        return "the marker of the running action is revealed"
    wrong = turns(state)
    if wrong:
        return wrong
    return "" if act == NONE or state.act() == act else "the marker of the running action lies at another action"


def nothing_put_down(state: AntlerState) -> str:
    at = state.at
    down = at[s.STAKE + s.ATTACK] | at[s.STAKE + s.DEFENCE] | at[s.SAVED + s.ATTACK] | at[s.SAVED + s.DEFENCE]
    return "food is put down only in a fight, or to grow antlers" if down != 0 else ""


def no_fight(state: AntlerState) -> str:
    if state.at[s.ORIGIN] != NONE:
        return "there is a fight only while an attacker's move goes on"
    return nothing_put_down(state)


def no_growth(state: AntlerState) -> str:
    return "antlers grow within their action only" if state.at[s.GROWTH] != 0 else ""


def room_for_food(state: AntlerState) -> str:
    full = size(state.at[s.STOCK + state.at[ACTOR]]) >= MOST_FOOD
    return f"a stag with {MOST_FOOD} food tokens cannot take another one" if full else ""


def attack(state: AntlerState) -> str:
    """§6: the active stag has moved here from its origin; rivals not fought yet stand on the space, too."""
    at = state.at
    if at[s.ORIGIN] == NONE or TERRAIN[at[s.ORIGIN]] == "marsh" or at[s.ORIGIN] not in state.house.island.spaces:
        return "a fight needs the space where the attacker came from"
    for seat in range(state.seats):
        if at[s.RIVALS_LEFT] >> seat & 1 and at[s.STAGS + seat] != state.contested():
            return "the stags still to be fought stand on the contested space"
    if at[s.RIVALS_LEFT] >> at[ACTOR] & 1 or at[s.RIVALS_LEFT] >> state.seats != 0:
        return "the stags still to be fought are others than the attacker"
    return no_growth(state) or action(state, MOVE)


def fighters(state: AntlerState) -> str:
    """§6.1: the attacker and another stag."""
    at = state.at
    defender = at[s.DEFENDER]
    if defender == NONE or defender == at[ACTOR] or defender >= state.seats:
        return "the defender is another seat than the attacker"
    if at[s.RIVALS_LEFT] >> defender & 1:
        return "the defender is no longer to be fought"
    return attack(state)


def together(state: AntlerState) -> str:
    """Nobody has left yet."""
    same = state.stag(state.fighter(ATTACK)) == state.stag(state.fighter(DEFENCE))
    return "" if same else "the two stags of a fight stand on one space"


def undecided(state: AntlerState) -> str:
    """§6.2 to §6.4: nobody has won or lost yet, and nothing is saved."""
    if state.at[s.LOCKED] != 0 or state.at[s.WINNER] != NONE:
        return "nobody has won before antlers lock or a stag gives up"
    if state.at[s.SAVED + ATTACK] != 0 or state.at[s.SAVED + DEFENCE] != 0:
        return "a food token is saved only while antlers are locked"
    return fighters(state) or together(state)


def committed(state: AntlerState, side: i64) -> str:
    """§6.2: one to three tokens, none only where there is none."""
    put_down = state.at[s.STAKE + side]
    stock = state.at[s.STOCK + state.fighter(side)]
    if size(put_down) > MOST_COMMITTED or (put_down == 0 and stock != 0):
        return f"who has food commits one to {MOST_COMMITTED} tokens"
    if size(put_down) + size(stock) > MOST_FOOD:
        return f"a stag has at most {MOST_FOOD} food tokens"
    return ""


def not_committed(state: AntlerState, side: i64) -> str:
    return "the attacker commits food before the defender" if state.at[s.STAKE + side] != 0 else ""


def can_commit(state: AntlerState, side: i64) -> str:
    """Another token can follow, or the first one."""
    if size(state.at[s.STAKE + side]) >= MOST_COMMITTED:
        return f"who has food commits one to {MOST_COMMITTED} tokens"
    return "" if state.at[s.STAKE + side] == 0 else committed(state, side)


def revealed(state: AntlerState, side: i64) -> str:
    """The food that decided still lies between the stags."""
    at = state.at
    seat = state.fighter(side)
    food = at[s.STAKE + side]
    if at[s.REVEALED + side] != food or size(food) > MOST_COMMITTED:
        return "the food that was revealed is what was committed"
    if at[s.STRENGTH + side] != at[s.ENDS + seat] + worth(food):
        return "strength is antler ends plus food"
    if size(food) + size(at[s.STOCK + seat]) > MOST_FOOD:
        return f"a stag has at most {MOST_FOOD} food tokens"
    return together(state)


def locked(state: AntlerState) -> str:
    """§6.4: the food is revealed, and the stronger stag has won."""
    at = state.at
    mine = at[s.STRENGTH + ATTACK]
    theirs = at[s.STRENGTH + DEFENCE]
    stronger = at[ACTOR] if mine > theirs else at[s.DEFENDER] if theirs > mine else NONE
    if at[s.LOCKED] == 0 or at[s.WINNER] != stronger:
        return "with locked antlers the stronger stag has won"
    return fighters(state)


def decided(state: AntlerState) -> str:
    """With locked antlers, or because one of the two gave way."""
    at = state.at
    if at[s.LOCKED] != 0:
        return locked(state)
    if at[s.WINNER] == NONE or (at[s.WINNER] != at[ACTOR] and at[s.WINNER] != at[s.DEFENDER]):
        return "the winner of a fight is one of the two"
    return fighters(state)


def rolled_colour(state: AntlerState, stags: i64) -> str:
    """§2.4: from the start player on, so many stags stand on different spaces of the rolled colour."""
    at = state.at
    if at[s.ROLLED] == NONE or at[s.START_SEAT] == NONE:
        return "a rolled colour is named exactly while it is needed"
    spaces = [int(at[s.STAGS + seat]) for seat in range(state.seats)]
    order = [(int(at[s.START_SEAT]) + turn) % int(state.seats) for turn in range(state.seats)]
    standing = [spaces[seat] for seat in order[:stags]]
    if any(space == NONE or COLOUR[space] != at[s.ROLLED] for space in standing) or len(set(standing)) < len(standing):
        return "the stags begin on different spaces of the rolled colour"
    return "" if all(spaces[seat] == NONE for seat in order[stags:]) else "a stag stands on the island before its turn"
