"""Analyses of finished games: worked out in the background, piece by piece, and kept with the game."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spieltisch.engine.game import Json
from spieltisch.engine.record import Move
from spieltisch.table.coaching import piece, whole
from spieltisch.table.facts import GameFacts
from spieltisch.table.guard import is_local
from spieltisch.table.refusal import Refusal
from spieltisch.table.thinkers import NOBODY_WAITS, Errand

if TYPE_CHECKING:
    from spieltisch.table.house import House

PIECE = 8  # moments that a worker looks at in one go: others want their turn, too
MOST = 20  # analyses that run at the same time; the thinkers share their time out among them
WAITING = 40  # that wait until one of those is done
STOPPED = 20  # that broke off, of which what they found is remembered
OF_ONE_ADDRESS = 4  # that run or wait: a device is a cookie, and anybody can make up cookies


Key = tuple[str, int, int]  # table, round, when that ended: an end that is taken back and comes again is another one


@dataclass
class Job:
    """An analysis under way."""

    facts: GameFacts
    moves: list[Move]
    ended: bool  # by its rules; else it was broken off
    asker: str  # the device that asked for it, or its address
    address: str = ""  # and from where
    found: list[Json] = field(default_factory=list)
    seconds: float = 0.0
    task: "asyncio.Task[None] | None" = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()


class Analyses:
    """All analyses of this server. One that stopped goes on where it was when it is asked for again."""

    def __init__(self) -> None:
        self.jobs: dict[Key, Job] = {}
        self.room = asyncio.Semaphore(MOST)

    def begin(self, house: "House", key: Key, asked: Job) -> None:
        job = self.jobs.get(key, asked)
        if job.running:
            return
        running = [one for one in self.jobs.values() if one.running]
        if any(one.asker == asked.asker for one in running):
            raise Refusal("too-many", "one analysis at a time; wait until the other one is done")
        beside = sum(one.address == asked.address for one in running)
        if beside >= OF_ONE_ADDRESS and not is_local(asked.address):
            raise Refusal("too-many", "several analyses for this address are under way; wait until one of them is done")
        if len(running) >= MOST + WAITING:
            raise Refusal("busy", "too many games are being analysed; try again in a few minutes")
        job.asker, job.address = asked.asker, asked.address
        stopped = [one for one, kept in self.jobs.items() if not kept.running and one != key]
        for one in stopped[:-STOPPED]:
            del self.jobs[one]
        self.jobs[key] = job
        job.task = house.spawn(self.run(house, key, job))

    def share(self, key: Key) -> float | None:
        """How much of an analysis under way is done."""
        job = self.jobs.get(key)
        return len(job.found) / (len(job.moves) + 1) if job is not None and job.running else None

    def drop(self, table: str, round: int) -> None:
        """A round goes on: what was found about its end is about no game any more."""
        for key in [key for key in self.jobs if key[:2] == (table, round)]:
            task = self.jobs.pop(key).task
            if task is not None:
                task.cancel()

    async def run(self, house: "House", key: Key, job: Job) -> None:
        """As soon as there is room: who asked first comes first."""
        async with self.room:
            await self.work(house, key, job, Errand(NOBODY_WAITS, key[0], job.address))

    async def work(self, house: "House", key: Key, job: Job, errand: Errand) -> None:
        game, iterations = (job.facts, job.moves), house.settings.analysis
        while (first := len(job.found)) <= len(job.moves):
            last = min(first + PIECE, len(job.moves) + 1)
            found, seconds = await house.thinkers.run(piece, *game, first, last, iterations, job.ended, errand=errand)
            job.found += found
            job.seconds += seconds
        text = await house.thinkers.run(whole, *game, job.found, job.seconds, iterations, errand=errand)
        await house.store.keep_analysis(*key, text)
        self.jobs.pop(key, None)
