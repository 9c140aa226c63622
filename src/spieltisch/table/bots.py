"""Bots think in processes of their own: the event loop only waits for their answer."""

import asyncio
import contextlib
import json
import multiprocessing
import os
import secrets
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from spieltisch.bots import bot
from spieltisch.engine.game import Json
from spieltisch.engine.record import Move, Record
from spieltisch.engine.registry import game
from spieltisch.engine.seat import Seat
from spieltisch.engine.table import told, view

T = TypeVar("T")


class Thinkers:
    """A pool of processes for everything that takes longer than a blink."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    async def run(self, job: Callable[..., T], *args: Any) -> T:
        """Do a job in a process; once more if the process died under it."""
        loop = asyncio.get_running_loop()
        for last in (False, True):
            pool = self.pool = self.pool or self.start()
            try:
                return await loop.run_in_executor(pool, job, *args)
            except BrokenProcessPool:
                if self.pool is pool:
                    self.pool = None
                if last:
                    raise
        raise AssertionError("unreachable")

    def start(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, context, initializer=settle_in, initargs=(os.getpid(),))

    def close(self) -> None:
        if self.pool is not None:
            processes = list((self.pool._processes or {}).values())
            self.pool.shutdown(wait=False, cancel_futures=True)
            for process in processes:
                process.terminate()


# In the worker process


def settle_in(server: int) -> None:
    """Be quiet, be second to the server, and end with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    with contextlib.suppress(OSError):
        os.nice(10)
    threading.Thread(target=end_with, args=(server,), daemon=True).start()


def end_with(server: int) -> None:
    """A server that was killed cannot stop its workers: they look themselves."""
    while os.getppid() == server:
        time.sleep(1)
    os._exit(0)


def choose(id: str, seats: int, options: dict[str, Json], moves: list[Move], seat: int, level: str) -> int:
    """The choice of a bot. It is handed its seat, never the position."""
    state = game(id).new(seats, options)
    for action, who in moves:
        state.step(action, who)
    return int(bot(level, id, seed=secrets.randbits(63)).choose(Seat(state, seat)))


def check_record(text: str) -> tuple[str, int, dict[str, Json], list[Move], list[str], bool]:
    """A record that somebody sent, played through; BadRecord with a sentence."""
    record = Record.loads(text)
    return record.game, record.seats, record.options, record.moves, record.names, record.finished


def write_record(id: str, options: dict[str, Json], moves: list[Move], names: list[str], finished: bool) -> str:
    record = Record(id, len(names), options, moves, names)
    record.finished = finished
    return record.dumps()


def replay_steps(id: str, seats: int, options: dict[str, Json], moves: list[Move]) -> bytes:
    """Every position of a finished game in the open, as JSON."""
    rules = game(id)
    state = rules.new(seats, options)
    steps: list[Json] = [{"n": 0, "view": open_view(state, seats), "events": [], "seat": None, "action": None}]
    for number, (action, seat) in enumerate(moves, 1):
        said = rules.view.notation(state, action)
        state.events = []
        state.step(action, seat)
        events, state.events = state.events, None
        steps.append(
            {
                "n": number,
                "view": open_view(state, seats),
                "events": [in_the_open(id, event) for event in events],
                "seat": seat,
                "action": action,
                "notation": said,
            }
        )
    return json.dumps(steps, ensure_ascii=False, separators=(",", ":")).encode()


def in_the_open(id: str, event: Any) -> dict[str, Json]:
    """An event with all that anybody saw of it."""
    return told(id, event, event.to[0] if event.to else None)


def open_view(state: Any, seats: int) -> Json:
    """What all seats together see: the spectator's view, and whatever a seat knows beyond it."""
    common = view(state, None)
    shown = common
    for seat in range(seats):
        shown = laid_over(common, view(state, seat), shown)
    return shown | {"seat": None}


def laid_over(common: Json, own: Json, shown: Json) -> Json:
    """``shown``, and in it every part where a seat's own view differs from the common one."""
    if own == common:
        return shown
    if isinstance(common, dict) and isinstance(own, dict) and isinstance(shown, dict):
        return shown | {key: laid_over(common.get(key), value, shown.get(key)) for key, value in own.items()}
    if isinstance(common, list) and isinstance(own, list) and isinstance(shown, list) and len(common) == len(own):
        return [laid_over(*parts) for parts in zip(common, own, shown, strict=True)]
    return own
