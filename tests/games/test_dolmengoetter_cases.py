"""The numbered rulings of Die Dolmengötter, T09 to T95 (T01 to T08 are in test_dolmengoetter_board.py).

Players R, B, G, Y sit in this order. Unless said otherwise three play, each with 4 points.
"""

import pytest

import spieltisch
from spieltisch import OVER, State
from spieltisch.testing import perft
from tests.games.dolmengoetter_table import (
    CIRCLES,
    COLOURS,
    LINKS,
    circle,
    destinations,
    leave_stone,
    of,
    open_to,
    place,
    play,
    refused,
    stack,
    table,
    told,
    who,
)

# Set-up


@pytest.mark.parametrize(("seats", "stones", "dolmens"), [(2, 16, 13), (3, 15, 12), (4, 13, 11), (5, 11, 10)])
def test_t09_each_player_starts_with_stones_dolmens_and_points(seats: int, stones: int, dolmens: int) -> None:
    for player in spieltisch.view(spieltisch.new("dolmengoetter", seats), None)["players"]:
        assert (player["stones"], player["dolmens"], player["points"]) == (stones, dolmens, 4)


def test_t10_a_druid_needs_a_free_place() -> None:
    state = play(spieltisch.new("dolmengoetter", 3), "first 1", "put P20")
    assert refused(state, "put P20")


def test_t11_druids_are_put_in_turn_then_the_start_player_begins() -> None:
    state = play(spieltisch.new("dolmengoetter", 3), "first 1")
    order = ""
    while open_to(state)[0].startswith("put"):
        order += who(state)
        play(state, open_to(state)[0])
    assert order == "RBGRBGRBG"
    assert who(state) == "R"
    druids = [druid for player in spieltisch.view(state, None)["players"] for druid in player["druids"]]
    assert len(druids) == 9
    assert all(druid["place"] and not druid["lying"] for druid in druids)


def test_t12_a_corner_may_be_taken_at_the_start() -> None:
    state = play(spieltisch.new("dolmengoetter", 3), "first 1", "put P07")
    assert place(state, "P07")["druid"] == {"seat": 0, "lying": False}


# Wander


@pytest.mark.parametrize(
    ("druids", "stones", "druid", "expected"),
    [
        pytest.param("R P20", "", "P20", "P13 P24 P25", id="t13-free-neighbours"),
        pytest.param("R P20, B P24", "", "P20", "P13 P25 P23 P29", id="t14-over-a-druid-any-way"),
        pytest.param("R P20, B P24, G P29", "", "P20", "P13 P25 P23 P28 P36", id="t15-over-a-chain"),
        pytest.param("R P20", "B P24", "P20", "P13 P25", id="t16-a-stone-blocks"),
        pytest.param("R P20, B P24", "G P29", "P20", "P13 P25 P23", id="t17-a-stone-ends-the-chain"),
        pytest.param("R P20, B P24~", "", "P20", "P13 P25 P23 P29", id="t19-over-a-lying-druid"),
        pytest.param("R P20 P24", "", "P20", "P13 P25 P23 P29", id="t20-over-an-own-druid"),
        pytest.param("R P23, B P24 P28, G P29", "B P16", "P23", "P20 P35 P36", id="t21-never-back-to-the-start"),
        pytest.param("R P01", "", "P01", "P02 P09 P77", id="t22-to-the-same-rune"),
        pytest.param("R P01", "B P77", "P01", "P02 P09", id="t23-a-stone-closes-the-rune"),
        pytest.param("R P01, B P77", "", "P01", "P02 P09 P69 P74", id="t24-over-a-druid-behind-the-rune"),
        pytest.param("R P07", "", "P07", "P05 P14 P12 P67 P72", id="t25-corner-to-the-other-corners"),
        pytest.param("R P07, B P12", "", "P07", "P05 P14 P67 P72 P06 P19", id="t26-over-a-druid-in-a-corner"),
        pytest.param("R P07", "B P12 P67", "P07", "P05 P14 P72", id="t27-stones-close-corners"),
        pytest.param("R P07, B P12, G P67", "B P05 P14 P72", "P07", "P06 P19 P60 P73", id="t28-over-two-corners"),
        pytest.param("R P15, B P08", "", "P15", "P16 P21 P05 P09 P68", id="t29-chain-ends-with-a-rune"),
        pytest.param("R P21, B P22", "", "P21", "P14 P15 P27 P18 P19 P32", id="t30-chain-begins-with-a-rune"),
    ],
)
def test_wander(druids: str, stones: str, druid: str, expected: str) -> None:
    assert destinations(table(druids, stones), druid) == set(expected.split())


