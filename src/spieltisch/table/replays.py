"""Pages of replays: made once, however many ask, and kept while there is room; and the moves of the last games."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

MOST = 64_000_000  # bytes that are kept
GAMES = 16  # whose moves are kept: who reads a replay asks for page after page

End = tuple[str, int, int]  # table, round, when that ended: an end that is taken back and comes again is another one
Key = tuple[End, int]
Moves = list[tuple[int, int]]


class Replays:
    def __init__(self, most: int = MOST) -> None:
        self.most = most
        self.kept: OrderedDict[Key, str] = OrderedDict()  # the one looked at last at the end
        self.size = 0
        self.making: dict[Key, asyncio.Task[str]] = {}
        self.games: OrderedDict[End, Moves] = OrderedDict()  # as above

    async def moves(self, end: End, read: Callable[[], Awaitable[Moves]]) -> Moves:
        """The moves of a game; nobody changes them."""
        if end not in self.games:
            self.games[end] = await read()
        self.games.move_to_end(end)
        while len(self.games) > GAMES:
            self.games.popitem(last=False)
        return self.games[end]

    async def page(self, end: End, first: int, make: Callable[[], Awaitable[str]]) -> str:
        """The page that begins with this position."""
        key = (end, first)
        if key in self.kept:
            self.kept.move_to_end(key)
            return self.kept[key]
        if key not in self.making:
            self.making[key] = asyncio.ensure_future(self.made(key, make))
        return await asyncio.shield(self.making[key])

    async def made(self, key: Key, make: Callable[[], Awaitable[str]]) -> str:
        try:
            page = self.kept[key] = await make()
        finally:
            del self.making[key]
        self.size += len(page)
        while self.size > self.most:
            self.size -= len(self.kept.popitem(last=False)[1])
        return page
