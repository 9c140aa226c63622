"""Many hands: the same work in this process, in several, or on a Ray cluster, with the same results.

A piece of work is a plain value with its own seeds, so it does not matter who does it, or how often: a worker that
dies costs time, never a game.
"""

import multiprocessing
import os
import signal
import socket
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import spieltisch
from spieltisch.engine.errors import SpieltischError
from spieltisch.lab.extra import need

Piece = TypeVar("Piece")
Result = TypeVar("Result")
Task = Callable[[Piece], Result]

DEATHS = 3  # in a row without a piece done between: then it is the work that kills its workers
AHEAD = 4  # pieces handed out for each processor: enough to keep all busy


class CrewLost(SpieltischError):
    """Workers that die again and again, or that play by other rules."""


def work(
    task: Task[Piece, Result], pieces: Sequence[Piece], jobs: int = 1, cluster: str | None = None
) -> Iterator[tuple[int, Result]]:
    """The results as they come, each with the number of its piece. ``task`` is a function of a module.

    ``cluster`` is the address of a Ray cluster (``auto``: the one that this machine belongs to). Spieltisch must be
    installed on all its machines.
    """
    if jobs < 1:
        raise SpieltischError("at least one process must do the work")
    if cluster is not None:
        return on_cluster(task, pieces, cluster)
    if jobs == 1 or len(pieces) < 2:
        return ((number, task(piece)) for number, piece in enumerate(pieces))
    return in_processes(task, pieces, jobs)


def in_processes(task: Task[Piece, Result], pieces: Sequence[Piece], jobs: int) -> Iterator[tuple[int, Result]]:
    open_pieces = dict(enumerate(pieces))
    deaths = 0
    while open_pieces:
        try:
            for number, result in one_pool(task, open_pieces, jobs):
                del open_pieces[number]
                deaths = 0
                yield number, result
        except BrokenProcessPool:
            deaths += 1
            if deaths == DEATHS:
                raise CrewLost(
                    f"the workers died {DEATHS} times in a row: is there enough memory, and does your script begin its "
                    'work under if __name__ == "__main__"?'
                ) from None


def one_pool(task: Task[Piece, Result], pieces: dict[int, Piece], jobs: int) -> Iterator[tuple[int, Result]]:
    """The results of one pool of processes, until it breaks."""
    # Ctrl-C reaches every process of the terminal: only this one shall hear it.
    quiet = (signal.SIGINT, signal.SIG_IGN)
    spawn = multiprocessing.get_context("spawn")
    rest = iter(list(pieces.items()))
    pool = ProcessPoolExecutor(jobs, spawn, signal.signal, quiet)
    try:
        running: dict[Future[Result], int] = {}
        while True:
            for number, piece in rest:
                running[pool.submit(task, piece)] = number
                if len(running) >= AHEAD * jobs:
                    break
            if not running:
                return
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                yield running.pop(done), done.result()
    except BaseException:  # Ctrl-C, or nobody wants the rest: nobody waits for what is being played then
        for process in list(pool._processes.values()):
            process.terminate()
        raise
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def on_cluster(task: Task[Piece, Result], pieces: Sequence[Piece], address: str) -> Iterator[tuple[int, Result]]:
    ray = need("ray")
    joined = not ray.is_initialized()
    if joined:
        reachable(address)
        settings = {"runtime_env": {"env_vars": passed_on()}, "log_to_driver": False, "logging_level": "ERROR"}
        if address.startswith("127."):
            settings["_node_ip_address"] = address.partition(":")[0]  # else Ray looks for it on the outside address
        try:
            ray.init(address=address, **settings)
        except (ConnectionError, ValueError, RuntimeError) as wrong:
            reason = str(wrong).splitlines()[0]
            raise SpieltischError(f"there is no Ray cluster at {address}: {reason}") from None
    try:
        yield from tasks_on(ray, task, pieces)
    finally:
        if joined:
            ray.shutdown()


def reachable(address: str) -> None:
    """Refuse an address where nobody answers; Ray itself would knock there for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdigit():
        try:
            socket.create_connection((host, int(port)), timeout=5).close()
        except OSError as wrong:
            raise SpieltischError(f"there is no Ray cluster at {address}: {wrong.strerror or wrong}") from None


def passed_on() -> dict[str, str]:
    """The settings that must be the same on every machine."""
    names = ("SPIELTISCH_GAMES", "SPIELTISCH_PURE", "PYTHONPATH")
    return {name: os.environ[name] for name in names if name in os.environ}


def tasks_on(ray: Any, task: Task[Piece, Result], pieces: Sequence[Piece]) -> Iterator[tuple[int, Result]]:
    """The results of a cluster. Ray does the piece of a dead worker again; we do it when Ray gives up."""
    remote = ray.remote(max_retries=DEATHS, scheduling_strategy="SPREAD")(checked)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    rest = list(reversed(list(enumerate(pieces))))
    running: dict[Any, tuple[int, Piece]] = {}
    lost: Counter[int] = Counter()
    while rest or running:
        while rest and len(running) < most:
            number, piece = rest.pop()
            running[remote.remote(spieltisch.__version__, task, piece)] = (number, piece)
        for done in ray.wait(list(running))[0]:
            number, piece = running.pop(done)
            try:
                yield number, ray.get(done)
            except (ray.exceptions.WorkerCrashedError, ray.exceptions.ObjectLostError):
                lost[number] += 1
                if lost[number] == DEATHS:
                    raise CrewLost("a piece of the work kills every worker: is there enough memory?") from None
                rest.append((number, piece))
            except ray.exceptions.RayTaskError as wrong:
                raise (wrong.cause if isinstance(wrong.cause, SpieltischError) else wrong) from None


def checked(version: str, task: Task[Piece, Result], piece: Piece) -> Result:
    """A piece done on another machine, if it plays by the same rules."""
    if version != spieltisch.__version__:
        raise CrewLost(f"a machine of the cluster has spieltisch {spieltisch.__version__}, this one has {version}")
    return task(piece)


def progress(console: Console | None, passing: bool = False) -> Progress:
    """The bar of a long study, for people who look on: nothing of it gets into a file. A ``passing`` one goes again."""
    looked_at = console is not None and (console.is_terminal or console.is_jupyter)
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        console=console,
        transient=passing,
        disable=not looked_at,
    )
