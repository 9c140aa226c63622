"""§6: whose turn comes next, and when the game ends. §3.8 stands here as well: who can do nothing is skipped."""

from typing import Final, final

from mypy_extensions import i64

from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.dolmengoetter import state as s
from spieltisch.games.dolmengoetter.board import MOST_CIRCLES
from spieltisch.games.dolmengoetter.scoring import score
from spieltisch.games.dolmengoetter.state import DolmenState


def last_dolmen(state: DolmenState, seat: i64) -> None:
    """§6.2: who empties a supply first calls the last turns; with the last stone of all there are none (§6.1)."""
    if state.at[s.ENDER] == NONE and state.stones_left() > 0:
        state.at[s.ENDER] = seat
        if state.events is not None:
            state.tell("ender", {"seat": int(seat)})


def end_turn(state: DolmenState) -> None:
    at = state.at
    at[s.SPOT] = NONE
    if state.stones_left() == 0:  # §6.1
        finish(state)
        return
    for _skipped in range(state.seats):
        if at[s.ENDER] != NONE:
            at[s.EXTRA] = state.seats - 1 if at[s.EXTRA] == NONE else at[s.EXTRA] - 1
            if at[s.EXTRA] == 0:
                break
        at[ACTOR] = next_seat(state)
        if can_act(state):
            at[PHASE] = s.TURN
            return
        if state.events is not None:
            state.tell("skipped", {"seat": int(at[ACTOR])})
    finish(state)


def next_seat(state: DolmenState) -> i64:
    """§6.2: who called the last turns has none."""
    after = after_seat(state.at[ACTOR], state.seats)
    return after_seat(after, state.seats) if after == state.at[s.ENDER] else after


def after_seat(seat: i64, seats: i64) -> i64:
    return 0 if seat + 1 == seats else seat + 1


def can_act(state: DolmenState) -> bool:
    """§3.8: an upright druid can always gather, a lying one needs a free place."""
    return state.at[s.LYING + state.at[ACTOR]] != s.ALL_LYING or state.has_room()


def finish(state: DolmenState) -> None:
    """§6.3: every stack still on the board is turned over and scored where it lies."""
    state.at[PHASE] = s.END
    for circle in range(MOST_CIRCLES):
        if state.at[s.STACKS + circle] != 0:
            if state.events is not None:
                state.tell("last", {"circle": state.circle_name(circle)})
            score(state, circle)
    if state.events is not None:
        state.tell("over", {"points": state.scores()})


@final
class End(Phase[DolmenState]):
    """§6.4: most points win."""

    def needs(self, state: DolmenState) -> str:
        at = state.at
        last_turns = at[s.ENDER] != NONE and at[s.EXTRA] == 0
        stuck = not state.has_room() and all(at[s.LYING + seat] == s.ALL_LYING for seat in range(state.seats))
        if state.stones_left() > 0 and not last_turns and not stuck:
            return "the game is not over: stones and dolmens are left"
        return nothing_else(state) or all_settled(state)


# What the phases of several chapters need

LAST_TURNS: Final = "after the last dolmen of a player only the others have one turn each"


def nothing_else(state: DolmenState) -> str:
    """Nothing is named but what the phase is about; and who called the last turns is named rightly."""
    at = state.at
    phase = at[PHASE]
    if (at[s.FLYER] != NONE) != (phase == s.FLIGHT):
        return "a lying druid of the active player is named exactly while it flies"
    if (at[s.SPOT] != NONE) != (phase in (s.LEAVE, s.RIGHTS, s.DOLMEN)):
        return "the place just left is named exactly until stone and dolmens are settled"
    if (at[s.OPEN_RIGHTS] != 0) != (phase in (s.RIGHTS, s.DOLMEN)):
        return "rights are open exactly while they are served"
    if (at[s.CIRCLE] != NONE) != (phase == s.DOLMEN):
        return "a circle is named exactly while its right is served"
    return ender_is_right(state)


def ender_is_right(state: DolmenState) -> str:
    """§6.2: named as soon as a supply is empty, unless the game ends with this turn anyway."""
    at = state.at
    ender = at[s.ENDER]
    if ender >= state.seats or at[s.EXTRA] >= state.seats:
        return "who built the last dolmen is a seat, and each other seat has one turn more at most"
    if ender != NONE and at[s.SUPPLY + ender] != 0:
        return f"seat {ender} still has dolmens, so it did not call the last turns"
    empty = any(at[s.SUPPLY + seat] == 0 for seat in range(state.seats))
    if ender == NONE and (at[s.EXTRA] != NONE or (empty and state.stones_left() > 0)):
        return "who built the last dolmen is named as soon as a supply is empty"
    return ""


def all_settled(state: DolmenState) -> str:
    """§2.5: every druid has been put on the board."""
    for seat in range(state.seats):
        stands = state.at[s.STANDS + seat * s.DRUIDS : s.STANDS + (seat + 1) * s.DRUIDS]
        many = sum(place != NONE for place in stands)
        if many != s.DRUIDS:
            return f"seat {seat} has {many} druids on the board, not {s.DRUIDS}"
    return ""


def goes_on(state: DolmenState) -> str:
    """A turn begins or a druid moves: a stone is left, and if the last turns were called, this is one of them."""
    at = state.at
    if state.stones_left() == 0:
        return "the game is over when the last stone is used"
    if at[s.ENDER] != NONE and at[s.EXTRA] == NONE:
        return LAST_TURNS
    return in_turn(state)


def in_turn(state: DolmenState) -> str:
    """All druids are there, and in the last turns it is never the turn of the one who called them."""
    at = state.at
    if at[s.EXTRA] == 0 or (at[s.EXTRA] > 0 and at[ACTOR] == at[s.ENDER]):
        return LAST_TURNS
    return all_settled(state)
