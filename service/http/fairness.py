"""Long work that lets others have their turn: every connection of a process shares one thread."""

import time
from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")

GLANCE = 50  # items between two looks at the clock
TURN = 0.005  # seconds of work between two pauses
PAUSE = 0.0002  # seconds; a pause of none would not let gevent look for what has arrived


def giving_way(items: Sequence[Item]) -> Iterator[Item]:
    """The items; now and then the other requests of the process go first."""
    begun = time.monotonic()
    for first in range(0, len(items), GLANCE):
        if time.monotonic() > begun + TURN:
            time.sleep(PAUSE)
            begun = time.monotonic()
        yield from items[first : first + GLANCE]
