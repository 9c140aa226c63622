"""The dossier's procedure cases E01 to E44, and its full turn step by step."""

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, BadNotation, Rng
from spieltisch.engine.registry import game
from spieltisch.games.reef.deck import BOX
from spieltisch.games.reef.state import ReefState
from spieltisch.testing import perft
from spieltisch.words import Words
from tests.games.reef_table import EMPTY, legal, play, reef, table, tall


def set_up(seats: int, **options: object) -> ReefState:
    """A game after its set-up, everybody placing at random."""
    rng = Rng(seats)
    state = spieltisch.new("reef", seats=seats, **options)
    while state.to_act() == CHANCE or legal(state)[0].startswith("place"):
        state.apply(state.sample(rng) if state.to_act() == CHANCE else rng.choice(state.legal()))
    assert isinstance(state, ReefState)
    return state


def at_settling(**options: object) -> ReefState:
    """A game of two, at the first start coral of the start player."""
    rng = Rng(1)
    state = spieltisch.new("reef", seats=2, **options)
    while state.to_act() == CHANCE:
        state.apply(state.sample(rng))
    assert isinstance(state, ReefState)
    return state


def is_refused(state: ReefState, move: str) -> bool:
    before = state.key()
    with pytest.raises(BadNotation):
        spieltisch.parse(state, move)
    assert state.key() == before
    return True


def last_of_the_deck(state: ReefState) -> ReefState:
    """Let chance give the first card it can."""
    after = state.copy()
    while after.to_act() == CHANCE:
        after.apply(after.legal()[0])
    return after


# Set-up


@pytest.mark.parametrize(
    ("seats", "supply", "deck"), [(2, 16, 53), (3, 21, 51), (4, 24, 49)], ids=["e01", "e02", "e03"]
)
def test_e01_to_e03_what_lies_on_the_table_after_the_set_up(seats: int, supply: int, deck: int) -> None:
    view = spieltisch.view(set_up(seats), None)
    assert view["supply"] == dict.fromkeys("RYGP", supply)
    assert view["deck"] == deck
    assert [slot["tokens"] for slot in view["display"]] == [0, 0, 0]
    assert all(slot["card"] for slot in view["display"])
    for seat, player in enumerate(view["players"]):
        assert (player["cards"], player["points"]) == (2, 3)
        stacks = reef(set_up(seats), seat)
        assert sorted(stacks) == ["b2", "b3", "c2", "c3"]
        assert sorted(stacks.values()) == ["G", "P", "R", "Y"]


def test_e04_a_start_coral_goes_on_a_centre_cell() -> None:
    state = at_settling()
    assert is_refused(state, "place R a1")
    assert legal(state) == ["place R b2", "place R c2", "place R b3", "place R c3"]


def test_e05_no_two_start_corals_on_one_cell() -> None:
    assert is_refused(play(at_settling(), "place R b2"), "place Y b2")


def test_the_start_corals_can_lie_in_24_ways() -> None:
    def arrangements(state: ReefState, depth: int) -> int:
        return 1 if depth == 0 else sum(arrangements(play(state, move), depth - 1) for move in legal(state))

    assert arrangements(at_settling(), 4) == 24


def test_on_the_border_start_corals_may_be_stacked_unless_the_option_says_no() -> None:
    stacked = play(at_settling(start_layout="border"), "place P a1", "place R a1")
    assert reef(stacked, int(stacked.active)) == {"a1": "PR"}
    assert is_refused(stacked, "place Y b2")
    flat = play(at_settling(start_layout="border", start_border_stacking=False), "place R a1")
    assert is_refused(flat, "place Y a1")
    assert len(legal(flat)) == 11


def test_the_display_can_be_opened_before_the_start_corals() -> None:
    assert spieltisch.view(at_settling(), None)["display"][0]["card"] is None
    assert spieltisch.view(at_settling(display_before_start_placement=True), None)["display"][2]["card"] is not None


# Take and draw