def test_t18_a_free_place_cannot_be_passed() -> None:
    assert refused(table("R P20"), "wander P20 P23")


def test_t31_a_druid_shut_in_can_only_gather() -> None:
    state = table("R P20", "B P13 P24 P25")
    assert [move for move in open_to(state) if "P20" in move] == ["gather P20"]


# Stone or point


def test_t32_leaving_a_stone_costs_no_point() -> None:
    state = play(table("R P20"), "wander P20 P13", "stone")
    assert place(state, "P20")["stone"] == 0
    assert (of(state, "R")["stones"], of(state, "R")["points"]) == (14, 4)


def test_t33_leaving_none_costs_a_point() -> None:
    state = play(table("R P20"), "wander P20 P13", "point")
    assert place(state, "P20")["stone"] is None
    assert (of(state, "R")["stones"], of(state, "R")["points"]) == (15, 3)


def test_t34_the_second_last_point_may_be_lost() -> None:
    state = play(table("R P20", points={"R": 2}), "wander P20 P13", "point")
    assert of(state, "R")["points"] == 1


def test_t35_the_last_point_cannot_be_lost() -> None:
    state = play(table("R P20", points={"R": 1}), "wander P20 P13")
    assert place(state, "P20")["stone"] == 0
    assert (of(state, "R")["points"], who(state)) == (1, "B")


def test_t36_without_stones_nothing_is_asked_or_lost() -> None:
    state = table("R P20", "R P50 P55", stones_each=2)
    play(state, "wander P20 P13")
    assert (of(state, "R")["points"], of(state, "R")["stones"], who(state)) == (4, 0, "B")
    assert place(state, "P20")["stone"] is None


def test_t37_without_stones_a_player_still_has_to_act() -> None:
    state = table("R P20", "R P50 P55", stones_each=2)
    assert who(state) == "R"
    assert {move.split()[0] for move in open_to(state)} == {"wander", "gather", "fly"}


# Herbs and flight


def test_t38_gathering_lays_the_druid_down_and_nothing_else() -> None:
    state = table("R P20", "R P24, B P13 P25")
    events = spieltisch.listen(state)
    play(state, "gather P20")
    assert place(state, "P20")["druid"] == {"seat": 0, "lying": True}
    assert (of(state, "R")["points"], of(state, "R")["stones"]) == (4, 14)
    assert [event.kind for event in events] == ["gathered"]


def test_t39_a_lying_druid_neither_wanders_nor_gathers() -> None:
    state = table("R P20~")
    assert refused(state, "wander P20 P13")
    assert refused(state, "gather P20")


def test_t40_a_lying_druid_flies_in_any_later_turn() -> None:
    state = table("R P20 P50, B P33, G P39", upright=True)
    play(state, "gather P20", "gather P33", "gather P39")
    for _ in range(2):
        for _ in "RBG":
            play(state, next(move for move in open_to(state) if move.startswith("gather")))
    play(state, "fly P20", "land P60", "stone")
    assert place(state, "P60")["druid"] == {"seat": 0, "lying": False}
    assert place(state, "P20")["stone"] == 0


def test_t41_a_flight_ends_on_a_free_place() -> None:
    state = play(table("R P20~, B P60", "B P61"), "fly P20")
    assert refused(state, "land P60")
    assert refused(state, "land P61")


def test_t42_with_all_druids_lying_only_flights_are_left() -> None:
    state = table("R P20~ P50~ P55~")
    assert open_to(state) == ["fly P20", "fly P50", "fly P55"]


