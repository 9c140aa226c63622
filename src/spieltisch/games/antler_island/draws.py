"""Chance: the die, the food tokens, the draw pile of wily tiles. Each phase says what comes of it."""

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.engine.contract import CHANCE
from spieltisch.engine.fields import ACTOR
from spieltisch.engine.phase import Phase
from spieltisch.engine.rng import Rng
from spieltisch.games.antler_island import state as s
from spieltisch.games.antler_island.island import COLOURS, KINDS, one, pick, size
from spieltisch.games.antler_island.state import AntlerState


class Roll(Phase[AntlerState]):
    """The die shows one of the three colours."""

    def __init__(self, number: i64, name: str, who: i64, rule: str, purpose: str) -> None:
        super().__init__(number, name, who, rule)
        self.purpose = purpose  # what it is rolled for, as an event tells it

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        return vec[i64]([s.ROLL + colour for colour in range(len(COLOURS))])

    def sample(self, state: AntlerState, rng: Rng) -> i64:
        return s.ROLL + rng.below(len(COLOURS))

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        colour = action - s.ROLL
        again = self.again(state, colour)
        if state.events is not None:
            state.tell("rolled_again" if again else "rolled", {"colour": COLOURS[colour], "for": self.purpose})
        if not again:
            self.rolled(state, colour)

    def again(self, state: AntlerState, colour: i64) -> bool:
        """Whether this colour does not count and the die is rolled again."""
        return False

    def rolled(self, state: AntlerState, colour: i64) -> None:
        raise NotImplementedError


class Draw(Phase[AntlerState]):
    """One thing of a hidden multiset, each as likely."""

    def things(self, state: AntlerState) -> i64:
        """What it is drawn from."""
        raise NotImplementedError

    def first(self) -> i64:
        """The outcome of kind 0."""
        raise NotImplementedError

    def moves(self, state: AntlerState, seat: i64) -> vec[i64]:
        things = self.things(state)
        outcome = self.first()
        found = vec[i64](capacity=6)
        while things != 0:
            if things & 15:
                found = append(found, outcome)
            things >>= 4
            outcome += 1
        return found

    def sample(self, state: AntlerState, rng: Rng) -> i64:
        things = self.things(state)
        return self.first() + pick(things, rng.below(size(things)))

    def odds(self, state: AntlerState) -> list[tuple[int, float]]:
        things = self.things(state)
        found: list[tuple[int, float]] = []
        for outcome in self.moves(state, CHANCE):
            number = things >> (4 * (outcome - self.first())) & 15
            found.append((int(outcome), float(number) / float(size(things))))
        return found


class DrawFood(Draw):
    """The active seat gets a food token and looks at it."""

    def things(self, state: AntlerState) -> i64:
        return state.at[s.POOLS + self.pool(state)]

    def pool(self, state: AntlerState) -> i64:
        """The supply that the token came from."""
        return 0

    def first(self) -> i64:
        return s.FOOD

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        at = state.at
        value = action - s.FOOD
        at[s.POOLS + self.pool(state)] -= one(value)
        at[s.STOCK + at[ACTOR]] += one(value)
        self.seen(state, value)
        self.drawn(state, value)

    def seen(self, state: AntlerState, value: i64) -> None:
        if state.events is not None:
            seat = int(state.at[ACTOR])
            state.tell("drew_food", {"seat": seat}, {"value": int(value) + 1}, [seat])

    def drawn(self, state: AntlerState, value: i64) -> None:
        raise NotImplementedError


class DrawTile(Draw):
    """Somebody gets a hidden wily tile of the draw pile."""

    def things(self, state: AntlerState) -> i64:
        return state.at[s.PILE]

    def first(self) -> i64:
        return s.TILE

    def step(self, state: AntlerState, action: i64, seat: i64) -> None:
        kind = action - s.TILE
        taker = state.gainer()
        state.at[s.PILE] -= one(kind)
        state.at[s.HIDDEN + taker] += one(kind)
        if state.events is not None:
            state.tell("drew_tile", {"seat": int(taker)}, {"kind": KINDS[kind]}, [int(taker)])
        self.drawn(state, kind)

    def drawn(self, state: AntlerState, kind: i64) -> None:
        raise NotImplementedError
