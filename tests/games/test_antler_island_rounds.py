"""New rounds, the end and the score: T80 to T98 of the dossier."""

import pytest

from spieltisch import BadOption, BadPosition, dump, load, new
from tests.games.antler_island_scene import confirm_all, does, foods, mat, play, scene, seen, space

DONE = {"used": ["1", "2", "3", "X"]}
LAST = {"used": ["1", "2", "3"], "plan": "rut"}  # reveals the last marker of the round, and nothing happens


def round_over(*players, seats=4, **fields):
    """Player 1 plays the last marker of a round; the die is about to be rolled for food."""
    first, *others = players or ({},)
    state = scene(LAST | first, *(DONE | other for other in [*others, *[{}] * (seats - 1 - len(others))]),
                  seats=seats, first=1, **fields)  # fmt: skip
    play(state, "reveal X")
    return state


def test_t80_all_does_climb_one_level():
    state = round_over({"stag": "O4"}, does={"O2": 1, "O1": 1, "M3": 2, "C": 3, "M8": 1})
    assert does(state) == {"M2": 1, "M1": 1, "C": 6}


def test_t81_new_food_where_fewer_than_two_tokens_lie():
    state = round_over(food={"O2": 2, "O5": 1})
    play(state, "roll white")
    assert foods(state) == {"O2": 2, "O5": 2, "O8": 1, "O11": 1}


def test_t82_an_incomplete_group_of_does_stays_away():
    state = round_over({"stag": "O4"}, does={"C": 11})
    play(state, "roll white")
    assert seen(state)["phase"] == "planning"
    assert does(state) == {"C": 11}


def test_t83_one_complete_group_comes():
    state = round_over({"stag": "O4"}, does={"C": 8})
    play(state, "roll white", "roll white")
    assert seen(state)["phase"] == "planning"
    assert does(state) == {"C": 8, "O2": 1, "O5": 1, "O8": 1, "O11": 1}
    assert seen(state)["supply"]["does"] == 2


def test_t84_the_second_group_comes_on_another_colour():
    state = round_over({"stag": "O4"}, does={"C": 6})
    play(state, "roll white", "roll white", "roll white", "roll purple")
    assert does(state) == {"C": 6} | dict.fromkeys(("O2", "O5", "O8", "O11", "O3", "O6", "O9", "O12"), 1)
    assert (seen(state)["supply"]["does"], seen(state)["phase"]) == (0, "planning")


def test_t85_groups_of_three():
    state = round_over({"stag": "M3"}, seats=3, does={"C": 7})
    play(state, "roll white", "roll white", "roll orange")
    assert does(state) == {"C": 7} | dict.fromkeys(("O2", "O5", "O8", "O1", "O4", "O7"), 1)
    assert seen(state)["supply"]["does"] == 1


def test_t86_food_and_does_may_come_on_the_same_colour():
    state = round_over(does={"C": 8})
    play(state, "roll orange", "roll orange")
    assert (space(state, "O1")["does"], len(space(state, "O1")["food"])) == (1, 1)


def test_t87_scarce_food_goes_to_empty_spaces_first():
    held = {"food": [1, 2, 3, 1, 2]}
    state = round_over(held, held, held, held, food={"O1": 1, "O4": 1, "O10": 1, "O2": 2, "O3": 1})
    assert seen(state)["supply"]["food"] == 1
    play(state, "roll orange")
    assert {at: foods(state).get(at, 0) for at in ("O1", "O4", "O7", "O10")} == {"O1": 1, "O4": 1, "O7": 1, "O10": 1}
    assert seen(state)["supply"]["food"] == 0


def test_the_discarded_food_becomes_the_supply_and_tokens_on_the_island_stay_of_the_old_one():
    """One token is left in the supply; the second space is served from the shuffled discard pile."""
    held = {"food": [1, 1, 1, 1, 2]}
    discarded = [2] * 4 + [3] * 5
    state = round_over(held, {"food": [1, 1, 1, 1, 2]}, {"food": [1, 2, 2, 2, 3]}, food_discard=discarded,
                       food={"O2": 2})  # fmt: skip
    assert seen(state)["supply"]["food"] == 1
    play(state, "roll orange")
    assert seen(state)["supply"]["food_discard"] == []
    assert seen(state)["supply"]["food_shuffled"] == discarded
    assert (space(state, "O2")["food"], space(state, "O1")["food"], space(state, "O4")["food"]) == ([1, 1], [1], [0])


