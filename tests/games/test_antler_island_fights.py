"""The fight: T31 to T49 of the dossier."""

import pytest

from spieltisch import BadNotation, listen
from spieltisch.games.antler_island.state import ENDS, HIGHEST
from tests.games.antler_island_scene import does, foods, mat, options, play, scene, seen, targets


def test_t31_a_retreat_reveals_nothing_and_counts_as_a_win():
    state = scene({"stag": "O1", "food": [2, 1, 3]}, {"stag": "M1", "food": [1]})
    told = listen(state)
    play(state, "reveal 1", "move M1", "commit 2", "commit 1", "enough", "retreat")
    assert targets(state, "leave") == {"O1", "O12"}
    play(state, "leave O12", "take pile", "tile roar")
    attacker, defender = mat(state, 0), mat(state, 1)
    assert (attacker["stag"], attacker["food"], attacker["ends"]) == ("M1", [1, 2, 3], 2)
    assert (attacker["victor"], attacker["hidden"]) == (True, ["roar"])
    assert (defender["stag"], defender["food"], defender["ends"]) == ("O12", [1], 2)
    assert all("value" not in event.seen_by(1) and "value" not in event.seen_by(None) for event in told)
    assert seen(state, 1)["players"][0]["known_food"] == []


def test_t32_without_food_both_commitments_are_empty_but_the_questions_stay():
    state = scene({"stag": "O1"}, {"stag": "O2"})
    play(state, "reveal 1", "move O2")
    assert (int(state.to_act()), options(state)) == (1, ["retreat", "hold"])
    play(state, "hold")
    assert (int(state.to_act()), options(state)) == (0, ["give up", "lock"])


def test_t33_one_to_three_tokens_are_committed():
    state = scene({"stag": "O1", "food": [1, 1, 2, 3]}, {"stag": "O2"})
    play(state, "reveal 1", "move O2")
    with pytest.raises(BadNotation):
        play(state, "enough")
    assert options(state) == ["commit 1", "commit 2", "commit 3"]
    play(state, "commit 1")
    assert options(state) == ["commit 1", "commit 2", "commit 3", "enough"]
    play(state, "commit 1", "commit 3")
    assert int(state.to_act()) == 1  # a fourth is not possible
    assert mat(state, 0)["food"] == [2]


def test_t34_giving_up_leaves_the_stocks_as_they_were():
    state = scene({"stag": "M1", "food": [2]}, {"stag": "C", "food": [3, 1]}, {"stag": "M7"})
    play(state, "reveal 1", "move C", "commit 2", "hold", "commit 3", "enough", "give up")
    assert int(state.to_act()) == 0
    assert targets(state, "leave") == {"M1", "M3", "M5"}
    play(state, "leave M3", "take pile", "tile roar")
    assert (mat(state, 0)["stag"], mat(state, 0)["food"], mat(state, 1)["food"]) == ("M3", [2], [1, 3])
    assert (mat(state, 1)["victor"], mat(state, 1)["hidden"], mat(state, 0)["victor"]) == (True, ["roar"], False)


def test_t35_the_stronger_attacker_wins_and_places_the_loser():
    state = scene({"stag": "O1", "ends": 3, "food": [1, 2, 3]}, {"stag": "O2", "ends": 4, "food": [1, 2]})
    play(state, "reveal 1", "move O2", "commit 2", "commit 1", "enough", "hold", "commit 1", "enough", "lock")
    assert int(state.to_act()) == 0
    assert targets(state, "leave") == {"O1", "O3"}
    play(state, "leave O3", "take pile", "tile roar")
    winner, loser = mat(state, 0), mat(state, 1)
    assert seen(state)["supply"]["food_discard"] == [1, 1, 2]
    assert (winner["food"], winner["victor"], winner["hidden"], winner["ends"]) == ([3], True, ["roar"], 3)
    assert (loser["food"], loser["ends"], loser["broken"], loser["stag"]) == ([2], 3, 1, "O3")


def test_t36_a_tie_sends_the_attacker_back_even_uphill():
    state = scene({"stag": "M1", "ends": 3, "food": [2]}, {"stag": "O1", "ends": 4, "food": [1]})
    play(state, "reveal 1", "move O1", "commit 2", "hold", "commit 1", "lock")
    assert int(state.to_act()) == 1
    assert seen(state)["phase"] == "turn"
    for seat, ends in ((0, 3), (1, 4)):
        own = mat(state, seat)
        assert (own["ends"], own["broken"], own["food"], own["victor"], own["hidden"]) == (ends, 0, [], False, [])
    assert mat(state, 0)["stag"] == "M1"


def test_t37_the_stronger_defender_places_the_attacker():
    state = scene({"stag": "O1", "ends": 3, "food": [1]}, {"stag": "O2", "ends": 3, "food": [3]}, {"stag": "O3"})
    play(state, "reveal 1", "move O2", "commit 1", "hold", "commit 3", "lock")
    assert int(state.to_act()) == 1
    assert targets(state, "leave") == {"O1"}
    play(state, "leave O1")
    assert int(state.to_act()) == 1  # the reward, in the attacker's turn
    play(state, "take open", "tile speed")
    assert (mat(state, 0)["ends"], mat(state, 0)["broken"]) == (2, 1)
    assert (mat(state, 1)["victor"], mat(state, 1)["open"]) == (True, ["greed"])


