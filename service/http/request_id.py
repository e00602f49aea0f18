"""The name by which one request is found again, in the answer and in the log.

Taken from ``X-Request-ID``, or from the trace id of ``traceparent`` (W3C Trace Context), or made here.
"""

import re
from itertools import count
from secrets import token_hex
from typing import Any

GIVEN = re.compile(r"[A-Za-z0-9._:/+=@-]{1,128}(?![\s\S])")  # nothing that could break out of a header or a log line
TRACEPARENT = re.compile(r"[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?![\s\S])")

_process = ""
_numbers = count(1)


def request_id(environ: dict[str, Any]) -> str:
    """The id of the request of this WSGI environment."""
    given = environ.get("HTTP_X_REQUEST_ID")
    if given is not None and GIVEN.match(given):
        return str(given)
    trace = environ.get("HTTP_TRACEPARENT")
    if trace is not None and (match := TRACEPARENT.match(trace)):
        return match[1]
    return new_request_id()


def new_request_id() -> str:
    """A new id: a random name of this process, and a running number (much cheaper than 16 random bytes each time)."""
    global _process  # noqa: PLW0603  (named at the first request, so after gunicorn has forked)
    _process = _process or token_hex(6)
    return f"{_process}-{next(_numbers):x}"
