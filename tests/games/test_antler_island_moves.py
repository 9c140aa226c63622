"""Moving, eating, rutting, growing: T19 to T30 and T68 to T79 of the dossier."""

import pytest

from tests.games.antler_island_scene import foods, mat, options, play, scene, seen, space, targets


def moving(*players, **fields):
    state = scene(*players, **fields)
    play(state, "reveal 1")
    return state


@pytest.mark.parametrize(
    ("seats", "stag", "expected"),
    [
        pytest.param(4, "O2", {"O1", "O3"}, id="t19"),
        pytest.param(4, "O1", {"O2", "O12", "M1"}, id="t20"),
        pytest.param(4, "M1", {"O1", "O12", "C"}, id="t21"),
        pytest.param(4, "C", {"M1", "M3", "M5", "M7"}, id="t22"),
        pytest.param(3, "O9", {"O8", "O1", "M7"}, id="t23"),
        pytest.param(3, "M7", {"O9", "C"}, id="t24"),
    ],
)
def test_t19_to_t24_a_move_goes_to_a_neighbour_that_is_no_marsh(seats, stag, expected):
    assert targets(moving({"stag": stag}, seats=seats), "move") == expected


@pytest.mark.parametrize(
    ("stag", "other", "near", "far"),
    [
        pytest.param("O2", "O8", {"O1", "O3"}, {"O12", "M1", "O4", "M3"}, id="t25"),
        pytest.param("O2", "O3", {"O1", "O3"}, {"O12", "M1"}, id="t26"),
        pytest.param("O1", "O8", {"O2", "O12", "M1"}, {"O3", "O11", "C"}, id="t27"),
    ],
)
def test_t25_to_t27_speed_reaches_two_steps_past_no_stag(stag, other, near, far):
    state = moving({"stag": stag, "hidden": ["speed"]}, {"stag": other})
    assert targets(state, "move") == near
    assert targets(state, "speed") == far


def test_t28_speed_into_a_stag_is_a_fight():
    state = moving({"stag": "O2", "hidden": ["speed"]}, {"stag": "M1"})
    play(state, "speed M1")
    assert seen(state)["wily"]["discard"] == ["speed"]
    assert (seen(state)["fight"]["space"], seen(state)["fight"]["origin"]) == ("M1", "O2")


def test_t29_of_two_speed_tiles_only_the_open_one_is_played():
    state = moving({"stag": "O2", "hidden": ["speed"], "open": ["speed"]})
    play(state, "speed M1")
    own = mat(state, 0)
    assert (own["open"], own["hidden"], own["stag"]) == ([], ["speed"], "M1")
    assert state.to_act() == 1


def test_t30_the_stag_must_leave_its_space():
    state = moving({"stag": "O1"}, does={"O1": 3})
    assert set(options(state)) == {"move O2", "move O12", "move M1"}


# Eat


def test_t68_the_older_token_is_taken_first_as_far_as_it_fits():
    state = scene({"stag": "O1", "plan": "eat", "food": [1, 1, 2, 2]}, food={"O1": 2})
    play(state, "reveal 1", "food 3")
    assert mat(state, 0)["food"] == [1, 1, 2, 2, 3]
    assert foods(state) == {"O1": 1}


def test_t68_the_older_token_is_the_one_of_the_older_supply():
    """Two tokens of different supplies lie on O1; the older one comes from a supply of threes only."""
    state = scene(
        {"stag": "O1", "plan": "eat", "food": [1, 1, 1, 2]},
        food_discard=[3] * 8,
        food={"O1": [1, 0]},
        pools=[[1] * 6 + [2] * 8, [3]],
    )
    play(state, "reveal 1")
    assert state.odds() == [(state.legal()[0], 1.0)]
    play(state, "food 3")
    assert space(state, "O1")["food"] == [0]


def test_t69_with_five_tokens_nothing_can_be_eaten():
    state = scene({"stag": "O1", "plan": "eat", "food": [1, 1, 2, 2, 3]}, food={"O1": 1})
    play(state, "reveal 1")
    assert state.to_act() == 1
    assert foods(state) == {"O1": 1}
    assert seen(state)["players"][0]["acts"]["eat"]["revealed"] == ["1"]


# Grow


def growing(player, **fields):
    """Player 1 has revealed a marker at grow."""
    state = scene({"stag": "O1", "plan": "grow"} | player, **fields)
    play(state, "reveal 1")
    return state


def test_t70_a_single_one_grows_an_end():
    state = growing({"food": [1]})
    play(state, "hand in 1")
    own = mat(state, 0)
    assert (own["ends"], own["food"], own["hidden_tiles"]) == (3, [], 0)
    assert state.to_act() == 1


