"""OpenSpiel's own tests and its own search on every game."""

import numpy as np
import pyspiel
import pytest

import spieltisch
from spieltisch.lab import open_spiel as ours

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]


# Random players change their plans as often as they may, which makes thousands of moves out of a game.
SHORTER = {"antler_island": {"rearrangements": 0}}


def load(id, seats):
    return pyspiel.load_game(ours.name(id), {"players": seats} | SHORTER.get(id, {}))


def random_positions(game, seed):
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
    yield state


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_random_sim(id, seats):
    """Legal actions and masks, exact chance, clones, history, observers, returns, serialisation."""
    pyspiel.random_sim_test(load(id, seats), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_resampling(id, seats):
    """What OpenSpiel's ResampleInfostateTest asks (pyspiel does not offer it): the same player, the same information."""
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for number, state in enumerate(random_positions(load(id, seats), 1)):
        if state.is_chance_node() or number % 10:
            continue
        for player in range(seats):
            world = state.resample_from_infostate(player, sampler)
            assert world.current_player() == state.current_player()
            assert world.information_state_string(player) == state.information_state_string(player)
            assert world.information_state_tensor(player) == state.information_state_tensor(player)
            assert world.observation_tensor(player) == state.observation_tensor(player)
            assert world.legal_actions(player) == state.legal_actions(player)
            assert world.history() == []


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_stored_state_comes_back_the_same(id):
    game = load(id, spieltisch.game(id).seats[0])
    for number, state in enumerate(random_positions(game, 2)):
        if number % 20 == 0:
            _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert again.position.state.key() == state.position.state.key()
            assert again.history() == state.history()


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_game_becomes_a_record(id):
    *_, state = random_positions(load(id, spieltisch.game(id).seats[-1]), 3)
    record = ours.record(state)
    assert record.finished
    *_, last = spieltisch.replay(spieltisch.Record.loads(record.dumps()))
    assert last.key() == state.position.state.key()


@pytest.mark.parametrize(("id", "seats", "simulations"), [("reef", 2, 8), ("reef", 4, 4), ("antler_island", 3, 2)])
def test_open_spiels_own_ismcts_plays_a_game(id, seats, simulations):
    from open_spiel.python.algorithms import ismcts

    game = load(id, seats)
    rng = np.random.RandomState(7)
    bot = ismcts.ISMCTSBot(game, ours.Playouts(seed=7), uct_c=1.0, max_simulations=simulations, random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(rng.choice(outcomes, p=odds)))
        else:
            state.apply_action(int(bot.step(state)))
    assert sum(state.returns()) == pytest.approx(0)


def test_names_options_and_words():
    game = pyspiel.load_game("spieltisch_reef(players=3,deck_face_up=true)")
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert state.position.state.house.face_up
    assert state.action_to_string(0) == "first 1"
    assert [odds for _, odds in state.chance_outcomes()] == pytest.approx([1 / 3] * 3)
    with pytest.raises(ValueError, match="played by 2 to 4"):
        type(game)({"players": 7})
