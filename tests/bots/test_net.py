"""Learned evaluations: the same to the bit however they run, fair, and refused with a sentence where they do not fit."""

import subprocess
import sys
from dataclasses import replace
from math import exp
from pathlib import Path

import pytest

import spieltisch
from spieltisch import CHANCE, OVER, Rng, Seat, State, testing
from spieltisch.bots import LEVELS, UnknownBot, bot, thinker
from spieltisch.bots.net import Net, NetKnowledge, odds_of
from spieltisch.bots.nets import (
    SHIPPED,
    BadNet,
    Origin,
    Weights,
    fingerprint,
    inputs_of,
    knowledge,
    packed,
    shipped,
    unpacked,
)
from spieltisch.engine.registry import folder, game

UNITS = 3
TABLES = [(id, seats) for id in spieltisch.games() for seats in spieltisch.game(id).seats]


def origin(id: str) -> Origin:
    return Origin(id, game(id).version, fingerprint(id), UNITS, rounds=1, careful=0, command="by hand", seed=4)


def a_net(id: str) -> bytes:
    """A net that has learned nothing: any weights will do here."""
    rng = Rng(7)
    size = int(inputs_of(id).size) * (UNITS + 1)
    weights = [(rng.below(2001) - 1000) / 5000 for _ in range(size + 2 * UNITS + 1)]
    return packed(origin(id), Weights(weights[:size], weights[size : size + UNITS + 1], weights[size + UNITS + 1 :]))


def a_knowledge(id: str) -> NetKnowledge:
    return knowledge(a_net(id), id, "the net")


def positions(id: str, seats: int) -> list[State]:
    return [state.copy() for state, _, turn in testing.random_game(id, seats, 3) if turn >= 0][::9]


SAID = """
import sys
from tests.bots.test_net import TABLES, a_knowledge, positions
for id, seats in TABLES:
    known = a_knowledge(id)
    for state in positions(id, seats)[:8]:
        print(id, *(known.evaluate(state, seat).hex() for seat in range(seats)))
"""


