"""JSON as bytes: by msgspec at a server; in a browser, where there is none, by Python itself."""

import json
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

encode: "Callable[[Any], bytes]"
once: "Callable[[Any], Any]"  # for what goes into several messages: encoded once, where that pays

try:
    import msgspec

    encode = msgspec.json.Encoder().encode  # knows dataclasses, so a Text needs no .json()

    def once(value: Any) -> Any:
        return msgspec.Raw(encode(value))
except ImportError:

    def plain(value: Any) -> Any:
        if not is_dataclass(value):
            raise TypeError(f"{type(value).__name__} is no JSON")
        return {field.name: getattr(value, field.name) for field in fields(value)}

    def encode(value: Any) -> bytes:
        return json.dumps(value, default=plain, ensure_ascii=False, separators=(",", ":")).encode()

    def once(value: Any) -> Any:
        return value
