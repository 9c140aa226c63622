"""§6: the fight, as a chain of small decisions. The attacker is the active seat."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit, count, lowest
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import Phase
from spieltisch.games.antler_island import needs
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import (
    LEVEL,
    MOST_COMMITTED,
    SAVE_STRENGTH,
    STURDY,
    listed,
    one,
    size,
    without,
    worth,
)
from spieltisch.games.antler_island.rounds import end_fight
from spieltisch.games.antler_island.state import ATTACK, DEFENCE, AntlerState
from spieltisch.games.antler_island.wily import offer_tile, play, roar

ANSWERS: Final = vec[i64]([s.RETREAT, s.HOLD])
DECISIONS: Final = vec[i64]([s.GIVE_UP, s.LOCK])
DECISIONS_OR_ROAR: Final = vec[i64]([s.GIVE_UP, s.LOCK, s.ROAR])
NO_TILE: Final = vec[i64]([s.PASS])
STURDY_OR_NOT: Final = vec[i64]([s.PASS, s.STAY_STURDY])


# §6.1: who fights


def begin_fight(state: AntlerState, rivals: i64, origin: i64) -> None:
    state.at[s.ORIGIN] = origin
    state.at[s.RIVALS_LEFT] = rivals
    next_rival(state)


def next_rival(state: AntlerState) -> None:
    """§6.9: several stags on the space are fought one after the other."""
    if count(state.at[s.RIVALS_LEFT]) > 1:
        state.at[PHASE] = s.RIVALS
    else:
        face(state, lowest(state.at[s.RIVALS_LEFT]))


@final
class Rivals(Phase[AntlerState]):
    """§6.9: the attacker names the next one."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=3)
        for rival in range(state.seats):
            if state.at[s.RIVALS_LEFT] >> rival & 1:
                found = append(found, s.FIGHT + rival)
        return found

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        face(state, action - s.FIGHT)

    def needs(self, state: AntlerState) -> str:
        at = state.at
        if at[s.RIVALS_LEFT] == 0:
            return "there is no stag left to be fought"
        if at[s.WINNER] != NONE and at[s.WINNER] != at[ACTOR]:
            return "only an attacker who stays on the space goes on fighting"
        if at[s.DEFENDER] == NONE and (at[s.WINNER] != NONE or at[s.LOCKED] != 0):
            return "nobody has won before the first fight"
        return needs.attack(state) or needs.nothing_put_down(state)


def face(state: AntlerState, rival: i64) -> None:
    """A new fight against this stag."""
    at = state.at
    state.clear_fight()
    at[s.DEFENDER] = rival
    at[s.RIVALS_LEFT] &= ~bit(rival)
    if state.events is not None:
        state.tell("fight", {"seat": int(at[ACTOR]), "other": int(rival), "space": int(at[s.STAGS + rival])})
    at[PHASE] = s.COMMITTING
    if at[s.STOCK + at[ACTOR]] == 0 and not state.might_roar():
        at[PHASE] = s.ANSWERING


class OfSide(Phase[AntlerState]):
    """A moment that each side of a fight has: it is said in the table whose it is."""

    def __init__(self, number: i64, name: str, who: i64, rule: str, side: i64) -> None:
        super().__init__(number, name, who, rule)
        self.side: i64 = side

    def decider(self, state: AntlerState) -> i64:
        return state.fighter(self.side)


# §6.2, §6.3: committing food


