"""Logs as lines of JSON, one event each. Who logs names the fields one by one: a secret is never among them."""

import json
import logging
import sys
from datetime import UTC, datetime

LOGGER = logging.getLogger("spieltisch")


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up(level: str) -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.root.handlers[:] = [handler]
    logging.root.setLevel(logging.WARNING)
    LOGGER.setLevel(level.upper())
    # uvicorn would log every address, and every odd request as a warning: only what breaks matters.
    logging.getLogger("uvicorn").setLevel(logging.ERROR)


def log(event: str, level: int = logging.INFO, **facts: object) -> None:
    LOGGER.log(level, event, extra={"facts": facts})
