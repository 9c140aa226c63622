"""Thousands of tables of one game in numpy arrays, stepped by one call: learning at the speed of the engine.

from spieltisch.lab import vector
tables = vector("reef", seats=2, tables=4096, opponents="greedy")
while learning:
    actions = policy(tables.observations, tables.masks)
    tables.step(actions)
    learn(tables.rewards, tables.ended)
"""

from collections.abc import Sequence
from typing import Any

from spieltisch.bots import Bot, Guest, bot, known_as
from spieltisch.engine.contract import State, number
from spieltisch.engine.errors import BadSeats, IllegalAction, SpieltischError
from spieltisch.engine.game import Json
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.lab.arrays import array, bounds
from spieltisch.lab.batch import Batch
from spieltisch.lab.extra import need
from spieltisch.lab.observation import observation
from spieltisch.lab.reward import rewards
from spieltisch.lab.study import BOT_STREAM

AT_ONCE = 1 << 18  # bytes of observations that are cleared and written in one go: as many as stay in the cache
TALL = 100  # a number that may grow beyond is scaled by this: its bound is only a formality

Opponents = Guest | Sequence[Guest | None] | None


def vector(
    game: str,
    seats: int | None = None,
    tables: int = 4096,
    opponents: Opponents = None,
    seed: int | Sequence[int] = 0,
    options: dict[str, Json] | None = None,
    reward: str = "place",
    shaped: bool = False,
) -> "Tables":
    """Many tables of a game, stepped together.

    ``opponents``: None, and the learner plays every seat against itself. A bot, or one for each other seat: the
    learner has one seat, another in each game. Or one entry for every seat, None for those of the learner. Bots are
    named as in the arena. ``seed``: table n has the seed ``seed + n``, or one each is given. ``reward``: by place or
    by victory, as in PettingZoo; ``shaped`` adds what a seat's points rose by in the step, in hundredths.

    >>> tables = vector("reef", seats=2, tables=3)
    >>> tables.observations.shape, tables.masks.shape, tables.rewards.shape
    ((3, 964), (3, 147), (3, 2))
    >>> while not tables.ended.any():
    ...     tables.step(tables.sample())
    >>> tables.rewards[tables.ended][0].sum() == 0
    np.True_
    """
    return Tables(game, seats, tables, opponents, seed, options, reward, shaped)


