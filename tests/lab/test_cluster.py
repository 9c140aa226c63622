"""The same results on a Ray cluster of two nodes on this machine, also when a worker is killed in between."""

import os
import signal
import threading
import time

import pytest
import ray

from spieltisch.engine.errors import SpieltischError
from spieltisch.lab.arena import Match, play
from spieltisch.lab.crew import work
from spieltisch.lab.study import conduct, study
from spieltisch.lab.watch import watch_piece


@pytest.fixture(scope="module")
def cluster():
    from ray.cluster_utils import Cluster

    # Ray takes 127.0.0.1 for the machine's outside address; its neighbours are loopback too.
    node = {"num_cpus": 1, "node_ip_address": "127.0.0.2", "include_dashboard": False}
    made = Cluster(initialize_head=True, head_node_args=node)
    made.add_node(num_cpus=1, node_ip_address="127.0.0.3")
    yield made.address
    if ray.is_initialized():
        ray.shutdown()
    made.shutdown()


def outcome(played):
    """What must be equal: everything but the seconds."""
    return (played.lineup, played.number, played.places, played.scores, played.choices)


def worker_and_node(piece):
    time.sleep(0.2)
    return os.getpid(), ray.get_runtime_context().get_node_id()


def slow_game(pairing):
    time.sleep(0.1)  # long enough to be killed in the middle
    return os.getpid(), outcome(play(pairing))


def test_both_nodes_work(cluster):
    done = [node for _, (_, node) in work(worker_and_node, list(range(16)), cluster=cluster)]
    assert len(set(done)) == 2


def test_an_arena_with_a_killed_worker_has_all_games_and_the_same_results(cluster):
    pairings = Match("reef", ("greedy", "random"), games=40, seats=2).pairings()
    alone = {number: outcome(play(pairing)) for number, pairing in enumerate(pairings)}
    together, workers = {}, set()
    killed = 0
    for number, (pid, result) in work(slow_game, pairings, cluster=cluster):
        together[number] = result
        workers.add(pid)
        if len(together) == 6:
            killed = pid
            threading.Thread(target=os.kill, args=(pid, signal.SIGKILL)).start()
    assert killed in workers
    assert together == alone


def test_a_study_is_the_same_as_on_one_machine(cluster):
    whole = study("reef", "random", 3)
    one, two = conduct(watch_piece, whole, 12), conduct(watch_piece, whole, 12, cluster=cluster)
    assert one.rows == two.rows
    assert one.counts == two.counts


def fails(piece):
    raise SpieltischError("this piece cannot be played")


def test_a_refusal_comes_back_as_its_sentence(cluster):
    with pytest.raises(SpieltischError, match="cannot be played"):
        list(work(fails, [1, 2], cluster=cluster))


def test_no_cluster_is_said_in_a_sentence():
    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(SpieltischError, match="no Ray cluster at"):
        list(work(fails, [1, 2], cluster="127.0.0.1:1"))
