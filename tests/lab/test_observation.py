"""The numbers that learners see: complete, documented, and blind to what the seat may not know."""

import hashlib
import struct

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
    "spieltisch_antler_island_v2": "4384eb57cd09",
    "spieltisch_dolmengoetter_v1": "c328700b7b9f",
    "spieltisch_king_of_tokyo_v1": "489fe1163b62",
    "spieltisch_poseidons_kingdom_v1": "085e88257f96",
    "spieltisch_reef_v1": "ec3c343bdfe6",
}


def meaning(id):
    layout = [(part.name, part.length) for part in observation(id).LAYOUT]
    text = f"{spieltisch.game(id).version} {spieltisch.game(id).actions} {layout}"
    return hashlib.sha256(text.encode()).hexdigest()[:12]


@pytest.mark.parametrize("id", spieltisch.games())
def test_a_new_meaning_has_a_new_version(id):
    assert MEANINGS[environment_name(id)] == meaning(id)


# What all seats see in sixty choices of one random game, by game and seats.
SEEN = {
    "antler_island 3": "848143baf929",
    "antler_island 4": "fa5915f292ef",
    "dolmengoetter 2": "823a432f1ce3",
    "dolmengoetter 3": "d2eb139ffa04",
    "dolmengoetter 4": "d541d5e6e32b",
    "dolmengoetter 5": "a19daf1498b1",
    "king_of_tokyo 2": "ef244cca3d16",
    "king_of_tokyo 3": "07ffb5c22b5a",
    "king_of_tokyo 4": "e022d30e4ce4",
    "king_of_tokyo 5": "c972e867aa08",
    "king_of_tokyo 6": "c84dd9987cdb",
    "poseidons_kingdom 2": "755184e81703",
    "poseidons_kingdom 3": "2dfbdede945a",
    "poseidons_kingdom 4": "e2f1132a45de",
    "reef 2": "8ddea0f21306",
    "reef 3": "5344569639f3",
    "reef 4": "3a0b23c49d4f",
}


def sixty_choices(id, seats):
    rng = spieltisch.Rng(1)
    state = spieltisch.new(id, seats)
    for _choice in range(60):
        spieltisch.advance(state, rng)
        turn = int(state.to_act())
        if turn == spieltisch.OVER:
            state = spieltisch.new(id, seats)
            continue
        yield state
        state.apply(rng.choice(state.legal(turn)), turn)


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_the_numbers_of_a_version_are_what_they_were(id, seats):
    numbers = hashlib.sha256()
    for state in sixty_choices(id, seats):
        for seat in range(seats):
            numbers.update(struct.pack(f"{width(id)}h", *observation(id).observe(state, seat)))
    assert numbers.hexdigest()[:12] == SEEN[f"{id} {seats}"]


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_numbers_fill_the_layout_and_keep_its_bounds(id, seats):
    lows = [low for part in observation(id).LAYOUT for low in part.lows()]
    highs = [high for part in observation(id).LAYOUT for high in part.highs()]
    assert min(lows) >= -32768
    assert max(highs) <= 32767
    for state in some_positions(id, seats, 4):
        for seat in range(seats):
            seen = observation(id).observe(state, seat)
            assert len(seen) == width(id)
            assert all(low <= number <= high for low, number, high in zip(lows, seen, highs, strict=True))


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
    for part in observation(id).LAYOUT:
        seldom = part.name in SELDOM.get(id, ())
        assert any(used[at : at + part.length]) or seldom, f"{part.name} is never anything but 0"
        at += part.length


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
