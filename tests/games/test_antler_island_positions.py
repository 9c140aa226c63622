"""What a fight shows to its end, what learners see of growing antlers, and which positions the box can show."""

import json

import pytest

import spieltisch
from spieltisch import OVER, BadPosition, Rng, dump, listen, load
from spieltisch.games.antler_island import terminal, view
from spieltisch.lab.observation import observation
from spieltisch.words import Words
from tests.games.antler_island_scene import options, play, scene, seen


def sides(state, fact, seat=None):
    """A fact of the attacker and of the defender, as a seat sees it."""
    return [side[fact] for side in seen(state, seat)["fight"]["committed"]]


def locked(defender=None):
    """Six against five: player 1 with three ends has shown 1 and 2, player 2 with four ends a 1."""
    state = scene(
        {"stag": "O1", "ends": 3, "food": [1, 2, 3]}, {"stag": "O2", "ends": 4, "food": [1, 2], **(defender or {})}
    )
    play(state, "reveal 1", "move O2", "commit 2", "commit 1", "enough", "hold", "commit 1", "enough", "lock")
    return state


def check_six_against_five(state):
    for seat in (None, 0, 1, 3):
        assert sides(state, "strength", seat) == [6, 5]
        assert sides(state, "food", seat) == [[1, 2], [1]]
        assert sides(state, "tokens", seat) == [2, 1]


def test_a_locked_fight_shows_to_its_end_what_decided_it():
    state = locked({"hidden": ["sturdyAntlers"]})
    phases = []
    for line in ("pass", "pass", "leave O3", "take pile"):
        phases.append(seen(state)["phase"])
        check_six_against_five(state)
        check_six_against_five(load(json.loads(json.dumps(dump(state)))))
        play(state, line)
    assert phases == ["saving too", "losing", "leaving", "gaining"]
    check_six_against_five(state)
    play(state, "tile roar")
    assert seen(state)["fight"] is None


def test_words_tell_what_decided_also_when_an_end_has_broken_off():
    state = locked()
    assert [one["ends"] for one in seen(state)["players"]][:2] == [3, 3]  # the loser had four
    told = terminal.tell_fight(seen(state), Words("antler_island", "en", ["Ada", "Bo", "Cy", "Dee"]))
    assert told[1:] == [
        "Ada: 3 antler ends, food in the fight: 1, 2. Strength 6.",
        "Bo: 4 antler ends, food in the fight: 1. Strength 5.",
    ]


def test_before_the_lock_the_plain_position_hides_the_food_of_others():
    state = scene({"stag": "O1", "food": [2, 3]}, {"stag": "O2", "food": [1]})
    play(state, "reveal 1", "move O2", "commit 3", "enough", "hold")
    assert "fight 1 with ? from O1 against 2 with -" in view.show(state, 1).splitlines()
    assert "fight 1 with 3 from O1 against 2 with -" in view.show(state, 0).splitlines()


def test_nothing_is_shown_of_a_fight_that_ended_without_locked_antlers():
    state = scene({"stag": "O1", "food": [3]}, {"stag": "O2", "food": [2]})
    play(state, "reveal 1", "move O2", "commit 3", "hold", "commit 2", "give up", "leave O1")
    assert sides(state, "tokens") == [0, 0]
    assert sides(state, "food", 2) == [None, None]


def test_a_locked_position_of_earlier_days_still_loads():
    """Before, a position did not say with what antlers had locked: then what can be seen counts."""
    state = locked({"hidden": ["sturdyAntlers"]})
    data = dump(state)
    del data["fight"]["revealed"], data["fight"]["strength"]
    assert load(data) == state


def test_the_contested_space_stays_when_the_attacker_has_left_it():
    state = scene({"stag": "M1"}, {"stag": "C"})
    play(state, "reveal 1", "move C", "hold", "give up")
    assert seen(state)["fight"]["space"] == "C"
    play(state, "leave M3")
    assert (seen(state)["phase"], seen(state)["fight"]["space"]) == ("gaining", "C")


def test_the_log_names_the_food_that_was_revealed():
    state = scene({"stag": "O1", "ends": 3, "food": [3, 1]}, {"stag": "O2", "ends": 4})
    told = listen(state)
    play(state, "reveal 1", "move O2", "commit 3", "commit 1", "hold", "lock")
    facts = next(event for event in told if event.kind == "locked").seen_by(None)
    assert (facts["ends"], facts["food"], facts["strength"]) == (3, [1, 3], 7)
    assert (facts["other_ends"], facts["other_food"], facts["other_strength"]) == (4, [], 4)


def picked(state, seat):
    """The own food picked for antlers, as a learner sees it."""
    at = 0
    for name, length, _low, _high in observation("antler_island").LAYOUT:
        if name == "own food picked for antlers of value 1, 2, 3":
            return observation("antler_island").observe(state, seat)[at : at + length]
        at += length
    return None


def test_a_learner_sees_the_food_it_has_picked_for_antlers_and_nobody_else_does():
    state = scene({"stag": "O1", "plan": "grow", "food": [1, 2, 3, 3]})
    play(state, "reveal 1", "hand in 3", "hand in 1")
    assert picked(state, 0) == [1, 0, 1]
    assert picked(state, 1) == [0, 0, 0]


# Several stags on a space (dossier 8.8)


def play_out(state):
    rng = Rng(5)
    while state.to_act() != OVER:
        seat = int(state.to_act())
        state.apply(state.sample(rng) if seat < 0 else rng.choice(state.legal(seat)), seat)


