"""Hints at the table: thought out by the bots' workers, one at a time for each device, so that nobody is held up."""

import asyncio
from typing import TYPE_CHECKING

from spieltisch.engine.game import Json
from spieltisch.table.coaching import hint
from spieltisch.table.refusal import Refusal
from spieltisch.table.thinkers import Errand

if TYPE_CHECKING:
    from spieltisch.table.house import House
    from spieltisch.table.rooms import Room

Key = tuple[str, int, int]  # table, entries, seat


class Hints:
    """What each device asked last. Who asks twice for the same gets the same; another question waits for the first."""

    def __init__(self) -> None:
        self.asked: dict[str, tuple[Key, asyncio.Task[Json]]] = {}
        self.waiting: set[str] = set()

    async def ask(self, house: "House", room: "Room", device: str, seat: int, errand: Errand) -> Json:
        key = (room.id, room.table.n, seat)
        last = self.asked.get(device)
        if last is not None and last[0] == key:
            return await asyncio.shield(last[1])
        if last is not None and not last[1].done():
            if device in self.waiting:
                raise Refusal("too-many", "one hint at a time; wait a moment")
            self.waiting.add(device)
            try:
                await asyncio.wait([last[1]])
            finally:
                self.waiting.discard(device)
        game, moves = room.table.facts.of_game, room.table.round.moves[:]
        task = asyncio.ensure_future(house.thinkers.run(hint, game, moves, seat, errand=errand))
        self.asked = {one: kept for one, kept in self.asked.items() if not kept[1].done()} | {device: (key, task)}
        return await asyncio.shield(task)
