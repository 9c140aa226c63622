"""The Discard cards from top to bottom: name, price and what each does, once, when it is bought."""

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.fields import NONE
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.damage import hurt_self, pack, strike
from spieltisch.games.king_of_tokyo.monsters import enter, gain_energy, heal, leave_tokyo, pay, score
from spieltisch.games.king_of_tokyo.state import KingState


def use(state: KingState, seat: i64, kind: i64) -> None:
    if kind == c.APARTMENT_BUILDING:  # costs 5: 3 points
        score(state, seat, 3, c.IDS[kind])
    elif kind == c.COMMUTER_TRAIN:  # costs 4: 2 points
        score(state, seat, 2, c.IDS[kind])
    elif kind == c.CORNER_STORE:  # costs 3: 1 point
        score(state, seat, 1, c.IDS[kind])
    elif kind == c.DROP_FROM_HIGH_ALTITUDE:  # costs 5: 2 points, and its buyer takes City
        score(state, seat, 2, c.IDS[kind])
        drop_onto_city(state, seat)
    elif kind == c.ENERGIZE:  # costs 8: 9 energy
        gain_energy(state, seat, 9, c.IDS[kind])
    elif kind == c.EVACUATION_ORDERS:  # costs 7: all others lose 5 points
        for other in range(state.seats):
            if other != seat and state.is_alive(other):
                score(state, other, -5, c.IDS[kind])
    elif kind == c.FIRE_BLAST:  # costs 3: 2 damage to all others
        hurt_others(state, seat, 2)
    elif kind == c.FRENZY:  # costs 7: another turn after this one
        state.set_extra_turns([*state.extra_turns(), int(seat)])
    elif kind == c.GAS_REFINERY:  # costs 6: 2 points, 3 damage to all others
        score(state, seat, 2, c.IDS[kind])
        hurt_others(state, seat, 3)
    elif kind == c.HEAL:  # costs 3: 2 life
        heal(state, seat, 2, c.IDS[kind])
    elif kind == c.HIGH_ALTITUDE_BOMBING:  # costs 4: 3 damage to everybody, the own packet last and never more
        pack(state, seat, 3)
        hurt_others(state, seat, 3)
    elif kind == c.JET_FIGHTERS:  # costs 5: 5 points, 4 damage to its buyer
        score(state, seat, 5, c.IDS[kind])
        hurt_self(state, seat, 4)
    elif kind == c.NATIONAL_GUARD:  # costs 3: 2 points, 2 damage to its buyer
        score(state, seat, 2, c.IDS[kind])
        hurt_self(state, seat, 2)
    elif kind == c.NUCLEAR_POWER_PLANT:  # costs 6: 2 points, 3 life
        score(state, seat, 2, c.IDS[kind])
        heal(state, seat, 3, c.IDS[kind])
    elif kind == c.SKYSCRAPER:  # costs 6: 4 points
        score(state, seat, 4, c.IDS[kind])
    elif kind == c.TANKS:  # costs 4: 4 points, 3 damage to its buyer
        score(state, seat, 4, c.IDS[kind])
        hurt_self(state, seat, 3)
    elif kind == c.VAST_STORM:  # costs 6: 2 points, all others lose half of their energy, rounded down
        score(state, seat, 2, c.IDS[kind])
        for other in range(state.seats):
            if other != seat and state.at[s.ENERGY + other] >= 2:
                pay(state, other, state.at[s.ENERGY + other] // 2, c.IDS[kind])


def hurt_others(state: KingState, seat: i64, amount: i64) -> None:
    strike(state, seat, amount, state.at[s.ALIVE] & ~bit(seat))


def drop_onto_city(state: KingState, seat: i64) -> None:
    """A buyer outside takes City; who stands there goes out unharmed, in one step."""
    if state.in_tokyo(seat):
        return
    if state.at[s.CITY] != NONE:
        leave_tokyo(state, state.at[s.CITY])
    enter(state, seat)
