"""Watching games: all that a designer's report is made of."""

from collections import Counter
from collections.abc import Iterable
from itertools import pairwise

from spieltisch.bots.match import answer
from spieltisch.bots.score import ScoreKnowledge
from spieltisch.coach.balance import Balance
from spieltisch.engine.contract import CHANCE, OVER, State
from spieltisch.engine.registry import game
from spieltisch.engine.rng import Rng
from spieltisch.engine.words import notation
from spieltisch.lab.reward import rewards
from spieltisch.lab.study import Piece, Study

LOOK_STREAM = 3 << 64  # which choices are looked at closely, and in which worlds
ONE_IN = 20  # real choices is looked at closely


class Watched:
    """What many games showed. ``rows`` has a list with one value a game, ``counts`` adds up over all of them.

    The keys of ``counts``: ("question", prompt, what), ("answer", word, what), ("points", source, what),
    ("squares", source): of the points of all seats of a game, ("use", kind, name, times used by a seat, what).
    """

    def __init__(self, study: Study) -> None:
        self.study = study
        self.rows: dict[str, list[float]] = {}
        self.counts: Counter[tuple[str, ...]] = Counter()
        self.prompts: dict[str, tuple[str, ...]] = {}  # the arguments that the text of each question takes

    def add(self, more: "Watched") -> None:
        self.prompts.update(more.prompts)
        for name, values in more.rows.items():
            self.rows.setdefault(name, []).extend(values)
        self.counts.update(more.counts)

    def row(self, values: dict[str, float]) -> None:
        for name, value in values.items():
            self.rows.setdefault(name, []).append(value)

    @property
    def games(self) -> int:
        return len(self.rows["choices"])


def watch_piece(piece: Piece) -> Watched:
    """Play and watch the games of a piece."""
    watched = Watched(piece.study)
    words: dict[int, str] = {}
    balance = Balance(piece.study.game)
    for number in piece.numbers():
        Watcher(watched, number, words, balance).play()
    return watched


