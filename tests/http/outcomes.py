"""What comes of reading some bytes as JSON: the value, or what is said of them."""

from collections.abc import Callable

import orjson


def outcome(read: Callable[[bytes], object], body: bytes) -> object:
    try:
        return read(body)
    except orjson.JSONDecodeError as error:
        return str(error)
