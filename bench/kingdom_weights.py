"""Fits the weights of the evaluation of Poseidon's Kingdom to games that greedy bots play against each other.

    python bench/kingdom_weights.py --games 300

At the start of each turn the features of both seats are noted, and after the game the margin in points. The weights
that explain the margins best are sought near those in use (ridge regression: few games move them little), then the
spread that explains best who won. Prints what to write into evaluation.py, and whether games left out of the fit
agree: their log loss with the old and with the new weights.
"""

import argparse

import numpy as np
from scipy.optimize import minimize

import spieltisch
from spieltisch import CHANCE, OVER, Rng, Seat
from spieltisch.bots.greedy import GreedyBot
from spieltisch.games.poseidons_kingdom.bots.evaluation import SPREAD, SPREAD_EARLY, WEIGHTS
from spieltisch.games.poseidons_kingdom.bots.features import Outlook, leaders_friends
from spieltisch.games.poseidons_kingdom.bots.larder import Sight, dice_by_strip
from spieltisch.games.poseidons_kingdom.state import STEP_ONE

ID = "poseidons_kingdom"
SIGHT = 97  # of a hundred choices are noticed: games that do not all go the same way
FOLDS = 5


def row(state, seat: int) -> list[int]:  # type: ignore[no-untyped-def]
    sight = Sight(state.reefs[seat], state.at, state.items_at(seat))
    return list(Outlook(state, seat, sight, dice_by_strip(state)).features(leaders_friends(state)))


def one_game(number: int) -> list[tuple[list[int], int, float, float, int]]:
    """The features of the seat on turn less the other's, friends of the leader, margin and victory, number."""
    state, rng = spieltisch.new(ID, seats=2), Rng(number)
    knowledge = spieltisch.game(ID).knowledge
    assert knowledge is not None
    bots = [GreedyBot(knowledge, Rng(2 * number + seat), SIGHT) for seat in range(2)]
    noted: list[tuple[int, list[int], int]] = []
    while (turn := state.to_act()) != OVER:
        if turn == CHANCE:
            state.step(state.sample(rng), turn)
            continue
        if state.phase == STEP_ONE and state.last == 0:
            difference = np.subtract(row(state, turn), row(state, 1 - turn)).tolist()
            noted.append((int(turn), difference, int(leaders_friends(state))))
        moves = state.moves(turn)
        state.step(moves[0] if len(moves) == 1 else bots[turn].choose(Seat(state, turn)), turn)
    scores, places = state.scores(), state.places()
    won = [0.5 if places[0] == places[1] else float(places[seat] == 1) for seat in range(2)]
    return [(found, rest, scores[seat] - scores[1 - seat], won[seat], number) for seat, found, rest in noted]


class Fit:
    def __init__(self, notes: list[tuple[list[int], int, float, float, int]], pull: float) -> None:
        self.rows = np.array([note[0] for note in notes], float)
        self.rest = np.array([note[1] for note in notes], float)
        self.margins = np.array([note[2] for note in notes], float)
        self.won = np.array([note[3] for note in notes], float)
        self.games = np.array([note[4] for note in notes])
        self.pull = pull
        self.sizes = self.rows.std(axis=0) + 1e-6

    def weights(self, used: np.ndarray) -> np.ndarray:
        """Near the weights in use, for rows of unit size; late positions say more about the margin than early ones."""
        rows, sure = self.rows[used] / self.sizes, 1 / (1 + 0.5 * self.rest[used])
        pull = self.pull * len(set(self.games[used])) * np.eye(rows.shape[1])
        prior = np.array(WEIGHTS) * self.sizes
        right = rows.T @ (self.margins[used] * sure) + pull @ prior
        return np.linalg.solve(rows.T @ (rows * sure[:, None]) + pull, right) / self.sizes

    def loss(self, weights: np.ndarray, spread: np.ndarray, used: np.ndarray) -> float:
        lead = (self.rows[used] @ weights) / (abs(spread[0]) + abs(spread[1]) * self.rest[used])
        return float(np.mean(np.logaddexp(0, (1 - 2 * self.won[used]) * lead)))

    def spread(self, weights: np.ndarray, used: np.ndarray) -> np.ndarray:
        found = minimize(lambda s: self.loss(weights, s, used), [SPREAD, SPREAD_EARLY], method="Nelder-Mead")
        return np.abs(found.x)

    def held_out(self) -> tuple[float, float]:
        """The log loss of games that the fit has not seen: with the weights in use, and with fitted ones."""
        old, new = [], []
        for fold in range(FOLDS):
            test = self.games % FOLDS == fold
            fitted = self.weights(~test)
            old.append(self.loss(np.array(WEIGHTS), self.spread(np.array(WEIGHTS), ~test), test))
            new.append(self.loss(fitted, self.spread(fitted, ~test), test))
        return float(np.mean(old)), float(np.mean(new))


def main() -> None:
    asking = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asking.add_argument("--games", type=int, default=300)
    asking.add_argument("--pull", type=float, default=3.0, help="towards the weights in use, in rows for each game")
    asked = asking.parse_args()
    notes = []
    for number in range(asked.games):
        notes += one_game(number)
    fit = Fit(notes, asked.pull)
    everything = np.ones(len(notes), bool)
    weights = fit.weights(everything)
    spread = fit.spread(weights, everything)
    old, new = fit.held_out()
    print(f"{asked.games} games, {len(notes)} positions; log loss {old:.4f} as it is, {new:.4f} fitted")
    print(f"SPREAD {spread[0]:.2f}, SPREAD_EARLY {spread[1]:.2f}")
    for number, (before, after) in enumerate(zip(WEIGHTS, weights, strict=True)):
        print(f"{number:3} {before:8.4f} {after:8.4f}  sways {after * fit.sizes[number]:6.2f} points")


if __name__ == "__main__":
    main()
