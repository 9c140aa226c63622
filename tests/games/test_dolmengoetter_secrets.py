"""Die Dolmengötter: what a seat can know, and what its board shows."""

from collections import Counter
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import spieltisch
from spieltisch import BadPosition, Rng, State
from spieltisch.games.dolmengoetter.terminal import draw
from spieltisch.testing import some_positions
from spieltisch.words import Words
from tests.games.dolmengoetter_table import circle, leave_stone, of, play, stack, table


def worlds(state: State, seat: int, many: int = 300) -> list[State]:
    found = []
    for seed in range(many):
        world = state.copy()
        world.redeal(seat, Rng(seed))
        found.append(world)
    return found


def test_a_redeal_deals_every_possible_world_as_often_as_it_should() -> None:
    state = table(stacks="C09 R4 B1", supply={"R": [2, 1], "B": [3]})
    seen = Counter(stack(world, "C09")[0] for world in worlds(state, 1, 900))
    assert set(seen) == {"R4", "R2", "R1"}
    assert all(240 < times < 360 for times in seen.values())


def test_a_redeal_keeps_the_own_values_and_what_was_scored() -> None:
    state = table(stacks="C09 R4 B1", supply={"R": [2, 1], "B": [3]})
    for world in worlds(state, 1, 50):
        assert stack(world, "C09")[1] == "B1"
        assert of(world, "B", 1) == of(state, "B", 1)
        assert of(world, "R", 1)["scored"] == of(state, "R", 1)["scored"]


def test_what_counting_tells_is_certain_in_every_world() -> None:
    """All twelve dolmens of R but three ones have been scored: the built one can only be a 1."""
    state = table(stacks="C09 R1", supply={"R": [1, 1]})
    assert of(state, "R", 1)["unseen"] == [1, 1, 1]
    assert {stack(world, "C09")[0] for world in worlds(state, 1, 30)} == {"R1"}


def test_the_value_of_a_dolmen_being_built_is_told_to_its_owner_only() -> None:
    state = table("R P28~", "R P23, B P24")
    leave_stone(state, "P28")
    events = spieltisch.listen(state)
    play(state, "build 4")
    laid = events[0]
    assert laid.seen_by(0)["value"] == 4
    for seat in (None, 1, 2):
        assert "value" not in laid.seen_by(seat)


def test_a_spectator_sees_no_value_before_the_end() -> None:
    state = spieltisch.new("dolmengoetter", 3)
    rng = Rng(11)
    while state.to_act() != spieltisch.OVER:
        state.apply(state.sample(rng) if state.to_act() == spieltisch.CHANCE else rng.choice(state.legal()))
        shown = spieltisch.view(state, None)
        open_now = state.to_act() == spieltisch.OVER
        assert all((one["value"] is not None) == open_now for ring in shown["circles"] for one in ring["stack"])
        assert all((player["supply"] is not None) == open_now for player in shown["players"])


# What a choice shows


def choice(state: State, notation: str) -> dict[str, Any]:
    return next(one for one in spieltisch.choices(state, int(state.to_act())) if one["notation"] == notation)


def test_a_jump_shows_the_druids_passed_over() -> None:
    state = table("R P20, B P24, G P29")
    found = choice(state, "wander P20 P36")
    assert found["touches"] == ["druid:P20", "place:P36"]
    assert found["preview"]["over"] == ["P24", "P29"]
    assert choice(state, "wander P20 P13")["preview"]["over"] == []


def test_leaving_shows_which_circles_would_tip() -> None:
    state = table("R P24", "R P20, B P23 P28 P36 P30")
    tips = {one["circle"]: one for one in choice(state, "wander P24 P29")["preview"]["stone"]["circles"]}
    assert tips["C03"]["right"] == {"seat": 0, "end": "top"}
    assert tips["C08"]["right"] == {"seat": 1, "end": "top"}
    assert tips["C09"] == {
        "circle": "C09",
        "before": "majority",
        "right": {"seat": 0, "end": "under"},
        "complete": False,
        "counts": [2, 2, 0],
        "standing": "tie",
        "leaders": [0, 1],
    }


def test_a_dolmen_shows_its_level_and_points() -> None:
    state = table("R P36~", "B P20 P25, R P30", "C09 B4 R2")
    leave_stone(state, "P36")
    found = choice(state, "build 3")
    assert found["preview"] == {"circle": "C09", "end": "under", "level": 2, "factor": 2, "points": 6}
    assert found["touches"] == ["dolmen:3"]


def test_leaving_a_stone_is_a_click_on_the_place() -> None:
    state = play(table("R P20"), "wander P20 P13")
    assert choice(state, "stone")["touches"] == ["place:P20"]
    assert choice(state, "point")["touches"] == ["point"]


def test_the_terminal_draws_every_position() -> None:
    for language in ("de", "en"):
        say = Words("dolmengoetter", language, ["Ada", "Bo", "Cy"])
        for state in some_positions("dolmengoetter", 3, 5):
            paper = Console(width=120, file=StringIO(), force_terminal=False)
            paper.print(draw(spieltisch.view(state, 0), say))
            drawn = paper.file.getvalue()  # type: ignore[attr-defined]
            assert all(name in drawn for name in ("Ada", "Bo", "Cy", "(9)×4"))


