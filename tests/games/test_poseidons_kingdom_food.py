"""The dossier's cases 39 to 78: movement, food, kraken track."""

from typing import Any

import pytest

import spieltisch
from spieltisch import BadNotation, BadPosition
from spieltisch.games.poseidons_kingdom import view
from spieltisch.games.poseidons_kingdom.dice import counted
from spieltisch.games.poseidons_kingdom.kraken import TASK_NAMES, fits
from spieltisch.games.poseidons_kingdom.state import KingdomState
from tests.games.poseidons_kingdom_table import (
    ALL_DEAD,
    THREE_UP,
    TWO_UP,
    A,
    B,
    C,
    D,
    Tile,
    asked,
    die_count,
    events,
    forced,
    legal,
    play,
    seen,
    table,
)

THREE_ARROWS: list[Tile] = [*TWO_UP, ("AF", "0,1", "1,1")]


def targets(state: KingdomState, field: str) -> list[str]:
    """Where A's swimmer of this field can go."""
    return sorted(move.split()[1] for move in legal(play(state, f"swimmer {field}")))


def fed(state: KingdomState) -> KingdomState:
    """A's swimmer goes from R1 to R2, into strip 2."""
    return play(state, "swimmer R1", "swim R2")


def food_table(
    strip: str = "", stored: str = "", friends: str | dict[int, str] = "123456", **more: object
) -> KingdomState:
    """A at step 3 with dice in strip 2 and dice stored on the starting reef."""
    hexes = ["0,0", "1,0", "2,0", "3,0", "0,1", "1,1", "2,1", "3,1"]
    items = dict(zip(hexes, stored.split(), strict=False))
    settings: dict[str, object] = {
        "swimmers": {A: ["R1", "R1"]},
        "ocean": {2: strip},
        "items": {A: items},
        "friends": {A: friends} if isinstance(friends, str) else friends,
    }
    return fed(table(**(settings | more)))  # type: ignore[arg-type]


# Movement


@pytest.mark.parametrize(
    ("reef", "shark", "field", "expected"),
    [
        pytest.param([], "B2+", "L3", "L2 L4 R4", id="t39"),
        pytest.param(TWO_UP, "B2+", "L3", "L1 L2 L4 L5 R3 R4 R5", id="t40"),
        pytest.param(TWO_UP, "L4+", "L3", "L1 L2 R3 R4 R5", id="t41-shark-in-the-way"),
        pytest.param(THREE_ARROWS, "L4+", "L3", "D1 L1 L2 R2 R3 R4 R5 R6", id="t42"),
        pytest.param([], "B2+", "D1", "D2 L1", id="t43"),
        pytest.param([], "D1+", "D1", "D2 L1", id="t44-leaving-the-shark"),
        pytest.param(TWO_UP, "D1+", "D2", "D3 D4", id="t45-not-over-the-shark"),
    ],
)
def test_t39_to_t45_targets(reef: list[Tile], shark: str, field: str, expected: str) -> None:
    state = table(reefs={A: reef}, shark=shark, swimmers={A: [field, "B4"]})
    assert targets(state, field) == expected.split()


def test_t46_creatures_do_not_block() -> None:
    state = table(swimmers={A: ["L1", "L2"], B: ["L2", "D3"], C: ["L2", "D3"]})
    assert targets(state, "L1") == ["D1", "L2"]


def test_t47_fewer_steps_than_the_arrow_allows() -> None:
    state = table(reefs={A: THREE_ARROWS}, swimmers={A: ["L3", "L3"]})
    assert state.ability(A, 1) == 3
    assert "L2" in targets(state, "L3")


def test_t48_one_swimmer_must_move() -> None:
    state = table(swimmers={A: ["L1", "R5"]})
    assert sorted(legal(state)) == ["swimmer L1", "swimmer R5"]
    for field in ("L1", "R5"):
        assert field not in targets(state, field)


def test_two_swimmers_on_one_field_are_offered_once() -> None:
    assert legal(table(swimmers={A: ["L1", "L1"]})) == ["swimmer L1"]