def test_t43_a_flight_without_a_stone_costs_a_point() -> None:
    state = play(table("R P20~"), "fly P20", "land P60", "point")
    assert (of(state, "R")["points"], of(state, "R")["stones"]) == (3, 15)


# Dolmens: which rights arise


@pytest.mark.parametrize(
    ("stones", "stone", "expected"),
    [
        pytest.param("R P23 P24", "B P28", "C08 top R", id="t44-third-stone-by-another"),
        pytest.param("R P23 P24", "R P28", "", id="t45-one-colour-does-not-count"),
        pytest.param("R P23 P24 P28", "B P29", "C08 top R", id="t46-second-colour-makes-it-count"),
        pytest.param("R P23, B P24", "R P28", "C08 top R", id="t47-new-majority"),
        pytest.param("R P23 P28, B P24", "B P29", "C08 under B", id="t48-drawing-level"),
        pytest.param("R P20 P25, B P30", "B P36", "C09 under B", id="t51-drawing-level-in-a-hexagon"),
        pytest.param("R P20 P25, B P30 P36", "R P24", "C09 top R", id="t53-majority-again-after-a-tie"),
        pytest.param("R P20, B P30", "G P29", "C09 under G", id="t54-one-each-of-three-colours"),
        pytest.param("R P20 P24, B P30 P36", "G P29", "", id="t55-tie-of-others"),
        pytest.param("R P20 P24, B P30 P36, G P29", "G P25", "C09 under G", id="t56-tie-of-three"),
        pytest.param("R P20 P24 P25, B P30", "B P36", "", id="t57-lead-only-shrinks"),
        pytest.param("R P20", "B P30", "", id="t58-two-stones-are-too-few"),
        pytest.param("R P23 P25, B P28 P36 P01", "R P24", "C03 top R, C08 top R, C09 top R", id="t59-three-circles"),
        pytest.param("R P20, B P23 P28 P36 P30", "R P24", "C03 top R, C08 top B, C09 under R", id="t61-three-kinds"),
        pytest.param("R P05, B P14", "R P07", "C01 top R", id="t63-corner"),
        pytest.param("R P39, B P40", "R P33", "", id="t64-runes-do-not-join-circles"),
    ],
)
def test_rights(stones: str, stone: str, expected: str) -> None:
    colour, spot = stone.split()
    state = table(f"{colour} {spot}~", stones, active=colour)
    assert leave_stone(state, spot) == {right.strip() for right in expected.split(",") if right}


def test_t44_the_holder_decides_although_not_on_turn() -> None:
    state = table("B P28~", "R P23 P24", active="B")
    leave_stone(state, "P28")
    assert who(state) == "R"
    assert spieltisch.view(state, None)["rights"] == [{"circle": "C08", "seat": 0, "end": "top"}]
    assert who(play(state, "build 2")) == "G"


def test_t46_the_completed_circle_is_scored_after_the_dolmen() -> None:
    state = table("B P29~", "R P23 P24 P28", active="B")
    leave_stone(state, "P29")
    play(state, "build 4")
    assert of(state, "R")["points"] == 4 + 4 * 3
    assert stack(state, "C08") == []


def test_t48_the_circle_is_scored_after_the_tie() -> None:
    state = table("B P29~", "R P23 P28, B P24", "C08 R3", active="B")
    leave_stone(state, "P29")
    play(state, "build 2")
    assert (of(state, "R")["points"], of(state, "B")["points"]) == (4 + 9, 4 + 4)


@pytest.mark.parametrize("stacks", [pytest.param("C09 R2", id="t49-built"), pytest.param("", id="t50-declined")])
def test_an_existing_majority_gives_no_right(stacks: str) -> None:
    state = table("R P36~", "R P20 P25, B P30", stacks)
    assert leave_stone(state, "P36") == set()
    assert who(state) == "B"


