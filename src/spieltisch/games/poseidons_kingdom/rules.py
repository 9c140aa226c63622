"""The rules of Poseidon's Kingdom, in the order of the rule sheet. § numbers are those of ``rules.en.md``.

The reef is in coral.py (§4), food in meal.py (§7), the kraken in kraken.py (§8), points in scoring.py (§11.4).
"""

from typing import Any

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import CHANCE, OVER, rank
from spieltisch.engine.rng import Rng
from spieltisch.games.poseidons_kingdom.coral import (
    ARROW,
    FREE,
    KINDS,
    NONE,
    SKELETON,
    STARTING_REEF,
    WAVE,
)
from spieltisch.games.poseidons_kingdom.kraken import CORAL_KINDS, UNKNOWN
from spieltisch.games.poseidons_kingdom.meal import Meal
from spieltisch.games.poseidons_kingdom.ocean import (
    BOX,
    DIE_SYMBOL,
    ENTRANCES,
    FIELDS,
    NAMES,
    ROUTE,
    ROUTE_AT,
    STRIP,
    targets,
)
from spieltisch.games.poseidons_kingdom.pieces import (
    ACTIONS as ACTIONS,
)
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
    DICE,
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
    name_of,
    with_die,
)
from spieltisch.games.poseidons_kingdom.scoring import points_of, standing
from spieltisch.games.poseidons_kingdom.wave import (
    ACTIONS_OF_BONUS,
    BUILD,
    FORAGE,
    KRAKEN,
    LOAD,
    MISSED,
    PEEK,
    SIDES,
    SWIM,
    House,
)

START_DICE = 3
KRAKEN_FIELDS = 2  # of the bonus action KRAKEN
ENTER: list[int] = [TO + field for field in ENTRANCES]


