"""Long work that lets others have their turn: every connection of a process shares one thread."""

import time
from collections.abc import Iterator, Sequence
from typing import TypeVar

Item = TypeVar("Item")

TURN = 500  # items between two pauses: some milliseconds' work
PAUSE = 0.0002  # seconds; a pause of none would not let gevent look for what has arrived


def giving_way(items: Sequence[Item]) -> Iterator[Item]:
    """The items; now and then the other requests of the process go first."""
    for first in range(0, len(items), TURN):
        yield from items[first : first + TURN]
        time.sleep(PAUSE)
