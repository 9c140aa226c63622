"""What stays in memory of something that is done again and again."""

import gc
import tracemalloc
from collections.abc import Callable

import pytest

from spieltisch._pure import compiled

only_compiled = pytest.mark.skipif(not compiled(), reason="plain Python frees everything; rows are lost in C")


def left_behind(act: Callable[[], object]) -> float:
    """Bytes that each repetition leaves behind, once everything that is kept on purpose has been made."""

    def memory_after(times: int) -> int:
        for _ in range(times):
            act()
        gc.collect()
        return tracemalloc.get_traced_memory()[0]

    tracemalloc.start()
    try:
        memory_after(2)
        before = memory_after(1)
        return (memory_after(3) - before) / 3
    finally:
        tracemalloc.stop()