@pytest.mark.parametrize("seats", [3, 4])
def test_stags_that_share_a_space_can_be_loaded_and_played(seats):
    state = scene({"stag": "M3"}, {"stag": "M3"}, {"stag": "M3"}, seats=seats)
    assert load(dump(state)) == state
    assert [at["stags"] for at in seen(state)["island"] if at["stags"]][-1] == [0, 1, 2]
    play_out(state)


def test_a_beaten_stag_with_nowhere_to_go_shares_the_space_and_its_position_loads():
    """Player 1 comes from O1, where player 3 stays; O3 is taken too."""
    state = scene({"stag": "O1"}, {"stag": "O2"}, {"stag": "O1"}, {"stag": "O3"})
    play(state, "reveal 1", "move O2", "retreat")
    assert seen(state)["phase"] == "gaining"
    assert load(dump(state)) == state
    play(state, "take pile", "tile roar")
    assert [at["stags"] for at in seen(state)["island"] if at["id"] == "O2"] == [[0, 1]]
    assert load(dump(state)) == state
    play_out(state)


# What load refuses


def changed(state, **fields):
    return dump(state) | fields


def with_player(state, seat, **fields):
    data = dump(state)
    data["players"][seat] |= fields
    return data


def dropping():
    """Player 1 has won a fight and must discard one of four tiles."""
    state = scene({"stag": "O1", "open": ["roar", "speed", "hotRut"]}, {"stag": "O2"})
    play(state, "reveal 1", "move O2", "retreat", "leave O3", "take pile", "tile roar")
    assert options(state)[0].startswith("drop")
    return state


def fighting():
    state = scene({"stag": "O1", "food": [2]}, {"stag": "O2", "food": [1]})
    play(state, "reveal 1", "move O2")
    return state


ALL = ["1", "2", "3", "X"]


def broken_positions():
    turn = scene({"stag": "O1"})
    yield "confirmed outside planning", with_player(turn, 1, confirmed=True), "only while the players plan"
    yield "rearranged outside planning", with_player(turn, 1, rearranged=1), "only while the players plan"
    for phase in ("deal food", "deal tile", "first", "stag roll", "settling", "start roll"):
        colour = "orange" if phase in ("settling", "start roll") else None
        data = changed(turn, phase=phase, round=14, rolled=colour)
        yield f"{phase} in round 14", data, "before the first round|not named"
        for seats in (3, 4):
            data = changed(spieltisch.new("antler_island", seats), phase=phase, round=14)
            yield f"{phase} in round 14, at the start with {seats}", data, None
    yield "a player who has used all markers in the first turn", with_player(turn, 2, used=ALL), "markers in turn"
    yield "a start player who waits", with_player(turn, 2, used=["1"]), "markers in turn"
    yield "who has had the turn, and no marker used", with_player(after_a_turn(), 0, used=[]), "markers in turn"
    yield "who acts, and a marker too many", with_player(fighting(), 0, used=["1", "2"]), "markers in turn"
    yield "the end in the middle of a round", with_player(turn, 1, track=99) | {"phase": "over"}, "to its end"
    yield "track -1", with_player(turn, 2, track=-1), "track is a whole number of 0"
    fight = fighting()
    yield "a fight while acting", changed(fight, phase="acting"), "only while an attacker's move goes on"
    idle = with_player(fight, 0, used=[]) | {"phase": "turn", "marker": None}
    yield "a fight in a turn", idle, "only while an attacker's move goes on"
    yield "a fight at the turn's end", changed(fight, phase="turn end"), "only while an attacker's move goes on"
    yield "the loser on the winner's space", with_player(dropping(), 1, stag="O2"), "leaves the space if it can"
    yield "three tiles to drop from", with_player(dropping(), 0, open=["roar", "hotRut"]), None
    yield "a doe roll without does", changed(between(), phase="doe roll", does={"C": 12}), "does not come"
    yield "a new round with plans", changed(turn, phase="food roll"), "nobody has laid a marker"
    yield "a winner before antlers lock", with_fight(winner=0), "nobody has won before"
    yield "a locked fight that nobody could lock", with_fight(locked=True), "nobody has won before"
    for saved in ([1, 0], [0, 2]):
        yield f"saved {saved} before the first token", with_fight(saved=saved), "saved only while antlers are locked"
    yield "a fight of a stag with itself", with_fight(defender=0), "another seat than the attacker"
    yield "a rival elsewhere", with_fight(rivals=[3]), "stand on the contested space"


def after_a_turn():
    """It is player 2's turn in the first lap of a round."""
    state = scene({"stag": "O1", "plan": "rut"})
    play(state, "reveal 1")
    return state


def with_fight(**fields):
    data = dump(fighting())
    data["fight"] |= fields
    return data


def between():
    """A new round begins: the die is to be rolled."""
    done = {"used": ALL}
    state = scene({"stag": "O1", "plan": "rut", "used": ["1", "2", "3"]}, done, done, done, first=1)
    play(state, "reveal X")
    assert seen(state)["phase"] == "food roll"
    return state


BROKEN = list(broken_positions())


@pytest.mark.parametrize(("data", "sentence"), [pytest.param(*case[1:], id=case[0]) for case in BROKEN])
def test_a_position_that_the_box_cannot_show_is_refused(data, sentence):
    with pytest.raises(BadPosition, match=sentence):
        load(data)
