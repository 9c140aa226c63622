"""The rules of Antler Island, in the order of the rule sheet. § numbers are those of ``rules.en.md``.

The fight (§6) has a file of its own, fight.py; the words and pieces of a position are in state.py.
"""

from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import CHANCE, OVER, rank
from spieltisch.engine.rng import Rng
from spieltisch.games.antler_island.fight import FightState
from spieltisch.games.antler_island.island import (
    ACTS,
    ALL_FOOD,
    ALL_TILES,
    BLANK,
    COLOURS,
    EAT,
    GREED,
    HOT_RUT,
    INWARD,
    KINDS,
    LEVEL,
    MOST_FOOD,
    MOST_TILES,
    MOVE,
    PEAK,
    ROARING,
    RUT,
    SHORE,
    SPACES,
    SPEED,
    TILES,
    X,
    common,
    gathered,
    listed,
    one,
    pick,
    size,
    without,
    worth,
)
from spieltisch.games.antler_island.state import (
    ACTING,
    ACTIONS,
    ALL_USED,
    ANSWERING,
    CHOOSE_FIRST,
    CONFIRM,
    DEAL_FOOD,
    DEAL_TILE,
    DOE_ROLL,
    DRAWING,
    DROP,
    DROPPING,
    EAT_MORE,
    EATING,
    END,
    END_TURN,
    EXTRA_FOOD,
    FIGHT,
    FIRST,
    FOOD,
    FOOD_ROLL,
    GAINING,
    GO_ON,
    GREEDY,
    GROWING,
    HAND_IN,
    LEAVING,
    LOSING,
    MATE_TWICE,
    MORE_DOES,
    NONE,
    PASS,
    PLAN,
    PLANNING,
    REARRANGE,
    REVEAL,
    RIVALS,
    ROAR,
    ROLL,
    RUN,
    SAVING_TOO,
    SETTLING,
    SPROUT,
    STAG_ROLL,
    STAND,
    START_ENDS,
    START_ROLL,
    STEP,
    TAKE_OPEN,
    TAKE_PILE,
    TILE,
    TURN,
    TURN_END,
    TURNING_UP,
    House,
)

LAYINGS: Final = [[PLAN + 4 * tile + act for act in range(len(ACTS))] for tile in range(len(TILES))]
CONFIRM_ONLY: Final = [CONFIRM]
CONFIRM_OR_REARRANGE: Final = [CONFIRM, REARRANGE]
ONE_TOKEN: Final = 32  # more than any single food token on a space
PEAK_POINTS: Final = 3
MEADOW_POINTS: Final = 1


def markers(used: int) -> list[int]:
    """§4.1: the smallest number not yet used, or the X."""
    numbers = [tile for tile in range(X) if not used >> tile & 1]
    return [REVEAL + tile for tile in [*numbers[:1], X] if not used >> tile & 1]


MARKERS: Final = [markers(used) for used in range(16)]