# Taking and storing


def test_t49_the_dice_of_the_whole_strip_are_on_offer() -> None:
    assert legal(food_table("B1 Y5 N6")) == ["take 2 B1", "take 2 Y5", "take 2 N6", "enough"]


def test_t50_one_die_without_a_food_symbol() -> None:
    state = food_table("B1 Y5 N6 N6")
    assert legal(state) == ["take 2 B1", "take 2 Y5", "take 2 N6", "enough"]
    assert asked(play(state, "take 2 B1")) == "food"


def test_t51_up_to_the_food_ability() -> None:
    state = food_table("B1 Y5", reefs={A: THREE_UP})
    assert state.ability(A, 3) == 3
    one = play(state, "take 2 B1")
    assert legal(one) == ["take 2 Y5", "enough"]
    assert asked(play(one, "take 2 Y5")) == "food"
    assert "enough" in legal(state)


def test_t52_the_beach_is_a_strip() -> None:
    state = table(swimmers={A: ["B4", "B4"]}, ocean={7: "N3"}, shark="D1+")
    assert legal(play(state, "swimmer B4", "swim B3")) == ["take 7 N3", "enough"]


def test_t53_a_stored_die_moves_nobody() -> None:
    state = play(food_table("Y5"), "take 2 Y5", "store", "hex 0,0")
    hexes = {hex["hex"]: hex["die"] for hex in seen(state)["players"][A]["reef"]["hexes"]}
    assert hexes["0,0"] == {"die": "Y5", "colour": "yellow", "value": 5}
    assert seen(state)["players"][B]["figure"] == "H"


def test_t54_an_old_die_makes_room() -> None:
    state = food_table("N4", stored="G2 N1 N3 N6 N5 N2 B6 B1", friends="6")
    before = die_count(state, "G")
    state = play(state, "take 2 N4", "store")
    assert all(move.startswith("hex") for move in legal(state))
    assert len(legal(state)) == 8
    state = play(state, "hex 0,0")
    assert legal(state) == ["hex 0,0"]
    state = play(state, "hex 0,0")
    assert die_count(state, "G") == before + 1
    assert seen(state)["players"][C]["figure"] == "H"
    assert seen(state)["players"][A]["reef"]["hexes"][0]["die"]["die"] == "N4"


def test_one_removal_for_each_new_die_and_never_a_new_one() -> None:
    state = food_table("N4 N5", stored="G2", friends="6", reefs={A: [("AF", "1,0", "2,0")]})
    # The die lies on 0,0; food has level 2 on 2,0.
    state = play(state, "take 2 N4", "take 2 N5", "store", "die N4", "hex 0,0")
    assert "hex 0,0" in legal(state)  # free now
    state = play(state, "hex 1,0")
    assert "hex 1,0" not in legal(state)  # the new die stays
    assert "hex 0,0" in legal(state)


@pytest.mark.parametrize(("stored", "key"), [("", "prompt-slot"), ("G2", "prompt-slot-swap")])
def test_only_where_an_old_die_lies_the_question_says_that_it_may_go(stored: str, key: str) -> None:
    state = play(food_table("N4", stored=stored, friends="6"), "take 2 N4", "store")
    assert view.prompt(state, A).text.key == key


def test_t55_what_can_neither_be_stored_nor_eaten_is_not_taken() -> None:
    state = food_table("N4", items={A: ALL_DEAD}, friends={A: "1"})
    assert asked(state) != "taking"


def test_t56_storing_needs_live_hexes() -> None:
    dead = ALL_DEAD | {"1,0": "x"}
    del dead["2,0"]
    state = food_table("N4 N4", items={A: dead}, reefs={A: [("AF", "1,0", "2,0")]}, friends={A: "1"})
    assert state.ability(A, 3) == 2
    one = play(state, "take 2 N4")
    assert legal(play(one, "enough")) == ["store"]
    both = play(one, "take 2 N4")
    assert legal(both) == ["eat"]
    assert legal(play(both, "eat")) == ["tentacle T1"]


