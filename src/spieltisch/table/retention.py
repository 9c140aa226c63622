"""Nothing is kept longer than agreed: tables that nobody used for ``--keep`` days go, and their talk with them."""

import asyncio
import logging

from spieltisch.table.company import now_ms
from spieltisch.table.database import Unreachable
from spieltisch.table.house import House
from spieltisch.table.logs import log

DAY = 86_400_000  # milliseconds
EVERY = 3600.0  # seconds between two looks
TOGETHER = 100  # tables deleted in one transaction, so that moves need not wait long


async def forget_old_tables(house: House) -> None:
    while house.settings.keep > 0:
        try:
            while await forget_some(house, now_ms() - int(house.settings.keep * DAY)):
                await asyncio.sleep(0.1)
        except Unreachable as wrong:
            log("old tables could not be deleted", logging.WARNING, error=str(wrong))
        await asyncio.sleep(EVERY)


async def forget_some(house: House, since: int) -> bool:
    """Delete some tables unused since then, but none at which somebody sits; whether there may be more."""
    unused = await house.store.unused_tables(since, TOGETHER)
    going = [id for id in unused if id not in house.rooms or house.rooms[id].idle()]
    for id in going:
        house.rooms.pop(id, None)
    if going:
        await house.store.delete(going)
        log("old tables were deleted", tables=len(going))
    return len(going) == TOGETHER