class AntlerState(FightState):
    """The whole game; the constructor and the fields are those of StagState."""

    def copy(self) -> "AntlerState":
        return AntlerState(
            self.seats,
            self.house,
            self.phase,
            self.round,
            self.first,
            self.active,
            self.rolled,
            self.confirmed,
            self.changes,
            self.marker,
            self.played,
            self.growing,
            self.defender,
            self.rivals,
            self.origin,
            self.stake,
            self.shield,
            self.saved,
            self.locked,
            self.winner,
            self.victors,
            self.food_discard,
            self.fresh_food,
            self.bag,
            self.open_tile,
            self.tile_discard,
            self.fresh_tiles,
            self.does[:],
            self.food[:],
            self.pools[:],
            self.stags[:],
            self.ends[:],
            self.broken[:],
            self.highest[:],
            self.track[:],
            self.stock[:],
            self.known[:],
            self.shown[:],
            self.hidden[:],
            self.plans[:],
            self.used[:],
        )

    def key(self) -> object:
        return (
            (self.phase, self.round, self.first, self.active, self.rolled, self.confirmed, self.changes, self.marker),
            (self.played, self.growing, self.defender, self.rivals, self.origin, self.stake, self.shield, self.saved),
            (self.locked, self.winner, self.victors, self.food_discard, self.fresh_food),
            (self.bag, self.open_tile, self.tile_discard, self.fresh_tiles),
            tuple(self.does),
            tuple(self.food),
            tuple(self.pools),
            tuple(self.stags),
            (tuple(self.ends), tuple(self.broken), tuple(self.highest), tuple(self.track)),
            (tuple(self.stock), tuple(self.known), tuple(self.shown), tuple(self.hidden)),
            (tuple(self.plans), tuple(self.used)),
        )

    # Who acts?

    def to_act(self) -> i64:
        phase = self.phase
        if phase >= DEAL_FOOD:
            return OVER if phase == END else CHANCE
        if phase == PLANNING:
            seat: i64 = 0
            while self.confirmed >> seat & 1:
                seat += 1
            return seat
        if phase < ANSWERING:
            return self.active
        if phase <= SAVING_TOO:
            return self.defender
        if phase == LOSING:
            return self.loser()
        return self.chooser() if phase == LEAVING else self.gainer()

    def deciders(self) -> list[int]:
        if self.phase == PLANNING:
            return [seat for seat in range(int(self.seats)) if self.confirmed >> seat & 1 == 0]
        seat = self.to_act()
        return [] if seat < 0 else [int(seat)]

    def moves(self, seat: i64) -> list[int]:
        phase = self.phase
        if phase == PLANNING:
            return self.plan_moves(seat)
        if phase == TURN:
            found = MARKERS[self.used[self.active]]
            return [*found, ROAR] if self.can_roar() else found
        if phase == ACTING:
            return self.action_moves()
        if phase >= RIVALS and phase <= LEAVING:
            return self.fight_moves()
        if phase >= DEAL_FOOD:
            return self.outcomes()
        return self.other_moves()

    def other_moves(self) -> list[int]:
        phase = self.phase
        if phase == GROWING:
            return self.hand_ins()
        if phase == TURN_END:
            return [END_TURN, ROAR] if self.can_roar() else [END_TURN]
        if phase == GREEDY:
            return [PASS, EAT_MORE] if self.holds(self.active, GREED) else [PASS]
        if phase == GAINING:
            return self.sources()
        if phase == DROPPING:
            return self.droppable()
        return [STAND + space for space in self.house.island.coloured[self.rolled] if not self.occupied() >> space & 1]

    def step(self, action: i64, seat: i64) -> None:
        if action < REVEAL:
            if action < STAND:
                self.plan(action, seat)
            else:
                self.stand(action - STAND)
        elif action < FIGHT:
            self.turn_step(action)
        elif action < TAKE_OPEN:
            self.fight_step(action)
        elif action < ACTIONS:
            self.tile_step(action)
        elif action >= TILE:
            self.tile_drawn(action - TILE)
        elif action >= FOOD:
            self.food_seen(action - FOOD)
        elif action >= ROLL:
            self.roll(action - ROLL)
        else:
            self.choose_first(action - FIRST)

    def turn_step(self, action: i64) -> None:
        if action < ROAR:
            self.reveal(action - REVEAL)
        elif action == ROAR:
            self.roar()
        elif action == GO_ON:
            self.execute()
        elif action == END_TURN:
            self.end_turn()
        elif action < RUN:
            self.move(action - STEP)
        elif action < MATE_TWICE:
            self.play(SPEED, self.active)
            self.move(action - RUN)
        elif action == MATE_TWICE:
            self.play(HOT_RUT, self.active)
            self.mate(2)
        elif action == EAT_MORE:
            self.play(GREED, self.active)
            self.draw_extra()
        elif action >= HAND_IN:
            self.hand_in(action - HAND_IN)
        elif self.phase == GREEDY:
            self.end_action()
        else:
            self.fight_pass()

    # Chance

    def outcomes(self) -> list[int]:
        phase = self.phase
        if phase == CHOOSE_FIRST:
            return [FIRST + seat for seat in range(int(self.seats))]
        if phase == DEAL_TILE or phase == DRAWING or phase == TURNING_UP:
            return [TILE + kind for kind in range(len(KINDS)) if self.bag >> (4 * kind) & 15]
        if phase == DEAL_FOOD or phase == EATING or phase == EXTRA_FOOD:
            pool: i64 = self.pools[self.pool_to_see()]
            return [FOOD + value for value in range(3) if pool >> (4 * value) & 15]
        return [ROLL + colour for colour in range(len(COLOURS))]

    def sample(self, rng: Rng) -> i64:
        phase = self.phase
        if phase == CHOOSE_FIRST:
            return FIRST + rng.below(self.seats)
        if phase == DEAL_TILE or phase == DRAWING or phase == TURNING_UP:
            return TILE + pick(self.bag, rng.below(size(self.bag)))
        if phase == DEAL_FOOD or phase == EATING or phase == EXTRA_FOOD:
            pool: i64 = self.pools[self.pool_to_see()]
            return FOOD + pick(pool, rng.below(size(pool)))
        return ROLL + rng.below(len(COLOURS))

    def odds(self) -> list[tuple[int, float]]:
        outcomes = self.outcomes()
        if outcomes[0] >= FOOD:
            tiles = outcomes[0] >= TILE
            things: i64 = self.bag if tiles else self.pools[self.pool_to_see()]
            block = TILE if tiles else FOOD
            return [(at, float(things >> (4 * (at - block)) & 15) / float(size(things))) for at in outcomes]
        return [(outcome, 1.0 / len(outcomes)) for outcome in outcomes]

    def pool_to_see(self) -> i64:
        """The pool of the food token that somebody looks at: the oldest on the space, or one of the supply."""
        if self.phase == EATING:
            return (self.food[self.stags[self.active]] & 31) - 1
        return 0

    # §2: set-up

    def deal_on(self) -> None:
        """The next seat gets its first food and wily tile, in seat order."""
        self.active += 1
        if self.active < self.seats:
            return
        self.active = 0
        if self.phase == DEAL_FOOD and self.house.starting_tile:
            self.phase = DEAL_TILE
        else:
            self.phase = TURNING_UP

    def choose_first(self, seat: i64) -> None:
        self.first = seat
        self.active = seat
        self.phase = STAG_ROLL
        if self.events is not None:
            self.tell("first", {"seat": int(seat)})

    def stand(self, space: i64) -> None:
        """§2.4: the stags in turn order on free spaces of the rolled colour."""
        self.stags[self.active] = int(space)
        if self.events is not None:
            self.tell("stood", {"seat": int(self.active), "space": int(space)})
        self.active = self.next_seat()
        if self.active == self.first:
            self.phase = START_ROLL

    def next_seat(self) -> i64:
        return (self.active + 1) % self.seats

    def roll(self, colour: i64) -> None:
        phase = self.phase
        again = (phase == START_ROLL or phase == MORE_DOES) and colour == self.rolled
        if self.events is not None:
            purpose = "stags" if phase == STAG_ROLL else "food" if phase in (START_ROLL, FOOD_ROLL) else "does"
            self.tell("rolled_again" if again else "rolled", {"colour": COLOURS[colour], "for": purpose})
        if again:
            return
        if phase == STAG_ROLL:
            self.rolled = colour
            self.phase = SETTLING
        elif phase == START_ROLL:
            self.fill_island(colour)
        elif phase == FOOD_ROLL:
            self.new_food(colour)
            self.phase = DOE_ROLL
            self.more_does()
        else:
            self.new_does(colour)
            self.more_does()

    def fill_island(self, colour: i64) -> None:
        """§2.5: food on the second colour, does on the third and on the meadows."""
        self.new_food(colour)
        self.new_does(3 - colour - self.rolled)
        for meadow in self.house.island.meadows:
            self.doe_comes(meadow)
        self.rolled = NONE
        self.round = 1
        self.begin_planning()

    # §3: planning

    def begin_planning(self) -> None:
        self.phase = PLANNING
        self.active = self.first
        if self.events is not None:
            self.tell("round", {"round": int(self.round), "seat": int(self.first)})

    def plan_moves(self, seat: i64) -> list[int]:
        tile = self.laid(seat)
        if tile <= BLANK:
            return LAYINGS[tile]
        if self.changes >> (4 * seat) & 15 < self.house.rearrangements:
            return CONFIRM_OR_REARRANGE
        return CONFIRM_ONLY

    def plan(self, action: i64, seat: i64) -> None:
        """Only the seat itself sees its plan; the others learn when it is fixed."""
        if action == CONFIRM:
            self.confirmed |= bit(seat)
            if self.events is not None:
                self.tell("planned", {"seat": int(seat)})
            if self.confirmed + 1 == bit(self.seats):
                self.confirmed = 0
                self.changes = 0
                self.phase = TURN
                if self.events is not None:
                    self.tell("all_planned", {"seat": int(self.first)})
        elif action == REARRANGE:
            self.plans[seat] = 0
            self.changes += one(seat)
        else:
            self.plans[seat] += int((action % 4 + 1) << (3 * (action // 4)))

    # §4: the turn

    def reveal(self, tile: i64) -> None:
        seat = self.active
        self.marker = tile
        self.used[seat] |= int(bit(tile))
        act = self.planned(seat, tile)
        if self.events is not None:
            self.tell("revealed", {"seat": int(seat), "tile": TILES[tile], "act": ACTS[act]})
        self.phase = ACTING
        if act != MOVE and not self.might_roar() and not (act == RUT and self.might_mate_twice()):
            self.execute()

    def act(self) -> i64:
        """The action that is being carried out."""
        return self.planned(self.active, self.marker)

    def action_moves(self) -> list[int]:
        act = self.act()
        if act == MOVE:
            found = self.targets()
        else:
            found = [GO_ON]
            if act == RUT and self.might_mate_twice() and self.holds(self.active, HOT_RUT):
                found.append(MATE_TWICE)
        if self.can_roar():
            found.append(ROAR)
        return found

    def execute(self) -> None:
        """§4.3: the action must be carried out if it can be."""
        seat = self.active
        act = self.act()
        if act == EAT:
            if self.stags[seat] < SHORE and self.food[self.stags[seat]] != 0 and size(self.stock[seat]) < MOST_FOOD:
                self.phase = EATING
                return
        elif act == RUT:
            if self.does[self.stags[seat]] != 0:
                self.mate(1)
                return
        elif self.stock[seat] != 0 and (self.broken[seat] != 0 or self.antler_supply() != 0):
            self.phase = GROWING
            return
        if self.events is not None:
            self.tell("idle", {"seat": int(seat), "act": ACTS[act]})
        self.end_action()

    def roar(self) -> None:
        """§8.4: a doe of each neighbour space comes to the stag; the moment stays the same."""
        seat = self.active
        self.play(ROARING, seat)
        here = self.stags[seat]
        for space in self.house.island.neighbours[here]:
            if self.does[space] != 0:
                self.does[space] -= 1
                self.does[here] += 1
                if self.events is not None:
                    self.tell("lured", {"from": space, "to": here})
        if self.phase == TURN_END:
            self.end_turn()

    def end_action(self) -> None:
        self.phase = TURN_END
        if not self.might_roar():
            self.end_turn()

    def end_turn(self) -> None:
        """§4.4: everybody has four turns a round."""
        self.active = self.next_seat()
        self.marker = NONE
        self.played = 0
        self.phase = TURN
        if self.used[self.active] == ALL_USED:
            self.end_round()

    # §5.1: move

    def targets(self) -> list[int]:
        """Neighbour spaces that are no marsh; with Speed those at two steps whose space in between is free."""
        here = self.stags[self.active]
        island = self.house.island
        found = [STEP + space for space in island.steps[here]]
        if self.holds(self.active, SPEED):
            free: i64 = ~self.occupied()
            between = island.between[here]
            for at, space in enumerate(island.far[here]):
                if between[at] & free != 0:
                    found.append(RUN + space)
        return found

    def move(self, space: i64) -> None:
        seat = self.active
        here = self.stags[seat]
        self.stags[seat] = int(space)
        if self.events is not None:
            self.tell("moved", {"seat": int(seat), "from": here, "to": int(space)})
        rivals: i64 = 0
        for other in range(self.seats):
            if other != seat and self.stags[other] == space:
                rivals |= bit(other)
        if rivals == 0:
            self.end_action()
        else:
            self.origin = here
            self.begin_fight(rivals)

    # §5.2: eat

    def food_seen(self, value: i64) -> None:
        """Chance has decided the value of a food token, and its new owner sees it."""
        seat = self.active
        pool = self.pool_to_see()
        self.pools[pool] -= int(one(value))
        self.stock[seat] += int(one(value))
        phase = self.phase
        if phase == EATING:
            self.eat_on(value)
        else:
            if self.events is not None:
                self.tell("drew_food", {"seat": int(seat)}, {"value": int(value) + 1}, [int(seat)])
            if phase == DEAL_FOOD:
                self.deal_on()
            else:
                self.end_action()

    def eat_on(self, value: i64) -> None:
        seat = self.active
        here = self.stags[seat]
        self.food[here] >>= 5
        while len(self.pools) > 1 and self.pools[-1] == 0:
            self.pools.pop()
        if self.events is not None:
            self.tell("ate", {"seat": int(seat), "space": here}, {"value": int(value) + 1}, [int(seat)])
        room = size(self.stock[seat]) < MOST_FOOD
        if self.food[here] != 0 and room:
            return
        if room and self.might_hold(seat, GREED) and (self.supply() != 0 or self.food_discard != 0):
            self.phase = GREEDY
        else:
            self.end_action()

    def draw_extra(self) -> None:
        """§8.4: Greed takes a token of the supply."""
        if self.supply() == 0:
            self.shuffle_food()
        self.phase = EXTRA_FOOD

    def shuffle_food(self) -> None:
        """§7.6: the discard pile becomes the supply; tokens on the island stay those of the old one."""
        if self.pools[0] != 0:
            older: i64 = 1
            while older < len(self.pools) and self.pools[older] != 0:
                older += 1
            if older == len(self.pools):
                self.pools.append(0)
            self.pools[older] = self.pools[0]
            for space in range(SHORE):
                tokens = self.food[space]
                low = tokens & 31
                high = tokens >> 5
                self.food[space] = int(older + 1 if low == 1 else low) | int(older + 1 if high == 1 else high) << 5
        self.pools[0] = int(self.food_discard)
        self.fresh_food = self.food_discard
        self.food_discard = 0
        if self.events is not None:
            self.tell("food_shuffled", {})

    # §5.3: rut

    def might_mate_twice(self) -> bool:
        return self.does[self.stags[self.active]] >= 2 and self.might_hold(self.active, HOT_RUT)

    def mate(self, does: i64) -> None:
        seat = self.active
        self.does[self.stags[seat]] -= int(does)
        self.track[seat] += int(does)
        if self.events is not None:
            self.tell("mated", {"seat": int(seat), "does": int(does), "space": self.stags[seat]})
        self.end_action()

    # §5.4: grow antlers

    def hand_ins(self) -> list[int]:
        stock: i64 = self.stock[self.active]
        found: list[int] = []
        if size(self.stake) >= self.house.least_handed_in:
            found.append(SPROUT)
        for value in range(3):
            if stock >> (4 * value) & 15:
                found.append(HAND_IN + value)
        return found

    def hand_in(self, value: i64) -> None:
        seat = self.active
        if value < SPROUT - HAND_IN:
            self.stock[seat] -= int(one(value))
            self.stake += one(value)
            if self.stock[seat] != 0:
                return
        food = self.stake
        self.stake = 0
        if food != 0:
            self.known[seat] = int(without(self.known[seat], food))
            self.discard_food(food)
            self.growing = max(1, worth(food) // 2)
        if self.events is not None:
            self.tell("handed_in", {"seat": int(seat), "food": [kind + 1 for kind in listed(food)]})
        self.grow_on()

    def grow_on(self) -> None:
        """Piece by piece, own broken ones first; a new even number of ends brings a wily tile."""
        seat = self.active
        while self.growing > 0:
            if self.broken[seat] != 0:
                self.broken[seat] -= 1
            elif self.antler_supply() == 0:
                break
            self.growing -= 1
            self.ends[seat] += 1
            ends = self.ends[seat]
            if self.events is not None:
                self.tell("grew", {"seat": int(seat), "ends": ends})
            if ends > self.highest[seat]:
                self.highest[seat] = ends
                if ends % 2 == 0 and self.offer_tile():
                    return
        self.growing = 0
        self.end_action()

    # §8: taking a wily tile

    def offer_tile(self) -> bool:
        """Somebody gains a wily tile, if there is one."""
        if self.open_tile == NONE and self.bag == 0:
            return False
        self.phase = GAINING
        return True

    def sources(self) -> list[int]:
        found: list[int] = []
        if self.open_tile != NONE:
            found.append(TAKE_OPEN)
        if self.bag != 0 or self.tile_discard != 0:
            found.append(TAKE_PILE)
        return found

    def droppable(self) -> list[int]:
        seat = self.gainer()
        shown: i64 = self.shown[seat]
        hidden: i64 = self.hidden[seat]
        found: list[int] = []
        for kind in range(len(KINDS)):
            if shown >> (4 * kind) & 15:
                found.append(DROP + kind)
            if hidden >> (4 * kind) & 15:
                found.append(DROP + len(KINDS) + kind)
        return found

    def tile_step(self, action: i64) -> None:
        seat = self.gainer()
        if action == TAKE_OPEN:
            kind = self.open_tile
            self.shown[seat] += int(one(kind))
            self.open_tile = NONE
            if self.events is not None:
                self.tell("took_open", {"seat": int(seat), "kind": KINDS[kind]})
            if self.refill():
                self.phase = TURNING_UP
            else:
                self.gained()
        elif action == TAKE_PILE:
            self.refill()
            self.phase = DRAWING
        else:
            self.drop(action - DROP)

    def refill(self) -> bool:
        """§8.6: an empty draw pile is made of the discard pile; whether there is a tile to draw."""
        if self.bag == 0 and self.tile_discard != 0:
            self.bag = self.tile_discard
            self.fresh_tiles = self.tile_discard
            self.tile_discard = 0
            if self.events is not None:
                self.tell("tiles_shuffled", {})
        return self.bag != 0

    def tile_drawn(self, kind: i64) -> None:
        """Chance has decided the next tile of the draw pile."""
        self.bag -= one(kind)
        if self.phase == TURNING_UP:
            self.open_tile = kind
            self.fresh_tiles -= one(kind)
            if self.events is not None:
                self.tell("turned_up", {"kind": KINDS[kind]})
            if self.round == 0:
                self.phase = CHOOSE_FIRST
            else:
                self.gained()
            return
        dealing = self.phase == DEAL_TILE
        seat = self.active if dealing else self.gainer()
        self.hidden[seat] += int(one(kind))
        if self.events is not None:
            self.tell("drew_tile", {"seat": int(seat)}, {"kind": KINDS[kind]}, [int(seat)])
        if dealing:
            self.deal_on()
        else:
            self.gained()

    def gained(self) -> None:
        seat = self.gainer()
        if size(self.shown[seat]) + size(self.hidden[seat]) > MOST_TILES:
            self.phase = DROPPING
        else:
            self.resume()

    def drop(self, which: i64) -> None:
        """§8.5: of four tiles one goes."""
        seat = self.gainer()
        kind = which % len(KINDS)
        if which < len(KINDS):
            self.shown[seat] -= int(one(kind))
        else:
            self.hidden[seat] -= int(one(kind))
        if self.events is not None:
            self.tell("dropped", {"seat": int(seat), "kind": KINDS[kind]})
        self.discard(kind)
        self.resume()

    def resume(self) -> None:
        """Back to what brought the tile."""
        if self.winner != NONE:
            self.after_duel()
        else:
            self.grow_on()

    # §7: a new round

    def end_round(self) -> None:
        if max(self.track) >= self.house.mark:
            self.phase = END
            if self.events is not None:
                self.tell("over", {"points": self.scores()})
            return
        self.round += 1
        self.first = (self.first + 1) % self.seats
        self.active = self.first
        for seat in range(self.seats):  # §7.2: all tiles back, the blank one unseen
            self.plans[seat] = 0
            self.used[seat] = 0
        self.climb()
        self.phase = FOOD_ROLL

    def climb(self) -> None:
        """§7.3: every doe goes one space inwards; those on the peak stay."""
        before = self.does
        self.does = [0] * SPACES
        for space in range(SPACES):
            if before[space] != 0:
                self.does[INWARD[space]] += before[space]
        if self.events is not None:
            self.tell("climbed", {})

    def new_food(self, colour: i64) -> None:
        """§7.4: a token for each space of the colour with fewer than two; empty spaces come first."""
        spaces = self.house.island.coloured[colour]
        bare = [space for space in spaces if self.food[space] == 0]
        with_one = [space for space in spaces if 0 < self.food[space] < ONE_TOKEN]
        for space in bare:
            self.lay_food(space, 1)
        for space in with_one:
            self.lay_food(space, ONE_TOKEN)

    def lay_food(self, space: i64, label: i64) -> None:
        """A token of the present supply, as far as there is any."""
        if self.supply() == 0:
            if self.food_discard == 0:
                return
            self.shuffle_food()
        self.food[space] |= int(label)
        if self.events is not None:
            self.tell("food_laid", {"space": int(space)})

    def more_does(self) -> None:
        """§7.5: a second group must have another colour; a group that is not complete does not come."""
        complete = self.doe_supply() >= self.seats
        if not complete or self.phase == PLANNING:
            self.rolled = NONE
            self.begin_planning()

    def new_does(self, colour: i64) -> None:
        for space in self.house.island.coloured[colour]:
            self.doe_comes(space)
        if self.phase == DOE_ROLL:
            self.rolled = colour
            self.phase = MORE_DOES
        else:
            self.phase = PLANNING

    def doe_comes(self, space: i64) -> None:
        self.does[space] += 1
        if self.events is not None:
            self.tell("doe_came", {"space": int(space)})

    # §9: the end

    def points(self, seat: i64) -> i64:
        """Nothing without a won fight; else a point a doe, and 3 on the peak or 1 on a meadow."""
        if self.victors >> seat & 1 == 0:
            return 0
        space = self.stags[seat]
        height: i64 = 0 if space < SHORE else PEAK_POINTS if space == PEAK else MEADOW_POINTS
        return self.track[seat] + height

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(self.seats)]

    def places(self) -> list[int]:
        """§9.3: points, antler ends, height on the island, food, and body height where it is known."""
        keys: list[tuple[int, ...]] = []
        for seat in range(self.seats):
            level = LEVEL[self.stags[seat]] if self.stags[seat] != NONE else 0
            food = int(worth(self.stock[seat]))
            keys.append((int(self.points(seat)), self.ends[seat], level, food, self.house.heights[seat]))
        return rank(keys)

    # What a seat cannot know: the plans, food and hidden tiles of the others, and what comes next.

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.phase == END:
            return
        self.redeal_plans(seat, rng)
        self.redeal_tiles(seat, rng)
        self.redeal_food(seat, rng)

    def redeal_plans(self, seat: i64, rng: Rng) -> None:
        for other in range(self.seats):
            if other == seat:
                continue
            if self.phase != PLANNING:
                self.redeal_markers(other, rng)
                continue
            fixed = self.confirmed >> other & 1 != 0
            self.plans[other] = 0
            self.changes &= ~(one(other) * 15)
            if fixed:
                for tile in range(BLANK + 1):
                    self.plans[other] |= int(rng.below(len(ACTS)) + 1) << 3 * tile

    def redeal_markers(self, other: i64, rng: Rng) -> None:
        """Everybody knows how many tiles lie at which action, and those that were revealed."""
        covered = [tile for tile in range(BLANK + 1) if self.used[other] >> tile & 1 == 0]
        acts = sorted([self.plans[other] >> 3 * tile & 7 for tile in covered])
        rng.shuffle(acts)
        for tile, act in zip(covered, acts):
            self.plans[other] = self.plans[other] & ~(7 << 3 * tile) | act << 3 * tile

    def redeal_tiles(self, seat: i64, rng: Rng) -> None:
        """The draw pile can only hold what was shuffled into it; the rest is with the others."""
        unseen: i64 = self.bag
        for other in range(self.seats):
            if other != seat:
                unseen += self.hidden[other]
        number = size(self.bag)
        pile = listed(common(unseen, self.fresh_tiles))
        rng.shuffle(pile)
        self.bag = gathered(pile[:number])
        rest = listed(without(unseen, self.bag))
        rng.shuffle(rest)
        for other in range(self.seats):
            if other != seat:
                number = size(self.hidden[other])
                self.hidden[other] = int(gathered(rest[:number]))
                rest = rest[number:]

    def redeal_food(self, seat: i64, rng: Rng) -> None:
        """The supply can only hold what was shuffled into it; of the others' food some is known by all."""
        unseen: i64 = 0
        for pool in self.pools:
            unseen += pool
        for other in range(self.seats):
            if other != seat:
                unseen += self.stock[other] + self.secret_stake(other) - self.known[other]
        number = size(self.pools[0])
        supply = listed(common(unseen, self.fresh_food))
        rng.shuffle(supply)
        self.pools[0] = int(gathered(supply[:number]))
        rest = listed(without(unseen, self.pools[0]))
        rng.shuffle(rest)
        for older in range(1, len(self.pools)):
            number = size(self.pools[older])
            self.pools[older] = int(gathered(rest[:number]))
            rest = rest[number:]
        for other in range(self.seats):
            if other != seat:
                stake = self.secret_stake(other)
                number = size(self.stock[other] + stake) - size(self.known[other])
                held = rest[:number]
                rest = rest[number:]
                self.hand_out(other, held, stake, rng)

    def secret_stake(self, seat: i64) -> i64:
        """Food that this seat has put down and nobody else has seen."""
        if self.locked != 0:
            return 0
        return self.stake if seat == self.active else self.shield if seat == self.defender else 0

    def hand_out(self, other: i64, held: list[int], stake: i64, rng: Rng) -> None:
        """Give another seat its food, and put down any of it where some was put down."""
        held = sorted(held + listed(self.known[other]))
        rng.shuffle(held)
        down = size(stake)
        self.stock[other] = int(gathered(held[down:]))
        if stake != 0:
            if other == self.active:
                self.stake = gathered(held[:down])
            else:
                self.shield = gathered(held[:down])


def start(seats: int, options: dict[str, Any]) -> AntlerState:
    return AntlerState(
        seats,
        House(seats, options),
        DEAL_FOOD,
        0,
        NONE,
        0,
        NONE,
        0,
        0,
        NONE,
        0,
        0,
        NONE,
        0,
        NONE,
        0,
        0,
        0,
        0,
        NONE,
        0,
        0,
        ALL_FOOD,
        ALL_TILES,
        NONE,
        0,
        ALL_TILES,
        [0] * SPACES,
        [0] * SHORE,
        [ALL_FOOD],
        [NONE] * seats,
        [START_ENDS] * seats,
        [0] * seats,
        [START_ENDS] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
    )