# Eating


def test_t57_taken_and_stored_dice_make_a_pair() -> None:
    state = food_table("Y4", stored="N4")
    yellow, neutral = die_count(state, "Y"), die_count(state, "N")
    state = play(state, "take 2 Y4", "eat", "tentacle T1", "hex 0,0", "no look")
    assert die_count(state, "Y") == yellow + 1
    assert die_count(state, "N") == neutral + 1
    assert "T1" not in seen(state)["players"][A]["friends"]


def test_t58_nothing_taken_may_be_left_over() -> None:
    state = food_table("N4 N6", stored="Y4", reefs={A: [("AF", "1,0", "2,0")]}, friends="1")
    both = play(state, "take 2 N4", "take 2 N6")
    assert legal(both) == ["store"]
    only = play(state, "take 2 N4", "enough")
    assert legal(only) == ["store", "eat"]


def test_t59_unless_leftovers_may_be_stored() -> None:
    state = food_table(
        "N4 N6", stored="Y4", reefs={A: [("AF", "1,0", "2,0")]}, friends="1", leftover_rule="store_leftovers"
    )
    state = play(state, "take 2 N4", "take 2 N6")
    assert legal(state) == ["store", "eat"]
    state = play(state, "eat", "tentacle T1")
    assert legal(state) == ["hex 0,0", "die N4"]
    state = play(state, "hex 0,0", "die N4", "no look")
    assert asked(state) == "slot"
    state = play(state, "hex 3,0")
    dice = [hex["die"]["die"] for hex in seen(state)["players"][A]["reef"]["hexes"] if hex["die"]]
    assert dice == ["N6"]


@pytest.mark.parametrize(
    ("values", "task", "met"),
    [
        pytest.param([2, 3, 4], "run3", True, id="t60-run"),
        pytest.param([1, 2, 4], "run3", False, id="t60-gap"),
        pytest.param([6, 1, 2], "run3", False, id="t60-wrap"),
        pytest.param([3, 3, 5, 5], "two-pairs", True, id="t61-two-pairs"),
        pytest.param([3, 3, 3, 3], "two-pairs", False, id="t61-four-alike"),
        pytest.param([2, 2, 2, 5, 5], "full-house", True, id="t62-full-house"),
        pytest.param([2, 2, 2, 2, 2], "full-house", False, id="t62-five-alike"),
        pytest.param([4, 4, 4], "pair", False, id="t63-three-are-no-pair"),
    ],
)
def test_t60_to_t63_tasks(values: list[int], task: str, met: bool) -> None:
    assert fits(TASK_NAMES.index(task), counted(values), counted(values)) == met


@pytest.mark.parametrize(("values", "met"), [("N2 N3 N4", True), ("N1 N2 N4", False), ("N6 N1 N2", False)])
def test_t60_at_the_table(values: str, met: bool) -> None:
    state = food_table(stored=values, friends="2")
    assert (asked(state) == "food") == met


def test_t64_no_meal_where_the_friend_is_free() -> None:
    state = food_table(stored="N5 N5", friends="23456")
    assert asked(state) != "food"


def test_t65_a_meal_of_stored_dice_in_an_empty_strip() -> None:
    state = food_table(stored="N3 N3 B3", friends="3")
    assert legal(state) == ["eat", "nothing"]
    state = play(state, "eat", "tentacle T3", "hex 0,0", "hex 1,0", "hex 2,0")
    assert asked(state) == "looking"
    assert seen(state)["players"][A]["safe"][-1]["tentacle"] == "T6"
    assert "T3" in [tile["tentacle"] for tile in seen(state)["players"][A]["safe"]]


def test_t66_one_friend_a_turn() -> None:
    state = food_table(stored="N1 N1 N6 N6", friends="14")
    state = play(state, "eat")
    assert legal(state) == ["tentacle T1", "tentacle T4"]
    pair = play(state, "tentacle T1", "hex 0,0")
    assert legal(pair) == ["hex 1,0"]
    pair = play(pair, "hex 1,0", "no look")
    assert pair.active == B
    four = play(state, "tentacle T4", "hex 0,0", "hex 2,0", "hex 1,0", "hex 3,0", "no look")
    assert four.active == B
    assert seen(four)["players"][A]["friends"] == ["T1"]


