"""A crowd of clients: ordinary ones that ask and time their answers, and ones that stall."""

import os
import select
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path

from tests.http.serving.wire import SCORE, post
from tests.served import HOST, Served

SILENT, HALF_A_HEAD, HALF_A_BODY = b"", post()[:60], post()[:-10]
PAGE = os.sysconf("SC_PAGE_SIZE")  # bytes
TIMEOUT = 30  # seconds


@dataclass(slots=True)
class Tally:
    """What a crowd saw: seconds to each answer, statuses other than 200, and requests sent and never answered."""

    seconds: list[float] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)
    lost: list[str] = field(default_factory=list)

    def slowest(self, share: float) -> float:
        """The time within which this share of the answers came."""
        return sorted(self.seconds)[max(0, int(len(self.seconds) * share) - 1)]


def ask_once(port: int, tally: Tally, connection: HTTPConnection | None = None) -> bool:
    """Ask for a score and note what came of it; False where nobody listens any more."""
    asking = connection or HTTPConnection(HOST, port, timeout=TIMEOUT)
    begun = time.monotonic()
    try:
        if asking.sock is None:
            asking.connect()
    except OSError:
        return False
    try:
        asking.request("POST", "/v1/apples/score", SCORE, {"Content-Type": "application/json"})
        answer = asking.getresponse()
        answer.read()
    except (OSError, HTTPException) as error:
        tally.lost.append(repr(error))
        asking.close()
        return True
    tally.seconds.append(time.monotonic() - begun)
    if answer.status != 200:
        tally.refused.append(answer.status)
    if connection is None:
        asking.close()
    return True


@contextmanager
def crowd(port: int, clients: int, stop: threading.Event) -> Iterator[Tally]:
    """Clients that ask one question after the other, each on a new connection, until ``stop``, or nobody listens."""
    tally = Tally()

    def keep_asking() -> None:
        while not stop.is_set() and ask_once(port, tally):
            pass

    threads = [threading.Thread(target=keep_asking) for _ in range(clients)]
    for thread in threads:
        thread.start()
    try:
        yield tally
    finally:
        stop.set()
        for thread in threads:
            thread.join(TIMEOUT)


@contextmanager
def stalled(served: Served, each: int) -> Iterator[list[socket.socket]]:
    """Connections that send nothing, half a head, or half a body, ``each`` of a kind, and then wait."""
    with ExitStack() as stack:
        socks = []
        for sent in (SILENT, HALF_A_HEAD, HALF_A_BODY):
            for _ in range(each):
                sock = stack.enter_context(served.connect())
                sock.sendall(sent)
                socks.append(sock)
        yield socks


def hung_up_within(sock: socket.socket, seconds: float) -> bool:
    """Whether the other side resets the connection in that time, or ends it; without reading anything from it."""
    watch = select.poll()
    watch.register(sock, select.POLLRDHUP)
    return bool(watch.poll(seconds * 1000))


def memory(served: Served) -> int:
    """Resident bytes of the workers, all together; Linux only."""
    master = Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children")
    workers = master.read_text().split()
    return sum(int(Path(f"/proc/{worker}/statm").read_text().split()[1]) for worker in workers) * PAGE