def test_e06_taking_a_card_brings_its_points_and_refills_the_slot() -> None:
    given = table(
        hands={0: ["pair-RY", "pair-GP"]}, display=["height3-R", "line-R", "square-R"], tokens=[0, 2, 0], deck=40
    )
    state = play(given, "take 2", "card single-R")
    assert state.points[0] == 5
    view = spieltisch.view(state, 0)
    assert [card["id"] for card in view["players"][0]["hand"]] == ["line-R", "pair-RY", "pair-GP"]
    assert [slot["card"]["id"] for slot in view["display"]] == ["height3-R", "single-R", "square-R"]
    assert [slot["tokens"] for slot in view["display"]] == [0, 0, 0]
    assert view["deck"] == 39


def test_e07_drawing_costs_a_point_that_goes_on_the_lowest_card() -> None:
    given = table(
        hands={0: ["pair-RY", "pair-GP"]}, points=[5, 3], display=["height2-R", "line-R", "square-R"], deck=40
    )
    assert [move for move in legal(given) if "draw" in move] == ["draw 1"]
    state = play(given, "draw 1", "card single-R")
    view = spieltisch.view(state, 0)
    assert (view["players"][0]["points"], view["players"][0]["cards"], view["deck"]) == (4, 3, 39)
    assert [slot["card"]["id"] for slot in view["display"]] == ["height2-R", "line-R", "square-R"]
    assert [slot["tokens"] for slot in view["display"]] == [1, 0, 0]


def test_e08_among_equally_low_cards_the_drawer_picks() -> None:
    state = table(points=[5, 3], display=["height2-R", "height4-R", "height2-Y"])
    assert [move for move in legal(state) if "draw" in move] == ["draw 1", "draw 3"]


def test_e09_tokens_do_not_raise_the_printed_value() -> None:
    given = table(display=["single-R", "height2-R", "line-R"], tokens=[3, 0, 0])
    assert play(given, "draw 1").tokens == [4, 0, 0]
    assert is_refused(given, "draw 2")


def test_e10_without_a_point_there_is_no_drawing() -> None:
    state = table(points=[0, 3], hands={0: ["pair-RY", "pair-GP"]})
    assert legal(state) == ["take 1", "take 2", "take 3", "play pair-RY", "play pair-GP"]


def test_e11_the_last_point_may_be_paid() -> None:
    assert play(table(points=[1, 3]), "draw 1").points[0] == 0


def test_e12_with_four_cards_one_must_be_played() -> None:
    state = table(hands={0: ["pair-RY", "pair-GP", "pair-RG", "pair-RP"]})
    assert all(move.startswith("play") for move in legal(state))


def test_e13_without_cards_there_is_nothing_to_play() -> None:
    assert legal(table()) == ["take 1", "take 2", "take 3", "draw 1", "draw 2", "draw 3"]


def test_e14_taking_a_card_neither_builds_nor_scores() -> None:
    given = table(reefs={0: tall(["R1 R1 R1 ..", *EMPTY[:3]])}, display=["line-R", "line-Y", "line-G"])
    state = last_of_the_deck(play(given, "take 1"))
    assert (state.points[0], state.stacks, state.supply) == (3, given.stacks, given.supply)
    assert state.active == 1


# Placing


def test_e15_both_corals_may_go_on_one_stack() -> None:
    given = table(reefs={0: tall([".. .. .. ..", ".. R2 .. ..", *EMPTY[:2]])}, hands={0: ["single-R"]})
    assert len(reef(play(given, "play single-R", "place Y b2", "place Y b2"), 0)["b2"]) == 4


def test_e16_a_stack_of_three_takes_one_more_only() -> None:
    given = table(reefs={0: tall([".. .. .. ..", ".. R3 .. ..", *EMPTY[:2]])}, hands={0: ["single-R"]})
    once = play(given, "play single-R", "place Y b2")
    assert is_refused(once, "place Y b2")
    assert reef(play(once, "place Y a1"), 0)["a1"] == "Y"


def test_e17_a_stack_of_four_is_full() -> None:
    given = table(reefs={0: tall([".. .. .. ..", ".. R4 .. ..", *EMPTY[:2]])}, hands={0: ["single-R"]})
    assert is_refused(play(given, "play single-R"), "place Y b2")


