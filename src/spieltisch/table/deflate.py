"""Compression of what goes out, where it pays: large messages, each for itself.

Kept windows would make small messages smaller still, but hold 30 kB for each connection. What comes in is small:
clients may compress it or not.
"""

from collections.abc import Sequence
from typing import Any

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame

LARGE = 1400  # bytes from which on a message is compressed: what fits into one packet need not be smaller
HUGE = 16 * 1024  # and from which on it is worth twice the time: a long list of choices
HISTORY = 128 * 1024  # but not what a newcomer hears of a long game: that would hold everybody up for 5 ms, not 2


class Deflate(PerMessageDeflate):
    def encode(self, frame: Frame) -> Frame:
        if len(frame.data) < LARGE:
            return frame
        self.compress_settings = {"level": 8 if HUGE <= len(frame.data) < HISTORY else 3, "memLevel": 6}
        return super().encode(frame)


class Compression(ServerPerMessageDeflateFactory):
    """What is agreed on with a client that offers to decompress."""

    def __init__(self) -> None:
        super().__init__(
            server_no_context_takeover=True,
            client_no_context_takeover=True,
            server_max_window_bits=13,
        )

    def process_request_params(self, params: Sequence[Any], accepted: Sequence[Any]) -> tuple[list[Any], Deflate]:
        answer, agreed = super().process_request_params(params, accepted)
        return answer, Deflate(
            agreed.remote_no_context_takeover,
            agreed.local_no_context_takeover,
            agreed.remote_max_window_bits,
            agreed.local_max_window_bits,
            agreed.compress_settings,
        )
