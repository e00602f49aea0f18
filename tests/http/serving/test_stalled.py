"""Clients that stall delay nobody, and are cut in time; ``make soak`` does the same for a minute."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import pytest

from tests.http.serving.load import HALF_A_BODY, HALF_A_HEAD, SILENT, Tally, ask_once, hung_up_within, stalled
from tests.http.serving.wire import SCORE, answers, chunked, get, post
from tests.served import Served, serve

WAIT = 2  # seconds; IDLE_SECONDS and BODY_SECONDS of the service that is attacked here
LOOK = 0.5  # seconds between two looks at who is late
SLACK = 3.0  # for a busy machine


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The service with short waits, one worker."""
    waits = {"IDLE_SECONDS": str(WAIT), "BODY_SECONDS": str(WAIT)}
    with serve(tmp_path_factory.mktemp("impatient") / "log", environment=waits) as running:
        yield running


def test_fifty_of_each_kind_delay_nobody(served: Served) -> None:
    tally = Tally()
    with stalled(served, 50):
        for _ in range(20):
            ask_once(served.port, tally)
            time.sleep(0.05)
    assert (len(tally.seconds), tally.refused, tally.lost) == (20, [], [])
    assert tally.slowest(0.95) < 1


@pytest.mark.parametrize(
    ("sent", "statuses"),
    [
        pytest.param(SILENT, [], id="silent: closed without a word"),
        pytest.param(HALF_A_HEAD, [408], id="half a head: 408"),
        pytest.param(HALF_A_BODY, [408], id="half a body: 408"),
        pytest.param(post(chunked(SCORE[:9], end=b""), "Transfer-Encoding: chunked"), [408], id="half the chunks: 408"),
        pytest.param(post() + HALF_A_HEAD, [200, 408], id="an answer, then half a head"),
        pytest.param(post(), [200], id="an answer, then silence"),
    ],
)
def test_who_stalls_is_cut_in_time(impatient: Served, sent: bytes, statuses: list[int]) -> None:
    begun = time.monotonic()
    with impatient.connect() as sock:
        sock.sendall(sent)
        assert [answer.status for answer in answers(sock)] == statuses
    assert WAIT - 0.1 < time.monotonic() - begun < WAIT + LOOK + SLACK


def test_who_trickles_is_cut_as_well(impatient: Served) -> None:
    begun = time.monotonic()
    with impatient.connect() as sock:
        sock.sendall(post(b"", length=1000))
        trickling = threading.Thread(target=_trickle, args=(sock,))
        trickling.start()
        assert [answer.status for answer in answers(sock)] == [408]
        trickling.join()
    assert time.monotonic() - begun < WAIT + LOOK + SLACK


def test_who_sends_slowly_but_steadily_is_heard_out(impatient: Served) -> None:
    spaces = b" " * 100_000  # a second more for every 64 KiB
    with impatient.connect() as sock:
        sock.sendall(post(b"", length=len(SCORE) + 5 * len(spaces)))
        for _ in range(5):
            time.sleep(WAIT / 4)
            sock.sendall(spaces)
        sock.sendall(SCORE)
        assert next(answers(sock)).json()["points"] == 30


def _trickle(sock: socket.socket) -> None:
    with suppress(OSError):
        for _ in range(20):
            sock.sendall(b" ")
            time.sleep(0.2)


def test_who_never_takes_the_answers_is_cut(impatient: Served) -> None:
    with impatient.connect() as sock:
        sock.sendall(get("/v1/apples/rules") * 3000)  # some 20 MB of answers, more than both sides' buffers hold
        assert hung_up_within(sock, 60)  # 3 * WAIT after the buffers are full
