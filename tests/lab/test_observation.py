"""The numbers that learners see: complete, documented, and blind to what the seat may not know."""

import hashlib

import pytest

import spieltisch
from spieltisch.lab.observation import NoObservation, environment_name, observation, width
from spieltisch.testing import some_positions
from tests.engine.test_sixth_game import nim as nim

TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]

# What every version of an observation means. Whoever changes a layout or the rules raises VERSION and adds a line:
# policies that learned the old numbers cannot read the new ones.
MEANINGS = {
    "spieltisch_antler_island_v1": "5ef170bcb8d0",
    "spieltisch_dolmengoetter_v1": "c328700b7b9f",
    "spieltisch_king_of_tokyo_v1": "489fe1163b62",
    "spieltisch_poseidons_kingdom_v1": "085e88257f96",
    "spieltisch_reef_v1": "ec3c343bdfe6",
}


def meaning(id):
    text = f"{spieltisch.game(id).version} {spieltisch.game(id).actions} {observation(id).LAYOUT}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_new_meaning_has_a_new_version(id):
    assert MEANINGS[environment_name(id)] == meaning(id)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_numbers_fill_the_layout_and_fit_sixteen_bits(id, seats):
    for state in some_positions(id, seats, 4):
        for seat in range(seats):
            seen = observation(id).observe(state, seat)
            assert len(seen) == width(id)
            assert all(type(number) is int and -32768 <= number < 32768 for number in seen)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_a_redeal_changes_no_number(id, seats):
    for state in some_positions(id, seats, 4):
        for seat in range(seats):
            seen = observation(id).observe(state, seat)
            for seed in range(3):
                world = state.copy()
                world.redeal(seat, spieltisch.Rng(seed))
                assert observation(id).observe(world, seat) == seen


@pytest.mark.parametrize("id", spieltisch.games())
def test_every_part_of_the_layout_is_used(id):
    """A part that is always zero at the fullest table would be a gap between the layout and the code."""
    seats = spieltisch.game(id).seats[-1]
    used = [False] * width(id)
    for seed in range(4):
        for state in some_positions(id, seats, seed, every=3):
            for number, value in enumerate(observation(id).observe(state, 0)):
                used[number] |= value != 0
    at = 0
    for name, length in observation(id).LAYOUT:
        assert any(used[at : at + length]) or name in SELDOM.get(id, ()), f"{name} is never anything but 0"
        at += length


# Parts for rule variants, and for what hardly ever happens in a few random games.
SELDOM = {
    "antler_island": {"stags still to be fought"},
    "dolmengoetter": {"who first built the last dolmen, one of the seats", "turns still to come once the end is near"},
    "king_of_tokyo": {
        "poison counters of each seat",
        "shrink counters of each seat",
        "who is protected by Wings",
        "extra turns to come of each seat",
        "damage being dealt: how much, and to which seat",
        "top card of the deck, if this seat has seen it, one of 64",
        "card that Mimic copies, one of 48",
    },
    "poseidons_kingdom": {"dolphin, one of the seats", "skeletons beside the reef of each seat"},
    "reef": {"top of a face-up deck, one of 60"},
}


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_chance_has_no_more_outcomes_than_the_game_says(id, seats):
    for seed in range(3):
        for state in some_positions(id, seats, seed, every=1):
            if state.to_act() == spieltisch.CHANCE:
                assert len(state.moves(spieltisch.CHANCE)) <= observation(id).MOST_OUTCOMES


def test_a_game_without_observation_is_refused_with_a_sentence(nim):
    with pytest.raises(NoObservation, match=r"nim has no observation.py"):
        observation(nim)
