"""The dossier's cases 109 to 128: last round, scoring, ties; and its worked example."""

import pickle
from typing import Any

import pytest

import spieltisch
from spieltisch import OVER, BadPosition
from spieltisch.games.poseidons_kingdom.state import KingdomState
from tests.games.poseidons_kingdom_table import (
    ID,
    A,
    B,
    C,
    D,
    Tile,
    asked,
    die_count,
    events,
    legal,
    play,
    seen,
    table,
)

HEXES = ["0,0", "1,0", "2,0", "3,0", "0,1", "1,1", "2,1", "3,1"]
SOME_TAKEN = {3, 4, 5, 6, 7, 8, 9, 10}


def last_turn(stored: str, left: set[int], strip: str = "", **more: object) -> KingdomState:
    """A's turn in the last round, at step 3; only the corals on these sums are left, D has the others."""
    kinds = ["speedy-fins", "speedy-fins", "wave-rider", "wave-rider", "bigmouth", "bigmouth", "trident", "graveyard"]
    corals = {sum: (kinds[sum - 3], D) for sum in SOME_TAKEN - left}
    settings: dict[str, object] = {
        "swimmers": {A: ["R1", "R1"]},
        "ocean": {2: strip},
        "items": {A: dict(zip(HEXES, stored.split(), strict=False))},
        "corals": corals,
        "last": 4,
    }
    return play(table(**(settings | more)), "swimmer R1", "swim R2")  # type: ignore[arg-type]


def pay_all(state: KingdomState) -> KingdomState:
    """Pay with the first dice offered; whatever the coral turns out to be."""
    while asked(state) in ("paying", "revealing"):
        state = play(state, legal(state)[0])
    return state


def corals_of(state: KingdomState, seat: int) -> list[int]:
    return [coral["sum"] for coral in seen(state)["corals"] if coral["owner"] == seat]


# Last round


def test_t109_the_turn_is_finished_then_everybody_has_one_more() -> None:
    state = table(
        seats=3,
        active=B,
        swimmers={A: ["D3", "D3"], B: ["R1", "R1"], C: ["D3", "D3"]},
        items={B: {"0,0": "N5", "1,0": "N5"}},
        friends={B: "1"},
    )
    state = play(state, "swimmer R1", "swim R2", "eat", "tentacle T1", "hex 0,0", "hex 1,0")
    assert events(state, "defeated") == [{"seat": B}]
    state = play(state, "no look")
    order = []
    while state.to_act() != OVER:
        if asked(state) == "step-one":
            order.append(int(state.active))
        state = play(state, "no bonus" if asked(state) == "bonus" else legal(state)[0])
    assert order == [C, A, B]
    assert seen(state)["track"][0]["figures"] == []


def test_t110_no_friend_is_freed_in_the_last_round() -> None:
    state = last_turn("N3 N3", set(), friends={A: "1"})
    assert state.active == B  # nothing to eat for


def test_t111_a_white_and_a_black_coral() -> None:
    state = last_turn("N1 N2 N5 N3", {3, 8})
    state = play(state, "eat", "coral 3", "hex 0,0")
    assert legal(state) == ["hex 1,0"]
    state = pay_all(state)
    assert legal(state) == ["coral 8", "no coral"]
    state = pay_all(play(state, "coral 8"))
    assert corals_of(state, A) == [3, 8]
    assert state.active == B


def test_t112_one_white_coral_at_most() -> None:
    state = play(last_turn("N4 N5", {4, 5}), "eat")
    assert legal(state) == ["coral 4", "coral 5"]
    state = pay_all(play(state, "coral 4"))
    assert corals_of(state, A) == [4]
    assert state.active == B


def test_t113_a_die_pays_for_one_sum() -> None:
    state = play(last_turn("N4 N3", {4, 7}), "eat")
    assert legal(state) == ["coral 4", "no coral"]
    white = pay_all(play(state, "coral 4"))
    assert corals_of(white, A) == [4]
    black = pay_all(play(state, "no coral", "coral 7"))
    assert corals_of(black, A) == [7]
    assert white.active == black.active == B


def test_t114_a_coral_that_is_gone() -> None:
    state = last_turn("N6", set(), active=A)
    assert state.active == B  # coral 6 is D's: nothing to pay for


def test_t115_nothing_moves_for_dice_eaten_in_the_last_round() -> None:
    state = last_turn("Y1 Y2", {3})
    yellow = die_count(state, "Y")
    state = pay_all(play(state, "eat", "coral 3"))
    assert die_count(state, "Y") == yellow + 2
    assert seen(state)["players"][B]["figure"] is None
    assert state.active == B