@final
class Committing(OfSide):
    """A side puts down food; §4.5: before the first token, the attacker can play Roaring Stag."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        """The tokens that can still be added; at least one as long as any is owned."""
        stock = state.at[s.STOCK + seat]
        put_down = state.at[s.STAKE + self.side]
        found = state.house.paper
        n: i64 = 0
        for value in range(3):
            if stock >> (4 * value) & 15:
                found[n] = s.COMMIT + value
                n += 1
        if put_down != 0 or stock == 0:
            found[n] = s.ENOUGH
            n += 1
        if self.side == ATTACK and put_down == 0 and state.can_roar():
            found[n] = s.ROAR
            n += 1
        return found[:n]

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        if action == s.ROAR:
            roar(state)
        elif action == s.ENOUGH or commit(state, action - s.COMMIT, seat, self.side):
            state.at[PHASE] = s.ANSWERING if self.side == ATTACK else s.DECIDING

    def needs(self, state: AntlerState) -> str:
        other = needs.committed(state, ATTACK) if self.side == DEFENCE else needs.not_committed(state, DEFENCE)
        return needs.undecided(state) or other or needs.can_commit(state, self.side)


def commit(state: AntlerState, value: i64, seat: i64, side: i64) -> bool:
    """One token; whether no more can follow."""
    at = state.at
    at[s.STOCK + seat] -= one(value)
    at[s.STAKE + side] += one(value)
    if state.events is not None:
        state.tell("committed", {"seat": int(seat)}, {"value": int(value) + 1}, [int(seat)])
    return size(at[s.STAKE + side]) == MOST_COMMITTED or at[s.STOCK + seat] == 0


@final
class Answering(Phase[AntlerState]):
    """§6.3: the defender retreats or holds."""

    def decider(self, state: AntlerState) -> i64:
        return state.at[s.DEFENDER]

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        return ANSWERS

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        if action == s.RETREAT:
            give_way(state, winner=state.at[ACTOR])
            return
        if state.events is not None:
            state.tell("held", {"seat": int(seat)})
        state.at[PHASE] = s.DECIDING if state.at[s.STOCK + seat] == 0 else s.DEFENDING

    def needs(self, state: AntlerState) -> str:
        return needs.undecided(state) or needs.committed(state, ATTACK) or needs.not_committed(state, DEFENCE)


# §6.4: lock or give up


@final
class Deciding(Phase[AntlerState]):
    """The attacker gives up or locks antlers; §4.5: before that, Roaring Stag can be played."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        return DECISIONS_OR_ROAR if state.can_roar() else DECISIONS

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        if action == s.ROAR:
            roar(state)
        elif action == s.GIVE_UP:
            give_way(state, winner=state.at[s.DEFENDER])
        else:
            lock(state)

    def needs(self, state: AntlerState) -> str:
        return needs.undecided(state) or needs.committed(state, ATTACK) or needs.committed(state, DEFENCE)


def give_way(state: AntlerState, winner: i64) -> None:
    """§6.5: the other fighter leaves; all committed food goes back unseen."""
    at = state.at
    at[s.WINNER] = winner
    at[s.STOCK + at[ACTOR]] += at[s.STAKE + ATTACK]
    at[s.STOCK + at[s.DEFENDER]] += at[s.STAKE + DEFENCE]
    at[s.STAKE + ATTACK] = 0
    at[s.STAKE + DEFENCE] = 0
    if state.events is not None:
        state.tell("retreated", {"seat": int(state.loser()), "other": int(winner)})
    make_way(state)


def lock(state: AntlerState) -> None:
    """Both show their food; strength is antler ends plus food."""
    at = state.at
    attacker = at[ACTOR]
    defender = at[s.DEFENDER]
    at[s.LOCKED] = 1
    show(state, attacker, ATTACK)
    show(state, defender, DEFENCE)
    mine = at[s.STRENGTH + ATTACK]
    theirs = at[s.STRENGTH + DEFENCE]
    at[s.WINNER] = attacker if mine > theirs else defender if theirs > mine else NONE
    if state.events is not None:
        state.tell(
            "locked",
            {
                "seat": int(attacker),
                "other": int(defender),
                "food": [value + 1 for value in listed(at[s.STAKE + ATTACK])],
                "other_food": [value + 1 for value in listed(at[s.STAKE + DEFENCE])],
                "ends": int(at[s.ENDS + attacker]),
                "other_ends": int(at[s.ENDS + defender]),
                "strength": int(mine),
                "other_strength": int(theirs),
            },
        )
    at[PHASE] = s.SAVING
    if at[s.STAKE + ATTACK] == 0 or not state.might_hold(attacker, SAVE_STRENGTH):
        save_too(state)


