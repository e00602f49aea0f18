"""The comparison that every answer of the test suite goes through finds what departs from the contract."""

from dataclasses import dataclass, field
from typing import Any

import orjson
import pytest

from tests.contract.conformity import departures

HEADERS = {
    "Content-Type": "application/json",
    "Cache-Control": "no-store",
    "Vary": "Accept",
    "Service-Version": "1.0.0",
    "X-Request-ID": "1",
}
TRICK = {"winner": 0, "card": "AS", "led": "S", "ruffed": False, "complete": False}
PROBLEM = {"type": "/problems/bad-json", "title": "x", "status": 400, "detail": "x", "instance": "/"}


@dataclass(frozen=True)
class Given:
    """An answer made up."""

    json: Any = field(default_factory=lambda: dict(TRICK))
    status_code: int = 200
    headers: dict[str, str] = field(default_factory=lambda: dict(HEADERS))

    @property
    def content(self) -> bytes:
        return orjson.dumps(self.json)


def test_an_answer_as_promised_departs_in_nothing() -> None:
    assert departures("POST", "/v1/apples/trick", Given()) == []


@pytest.mark.parametrize(
    ("answer", "said"),
    [
        pytest.param(Given({**TRICK, "extra": 1}), "extra", id="a field that is not promised"),
        pytest.param(Given({name: TRICK[name] for name in ("winner", "card")}), "required", id="a field missing"),
        pytest.param(Given({**TRICK, "winner": None}), "null", id="null"),
        pytest.param(Given({**TRICK, "winner": 4}), "maximum", id="a number out of its range"),
        pytest.param(Given({**TRICK, "card": "as"}), "does not match", id="a card written otherwise"),
        pytest.param(Given([]), "object", id="a list at the top"),
        pytest.param(Given(status_code=201), "does not promise a 201", id="a status that is not promised"),
        pytest.param(Given(headers={**HEADERS, "Content-Type": "text/html"}), "the type is text/html", id="HTML"),
        pytest.param(Given(headers={**HEADERS, "Vary": "Cookie"}), "Vary", id="a header's value"),
        pytest.param(
            Given(headers={name: HEADERS[name] for name in HEADERS if name != "Service-Version"}),
            "Service-Version is missing",
            id="a header missing",
        ),
        pytest.param(
            Given(PROBLEM, 400, {**HEADERS, "Content-Type": "application/json"}),
            "the type is",
            id="an error of the wrong type",
        ),
        pytest.param(
            Given({**PROBLEM, "trace": "x"}, 400, {**HEADERS, "Content-Type": "application/problem+json"}),
            "trace",
            id="a traceback in a problem",
        ),
    ],
)
def test_what_departs_is_found(answer: Given, said: str) -> None:
    assert said in "; ".join(departures("POST", "/v1/apples/trick", answer))


def test_a_path_under_v1_that_is_not_in_the_document_is_found() -> None:
    assert departures("GET", "/v1/secret", Given()) != []