def test_t52_a_tie_may_build_in_an_empty_circle() -> None:
    state = table("B P36~", "R P20 P25, B P30", active="B")
    leave_stone(state, "P36")
    assert stack(play(state, "build 3"), "C09") == ["B3"]


def test_t54_without_three_way_ties_one_each_brings_nothing() -> None:
    state = table("G P29~", "R P20, B P30", active="G", options={"three_way_tie": False})
    assert leave_stone(state, "P29") == set()
    assert circle(state, "C09")["standing"] == "undecided"


def test_t56_the_completed_circle_is_scored() -> None:
    state = table("G P25~", "R P20 P24, B P30 P36, G P29", "C09 R1", active="G")
    leave_stone(state, "P25")
    play(state, "build 4")
    assert (of(state, "R")["points"], of(state, "G")["points"]) == (4 + 4, 4 + 12)


def test_t59_the_active_player_chooses_the_order() -> None:
    state = table("R P24~", "R P23 P25, B P28 P36 P01")
    leave_stone(state, "P24")
    assert open_to(state) == ["circle C03", "circle C08", "circle C09"]
    play(state, "circle C09", "build 1")
    assert open_to(state) == ["circle C03", "circle C08"]


def test_t60_a_right_lapses_with_the_last_dolmen() -> None:
    state = table("R P24~", "R P23 P25, B P28 P36 P01", supply={"R": [2, 1]})
    leave_stone(state, "P24")
    play(state, "circle C09", "build 1", "circle C03", "build 2")
    assert who(state) == "B"
    assert stack(state, "C08") == []
    assert "lapsed" in told(state)
    assert spieltisch.view(state, None)["ender"] == 0


def test_t62_without_dolmens_a_right_lapses_and_nobody_else_gets_it() -> None:
    state = table("B P28~", "R P23 P24", active="B", supply={"R": []}, ender="R", extra=2)
    assert leave_stone(state, "P28") == set()
    assert who(state) == "G"


def test_t64_stones_count_on_their_own_side_only() -> None:
    state = table("R P33~", "R P39, B P40")
    leave_stone(state, "P33")
    assert circle(state, "C12")["counts"] == [1, 1, 0]
    assert circle(state, "C17")["counts"] == [1, 0, 0]


def test_t65_a_majority_builds_on_top() -> None:
    state = table("B P36~", "B P20 P25, R P30 P29", "C09 R2 B1", active="B")
    assert leave_stone(state, "P36") == {"C09 top B"}
    assert stack(play(state, "build 4"), "C09") == ["B4", "R2", "B1"]


def test_t66_a_tie_builds_underneath() -> None:
    state = table("R P36~", "B P20 P25, R P30", "C09 B4 R2")
    assert leave_stone(state, "P36") == {"C09 under R"}
    assert stack(play(state, "build 1"), "C09") == ["B4", "R2", "R1"]


def test_t67_the_highest_possible_stack() -> None:
    order = ["P01", "P02", "P13", "P20", "P24", "P23", "P16", "P09"]
    stacks = ""
    for turn, spot in enumerate(order):
        colour = "RB"[turn % 2]
        laid = ", ".join(f"{'RB'[first]} {' '.join(order[first:turn:2])}" for first in range(min(turn, 2)))
        state = table(f"{colour} {spot}~", laid, stacks, active=colour, seats=2)
        rights = leave_stone(state, spot)
        if turn < 2:
            assert rights == set()
            continue
        assert rights == {"C03 top R" if colour == "R" else "C03 under B"}
        play(state, "build 1")
        stacks = " ".join(["C03", *stack(state, "C03")])
    scored = [event.facts["seat"] for event in state.events or [] if event.kind == "scored"]
    assert [COLOURS[seat] for seat in scored] == list("RRRBBB")  # type: ignore[index]


def test_t68_without_a_stone_there_is_no_right() -> None:
    state = table("R P24~", "R P23 P25, B P28 P36 P01")
    play(state, "fly P24", "land P60", "point")
    assert who(state) == "B"
    assert spieltisch.view(state, None)["rights"] == []


