"""What a net learns from: positions of games that bots play against each other, and how they ended. The compiled loop.

All inputs that are not 0 lie one after the other in rows that numpy looks into.
"""

from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from spieltisch.bots.match import answer
from spieltisch.bots.net import Inputs
from spieltisch.engine.contract import CHANCE, OVER, Knowledge, State
from spieltisch.engine.rng import Rng

HASTE: Final = 3  # of a hundred turns, how many begin a round that is played at a glance


@final
class Lessons:
    """Positions as every seat sees them: a row each, all seats of a position together, games one after the other."""

    def __init__(self, inputs: Inputs, hand: Knowledge) -> None:
        self.inputs = inputs
        self.hand = hand
        self.places: vec[i64] = vec[i64]()  # the inputs that are not 0,
        self.amounts: vec[float] = vec[float]()  # how great they are,
        self.sizes: vec[i64] = vec[i64]()  # and how many of them each row has
        self.shares: vec[float] = vec[float]()  # of the victory, in the end: one a row
        self.games: vec[i64] = vec[i64]()  # of each game: how many seats, and how many positions were noted

    def play(self, state: State, bots: list[Any], rng: Rng, often: i64, haste: i64 = HASTE) -> None:
        """One game to its end; of the positions between two turns ``often`` in a hundred are noted, and every one in
        which several seats begin to plan at the same time.

        There a search asks for an evaluation. It has played on at a glance before, so now and then all seats do here.
        """
        noted: i64 = 0
        last: i64 = -1
        planned = False  # whether several seats chose at the same time at the last step
        hasty: i64 = 0  # turns that are still to be played at a glance
        while True:
            turn = state.to_act()
            if turn == OVER:
                break
            if turn == CHANCE:
                state.step(state.sample(rng), CHANCE)
                continue
            planning = len(state.deciders()) > 1
            if turn != last or (planning and not planned):
                last = turn
                hasty = hasty - 1 if hasty > 0 else state.seats if rng.below(100) < haste else 0
                if (planning and not planned) or rng.below(100) < often:
                    for seat in range(state.seats):
                        self.note(state, seat)
                    noted += 1
            planned = planning
            moves = state.moves(turn)
            if len(moves) == 1:
                state.step(moves[0], turn)
            elif hasty > 0:
                state.step(self.hand.quick(state, turn, rng), turn)
            else:
                state.step(answer(bots[turn], state, turn), turn)
        self.settle(state, noted)

    def note(self, state: State, seat: i64) -> None:
        inputs = self.inputs
        inputs.read(state, seat, self.hand.evaluate(state, seat))
        places = self.places
        amounts = self.amounts
        for at in range(inputs.found):
            places = append(places, inputs.places[at])
            amounts = append(amounts, inputs.amounts[at])
        self.places = places
        self.amounts = amounts
        self.sizes = append(self.sizes, inputs.found)

    def settle(self, state: State, noted: i64) -> None:
        """Write the result on all rows of the game."""
        ended = state.places()
        first = float(ended.count(1))
        shares = self.shares
        for _position in range(noted):
            for seat in range(state.seats):
                shares = append(shares, 1.0 / first if ended[seat] == 1 else 0.0)
        self.shares = shares
        self.games = append(append(self.games, state.seats), noted)
