"""Wily tiles: T50 to T67 of the dossier."""

import pytest

from spieltisch import BadNotation
from tests.games.antler_island_scene import does, foods, mat, options, play, scene, seen, targets


def gaining(player=None, **fields):
    """Player 1 has just won a fight on O2 and takes a wily tile."""
    state = scene({"stag": "O1"} | (player or {}), {"stag": "O2"}, **fields)
    play(state, "reveal 1", "move O2", "retreat", "leave O3")
    return state


def test_t50_the_open_tile_stays_open_and_is_replaced():
    state = gaining(pile=["speed"])
    play(state, "take open", "tile speed")
    assert mat(state, 0)["open"] == ["greed"]
    assert seen(state)["wily"]["open"] == "speed"


def test_t51_a_tile_of_the_pile_stays_hidden():
    state = gaining(pile=["speed"])
    play(state, "take pile", "tile speed")
    assert mat(state, 0)["hidden"] == ["speed"]
    assert seen(state)["wily"]["open"] == "greed"
    other = seen(state, 1)["players"][0]
    assert (other["hidden"], other["hidden_tiles"], other["open"]) == (None, 1, [])


def test_t52_a_fourth_tile_is_discarded_after_the_open_one_was_replaced():
    held = {"hidden": ["hotRut", "sturdyAntlers"], "open": ["saveStrength"]}
    rest = ["speed", "greed", "hotRut", "saveStrength", "sturdyAntlers", "roar", "roar"]
    state = gaining(held, pile=["speed"], does={})
    assert sorted(seen(state)["wily"]["discard"]) == sorted(rest)
    play(state, "take open", "tile speed", "drop hidden hotRut")
    own = mat(state, 0)
    assert (own["hidden"], own["open"]) == (["sturdyAntlers"], ["greed", "saveStrength"])
    assert seen(state)["wily"]["open"] == "speed"
    assert "hotRut" in seen(state)["wily"]["discard"]


def everything_held():
    """All tiles but the open Greed are with the players; player 1 wins a fight."""
    return gaining_among(
        {"hidden": ["hotRut", "sturdyAntlers"], "open": ["saveStrength"]},
        {"open": ["speed", "speed", "roar"]},
        {"open": ["roar", "greed", "hotRut"]},
        {"open": ["saveStrength", "sturdyAntlers"]},
    )


def gaining_among(*players, **fields):
    first, second, *others = players
    state = scene({"stag": "O1"} | first, {"stag": "O2"} | second, *others, **fields)
    play(state, "reveal 1", "move O2", "retreat", "leave O3")
    return state


def test_t53_with_empty_piles_the_discarded_tile_becomes_the_open_one():
    state = everything_held()
    assert options(state) == ["take open"]
    play(state, "take open")
    assert seen(state)["wily"]["open"] is None
    play(state, "drop hidden hotRut")
    assert (seen(state)["wily"]["open"], seen(state)["wily"]["discard"]) == ("hotRut", [])


def test_t54_where_no_tile_is_left_none_is_gained():
    state = scene(
        {"stag": "O1", "hidden": ["hotRut", "sturdyAntlers"], "open": ["saveStrength"]},
        {"stag": "O2", "open": ["speed", "speed", "roar"]},
        {"open": ["roar", "greed", "hotRut"]},
        {"open": ["saveStrength", "sturdyAntlers", "greed"]},
        open_tile=None,
    )
    play(state, "reveal 1", "move O2", "retreat", "leave O3")
    assert mat(state, 0)["victor"]
    assert (mat(state, 0)["hidden_tiles"], int(state.to_act())) == (2, 1)


def eating(food, lying, tiles):
    state = scene({"stag": "O1", "plan": "eat", "food": food, "hidden": tiles}, food={"O1": lying} if lying else {})
    play(state, "reveal 1")
    return state


