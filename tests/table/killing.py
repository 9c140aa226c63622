"""Kill a server under load, start it again, and ask everybody whether a move they had seen is gone."""

import asyncio
import signal
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

import websockets

from tests.table.faults import Fault
from tests.table.playing import Server, player


@dataclass
class Witness:
    """Somebody who plays as fast as the server allows and remembers all that was told."""

    table: str
    secret: str
    told: dict[tuple[int, int], Any] = field(default_factory=dict)  # (n, place within n): the event
    seen: int = 0
    refused: Counter[str] = field(default_factory=Counter)

    def remember(self, message: dict[str, Any]) -> None:
        if message["type"] == "state":
            self.seen = max(self.seen, message["n"])
        if message["type"] == "events":
            for key, event in numbered(message["events"]):
                self.told[key] = event
        if message["type"] == "refused":
            self.refused[message["code"]] += 1

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
                        if [message["type"] for message in one.came[-2:]] == ["refused", "state"]:
                            await asyncio.sleep(0.02)  # nobody clicks faster
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
            assert (one.state["over"] or {}).get("reason") != "time", "somebody lost by a clock that was set"
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


@dataclass
class Report:
    """What there was, all rounds of killing together."""

    seen: int = 0  # moves that somebody had been told
    refused: Counter[str] = field(default_factory=Counter)  # what was not done, by the reason that was given
    faults: Counter[str] = field(default_factory=Counter)


async def kill_again_and_again(
    server: Server,
    times: int,
    seats: list[list[str]],
    seed: int = 1,
    faults: Sequence[Fault] = (),
    tell: Callable[[int], None] = lambda killed: None,
) -> Report:
    """Kill the server so often, with something else going wrong in between; AssertionError if a seen move is lost."""
    rng, report = Random(seed), Report()
    witnesses = open_tables(server, seats)
    for number in range(times):
        playing = [asyncio.create_task(one.play(server, Random(rng.random()))) for one in witnesses]
        await asyncio.sleep(rng.uniform(0.05, 0.4))
        fault = faults[number % len(faults)] if faults else None
        lasting = rng.random() < 0.5  # whether the kill falls into the time of the fault
        if fault is not None:
            report.faults[fault.name] += 1
            await asyncio.to_thread(fault.begin, server)
            await asyncio.sleep(rng.uniform(0.05, 0.4))
            if not lasting:
                await asyncio.to_thread(fault.end, server)
                await asyncio.sleep(rng.uniform(0.05, 0.4))
        await asyncio.to_thread(server.stop, signal.SIGKILL)
        if fault is not None and lasting:
            await asyncio.to_thread(fault.end, server)
        await asyncio.gather(*playing)
        await asyncio.to_thread(server.start)
        await asyncio.gather(*(one.check(server) for one in witnesses))
        tell(number + 1)
    for one in witnesses:
        report.seen += one.seen
        report.refused += one.refused
    return report


def open_tables(server: Server, seats: list[list[str]]) -> list[Witness]:
    """A table for each list of seats, and everybody who sits at it; the clocks allow less than a clock is ever set."""
    witnesses = []
    for asked in seats:
        table, cookie, secrets = server.table(asked, clock={"minutes": 600, "increment": 0})
        for secret in secrets:
            server.sit(table, secret)
        witnesses += [Witness(table, secret) for secret in (cookie, *secrets)]
    return witnesses
