"""Pages of replays: made once, however many ask, and kept while there is room."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

MOST = 64_000_000  # bytes that are kept


class Replays:
    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.kept: OrderedDict[tuple[str, int, int], str] = OrderedDict()  # the one looked at last at the end
        self.size = 0
        self.making: dict[tuple[str, int, int], asyncio.Task[str]] = {}

    async def page(self, table: str, round: int, first: int, make: Callable[[], Awaitable[str]]) -> str:
        """The page that begins with this position."""
        key = (table, round, first)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = asyncio.ensure_future(self.made(key, make))
        return await asyncio.shield(self.making[key])

    async def made(self, key: tuple[str, int, int], make: Callable[[], Awaitable[str]]) -> str:
        try:
            page = self.kept[key] = await make()
        finally:
            del self.making[key]
        self.size += len(page)
        while self.size > self.most:
            self.size -= len(self.kept.popitem(last=False)[1])
        return page
