"""§9: who falls, and §1: who wins. Both are looked at after every complete effect."""

from librt.vecs import vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, count
from spieltisch.engine.fields import NONE
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.monsters import drop_all, leave_tokyo, score, settle_tokyo
from spieltisch.games.king_of_tokyo.state import KingState


def after_effect(state: KingState) -> None:
    """Who has fallen, and has anybody won?"""
    eliminate(state)
    check_victory(state)


def eliminate(state: KingState) -> None:
    """Everybody at 0 life, together; again if the cards thrown away bring down somebody else (§9.5)."""
    at = state.at
    while True:
        fallen: i64 = 0
        for seat in range(state.seats):
            if at[s.LIFE + seat] == 0 and at[s.ALIVE] >> seat & 1:
                fallen |= bit(seat)
        if fallen == 0:
            return
        fall(state, fallen)


def fall(state: KingState, fallen: i64) -> None:
    # §9.1: cards that count are those of this moment.
    children: i64 = 0
    eaters = vec[i64]([0] * s.SEATS)
    for seat in range(state.seats):
        if fallen >> seat & 1 == 0:
            eaters[seat] = keep.eater_of_the_dead(state, seat) * count(fallen)
            continue
        if keep.it_has_a_child(state, seat):
            children |= bit(seat)
        leave_tokyo(state, seat)
    for n in range(state.seats):
        seat = (state.at[s.ACTIVE] + n) % state.seats
        if children >> seat & 1:
            revive(state, seat)
        elif fallen >> seat & 1:
            remove(state, seat)
    for n in range(state.seats):
        seat = (state.at[s.ACTIVE] + n) % state.seats
        score(state, seat, eaters[seat], c.IDS[c.EATER_OF_THE_DEAD])
    settle_tokyo(state)


def revive(state: KingState, seat: i64) -> None:
    """§9.2: all cards and points gone, life 10; energy, counters and paid Wings stay."""
    at = state.at
    drop_all(state, seat)
    at[s.POINTS + seat] = 0
    at[s.LIFE + seat] = s.LIFE_AT_START
    if seat == at[s.ACTIVE] and at[s.ASSAULT] == s.DIGGING:
        at[s.ASSAULT] = 0
    if state.events is not None:
        state.tell("revived", {"seat": int(seat)})


def remove(state: KingState, seat: i64) -> None:
    """§9.3: out of the game."""
    at = state.at
    at[s.ALIVE] &= ~bit(seat)
    drop_all(state, seat)
    at[s.LIFE + seat] = 0
    at[s.POINTS + seat] = 0
    at[s.ENERGY + seat] = 0
    at[s.POISON + seat] = 0
    at[s.SHRINK + seat] = 0
    if state.events is not None:
        state.tell("eliminated", {"seat": int(seat)})


def check_victory(state: KingState, end_of_turn: bool = False) -> bool:
    """§1.2: after each complete effect. Whether the game is over."""
    at = state.at
    active = at[s.ACTIVE]
    alive = at[s.ALIVE]
    if alive & (alive - 1) == 0:
        finish(state, NONE if alive == 0 else state.left_of(active))
        return True
    if state.house.late and not end_of_turn and state.is_alive(active):
        return False
    # §1.3: the active player first, then clockwise.
    winner: i64 = NONE
    for seat in range(state.seats):
        if at[s.POINTS + seat] >= s.GOAL and (winner == NONE or winner < active <= seat):
            winner = seat
    if winner != NONE:
        finish(state, winner)
    return winner != NONE


def finish(state: KingState, winner: i64) -> None:
    at = state.at
    at[s.WINNER] = winner
    state.never_mind()
    state.ask(s.END, NONE)
    if state.events is not None:
        if winner == NONE:
            state.tell("nobody", {})
        else:
            state.tell("won", {"seat": int(winner)})
