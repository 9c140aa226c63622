"""Workers of their own: processes, perhaps on other machines, in which the bots of any server think.

A server sends a question over a connection of its own and gets the answer back, a line of JSON each way. The question
holds the whole game, hidden cards and all: let nobody but your servers reach the port.
"""

import argparse
import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import asdict
from typing import Any, TypeVar, cast

from spieltisch.table.bots import choose
from spieltisch.table.coaching import hint
from spieltisch.table.logs import log, set_up
from spieltisch.table.settings import add_think_flags
from spieltisch.table.thinkers import Errand, Thinkers, WorkerDied

LINE = 4_000_000  # bytes of a question: a game of 20,000 moves has 300,000
PATIENCE = 120.0  # seconds until a worker that does not answer counts as gone: others may be before us
JOBS: dict[str, Callable[..., Any]] = {"choose": choose, "hint": hint}  # what is done there
AGAIN = 1.0  # seconds until workers that were all gone are tried again

T = TypeVar("T")


class Elsewhere:
    """Bots think on workers of their own; records and replays are made here."""

    def __init__(self, addresses: Sequence[str], workers: int = 1) -> None:
        self.addresses = list(addresses)
        self.here = Thinkers(workers)
        self.asked = 0  # questions so far: workers take turns
        self.waiting = 0

    async def run(self, job: Callable[..., T], *args: Any, errand: Errand) -> T:
        if job not in JOBS.values():
            return await self.here.run(job, *args, errand=errand)
        self.waiting += 1
        try:
            line = json.dumps({"job": job.__name__, "question": args, "errand": asdict(errand)}).encode() + b"\n"
            return cast(T, await self.answered(line))
        finally:
            self.waiting -= 1

    async def answered(self, line: bytes) -> Any:
        """The answer of the next worker that has one. Bots wait for workers to come back, however long that takes."""
        while True:
            for _ in self.addresses:
                self.asked += 1
                address = self.addresses[self.asked % len(self.addresses)]
                try:
                    answer = await asyncio.wait_for(one_question(address, line), PATIENCE)
                except (OSError, TimeoutError, ValueError) as wrong:
                    log("a worker is gone", logging.WARNING, worker=address, error=f"{type(wrong).__name__}: {wrong}")
                    continue
                if "error" in answer:
                    raise WorkerDied(answer["error"])
                return answer["answer"]
            await asyncio.sleep(AGAIN)

    def load(self) -> dict[str, float]:
        return self.here.load() | {"elsewhere": self.waiting}

    def close(self) -> None:
        self.here.close()


async def one_question(address: str, line: bytes) -> dict[str, Any]:
    host, _, port = address.rpartition(":")
    reader, writer = await asyncio.open_connection(host or "127.0.0.1", int(port), limit=LINE)
    try:
        writer.write(line)
        answer: dict[str, Any] = json.loads(await reader.readline())  # an empty line: it hung up
        return answer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


def thinking(addresses: str, workers: int) -> Thinkers | Elsewhere:
    """Where a server's bots think: at these addresses, or in processes of its own."""
    listed = [address.strip() for address in addresses.split(",") if address.strip()]
    return Elsewhere(listed) if listed else Thinkers(workers)


# The worker itself


async def serve(host: str, port: int, workers: int) -> None:
    thinkers = Thinkers(workers)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            asked = json.loads(await reader.readline())
            writer.write(json.dumps(await thought(thinkers, asked)).encode() + b"\n")
            await writer.drain()
        except (OSError, ValueError, KeyError, TypeError) as wrong:
            log("a question was not understood", logging.WARNING, error=f"{type(wrong).__name__}: {wrong}")
        finally:
            writer.close()

    server = await asyncio.start_server(answer, host, port, limit=LINE)
    log("thinking", port=server.sockets[0].getsockname()[1], workers=thinkers.workers)
    try:
        await server.serve_forever()
    finally:
        thinkers.close()


async def thought(thinkers: Thinkers, asked: dict[str, Any]) -> dict[str, Any]:
    try:
        job = JOBS[asked.get("job", "choose")]
        return {"answer": await thinkers.run(job, *asked["question"], errand=Errand(**asked["errand"]))}
    except Exception as wrong:
        log("a bot could not think", logging.ERROR, error=f"{type(wrong).__name__}: {wrong}")
        return {"error": f"{type(wrong).__name__}: {wrong}"}


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="spieltisch think", description="Let the bots of web tables think here.")
    add_think_flags(parser)
    run(parser.parse_args(arguments))


def run(asked: argparse.Namespace) -> None:
    set_up("info")
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(asked.host, asked.port, asked.workers))


if __name__ == "__main__":
    main()