def show(state: AntlerState, seat: i64, side: i64) -> None:
    """A fighter's food is revealed: nobody has to remember it any more."""
    at = state.at
    food = at[s.STAKE + side]
    at[s.REVEALED + side] = food
    at[s.STRENGTH + side] = at[s.ENDS + seat] + worth(food)
    at[s.KNOWN + seat] = without(at[s.KNOWN + seat], food)


# §6.6: fight tiles


def save_too(state: AntlerState) -> None:
    """The defender after the attacker, unless the option keeps the tile to the attacker."""
    might_save = state.house.defender_tiles and state.might_hold(state.at[s.DEFENDER], SAVE_STRENGTH)
    if might_save and state.at[s.STAKE + DEFENCE] != 0:
        state.at[PHASE] = s.SAVING_TOO
    else:
        settle(state)


@final
class Saving(OfSide):
    """A side may play Save Strength: one of its tokens comes back, and still counts."""

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        if not state.holds(seat, SAVE_STRENGTH):
            return NO_TILE
        found = state.house.paper
        found[0] = s.PASS
        n: i64 = 1
        for value in range(3):
            if state.at[s.STAKE + self.side] >> (4 * value) & 15:
                found[n] = s.KEEP + value
                n += 1
        return found[:n]

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        if action != s.PASS:
            state.at[s.SAVED + self.side] = action - s.KEEP + 1
            play(state, SAVE_STRENGTH, seat)
        if self.side == ATTACK:
            save_too(state)
        else:
            settle(state)

    def needs(self, state: AntlerState) -> str:
        at = state.at
        kept = at[s.SAVED + ATTACK]
        if kept != 0 and (self.side == ATTACK or at[s.STAKE + ATTACK] >> (4 * (kept - 1)) & 15 == 0):
            return "a token that is saved was committed"
        if at[s.SAVED + DEFENCE] != 0:
            return "the defender has not saved yet"
        return needs.locked(state) or needs.revealed(state, ATTACK) or needs.revealed(state, DEFENCE)


def settle(state: AntlerState) -> None:
    """§6.4: the committed food is lost, except for what was saved; then the loser pays."""
    at = state.at
    spend(state, at[ACTOR], ATTACK)
    spend(state, at[s.DEFENDER], DEFENCE)
    if at[s.WINNER] == NONE:
        go_back(state)
        return
    loser = state.loser()
    at[PHASE] = s.LOSING
    if at[s.ENDS + loser] == 0:
        make_way(state)
    elif not state.might_hold(loser, STURDY) or (loser == at[s.DEFENDER] and not state.house.defender_tiles):
        break_end(state)


def spend(state: AntlerState, seat: i64, side: i64) -> None:
    """Revealed food leaves. Of a token that is kept everybody knows from now on."""
    at = state.at
    kept = at[s.SAVED + side]
    if kept != 0:
        at[s.STAKE + side] -= one(kept - 1)
        at[s.STOCK + seat] += one(kept - 1)
        at[s.KNOWN + seat] += one(kept - 1)
        if state.events is not None:
            state.tell("saved", {"seat": int(seat), "value": int(kept)})
    at[s.FOOD_DISCARD] += at[s.STAKE + side]
    at[s.STAKE + side] = 0
    at[s.SAVED + side] = 0


def go_back(state: AntlerState) -> None:
    """§6.4: a tie sends the attacker back to where the move began, uphill too."""
    at = state.at
    if state.events is not None:
        state.tell("tied", {"seat": int(at[ACTOR]), "other": int(at[s.DEFENDER])})
    if state.occupied() >> at[s.ORIGIN] & 1:
        make_way(state)  # §6.9: another stag was driven there meanwhile
    else:
        relocate(state, at[ACTOR], at[s.ORIGIN])
        end_fight(state)


