"""Two instances behind the proxy of ``deploy/``: one may stop under load, and nobody notices."""

import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from urllib.request import Request, urlopen

import orjson
import pytest

from tests.http.serving.load import crowd
from tests.http.serving.proxy import proxied
from tests.http.serving.wire import Answer, answers, get, post
from tests.served import HOST, Served, serve

UNLIMITED = "rate=100000r/s"


@pytest.fixture
def instances(tmp_path: Path) -> Iterator[tuple[Served, Served]]:
    """Two instances, a worker each."""
    with serve(tmp_path / "one") as one, serve(tmp_path / "two") as two:
        yield one, two


def test_one_instance_stops_under_load_and_no_request_is_lost(tmp_path: Path, instances: tuple[Served, Served]) -> None:
    first, second = instances
    stop = threading.Event()
    with proxied(tmp_path, first.port, second.port, rate=UNLIMITED) as port, crowd(port, 6, stop) as tally:
        time.sleep(1)
        first.process.send_signal(signal.SIGTERM)
        first.process.wait(30)
        before = len(tally.seconds)
        time.sleep(1)
    assert len(tally.seconds) > before > 20  # the other one goes on
    assert (tally.refused, tally.lost) == ([], [])


def test_the_proxy_limits_a_caller_and_says_so_as_a_problem(tmp_path: Path, instances: tuple[Served, Served]) -> None:
    with proxied(tmp_path, instances[0].port, instances[1].port, rate="rate=1r/s") as port:
        through = Served(port, instances[0].process, tmp_path / "log")
        with through.connect() as sock:
            sock.sendall(get("/healthz") * 300)
            arrived = _take(sock, 300)
        statuses = [answer.status for answer in arrived]
        assert statuses.count(200) == pytest.approx(200, abs=5)  # the burst
        refused = arrived[statuses.index(429)]
        assert refused.headers["content-type"] == "application/problem+json"
        assert refused.json()["status"] == 429


def test_the_proxy_hands_on_large_bodies_and_the_name_of_the_request_but_not_the_metrics(
    tmp_path: Path, instances: tuple[Served, Served]
) -> None:
    with proxied(tmp_path, instances[0].port, instances[1].port) as port:
        piles = {"piles": [{"pile": ["AS", "AH"], "target": "QS"}] * 60_000}  # 3 MB
        headers = {"Content-Type": "application/json", "X-Request-ID": "mine"}
        asked = Request(f"http://{HOST}:{port}/v1/apples/scores", orjson.dumps(piles), headers)
        with urlopen(asked, timeout=60) as answer:
            assert answer.headers["X-Request-ID"] == "mine"
            assert len(orjson.loads(answer.read())["scores"]) == 60_000
        through = Served(port, instances[0].process, tmp_path / "log")
        with through.connect() as sock:
            sock.sendall(get("/metrics") + post(b" " * 1_500_000))
            assert [answer.status for answer in _take(sock, 2)] == [404, 413]


def _take(sock: socket.socket, count: int) -> list[Answer]:
    arriving = answers(sock)
    return [next(arriving) for _ in range(count)]