def test_t38_the_token_is_won_once_the_tile_always():
    state = scene({"stag": "O1", "victor": True}, {"stag": "O2"})
    play(state, "reveal 1", "move O2", "retreat", "leave O3", "take pile", "tile roar")
    assert (mat(state, 0)["victor"], mat(state, 0)["hidden"]) == (True, ["roar"])


@pytest.mark.parametrize(
    ("seats", "origin", "contested", "others", "ways"),
    [
        pytest.param(4, "O1", "O2", ["O3"], {"O1"}, id="t39"),
        pytest.param(4, "C", "M1", ["O12"], {"O1"}, id="t40-uphill-not-offered"),
        pytest.param(4, "C", "M1", ["O12", "O1"], {"C"}, id="t41-uphill-as-last-resort"),
        pytest.param(4, "M1", "O1", [], {"O2", "O12"}, id="t42"),
        pytest.param(3, "M1", "O1", ["O2"], {"O9"}, id="t44-three-players"),
    ],
)
def test_t39_to_t44_where_a_defender_retreats_to(seats, origin, contested, others, ways):
    state = scene({"stag": origin}, {"stag": contested}, *({"stag": at} for at in others), seats=seats)
    play(state, "reveal 1", f"move {contested}", "retreat")
    assert int(state.to_act()) == 1
    assert targets(state, "leave") == ways


def test_t43_an_attacker_who_gives_up_need_not_go_back_and_may_not_uphill():
    state = scene({"stag": "M1"}, {"stag": "O1"})
    play(state, "reveal 1", "move O1", "hold", "give up")
    assert int(state.to_act()) == 0
    assert targets(state, "leave") == {"O2", "O12"}


def test_t45_a_stag_without_antlers_loses_none():
    state = scene({"stag": "O1"}, {"stag": "O2", "ends": 0, "hidden": ["sturdyAntlers"]})
    play(state, "reveal 1", "move O2", "hold", "lock")
    assert targets(state, "leave") == {"O1", "O3"}  # Sturdy Antlers was not even asked for
    play(state, "leave O1", "take pile", "tile roar")
    assert (mat(state, 1)["ends"], mat(state, 1)["broken"], mat(state, 0)["victor"]) == (0, 0, True)


def test_t46_a_tie_after_speed_leads_back_to_where_the_move_began():
    state = scene({"stag": "O2", "hidden": ["speed"]}, {"stag": "M1"})
    play(state, "reveal 1", "speed M1", "hold", "lock")
    assert mat(state, 0)["stag"] == "O2"
    assert seen(state)["wily"]["discard"] == ["speed"]


def test_t47_a_loser_on_the_peak_goes_to_an_empty_meadow_never_to_a_marsh():
    state = scene({"stag": "M1", "ends": 3}, {"stag": "C"}, {"stag": "M5"})
    play(state, "reveal 1", "move C", "hold", "lock")
    assert targets(state, "leave") == {"M1", "M3", "M7"}


def test_t48_the_winner_gets_no_extra_action():
    state = scene({"stag": "O1", "ends": 3}, {"stag": "O2"}, does={"O2": 2}, food={"O2": 1})
    play(state, "reveal 1", "move O2", "retreat", "leave O3", "take pile", "tile speed")
    assert int(state.to_act()) == 1
    assert (does(state), foods(state), mat(state, 0)["track"]) == ({"O2": 2}, {"O2": 1}, 0)


def test_t48_roaring_stag_may_still_be_played_at_the_end():
    state = scene({"stag": "O1", "ends": 3}, {"stag": "O2"}, does={"O3": 2})
    play(state, "reveal 1", "move O2", "retreat", "leave O1", "take pile", "tile roar")
    assert options(state) == ["end turn", "roar"]
    play(state, "end turn")
    assert int(state.to_act()) == 1


def crowd():
    """Player 2 and 3 share M3: the rules never lead there, but a position can be set up so (dossier 8.8)."""
    state = scene({"stag": "O3", "food": [1, 2]}, {"stag": "M3"}, {"stag": "M3"})
    play(state, "reveal 1", "move M3")
    return state


def test_t49_several_defenders_are_fought_one_after_the_other():
    state = crowd()
    assert options(state) == ["fight 2", "fight 3"]
    play(state, "fight 2", "commit 1", "enough", "retreat", "leave O4", "take pile", "tile roar")
    assert mat(state, 0)["victor"]
    assert (seen(state)["fight"]["defender"], options(state)) == (2, ["commit 1", "commit 2"])
    play(state, "commit 2", "enough", "hold", "give up")
    assert int(state.to_act()) == 0
    play(state, "leave O3", "take pile", "tile speed")
    assert (mat(state, 0)["stag"], mat(state, 2)["stag"], mat(state, 2)["victor"]) == ("O3", "M3", True)
    assert int(state.to_act()) == 1


def test_t49_a_tie_when_the_way_back_is_taken():
    state = crowd()
    play(state, "fight 2", "commit 1", "enough", "retreat", "leave O3", "take pile", "tile speed")
    state.at[ENDS + 2] = 4
    state.at[HIGHEST + 2] = 4
    play(state, "commit 2", "enough", "hold", "lock", "pass")  # a hidden tile might be Save Strength
    assert int(state.to_act()) == 0
    assert targets(state, "leave") == {"O4"}
    play(state, "leave O4")
    assert (mat(state, 0)["stag"], mat(state, 2)["victor"]) == ("O4", False)
