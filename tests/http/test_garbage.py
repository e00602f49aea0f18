"""A refused request leaves nothing behind that only a search for garbage would find: its body would stay with it."""

import gc
from typing import Any

import pytest
from werkzeug.test import EnvironBuilder

from service import create_app

APP = create_app()
REFUSED = [
    ("/v1/apples/score", b'{"pile":["x","y"],"target":"KS"}'),
    ("/v1/apples/score", b'{"pile":["AS","AS"],"target":"KS"}'),
    ("/v1/apples/score", b'{"pile":[],"target":"KS","x":1}'),
    ("/v1/apples/score", b"{"),
    ("/v1/apples/score", b"[]"),
    ("/v1/apples/scores", b'{"piles":3}'),
    ("/v1/apples/scores", b'{"piles":[{"pile":["x"],"target":"x"}]}'),
    ("/v1/apples/bid", b'{"calls":[{"number":"x"}],"hand":"AS AS"}'),
    ("/v1/apples/round", b'{"players":[{"name":"a","pile":["x"]}]}'),
    ("/v1/apples/game", b'{"players":["a","a"],"rounds":[{"a":1},3]}'),
    ("/v1/apples/referee", b'{"players":["a","b","c","d"],"hands":[{"name":"z","cards":["AS","AS"]}]}'),
    ("/v1/apples-to-apples/table", b'{"players":["a","a"]}'),
    ("/v1/apples-to-apples/round", b'{"players":["a","b","c","d"],"judge":"e","plays":[{"player":"f"}]}'),
]


def ask(path: str, body: bytes) -> None:
    environ = EnvironBuilder(path, method="POST", data=body, content_type="application/json").get_environ()
    start: Any = lambda *_: None  # noqa: E731
    assert b"".join(APP(environ, start))


@pytest.mark.parametrize(("path", "body"), REFUSED)
def test_a_refusal_leaves_no_garbage(path: str, body: bytes) -> None:
    ask(path, body)  # what is made once stays
    gc.collect()
    gc.disable()
    try:
        ask(path, body)
        assert gc.collect() == 0
    finally:
        gc.enable()