def test_t67_the_first_takes_the_highest_tile() -> None:
    state = food_table(stored="Y3 Y3 N3", figures={B: "K5"}, friends={A: "3", B: "3"}, ocean={})
    # A eats two of B's dice: B's figure reaches the head and frees the friend of the same tentacle.
    state = play(state, "eat", "tentacle T3", "hex 0,0", "hex 1,0", "hex 2,0", "no look")
    assert seen(state, A)["players"][A]["safe"][2] == {"tentacle": "T3", "value": 4}
    assert seen(state, B)["players"][B]["safe"][2] == {"tentacle": "T3", "value": 3}
    assert seen(state)["tentacles"][2]["stack"] == [2, 1]


def test_t68_a_look_is_for_the_own_eyes() -> None:
    state = play(food_table(stored="N5 N5"), "eat", "tentacle T1", "hex 0,0", "hex 1,0")
    assert state.to_act() == A
    assert legal(state) == [*(f"look {sum}" for sum in range(3, 11)), "no look"]
    state = play(state, "look 9", "reveal trident")
    assert seen(state, A)["corals"][6]["kind"] == "trident"
    for other in (B, C, D, None):
        assert seen(state, other)["corals"][6]["kind"] is None
        assert seen(state, other)["corals"][6]["peeked"] == [A]
    looked = next(event for event in state.events or [] if event.kind == "looked")
    assert looked.seen_by(A)["kind"] == "trident"
    assert "kind" not in looked.seen_by(B)


# Kraken track


def track_after(stored: str, figures: dict[int, str], order: str | None = None, **more: Any) -> KingdomState:
    """A eats all stored dice; looks are declined."""
    tentacle = {2: 1, 3: 3, 5: 6}[len(stored.split())]
    state = food_table(stored=stored, figures=figures, **more)
    state = play(state, "eat", f"tentacle T{tentacle}")
    while asked(state) == "meal":
        state = play(state, legal(state)[0])
    state = play(state, "no look")
    return play(state, order) if order else state


def figure(state: KingdomState, seat: int) -> str:
    return str(seen(state)["players"][seat]["figure"])


def test_t69_a_field_for_each_die() -> None:
    assert figure(track_after("Y5 Y5", {}), B) == "K2"


def test_t70_an_occupied_field_is_skipped() -> None:
    assert figure(track_after("Y5 N5", {B: "K1", C: "K2"}), B) == "K3"


def test_t71_two_occupied_fields_are_skipped() -> None:
    assert figure(track_after("Y5 Y5", {B: "K1", C: "K2", D: "K3"}), B) == "K5"


def test_t72_at_the_head_the_move_ends_with_a_rescue() -> None:
    state = track_after("Y5 Y5 Y5 Y2 N2", {B: "K5"}, friends={A: "6", B: "236"})
    assert figure(state, B) == "H"
    assert state.to_act() == B
    assert asked(state) == "looking"
    assert seen(state)["players"][B]["friends"] == ["T3", "T6"]
    assert seen(state, B)["players"][B]["safe"][1] == {"tentacle": "T2", "value": 2}  # A has taken the 3


def test_t73_the_head_is_never_occupied() -> None:
    state = track_after("Y5 N5", {B: "K6", C: "H"})
    assert figure(state, B) == figure(state, C) == "H"
    assert "T1" not in seen(state)["players"][B]["friends"]


def test_t74_a_skipped_field_leads_to_the_head() -> None:
    state = track_after("Y5 N5", {B: "K5", C: "K6"})
    assert figure(state, B) == "H"
    assert "T1" not in seen(state)["players"][B]["friends"]


