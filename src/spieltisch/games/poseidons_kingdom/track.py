"""§8.4, §8.5: the track round the kraken's head."""

from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.phase import Phase
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.kraken import free
from spieltisch.games.poseidons_kingdom.state import HEAD, SAFE, TENTACLES, TRACK, KingdomState, Step, ask, go_on


def owing(state: KingdomState) -> i64:
    """The seats whose figures are still to move, a bit each."""
    found: i64 = 0
    for seat in range(state.seats):
        if state.at[s.OWED + seat] > 0:
            found |= bit(seat)
    return found


@final
class Track(Step):
    """§8.4: the figures of those whose dice were eaten move one after the other, in the order chosen."""

    def begin(self, state: KingdomState) -> None:
        waiting = owing(state)
        if waiting == 0:
            go_on(state)
        elif waiting & (waiting - 1) != 0:
            ask(state, s.ORDER, state.at[s.ACTIVE])
        else:
            move_owed(state, s.HIGHEST[waiting])


@final
class Order(Phase[KingdomState]):
    """§8.4: if several players are concerned, the active player chooses the order."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for other in range(state.seats):
            if state.at[s.OWED + other] > 0:
                found = append(found, s.FIGURE + other)
        return found

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        move_owed(state, action - s.FIGURE)

    def needs(self, state: KingdomState) -> str:
        at = state.at
        waiting = owing(state)
        if waiting & (waiting - 1) == 0:
            return "there is no order to choose: fewer than two figures are to move"
        if at[s.LAST] > 0:
            return "no figure moves in the last round"
        todo = s.FOOD_STEP | at[s.TODO] & (bit(s.DO_FOOD) | bit(s.DO_STORE))
        return s.while_moving(state, ["field"]) or s.in_food_step(state) or s.by_the_active(state, todo)


def move_owed(state: KingdomState, seat: i64) -> None:
    fields = state.at[s.OWED + seat]
    state.at[s.OWED + seat] = 0
    state.at[s.TODO] |= bit(s.DO_TRACK)
    move_figure(state, seat, fields)


def move_figure(state: KingdomState, seat: i64, fields: i64) -> None:
    """Occupied small fields are skipped and do not count; at the head the move ends with a rescue (§8.5)."""
    field = state.at[s.FIGURES + seat]
    path: list[int] = [int(field)]
    for _field in range(fields):
        field = (field + 1) % TRACK
        while field != HEAD and occupied(state, field):
            field = (field + 1) % TRACK
        path.append(int(field))
        if field == HEAD:
            break
    state.at[s.FIGURES + seat] = field
    if state.events is not None:
        state.tell("figure", {"seat": int(seat), "path": path, "fields": int(fields)})
    if field == HEAD:
        for t in range(TENTACLES):
            if state.at[SAFE + TENTACLES * seat + t] == 0:
                free(state, seat, t, True)
                return
    go_on(state)


def occupied(state: KingdomState, field: i64) -> bool:
    for seat in range(state.seats):
        if state.at[s.FIGURES + seat] == field:
            return True
    return False