def test_a_circle_shows_counts_and_leaders() -> None:
    state = table("", "R P20 P25, B P30 P36, G P29")
    shown = circle(state, "C09")
    assert (shown["counts"], shown["standing"], shown["leaders"]) == ([2, 2, 1], "tie", [0, 1])


# Positions that the box cannot show


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (
            lambda data: data["players"][0].update(stones=14),
            "seat 0 has 14 stones and 0 on the board, the box gives 15",
        ),
        (lambda data: data["players"][0].update(points=0), "nobody ever has fewer than 1 point"),
        (lambda data: data["players"][0].update(supply=[4, 4]), "seat 0 has 2 dolmens of 4, the box gives 1"),
        (lambda data: data["players"][0].update(supply=[5]), "the supply of seat 0 holds dolmens of 1, 2, 3 and 4"),
        (lambda data: data["players"][0].update(supply=[]), "named as soon as a supply is empty"),
        (lambda data: data["players"][0]["druids"].__setitem__(0, "P99"), "the board has no place 'P99'"),
        (lambda data: data["players"][0]["druids"].__setitem__(0, data["players"][1]["druids"][0]), "two pieces on"),
        (lambda data: data["players"][0]["druids"].__setitem__(0, None), "seat 0 has 2 druids on the board, not 3"),
        (lambda data: data["players"][0].update(lying=[3]), "the druids of a seat are numbered 0, 1, 2"),
        (lambda data: data["stacks"].update(C08=[[0, 1], [1, 1], [0, 1]]), "circle C08 holds at most 2 dolmens"),
        (lambda data: data["stacks"].update(C08=[[7, 1]]), "the stack of C08 holds dolmens as"),
        (lambda data: data["stacks"].update(C99=[[0, 1]]), "the board has no circle 'C99'"),
        (lambda data: data.update(phase="dinner"), "the phase 'dinner' is none of first, settle"),
        (lambda data: data.update(phase="flight"), "a lying druid of the active player is named exactly while"),
        (lambda data: data.update(phase="leave"), "the place just left is named exactly until"),
        (lambda data: data.update(phase="over"), "the game is not over"),
        (lambda data: data.update(phase="dolmen", spot="P24", circle="C08", rights=["C08"]), "rights come from a new"),
        (lambda data: data.update(active=5), "are seats of this game"),
        (lambda data: data.update(ender=1), "seat 1 still has dolmens"),
        (
            lambda data: (data.update(ender=1, extra=2), data["players"][1].update(supply=[]), data.update(active=1)),
            "after the last dolmen of a player only the others have one turn each",
        ),
        (lambda data: data["players"].pop(), "the position has 2 players for 3 seats"),
        (lambda data: data.pop("stacks"), "the position lacks 'stacks'"),
    ],
)
def test_a_broken_position_is_refused_with_a_sentence(change: Any, sentence: str) -> None:
    data = spieltisch.dump(table("R P20", supply={"R": [2, 1], "B": [2, 1]}))
    change(data)
    with pytest.raises(BadPosition, match=sentence):
        spieltisch.load(data)


def settling() -> State:
    return play(spieltisch.new("dolmengoetter", 3), "first 2", "put P20", "put P24")


def building() -> State:
    """R may build in one of the last turns, which B has called."""
    state = table("R P28~", "R P23, B P24", supply={"B": []}, ender="B", extra=1)
    leave_stone(state, "P28")
    return state


def left() -> State:
    return play(table("R P20"), "wander P20 P13")


def last_turn() -> State:
    return table("R P20", supply={"B": []}, ender="B", extra=1)


@pytest.mark.parametrize(
    ("position", "change", "sentence"),
    [
        (settling, lambda data: data.update(phase="first", first=-1), "before chance has picked the start player"),
        (settling, lambda data: data.update(ender=1), "seat 1 still has dolmens"),
        (settling, lambda data: data["players"][0].update(points=3), "lost a point before the first turn"),
        (settling, lambda data: data["players"][0].update(supply=[1]), "built a dolmen .* before the first turn"),
        (settling, lambda data: data["stacks"].update(C08=[[0, 1]]), "no dolmen is built before the first turn"),
        (settling, lambda data: data["players"][1].update(druids=[None, "P20", None]), "in turn and in their order"),
        (building, lambda data: data.update(extra=0), "only the others have one turn each"),
        (building, lambda data: data.update(ender=0, extra=1), "seat 0 still has dolmens"),
        (left, lambda data: data["players"][0].update(lying=[0, 1, 2]), "wandered or flown stands upright"),
        (last_turn, lambda data: data.update(phase="over"), "the game is not over"),
        (last_turn, lambda data: data["players"][0].update(points=500), "what it has scored brings 4 at most"),
        (last_turn, lambda data: data["players"][0].update(lying=[True]), "numbered 0, 1, 2; True cannot lie"),
        (last_turn, lambda data: data["players"][0].update(lying=""), "lying is a list"),
        (last_turn, lambda data: data["players"][0].update(points=10**30), "points is a whole number"),
    ],
)
def test_a_position_that_no_game_comes_to_is_refused(position: Any, change: Any, sentence: str) -> None:
    data = spieltisch.dump(position())
    change(data)
    with pytest.raises(BadPosition, match=sentence):
        spieltisch.load(data)


@pytest.mark.parametrize("position", [settling, building, left, last_turn])
def test_what_they_were_made_from_is_taken(position: Any) -> None:
    assert spieltisch.load(spieltisch.dump(position())) == position()