def test_t71_the_fourth_end_brings_a_tile():
    state = growing({"food": [3], "ends": 3})
    play(state, "hand in 3", "take pile", "tile roar")
    own = mat(state, 0)
    assert (own["ends"], own["hidden"]) == (4, ["roar"])


def test_t72_values_are_added_before_they_are_halved():
    state = growing({"food": [1, 1, 3]})
    play(state, "hand in 1", "hand in 1", "hand in 3", "take open", "tile speed")
    own = mat(state, 0)
    assert (own["ends"], own["open"], own["food"]) == (4, ["greed"], [])


def test_t73_a_great_growth_brings_a_tile_for_each_new_even_number():
    state = growing({"food": [3] * 5})
    play(state, *["hand in 3"] * 5)
    for kind in ("speed", "roar", "speed"):
        play(state, "take pile", f"tile {kind}")
    own = mat(state, 0)
    assert (own["ends"], own["hidden"]) == (9, ["speed", "speed", "roar"])
    assert state.to_act() == 1


def test_t73_the_limit_of_three_tiles_applies_after_each():
    state = growing({"food": [3] * 5, "open": ["roar", "hotRut"]})
    play(state, *["hand in 3"] * 5, "take pile", "tile speed", "take pile", "tile greed")
    assert set(options(state)) == {"drop roar", "drop hotRut", "drop hidden speed", "drop hidden greed"}
    play(state, "drop hotRut", "take pile", "tile speed", "drop hidden greed")
    assert (mat(state, 0)["ends"], mat(state, 0)["hidden"]) == (9, ["speed", "speed"])


def test_t74_a_step_reached_again_brings_nothing():
    state = growing({"food": [1], "ends": 3, "broken": 1, "highest": 4})
    play(state, "hand in 1")
    own = mat(state, 0)
    assert (own["ends"], own["broken"], own["hidden_tiles"]) == (4, 0, 0)
    assert state.to_act() == 1


def test_t75_broken_ends_go_back_first():
    state = growing({"food": [2, 2, 2], "ends": 3, "broken": 1, "highest": 4})
    play(state, "hand in 2", "hand in 2", "hand in 2")
    assert seen(state)["phase"] == "gaining"
    assert mat(state, 0)["ends"] == 6
    play(state, "take pile", "tile roar")
    own = mat(state, 0)
    assert (own["ends"], own["broken"], own["hidden_tiles"]) == (6, 0, 1)


@pytest.mark.parametrize("starting_tile", [True, False])
def test_t76_two_ends_are_never_a_new_step(starting_tile):
    state = growing({"food": [1], "ends": 1, "broken": 1, "highest": 2}, options={"startingWilyTile": starting_tile})
    play(state, "hand in 1")
    assert (mat(state, 0)["ends"], mat(state, 0)["hidden_tiles"]) == (2, 0)
    assert state.to_act() == 1


def test_t77_nothing_need_be_handed_in():
    state = growing({"food": [2, 1]})
    play(state, "grow")
    own = mat(state, 0)
    assert (own["ends"], own["food"]) == (2, [1, 2])
    assert own["acts"]["grow"]["revealed"] == ["1"]
    assert state.to_act() == 1


def test_with_the_stricter_option_something_must_be_handed_in():
    state = growing({"food": [2, 1]}, options={"growMinimumTokens": 1})
    assert options(state) == ["hand in 1", "hand in 2"]
    play(state, "hand in 1")
    assert options(state) == ["grow", "hand in 2"]


def test_t78_without_food_antlers_do_not_grow():
    state = growing({})
    assert state.to_act() == 1
    assert mat(state, 0)["acts"]["grow"]["revealed"] == ["1"]


def test_t79_growth_beyond_the_supply_is_lost():
    state = scene({"stag": "O1", "plan": "grow", "food": [3, 3], "ends": 5}, {"ends": 14}, {"ends": 14}, {"ends": 16})
    assert seen(state)["supply"]["antlers"] == 1
    play(state, "reveal 1", "hand in 3", "hand in 3", "take pile", "tile roar")
    own = mat(state, 0)
    assert (own["ends"], own["hidden_tiles"], own["food"]) == (6, 1, [])
    assert seen(state)["supply"]["food_discard"] == [3, 3]


def test_growing_is_impossible_without_any_piece():
    state = scene({"stag": "O1", "plan": "grow", "food": [3], "ends": 5}, {"ends": 15}, {"ends": 14}, {"ends": 16})
    play(state, "reveal 1")
    assert (state.to_act(), mat(state, 0)["food"]) == (1, [3])
