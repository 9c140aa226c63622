"""The rules of Die Dolmengötter, in the order of the rule sheet. § numbers are those of ``rules.en.md``."""

from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit, lowest, members
from spieltisch.engine.contract import CHANCE, OVER, State, rank
from spieltisch.engine.errors import BadOption
from spieltisch.engine.rng import Rng
from spieltisch.games.dolmengoetter.board import MOST_CIRCLES, MOST_PLACES, Board, board_of
from spieltisch.games.dolmengoetter.dolmens import (
    LEVEL,
    among_leaders,
    dolmen_of,
    height,
    kinds,
    many_of,
    owner_of,
    packed,
    size_of,
    value_of,
    without_stone,
)

# The choices, in named blocks: the int of an action is its block plus the thing chosen.
GO: Final = 0  # + MOST_PLACES * druid + place: put it there, let it wander there, or land it there
GATHER: Final = 3 * MOST_PLACES  # + druid: lie down and gather herbs
FLY: Final = GATHER + 3  # + druid: this one flies; where to is the next choice
STONE: Final = FLY + 3  # leave a stone on the place just left
POINT: Final = STONE + 1  # leave none and lose a point
RESOLVE: Final = POINT + 1  # + circle: the right to be served next
DECLINE: Final = RESOLVE + MOST_CIRCLES
BUILD: Final = DECLINE  # + value: build a dolmen of 1 to 4
ACTIONS: Final = BUILD + 5
# The outcomes of chance.
FIRST: Final = ACTIONS  # + seat: who begins

# What is to be done next.
CHOOSE_FIRST: Final = 0
SETTLE: Final = 1
TURN: Final = 2
FLIGHT: Final = 3
LEAVE: Final = 4
RIGHTS: Final = 5
DOLMEN: Final = 6
END: Final = 7

NONE: Final = -1
FREE: Final = 0  # a place holds FREE, a stone (seat + 1) or a druid (DRUID + seat)
DRUID: Final = 8
DRUIDS: Final = 3
LEAST_POINTS: Final = 1
QUALIFIED: Final = 3  # stones in a circle, of two colours at least
TIE: Final = -1  # standing of a circle: the seat with the majority, TIE or UNDECIDED
UNDECIDED: Final = -2

STONE_OR_POINT: Final = [STONE, POINT]
DOLMENS: Final = [
    [DECLINE] + [BUILD + value for value in range(1, 5) if values >> (value - 1) & 1] for values in range(16)
]