def test_t116_the_wave_breaks_but_the_kraken_bonus_is_gone() -> None:
    state = last_turn("", set(), wave="BBBYYYGGGOOONNN", ocean={3: "B6 B6 B6"})
    assert asked(state) == "tipping"
    state = play(state, *["fall 0 1"] * 15)
    assert seen(state)["busy"]["sums"][A] == 21
    assert "bonus build" in legal(state)
    assert "bonus kraken" not in legal(state)


def test_the_coral_meal_uses_all_dice_taken() -> None:
    reef: list[Tile] = [("AF", "1,0", "2,0")]
    state = last_turn("", {3, 8}, strip="N3 N2", reefs={A: reef})
    assert legal(play(state, "take 2 N3", "enough")) == ["store", "eat"]
    assert legal(play(state, "take 2 N3", "take 2 N2")) == ["store"]
    # With a stored 5 and 1: 3 and 2 + 5 + 1, or 2 + 1 and 3 + 5; never the black coral alone.
    state = last_turn("", {3, 8}, strip="N3 N2", reefs={A: reef}, items={A: {"0,0": "N5", "0,1": "N1"}})
    state = play(state, "take 2 N3", "take 2 N2", "eat")
    assert legal(state) == ["coral 3"]
    state = play(state, "coral 3")
    assert legal(state) == ["hex 0,1", "die N2", "die N3"]
    state = pay_all(play(state, "die N3"))
    assert legal(state) == ["coral 8"]
    state = pay_all(play(state, "coral 8"))
    assert corals_of(state, A) == [3, 8]
    assert seen(state)["busy"]["taken"] == []


def test_leftovers_of_a_coral_meal_with_the_option() -> None:
    reef: list[Tile] = [("AF", "1,0", "2,0")]
    state = last_turn("", {3}, strip="N3 N2", reefs={A: reef}, leftover_rule="store_leftovers")
    state = play(state, "take 2 N3", "take 2 N2")
    assert legal(state) == ["store", "eat"]
    state = pay_all(play(state, "eat", "coral 3", "die N3"))
    assert asked(state) == "slot"


def test_a_taken_coral_is_its_owners_secret_until_the_end() -> None:
    state = last_turn("N1 N2", {3, 4}, last=1)
    state = play(state, "eat", "coral 3", "hex 0,0", "hex 1,0")
    assert asked(state) == "revealing"
    before = seen(state, C)["corals"][0]
    assert (before["owner"], before["kind"]) == (A, None)
    state = pay_all(state)
    assert state.to_act() == OVER
    assert seen(state, C)["corals"][0]["kind"] is not None


# Scoring


def score_table(
    safe: dict[int, str] | None = None,
    corals: dict[int, tuple[str, int | None]] | None = None,
    reefs: dict[int, list[Tile]] | None = None,
    items: dict[int, dict[str, str]] | None = None,
    **more: object,
) -> KingdomState:
    """A finished game; ``safe`` names the friends not freed."""
    everything_held = dict.fromkeys(range(4), "123456")
    return table(
        over=True,
        friends=everything_held | (safe or {}),
        corals=corals,
        reefs=reefs,
        items=items,
        **more,  # type: ignore[arg-type]
    )


def row_of(*kinds: str, start: int = 4) -> list[Tile]:
    """Tiles side by side beside the reef."""
    return [(kind, f"{start + 2 * n},0", f"{start + 2 * n + 1},0") for n, kind in enumerate(kinds)]


def test_t117_safe_tiles_and_corals() -> None:
    """A, B and C have freed earlier, so that D's tiles are 6, 4, 3, 2, 2, 1."""
    state = score_table(
        safe={A: "6", B: "2456", D: ""},
        corals={3: ("speedy-fins", D), 7: ("trident", D)},
        reefs={D: row_of("AW", "AW", "AW", "AW", "WF", "WF")},
        items={D: {"5,0": "x"}},
    )
    assert sorted(tile["value"] for tile in seen(state)["players"][D]["safe"]) == [1, 2, 2, 3, 4, 6]
    assert seen(state)["players"][D]["visible"] == {"arrow": 4, "wave": 5, "food": 2}
    assert state.scores()[D] == 18 + 4 + 5


@pytest.mark.parametrize(("skeletons", "points"), [(0, 3), (4, -4)])
def test_t118_the_graveyard(skeletons: int, points: int) -> None:
    items = dict.fromkeys(HEXES[:skeletons], "x")
    assert score_table(corals={3: ("graveyard", A)}, items={A: items}).scores()[A] == points


def test_t119_two_alike_both_count() -> None:
    corals: dict[int, tuple[str, int | None]] = {3: ("bigmouth", A), 8: ("bigmouth", A)}
    assert score_table(corals=corals, reefs={A: row_of("AF", "AF", "WF")}).scores()[A] == 6