def test_t55_greed_takes_one_more_from_the_supply():
    state = eating([1, 2, 3], 1, ["greed"])
    play(state, "food 2", "greed", "food 3")
    assert mat(state, 0)["food"] == [1, 2, 2, 3, 3]
    assert (foods(state), seen(state)["wily"]["discard"]) == ({}, ["greed"])


def test_t56_greed_needs_room():
    state = eating([1, 2, 3, 3], 1, ["greed"])
    play(state, "food 2")
    assert (mat(state, 0)["tokens"], int(state.to_act())) == (5, 1)


def test_t57_greed_needs_food_on_the_space():
    state = eating([], 0, ["greed"])
    assert int(state.to_act()) == 1
    assert mat(state, 0)["hidden"] == ["greed"]


def test_t58_hotter_rut_needs_two_does():
    state = scene({"stag": "O1", "plan": "rut", "hidden": ["hotRut"]}, does={"O1": 1})
    play(state, "reveal 1")
    assert (mat(state, 0)["track"], mat(state, 0)["hidden"], int(state.to_act())) == (1, ["hotRut"], 1)


def test_t59_hotter_rut_mates_with_two():
    done = {"used": ["1", "2", "3", "X"]}
    state = scene(
        {"stag": "O1", "plan": "rut", "hidden": ["hotRut"], "track": 9, "used": ["1", "2", "3"]},
        done,
        done,
        done,
        first=1,
        does={"O1": 2},
    )
    before = seen(state)["supply"]["does"]
    play(state, "reveal X", "hot rut")
    assert (mat(state, 0)["track"], does(state), seen(state)["supply"]["does"]) == (11, {}, before + 2)
    assert seen(state)["phase"] == "over"


def test_t60_save_strength_keeps_a_token_that_still_counts():
    state = scene(
        {"stag": "O1", "ends": 2, "food": [3, 1], "hidden": ["saveStrength"]}, {"stag": "O2", "ends": 5, "food": [3]}
    )
    play(state, "reveal 1", "move O2", "commit 3", "commit 1", "hold", "commit 3", "lock")
    assert [side["strength"] for side in seen(state)["fight"]["committed"]] == [6, 8]
    assert options(state) == ["pass", "save 1", "save 3"]
    play(state, "save 3")
    assert (mat(state, 0)["food"], mat(state, 0)["ends"]) == ([3], 1)
    assert seen(state)["supply"]["food_discard"] == [1, 3]
    assert seen(state, 2)["players"][0]["known_food"] == [3]


def test_t61_sturdy_antlers_save_the_end_and_nothing_else():
    state = scene(
        {"stag": "O1", "ends": 4, "food": [1], "hidden": ["sturdyAntlers"]}, {"stag": "O2", "ends": 5, "food": [3]}
    )
    play(state, "reveal 1", "move O2", "commit 1", "hold", "commit 3", "lock", "pass", "sturdy")
    assert int(state.to_act()) == 1
    play(state, "leave O3", "take pile", "tile speed")
    assert (mat(state, 0)["ends"], mat(state, 0)["broken"], mat(state, 0)["stag"]) == (4, 0, "O3")
    assert (mat(state, 1)["victor"], mat(state, 1)["hidden"]) == (True, ["speed"])
    assert seen(state)["supply"]["food_discard"] == [1, 3]


@pytest.mark.parametrize("both_may", [True, False])
def test_t62_the_defender_may_play_fight_tiles_in_the_attackers_turn(both_may):
    state = scene(
        {"stag": "O1", "ends": 5},
        {"stag": "O2", "ends": 3, "hidden": ["sturdyAntlers"]},
        options={"fightTilesForDefender": both_may},
    )
    play(state, "reveal 1", "move O2", "hold", "lock")
    if both_may:
        assert (int(state.to_act()), options(state)) == (1, ["pass", "sturdy"])
        play(state, "sturdy")
    assert (mat(state, 1)["ends"], mat(state, 1)["broken"]) == ((3, 0) if both_may else (2, 1))
    assert int(state.to_act()) == 0
    play(state, "leave O3", "take pile", "tile speed")
    assert (mat(state, 0)["victor"], mat(state, 1)["stag"]) == (True, "O3")


