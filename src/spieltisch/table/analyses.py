"""Analyses of finished games: worked out in the background, piece by piece, and kept with the game."""

import asyncio
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from spieltisch.engine.game import Json
from spieltisch.engine.record import Move
from spieltisch.table.coaching import piece, whole
from spieltisch.table.facts import GameFacts
from spieltisch.table.refusal import Refusal
from spieltisch.table.thinkers import NOBODY_WAITS, Errand

if TYPE_CHECKING:
    from spieltisch.table.house import House

PIECE = 8  # moments that a worker looks at in one go: others want their turn, too
MOST = 20  # analyses that may wait or run at the same time


@dataclass
class Job:
    """An analysis under way."""

    facts: GameFacts
    moves: list[Move]
    asker: str  # the device that asked for it, or its address
    found: list[Json] = field(default_factory=list)
    seconds: float = 0.0
    task: "asyncio.Task[None] | None" = None

    @property
    def running(self) -> bool:
        return self.task is not None and not self.task.done()


class Analyses:
    """All analyses of this server. One that stopped goes on where it was when it is asked for again."""

    def __init__(self) -> None:
        self.jobs: dict[tuple[str, int], Job] = {}

    def begin(self, house: "House", key: tuple[str, int], asked: Job, address: str) -> None:
        job = self.jobs.get(key, asked)
        if job.running:
            return
        running = [one for one in self.jobs.values() if one.running]
        if any(one.asker == asked.asker for one in running):
            raise Refusal("too-many", "one analysis at a time; wait until the other one is done")
        if len(running) >= MOST:
            raise Refusal("busy", "too many games are being analysed; try again in a few minutes")
        job.asker = asked.asker
        self.jobs = {one: kept for one, kept in self.jobs.items() if kept.running} | {key: job}
        job.task = house.spawn(self.run(house, key, job, Errand(NOBODY_WAITS, key[0], address)))

    async def run(self, house: "House", key: tuple[str, int], job: Job, errand: Errand) -> None:
        game, iterations = (job.facts, job.moves), house.settings.analysis
        while (first := len(job.found)) <= len(job.moves):
            last = min(first + PIECE, len(job.moves) + 1)
            found, seconds = await house.thinkers.run(piece, *game, first, last, iterations, errand=errand)
            job.found += found
            job.seconds += seconds
        text = await house.thinkers.run(whole, *game, job.found, job.seconds, iterations, errand=errand)
        await house.store.keep_analysis(*key, text)
        del self.jobs[key]