def test_t120_a_trident_is_never_below_nothing() -> None:
    items = dict.fromkeys(HEXES[:3], "x")
    assert score_table(corals={3: ("trident", A)}, items={A: items}).scores()[A] == 0


def test_t121_a_dead_symbol_does_not_count() -> None:
    state = score_table(corals={3: ("speedy-fins", A)}, reefs={A: row_of("AF", "AF", "AW")}, items={A: {"4,0": "x"}})
    assert state.scores()[A] == 2


def test_t122_skeletons_alone_cost_nothing() -> None:
    assert score_table(items={A: dict.fromkeys(HEXES[:5], "x")}).scores()[A] == 0


def test_loose_skeletons_count_for_the_graveyard() -> None:
    assert score_table(corals={3: ("graveyard", A)}, loose={A: 2}).scores()[A] == -2


# Ties. A and B have freed the same friends; B's tiles are lower, so corals even it out.


def test_t123_the_trident_decides() -> None:
    reefs = {A: row_of("AW", "AF"), B: row_of("AW", "AF")}
    state = score_table(corals={3: ("speedy-fins", A), 4: ("trident", B)}, reefs=reefs, items={B: {"0,0": "x"}})
    assert state.scores()[:2] == [2, 2]
    assert state.places()[:2] == [2, 1]


STACKED: list[Tile] = [("AF", "0,0", "0,1"), ("AF", "1,0", "1,1"), ("WF", "0,1", "1,1")]
HIGHER: list[Tile] = [("AF", "2,0", "2,1"), ("AF", "3,0", "3,1"), ("AF", "2,1", "3,1"), ("AF", "1,1", "2,1")]


def test_t124_then_the_highest_reef() -> None:
    state = score_table(reefs={A: [*STACKED, *HIGHER], B: STACKED})
    assert seen(state)["players"][A]["height"] == 4
    assert seen(state)["players"][B]["height"] == 3
    assert state.places()[:2] == [1, 2]


def test_t125_then_the_fewest_skeletons() -> None:
    state = score_table(items={A: {"0,0": "x", "1,0": "x"}, B: {"0,0": "x"}, C: {"0,0": "x", "1,0": "x", "2,0": "x"}})
    assert state.places()[:3] == [3, 2, 4]


def test_t126_then_the_best_safe_tiles() -> None:
    reefs = {A: row_of("AW"), B: row_of("AW")}
    state = score_table(safe={A: "23456", B: "23456"}, corals={3: ("speedy-fins", B)}, reefs=reefs)
    assert state.scores() == [3, 3, 0, 0]  # A by a tile of 3, B by a tile of 2 and a coral
    assert state.places() == [1, 2, 3, 3]


def test_t127_otherwise_the_victory_is_shared() -> None:
    assert score_table().places() == [1, 1, 1, 1]


def test_t128_the_safety_net() -> None:
    state = table(active=D, round=40, swimmers={D: ["D3", "D3"]})
    state = play(state, "swimmer D3", "swim D4")
    assert events(state, "last_round") == [{"defeated": False}]
    assert (state.active, state.last) == (A, 4)
    assert seen(state)["players"][A]["figure"] is None
    turns = []
    while state.to_act() != OVER:
        if asked(state) == "step-one":
            turns.append(int(state.active))
        state = play(state, "no bonus" if asked(state) == "bonus" else legal(state)[0])
    assert turns == [A, B, C, D]


def test_t128_without_a_net_the_game_goes_on() -> None:
    state = table(active=D, round=40, swimmers={D: ["D3", "D3"]}, max_rounds=None)
    assert play(state, "swimmer D3", "swim D4").last == 0


def test_a_trigger_in_the_last_allowed_round_goes_first() -> None:
    state = table(
        active=B, round=40, swimmers={B: ["R1", "R1"]}, items={B: {"0,0": "N5", "1,0": "N5"}}, friends={B: "1"}
    )
    state = play(state, "swimmer R1", "swim R2", "eat", "tentacle T1", "hex 0,0", "hex 1,0", "no look")
    assert (state.active, state.last) == (C, 4)
    for _ in range(60):
        if asked(state) == "step-one" and state.last == 1:
            break
        state = play(state, "no bonus" if asked(state) == "bonus" else legal(state)[0])
    assert state.active == B  # ends with the player of the trigger, not with the round


