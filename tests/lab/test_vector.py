"""Many tables at once play the same games as one: against the plain engine and PettingZoo, for the same seeds."""

import importlib
import random
import sys

import numpy as np
import pytest

import spieltisch
from spieltisch.bots import bot
from spieltisch.bots.match import answer
from spieltisch.engine.errors import BadSeats, IllegalAction, UnknownGame
from spieltisch.engine.registry import folder
from spieltisch.lab import pettingzoo, vector
from spieltisch.lab.observation import observation
from spieltisch.lab.reward import BadReward, rewards
from spieltisch.lab.study import BOT_STREAM
from tests.engine.test_sixth_game import nim as nim

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]
SEEDS = [11, 5]


class Plain:
    """A table of the plain engine: game after game with one seed."""

    def __init__(self, id, seats, seed):
        self.id, self.seats, self.rng = id, seats, spieltisch.Rng(seed)
        self.begin()

    def begin(self):
        self.state = spieltisch.new(self.id, self.seats)
        spieltisch.advance(self.state, self.rng)

    def step(self, action):
        """The places, if the game is over."""
        self.state.apply(action, self.state.to_act())
        spieltisch.advance(self.state, self.rng)
        if self.state.to_act() != spieltisch.OVER:
            return None
        places = self.state.places()
        self.begin()
        return places


class Aec:
    """A table of PettingZoo, likewise."""

    def __init__(self, id, seats, seed):
        self.env = pettingzoo.raw_env(id, seats=seats)
        self.env.reset(seed=seed)

    def step(self, action):
        """The rewards, if the game is over."""
        self.env.step(action)
        if self.env.turn != spieltisch.OVER:
            return None
        earned = [self.env.rewards[agent] for agent in self.env.possible_agents]
        self.env.reset()
        return earned


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_same_games_as_the_engine_and_as_pettingzoo(id, seats):
    tables = vector(id, seats, tables=len(SEEDS), seed=SEEDS)
    plain = [Plain(id, seats, seed) for seed in SEEDS]
    aec = [Aec(id, seats, seed) for seed in SEEDS]
    choose = random.Random(1)
    ends = 0
    for _step in range(20_000):
        actions = []
        for table in range(len(SEEDS)):
            turn = plain[table].state.to_act()
            seen = aec[table].env.observe(aec[table].env.agent_selection)
            assert tables.turns[table] == turn == aec[table].env.turn
            assert tables.masks[table].nonzero()[0].tolist() == sorted(plain[table].state.legal(turn))
            assert (tables.masks[table] == seen["action_mask"]).all()
            assert tables.observations[table].tolist() == observation(id).observe(plain[table].state, turn)
            assert (tables.observations[table] == seen["observation"]).all()
            actions.append(choose.choice(plain[table].state.legal(turn)))
        tables.step(np.array(actions))
        for table in range(len(SEEDS)):
            places, earned = plain[table].step(actions[table]), aec[table].step(actions[table])
            assert tables.ended[table] == (places is not None)
            if places is not None:
                ends += 1
                assert tables.places[table].tolist() == places
                assert tables.rewards[table].tolist() == earned == rewards(places)
            else:
                assert not tables.rewards[table].any()
        if ends >= 2:
            return
    pytest.fail("no two games came to their end")


@pytest.mark.parametrize("id", spieltisch.games())
def test_bots_sit_in_as_they_would_at_a_plain_table(id):
    seats = spieltisch.game(id).seats[0]
    company = [None, *["greedy", "random", "greedy", "random", "random"][: seats - 1]]
    tables = vector(id, seats, tables=1, opponents=company, seed=3)
    rng, state = spieltisch.Rng(3), spieltisch.new(id, seats)
    bots = [None if n is None else bot(n, id, BOT_STREAM + (3 << 36) + s, None) for s, n in enumerate(company)]
    while True:
        spieltisch.advance(state, rng)
        turn = int(state.to_act())
        if turn == spieltisch.OVER:
            break
        if bots[turn] is not None:
            state.apply(int(answer(bots[turn], state, turn)), turn)
            continue
        assert tables.turns[0] == turn
        assert tables.observations[0].tolist() == observation(id).observe(state, turn)
        action = int(tables.sample()[0])
        tables.step(np.array([action]))
        state.apply(action, turn)
    assert tables.ended[0]
    assert tables.scores[0].tolist() == state.scores()


