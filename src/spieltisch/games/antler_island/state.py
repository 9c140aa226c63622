"""A position of Antler Island: its words, its pieces, and what can be read off them. The rules are in rules.py."""

from typing import Any, Final

from mypy_extensions import i64

from spieltisch.engine.bits import bit
from spieltisch.engine.contract import State
from spieltisch.engine.errors import BadOption
from spieltisch.games.antler_island.island import (
    DOES,
    ISLANDS,
    KINDS,
    PIECES,
    ROARING,
    Island,
    one,
    size,
)

# The choices, in named blocks: the int of an action is its block plus the thing chosen.
PLAN: Final = 0  # + 4 * tile + action: lay the next control tile (D2a to D2e)
CONFIRM: Final = 20  # the plan (D2f)
REARRANGE: Final = 21  # take all five tiles back (D2f)
STAND: Final = 22  # + space: where the stag begins (D1)
REVEAL: Final = 34  # + tile: the marker of this turn (D4)
ROAR: Final = 38  # play Roaring Stag (D3, D5, D22)
GO_ON: Final = 39  # carry out the action without a tile (D5, D20)
END_TURN: Final = 40  # (D22)
STEP: Final = 41  # + space: move there (D6)
RUN: Final = 62  # + space: move there with Speed (D6)
MATE_TWICE: Final = 83  # play Hotter Rut (D20)
EAT_MORE: Final = 84  # play Greed (D19)
PASS: Final = 85  # play no tile (D13, D15, D19)
HAND_IN: Final = 86  # + value - 1: food for antlers (D21)
SPROUT: Final = 89  # that is all the food: grow (D21)
FIGHT: Final = 90  # + seat: fight this stag next (D7)
COMMIT: Final = 94  # + value - 1: food for the fight (D8, D10)
ENOUGH: Final = 97  # that is all the food for the fight
RETREAT: Final = 98  # (D9)
HOLD: Final = 99  # (D9)
GIVE_UP: Final = 100  # (D11)
LOCK: Final = 101  # (D11)
KEEP: Final = 102  # + value - 1: play Save Strength and keep this token (D13, D14)
STAY_STURDY: Final = 105  # play Sturdy Antlers (D15)
LEAVE: Final = 106  # + space: where the beaten stag goes (D12, D16)
TAKE_OPEN: Final = 127  # the open wily tile (D17)
TAKE_PILE: Final = 128  # a wily tile of the draw pile (D17)
DROP: Final = 129  # + kind, + 6 more for a hidden one: the tile to discard (D18)
ACTIONS: Final = 141
# The outcomes of chance.
FIRST: Final = ACTIONS  # + seat: the start player
ROLL: Final = FIRST + 4  # + colour: the die
FOOD: Final = ROLL + 3  # + value - 1: the food token that somebody looks at
TILE: Final = FOOD + 3  # + kind: the wily tile drawn

# What is to be done next: by a seat ...
SETTLING: Final = 0
PLANNING: Final = 1
TURN: Final = 2
ACTING: Final = 3
GREEDY: Final = 4
GROWING: Final = 5
TURN_END: Final = 6
RIVALS: Final = 7
COMMITTING: Final = 8
DECIDING: Final = 9
SAVING: Final = 10
ANSWERING: Final = 11
DEFENDING: Final = 12
SAVING_TOO: Final = 13
LOSING: Final = 14
LEAVING: Final = 15
GAINING: Final = 16
DROPPING: Final = 17
# ... or by chance.
DEAL_FOOD: Final = 18
DEAL_TILE: Final = 19
CHOOSE_FIRST: Final = 20
STAG_ROLL: Final = 21
START_ROLL: Final = 22
EATING: Final = 23
EXTRA_FOOD: Final = 24
DRAWING: Final = 25
TURNING_UP: Final = 26
FOOD_ROLL: Final = 27
DOE_ROLL: Final = 28
MORE_DOES: Final = 29
END: Final = 30

NONE: Final = -1
ALL_USED: Final = 15  # the four markers that can be revealed
START_ENDS: Final = 2
END_MARK: Final = {3: 12, 4: 10}


