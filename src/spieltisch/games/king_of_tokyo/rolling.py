"""§4: rolling, rerolling, and cards that change dice."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import CHANCE
from spieltisch.engine.fields import ACTOR
from spieltisch.engine.phase import Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.king_of_tokyo import cards as c
from spieltisch.games.king_of_tokyo import dice as d
from spieltisch.games.king_of_tokyo import keep
from spieltisch.games.king_of_tokyo import state as s
from spieltisch.games.king_of_tokyo.monsters import drop, heal_rapidly, pay, stock_at
from spieltisch.games.king_of_tokyo.state import KingState, unless_upon

DICE: Final = 6
REROLLS: Final = 2
ONLY_STOP: Final = vec[i64]([s.STOP])


def throws(dice: int) -> vec[i64]:
    """Stop, or which of the dice to keep."""
    choices = [s.STOP, *[s.KEEP + kept for kept in d.subsets(dice)]]
    return vec[i64](choices)


# For each set of dice; those of up to six dice at once, greater ones when they come.
THROWS: Final = vec[vec[i64]]([throws(dice) if d.SIZE[dice] <= DICE else vec[i64]() for dice in range(d.SETS)])
# Cards that add to the choices while dice are rolled, and afterwards.
WITH_REROLLS: Final[i64] = bit(c.BACKGROUND_DWELLER) | bit(c.TELEPATH) | bit(c.SMOKE_CLOUD) | bit(c.RAPID_HEALING)


def roll(state: KingState) -> None:
    """§4.1: six dice, and how often they may be rerolled."""
    at = state.at
    seat = at[s.ACTIVE]
    dice = DICE - at[s.PENALTY] - at[s.SHRINK + seat] + keep.extra_head(state, seat)
    at[s.REROLLS] = REROLLS + keep.giant_brain(state, seat)
    at[s.DICE] = d.NO_DICE
    if dice > 0:
        at[s.IN_HAND] = dice
        state.ask(s.ROLLING, CHANCE)
    else:
        state.later(s.DO_RESOLVE)


class Roll(Phase[KingState]):
    """Chance decides what the dice in the hand show."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return vec[i64]([s.ROLL + rolled for rolled in d.rolls(state.at[s.IN_HAND])])

    def sample(self, state: KingState, rng: Rng) -> i64:
        return s.ROLL + d.throw(state.at[s.IN_HAND], rng)

    def odds(self, state: KingState) -> list[tuple[int, float]]:
        return [(s.ROLL + rolled, chance) for rolled, chance in d.odds(int(state.at[s.IN_HAND]))]

    def needs(self, state: KingState) -> str:
        return "" if state.is_alive(state.at[s.ACTIVE]) else "an eliminated monster rolls no dice"


def rolled(state: KingState, dice: i64) -> None:
    at = state.at
    at[s.DICE] = d.join(at[s.DICE], dice)
    at[s.IN_HAND] = 0
    if state.events is not None:
        state.tell("rolled", {"seat": int(at[s.ACTIVE]), "dice": d.faces(dice), "all": d.faces(at[s.DICE])})


@final
class Rolling(Roll):
    """§4.2: the first roll, and each reroll."""

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        rolled(state, action - s.ROLL)
        state.ask(s.THROW, state.at[s.ACTIVE])

    def needs(self, state: KingState) -> str:
        return Roll.needs(self, state) or too_often(state) or unless_upon(state, [[]])


