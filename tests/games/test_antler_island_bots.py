"""Bots play Antler Island as the dossier expects: about six rounds, and greedy far ahead of random."""

import pytest

import spieltisch
from spieltisch import OVER, Rng
from spieltisch._pure import compiled
from spieltisch.bots import bot
from spieltisch.bots.match import play_match

needs_speed = pytest.mark.skipif(not compiled(), reason="whole games of bots take minutes interpreted")


def game(kinds, seed):
    state = spieltisch.new("antler_island", len(kinds))
    bots = [bot(kind, "antler_island", seed * 31 + seat) for seat, kind in enumerate(kinds)]
    play_match(state, bots, Rng(seed))
    return state


@needs_speed
@pytest.mark.parametrize("seats", [3, 4])
def test_games_of_greedy_bots_take_four_to_nine_rounds(seats):
    rounds = sorted(int(game(["greedy"] * seats, seed).round) for seed in range(5))
    assert rounds[0] >= 4
    assert rounds[2] in (5, 6, 7)
    assert rounds[-1] <= 9


@needs_speed
def test_greedy_beats_two_random_players():
    won = 0
    for seed in range(6):
        kinds = ["random"] * 3
        kinds[seed % 3] = "greedy"
        won += game(kinds, seed).places()[seed % 3] == 1
    assert won >= 5


@pytest.mark.parametrize("seats", [3, 4])
def test_the_quick_policy_ends_its_games_and_only_plays_what_is_offered(seats):
    knowledge = spieltisch.game("antler_island").knowledge
    for seed in range(3):
        state, rng = spieltisch.new("antler_island", seats), Rng(seed)
        while state.to_act() != OVER:
            seat = int(state.to_act())
            if seat < 0:
                state.apply(state.sample(rng))
            else:
                state.apply(knowledge.quick(state, seat, rng), seat)
        assert state.round < 40


def test_the_evaluation_is_a_share_and_sees_the_winner():
    knowledge = spieltisch.game("antler_island").knowledge
    state, rng = spieltisch.new("antler_island", 3), Rng(2)
    count = 0
    while state.to_act() != OVER:
        seat = int(state.to_act())
        count += 1
        if count % 40 == 0:
            assert all(0.0 <= knowledge.evaluate(state, other) <= 1.0 for other in range(3))
        state.step(state.sample(rng) if seat < 0 else rng.choice(state.moves(seat)), seat)
    shares = [knowledge.evaluate(state, other) for other in range(3)]
    assert abs(sum(shares) - 1.0) < 1e-9
    assert shares[state.places().index(1)] > 0
