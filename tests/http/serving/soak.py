"""The long form, ``make soak``: a minute of stalled clients with the real waits, and memory over 200,000 requests."""

import resource
import time
from pathlib import Path

from tests.bench.client import ask
from tests.bench.questions import PLAY, SCORE
from tests.http.serving.load import Tally, ask_once, hung_up_within, memory, stalled
from tests.served import HOST, serve

MINUTE = 60  # seconds
IDLE, LOOK, SLACK = 15, 0.5, 5  # seconds: the longest wait by default, and what may come on top
ROUNDS, REQUESTS = 10, 20_000
GROWTH = 3_000_000  # bytes


def test_a_minute_of_stalled_clients(tmp_path: Path) -> None:
    tally = Tally()
    with serve(tmp_path / "log") as running:
        begun = time.monotonic()
        with stalled(running, 50) as socks:
            for second in range(MINUTE):
                ask_once(running.port, tally)
                time.sleep(max(0.0, begun + second + 1 - time.monotonic()))
            assert all(hung_up_within(sock, 0) for sock in socks)
    assert (len(tally.seconds), tally.refused, tally.lost) == (MINUTE, [], [])
    assert tally.slowest(0.95) < 1


def test_stalled_clients_are_cut_within_the_documented_time(tmp_path: Path) -> None:
    with serve(tmp_path / "log") as running, stalled(running, 50) as socks:
        deadline = time.monotonic() + IDLE + LOOK + SLACK
        assert all(hung_up_within(sock, max(0.0, deadline - time.monotonic())) for sock in socks)


def test_six_thousand_stalled_clients_delay_nobody(tmp_path: Path) -> None:
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 10_000), hard))
    with serve(tmp_path / "log") as running, stalled(running, 2000):
        tally = Tally()
        ask_once(running.port, tally)
    assert tally.slowest(1) < 5


def test_no_growth_over_two_hundred_thousand_requests(tmp_path: Path) -> None:
    sizes = []
    with serve(tmp_path / "log", environment={"REQUEST_LOG": "off"}) as running:
        for _ in range(ROUNDS):
            ask(running.port, SCORE.request(HOST), REQUESTS // 2)
            ask(running.port, PLAY.request(HOST), REQUESTS // 2)
            sizes.append(memory(running))
    print("resident bytes after each 20,000 requests:", sizes)
    assert sizes[-1] - sizes[1] < GROWTH  # caches fill at first
