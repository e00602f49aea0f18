"""What those who run the service see: its log, its metrics, its names for requests, its start and its refusals to."""

import os
import re
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import orjson
import pytest

from service.http.headers import EVERY_ANSWER
from tests.http.serving.load import memory
from tests.http.serving.wire import SCORE, Answer, answers, ask, get, post
from tests.served import HOST, PROJECT, Served, serve

MIB = 1024 * 1024
MADE = re.compile(r"[0-9a-f]{12}-[0-9a-f]+")


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The service with two workers."""
    with serve(tmp_path_factory.mktemp("two") / "log", workers=2) as running:
        yield running


@pytest.mark.parametrize(
    ("headers", "named"),
    [
        pytest.param(["X-Request-ID: abc-1.2/3"], "abc-1.2/3", id="the caller's"),
        pytest.param(
            ["traceparent: 00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01"],
            "0af7651916cd43dd8448eb211c80319c",
            id="the trace's",
        ),
        pytest.param(["X-Request-ID: a b"], None, id="with a space: made"),
        pytest.param([f"X-Request-ID: {'a' * 129}"], None, id="too long: made"),
        pytest.param(["traceparent: 00-" + "0" * 32 + "-b7ad6b7169203331-01"], None, id="no trace: made"),
        pytest.param([], None, id="none: made"),
    ],
)
def test_every_answer_has_the_name_of_its_request(served: Served, headers: list[str], named: str | None) -> None:
    for sent in (post(SCORE, *headers), get("/nowhere", *headers), get("/healthz", *headers)):
        given = ask(served, sent).headers["x-request-id"]
        assert given == named if named else MADE.fullmatch(given)


def test_names_that_are_made_are_all_different(served: Served) -> None:
    with served.connect() as sock:
        sock.sendall(get("/healthz") * 20 + b"nonsense\r\n\r\n")
        names = [answer.headers["x-request-id"] for answer in answers(sock)]
    assert len(set(names)) == 21


def test_a_line_of_json_for_each_request_and_nothing_of_its_body_or_query(served: Served) -> None:
    ask(served, post(SCORE, "X-Request-ID: look-for-me"))
    ask(served, get("/v1/apples/score?pile=AS&target=QS", "X-Request-ID: look-for-me-too"))
    ask(served, get("/nowhere/%C3%A4%0A" + "x" * 500, "X-Request-ID: and-me"))
    first, second, third = (_logged(served, name) for name in ("look-for-me", "look-for-me-too", "and-me"))
    assert set(first) == {"time", "id", "method", "path", "route", "status", "ms", "address"}
    assert (first["method"], first["route"], first["status"]) == ("POST", "/v1/apples/score", 200)
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", first["time"])
    assert second["path"] == "/v1/apples/score"
    assert third["path"].startswith("/nowhere/ä\n")
    assert (len(third["path"]), third["route"], third["status"]) == (201, "none", 404)


def test_what_is_no_request_is_logged_too(served: Served) -> None:
    named = ask(served, b"nonsense\r\n\r\n").headers["x-request-id"]
    assert _logged(served, named)["status"] == 400


def test_metrics_add_up_over_the_workers(two_workers: Served) -> None:
    before = _samples(two_workers)
    for _ in range(40):  # a connection each, so that both workers get some
        ask(two_workers, post())
    ask(two_workers, post(b'{"piles":[{"pile":[],"target":"QS"},{}]}', path="/v1/apples/scores"))
    ask(two_workers, get("/nowhere/at/all"))
    assert len(_workers(two_workers)) == 2
    expected = {
        'http_requests_total{method="POST",route="/v1/apples/score",status="200"}': 40,
        'http_requests_total{method="GET",route="none",status="404"}': 1,
        'http_request_duration_seconds_count{route="/v1/apples/score"}': 40,
        "piles_scored_total": 42,
    }
    for _ in range(50):  # a page's request is counted when its last byte is sent, and the client may be quicker
        after = _samples(two_workers)
        gained = {key: after[key] - before.get(key, 0) for key in expected if key in after}
        if gained == expected:
            break
        time.sleep(0.1)
    assert gained == expected


def test_metrics_and_health_are_never_stored(served: Served) -> None:
    for path in ("/metrics", "/healthz"):
        answer = ask(served, get(path))
        assert (answer.status, answer.headers["cache-control"]) == (200, "no-store")


@pytest.mark.parametrize(
    "sent",
    [
        pytest.param(post(), id="an answer"),
        pytest.param(get("/healthz"), id="health"),
        pytest.param(get("/nowhere"), id="not found"),
        pytest.param(post(b"{"), id="no JSON"),
        pytest.param(b"nonsense\r\n\r\n", id="no request"),
    ],
)
def test_headers_of_every_answer(served: Served, sent: bytes) -> None:
    answer: Answer = ask(served, sent)
    missing = {name for name, value in EVERY_ANSWER.items() if answer.headers.get(name.lower()) != value}
    assert not missing


def test_a_worker_at_rest_is_small(two_workers: Served) -> None:
    assert memory(two_workers) / 2 < 60 * 1_000_000


@pytest.mark.parametrize(
    ("environment", "said"),
    [
        ({"PORT": "http"}, "PORT must be a whole number from 1 to 65535, not 'http'."),
        ({"WEB_CONCURRENCY": "0"}, "WEB_CONCURRENCY must be a whole number from 1 to 256, not '0'."),
        (
            {"REQUEST_LOG": "yes", "HOST": ""},
            "HOST must not be empty. REQUEST_LOG must be one of on, off, not 'yes'.",
        ),
    ],
)
def test_settings_that_cannot_be_meant_are_named_and_nothing_starts(environment: dict[str, str], said: str) -> None:
    command = [sys.executable, "-m", "gunicorn", "--config", "python:service.server.config", "service:create_app()"]
    tried = subprocess.run(
        command, cwd=PROJECT, env={**os.environ, **environment}, capture_output=True, text=True, timeout=60, check=False
    )
    assert tried.returncode != 0
    assert said in tried.stderr
    assert "Traceback" not in tried.stderr


def test_the_start_says_where_to_look_and_the_end_leaves_no_file(tmp_path: Path) -> None:
    with serve(tmp_path / "log", environment={"TMPDIR": str(tmp_path)}) as running:
        assert list(tmp_path.glob("apples-metrics-*"))
    assert not list(tmp_path.glob("apples-metrics-*"))
    events = [orjson.loads(line) for line in running.log.read_bytes().splitlines()]
    assert any(f"look at http://127.0.0.1:{running.port}/" in event.get("event", "") for event in events)


def test_the_request_log_can_be_switched_off(tmp_path: Path) -> None:
    with serve(tmp_path / "log", environment={"REQUEST_LOG": "off"}) as running:
        ask(running, post())
    assert b"/v1/apples/score" not in running.log.read_bytes()


def _logged(served: Served, named: str) -> dict[str, Any]:
    """The line of the request of this name."""
    deadline = time.monotonic() + 10
    while time.monotonic() < deadline:
        for line in served.log.read_bytes().splitlines():
            if f'"id":"{named}"'.encode() in line:
                found: dict[str, Any] = orjson.loads(line)
                return found
        time.sleep(0.05)
    raise AssertionError(f"{named} is not in the log")


def _samples(served: Served) -> dict[str, float]:
    with urlopen(f"{served.url}/metrics", timeout=10) as answer:
        text = answer.read().decode()
    lines = [line.rpartition(" ") for line in text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in lines}


def _workers(served: Served) -> list[str]:
    return Path(f"/proc/{served.process.pid}/task/{served.process.pid}/children").read_text().split()


@pytest.mark.parametrize("path", ["/", "/docs", "/rules", "/openapi.yaml", "/healthz", "/v1/apples/rules", "/nowhere"])
def test_every_answer_has_one_date(served: Served, path: str) -> None:
    with socket.create_connection((HOST, served.port), timeout=20) as sock:
        sock.sendall(get(path, "Connection: close"))
        received = b"".join(iter(lambda: sock.recv(65536), b""))
    assert received.partition(b"\r\n\r\n")[0].lower().count(b"\r\ndate: ") == 1
