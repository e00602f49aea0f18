"""Long work that lets others have their turn: every connection of a process shares one thread."""

import time
from collections.abc import Iterable, Iterator
from itertools import islice
from typing import TypeVar

Item = TypeVar("Item")

GLANCE = 10  # items between two looks at the clock
TURN = 0.005  # seconds of work between two pauses
PAUSE = 0.0002  # seconds; a pause of none would not let gevent look for what has arrived


def giving_way(items: Iterable[Item], glance: int = GLANCE) -> Iterator[Item]:
    """The items; now and then the other requests of the process go first. ``glance`` is 1 where an item may be long."""
    begun, source = time.monotonic(), iter(items)
    while batch := tuple(islice(source, glance)):
        if time.monotonic() > begun + TURN:
            time.sleep(PAUSE)
            begun = time.monotonic()
        yield from batch
