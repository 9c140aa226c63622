"""Gymnasium's own check on every game, seat count and seat."""

import warnings

import gymnasium
import numpy as np
import pytest

import spieltisch
from spieltisch.bots import bot
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


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_many_tables_by_name(id, seats):
    """What Gymnasium's own vectors promise: spaces, shapes, seeds, ends."""
    version = ours.observation(id).VERSION
    envs = gymnasium.make_vec(f"spieltisch/{id}-v{version}", num_envs=3, seats=seats, bots="random")
    assert isinstance(envs, gymnasium.vector.VectorEnv)
    assert envs.num_envs == 3
    seen, info = envs.reset(seed=4)
    assert seen in envs.observation_space
    again, _ = envs.reset(seed=4)
    assert (again["observation"] == seen["observation"]).all()
    assert info["seat"].tolist() == [0, 0, 0]
    envs.action_space.seed(1)
    for _step in range(20):
        seen, reward, over, cut, info = envs.step([int(mask.argmax()) for mask in seen["action_mask"]])
        assert seen in envs.observation_space
        assert reward.shape == over.shape == cut.shape == (3,)
        assert not cut.any()
    envs.close()


def last_choices(envs):
    """Steps until some game ends: the rewards, who ended, and what is told."""
    seen, _ = envs.reset(seed=2)
    while True:
        seen, reward, over, _, info = envs.step([int(mask.argmax()) for mask in seen["action_mask"]])
        if over.any():
            return reward, over, info
        assert not reward.any()


def test_many_tables_take_a_seed_of_numpy():
    envs = gymnasium.make_vec("spieltisch/reef-v1", num_envs=2)
    plain, _ = envs.reset(seed=3)
    seen, _ = envs.reset(seed=np.int64(3))
    assert (seen["observation"] == plain["observation"]).all()


def test_many_tables_tell_how_a_game_ended_and_go_on():
    envs = gymnasium.make_vec("spieltisch/reef-v1", num_envs=4, bots=["random", "greedy"], seat=None)
    reward, over, info = last_choices(envs)
    assert (reward[~over] == 0).all()
    for table in over.nonzero()[0]:
        assert reward[table] in (-1, -0.5, 0, 0.5, 1)
        assert sorted(info["places"][table])[0] == 1
        assert info["final_obs"][table] in envs.single_observation_space
    assert (info["_final_obs"] == over).all()
    assert all(last is None for last in info["final_obs"][~over])
    assert envs.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP


def test_an_illegal_action_at_many_tables_ends_that_game_alone():
    envs = gymnasium.make_vec("spieltisch/reef-v1", num_envs=3)
    seen, _ = envs.reset(seed=1)
    actions = seen["action_mask"].argmax(axis=1)
    actions[1] = (1 - seen["action_mask"][1]).argmax()
    _, reward, over, _, _ = envs.step(actions)
    assert reward.tolist() == [0, -1, 0]
    assert over.tolist() == [False, True, False]


def test_observations_of_many_tables_are_copies_unless_asked():
    envs = gymnasium.make_vec("spieltisch/reef-v1", num_envs=2)
    first, _ = envs.reset(seed=1)
    kept = first["observation"].copy()
    envs.step(first["action_mask"].argmax(axis=1))
    assert (first["observation"] == kept).all()
    shared = gymnasium.make_vec("spieltisch/reef-v1", num_envs=2, copy=False)
    first, _ = shared.reset(seed=1)
    later, *_ = shared.step(first["action_mask"].argmax(axis=1))
    assert later["observation"] is first["observation"]


@pytest.mark.parametrize("mode", ["sync", "vector_entry_point"])
def test_both_ways_to_many_tables_have_the_same_spaces(mode):
    envs = gymnasium.make_vec("spieltisch/reef-v1", num_envs=2, vectorization_mode=mode)
    seen, _ = envs.reset(seed=1)
    assert seen["observation"].shape == (2, 964)
    assert envs.single_action_space == gymnasium.spaces.Discrete(147)


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


def test_no_clock_changes_what_a_seed_gives(monkeypatch):
    """Given bots whose levels have caps in seconds, when a table is set, then they get none: load would change games."""
    clocks = []

    def noting(name, *asked):
        clocks.append(asked[2:])
        return bot("random", *asked[:2])

    monkeypatch.setattr(ours, "bot", noting)
    ours.SeatEnv("reef", bots="expert", seats=3).reset(seed=1)
    assert clocks
    assert set(clocks) == {(None,)}


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
