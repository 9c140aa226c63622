"""§6: the fight, as a chain of small decisions. § numbers are those of ``rules.en.md``."""

from typing import Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit, count, lowest, members
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
from spieltisch.games.antler_island.state import (
    ANSWERING,
    COMMIT,
    COMMITTING,
    DECIDING,
    DEFENDING,
    ENOUGH,
    FIGHT,
    GIVE_UP,
    HOLD,
    KEEP,
    LEAVE,
    LEAVING,
    LOCK,
    LOSING,
    NONE,
    PASS,
    RETREAT,
    RIVALS,
    ROAR,
    SAVING,
    SAVING_TOO,
    STAY_STURDY,
    StagState,
)

ANSWERS: Final = [RETREAT, HOLD]
DECISIONS: Final = [GIVE_UP, LOCK]
DECISIONS_OR_ROAR: Final = [GIVE_UP, LOCK, ROAR]


class FightState(StagState):
    """The attacker is the active seat."""

    def fight_moves(self) -> list[int]:
        phase = self.phase
        if phase == COMMITTING:
            found = self.commitments(self.active, self.stake)
            return [*found, ROAR] if self.stake == 0 and self.can_roar() else found
        if phase == ANSWERING:
            return ANSWERS
        if phase == DEFENDING:
            return self.commitments(self.defender, self.shield)
        if phase == DECIDING:
            return DECISIONS_OR_ROAR if self.can_roar() else DECISIONS
        if phase == LEAVING:
            return [LEAVE + space for space in self.ways_out(self.stags[self.loser()])]
        if phase == SAVING:
            return self.keepable(self.active, self.stake)
        if phase == SAVING_TOO:
            return self.keepable(self.defender, self.shield)
        if phase == LOSING:
            return [PASS, STAY_STURDY] if self.holds(self.loser(), STURDY) else [PASS]
        return [FIGHT + seat for seat in members(self.rivals)]

    def fight_step(self, action: i64) -> None:
        if action >= LEAVE:
            self.leave(action - LEAVE)
        elif action >= KEEP:
            self.lock_step(action)
        elif action >= RETREAT:
            if action == RETREAT:
                self.retreat(self.active)
            elif action == HOLD:
                self.hold()
            elif action == GIVE_UP:
                self.retreat(self.defender)
            else:
                self.lock()
        elif action >= COMMIT:
            self.commit(action - COMMIT)
        else:
            self.face(action - FIGHT)

    # §6.1: who fights

    def begin_fight(self, rivals: i64) -> None:
        self.rivals = rivals
        self.next_rival()

    def next_rival(self) -> None:
        """§6.9: several stags on the space are fought one after the other."""
        if count(self.rivals) > 1:
            self.phase = RIVALS
        else:
            self.face(lowest(self.rivals))

    def face(self, seat: i64) -> None:
        self.defender = seat
        self.rivals &= ~bit(seat)
        self.stake = 0
        self.shield = 0
        self.saved = 0
        self.locked = 0
        self.winner = NONE
        if self.events is not None:
            self.tell("fight", {"seat": int(self.active), "other": int(seat), "space": self.stags[seat]})
        self.phase = COMMITTING
        if self.stock[self.active] == 0 and not self.might_roar():
            self.committed()

    # §6.2: committing food

    def commitments(self, seat: i64, put: i64) -> list[int]:
        """The tokens that can still be added; at least one as long as any is owned."""
        stock: i64 = self.stock[seat]
        found: list[int] = []
        for value in range(3):
            if stock >> (4 * value) & 15:
                found.append(COMMIT + value)
        if put != 0 or stock == 0:
            found.append(ENOUGH)
        return found

    def commit(self, value: i64) -> None:
        """One token, or with ENOUGH none more."""
        defending = self.phase == DEFENDING
        seat = self.defender if defending else self.active
        if value < ENOUGH - COMMIT:
            self.stock[seat] -= int(one(value))
            if defending:
                self.shield += one(value)
            else:
                self.stake += one(value)
            if self.events is not None:
                self.tell("committed", {"seat": int(seat)}, {"value": int(value) + 1}, [int(seat)])
            put = size(self.shield if defending else self.stake)
            if put < MOST_COMMITTED and self.stock[seat] != 0:
                return
        self.committed()

    def committed(self) -> None:
        self.phase = ANSWERING if self.phase == COMMITTING else DECIDING

    # §6.3: the defender answers

    def hold(self) -> None:
        if self.events is not None:
            self.tell("held", {"seat": int(self.defender)})
        self.phase = DEFENDING
        if self.stock[self.defender] == 0:
            self.committed()

    def retreat(self, winner: i64) -> None:
        """§6.5: the other fighter leaves; all committed food goes back unseen."""
        self.winner = winner
        self.stock[self.active] += int(self.stake)
        self.stock[self.defender] += int(self.shield)
        self.stake = 0
        self.shield = 0
        if self.events is not None:
            self.tell("retreated", {"seat": int(self.loser()), "other": int(winner)})
        self.make_way()

    # §6.4: locked antlers

    def lock(self) -> None:
        """Both reveal; strength is antler ends plus committed food."""
        attacker = self.active
        defender = self.defender
        mine: i64 = self.ends[attacker] + worth(self.stake)
        theirs: i64 = self.ends[defender] + worth(self.shield)
        self.locked = 1
        self.winner = attacker if mine > theirs else defender if theirs > mine else NONE
        self.known[attacker] = int(without(self.known[attacker], self.stake))
        self.known[defender] = int(without(self.known[defender], self.shield))
        if self.events is not None:
            self.tell(
                "locked",
                {
                    "seat": int(attacker),
                    "other": int(defender),
                    "food": [value + 1 for value in listed(self.stake)],
                    "other_food": [value + 1 for value in listed(self.shield)],
                    "strength": int(mine),
                    "other_strength": int(theirs),
                },
            )
        self.phase = SAVING
        if self.stake == 0 or not self.might_hold(attacker, SAVE_STRENGTH):
            self.save_too()

    def keepable(self, seat: i64, put: i64) -> list[int]:
        found: list[int] = [PASS]
        if self.holds(seat, SAVE_STRENGTH):
            for value in range(3):
                if put >> (4 * value) & 15:
                    found.append(KEEP + value)
        return found

    def lock_step(self, action: i64) -> None:
        """§6.6: a tile of the locked fight is played."""
        if action == STAY_STURDY:
            self.play(STURDY, self.loser())
            self.make_way()
        elif self.phase == SAVING:
            self.saved = action - KEEP + 1
            self.play(SAVE_STRENGTH, self.active)
            self.save_too()
        else:
            self.saved |= (action - KEEP + 1) << 4
            self.play(SAVE_STRENGTH, self.defender)
            self.settle()

    def fight_pass(self) -> None:
        """The tile stays in hand."""
        if self.phase == SAVING:
            self.save_too()
        elif self.phase == SAVING_TOO:
            self.settle()
        else:
            self.break_end()

    def save_too(self) -> None:
        self.phase = SAVING_TOO
        if self.shield == 0 or not self.house.defender_tiles or not self.might_hold(self.defender, SAVE_STRENGTH):
            self.settle()

    def settle(self) -> None:
        """The committed food is lost, except for what was saved; then the loser pays."""
        self.spend(self.active, self.stake, self.saved & 15)
        self.spend(self.defender, self.shield, self.saved >> 4)
        self.stake = 0
        self.shield = 0
        self.saved = 0
        if self.winner == NONE:
            self.go_back()
            return
        loser = self.loser()
        self.phase = LOSING
        if self.ends[loser] == 0:
            self.make_way()
        elif not self.might_hold(loser, STURDY) or (loser == self.defender and not self.house.defender_tiles):
            self.break_end()

    def spend(self, seat: i64, food: i64, kept: i64) -> None:
        """Revealed food leaves. Of a token that is kept everybody knows from now on."""
        if kept != 0:
            food -= one(kept - 1)
            self.stock[seat] += int(one(kept - 1))
            self.known[seat] += int(one(kept - 1))
            if self.events is not None:
                self.tell("saved", {"seat": int(seat), "value": int(kept)})
        self.discard_food(food)

    def go_back(self) -> None:
        """§6.4: a tie sends the attacker back to where the move began, uphill too."""
        if self.events is not None:
            self.tell("tied", {"seat": int(self.active), "other": int(self.defender)})
        if self.occupied() >> self.origin & 1:
            self.make_way()  # §6.9: another stag was driven there meanwhile
        else:
            self.relocate(self.active, self.origin)
            self.end_fight()

    def break_end(self) -> None:
        loser = self.loser()
        self.ends[loser] -= 1
        self.broken[loser] += 1
        if self.events is not None:
            self.tell("broke", {"seat": int(loser), "ends": self.ends[loser]})
        self.make_way()

    # §6.7: leaving the contested space

    def ways_out(self, space: i64) -> list[int]:
        """Empty neighbour spaces that are no marsh; uphill only where there is no other."""
        taken = self.occupied()
        level = LEVEL[space]
        empty = [way for way in self.house.island.steps[space] if taken >> way & 1 == 0]
        flat = [way for way in empty if LEVEL[way] <= level]
        return flat if flat else empty

    def make_way(self) -> None:
        self.phase = LEAVING
        if not self.ways_out(self.stags[self.loser()]):
            self.reward()  # §6.9: nowhere to go, the stags share the space

    def chooser(self) -> i64:
        """The winner places a stag beaten with locked antlers; otherwise it goes where its own player wants."""
        return self.winner if self.locked != 0 and self.winner != NONE else self.loser()

    def leave(self, space: i64) -> None:
        self.relocate(self.loser(), space)
        self.reward()

    def relocate(self, seat: i64, space: i64) -> None:
        if self.events is not None:
            self.tell("left", {"seat": int(seat), "from": self.stags[seat], "to": int(space)})
        self.stags[seat] = int(space)

    # §6.8: the reward

    def reward(self) -> None:
        """The winning stag token, once a game, and a wily tile."""
        winner = self.winner
        if winner == NONE:
            self.end_fight()
            return
        if self.victors >> winner & 1 == 0:
            self.victors |= bit(winner)
            if self.events is not None:
                self.tell("won", {"seat": int(winner)})
        if not self.offer_tile():
            self.after_duel()

    def after_duel(self) -> None:
        if self.winner == self.active and self.rivals != 0:
            self.next_rival()
        else:
            self.end_fight()

    def end_fight(self) -> None:
        self.defender = NONE
        self.rivals = 0
        self.origin = NONE
        self.locked = 0
        self.winner = NONE
        self.end_action()
