"""Set-up, planning and turn order: T1 to T18 of the dossier."""

import pytest

import spieltisch
from spieltisch import BadNotation, IllegalAction, new, parse
from tests.games.antler_island_scene import (
    confirm_all,
    does,
    foods,
    mat,
    options,
    plan_of,
    play,
    scene,
    seen,
    set_up,
    targets,
)


def stags(state):
    return {player["stag"] for player in seen(state)["players"]}


def test_t1_set_up_of_four():
    state = new("antler_island", 4)
    set_up(state, "orange", "purple")
    assert stags(state) == {"O1", "O4", "O7", "O10"}
    assert foods(state) == {"O3": 1, "O6": 1, "O9": 1, "O12": 1}
    assert does(state) == dict.fromkeys(("O2", "O5", "O8", "O11", "M1", "M3", "M5", "M7"), 1)
    supply = seen(state)["supply"]
    assert (supply["does"], supply["food"], supply["antlers"]) == (6, 19, 42)


def test_t2_set_up_of_three():
    state = new("antler_island", 3)
    set_up(state, "white", "orange")
    assert stags(state) == {"O2", "O5", "O8"}
    assert foods(state) == {"O1": 1, "O4": 1, "O7": 1}
    assert does(state) == dict.fromkeys(("O3", "O6", "O9", "M1", "M3", "M5", "M7"), 1)
    supply = seen(state)["supply"]
    assert (supply["does"], supply["food"], supply["antlers"]) == (7, 21, 44)
    assert not {"O10", "O11", "O12"} & {at["id"] for at in seen(state)["island"]}


def test_t3_the_die_is_rolled_until_another_colour_shows():
    state = new("antler_island", 4)
    set_up(state, "orange", "orange", "orange", "white")
    assert stags(state) == {"O1", "O4", "O7", "O10"}
    assert set(foods(state)) == {"O2", "O5", "O8", "O11"}
    assert {"O3", "O6", "O9", "O12"} <= set(does(state))


def test_t4_a_taken_start_space_is_not_offered():
    state = new("antler_island", 4)
    play(state, "food 1", "food 1", "food 1", "food 1", "tile speed", "tile speed", "tile greed", "tile greed")
    play(state, "tile roar", "first 1", "roll orange", "stand O4")
    assert targets(state, "stand") == {"O1", "O7", "O10"}
    with pytest.raises(BadNotation):
        play(state, "stand O4")


def test_t5_what_everybody_has_after_set_up():
    state = new("antler_island", 4)
    set_up(state, "orange", "purple")
    for seat in range(4):
        own = mat(state, seat)
        assert (own["ends"], own["tokens"], own["hidden_tiles"], own["open"]) == (2, 1, 1, [])
        assert (own["track"], own["victor"]) == (0, False)
    assert (seen(state)["wily"]["open"], seen(state)["wily"]["pile"]) == ("hotRut", 7)
    assert not {"M2", "M4", "M6", "M8", "C"} & set(does(state))


def test_t6_no_starting_tiles_with_the_option_off():
    state = new("antler_island", 3, startingWilyTile=False)
    set_up(state, "orange", "purple", tiles=False)
    assert all(mat(state, seat)["hidden_tiles"] == 0 for seat in range(3))
    assert (seen(state)["wily"]["open"], seen(state)["wily"]["pile"]) == ("hotRut", 11)


def planning(**fields):
    """The planning of a round, nothing laid yet."""
    state = new("antler_island", 4)
    set_up(state, "orange", "purple")
    return state


def lay(state, seat, *lines):
    for line in lines:
        state.apply(parse(state, line, seat), seat)


def test_t7_all_five_tiles_may_lie_at_move():
    state = planning()
    lay(state, 0, *(f"plan {tile} move" for tile in ("1", "2", "3", "X", "blank")), "confirm")
    assert state.deciders() == [1, 2, 3]


def test_t8_an_incomplete_plan_cannot_be_confirmed():
    state = planning()
    lay(state, 0, "plan 1 move", "plan 2 eat", "plan 3 rut")
    with pytest.raises(BadNotation):
        lay(state, 0, "confirm")
    with pytest.raises(IllegalAction):
        state.apply(20, 0)