class Watcher:
    """One game, watched from its first choice to its end."""

    def __init__(self, watched: Watched, number: int, words: dict[int, str], balance: Balance) -> None:
        self.watched = watched
        self.number = number
        self.balance = balance
        self.words = words  # of each action, as far as met: the kind of choice it is
        self.rules = game(watched.study.game)
        self.knowledge = self.rules.knowledge or ScoreKnowledge()
        self.eye = Rng(LOOK_STREAM + (watched.study.seed << 32) + number)
        self.order: list[int] = []  # the seats, as they made their first choice
        self.leaders: list[int] = []  # who led after each turn; the leader before where it is tied
        self.choices = 0
        self.answers: list[tuple[int, str, set[str]]] = []  # (seat, the kind chosen, the kinds open)
        self.points: Counter[tuple[int, str]] = Counter()
        self.uses: Counter[tuple[int, str, str]] = Counter()

    def play(self) -> None:
        study = self.watched.study
        state, rng, players = study.start(), study.table_rng(self.number), study.players(self.number)
        state.events = []
        before = CHANCE
        while (turn := int(state.to_act())) != OVER:
            if turn == CHANCE:
                state.step(state.sample(rng), CHANCE)
            else:
                if turn != before:
                    self.turn_over(state)
                    before = turn
                moves = state.legal(turn)
                self.ask(state, turn, moves)
                action = moves[0] if len(moves) == 1 else int(answer(players[turn], state, turn))
                self.answer(state, turn, moves, action)
                state.step(action, turn)
            self.listen(state)
        self.turn_over(state)
        self.finish(state)

    def turn_over(self, state: State) -> None:
        scores = state.scores()
        ahead = [seat for seat, points in enumerate(scores) if points == max(scores)]
        self.leaders.append(ahead[0] if len(ahead) == 1 else self.leaders[-1] if self.leaders else -1)

    def ask(self, state: State, seat: int, moves: list[int]) -> None:
        text = self.rules.view.prompt(state, seat).text
        question = text.key
        self.watched.prompts[question] = tuple(text.args)
        counts = self.watched.counts
        counts["question", question, "asked"] += 1
        if len(moves) == 1:
            counts["question", question, "forced"] += 1
            return
        self.choices += 1
        counts["question", question, "options"] += len(moves)
        if self.eye.below(ONE_IN) == 0:
            counts["question", question, "looks"] += 1
            # Whole numbers, in ten-thousandths of a victory: they add up alike in any order.
            counts["question", question, "spread"] += round(10_000 * self.spread(state, seat, moves))

    def spread(self, state: State, seat: int, moves: list[int]) -> float:
        """How far apart the choices are in the eyes of the bots, in shares of a victory."""
        world = state.copy()
        world.redeal(seat, self.eye)
        values = []
        for action in moves:
            after = world.copy()
            after.step(action, seat)
            values.append(self.knowledge.evaluate(after, seat))
        return max(values) - min(values)

    def answer(self, state: State, seat: int, moves: list[int], action: int) -> None:
        if seat not in self.order:
            self.order.append(seat)
        if len(moves) > 1:
            self.answers.append((seat, self.word(state, action), {self.word(state, move) for move in moves}))

    def word(self, state: State, action: int) -> str:
        """The kind of a choice: the first word of its notation."""
        if action not in self.words:
            self.words[action] = notation(state, action).split()[0]
        return self.words[action]

    def listen(self, state: State) -> None:
        for event in state.events or []:
            for seat, source, points in self.balance.points(event, state):
                self.points[seat, source] += points
            for use in self.balance.uses(event, state):
                self.uses[use] += 1
        state.events = []

    def finish(self, state: State) -> None:
        for seat, source, points in self.balance.last_points(state):
            self.points[seat, source] += points
        for use in self.balance.last_uses(state):
            self.uses[use] += 1
        places, scores = state.places(), state.scores()
        wins = rewards(places, by="win")
        row: dict[str, float] = {"choices": self.choices, "turns": len(self.leaders) - 1}
        row["lead_changes"] = changes(self.leaders)
        row["decided"] = decided(self.leaders, places)
        for seat in range(int(state.seats)):
            row[f"score_{seat}"] = scores[seat]
            row[f"win_{seat}"] = wins[seat]
        for at, seat in enumerate(self.order):
            row[f"win_of_mover_{at}"] = wins[seat]
        self.watched.row(row)
        self.count(scores, wins)

    def count(self, scores: list[int], wins: list[float]) -> None:
        """Add what this game showed of choices, points and components."""
        counts = self.watched.counts
        for seat, chosen, offered in self.answers:
            for word in offered:
                taken = "chosen" if word == chosen else "left"
                counts["answer", word, taken] += 1
                counts["answer", word, f"{taken}, won"] += parts(wins[seat])
        for seat, points in enumerate(scores):
            explained = sum(gain for (other, _), gain in self.points.items() if other == seat)
            if explained != points:
                self.points[seat, self.balance.other] += points - explained
        for (seat, source), gain in self.points.items():
            counts["points", source, "won" if wins[seat] else "lost"] += gain
        for source in {source for _, source in self.points}:
            counts["squares", source] += sum(gain for (_, one), gain in self.points.items() if one == source) ** 2
        for (seat, kind, name), times in self.uses.items():
            counts["use", kind, name, str(times), "seats"] += 1
            counts["use", kind, name, str(times), "won"] += parts(wins[seat])


PARTS = 27_720  # of a victory: a share by up to twelve is a whole number of them, so sums are exact


def parts(win: float) -> int:
    return round(PARTS * win)


def changes(leaders: Iterable[int]) -> int:
    """How often the lead went from one seat to another.

    >>> changes([-1, 0, 0, 1, 0])
    2
    """
    named = [leader for leader in leaders if leader >= 0]
    return sum(1 for one, two in pairwise(named) if one != two)


def decided(leaders: list[int], places: list[int]) -> float:
    """The share of the game that was over when the winner took the lead for good.

    >>> decided([-1, 0, 1, 1], [2, 1])
    0.5
    """
    turn = len(leaders)
    while turn > 0 and leaders[turn - 1] >= 0 and places[leaders[turn - 1]] == 1:
        turn -= 1
    return turn / len(leaders)
