"""TERM: what has been asked is answered, whatever is silent is parted from, and the process ends in time."""

import signal
import socket
import threading
import time
from pathlib import Path

import pytest

from tests.http.serving.load import HALF_A_HEAD, Tally, ask_once, crowd, stalled
from tests.http.serving.wire import SCORE, answers, get, post
from tests.served import serve

GRACE = 8  # seconds; GRACE_SECONDS of the services that are stopped here
SLACK = 5.0  # for a busy machine


@pytest.mark.parametrize("workers", [1, 2])
def test_no_request_is_lost_under_load(tmp_path: Path, workers: int) -> None:
    stop = threading.Event()
    with serve(tmp_path / "log", workers) as running, crowd(running.port, 8, stop) as tally:
        time.sleep(1.5)
        running.process.send_signal(signal.SIGTERM)
        assert running.process.wait(30) == 0
    assert len(tally.seconds) > 50
    assert (tally.refused, tally.lost) == ([], [])


def test_requests_in_flight_are_answered_and_nobody_keeps_the_process(tmp_path: Path) -> None:
    environment = {"GRACE_SECONDS": str(GRACE), "IDLE_SECONDS": "60", "BODY_SECONDS": "60"}
    with (
        serve(tmp_path / "log", environment=environment) as running,
        running.connect() as kept_open,
        running.connect() as halfway,
        stalled(running, 5),
    ):
        kept_open.sendall(get("/healthz"))
        next(answers(kept_open))
        halfway.sendall(post()[:-5])
        time.sleep(0.5)
        begun = time.monotonic()
        running.process.send_signal(signal.SIGTERM)
        time.sleep(1)
        halfway.sendall(SCORE[-5:])
        answer = next(answers(halfway))
        assert (answer.status, answer.headers["connection"]) == (200, "close")
        assert not list(answers(kept_open))  # closed, and soon
        assert time.monotonic() - begun < GRACE
        running.process.wait(GRACE + SLACK)  # the clients halfway through a request are given up then
    assert time.monotonic() - begun < GRACE + SLACK


def test_the_address_is_free_again_at_once(tmp_path: Path) -> None:
    with serve(tmp_path / "first") as running:
        port = running.port
        with running.connect() as sock:
            sock.sendall(HALF_A_HEAD)
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        probe.bind(("127.0.0.1", port))
    assert not ask_once(port, Tally())  # nobody listens