def test_t88_the_start_player_marker_goes_round():
    state = scene(DONE, DONE, LAST, DONE, first=3, active=2)
    play(state, "reveal X")
    assert seen(state)["first"] == 0


# The end


def test_t89_the_round_of_the_mark_is_played_to_its_end():
    plan = {"plan": "rut", "used": ["1"]}
    state = scene(plan, plan | {"stag": "O4", "track": 9}, plan, plan, does={"O4": 1})
    turns = 0
    while seen(state)["phase"] == "turn":
        turns += 1
        play(state, "reveal X" if turns <= 4 else "reveal 2" if turns <= 8 else "reveal 3")
    assert (turns, seen(state)["phase"], seen(state)["round"]) == (12, "over", 2)
    assert mat(state, 1)["track"] == 10


def test_t90_below_the_mark_the_game_goes_on():
    assert seen(round_over({"track": 11}, seats=3))["phase"] == "food roll"
    assert seen(round_over({"track": 12}, seats=3))["phase"] == "over"


@pytest.mark.parametrize(
    ("seats", "player", "points"),
    [
        pytest.param(3, {"track": 12, "stag": "C", "victor": True}, 15, id="t91"),
        pytest.param(4, {"track": 11, "stag": "M3", "victor": True}, 12, id="t92"),
        pytest.param(4, {"track": 13, "stag": "C"}, 0, id="t93"),
    ],
)
def test_t91_to_t93_points(seats, player, points):
    state = round_over(player, seats=seats)
    assert seen(state)["result"]["scores"][0] == points


WON = {"victor": True, "track": 12}


@pytest.mark.parametrize(
    ("one", "two", "options", "places"),
    [
        pytest.param({"ends": 5, "stag": "O1"}, {"ends": 6, "stag": "O4"}, {}, [2, 1], id="t94-antlers"),
        pytest.param({"track": 11, "stag": "M1"}, {"stag": "O4"}, {}, [1, 2], id="t95-height"),
        pytest.param({"food": [3, 1], "stag": "O1"}, {"food": [2, 2, 1], "stag": "O4"}, {}, [2, 1], id="t96-food"),
        pytest.param(
            {"open": ["speed", "roar"], "stag": "O1"}, {"open": ["speed"], "stag": "O4"}, {}, [1, 1], id="t97-shared"
        ),
        pytest.param(
            {"open": ["speed", "roar"], "stag": "O1"},
            {"open": ["speed"], "stag": "O4"},
            {"bodyHeightsCm": [182, 175, 190, 160]},
            [1, 2],
            id="t97-body-height",
        ),
    ],
)
def test_t94_to_t97_ties(one, two, options, places):
    state = round_over(WON | one, WON | two, options=options)
    assert seen(state)["result"]["scores"][0] == seen(state)["result"]["scores"][1]
    assert seen(state)["result"]["places"][:2] == places


def test_t98_without_any_won_fight_the_tie_chain_decides():
    state = round_over({"track": 12, "ends": 3}, {"ends": 5}, {"ends": 4})
    assert seen(state)["result"]["scores"] == [0, 0, 0, 0]
    assert seen(state)["result"]["places"] == [3, 1, 2, 4]


# Options and positions


def test_body_heights_need_one_number_a_seat():
    assert new("antler_island", 3, bodyHeightsCm="182, 175,190").house.heights == [182, 175, 190]
    for wrong in ([182, 175], "tall", [1.8, 1.7, 1.9], 180):
        with pytest.raises(BadOption):
            new("antler_island", 3, bodyHeightsCm=wrong)


@pytest.mark.parametrize(
    "change",
    [
        {"does": {"C": 15}},
        {"pools": [[1, 2, 3]]},
        {"pile": ["speed"]},
        {"open_tile": "antelope"},
        {"phase": "sleeping"},
        {"food": {"M1": [0]}},
        {"phase": "over"},
        {"active": 7},
        {"marker": 3},
        {"fight": {"defender": 9, "rivals": [], "origin": "O1", "shield": [], "saved": [0, 0], "locked": False,
                   "winner": -1}, "phase": "answering"},
    ],
)  # fmt: skip
def test_a_broken_position_is_refused_with_a_sentence(change):
    data = dump(scene())
    with pytest.raises(BadPosition) as refusal:
        load(data | change)
    assert len(str(refusal.value)) > 20


def test_a_new_round_begins_with_planning_of_all():
    state = round_over(does={"C": 12})
    play(state, "roll orange")
    assert state.deciders() == [0, 1, 2, 3]
    confirm_all(state)
    assert int(state.to_act()) == 2  # player 2 began the round before
