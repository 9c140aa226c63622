"""The rules of Poseidon's Kingdom, in the order of the rule sheet. § numbers are those of ``rules.en.md``.

Here are the set-up (§2), the turn (§3) and the end (§11), and the tables of all steps and phases. Between them lie the
chapters: reef.py (§4), building.py (§5), swimming.py (§6), food.py (§7), kraken.py (§8.1, §8.2), corals.py (§8.3,
§11.3), track.py (§8.4, §8.5), shark.py (§9) and wave.py (§10).
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.contract import CHANCE, OVER
from spieltisch.engine.fields import ACTOR, NONE, PHASE
from spieltisch.engine.phase import SEAT, Phase, table
from spieltisch.games.poseidons_kingdom import building, corals, food, shark, swimming, track, wave
from spieltisch.games.poseidons_kingdom import state as s
from spieltisch.games.poseidons_kingdom.ocean import BOX, NAMES, ROUTE_AT
from spieltisch.games.poseidons_kingdom.reef import KINDS
from spieltisch.games.poseidons_kingdom.state import KingdomHouse, KingdomState, Step, ask, go_on

START_DICE: Final = 3

# §2: setting up


def start(seats: int, options: dict[str, Any]) -> KingdomState:
    house = KingdomHouse(seats, options, PHASES, STEPS)
    state = KingdomState(house, s.FIELDS.begin(seats), s.starting_reefs(seats))
    state.at[s.SHARK] = ROUTE_AT[NAMES.index(BOX["shark"]["start"])]
    for seat in range(seats):
        state.at[s.SUPPLY + seat] = s.OWN_DICE
    state.at[s.SUPPLY + s.NEUTRAL] = s.NEUTRAL_DICE
    for kind in range(1, len(KINDS)):
        state.at[s.TILES_LEFT + kind - 1] = BOX["tiles"][KINDS[kind]]
    return state


@final
class ChoosingFirst(Phase[KingdomState]):
    """§2.1: chance picks the start player; §2.5: whose dice lie first on the wave, the neutral ones last."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        found = vec[i64](capacity=4)
        for first in range(state.seats):
            found = append(found, s.FIRST + first)
        return found

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        at = state.at
        first = action - s.FIRST
        at[s.START_SEAT] = first
        at[s.ACTIVE] = first
        for n in range(state.seats):
            building.put_on_wave(state, (first + n) % state.seats, START_DICE)
        building.put_on_wave(state, s.NEUTRAL, START_DICE)
        if state.events is not None:
            state.tell("first", {"seat": int(first), "wave": building.wave_colours(state)})
        ask(state, s.ENTERING, first)
        if state.house.early_break:
            wave.begin_break(state)

    def needs(self, state: KingdomState) -> str:
        untouched = start(int(state.seats), state.house.options)
        return "" if untouched == state else "before the start player is chosen nothing has happened"


@final
class Entering(Phase[KingdomState]):
    """§2.7: each player in turn the first swimmer, then each the second."""

    def moves(self, state: KingdomState, seat: i64) -> vec[i64]:
        return shark.ENTER

    def step(self, state: KingdomState, action: i64, seat: i64) -> None:
        at = state.at
        shark.enter(state, seat, action - s.TO)
        at[ACTOR] = (seat + 1) % state.seats
        if shark.first_eaten(state) == NONE:
            at[s.ROUND] = 1
            begin_turn(state)

    def needs(self, state: KingdomState) -> str:
        at = state.at
        entered: i64 = 0
        for swimmer in range(2 * state.seats):
            if at[s.SWIMMERS + swimmer] != NONE:
                entered += 1
        if at[s.ROUND] > 0 or at[s.START_SEAT] == NONE or at[s.ACTIVE] != at[s.START_SEAT]:
            return "swimmers enter in turn before the first round"
        for n in range(state.seats):
            seat = (at[s.START_SEAT] + n) % state.seats
            wanted = (entered + state.seats - 1 - n) // state.seats
            swimmers = s.SWIMMERS + 2 * seat
            if (1 if at[swimmers] != NONE else 0) + (1 if at[swimmers + 1] != NONE else 0) != wanted:
                return "each player in turn puts the first swimmer, then each the second"
        if entered == 2 * state.seats or at[ACTOR] != (at[s.START_SEAT] + entered) % state.seats:
            return "it is another player's turn to put a swimmer"
        return s.at_rest(state, []) or s.setting_up(state)


# §3: the turn


def begin_turn(state: KingdomState) -> None:
    """§3.1: build or load, swim, food, then the shark moves; a full wave breaks."""
    at = state.at
    seat = at[s.ACTIVE]
    at[s.TODO] = s.WHOLE_TURN
    ask(state, s.STEP_ONE, seat)
    if state.events is not None:
        state.tell("turn", {"seat": int(seat), "round": int(at[s.ROUND]), "last": int(at[s.LAST])})
    if not building.step_one_possible(state):
        if state.events is not None:
            state.tell("skipped", {"seat": int(seat)})
        go_on(state)


# §11: the end


@final
class EndTurn(Step):
    def begin(self, state: KingdomState) -> None:
        at = state.at
        if at[s.LAST] == 1:
            at[s.LAST] = 0
            finish(state)
            return
        if at[s.LAST] > 1:
            at[s.LAST] -= 1
        elif state.kraken_defeated() or net_reached(state):
            begin_last_round(state)
        at[s.ACTIVE] = (at[s.ACTIVE] + 1) % state.seats
        if at[s.ACTIVE] == at[s.START_SEAT]:
            at[s.ROUND] = min(s.MANY, at[s.ROUND] + 1)
        begin_turn(state)