@final
class Throw(Phase[KingState]):
    """§4.2: stop, or keep some dice and reroll the others; §4.3: what cards add."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        at = state.at
        choices = keeping(at[s.DICE]) if at[s.REROLLS] > 0 else ONLY_STOP
        if at[s.POWERS + seat] & WITH_REROLLS == 0:
            return choices
        found = choices[:]
        for n in range(keep.background_dweller(state, seat)):
            found = append(found, s.DWELL + n)
        if keep.telepath(state, seat):
            found = append(found, s.READ_MINDS)
        for by_mimic in range(2):
            if keep.smoke_cloud(state, seat, by_mimic):
                found = append(found, s.SMOKE + by_mimic)
        if keep.rapid_healing(state, seat):
            found = append(found, s.RAPID_HEAL)
        return found

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action >= s.KEEP:
            reroll(state, action - s.KEEP)
        elif action == s.STOP:
            stop(state)
        elif action >= s.DWELL:
            dwell(state, action - s.DWELL + 1, s.ROLLING)
        else:
            state.ask(s.THROW, seat)
            if action == s.RAPID_HEAL:
                heal_rapidly(state, seat)
            elif action == s.READ_MINDS:
                pay(state, seat, 1, c.IDS[c.TELEPATH])
                state.at[s.REROLLS] = min(s.MOST_REROLLS, state.at[s.REROLLS] + 1)
            else:
                use_smoke(state, c.SMOKE_CLOUD if action == s.SMOKE else c.MIMIC)

    def needs(self, state: KingState) -> str:
        if state.at[s.DICE] == d.NO_DICE:
            return "there are no dice on the table"
        return active_decides(state) or too_often(state) or unless_upon(state, [[]])


def too_often(state: KingState) -> str:
    """§4.2: two rerolls, with what cards add; only Telepath gives as many as one pays for."""
    seat = state.at[s.ACTIVE]
    most = REROLLS + keep.giant_brain(state, seat) + 2 * c.SMOKES
    too_many = state.at[s.REROLLS] > most and not state.has(seat, c.TELEPATH)
    return f"without Telepath there are at most {most} rerolls" if too_many else ""


def active_decides(state: KingState) -> str:
    return "" if state.at[ACTOR] == state.at[s.ACTIVE] else "this is the active monster's to decide"


def keeping(dice: i64) -> vec[i64]:
    """Stop, or which of these dice to keep."""
    found = THROWS[dice]
    if len(found) == 0:
        found = throws(int(dice))
        THROWS[dice] = found
    return found


def reroll(state: KingState, kept: i64) -> None:
    at = state.at
    at[s.IN_HAND] = d.SIZE[at[s.DICE]] - d.SIZE[kept]
    at[s.DICE] = kept
    at[s.REROLLS] -= 1
    if state.events is not None:
        rerolls = int(at[s.REROLLS])
        state.tell("kept", {"seat": int(at[s.ACTIVE]), "dice": d.faces(kept), "rerolls": rerolls})
    state.ask(s.ROLLING, CHANCE)


def dwell(state: KingState, threes: i64, phase: i64) -> None:
    at = state.at
    for _die in range(threes):
        at[s.DICE] = d.without(at[s.DICE], d.THREE)
    at[s.IN_HAND] = threes
    if state.events is not None:
        state.tell("dwelt", {"seat": int(at[s.ACTIVE]), "dice": int(threes)})
    state.ask(phase, CHANCE)


def use_smoke(state: KingState, card: i64) -> None:
    at = state.at
    at[s.REROLLS] = min(s.MOST_REROLLS, at[s.REROLLS] + 1)
    at[stock_at(card)] -= 1
    if state.events is not None:
        state.tell("smoke", {"seat": int(at[s.ACTIVE]), "counters": int(at[stock_at(card)])})
    if at[stock_at(card)] == 0:
        drop(state, card)


def stop(state: KingState) -> None:
    at = state.at
    if state.events is not None:
        state.tell("stopped", {"seat": int(at[s.ACTIVE]), "dice": d.faces(at[s.DICE])})
    state.later(s.DO_RESOLVE if at[s.POWERS + at[s.ACTIVE]] == 0 else s.DO_CHANGE)
    if state.in_play() >> c.PSYCHIC_PROBE & 1:
        at[s.ASKED] = 1
        probes(state)


# §4.4: Psychic Probe rerolls a die of another monster


def probes(state: KingState) -> None:
    """Ask the next owner, clockwise; ASKED seats have had their turn, the active one included."""
    at = state.at
    for n in range(at[s.ASKED], state.seats):
        seat = (at[s.ACTIVE] + n) % state.seats
        if state.has(seat, c.PSYCHIC_PROBE) and len(probe_moves(state, seat)) > 1:
            at[s.ASKED] = n
            state.ask(s.PROBE_DICE, seat)
            return
    at[s.ASKED] = 0


def probe_moves(state: KingState, seat: i64) -> vec[i64]:
    found = vec[i64]([s.PASS])
    for by_mimic in range(2):
        if keep.psychic_probe(state, seat, by_mimic):
            for face in range(d.FACES):
                if d.count_of(state.at[s.DICE], face) > 0:
                    found = append(found, s.PROBE + d.FACES * by_mimic + face)
    return found


@final
class ProbeDice(Phase[KingState]):
    """§4.4: which die, if any."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return probe_moves(state, seat)

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        at = state.at
        if action == s.PASS:
            at[s.ASKED] += 1
            probes(state)
            return
        face = (action - s.PROBE) % d.FACES
        at[s.BY_MIMIC] = (action - s.PROBE) // d.FACES
        at[s.MARKS] |= s.PROBED << at[s.BY_MIMIC]
        at[s.DICE] = d.without(at[s.DICE], face)
        at[s.IN_HAND] = 1
        if state.events is not None:
            state.tell("probed", {"seat": int(seat), "face": d.FACE_NAMES[face]})
        state.ask(s.PROBING, CHANCE)

    def needs(self, state: KingState) -> str:
        if not state.has(state.at[ACTOR], c.PSYCHIC_PROBE):
            return "only Psychic Probe rerolls dice of others"
        return probing_holds(state)