def play_on(tables, steps):
    """Random steps; which seats were asked at each table."""
    asked = []
    for _step in range(steps):
        asked.append(tables.turns.copy())
        tables.step(tables.sample())
    return np.array(asked)


def test_a_single_opponent_leaves_another_seat_in_each_game():
    tables = vector("reef", seats=3, tables=3, opponents="random")
    first = tables.turns.tolist()
    assert first == [0, 1, 2]
    while tables.games.min() < 2:
        play_on(tables, 1)
    second = [int(seat) for seat, games in zip(tables.turns, tables.games, strict=True) if games == 2]
    assert second
    assert all(seat == (table + 1) % 3 for table, seat in enumerate(tables.turns) if tables.games[table] == 2)


def test_with_named_seats_only_the_others_are_asked():
    tables = vector("reef", tables=4, opponents=[None, "random", None, "greedy"])
    assert set(play_on(tables, 30).ravel()) == {0, 2}


def test_greedy_sits_at_a_thousand_tables_in_one_call():
    """Given 1,024 tables against greedy, when all are stepped by one call, then each goes on as the same table alone."""
    company = [None, "greedy"]
    tables = vector("dolmengoetter", tables=1024, opponents=company, seed=50)
    alone = {
        number: vector("dolmengoetter", tables=1, opponents=company, seed=50 + number) for number in (0, 511, 1023)
    }
    for _step in range(4):
        actions = tables.masks.argmax(axis=1)
        tables.step(actions)
        for number, one in alone.items():
            one.step(actions[number : number + 1])
            assert (one.observations[0] == tables.observations[number]).all()
            assert (one.masks[0] == tables.masks[number]).all()
    assert (tables.turns == 0).all(), "greedy's choices are made inside"


def test_the_learner_plays_every_seat_where_nobody_else_does():
    assert set(play_on(vector("reef", seats=4, tables=2), 60).ravel()) == {0, 1, 2, 3}


def test_the_arrays_stay_the_same_memory():
    tables = vector("reef", tables=2)
    seen = tables.observations
    before = seen.copy()
    tables.step(tables.sample())
    assert tables.observations is seen
    assert (seen != before).any()
    assert seen.flags.writeable
    assert not seen.flags.owndata


def test_a_reset_with_the_same_seed_gives_the_same_games():
    tables = vector("king_of_tokyo", seats=4, tables=3, seed=9)
    before = tables.observations.copy()
    tables.step(tables.sample())
    tables.reset(9)
    assert (tables.observations == before).all()
    tables.reset([11, 10, 9])
    assert (tables.observations == before[::-1]).all()


def test_an_action_that_is_not_open_is_refused_and_nothing_changes():
    tables = vector("reef", tables=3)
    before, turns = tables.observations.copy(), tables.turns.copy()
    actions = tables.sample().copy()
    actions[1] = int((tables.masks[1] == 0).argmax())
    with pytest.raises(IllegalAction, match=r"not open to seat . of table 1 now"):
        tables.step(actions)
    with pytest.raises(IllegalAction, match=r"one a table"):
        tables.step(np.array([1, 2]))
    with pytest.raises(IllegalAction, match=r"one a table"):
        tables.step(np.array([0.5, 1, 2]))
    for wrong in (-1, 10**9):
        actions[1] = wrong
        with pytest.raises(IllegalAction, match=f"action {wrong} is not open"):
            tables.step(actions)
    assert (tables.observations == before).all()
    assert (tables.turns == turns).all()
    tables.step(tables.sample())


def test_shaped_rewards_add_up_to_the_points():
    tables = vector("reef", seats=3, tables=1, shaped=True, reward="win")
    total = np.zeros(3)
    while not tables.ended[0]:
        tables.step(tables.sample())
        total += tables.rewards[0]
    won = np.array(rewards(tables.places[0].tolist(), by="win"))
    assert total - won == pytest.approx((tables.scores[0] - 3) / 100)


def test_scaled_observations_are_small():
    tables = vector("poseidons_kingdom", tables=4)
    play_on(tables, 20)
    assert abs(tables.observations * tables.scale).max() <= 1