def net_reached(state: KingdomState) -> bool:
    """§11.6: the last turn of the last round that is allowed."""
    at = state.at
    return at[s.ROUND] == state.house.max_rounds and (at[s.ACTIVE] + 1) % state.seats == at[s.START_SEAT]


def begin_last_round(state: KingdomState) -> None:
    """§11.1, §11.2: the figures leave the track, everybody has one more turn."""
    state.at[s.LAST] = state.seats
    for seat in range(state.seats):
        state.at[s.FIGURES + seat] = NONE
    if state.events is not None:
        state.tell("last_round", {"defeated": state.kraken_defeated()})


def finish(state: KingdomState) -> None:
    at = state.at
    at[PHASE] = s.END
    if state.events is not None:
        for place in range(s.PLACES):
            if at[s.OWNERS + place] != NONE:
                kind = s.CORAL_KINDS[at[s.CORALS + place]]
                state.tell("shown", {"seat": int(at[s.OWNERS + place]), "sum": int(place) + 3, "kind": kind})
        state.tell("over", {"points": state.scores()})


@final
class End(Phase[KingdomState]):
    """§11.4, §11.5: see ``scores`` and ``places`` of the state."""

    def needs(self, state: KingdomState) -> str:
        if state.at[s.LAST] > 0:
            return "the game is over, so no turn of the last round is left"
        if state.at[s.ROUND] == 0:
            return "turns begin with the first round"
        return s.at_rest(state, []) or s.all_swim(state) or s.to_do(state, 0)


# What comes by itself, in the order in which it stands in TODO: the highest of what is still to be done comes first.
STEPS: Final[list[Step]] = [
    EndTurn(s.DO_END_TURN, "end-turn", "11"),
    wave.Break(s.DO_BREAK, "break", "10.1"),
    shark.ComeBack(s.DO_EATEN, "eaten", "9.3"),
    shark.Shark(s.DO_SHARK, "shark", "9.1"),
    swimming.Swim(s.DO_SWIM, "swim", "6"),
    wave.Calm(s.DO_CALM, "calm", "13.7"),
    wave.Bonuses(s.DO_BONUS, "bonus", "10.4"),
    food.Food(s.DO_FOOD, "food", "7.2"),
    food.Store(s.DO_STORE, "store", "7.3"),
    corals.BlackCoral(s.DO_BLACK, "black", "11.3"),
    track.Track(s.DO_TRACK, "track", "8.4"),
]

PHASES: Final[list[Phase[Any]]] = table(
    [
        ChoosingFirst(s.CHOOSING_FIRST, "first", CHANCE, "2.1"),
        Entering(s.ENTERING, "entering", SEAT, "2.7"),
        building.StepOne(s.STEP_ONE, "step-one", SEAT, "5"),
        building.ChoosingTile(s.CHOOSING_TILE, "tile", SEAT, "5.1"),
        building.FirstHex(s.FIRST_HEX, "first-hex", SEAT, "4.2"),
        building.SecondHex(s.SECOND_HEX, "second-hex", SEAT, "4.2"),
        building.Loading(s.LOADING, "loading", SEAT, "5.2"),
        swimming.ChoosingSwimmer(s.CHOOSING_SWIMMER, "swimmer", SEAT, "6.1"),
        swimming.Swimming(s.SWIMMING, "swimming", SEAT, "6.2"),
        food.Taking(s.TAKING, "taking", SEAT, "7.1"),
        food.FoodTaken(s.FOOD_TAKEN, "food", SEAT, "7.2"),
        food.NextDie(s.NEXT_DIE, "next-die", SEAT, "7.3"),
        food.Slot(s.SLOT, "slot", SEAT, "7.3"),
        food.ChoosingTentacle(s.CHOOSING_TENTACLE, "tentacle", SEAT, "7.4"),
        food.Meal(s.MEAL, "meal", SEAT, "7.4"),
        corals.Looking(s.LOOKING, "looking", SEAT, "8.3"),
        corals.Peeking(s.PEEKING, "peeking", SEAT, "10.5"),
        corals.Revealing(s.REVEALING, "revealing", CHANCE, "12.3"),
        track.Order(s.ORDER, "order", SEAT, "8.4"),
        shark.Eaten(s.EATEN, "eaten", SEAT, "9.3"),
        shark.Returning(s.RETURNING, "returning", SEAT, "9.4"),
        wave.Tipping(s.TIPPING, "tipping", CHANCE, "10.2"),
        wave.ChoosingBonus(s.CHOOSING_BONUS, "bonus", SEAT, "10.4"),
        swimming.Drifter(s.DRIFTER, "drifter", SEAT, "10.5"),
        swimming.Drifting(s.DRIFTING, "drifting", SEAT, "10.5"),
        wave.Foraging(s.FORAGING, "foraging", SEAT, "10.5"),
        corals.White(s.WHITE, "white", SEAT, "11.3"),
        corals.Black(s.BLACK, "black", SEAT, "11.3"),
        corals.Paying(s.PAYING, "paying", SEAT, "11.3"),
        End(s.END, "over", OVER, "11.4"),
    ]
)