class House:
    """The options of a game, shared by all its positions (§10)."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.options = options
        self.island: Island = ISLANDS[seats - 3]
        self.mark: i64 = END_MARK[seats]
        self.starting_tile: bool = options["startingWilyTile"]
        self.defender_tiles: bool = options["fightTilesForDefender"]
        self.least_handed_in: i64 = options["growMinimumTokens"]
        self.rearrangements: i64 = options["rearrangements"]
        heights = options["bodyHeightsCm"]
        if heights is not None and len(heights) != seats:
            raise BadOption(f"option bodyHeightsCm needs one height for each of the {seats} players")
        self.heights: list[int] = [0] * seats if heights is None else heights


class StagState(State):
    """Food and wily tiles are multisets with four bits a value or kind (island.py), sets of seats are bit masks.

    Food that lies on the island has no value until somebody looks at it. It is known only which shuffled
    supply it came from: ``pools[0]`` is the present one, with all its tokens on the island; a supply that ran
    out while tokens of it still lay there keeps a pool of its own. ``food`` holds for each outside space five
    bits a token, the older one first: the number of its pool plus 1.
    """

    def __init__(
        self,
        seats: i64,
        house: House,
        phase: i64,
        round: i64,
        first: i64,
        active: i64,
        rolled: i64,
        confirmed: i64,
        changes: i64,
        marker: i64,
        played: i64,
        growing: i64,
        defender: i64,
        rivals: i64,
        origin: i64,
        stake: i64,
        shield: i64,
        saved: i64,
        locked: i64,
        winner: i64,
        victors: i64,
        food_discard: i64,
        fresh_food: i64,
        bag: i64,
        open_tile: i64,
        tile_discard: i64,
        fresh_tiles: i64,
        does: list[int],
        food: list[int],
        pools: list[int],
        stags: list[int],
        ends: list[int],
        broken: list[int],
        highest: list[int],
        track: list[int],
        stock: list[int],
        known: list[int],
        shown: list[int],
        hidden: list[int],
        plans: list[int],
        used: list[int],
    ) -> None:
        self.seats = seats
        self.events = None
        self.house = house
        self.phase: i64 = phase
        self.round: i64 = round
        self.first: i64 = first  # the start player
        self.active: i64 = active
        self.rolled: i64 = rolled  # the colour of the stags at set-up, of the first group of does later
        self.confirmed: i64 = confirmed  # the seats whose plan is fixed
        self.changes: i64 = changes  # rearrangements of the running planning, four bits a seat
        self.marker: i64 = marker  # the tile revealed in this turn
        self.played: i64 = played  # kinds of wily tiles played in this turn, six bits a seat
        self.growing: i64 = growing  # antler pieces still to be added
        self.defender: i64 = defender
        self.rivals: i64 = rivals  # further stags to be fought on the same space
        self.origin: i64 = origin  # where the attacker's move began
        self.stake: i64 = stake  # food the active seat committed, or picked for antlers
        self.shield: i64 = shield  # food the defender committed
        self.saved: i64 = saved  # the tokens kept by Save Strength: attacker's value, then four bits up the defender's
        self.locked: i64 = locked  # 1 when the committed food is revealed
        self.winner: i64 = winner
        self.victors: i64 = victors  # the seats with a winning stag token
        self.food_discard: i64 = food_discard
        self.fresh_food: i64 = fresh_food  # what everybody saw being shuffled into the present food supply
        self.bag: i64 = bag  # the draw pile of wily tiles: which comes next is decided when it is drawn
        self.open_tile: i64 = open_tile
        self.tile_discard: i64 = tile_discard
        self.fresh_tiles: i64 = fresh_tiles  # what was shuffled into the draw pile, without what was turned up since
        self.does = does
        self.food = food
        self.pools = pools
        self.stags = stags
        self.ends = ends
        self.broken = broken
        self.highest = highest
        self.track = track
        self.stock = stock  # the food of each seat
        self.known = known  # the part of its food that everybody knows it to hold
        self.shown = shown  # the open wily tiles of each seat
        self.hidden = hidden  # and the hidden ones
        self.plans = plans  # three bits a tile: 0 not laid, else the action plus 1
        self.used = used  # the tiles revealed in this round

    # §1: the island

    def occupied(self) -> i64:
        """The spaces with a stag, as a set."""
        spaces: i64 = 0
        for seat in range(self.seats):
            if self.stags[seat] != NONE:
                spaces |= bit(self.stags[seat])
        return spaces

    def doe_supply(self) -> i64:
        left: i64 = DOES
        for number in self.does:
            left -= number
        return left

    def antler_supply(self) -> i64:
        left: i64 = PIECES
        for seat in range(self.seats):
            left -= self.ends[seat] + self.broken[seat]
        return left

    def supply(self) -> i64:
        """How many food tokens the supply holds: those of its pool that do not lie on the island."""
        left: i64 = size(self.pools[0])
        for tokens in self.food:
            if tokens & 31 == 1:
                left -= 1
            if tokens >> 5 == 1:
                left -= 1
        return left

    def planned(self, seat: i64, tile: i64) -> i64:
        """The action at which the tile lies; NONE while it is not laid."""
        return (self.plans[seat] >> (3 * tile) & 7) - 1

    def laid(self, seat: i64) -> i64:
        """How many tiles of the plan are laid."""
        plan: i64 = self.plans[seat]
        tiles: i64 = 0
        while plan != 0:
            plan >>= 3
            tiles += 1
        return tiles

    def gainer(self) -> i64:
        """Who takes a wily tile: the winner of the fight or the stag whose antlers grow."""
        return self.winner if self.winner != NONE else self.active

    def loser(self) -> i64:
        """Who leaves the contested space. After a tie it is the attacker."""
        return self.defender if self.winner == self.active else self.active

    # §8: wily tiles

    def holds(self, seat: i64, kind: i64) -> bool:
        """The seat has such a tile and has played none of the kind in this turn."""
        if self.played >> (6 * seat + kind) & 1:
            return False
        held: i64 = self.shown[seat] | self.hidden[seat]
        return held >> (4 * kind) & 15 != 0

    def might_hold(self, seat: i64, kind: i64) -> bool:
        """As far as the others know. A seat is asked whenever it might: being asked must not give a tile away."""
        if self.played >> (6 * seat + kind) & 1:
            return False
        shown: i64 = self.shown[seat]
        return self.hidden[seat] != 0 or shown >> (4 * kind) & 15 != 0

    def does_near(self, seat: i64) -> bool:
        """Some neighbour space of the stag, marshes included, holds a doe."""
        for space in self.house.island.neighbours[self.stags[seat]]:
            if self.does[space] != 0:
                return True
        return False

    def can_roar(self) -> bool:
        return self.holds(self.active, ROARING) and self.does_near(self.active)

    def might_roar(self) -> bool:
        return self.might_hold(self.active, ROARING) and self.does_near(self.active)

    def play(self, kind: i64, seat: i64) -> None:
        """§8.2: a tile goes to the discard pile; of an open and a hidden one the open."""
        shown: i64 = self.shown[seat]
        if shown >> (4 * kind) & 15 != 0:
            self.shown[seat] -= int(one(kind))
        else:
            self.hidden[seat] -= int(one(kind))
        self.played |= bit(6 * seat + kind)
        if self.events is not None:
            self.tell("played", {"seat": int(seat), "kind": KINDS[kind]})
        self.discard(kind)

    def discard(self, kind: i64) -> None:
        """§8.6: where nothing else is left, a discarded tile becomes the open one at once."""
        if self.open_tile == NONE:
            self.open_tile = kind
            if self.events is not None:
                self.tell("turned_up", {"kind": KINDS[kind]})
        else:
            self.tile_discard += one(kind)

    def discard_food(self, food: i64) -> None:
        self.food_discard += food

    # What the parts of the rules need of each other.

    def end_action(self) -> None:
        raise NotImplementedError

    def offer_tile(self) -> bool:
        raise NotImplementedError
