"""Who knows what: plans, food, hidden tiles; and what holds in every game."""

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, Rng, dump, listen, load, new, view
from tests.games.antler_island_scene import mat, play, scene, seen


def worlds(state, seat, number=40):
    """Positions that could be the true one, as far as this seat knows."""
    found = []
    for seed in range(number):
        world = state.copy()
        world.redeal(seat, Rng(seed))
        spieltisch.game("antler_island").position.check(world)
        assert view(world, seat) == view(state, seat)
        found.append(world)
    return found


def held(world, seat):
    return mat(world, seat)["food"]


def test_a_saved_token_is_known_until_one_of_its_value_is_shown_and_leaves():
    state = scene(
        {"stag": "O1", "food": [3, 1, 1], "open": ["saveStrength"], "plan": {"1": "move", "2": "grow", "3": "grow"}},
        {"stag": "O2", "ends": 6, "plan": "rut"},
        *[{"plan": "rut"}] * 2,
    )
    play(state, "reveal 1", "move O2", "commit 3", "enough", "hold", "lock", "save 3", "leave O1", "take open")
    play(state, "tile speed")
    assert seen(state, 2)["players"][0]["known_food"] == [3]
    assert all(3 in held(world, 0) for world in worlds(state, 2))
    assert any(held(world, 0) != [1, 1, 3] for world in worlds(state, 2))
    for seat in (1, 2, 3):
        assert int(state.to_act()) == seat
        play(state, "reveal 1")
        while int(state.to_act()) == seat:
            play(state, spieltisch.notation(state, state.legal(seat)[0]))
    play(state, "reveal 2", "hand in 1", "grow")
    assert seen(state, 2)["players"][0]["known_food"] == [3]  # the one that left was a 1


def test_a_shown_token_of_the_value_ends_the_knowledge():
    state = scene({"stag": "O1", "food": [3, 3], "known_food": [3], "plan": "grow"})
    play(state, "reveal 1", "hand in 3", "grow")
    assert seen(state, 2)["players"][0]["known_food"] == []
    assert any(held(world, 0) != [3] for world in worlds(state, 2))


def test_food_that_is_known_may_lie_in_the_fight_unseen():
    state = scene({"stag": "O1", "food": [3, 1, 2], "known_food": [3]}, {"stag": "O2"})
    play(state, "reveal 1", "move O2", "commit 1", "enough")
    committed = set()
    for world in worlds(state, 1):
        data = dump(world)
        assert 3 in data["put_down"] + data["players"][0]["food"]
        committed.add(tuple(data["put_down"]))
    assert committed == {(1,), (2,), (3,)}


def test_committed_food_stays_secret_for_ever_after_a_retreat():
    state = scene({"stag": "O1", "food": [3]}, {"stag": "O2", "food": [2]})
    told = listen(state)
    play(state, "reveal 1", "move O2", "commit 3", "hold", "commit 2", "give up", "leave O1")
    assert {tuple(held(world, 0)) for world in worlds(state, 1)} == {(1,), (2,), (3,)}
    assert {tuple(held(world, 0)) for world in worlds(state, 0)} == {(3,)}
    commits = [event for event in told if event.kind == "committed"]
    assert [event.seen_by(0).get("value") for event in commits] == [3, None]
    assert [event.seen_by(2).get("value") for event in commits] == [None, None]


def test_nobody_sees_food_before_antlers_lock_and_everybody_after():
    state = scene({"stag": "O1", "food": [3, 2], "hidden": ["saveStrength"]}, {"stag": "O2", "food": [2, 1]})
    play(state, "reveal 1", "move O2", "commit 3", "enough", "hold", "commit 2", "enough")
    assert [side["food"] for side in seen(state, 0)["fight"]["committed"]] == [[3], None]
    assert [side["food"] for side in seen(state, 1)["fight"]["committed"]] == [None, [2]]
    assert [side["food"] for side in seen(state, None)["fight"]["committed"]] == [None, None]
    play(state, "lock")
    assert [side["food"] for side in seen(state, 3)["fight"]["committed"]] == [[3], [2]]


