"""A JSON object that is one long list: read in parts, so that nobody else waits for all of it.

Only ``{"name": [{…}, {…}, …], …}`` is read so: the list is cut after some ``}`` that a comma follows, and each part
read as a list of its own.  A cut within a string or a nested value leaves a part that is no JSON.  So if all parts can
be read, together they are the list; and if one cannot, the body is read as a whole, and that decides.
"""

import re
import time
from collections.abc import Callable, Iterator
from typing import Any

import orjson

from service.http.fairness import PAUSE

ReadList = Callable[[bytes], list[Any]]
"""As ``orjson.loads``, and the same errors, but faster for lists of one kind."""

LONG = 256 * 1024  # bytes, some milliseconds' reading: what is longer is read in parts of about that
OPENING = re.compile(rb'[ \t\n\r]*\{[ \t\n\r]*("[a-z_]+")[ \t\n\r]*:[ \t\n\r]*\[')


def read_json(body: bytes, read_list: ReadList | None = None) -> Any:  # noqa: ANN401  (any JSON)
    """What ``orjson.loads`` gives, and the same errors; ``read_list`` reads the list, if the object begins with one."""
    if read_list is None and len(body) <= LONG:
        return orjson.loads(body)
    read = _read_in_parts(body, read_list or orjson.loads)
    return orjson.loads(body) if read is None else read


def _read_in_parts(body: bytes, read_list: ReadList) -> dict[str, Any] | None:
    """The object, or None if it is none of this kind."""
    opening, closing = OPENING.match(body), body.rfind(b"]")
    if opening is None:
        return None
    name = orjson.loads(opening[1])
    try:
        read = orjson.loads(b"{%b:[]%b" % (opening[1], body[closing + 1 :]))  # all the rest of it
        parts = [_read_part(part, read_list) for part in _parts(body, opening.end(), closing)]
    except orjson.JSONDecodeError:
        return None
    if not all(parts) or read[name] != []:  # two commas in a row, or the same name again
        return None
    read[name] = [item for part in parts for item in part]
    return dict(read)


def _parts(body: bytes, start: int, end: int) -> Iterator[bytes]:
    """The elements between two positions, as lists; a part without an element follows a comma too many."""
    while (cut := body.find(b"},", start + LONG, end)) != -1:
        yield b"[%b]" % body[start : cut + 1]
        start = cut + 2
    yield b"[%b]" % body[start:end]


def _read_part(part: bytes, read_list: ReadList) -> list[Any]:
    read = read_list(part)
    if len(part) > LONG:
        time.sleep(PAUSE)
    return read
