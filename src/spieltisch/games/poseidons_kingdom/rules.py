"""The rules of Poseidon's Kingdom, in the order of the rule sheet. § numbers are those of ``rules.en.md``.

The reef is in coral.py (§4), step 1 in building.py (§5), food in meal.py (§7), the kraken in kraken.py (§8), the shark
in shark.py (§9), the breaking wave in breaking.py (§10) and points in scoring.py (§11.4).
"""

from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.contract import CHANCE, OVER, rank
from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom.breaking import Breaking
from spieltisch.games.poseidons_kingdom.coral import ARROW, FREE, KINDS, NONE, STARTING_REEF
from spieltisch.games.poseidons_kingdom.kraken import CORAL_KINDS, UNKNOWN
from spieltisch.games.poseidons_kingdom.ocean import BOX, ENTRANCES, NAMES, ROUTE, ROUTE_AT, targets
from spieltisch.games.poseidons_kingdom.pieces import ACTIONS as ACTIONS
from spieltisch.games.poseidons_kingdom.pieces import (
    BLACK,
    BONUS,
    BUILD_REEF,
    CHOOSING_BONUS,
    CHOOSING_FIRST,
    CHOOSING_SWIMMER,
    CHOOSING_TENTACLE,
    CHOOSING_TILE,
    CORAL,
    DIE,
    DO_BLACK,
    DO_BONUS,
    DO_BREAK,
    DO_CALM,
    DO_EATEN,
    DO_END_TURN,
    DO_FOOD,
    DO_SHARK,
    DO_STORE,
    DO_SWIM,
    DO_TRACK,
    DRIFTER,
    DRIFTING,
    EAT,
    EATEN,
    END,
    ENOUGH,
    ENTERING,
    FALL,
    FIGURE,
    FIRST,
    FIRST_HEX,
    FOOD_TAKEN,
    FORAGING,
    FROM,
    HEX,
    LOAD_WAVE,
    LOADING,
    LOADS,
    LOOK,
    LOOKING,
    MEAL,
    NEUTRAL,
    NEUTRAL_DICE,
    NEXT_DIE,
    NO_BONUS,
    NO_CORAL,
    ORDER,
    OWN_DICE,
    PAYING,
    PEEKING,
    PLACES,
    RETURNING,
    REVEAL,
    REVEALING,
    SECOND_HEX,
    SLOT,
    STEP_ONE,
    STORE,
    SWIMMING,
    TAKE,
    TAKING,
    TENTACLE,
    TENTACLES,
    TILE,
    TIPPING,
    TO,
    WHITE,
    changed,
)
from spieltisch.games.poseidons_kingdom.scoring import points_of, standing
from spieltisch.games.poseidons_kingdom.wave import House

START_DICE: Final = 3
ENTER: Final = [TO + field for field in ENTRANCES]


