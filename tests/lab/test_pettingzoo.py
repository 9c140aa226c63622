"""PettingZoo's own tests on every game and seat count."""

import copy
import pickle
import random
import warnings

import numpy as np
import pytest

import spieltisch
from spieltisch.engine.errors import BadSeats, IllegalAction
from spieltisch.lab import pettingzoo
from spieltisch.lab.reward import BadReward

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_api(id, seats):
    from pettingzoo.test import api_test

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        # Said of every environment with a mask but the seven that PettingZoo lists by name.
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        # At the end nobody has a legal action.
        warnings.filterwarnings("ignore", message="Action mask numpy array is all zeros")
        api_test(pettingzoo.env(id, seats=seats), num_cycles=300)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_seed(id, seats):
    from pettingzoo.test import seed_test

    seed_test(lambda: pettingzoo.env(id, seats=seats), num_cycles=100)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_parallel_api(id, seats):
    from pettingzoo.test import parallel_api_test

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        parallel_api_test(pettingzoo.parallel_env(id, seats=seats), num_cycles=200)


class Whims:
    """An answer for every agent, each by chance of its own: the same whatever the order in which they are asked."""

    def __init__(self, agents):
        self.chance = {agent: random.Random(agent) for agent in agents}

    def __call__(self, agent, seen):
        open_now = seen["action_mask"].nonzero()[0]
        return int(self.chance[agent].choice(open_now)) if len(open_now) else 0


def play(env, seed):
    """A game of whims; the rewards at its end."""
    env.reset(seed=seed)
    whim = Whims(env.possible_agents)
    earned = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            earned[agent] = reward
        env.step(None if over or cut else whim(agent, seen))
    return earned


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rewards_add_up_to_nothing(seats):
    earned = play(pettingzoo.env("reef", seats=seats), 3)
    assert len(earned) == seats
    assert sum(earned.values()) == pytest.approx(0)
    assert set(earned.values()) != {0}


@pytest.mark.parametrize("id", spieltisch.games())
def test_all_at_once_is_the_same_game(id):
    """As one after the other, so together."""
    seats = spieltisch.game(id).seats[-1]
    together = pettingzoo.parallel_env(id, seats=seats)
    seen, _ = together.reset(seed=3)
    whim = Whims(together.possible_agents)
    while together.agents:
        assert any(one["action_mask"].any() for one in seen.values())
        seen, earned, over, _, _ = together.step({agent: whim(agent, one) for agent, one in seen.items()})
    assert all(over.values())
    assert earned == play(pettingzoo.env(id, seats=seats), 3)


def test_seats_that_plan_at_the_same_time_are_asked_together():
    env = pettingzoo.parallel_env("antler_island", seats=3)
    seen, _ = env.reset(seed=1)
    most = 0
    for _step in range(30):
        most = max(most, sum(bool(one["action_mask"].any()) for one in seen.values()))
        seen, *_ = env.step({agent: int(one["action_mask"].argmax()) for agent, one in seen.items()})
    assert most == 3


def test_rewards_by_victory():
    assert sum(play(pettingzoo.env("reef", reward="win"), 3).values()) == 1


def test_an_agent_is_asked_only_where_it_has_a_choice():
    env = pettingzoo.raw_env("reef")
    env.reset(seed=1)
    while not any(env.terminations.values()):
        mask = env.observe(env.agent_selection)["action_mask"]
        assert mask.sum() > 1
        env.step(int(mask.argmax()))


def test_the_others_have_no_legal_action():
    env = pettingzoo.raw_env("reef", seats=3)
    env.reset(seed=1)
    for agent in env.agents:
        assert bool(env.observe(agent)["action_mask"].any()) == (agent == env.agent_selection)


def test_an_illegal_action_ends_the_wrapped_game_and_is_refused_by_the_raw_one(capsys):
    env = pettingzoo.env("reef")
    env.reset(seed=1)
    illegal = int((1 - env.observe(env.agent_selection)["action_mask"]).argmax())
    agent = env.agent_selection
    env.step(illegal)
    assert all(env.terminations.values())
    assert {name: env._cumulative_rewards[name] for name in env.agents} == dict.fromkeys(env.agents, 0) | {agent: -1}
    raw = pettingzoo.raw_env("reef")
    raw.reset(seed=1)
    with pytest.raises(IllegalAction):
        raw.step(illegal)


def test_options_and_names():
    env = pettingzoo.env("reef", seats=4, options={"deck_face_up": True})
    assert str(env) == "spieltisch_reef_v1"
    env.reset(seed=1)
    assert "round 0" in env.render()
    assert env.unwrapped.state().shape == (4 * 964,)


def test_a_step_needs_a_reset_and_an_action():
    env = pettingzoo.env("reef")
    with pytest.raises(spieltisch.SpieltischError, match="call reset"):
        env.step(0)
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="must act"):
        env.step(None)


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_copied_table_sees_for_itself(id):
    """Given a table and its deep copy, when both play on, then each sees its own game, as in one played straight."""
    env = pettingzoo.env(id)
    env.reset(seed=3)
    twin = pickle.loads(pickle.dumps(copy.deepcopy(env)))
    first = env.observe(env.agent_selection)
    twin.step(int(twin.observe(twin.agent_selection)["action_mask"].argmax()))
    moved = twin.observe(twin.agent_selection)
    assert (env.observe(env.agent_selection)["observation"] == first["observation"]).all()
    env.step(int(first["action_mask"].argmax()))
    for name, numbers in env.observe(env.agent_selection).items():
        assert (numbers == moved[name]).all()
        assert (numbers == twin.observe(twin.agent_selection)[name]).all()


def test_a_seed_of_numpy_is_a_seed():
    env = pettingzoo.env("reef")
    env.reset(seed=3)
    plain = env.observe(env.agent_selection)["observation"]
    env.reset(seed=np.int64(3))
    assert (env.observe(env.agent_selection)["observation"] == plain).all()


def test_bad_input_is_refused_with_a_sentence():
    with pytest.raises(BadSeats):
        pettingzoo.env("reef", seats=9)
    with pytest.raises(BadReward, match="place or win"):
        pettingzoo.env("reef", reward="money")