@pytest.mark.parametrize(("order", "stack"), [("RY", "RY"), ("YR", "YR")])
def test_e18_the_order_of_two_corals_on_one_cell_is_free(order: str, stack: str) -> None:
    given = table(hands={0: ["pair-GP"]})
    state = play(given, "play pair-GP", *(f"place {coral} b2" for coral in order))
    assert reef(state, 0)["b2"] == stack


def test_e19_of_two_corals_with_one_left_one_is_placed_and_the_pattern_scores() -> None:
    given = table(reefs={0: tall([".. R2 .. ..", *EMPTY[:3]])}, hands={0: ["height2-R"]}, supply={"G": 1})
    state = play(given, "play height2-R", "place G a4")
    assert (state.supply[2], state.points[0], state.active) == (0, 5, 1)


def test_e20_a_colour_that_is_used_up_is_skipped() -> None:
    given = table(hands={0: ["height4-Y"]}, supply={"G": 0, "R": 5})
    state = play(given, "play height4-Y", "place R a1")
    assert (state.supply[0], state.active, reef(state, 0)) == (4, 1, {"a1": "R"})


def test_e21_without_any_coral_the_pattern_still_scores() -> None:
    given = table(reefs={0: tall([".. R2 .. ..", *EMPTY[:3]])}, hands={0: ["height2-R"]}, supply={"G": 0})
    state = play(given, "play height2-R")
    assert (state.points[0], state.active, state.stacks[:16]) == (5, 1, given.stacks[:16])


def test_e22_coral_that_is_there_must_be_placed() -> None:
    given = table(hands={0: ["height4-Y"]}, supply={"G": 1, "R": 3})
    state = play(given, "play height4-Y", "place R a1")
    assert state.active == 0
    assert all(move.startswith("place G") for move in legal(state))


def test_e23_the_pattern_is_scored_after_placing() -> None:
    given = table(
        reefs={0: tall([".. R1 R1 R1", *EMPTY[:3]])}, hands={0: ["line-R"]}, display=["line-P", "line-Y", "line-G"]
    )
    assert play(given, "play line-R", "place P c1", "place P a4").points[0] == 3
    assert play(given, "play line-R", "place P a4", "place P a4").points[0] == 3 + 4


def test_what_was_scored_is_told_with_its_pattern() -> None:
    """The rules name the card, and the sentence says its pattern in words."""
    given = table(
        reefs={0: tall([".. R1 R1 R1", *EMPTY[:3]])}, hands={0: ["line-R"]}, display=["line-P", "line-Y", "line-G"]
    )
    state = play(given, "play line-R", "place P a4")
    told = spieltisch.listen(state)
    state.apply(spieltisch.parse(state, "place P a4"))
    scored = next(event for event in told if event.kind == "scored")
    say = Words("reef", "en", ["Ada", "Bo"])
    assert (
        say(game("reef").view.event(scored.seen_by(None)))
        == "Ada scores “three red in a line (4 points)” once: 4 points"
    )


def test_e24_scoring_can_be_declined() -> None:
    board = tall(["G1 P1 .. ..", ".. .. .. ..", "G1 P1 .. ..", ".. .. .. .."])
    given = table(reefs={0: board}, hands={0: ["pair-GP"]}, ask_to_score=True)
    asked = play(given, "play pair-GP", "place R d4", "place Y d4")
    assert legal(asked) == ["score 0", "score 1", "score 2"]
    declined = play(asked, "score 0")
    assert (declined.points[0], declined.active) == (3, 1)
    assert [card["id"] for card in spieltisch.view(declined, None)["players"][0]["discard"]] == ["pair-GP"]
    assert play(asked, "score 2").points[0] == 7


# The end


def test_e25_the_round_in_which_a_colour_runs_out_is_finished() -> None:
    given = table(hands={0: ["single-R"], 1: ["pair-RY"]}, supply={"Y": 2})
    state = play(given, "play single-R", "place Y a1", "place Y a2")
    assert (state.supply[1], state.to_act()) == (0, 1)
    assert last_of_the_deck(play(state, "take 1")).to_act() == OVER


def test_e26_if_the_last_of_the_round_uses_a_colour_up_the_game_ends() -> None:
    given = table(hands={1: ["single-R"]}, supply={"Y": 2}, active=1)
    cells = [move.split()[-1] for move in legal(play(given, "play single-R"))]
    assert play(given, "play single-R", f"place Y {cells[-1]}", f"place Y {cells[-2]}").to_act() == OVER