def test_t94_completion_gives_no_dolmen_to_an_old_majority() -> None:
    state = table("G P29~", "R P23 P24, B P28", "C08 R3", active="G")
    assert leave_stone(state, "P29") == set()
    assert of(state, "R")["points"] == 4 + 9


def test_t95_not_even_to_one_that_declined() -> None:
    state = table("G P29~", "R P23 P24, B P28", active="G")
    assert leave_stone(state, "P29") == set()
    assert [player["points"] for player in spieltisch.view(state, None)["players"]] == [4, 4, 4]
    assert circle(state, "C08")["complete"]


# Scoring: the last stone of a circle that R holds by far


@pytest.mark.parametrize(
    ("name", "dolmens", "expected"),
    [
        pytest.param("C08", "R4 B3", [16, 10, 4], id="t69-square"),
        pytest.param("C09", "R1 R1 G2", [11, 4, 8], id="t70-hexagon"),
        pytest.param("C03", "B4 R3 B2 R2 B1 R1", [20, 31, 4], id="t71-octagon-full"),
        pytest.param("C14", "R2 B3 R4", [26, 16, 4], id="t72-octagon"),
    ],
)
def test_scoring(name: str, dolmens: str, expected: list[int]) -> None:
    outline = CIRCLES[name]
    stones = f"R {' '.join(outline[2:])}, B {outline[1]}"
    state = table(f"G {outline[0]}~", stones, f"{name} {dolmens}", active="G")
    assert leave_stone(state, outline[0]) == set()
    assert state.scores() == expected


def test_t73_two_circles_at_once_after_all_rights() -> None:
    state = table("B P24~", "R P23 P28 P20, B P29 P36 P30 P25", "C08 R3, C09 B2", active="B")
    assert leave_stone(state, "P24") == {"C03 top R", "C08 under B"}
    play(state, "circle C03", "decline", "build 1")
    assert state.scores() == [13, 14, 4]


def test_t74_a_complete_circle_without_dolmens_gives_nothing() -> None:
    state = table("G P29~", "R P23 P24, B P28", active="G")
    leave_stone(state, "P29")
    assert state.scores() == [4, 4, 4]
    assert "complete" in told(state)
    assert circle(state, "C08")["complete"]


def test_t75_stones_of_a_scored_circle_stay_and_count() -> None:
    state = table("G P29~, R P20", "R P23 P24, B P28", "C08 R3", active="G")
    leave_stone(state, "P29")
    assert place(state, "P24")["stone"] == 0
    assert circle(state, "C03")["counts"] == [2, 0, 0]
    assert circle(state, "C09")["counts"] == [1, 0, 1]
    play(state, "gather P20")
    again = table("R P20", "R P23 P24, B P28, G P29")
    assert "P24" not in destinations(again, "P20")


def test_t76_a_druid_completes_nothing() -> None:
    state = table("B P24", "R P20 P25 P30, B P36 P29", "C09 R3")
    assert not circle(state, "C09")["complete"]


def test_t77_scored_dolmens_stay_away_and_stay_built() -> None:
    state = table("G P29~", "R P23 P24, B P28", "C08 R3", active="G")
    before = of(state, "R")
    leave_stone(state, "P29")
    after = of(state, "R")
    assert (after["dolmens"], after["built"]) == (before["dolmens"], before["built"]) == (11, 1)
    assert after["scored"] == [3]


# The end


def turns_until_the_end(state: State) -> str:
    """Who still has turns, each gathering herbs."""
    order = ""
    while state.to_act() != OVER:
        order += who(state)
        play(state, next(move for move in open_to(state) if move.startswith("gather")))
    return order


def test_t78_everybody_else_has_one_more_turn() -> None:
    state = table("R P28~", "R P23, B P24", supply={"R": [2]}, upright=True)
    leave_stone(state, "P28")
    play(state, "build 2")
    assert turns_until_the_end(state) == "BG"
    assert state.scores()[0] == 4 + 6  # final scoring


def test_t79_an_ender_not_on_turn_has_no_turn() -> None:
    state = table("R P28~", "B P23 P24", supply={"B": [2]}, upright=True)
    leave_stone(state, "P28")
    play(state, "build 2")
    assert turns_until_the_end(state) == "GR"