def test_t9_execution_waits_for_the_last_plan_and_nobody_sees_one():
    state = planning()
    for seat in range(3):
        lay(state, seat, *(f"plan {tile} rut" for tile in ("1", "2", "3", "X", "blank")), "confirm")
    assert state.deciders() == [3]
    for looker in (None, 0, 3):
        for seat in range(3):
            if seat != looker:
                other = seen(state, looker)["players"][seat]
                assert other["plan"] is None
                assert other["acts"] is None
                assert other["confirmed"] is True
    with pytest.raises(IllegalAction):
        state.apply(20, 0)  # a confirmed plan is fixed


def test_t10_the_others_see_how_many_tiles_lie_where():
    state = scene({"plan": {"1": "eat", "2": "eat", "X": "rut", "3": "grow", "blank": "grow"}})
    other = seen(state, 1)["players"][0]
    assert {act: pile["covered"] for act, pile in other["acts"].items()} == {"move": 0, "eat": 2, "rut": 1, "grow": 2}
    assert other["plan"] is None
    assert all(pile["revealed"] == [] for pile in other["acts"].values())


@pytest.mark.parametrize(
    ("used", "expected"),
    [
        pytest.param([], ["reveal 1", "reveal X"], id="t11"),
        pytest.param(["X"], ["reveal 1"], id="t12"),
        pytest.param(["1", "2"], ["reveal 3", "reveal X"], id="t13"),
        pytest.param(["1", "2", "3"], ["reveal X"], id="t14"),
    ],
)
def test_t11_to_t14_the_smallest_number_or_the_x(used, expected):
    assert options(scene({"used": used})) == expected


def test_t15_after_four_markers_of_everybody_the_round_ends_and_blanks_stay_covered():
    used = {"used": ["1", "2", "3"], "plan": "rut"}
    done = {"used": ["1", "2", "3", "X"]}
    state = scene(used, done, done, done, first=1)
    assert sum(pile["covered"] for pile in seen(state, 0)["players"][1]["acts"].values()) == 1
    play(state, "reveal X")
    assert seen(state)["phase"] == "food roll"
    assert seen(state)["round"] == 3


def test_t16_turns_go_round_from_the_start_player():
    state = scene(*[{"plan": "rut"}] * 4, first=2, active=2)
    order = []
    while seen(state)["phase"] == "turn":
        order.append(int(state.to_act()))
        play(state, options(state)[0])
    assert order == [2, 3, 0, 1] * 4


def test_t17_an_impossible_action_uses_the_marker():
    state = scene({"stag": "O1", "plan": "rut"})
    play(state, "reveal 1")
    assert state.to_act() == 1
    assert seen(state)["players"][0]["acts"]["rut"]["revealed"] == ["1"]
    assert mat(state, 0)["track"] == 0


def test_t18_a_possible_action_cannot_be_skipped():
    state = scene({"stag": "O1", "plan": "rut"}, does={"O1": 2})
    play(state, "reveal 1")
    assert mat(state, 0)["track"] == 1
    assert does(state) == {"O1": 1}


def test_plans_give_the_same_game_in_any_order_of_arrival():
    lines = {seat: [f"plan {tile} {act}" for tile, act in plan_of("eat").items()] + ["confirm"] for seat in range(4)}
    lines[2] = [f"plan {tile} rut" for tile in ("1", "2", "3", "X", "blank")] + ["rearrange", *lines[2]]
    one, two, three = planning(), planning(), planning()
    for seat in range(4):
        lay(one, seat, *lines[seat])
    for seat in (3, 2, 1, 0):
        lay(two, seat, *lines[seat])
    for at in range(12):
        for seat in (2, 0, 3, 1):
            if at < len(lines[seat]):
                lay(three, seat, lines[seat][at])
    assert one.key() == two.key() == three.key()
    assert spieltisch.view(one, 1) == spieltisch.view(two, 1)


def test_a_plan_can_be_rearranged_as_often_as_the_option_says():
    state = new("antler_island", 3, rearrangements=1)
    set_up(state, "orange", "purple")
    tiles = [f"plan {tile} move" for tile in ("1", "2", "3", "X", "blank")]
    lay(state, 1, *tiles, "rearrange", *tiles)
    assert [spieltisch.notation(state, action) for action in state.legal(1)] == ["confirm"]
    lay(state, 1, "confirm")
    assert state.deciders() == [0, 2]


def test_the_last_plan_starts_the_first_turn():
    state = planning()
    confirm_all(state)
    assert seen(state)["phase"] == "turn"
    assert state.to_act() == 0
