"""Kill a server under load, start it again, and ask everybody whether a move they had seen is gone."""

import asyncio
import signal
from dataclasses import dataclass, field
from random import Random
from typing import Any

import websockets

from tests.table.playing import Server, player


@dataclass
class Witness:
    """Somebody who plays as fast as the server allows and remembers all that was told."""

    table: str
    secret: str
    told: dict[tuple[int, int], Any] = field(default_factory=dict)  # (n, place within n): the event
    seen: int = 0

    def remember(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.seen = max(self.seen, message["n"])
        if message["type"] == "events":
            for key, event in numbered(message["events"]):
                self.told[key] = event

    async def play(self, server: Server, rng: Random) -> None:
        """Until the connection breaks."""
        try:
            async with player(server, self.table, self.secret) as one:
                while True:
                    self.remember(await one.hear(30))
                    state = one.state
                    if one.came[-1] is not state:
                        continue
                    if state["asked"]:
                        await one.move(rng)
                    elif state["over"]:
                        await one.do("rematch", seat=state["me"][0])
        except (OSError, websockets.WebSocketException, TimeoutError):
            return

    async def check(self, server: Server) -> None:
        """All that was seen is still there, and it is still the same."""
        async with player(server, self.table, self.secret) as one:
            await one.until("state")
            assert one.state["n"] >= self.seen, f"{self.seen - one.state['n']} seen moves were lost"
            await one.do("hello", seen=0)
            history = await one.until("events")
            kept = dict(numbered(history["events"]))
            for key, event in self.told.items():
                if key[0] > history["from"]:  # what belongs to an earlier round is not told again
                    assert kept.get(key) == event, f"at {key} was seen {event}, and now there is {kept.get(key)}"


def numbered(events: list[dict[str, Any]]) -> list[tuple[tuple[int, int], Any]]:
    """Events with their number and their place among those of the same number."""
    listed = []
    for at, event in enumerate(events):
        place = sum(1 for other in events[max(0, at - 50) : at] if other["n"] == event["n"])
        listed.append(((event["n"], place), event))
    return listed


async def kill_again_and_again(server: Server, times: int, seats: list[list[str]], seed: int = 1) -> int:
    """The number of moves that had been seen when the server was killed, all rounds of killing together."""
    rng = Random(seed)
    witnesses = open_tables(server, seats)
    for _ in range(times):
        playing = [asyncio.create_task(one.play(server, Random(rng.random()))) for one in witnesses]
        await asyncio.sleep(rng.uniform(0.05, 0.4))
        server.stop(signal.SIGKILL)
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.start)
        for one in witnesses:
            await one.check(server)
    return sum(one.seen for one in witnesses)


def open_tables(server: Server, seats: list[list[str]]) -> list[Witness]:
    """A table for each list of seats, and everybody who sits at it."""
    witnesses = []
    for asked in seats:
        table, cookie, secrets = server.table(asked)
        for secret in secrets:
            server.sit(table, secret)
        witnesses += [Witness(table, secret) for secret in (cookie, *secrets)]
    return witnesses