def test_t80_a_second_empty_supply_adds_nothing() -> None:
    state = table("B P28~", "B P23, R P24", active="B", supply={"R": [], "B": [2]}, ender="R", extra=2, upright=True)
    leave_stone(state, "P28")
    play(state, "build 2")
    assert turns_until_the_end(state) == "G"
    assert spieltisch.view(state, None)["ender"] == 0


LAST = {"seats": 2, "stones_each": 3}  # two players with three stones each


def test_t81_the_last_stone_of_all_ends_the_game_after_its_dolmen() -> None:
    state = table("R P29~", "R P23 P50, B P28 P24 P55", **LAST)  # type: ignore[arg-type]
    assert leave_stone(state, "P29") == {"C08 under R"}
    play(state, "build 3")
    assert state.to_act() == OVER
    assert state.scores() == [4 + 9, 4]
    assert told(state).count("complete") == 1


def test_t82_one_player_without_stones_ends_nothing() -> None:
    state = table("R P29~", "R P23 P50, B P24 P55", **LAST)  # type: ignore[arg-type]
    leave_stone(state, "P29")
    play(state, "decline") if "decline" in open_to(state) else None
    assert of(state, "R")["stones"] == 0
    assert who(state) == "B"


def test_t83_the_last_stone_ends_the_extra_turns_too() -> None:
    stones = "R P50 P55, B P59, G P01 P04"
    state = table("B P29~", stones, active="B", stones_each=2, supply={"R": []}, ender="R", extra=2)
    leave_stone(state, "P29")
    assert state.to_act() == OVER


def test_t84_the_last_stone_and_the_last_dolmen_end_the_game_at_once() -> None:
    state = table("R P29~", "R P23 P50, B P28 P24 P55", supply={"R": [2]}, **LAST)  # type: ignore[arg-type]
    leave_stone(state, "P29")
    play(state, "build 2")
    assert state.to_act() == OVER


def test_the_last_dolmen_on_the_last_stone_of_all_promises_nobody_another_turn() -> None:
    state = table("R P29~", "R P23 P50, B P28 P24 P55", supply={"R": [2]}, **LAST)  # type: ignore[arg-type]
    leave_stone(state, "P29")
    play(state, "build 2")
    assert "ender" not in told(state)
    assert spieltisch.view(state, None)["ender"] is None


def test_with_the_last_stone_of_all_two_rights_are_served_without_last_turns() -> None:
    """While the second right is open, the supply that is empty calls nobody's last turn; the position is a good one."""
    figures = {"seats": 2, "stones_each": 5}
    state = table("R P24~", "R P20 P50 P55 P59, B P23 P28 P36 P30 P01", supply={"B": [1]}, **figures)  # type: ignore[arg-type]
    leave_stone(state, "P24")
    play(state, "circle C08", "build 1")
    assert spieltisch.view(state, None)["ender"] is None
    assert spieltisch.load(spieltisch.dump(state)) == state
    while state.to_act() != OVER:
        play(state, "decline" if "decline" in open_to(state) else open_to(state)[0])
    assert "ender" not in told(state)


def test_t85_incomplete_circles_are_scored_at_the_end() -> None:
    state = table("R P01~", "R P05 P06, B P28 P29 P55", "C14 B3", **LAST)  # type: ignore[arg-type]
    leave_stone(state, "P01")
    assert state.to_act() == OVER
    assert state.scores() == [4, 4 + 15]


@pytest.mark.parametrize(
    ("built", "places"),
    [pytest.param((9, 8), [1, 2], id="t86-more-dolmens-built"), pytest.param((9, 9), [1, 1], id="t87-shared")],
)
def test_equal_points(built: tuple[int, int], places: list[int]) -> None:
    supply = {colour: [1] * (13 - many) for colour, many in zip("RB", built, strict=True)}
    points = {"R": 40, "B": 40}
    state = table("R P01~", "R P50 P06, B P28 P43 P55", supply=supply, points=points, **LAST)  # type: ignore[arg-type]
    leave_stone(state, "P01")
    assert state.to_act() == OVER
    assert state.places() == places