class House:
    """The options of a game and its board, shared by all its positions (§7)."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options = options
        self.board: Board = board_of(options["board"])
        if str(seats) not in self.board.figures:
            raise BadOption(f"this board has too few places for {seats} players with three druids each")
        figures = self.board.figures[str(seats)]
        self.stones: i64 = figures.stones
        self.dolmens: i64 = packed(figures.dolmens)
        self.start_points: int = options["start_points"]
        self.three_way_tie: bool = options["three_way_tie"]
        self.links: list[list[int]] = self.board.links
        self.circles: list[list[int]] = self.board.circles
        self.circles_of: list[list[int]] = self.board.circles_of


class DolmenState(State):
    """``druids`` holds the places of all druids, three a seat; ``lying`` is a set of them, a bit each."""

    def __init__(
        self,
        seats: i64,
        house: House,
        phase: i64,
        first: i64,
        active: i64,
        flyer: i64,
        spot: i64,
        rights: i64,
        circle: i64,
        holder: i64,
        ender: i64,
        extra: i64,
        lying: i64,
        board: list[int],
        druids: list[int],
        stacks: list[int],
        stones: list[int],
        points: list[int],
        supply: list[int],
    ) -> None:
        self.seats = seats
        self.events = None
        self.house = house
        self.phase: i64 = phase
        self.first: i64 = first  # the start player
        self.active: i64 = active
        self.flyer: i64 = flyer  # the druid in the air
        self.spot: i64 = spot  # the place just left, where a stone may be or was left
        self.rights: i64 = rights  # circles whose rights are still to be served, a bit each
        self.circle: i64 = circle  # the circle whose right is being served
        self.holder: i64 = holder  # and who may build there
        self.ender: i64 = ender  # who first built the last dolmen
        self.extra: i64 = extra  # turns still to come with the one being played, once the end is near
        self.lying: i64 = lying
        self.board = board
        self.druids = druids
        self.stacks = stacks
        self.stones = stones
        self.points = points
        self.supply = supply

    def copy(self) -> "DolmenState":
        return DolmenState(
            self.seats,
            self.house,
            self.phase,
            self.first,
            self.active,
            self.flyer,
            self.spot,
            self.rights,
            self.circle,
            self.holder,
            self.ender,
            self.extra,
            self.lying,
            self.board[:],
            self.druids[:],
            self.stacks[:],
            self.stones[:],
            self.points[:],
            self.supply[:],
        )

    def key(self) -> object:
        return (
            (self.phase, self.first, self.active, self.flyer, self.spot, self.rights, self.circle, self.holder),
            (self.ender, self.extra, self.lying),
            tuple(self.board),
            tuple(self.druids),
            tuple(self.stacks),
            tuple(self.stones),
            tuple(self.points),
            tuple(self.supply),
        )

    # Who acts?

    def to_act(self) -> i64:
        phase = self.phase
        if phase == DOLMEN:
            return self.holder
        if phase == CHOOSE_FIRST:
            return CHANCE
        return OVER if phase == END else self.active

    def moves(self, seat: i64) -> list[int]:
        phase = self.phase
        if phase == TURN:
            return self.actions()
        if phase == LEAVE:
            return STONE_OR_POINT
        if phase == DOLMEN:
            return DOLMENS[kinds(self.supply[seat])]
        if phase == FLIGHT:
            return self.free_places(self.flyer)
        if phase == RIGHTS:
            return [RESOLVE + circle for circle in members(self.rights)]
        if phase == SETTLE:
            return self.free_places(self.unplaced())
        return [FIRST + seat for seat in range(self.seats)]

    def step(self, action: i64, seat: i64) -> None:
        if action < GATHER:
            self.go((action - GO) // MOST_PLACES, (action - GO) % MOST_PLACES)
        elif action < FLY:
            self.gather(action - GATHER)
        elif action < STONE:
            self.flyer = action - FLY
            self.phase = FLIGHT
        elif action == STONE:
            self.leave_stone()
        elif action == POINT:
            self.lose_point()
        elif action < DECLINE:
            self.resolve(action - RESOLVE)
        elif action == DECLINE:
            self.decline()
        elif action < FIRST:
            self.build(action - BUILD)
        else:
            self.choose_first(action - FIRST)

    def sample(self, rng: Rng) -> i64:
        return FIRST + rng.below(self.seats)

    def odds(self) -> list[tuple[int, float]]:
        return [(FIRST + seat, 1.0 / int(self.seats)) for seat in range(int(self.seats))]

    # §2: set-up

    def choose_first(self, seat: i64) -> None:
        self.first = seat
        self.active = seat
        self.phase = SETTLE
        if self.events is not None:
            self.tell("first", {"seat": int(seat)})

    def unplaced(self) -> i64:
        """The next druid that the active player puts on the board."""
        druid: i64 = 0
        while self.druids[self.active * DRUIDS + druid] != NONE:
            druid += 1
        return druid

    def free_places(self, druid: i64) -> list[int]:
        board = self.board
        at: i64 = GO + MOST_PLACES * druid
        return [int(at + place) for place in range(len(board)) if board[place] == FREE]

    def put(self, druid: i64, place: i64) -> None:
        """§2.5: one druid after the other, round the table, until everybody has three."""
        seat = self.active
        self.druids[seat * DRUIDS + druid] = int(place)
        self.board[place] = int(DRUID + seat)
        if self.events is not None:
            self.tell("put", {"seat": int(seat), "place": self.name(place)})
        self.active = (seat + 1) % self.seats
        if druid == DRUIDS - 1 and self.active == self.first:
            self.phase = TURN

    # §3: the druids

    def actions(self) -> list[int]:
        """§3.1: an upright druid wanders or gathers, a lying one flies."""
        found: list[int] = []
        first: i64 = self.active * DRUIDS
        druid: i64 = 0
        while druid < DRUIDS:
            if self.lying >> (first + druid) & 1:
                if self.room():
                    found.append(int(FLY + druid))
            else:
                self.add_ways(self.druids[first + druid], GO + MOST_PLACES * druid, found)
                found.append(int(GATHER + druid))
            druid += 1
        return found

    def add_ways(self, start: i64, go: i64, found: list[int]) -> None:
        """§3.2: free places next door, by edge or rune (§3.4)."""
        board = self.board
        druids = False
        for place in self.house.links[start]:
            there: i64 = board[place]
            if there == FREE:
                found.append(int(go + place))
            elif there >= DRUID:
                druids = True
        if druids:
            self.add_jumps(start, go, found)

    def add_jumps(self, start: i64, go: i64, found: list[int]) -> None:
        """§3.3: the free places behind any chain of druids; none twice, and never the start."""
        board = self.board
        links = self.house.links
        chain: list[int] = [int(start)]
        at: i64 = 0
        while at < len(chain):
            for place in links[chain[at]]:
                there: i64 = board[place]
                if there == FREE:
                    if at > 0 and int(go + place) not in found:
                        found.append(int(go + place))
                elif there >= DRUID and place not in chain:
                    chain.append(place)
            at += 1

    def way(self, start: int, end: int) -> list[int]:
        """The druids passed over on a shortest way, for the eye; the rules only ask for the end."""
        before: dict[int, int] = {start: NONE}
        chain = [start]
        for place in chain:
            for other in self.house.links[place]:
                if other == end:
                    passed: list[int] = []
                    while place != start:
                        passed.insert(0, place)
                        place = before[place]
                    return passed
                if self.board[other] >= DRUID and other not in before:
                    before[other] = place
                    chain.append(other)
        return []

    def go(self, druid: i64, place: i64) -> None:
        if self.phase == SETTLE:
            self.put(druid, place)
            return
        seat = self.active
        at = seat * DRUIDS + druid
        left: i64 = self.druids[at]
        if self.events is not None:
            self.tell_way(left, place)
        self.druids[at] = int(place)
        self.board[left] = FREE
        self.board[place] = int(DRUID + seat)
        if self.phase == FLIGHT:
            self.lying &= ~bit(at)
            self.flyer = NONE
        self.spot = left
        # §3.7: a stone or a point, as far as there is a choice
        if self.stones[seat] == 0:
            self.end_turn()
        elif self.points[seat] == LEAST_POINTS:
            self.leave_stone()
        else:
            self.phase = LEAVE

    def tell_way(self, left: i64, place: i64) -> None:
        seat, start, end = int(self.active), self.name(left), self.name(place)
        if self.phase == FLIGHT:
            self.tell("flew", {"seat": seat, "from": start, "to": end})
        else:
            passed = [self.name(other) for other in self.way(int(left), int(place))]
            self.tell("jumped" if passed else "wandered", {"seat": seat, "from": start, "to": end, "over": passed})

    def gather(self, druid: i64) -> None:
        """§3.5: the druid lies down; it can only fly from now on."""
        at = self.active * DRUIDS + druid
        self.lying |= bit(at)
        if self.events is not None:
            self.tell("gathered", {"seat": int(self.active), "place": self.name(self.druids[at])})
        self.end_turn()

    def lose_point(self) -> None:
        self.points[self.active] -= 1
        if self.events is not None:
            self.tell("point", {"seat": int(self.active), "points": self.points[self.active]})
        self.end_turn()

    def leave_stone(self) -> None:
        seat = self.active
        self.board[self.spot] = int(seat + 1)
        self.stones[seat] -= 1
        if self.events is not None:
            self.tell("stone", {"seat": int(seat), "place": self.name(self.spot), "left": self.stones[seat]})
        self.collect_rights()
        self.next_right()

    # §4: dolmens

    def tally(self, circle: i64) -> i64:
        """The stones in a circle: four bits a seat."""
        board = self.board
        found: i64 = 0
        for place in self.house.circles[circle]:
            there: i64 = board[place]
            if there != FREE and there < DRUID:
                found += 1 << (4 * (there - 1))  # below bit 20
        return found

    def standing(self, tally: i64) -> i64:
        """§4.1 to §4.3: who has the majority; or TIE; or UNDECIDED, as long as a circle counts for nobody."""
        most: i64 = 0
        leader: i64 = TIE
        stones: i64 = 0
        colours: i64 = 0
        seat: i64 = 0
        while tally != 0:
            here: i64 = tally & 15
            if here != 0:
                stones += here
                colours += 1
                if here > most:
                    most = here
                    leader = seat
                elif here == most:
                    leader = TIE
            tally >>= 4
            seat += 1
        if stones < QUALIFIED or colours < 2 or (most == 1 and not self.house.three_way_tie):
            return UNDECIDED
        return leader

    def right(self, after: i64, stone: i64) -> i64:
        """§4.2 to §4.4: who may build in a circle after this seat laid a stone there, or NONE."""
        now = self.standing(after)
        if now == UNDECIDED:
            return NONE
        if now == TIE:  # §4.3: only who caused it; the stone of another leaves the tie as it was
            return stone if among_leaders(after, stone) else NONE
        before = self.standing(without_stone(after, stone))
        return NONE if before == now else now

    def collect_rights(self) -> None:
        """§4.5: all rights that the new stone brings, at most one in each of its circles."""
        found: i64 = 0
        for circle in self.house.circles_of[self.spot]:
            holder = self.right(self.tally(circle), self.active)
            if holder != NONE and self.supply[holder] != 0 and not self.full(circle):
                found |= bit(circle)
                if self.events is not None:
                    self.tell_right(circle, holder)
        self.rights = found

    def tell_right(self, circle: int, holder: i64) -> None:
        kind = "tie" if self.standing(self.tally(circle)) == TIE else "majority"
        self.tell(kind, {"seat": int(holder), "circle": self.circle_name(circle)})

    def full(self, circle: i64) -> bool:
        """§4.6: never the case, as only the third stone and later ones bring a dolmen."""
        return height(self.stacks[circle]) >= len(self.house.circles[circle]) - 2

    def right_holder(self, circle: i64) -> i64:
        """Whose right in this circle is open: nothing changes there until it is served."""
        now = self.standing(self.tally(circle))
        return self.active if now == TIE else now

    def next_right(self) -> None:
        """§4.5: the active player names the next circle while there are two or more; empty supplies lapse."""
        rights = self.rights
        rest: i64 = rights
        while rest != 0:
            circle = lowest(rest)
            if self.supply[self.right_holder(circle)] == 0:
                rights &= ~bit(circle)
                if self.events is not None:
                    holder = int(self.right_holder(circle))
                    self.tell("lapsed", {"seat": holder, "circle": self.circle_name(circle)})
            rest &= rest - 1
        self.rights = rights
        self.circle = NONE
        self.holder = NONE
        if rights == 0:
            self.score_circles()
            self.end_turn()
        elif rights & (rights - 1) == 0:
            self.resolve(lowest(rights))
        else:
            self.phase = RIGHTS

    def resolve(self, circle: i64) -> None:
        self.circle = circle
        self.holder = self.right_holder(circle)
        self.phase = DOLMEN

    def decline(self) -> None:
        if self.events is not None:
            self.tell("declined", {"seat": int(self.holder), "circle": self.circle_name(self.circle)})
        self.served()

    def build(self, value: i64) -> None:
        """A majority lays its dolmen on top of the stack, a tie pushes it under."""
        seat = self.holder
        circle = self.circle
        stack: i64 = self.stacks[circle]
        dolmen = dolmen_of(seat, value)
        under = self.standing(self.tally(circle)) == TIE
        stack = stack + dolmen * bit(LEVEL * height(stack)) if under else stack * bit(LEVEL) + dolmen
        self.stacks[circle] = int(stack)
        self.supply[seat] -= int(bit(4 * (value - 1)))
        if self.events is not None:
            where = self.circle_name(circle)
            kind = "pushed" if under else "laid"
            self.tell(kind, {"seat": int(seat), "circle": where}, {"value": int(value)}, [int(seat)])
        if self.supply[seat] == 0:
            self.last_dolmen(seat)
        self.served()

    def served(self) -> None:
        self.rights &= ~bit(self.circle)
        self.next_right()

    # §5: scoring

    def score_circles(self) -> None:
        """§5.1: every circle that the new stone has completed."""
        for circle in self.house.circles_of[self.spot]:
            if self.complete(circle):
                if self.events is not None:
                    self.tell("complete", {"circle": self.circle_name(circle)})
                self.score(circle)
                self.stacks[circle] = 0

    def complete(self, circle: i64) -> bool:
        board = self.board
        for place in self.house.circles[circle]:
            there: i64 = board[place]
            if there == FREE or there >= DRUID:
                return False
        return True

    def score(self, circle: i64) -> None:
        """§5.2: value times factor for the owner of each dolmen, from the top of the stack down."""
        stack: i64 = self.stacks[circle]
        factor: i64 = len(self.house.circles[circle]) // 2 + 1
        while stack != 0:
            seat = owner_of(stack)
            value = value_of(stack)
            self.points[seat] += int(value * factor)
            if self.events is not None:
                self.tell_score(circle, seat, value, factor)
            stack >>= LEVEL
            factor -= 1

    def tell_score(self, circle: i64, seat: i64, value: i64, factor: i64) -> None:
        self.tell(
            "scored",
            {
                "seat": int(seat),
                "circle": self.circle_name(circle),
                "value": int(value),
                "factor": int(factor),
                "points": int(value * factor),
            },
        )

    # §6: the end

    def last_dolmen(self, seat: i64) -> None:
        """§6.2: who empties a supply first calls the last turns; nobody changes that any more."""
        if self.ender == NONE:
            self.ender = seat
            if self.events is not None:
                self.tell("ender", {"seat": int(seat)})

    def end_turn(self) -> None:
        self.spot = NONE
        skipped: i64 = 0
        while True:
            if self.stones_left() == 0 or skipped == self.seats:
                self.finish()
                return
            if self.ender != NONE:
                self.extra = self.seats - 1 if self.extra == NONE else self.extra - 1
                if self.extra == 0:
                    self.finish()
                    return
            self.active = (self.active + 1) % self.seats
            if self.active == self.ender:
                self.active = (self.active + 1) % self.seats
            if self.can_act():
                self.phase = TURN
                return
            skipped += 1  # §3.8
            if self.events is not None:
                self.tell("skipped", {"seat": int(self.active)})

    def can_act(self) -> bool:
        """§3.8: an upright druid can always gather, a lying one needs a free place."""
        return self.lying >> (self.active * DRUIDS) & 7 != 7 or self.room()

    def room(self) -> bool:
        """Whether any place is free of stones and druids."""
        laid = self.seats * self.house.stones - self.stones_left()
        return laid + DRUIDS * self.seats < len(self.board)

    def stones_left(self) -> i64:
        """In all supplies."""
        left: i64 = 0
        for seat in range(self.seats):
            left += self.stones[seat]
        return left

    def finish(self) -> None:
        """§6.3: every stack still on the board is turned over and scored where it lies."""
        self.phase = END
        for circle in range(len(self.stacks)):
            if self.stacks[circle] != 0:
                if self.events is not None:
                    self.tell("last", {"circle": self.circle_name(circle)})
                self.score(circle)
        if self.events is not None:
            self.tell("over", {"points": self.points[:]})

    def scores(self) -> list[int]:
        return self.points[:]

    def places(self) -> list[int]:
        """§6.4: most points, then most dolmens built."""
        keys: list[tuple[int, ...]] = []
        for seat in range(int(self.seats)):
            keys.append((self.points[seat], self.built(seat)))
        return rank(keys)

    def built(self, seat: int) -> int:
        """How many dolmens a seat has built in the whole game."""
        return int(size_of(self.house.dolmens) - size_of(self.supply[seat]))

    # What a seat cannot know: the values of other players' dolmens, built and not yet scored or still in the supply.

    def unseen(self, seat: i64) -> i64:
        """What has not been scored of a seat's dolmens, as a supply; which of them are built is hidden from others."""
        found: i64 = self.supply[seat]
        for boxed in self.stacks:
            stack: i64 = boxed
            while stack != 0:
                if owner_of(stack) == seat:
                    found += bit(4 * (value_of(stack) - 1))
                stack >>= LEVEL
        return found

    def redeal(self, seat: i64, rng: Rng) -> None:
        if self.phase == END:
            return
        for other in range(self.seats):
            if other != seat:
                self.redeal_dolmens(other, rng)

    def redeal_dolmens(self, owner: i64, rng: Rng) -> None:
        """Every way to spread the values over the built dolmens and the supply is as likely."""
        pool = self.unseen(owner)
        values: list[int] = []
        for kind in range(1, 5):
            for _ in range(many_of(pool, kind)):
                values.append(int(kind))
        rng.shuffle(values)
        for circle in range(len(self.stacks)):
            stack: i64 = self.stacks[circle]
            dealt: i64 = 0
            level: i64 = 0
            while stack != 0:
                value: i64 = value_of(stack)
                if owner_of(stack) == owner:
                    value = values.pop()
                    pool -= bit(4 * (value - 1))
                dealt += dolmen_of(owner_of(stack), value) * bit(level)
                level += LEVEL
                stack >>= LEVEL
            if dealt != 0:
                self.stacks[circle] = int(dealt)
        self.supply[owner] = int(pool)

    # Names for the events

    def name(self, place: i64) -> str:
        return self.house.board.names[place]

    def circle_name(self, circle: i64) -> str:
        return self.house.board.circle_names[circle]


def start(seats: int, options: dict[str, Any]) -> DolmenState:
    house = House(seats, options)
    return DolmenState(
        seats,
        house,
        CHOOSE_FIRST,
        NONE,
        0,
        NONE,
        NONE,
        0,
        NONE,
        NONE,
        NONE,
        NONE,
        0,
        [FREE] * len(house.board.names),
        [NONE] * (DRUIDS * seats),
        [0] * len(house.board.circles),
        [int(house.stones)] * seats,
        [house.start_points] * seats,
        [int(house.dolmens)] * seats,
    )
