"""Many tables of one game that go on together: the compiled loop behind ``tables.py``.

All numbers lie in rows that numpy looks into: nothing is copied, and no Python object is made for a step.
"""

from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from spieltisch.bots.match import answer
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.numbers import Row, Writer
from spieltisch.engine.rng import Rng
from spieltisch.lab.reward import ILLEGAL, rewards

NO: Final[u8] = 0
YES: Final[u8] = 1

# Who sits at a table in its n-th game: a bot a seat, None for the learner; or nobody but the learner.
Company = Callable[[int, int], list[Any] | None]


@final
class Table:
    """One game under way."""

    def __init__(self, state: State, rng: Rng, players: list[Any] | None) -> None:
        self.state = state
        self.rng = rng
        self.players = players
        self.offered: vec[i64] = vec[i64]()  # the choices of the seat that was asked last

    def go_on(self) -> i64:
        """To the learner's next real choice: the seat that is asked, or OVER."""
        while True:
            turn = self.advance()
            player: Any = None if turn == OVER or self.players is None else self.players[turn]
            if player is None:
                return turn
            self.state.step(answer(player, self.state, turn), turn)

    def advance(self) -> i64:
        """As ``spieltisch.advance``: over chance and forced choices. Who has a real choice, or OVER."""
        while True:
            turn = self.state.to_act()
            if turn == OVER:
                return OVER
            if turn == CHANCE:
                self.state.step(self.state.sample(self.rng), CHANCE)
            elif not self.forced(turn):
                return turn

    def forced(self, turn: i64) -> bool:
        """Play the first choice that is none; False if everybody who owes one has several."""
        for seat in self.state.deciders():
            moves = self.state.moves(seat)
            if len(moves) == 1:
                self.state.step(moves[0], seat)
                return True
            if seat == turn:
                self.offered = moves
        return False


@final
class Batch:
    """Tables that stop where the learner has a real choice. A game that ends is followed by the next at once."""

    def __init__(
        self, start: State, writer: Writer[Any], size: tuple[int, int, int, int], company: Company, reward: str
    ) -> None:
        tables, width, most, actions = size
        self.start = start
        self.writer = writer
        self.company = company
        self.reward = reward
        self.seats: i64 = start.seats
        self.width: i64 = width
        self.actions: i64 = actions
        self.tables: list[Table] = []
        # What numpy looks into: so many numbers a table.
        self.row = Row(tables * width, most)
        self.last = Row(0, most)  # as the row, but of games that have ended: for those who ask
        self.masks: vec[u8] = vec[u8]([NO] * (tables * actions))
        self.ended: vec[u8] = vec[u8]([NO] * tables)
        self.turns: vec[i64] = vec[i64]([0] * tables)
        self.chosen: vec[i64] = vec[i64]([0] * tables)
        self.games: vec[i64] = vec[i64]([0] * tables)  # begun so far
        self.rewards: vec[float] = vec[float]([0.0] * (tables * int(start.seats)))
        self.places: vec[i64] = vec[i64]([0] * (tables * int(start.seats)))
        self.scores: vec[i64] = vec[i64]([0] * (tables * int(start.seats)))
        self.over = False  # whether a game has ended since rewards and ends were cleared
        self.shaped = False  # what a seat's points rose by in a step is rewarded, too, in hundredths
        self.points: vec[i64] = vec[i64]([0] * (tables * int(start.seats)))  # so far, if they are

    def keep_last(self) -> None:
        """From now on the last position of each game is written, too."""
        self.last = Row(len(self.row.numbers), self.row.most)

    def begin(self, seeds: list[int]) -> None:
        """A new game at every table, whose chance is decided by its seed. All rows must be 0."""
        self.tables = []
        for table, seed in enumerate(seeds):
            self.games[table] = 0
            self.tables.append(Table(self.start, Rng(seed), None))
            self.new_game(table)

    def wrong(self) -> i64:
        """The first table where something was chosen that is not open; -1 if there is none."""
        for table in range(len(self.tables)):
            if not self.is_open(table):
                return table
        return -1

    def is_open(self, table: i64) -> bool:
        chosen = self.chosen[table]
        return 0 <= chosen < self.actions and self.masks[table * self.actions + chosen] == YES

    def step(self, first: i64, end: i64) -> None:
        """What was chosen at the tables from ``first`` up to ``end``. Their rows, rewards and ends must be 0."""
        for table in range(first, end):
            here = self.tables[table]
            turn = self.turns[table]
            legal = self.is_open(table)
            self.mark(table, NO)
            if not legal:
                self.disqualify(table)
                continue
            here.state.step(self.chosen[table], turn)
            turn = here.go_on()
            if self.shaped:
                self.count_points(table)
            if turn == OVER:
                self.finish(table)
                self.new_game(table)
            else:
                self.show(table, turn)

    def new_game(self, table: i64) -> None:
        """Up to the learner's first choice. A game that ends before it is passed over."""
        here = self.tables[table]
        turn: i64 = OVER
        while turn == OVER:
            here.state = self.start.copy()
            here.players = self.company(int(table), int(self.games[table]))
            self.games[table] += 1
            turn = here.go_on()
        if self.shaped:
            for seat, points in enumerate(here.state.scores()):
                self.points[table * self.seats + seat] = points
        self.show(table, turn)

    def count_points(self, table: i64) -> None:
        for seat, points in enumerate(self.tables[table].state.scores()):
            at = table * self.seats + seat
            self.rewards[at] += float(points - self.points[at]) / 100.0
            self.points[at] = points

    def show(self, table: i64, turn: i64) -> None:
        """Write what the seat that is asked sees, and what is open to it."""
        self.turns[table] = turn
        self.row.begin(table * self.width, self.seats, turn)
        self.writer.write(self.tables[table].state, self.row)
        self.mark(table, YES)

    def mark(self, table: i64, open: u8) -> None:
        """Note in the mask what is offered, or take it back."""
        masks = self.masks
        first = table * self.actions
        for action in self.tables[table].offered:
            masks[first + action] = open

    def finish(self, table: i64) -> None:
        """Note how a game ended."""
        state = self.tables[table].state
        places = state.places()
        earned = rewards(places, self.reward)
        scores = state.scores()
        self.over = True
        self.ended[table] = YES
        for seat in range(self.seats):
            at = table * self.seats + seat
            self.rewards[at] += earned[seat]
            self.places[at] = places[seat]
            self.scores[at] = scores[seat]
        if len(self.last.numbers) > 0:
            self.last.begin(table * self.width, self.seats, self.turns[table])
            self.writer.write(state, self.last)

    def disqualify(self, table: i64) -> None:
        """An illegal action ends the game for all; who took it pays."""
        self.finish(table)
        for seat in range(self.seats):
            self.rewards[table * self.seats + seat] = ILLEGAL if seat == self.turns[table] else 0.0
        self.new_game(table)

    def sample(self, rng: Rng) -> None:
        """Choose at each table at random among what is open."""
        for table, here in enumerate(self.tables):
            self.chosen[table] = here.offered[rng.below(len(here.offered))]
