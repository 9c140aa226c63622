"""Workers of their own: processes, perhaps on other machines, in which the bots of any server think.

A server sends a question over a connection of its own and gets the answer back, a line of JSON each way. While it waits
it says in one more line if others wait for the answer now; if it hangs up, nobody does. A worker that has not come to
the question yet sends an empty line now and then: it is busy, not gone. The question holds the whole game, hidden cards
and all: let nobody but your servers reach the port.
"""

import argparse
import asyncio
import json
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any, TypeVar, cast

from spieltisch.table.bots import choose
from spieltisch.table.coaching import hint
from spieltisch.table.logs import log, set_up
from spieltisch.table.settings import BadSetting, add_think_flags, check_host
from spieltisch.table.thinkers import Errand, Thinkers, WorkerDied

LINE = 4_000_000  # bytes of a question: a game of 20,000 moves has 300,000
PATIENCE = 120.0  # seconds until a worker that gives no sign of life counts as gone
ALIVE = 20.0  # seconds between two signs of life
BUSY = b"\n"  # the sign
JOBS: dict[str, Callable[..., Any]] = {"choose": choose, "hint": hint}  # what is done there
AGAIN = 1.0  # seconds until workers that were all gone are tried again

T = TypeVar("T")


class Elsewhere:
    """Bots think on workers of their own; records and replays are made here."""

    def __init__(self, addresses: Sequence[str], workers: int = 1) -> None:
        self.addresses = list(addresses)
        self.here = Thinkers(workers)
        self.asked = 0  # questions so far: workers take turns
        self.waiting: dict[Errand, asyncio.StreamWriter | None] = {}  # and the connections on which they were asked

    async def run(self, job: Callable[..., T], *args: Any, errand: Errand) -> T:
        if job not in JOBS.values():
            return await self.here.run(job, *args, errand=errand)
        self.waiting[errand] = None
        try:
            return cast(T, await self.answered({"job": job.__name__, "question": args}, errand))
        finally:
            del self.waiting[errand]

    def changed(self, errand: Errand) -> None:
        asked = self.waiting.get(errand)
        if asked is not None:
            asked.write(line({"errand": asdict(errand)}))

    async def answered(self, question: dict[str, Any], errand: Errand) -> Any:
        """The answer of the next worker that has one. Bots wait for workers to come back, however long that takes."""
        while True:
            for _ in self.addresses:
                self.asked += 1
                address = self.addresses[self.asked % len(self.addresses)]
                try:
                    answer = await self.one_question(address, question, errand)
                except (OSError, TimeoutError, ValueError) as wrong:
                    log("a worker is gone", logging.WARNING, worker=address, error=f"{type(wrong).__name__}: {wrong}")
                    continue
                if "error" in answer:
                    raise WorkerDied(answer["error"])
                return answer["answer"]
            await asyncio.sleep(AGAIN)

    def load(self) -> dict[str, float]:
        return self.here.load() | {"elsewhere": len(self.waiting)}

    def close(self) -> None:
        self.here.close()

    async def one_question(self, address: str, question: dict[str, Any], errand: Errand) -> dict[str, Any]:
        host, _, port = address.rpartition(":")
        opening = asyncio.open_connection(host or "127.0.0.1", int(port), limit=LINE)
        reader, writer = await asyncio.wait_for(opening, PATIENCE)
        try:
            writer.write(line(question | {"errand": asdict(errand)}))
            self.waiting[errand] = writer
            while (said := await asyncio.wait_for(reader.readline(), PATIENCE)) == BUSY:
                pass
            answer: dict[str, Any] = json.loads(said)  # nothing at all: it hung up
            return answer
        finally:
            self.waiting[errand] = None
            writer.close()
            with suppress(OSError):
                await writer.wait_closed()


def line(said: dict[str, Any]) -> bytes:
    return json.dumps(said).encode() + b"\n"


def thinking(addresses: str, workers: int) -> Thinkers | Elsewhere:
    """Where a server's bots think: at these addresses, or in processes of its own."""
    listed = [address.strip() for address in addresses.split(",") if address.strip()]
    return Elsewhere(listed) if listed else Thinkers(workers)


# The worker itself


async def serve(host: str, port: int, workers: int) -> None:
    thinkers = Thinkers(workers)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        signs = asyncio.create_task(signs_of_life(writer))
        try:
            asked = json.loads(await reader.readline())
            errand = Errand(**asked["errand"])
            found = await while_wanted(thought(thinkers, asked, errand), further(thinkers, reader, errand))
            if found is not None:
                writer.write(line(found))
                await writer.drain()
        except (OSError, ValueError, KeyError, TypeError) as wrong:
            log("a question was not understood", logging.WARNING, error=f"{type(wrong).__name__}: {wrong}")
        finally:
            signs.cancel()
            writer.close()

    server = await asyncio.start_server(answer, host, port, limit=LINE)
    log("thinking", port=server.sockets[0].getsockname()[1], workers=thinkers.workers)
    try:
        await server.serve_forever()
    finally:
        thinkers.close()


async def signs_of_life(writer: asyncio.StreamWriter) -> None:
    while True:
        await asyncio.sleep(ALIVE)
        writer.write(BUSY)


async def while_wanted(thinking: Coroutine[Any, Any, T], wanted: Coroutine[Any, Any, None]) -> T | None:
    """What comes of some thinking; None, and it is given up, if nobody wants it any more."""
    answer, gone = asyncio.ensure_future(thinking), asyncio.ensure_future(wanted)
    try:
        await asyncio.wait([answer, gone], return_when=asyncio.FIRST_COMPLETED)
        return answer.result() if answer.done() else None
    finally:
        for task in (answer, gone):
            task.cancel()
        await asyncio.gather(answer, gone, return_exceptions=True)


async def further(thinkers: Thinkers, reader: asyncio.StreamReader, errand: Errand) -> None:
    """What the server says until it hangs up: who waits for the answer now."""
    while said := await reader.readline():
        now = Errand(**json.loads(said)["errand"])
        errand.rank, errand.address = now.rank, now.address
        thinkers.changed(errand)


async def thought(thinkers: Thinkers, asked: dict[str, Any], errand: Errand) -> dict[str, Any]:
    try:
        job = JOBS[asked.get("job", "choose")]
        return {"answer": await thinkers.run(job, *asked["question"], errand=errand)}
    except Exception as wrong:
        log("a bot could not think", logging.ERROR, error=f"{type(wrong).__name__}: {wrong}")
        return {"error": f"{type(wrong).__name__}: {wrong}"}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="spieltisch think", description="Let the bots of web tables think here.")
    add_think_flags(parser)
    run(parser.parse_args(arguments))


def run(asked: argparse.Namespace) -> None:
    """SpieltischError with a sentence for a port or a number of processes that cannot be."""
    for name, highest in (("port", 65_535), ("workers", 1_000)):
        if not 0 <= getattr(asked, name) <= highest:
            raise BadSetting(f"--{name} is a number from 0 to {highest}, not {getattr(asked, name)}")
    check_host(asked.host)
    set_up("info")
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(asked.host, asked.port, asked.workers))


if __name__ == "__main__":
    main()
