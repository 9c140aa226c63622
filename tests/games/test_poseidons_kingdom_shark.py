"""The dossier's cases 79 to 108: shark, break, bonus actions."""

import pytest

import spieltisch
from spieltisch.games.poseidons_kingdom import view
from spieltisch.games.poseidons_kingdom.state import KingdomState
from spieltisch.words import Words
from tests.games.poseidons_kingdom_table import (
    ALL_DEAD,
    ID,
    THREE_UP,
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

FULL = "B" * 3 + "Y" * 3 + "G" * 3 + "O" * 3 + "N" * 3


def after_swim(state: KingdomState, start: str, goal: str) -> KingdomState:
    """A swims; food is declined."""
    state = play(state, f"swimmer {start}", f"swim {goal}")
    while asked(state) in ("taking", "food"):
        state = play(state, "enough" if asked(state) == "taking" else "nothing")
    return state


def dice_on_ocean(state: KingdomState) -> int:
    return sum(len(strip["dice"]) for strip in seen(state)["ocean"]["strips"])


def sharks_way(state: KingdomState) -> list[str]:
    return [fact["field"] for fact in events(state, "shark")]


def broken(state: KingdomState, *falls: str) -> KingdomState:
    """The wave breaks: these dice fall so, the others as ones in the deep sea."""
    assert asked(state) == "tipping"
    state = play(state, *falls)
    while asked(state) == "tipping":
        state = play(state, "fall 0 1")
    return state


# Shark


def test_t79_way_die_symbol_and_meal() -> None:
    state = table(shark="D1+", swimmers={A: ["L2", "B4"]}, supply={"N": 5})
    state = after_swim(state, "L2", "L3")
    assert sharks_way(state) == ["L1", "L2", "L3"]
    assert seen(state)["wave"]["dice"] == ["neutral"]
    assert die_count(state, "N") == 4
    assert events(state, "eaten") == [{"seat": A, "field": "L3"}]
    assert seen(state)["shark"]["field"] == "L3"
    assert (state.to_act(), asked(state)) == (A, "eaten")


@pytest.mark.parametrize(
    ("shark", "start", "goal", "way", "dice"),
    [
        pytest.param("L3+", "D4", "D3", ["R4"], 0, id="t80-always-crosses"),
        pytest.param("R4-", "D4", "D3", ["L3"], 0, id="t81-and-back"),
        pytest.param("L4+", "D3", "D2", ["R3", "R2"], 1, id="t82-one-die"),
        pytest.param("D1-", "D4", "D3", ["D2"], 0, id="t83-round-the-corner"),
        pytest.param("L5+", "R5", "R4", ["L4", "R3", "R2"], 1, id="t85-not-where-it-starts"),
    ],
)
def test_t80_to_t85_the_route(shark: str, start: str, goal: str, way: list[str], dice: int) -> None:
    state = table(shark=shark, swimmers={A: [start, "B4"], B: ["B4", "B4"], C: ["B4", "B4"], D: ["B4", "B4"]})
    state = after_swim(state, start, goal)
    assert sharks_way(state) == way
    assert len(seen(state)["wave"]["dice"]) == dice


def test_t84_two_players_and_six_fields() -> None:
    state = table(seats=2, shark="D1+", swimmers={A: ["L2", "B4"], B: ["D4", "D4"]})
    state = after_swim(state, "L2", "L3")
    assert sharks_way(state) == ["L1", "L2", "L3", "R4", "R5", "R6"]
    assert len(seen(state)["wave"]["dice"]) == 2
    assert events(state, "eaten") == [{"seat": A, "field": "L3"}]


@pytest.mark.parametrize(("own", "colours", "left"), [(4, ["blue"], 3), (0, [], 0)], ids=["t86-own-die", "t87-no-die"])
def test_t86_and_t87_without_neutral_dice(own: int, colours: list[str], left: int) -> None:
    state = table(shark="L4+", swimmers={A: ["D3", "B4"]}, supply={"N": 0, "B": own})
    state = after_swim(state, "D3", "D2")
    assert seen(state)["wave"]["dice"] == colours
    assert die_count(state, "B") == left


def test_t88_a_full_wave_takes_no_more() -> None:
    state = table(shark="D1+", swimmers={A: ["L4", "B4"]}, wave=FULL)
    state = after_swim(state, "L4", "L3")
    assert len(seen(state)["wave"]["dice"]) == 15
    assert die_count(state, "N") == 12


def test_t88_two_symbols_pass_a_full_wave() -> None:
    state = table(seats=2, shark="D1+", swimmers={A: ["L4", "B4"], B: ["D4", "D4"]}, wave="BBBYYYNNN")
    state = after_swim(state, "L4", "L3")
    assert sharks_way(state)[-1] == "R6"
    assert events(state, "washed") == []
    state = play(state, "hex 0,0", "enter B4")
    assert asked(state) == "tipping"


def test_t89_the_last_slot_is_filled_on_the_way() -> None:
    state = table(seats=2, shark="D1+", swimmers={A: ["L4", "B4"], B: ["D4", "D4"]}, wave="BBBYYYNN")
    state = after_swim(state, "L4", "L3")
    assert len(events(state, "washed")) == 1
    state = play(state, "hex 0,0", "enter B4")
    assert asked(state) == "tipping"
    assert len(seen(state)["wave"]["dice"]) == 9


def in_words(state: KingdomState, move: str, language: str) -> str:
    """How this choice of A's reads."""
    choice = view.choice(state, spieltisch.parse(state, move), A)
    return Words(ID, language, ["Ada", "Bo", "Cy", "Di"][: state.seats])(choice.text)


@pytest.mark.parametrize(
    ("swimmers", "german", "english"),
    [
        ({B: ["L1", "B4"]}, "ein Tier von Bo", "a swimmer of Bo"),
        ({B: ["L1", "L2"]}, "beide Tiere von Bo", "both swimmers of Bo"),
        ({A: ["D3", "L1"]}, "dein Tier", "your swimmer"),
        ({B: ["L1", "L2"], D: ["L1", "B4"]}, "beide Tiere von Bo und ein Tier von Di", "both swimmers of Bo and a swimmer of Di"),
        ({A: ["D3", "L2"], B: ["L1", "B4"], C: ["L2", "L2"]},
         "dein Tier, ein Tier von Bo und beide Tiere von Cy", "your swimmer, a swimmer of Bo and both swimmers of Cy"),
    ],
)  # fmt: skip
def test_a_swim_says_how_many_swimmers_of_whom_the_shark_eats(
    swimmers: dict[int, list[str]], german: str, english: str
) -> None:
    state = play(table(shark="D1+", swimmers={A: ["D3", "B4"]} | swimmers), "swimmer D3")
    assert in_words(state, "swim D2", "de").endswith(f" und frisst {german}")
    assert in_words(state, "swim D2", "en").endswith(f" and eats {english}")


def test_two_swimmers_of_ones_own_are_told_as_two() -> None:
    state = play(table(seats=2, shark="D1+", swimmers={A: ["L2", "L2"]}), "swimmer L2")
    assert in_words(state, "swim L3", "de").endswith(" und frisst deine beiden Tiere")
    assert in_words(state, "swim L3", "en").endswith(" and eats both your swimmers")


def test_t90_eaten_creatures_in_turn_order() -> None:
    state = table(shark="D1+", swimmers={A: ["D3", "B4"], B: ["L1", "B4"], D: ["L2", "B4"]})
    state = after_swim(state, "D3", "D2")  # number 2
    assert events(state, "eaten") == [{"seat": B, "field": "L1"}, {"seat": D, "field": "L2"}]
    assert (state.to_act(), asked(state)) == (B, "eaten")
    state = play(state, "hex 0,0")
    assert (state.to_act(), asked(state)) == (B, "returning")
    state = play(state, "enter B3")
    assert (state.to_act(), asked(state)) == (D, "eaten")
    state = play(state, "hex 3,1", "enter D1")
    assert state.active == B


def test_t91_two_on_one_field() -> None:
    state = table(shark="D1+", swimmers={A: ["D4", "B4"], B: ["L1", "L1"]})
    state = after_swim(state, "D4", "D3")
    assert len(events(state, "eaten")) == 2
    state = play(state, "hex 0,0", "enter D1", "hex 1,0", "enter D1")
    assert seen(state)["players"][B]["skeletons"]["all"] == 2
    assert seen(state)["players"][B]["swimmers"] == ["D1", "D1"]


def test_t92_the_shark_does_not_eat_where_it_starts() -> None:
    state = table(shark="B2+", swimmers={A: ["D3", "B4"], B: ["B2", "D3"]})
    state = after_swim(state, "D3", "D2")  # two fields
    assert sharks_way(state) == ["B1", "L6"]
    assert events(state, "eaten") == []


def test_t93_a_full_reef_gives_up_a_die() -> None:
    dead = ALL_DEAD | {"0,0": "B6", "1,0": "N1", "2,0": "N2"}
    state = table(shark="D1+", swimmers={A: ["D4", "B4"], B: ["L1", "B4"]}, items={B: dead})
    blue = die_count(state, "B")
    state = after_swim(state, "D4", "D3")
    assert legal(state) == ["hex 0,0", "hex 1,0", "hex 2,0"]
    state = play(state, "hex 0,0")
    assert die_count(state, "B") == blue + 1
    assert seen(state)["players"][B]["reef"]["hexes"][0]["skeleton"]
    assert seen(state)["players"][A]["figure"] == "H"
    assert asked(state) == "returning"


def test_t93_while_a_hex_is_free_no_die_is_removed() -> None:
    items = ALL_DEAD | {"0,0": "B6"}
    del items["1,0"]
    state = table(shark="D1+", swimmers={A: ["D4", "B4"], B: ["L1", "B4"]}, items={B: items})
    assert legal(after_swim(state, "D4", "D3")) == ["hex 1,0"]


def test_t94_without_a_skeleton_left_the_creature_just_returns() -> None:
    reef: list[Tile] = [("AW", "4,0", "5,0")]
    state = table(
        shark="D1+", swimmers={A: ["D4", "B4"], B: ["L1", "B4"]}, reefs={B: reef}, items={B: ALL_DEAD | {"4,0": "x"}}
    )
    state = after_swim(state, "D4", "D3")
    assert asked(state) == "returning"
    assert seen(state)["players"][B]["skeletons"] == {"all": 9, "loose": 0, "left": 0}


def test_t95_a_skeleton_takes_a_symbol_away() -> None:
    reef: list[Tile] = [("AF", "0,0", "0,1"), ("WF", "1,0", "1,1"), ("AW", "2,0", "2,1"), ("AF", "0,1", "1,1")]
    items = {"0,0": "N1", "1,0": "N1", "1,1": "N1", "2,0": "N1", "2,1": "N1", "3,0": "N1", "3,1": "N1"}
    state = table(shark="D1+", swimmers={A: ["D4", "B4"], B: ["L1", "B4"]}, reefs={B: reef}, items={B: items})
    assert state.ability(B, 1) == 3
    state = after_swim(state, "D4", "D3")
    assert legal(state) == ["hex 0,1"]
    assert play(state, "hex 0,1").ability(B, 1) == 2


def test_a_reef_without_room_puts_the_skeleton_beside() -> None:
    state = table(shark="D1+", swimmers={A: ["D4", "B4"], B: ["L1", "B4"]}, items={B: ALL_DEAD})
    state = after_swim(state, "D4", "D3")
    assert asked(state) == "returning"
    assert seen(state)["players"][B]["skeletons"] == {"all": 9, "loose": 1, "left": 0}


@pytest.mark.parametrize(("stock", "left", "phase"), [("common_36", 27, "eaten"), ("unlimited", None, "eaten")])
def test_option_skeleton_stock(stock: str, left: int | None, phase: str) -> None:
    reef: list[Tile] = [("AW", "4,0", "5,0")]
    state = table(
        shark="D1+",
        swimmers={A: ["D4", "B4"], B: ["L1", "B4"]},
        reefs={B: reef},
        items={B: ALL_DEAD | {"4,0": "x"}},
        skeleton_stock=stock,
    )
    assert seen(state)["players"][B]["skeletons"]["left"] == left
    assert asked(after_swim(state, "D4", "D3")) == phase


def test_a_swim_shows_the_sharks_way_and_its_victims_beforehand() -> None:
    state = table(shark="D1+", swimmers={A: ["L2", "B4"], B: ["L1", "D4"]}, ocean={3: "N5"})
    swims = {choice["notation"]: choice["preview"] for choice in spieltisch.choices(play(state, "swimmer L2"), A)}
    assert swims["swim L3"] == {
        "number": 3,
        "shark": ["L1", "L2", "L3"],
        "eats": [{"seat": B, "field": "L1"}, {"seat": A, "field": "L3"}],
        "symbols": 1,
        "strip": 3,
        "dice": ["N5"],
    }


@pytest.mark.parametrize("dolphin", [None, A, B])
def test_the_way_shown_beforehand_is_the_way_the_shark_goes(dolphin: int | None) -> None:
    """In turn order on each field, and with the dolphin, exactly what then happens."""
    state = table(
        active=C,
        shark="D1+",
        swimmers={A: ["L1", "L2"], B: ["L2", "L1"], C: ["L4", "L1"], D: ["L3", "L3"]},
        extra={"dolphin": dolphin},
        dolphin_variant=True,
    )
    state = play(state, "swimmer L4")
    for choice in spieltisch.choices(state, C):
        after = play(state, choice["notation"])
        assert choice["preview"]["shark"] == sharks_way(after)
        assert choice["preview"]["eats"] == events(after, "eaten")
    assert len(spieltisch.choices(state, C)) > 1


# Break


def at_break(**settings: object) -> KingdomState:
    """A full wave, tipping at the end of A's turn; all others far from the shark's way."""
    settings = {"wave": FULL, "swimmers": {A: ["D3", "D3"]}} | settings
    return after_swim(table(**settings), "D3", "D4")  # type: ignore[arg-type]


def test_t96_a_miss_goes_back_onto_the_wave() -> None:
    before = at_break()
    state = broken(before, "miss")
    assert dice_on_ocean(state) == 14
    assert seen(state)["wave"]["dice"] == ["blue"]
    assert state.heading == -before.heading


@pytest.mark.parametrize(
    ("fall", "strip"), [("fall 2 foam 5", 3), ("fall 6 foam 5", 7), ("fall 7 5", 7)], ids=["t97", "t98", "t99"]
)
def test_t97_to_t99_the_foam(fall: str, strip: int) -> None:
    state = play(at_break(), fall)
    assert [die["die"] for die in seen(state)["ocean"]["strips"][strip]["dice"]] == ["B5"]


def test_t99_the_beach_has_no_foam() -> None:
    assert "fall 6 foam 5" in legal(at_break())
    assert not any(fall.startswith("fall 7 foam") for fall in legal(at_break()))


def test_the_odds_of_a_die_are_those_of_the_dossier() -> None:
    shares = [0.0] * 8
    for outcome, chance in at_break().odds():
        fall = spieltisch.notation(at_break(), outcome).split()
        if fall[0] == "fall":
            shares[int(fall[1]) + (fall[2] == "foam")] += chance
    assert [round(100 * share / 0.94, 1) for share in shares] == [7.2, 12.5, 16.6, 17.9, 16.2, 13.3, 9.4, 6.9]
    assert [round(share, 6) for share in shares] == [s["share"] for s in seen(at_break())["ocean"]["strips"]]


def test_t100_the_shark_turns_round() -> None:
    state = broken(at_break(shark="L1+"))
    while state.active == A:
        state = play(state, "no bonus")
    assert seen(state)["shark"]["field"] == "L3"
    state = play(state, "load", "load 1", "swimmer D2", "swim D3", "enough")
    assert sharks_way(state)[-1] == "L2"


def test_t101_the_sum_counts_own_dice_on_the_ocean() -> None:
    wave = "B" * 3 + "Y" * 2 + "G" * 3 + "O" * 3 + "N" * 4
    state = at_break(wave=wave, ocean={5: "Y5 Y4"}, items={C: {"0,0": "Y6"}}, supply={"Y": 5})
    assert seen(state)["wave"]["dice"].count("yellow") == 2
    state = broken(state, *["fall 0 1"] * 3, "fall 4 2", "miss")
    assert seen(state)["busy"]["sums"][B] == 11
    state = play(state, "no bonus")
    assert state.to_act() == B
    assert legal(state) == ["bonus peek", "bonus load", "bonus swim", "bonus forage", "no bonus"]


@pytest.mark.parametrize(
    ("dice", "actions"),
    [
        ("", ""),
        ("Y4", "peek"),
        ("Y5", "peek load"),
        ("Y5 Y5", "peek load swim"),
        ("Y5 Y5 Y4", "peek load swim forage build"),
        ("Y6 Y6 Y6", "peek load swim forage build kraken"),
    ],
    ids=["t102-0", "t102-4", "t102-5", "t102-10", "t102-14", "t102-18"],
)
def test_t102_tiers(dice: str, actions: str) -> None:
    wave = "B" * 3 + "G" * 4 + "O" * 4 + "N" * 4
    state = broken(at_break(wave=wave, ocean={4: dice, 0: "N1"}))
    state = play(state, "no bonus")
    offered = legal(state) if state.to_act() == B else ["no bonus"]
    assert offered == [*(f"bonus {action}" for action in actions.split()), "no bonus"]


def test_t103_bonus_actions_from_the_active_player_on() -> None:
    state = table(active=C, wave=FULL, swimmers={C: ["D3", "D3"]})
    state = broken(play(state, "swimmer D3", "swim D4"))
    order = []
    while asked(state) == "bonus":
        order.append(int(state.to_act()))
        state = play(state, "no bonus")
    assert order == [C, D, A, B]


def test_t104_foraging_where_own_swimmers_are() -> None:
    state = at_break(swimmers={A: ["D3", "D3"], B: ["L2", "B1"]}, ocean={2: "N3", 7: "N4", 5: "N6"}, shark="R6-")
    state = broken(state, *["fall 5 1"] * 3, *["fall 4 6"] * 3, *["fall 5 1"] * 9)
    state = play(state, "no bonus", "bonus forage")
    assert sorted(legal(state)) == ["take 2 N3", "take 7 N4"]
    state = play(state, "take 2 N3")
    assert asked(state) == "slot"
    state = play(state, "hex 0,0")
    assert seen(state)["players"][B]["reef"]["hexes"][0]["die"]["die"] == "N3"
    assert state.to_act() == C


def test_t105_a_bonus_swim_moves_no_shark() -> None:
    state = at_break(swimmers={A: ["D3", "D3"], B: ["L2", "D3"]}, ocean={3: "N5"})
    state = broken(state, *["fall 0 1"] * 3, *["fall 4 6"] * 3)
    before = seen(state)["shark"]["field"]
    state = play(state, "no bonus", "bonus swim", "swimmer L2")
    assert sorted(legal(state)) == ["swim L1", "swim L3"]
    state = play(state, "swim L3")
    assert seen(state)["shark"]["field"] == before
    assert state.to_act() == C
    assert seen(state)["busy"]["taken"] == []


def test_t106_the_kraken_bonus_moves_two_fields() -> None:
    state = at_break(figures={A: "K5"})
    state = broken(state, *["fall 4 6"] * 3)
    state = play(state, "bonus kraken")
    assert seen(state)["players"][A]["figure"] == "H"
    assert "T1" not in seen(state)["players"][A]["friends"]
    assert (state.to_act(), asked(state)) == (A, "looking")
    assert play(state, "no look").to_act() == B


def test_t107_a_wave_filled_by_a_bonus_waits_for_the_next_shark_move() -> None:
    state = broken(at_break(), "fall 4 5", *["miss"] * 14)
    assert len(seen(state)["wave"]["dice"]) == 14
    state = play(state, "bonus load")
    assert len(seen(state)["wave"]["dice"]) == 15
    while state.active == A:
        assert asked(state) == "bonus"
        state = play(state, "no bonus")
    assert legal(state) == ["build"]
    state = play(state, "build", "tile AW", "hex 1,0", "hex 2,0")
    state = after_swim(state, "D2", "D1")
    assert asked(state) == "tipping"


def test_t108_if_all_dice_miss_the_wave_tips_again() -> None:
    state = table(seats=2, wave="BBBYYYNNN", swimmers={A: ["D3", "D3"]})
    state = after_swim(state, "D3", "D4")
    heading = state.heading
    state = play(state, *["miss"] * 9)
    assert asked(state) == "tipping"
    assert len(seen(state)["wave"]["dice"]) == 9
    state = broken(state, "fall 3 2")
    assert dice_on_ocean(state) == 9
    assert state.heading == -heading


def test_missed_dice_return_in_turn_order_neutral_last() -> None:
    state = table(active=C, wave="NGBYO" + "N" * 10, swimmers={C: ["D3", "D3"]})
    state = play(state, "swimmer D3", "swim D4", *["miss"] * 5, *["fall 3 1"] * 10)
    assert seen(state)["wave"]["dice"] == ["green", "orange", "blue", "yellow", "neutral"]


def test_bonus_build_and_what_is_left_for_later_players() -> None:
    state = at_break(tiles={"AW": 1, "AF": 0, "WF": 0})
    state = broken(state, *["fall 4 6"] * 12)
    state = play(state, "bonus build", "tile AW", "hex 1,0", "hex 2,0")
    assert state.to_act() == B
    assert "bonus build" not in legal(state)
    assert state.ability(A, 1) == 2


def test_option_dolphin_shields_once() -> None:
    state = broken(at_break(dolphin_variant=True), *["fall 4 6"] * 3)
    while state.active == A:
        state = play(state, "no bonus")
    assert seen(state)["dolphin"] == A
    state = table(shark="D1+", swimmers={A: ["L2", "B4"], B: ["L1", "D4"]}, extra={"dolphin": A}, dolphin_variant=True)
    state = after_swim(state, "L2", "L3")
    assert events(state, "eaten") == [{"seat": B, "field": "L1"}]
    assert seen(state)["dolphin"] is None
    assert seen(state)["players"][A]["swimmers"] == ["B4", "L3"]


def test_option_the_wave_breaks_before_the_first_turn() -> None:
    state = spieltisch.new(ID, seats=2, initial_wave="breaks_before_first_turn")
    assert isinstance(state, KingdomState)
    state = broken(play(state, "first 2"), "miss")
    assert seen(state)["wave"]["dice"] == ["yellow"]
    assert state.heading == 1
    assert (state.to_act(), asked(state)) == (1, "entering")


def test_option_weights_and_chances() -> None:
    state = at_break(miss_probability=0, foam_probability=1, strip_weights=[0, 0, 0, 0, 0, 0, 1, 1])
    assert sorted(legal(state)) == sorted(
        [f"fall 6 foam {v}" for v in range(1, 7)] + [f"fall 7 {v}" for v in range(1, 7)]
    )


def test_option_bonus_tiers() -> None:
    state = broken(at_break(bonus_tiers={"load": 3}))
    assert legal(state) == ["bonus load", "no bonus"]


def test_die_lands_and_shark_steps_are_events_of_their_own() -> None:
    state = broken(at_break(reefs={A: THREE_UP}))
    assert len(events(state, "landed")) == 15
    assert events(state, "breaks")[0]["wave"] == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]
    assert events(state, "turned")[0]["sums"] == [3, 3, 3, 3]