def test_t88_the_first_of_two_empty_supplies_counts() -> None:
    state = table("R P24~", "R P20, B P23 P28 P36 P30", seats=2, supply={"R": [1], "B": [1]}, upright=True)
    assert leave_stone(state, "P24") == {"C03 top R", "C08 top B", "C09 under R"}
    play(state, "circle C08", "build 1", "circle C03", "build 1")
    assert spieltisch.view(state, None)["ender"] == 1
    assert turns_until_the_end(state) == "R"


def packed_board(upright: str) -> State:
    """No free place: 69 stones of 72 and nine druids. Only the druids named stand upright. B is on turn."""
    places = list(LINKS)
    druids = {"R": places[0:3], "B": places[3:6], "G": places[6:9]}
    named = ", ".join(
        f"{colour} " + " ".join(one + ("" if f"{colour}{at}" in upright else "~") for at, one in enumerate(three))
        for colour, three in druids.items()
    )
    laid = ", ".join(f"{colour} {' '.join(places[9 + at :: 3])}" for at, colour in enumerate("RBG"))
    return table(named, laid, active="B", stones_each=24)


def test_t89_who_can_do_nothing_is_skipped() -> None:
    state = packed_board("B0 B1 G0")
    spieltisch.listen(state)
    play(state, open_to(state)[0])  # B gathers
    play(state, open_to(state)[0])  # G gathers, R is skipped
    assert who(state) == "B"
    assert told(state)[-1] == "skipped"


def test_t89_when_all_are_skipped_the_game_ends() -> None:
    state = play(packed_board("B0"), "gather P04")
    assert state.to_act() == OVER


def test_t89_a_skipped_turn_uses_up_an_extra_turn() -> None:
    state = packed_board("B0 G0")
    data = spieltisch.dump(state) | {"ender": 2, "extra": 2}
    data["players"][2]["supply"] = []
    state = play(spieltisch.load(data), "gather P04")
    assert state.to_act() == OVER  # G has no turn any more, R's is skipped


# What is hidden


def hidden_stack() -> State:
    return table("", "", "C09 R4 B1")


def test_t90_the_owner_alone_knows_the_value() -> None:
    assert circle(hidden_stack(), "C09", 1)["stack"] == [{"seat": 0, "value": None}, {"seat": 1, "value": 1}]


@pytest.mark.parametrize("seat", [None, 2])
def test_t91_others_see_owners_only(seat: int | None) -> None:
    assert circle(hidden_stack(), "C09", seat)["stack"] == [{"seat": 0, "value": None}, {"seat": 1, "value": None}]


def test_t92_of_a_supply_others_see_the_number() -> None:
    state = table("R P20", supply={"R": [4, 2, 1]})
    assert (of(state, "R", 1)["dolmens"], of(state, "R", 1)["supply"]) == (3, None)
    assert of(state, "R", 0)["supply"] == [4, 2, 1]


def test_t93_scored_values_are_open() -> None:
    state = table("R P36~", "R P20 P25 P30, B P29 P24", "C09 R4 B1")
    leave_stone(state, "P36")
    scored = [event.seen_by(None) for event in state.events or [] if event.kind == "scored"]
    assert [(one["seat"], one["value"]) for one in scored] == [(0, 4), (1, 1)]
    for seat in (None, 0, 1, 2):
        assert (of(state, "R", seat)["scored"], of(state, "B", seat)["scored"]) == ([4], [1])


def test_the_number_of_lines_of_play() -> None:
    """From a crowded middle, two rights in the air: a count that changes tells that a rule did."""
    stones = "R P28 P36, B P25 P30 P49, G P35 P16 P42"
    state = table("R P20 P24, B P29, G P23", stones, "C09 B3", upright=True)
    assert [perft(state.copy(), depth) for depth in (1, 2, 3, 4)] == [15, 96, 836, 5377]
