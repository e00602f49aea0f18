"""One JSON line for each request, on stdout: who asked what, and what came of it; never a body, never a query's values.

    {"time":"2026-01-31T12:00:00.123Z","id":"…","method":"POST","path":"/v1/apples/score","route":"/v1/apples/score",
     "status":200,"ms":0.21,"address":"192.0.2.1"}

Events (starts, stops, faults) go to stderr, one JSON line each too.
"""

import logging
import os
import time
from contextlib import suppress
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any

import orjson

STDOUT = 1  # the file descriptor: a line is one write, so that the lines of several workers never mix
LONGEST_PATH = 200  # characters of it that are logged; a line stays below the 4096 bytes that a pipe takes whole

enabled = False  # until gunicorn's configuration says otherwise (REQUEST_LOG)


def log_request(line: dict[str, Any]) -> None:
    """Write one request's line; ``time`` is added."""
    if not enabled:
        return
    with suppress(OSError, orjson.JSONEncodeError):  # whoever reads the log has gone, and the answer matters more
        os.write(STDOUT, orjson.dumps({"time": _timestamp(), **line}, option=orjson.OPT_APPEND_NEWLINE))


def clip_path(path: str) -> str:
    """The path of a WSGI environment, as logged."""
    text = path if path.isascii() else path.encode("latin-1", "replace").decode(errors="replace")
    return text if len(text) <= LONGEST_PATH else f"{text[:LONGEST_PATH]}…"


def _timestamp() -> str:
    now = time.time()
    second = int(now)
    return f"{_second(second)}.{int((now - second) * 1000):03}Z"


@lru_cache(maxsize=2)
def _second(second: int) -> str:
    return datetime.fromtimestamp(second, UTC).strftime("%Y-%m-%dT%H:%M:%S")


class JsonFormatter(logging.Formatter):
    """Events as JSON lines."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, a traceback included."""
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line = {"time": at, "level": record.levelname.lower(), "event": record.getMessage()}
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return orjson.dumps(line).decode()


def configuration(level: str, *, to_people: bool) -> dict[str, Any]:
    """What ``logging.config.dictConfig`` is given: events on stderr, as JSON lines unless people read them there.

    gunicorn's own reports of an ordinary start and stop are left out; ``debug`` shows them.
    """
    quieter = level.upper() if level == "debug" else max(level.upper(), "WARNING", key=logging.getLevelName)
    formats = {"json": {"()": JsonFormatter}, "plain": {"format": "%(message)s"}}
    handler = {"class": "logging.StreamHandler", "formatter": "plain" if to_people else "json"}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": formats,
        "handlers": {"stderr": {**handler, "stream": "ext://sys.stderr"}},
        "root": {"level": level.upper(), "handlers": ["stderr"]},
        "loggers": {"gunicorn.error": {"level": quieter, "handlers": [], "propagate": True}},
    }