def test_e27_an_empty_deck_ends_the_game_at_once_after_a_refill() -> None:
    state = last_of_the_deck(play(table(seats=3, deck=1), "take 2"))
    assert (state.deck_size(), state.to_act()) == (0, OVER)
    assert state.display[1] >= 0


def test_e28_the_last_card_drawn_still_counts_at_the_end() -> None:
    board = tall(["R1 .. .. ..", *EMPTY[:3]])
    given = table(seats=3, reefs={1: board}, deck=1, active=1)
    state = last_of_the_deck(play(given, "draw 1"))
    assert state.to_act() == OVER
    assert [card["id"] for card in spieltisch.view(state, None)["players"][1]["hand"]] == ["single-R"]
    assert state.points[1] == 3 - 1 + 1


def test_e29_an_empty_deck_goes_before_an_empty_supply() -> None:
    given = table(seats=3, supply={"Y": 0}, deck=1, active=1)
    assert last_of_the_deck(play(given, "take 1")).to_act() == OVER


def ended(board: list[str], hand: list[str], tokens: list[int] | None = None, **options: object) -> ReefState:
    """A game that ends with this reef and hand of seat 0: seat 1, last of the round, takes a card while yellow is out."""
    given = table(
        reefs={0: tall(board)},
        hands={0: hand},
        supply={"Y": 0},
        tokens=tokens,
        display=["diag-R", "diag-G", "diag-P"],
        active=1,
        **options,
    )
    state = last_of_the_deck(play(given, "take 1"))
    assert state.to_act() == OVER
    return state


def test_e30_a_hand_card_scores_once_at_the_end() -> None:
    assert ended(["P1 G1 P1 G1", *EMPTY[:3]], ["pair-GP"]).points[0] == 3 + 2


def test_e31_a_ring_in_hand_scores_one_coral_unless_the_option_says_all() -> None:
    board = ["Y1 .. .. ..", ".. R3 Y4 ..", ".. Y2 G1 ..", ".. .. .. Y1"]
    assert ended(board, ["ring-RY"]).points[0] == 3 + 2
    assert ended(board, ["ring-RY"], final_ring_scoring="whole_ring").points[0] == 3 + 6


def test_e32_one_coral_may_serve_several_hand_cards() -> None:
    state = ended(["R1 R4 .. ..", "R2 R3 .. ..", *EMPTY[:2]], ["square-R", "corner-R"])
    assert state.points[0] == 3 + 6 + 4


def test_e33_a_hand_card_whose_pattern_is_missing_scores_nothing() -> None:
    assert ended(["G1 .. G1 G1", *EMPTY[:3]], ["line-G"]).points[0] == 3


def test_e34_points_left_on_the_display_belong_to_nobody() -> None:
    assert ended(EMPTY, [], tokens=[0, 0, 2]).points == [3, 3]


def with_empty(empty: int, fours: int = 0) -> list[str]:
    """A reef with so many empty cells, so many of its stacks four high."""
    cells = ["R4"] * fours + ["R1"] * (16 - empty - fours) + [".."] * empty
    board = [" ".join(cells[row : row + 4]) for row in range(0, 16, 4)]
    return [
        " ".join(part if part == ".." else "RYGP"[at % 4] * int(part[1]) for at, part in enumerate(row.split()))
        for row in board
    ]


def ranking(*players: tuple[int, int, int]) -> list[int]:
    """The places of players given as (points, empty cells, stacks of four)."""
    state = table(
        seats=max(2, len(players)),
        points=[points for points, _, _ in players],
        reefs={seat: with_empty(empty, fours) for seat, (_, empty, fours) in enumerate(players)},
    )
    return state.places()


def test_e35_the_first_tie_break_is_fewer_empty_cells() -> None:
    assert ranking((60, 5, 0), (60, 4, 0)) == [2, 1]


def test_e36_the_second_tie_break_is_more_stacks_of_four() -> None:
    assert ranking((60, 4, 2), (60, 4, 3)) == [2, 1]