class Tables:
    """Tables that wait for the learner: each at a real choice of one of its seats.

    The arrays are the same after every step, with new numbers in them: copy what you want to keep.
    ``observations``: what the seat that is asked sees, int16, as its game's LAYOUT says.
    ``masks``: 1 for each action that is open to it, int8. ``turns``: which seat that is.
    ``ended``: whether a game ended in this step; then the table shows the next game already.
    ``rewards``: of each seat, 0 until its game ends. ``places`` and ``scores``: of the last game that ended.
    """

    def __init__(
        self,
        id: str,
        seats: int | None = None,
        tables: int = 4096,
        opponents: Opponents = None,
        seed: int | Sequence[int] = 0,
        options: dict[str, Json] | None = None,
        reward: str = "place",
        shaped: bool = False,
    ) -> None:
        if tables < 1:
            raise SpieltischError(f"at least one table is needed, not {tables}")
        rules, layout = game(id), observation(id)
        self.id = id
        self.np = need("numpy")
        self.count = tables
        names = named(opponents)
        start = rules.new(seats or fewest(names, rules.seats[0]), options or {})
        self.seats = int(start.seats)
        self.bots = names if names is None else company_of(names, self.seats)
        for name in self.bots or []:
            if name is not None:
                bot(name, id)  # refuses an unknown one at once
        rewards([1] * self.seats, reward)  # and an unknown way to reward
        self.seeds: list[int] = []
        size = (tables, layout.width, layout.most, rules.actions)
        self.batch = Batch(start, layout.WRITER, size, self.company, reward)
        self.batch.shaped = shaped
        self.look_into(start)
        self.low, self.high = bounds(id)
        self.scale = 1 / abs(self.low).clip(self.high, TALL).astype("float32")
        self.rng = Rng(0)
        self.reset(seed)

    def look_into(self, start: State) -> None:
        """The rows of the batch as arrays."""
        batch, tables = self.batch, self.count
        self.observations = array(batch.row.numbers).reshape(tables, -1)
        self.masks = array(batch.masks).view("int8").reshape(tables, -1)
        self.ended = array(batch.ended).view("bool")
        self.turns = array(batch.turns)
        self.games = array(batch.games)
        self.rewards = array(batch.rewards).reshape(tables, -1)
        self.places = array(batch.places).reshape(tables, -1)
        self.scores = array(batch.scores).reshape(tables, -1)
        self.chosen = array(batch.chosen)
        at_once = max(1, AT_ONCE // self.observations[0].nbytes)
        ends = [*range(at_once, tables, at_once), tables]
        self.parts = [(first, end, self.observations[first:end]) for first, end in zip([0, *ends], ends)]

    def reset(self, seed: int | Sequence[int] | None = None) -> None:
        """New games everywhere, without a seed those of the seeds before. The same seeds and actions give the same."""
        if seed is not None:
            self.seeds = seeds_of(seed, self.count)
        self.rng = Rng(self.seeds[0])
        for rows in (self.observations, self.masks, self.ended, self.rewards, self.places, self.scores):
            rows.fill(0)
        self.batch.begin(self.seeds)

    def step(self, actions: Any) -> None:
        """One action a table, for the seat that is asked there. If one is not open, IllegalAction: nothing changes."""
        self.take(actions)
        table = self.batch.wrong()
        if table >= 0:
            raise IllegalAction(
                f"action {self.chosen[table]} is not open to seat {self.turns[table]} of table {table} now"
            )
        self.go_on()

    def take(self, actions: Any) -> None:
        given = self.np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            raise IllegalAction(f"a step takes {self.count} whole numbers, one a table, not {given.dtype}{given.shape}")
        self.chosen[:] = given

    def go_on(self) -> None:
        batch = self.batch
        if batch.shaped or batch.over:
            self.rewards.fill(0)
            self.ended.fill(False)
            batch.over = False
        for first, end, observations in self.parts:
            observations.fill(0)
            batch.step(first, end)

    def sample(self) -> Any:
        """A random open action a table."""
        self.batch.sample(self.rng)
        return self.chosen

    # Who plays

    def learner(self, table: int, number: int) -> int:
        """The seat that the learner takes in the n-th game of a table from a company that leaves it none."""
        return (table + number) % self.seats

    def company(self, table: int, number: int) -> list[Bot | None] | None:
        """Fresh bots for the n-th game of a table, None for each seat of the learner; or None if it has all seats."""
        if self.bots is None:
            return None
        names = self.bots[:]
        if None not in names:
            names.insert(self.learner(table, number), None)
        stream = BOT_STREAM + (((self.seeds[table] << 32) + number) << 4)
        return [None if n is None else bot(n, self.id, stream + seat, None) for seat, n in enumerate(names)]


def seeds_of(seed: int | Sequence[int], tables: int) -> list[int]:
    """One each, or a first one from which they are counted on."""
    first = number(seed)
    seeds = [int(one) for one in seed] if first is None else range(first, first + tables)  # type: ignore[union-attr]
    if len(seeds) != tables:
        raise SpieltischError(f"{len(seeds)} seeds are given for {tables} tables")
    return list(seeds)


def named(opponents: Opponents) -> list[str | None] | None:
    """By their names, one for all or one each."""
    if opponents is None:
        return None
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return [known_as(opponents)]
    return [None if one is None else known_as(one) for one in opponents]


def fewest(names: list[str | None] | None, seats: int) -> int:
    """How many play if nobody says: the learner and those who are named, or as few as can."""
    if names is None or len(names) == 1:
        return seats
    return len(names) + (None not in names)


def company_of(names: list[str | None], seats: int) -> list[str | None]:
    """The bot of each seat with None for the learner, or those of all seats but one."""
    if names != [None] and len(names) == 1:
        return names * (seats - 1)
    if len(names) + (None not in names) != seats:
        raise BadSeats(
            f"{len(names)} opponents are named for {seats} seats; name one for all others, one for each of the others, "
            "or one entry for every seat with None for the learner's"
        )
    return names