@pytest.mark.parametrize(("order", "b", "c"), [("figure 2", "K3", "K4"), ("figure 3", "K2", "K3")], ids=["t75", "t76"])
def test_t75_and_t76_the_order_of_the_figures(order: str, b: str, c: str) -> None:
    state = track_after("Y5 G5", {B: "K1", C: "K2"}, order)
    assert (figure(state, B), figure(state, C)) == (b, c)


def test_t77_own_and_neutral_dice_move_nobody() -> None:
    state = track_after("N5 N5 B5", {})
    assert [figure(state, seat) for seat in range(4)] == ["H"] * 4
    assert state.active == B


def test_t78_a_sixth_friend_freed_in_anothers_turn() -> None:
    state = track_after("Y5 N5", {B: "K6"}, friends={B: "4"})
    assert events(state, "defeated") == [{"seat": B}]
    assert events(state, "last_round") == []  # A's turn is not over
    state = play(state, "no look")
    assert events(state, "last_round") == [{"defeated": True}]
    assert (state.active, state.last) == (B, 4)


def test_the_figures_way_is_told_field_by_field() -> None:
    state = track_after("Y5 Y5", {B: "K1", C: "K2"})
    assert events(state, "figure")[0]["path"] == [1, 3, 4]


def test_ones_own_figure_does_not_move_by_what_one_eats() -> None:
    state = play(food_table(stored="Y5 N5"), "eat", "tentacle T1", "hex 0,0", "hex 1,0")
    data = spieltisch.dump(state)
    assert [player["owed"] for player in data["players"]] == [0, 1, 0, 0]
    data["players"][A]["owed"] = 1
    with pytest.raises(BadPosition, match="others eat"):
        spieltisch.load(data)


# Options


def test_option_take_moves_figures_when_dice_are_taken() -> None:
    state = food_table("Y5 G5", reefs={A: [("AF", "1,0", "2,0")]}, friends="16", kraken_move_trigger="take")
    state = play(state, "take 2 Y5", "take 2 G5")
    assert legal(state) == ["figure 2", "figure 3"]
    state = play(state, "figure 3")
    assert (figure(state, B), figure(state, C)) == ("K2", "K1")  # C first
    state = play(state, "eat", "tentacle T1", "no look")
    assert (figure(state, B), figure(state, C)) == ("K2", "K1")  # not again


def test_option_no_look_after_a_meal() -> None:
    state = food_table(stored="N5 N5", friends="1", peek_on_every_rescue=False)
    state = play(state, "eat", "tentacle T1", "hex 0,0", "hex 1,0")
    assert state.active == B


def test_option_a_look_at_the_head_remains() -> None:
    state = food_table(stored="Y5 N5", figures={B: "K6"}, peek_on_every_rescue=False)
    state = play(state, "eat", "tentacle T1", "hex 0,0", "hex 1,0")
    assert asked(state) == "looking"
    assert state.to_act() == B


def test_leftovers_never_exceed_the_live_hexes() -> None:
    dead = ALL_DEAD | {}
    del dead["2,0"]
    state = food_table(
        "N4 N4 N6",
        items={A: dead},
        reefs={A: [("AW", "1,0", "1,1"), ("WF", "2,0", "2,1"), ("AF", "1,0", "2,0")]},
        friends={A: "1"},
        leftover_rule="store_leftovers",
    )
    assert state.ability(A, 3) == 3
    state = play(state, "take 2 N4", "take 2 N4", "take 2 N6")
    assert legal(state) == ["eat"]
    state = play(state, "eat", "tentacle T1", "die N4", "die N4", "no look")
    assert legal(state) == ["hex 2,0"]


def test_a_choice_that_cannot_be_completed_is_refused() -> None:
    state = play(food_table(stored="N1 N1 N6 N5", friends="1"), "eat", "tentacle T1")
    with pytest.raises(BadNotation):
        spieltisch.parse(state, "hex 2,0")
    assert sorted(legal(state)) == ["hex 0,0", "hex 1,0"]
    assert asked(forced(play(state, "hex 0,0"))) == "looking"