def test_the_worked_example() -> None:
    """Dossier 8.8, three players."""
    state = table(
        seats=3,
        phase="step-one",
        shark="D3-",
        reefs={A: [("AF", "1,0", "2,0")]},
        swimmers={A: ["L1", "B2"], B: ["B4", "B4"], C: ["R1", "B4"]},
        items={A: {"0,0": "N3", "3,0": "Y4"}},
        figures={B: "K6"},
        friends={B: "35"},
        ocean={3: "B2 G5 N2"},
        supply={"N": 4},
        wave="BBBYYYGGN",
    )
    state = play(state, "load", "load 1", "swimmer L1", "swim L3", "take 3 B2", "enough", "eat", "tentacle T2")
    state = play(state, "hex 0,0", "hex 3,0")
    assert die_count(state, "N") == 5
    state = play(state, "look 9", "reveal graveyard")
    assert state.to_act() == B
    assert seen(state)["players"][B]["friends"] == ["T5"]
    state = play(state, "no look")
    assert [fact["field"] for fact in events(state, "shark")] == ["D4", "R1", "R2"]
    assert len(seen(state)["wave"]["dice"]) == 11
    assert die_count(state, "N") == 4
    state = play(state, "hex 0,0", "enter B4")
    assert state.active == B


# Positions that the box cannot show


@pytest.mark.parametrize(
    ("settings", "reason"),
    [
        ({"reefs": {A: [("AW", "0,0", "1,0")]}}, "lies on a single tile"),
        ({"reefs": {A: [("AW", "9,0", "10,0")]}}, "touches nothing"),
        ({"items": {A: {"9,9": "x"}}}, "where there is no reef"),
        ({"figures": {A: "K1", B: "K1"}}, "share a small field"),
        ({"extra": {"neutral": 3}}, "dice of the colour N"),
        ({"extra": {"tiles": {"AW": 9, "AF": 9, "WF": 9}}}, "tiles of the kind AW"),
        ({"extra": {"phase": "dreaming"}}, "phase"),
        ({"items": {A: {"0,0": "B7"}}}, "is no die"),
        ({"swimmers": {A: ["X9", "D1"]}}, "no field"),
        ({"swimmers": {A: [None, "D1"]}}, "off the ocean"),
    ],
)
def test_a_broken_position_is_refused_with_a_reason(settings: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        table(**settings)  # type: ignore[arg-type]


def swap(data: dict[str, Any], path: list[Any], value: object) -> dict[str, Any]:
    """The position's JSON with one thing changed."""
    inside = data
    for name in path[:-1]:
        inside = inside[name]
    inside[path[-1]] = value
    return data


@pytest.mark.parametrize(
    ("path", "value", "reason"),
    [
        (["players", 0, "swimmers"], [], "two swimmers"),
        (["players", 0, "swimmers"], ["D2"], "two swimmers"),
        (["players", 0, "safe"], [], "list of 6"),
        (["players", 0, "safe"], [0] * 7, "list of 6"),
        (["phase"], "swimming", "after the food"),
        (["actor"], 1, "active player"),
        (["players", 0, "peeked"], [10**30], "no coral has"),
        (["players", 0, "loose"], 10**30, "loose is a whole number"),
        (["phase"], "peeking", "bonus action"),
        (["players", 0, "owed"], 5, "about owed in this phase"),
        (["phase"], "white", "last round"),
        (["todo"], ["swim", "shark"], "in this order"),
    ],
)
def test_a_position_that_fits_no_moment_of_a_turn_is_refused(path: list[Any], value: object, reason: str) -> None:
    """Each of these was once taken, and broke in play."""
    data = spieltisch.dump(table(phase="step-one"))
    with pytest.raises(BadPosition, match=reason):
        spieltisch.load(swap(data, path, value))


def test_a_swimmer_swims_from_a_field_where_it_stands() -> None:
    data = spieltisch.dump(table(phase="swimmer", swimmers={A: ["L1", "R5"]}))
    data["phase"] = "swimming"
    for field, fine in [("L1", True), ("L2", False), (None, False)]:
        data["field"] = field
        if fine:
            assert asked(load_state(data)) == "swimming"
        else:
            with pytest.raises(BadPosition, match="no swimmer"):
                load_state(data)


def load_state(data: dict[str, Any]) -> KingdomState:
    state = spieltisch.load(data)
    assert isinstance(state, KingdomState)
    return state


def test_nothing_has_happened_before_the_start_player_is_chosen() -> None:
    data = spieltisch.dump(spieltisch.new(ID, seats=2))
    with pytest.raises(BadPosition, match="nothing has happened"):
        spieltisch.load(swap(data, ["heading"], "-"))
    with pytest.raises(BadPosition, match="turns begin"):
        spieltisch.load(swap(spieltisch.dump(spieltisch.new(ID, seats=2)), ["phase"], "peeking"))


def test_a_position_pickles_with_its_reefs() -> None:
    state = table(reefs={A: [("AF", "1,0", "2,0")]})
    twin = pickle.loads(pickle.dumps(state))
    assert twin == state
    assert list(twin.reefs[A].heights) == list(state.reefs[A].heights)
    assert twin.legal() == state.legal()
