"""Gymnasium's own check on every game, seat count and seat."""

import warnings

import gymnasium
import pytest

import spieltisch
from spieltisch.engine.errors import BadSeats
from spieltisch.lab import gymnasium as ours

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_check_env(id, seats):
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*(render_modes|render_fps|rescale|normalize|not been created).*")
        check_env(ours.SeatEnv(id, seats=seats), skip_render_check=True)


def finish(env, seed):
    seen, info = env.reset(seed=seed)
    steps, total, over = 0, 0.0, False
    while not over:
        seen, reward, over, _, info = env.step(int(seen["action_mask"].argmax()))
        total += reward
        steps += 1
    return steps, total, info


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_game_against_bots_from_every_seat(id):
    seats = spieltisch.game(id).seats[-1]
    for seat in range(seats):
        steps, total, info = finish(ours.SeatEnv(id, seats=seats, seat=seat), 5)
        assert steps > 0
        assert -1 <= total <= 1
        assert len(info["places"]) == seats


def test_made_by_name_against_several_bots():
    env = gymnasium.make("spieltisch/reef-v1", bots=["greedy", "random"], seat=2)
    _, _, info = finish(env, 1)
    assert info["seat"] == 2
    assert len(info["scores"]) == 3


def test_same_seed_same_game():
    assert finish(ours.SeatEnv("reef", seat=None), 9)[:2] == finish(ours.SeatEnv("reef", seat=None), 9)[:2]


def test_the_seat_changes_when_none_is_named():
    env = ours.SeatEnv("reef", seats=4, seat=None)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(30)} == {0, 1, 2, 3}


def test_an_illegal_action_ends_the_game_and_says_why():
    env = ours.SeatEnv("reef")
    seen, _ = env.reset(seed=1)
    _, reward, over, _, info = env.step(int((1 - seen["action_mask"]).argmax()))
    assert (reward, over) == (-1.0, True)
    assert "not open to seat 0" in info["illegal"]


def test_shaped_rewards_follow_the_points():
    _, total, info = finish(ours.SeatEnv("reef", shaped=True), 5)
    plain = finish(ours.SeatEnv("reef"), 5)[1]
    assert total - plain == pytest.approx((info["scores"][0] - 3) / 100)


def test_bad_input_is_refused_with_a_sentence():
    with pytest.raises(BadSeats, match="2 bots are named for 3 seats"):
        ours.SeatEnv("reef", bots=["random", "greedy"], seats=4)
    with pytest.raises(BadSeats):
        ours.SeatEnv("reef", seat=2)