class KingdomState(Meal):
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

    def put_on_wave(self, colour: i64, number: i64) -> None:
        self.supply[colour] -= int(number)
        for _ in range(number):
            self.wave.append(int(colour))

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

    # §5: step 1, build or load

    def step_one(self) -> list[int]:
        found: list[int] = []
        if self.can_build():
            found.append(BUILD_REEF)
        if self.most_loads() > 0:
            found.append(LOAD_WAVE)
        return found

    def can_build(self) -> bool:
        return self.tiles[0] + self.tiles[1] + self.tiles[2] > 0

    def most_loads(self) -> i64:
        """§5.2: limited by the wave ability, the own supply and the free slots."""
        seat = self.active
        free = self.house.slots - len(self.wave)
        return min(self.ability(seat, WAVE), min(free, self.supply[seat]))

    def load(self, number: i64) -> None:
        self.put_on_wave(self.actor, number)
        if self.events is not None:
            self.tell("loaded", {"seat": int(self.actor), "number": int(number), "full": self.wave_full()})
        self.go_on()

    def wave_full(self) -> bool:
        return len(self.wave) == self.house.slots

    def choose_tile(self, kind: i64) -> None:
        self.tile = kind
        self.phase = FIRST_HEX

    def first_hexes(self) -> list[int]:
        """§4.2, §4.3: hexes for the first half of a tile, on the reef before those beside it."""
        seat = self.actor
        reef = self.reefs[seat]
        items = self.items[seat]
        pairs = reef.pairs_on_top()
        open: i64 = 0
        for n in range(0, len(pairs), 2):
            if items[pairs[n]] == FREE and items[pairs[n + 1]] == FREE:
                open |= bit(pairs[n]) | bit(pairs[n + 1])
        found: list[int] = []
        for n in range(reef.size):
            if open >> n & 1:
                found.append(HEX + reef.hexes[n])
        for hex in reef.hexes_beside():
            found.append(HEX + hex)
        return found

    def second_hexes(self) -> list[int]:
        """Hexes for the other half."""
        seat = self.actor
        reef = self.reefs[seat]
        at = reef.index(self.hex)
        if at == NONE:
            return [HEX + hex for hex in reef.partners_beside(self.hex)]
        return [HEX + reef.hexes[n] for n in reef.partners_on_top(at) if self.items[seat][n] == FREE]

    def build(self, a: i64, b: i64) -> None:
        seat = self.actor
        old = self.reefs[seat]
        new = old.built(self.tile, a, b)
        self.reefs = self.reefs[:]
        self.reefs[seat] = new
        if new.size > old.size:
            # Two new hexes have come between the others.
            items = self.items[seat][:]
            items.insert(new.index(min(a, b)), FREE)
            items.insert(new.index(max(a, b)), FREE)
            self.items = self.items[:]
            self.items[seat] = items
        self.tiles = changed(self.tiles, self.tile - 1, self.tiles[self.tile - 1] - 1)
        if self.events is not None:
            level = new.heights[new.index(a)]
            hexes = [name_of(a), name_of(b)]
            self.tell("built", {"seat": int(seat), "tile": KINDS[self.tile], "hexes": hexes, "level": level})
        self.tile = 0
        self.hex = NONE
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

    # §9: step 4, the shark

    def move_shark(self) -> None:
        """As many fields as the number where the swimmer stopped; die symbols and creatures on the way."""
        dolphin = self.dolphin
        steps: i64 = self.house.numbers[self.field]
        self.field = NONE
        for _ in range(steps):
            self.shark = (self.shark + self.heading) % FIELDS
            field: i64 = ROUTE[self.shark]
            if self.events is not None:
                self.tell("shark", {"field": NAMES[field]})
            if DIE_SYMBOL[field]:
                self.pass_die_symbol()
            for n in range(self.seats):
                self.devour((self.active + n) % self.seats, field, dolphin)
        self.go_on()

    def pass_die_symbol(self) -> None:
        """§9.2: a neutral die on the wave, otherwise an own one, if there is a slot."""
        colour: i64 = NEUTRAL if self.supply[NEUTRAL] > 0 else self.active
        if self.wave_full() or self.supply[colour] == 0:
            return
        self.put_on_wave(colour, 1)
        if self.events is not None:
            self.tell("washed", {"seat": int(self.active), "colour": int(colour)})

    def devour(self, seat: i64, field: i64, dolphin: i64) -> None:
        for n in range(2):
            if self.swimmers[2 * seat + n] == field:
                if seat == dolphin:
                    # §13: the dolphin shields all swimmers of its holder for this move, then leaves.
                    if self.events is not None:
                        self.tell("shielded", {"seat": int(seat), "field": NAMES[field]})
                    self.dolphin = NONE
                else:
                    self.move_swimmer(seat, field, NONE)
                    if self.events is not None:
                        self.tell("eaten", {"seat": int(seat), "field": NAMES[field]})

    def bury(self) -> None:
        """§9.3: eaten creatures in turn order: a skeleton each, then back to the ocean."""
        for n in range(self.seats):
            seat = (self.active + n) % self.seats
            if self.swimmers[2 * seat] == NONE:
                self.todo.append(DO_EATEN)
                self.actor = seat
                self.mourn(seat)
                return
        self.go_on()

    def mourn(self, seat: i64) -> None:
        self.phase = RETURNING
        if not self.skeleton_left(seat):
            return
        if self.live_hexes(seat) > 0:
            self.phase = EATEN
        else:
            self.loose = changed(self.loose, seat, self.loose[seat] + 1)
            if self.events is not None:
                self.tell("skeleton", {"seat": int(seat), "hex": ""})

    def put_skeleton(self, hex: i64) -> None:
        seat = self.actor
        if self.item(seat, hex) != FREE:
            self.remove_die(seat, hex)
        self.put_item(seat, hex, SKELETON)
        if self.events is not None:
            self.tell("skeleton", {"seat": int(seat), "hex": name_of(hex)})
        self.phase = RETURNING

    def return_to_ocean(self, field: i64) -> None:
        """§9.4: at the deep sea or the beach; the shark there does nothing."""
        self.move_swimmer(self.actor, NONE, field)
        if self.events is not None:
            self.tell("entered", {"seat": int(self.actor), "field": NAMES[field]})
        self.go_on()

    # §10: the wave breaks

    def break_when_full(self) -> None:
        if self.wave_full():
            self.begin_break()
        else:
            self.go_on()

    def begin_break(self) -> None:
        self.phase = TIPPING
        if self.events is not None:
            self.tell("breaks", {"seat": int(self.active), "wave": self.wave[:]})

    def die_falls(self, fall: i64) -> None:
        colour: i64 = self.wave.pop(0)
        if fall == MISSED:
            self.missed += bit(4 * colour)
            if self.events is not None:
                self.tell("missed", {"colour": int(colour)})
        else:
            drawn = fall // (2 * SIDES)
            foam = fall // SIDES % 2
            die = colour * SIDES + fall % SIDES
            self.put_on_ocean(drawn + foam, die)
            if self.events is not None:
                self.tell("landed", with_die({"strip": int(drawn + foam), "foam": foam == 1}, die))
        if not self.wave:
            self.tipped()

    def tipped(self) -> None:
        """Missed dice go back onto the wave; if that is all of them, the wave tips again."""
        for n in range(self.seats):
            self.put_back((self.active + n) % self.seats)
        self.put_back(NEUTRAL)
        self.missed = 0
        if self.events is not None and self.wave:
            self.tell("back", {"wave": self.wave[:]})
        if self.wave_full():
            self.begin_break()
        elif self.round == 0:
            self.phase = ENTERING
        else:
            self.turn_shark()

    def put_back(self, colour: i64) -> None:
        for _ in range(self.missed >> (4 * colour) & 15):
            self.wave.append(int(colour))

    def turn_shark(self) -> None:
        """§10.3, §10.4: the shark turns round; then everybody's dice on the ocean are added up."""
        self.heading = -self.heading
        self.sums = [0] * int(self.seats)
        for at in self.ocean:
            colour = at % DICE // SIDES
            if colour < self.seats:
                self.sums[colour] += at % SIDES + 1
        if self.events is not None:
            self.tell("turned", {"heading": int(self.heading), "sums": self.sums[:]})
        self.todo.append(DO_CALM)
        self.todo.append(DO_BONUS)
        self.go_on()

    def next_bonus(self, served: i64) -> None:
        if served == self.seats:
            self.go_on()
            return
        self.todo.append(DO_BONUS + int(served) + 1)
        self.actor = (self.active + served) % self.seats
        self.phase = CHOOSING_BONUS
        if len(self.bonuses()) == 1:
            self.go_on()

    def bonuses(self) -> list[int]:
        """Actions of the reached sum or a lower one that can be done at all, and to do none."""
        sum: i64 = self.sums[self.actor]
        found: list[int] = []
        for action in range(len(ACTIONS_OF_BONUS)):
            if sum >= self.house.sums[action] and self.possible(action):
                found.append(BONUS + action)
        found.append(NO_BONUS)
        return found

    def possible(self, action: i64) -> bool:
        if action == PEEK:
            return NONE in self.owners
        if action == LOAD:
            return self.supply[self.actor] > 0 and not self.wave_full()
        if action == FORAGE:
            return self.live_hexes(self.actor) > 0 and len(self.dice_in_reach()) > 0
        if action == BUILD:
            return self.can_build()
        if action == KRAKEN:
            return self.last == 0
        return True

    def dice_in_reach(self) -> list[int]:
        """§10.4, FORAGE: the dice of the strips where own swimmers are."""
        one = STRIP[self.swimmers[2 * self.actor]]
        two = STRIP[self.swimmers[2 * self.actor + 1]]
        found = self.distinct_in(one)
        if two != one:
            found += self.distinct_in(two)
        return [TAKE + at for at in found]

    def use_bonus(self, action: i64) -> None:
        if self.events is not None:
            self.tell("bonus", {"seat": int(self.actor), "action": ACTIONS_OF_BONUS[action]})
        if action == PEEK:
            self.phase = PEEKING
        elif action == LOAD:
            self.load(1)
        elif action == SWIM:
            self.phase = DRIFTER
        elif action == FORAGE:
            self.phase = FORAGING
        elif action == BUILD:
            self.phase = CHOOSING_TILE
        else:
            self.move_figure(self.actor, KRAKEN_FIELDS)

    def decline_bonus(self) -> None:
        if self.events is not None:
            self.tell("declined", {"seat": int(self.actor)})
        self.go_on()

    def drift(self, field: i64) -> None:
        """The bonus action SWIM: no food, no shark."""
        self.move_swimmer(self.actor, self.field, field)
        if self.events is not None:
            self.tell("swam", {"seat": int(self.actor), "from": NAMES[self.field], "to": NAMES[field]})
        self.field = NONE
        self.go_on()

    def calm(self) -> None:
        """The break is over. §13: with the variant, the one highest sum wins the dolphin."""
        if self.house.dolphin:
            best = max(self.sums)
            if self.sums.count(best) == 1:
                self.dolphin = self.sums.index(best)
                if self.events is not None:
                    self.tell("dolphin", {"seat": int(self.dolphin)})
        self.sums = [0] * int(self.seats)
        self.go_on()

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


IN_POOL: list[int] = [kind for kind in range(1, len(CORAL_KINDS)) for _ in range(BOX["corals"][CORAL_KINDS[kind]])]


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