class KingdomState(Breaking):
    def copy(self) -> "KingdomState":
        return KingdomState(
            self.seats,
            self.house,
            self.phase,
            self.first,
            self.active,
            self.actor,
            self.round,
            self.last,
            self.shark,
            self.heading,
            self.dolphin,
            self.field,
            self.tile,
            self.hex,
            self.die,
            self.removed,
            self.fresh,
            self.chosen,
            self.target,
            self.missed,
            self.todo[:],
            self.reefs,
            self.items,
            self.loose,
            self.swimmers,
            self.track,
            self.safe,
            self.corals,
            self.owners,
            self.peeks,
            self.supply[:],
            self.tiles,
            self.wave[:],
            self.ocean[:],
            self.taken[:],
            self.eating[:],
            self.owed,
            self.sums,
        )

    def key(self) -> object:
        return (
            (self.phase, self.first, self.active, self.actor, self.round, self.last),
            (self.shark, self.heading, self.dolphin, self.field, self.tile, self.hex, self.die),
            (self.removed, self.fresh, self.chosen, self.target, self.missed),
            tuple(self.todo),
            tuple([tuple(reef.tiles) for reef in self.reefs]),
            tuple([tuple(items) for items in self.items]),
            tuple(self.loose),
            tuple(self.swimmers),
            tuple(self.track),
            tuple(self.safe),
            tuple(self.corals),
            tuple(self.owners),
            tuple(self.peeks),
            tuple(self.supply),
            tuple(self.tiles),
            tuple(self.wave),
            tuple(self.ocean),
            tuple(self.taken),
            tuple(self.eating),
            tuple(self.owed),
            tuple(self.sums),
        )

    # Who acts?

    def to_act(self) -> i64:
        phase = self.phase
        if phase == TIPPING or phase == REVEALING or phase == CHOOSING_FIRST:
            return CHANCE
        return OVER if phase == END else self.actor

    def moves(self, seat: i64) -> list[int]:
        phase = self.phase
        if phase <= SWIMMING:
            return self.moves_of_steps_one_and_two()
        if phase <= PEEKING:
            return self.moves_of_food()
        if phase == EATEN:
            return self.free_hexes(self.actor) or self.dice_hexes(self.actor, 0)
        if phase == RETURNING:
            return ENTER
        if phase == CHOOSING_BONUS:
            return self.bonuses()
        if phase == ORDER:
            return self.figures()
        if phase == DRIFTER:
            return self.swimmers_of(self.actor)
        if phase == DRIFTING:
            return self.fields(targets(self.field, 1, ROUTE[self.shark]))
        if phase == FORAGING:
            return self.dice_in_reach()
        if phase == WHITE:
            return self.white_corals()
        if phase == BLACK:
            return self.black_corals()
        if phase == PAYING:
            return self.payments()
        if phase == REVEALING:
            return self.reveals()
        return [FALL + fall for fall, _ in self.house.chances]

    def moves_of_steps_one_and_two(self) -> list[int]:
        phase = self.phase
        if phase == FIRST_HEX:
            return self.first_hexes()
        if phase == SECOND_HEX:
            return self.second_hexes()
        if phase == CHOOSING_SWIMMER:
            return self.swimmers_of(self.active)
        if phase == SWIMMING:
            return self.fields(targets(self.field, self.ability(self.active, ARROW), ROUTE[self.shark]))
        if phase == STEP_ONE:
            return self.step_one()
        if phase == CHOOSING_TILE:
            return [TILE + kind for kind in range(3) if self.tiles[kind] > 0]
        if phase == LOADING:
            return [LOADS + number for number in range(self.most_loads())]
        if phase == ENTERING:
            return ENTER
        return [FIRST + seat for seat in range(self.seats)]

    def moves_of_food(self) -> list[int]:
        phase = self.phase
        if phase == TAKING:
            return self.takes()
        if phase == FOOD_TAKEN:
            return self.ways_to_use()
        if phase == SLOT:
            return self.slots()
        if phase == NEXT_DIE:
            return self.dice_taken()
        if phase == CHOOSING_TENTACLE:
            return self.tentacles()
        if phase == MEAL:
            return self.meal_dice()
        return self.looks(phase == LOOKING)

    def fields(self, reached: list[int]) -> list[int]:
        return [TO + field for field in reached]

    def step(self, action: i64, seat: i64) -> None:
        if action >= FIRST:
            self.fall_out(action)
        elif action >= HEX:
            self.choose_hex(action - HEX)
        elif action >= TAKE:
            self.take(action - TAKE)
        elif action >= BONUS:
            self.use_bonus(action - BONUS)
        elif action >= FIGURE:
            self.move_owed(action - FIGURE)
        elif action >= CORAL:
            self.choose_coral(action - CORAL)
        elif action >= LOOK:
            self.look(action - LOOK)
        elif action >= DIE:
            self.choose_die(action - DIE)
        elif action >= TENTACLE:
            self.choose_tentacle(action - TENTACLE)
        elif action >= TO:
            self.choose_field(action - TO)
        elif action >= FROM:
            self.choose_swimmer(action - FROM)
        elif action >= LOADS:
            self.load(action - LOADS + 1)
        elif action >= TILE:
            self.choose_tile(action - TILE + 1)
        else:
            self.choose_way(action)

    def choose_way(self, action: i64) -> None:
        """The choices without a thing to point at."""
        if action == BUILD_REEF:
            self.phase = CHOOSING_TILE
        elif action == LOAD_WAVE:
            self.phase = LOADING
        elif action == ENOUGH:
            self.enough()
        elif action == STORE:
            self.begin_storing(self.active)
        elif action == EAT:
            self.eat()
        elif action == NO_CORAL:
            self.no_coral()
        elif action == NO_BONUS:
            self.decline_bonus()
        else:
            self.go_on()  # NOTHING, NO_LOOK

    def choose_hex(self, hex: i64) -> None:
        phase = self.phase
        if phase == SLOT:
            self.use_slot(hex)
        elif phase == FIRST_HEX:
            self.hex = hex
            self.phase = SECOND_HEX
        elif phase == SECOND_HEX:
            self.build(self.hex, hex)
        elif phase == EATEN:
            self.put_skeleton(hex)
        else:
            self.add_stored(hex)

    def choose_die(self, die: i64) -> None:
        if self.phase == NEXT_DIE:
            self.store_next(die)
        else:
            self.add_taken(die)

    def choose_field(self, field: i64) -> None:
        phase = self.phase
        if phase == SWIMMING:
            self.swim(field)
        elif phase == RETURNING:
            self.return_to_ocean(field)
        elif phase == DRIFTING:
            self.drift(field)
        else:
            self.enter(field)

    def choose_swimmer(self, field: i64) -> None:
        self.field = field
        self.phase = DRIFTING if self.phase == DRIFTER else SWIMMING

    def fall_out(self, outcome: i64) -> None:
        """Chance has decided."""
        if outcome >= REVEAL:
            self.reveal(outcome - REVEAL + 1)
        elif outcome >= FALL:
            self.die_falls(outcome - FALL)
        else:
            self.choose_first(outcome - FIRST)

    def sample(self, rng: Rng) -> i64:
        if self.phase == TIPPING:
            return FALL + self.house.fall(rng)
        if self.phase == CHOOSING_FIRST:
            return FIRST + rng.below(self.seats)
        left = self.hidden_kinds()
        n: i64 = rng.below(sum(left[1:]))
        kind: i64 = 1
        while n >= left[kind]:
            n -= left[kind]
            kind += 1
        return REVEAL + kind - 1

    def odds(self) -> list[tuple[int, float]]:
        if self.phase == TIPPING:
            return [(FALL + fall, chance) for fall, chance in self.house.chances]
        outcomes = self.moves(CHANCE)
        if self.phase == CHOOSING_FIRST:
            return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]
        left = self.hidden_kinds()
        hidden = sum(left[1:])
        return [(outcome, left[outcome - REVEAL + 1] / hidden) for outcome in outcomes]

    def go_on(self) -> None:
        """What is next on the stack; each kind of work either asks somebody or comes back here."""
        work: i64 = self.todo.pop()
        if work == DO_SHARK:
            self.move_shark()
        elif work == DO_EATEN:
            self.bury()
        elif work == DO_SWIM:
            self.begin_swimming()
        elif work == DO_BREAK:
            self.break_when_full()
        elif work == DO_END_TURN:
            self.end_turn()
        elif work == DO_TRACK:
            self.move_figures()
        elif work == DO_FOOD:
            self.food()
        elif work == DO_STORE:
            self.begin_storing(self.storer())
        elif work == DO_BLACK:
            self.begin_black()
        elif work == DO_CALM:
            self.calm()
        else:
            self.next_bonus(work - DO_BONUS)

    def storer(self) -> i64:
        """Who stores dice now: the active player, or who is at the bonus action FORAGE."""
        below: i64 = self.todo[len(self.todo) - 1]
        return (self.active + below - DO_BONUS - 1) % self.seats if below >= DO_BONUS else self.active

    # §2: set-up

    def choose_first(self, seat: i64) -> None:
        """The start player's dice lie first on the wave, the neutral ones last."""
        self.first = seat
        self.active = seat
        self.actor = seat
        for n in range(self.seats):
            self.put_on_wave((seat + n) % self.seats, START_DICE)
        self.put_on_wave(NEUTRAL, START_DICE)
        if self.events is not None:
            self.tell("first", {"seat": int(seat), "wave": self.wave[:]})
        self.phase = ENTERING
        if self.house.early_break:
            self.begin_break()

    def enter(self, field: i64) -> None:
        """§2.7: each player in turn the first swimmer, then each the second."""
        self.move_swimmer(self.actor, NONE, field)
        if self.events is not None:
            self.tell("entered", {"seat": int(self.actor), "field": NAMES[field]})
        self.actor = self.after(self.actor)
        if NONE not in self.swimmers:
            self.round = 1
            self.begin_turn()

    # §3: the turn

    def begin_turn(self) -> None:
        self.actor = self.active
        self.todo = [DO_END_TURN, DO_BREAK, DO_EATEN, DO_SHARK, DO_SWIM]
        if self.events is not None:
            self.tell("turn", {"seat": int(self.active), "round": int(self.round), "last": int(self.last)})
        self.phase = STEP_ONE
        if not self.step_one():
            if self.events is not None:
                self.tell("skipped", {"seat": int(self.active)})
            self.go_on()

    # §6: step 2, swim

    def begin_swimming(self) -> None:
        self.actor = self.active
        self.phase = CHOOSING_SWIMMER

    def swim(self, field: i64) -> None:
        self.move_swimmer(self.active, self.field, field)
        if self.events is not None:
            self.tell("swam", {"seat": int(self.active), "from": NAMES[self.field], "to": NAMES[field]})
        self.field = field
        self.begin_food()

    # §11: the end

    def end_turn(self) -> None:
        ended = self.last == 1
        if self.last > 0:
            self.last -= 1
        elif self.kraken_defeated() or self.net_reached():
            self.begin_last_round()
        if ended:
            self.finish()
            return
        self.active = self.after(self.active)
        if self.active == self.first:
            self.round += 1
        self.begin_turn()

    def kraken_defeated(self) -> bool:
        """§11.1: somebody has freed all friends."""
        for seat in range(self.seats):
            if self.friends(seat) == 0:
                return True
        return False

    def net_reached(self) -> bool:
        """§11.6: the last turn of the last round that is allowed."""
        return self.round == self.house.max_rounds and self.after(self.active) == self.first

    def begin_last_round(self) -> None:
        """§11.2: the figures leave the track, everybody has one more turn."""
        self.last = self.seats
        self.track = [NONE] * int(self.seats)
        if self.events is not None:
            self.tell("last_round", {"defeated": self.kraken_defeated()})

    def finish(self) -> None:
        self.phase = END
        if self.events is not None:
            for place in range(PLACES):
                if self.owners[place] != NONE:
                    kind = CORAL_KINDS[self.corals[place]]
                    self.tell("shown", {"seat": self.owners[place], "sum": int(place) + 3, "kind": kind})
            self.tell("over", {"points": self.scores()})

    def scores(self) -> list[int]:
        return [int(points_of(self, seat)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        return rank([standing(self, seat) for seat in range(self.seats)])

    # §12: what a seat cannot know: corals it has neither looked under nor taken.

    def knows(self, seat: i64, place: i64) -> bool:
        """Whether a seat (NONE: a spectator) knows the coral of a place."""
        if self.phase == END and self.owners[place] != NONE:
            return True
        return seat >= 0 and self.peeks[seat] >> place & 1 == 1

    def redeal(self, seat: i64, rng: Rng) -> None:
        unknown: list[int] = []
        pool = IN_POOL[:]
        for place in range(PLACES):
            if self.corals[place] == UNKNOWN:
                continue
            if self.knows(seat, place):
                pool.remove(self.corals[place])
            else:
                unknown.append(int(place))
        rng.shuffle(pool)
        for n in range(len(unknown)):
            self.corals = changed(self.corals, unknown[n], pool[n])


IN_POOL: Final[list[int]] = [
    kind for kind in range(1, len(CORAL_KINDS)) for _ in range(BOX["corals"][CORAL_KINDS[kind]])
]


def start(seats: int, options: dict[str, Any]) -> KingdomState:
    return KingdomState(
        seats,
        House(seats, options),
        CHOOSING_FIRST,
        NONE,
        0,
        0,
        0,
        0,
        ROUTE_AT[NAMES.index(BOX["shark"]["start"])],
        1,
        NONE,
        NONE,
        0,
        NONE,
        NONE,
        0,
        0,
        0,
        NONE,
        0,
        [],
        [STARTING_REEF] * seats,
        [[FREE] * len(STARTING_REEF.hexes) for _ in range(seats)],
        [0] * seats,
        [NONE] * (2 * seats),
        [0] * seats,
        [0] * (TENTACLES * seats),
        [UNKNOWN] * PLACES,
        [NONE] * PLACES,
        [0] * seats,
        [OWN_DICE] * seats + [0] * (NEUTRAL - seats) + [NEUTRAL_DICE],
        [BOX["tiles"][kind] for kind in KINDS[1:]],
        [],
        [],
        [],
        [],
        [0] * seats,
        [0] * seats,
    )
