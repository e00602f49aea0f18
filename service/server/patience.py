"""How long a peer is waited for."""

import time
from math import inf

PACE = 64 * 1024  # bytes a second: the slowest that a peer which keeps moving may be
NEVER = inf


class Patience:
    """So many seconds of waiting; every PACE bytes moved earn one back.

    Only waiting counts, not the service's own work; and a peer that trickles runs out as surely as a silent one.
    """

    __slots__ = ("_left", "_limit", "_since")

    def __init__(self, seconds: float) -> None:
        self._limit = self._left = seconds
        self._since = 0.0

    def wait(self) -> float:
        """The wait begins: its end, in seconds of the monotonic clock."""
        self._since = time.monotonic()
        return self._since + self._left

    def moved(self, count: int) -> None:
        """The wait is over: ``count`` bytes came or went."""
        waited = time.monotonic() - self._since
        self._left = min(self._limit, self._left - waited + count / PACE)