def test_options_reach_the_table():
    tables = vector("reef", tables=1, options={"deck_face_up": True})
    play_on(tables, 10)
    at = 0
    for part in observation("reef").LAYOUT:
        if part.name.startswith("top of a face-up deck"):
            assert tables.observations[0, at : at + part.length].sum() == 1
        at += part.length


def test_bad_input_is_refused_with_a_sentence():
    with pytest.raises(BadSeats, match="2 opponents are named for 4 seats"):
        vector("reef", seats=4, opponents=["random", "greedy"])
    with pytest.raises(spieltisch.SpieltischError, match="at least one table"):
        vector("reef", tables=0)
    with pytest.raises(spieltisch.SpieltischError, match="2 seeds are given for 3 tables"):
        vector("reef", tables=3, seed=[1, 2])
    with pytest.raises(spieltisch.SpieltischError, match="no bot 'nobody'"):
        vector("reef", opponents="nobody")
    with pytest.raises(BadReward):
        vector("reef", reward="money")
    with pytest.raises(UnknownGame):
        vector("chess")


# Memory


def places(tables):
    """Where each array lies."""
    rows = {name: row for name, row in vars(tables).items() if isinstance(row, np.ndarray)}
    return {name: (row.__array_interface__["data"][0], row.shape, row.dtype) for name, row in rows.items()}


def test_the_arrays_are_the_engines_own_memory():
    """Given arrays that were taken once, when games are stepped and begun anew, then the new numbers lie in them."""
    tables = vector("reef", seats=2, tables=64, seed=3)
    batch = tables.batch
    for taken, own in (
        (tables.observations, batch.row.numbers),
        (tables.masks, batch.masks),
        (tables.rewards, batch.rewards),
        (tables.ended, batch.ended),
        (tables.turns, batch.turns),
        (tables.chosen, batch.chosen),
    ):
        assert np.shares_memory(taken, np.asarray(own)), "a view, no copy"
        assert taken.flags.writeable
    before, seen = places(tables), tables.observations
    first = seen.copy()
    for _ in range(200):
        tables.step(tables.sample())
    tables.reset(3)
    assert places(tables) == before, "nothing is made anew"
    assert seen is tables.observations
    assert (seen == first).all()
    tables.step(tables.sample())
    assert (seen != first).any()


OBSERVATION = """
VERSION, MOST_OUTCOMES = 1, 1
LAYOUT = [("sticks", 1, 0, 7), ("my turn", 1, 0, 1)]
def observe(state, seat):
    return [state.at[STICKS], int(state.to_act() == seat)]
"""


def test_a_game_may_list_its_numbers(nim):
    """Given a game of somebody else that gives a list of numbers, when it is stepped in a batch, then these are seen."""
    file = folder(nim) / "observation.py"
    file.write_text("from spieltisch.games.nim.rules import STICKS\n" + OBSERVATION)
    sys.modules.pop("spieltisch.games.nim.observation", None)
    importlib.invalidate_caches()
    try:
        tables = vector(nim, tables=8, seed=1)
        assert tables.observations.tolist() == [[7, 1]] * 8
        tables.step(tables.masks.argmax(axis=1))
        plain = spieltisch.new(nim)
        spieltisch.advance(plain, spieltisch.Rng(1))
        plain.apply(plain.legal()[0])
        assert tables.observations[0].tolist() == observation(nim).observe(plain, plain.to_act())
        env = pettingzoo.raw_env(nim)
        env.reset(seed=1)
        assert env.observe(env.agent_selection)["observation"].tolist() == [7, 1]
    finally:
        file.unlink()
        sys.modules.pop("spieltisch.games.nim.observation", None)
        importlib.invalidate_caches()


def test_a_reset_begins_the_games_of_its_seeds_again():
    """Given tables with a seed, when they are set anew without one, then it is the same seed, not another."""
    tables = vector("reef", tables=2, seed=7)
    first = tables.observations.copy()
    tables.step(tables.sample())
    tables.reset()
    assert (tables.observations == first).all()
    tables.reset(seed=np.int64(3))
    assert tables.seeds == [3, 4]
    tables.reset(seed=np.array([5, 9]))
    assert tables.seeds == [5, 9]
