"""The easy bot overlooks; it does not play against itself."""

from librt.vecs import vec
from mypy_extensions import i64

import spieltisch
from spieltisch import Rng, Seat, testing
from spieltisch.bots import SIGHT, bot
from spieltisch.bots.greedy import LOOKS, judged

BOTS = 300


def open_position() -> tuple[Seat, dict[int, float]]:
    """A position of Reef with one best choice and at least ten that are better than the worst; what each is worth."""
    knowledge = spieltisch.game("reef").knowledge
    assert knowledge is not None
    for state, _, turn in testing.random_game("reef", 2, seed=8):
        if turn >= 0 and len(state.moves(turn)) > 10:
            seat = Seat(state.copy(), turn)
            judgement = judged(knowledge, seat, vec[i64](seat.legal()), LOOKS, Rng(1))
            values = dict(zip(seat.legal(), judgement, strict=True))
            if judgement.count(max(judgement)) == 1 and len(values) - judgement.count(min(judgement)) >= 10:
                return seat, values
    raise AssertionError("no such position in this game")


def test_it_takes_the_best_of_what_it_noticed_and_never_the_worst() -> None:
    """Given many choices, when many easy bots choose, then most take the best one and nobody takes the worst."""
    seat, values = open_position()
    chosen = [bot("easy", "reef", seed).choose(seat) for seed in range(BOTS)]
    noticed = SIGHT / 100
    spread = 3 * (noticed * (1 - noticed) / BOTS) ** 0.5
    assert abs(chosen.count(max(values, key=values.__getitem__)) / BOTS - noticed) < spread
    assert min(values[action] for action in chosen) > min(values.values())
