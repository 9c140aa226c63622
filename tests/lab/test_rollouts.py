"""Many games as columns: complete, reproducible, the same however they were played."""

import os
import signal
import tracemalloc

import numpy as np
import pytest

import spieltisch
from spieltisch.engine.errors import BadSeats, SpieltischError
from spieltisch.lab import rollouts
from spieltisch.lab.crew import CrewLost, work
from spieltisch.lab.extra import MissingExtra, need
from spieltisch.lab.rollout import play_piece
from spieltisch.lab.study import Piece, study


def same(one, two):
    return list(one) == list(two) and all(np.array_equal(one[name], two[name]) for name in one)


@pytest.mark.parametrize("id", spieltisch.games())
def test_every_game_and_seat_count(id):
    for seats in spieltisch.game(id).seats:
        found = rollouts(id, n=4, seats=seats, progress=False)
        assert found["game"].tolist() == [0, 1, 2, 3]
        assert (found["decisions"] > 0).all()
        assert {name for name in found if name.startswith("place")} == {f"place_{seat}" for seat in range(seats)}


def test_numbers_of_numpy_are_numbers():
    plain = rollouts("reef", n=3, seats=3, seed=4, progress=False)
    assert same(plain, rollouts("reef", n=np.int64(3), seats=np.int64(3), seed=np.int64(4), progress=False))
    assert spieltisch.new("reef", seats=np.int64(3)) == spieltisch.new("reef", seats=3)


def test_many_rows_take_little_memory():
    """Given many games, when they are played, then no more of each is kept than its row: about thirty bytes."""
    found = rollouts("reef", n=20_000, jobs=2, progress=False)
    assert len(found["game"]) == 20_000
    assert sum(column.nbytes for column in found.columns.values()) <= 30 * 20_000
    rows = play_piece(Piece(study("reef"), 0, 2000))
    tracemalloc.start()
    rows.add(play_piece(Piece(study("reef"), 2000, 2000)))
    kept, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    assert kept < 50 * 2000
    assert most < 500 * 2000, "of 2,000 games no state is left lying about"


def test_two_processes_play_the_same_games_as_one():
    assert same(rollouts("reef", n=60, progress=False), rollouts("reef", n=60, jobs=2, progress=False))


def test_bots_and_seeds():
    greedy = rollouts("king_of_tokyo", ["greedy", "random"], n=12, progress=False)
    assert same(greedy, rollouts("king_of_tokyo", ["greedy", "random"], n=12, progress=False))
    assert not same(greedy, rollouts("king_of_tokyo", ["greedy", "random"], n=12, seed=2, progress=False))


def test_a_longer_study_begins_with_the_shorter_one():
    short, long = rollouts("reef", n=30, progress=False), rollouts("reef", n=700, progress=False)
    assert all(np.array_equal(short[name], long[name][:30]) for name in short)


def test_frames():
    found = rollouts("reef", n=10, progress=False)
    assert found.polars().shape == (10, 8)
    assert found.arrow().column_names == list(found)


def test_a_row_for_each_seat():
    found = rollouts("reef", ["random", "greedy"], n=3, progress=False).by_seat()
    assert found["seat"].tolist() == [0, 1] * 3
    assert found["bot"].tolist() == ["random", "greedy"] * 3
    assert found["win"].sum() == 3
    assert {len(column) for column in found.values()} == {6}


def test_bad_input_is_refused_with_a_sentence():
    with pytest.raises(SpieltischError, match="at least one game"):
        rollouts("reef", n=0, progress=False)
    with pytest.raises(SpieltischError, match="2 bots are named for 3 seats"):
        rollouts("reef", ["random", "greedy"], seats=3, progress=False)
    with pytest.raises(BadSeats):
        rollouts("reef", seats=9, progress=False)
    with pytest.raises(SpieltischError, match="there is no bot 'clever'"):
        rollouts("reef", "clever", progress=False)


def test_a_missing_library_is_named_with_its_extra():
    with pytest.raises(MissingExtra, match=r'pip install "spieltisch\[lab\]"'):
        need("no_such_library")


def die_once(piece):
    """Kills its own process the first time that it sees the piece."""
    number, folder = piece
    mark = os.path.join(folder, str(number))
    if number == 3 and not os.path.exists(mark):
        open(mark, "w").close()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def die_always(piece):
    os.kill(os.getpid(), signal.SIGKILL)


def test_a_worker_that_dies_costs_nothing(tmp_path):
    pieces = [(number, str(tmp_path)) for number in range(8)]
    assert dict(work(die_once, pieces, jobs=2)) == {number: number * number for number in range(8)}


def test_work_that_kills_every_worker_ends_with_a_sentence():
    with pytest.raises(CrewLost, match="died 3 times"):
        list(work(die_always, [1, 2, 3], jobs=2))
