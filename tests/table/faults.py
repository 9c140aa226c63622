"""What can go wrong around a server while people play: begun, and made good again."""

import os
import resource
import signal
import sqlite3
from typing import TYPE_CHECKING, Protocol

from tests.table.playing import Server

if TYPE_CHECKING:
    from tests.table.conftest import Cluster


class Fault(Protocol):
    name: str

    def begin(self, server: Server) -> None: ...

    def end(self, server: Server) -> None:
        """Everything is well again; the server may be dead by now."""
        ...


def alive(server: Server) -> bool:
    return server.process is not None and server.process.poll() is None


class FullDisk:
    """No file of the server may grow."""

    name = "disk full"

    def begin(self, server: Server) -> None:
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))

    def end(self, server: Server) -> None:
        if alive(server):
            assert server.process is not None
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)


class LockedDatabase:
    """Another program holds the file of SQLite."""

    name = "database locked"

    def begin(self, server: Server) -> None:
        file = server.db.removeprefix("sqlite:///")
        self.other = sqlite3.connect(file, isolation_level=None, timeout=5, check_same_thread=False)
        self.other.execute("BEGIN IMMEDIATE")

    def end(self, server: Server) -> None:
        self.other.execute("ROLLBACK")
        self.other.close()


class StoppedDatabase:
    """PostgreSQL stops at once and comes back."""

    name = "database stopped"

    def __init__(self, cluster: "Cluster") -> None:
        self.cluster = cluster

    def begin(self, server: Server) -> None:
        self.cluster.halt()

    def end(self, server: Server) -> None:
        self.cluster.launch()


class KilledWorker:
    """The processes that think for bots are killed."""

    name = "worker killed"

    def begin(self, server: Server) -> None:
        assert server.process is not None
        for child in server.workers():
            os.kill(child, signal.SIGKILL)

    def end(self, server: Server) -> None: ...


class SetClock:
    """The clock of the machine is set, and set right again; for a server that is ``clocked``."""

    def __init__(self, name: str, there: signal.Signals, back: signal.Signals) -> None:
        self.name, self.there, self.back = name, there, back

    def begin(self, server: Server) -> None:
        assert server.process is not None
        server.process.send_signal(self.there)

    def end(self, server: Server) -> None:
        if alive(server):
            assert server.process is not None
            server.process.send_signal(self.back)


def faults(cluster: "Cluster | None" = None) -> list[Fault]:
    """All that can go wrong, on SQLite or on this PostgreSQL."""
    database: list[Fault] = [StoppedDatabase(cluster)] if cluster else [FullDisk(), LockedDatabase()]
    return [
        *database,
        KilledWorker(),
        SetClock("clock set forward", signal.SIGUSR1, signal.SIGUSR2),
        SetClock("clock set back", signal.SIGUSR2, signal.SIGUSR1),
    ]