def test_e37_still_equal_they_share_the_victory() -> None:
    assert ranking((60, 4, 2), (60, 4, 2)) == [1, 1]


def test_e38_points_go_before_every_tie_break() -> None:
    assert ranking((61, 9, 0), (60, 0, 0)) == [1, 2]


def test_e39_only_the_tied_are_compared() -> None:
    assert ranking((50, 5, 0), (50, 6, 0), (49, 1, 0)) == [1, 2, 3]


def test_e40_the_start_player_never_changes() -> None:
    state = table(seats=3)
    starters = []
    for _ in range(9):
        if state.active == state.first:
            starters.append((int(state.round), int(state.active)))
        state = last_of_the_deck(play(state, legal(state)[0]))
    assert starters == [(9, 0), (10, 0), (11, 0)]


def test_e41_a_face_up_deck_shows_its_top_card_to_all() -> None:
    state = set_up(2, deck_face_up=True)
    top = spieltisch.view(state, None)["face_up"]["id"]
    assert spieltisch.view(state, 0)["deck"] == 53
    drawn = play(state, next(move for move in legal(state) if move.startswith("draw")))
    assert top in [card["id"] for card in spieltisch.view(drawn, None)["players"][int(state.active)]["seen"]]
    assert drawn.to_act() == CHANCE
    taken = play(state, "take 1")
    assert spieltisch.view(taken, None)["display"][0]["card"]["id"] == top


def test_e42_with_the_option_the_round_is_finished_although_the_deck_is_empty() -> None:
    given = table(deck=1, deck_empty_end="finish_round")
    state = last_of_the_deck(play(given, "take 1"))
    assert (state.deck_size(), state.to_act()) == (0, 1)
    assert not any(move.startswith("draw") for move in legal(state))
    after = play(state, "take 2")
    assert after.display[1] == -1
    assert after.to_act() == OVER


def test_e43_a_ring_counts_with_its_printed_points() -> None:
    state = table(display=["pair-GP", "ring-RY", "line-R"])
    assert [move for move in legal(state) if "draw" in move] == ["draw 1", "draw 2"]


def test_e44_the_tie_break_goes_step_by_step() -> None:
    assert ranking((50, 4, 1), (50, 4, 2), (50, 5, 5)) == [2, 1, 3]


def test_a_full_turn_step_by_step() -> None:
    board = [".. .. .. ..", ".. G P ..", ".. Y R ..", ".. .. .. .."]
    given = table(reefs={0: board}, hands={0: ["pair-GP", "diag-Y"]})
    state = play(given, "play pair-GP", "place Y a4", "place R c3")
    assert reef(state, 0) == {"b2": "G", "c2": "P", "b3": "Y", "c3": "RR", "a4": "Y"}
    assert state.points[0] == 3 + 2
    assert [now - before for now, before in zip(state.supply, given.supply, strict=True)] == [-1, -1, 0, 0]
    assert [card["id"] for card in spieltisch.view(state, 0)["players"][0]["hand"]] == ["diag-Y"]


def test_equal_faces_in_hand_are_one_choice() -> None:
    cards = [{"id": f"c{number}", "corals": "RR", "pattern": ["G"], "points": 1} for number in range(60)]
    state = set_up(2, deck=cards)
    assert sum(move.startswith("play") for move in legal(state)) == 1


def test_there_is_a_card_for_every_kind_and_colour() -> None:
    kinds = [card.kind for card in BOX.cards]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "single": 4, "height": 12, "diag": 4, "line": 4, "corner": 4, "square": 4, "twins": 4, "pair": 6, "towers": 6, "ring": 8, "joker": 4,
    }  # fmt: skip
    corals = "".join(card.corals for card in BOX.cards)
    assert {colour: corals.count(colour) for colour in "RYGP"} == dict.fromkeys("RYGP", 30)


def test_perft_the_number_of_lines_of_play_from_the_start() -> None:
    """Counted once by this program; a change of a rule changes it."""
    assert [perft(spieltisch.new("reef", seats=2), depth) for depth in range(1, 7)] == [4, 12, 24, 24, 96, 288]
    assert [perft(set_up(2), depth) for depth in range(1, 5)] == [6, 72, 1076, 9198]
