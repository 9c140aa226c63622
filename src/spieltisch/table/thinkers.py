"""Work that takes longer than a blink is done in processes of their own, and shared out fairly.

A person's next move comes first, what nobody waits for last. Among equals it is the turn of the address, then of the
table, that has had the least; who comes, or comes back, begins where the others are, with neither debt nor credit of
before. One process more than there are workers is kept for what is done in a blink: it never
waits for a deep thought.
"""

import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Protocol, TypeVar

from spieltisch.table.bots import settle_in
from spieltisch.table.refusal import Refusal

T = TypeVar("T")

# Who waits for the work, the most urgent first.
PERSON_WAITS: Final = 0  # somebody who sits at the table
SPECTATOR_WAITS: Final = 1
PAGE_WAITS: Final = 2  # a replay, a record, own components
NOBODY_WAITS: Final = 3
REMEMBERED: Final = 2_000  # addresses and tables whose time is counted
PAGES: Final = 4  # replays and records that one address may wait for at the same time


@dataclass(eq=False, slots=True)
class Errand:
    """For whom some work is done, as long as it waits: people come and go. ``deep``: it may take seconds."""

    rank: int = NOBODY_WAITS
    table: str = ""
    address: str = ""
    deep: bool = True


class Thinking(Protocol):
    """Where work is done: in processes of this server, or on workers of their own."""

    async def run(self, job: Callable[..., T], *args: Any, errand: Errand) -> T:
        """Do a job; WorkerDied if its process died under it twice."""
        ...

    def changed(self, errand: Errand) -> None:
        """Others than before wait for the work that was asked for with this errand."""
        ...

    def load(self) -> dict[str, float]:
        """How busy it is, for the metrics."""
        ...

    def close(self) -> None: ...


class WorkerDied(Exception):
    """A process died under the same work twice."""


@dataclass(eq=False, slots=True)
class Work:
    job: Callable[..., Any]
    args: tuple[Any, ...]
    errand: Errand
    done: "asyncio.Future[Any]"
    number: int = 0
    alone: bool = False  # a process died under it or beside it: once more, with nothing beside it
    begun: float = 0.0
    counted: "tuple[Key, ...]" = ()  # for whom: as it was when it began
    pool: ProcessPoolExecutor | None = None


Key = tuple[int | str, ...]  # a rank, an address, a table: the last one, or the last two, may be missing


@dataclass
class Queue:
    """Who comes next. No processes, no clock."""

    waiting: list[Work] = field(default_factory=list)
    running: list[Work] = field(default_factory=list)
    spent: dict[Key, float] = field(default_factory=dict)  # seconds that an address, or a table of it, has had
    reached: dict[Key, float] = field(default_factory=dict)  # what whoever was served last had had when it began
    count: int = 0

    def add(self, work: Work) -> None:
        errand = work.errand
        pages = [one for one in self.waiting if one.errand.rank == PAGE_WAITS and one.errand.address == errand.address]
        if errand.rank == PAGE_WAITS and len(pages) >= PAGES:
            raise Refusal("too-many", "too many replays and records at once; wait a moment")
        self.count += 1
        work.number = self.count
        self.wait(work)

    def wait(self, work: Work) -> None:
        self.join(work.errand)
        self.waiting.append(work)

    def join(self, errand: Errand) -> None:
        """Who waits now begins where those are that are served: it brings no time along that it did not use."""
        for key in keys(errand):
            self.spent[key] = max(self.spent.get(key, 0.0), self.reached.get(key[:-1], 0.0))

    def leave(self, work: Work) -> None:
        """Nobody waits for this any more."""
        if work in self.waiting:
            self.waiting.remove(work)

    def next(self, workers: int) -> Work | None:
        """The work that may begin now, if any: it counts as running."""
        if any(one.alone for one in self.running) or len(self.running) > workers:
            return None
        deep = sum(one.errand.deep for one in self.running)
        ready = [one for one in self.waiting if not one.errand.deep or deep < workers]
        if not ready:
            return None
        chosen = min(ready, key=self.order)
        if chosen.alone and self.running:  # nothing begins before it, until nothing runs beside it
            return None
        self.waiting.remove(chosen)
        self.running.append(chosen)
        chosen.counted = keys(chosen.errand)
        for key in chosen.counted:
            self.reached[key[:-1]] = max(self.reached.get(key[:-1], 0.0), self.spent.get(key, 0.0))
        return chosen

    def order(self, work: Work) -> tuple[float, ...]:
        errand = work.errand
        return (errand.rank, *(self.spent.get(key, 0.0) for key in keys(errand)), work.number)

    def ended(self, work: Work, seconds: float) -> None:
        self.running.remove(work)
        for key in work.counted:
            self.spent[key] = self.spent.get(key, 0.0) + seconds
        if not self.waiting and not self.running:
            self.spent.clear()  # when nobody waits, nobody owes anything
            self.reached.clear()
        elif len(self.spent) > REMEMBERED:  # on a server that is never idle: only who is here counts
            here = {key for one in [*self.waiting, *self.running] for key in keys(one.errand)}
            self.spent = {key: spent for key, spent in self.spent.items() if key in here}
            levels = {key[:-1] for key in here}
            self.reached = {key: spent for key, spent in self.reached.items() if key in levels or len(key) == 1}