def test_plans_of_others_are_redealt_over_the_covered_tiles_only():
    plan = {"1": "eat", "2": "rut", "3": "move", "X": "move", "blank": "grow"}
    state = scene({"plan": plan | {"1": "grow"}}, {"plan": plan})
    play(state, "reveal 1")
    plans = {tuple(dump(world)["players"][0]["plan"].values()) for world in worlds(state, 1, 200)}
    assert all(found[0] == "grow" for found in plans)
    assert all(sorted(found[1:]) == ["grow", "move", "move", "rut"] for found in plans)
    assert len(plans) == 12  # every order of the covered tiles
    assert all(dump(world)["players"][1]["plan"] == plan for world in worlds(state, 1))


def test_hidden_tiles_are_those_that_nobody_has_seen():
    state = scene({"hidden": ["roar"]}, {"hidden": ["speed"]}, {"open": ["roar"]}, open_tile="speed")
    kinds = {tuple(dump(world)["players"][0]["hidden"]) for world in worlds(state, 1, 200)}
    assert kinds == {("greed",), ("hotRut",), ("saveStrength",), ("sturdyAntlers",), ("roar",)}


def test_a_shuffled_pile_holds_what_was_seen_going_in():
    """Everybody saw the two discarded tiles become the draw pile: no hidden tile can lie there."""
    data = dump(
        scene(
            {"hidden": ["roar", "greed"], "open": ["speed"]},
            {"hidden": ["saveStrength"], "open": ["saveStrength", "sturdyAntlers"]},
            {"open": ["hotRut", "hotRut", "sturdyAntlers"]},
            open_tile="greed",
            pile=["speed", "roar"],
        )
    )
    state = load(data | {"tiles_shuffled": ["speed", "roar"]})
    assert {tuple(sorted(dump(world)["pile"])) for world in worlds(state, 2)} == {("roar", "speed")}
    assert {tuple(dump(world)["players"][1]["hidden"]) for world in worlds(state, 2)} == {
        ("greed",),
        ("roar",),
        ("saveStrength",),
    }


def test_a_seat_knows_the_food_it_has_itself_taken():
    state = scene({"stag": "O1", "plan": "eat"}, food={"O1": 2})
    play(state, "reveal 1", "food 3", "food 1")
    assert {tuple(held(world, 0)) for world in worlds(state, 0)} == {(1, 3)}
    assert len({tuple(held(world, 0)) for world in worlds(state, 1)}) == 6
    assert seen(state, 1)["players"][0]["tokens"] == 2


@pytest.mark.parametrize("seats", [3, 4])
def test_pieces_are_conserved_and_stags_never_share_a_space(seats):
    for seed in range(2):
        state, rng = new("antler_island", seats), Rng(seed)
        while state.to_act() != OVER:
            data = dump(state)
            people, fight = data["players"], data["fight"]
            shield = fight["shield"] if fight else []
            assert sum(data["does"].values()) + int(state.doe_supply()) == 14
            lying = [value for pool in data["pools"] for value in pool]
            owned = [value for one in people for value in one["food"]]
            food = [*lying, *owned, *data["food_discard"], *data["put_down"], *shield]
            assert sorted(food) == [1] * 9 + [2] * 9 + [3] * 9
            tiles = [*data["pile"], *data["tile_discard"], *(kind for one in people for kind in one["open"])]
            tiles += [kind for one in people for kind in one["hidden"]]
            assert len(tiles) + (data["open_tile"] is not None) == 12
            assert sum(one["ends"] + one["broken"] for one in people) + int(state.antler_supply()) == 50
            standing = [one["stag"] for one in people if one["stag"]]
            assert fight or len(set(standing)) == len(standing)
            turn = int(state.to_act())
            if turn == CHANCE:
                state.step(state.sample(rng), CHANCE)
            else:
                turn = rng.choice(state.deciders())
                state.step(rng.choice(state.moves(turn)), turn)