def test_the_defender_may_save_strength_too_unless_the_option_is_off():
    for both_may in (True, False):
        state = scene(
            {"stag": "O1", "ends": 5, "food": [1]},
            {"stag": "O2", "ends": 3, "food": [2], "open": ["saveStrength"]},
            options={"fightTilesForDefender": both_may},
        )
        play(state, "reveal 1", "move O2", "commit 1", "hold", "commit 2", "lock")
        if both_may:
            assert (int(state.to_act()), options(state)) == (1, ["pass", "save 2"])
            play(state, "save 2")
        assert mat(state, 1)["food"] == ([2] if both_may else [])


def test_t63_roaring_stag_lures_a_doe_from_each_neighbour():
    state = scene({"stag": "O1", "hidden": ["roar"]}, does={"O2": 2, "O12": 1, "O3": 3})
    play(state, "roar")
    assert does(state) == {"O1": 2, "O2": 1, "O3": 3}


def test_t64_roaring_stag_reaches_into_marshes_and_to_the_peak():
    state = scene({"stag": "M1", "hidden": ["roar"]}, does={"M2": 1, "M8": 2, "C": 3, "O1": 1})
    play(state, "roar")
    assert does(state) == {"M1": 4, "M8": 1, "C": 2}


def test_t65_roaring_stag_between_revealing_and_rutting():
    state = scene({"stag": "O1", "plan": "rut", "hidden": ["roar"]}, does={"O2": 1})
    play(state, "reveal 1", "roar", "go on")
    assert (mat(state, 0)["track"], does(state)) == (1, {})


def test_t66_not_two_of_a_kind_in_one_turn():
    quiet = {"plan": "grow"}
    state = scene({"stag": "O1", "plan": "grow", "hidden": ["roar", "roar"]}, quiet, quiet, quiet, does={"O2": 3})
    play(state, "roar")
    with pytest.raises(BadNotation):
        play(state, "roar")
    play(state, "reveal 1")
    while int(state.to_act()) != 0:
        play(state, options(state)[0])
    assert "roar" in options(state)


def test_t67_not_in_anothers_turn_nor_as_the_defender():
    state = scene({"stag": "O1"}, {"stag": "O2", "hidden": ["roar"]}, does={"O3": 1, "O2": 1})
    assert state.legal(1) == []
    play(state, "reveal 1", "move O2")
    assert (int(state.to_act()), options(state)) == (1, ["retreat", "hold"])


def test_roaring_stag_in_a_fight_is_for_the_attacker_at_two_moments():
    state = scene({"stag": "O1", "food": [1, 2], "hidden": ["roar"]}, {"stag": "O2"}, does={"O3": 1})
    play(state, "reveal 1", "move O2")
    assert options(state) == ["commit 1", "commit 2", "roar"]
    play(state, "commit 1")
    assert "roar" not in options(state)
    play(state, "enough", "hold")
    assert options(state) == ["give up", "lock", "roar"]
    play(state, "roar")
    assert (does(state), options(state)) == ({"O2": 1}, ["give up", "lock"])
    assert targets(state, "leave") == set()


def test_being_asked_gives_no_tile_away():
    """With one hidden tile the same seats are asked at the same moments, whatever it is."""
    phases = []
    for kind in ("roar", "speed"):
        state = scene({"stag": "O1", "plan": "grow", "hidden": [kind]}, does={"O2": 1})
        play(state, "reveal 1")
        seen_now = [seen(state, 1)["phase"]]
        play(state, "go on")
        seen_now.append(seen(state, 1)["phase"])
        phases.append(seen_now)
    assert phases[0] == phases[1] == ["acting", "turn end"]
