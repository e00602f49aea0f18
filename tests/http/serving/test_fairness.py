"""One caller's long question delays nobody else: hostile ones, whose every part is a fault to be named."""

import threading
import time
from typing import Any

import orjson
import pytest

from tests.http.serving.wire import answers, chunked, get, post
from tests.served import Served

LONG = "A" * 35  # nearly the longest name: the nearest one takes longest to find
SEATED = [f"{LONG}{seat:03}" for seat in range(4)]
DELAY = 1.0  # seconds; unfair, each of these took longer


def of_rounds(player: dict[str, object], rounds: int) -> dict[str, Any]:
    """A game in which every result is this one."""
    return {"players": SEATED, "rounds": [{"players": [player] * 4}] * rounds}


QUESTIONS = [
    pytest.param("apples/game", of_rounds({f"p{number:02}": 0 for number in range(25)}, 600), id="unknown fields"),
    pytest.param("apples/game", of_rounds({"name": LONG, "pile": ["xx"] * 30, "target": "AS"}, 600), id="no cards"),
    pytest.param("apples/game", of_rounds({"name": LONG, "points": 0}, 300), id="strangers"),
    pytest.param(
        "apples-to-apples/game",
        {"players": SEATED, "rounds": [f"{LONG}{number:04}" for number in range(1000)]},
        id="strangers of the other game",
    ),
    pytest.param("apples/scores", {"piles": [{"pile": "AS " * 2_000_000, "target": "AS"}]}, id="one endless pile"),
]


@pytest.mark.parametrize(("path", "question"), QUESTIONS)
def test_a_long_question_delays_nobody(served: Served, path: str, question: dict[str, Any]) -> None:
    with served.connect(timeout=60) as busy, served.connect() as other:
        busy.sendall(post(orjson.dumps(question), path=f"/v1/{path}"))
        time.sleep(0.2)  # it has begun
        begun = time.monotonic()
        other.sendall(get("/healthz"))
        assert next(answers(other)).status == 200
        assert time.monotonic() - begun < DELAY
        assert next(answers(busy)).status in (200, 422)


def test_a_body_in_tiny_chunks_delays_nobody(served: Served) -> None:
    """They come faster than they are read, so that their reader never has to wait."""
    body = chunked(*[b" "] * 300_000)
    with served.connect(timeout=60) as busy, served.connect() as other:
        pump = threading.Thread(target=busy.sendall, args=(post(body, "Transfer-Encoding: chunked"),))
        pump.start()
        time.sleep(0.2)  # it has begun
        begun = time.monotonic()
        other.sendall(get("/healthz"))
        assert next(answers(other)).status == 200
        assert time.monotonic() - begun < DELAY
        pump.join()
        assert next(answers(busy)).status in (400, 408)
