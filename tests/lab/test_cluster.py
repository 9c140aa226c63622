"""The same results on a Ray cluster of two nodes on this machine, also when a worker is killed in between."""

import os
import signal
import threading
import time
from pathlib import Path

import pytest
import ray

from spieltisch.engine.errors import SpieltischError
from spieltisch.lab.arena import Match, fill
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
    yield made
    if ray.is_initialized():
        ray.shutdown()
    made.shutdown()


def outcome(played):
    """What must be equal: everything but the seconds."""
    return (played.lineup, played.number, played.places, played.scores, played.choices)


def worker_and_node(piece):
    time.sleep(0.2)
    return os.getpid(), ray.get_runtime_context().get_node_id()


def busy_worker(cluster):
    """A process of the cluster that is playing right now."""
    raylets = [node.all_processes["raylet"][0].process.pid for node in cluster.list_all_nodes()]
    for raylet in raylets:
        for child in Path(f"/proc/{raylet}/task/{raylet}/children").read_text().split():
            if b"ray::checked" in Path(f"/proc/{child}/cmdline").read_bytes():
                return int(child)
    return None


def kill_one(cluster, results, killed):
    """Once some games are over, kill a worker in the middle of its game."""
    deadline = time.monotonic() + 120
    while time.monotonic() < deadline and not killed:
        worker = busy_worker(cluster) if results.exists() and results.read_text().count("\n") > 6 else None
        if worker is not None:
            os.kill(worker, signal.SIGKILL)
            killed.append(worker)
        time.sleep(0.01)


def test_both_nodes_work(cluster):
    done = [node for _, (_, node) in work(worker_and_node, list(range(16)), cluster=cluster.address)]
    assert len(set(done)) == 2


def test_an_arena_with_a_killed_worker_has_all_games_and_the_same_results(cluster, tmp_path):
    match = Match("reef", ("greedy", "random"), games=40, seats=2)
    results, killed = tmp_path / "games.jsonl", []
    killer = threading.Thread(target=kill_one, args=(cluster, results, killed))
    killer.start()
    together = fill(match, results=results, cluster=cluster.address)
    killer.join()
    assert killed, "the arena was over before a worker could be killed"
    assert len(together) == 40
    assert [outcome(one) for one in together] == [outcome(one) for one in fill(match)]


def test_a_study_is_the_same_as_on_one_machine(cluster):
    whole = study("reef", "random", 3)
    one, two = conduct(watch_piece, whole, 12), conduct(watch_piece, whole, 12, cluster=cluster.address)
    assert one.rows == two.rows
    assert one.counts == two.counts


def fails(piece):
    raise SpieltischError("this piece cannot be played")


def test_a_refusal_comes_back_as_its_sentence(cluster):
    with pytest.raises(SpieltischError, match="cannot be played"):
        list(work(fails, [1, 2], cluster=cluster.address))


def test_no_cluster_is_said_in_a_sentence():
    if ray.is_initialized():
        ray.shutdown()
    with pytest.raises(SpieltischError, match="no Ray cluster at"):
        list(work(fails, [1, 2], cluster="127.0.0.1:1"))