def test_the_same_to_the_bit_compiled_and_interpreted() -> None:
    said = [
        subprocess.run(
            [sys.executable, "-c", SAID],
            env={"SPIELTISCH_PURE": pure, "PYTHONPATH": "src:."},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for pure in ("", "1")
    ]
    assert said[0] == said[1]
    assert len(said[0].splitlines()) > 5 * len(TABLES)


@pytest.mark.parametrize("units", range(1, 7))
def test_a_net_says_what_its_weights_say(units: int) -> None:
    """Summed here one by one, there several units side by side."""
    inputs, rng, wide = inputs_of("king_of_tokyo"), Rng(units), units + 1
    size = int(inputs.size)
    rows, bias, top = ([(rng.below(2001) - 1000) / 5000 for _ in range(n)] for n in (wide * size, wide, units))
    net = Net(inputs, units, rows, bias, top)
    for state in positions("king_of_tokyo", 3)[:9]:
        said = net.chance(state, 1, 0.4)
        active = list(zip(inputs.places, inputs.amounts, strict=True))[: int(inputs.found)]
        assert active[-1] == (size - 1, odds_of(0.4))
        sums = [bias[unit] + sum(much * rows[wide * at + unit] for at, much in active) for unit in range(wide)]
        odds = sums[units] + sum(max(0, sums[unit]) * top[unit] for unit in range(units))
        assert said == pytest.approx(1 / (1 + exp(-odds)))


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_an_evaluation_is_a_chance_and_leaves_the_position_alone(id: str, seats: int) -> None:
    known = a_knowledge(id)
    for state in positions(id, seats):
        before = state.key()
        assert all(0 <= known.evaluate(state, seat) <= 1 for seat in range(seats))
        assert state.key() == before


@pytest.mark.parametrize(("id", "seats"), TABLES)
def test_same_view_same_seed_same_choice(id: str, seats: int) -> None:
    known = a_knowledge(id)
    state = positions(id, seats)[2]
    while state.to_act() < 0 or len(state.moves(state.to_act())) < 2:
        turn = int(state.to_act())
        state.step(state.sample(Rng(1)) if turn == CHANCE else state.moves(turn)[0], turn)
    seat = int(state.to_act())
    choices = set()
    for seed in range(3):
        world = state.copy()
        if seed:
            world.redeal(seat, Rng(seed))
        for name in ("greedy", "hard:iterations=24:looks=60"):
            choices.add((name, int(bot(name, id, 11, None, known).choose(Seat(world, seat)))))
    assert len(choices) == 2


def who_begins(id: str, seats: int) -> bool:
    """Whether a game opens by naming the first player, before anything is dealt: then all seats are still alike."""
    start = game(id).new(seats, {})
    return spieltisch.notation(start, int(start.moves(CHANCE)[0])).startswith("first")


@pytest.mark.parametrize(("id", "seats"), [table for table in TABLES if who_begins(*table)])
def test_no_seat_is_treated_differently(id: str, seats: int) -> None:
    """Whoever begins: seats that are as far from the first one are worth the same."""
    known, said, start = a_knowledge(id), [], game(id).new(seats, {})
    for begins, (first, _) in enumerate(start.odds()):
        state = start.copy()
        state.step(first, CHANCE)
        said.append([known.evaluate(state, (begins + away) % seats) for away in range(seats)])
    assert len(said) == seats
    assert all(one == said[0] for one in said)


@pytest.mark.parametrize("id", spieltisch.games())
def test_the_end_of_a_game_is_no_matter_of_opinion(id: str) -> None:
    state = game(id).new(game(id).seats[0], {})
    spieltisch.playout(state, Rng(5))
    assert state.to_act() == OVER
    first = state.places().index(1)
    assert a_knowledge(id).evaluate(state, first) == 1 / state.places().count(1)


def test_a_net_that_does_not_fit_is_refused_with_a_sentence(tmp_path: Path) -> None:
    whole = a_net("reef")
    _, weights = unpacked(whole, "it")
    for data, sentence in (
        (b"", "holds no net"),
        (b"{}\n", "holds no net"),
        (whole[:-1], "is damaged"),
        (whole[:-2] + b"xy", "is damaged"),
        (a_net("king_of_tokyo"), "has learned king_of_tokyo, not reef"),
        (packed(replace(origin("reef"), rules=99), weights), "knows version 99 of the rules of reef"),
        (packed(replace(origin("reef"), inputs="other"), weights), "was trained on other inputs than reef has now"),
    ):
        file = tmp_path / "my.net"
        file.write_bytes(data)
        with pytest.raises(BadNet, match=f"my.net {sentence}"):
            bot(f"hard:evaluation={file}", "reef")


def test_evaluations_by_name(tmp_path: Path) -> None:
    file = tmp_path / "my.net"
    file.write_bytes(a_net("reef"))
    for name in ("greedy", "easy", *LEVELS[1:]):
        bot(f"{name}:evaluation=hand", "reef")
        bot(f"{name}:evaluation={file}", "reef")
    assert isinstance(thinker(f"hard:evaluation={file}:iterations=20", "reef").knowledge, NetKnowledge)
    assert thinker("hard:evaluation=hand", "reef").knowledge is game("reef").knowledge
    with pytest.raises(UnknownBot, match="greedy takes no setting but evaluation="):
        bot("greedy:iterations=3", "reef")
    with pytest.raises(BadNet, match=r"there is no evaluation 'nowhere\.net'"):
        bot("hard:evaluation=nowhere.net", "reef")


@pytest.mark.parametrize("id", [id for id in spieltisch.games() if (folder(id) / SHIPPED).exists()])
def test_shipped_nets_fit_their_games_and_say_where_they_come_from(id: str) -> None:
    data = (folder(id) / SHIPPED).read_bytes()
    assert len(data) < 500_000
    told, _ = unpacked(data, id)
    assert told.command.startswith(f"spieltisch train {id}")
    assert told.games > 0
    assert told.generations > 0
    assert shipped(id) is not None
    assert isinstance(thinker("hard", id).knowledge, NetKnowledge)
