"""What one operating system has and another has not, each with something plain in its place.

Windows knows no ``fcntl``, ``resource``, ``os.nice`` and no alarm signal: there the database is locked by ``msvcrt``,
and the rest is done without.
"""

import contextlib
import os
import signal
import sys
from collections.abc import Callable, Iterator
from types import FrameType

try:
    import fcntl
except ImportError:
    fcntl = None  # type: ignore[assignment]
try:
    import resource
except ImportError:
    resource = None  # type: ignore[assignment]

FILES = 2048  # open files of a process where nobody tells the limit: that of Windows' C library is 8192, 512 at first
FAR = 1 << 62  # a byte behind every file: Windows lets nobody read what is locked


def lock_file(opened: int) -> None:
    """Hold an open file alone until it is closed; OSError if somebody else holds it."""
    if fcntl is not None:
        fcntl.flock(opened, fcntl.LOCK_EX | fcntl.LOCK_NB)
    elif sys.platform == "win32":
        import msvcrt

        os.lseek(opened, FAR, os.SEEK_SET)
        msvcrt.locking(opened, msvcrt.LK_NBLCK, 1)
    else:
        print("spieltisch: this system locks no files; start one server a database.", file=sys.stderr)


def most_files() -> int:
    """As many open files as the system allows us; what a shell gives at first is less."""
    if resource is None:
        return FILES
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    return most if most != resource.RLIM_INFINITY else 1 << 20


def stand_back() -> None:
    """Let others go first, where processes can."""
    nice = getattr(os, "nice", None)
    if nice is not None:
        with contextlib.suppress(OSError):
            nice(10)


@contextlib.contextmanager
def alarm(seconds: float, ring: Callable[[int, FrameType | None], None]) -> Iterator[None]:
    """Call ``ring`` in the main thread if this takes so long; where there is no alarm, it may take longer."""
    if not hasattr(signal, "SIGALRM"):
        yield
        return
    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