@final
class Probing(Roll):
    """§4.4: the new face; a heart discards the card."""

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        card: i64 = c.MIMIC if state.at[s.BY_MIMIC] else c.PSYCHIC_PROBE
        state.at[s.BY_MIMIC] = 0
        rolled(state, action - s.ROLL)
        if d.count_of(action - s.ROLL, d.HEART) > 0:
            drop(state, card)
        probes(state)

    def needs(self, state: KingState) -> str:
        at = state.at
        used = c.MIMIC if at[s.BY_MIMIC] else c.PSYCHIC_PROBE
        prober = (at[s.ACTIVE] + at[s.ASKED]) % state.seats
        if at[s.IN_HAND] != 1 or not state.owns(prober, used) or not state.has(prober, c.PSYCHIC_PROBE):
            return "Psychic Probe rerolls one die, and lies in front of whoever uses it"
        return Roll.needs(self, state) or probing_holds(state)


def probing_holds(state: KingState) -> str:
    asked = state.at[s.ASKED]
    seat = (state.at[s.ACTIVE] + asked) % state.seats
    if not 0 < asked < state.seats or (state.at[ACTOR] >= 0 and state.at[ACTOR] != seat):
        return "the others are asked clockwise for their Psychic Probe"
    return unless_upon(state, [[s.DO_CHANGE], [s.DO_RESOLVE]])


# §4.5: changing dice


def change(state: KingState) -> None:
    seat = state.at[s.ACTIVE]
    if len(change_moves(state, seat)) > 1:
        state.ask(s.CHANGE_DICE, seat)
    else:
        state.later(s.DO_RESOLVE)


def change_moves(state: KingState, seat: i64) -> vec[i64]:
    found = vec[i64]([s.DONE])
    for n in range(keep.background_dweller(state, seat)):
        found = append(found, s.DWELL + n)
    if keep.herd_culler(state, seat):
        for face in range(1, d.FACES):
            if d.count_of(state.at[s.DICE], face) > 0:
                found = append(found, s.HERD + face)
    if keep.stretchy(state, seat):
        found = with_turns(state, found, s.STRETCH)
    if keep.plot_twist(state, seat):
        if state.owns(seat, c.PLOT_TWIST):
            found = with_turns(state, found, s.TWIST)
        if state.copies_by_mimic(seat, c.PLOT_TWIST):
            found = with_turns(state, found, s.TWIST + d.FACES * d.FACES)
    if keep.rapid_healing(state, seat):
        found = append(found, s.RAPID_HEAL)
    return found


def with_turns(state: KingState, found: vec[i64], block: i64) -> vec[i64]:
    """The choices, and any die to any face."""
    for old in range(d.FACES):
        if d.count_of(state.at[s.DICE], old) > 0:
            for new in range(d.FACES):
                if new != old:
                    found = append(found, block + d.FACES * old + new)
    return found


@final
class ChangeDice(Phase[KingState]):
    """§4.5: until the active monster is done, or nothing can be changed any more."""

    def moves(self, state: KingState, seat: i64) -> vec[i64]:
        return change_moves(state, seat)

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        if action == s.DONE:
            state.later(s.DO_RESOLVE)
            return
        if s.DWELL <= action < s.PROBE:
            dwell(state, action - s.DWELL + 1, s.DWELLING)
            return
        if action == s.RAPID_HEAL:
            heal_rapidly(state, seat)
        elif action < s.STRETCH:
            state.at[s.MARKS] += s.HERD_ONCE
            turn_die(state, action - s.HERD, d.ONE, c.HERD_CULLER)
        elif action < s.TWIST:
            pay(state, seat, keep.STRETCH_PRICE, c.IDS[c.STRETCHY])
            turn_die(state, (action - s.STRETCH) // d.FACES, (action - s.STRETCH) % d.FACES, c.STRETCHY)
        else:
            turn = (action - s.TWIST) % (d.FACES * d.FACES)
            turn_die(state, turn // d.FACES, turn % d.FACES, c.PLOT_TWIST)
            drop(state, c.PLOT_TWIST if action - s.TWIST < d.FACES * d.FACES else c.MIMIC)
        change(state)

    def needs(self, state: KingState) -> str:
        return active_decides(state) or unless_upon(state, [[]])


@final
class Dwelling(Roll):
    """§4.5: 3s that Background Dweller rolls again when the others have stopped."""

    def step(self, state: KingState, action: i64, seat: i64) -> None:
        rolled(state, action - s.ROLL)
        change(state)

    def needs(self, state: KingState) -> str:
        return Roll.needs(self, state) or unless_upon(state, [[]])


def turn_die(state: KingState, old: i64, new: i64, card: i64) -> None:
    at = state.at
    at[s.DICE] = d.change(at[s.DICE], old, new, 1)
    if state.events is not None:
        faces = {"face": d.FACE_NAMES[old], "new": d.FACE_NAMES[new]}
        state.tell("turned", {"seat": int(at[s.ACTIVE]), **faces, "why": c.IDS[card]})
