"""§9: step 4: the shark swims, eats, and the eaten come back."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.building import put_on_wave, wave_full
from spieltisch.games.poseidons_kingdom.dice import add_dice_hexes, add_free_hexes, item_on, put_item, remove_die
from spieltisch.games.poseidons_kingdom.ocean import CIRCUIT, DIE_SYMBOL, ENTRANCES, NAMES, ROUTE
from spieltisch.games.poseidons_kingdom.reef import FREE, SKELETON, name_of
from spieltisch.games.poseidons_kingdom.state import KingdomState, Step, ask, go_on
from spieltisch.games.poseidons_kingdom.swimming import move_swimmer

ENTER: Final = vec[i64]([s.TO + field for field in ENTRANCES])
EATEN_STEP: Final = 0b111  # what follows while swimmers come back


@final
class Shark(Step):
    """§9.1: as many fields as the number where the swimmer stopped."""

    def begin(self, state: KingdomState) -> None:
        move_shark(state)
        go_on(state)


def move_shark(state: KingdomState) -> None:
    at = state.at
    dolphin = at[s.DOLPHIN]
    steps = state.house.numbers[at[s.SWIMMER]]
    at[s.SWIMMER] = NONE
    for _step in range(steps):
        at[s.SHARK] = (at[s.SHARK] + at[s.HEADING]) % CIRCUIT
        field = ROUTE[at[s.SHARK]]
        if state.events is not None:
            state.tell("shark", {"field": NAMES[field]})
        if DIE_SYMBOL[field]:
            pass_die_symbol(state)
        for n in range(state.seats):
            devour(state, (at[s.ACTIVE] + n) % state.seats, field, dolphin)


def pass_die_symbol(state: KingdomState) -> None:
    """§9.2: a neutral die on the wave, otherwise an own one, if there is a slot."""
    at = state.at
    colour = s.NEUTRAL if at[s.SUPPLY + s.NEUTRAL] > 0 else at[s.ACTIVE]
    if wave_full(state) or at[s.SUPPLY + colour] == 0:
        return
    put_on_wave(state, colour, 1)
    if state.events is not None:
        state.tell("washed", {"seat": int(at[s.ACTIVE]), "colour": int(colour)})


def devour(state: KingdomState, seat: i64, field: i64, dolphin: i64) -> None:
    """§9.3: the swimmers of a seat on a field that the shark enters."""
    at = state.at
    for n in range(2):
        if at[s.SWIMMERS + 2 * seat + n] == field:
            if seat == dolphin:
                # §13.7: the dolphin shields all swimmers of its holder for this move, then leaves.
                if state.events is not None:
                    state.tell("shielded", {"seat": int(seat), "field": NAMES[field]})
                at[s.DOLPHIN] = NONE
            else:
                move_swimmer(state, seat, field, NONE)
                if state.events is not None:
                    state.tell("eaten", {"seat": int(seat), "field": NAMES[field]})


@final
class ComeBack(Step):
    """§9.3: eaten swimmers in turn order: a skeleton each, then back to the ocean."""

    def begin(self, state: KingdomState) -> None:
        at = state.at
        seat = first_eaten(state)
        if seat == NONE:
            go_on(state)
            return
        at[s.TODO] |= bit(s.DO_EATEN)
        ask(state, s.RETURNING, seat)
        if state.skeletons_left(seat) <= 0:
            return
        if state.live_hexes(seat) > 0:
            at[PHASE] = s.EATEN
        else:
            at[s.LOOSE + seat] = min(s.MANY, at[s.LOOSE + seat] + 1)
            if state.events is not None:
                state.tell("skeleton", {"seat": int(seat), "hex": ""})


def first_eaten(state: KingdomState) -> i64:
    """The first seat in turn order with a swimmer off the ocean."""
    at = state.at
    for n in range(state.seats):
        seat = (at[s.ACTIVE] + n) % state.seats
        if at[s.SWIMMERS + 2 * seat] == NONE:
            return seat
    return NONE


def was_eaten(state: KingdomState) -> str:
    if state.at[ACTOR] != first_eaten(state):
        return "the eaten come back in turn order"
    return s.at_rest(state, []) or s.in_round(state) or s.to_do(state, EATEN_STEP)


@final
class Eaten(Phase[KingdomState]):
    """§9.3: a free hex for the skeleton; if there is none, a stored die makes way."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = state.house.paper
        n = add_free_hexes(state, seat, found, 0)
        if n == 0:
            n = add_dice_hexes(state, seat, 0, found, 0)
        return found[:n]

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        place = action - s.HEX
        if item_on(state, seat, place) != FREE:
            remove_die(state, seat, place)
        put_item(state, seat, place, SKELETON)
        if state.events is not None:
            state.tell("skeleton", {"seat": int(seat), "hex": name_of(place)})
        state.at[PHASE] = s.RETURNING

    def needs(self, state: KingdomState) -> str:
        seat = state.at[ACTOR]
        if state.live_hexes(seat) == 0 or state.skeletons_left(seat) <= 0:
            return "there is no hex or no marker for another skeleton"
        return was_eaten(state)


@final
class Returning(Phase[KingdomState]):
    """§9.4: at the deep sea or the beach; the shark there does nothing."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        return ENTER

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        enter(state, seat, action - s.TO)
        go_on(state)

    def needs(self, state: KingdomState) -> str:
        return was_eaten(state)


def enter(state: KingdomState, seat: i64, field: i64) -> None:
    move_swimmer(state, seat, NONE, field)
    if state.events is not None:
        state.tell("entered", {"seat": int(seat), "field": NAMES[field]})