def keys(errand: Errand) -> tuple[Key, Key]:
    """Under what the time of an address, and of its table, is counted: among those of the same rank."""
    return (errand.rank, errand.address), (errand.rank, errand.address, errand.table)


class Thinkers:
    """A pool of processes on this machine."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.queue = Queue()
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[..., T], *args: Any, errand: Errand) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        work = Work(job, args, errand, done)
        self.queue.add(work)
        self.begin()
        try:
            return await done
        finally:
            self.queue.leave(work)  # whoever asked may be gone

    def changed(self, errand: Errand) -> None:
        if any(work.errand is errand for work in self.queue.waiting):
            self.queue.join(errand)

    def begin(self) -> None:
        while (work := self.queue.next(self.workers)) is not None:
            work.begun = time.monotonic()
            if work.done.done():  # whoever asked is gone
                self.queue.ended(work, 0.0)
                continue
            self.submit(work).add_done_callback(partial(self.hand_over, work))

    def submit(self, work: Work) -> "Future[Any]":
        work.pool = self.pool = self.pool or self.start()
        try:
            return work.pool.submit(work.job, *work.args)
        except BrokenProcessPool:  # a process died meanwhile, as one may that had nothing to do
            work.pool = self.pool = self.start()
            return work.pool.submit(work.job, *work.args)

    def hand_over(self, work: Work, doing: "Future[Any]") -> None:
        """From the thread of the pool to the event loop, if that still runs."""
        with suppress(RuntimeError):
            work.done.get_loop().call_soon_threadsafe(self.end, work, doing)

    def end(self, work: Work, doing: "Future[Any]") -> None:
        self.queue.ended(work, time.monotonic() - work.begun)
        wrong = None if doing.cancelled() else doing.exception()
        if isinstance(wrong, BrokenProcessPool) and self.pool is work.pool:
            self.pool = None
        if doing.cancelled() or work.done.done():
            work.done.cancel()
        elif isinstance(wrong, BrokenProcessPool) and not work.alone:
            work.alone = True
            self.queue.wait(work)
        elif isinstance(wrong, BrokenProcessPool):
            work.done.set_exception(WorkerDied("a process died under the same work twice"))
        elif wrong is not None:
            work.done.set_exception(wrong)
        else:
            work.done.set_result(doing.result())
        self.begin()

    def load(self) -> dict[str, float]:
        return {"waiting": len(self.queue.waiting), "running": len(self.queue.running), "workers": self.workers}

    def start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers + 1, context, initializer=settle_in, initargs=(os.getpid(),))

    def close(self) -> None:
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()