@final
class Losing(Phase[AntlerState]):
    """The loser may play Sturdy Antlers."""

    def decider(self, state: AntlerState) -> i64:
        return state.loser()

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        return STURDY_OR_NOT if state.holds(seat, STURDY) else NO_TILE

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        if action == s.PASS:
            break_end(state)
        else:
            play(state, STURDY, seat)
            make_way(state)

    def needs(self, state: AntlerState) -> str:
        wrong = needs.locked(state) or needs.together(state) or needs.nothing_put_down(state)
        if not wrong and (state.at[s.WINNER] == NONE or state.at[s.ENDS + state.loser()] == 0):
            return "only a loser with antlers can lose an end"
        return wrong


def break_end(state: AntlerState) -> None:
    """§6.4: the weaker stag loses an antler end, which stays beside its mat."""
    at = state.at
    loser = state.loser()
    at[s.ENDS + loser] -= 1
    at[s.BROKEN + loser] += 1
    if state.events is not None:
        state.tell("broke", {"seat": int(loser), "ends": int(at[s.ENDS + loser])})
    make_way(state)


# §6.7: where to


def make_way(state: AntlerState) -> None:
    state.at[PHASE] = s.LEAVING
    if len(ways_out(state)) == 0:
        reward(state)  # §6.9: nowhere to go, the stags share the space


def ways_out(state: AntlerState) -> vec[i64]:
    """Empty neighbour spaces that are no marsh, as choices; uphill only where there is no other."""
    space = state.at[s.STAGS + state.loser()]
    taken = state.occupied()
    found = state.house.paper
    flat: i64 = 0
    empty: i64 = 0
    for way in state.house.island.steps[space]:
        if taken >> way & 1 == 0:
            if LEVEL[way] <= LEVEL[space]:
                found[flat] = s.LEAVE + way
                flat += 1
            elif flat == 0:
                found[16 + empty] = s.LEAVE + way
                empty += 1
    return found[:flat] if flat != 0 else found[16 : 16 + empty]


@final
class Leaving(Phase[AntlerState]):
    """Whoever retreats chooses; a stag beaten with locked antlers is placed by the winner."""

    def decider(self, state: AntlerState) -> i64:
        at = state.at
        return at[s.WINNER] if at[s.LOCKED] != 0 and at[s.WINNER] != NONE else state.loser()

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        return ways_out(state)

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        relocate(state, state.loser(), action - s.LEAVE)
        reward(state)

    def needs(self, state: AntlerState) -> str:
        return needs.decided(state) or needs.together(state) or needs.nothing_put_down(state)


def relocate(state: AntlerState, seat: i64, space: i64) -> None:
    if state.events is not None:
        state.tell("left", {"seat": int(seat), "from": int(state.at[s.STAGS + seat]), "to": int(space)})
    state.at[s.STAGS + seat] = space


# §6.8: the reward


def reward(state: AntlerState) -> None:
    """The winning stag token, once a game, and a wily tile."""
    at = state.at
    winner = at[s.WINNER]
    if winner == NONE:
        end_fight(state)
        return
    if at[s.VICTORS] >> winner & 1 == 0:
        at[s.VICTORS] |= bit(winner)
        if state.events is not None:
            state.tell("won", {"seat": int(winner)})
    if not offer_tile(state):  # with a tile, gaining.py goes on in the same way
        if state.fights_on():
            next_rival(state)
        else:
            end_fight(state)


def rewarded(state: AntlerState) -> str:
    """The winner takes a tile: it has its token, and the loser is gone if it could go."""
    at = state.at
    wrong = needs.decided(state) or needs.nothing_put_down(state)
    if wrong:
        return wrong
    if at[s.WINNER] == NONE or at[s.VICTORS] >> at[s.WINNER] & 1 == 0:
        return "the winner of a fight has a winning stag token"
    if needs.together(state) == "" and len(ways_out(state)) > 0:
        return "the loser of a fight leaves the space if it can"
    return ""
